// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/check/Repair.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <string>

#include <unistd.h>

namespace chronoscope::app {

namespace {
using nlohmann::ordered_json;

struct CheckOptions {
    std::string file;
    std::string copy;
    bool json = false;
};

std::string stageText(const check::CheckProgress& progress) {
    using Stage = check::CheckProgress::Stage;
    switch (progress.stage) {
    case Stage::Pages: return "looking at every page of the file";
    case Stage::References: return "looking for rows that refer to nothing";
    case Stage::Rows: return "looking for rows of no run";
    case Stage::Runs:
        return fmt::format("counting run {} of {} anew: {}", progress.part + 1, progress.parts, progress.text);
    case Stage::Copying: return "copying what can be read: " + progress.text;
    }
    return {};
}

/// On a terminal only: a report that is read later needs no steps.
check::CheckSink steps() {
    if (isatty(STDERR_FILENO) == 0) return {};
    return [](const check::CheckProgress& progress) { printNote(stageText(progress)); };
}

ordered_json reportJson(const check::CheckReport& report) {
    return {{"schema", report.schema},   {"counted", report.wasCounted}, {"runs", report.runs},
            {"replies", report.replies}, {"problems", report.problems},  {"notes", report.notes}};
}

std::string summary(const check::CheckReport& report) {
    const std::string verdict =
        report.problems.empty()
            ? std::string(report.wasCounted ? "every number agrees" : "its pages and rows are sound")
            : fmt::format("{} problems; do not trust its numbers", report.problems.size());
    return fmt::format("{} replies of {} runs counted anew: {}\n", report.replies, report.runs, verdict);
}

void printFindings(const check::CheckReport& report) {
    for (const auto* lines : {&report.problems, &report.notes})
        for (const std::string& line : *lines)
            printNote(line);
}

std::string checkText(const ordered_json& json) {
    return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

int checkFile(const CheckOptions& options) {
    Interruption interruption;
    const auto report = check::checkWorkspace(options.file, steps(), interruption.token());
    if (!report) return printError(report.error());
    printOut(options.json ? checkText(reportJson(*report)) : summary(*report));
    printFindings(*report);
    return report->problems.empty() ? kDone : kBadInput;
}

int repairFile(const CheckOptions& options) {
    Interruption interruption;
    const auto report = check::repairInto(options.file, options.copy, steps(), interruption.token());
    if (!report) return printError(report.error());
    ordered_json tables = ordered_json::array();
    std::int64_t rows = 0;
    bool isLess = report->removed > 0;
    for (const check::SalvagedTable& table : report->tables) {
        isLess = isLess || !table.isWhole;
        rows += table.rows;
        tables.push_back({{"table", table.name}, {"rows", table.rows}, {"whole", table.isWhole}});
        if (!table.isWhole) printNote(fmt::format("{}: damaged; {} rows could be read", table.name, table.rows));
    }
    if (report->removed > 0) printNote(fmt::format("{} rows that belonged to nothing were left out", report->removed));
    for (const std::string& line : report->runs)
        printNote(line);
    if (isLess) printNote("the copy holds less than the file: keep the file");
    printFindings(report->after);
    if (options.json) {
        ordered_json json = reportJson(report->after);
        json["copy"] = options.copy;
        json["tables"] = std::move(tables);
        json["left_out"] = report->removed;
        json["changed"] = report->runs;
        printOut(checkText(json));
    } else {
        printOut(fmt::format("{} rows were read into {}\n", rows, options.copy) + summary(report->after));
    }
    return report->after.problems.empty() && !isLess ? kDone : kBadInput;
}
} // namespace

void addCheckCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<CheckOptions>();
    CLI::App* check = root.add_subcommand(
        "check", "Look whether a workspace file is whole, and count its numbers anew from the verdicts stored with its "
                 "replies, run by run (MINED's scores are made when they are shown, and are not counted here: report "
                 "--recompute); exit status 3 if anything is damaged or does not follow. The file is never changed");
    check->add_option("FILE", options->file, "Workspace file")->required();
    check
        ->add_option("--repair", options->copy,
                     "Make this new file of all that can be read, with numbers that follow from its replies")
        ->type_name("COPY");
    check->add_flag("--json", options->json, "One JSON document");
    check->callback([options, &action] {
        action = [options] { return options->copy.empty() ? checkFile(*options) : repairFile(*options); };
    });
    CLI::App* verify = root.add_subcommand("verify", "The same as check, without a repair");
    verify->add_option("-w,--workspace", options->file, "Workspace file")->required();
    verify->add_flag("--json", options->json, "One JSON document");
    verify->callback([options, &action] { action = [options] { return checkFile(*options); }; });
}

} // namespace chronoscope::app
