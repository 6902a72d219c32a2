// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/ReportPage.h"
#include "app/cli/ReportTraversals.h"
#include "app/cli/ReportViews.h"
#include "core/analysis/Calibration.h"
#include "core/analysis/ReportTables.h"
#include "core/base/AtomicFile.h"
#include "core/base/Text.h"
#include "core/run/RunFactory.h"
#include "core/run/Temperatures.h"
#include "core/store/TallyStore.h"
#include "ui/views/HeatmapView.h"
#include "ui/views/TraversalFigures.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QApplication>
#include <QLocale>

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>

namespace chronoscope::app {

using store::Dimension;

namespace {
struct ReportOptions {
    std::string workspace, view = "heatmap", by, table, format = "csv", output;
    ReportFilterText only;
    std::vector<std::string> runs;
    bool published = false; ///< the paper's rows beside one's own

    /// The views over tallies, which are sums already.
    bool isOfTallies() const { return view == "heatmap" || view == "categories" || view == "calibration"; }
    bool isOfTraversals() const { return view == "traversal"; }
    bool isFigure() const { return format == "png" || format == "svg" || format == "pdf"; }
};

struct Input {
    std::shared_ptr<store::Workspace> workspace;
    std::optional<store::Database> reader;
    std::vector<store::RunRecord> runs;
    store::TallyFilter filter;
};

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
        auto all = store.list(options.isOfTraversals() ? store::kTraversalRuns : store::kTemplateRuns);
        if (!all) return all.error();
        input.runs = std::move(all).value();
    }
    for (const std::string& which : options.runs) {
        auto run = store.find(which);
        if (!run) return run.error();
        const bool traverses = run->is(store::kTraversalRuns);
        if (options.isOfTraversals() != traverses)
            return Error{ErrorCode::InvalidArgument,
                         traverses ? "this is a traversal run: see --view traversal" : "this is no traversal run",
                         which};
        input.runs.push_back(std::move(run).value());
    }
    if (input.runs.empty())
        return Error{ErrorCode::NotFound,
                     options.isOfTraversals() ? "the workspace has no traversal runs" : "the workspace has no runs",
                     options.workspace};
    for (const store::RunRecord& run : input.runs)
        input.filter.runs.push_back(run.id);
    return input;
}

/// What the tallies can be narrowed to: one name of each kind.
Status narrowTallies(const ReportOptions& options, store::TallyFilter& filter) {
    const auto wrong = [](const char* what, const std::string& given) {
        return Error{ErrorCode::InvalidArgument, what, given};
    };
    const ReportFilterText& only = options.only;
    if (!only.templates.empty() && !(filter.form = prompt::templateFromName(only.templates)))
        return wrong("not one template", only.templates);
    if (!only.domains.empty() && !(filter.domain = benchmark::domainFromName(only.domains)))
        return wrong("not one domain", only.domains);
    if (!only.states.empty() && !(filter.state = benchmark::stateFromName(only.states)))
        return wrong("not one state", only.states);
    if (only.relations.size() > 1) return wrong("this view can be narrowed to one relation", only.relations[1]);
    if (!only.relations.empty()) filter.relation = only.relations.front();
    if (!only.years.empty()) return wrong("this view cannot be narrowed to years", only.years);
    if (!only.subject.empty()) return wrong("this view cannot be narrowed to subjects", only.subject);
    return {};
}

/// Which dimensions to keep apart; the contract's columns when nothing is asked.
Result<std::vector<Dimension>> dimensions(const std::string& by, bool withYear) {
    std::vector<Dimension> list{Dimension::Domain, Dimension::State, Dimension::Template};
    if (withYear) list.push_back(Dimension::Year);
    if (by.empty()) return list;
    list.clear();
    for (const std::string& item : text::split(by, ',')) {
        if (item == "run" || item == "model") continue; // always apart
        if (item == "domain")
            list.push_back(Dimension::Domain);
        else if (item == "state")
            list.push_back(Dimension::State);
        else if (item == "template")
            list.push_back(Dimension::Template);
        else if (item == "year" && withYear)
            list.push_back(Dimension::Year);
        else
            return Error{ErrorCode::InvalidArgument,
                         "a report can be split by run, model, domain, state, template and year", item};
    }
    return list;
}

