// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/ExchangeElements.h"
#include "app/cli/ExchangeRows.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "app/cli/OwnWords.h"
#include "app/cli/RunMarking.h"
#include "app/studies/chroknow/ExchangeChronoGaps.h"
#include "app/studies/robustness/ExchangeScores.h"
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/exchange/ReferenceImport.h"
#include "core/exchange/SampleExport.h"
#include "core/store/RunStore.h"
#include "core/study/Study.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::app {

using nlohmann::ordered_json;
using store::Workspace;

namespace {
struct ExchangeOptions {
    std::string workspace, layout = "reference", folder, run, model;
    std::string form, format, protocol, extract, match; ///< empty: not given
    std::string file;                                   ///< of the layout that has one instead of a folder
    std::string column;                                 ///< of it, that the scores are in
    bool strict = false;
    bool json = false;

    bool isOfScores() const { return layout == "log-probs"; }
};

/// Each layout wants a folder or a file, and not both.
Status checkPlace(const ExchangeOptions& options) {
    if (options.isOfScores() && options.file.empty()) return wrong("the layout log-probs is one file: FILE", "");
    if (options.isOfScores() && !options.folder.empty()) return wrong("--dir is for other layouts", options.folder);
    if (!options.isOfScores() && options.folder.empty())
        return wrong("--dir is required for this layout", options.layout);
    if (!options.isOfScores() && !options.file.empty())
        return wrong("a file is for the layout log-probs", options.file);
    if (!options.isOfScores() && options.strict) return wrong("--strict is for the layout log-probs", options.layout);
    if (!options.isOfScores() && !options.column.empty())
        return wrong("--score-column is for the layout log-probs", options.layout);
    const bool isOfReplies = !options.form.empty() || !options.protocol.empty() || !options.extract.empty() ||
                             !options.match.empty() || !options.format.empty();
    if (options.isOfScores() && isOfReplies)
        return wrong("scored dates have no template, format, protocol, extraction or matching", options.layout);
    return {};
}

int exchangeScores(const ExchangeOptions& options, bool exports) {
    const ScoresWanted wanted{options.workspace, options.file,   options.run, options.model,
                              options.column,    options.strict, options.json};
    return exports ? exportScores(wanted) : importScores(wanted);
}

std::string orElse(const std::string& given, const char* fallback) { return given.empty() ? fallback : given; }

/// The template that was asked for, if one was.
Result<std::optional<prompt::Template>> givenForm(const ExchangeOptions& options) {
    if (options.form.empty()) return std::optional<prompt::Template>();
    const auto form = prompt::templateFromName(options.form);
    if (!form) return wrong("unknown template", options.form);
    return form;
}

/// … or else the run's only one, or else Generation.
Result<prompt::Template> formOf(const ExchangeOptions& options, const std::vector<prompt::Template>& used) {
    const auto given = givenForm(options);
    if (!given) return given.error();
    return given->value_or(used.size() == 1 ? used.front() : prompt::Template::Generation);
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

/// Replies about units of a study's own, which have its columns.
Result<exchange::ExportReport> exportStudyRows(const ExchangeOptions& options, OpenRun& open,
                                               const std::stop_token& stop) {
    if (!options.form.empty()) return wrong("the run is of another study: it has no templates", options.form);
    if (options.layout == "samples") return exportRowSamples(open, options.folder, stop);
    const auto formats = formatsOf(orElse(options.format, "csv,jsonl"));
    if (!formats) return formats.error();
    return exportRows(open, options.folder, *formats, stop);
}

Result<exchange::ExportReport> performExport(const ExchangeOptions& options, OpenRun& open,
                                             const std::stop_token& stop) {
    const store::RunRecord& run = open.record;
    Workspace& workspace = *open.workspace;
    if ((options.layout == "samples" || options.layout == "replies") && study::builtInStudies().hasUnits(run))
        return exportStudyRows(options, open, stop);
    if (options.layout == "chronogap") return exportChronoGaps(workspace, run.id, options.folder, stop);
    const auto only = givenForm(options);
    if (!only) return only.error();
    if (options.layout == "samples") return exchange::exportSamples(workspace, run.id, options.folder, stop, {}, *only);
    if (options.layout == "replies") {
        const auto formats = formatsOf(orElse(options.format, "csv,jsonl"));
        if (!formats) return formats.error();
        return exchange::exportReplies(workspace, run.id, options.folder, *formats, stop, {}, *only);
    }
    const auto form = formOf(options, run.spec.templates);
    if (!form) return form.error();
    return exchange::exportReference(workspace, run.id, *form, options.folder, stop, {}, options.model);
}

/// What was given must have a meaning for the layout.
Status checkOptions(const ExchangeOptions& options) {
    const bool isChronoGap = options.layout == "chronogap";
    if (isChronoGap && !options.form.empty() && options.form != name(prompt::Template::Generation))
        return wrong("ChroKnowPrompt files are about the template generation", options.form);
    if (isChronoGap && !options.protocol.empty())
        return wrong("ChroKnowPrompt files do not depend on --protocol", options.protocol);
    if (isChronoGap && !options.extract.empty())
        return wrong("ChroKnowPrompt files hold candidates, which are read out already: --extract", options.extract);
    if (options.layout != "replies" && !options.format.empty())
        return wrong("--format is for the layout replies", options.format);
    return {};
}

/// The run that is named; else the only one that has such replies, or of those the only one of the model.
Result<std::string> runOf(const ExchangeOptions& options) {
    if (!options.run.empty()) return options.run;
    auto open = openWorkspace(options.workspace);
    if (!open) return open.error();
    const auto runs = store::RunStore(open->reader)
                          .list(options.layout == "chronogap" ? store::kTraversalRuns : store::kTemplateRuns);
    if (!runs) return runs.error();
    std::vector<std::int64_t> found;
    for (const store::RunRecord& run : *runs)
        if (run.model == options.model) found.push_back(run.id);
    if (found.empty())
        for (const store::RunRecord& run : *runs)
            found.push_back(run.id);
    if (found.size() == 1) return std::to_string(found.front());
    return wrong(fmt::format("--run is required: {} runs could be meant", found.size()), options.layout);
}

int exportRun(const ExchangeOptions& options) {
    Interruption interruption;
    if (const Status checked = checkOptions(options); !checked) return printError(checked.error());
    const auto named = runOf(options);
    if (!named) return printError(named.error());
    auto open = openRun(options.workspace, *named);
    if (!open) return printError(open.error());
    const std::int64_t run = open->record.id;
    if (options.run.empty() && !options.model.empty() && open->record.model != options.model)
        printNote(
            fmt::format("no run is of \"{}\": this is the only one, of \"{}\"", options.model, open->record.model));
    const auto report = performExport(options, *open, interruption.token());
    if (!report) return printError(report.error());
    if (options.json)
        printOut(ordered_json{{"run", run},
                              {"files", report->files},
                              {"replies", report->replies},
                              {"missing", report->missing},
                              {"left_out", report->leftOut}}
                     .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
                 "\n");
    else
        for (const std::string& file : report->files)
            printOut(file + "\n");
    if (report->missing > 0) printNote(fmt::format("run {}: {} requests have no reply", run, report->missing));
    if (report->leftOut > 0)
        printNote(fmt::format("run {}: {} elements without years of their own have no file in this layout", run,
                              report->leftOut));
    if (report->files.empty()) printNote(fmt::format("run {}: there is nothing to export yet", run));
    return kDone;
}

/// Elements can be exported without a run; everything else is of one.
int exportAny(const ExchangeOptions& options) {
    if (const Status checked = checkPlace(options); !checked) return printError(checked.error());
    if (options.isOfScores()) return exchangeScores(options, true);
    if (!options.model.empty() && options.layout != "reference")
        return printError(wrong("--model is for the layouts reference and log-probs", options.model));
    const bool isElements = options.layout == "benchmark" || options.layout == "table";
    if (isElements && options.form.empty())
        return exportElements(
            {options.workspace, options.layout, options.format, options.folder, options.run, options.json});
    if (isElements) return printError(wrong("elements are of no template", options.form));
    return exportRun(options);
}

/// Whose replies they are: as the files are laid out by the authors' programs the folder with them has the model's
/// name, the only one in DIR/Results, or DIR/ChronoGap of traversals, or DIR itself.
Result<std::string> modelOf(const ExchangeOptions& options) {
    namespace fs = std::filesystem;
    if (!options.model.empty()) return options.model;
    std::error_code ignored;
    std::vector<std::string> models;
    const fs::path place = fs::path(options.folder) / (options.layout == "chronogap" ? "ChronoGap" : "Results");
    for (const auto& entry : fs::directory_iterator(place, ignored))
        if (entry.is_directory(ignored)) models.push_back(entry.path().filename().string());
    if (models.size() == 1) return models.front();
    std::sort(models.begin(), models.end());
    if (models.size() > 1)
        return wrong(fmt::format("the folder has the results of several models: --model says which of {}",
                                 fmt::join(models, ", ")),
                     options.folder);
    fs::path folder = fs::absolute(options.folder, ignored).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path(); // "DIR/"
    return folder.filename().string();
}

Result<exchange::ReferenceImportOptions> toImport(const ExchangeOptions& options) {
    exchange::ReferenceImportOptions import;
    import.folder = options.folder;
    import.model = options.model;
    const auto form = formOf(options, {});
    if (!form) return form.error();
    import.form = *form;
    const auto protocol = prompt::protocolFromName(orElse(options.protocol, "reference"));
    if (!protocol) return wrong("unknown protocol", options.protocol);
    const auto extraction = matching::extractionFromName(orElse(options.extract, "lenient"));
    if (!extraction) return wrong("unknown extraction", options.extract);
    const auto preprocess = matching::preprocessFromName(orElse(options.match, "paper"));
    if (!preprocess) return wrong("unknown matching", options.match);
    import.spec.protocol = *protocol;
    import.spec.judge.extraction = *extraction;
    import.spec.judge.preprocess = *preprocess;
    return import;
}

int importRun(ExchangeOptions options) {
    if (const Status checked = checkPlace(options); !checked) return printError(checked.error());
    if (options.isOfScores()) return exchangeScores(options, false);
    auto model = modelOf(options);
    if (!model) return printError(model.error());
    options.model = std::move(model).value();
    Interruption interruption;
    if (const Status checked = checkOptions(options); !checked) return printError(checked.error());
    if (options.layout == "chronogap")
        return importChronoGaps({options.workspace, options.folder, options.model, options.match, options.json});
    const auto import = toImport(options);
    if (!import) return printError(import.error());
    const auto workspace = Workspace::open(options.workspace, Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    const auto pack = loadPackFor(options.workspace);
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
                                         {"folder", report->folder},
                                         {"files", report->files},
                                         {"elements", report->elements},
                                         {"replies", report->replies},
                                         {"missing", report->missing},
                                         {"absent_lists", report->absent},
                                         {"unasked", report->unasked}}
                                    .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
                                "\n"
                          : fmt::format("{}\n", report->run));
    printNote(fmt::format("{} replies to {} elements imported, {} are missing in the files", report->replies,
                          report->elements, report->missing));
    const auto named = std::filesystem::path(options.folder) / "Results" / exchange::folderName(options.model);
    if (report->folder != options.folder && report->folder != named)
        printNote(fmt::format("the files are those of {}, the only results there: the run of \"{}\" is made of them",
                              report->folder, options.model));
    if (report->absent > 0)
        printNote(fmt::format("{} lists of a year that others were asked in are not in the files, the first of {}: "
                              "their replies are missing",
                              report->absent, report->firstAbsent));
    if (report->unasked > 0)
        printNote(fmt::format("{} replies left out, the first of {}: the benchmark of the workspace says nothing of "
                              "their element in that year",
                              report->unasked, report->firstUnasked));
    const int status = nameApart(**workspace, {report->run}, store::RunMarkStore::Apart::FromAll);
    return status == kDone && report->unasked > 0 ? static_cast<int>(kBadInput) : status;
}
} // namespace

void addExchangeCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<ExchangeOptions>();
    CLI::App* both = root.add_subcommand("exchange", "Results in the layouts of other programs");
    both->require_subcommand(1);
    CLI::App* exporting =
        both->add_subcommand("export", "Write a run into files of another layout; nothing is overwritten");
    CLI::App* importing =
        both->add_subcommand("import", "Make a run of the reference code's result files, or of a file of scored dates; "
                                       "prints the run id; exit status 3 if any reply or row was left out. Layout "
                                       "chronogap: count what its ChroKnowPrompt files say; "
                                       "stores nothing");
    for (CLI::App* command : {exporting, importing}) {
        command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
        command->add_option(
            "FILE", options->file,
            "Layout log-probs: the file, CSV with one scored date a row (subject, relation, object, "
            "start, end, precision, date, class, alpha, log_prob); to import, also a CSV of TimeStress' "
            "results (SubjectLabel, …, Time, Status, CondLogProb)");
        command->add_option("--dir", options->folder,
                            "Folder of the files, or the one that Results/MODEL or ChronoGap/MODEL is in");
        command->add_option(
            "--template", options->form,
            "generation, mcqa or tf (default: the run's only one, or generation; samples and replies: all)");
        command->add_flag("--json", options->json, "One JSON document");
    }
    exporting
        ->add_option(
            "--layout", options->layout,
            "reference: the authors' code; chronogap: its ChroKnowPrompt files, of a traversal run; samples: "
            "lm-evaluation-harness; replies: flat CSV and JSON Lines; benchmark, table: the elements, as benchmark "
            "files or as one table of facts; log-probs: the scored dates of a run of temporal robustness, one file")
        ->check(CLI::IsMember({"reference", "chronogap", "samples", "replies", "benchmark", "table", "log-probs"}));
    importing
        ->add_option("--layout", options->layout,
                     "reference: the authors' code; chronogap: its ChroKnowPrompt files; log-probs: scored dates")
        ->check(CLI::IsMember({"reference", "chronogap", "log-probs"}));
    exporting->add_option("--run", options->run, "Id or name; elements need none");
    exporting->add_option("--model", options->model, "log-probs: the run of this model, where --run does not say");
    exporting->add_option("--format", options->format,
                          "csv, jsonl or both (layout replies; default: both); csv or jsonl (table; default: csv)");
    importing->add_option("--model", options->model,
                          "Model that gave the replies; the run's name (else the folder's, log-probs: the file's)");
    importing->add_flag("--strict", options->strict, "log-probs: import nothing where a row is no scored date");
    importing->add_option("--score-column", options->column,
                          "log-probs: the column that the scores are in (default: log_prob, or CondLogProb), such as "
                          "CondLogProbInstruct");
    importing->add_option("--protocol", options->protocol, "reference (default) or debiased");
    importing->add_option("--extract", options->extract, "lenient (default) or strict");
    importing->add_option("--match", options->match,
                          "paper (default) or reference; chronogap: as the files were made, or reference");
    exporting->callback([options, &action] { action = [options] { return exportAny(*options); }; });
    importing->callback([options, &action] { action = [options] { return importRun(*options); }; });
}

} // namespace chronoscope::app
