// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/StudyResultPage.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/StressReports.h"

#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;

namespace chronoscope::widgets {
class AlphaPlot;
class HeatmapPlot;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

class RunDialog;
class FactsView;
class ReportsView;
class RobustnessControls;
struct EmptyReason;
struct StudyWords;

/// Temporal robustness: win rate and robustness of all runs by precision, the facts of a run with the strip of a fact's
/// dates, log-probability by distance, and the study's other reports, each of what the filter takes. GUI thread.
class RobustnessPage : public StudyResultPage {
    Q_OBJECT
public:
    using View = StressView;

    explicit RobustnessPage(const StudyParts& parts, QWidget* parent = nullptr);
    /// What can be done on it, for the palette and for keys.
    static StudyActions actionRows();
    /// How its study's runs are told in a line.
    static StudyWords runWords();

    void show(View view);
    void showRun(qint64 run);
    View view() const;
    std::vector<std::int64_t> studyRuns() const override;
    QString numberKey() const override;
    widgets::HeatmapPlot* map() const { return m_map; }
    widgets::AlphaPlot* curve() const { return m_curve; }
    FactsView* facts() const { return m_facts; }
    ReportsView* reports() const { return m_reports; }

    /// Asks which files of dated facts, and imports them.
    void importFacts();
    RunDialog* makeRunDialog(); ///< of new runs, as the page has them asked
    void requestRun() override;
    void compareRuns(qint64 first, qint64 second) override;

protected:
    void read() override;
    void forget() override;
    bool hasItems() const override { return m_numbers->facts > 0; }
    void enableTools(bool canChange) override;
    bool writeFigure(const QString& path, QString* problem) const override;
    QString shownName() const override;
    QStringList commandOptions() const override;
    void activateRow(int row) override;
    void selectRow(int row) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeNote();
    void makeViews();
    bool chooseCell(int row, int column);
    void selectNumber(int row, int column);
    void followNumber();
    void follow();
    void take(std::shared_ptr<const RobustRuns> numbers);
    void fillFacets();
    void presentEmpty(const EmptyReason& reason);
    bool isSettled() const;
    void readOverview();
    void readAlpha();
    void readFacts();
    void readReport();
    void takeReport(const ReportQuestion& question, StressReport report);
    void tell(QStringList notes);
    void showNote();
    std::vector<std::int64_t> shownRuns() const;
    std::string measureKey(robustness::Level level) const;
    ReportQuestion question() const;
    const robustness::StressResults* chosenRun() const;

    std::shared_ptr<RobustReader> m_reader = std::make_shared<RobustReader>(); ///< used on the query thread
    std::shared_ptr<const RobustRuns> m_numbers = std::make_shared<const RobustRuns>();
    QPushButton* m_datesButton;
    RobustnessControls* m_controls;
    QStackedWidget* m_stack;
    widgets::HeatmapPlot* m_map;
    widgets::AlphaPlot* m_curve;
    FactsView* m_facts;
    ReportsView* m_reports;
    QStringList m_told; ///< whole
    QLabel* m_note;     ///< what the view shows, and what is in none of its numbers
};

} // namespace chronoscope::ui
