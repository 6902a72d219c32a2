// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/OpenRun.h"

#include "core/backend/ModelBackend.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <string>

namespace chronoscope::app {

/// How `replies` and `prompt` read the runs of one study. One object a command: it holds the study's own options as
/// they are typed. Main thread.
class RunReader {
public:
    /// What every study is told.
    struct Asked {
        std::string element; ///< content id or subject of what is asked about; empty = all, of `replies` alone
        bool json = false;
    };

    /// A stored outcome of a request.
    struct Outcome {
        std::int64_t number = 0;    ///< the same for the same question in all runs of one slice
        std::string kind;           ///< what stands together: a task
        std::string target;         ///< the right answer
        bool isAnswer = false;      ///< false: it ended in an error
        nlohmann::ordered_json row; ///< as `replies --json` has it; of one kind the same keys
        std::function<Result<backend::ModelRequest>()> request; ///< what was asked; without the bytes of pictures
    };
    using OutcomeVisit = std::function<Status(const Outcome&)>;

    virtual ~RunReader() = default;
    /// As a person calls it: "MINED".
    virtual std::string study() const = 0;
    virtual bool reads(const store::RunRecord& run) const = 0;
    virtual void addPromptOptions(CLI::App& /*command*/) {}
    virtual void addReplyOptions(CLI::App& /*command*/) {}

    /// Prints the exact text of one request. Returns the exit status; what is wrong has been printed by then.
    virtual int showPrompt(OpenRun run, const Asked& asked) = 0;
    /// Prints every stored outcome, one row each. The same.
    virtual int listReplies(OpenRun run, const Asked& asked) = 0;
    /// Hands over every stored outcome in the order of asking, until `visit` fails.
    virtual Status eachOutcome(OpenRun& run, const OutcomeVisit& visit) {
        (void)visit;
        return Error{ErrorCode::InvalidArgument, "runs like this one have no file in this layout", run.record.name};
    }
};

} // namespace chronoscope::app
