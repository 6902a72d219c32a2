// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/annotation/AnnotateKeys.h"
#include "ui/annotation/AnnotationSession.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/settings/Settings.h"

#include <QWidget>

#include <deque>
#include <functional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace chronoscope::ui {

class EmptyState;
class ItemView;
class LabelPanel;
class NoticeBar;
class QueueBar;
class QueueFinder;

/// Where a researcher reads wrong answers and says why each is wrong: a queue, the item in hand, the labels. All of it
/// by keys, which are the actions of one table. Remembers the queue; reads only while it is visible. GUI thread.
class AnnotatePage : public QWidget {
    Q_OBJECT
public:
    AnnotatePage(AnnotationHub& hub, Results& results, Session& session, Dialogs& dialogs, Settings& settings,
                 QWidget* parent = nullptr);

    AnnotationHub& hub() { return m_hub; }
    AnnotationSession& annotating() { return *m_annotating; }
    QueueBar* queueBar() const { return m_bar; }
    ItemView* itemView() const { return m_item; }
    LabelPanel* labelPanel() const { return m_panel; }
    /// One for each line of keyBindings(), in its order.
    const QList<QAction*>& commands() const { return m_commands; }
    /// Asks what the new queue is to be like.
    void makeQueue();
    void openQueue(qint64 queue);

signals:
    void newRunRequested(); ///< there is nothing to annotate yet

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void connectHub();
    void connectQueue();
    void connectBar();
    void connectItem();
    void makeCommands();
    void perform(const KeyBinding& binding);
    void accept();
    void move(void (AnnotationSession::*step)());
    void undo(bool again);
    void leaveNote();
    void acceptAnswer();
    void nextSeverity();
    void showKeys();
    void askAuthor();
    enum class Act {
        Says, ///< something of the item in hand
        Opens ///< what asks for more
    };
    /// Does it at once, or after the first thing that somebody says was given a name.
    void underName(std::function<void()> act, Act kind = Act::Says);
    void sayPending();
    void sayAtOnce();
    void editGuideline();
    void labelAll();
    void removeQueue();
    void editLabelSets();
    void closeFinder();

    void refresh();
    void showItem();
    void showSaid();
    void showOthers();
    bool hidesOthers() const;
    void readHistory();
    /// Why there is no item; true if so.
    bool sayEmpty();

    AnnotationHub& m_hub;
    Results& m_results;
    Session& m_session;
    Dialogs& m_dialogs;
    Settings& m_settings;
    AnnotationSession* m_annotating;
    QueueBar* m_bar;
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_body;
    ItemView* m_item;
    LabelPanel* m_panel;
    QueueFinder* m_finder;
    annotation::LabelSet m_keyed; ///< the labels that m_commands were made for
    QList<QAction*> m_commands;
    std::function<void()> m_emptyAction;
    /// What is done of an item once its author has a name.
    struct Pending {
        annotation::ItemKey item;
        std::function<void()> act;
        Act kind = Act::Says;
    };
    std::deque<Pending> m_pending;     ///< in the order it was meant
    bool m_mayWait = true;             ///< for a name; not while something is left
    bool m_isNaming = false;           ///< a name was given and is being taken
    std::function<void()> m_whenTried; ///< what is said once the workspace has taken the last undo or redo
};

} // namespace chronoscope::ui
