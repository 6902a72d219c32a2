// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ConstructPreview.h"

#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QPixmap>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kSampleRowHeight = Thumbnails::kSize.height() + 6;

QTableWidgetItem* textCell(const QString& text, const QString& tip) {
    auto* cell = new QTableWidgetItem(text);
    cell->setToolTip(plainToolTip(tip));
    return cell;
}

QTableWidgetItem* pictureCell(const QImage& picture, const QString& problem) {
    auto* cell = new QTableWidgetItem;
    if (problem.isEmpty()) {
        cell->setIcon(pictureIcon(QPixmap::fromImage(picture)));
    } else {
        cell->setIcon(Icons::icon(u"warning"));
        cell->setToolTip(plainToolTip(problem));
        cell->setData(Qt::AccessibleTextRole, problem);
    }
    return cell;
}
} // namespace

ConstructPreview::ConstructPreview(QWidget* parent) : QTableWidget(0, Columns, parent) {
    setObjectName(QStringLiteral("constructPreview"));
    setAccessibleName(tr("Some items of each task"));
    setHorizontalHeaderLabels({tr("Picture"), tr("GI"), tr("Task"), tr("Subject"), tr("Question"), tr("Gold")});
    for (int column = 0; column < Columns; ++column)
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeaderItem(Picture)->setToolTip(tr("I: the original image"));
    horizontalHeaderItem(OtherPicture)->setToolTip(tr("GI: the generalisation image, another picture of it"));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle);
    setIconSize(Thumbnails::kSize);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kSampleRowHeight);
    horizontalHeader()->setHighlightSections(false);
    auto* columns = new TableColumns(this, [](int) { return false; }); // all of them fit beside the form
    for (const int column : {Picture, OtherPicture})
        columns->reserve(column, Thumbnails::kSize.width() + Tokens::kSpace12);
}

void ConstructPreview::show(const std::vector<ConstructSample>& samples) {
    setRowCount(0);
    setRowCount(static_cast<int>(samples.size()));
    for (int row = 0; row < rowCount(); ++row)
        fill(row, samples[static_cast<std::size_t>(row)]);
    if (rowCount() > 0) setCurrentCell(0, TaskName);
}

void ConstructPreview::fill(int row, const ConstructSample& sample) {
    setItem(row, Picture, pictureCell(sample.pictures[0], sample.problems[0]));
    setItem(row, OtherPicture, pictureCell(sample.pictures[1], sample.problems[1]));
    const QString task = sample.isControl ? tr("%1 control").arg(taskLabel(sample.task)) : taskLabel(sample.task);
    setItem(row, TaskName, textCell(task, taskExplanation(sample.task)));
    setItem(row, Subject, textCell(sample.subject, sample.subject));
    QStringList words{sample.question, sample.completion};
    if (!sample.context.isEmpty()) words.prepend(tr("Context: %1").arg(sample.context));
    setItem(row, Question, textCell(sample.question, words.join(QLatin1Char('\n'))));
    setItem(row, Gold, textCell(sample.gold, sample.gold));
}

namespace {
/// Lists of which the task has no item at all.
std::size_t listsWithout(const mined::Construction& built, mined::Task task) {
    using List = std::pair<std::string, std::string>; // entity, property
    std::set<List> with, without;
    for (const auto& item : built.items[static_cast<std::size_t>(task)])
        with.emplace(item.at("subject").get<std::string>(), item.at("property").get<std::string>());
    for (const mined::NotBuilt& one : built.notBuilt) {
        const bool isOfTask = !one.task || *one.task == task;
        if (!isOfTask || one.isControl || one.property.empty()) continue;
        if (List list(one.entity, one.property); !with.contains(list)) without.insert(std::move(list));
    }
    return without.size();
}

/// Questions of T.S.A whose year has no context of the task.
std::size_t yearsLeftOut(const mined::Construction& built, mined::Task task) {
    return static_cast<std::size_t>(
        std::count_if(built.notBuilt.begin(), built.notBuilt.end(),
                      [task](const mined::NotBuilt& one) { return one.task == task && one.year.has_value(); }));
}

QString whyYearsAreLeftOut(mined::Task task) {
    return task == mined::Task::FMC ? Text::tr("no later holder has a year of their own")
                                    : Text::tr("no earlier holder has a year of their own");
}
} // namespace

/// A.T.E is made of a share of the items of other tasks: no list has to have one.
analysis::Table constructCounts(const ConstructReading& reading) {
    analysis::Table table;
    table.addColumn("task");
    table.addColumn("name");
    table.addColumn("items", true);
    table.addColumn("lists_without_an_item", true);
    table.addColumn("years_left_out", true);
    table.addColumn("reason");
    const mined::Construction& built = reading.built;
    for (const mined::Task task : mined::kAllTasks) {
        std::vector<std::string> row{taskLabel(task).toStdString(), taskName(task).toStdString(),
                                     std::to_string(built.items[static_cast<std::size_t>(task)].size())};
        row.push_back(task == mined::Task::ATE ? std::string() : std::to_string(listsWithout(built, task)));
        const std::size_t years = yearsLeftOut(built, task);
        row.push_back(mined::hasContext(task) ? std::to_string(years) : std::string());
        row.push_back(years > 0 ? whyYearsAreLeftOut(task).toStdString() : std::string());
        table.rows.push_back(std::move(row));
    }
    if (reading.wish.controls)
        table.rows.push_back({taskLabel(mined::Task::ATE).toStdString(),
                              Text::tr("“No” controls").toStdString(),
                              std::to_string(built.controls.size()),
                              {},
                              {},
                              {}});
    return table;
}

namespace {
std::string whereOf(const mined::NotBuilt& one) {
    return one.property.empty() ? one.entity : one.entity + " · " + one.property;
}

/// The task, or the control of it; empty where no task has an item.
std::string wantedOf(const mined::NotBuilt& one) {
    if (!one.task) return {};
    const QString task = taskLabel(*one.task);
    return (one.isControl ? Text::tr("%1 control").arg(task) : task).toStdString();
}
} // namespace

analysis::Table constructLosses(const ConstructReading& reading) {
    analysis::Table table;
    for (const char* key : {"where", "task", "reason"})
        table.addColumn(key);
    std::map<std::string, std::string> known; // many lists have the same reason
    const auto inWords = [&](const std::string& said) -> const std::string& {
        const auto [at, isNew] = known.try_emplace(said);
        if (isNew) at->second = coreWords(said).toStdString();
        return at->second;
    };
    const auto add = [&](const std::vector<std::string>& problems, const QString& where) {
        for (const std::string& problem : problems)
            table.rows.push_back({where.toStdString(), {}, inWords(problem)});
    };
    const ConstructInput& input = *reading.input;
    add(input.tables.entityProblems, QFileInfo(toQt(input.sources.entities)).fileName());
    add(input.tables.attributeProblems, QFileInfo(toQt(input.sources.attributes)).fileName());
    add(input.pictureProblems, Text::tr("Pictures"));
    for (const mined::NotBuilt& one : reading.built.notBuilt)
        if (!one.isControl || reading.wish.controls)
            table.rows.push_back({whereOf(one), wantedOf(one), inWords(one.reason)});
    return table;
}

} // namespace chronoscope::ui
