// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunsPage.h"

#include "core/backend/BackendUri.h"
#include "core/study/Study.h"
#include "ui/bridge/RepeatReader.h"
#include "ui/dialogs/BudgetDialog.h"
#include "ui/help/NumberSource.h"
#include "ui/pages/PreparationStrip.h"
#include "ui/pages/RunFinder.h"
#include "ui/pages/RunNoteBar.h"
#include "ui/pages/RunReplies.h"
#include "ui/pages/RunTable.h"
#include "ui/pages/RunWords.h"
#include "ui/studies/RunLine.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/LongWords.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/PageTitle.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
QToolButton* makeTool(QWidget* parent, const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setText(text);
    button->setToolTip(tip);
    return button;
}

} // namespace

RunsPage::RunsPage(Session& session, RunStarter& starter, QWidget* parent)
    : QWidget(parent), m_session(session), m_marks(new RunMarks(session, this)),
      m_model(new RunTableModel(session, *m_marks, this)), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(this)), m_finder(new RunFinder(session, *m_marks, this)),
      m_repeats(new RepeatReader(session, this)), m_notice(new NoticeBar(this)),
      m_replies(new RunReplies(session, this)), m_notes(new RunNoteBar(*m_marks, this)), m_menu(new RunMenu(this)) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(makeHeader());
    layout->addWidget(m_finder);
    layout->addWidget(m_notice);
    layout->addWidget(new PreparationStrip(starter, this));
    m_stack->addWidget(makeTable());
    m_stack->addWidget(m_empty);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_table); // its keys act at once
    layout->addWidget(m_replies);
    m_trouble = new QLabel(this);
    m_trouble->setObjectName(QStringLiteral("runTrouble"));
    m_trouble->setAccessibleDescription(tr("Why the chosen run does not move"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_trouble);
    layout->addWidget(makeDetail());
    layout->addWidget(m_notes);
    connect(m_replies, &RunReplies::chosen, this, &RunsPage::inspectRequested);
    connect(m_menu, &RunMenu::chosen, this, &RunsPage::act);
    connect(m_finder, &RunFinder::changed, this, &RunsPage::filterRows);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RunsPage::filterRows);
    connect(m_repeats, &RepeatReader::changed, this, &RunsPage::updateDetail);
    connect(m_marks, &RunMarks::removed, this, [this](qint64 run, const QString& name) {
        m_notice->sayBriefly(tr("“%1” was deleted").arg(name), tr("&Undo"), [this, run] {
            m_marks->bringBack(run);
            m_table->choose(run);
        });
    });
    connect(m_empty->button(), &QPushButton::clicked, this, &RunsPage::newRunRequested);
    connect(&session, &Session::runsChanged, this, &RunsPage::updateActions);
    connect(&session, &Session::workspaceChanged, this, &RunsPage::updateActions);
    connect(&session, &Session::workspaceChanged, m_notice, &QWidget::hide); // it is of a run of the other one
    connect(&session.hub(), &RunHub::progressed, this, &RunsPage::updateActions);
    connect(&session.hub(), &RunHub::ended, this, &RunsPage::tellEnd);
    connect(&session.hub(), &RunHub::changed, this, [this](qint64 run) {
        m_session.refreshRuns();
        m_session.continueRun(run);
    });
    updateActions();
}

