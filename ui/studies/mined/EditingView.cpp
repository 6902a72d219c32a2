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
#include "ui/views/ToQt.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

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

EditingView::EditingView(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_withPublished(new QCheckBox(tr("&Published"), this)),
      m_map(new widgets::HeatmapPlot(this)) {
    if (auto published = shippedMinedFigures()) m_published = std::move(published).value();
    m_withPublished->setObjectName(QStringLiteral("editingPublished"));
    m_withPublished->setToolTip(tr("Tables 6 and 7 of the paper below one's own; they are never mixed with them"));
    m_withPublished->setEnabled(m_published.has_value());
    m_map->setObjectName(QStringLiteral("editingMap"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_withPublished, 0, Qt::AlignLeft);
    layout->addWidget(m_map, 1);
    layout->addWidget(makeTaskCodes(this));
    connect(m_withPublished, &QCheckBox::toggled, this, [this] {
        draw();
        emit listed();
    });
}

void EditingView::read(const study::Narrowing& narrowing, const QString& narrowed) {
    m_session.query(
        this, "edited runs", [narrowing](store::Database& database) { return readEdited(database, narrowing); },
        [this, narrowed](Result<EditedRuns> runs) {
            if (!runs) {
                emit failed(toQt(runs.error().text()));
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

bool EditingView::withPublished() const { return m_withPublished->isChecked(); }

void EditingView::draw() {
    m_table = mined::editingTable(m_runs, mined::EmptyRule::Zero);
    if (m_withPublished->isChecked() && m_published) m_published->addTo(m_table);
    widgets::HeatmapData heat = editingHeat(m_table);
    if (!m_narrowed.isEmpty()) heat.title += QStringLiteral(" · ") + m_narrowed;
    m_map->setData(std::move(heat));
}

} // namespace chronoscope::ui
