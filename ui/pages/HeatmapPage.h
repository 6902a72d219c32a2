// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/ResultPage.h"
#include "ui/views/ResultHeatmap.h"
#include "widgets/plots/HeatmapPlot.h"

#include <memory>
#include <vector>

class QAction;

namespace chronoscope::ui {

class HeatmapControls;

/// Correct % by row and year: rows are runs, domains, states, templates, relations or elements, of all runs, of one, or
/// of the difference of two. Live while runs write. Enter on a row goes one level down, Esc up again; a drag narrows
/// the filter to its rows and years; P, or the right button, pins a row to the top. GUI thread.
class HeatmapPage : public ResultPage {
    Q_OBJECT
    /// Rows, runs and order, as ViewKeeper keeps them.
    Q_PROPERTY(QJsonObject wish READ wish WRITE setWish)
public:
    HeatmapPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent = nullptr);

    widgets::HeatmapPlot* plot() const { return m_plot; }
    /// Shows the runs as rows, this one among them and selected.
    void showRun(qint64 run);
    QJsonObject wish() const;
    void setWish(const QJsonObject& kept);

    QString numberKey() const override;

signals:
    void inspectorWanted(); ///< a cell is to be looked into

protected:
    QStringList commandOptions() const override;
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    void makeSwitches();
    void makePins();
    void makeCellActions();
    void showPins();
    void togglePin();
    void unpinAll();
    void show(HeatmapContent content);
    void selectWanted();
    Selection selectionAt(int row, int column) const;
    void selectCell(int row, int column);
    void keepSelected();
    void followSelection();
    void drill(int row, int column);
    void climb();
    void restoreLevel();
    results::ResultFilter narrowedTo(const results::Brush& brush) const;
    void brush(int firstRow, int lastRow, int firstColumn, int lastColumn);

    /// A level above: what it showed, its filter, and the one that led down from it.
    struct Level {
        HeatmapWish wish;
        results::ResultFilter above;
        results::ResultFilter below;
        bool narrowed = false; ///< whether that was another filter than before
    };

    HeatmapControls* m_asked;
    widgets::HeatmapPlot* m_plot;
    std::shared_ptr<const results::ResultSet> m_shown; ///< what m_content was made of
    results::ResultFilter m_shownFilter;               ///< and the filter
    Selection m_selected; ///< the session's selection while it is a cell of this map; else none
    HeatmapContent m_content;
    std::vector<Level> m_above;
    qint64 m_wantedRun = 0;
    QAction* m_pin = nullptr;
    QAction* m_unpinAll = nullptr;
    std::vector<QAction*> m_cellActions; ///< of the cell that is selected
};

} // namespace chronoscope::ui