QWidget* RunsPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    auto* title = new PageTitle(tr("Runs"), header);
    m_go = makeTool(header, "goButton", tr("Resume"), tr("Continue or pause the selected run (Space)"));
    m_stop = makeTool(header, "stopButton", tr("Stop"),
                      tr("End the sitting of the selected run: nothing more is asked, its backend is let go of. What "
                         "was answered is kept, and the run can be "
                         "resumed later"));
    m_show = makeTool(header, "showHeatmapButton", tr("Results"), tr("Show what the selected run found (Enter)"));
    m_raise = makeTool(header, "raiseBudgetButton", tr("Raise &budget…"), {});
    m_again = makeTool(header, "askAgainButton", {}, {});
    m_more = makeTool(header, "runMenuButton", tr("Mor&e"), tr("Rename, tag, watch, delete…"));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_stop->setIcon(Icons::icon(u"cancel"));
    m_show->setIcon(Icons::icon(u"heatmap"));
    m_newRun = new QPushButton(tr("New run…"), header);
    m_newRun->setObjectName(QStringLiteral("newRunButton"));
    m_newRun->setProperty("primary", true);
    m_newRun->setToolTip(tr("Ask a model about a slice of the benchmark (Ctrl+N)"));
    row->addWidget(title);
    auto* tools = new FlowLayout(Tokens::kSpace8);
    tools->setAlignment(Qt::AlignRight);
    for (QWidget* tool : std::initializer_list<QWidget*>{m_go, m_stop, m_raise, m_again, m_more, m_show, m_newRun})
        tools->addWidget(tool);
    row->addLayout(tools, 1);
    connect(m_go, &QToolButton::clicked, this, &RunsPage::toggleRun);
    connect(m_stop, &QToolButton::clicked, this, [this] { m_session.hub().cancel(currentRun()); });
    connect(m_raise, &QToolButton::clicked, this, &RunsPage::raiseBudget);
    connect(m_again, &QToolButton::clicked, this, &RunsPage::askErrorsAgain);
    connect(m_show, &QToolButton::clicked, this, [this] { emit resultsRequested(currentRun()); });
    connect(m_newRun, &QPushButton::clicked, this, &RunsPage::newRunRequested);
    return header;
}

QWidget* RunsPage::makeTable() {
    m_table = new RunTable(*m_model, this);
    setNumbers(*m_table, {QStringLiteral("runs")});
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPage::updateActions);
    connect(m_table, &QTableView::activated, this, [this] { emit resultsRequested(currentRun()); });
    const auto shortcut = [this](const char* name, const QKeySequence& keys, auto slot) {
        auto* action = new QAction(m_table);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
        connect(action, &QAction::triggered, this, slot);
    };
    shortcut("toggleRunAction", Qt::Key_Space, [this] { toggleRun(); });
    shortcut("deleteRunAction", Qt::Key_Delete,
             [this] { m_session.hub().isActive(currentRun()) ? offerToStop(currentRun()) : act(RunMenu::Delete); });
    shortcut("likeRunAction", Qt::ALT | Qt::Key_L, [this] { act(RunMenu::Like); });
    shortcut("otherModelAction", Qt::CTRL | Qt::Key_M, [this] { act(RunMenu::Another); });
    shortcut("repeatRunAction", Qt::CTRL | Qt::Key_R, [this] { act(RunMenu::Repeat); });
    shortcut("compareRunAction", Qt::CTRL | Qt::Key_D, [this] { act(RunMenu::Compare); });
    m_table->addActions(m_menu->actions());
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_table->makeNote(part));
    return part;
}

