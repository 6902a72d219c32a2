// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressBench.h"

#include "app/Resources.h"
#include "app/bench/LoopbackServer.h"
#include "core/backend/client/Network.h"
#include "core/run/RunFactory.h"
#include "core/studies/robustness/StressRun.h"

#include <fmt/format.h>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

namespace chronoscope::app {

namespace {
using namespace robustness;

double stressSeconds(std::chrono::steady_clock::time_point from) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
}

double largestMb() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024;
}

std::vector<DatedFact> madeUpFacts(int from, int to) {
    std::vector<DatedFact> facts;
    for (int i = from; i < to; ++i) {
        DatedFact fact;
        fact.subject = fmt::format("Country {}", i);
        fact.object = fmt::format("Person Number {}", i * 7);
        fact.relation = i % 2 == 0 ? "head of government" : "head of state";
        fact.relationId = i % 2 == 0 ? "P6" : "P35";
        fact.period = {{1960 + i % 40, 3, 1}, facts::Date{1967 + i % 40, 8, 15}};
        facts.push_back(std::move(fact));
    }
    return facts;
}

Status fillFacts(store::Workspace& workspace, int count) {
    constexpr int kAtOnce = 5'000;
    for (int from = 0; from < count; from += kAtOnce) {
        const auto batch = madeUpFacts(from, std::min(from + kAtOnce, count));
        const auto stored =
            workspace.write([&](store::Database& database) { return FactStore(database).insert(batch); });
        if (!stored) return stored.error();
    }
    return {};
}

/// A run to its end: scored dates a second, from the first request to the last commit.
Result<double> rateOf(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id,
                      const backend::Network* network, const run::RunEngine::Sink& sink) {
    auto engine = run::openRun(workspace, id, sink, 0, network);
    if (!engine) return engine.error();
    const auto start = std::chrono::steady_clock::now();
    (*engine)->start();
    const auto last = (*engine)->wait();
    if (last.state != run::EngineState::Finished || last.counts.errorCount() > 0)
        return Error{ErrorCode::Backend, "a run of scored dates did not come to its end: " + last.message, {}};
    return static_cast<double>(last.total) / stressSeconds(start);
}

Status measureCalibration(const std::shared_ptr<store::Workspace>& workspace, const Wording& wording,
                          StressFigures& figures) {
    const auto created = createStress(*workspace, {}, "calibration", {"calibration:?seed=3"}, wording);
    if (!created) return created.error();
    figures.scored = created->estimate.requests;
    const auto rate = rateOf(workspace, created->id, nullptr, [&](const run::RunProgress& progress) {
        if (figures.peakMbAtTenth <= 0 && progress.counts.done() * 10 >= figures.scored)
            figures.peakMbAtTenth = largestMb();
    });
    if (!rate) return rate.error();
    figures.scoredPerSecond = *rate;
    figures.peakMb = largestMb();
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    const auto start = std::chrono::steady_clock::now();
    std::int64_t wins = 0;
    const Status read = StressStore(*reader).units(created->id, [&](std::int64_t, int, const FactUnits& units) {
        wins += units[0].wins;
        return true;
    });
    figures.unitsMs = 1000 * stressSeconds(start);
    return wins > 0 ? read : Status(Error{ErrorCode::Corrupt, "no test was won", {}});
}

Result<double> measureHttpScores(const std::shared_ptr<store::Workspace>& workspace, const Wording& wording,
                                 const std::string& parameters, int facts, StressFigures& figures) {
    const auto server = LoopbackServer::start({});
    if (!server) return server.error();
    const backend::Network network({});
    StressSpec spec;
    spec.sample = *benchmark::Sample::parse(fmt::format("first:{}", facts));
    const run::BackendChoice choice(fmt::format("openai:{}?model=loopback{}", (*server)->baseUrl(), parameters));
    if (const auto uri = backend::BackendUri::parse(choice.uri))
        if (const auto config = backend::BackendConfig::read(*uri)) network.trust(*config);
    const auto created = createStress(*workspace, spec, "http", choice, wording);
    if (!created) return created.error();
    figures.scoredOverHttp = created->estimate.requests;
    return rateOf(workspace, created->id, &network, {});
}
} // namespace

Result<StressFigures> measureStress(const std::string& folder, int facts) {
    auto workspace = store::Workspace::open(folder + "/stress.chronoscope", store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    const auto wording = Wording::parse(questionPack());
    if (!wording) return wording.error();
    if (const Status filled = fillFacts(**workspace, facts); !filled) return filled.error();
    StressFigures figures;
    if (const Status measured = measureCalibration(*workspace, *wording, figures); !measured) return measured.error();
    constexpr int kShareOverHttp = 50, kFewest = 100;
    const int some = std::max(kFewest, facts / kShareOverHttp);
    const auto listed = measureHttpScores(*workspace, *wording, "&concurrency=4&list=64", some, figures);
    if (!listed) return listed.error();
    figures.scoredOverHttpPerSecond = *listed;
    const auto alone = measureHttpScores(*workspace, *wording, "&concurrency=64", some, figures);
    if (!alone) return alone.error();
    figures.alonePerSecond = *alone;
    return figures;
}

} // namespace chronoscope::app
