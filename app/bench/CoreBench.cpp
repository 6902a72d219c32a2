// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/CoreBench.h"

#include "app/Resources.h"
#include "app/bench/SyntheticBenchmark.h"
#include "core/results/ResultLoader.h"
#include "core/run/RunFactory.h"
#include "ui/views/ResultHeatmap.h"

#include <fmt/format.h>
#include <rapidfuzz/fuzz.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Largest resident size so far, in MB (VmHWM of this process).
double peakMb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (!line.starts_with("VmHWM:")) continue;
        std::istringstream words(line.substr(6));
        double kib = 0;
        words >> kib;
        return kib * 1024 / 1e6;
    }
    return 0;
}

Status measureImport(const std::string& folder, int elements, const std::shared_ptr<store::Workspace>& workspace,
                     CoreFigures& figures) {
    const auto bytes = writeSyntheticBenchmark(folder, elements);
    if (!bytes) return bytes.error();
    store::WorkspaceSink sink(workspace);
    const auto start = Clock::now();
    const auto report = benchmark::importPaths(
        {folder + "/TimeVariant_General_Dynamic.jsonl", folder + "/Fewshot_General.jsonl"}, sink);
    if (!report) return report.error();
    figures.importMbPerSecond = static_cast<double>(report->bytes) / 1e6 / secondsSince(start);
    if (report->skippedCount > 0) return Error{ErrorCode::BadInput, "the made-up benchmark was not read whole", folder};
    return {};
}

Status measureRun(const std::shared_ptr<store::Workspace>& workspace, CoreFigures& figures) {
    const auto pack = loadPack();
    if (!pack) return pack.error();
    const auto created =
        run::createRun(*workspace, run::RunSpec{}, "benchmark", "calibration:?cutoff=2019&recall=0.8", *pack);
    if (!created) return created.error();
    constexpr std::int64_t kMillion = 1'000'000;
    auto engine = run::openRun(workspace, created->id, [&](const run::RunProgress& progress) {
        if (figures.peakMbAtMillion == 0 && progress.counts.done() >= kMillion) figures.peakMbAtMillion = peakMb();
    });
    if (!engine) return engine.error();
    const auto start = Clock::now();
    (*engine)->start();
    const auto last = (*engine)->wait();
    const double seconds = secondsSince(start);
    if (last.state != run::EngineState::Finished) return Error{last.stopCode, last.message, "benchmark run"};
    figures.replies = last.counts.done();
    figures.repliesPerSecond = static_cast<double>(figures.replies) / seconds;
    figures.peakMb = peakMb();
    if (figures.peakMbAtMillion == 0) figures.peakMbAtMillion = figures.peakMb;
    return {};
}

/// As the window and `chronoscope report` come to a heat map: the run is read into memory once, and every view is made
/// from there.
Status measureHeatmap(const std::shared_ptr<store::Workspace>& workspace, CoreFigures& figures) {
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    const auto runs = store::RunStore(*reader).list();
    if (!runs) return runs.error();
    auto start = Clock::now();
    const auto set = results::loadResults(*reader, {{runs->front().id, 0}}, {});
    if (!set) return set.error();
    figures.resultsLoadMs = secondsSince(start) * 1000;
    results::ResultFilter filter;
    filter.templates = {prompt::Template::Generation};
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        start = Clock::now();
        const auto heatmap = ui::heatmapContent(**set, filter, {});
        if (heatmap.rows.empty()) return Error{ErrorCode::BadInput, "the heat map is empty", "benchmark run"};
        times.push_back(secondsSince(start) * 1000);
    }
    std::nth_element(times.begin(), times.begin() + 10, times.end());
    figures.heatmapQueryMs = times[10];
    return {};
}

/// Pairs of replies and objects as they come in a run: some right, most near, some far.
void measureFuzzy(CoreFigures& figures) {
    constexpr int kObjects = 200;
    constexpr int kReplies = 30; // per cell: the samples that share its prepared objects
    constexpr int kRounds = 20;
    std::vector<std::string> names;
    for (int i = 0; i < kObjects; ++i)
        names.push_back(fmt::format("Holder {} of the Office of {}", i * 7919 % 1000, i * 104'729 % 977));
    std::vector<std::u32string> prepared;
    for (const std::string& name : names)
        prepared.push_back(matching::processed(name, matching::Preprocess::Paper));
    const double pairs = static_cast<double>(kObjects) * kReplies * kRounds;
    double sum = 0;
    auto start = Clock::now();
    for (int round = 0; round < kRounds; ++round)
        for (int i = 0; i < kObjects; ++i)
            for (int j = 0; j < kReplies; ++j)
                sum += rapidfuzz::fuzz::token_set_ratio(prepared[static_cast<std::size_t>(i)],
                                                        prepared[static_cast<std::size_t>((i + j) % kObjects)]);
    figures.rapidfuzzPerSecond = pairs / secondsSince(start);
    start = Clock::now();
    for (int round = 0; round < kRounds; ++round) {
        for (int i = 0; i < kObjects; ++i) {
            const matching::FuzzyMatcher matcher({{names[static_cast<std::size_t>(i)]}}, matching::Preprocess::Paper);
            for (int j = 0; j < kReplies; ++j)
                sum += matcher.match(names[static_cast<std::size_t>((i + j) % kObjects)]).score;
        }
    }
    figures.fuzzyPerSecond = pairs / secondsSince(start);
    if (sum < 0) figures.fuzzyPerSecond = 0; // keeps the work from being optimised away
}
} // namespace

Result<CoreFigures> measureCore(const std::string& folder, int elements, std::string& path, const BenchNote& note) {
    CoreFigures figures;
    path = folder + "/bench.chronoscope";
    auto workspace = store::Workspace::open(path, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    note("fuzzy matching");
    measureFuzzy(figures);
    note(fmt::format("import of {} elements", elements));
    if (const Status imported = measureImport(folder, elements, *workspace, figures); !imported)
        return imported.error();
    note("run");
    if (const Status ran = measureRun(*workspace, figures); !ran) return ran.error();
    note("heat map");
    if (const Status drawn = measureHeatmap(*workspace, figures); !drawn) return drawn.error();
    std::error_code ignored;
    figures.workspaceMb = static_cast<double>(std::filesystem::file_size(path, ignored)) / 1e6;
    return figures;
}

} // namespace chronoscope::app
