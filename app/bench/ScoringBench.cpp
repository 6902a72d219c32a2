// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/ScoringBench.h"

#include "core/scoring/ScoringPass.h"
#include "core/store/RunStore.h"

#include <chrono>

namespace chronoscope::app {

Result<ScoringFigures> measureScoring(const std::string& path, const std::string& name) {
    auto workspace = store::Workspace::open(path, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    const auto run = store::RunStore(*reader).find(name);
    if (!run) return run.error();
    using Clock = std::chrono::steady_clock;
    scoring::ScoringRequest request{run->id, "scoring benchmark", run->spec.judge, {}};
    using matching::Extraction;
    using matching::Preprocess;
    auto& judge = request.judge;
    judge.extraction = judge.extraction == Extraction::Lenient ? Extraction::Strict : Extraction::Lenient;
    judge.preprocess = judge.preprocess == Preprocess::Paper ? Preprocess::Reference : Preprocess::Paper;
    const auto start = Clock::now();
    const auto record = scoring::score(**workspace, request, [](const scoring::ScoringProgress&) {}, {});
    if (!record) return record.error();
    return ScoringFigures{record->replies, std::chrono::duration<double>(Clock::now() - start).count()};
}

} // namespace chronoscope::app
