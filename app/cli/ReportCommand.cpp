// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/ReportPage.h"
#include "app/cli/ReportTraversals.h"
#include "app/cli/ReportViews.h"
#include "app/studies/mined/MinedReport.h"
#include "app/studies/robustness/StressFigures.h"
#include "app/studies/robustness/StressReport.h"
#include "core/analysis/TableText.h"
#include "core/base/AtomicFile.h"
#include "core/run/layout/Temperatures.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/robustness/StressStore.h"
#include "ui/views/TraversalFigures.h"

#include <QApplication>
#include <QLocale>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

namespace chronoscope::app {

namespace {
struct ReportOptions {
    std::string workspace, view = "heatmap", by, table, format = "csv", output;
    ReportFilterText only;
    std::vector<std::string> runs, scorings, parameters;
    std::string precisions;
    bool published = false;                    ///< the paper's rows beside one's own
    bool skipEmpty = false, recompute = false; ///< of MINED

    bool isOfTraversals() const { return view == "traversal"; }
    bool isAcross() const { return view == "across"; }
    bool isOfStress() const { return isStressView(view); }
    bool isOfMined() const { return isMinedView(view); }
    /// Whether runs of this kind can be shown.
    bool takes(const store::RunRecord& run) const {
        if (isAcross()) return run.is(store::kTemplateRuns) || run.is(robustness::kStressRuns);
        if (isOfTraversals()) return run.is(store::kTraversalRuns);
        if (isOfMined()) return run.is(mined::kMinedRuns);
        return run.is(isOfStress() ? robustness::kStressRuns : store::kTemplateRuns) ||
               (view == "calibration" && run.is(robustness::kStressRuns));
    }
    bool isFigure() const { return format == "png" || format == "svg" || format == "pdf"; }
};

struct Input {
    std::shared_ptr<store::Workspace> workspace;
    std::optional<store::Database> reader;
    std::vector<store::RunRecord> runs;
    std::vector<results::RunChoice> choices;
};

/// Why a run cannot be shown in the view.
std::string otherKind(const store::RunRecord& run, const ReportOptions& options) {
    if (options.isOfTraversals()) return "this is no traversal run";
    if (options.isOfStress()) return "this run is of another study: it has no scored dates";
    if (options.isOfMined()) return "this run is of another study: it asks nothing about pictures";
    if (run.is(store::kTraversalRuns)) return "this is a traversal run: see --view traversal";
    if (run.is(robustness::kStressRuns)) return "this is a run of temporal robustness: see --view robustness";
    if (run.is(mined::kMinedRuns)) return "this is a run of MINED: see --view mined";
    return "this run is of another study";
}

Result<Input> openInput(const ReportOptions& options) {
    Input input;
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::Reading);
    if (!workspace) return workspace.error();
    input.workspace = *workspace;
    auto reader = input.workspace->reader();
    if (!reader) return reader.error();
    input.reader.emplace(std::move(reader).value());
    store::RunStore store(*input.reader);
    if (options.runs.empty()) {
        const auto& usual = options.isOfStress()       ? robustness::kStressRuns
                            : options.isOfMined()      ? mined::kMinedRuns
                            : options.isOfTraversals() ? store::kTraversalRuns
                                                       : store::kTemplateRuns;
        auto all = store.list(usual);
        if (all && all->empty() && options.view == "calibration") all = store.list(robustness::kStressRuns);
        if (!all) return all.error();
        input.runs = std::move(all).value();
    }
    for (const std::string& which : options.runs) {
        auto run = store.find(which);
        if (!run) return run.error();
        if (!options.takes(*run)) return Error{ErrorCode::InvalidArgument, otherKind(*run, options), which};
        input.runs.push_back(std::move(run).value());
    }
    if (input.runs.empty())
        return Error{ErrorCode::NotFound,
                     options.isOfTraversals() ? "the workspace has no traversal runs"
                     : options.isOfStress()   ? "the workspace has no runs of temporal robustness"
                     : options.isOfMined()    ? "the workspace has no runs of MINED"
                                              : "the workspace has no runs of ChroKnowledge",
                     options.workspace};
    const bool isStress = input.runs.front().is(robustness::kStressRuns);
    const auto differs = [&](const store::RunRecord& run) { return run.is(robustness::kStressRuns) != isStress; };
    const bool areMixed = std::any_of(input.runs.begin(), input.runs.end(), differs);
    if (areMixed && !options.isAcross())
        return Error{ErrorCode::InvalidArgument, "the runs are of two studies: name those of one", "--run"};
    if (isStress || options.isAcross() || options.isOfMined()) return input;
    auto choices = reportChoices(*input.reader, input.runs, options.scorings);
    if (!choices) return choices.error();
    input.choices = std::move(choices).value();
    return input;
}

/// Why some runs have no percentages.
std::vector<std::string> undefinedRuns(const Input& input) {
    std::vector<std::string> texts;
    for (const store::RunRecord& run : input.runs)
        if (!run::asksGreedy(run.spec.temperatures))
            texts.push_back(fmt::format(
                "{} asks without temperature 0: Correct is over greedy replies, so its cells have no category "
                "and no percentage",
                run.name));
    return texts;
}

int writeText(const std::string& text, const std::string& path) {
    if (path.empty()) {
        printOut(text);
        return kDone;
    }
    const Status written = replaceFile(path, text, FileAccess::Usual);
    return written ? static_cast<int>(kDone) : printError(written.error());
}

/// Qt on a platform that needs no display, for as long as figures are drawn.
class Drawing {
public:
    Drawing() {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application.emplace(m_count, m_arguments);
        QLocale::setDefault(QLocale::c());
    }

private:
    int m_count = 1;
    char m_program[12] = "chronoscope";
    char* m_arguments[2] = {m_program, nullptr};
    std::optional<QApplication> m_application;
};

int writeFigure(const ReportOptions& options, const DrawFigure& draw) {
    if (options.output.empty()) return printError({ErrorCode::InvalidArgument, "a figure needs -o FILE", {}});
    if (std::error_code none;
        std::filesystem::exists(options.output, none) && !std::filesystem::is_regular_file(options.output, none))
        return printError(
            {ErrorCode::InvalidArgument, "a figure is written to a file, not to a device or a folder", options.output});
    const Drawing drawing;
    QString path = QString::fromStdString(options.output);
    const QString suffix = "." + QString::fromStdString(options.format);
    if (!path.endsWith(suffix, Qt::CaseInsensitive)) path += suffix;
    if (isDatabase(path.toStdString()))
        return printError({ErrorCode::InvalidArgument,
                           "this is a workspace, or another database: it is not written over", path.toStdString()});
    const Status drawn = draw(path.toStdString());
    return drawn ? static_cast<int>(kDone) : printError(drawn.error());
}

int writePage(Input& input, const ReportOptions& options, ReportPageParts parts, Result<analysis::Table> table,
              const DrawFigure& draw) {
    if (!table) return printError(table.error());
    parts.view = options.view;
    parts.numbers = std::move(table).value();
    const Drawing drawing;
    const auto page = reportPage(*input.reader, input.choices, std::move(parts), draw);
    return page ? writeText(*page, options.output) : printError(page.error());
}

analysis::TableFormat tableFormat(const ReportOptions& options) {
    return options.format == "json"       ? analysis::TableFormat::Json
           : options.format == "markdown" ? analysis::TableFormat::Markdown
           : options.format == "latex"    ? analysis::TableFormat::Latex
                                          : analysis::TableFormat::Csv;
}

int writeTable(const Result<analysis::Table>& table, const ReportOptions& options) {
    return table ? writeText(analysis::toText(*table, tableFormat(options)), options.output)
                 : printError(table.error());
}

/// The views over runs in memory.
int reportResults(Input& input, const ReportOptions& options) {
    const Interruption interruption;
    auto filter = reportFilter(*input.reader, options.only);
    if (!filter) return printError(filter.error());
    const ReportQuestion question{options.view, options.by, std::move(filter).value(), options.table};
    ReportRuns runs(*input.reader, input.choices, question.filter, interruption.token());
    std::vector<std::string> warnings = undefinedRuns(input);
    const auto more = reportWarnings(runs, question);
    if (!more) return printError(more.error());
    warnings.insert(warnings.end(), more->begin(), more->end());
    for (const std::string& warning : warnings)
        printNote(warning);
    const DrawFigure draw = [&](const std::string& path) {
        return reportFigure(runs, question, path, interruption.token());
    };
    if (options.isFigure()) return writeFigure(options, draw);
    auto table = reportTable(runs, question, interruption.token());
    if (options.format != "html") return writeTable(table, options);
    return writePage(input, options, {{}, results::describe(question.filter), warnings, {}}, std::move(table), draw);
}

int reportTraversals(Input& input, const ReportOptions& options) {
    const Interruption interruption;
    if (options.only != ReportFilterText() || !options.by.empty() || !options.scorings.empty())
        return printError({ErrorCode::InvalidArgument,
                           "this view is of whole traversal runs, always split by domain and state", options.by});
    const auto reports = traversalReports(*input.reader, input.runs, interruption.token());
    if (!reports) return printError(reports.error());
    std::vector<std::string> notes;
    for (const QString& line : ui::protocolLines(*reports)) {
        notes.push_back(line.toStdString());
        printNote(notes.back());
    }
    const DrawFigure draw = [&](const std::string& path) { return traversalFigure(*reports, path); };
    if (options.isFigure()) return writeFigure(options, draw);
    if (options.format == "html")
        return writePage(input, options, {{}, "everything", notes, {}},
                         traversalTable(*reports, options.table, options.published), draw);
    const auto text = traversalText(*reports, options.table, options.published, tableFormat(options));
    return text ? writeText(*text, options.output) : printError(text.error());
}

Result<StressReport> reportAcross(Input& input, const StressQuestion& question, const std::stop_token& stop) {
    const auto isStress = [](const store::RunRecord& run) { return run.is(robustness::kStressRuns); };
    if (input.runs.size() != 2 || isStress(input.runs[0]) == isStress(input.runs[1]) || !question.relations.empty() ||
        !question.precisions.empty())
        return Error{ErrorCode::InvalidArgument,
                     "the view across is of two whole runs: one of ChroKnowledge and one of temporal robustness",
                     "--run"};
    const bool isFirst = isStress(input.runs[0]);
    return acrossReport(*input.reader, input.runs[isFirst ? 1 : 0], input.runs[isFirst ? 0 : 1], question, stop);
}

/// The views that runs of temporal robustness are in.
int reportStress(Input& input, const ReportOptions& options) {
    const Interruption interruption;
    ReportFilterText others = options.only;
    others.relations.clear();
    if (others != ReportFilterText() || !options.by.empty() || !options.scorings.empty())
        return printError(wrong("this view is narrowed by --relation and --precision alone", options.view));
    if (options.format == "html")
        return printError(wrong("this view is a table or a figure, and no page", options.format));
    const bool isForPeople = options.format == "markdown" || options.format == "latex";
    const StressQuestion question{options.view,           options.table, options.precisions,
                                  options.only.relations, isForPeople,   options.format == "json",
                                  options.published};
    if (options.isFigure())
        return writeFigure(options, [&](const std::string& path) {
            return stressFigure(*input.reader, input.runs, question, path, interruption.token());
        });
    const auto made = options.isAcross() ? reportAcross(input, question, interruption.token())
                                         : stressReport(*input.reader, input.runs, question, interruption.token());
    if (!made) return printError(made.error());
    for (const std::string& note : made->notes)
        printNote(note);
    return writeTable(made->table, options);
}

int reportMined(Input& input, const ReportOptions& options) {
    const Interruption interruption;
    if (options.only != ReportFilterText() || !options.by.empty() || !options.scorings.empty() ||
        !options.table.empty())
        return printError({ErrorCode::InvalidArgument, "this view is of whole runs of MINED", options.view});
    if (options.isFigure() || options.format == "html")
        return printError(
            {ErrorCode::InvalidArgument, "this view is a table: csv, json, markdown or latex", options.format});
    const auto made =
        minedReport(*input.reader, input.runs, {options.view, options.skipEmpty, options.recompute, options.published},
                    interruption.token());
    if (!made) return printError(made.error());
    for (const std::string& note : made->notes)
        printNote(note);
    return writeTable(made->table, options);
}

/// What was given must have a meaning for the view.
Status checkOptions(const ReportOptions& options) {
    if (!options.isOfMined() && (options.skipEmpty || options.recompute))
        return wrong("--skip-empty and --recompute are for runs of MINED", options.view);
    if (!options.parameters.empty() && options.view != "size")
        return wrong("--parameters is for the view size", options.view);
    if (!options.precisions.empty() && !options.isOfStress() && options.view != "calibration")
        return wrong("--precision is for runs of temporal robustness", options.view);
    if (options.published && !options.isOfTraversals() && !options.isOfMined() && options.view != "robustness" &&
        options.view != "variance")
        return wrong("only the views traversal, robustness, variance, mined and latest have published rows",
                     "--published");
    return {};
}

int report(const ReportOptions& options) {
    if (const Status checked = checkOptions(options); !checked) return printError(checked.error());
    if (!options.parameters.empty())
        if (const Status kept = keepModelSizes(options.workspace, options.parameters); !kept)
            return printError(kept.error());
    auto input = openInput(options);
    if (!input) return printError(input.error());
    if (options.isAcross() || input->runs.front().is(robustness::kStressRuns)) return reportStress(*input, options);
    if (options.isOfMined()) return reportMined(*input, options);
    return options.isOfTraversals() ? reportTraversals(*input, options) : reportResults(*input, options);
}
} // namespace

void addReportCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<ReportOptions>();
    CLI::App* command = root.add_subcommand("report", "Tables and figures of finished or running runs");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    std::vector<std::string> views{"heatmap", "categories", "calibration", "profile",
                                   "stale",   "compare",    "cutoff",      "traversal"};
    views.insert(views.end(), stressViews().begin(), stressViews().end());
    views.emplace_back("across");
    views.insert(views.end(), minedViews().begin(), minedViews().end());
    command
        ->add_option("--view", options->view,
                     "heatmap, categories, calibration, profile, stale, compare, cutoff or traversal; of temporal "
                     "robustness: robustness, alpha, transfer, popularity, size or variance; of a run of each study: "
                     "across; of MINED: mined, latest, context or agreement")
        ->check(CLI::IsMember(views));
    command->add_option("--run", options->runs,
                        "Id or name; may be repeated (default: all). compare: the first against each other");
    command->add_option(
        "--by", options->by,
        "Split by any of model, template, domain, state, relation, year; what is not named is added up. heatmap: "
        "default "
        "domain,state,template,year. categories: default domain,state,template, never year. profile: the last one is "
        "the axis (default: template,year). compare: default template, never year. cutoff: default domain, never year");
    command
        ->add_option("--scoring", options->scorings,
                     "Id or name: the runs as this scoring judges them; may be repeated. own: as they were judged, to "
                     "hold one against the other")
        ->allow_extra_args(false);
    addFilterOptions(*command, options->only);
    command
        ->add_option(
            "--table", options->table,
            "stale: shares (default), shift (by years out of time) or matrix (asked by answered year). traversal: "
            "known "
            "before and after (default), changed, effort, steps, cases, or table6 and table7 as the paper prints them. "
            "robustness: means (default), facts, lost (how far off), duel (the first run against each other). alpha: "
            "bars (default) or points. transfer: single (default) or combinations. popularity: bins (default) or fits. "
            "size: models (default) or fits")
        ->check(
            CLI::IsMember({"shares", "shift",        "matrix", "known", "changed", "effort", "steps",      "cases",
                           "table6", "table7",       "means",  "facts", "lost",    "duel",   "bars",       "points",
                           "single", "combinations", "bins",   "fits",  "models",  "ratio",  "categories", "planted"}));
    command->add_option("--precision", options->precisions,
                        "Temporal robustness: only these rows: year,month,day,global");
    command
        ->add_option(
            "--parameters", options->parameters,
            "MODEL=8e9 or MODEL=8e9,FAMILY: how large a model is, kept in the workspace for the view size; may "
            "be repeated")
        ->allow_extra_args(false);
    command->add_flag("--skip-empty", options->skipEmpty,
                      "MINED: an empty reply is left out of its item, as published, instead of counting 0");
    command->add_flag("--recompute", options->recompute,
                      "MINED: scores from the stored replies, and how many differ from those stored");
    command->add_flag("--published", options->published,
                      "traversal, robustness, variance: the papers' rows below one's own");
    command
        ->add_option(
            "--format", options->format,
            "csv, json, markdown, latex, png, svg, pdf, or html: figure, numbers and runs in one page. A figure "
            "of the heat map is of the template generation unless --template names others")
        ->check(CLI::IsMember({"csv", "json", "markdown", "latex", "png", "svg", "pdf", "html"}));
    command->add_option("-o,--output", options->output, "File (default: standard output)");
    command->add_flag_callback(
        "--json", [options] { options->format = "json"; }, "As --format json");
    command->callback([options, &action] { action = [options] { return report(*options); }; });
}

} // namespace chronoscope::app