Result<analysis::Table> heatmap(Input& input, const ReportOptions& options) {
    const auto by = dimensions(options.by, true);
    if (!by) return by.error();
    const auto lines = store::TallyStore(*input.reader).cells(input.filter, *by);
    if (!lines) return lines.error();
    return analysis::heatmapTable(input.runs, *lines);
}

Result<analysis::Table> categories(Input& input, const ReportOptions& options) {
    const auto by = dimensions(options.by, false);
    if (!by) return by.error();
    const auto lines = store::TallyStore(*input.reader).elements(input.filter, *by);
    if (!lines) return lines.error();
    return analysis::categoriesTable(input.runs, *lines);
}

Result<analysis::Table> calibration(Input& input) {
    analysis::Table all;
    for (const store::RunRecord& run : input.runs) {
        const auto context = run::loadRun(*input.reader, run.id);
        if (!context) return context.error();
        const auto report = analysis::calibrationReport(*input.reader, **context);
        if (!report) return report.error();
        analysis::Table table = analysis::calibrationTable(run, *report);
        if (all.columns.empty()) {
            all = std::move(table);
        } else {
            all.rows.insert(all.rows.end(), table.rows.begin(), table.rows.end());
        }
    }
    return all;
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
    const auto page = reportPage(*input.reader, input.runs, std::move(parts), draw);
    return page ? writeText(*page, options.output) : printError(page.error());
}

/// Draws the heatmap as the window does, of one template.
Status drawHeatmap(Input& input, const ReportOptions& options, const std::string& path) {
    if (options.view != "heatmap")
        return Error{ErrorCode::InvalidArgument,
                     "this view has no figure: heatmap, profile, stale and compare can be drawn", options.view};
    store::TallyFilter filter = input.filter;
    if (!filter.form) filter.form = prompt::Template::Generation;
    const auto lines = store::TallyStore(*input.reader).cells(filter, {Dimension::Year});
    if (!lines) return lines.error();
    QString problem;
    if (!widgets::HeatmapPlot::exportData(ui::heatmapData(input.runs, *lines, filter), QString::fromStdString(path),
                                          &problem))
        return Error{ErrorCode::Io, problem.toStdString(), path};
    return {};
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
    auto filter = reportFilter(options.only);
    if (!filter) return printError(filter.error());
    const ReportQuestion question{options.view, options.by, std::move(filter).value(), options.table};
    const auto set = reportSet(*input.reader, input.runs, interruption.token());
    if (!set) return printError(set.error());
    std::vector<std::string> warnings = undefinedRuns(input);
    for (std::string& warning : reportWarnings(**set, question))
        warnings.push_back(std::move(warning));
    for (const std::string& warning : warnings)
        printNote(warning);
    const DrawFigure draw = [&](const std::string& path) {
        return reportFigure(*set, question, path, interruption.token());
    };
    if (options.isFigure()) return writeFigure(options, draw);
    auto table = reportTable(*set, question, interruption.token());
    if (options.format != "html") return writeTable(table, options);
    return writePage(input, options, {{}, results::describe(question.filter, results::runNames(**set)), warnings, {}},
                     std::move(table), draw);
}

