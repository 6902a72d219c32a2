// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/ScoringHub.h"
#include "ui/bridge/Session.h"
#include "ui/views/ScoreFigures.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;
class QSpinBox;
class QTableWidget;
class QVBoxLayout;

namespace chronoscope::widgets {
class BarsPlot;
}

namespace chronoscope::ui {

class DiagnoseStrip;
class NoticeBar;

/// Judges the stored replies of a run again with other settings, as a named scoring beside the run's own judgement, and
/// lists the scorings a run has. Shown with open(); stays open while a scoring is made. GUI thread.
class ScoringDialog : public QDialog {
    Q_OBJECT
public:
    /// `run` is shown first; 0 = the newest.
    ScoringDialog(Session& session, ScoringHub& hub, qint64 run, QWidget* parent = nullptr);

    qint64 run() const;
    matching::JudgeSettings judge() const;
    const RunScorings& scorings() const { return m_scorings; }

private:
    void addRun(QVBoxLayout* layout);
    void addList(QVBoxLayout* layout);
    void addForm(QVBoxLayout* layout);
    void addButtons(QVBoxLayout* layout);
    void fillRuns(qint64 wanted);
    void takeRun(); ///< another run was chosen: its settings are where one begins
    void load();
    void take(RunScorings scorings);
    void fillList();
    void updateScores();
    void updateStart();
    QString problem() const;
    void start();
    void removeCurrent();
    void sayRemoved(const store::ScoringRecord& scoring, const scoring::ScoringRequest& request);

    Session& m_session;
    ScoringHub& m_hub;
    RunScorings m_scorings;
    bool m_ownName = false; ///< the name was typed
    NoticeBar* m_notice;
    DiagnoseStrip* m_strip;
    QComboBox* m_run;
    QTableWidget* m_list;
    QPushButton* m_remove;
    QComboBox* m_extraction;
    QComboBox* m_matching;
    QSlider* m_slider;
    QSpinBox* m_threshold;
    widgets::BarsPlot* m_plot;
    QLabel* m_hits;
    QLineEdit* m_name;
    QLabel* m_reason;
    QPushButton* m_start;
};

} // namespace chronoscope::ui
