// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Studies.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "app/cli/ReportValues.h"
#include "app/cli/StudyOptions.h"
#include "core/base/AtomicFile.h"
#include "core/labels/LabelSet.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <unistd.h>
#include <utility>

namespace chronoscope::app {

namespace {
/// The command as it was typed, with the views of every study.
struct ReportOptions : ReportAsked {
    std::vector<std::string> runs;
    std::vector<std::string> models;
    std::string subject;
    std::vector<std::unique_ptr<StudyViews>> studies;
};

bool hasView(const StudyViews& study, const std::string& name) {
    const auto views = study.views();
    return std::any_of(views.begin(), views.end(), [&](const ReportView& view) { return view.name == name; });
}

std::string titleOf(const StudyViews& study, const std::string& name) {
    for (const ReportView& view : study.views())
        if (view.name == name && !view.title.empty()) return view.title;
    return name;
}

/// The runs of one report, and the study whose views they are shown in.
struct Reported {
    StudyViews* study = nullptr;
    std::vector<store::RunRecord> runs;
};

/// Why a run cannot be shown in the view, with the view that it can be shown in.
Error otherStudy(const ReportOptions& options, const store::RunRecord& run) {
    for (const auto& study : options.studies)
        for (const ReportView& view : study->views())
            if (study->takes(view.name, run))
                return wrong(fmt::format("this is a run of {}: see --view {}", study->study(), view.name), run.name);
    return wrong("this run is of another study, which has no views", run.name);
}

/// The runs that were named, with the first study that shows all of them in this view.
Result<Reported> namedRuns(const ReportOptions& options, store::Database& reader) {
    Reported reported;
    for (const std::string& which : options.runs) {
        auto run = findRun(reader, which);
        if (!run) return run.error();
        reported.runs.push_back(std::move(run).value());
    }
    for (const store::RunRecord& run : reported.runs)
        if (std::none_of(options.studies.begin(), options.studies.end(), [&](const auto& study) {
                return hasView(*study, options.view) && study->takes(options.view, run);
            }))
            return otherStudy(options, run);
    for (const auto& study : options.studies)
        if (hasView(*study, options.view) &&
            std::all_of(reported.runs.begin(), reported.runs.end(),
                        [&](const store::RunRecord& run) { return study->takes(options.view, run); })) {
            reported.study = study.get();
            return reported;
        }
    return wrong("the runs are of two studies: name those of one", "--run");
}

/// All runs of the first study with this view that has any.
Result<Reported> usualRuns(const ReportOptions& options, store::RunStore store) {
    std::vector<std::string> names;
    for (const auto& study : options.studies) {
        if (!hasView(*study, options.view)) continue;
        auto runs = store.list(study->runsOf(options.view));
        if (!runs) return runs.error();
        if (!runs->empty()) return Reported{study.get(), std::move(runs).value()};
        names.push_back(study->study());
    }
    return Error{ErrorCode::NotFound, fmt::format("the workspace has no runs of {}", fmt::join(names, " or ")),
                 options.workspace};
}

/// Those of the models that were named.
Status chooseModels(const std::vector<std::string>& models, std::vector<store::RunRecord>& runs) {
    for (const std::string& model : models)
        if (std::none_of(runs.begin(), runs.end(), [&](const store::RunRecord& run) { return run.model == model; }))
            return wrong("no run is of this model", model);
    if (models.empty()) return {};
    std::erase_if(runs, [&](const store::RunRecord& run) {
        return std::find(models.begin(), models.end(), run.model) == models.end();
    });
    return {};
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

/// On standard output, by way of a file that is gone afterwards.
int printFigure(const ReportOptions& options, const DrawFigure& draw) {
    const QTemporaryDir folder;
    if (!folder.isValid())
        return printError({ErrorCode::Io, folder.errorString().toStdString(), folder.path().toStdString()});
    const Drawing drawing;
    QFile file(folder.filePath(QStringLiteral("figure.") + QString::fromStdString(options.format)));
    if (const Status drawn = draw(file.fileName().toStdString()); !drawn) return printError(drawn.error());
    if (!file.open(QIODevice::ReadOnly))
        return printError({ErrorCode::Io, file.errorString().toStdString(), file.fileName().toStdString()});
    printOut(file.readAll().toStdString());
    return kDone;
}

int writeFigure(const ReportOptions& options, const DrawFigure& draw) {
    if (!draw) return printError(wrong("this view has no figure", options.view));
    if (options.output.empty() && isatty(STDOUT_FILENO) == 0) return printFigure(options, draw);
    if (options.output.empty()) return printError({ErrorCode::InvalidArgument, "a figure needs -o FILE", {}});
    if (std::error_code none;
        std::filesystem::exists(options.output, none) && !std::filesystem::is_regular_file(options.output, none))
        return printError(
            {ErrorCode::InvalidArgument, "a figure is written to a file, not to a device or a folder", options.output});
    const Drawing drawing;
    QString path = QString::fromStdString(options.output);
    const QString suffix = QLatin1Char('.') + QString::fromStdString(options.format);
    if (!path.endsWith(suffix, Qt::CaseInsensitive)) path += suffix;
    if (isDatabase(path.toStdString()))
        return printError({ErrorCode::InvalidArgument,
                           "this is a workspace, or another database: it is not written over", path.toStdString()});
    const Status drawn = draw(path.toStdString());
    return drawn ? static_cast<int>(kDone) : printError(drawn.error());
}

int writePage(store::Database& database, const ReportOptions& options, const StudyViews& study, ReportAnswer answer) {
    if (!answer.page) return printError(wrong("this view is a table or a figure, and no page", options.format));
    const Drawing drawing;
    const auto page = reportPage(
        database, answer.page->runs,
        {titleOf(study, options.view), answer.page->narrowed, std::move(answer.notes), std::move(answer.table).value()},
        answer.draw);
    return page ? writeText(*page, options.output) : printError(page.error());
}

/// Refuses options of studies that `takesPart` is false of.
template <typename TakesPart>
Status refuseOthers(const CLI::App& command, const ReportOptions& options, TakesPart takesPart) {
    std::vector<std::string> others;
    for (const auto& study : options.studies)
        if (!takesPart(*study)) others.push_back(study->study());
    return refuseStudyOptions(command, others);
}

int report(const CLI::App& command, const ReportOptions& options) {
    const Interruption interruption;
    const Status fits =
        refuseOthers(command, options, [&](const StudyViews& study) { return hasView(study, options.view); });
    if (!fits) return printError(fits.error());
    auto opened = openWorkspace(options.workspace);
    if (!opened) return printError(opened.error());
    auto reported =
        options.runs.empty() ? usualRuns(options, store::RunStore(opened->reader)) : namedRuns(options, opened->reader);
    if (!reported) return printError(reported.error());
    if (const Status chosen = chooseModels(options.models, reported->runs); !chosen) return printError(chosen.error());
    StudyViews& study = *reported->study;
    const Status isOwn = refuseOthers(command, options, [&](const StudyViews& one) { return &one == &study; });
    if (!isOwn) return printError(isOwn.error());
    if (const Status prepared = study.prepare(options); !prepared) return printError(prepared.error());
    const Status known = requireLabels(opened->reader, study::valuesOf(options.only, study::kLabelFacet));
    if (!known) return printError(known.error());
    auto answer = study.answer(opened->reader, reported->runs, options, interruption.token());
    if (!answer) return printError(answer.error());
    for (const std::string& note : answer->notes)
        printNote(note);
    if (options.isFigure()) return writeFigure(options, answer->draw);
    if (options.isPage()) return writePage(opened->reader, options, study, std::move(answer).value());
    return writeText(answer->text.empty() ? analysis::toText(*answer->table, options.tableFormat()) : answer->text,
                     options.output);
}

/// What was typed of the filter that all studies have, as they take it.
study::Narrowing narrowedTo(const ReportOptions& options) {
    study::Narrowing only = options.only;
    auto& labels = only[study::kLabelFacet];
    std::replace(labels.begin(), labels.end(), std::string(kUnlabelled), std::string());
    std::replace(labels.begin(), labels.end(), std::string(kLabelled), std::string(annotation::kAnyLabel));
    std::replace(labels.begin(), labels.end(), std::string(kDisputed), std::string(annotation::kDisputedLabel));
    if (!options.subject.empty()) only[study::kSubjectFacet] = {options.subject};
    return study::tidy(std::move(only));
}

/// Each once, where it is first.
void addNew(const std::vector<std::string>& more, std::vector<std::string>& all) {
    std::copy_if(more.begin(), more.end(), std::back_inserter(all),
                 [&](const std::string& one) { return std::find(all.begin(), all.end(), one) == all.end(); });
}

std::vector<std::string> namesOf(const std::vector<ReportView>& views) {
    std::vector<std::string> names;
    for (const ReportView& view : views)
        names.push_back(view.name);
    return names;
}

/// All views, to check against.
std::vector<std::string> viewsOf(const ReportOptions& options) {
    std::vector<std::string> all;
    for (const auto& study : options.studies)
        addNew(namesOf(study->views()), all);
    return all;
}

/// "of ChroKnowledge: heatmap, profile; of MINED: mined; compare: of ChroKnowledge, MINED": each view once.
std::string viewsText(const ReportOptions& options) {
    std::string shared;
    std::vector<std::vector<std::string>> own(options.studies.size());
    for (const std::string& view : viewsOf(options)) {
        std::vector<std::string> names;
        std::size_t last = 0;
        for (std::size_t at = 0; at < options.studies.size(); ++at)
            if (hasView(*options.studies[at], view)) names.push_back(options.studies[last = at]->study());
        if (names.size() == 1)
            own[last].push_back(view);
        else
            shared += fmt::format("; {}: of {}", view, fmt::join(names, ", "));
    }
    std::string text;
    for (std::size_t at = 0; at < own.size(); ++at)
        if (!own[at].empty())
            text += fmt::format("{}of {}: {}", text.empty() ? "" : "; ", options.studies[at]->study(),
                                fmt::join(own[at], ", "));
    return text + shared;
}

void addTableOptions(CLI::App& command, const std::shared_ptr<ReportOptions>& options) {
    std::vector<std::string> tables;
    for (const auto& study : options->studies)
        addNew(study->tables(), tables);
    command
        .add_option(
            "--table", options->table,
            "stale: shares (default), shift (by years out of time) or matrix (asked by answered year). traversal: "
            "known before and after (default), changed, effort, steps, cases, or table6 and table7 as the paper prints "
            "them. robustness: means (default), facts, lost (how far off), duel (the first run against each other). "
            "alpha: bars (default) or points. transfer: single (default) or combinations. popularity: bins (default) "
            "or fits. size: models (default) or fits. across: categories (default) or facts")
        ->check(CLI::IsMember(tables));
    command.add_option(
        "--by", options->by,
        "Split by any of these, with commas. ChroKnowledge: model, template, domain, state, relation, year; what is "
        "not named is added up. heatmap: default domain,state,template,year. categories: default "
        "domain,state,template, never year. profile: the last one is the axis (default: template,year). compare: "
        "default template, never year. cutoff: default domain, never year. Temporal robustness: relation, label. "
        "MINED: task, dimension, type, configuration, context, label; calibration also year. There a part is the view "
        "under the filter of a value, and a view is split by what its rows do not tell already");
    command.add_option("--relation", options->only[study::kRelationFacet], "Only this relation; may be repeated");
    command.add_option("--model", options->models, "Only runs of this model; may be repeated")->allow_extra_args(false);
    command.add_option("--subject", options->subject, "Only subjects that hold this text");
    command
        .add_option("--label", options->only[study::kLabelFacet],
                    "Only what annotators gave this label, as KEY or SET/KEY, or `labelled`: any label, or "
                    "`disputed`: annotators disagree, or `unlabelled`: what nobody annotated; may be repeated")
        ->allow_extra_args(false);
    command.add_flag("--published", options->published,
                     "traversal, robustness, variance, mined, latest: the papers' rows below one's own");
}
} // namespace

analysis::TableFormat ReportAsked::tableFormat() const {
    return format == "json"       ? analysis::TableFormat::Json
           : format == "markdown" ? analysis::TableFormat::Markdown
           : format == "latex"    ? analysis::TableFormat::Latex
                                  : analysis::TableFormat::Csv;
}

void addReportCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<ReportOptions>();
    options->studies = studyViews();
    CLI::App* command = root.add_subcommand("report", "Tables and figures of finished or running runs");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command->add_option("--view", options->view, viewsText(*options))->check(CLI::IsMember(viewsOf(*options)));
    command->add_option("--run", options->runs,
                        "Id or name; may be repeated (default: all). compare: the first against each other");
    addTableOptions(*command, options);
    command
        ->add_option(
            "--format", options->format,
            "csv, json, markdown, latex, png, svg, pdf, or html: figure, numbers and runs in one page. A figure "
            "of the heat map is of the template generation unless --template names others")
        ->check(CLI::IsMember({"csv", "json", "markdown", "latex", "png", "svg", "pdf", "html"}));
    command->add_option("-o,--output", options->output, "File (default: standard output)");
    command->add_flag_callback(
        "--json", [options] { options->format = "json"; }, "As --format json");
    for (const auto& study : options->studies)
        addStudyOptions(*command, study->study(), [&](CLI::App& to) { study->addOptions(to); });
    command->callback([command, options, &action] {
        action = [command, options] {
            options->only = narrowedTo(*options);
            return report(*command, *options);
        };
    });
}

} // namespace chronoscope::app