QWidget* RunsPage::makeDetail() {
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("runDetail"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    copyUnbroken(m_detail);
    setRole(m_detail, Role::Caption);
    return m_detail;
}

QTableView* RunsPage::table() const { return m_table; }

qint64 RunsPage::currentRun() const { return m_table->currentRun(); }

/// Whoever waits here for a run is led to what it found. What is said already, and may be undone, stays.
void RunsPage::tellEnd(qint64 run) {
    const auto* record = m_session.run(run);
    const auto* progress = m_session.hub().progress(run);
    const bool isFinished = record && progress && progress->state == run::EngineState::Finished;
    if (!isFinished || !isVisible() || m_notice->isVisible()) return;
    m_notice->sayBriefly(tr("“%1” has finished").arg(boundedName(toQt(record->name))), tr("Show results"),
                         [this, run] { emit resultsRequested(run); });
}

/// Asks, or is about to.
bool RunsPage::isGoing(qint64 run) const {
    const auto* progress = m_session.hub().progress(run);
    return m_session.hub().opening(run) == RunHub::Opening::Going ||
           (progress && progress->state == run::EngineState::Running);
}

void RunsPage::toggleRun() {
    const qint64 run = currentRun();
    if (run == 0 || m_session.isReadOnly()) return;
    RunHub& hub = m_session.hub();
    const auto* progress = hub.progress(run);
    if (isGoing(run))
        hub.pause(run);
    else if (hub.opening(run) != RunHub::Opening::None)
        m_session.continueRun(run); // its server may be elsewhere by now
    else if (progress && progress->state == run::EngineState::Paused)
        hub.resume(run);
    else if (const auto* record = m_session.run(run); record && record->state != store::RunState::Finished)
        m_session.continueRun(run);
    updateActions();
}

/// What asks is not deleted, nor stopped by a slip of a key.
void RunsPage::offerToStop(qint64 run) {
    const auto* record = m_session.run(run);
    if (!record) return;
    m_notice->sayBriefly(tr("“%1” is going and was not deleted").arg(QString::fromStdString(record->name)),
                         tr("&Stop it"), [this, run] { m_session.hub().cancel(run); });
}

void RunsPage::raiseBudget() {
    const auto* record = m_session.run(currentRun());
    if (!whyNoBudget(record).isEmpty()) return;
    auto* dialog = new BudgetDialog(*record, countsOf(*record), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject); // the run is not there any more
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, run = record->id, name = QString::fromStdString(record->name)] {
                run::RunChange change;
                change.budget = dialog->budget();
                if (!m_session.hub().change(run, change)) // it was started while the budget was typed
                    emit m_session.notice(
                        tr("The budget of “%1” was not changed: the run is going; stop it first").arg(name));
            });
    dialog->open();
}

QString RunsPage::whyNot(RunMenu::Act act, const store::RunRecord* record) const {
    if (!record) return tr("Choose a run first");
    if (act != RunMenu::Compare && m_session.isReadOnly())
        return tr("Read only: another process is writing to this workspace");
    switch (act) {
    case RunMenu::Like:
    case RunMenu::Another: return whyNotLike(record);
    case RunMenu::Repeat: return whyNotRepeat(*record);
    case RunMenu::Compare:
        return m_session.run(m_marks->of(record->id).repeats) ? QString() : tr("This run repeats no other");
    case RunMenu::Delete: return whyFixed(record);
    default: return {};
    }
}

void RunsPage::act(RunMenu::Act act) {
    const auto* record = m_session.run(currentRun());
    if (!whyNot(act, record).isEmpty()) return;
    const qint64 run = record->id;
    switch (act) {
    case RunMenu::Rename: m_table->edit(m_model->index(m_table->currentIndex().row(), RunTableModel::Name)); break;
    case RunMenu::Note: m_notes->focusNote(); break;
    case RunMenu::Tags: m_notes->focusTags(); break;
    case RunMenu::Like: emit likeRunRequested(run); break;
    case RunMenu::Another: emit otherModelRequested(run); break;
    case RunMenu::Repeat: emit repeatRequested(run); break;
    case RunMenu::Compare: emit compareRequested(m_marks->of(run).repeats, run); break;
    case RunMenu::Delete:
        m_table->choose(m_table->neighbourOf(run));
        m_marks->remove(run);
        break;
    case RunMenu::ActCount: break;
    }
}

/// Where the chosen run is hidden, the first that is seen is chosen.
void RunsPage::filterRows() {
    int firstSeen = -1;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool seen = m_finder->shows(m_model->runAt(row));
        m_table->setRowHidden(row, !seen);
        if (seen && firstSeen < 0) firstSeen = row;
    }
    m_table->showTags(m_finder->hasTags());
    if (firstSeen >= 0 && m_table->isRowHidden(m_table->currentIndex().row())) m_table->selectRow(firstSeen);
    updateActions();
}

void RunsPage::askErrorsAgain() {
    const auto* record = m_session.run(currentRun());
    if (!whyNoErrors(record).isEmpty()) return;
    run::RunChange change;
    change.retryErrors = true;
    (void)m_session.hub().change(record->id, change);
}

const store::RunCounts& RunsPage::countsOf(const store::RunRecord& record) const {
    const auto* progress = m_session.hub().progress(record.id);
    return progress ? progress->counts : record.counts;
}

