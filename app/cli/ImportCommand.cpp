// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/SampleWorkspace.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/benchmark/Importer.h"
#include "core/store/Workspace.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

namespace {
struct ImportOptions {
    std::string workspace;
    std::vector<std::string> paths;
    bool json = false;
};

nlohmann::ordered_json toJson(const benchmark::ImportReport& report) {
    nlohmann::ordered_json fewShots = nlohmann::ordered_json::object();
    for (const auto& [domain, count] : report.fewShotsByDomain)
        fewShots[std::string(name(domain))] = count;
    nlohmann::ordered_json skipped = nlohmann::ordered_json::array();
    for (const auto& line : report.skipped)
        skipped.push_back(
            {{"file", line.file}, {"line", line.line}, {"reason", line.reason}, {"in_part", line.inPart}});
    return {{"files", report.files},
            {"elements", report.elements},
            {"few_shots", report.fewShots},
            {"already_there", report.already},
            {"without_three_distractors", report.withoutChoices},
            {"few_shots_by_domain", fewShots},
            {"skipped_count", report.skippedCount},
            {"imported_in_part_count", report.inPartCount},
            {"skipped", skipped},
            {"ignored_files", report.ignoredFiles},
            {"bytes", report.bytes}};
}

void print(const benchmark::ImportReport& report) {
    printOut(fmt::format("{} elements and {} few-shots imported from {} files; {} were there already\n",
                         report.elements, report.fewShots, report.files, report.already));
    for (const auto& [domain, count] : report.fewShotsByDomain)
        printOut(fmt::format("few-shots {}: {}\n", name(domain), count));
    if (report.withoutChoices > 0)
        printOut(
            fmt::format("{} elements or few-shots without exactly three distractors: no multiple choice for them\n",
                        report.withoutChoices));
}

int import(const ImportOptions& options) {
    Interruption interruption;
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return printError(workspace.error());
    store::WorkspaceSink sink(*workspace);
    const auto report = benchmark::importPaths(options.paths, sink, interruption.token());
    if (!report) return printError(report.error());
    if (options.json)
        printOut(toJson(*report).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
    else
        print(*report);
    for (const auto& line : report->skipped)
        printNote(line.line > 0 ? fmt::format("{}:{}: {}", line.file, line.line, line.reason)
                                : fmt::format("{}: {}", line.file, line.reason));
    if (report->skippedCount > report->skipped.size())
        printNote(fmt::format("… and {} more", report->skippedCount - report->skipped.size()));
    for (const std::string& file : report->ignoredFiles)
        printNote(file + ": not a benchmark file, left alone");
    return report->skippedCount > 0 ? kBadInput : kDone;
}
} // namespace

void addImportCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<ImportOptions>();
    CLI::App* command =
        root.add_subcommand("import", "Import benchmark files or folders; exit status 3 if any line was bad");
    command->add_option("-w,--workspace", options->workspace, "Workspace file, made when missing")->required();
    command->add_option("PATH", options->paths, "Files and folders in ChroKnowBench's layout")->required();
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return import(*options); }; });
}

void addSampleCommand(CLI::App& root, Action& action) {
    auto path = std::make_shared<std::string>();
    CLI::App* command =
        root.add_subcommand("sample", "Make a workspace of the bundled sample with finished calibration runs");
    command->add_option("-w,--workspace", *path, "Workspace file to make")->required();
    command->callback([path, &action] {
        action = [path] {
            ProgressLine line;
            const Status made =
                makeSampleWorkspace(*path, [&](const run::RunProgress& progress) { line.show(progress); });
            return made ? static_cast<int>(kDone) : printError(made.error());
        };
    });
}

} // namespace chronoscope::app
