// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Driving.h"

#include "app/cli/Console.h"
#include "app/cli/Keys.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <utility>

namespace chronoscope::app {

namespace {
/// Exit status of a run that did not come to its end by itself.
int tellStop(const run::RunProgress& last, const store::Workspace& workspace, std::int64_t id) {
    const std::string again = fmt::format("chronoscope resume -w {} {}", workspace.path(), id);
    if (last.reason == run::StopReason::None) { // what follows from a lost answer cannot be asked
        printNote(fmt::format("chronoscope: {} ({} errors); ask again with: {} --retry-errors", last.message,
                              last.counts.errorCount(), again));
        return kBackendFailed;
    }
    const int status = printError({last.stopCode, last.message, fmt::format("run {}", id)});
    const bool resumable = last.reason == run::StopReason::Budget || last.reason == run::StopReason::Breaker;
    if (resumable) printNote("it can be continued: " + again);
    return resumable ? static_cast<int>(kStoppedByBudget) : status;
}
} // namespace

Result<RunModel> findModel(const BackendOptions& options, const Interruption& interruption,
                           const std::function<Status(const std::string& uri)>& suits) {
    auto services = commandServices(options.backend, interruption.token());
    if (!services) return services.error();
    auto serving = serve(*services, options.backend, interruption.token());
    if (!serving) return serving.error();
    if (suits)
        if (const Status can = suits(serving->served.uri); !can) return can.error();
    auto choice = chooseBackend(*services, serving->served, options, interruption);
    if (!choice) return choice.error();
    return RunModel{std::move(services).value(), std::move(serving).value(), std::move(choice).value()};
}

Result<RunModel> findUntested(const BackendOptions& options, backend::Mode otherwise) {
    auto services = makeServices({});
    if (!services) return services.error();
    auto choice = chooseUntested(*services, options, otherwise);
    if (!choice) return choice.error();
    return RunModel{std::move(services).value(), {}, std::move(choice).value()};
}

void tellMade(std::int64_t id, const nlohmann::ordered_json& document, bool json) {
    printOut(json ? document.dump() + "\n" : fmt::format("{}\n", id));
    std::fflush(stdout); // whoever reads it may wait for it
}

int driveRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency,
             const RunModel& model, const Interruption& interruption) {
    return driveRun(workspace, id, concurrency, model.services.network.get(), model.serving.served, interruption);
}

int driveRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency,
             const backend::Network* network, const run::RunningServer& server, const Interruption& interruption) {
    ProgressLine line;
    auto engine = run::openRun(
        workspace, id, [&](const run::RunProgress& progress) { line.show(progress); }, concurrency, network, server,
        interruption.token());
    if (!engine) return printError(engine.error());
    (*engine)->start();
    run::RunProgress last;
    {
        const std::stop_callback cancel(interruption.token(), [&] { (*engine)->cancel(run::StopReason::Interrupted); });
        last = (*engine)->wait();
    }
    const bool nothingCame = last.counts.done() > 0 && last.counts.done() == last.counts.errorCount();
    if (last.state == run::EngineState::Finished && nothingCame)
        return printError({ErrorCode::Backend, "every request failed", fmt::format("run {}", id)});
    if (last.state == run::EngineState::Finished) return kDone;
    if (interruption.happened()) {
        printNote(fmt::format("stopped at {} of {}; continue with: chronoscope resume -w {} {}", last.counts.done(),
                              last.total, workspace->path(), id));
        return kInterrupted;
    }
    return tellStop(last, *workspace, id);
}

} // namespace chronoscope::app