QString RunsPage::whyFixed(const store::RunRecord* record) const {
    if (!record) return tr("Choose a run first");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (m_session.hub().isActive(record->id)) return tr("The run is going; stop it first");
    return {};
}

QString RunsPage::whyNoBudget(const store::RunRecord* record) const {
    if (const QString why = whyFixed(record); !why.isEmpty()) return why;
    if (record->state == store::RunState::Finished) return tr("The run is finished and needs no more money");
    return record->budget && record->price ? QString() : tr("The run has no budget that could stop it");
}

QString RunsPage::whyNotLike(const store::RunRecord* record) const {
    if (!record) return tr("Choose a run first");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    return m_canMakeLike && m_canMakeLike(*record) ? QString()
                                                   : tr("Runs of this kind are made anew on the page that shows them");
}

QString RunsPage::whyNotRepeat(const store::RunRecord& record) {
    if (store::wasImported(record)) return tr("The replies of this run were imported: there is no model to ask again");
    return study::builtInStudies().canCopy(record)
               ? QString()
               : tr("What this run asks follows from replies: it is made anew on the page that shows it");
}

QString RunsPage::whyNoErrors(const store::RunRecord* record) const {
    if (const QString why = whyFixed(record); !why.isEmpty()) return why;
    if (store::wasImported(*record))
        return tr("The replies of this run were imported from files: there is no model behind them to ask");
    return countsOf(*record).errorCount() > 0 ? QString() : tr("No request of the run ended in an error");
}

void RunsPage::enable(QToolButton* button, const QString& obstacle, const QString& tip) {
    button->setEnabled(obstacle.isEmpty());
    button->setToolTip(obstacle.isEmpty() ? tip : obstacle);
}

void RunsPage::updateGo(const store::RunRecord* record) {
    const bool going = record && isGoing(record->id);
    const bool active = record && m_session.hub().isActive(record->id);
    const auto opening = record ? m_session.hub().opening(record->id) : RunHub::Opening::None;
    const bool writable = m_session.isOpen() && !m_session.isReadOnly();
    m_go->setText(going ? tr("Pause") : tr("Resume"));
    m_go->setToolTip(
        going ? tr("Ask nothing more for a while; the run keeps its place at the backend and goes on at once (Space)")
              : tr("Let the selected run go on with what is not answered yet (Space)"));
    m_go->setIcon(Icons::icon(going ? u"pause" : u"resume"));
    m_go->setEnabled(writable && record && opening != RunHub::Opening::Changing &&
                     (active || record->state != store::RunState::Finished));
    m_stop->setEnabled(active && opening != RunHub::Opening::Cancelled && opening != RunHub::Opening::Changing);
}

void RunsPage::updateActions() {
    const bool none = m_model->rowCount() == 0;
    m_empty->setTexts(m_session.isOpen() ? tr("No runs yet") : tr("No workspace is open"),
                      m_session.isOpen()
                          ? tr("A run asks a model about a slice of the benchmark, in every year and template.")
                          : tr("Open or make one from the menu at the upper left."),
                      m_session.isOpen() && !m_session.isReadOnly() ? tr("New run…") : QString());
    m_stack->setCurrentWidget(none ? m_empty : m_table->parentWidget());
    if (!none) m_table->keepChoice();
    const qint64 run = none ? 0 : currentRun();
    const auto* record = m_session.run(run);
    updateGo(record);
    const std::int64_t errors = record ? countsOf(*record).errorCount() : 0;
    m_again->setText(errors == 0 ? tr("Ask errors &again")
                     : errors == 1
                         ? tr("Ask 1 error &again")
                         : tr("Ask %1 errors &again").arg(QLocale().toString(static_cast<qlonglong>(errors))));
    enable(m_again, whyNoErrors(record), tr("Ask again what ended in an error, and nothing else (Alt+A)"));
    enable(m_raise, whyNoBudget(record), tr("Allow the run to spend more, and let it go on (Alt+B)"));
    for (int one = 0; one < RunMenu::ActCount; ++one)
        m_menu->allow(static_cast<RunMenu::Act>(one), whyNot(static_cast<RunMenu::Act>(one), record));
    m_notes->showRun(record ? record->id : 0, !m_session.isReadOnly());
    m_replies->follow(record);
    m_show->setEnabled(record != nullptr);
    m_newRun->setEnabled(m_session.isOpen() && !m_session.isReadOnly());
    updateDetail();
}

