// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/AskingBench.h"

#include "app/Resources.h"
#include "app/bench/LoopbackServer.h"
#include "app/bench/SyntheticBenchmark.h"
#include "core/run/RunFactory.h"

#include <fmt/format.h>

#include <sys/resource.h>

#include <chrono>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

/// Of this process without the server in it.
LoopbackServer::Usage usageBeside(const LoopbackServer& server) {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    const auto ofServer = server.usage();
    return {seconds(used.ru_utime) + seconds(used.ru_stime) - ofServer.cpuSeconds,
            used.ru_nvcsw + used.ru_nivcsw - ofServer.switches};
}

Result<std::shared_ptr<store::Workspace>> workspaceOf(const std::string& folder, int elements) {
    auto workspace = store::Workspace::open(folder + "/asking.chronoscope", store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    if (const Status made = importSyntheticBenchmark(*workspace, folder, elements); !made) return made.error();
    return workspace;
}

Result<AskingCost> measureAsked(const std::shared_ptr<store::Workspace>& workspace, const LoopbackServer& server,
                                const backend::Network& network, bool isFound, std::int64_t& replies) {
    const auto pack = loadPack();
    if (!pack) return pack.error();
    const auto choice =
        run::prepareBackend(network, fmt::format("openai:{}?model=loopback&concurrency=64", server.baseUrl()), {}, {});
    if (!choice) return choice.error();
    const auto created = run::createRun(*workspace, run::RunSpec{}, "asking", *choice, *pack);
    if (!created) return created.error();
    auto engine = run::openRun(workspace, created->id, {}, 0, &network);
    if (!engine) return engine.error();
    const auto before = usageBeside(server);
    const auto start = Clock::now();
    (*engine)->start();
    const auto last = (*engine)->wait();
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const auto after = usageBeside(server);
    if (last.state != run::EngineState::Finished) return Error{last.stopCode, last.message, "benchmark run"};
    replies = last.counts.done();
    if (last.counts.cached != (isFound ? replies : 0))
        return Error{ErrorCode::Backend, "the response cache did not answer as it should", "benchmark run"};
    const auto count = static_cast<double>(replies);
    return AskingCost{count / seconds, (after.cpuSeconds - before.cpuSeconds) * 1e6 / count,
                      static_cast<double>(after.switches - before.switches) / count};
}
} // namespace

Result<AskingFigures> measureAsking(const std::string& folder, int elements) {
    const auto workspace = workspaceOf(folder, elements);
    if (!workspace) return workspace.error();
    const auto server = LoopbackServer::start({});
    if (!server) return server.error();
    AskingFigures figures;
    backend::Network::Options options;
    const backend::Network uncached(options);
    auto cost = measureAsked(*workspace, **server, uncached, false, figures.replies);
    if (!cost) return cost.error();
    figures.uncached = *cost;
    options.cacheFile = folder + "/replies.sqlite";
    {
        const backend::Network filling(options);
        cost = measureAsked(*workspace, **server, filling, false, figures.replies);
        if (!cost) return cost.error();
        figures.filling = *cost;
    }
    const backend::Network found(options); // the first has written all that it kept
    cost = measureAsked(*workspace, **server, found, true, figures.replies);
    if (!cost) return cost.error();
    figures.found = *cost;
    return figures;
}

} // namespace chronoscope::app
