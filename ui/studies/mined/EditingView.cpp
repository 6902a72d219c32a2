// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/EditingView.h"

#include "core/studies/mined/EditChoice.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "ui/bridge/Session.h"
#include "ui/studies/mined/MinedFigures.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace chronoscope::ui {

namespace {
/// Columns of mined::editingTable().
enum EditColumn {
    kRun,
    kModel,
    kMethod,
    kSetting,
    kEmbedding,
    kTask,
    kItems,
    kMissing,
    kBefore,
    kAfter,
    kDifference,
    kLow,
    kHigh
};
constexpr const char* kAverage = "average";

QString settingName(const std::string& setting) {
    return setting == name(mined::EditSetting::Lifelong) ? EditingView::tr("lifelong") : EditingView::tr("single");
}

/// Columns of mined::settingsTable().
enum SettingsColumn {
    kSettingsModel,
    kSettingsMethod,
    kSettingsTask,
    kSettingsSingle,
    kSettingsLifelong,
    kSingleMinus,
    kSettingsEmbedding,
    kSettingsBase,
    kSingleItems,
    kLifelongItems
};

/// The number of items is that of the setting with fewer of them.
widgets::HeatmapCell cellOfSettings(const std::vector<std::string>& row) {
    widgets::HeatmapCell cell;
    cell.planned = true;
    if (const auto difference = cellNumber(row[kSingleMinus])) cell.value = *difference;
    const auto single = cellCount(row[kSingleItems]), lifelong = cellCount(row[kLifelongItems]);
    cell.elements = static_cast<int>(std::min(single, lifelong));
    const auto side = [&row](SettingsColumn score) {
        const auto value = cellNumber(row[score]);
        return value ? EditingView::tr("%1 %").arg(QLocale().toString(*value, 'f', 1)) : EditingView::tr("no score");
    };
    cell.note = EditingView::tr("Single: %1 of n = %2\nLifelong: %3 of n = %4")
                    .arg(side(kSettingsSingle), QLocale().toString(single), side(kSettingsLifelong),
                         QLocale().toString(lifelong));
    return cell;
}

widgets::HeatmapCell cellOf(const std::vector<std::string>& row) {
    widgets::HeatmapCell cell;
    cell.planned = true;
    cell.elements = static_cast<int>(cellCount(row[kItems]));
    cell.missing = static_cast<int>(cellCount(row[kMissing]));
    if (const auto after = cellNumber(row[kAfter])) cell.value = *after;
    const auto low = cellNumber(row[kLow]), high = cellNumber(row[kHigh]);
    if (low && high) {
        cell.low = *low;
        cell.high = *high;
    }
    if (const auto before = cellNumber(row[kBefore]))
        cell.note = EditingView::tr("Before: %1 %").arg(QLocale().toString(*before, 'f', 1));
    return cell;
}

struct EditedRuns {
    std::vector<mined::EditedScores> scores;
    std::vector<qint64> ids;
};

bool takesEdited(const study::Narrowing& narrowing, const mined::MinedContext& run) {
    if (mined::takesRun(narrowing, run.record)) return true;
    const bool isOfRun =
        run.spec.editing && study::takes(narrowing, study::kRunFacet, std::to_string(run.spec.editing->base));
    return isOfRun && study::takes(narrowing, study::kModelFacet, run.record.model);
}

Result<EditedRuns> readEdited(store::Database& database, const study::Narrowing& narrowing) {
    const auto runs = store::RunStore(database).list(mined::kEditRuns);
    if (!runs) return runs.error();
    EditedRuns edited;
    for (const store::RunRecord& run : *runs) {
        const auto context = mined::minedContext(database, run);
        if (!context) return context.error();
        if (!takesEdited(narrowing, **context)) continue;
        auto one = mined::loadEdited(database, **context, false);
        if (!one) return one.error();
        const auto filter = mined::minedFilter(database, narrowing, run);
        if (!filter) return filter.error();
        one->after = mined::narrowed(one->after, *filter);
        edited.scores.push_back(std::move(one).value());
        edited.ids.push_back(run.id);
    }
    return edited;
}
} // namespace

widgets::HeatmapData editingHeat(const analysis::Table& table) {
    widgets::HeatmapData data;
    data.title = EditingView::tr("CEM after editing, %, over what was wrong before");
    data.rowAxis = EditingView::tr("run");
    data.columnAxis = EditingView::tr("task");
    data.valueName = EditingView::tr("CEM after editing, %");
    data.intervalName = EditingView::tr("95 % Wilson, by item");
    data.emptyText = EditingView::tr("No run of editing yet");
    data.emptyHint =
        EditingView::tr("“Edit by demonstrations…” asks again what a run got wrong, of a model that is told the right "
                        "answers; “Edited elsewhere…” brings in what an edited model answers.");
    std::map<std::string, int> columns;
    for (const mined::Task task : mined::editedTasks()) {
        columns[std::string(mined::name(task))] = static_cast<int>(data.columns.size());
        data.columns << taskLabel(task);
    }
    columns[kAverage] = static_cast<int>(data.columns.size());
    data.columns << EditingView::tr("Avg");
    std::tuple<std::string, std::string, std::string, std::string> last;
    for (const auto& row : table.rows) {
        const auto column = columns.find(row[kTask]);
        if (column == columns.end()) continue;
        const std::tuple key(row[kRun], row[kModel], row[kMethod], row[kSetting]);
        if (data.rows.isEmpty() || key != last || data.cells.back().planned) { // its last cell, the average, ends a run
            last = key;
            widgets::HeatmapRow line;
            line.key = data.rows.size();
            const bool isPublished = row[kRun] == "published";
            const bool isLifelong = row[kSetting] == name(mined::EditSetting::Lifelong);
            const QString way =
                isLifelong ? EditingView::tr("%1 lifelong").arg(toQt(row[kMethod])) : toQt(row[kMethod]);
            line.label = isPublished ? QStringLiteral("%1 · %2").arg(way, toQt(row[kModel])) : toQt(row[kRun]);
            line.detail = QStringLiteral("%1, %2").arg(toQt(row[kMethod]), settingName(row[kSetting]));
            line.group = isPublished ? EditingView::tr("as published") : QString();
            line.counted = EditingView::tr("items");
            data.rows.append(line);
            data.cells.resize(data.cells.size() + data.columns.size());
        }
        data.cells[data.cells.size() - data.columns.size() + column->second] = cellOf(row);
    }
    return data;
}

