// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope judge-run: a model judges the stored replies of a run of MINED.
#include "app/studies/mined/JudgeRunCommand.h"

#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "core/studies/mined/JudgeRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace chronoscope::app {

int driveJudge(const std::shared_ptr<store::Workspace>& workspace, std::int64_t judged, const RunModel& judge,
               const std::string& name, int concurrency, const Interruption& interruption,
               const std::function<void(std::int64_t)>& tell) {
    const auto id = mined::createJudgeRun(*workspace, judged, name, judge.choice, concurrency);
    if (!id) return printError(id.error());
    tell(*id);
    return driveRun(workspace, *id, concurrency, judge, interruption);
}

namespace {
struct JudgeRunOptions : BackendOptions {
    std::string workspace, run, name;
    int concurrency = 0;
};

int judgeRun(const JudgeRunOptions& options) {
    Interruption interruption;
    auto open = openRun(options.workspace, options.run, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const auto judge = findModel(options, interruption);
    if (!judge) return printError(judge.error());
    const std::string name =
        options.name.empty() ? fmt::format("{} judged by {}", open->record.name, judge->choice.model) : options.name;
    return driveJudge(open->workspace, open->record.id, *judge, name, options.concurrency, interruption,
                      [](std::int64_t id) { tellMade(id, {}, false); });
}
} // namespace

void addJudgeRunCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<JudgeRunOptions>();
    CLI::App* command =
        root.add_subcommand("judge-run", "Let a model judge the replies of a run of MINED; prints the run id");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command->add_option("--run", options->run, "Id or name of the finished run to judge")->required();
    addBackendOption(*command, *options);
    addCostOptions(*command, *options);
    command->add_option("--name", options->name, "Name of the judge's run")->check(runName());
    command->add_option("--concurrency", options->concurrency,
                        "Requests in flight (default: what the backend suggests)");
    command->callback([options, &action] { action = [options] { return judgeRun(*options); }; });
}

} // namespace chronoscope::app
