// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/settings/Settings.h"
#include "ui/studies/chroknow/AcceptedTraversals.h"
#include "ui/studies/chroknow/TraversalQueries.h"
#include "ui/studies/chroknow/Walk.h"

#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace chronoscope::ui {

class BranchPanel;
class ElementPicker;
class EmptyState;
class NoticeBar;
class SplitChoice;
class StepCommands;
class StepsTable;
class StepView;
class WhatIfPanel;
struct StudyActions;

/// The stepper: a run, its elements worth traversing, the years of one with the target framed, and ChroKnowPrompt step
/// by step, with what could be otherwise as branches. Remembers accepted traversals and the sizes of its parts, nothing
/// else. Reads only while it is visible. GUI thread.
class TraversalPage : public QWidget {
    Q_OBJECT
public:
    TraversalPage(Session& session, std::shared_ptr<const traversal::TraversalWords> words, Settings& settings,
                  QWidget* parent = nullptr);

    /// What can be done on it, for the palette and for keys.
    static StudyActions actionRows();

    Walk& walk() { return *m_walk; }
    AcceptedTraversals& acceptance() { return *m_acceptance; }
    ElementPicker* picker() const { return m_picker; }
    YearStrip* strip() const { return m_strip; }
    StepView* stepView() const { return m_step; }
    WhatIfPanel* whatIf() const { return m_whatIf; }
    BranchPanel* branchPanel() const { return m_branches; }
    StepsTable* stepsTable() const { return m_steps; }

signals:
    void newRunRequested();                 ///< there is no run to start from
    void runsRequested();                   ///< the run has to go on first
    void traversalRunRequested(qint64 run); ///< over the chosen run; 0 = none is chosen

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeCentre();
    QWidget* makeSide();
    void keepSizes(QSplitter* splitter, const char* name);

    void fillRuns();
    void load();
    void showRun(Result<TraversalRunView> view);
    void sayEmpty(const QString& title, const QString& hint, const QString& button, std::function<void()> act);
    void pick(qint64 row);
    void chooseYear(int year);
    void refresh();
    void refreshMarks();
    void restart();
    void undo();
    void undoRestart();
    void sayAccepted(int year, bool isChronoCorrect);

    Session& m_session;
    Settings& m_settings;
    Walk* m_walk;
    AcceptedTraversals* m_acceptance;
    qint64 m_run = 0;
    bool m_stale = true;
    std::string m_stamp; ///< of the run as it was read
    std::shared_ptr<const run::RunContext> m_context;
    std::function<void()> m_emptyAction;
    QComboBox* m_runs;
    QPushButton* m_newBatch;
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    std::optional<int> m_restartedStep; ///< shown before the last restart; none: undo() takes back what was accepted
    QSplitter* m_body;
    SplitChoice* m_part; ///< of m_body, in a narrow window
    ElementPicker* m_picker;
    QLabel* m_subject;
    QLabel* m_facts;
    YearStrip* m_strip;
    StepCommands* m_commands;
    QLabel* m_verdict;
    StepView* m_step;
    StepsTable* m_steps;
    WhatIfPanel* m_whatIf;
    BranchPanel* m_branches;
};

} // namespace chronoscope::ui
