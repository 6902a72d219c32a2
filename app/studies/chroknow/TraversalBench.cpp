// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/TraversalBench.h"

#include "app/Resources.h"
#include "app/bench/SyntheticBenchmark.h"
#include "core/run/RunFactory.h"
#include "core/studies/chroknow/traversal/TraversalRun.h"

#include <chrono>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

double secondsFrom(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

Status runToEnd(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id) {
    auto engine = run::openRun(workspace, id, {});
    if (!engine) return engine.error();
    (*engine)->start();
    const auto last = (*engine)->wait();
    if (last.state != run::EngineState::Finished) return Error{last.stopCode, last.message, "benchmark run"};
    return {};
}

Result<std::int64_t> finishedBase(const std::shared_ptr<store::Workspace>& workspace, const std::string& folder,
                                  int elements) {
    if (const Status made = importSyntheticBenchmark(workspace, folder, elements); !made) return made.error();
    const auto pack = loadPack();
    if (!pack) return pack.error();
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    const auto created =
        run::createRun(*workspace, spec, "base", "calibration:?cutoff=2019&recall=0.6&partial=0.3", *pack);
    if (!created) return created.error();
    if (const Status ran = runToEnd(workspace, created->id); !ran) return ran.error();
    return created->id;
}
} // namespace

Result<TraversalFigures> measureTraversals(const std::string& folder, int elements) {
    auto workspace =
        store::Workspace::open(folder + "/traversals.chronoscope", store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    const auto base = finishedBase(*workspace, folder, elements);
    if (!base) return base.error();
    traversal::TraversalSpec spec;
    spec.sample = {};
    spec.words = traversalWords();
    auto start = Clock::now();
    const auto created = run::createTraversals(**workspace, *base, spec, "traversals");
    if (!created) return created.error();
    TraversalFigures figures;
    figures.traversals = created->estimate.targets;
    figures.steps = created->estimate.steps;
    figures.elementsPerSecond = static_cast<double>(created->estimate.elements) / secondsFrom(start);
    start = Clock::now();
    if (const Status ran = runToEnd(*workspace, created->id); !ran) return ran.error();
    const double seconds = secondsFrom(start);
    figures.traversalsPerSecond = static_cast<double>(figures.traversals) / seconds;
    figures.stepsPerSecond = static_cast<double>(figures.steps) / seconds;
    return figures;
}

} // namespace chronoscope::app
