// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"
#include "ui/models/RunTableModel.h"
#include "ui/pages/RunMenu.h"
#include "ui/views/EmptyState.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <utility>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace chronoscope::ui {

class NoticeBar;
class RepeatReader;
class RunFinder;
class RunNoteBar;
class RunReplies;
class RunTable;

/// The runs of the workspace: start, watch, pause, resume, stop, give more money, ask errors again, name, tag, delete;
/// what each of them asks. GUI thread.
class RunsPage : public QWidget {
    Q_OBJECT
public:
    RunsPage(Session& session, RunStarter& starter, QWidget* parent = nullptr);
    QTableView* table() const;
    /// Whether there is a dialog that makes runs like one; until then there is none.
    void setCanMakeLike(std::function<bool(const store::RunRecord& run)> can) { m_canMakeLike = std::move(can); }

signals:
    void newRunRequested();
    void likeRunRequested(qint64 run); ///< a new one that asks the same
    void otherModelRequested(qint64 run);
    void repeatRequested(qint64 run); ///< see run::repeatRun()
    void compareRequested(qint64 first, qint64 second);
    void resultsRequested(qint64 run);
    void inspectRequested(); ///< what was selected is to be seen in the Inspector

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeTable();
    QWidget* makeDetail();
    void updateActions();
    void updateDetail();
    QString silenceText(const run::RunProgress* progress);
    void updateGo(const store::RunRecord* record);
    /// Shows that a control can be used, or why it cannot.
    static void enable(QToolButton* button, const QString& obstacle, const QString& tip);
    /// Why a run cannot be changed now; empty if it can.
    QString whyFixed(const store::RunRecord* record) const;
    QString whyNoBudget(const store::RunRecord* record) const;
    QString whyNotLike(const store::RunRecord* record) const;
    static QString whyNotRepeat(const store::RunRecord& record);
    QString whyNot(RunMenu::Act act, const store::RunRecord* record) const;
    void act(RunMenu::Act act);
    void filterRows();
    QString whyNoErrors(const store::RunRecord* record) const;
    /// The newest, from the engine if there is one.
    const store::RunCounts& countsOf(const store::RunRecord& record) const;
    QString liveText(const store::RunRecord& record) const;
    qint64 currentRun() const;
    void tellEnd(qint64 run);
    bool isGoing(qint64 run) const;
    void toggleRun();
    void offerToStop(qint64 run);
    void raiseBudget();
    void askErrorsAgain();

    Session& m_session;
    RunMarks* m_marks;
    RunTableModel* m_model;
    RunTable* m_table;
    QPushButton* m_newRun;
    QToolButton* m_go; ///< resume or pause
    QToolButton* m_stop;
    QToolButton* m_raise;
    QToolButton* m_again; ///< asks errors again
    QToolButton* m_more;
    QToolButton* m_show;
    QLabel* m_trouble; ///< why a run does not move, or has stopped
    QLabel* m_detail;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    RunFinder* m_finder;
    RepeatReader* m_repeats;
    NoticeBar* m_notice;
    RunReplies* m_replies;
    RunNoteBar* m_notes;
    RunMenu* m_menu;
    std::function<bool(const store::RunRecord&)> m_canMakeLike;
    std::pair<qint64, std::int64_t> m_heard; ///< run, and how many replies it had when one came last
    QElapsedTimer m_sinceHeard;
};

} // namespace chronoscope::ui
