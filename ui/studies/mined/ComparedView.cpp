// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ComparedView.h"

#include "ui/bridge/Session.h"
#include "ui/studies/mined/ComparedRuns.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ElidedBox.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kAgainstWidth = 400;
} // namespace

ComparedView::ComparedView(Session& session, std::shared_ptr<RunReadings> readings, QWidget* parent)
    : QWidget(parent), m_session(session), m_readings(std::move(readings)), m_words(new QLabel(tr("&against"), this)),
      m_against(new ElidedBox(this)), m_map(new widgets::HeatmapPlot(this)) {
    m_against->setObjectName(QStringLiteral("minedAgainst"));
    m_against->setAccessibleName(tr("The run that is subtracted"));
    m_against->setToolTip(tr("The run that is subtracted, over the questions that both asked"));
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_against->setMaximumWidth(kAgainstWidth);
    m_words->setBuddy(m_against);
    m_map->setObjectName(QStringLiteral("comparedMap"));
    auto* top = new QHBoxLayout;
    top->setSpacing(Tokens::kSpace8);
    top->addWidget(m_words);
    top->addWidget(m_against);
    top->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(top);
    layout->addWidget(m_map, 1);
    layout->addWidget(makeTaskCodes(this));
    connect(m_against, &QComboBox::activated, this, &ComparedView::compare);
    connect(m_map, &widgets::HeatmapPlot::cellSelected, this, &ComparedView::selectCell);
    connect(m_map, &widgets::HeatmapPlot::cellActivated, this, &ComparedView::inspectorWanted);
}

/// What a cell is made of is for the Inspector; a unit of the same number stays chosen.
void ComparedView::selectCell(int row, int column) {
    const Selection cell = selectionOfCompared(m_map->data(), row, column, m_first, second(), m_narrowing);
    const auto& chosen = m_session.selection().study;
    if (cell.study && !(chosen && chosen->isSameNumber(*cell.study))) m_session.select(cell);
}

void ComparedView::selectRow(int row) {
    const QPoint cell = cellOfCompared(m_table, row);
    selectCell(cell.y(), cell.x());
}

qint64 ComparedView::second() const { return m_against->currentData().toLongLong(); }

qint64 ComparedView::wanted() const { return m_against->count() > 0 ? second() : m_wanted; }

void ComparedView::want(qint64 second) {
    m_wanted = second;
    m_against->clear();
}

/// The chosen one stays where it is still there; else the newest.
void ComparedView::fill(const std::vector<Run>& runs) {
    const qint64 before = wanted();
    const QSignalBlocker quiet(m_against);
    m_against->clear();
    for (const Run& run : runs)
        if (run.id != m_first) m_against->addItem(run.name, QVariant::fromValue<qint64>(run.id));
    const int known = m_against->findData(QVariant::fromValue<qint64>(before));
    m_against->setCurrentIndex(known >= 0 ? known : m_against->count() - 1);
}

void ComparedView::read(qint64 first, const std::vector<Run>& runs, const study::Narrowing& narrowing,
                        const QString& narrowed) {
    m_first = first;
    m_narrowing = narrowing;
    m_narrowed = narrowed;
    fill(runs);
    compare();
}

void ComparedView::compare() {
    const bool isPair = m_against->count() > 0;
    m_words->setVisible(isPair);
    m_against->setVisible(isPair);
    if (!isPair) {
        m_table = {};
        widgets::HeatmapData nothing = comparedHeat(m_table);
        nothing.emptyText = tr("There is no other run yet");
        nothing.emptyHint = tr("Two runs are compared over the questions that both asked.");
        m_map->setData(nothing);
        emit listed();
        return;
    }
    m_session.query(
        this, "compared runs",
        [readings = m_readings, first = m_first, other = second(), narrowing = m_narrowing](store::Database& database) {
            return comparedTable(*readings, database, first, other, narrowing);
        },
        [this, first = m_first, other = second()](Result<analysis::Table> table) {
            if (first == m_first && other == second()) take(std::move(table)); // else of two others by now
        });
}

void ComparedView::take(Result<analysis::Table> table) {
    if (!table) {
        emit failed(coreWords(table.error().text()));
        return;
    }
    m_table = std::move(table).value();
    widgets::HeatmapData heat = comparedHeat(m_table);
    if (!m_narrowed.isEmpty() && !heat.title.isEmpty()) heat.title += QStringLiteral(" · ") + m_narrowed;
    m_map->setData(std::move(heat));
    const auto& chosen = m_session.selection().study;
    if (isVisible() && chosen && isCompared(*chosen)) { // the Inspector goes with the filter and with the two runs
        const QPoint cell = m_map->currentCell();
        if (selectionOfCompared(m_map->data(), cell.y(), cell.x(), m_first, second(), m_narrowing).study)
            selectCell(cell.y(), cell.x());
        else
            m_session.select({});
    }
    emit listed();
}

} // namespace chronoscope::ui
