// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/ScoringHub.h"
#include "ui/pages/ResultPage.h"
#include "ui/views/DiagnoseStrip.h"
#include "ui/views/StaleFigures.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <memory>
#include <optional>

class QComboBox;
class QTableWidget;
class QToolButton;

namespace chronoscope::ui {

class ChoiceBar;
class StaleTables;

/// Stale or invented: what the wrong replies of the chosen runs say. One of three figures (kinds by run, the shift in
/// years, asked by answered years of one run), and under it the shares of all runs and the elements with most stale
/// replies. Where a run has no diagnoses, it offers to make them. GUI thread.
class StalePage : public ResultPage {
    Q_OBJECT
public:
    enum View { Kinds = 0, Shift, Matrix };

    StalePage(Results& results, Session& session, ScoringHub& scorings, Dialogs& dialogs, QWidget* parent = nullptr);

    widgets::BarsPlot* bars() const { return m_bars; }
    widgets::HeatmapPlot* matrix() const { return m_matrix; }
    QTableWidget* shares() const;
    QTableWidget* worst() const;
    DiagnoseStrip* strip() const { return m_strip; }
    void setFigure(View view);

signals:
    /// Its timeline is wanted; row of the workspace.
    void elementRequested(qint64 row);

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;

private:
    void makeControls();
    void makeViews();
    void makeChoices();
    QWidget* makeView();
    void take(std::shared_ptr<const results::ResultSet> set, results::StaleNumbers numbers, bool onlyTrueFalse);
    void presentTrueFalse();
    void fillRuns();
    void diagnoseRuns();
    void drawFigure();
    View figure() const;
    results::Samples samples() const;
    const results::StaleRun* chosenRun() const;
    void drillBar(int row, int segment);
    void drillCell(int row, int column);
    void brushYears(int firstRow, int lastRow);
    void selectWorst(int place);
    void openScoring();

    ScoringHub& m_scorings;
    std::shared_ptr<const results::ResultSet> m_set; ///< what m_numbers were made of
    results::StaleNumbers m_numbers;
    std::optional<results::RunChoice> m_run; ///< of the figures of one run
    ChoiceBar* m_views;
    QComboBox* m_runSwitch;
    QComboBox* m_samplesSwitch;
    QToolButton* m_right; ///< right replies on the diagonal
    DiagnoseStrip* m_strip;
    QStackedWidget* m_figures;
    widgets::BarsPlot* m_bars;
    widgets::HeatmapPlot* m_matrix;
    StaleTables* m_tables;
};

} // namespace chronoscope::ui
