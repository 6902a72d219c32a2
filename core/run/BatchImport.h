// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/run/RunEngine.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::run {

/// What became of the lines of a result file. Value type.
struct BatchImport {
    struct Issue {
        std::uint64_t line = 0; ///< from 1
        std::string reason;
    };

    std::int64_t lines = 0;         ///< that are not empty
    std::int64_t imported = 0;      ///< outcomes stored now …
    std::int64_t errors = 0;        ///< … of which errors that asking again would not mend
    std::int64_t alreadyStored = 0; ///< requests that had their outcome before
    std::int64_t duplicates = 0;    ///< further results of a request, ignored
    std::int64_t unanswered = 0;    ///< errors that may pass (429, 5xx, expired …): the request stays unasked
    std::int64_t foreign = 0;       ///< results of another run
    std::int64_t notPlanned = 0;    ///< numbers this run has no request for
    std::int64_t broken = 0;        ///< lines that cannot be read
    std::vector<Issue> issues;      ///< what is wrong with some of these lines, in their order; at most kMostIssues
    struct OtherModel {
        explicit OtherModel(std::uint64_t firstLine) : line(firstLine) {}
        std::uint64_t line; ///< of the first result
        std::int64_t results = 0;
    };
    std::map<std::string, OtherModel> otherModels; ///< who answered in place of the run's model; imported all the same
    std::int64_t unnamed = 0;                      ///< results that do not say which model they are of
    std::int64_t done = 0;                         ///< outcomes the run has now …
    std::int64_t total = 0;                        ///< … of so many; equal once it is finished

    static constexpr std::size_t kMostIssues = 100;
};

/// Takes a result file of OpenAI's Batch API or `vllm run-batch` into its run, as if the replies had come live: they go
/// through the run engine, so they are judged, counted and made durable in the same way. Lines may stand in any order.
/// Nothing of the file is trusted; what is no usable result is counted and reported. Stopped or killed at any point
/// the same file can be imported again, and importing it twice changes nothing. A run whose last request is answered
/// becomes Finished. Errors: NotFound, Unsupported (see batchConfigOf), Io, Cancelled, those of the store.
/// Blocks; the run must have no engine. `sink` as RunEngine's; `options` are those of the engine that stores the
/// replies.
Result<BatchImport> importBatch(const std::shared_ptr<store::Workspace>& workspace, std::int64_t run,
                                const std::string& file, const RunEngine::Sink& sink, const std::stop_token& stop,
                                RunEngine::Options options = {.concurrency = 1'024});

} // namespace chronoscope::run
