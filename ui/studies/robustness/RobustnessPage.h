// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/FigurePage.h"
#include "ui/studies/Pages.h"
#include "ui/studies/robustness/RobustnessFigures.h"

#include <memory>

class QButtonGroup;
class QComboBox;
class QPushButton;

namespace chronoscope::widgets {
class AlphaPlot;
class HeatmapPlot;
} // namespace chronoscope::widgets

namespace chronoscope::ui {

class FactsView;
class ImportPanel;

/// Temporal robustness: win rate and robustness of all runs by precision, log-probability by distance, and the facts of
/// a run with the strip of a fact's dates. A going run is read anew once a second while the page is seen. GUI thread.
class RobustnessPage : public FigurePage {
    Q_OBJECT
public:
    enum class View { Overview, Alpha, Facts };

    explicit RobustnessPage(const StudyParts& parts, QWidget* parent = nullptr);

    void show(View view);
    void showRun(qint64 run);
    View view() const;
    widgets::HeatmapPlot* map() const { return m_map; }
    widgets::AlphaPlot* curve() const { return m_curve; }
    FactsView* facts() const { return m_facts; }

    /// Asks which files of dated facts, and imports them.
    void importFacts();
    /// Opens the dialog of a new run.
    void requestRun();

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    void makeControls();
    void makeTools();
    void makeViews();
    QComboBox* makeChoice(const char* name, const QString& tip);
    void follow();
    void showControls();
    void take(Result<RobustRuns> numbers);
    void presentReason();
    void fillChoices();
    void readAlpha();
    void readFacts();
    void draw();
    const robustness::StressResults* chosenRun() const;
    std::string relation() const;
    robustness::Precision precision() const;
    RobustView overview() const;

    StudyParts m_parts;
    RobustRuns m_numbers;
    qint64 m_run = 0; ///< the chosen one; 0: the newest
    bool m_reading = false;
    QTimer m_again;
    ImportPanel* m_import;
    QPushButton* m_newRun = nullptr;
    QPushButton* m_importButton = nullptr;
    QButtonGroup* m_views = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_global = nullptr;
    QComboBox* m_relation = nullptr;
    QComboBox* m_runs = nullptr;
    QComboBox* m_precision = nullptr;
    QComboBox* m_form = nullptr; ///< points or bars
    QStackedWidget* m_stack;
    widgets::HeatmapPlot* m_map;
    widgets::AlphaPlot* m_curve;
    FactsView* m_facts;
};

} // namespace chronoscope::ui
