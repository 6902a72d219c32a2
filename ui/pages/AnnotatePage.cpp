// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/AnnotatePage.h"

#include "ui/annotation/AnnotationExport.h"
#include "ui/annotation/ItemView.h"
#include "ui/annotation/LabelPanel.h"
#include "ui/annotation/QueueBar.h"
#include "ui/annotation/QueueFinder.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/EmptyState.h"
#include "ui/views/Moments.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/SplitChoice.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kItemWidth = 720;
constexpr int kPanelWidth = 300;
constexpr int kFinderWidth = 250;
constexpr int kSeverities = 4; ///< none, 1, 2, 3

} // namespace

AnnotatePage::AnnotatePage(AnnotationHub& hub, Results& results, Session& session, Dialogs& dialogs, Settings& settings,
                           QWidget* parent)
    : QWidget(parent), m_hub(hub), m_results(results), m_session(session), m_dialogs(dialogs), m_settings(settings),
      m_annotating(new AnnotationSession(hub, session, this)), m_bar(new QueueBar(this)), m_notice(new NoticeBar(this)),
      m_stack(new QStackedWidget(this)), m_empty(new EmptyState(this)), m_body(new QSplitter(this)),
      m_item(new ItemView(this)), m_panel(new LabelPanel(this)),
      m_finder(new QueueFinder(*m_annotating, hub, session, this)) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus); // where keys go while nothing is typed
    setAccessibleName(tr("Annotating"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace16, Tokens::kSpace12, Tokens::kSpace16, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_bar);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    m_finder->setFixedWidth(kFinderWidth);
    m_finder->hide();
    row->addWidget(m_finder);
    row->addWidget(m_stack, 1);
    m_body->setObjectName(QStringLiteral("annotateBody"));
    layout->addLayout(row, 1);
    layout->addWidget(m_notice); // below: what is pressed next stays under the mouse
    m_empty->setObjectName(QStringLiteral("annotateEmpty"));
    m_body->setChildrenCollapsible(false);
    m_body->addWidget(m_item);
    m_body->addWidget(m_panel);
    m_body->setStretchFactor(0, 1);
    m_body->setSizes({kItemWidth, kPanelWidth});
    m_body->restoreState(settings.columns(QStringLiteral("annotateBody")));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_body);
    layout->insertWidget(1, new SplitChoice(*m_body, {tr("Item"), tr("Its labels")}, 0, this));
    connectParts();
    refresh();
}

void AnnotatePage::connectParts() {
    connectHub();
    connectQueue();
    connectBar();
    connectItem();
    connect(m_body, &QSplitter::splitterMoved, this,
            [this] { m_settings.setColumns(QStringLiteral("annotateBody"), m_body->saveState()); });
    connect(m_empty->button(), &QPushButton::clicked, this, [this] {
        if (m_emptyAction) m_emptyAction();
    });
    const auto refreshEmpty = [this] {
        if (m_annotating->queueId() == 0) refresh();
    };
    connect(&m_results, &Results::changed, this, refreshEmpty);
    connect(&m_session, &Session::runsChanged, this, refreshEmpty);
    connect(&m_session, &Session::workspaceChanged, this, [this] { m_pending.clear(); }); // it was of the other one
}

/// Who keeps the annotations of the workspace, and what can be undone.
void AnnotatePage::connectHub() {
    connect(&m_hub, &AnnotationHub::closing, this, &AnnotatePage::sayAtOnce);
    connect(&m_hub, &AnnotationHub::changed, this, &AnnotatePage::refresh);
    connect(&m_hub, &AnnotationHub::savingChanged, this, [this] {
        m_bar->setSaving(m_hub.unsaved(), m_hub.problem());
        if (m_hub.unsaved() == 0 && m_panel->wantsHistory()) readHistory();
    });
    connect(&m_hub, &AnnotationHub::tried, this, [this](bool kept) {
        const auto say = std::exchange(m_whenTried, {});
        if (kept && say) say();
    });
    connect(&m_hub.undoStack(), &QUndoStack::indexChanged, this,
            [this] { // what is said or will be is of the newest step alone
                m_whenTried = {};
                m_notice->hide();
            });
}

