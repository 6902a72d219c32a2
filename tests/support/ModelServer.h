// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/support/FaultServer.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// An honest OpenAI-compatible server for the model "m", which knows the capital of France, sees colours, echoes, and
/// samples another text for each seed. A test replaces what it lies about.

enum class Wants {
    Models,
    Chat,
    Text,    ///< a raw completion
    Score,   ///< a raw completion that echoes
    Picture, ///< a chat with an image
    Other,   ///< none of the API's calls
};

/// A request as the server understands it.
struct Wanted {
    Wants wants = Wants::Other;
    std::string path;
    std::string prompt; ///< raw ones only: with the continuation where that is scored
    bool greedy = true;
    bool logProbs = false;
    std::string seed;
    int number = 0; ///< of all requests of the server, from 1
};

/// What stands in place of the honest answer; nothing = that one.
using Lie = std::function<std::optional<Answer>(const Wanted&)>;

FaultServer::Script modelServer(Lie lie = {});
/// The honest answer.
Answer honest(const Wanted& wanted);

/// A list of models.
Answer modelsReply(const std::vector<std::string>& ids);
/// A chat reply with `logProbs`, JSON, as the value of "logprobs" of its choice.
Answer chatWith(const std::string& text, const std::string& logProbs);
/// The same for a raw completion.
Answer textWith(const std::string& text, const std::string& logProbs);
/// An echo of the tokens with these values, JSON; the text is theirs put together.
Answer echoOf(const std::vector<std::string>& tokens, const std::string& values);

} // namespace chronoscope::test
