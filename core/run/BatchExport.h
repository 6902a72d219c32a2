// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/BackendConfig.h"
#include "core/base/Result.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::run {

/// How large one request file may become; the defaults keep clear of what OpenAI takes.
struct BatchLimits {
    std::int64_t requests = 50'000;
    std::uint64_t bytes = 190'000'000;
};

/// A request file that was written.
struct BatchFile {
    std::string path;
    std::int64_t requests = 0;
    std::uint64_t bytes = 0;
};

/// How a run's requests are put into a batch: its backend, read. Unsupported where the protocol has no such files
/// (only "openai" and "vllm" have), InvalidArgument where the URI names no model.
Result<backend::BackendConfig> batchConfigOf(const store::RunRecord& run);

/// The beginning of the names of a run's request files, safe in any file system: letters, digits, '.', '_' and '-'.
std::string batchStem(const store::RunRecord& run);

/// The name of the file with the chat template that stands beside the request files of a run whose prompts are raw and
/// go to vLLM; empty for others. See VllmBatchProtocol.
std::string batchTemplate(const store::RunRecord& run);

/// What has the files answered on a machine of one's own, one shell command a file; empty where they go to a server.
std::vector<std::string> batchCommands(const store::RunRecord& run, const std::vector<BatchFile>& files);

/// Writes every request of the run that has no outcome yet, in order, into files "STEM-0001.jsonl", "STEM-0002.jsonl" …
/// of `folder`, which is made if it is missing. The files get their names only when all of them are on the disk, so a
/// crash or an error leaves none; batchTemplate() is written before. Nothing is overwritten: InvalidArgument if the
/// folder holds files of such names. No files at all when everything has its outcome. `progress` is told how many are
/// written, of how many, now and then. Memory is bounded. Blocks; any thread, with an engine at work on the run or not.
Result<std::vector<BatchFile>> exportBatch(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                           const BatchLimits& limits, const std::stop_token& stop,
                                           const std::function<void(std::int64_t, std::int64_t)>& progress = {});

} // namespace chronoscope::run