/// The queue that is open, and the place in it.
void AnnotatePage::connectQueue() {
    connect(m_annotating, &AnnotationSession::leaving, m_panel, &LabelPanel::commitNote);
    connect(m_annotating, &AnnotationSession::opened, this, &AnnotatePage::refresh);
    connect(m_annotating, &AnnotationSession::placeChanged, this, &AnnotatePage::showItem);
    connect(m_annotating, &AnnotationSession::said, this, &AnnotatePage::showSaid);
    connect(m_annotating, &AnnotationSession::placeChanged, m_panel,
            &LabelPanel::endReason); // it is about the item that was left
    connect(m_annotating, &AnnotationSession::finished, this, [this] {
        const bool all = m_annotating->state().done() == m_annotating->state().assigned();
        m_notice->sayBriefly(all ? tr("All items of this queue are annotated.")
                                 : tr("Only this item is left: it is not annotated yet."));
    });
    connect(m_annotating, &AnnotationSession::refused, this, [this](const QString& why) { m_notice->say(why); });
}

void AnnotatePage::connectBar() {
    connect(m_bar, &QueueBar::queueChosen, this, &AnnotatePage::openQueue);
    connect(m_bar, &QueueBar::newQueueWanted, this, &AnnotatePage::makeQueue);
    connect(m_bar, &QueueBar::labelAllWanted, this, [this] { underName([this] { labelAll(); }, Act::Opens); });
    connect(m_bar, &QueueBar::guidelineWanted, this, &AnnotatePage::editGuideline);
    connect(m_bar, &QueueBar::removeWanted, this, &AnnotatePage::removeQueue);
    connect(m_bar, &QueueBar::labelSetsWanted, this, &AnnotatePage::editLabelSets);
    connect(m_bar, &QueueBar::exportWanted, this, [this] {
        m_panel->commitNote(); // what is being typed is part of it
        exportAnnotations(m_session, m_hub, m_dialogs, this);
    });
    connect(m_bar, &QueueBar::backWanted, this, [this] { move(&AnnotationSession::back); });
    connect(m_bar, &QueueBar::skipWanted, this, [this] { move(&AnnotationSession::skip); });
    connect(m_bar, &QueueBar::nextWanted, this, &AnnotatePage::accept);
    connect(m_bar, &QueueBar::findWanted, m_finder, &QueueFinder::presentText);
    connect(m_finder, &QueueFinder::closed, this, &AnnotatePage::closeFinder);
    connect(m_finder, &QueueFinder::labelled, this,
            [this](const QString& text) { m_notice->sayBriefly(text, tr("Undo"), [this] { undo(false); }); });
    connect(m_bar, &QueueBar::keysWanted, this, &AnnotatePage::showKeys);
    connect(m_bar, &QueueBar::authorWanted, this, &AnnotatePage::askAuthor);
    connect(m_bar, &QueueBar::retryWanted, &m_hub, &AnnotationHub::retry);
}

/// The item in hand, and what is said of it.
void AnnotatePage::connectItem() {
    connect(m_item, &ItemView::suggestionTaken, this,
            [this] { underName([this] { m_annotating->takeSuggestion(); }); });
    connect(m_panel, &LabelPanel::labelPressed, this,
            [this](int label) { underName([this, label] { m_annotating->toggleLabel(label); }); });
    connect(m_panel, &LabelPanel::severityPressed, this,
            [this](int severity) { underName([this, severity] { m_annotating->setSeverity(severity); }); });
    connect(m_panel, &LabelPanel::flagPressed, this, [this] { underName([this] { m_annotating->toggleFlag(); }); });
    connect(m_panel, &LabelPanel::noteWritten, this,
            [this](const QString& note) { underName([this, note] { m_annotating->setNote(note); }); });
    connect(m_panel, &LabelPanel::reasonGiven, this, [this](const QString& answer, const QString& reason) {
        underName([this, answer, reason] { m_annotating->acceptAnswer(answer.toStdString(), reason); });
    });
    connect(m_panel, &LabelPanel::historyWanted, this, &AnnotatePage::readHistory);
}

