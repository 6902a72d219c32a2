// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"
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
    case Stage::Texts: return "holding texts and items against their content hashes";
    case Stage::Runs:
        return fmt::format("counting run {} of {} anew: {}{}", progress.part + 1, progress.parts, progress.text,
                           progress.replies > 0 ? fmt::format(", {} replies judged again", progress.replies) : "");
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
            {"replies", report.replies}, {"judged", report.judged},      {"measured", report.measured},
            {"items", report.items},     {"problems", report.problems},  {"notes", report.notes}};
}

/// `agrees`: what to say where nothing is wrong.
std::string summary(const check::CheckReport& report, const char* agrees = "every number agrees") {
    const std::string verdict = report.problems.empty()
                                    ? std::string(report.wasCounted ? agrees : "its pages and rows are sound")
                                    : fmt::format("{} problems; do not trust its numbers", report.problems.size());
    return fmt::format("{} replies of {} runs counted anew: {}\n", report.replies, report.runs, verdict);
}

/// What the numbers were counted from.
std::string coverage(const check::CheckReport& report) {
    const std::string measured =
        report.measured > 0 ? fmt::format(", {} scores taken as a server measured them", report.measured) : "";
    return fmt::format(
        "{} replies judged again by what they say{}; {} texts and items held against their content hashes",
        report.judged, measured, report.items);
}

void printFindings(const check::CheckReport& report) {
    if (report.wasCounted) printNote(coverage(report));
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

/// Packs of words as runs keep them, which a damaged file may have lost: those of this program.
std::vector<std::string> shippedWords() {
    std::vector<std::string> packs;
    if (const auto pack = loadPack()) {
        packs.push_back(pack->templatesJson());
        for (const prompt::WordSet words : {prompt::WordSet::Reference, prompt::WordSet::Clean})
            packs.push_back(pack->worded(words).relationsJson());
    }
    packs.push_back(nlohmann::json::parse(questionPack()).dump());
    packs.push_back("{}");
    return packs;
}

int repairFile(const CheckOptions& options) {
    Interruption interruption;
    const auto report = check::repairInto(options.file, options.copy, steps(), interruption.token(), shippedWords());
    if (!report) return printError(report.error());
    ordered_json tables = ordered_json::array();
    std::int64_t rows = 0;
    for (const check::SalvagedTable& table : report->tables) {
        rows += table.rows;
        tables.push_back({{"table", table.name}, {"rows", table.rows}, {"whole", table.isWhole}});
        if (!table.isWhole) printNote(fmt::format("{}: damaged; {} rows could be read", table.name, table.rows));
    }
    std::int64_t leftOut = 0;
    for (const check::RemovedRows& one : report->removed) {
        leftOut += one.rows;
        printNote(fmt::format("{}: {} rows are left out, for their {} is lost", one.table, one.rows, one.of));
    }
    for (const auto* lines : {&report->standIns, &report->runs})
        for (const std::string& line : *lines)
            printNote(line);
    const bool isLess = report->isLess();
    if (isLess) printNote("the copy holds less than the file: keep the file");
    printFindings(report->after);
    if (options.json) {
        ordered_json json = reportJson(report->after);
        json["copy"] = options.copy;
        json["tables"] = std::move(tables);
        json["left_out"] = leftOut;
        json["stand_ins"] = report->standIns;
        json["changed"] = report->runs;
        printOut(checkText(json));
    } else {
        printOut(fmt::format("{} rows were read into {}\n", rows, options.copy) +
                 summary(report->after, isLess ? "what is left agrees" : "every number agrees"));
    }
    return report->after.problems.empty() && !isLess ? kDone : kBadInput;
}
} // namespace

void addCheckCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<CheckOptions>();
    CLI::App* check = root.add_subcommand(
        "check",
        "Look whether a workspace file is whole: judge its replies again by what they say, run by run of every "
        "study, count its numbers anew from them, and hold texts and what is asked about against their content "
        "hashes; exit status 3 if anything is damaged or does not follow. Scores of a server, times, money and "
        "what people wrote are taken as they stand. The file is never changed");
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
