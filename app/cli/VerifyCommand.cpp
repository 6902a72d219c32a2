// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "core/results/Verification.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

namespace {
struct VerifyOptions {
    std::string workspace;
    bool json = false;
};

int verifyWorkspace(const VerifyOptions& options) {
    Interruption interruption;
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    const auto report = results::verify(open->reader, interruption.token());
    if (!report) return printError(report.error());
    if (options.json)
        printOut(
            nlohmann::ordered_json{{"runs", report->runs}, {"replies", report->replies}, {"problems", report->problems}}
                .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
            "\n");
    else
        printOut(fmt::format("{} replies of {} runs counted anew: {}\n", report->replies, report->runs,
                             report->problems.empty()
                                 ? std::string("every number agrees")
                                 : fmt::format("{} problems; do not trust its numbers", report->problems.size())));
    for (const std::string& problem : report->problems)
        printNote(problem);
    return report->problems.empty() ? kDone : kBadInput;
}
} // namespace

void addVerifyCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* command = root.add_subcommand(
        "verify",
        "Count a workspace's numbers anew from its replies; exit status 3 if any is not what follows from them");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return verifyWorkspace(*options); }; });
}

} // namespace chronoscope::app
