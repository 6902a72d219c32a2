// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// What is asked of a model.
enum class Task {
    Generate,          ///< continue the prompt
    ScoreContinuation, ///< log-probabilities of `continuation` after the prompt, nothing generated
};

/// How the prompt travels: as a user turn of a chat (with a system turn), or raw to a completion endpoint.
enum class Mode { Chat, Completion };

/// Every sampling field is always sent: servers' defaults differ.
struct Decoding {
    double temperature = 0.0;
    double topP = 1.0;
    int maxTokens = 50;
    std::uint64_t seed = 42;
    std::vector<std::string> stop;
};

class Image;

/// What was said before in a chat: a question and its answer.
struct Turn {
    std::string user;
    std::string assistant;
};

/// One request; a value that moves from the run engine to a backend.
struct ModelRequest {
    Task task = Task::Generate;
    Mode mode = Mode::Chat;
    std::string system; ///< chat only; may be empty
    std::string prompt;
    std::string continuation; ///< ScoreContinuation only
    std::vector<std::shared_ptr<const Image>> images;
    Decoding decoding;
    int logProbs = 0;        ///< alternatives wanted per generated token; 0 = no log-probabilities
    int sampleIndex = 0;     ///< which of several samples of one prompt this is; part of a cache key
    std::int64_t tag = 0;    ///< the caller's number of this request; its name in a batch file
    std::uint64_t group = 0; ///< requests of one run share a group and are cancelled together
    std::vector<Turn> turns; ///< before the prompt; chat only
    bool allMatches = false; ///< ScoreContinuation of a raw prompt: every occurrence of the continuation counts, those
                             ///< in the prompt too, as in the released code of TimeStress
    bool isTraced = false;   ///< the reply is to bring what went over the wire for it
};

} // namespace chronoscope::backend
