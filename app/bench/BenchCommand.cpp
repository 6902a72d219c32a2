// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/BenchCommand.h"

#include "app/bench/AskingBench.h"
#include "app/bench/CoreBench.h"
#include "app/bench/GuiBench.h"
#include "app/bench/HttpBench.h"
#include "app/bench/ScoringBench.h"
#include "app/bench/StudyBench.h"
#include "app/bench/TraversalBench.h"
#include "app/cli/Console.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <cmath>
#include <deque>
#include <memory>
#include <thread>

namespace chronoscope::app {

namespace {
constexpr int kRepliesPerElement = 14 * 3 * 10; // years × templates × samples
constexpr int kFullElements = 10'000'000 / kRepliesPerElement;
constexpr int kQuickElements = 400'000 / kRepliesPerElement;

double rounded(double value) { return std::round(value * 100) / 100; }

nlohmann::ordered_json outageJson(const std::optional<OutageFigures>& outage) {
    if (!outage) return {};
    return {{"away_s", rounded(outage->seconds)},
            {"requests_before", outage->before},
            {"requests_during", outage->during},
            {"requests_after", outage->after},
            {"errors", outage->errors},
            {"lost_or_twice", outage->lost},
            {"first_reply_after_s", rounded(outage->secondsToFirstReply)}};
}

nlohmann::ordered_json costJson(const AskingCost& cost) {
    return {{"replies_per_second", std::round(cost.repliesPerSecond)},
            {"cpu_us_per_reply", rounded(cost.cpuMicros)},
            {"context_switches_per_reply", rounded(cost.switches)}};
}

Result<nlohmann::ordered_json> askingJson(const QTemporaryDir& folder, bool quick) {
    printNote("bench: a run over HTTP, without, into and out of the response cache");
    const auto asked = measureAsking(folder.path().toStdString(), quick ? 48 : 240);
    if (!asked) return asked.error();
    return nlohmann::ordered_json{{"replies", asked->replies},
                                  {"uncached", costJson(asked->uncached)},
                                  {"filling_cache", costJson(asked->filling)},
                                  {"from_cache", costJson(asked->found)}};
}

Result<nlohmann::ordered_json> figuresOf(const StudyBench& bench, const QTemporaryDir& folder, bool quick) {
    printNote("bench: " + bench.note);
    return bench.measure(folder.path().toStdString(), quick);
}

int printFigures(const Result<nlohmann::ordered_json>& figures) {
    if (!figures) return printError(figures.error());
    printOut(figures->dump(2) + "\n");
    return kDone;
}

struct BenchOptions {
    bool quick = false, onlyAsking = false;
    std::vector<StudyBench> studies = studyBenches();
    std::deque<bool> only = std::deque<bool>(studies.size()); ///< this study alone
    std::string where;
};

void tell(const std::string& note) { printNote("bench: " + note); }

/// What is measured of the program whole, one part after the other.
struct Measured {
    CoreFigures core;
    GuiFigures gui;
    ScoringFigures scored;
    HttpFigures http;
    TraversalFigures traversals;
};

Result<Measured> measure(const std::string& folder, bool quick) {
    std::string workspace;
    auto core = measureCore(folder, quick ? kQuickElements : kFullElements, workspace, tell);
    if (!core) return core.error();
    tell("window");
    run::RunSpec spec;
    spec.slice.sample = *benchmark::Sample::parse(quick ? "first:400" : "first:2400");
    auto gui = measureWindow(workspace, spec);
    if (!gui) return gui.error();
    tell("scoring");
    auto scored = measureScoring(workspace, "window benchmark");
    if (!scored) return scored.error();
    auto http = measureHttp(quick, tell);
    if (!http) return http.error();
    tell("traversals");
    auto traversals = measureTraversals(folder, quick ? 130 : 1'300);
    if (!traversals) return traversals.error();
    return Measured{std::move(core).value(), std::move(gui).value(), std::move(scored).value(), std::move(http).value(),
                    std::move(traversals).value()};
}

nlohmann::ordered_json figuresOf(const Measured& measured, nlohmann::ordered_json asking) {
    const auto& [core, gui, scored, http, traversals] = measured;
    const auto& wrk = http.wrkRequestsPerSecond;
    return {{"cores", std::thread::hardware_concurrency()},
            {"replies", core.replies},
            {"replies_per_second", std::round(core.repliesPerSecond)},
            {"peak_rss_mb", rounded(core.peakMbAtMillion)},
            {"peak_rss_mb_at_end", rounded(core.peakMb)},
            {"results_load_ms", rounded(core.resultsLoadMs)},
            {"heatmap_query_ms", rounded(core.heatmapQueryMs)},
            {"start_to_first_paint_ms", rounded(gui.firstPaintMs)},
            {"start_to_heatmap_ms", rounded(gui.startToHeatmapMs)},
            {"open_to_heatmap_ms", rounded(gui.openToHeatmapMs)},
            {"longest_gui_frame_ms", rounded(gui.longestFrameMs)},
            {"longest_click_answer_ms", rounded(gui.longestAnswerMs)},
            {"clicks_answered", gui.clicks},
            {"theme_switch_ms", rounded(gui.themeSwitchMs)},
            {"import_mb_per_second", rounded(core.importMbPerSecond)},
            {"fuzzy_matches_per_second", std::round(core.fuzzyPerSecond)},
            {"rapidfuzz_matches_per_second", std::round(core.rapidfuzzPerSecond)},
            {"workspace_mb", rounded(core.workspaceMb)},
            {"rescored_replies", scored.replies},
            {"rescoring_s", rounded(scored.seconds)},
            {"traversals", traversals.traversals},
            {"traversals_per_second", std::round(traversals.traversalsPerSecond)},
            {"http_requests_per_second", std::round(http.requestsPerSecond)},
            {"wrk_requests_per_second", wrk ? nlohmann::ordered_json(std::round(*wrk)) : nlohmann::ordered_json()},
            {"http_ratio_to_wrk",
             wrk ? nlohmann::ordered_json(rounded(http.requestsPerSecond / *wrk)) : nlohmann::ordered_json()},
            {"http_256_at_2s_per_second", rounded(http.atLatencyPerSecond)},
            {"http_256_at_2s_cpu_percent", rounded(http.atLatencyCpuPercent)},
            {"http_faulty_requests", http.faultyRequests},
            {"http_faulty_replies", http.faultyReplies},
            {"http_faulty_errors", http.faultyErrors},
            {"http_faulty_lost_or_twice", http.faultyLost},
            {"http_faulty_seconds", rounded(http.faultySeconds)},
            {"http_outage", outageJson(http.outage)},
            {"http_run", std::move(asking)}};
}

int bench(const BenchOptions& options) {
    const bool quick = options.quick;
    const std::string& where = options.where;
    const QTemporaryDir folder(QString::fromStdString(where.empty() ? "" : where + "/chronoscope-bench-XXXXXX"));
    if (!folder.isValid())
        return printError({ErrorCode::Io, "no temporary folder", folder.errorString().toStdString()});
    for (std::size_t i = 0; i < options.studies.size(); ++i)
        if (options.only[i]) return printFigures(figuresOf(options.studies[i], folder, quick));
    const auto asking = askingJson(folder, quick);
    if (!asking || options.onlyAsking) return printFigures(asking);
    const auto measured = measure(folder.path().toStdString(), quick);
    if (!measured) return printError(measured.error());
    nlohmann::ordered_json figures = figuresOf(*measured, *asking);
    for (const StudyBench& study : options.studies) {
        auto more = figuresOf(study, folder, quick);
        if (!more) return printError(more.error());
        figures[study.key] = std::move(more).value();
    }
    return printFigures(figures);
}
} // namespace

void addBenchCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command = root.add_subcommand("bench", "The project's own performance figures as JSON");
    command->add_flag("--quick", options->quick, "400,000 replies instead of 10 million");
    command->add_flag("--http-run", options->onlyAsking,
                      "Only what a reply costs in a run over HTTP, without and with the cache");
    for (std::size_t i = 0; i < options->studies.size(); ++i)
        command->add_flag("--" + options->studies[i].key, options->only[i], options->studies[i].help);
    command->add_option("--dir", options->where, "Folder for the temporary workspace (2 GB for the full size)");
    command->callback([options, &action] { action = [options] { return bench(*options); }; });
}

} // namespace chronoscope::app
