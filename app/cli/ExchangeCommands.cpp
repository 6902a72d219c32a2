// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/base/Text.h"
#include "core/exchange/ReferenceImport.h"
#include "core/exchange/SampleExport.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

using nlohmann::ordered_json;
using store::Workspace;

namespace {
struct ExchangeOptions {
    std::string workspace, layout = "reference", folder, run, model, form, format = "csv,jsonl";
    std::string protocol = "reference", extract = "lenient", match = "paper";
    bool json = false;
};

Error wrong(const std::string& what, const std::string& given) {
    return {ErrorCode::InvalidArgument, what, given};
}

/// The template that was asked for, or else the run's only one, or else Generation.
Result<prompt::Template> formOf(const ExchangeOptions& options, const std::vector<prompt::Template>& used) {
    if (options.form.empty()) return used.size() == 1 ? used.front() : prompt::Template::Generation;
    const auto form = prompt::templateFromName(options.form);
    if (!form) return wrong("unknown template", options.form);
    return *form;
}

Result<exchange::ReplyFormats> formatsOf(const std::string& list) {
    exchange::ReplyFormats formats{false, false};
    for (const std::string& item : text::split(list, ',')) {
        if (item != "csv" && item != "jsonl") return wrong("replies are exported as csv, jsonl or both", item);
        (item == "csv" ? formats.csv : formats.jsonl) = true;
    }
    if (!formats.csv && !formats.jsonl) return wrong("replies are exported as csv, jsonl or both", list);
    return formats;
}

Result<exchange::ExportReport> performExport(const ExchangeOptions& options, const store::RunRecord& run,
                                             Workspace& workspace, const std::stop_token& stop) {
    if (options.layout == "samples") return exchange::exportSamples(workspace, run.id, options.folder, stop);
    if (options.layout == "replies") {
        const auto formats = formatsOf(options.format);
        if (!formats) return formats.error();
        return exchange::exportReplies(workspace, run.id, options.folder, *formats, stop);
    }
    const auto form = formOf(options, run.spec.templates);
    if (!form) return form.error();
    return exchange::exportReference(workspace, run.id, *form, options.folder, stop);
}

int exportRun(const ExchangeOptions& options) {
    Interruption interruption;
    const auto workspace = Workspace::open(options.workspace, Workspace::Open::Reading);
    if (!workspace) return printError(workspace.error());
    auto reader = (*workspace)->reader();
    if (!reader) return printError(reader.error());
    const auto run = store::RunStore(*reader).find(options.run);
    if (!run) return printError(run.error());
    const auto report = performExport(options, *run, **workspace, interruption.token());
    if (!report) return printError(report.error());
    if (options.json)
        printOut(
            ordered_json{
                {"run", run->id}, {"files", report->files}, {"replies", report->replies}, {"missing", report->missing}}
                .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
            "\n");
    else
        for (const std::string& file : report->files)
            printOut(file + "\n");
    if (report->missing > 0) printNote(fmt::format("run {}: {} requests have no reply", run->id, report->missing));
    if (report->files.empty()) printNote(fmt::format("run {}: there is nothing to export yet", run->id));
    return kDone;
}

Result<exchange::ReferenceImportOptions> toImport(const ExchangeOptions& options) {
    exchange::ReferenceImportOptions import;
    import.folder = options.folder;
    import.model = options.model;
    const auto form = formOf(options, {});
    if (!form) return form.error();
    import.form = *form;
    const auto protocol = prompt::protocolFromName(options.protocol);
    if (!protocol) return wrong("unknown protocol", options.protocol);
    const auto extraction = matching::extractionFromName(options.extract);
    if (!extraction) return wrong("unknown extraction", options.extract);
    const auto preprocess = matching::preprocessFromName(options.match);
    if (!preprocess) return wrong("unknown matching", options.match);
    import.spec.protocol = *protocol;
    import.spec.judge.extraction = *extraction;
    import.spec.judge.preprocess = *preprocess;
    return import;
}

int importRun(const ExchangeOptions& options) {
    Interruption interruption;
    const auto import = toImport(options);
    if (!import) return printError(import.error());
    const auto workspace = Workspace::open(options.workspace, Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    const auto pack = loadPack();
    if (!pack) return printError(pack.error());
    Result<exchange::ReferenceImport> report = exchange::ReferenceImport();
    {
        ProgressLine line;
        report = exchange::importReference(
            *workspace, *import, *pack, [&](const run::RunProgress& progress) { line.show(progress); },
            interruption.token());
    }
    if (!report) return printError(report.error());
    printOut(options.json ? ordered_json{{"run", report->run},
                                         {"files", report->files},
                                         {"elements", report->elements},
                                         {"replies", report->replies},
                                         {"missing", report->missing}}
                                    .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
                                "\n"
                          : fmt::format("{}\n", report->run));
    printNote(fmt::format("{} replies to {} elements imported, {} are missing in the files", report->replies,
                          report->elements, report->missing));
    return kDone;
}
} // namespace

void addExchangeCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<ExchangeOptions>();
    CLI::App* both = root.add_subcommand("exchange", "Results in the layouts of other programs");
    both->require_subcommand(1);
    CLI::App* exporting =
        both->add_subcommand("export", "Write a run into files of another layout; nothing is overwritten");
    CLI::App* importing =
        both->add_subcommand("import", "Make a run of the reference code's result files; prints the run id");
    for (CLI::App* command : {exporting, importing}) {
        command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
        command->add_option("--dir", options->folder, "Folder of the files, or the one that Results/MODEL is in")
            ->required();
        command->add_option("--template", options->form,
                            "generation, mcqa or tf (default: the run's only one, or generation)");
        command->add_flag("--json", options->json, "One JSON document");
    }
    exporting
        ->add_option("--layout", options->layout,
                     "reference: the authors' code; samples: lm-evaluation-harness; replies: flat CSV and JSON Lines")
        ->check(CLI::IsMember({"reference", "samples", "replies"}));
    importing->add_option("--layout", options->layout, "reference: the authors' code")
        ->check(CLI::IsMember({"reference"}));
    exporting->add_option("--run", options->run, "Id or name")->required();
    exporting->add_option("--format", options->format, "csv, jsonl or both (layout replies)");
    importing->add_option("--model", options->model, "Model that gave the replies; the run's name")->required();
    importing->add_option("--protocol", options->protocol, "reference or debiased");
    importing->add_option("--extract", options->extract, "lenient or strict");
    importing->add_option("--match", options->match, "paper or reference");
    exporting->callback([options, &action] { action = [options] { return exportRun(*options); }; });
    importing->callback([options, &action] { action = [options] { return importRun(*options); }; });
}

} // namespace chronoscope::app