/// The actions of the table, made anew when the labels are others.
void AnnotatePage::makeCommands() {
    if (!m_commands.isEmpty() && m_keyed == m_annotating->labels()) return;
    m_keyed = m_annotating->labels();
    qDeleteAll(m_commands);
    m_commands.clear();
    for (const KeyBinding& binding : keyBindings(m_keyed)) {
        auto* action = new QAction(binding.text, this);
        action->setShortcuts(binding.keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setAutoRepeat(binding.command == AnnotateCommand::Undo || binding.command == AnnotateCommand::Redo);
        connect(action, &QAction::triggered, this, [this, binding] { perform(binding); });
        addAction(action);
        m_commands << action;
    }
}

void AnnotatePage::perform(const KeyBinding& binding) {
    if (binding.command == AnnotateCommand::ShowKeys) return showKeys();
    if (m_stack->currentWidget() != m_body) return;
    if (m_panel->isAskingReason() && binding.command == AnnotateCommand::Accept) {
        m_panel->commitReason();
        return setFocus();
    }
    if (m_finder->isInHand()) {
        if (binding.command == AnnotateCommand::Accept) return m_finder->enter();
        if (binding.command == AnnotateCommand::LeaveNote) return closeFinder();
    }
    switch (binding.command) {
    case AnnotateCommand::Label: return underName([this, label = binding.label] { m_annotating->toggleLabel(label); });
    case AnnotateCommand::Accept: return accept();
    case AnnotateCommand::Back: return move(&AnnotationSession::back);
    case AnnotateCommand::Skip: return move(&AnnotationSession::skip);
    case AnnotateCommand::Flag: return underName([this] { m_annotating->toggleFlag(); });
    case AnnotateCommand::Severity: return underName([this] { nextSeverity(); });
    case AnnotateCommand::Note:
        if (m_annotating->item()) m_panel->focusNote();
        return;
    case AnnotateCommand::LeaveNote: return leaveNote();
    case AnnotateCommand::TakeSuggestion: return underName([this] { m_annotating->takeSuggestion(); });
    case AnnotateCommand::AcceptAnswer: return acceptAnswer();
    case AnnotateCommand::Find: return m_finder->presentText();
    case AnnotateCommand::Similar: return underName([this] { m_finder->presentSimilar(); }, Act::Opens);
    case AnnotateCommand::Undo: return undo(false);
    case AnnotateCommand::Redo: return undo(true);
    case AnnotateCommand::ShowKeys: return;
    }
}

void AnnotatePage::accept() { move(&AnnotationSession::next); }

void AnnotatePage::move(void (AnnotationSession::*step)()) {
    m_panel->commitNote();
    m_panel->endReason();
    setFocus();
    m_notice->hide();
    m_whenTried = {};
    (m_annotating->*step)();
}

void AnnotatePage::nextSeverity() { m_annotating->setSeverity((m_annotating->mine().severity + 1) % kSeverities); }

/// Goes where it takes something back, so that one sees what.
void AnnotatePage::undo(bool again) {
    m_panel->commitNote();
    m_panel->endReason();
    QUndoStack& stack = m_hub.undoStack();
    if (!m_hub.canWrite() || (again ? !stack.canRedo() : !stack.canUndo())) {
        m_notice->sayBriefly(again ? tr("There is nothing to redo.") : tr("There is nothing to undo."));
        return;
    }
    const QString text = again ? stack.redoText() : stack.undoText();
    const auto labels = connect(&m_hub, &AnnotationHub::itemsChanged, m_annotating,
                                [this](const std::vector<annotation::ItemKey>& items) {
                                    if (items.size() == 1) m_annotating->goToItem(items.front());
                                });
    const auto skips = connect(&m_hub, &AnnotationHub::skipChanged, m_annotating, [this](qint64 queue, qint64 place) {
        if (queue == m_annotating->queueId()) m_annotating->goTo(static_cast<int>(place));
    });
    again ? stack.redo() : stack.undo();
    disconnect(labels);
    disconnect(skips);
    m_whenTried = [this, again, text] {
        m_notice->sayBriefly(again ? tr("Redone: %1").arg(text) : tr("Undone: %1").arg(text),
                             again ? tr("Undo") : tr("Redo"), [this, again] { undo(!again); });
    };
}

void AnnotatePage::closeFinder() {
    m_finder->hide();
    setFocus();
}

void AnnotatePage::leaveNote() {
    m_panel->commitNote();
    m_panel->endReason();
    setFocus();
}

void AnnotatePage::acceptAnswer() {
    const annotation::CellAnswer* answer = m_item->answer();
    if (!m_hub.canWrite() || !answer) return;
    if (answer->hit) {
        m_notice->sayBriefly(tr("This answer counts as right already."));
    } else if (m_annotating->item()->cell.item.form == prompt::Template::TrueFalse) {
        m_notice->sayBriefly(tr("A truth value names nothing that could be accepted as right."));
    } else if (answer->kind == matching::ReplyKind::Refused) {
        m_notice->sayBriefly(tr("A refusal is no answer that could be accepted as right."));
    } else if (answer->kind == matching::ReplyKind::Contradictory) {
        m_notice->sayBriefly(tr("This reply contradicts itself: letter and text are of two options."));
    } else if (answer->kind != matching::ReplyKind::Answered || answer->answer.empty()) {
        m_notice->sayBriefly(tr("There is no answer in this reply to accept."));
    } else if (m_annotating->isAccepted(answer->answer)) {
        m_annotating->takeBackAnswer(answer->answer);
    } else {
        m_panel->askReason(QString::fromStdString(answer->answer));
    }
}

void AnnotatePage::openQueue(qint64 queue) {
    sayAtOnce();
    m_pending.clear(); // it was of the other one
    m_panel->endReason();
    m_notice->hide(); // it is about the queue that was open
    m_settings.setAnnotationQueue(m_session.path(), queue);
    m_annotating->open(queue);
    setFocus();
}

void AnnotatePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
    setFocus();
}

