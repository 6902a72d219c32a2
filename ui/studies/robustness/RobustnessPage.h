// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/FigurePage.h"
#include "ui/studies/Pages.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/StressReports.h"

#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace chronoscope::widgets {
class AlphaPlot;
class HeatmapPlot;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

class FactsView;
class ImportPanel;
class ReportsView;
class RobustnessControls;

/// Temporal robustness: win rate and robustness of all runs by precision, the facts of a run with the strip of a fact's
/// dates, log-probability by distance, and the study's other reports. A going run is read anew once a second while the
/// page is seen. GUI thread.
class RobustnessPage : public FigurePage {
    Q_OBJECT
public:
    using View = StressView;

    explicit RobustnessPage(const StudyParts& parts, QWidget* parent = nullptr);

    void show(View view);
    void showRun(qint64 run);
    View view() const;
    widgets::HeatmapPlot* map() const { return m_map; }
    widgets::AlphaPlot* curve() const { return m_curve; }
    FactsView* facts() const { return m_facts; }
    ReportsView* reports() const { return m_reports; }

    /// Asks which files of dated facts, and imports them.
    void importFacts();
    /// Opens the dialog of a new run.
    void requestRun();

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    void makeTools();
    void selectNumber(int row, int column);
    void makeViews();
    void connectSession();
    void follow();
    void take(Result<RobustRuns> numbers);
    void presentReason();
    void presentUnsettled();
    bool isSettled() const;
    void draw();
    void readAlpha();
    void readFacts();
    void readReport();
    void takeReport(const ReportQuestion& question, Result<StressReport> report);
    /// Whether the view lacks a second run; says so then.
    bool lacksOther();
    void tell(QStringList notes);
    ReportQuestion question() const;
    const robustness::StressResults* chosenRun() const;

    StudyParts m_parts;
    std::shared_ptr<const RobustRuns> m_numbers = std::make_shared<const RobustRuns>();
    bool m_reading = false;
    QTimer m_again;
    ImportPanel* m_import;
    RobustnessControls* m_controls;
    QPushButton* m_newRun = nullptr;
    QPushButton* m_importButton = nullptr;
    QStackedWidget* m_stack;
    widgets::HeatmapPlot* m_map;
    widgets::AlphaPlot* m_curve;
    FactsView* m_facts;
    ReportsView* m_reports;
    QLabel* m_note; ///< what the view shows, and what is in none of its numbers
};

} // namespace chronoscope::ui
