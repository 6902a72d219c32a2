// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Driving.h"

#include "app/cli/Console.h"

#include <fmt/format.h>

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

int driveRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency,
             const backend::Network* network, const run::ServerNow& server, const Interruption& interruption) {
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