void AnnotatePage::hideEvent(QHideEvent* event) {
    window()->isVisible() ? m_panel->commitNote() : sayAtOnce();
    QWidget::hideEvent(event);
}

void AnnotatePage::refresh() {
    if (isVisible() && m_hub.isReady() && m_annotating->queueId() == 0 && !m_hub.queues().empty()) {
        const qint64 last = m_settings.annotationQueue(m_session.path());
        openQueue(m_hub.queue(last) ? last : m_hub.queues().back().id); // which comes back here
        return;
    }
    makeCommands();
    const QString why = m_hub.whyNot();
    m_bar->setQueues(m_hub.queues(), m_annotating->queueId());
    m_bar->setWritable(why.isEmpty(), why);
    m_bar->setAuthor(QString::fromStdString(m_hub.author()), m_hub.isAuthorChosen());
    m_bar->setSaving(m_hub.unsaved(), m_hub.problem());
    m_bar->setGuideline(m_annotating->queue() ? QString::fromStdString(m_annotating->queue()->guideline) : QString());
    m_panel->setLabels(m_annotating->labels());
    m_panel->setReadOnly(m_session.isReadOnly() ? why : QString());
    const bool isEmpty = sayEmpty();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_body);
    m_bar->setState(m_annotating->state(), m_annotating->place());
    if (!isEmpty) showItem();
}

