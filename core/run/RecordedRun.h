// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/base/Result.h"
#include "core/layout/RunSpec.h"
#include "core/run/RunEngine.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace chronoscope::run {

/// The replies of a real model to one run, recorded once and played back into another workspace that holds the same
/// benchmark. A zlib stream of JSON Lines: first an object (name, model, backend, build, recorded, report, spec,
/// slice_hash, few_shots, template_pack, relation_pack), then for each reply a list: index of its request, text, prompt
/// tokens, completion tokens (null = not told), finish. tests/support/record_sample.py writes it.
struct RecordedRun {
    std::string name, model, backend;
    std::string build;    ///< of the server that answered
    std::string recorded; ///< date, UTC
    std::string report;   ///< JSON of the backend's test
    RunSpec spec;
    std::string sliceHash;
    std::string fewShots; ///< content hash over the ids of the few-shots, hex: the exemplars come from them
    std::string templatePack, relationPack;                        ///< JSON: its prompts were made of these
    std::unordered_map<std::int64_t, backend::Completion> replies; ///< by index of the request
};

/// BadInput with the line and the reason. Pure; any thread.
Result<RecordedRun> readRecording(std::string_view bytes);

/// Makes a run of the recording, unless there is one of its name, and fills it as if the replies had come live: they
/// go through the run engine, so they are judged, counted and made durable in the same way; killed at any point it goes
/// on. Returns its id. InvalidArgument where the benchmark is not the one that it was recorded with, Corrupt where it
/// lacks a reply. Blocks.
Result<std::int64_t> playRecording(const std::shared_ptr<store::Workspace>& workspace,
                                   std::shared_ptr<const RecordedRun> recording, const RunEngine::Sink& progress = {});

} // namespace chronoscope::run
