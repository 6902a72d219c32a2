// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"

#include "core/results/Aggregate.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"

#include <QComboBox>
#include <QListView>
#include <QToolButton>

namespace chronoscope::test {

using results::RowsBy;
using widgets::HeatmapScale;

/// A window that shows the heat map of two runs, "known" and "later", and what a person does there. Made once in a
/// story; each of its functions begins with Generation alone, by runs.
class HeatmapStage {
protected:
    void open() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        m_stage->waitForEnd(m_stage->startRun(
            QStringLiteral("later"),
            QStringLiteral("calibration:?cutoff=2021&recall=0.9&partial=0.3&error=0.05&seed=5"), spec));
        m_stage->window->showPage(QStringLiteral("heatmap"));
        m_page = m_stage->window->heatmapPage();
        m_plot = m_page->plot();
    }
    void begin() {
        results::ResultFilter generation;
        generation.templates = {prompt::Template::Generation};
        results().setFilter(generation);
        set("rowsCombo", QStringLiteral("Runs")); // first: rows by element are of one run
        set("runCombo", QStringLiteral("All runs"));
        m_page->findChild<QToolButton*>(QStringLiteral("tableSwitch"))->setChecked(false);
        set("sortCombo", QStringLiteral("Original order"));
        results().setPinned({});
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        QTRY_COMPARE(m_plot->data().pinnedRows, 0);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("run"));
        QTRY_COMPARE(m_plot->data().title, QStringLiteral("Correct, % of elements · Generation"));
        const auto grid = results::heat(*results().set(), results().filter(), RowsBy::Run);
        QTRY_COMPARE(m_plot->data().cell(0, 0).elements, static_cast<int>(grid.at(0, 0).elements)); // of this filter
    }

    void pin(int row) {
        m_plot->setFocus();
        m_plot->setCurrentCell(row, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        QTest::keyClick(m_plot, Qt::Key_P);
    }

    /// As the painter lays the map out.
    widgets::HeatmapLayout layout() {
        auto request = widgets::HeatmapPainter::measure(m_plot->data(), widgets::HeatmapSummary::of(m_plot->data()),
                                                        m_plot->font());
        request.area = QRectF(QPointF(), m_plot->viewport()->size());
        request.devicePixelRatio = m_plot->devicePixelRatioF();
        return widgets::HeatmapLayout(request);
    }
    int labelY(int row) { return qRound(layout().rowLabelRect(row).center().y()); }
    /// x = column, y = row.
    QPoint centre(QPoint cell) { return layout().cellRect(cell.y(), cell.x()).center().toPoint(); }
    void click(QPoint cell) { QTest::mouseClick(m_plot->viewport(), Qt::LeftButton, {}, centre(cell)); }
    QToolButton* chip(const char* name) {
        return m_stage->window->inspector()->findChild<QToolButton*>(QLatin1String(name));
    }
    /// Lines of the Inspector's list but for the heads.
    int units() {
        const auto* model = m_stage->window->inspector()->elementList()->model();
        int count = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            count += model->index(row, 0).flags().testFlag(Qt::ItemIsSelectable) ? 1 : 0;
        return count;
    }

    ui::Results& results() { return m_stage->window->results(); }

    void set(const char* name, const QString& text) {
        choose(m_page->findChild<QComboBox*>(QLatin1String(name)), text);
    }

    /// The rows of one run.
    void showRows(const char* rows, const char* axis) {
        set("rowsCombo", QLatin1String(rows));
        set("runCombo", QStringLiteral("known"));
        QTRY_VERIFY(m_plot->data().rowAxis == QLatin1String(axis) && m_plot->data().rows.first().group.isEmpty());
    }

    std::unique_ptr<Stage> m_stage;
    ui::HeatmapPage* m_page = nullptr;
    widgets::HeatmapPlot* m_plot = nullptr;
};

} // namespace chronoscope::test
