// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedFigure.h"

#include "core/studies/mined/MinedNarrowing.h"
#include "ui/studies/mined/ComparedRuns.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/MinedPlots.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/PlantedFigures.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <utility>

namespace chronoscope::app {

namespace {
Error noFigure(const std::string& what, const std::string& given) { return {ErrorCode::InvalidArgument, what, given}; }

/// What a title says of the choices: a figure of one task names that anyway.
study::Narrowing titled(const MinedQuestion& question) {
    const bool isOfTask = question.view == "asked" || question.byYear;
    return isOfTask ? study::without(question.only, mined::kTaskFacet) : question.only;
}

template <typename Plot, typename Data>
Status drawn(const std::string& path, Data data, const MinedQuestion& question) {
    if (data.isEmpty()) return noFigure("there is nothing to draw", "--view");
    if (const QString narrowed = ui::narrowedItemsText(titled(question)); !narrowed.isEmpty())
        data.title += QStringLiteral(" · ") + narrowed;
    Plot plot;
    plot.setData(std::move(data));
    QString problem;
    if (plot.exportTo(QString::fromStdString(path), &problem)) return {};
    return Error{ErrorCode::Io, problem.toStdString(), path};
}

std::optional<ui::MinedView> viewOf(const std::string& view) {
    using ui::MinedView;
    static const std::map<std::string, MinedView> known{
        {"mined", MinedView::Tasks},         {"latest", MinedView::Latest}, {"context", MinedView::Context},
        {"agreement", MinedView::Agreement}, {"named", MinedView::Named},   {"asked", MinedView::Asked}};
    const auto at = known.find(view);
    return at == known.end() ? std::nullopt : std::optional(at->second);
}

/// The only task of the choices, of those that are asked of a year.
Result<mined::Task> taskOf(const MinedQuestion& question) {
    const auto& tasks = study::valuesOf(question.only, mined::kTaskFacet);
    if (tasks.size() != 1) return noFigure("this figure is of one task: TSA, TIA, FMC or PMC", "--task");
    return mined::taskFromName(tasks.front()).value_or(mined::Task::TSA);
}

Status drawRuns(store::Database& database, const std::vector<store::RunRecord>& runs, const MinedQuestion& question,
                ui::MinedView view, const std::string& path, const std::stop_token& stop) {
    study::Narrowing only = question.only;
    only.erase(study::kModelFacet);
    only[study::kRunFacet].clear();
    for (const store::RunRecord& run : runs)
        only[study::kRunFacet].push_back(std::to_string(run.id));
    ui::MinedLook look;
    look.view = view;
    look.narrowed = ui::narrowedItemsText(titled(question));
    if (view == ui::MinedView::Asked) {
        const auto task = taskOf(question);
        if (!task) return task.error();
        look.task = *task;
    }
    std::optional<mined::PublishedMined> published;
    if (question.published) {
        auto shipped = ui::shippedMinedFigures();
        if (!shipped) return shipped.error();
        published = std::move(shipped).value();
        look.published = &*published;
    }
    const auto numbers = ui::MinedReader().read(database, only, ui::isOfAnswers(view), stop);
    if (!numbers) return numbers.error();
    ui::MinedPlots plots;
    if (plots.draw(*numbers, look).table.rows.empty()) return noFigure("there is nothing to draw", "--view");
    QString problem;
    if (plots.exportTo(QString::fromStdString(path), &problem)) return {};
    return Error{ErrorCode::Io, problem.toStdString(), path};
}

Status drawPlanted(const analysis::Table& table, const MinedQuestion& question, const std::string& path) {
    if (!question.byYear) return drawn<widgets::HeatmapPlot>(path, ui::plantedHeat(table), question);
    const auto task = taskOf(question);
    if (!task) return task.error();
    return drawn<widgets::CurvePlot>(path, ui::plantedCurve(table, *task), question);
}
} // namespace

Status editingFigure(const analysis::Table& table, const study::Narrowing& only, const std::string& path) {
    MinedQuestion question;
    question.only = only;
    return drawn<widgets::HeatmapPlot>(path, ui::editingHeat(table), question);
}

Status minedFigure(store::Database& database, const std::vector<store::RunRecord>& runs, const MinedQuestion& question,
                   const std::string& path, const std::stop_token& stop) {
    if (question.skipEmpty || question.recompute || question.byTask)
        return noFigure("figures have the stored scores, an empty reply counting 0, over all tasks: for others take "
                        "csv, json, markdown or latex",
                        question.view);
    if (runs.size() > ui::MinedRuns::kMost)
        return noFigure(fmt::format("a figure has {} runs at most: name them with --run", ui::MinedRuns::kMost),
                        "--run");
    if (const auto view = viewOf(question.view)) return drawRuns(database, runs, question, *view, path, stop);
    const bool isCompared = question.view == "compare", isPlanted = question.view == "calibration";
    if (!isCompared && !isPlanted)
        return noFigure("this view has no figure: csv, json, markdown or latex", question.view);
    if (isPlanted && runs.size() != 1) return noFigure("this figure is of one run: name it with --run", "--run");
    if (isCompared && runs.size() != 2) return noFigure("this figure is of two runs: name them with --run", "--run");
    const auto numbers = minedReport(database, runs, question, stop);
    if (!numbers) return numbers.error();
    return isPlanted ? drawPlanted(numbers->table, question, path)
                     : drawn<widgets::HeatmapPlot>(path, ui::comparedHeat(numbers->table), question);
}

} // namespace chronoscope::app