widgets::HeatmapData settingsHeat(const analysis::Table& table) {
    widgets::HeatmapData data;
    data.scale = widgets::HeatmapScale::Difference;
    data.title = EditingView::tr("CEM edited one by one minus edited with all, points");
    data.columnAxis = EditingView::tr("task");
    data.valueName = EditingView::tr("Points of CEM");
    data.emptyText = EditingView::tr("No method has both settings");
    data.emptyHint =
        EditingView::tr("A run of the single setting and one of the lifelong setting are needed, of the same "
                        "model and method, over the same run before.");
    std::map<std::string, qsizetype> columns;
    for (const mined::Task task : mined::editedTasks()) {
        columns[std::string(mined::name(task))] = data.columns.size();
        data.columns << taskLabel(task);
    }
    columns[kAverage] = data.columns.size();
    data.columns << EditingView::tr("Avg");
    for (const auto& row : table.rows) {
        const auto column = columns.find(row[kSettingsTask]);
        if (column == columns.end()) continue;
        if (data.rows.isEmpty() || data.cells.back().planned) { // its last cell, the average, ends a method
            widgets::HeatmapRow line;
            line.key = data.rows.size();
            line.label = toQt(row[kSettingsMethod]);
            line.detail =
                row[kSettingsBase].empty()
                    ? toQt(row[kSettingsModel])
                    : EditingView::tr("%1, before: %2").arg(toQt(row[kSettingsModel]), toQt(row[kSettingsBase]));
            line.counted = EditingView::tr("items");
            data.rows.append(line);
            data.cells.resize(data.cells.size() + data.columns.size());
        }
        data.cells[data.cells.size() - data.columns.size() + column->second] = cellOfSettings(row);
    }
    return data;
}

EditingView::EditingView(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_withPublished(new QCheckBox(tr("&Published"), this)),
      m_bySetting(new QCheckBox(tr("Single minus li&felong"), this)), m_map(new widgets::HeatmapPlot(this)) {
    if (auto published = shippedMinedFigures()) m_published = std::move(published).value();
    m_withPublished->setObjectName(QStringLiteral("editingPublished"));
    m_withPublished->setToolTip(tr("Tables 6 and 7 of the paper below one's own; they are never mixed with them"));
    m_withPublished->setEnabled(m_published.has_value());
    m_map->setObjectName(QStringLiteral("editingMap"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_bySetting->setObjectName(QStringLiteral("editingBySetting"));
    m_bySetting->setToolTip(tr("What a method loses where all facts are edited, in place of one at a time"));
    auto* choices = new QHBoxLayout;
    choices->setSpacing(Tokens::kSpace16);
    choices->addWidget(m_withPublished);
    choices->addWidget(m_bySetting);
    choices->addStretch();
    layout->addLayout(choices);
    layout->addWidget(m_map, 1);
    layout->addWidget(makeTaskCodes(this));
    for (QCheckBox* box : {m_withPublished, m_bySetting})
        connect(box, &QCheckBox::toggled, this, [this] {
            m_withPublished->setEnabled(m_published && !bySetting()); // the paper prints no differences
            draw();
            emit listed();
        });
}

void EditingView::read(const study::Narrowing& narrowing, const QString& narrowed) {
    m_session.query(
        this, "edited runs", [narrowing](store::Database& database) { return readEdited(database, narrowing); },
        [this, narrowed](Result<EditedRuns> runs) {
            if (!runs) {
                emit failed(coreWords(runs.error().text()));
                return;
            }
            m_runs = std::move(runs->scores);
            m_ids = std::move(runs->ids);
            m_narrowed = narrowed;
            draw();
            emit listed();
        });
}

/// The filter names runs that were edited: the runs of editing stand in their place.
study::Narrowing EditingView::printedNarrowing(const study::Narrowing& narrowing) const {
    study::Narrowing items = study::without(study::without(narrowing, study::kRunFacet), study::kModelFacet);
    if (items.size() < narrowing.size())
        for (const qint64 id : m_ids)
            items[study::kRunFacet].push_back(std::to_string(id));
    return items;
}

bool EditingView::withPublished() const { return m_withPublished->isChecked() && !bySetting(); }

bool EditingView::isEmpty() const { return m_runs.empty() && !m_withPublished->isChecked(); }

bool EditingView::bySetting() const { return m_bySetting->isChecked(); }

void EditingView::draw() {
    m_table = mined::editingTable(m_runs, mined::EmptyRule::Zero);
    if (withPublished() && m_published) m_published->addTo(m_table);
    widgets::HeatmapData heat = editingHeat(m_table);
    if (bySetting()) {
        m_table = mined::settingsTable(m_runs, mined::EmptyRule::Zero);
        heat = settingsHeat(m_table);
    }
    if (!m_narrowed.isEmpty()) heat.title += QStringLiteral(" · ") + m_narrowed;
    m_map->setData(std::move(heat));
}

} // namespace chronoscope::ui