/// What the run's backend is doing now, and what it has cost.
QString RunsPage::liveText(const store::RunRecord& record) const {
    const auto* progress = m_session.hub().progress(record.id);
    const auto& counts = countsOf(record);
    const QString cost = costText(priceOf(record), counts);
    QStringList parts;
    if (progress && m_session.hub().isActive(record.id)) parts << trafficText(progress->backend);
    parts << tr("%1 tokens in, %2 out")
                 .arg(QLocale().toString(static_cast<qlonglong>(counts.promptTokens)),
                      QLocale().toString(static_cast<qlonglong>(counts.completionTokens)));
    parts << (record.budget ? tr("%1 of a budget of %2").arg(cost, moneyText(*record.budget)) : cost);
    if (counts.cached > 0 && !(progress && progress->backend.cacheHits > 0))
        parts << tr("%1 from the cache").arg(QLocale().toString(static_cast<qlonglong>(counts.cached)));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// What is to be said of a run that asks and hears nothing, though its server is there; empty while replies come.
QString RunsPage::silenceText(const run::RunProgress* progress) {
    constexpr qint64 kLongMs = 10'000;
    if (!progress || progress->state != run::EngineState::Running || progress->inFlight == 0) {
        m_heard = {};
        return {};
    }
    const std::pair<qint64, std::int64_t> now{progress->run, progress->counts.done()};
    if (std::exchange(m_heard, now) != now) m_sinceHeard.start();
    if (m_sinceHeard.elapsed() < kLongMs) return {};
    const QLocale locale;
    return tr("Nothing has come for %1 s; requests that the server has not answered: %2")
        .arg(locale.toString(m_sinceHeard.elapsed() / 1000), locale.toString(progress->inFlight));
}

void RunsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    updateActions(); // what came meanwhile
}

void RunsPage::updateDetail() {
    const auto* record = m_session.run(currentRun());
    const bool shown = record != nullptr;
    m_detail->setVisible(shown);
    m_trouble->hide();
    if (!shown) return;
    const auto* progress = m_session.hub().progress(record->id);
    const bool active = m_session.hub().isActive(record->id);
    QStringList errors;
    for (const auto& [kind, number] : countsOf(*record).errors)
        errors << tr("%1 %2").arg(QLocale().toString(static_cast<qlonglong>(number)), displayName(kind));
    const auto* first = m_session.run(m_marks->of(record->id).repeats);
    m_repeats->follow(first ? first->id : 0, *record);
    QStringList lines{runSpecText(m_session, *record), backendText(*record), liveText(*record),
                      tr("slice %1").arg(QString::fromStdString(record->sliceHash))};
    if (const auto& difference = m_repeats->difference(); first && difference)
        lines.prepend(*difference ? repeatText(*first, *record, **difference) : coreWords(difference->error()));
    if (!errors.isEmpty()) lines << tr("Errors: %1").arg(errors.join(QStringLiteral(", ")));
    m_detail->setText(breakable(lines.join(QLatin1Char('\n'))));
    QStringList trouble;
    if (active && progress && !progress->backend.trouble.empty()) trouble << coreWords(progress->backend.trouble);
    if (const QString silence = silenceText(progress); !silence.isEmpty() && trouble.isEmpty()) trouble << silence;
    // Where the workspace is lost, what is stored of the run is older than what its engine said last.
    const std::string& why = progress && !progress->message.empty() ? progress->message : record->message;
    if (!active && !why.empty()) trouble << coreWords(why);
    if (const QString hint = !active && progress ? stopReasonText(progress->reason) : QString(); !hint.isEmpty())
        trouble << hint;
    m_trouble->setText(tr("⚠ %1").arg(trouble.join(QLatin1Char('\n'))));
    m_trouble->setVisible(!trouble.isEmpty());
}

} // namespace chronoscope::ui