bool AnnotatePage::sayEmpty() {
    m_emptyAction = {};
    const auto say = [this](const QString& title, const QString& hint, const QString& button = {},
                            std::function<void()> act = {}) {
        m_emptyAction = std::move(act);
        m_empty->setTexts(title, hint, button);
        return true;
    };
    if (!m_session.isOpen()) return say(tr("No workspace is open"), tr("Open one or make a new one (Alt+W)."));
    if (!m_hub.isReady() && !m_hub.unread().isEmpty())
        return say(tr("The annotations cannot be read"), m_hub.unread(), tr("Try again"), [this] { m_hub.reload(); });
    if (!m_hub.isReady()) return say(tr("Reading the annotations…"), {});
    if (m_annotating->queueId() != 0) {
        if (m_annotating->isOpening()) return say(tr("Reading the queue…"), {});
        if (!m_annotating->problem().isEmpty() && m_annotating->place() < 0)
            return say(tr("The queue cannot be read"), m_annotating->problem());
        if (m_annotating->state().size() == 0)
            return say(tr("This queue is empty"), tr("Its runs were removed. What was annotated stays."));
        return false;
    }
    if (m_session.runs().empty())
        return say(tr("There is no run of ChroKnowledge yet"),
                   tr("What is gone through here are its wrong answers. Facts and items of the other systems get "
                      "labels and notes in the Inspector (Ctrl+J) of their pages."),
                   tr("New run…"), [this] { emit newRunRequested(); });
    if (m_session.isReadOnly()) return say(tr("There is no queue"), m_hub.whyNot());
    return say(tr("There is no queue yet"),
               tr("A queue is a list of wrong answers to read, one after the other. It is made of what the filter over "
                  "the result pages chooses: narrow it there first if you like."),
               tr("New queue…"), [this] { makeQueue(); });
}

void AnnotatePage::showItem() {
    if (m_stack->currentWidget() != m_body) return;
    if (m_annotating->item()) {
        const int suggested = m_annotating->suggestedLabel();
        m_item->show(m_annotating->item(),
                     suggested < 0 ? QString()
                                   : QString::fromStdString(
                                         m_annotating->labels().labels[static_cast<std::size_t>(suggested)].name));
    } else {
        m_item->say(m_annotating->problem().isEmpty() ? tr("Reading the item…")
                                                      : tr("The item cannot be read: %1").arg(m_annotating->problem()));
        m_panel->setHistory({QString()}); // that of the item before is not its
    }
    showSaid();
    if (m_panel->wantsHistory()) readHistory();
    // Once the queue has found its place under the name that was given.
    if (!m_pending.empty()) QMetaObject::invokeMethod(this, &AnnotatePage::sayPending, Qt::QueuedConnection);
}

void AnnotatePage::showSaid() {
    m_panel->setWaiting(!m_annotating->item());
    m_panel->setElsewhere(m_annotating->saidElsewhere());
    m_panel->show(m_annotating->mine(), m_annotating->state(), m_annotating->suggestedLabel());
    m_bar->setState(m_annotating->state(), m_annotating->place());
    m_bar->setSaving(m_hub.unsaved(), m_hub.problem());
    showOthers();
}

void AnnotatePage::showOthers() {
    if (!m_annotating->item()) return;
    std::vector<annotation::Annotation> others;
    for (const annotation::Annotation& one : m_hub.book().of(m_annotating->item()->cell.item))
        if (one.voice != m_hub.voice()) others.push_back(one);
    const bool hidden = !others.empty() && hidesOthers();
    if (hidden) others.clear();
    m_item->setOthers(others, m_annotating->labels(), hidden);
}

/// A blind queue, and nothing said oneself.
bool AnnotatePage::hidesOthers() const {
    const store::QueueRecord* queue = m_annotating->queue();
    return queue && queue->blind && m_annotating->mine().empty();
}

void AnnotatePage::readHistory() {
    if (!m_annotating->item()) return;
    m_session.query(
        this, "history",
        [item = m_annotating->item()->cell.item](store::Database& database) {
            return store::AnnotationStore(database).history(item);
        },
        [this,
         item = m_annotating->item()->cell.item](const Result<std::vector<annotation::AnnotationAction>>& actions) {
            if (!m_annotating->item() || m_annotating->item()->cell.item != item) return; // another item by now
            QStringList lines;
            for (auto action = actions ? actions->rbegin() : decltype(actions->rbegin()){};
                 actions && action != actions->rend(); ++action) {
                if (hidesOthers() && action->author != m_hub.author()) continue;
                lines << tr("%1 · %2 · %3%4")
                             .arg(momentText(action->created), QString::fromStdString(action->author),
                                  QString::fromStdString(action->text), action->undone ? tr(" (undone)") : QString());
            }
            m_panel->setHistory(actions ? lines : QStringList{coreWords(actions.error())});
        });
}

} // namespace chronoscope::ui