/// The views over tallies.
int reportTallies(Input& input, const ReportOptions& options) {
    if (!options.table.empty())
        return printError(
            {ErrorCode::InvalidArgument, "only the views stale and traversal have several tables", "--table"});
    if (const Status narrowed = narrowTallies(options, input.filter); !narrowed) return printError(narrowed.error());
    if (!options.by.empty() && options.view == "calibration")
        return printError({ErrorCode::InvalidArgument, "this view is not split", options.by});
    if (!options.by.empty() && options.isFigure())
        return printError({ErrorCode::InvalidArgument,
                           "a figure is not split: narrow it with --template, --domain, --state or --relation",
                           options.by});
    const std::vector<std::string> warnings = undefinedRuns(input);
    for (const std::string& warning : warnings)
        printNote(warning);
    const DrawFigure draw = [&](const std::string& path) { return drawHeatmap(input, options, path); };
    if (options.isFigure()) return writeFigure(options, draw);
    auto table = options.view == "heatmap"      ? heatmap(input, options)
                 : options.view == "categories" ? categories(input, options)
                                                : calibration(input);
    if (options.format != "html") return writeTable(table, options);
    const QString narrowed = ui::describe(input.filter);
    return writePage(input, options, {{}, narrowed.isEmpty() ? "everything" : narrowed.toStdString(), warnings, {}},
                     std::move(table), draw);
}

int reportTraversals(Input& input, const ReportOptions& options) {
    const Interruption interruption;
    const ReportFilterText& only = options.only;
    for (const std::string& given : {only.domains, only.states, only.templates, only.years, only.subject, options.by})
        if (!given.empty())
            return printError({ErrorCode::InvalidArgument, "this view is always split by domain and state", given});
    if (!only.relations.empty())
        return printError(
            {ErrorCode::InvalidArgument, "this view cannot be narrowed to a relation", only.relations.front()});
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

int report(const ReportOptions& options) {
    auto input = openInput(options);
    if (!input) return printError(input.error());
    if (options.published && !options.isOfTraversals())
        return printError({ErrorCode::InvalidArgument, "only the view traversal has published rows", "--published"});
    if (options.isOfTraversals()) return reportTraversals(*input, options);
    return options.isOfTallies() ? reportTallies(*input, options) : reportResults(*input, options);
}
} // namespace

void addReportCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<ReportOptions>();
    CLI::App* command = root.add_subcommand("report", "Tables and figures of finished or running runs");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command
        ->add_option("--view", options->view,
                     "heatmap, categories, calibration, profile, stale, compare, cutoff or traversal")
        ->check(CLI::IsMember(
            {"heatmap", "categories", "calibration", "profile", "stale", "compare", "cutoff", "traversal"}));
    command->add_option("--run", options->runs,
                        "Id or name; may be repeated (default: all). compare: the first against each other");
    command->add_option(
        "--by", options->by,
        "Split by, e.g. model,year; what is not named is added up. profile: the last one is the axis (default: "
        "template,year). compare: default template. cutoff: default domain");
    command->add_option("--template", options->only.templates, "Only these templates (heatmap figure: generation)");
    command->add_option("--domain", options->only.domains, "Only these domains");
    command->add_option("--state", options->only.states, "Only this state");
    command->add_option("--relation", options->only.relations, "Only this relation; may be repeated");
    command->add_option("--years", options->only.years, "Only these years, e.g. 2010-2015,2020");
    command->add_option("--subject", options->only.subject, "Only subjects that hold this text");
    command
        ->add_option(
            "--table", options->table,
            "stale: shares (default), shift (by years out of time) or matrix (asked by answered year). traversal: "
            "known "
            "before and after (default), changed, effort, steps, cases, or table6 and table7 as the paper prints them")
        ->check(CLI::IsMember(
            {"shares", "shift", "matrix", "known", "changed", "effort", "steps", "cases", "table6", "table7"}));
    command->add_flag("--published", options->published, "traversal: the paper's rows below one's own");
    command
        ->add_option("--format", options->format,
                     "csv, json, markdown, latex, png, svg, pdf, or html: figure, numbers and runs in one page")
        ->check(CLI::IsMember({"csv", "json", "markdown", "latex", "png", "svg", "pdf", "html"}));
    command->add_option("-o,--output", options->output, "File (default: standard output)");
    command->add_flag_callback(
        "--json", [options] { options->format = "json"; }, "As --format json");
    command->callback([options, &action] { action = [options] { return report(*options); }; });
}

} // namespace chronoscope::app
