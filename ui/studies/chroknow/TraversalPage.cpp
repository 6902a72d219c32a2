// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/TraversalPage.h"

#include "ui/actions/ActionTable.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberSource.h"
#include "ui/studies/chroknow/BranchPanel.h"
#include "ui/studies/chroknow/ElementPicker.h"
#include "ui/studies/chroknow/StepCommands.h"
#include "ui/studies/chroknow/StepView.h"
#include "ui/studies/chroknow/WhatIfPanel.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/EmptyState.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/PageTitle.h"
#include "ui/views/SplitChoice.h"
#include "ui/views/Text.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kListWidth = 210;
constexpr int kLeastRunLetters = 10, kTraversalLetters = 40; ///< of the box of runs
constexpr int kCentreWidth = 560, kLeastCentre = 390;        ///< two branches stand side by side
constexpr int kSideWidth = 290;
constexpr int kStepHeight = 360;
constexpr int kStepsHeight = 150;
bool asksGeneration(const store::RunRecord& run) { return run.layout().formIndex(prompt::Template::Generation) >= 0; }
bool isFinished(const store::RunRecord& run) { return run.state == store::RunState::Finished; }
/// The run to begin with: a finished one that can be traversed, the newest first.
qint64 firstChoice(const std::vector<store::RunRecord>& runs) {
    const auto newest = [&](auto wanted) {
        const auto at = std::find_if(runs.rbegin(), runs.rend(), wanted);
        return at == runs.rend() ? 0 : static_cast<qint64>(at->id);
    };
    if (const qint64 run = newest([](const auto& one) { return asksGeneration(one) && isFinished(one); })) return run;
    if (const qint64 run = newest([](const auto& one) { return asksGeneration(one); })) return run;
    return newest([](const auto&) { return true; });
}
/// What the years' categories were counted from.
QString repliesCommand(const Walk& walk, const QString& workspace) {
    if (!walk.hasSubject()) return {};
    return QStringLiteral("chronoscope replies -w %1 --run %2 --element %3")
        .arg(shellWord(workspace), QString::number(walk.subject().base->record.id),
             QString::fromStdString(toHex(walk.subject().element->id)));
}

/// That walks the same years from the start, which asks the model anew; none where something was changed that it cannot
/// be told.
QString traceCommand(const Walk& walk, const QString& workspace) {
    if (!walk.hasSubject()) return {};
    const WalkOptions& chosen = walk.current().options;
    WalkOptions plain;
    plain.previous = chosen.previous;
    plain.next = chosen.next;
    plain.order = chosen.order;
    if (chosen != plain) return {};
    const bool isNear = chosen.order == traversal::YearOrder::NearestFirst;
    QStringList words{QStringLiteral("chronoscope"), QStringLiteral("traverse"), QStringLiteral("-w"), workspace};
    words << QStringLiteral("--run") << QString::number(walk.subject().base->record.id) << QStringLiteral("--trace")
          << QStringLiteral("--element") << QString::fromStdString(toHex(walk.subject().element->id))
          << QStringLiteral("--year") << QString::number(walk.subject().target) << QStringLiteral("--prev")
          << QString::number(chosen.previous) << QStringLiteral("--next") << QString::number(chosen.next)
          << QStringLiteral("--order") << (isNear ? QStringLiteral("nearest") : QStringLiteral("farthest"));
    for (QString& word : words)
        word = shellWord(word);
    return words.join(QLatin1Char(' '));
}
} // namespace

TraversalPage::TraversalPage(Session& session, std::shared_ptr<const traversal::TraversalWords> words,
                             Settings& settings, QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings), m_walk(new Walk(session, std::move(words), this)),
      m_acceptance(new AcceptedTraversals(session, this)), m_notice(new NoticeBar(this)),
      m_stack(new QStackedWidget(this)), m_empty(new EmptyState(this)), m_body(new QSplitter(this)),
      m_picker(new ElementPicker(this)) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace16, Tokens::kSpace12, Tokens::kSpace16, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    m_body->setObjectName(QStringLiteral("traversalBody"));
    m_body->setChildrenCollapsible(false);
    m_body->addWidget(m_picker);
    m_body->addWidget(makeCentre());
    m_body->addWidget(makeSide());
    m_body->setStretchFactor(1, 1);
    m_body->setSizes({kListWidth, kCentreWidth, kSideWidth});
    keepSizes(m_body, "traversalBody");
    m_part = new SplitChoice(*m_body, {tr("Elements"), tr("Steps"), tr("Try changes")}, 1, this);
    connect(m_whatIf, &WhatIfPanel::branched, m_part, [this] { m_part->showPart(1); });
    layout->addWidget(makeHeader());
    layout->addWidget(m_part);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    m_empty->setObjectName(QStringLiteral("traversalEmpty"));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_body);
    addPageKey(*this, "findShortcut", QKeySequence::Find, [this] {
        m_part->showPart(0);
        m_picker->focusFilter();
    });
    addPageKey(*this, "undoTraversalAction", QKeySequence::Undo, [this] { undo(); });
    addPageKey(*this, "branchAction", QKeySequence(Qt::CTRL | Qt::Key_B), [this] { m_whatIf->branch(); });
    connect(m_empty->button(), &QPushButton::clicked, this, [this] {
        if (m_emptyAction) m_emptyAction();
    });
    connect(m_picker, &ElementPicker::picked, this, &TraversalPage::pick);
    connect(m_walk, &Walk::changed, this, &TraversalPage::refresh);
    connect(m_acceptance, &AcceptedTraversals::accepted, this, &TraversalPage::sayAccepted);
    connect(m_acceptance, &AcceptedTraversals::withdrawn, this, [this] {
        refreshMarks();
        m_notice->sayBriefly(tr("Taken back: the traversal is no longer among the accepted ones"));
    });
    connect(m_acceptance, &AcceptedTraversals::failed, this, [this](const QString& why) {
        refreshMarks();
        m_notice->say(tr("It could not be written: %1").arg(why));
    });
    connect(&session, &Session::runsChanged, this, &TraversalPage::fillRuns);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_run = 0;
        m_context.reset();
        m_stamp.clear();
        m_acceptance->setList({});
        m_acceptance->forgetLast();
        m_notice->hide();
        m_walk->end();
        m_picker->setLines(nullptr);
        fillRuns();
    });
    fillRuns();
    m_commands->refresh();
}

QWidget* TraversalPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    auto* title = new PageTitle(tr("Traversal"), header);
    m_runs = new ElidedBox(header);
    m_runs->setObjectName(QStringLiteral("traversalRun"));
    m_runs->setAccessibleName(tr("Run"));
    m_runs->setToolTip(
        tr("The run whose answers under the Generation template are shown to the model, and whose model is asked"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runs->setMinimumContentsLength(kLeastRunLetters);
    m_runs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_runs->setMaximumWidth(kTraversalLetters * m_runs->fontMetrics().averageCharWidth());
    m_newBatch = new QPushButton(tr("New traversal run…"), header);
    m_newBatch->setObjectName(QStringLiteral("newTraversalRun"));
    row->addWidget(title);
    row->addSpacing(Tokens::kSpace8);
    row->addWidget(m_runs);
    row->addStretch();
    row->addWidget(m_newBatch);
    connect(m_runs, &QComboBox::activated, this, [this] {
        m_run = m_runs->currentData().toLongLong();
        load();
    });
    connect(m_newBatch, &QPushButton::clicked, this, [this] { emit traversalRunRequested(m_run); });
    return header;
}

QWidget* TraversalPage::makeCentre() {
    auto* centre = new QWidget(this);
    centre->setMinimumWidth(kLeastCentre);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(Tokens::kSpace8, 0, Tokens::kSpace8, 0);
    layout->setSpacing(Tokens::kSpace4);
    m_subject = makeText(centre, "traversalSubject", Role::Section);
    m_facts = makeText(centre, "traversalFacts", Role::Caption);
    m_strip = new YearStrip(centre);
    m_strip->setObjectName(QStringLiteral("yearStrip"));
    setNumbers(*m_strip,
               {QStringLiteral("traversal/years"), [this] { return repliesCommand(*m_walk, m_session.path()); }});
    m_commands = new StepCommands(*m_walk, *m_acceptance, *this);
    m_verdict = makeText(centre, "traversalVerdict", Role::Section);
    m_step = new StepView(*m_walk, centre);
    auto* facts = m_step->findChild<QLabel*>(QStringLiteral("stepFacts"));
    setNumbers(*facts, {QStringLiteral("traversal/step"), [this] { return traceCommand(*m_walk, m_session.path()); }});
    m_steps = new StepsTable(*m_walk, centre);
    setNumbers(*m_steps->table(), *numbersOf(*facts));
    auto* parts = new QSplitter(Qt::Vertical, centre);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_step);
    parts->addWidget(m_steps);
    parts->setStretchFactor(0, 1);
    parts->setSizes({kStepHeight, kStepsHeight});
    keepSizes(parts, "traversalSteps");
    for (QWidget* part :
         {static_cast<QWidget*>(m_subject), static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_strip),
          static_cast<QWidget*>(m_commands), static_cast<QWidget*>(m_verdict)})
        layout->addWidget(part);
    layout->addWidget(parts, 1);
    connect(m_strip, &YearStrip::yearChosen, this, &TraversalPage::chooseYear);
    connect(m_commands, &StepCommands::restartWanted, this, &TraversalPage::restart);
    connect(m_commands, &StepCommands::lastStepTaken, m_steps->table(), qOverload<>(&QWidget::setFocus));
    connect(m_steps, &StepsTable::stepChosen, m_step, &StepView::showStep);
    return centre;
}

QWidget* TraversalPage::makeSide() {
    auto* side = new QTabWidget(this);
    side->setObjectName(QStringLiteral("traversalSide"));
    side->setDocumentMode(true);
    side->setAccessibleName(tr("Other ways to traverse"));
    side->tabBar()->setAccessibleName(side->accessibleName());
    m_whatIf = new WhatIfPanel(*m_walk, m_session.backends(), side);
    m_branches = new BranchPanel(*m_walk, side);
    side->addTab(m_whatIf, tr("Try changes"));
    side->addTab(m_branches, tr("Branches"));
    side->setTabToolTip(0, tr("Show the model other years or objects, or ask another model, and see what changes"));
    side->setTabToolTip(1, tr("The ways that were tried for this year, and a comparison of two of them"));
    connect(m_whatIf, &WhatIfPanel::branched, m_commands, &StepCommands::focusStep);
    connect(m_branches, &BranchPanel::comparedChanged, this,
            [this] { m_steps->showSteps(m_branches->compared(), m_step->shownStep()); });
    return side;
}

void TraversalPage::keepSizes(QSplitter* splitter, const char* name) {
    const QString key = QLatin1String(name);
    splitter->restoreState(m_settings.columns(key));
    connect(splitter, &QSplitter::splitterMoved, this,
            [this, splitter, key] { m_settings.setColumns(key, splitter->saveState()); });
}

void TraversalPage::fillRuns() {
    const auto& runs = m_session.runs();
    if (!m_session.run(m_run)) m_run = firstChoice(runs);
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    for (auto run = runs.rbegin(); run != runs.rend(); ++run)
        m_runs->addItem(tr("%1 · %2").arg(QString::fromStdString(run->name), QString::fromStdString(run->model)),
                        static_cast<qint64>(run->id));
    m_runs->setCurrentIndex(m_runs->findData(m_run));
    m_runs->setEnabled(m_runs->count() > 0);
    load();
}

void TraversalPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) load();
}

void TraversalPage::load() {
    m_stale = !isVisible();
    if (m_stale) return;
    const store::RunRecord* run = m_session.run(m_run);
    m_newBatch->setEnabled(run && asksGeneration(*run) && isFinished(*run) && !m_session.isReadOnly());
    m_newBatch->setToolTip(m_newBatch->isEnabled() ? tr("Measure ChroKnowPrompt over a sample of this run's elements")
                                                   : tr("Needs a finished run with the Generation template"));
    if (!m_session.isOpen()) {
        sayEmpty(tr("No workspace is open"), tr("Open one or make a new one (Alt+W)."), {}, {});
    } else if (!run) {
        sayEmpty(tr("There is no run to start from"),
                 tr("A traversal shows a model its own right answers of the years around a wrong one. Make a run with "
                    "the Generation template first."),
                 tr("New run…"), [this] { emit newRunRequested(); });
    } else if (!asksGeneration(*run)) {
        sayEmpty(tr("This run has no Generation template"),
                 tr("Only answers to the Generation template can be shown to the model. Choose another run above, or "
                    "make one."),
                 tr("New run…"), [this] { emit newRunRequested(); });
    } else {
        const std::string stamp = std::to_string(run->id) + ' ' + std::to_string(static_cast<int>(run->state)) + ' ' +
                                  std::to_string(run->counts.done());
        if (stamp == std::exchange(m_stamp, stamp)) return;
        if (m_stack->currentWidget() == m_empty) m_empty->setTexts(tr("Reading the run…"), {});
        m_session.query(
            this, "traversalRun",
            [id = m_run](store::Database& database) {
                const traversal::TraversalSpec spec;
                return readTraversalRun(database, id, spec.previous, spec.next);
            },
            [this](Result<TraversalRunView> view) { showRun(std::move(view)); });
    }
}

void TraversalPage::sayEmpty(const QString& title, const QString& hint, const QString& button,
                             std::function<void()> act) {
    m_stamp.clear();
    m_emptyAction = std::move(act);
    m_empty->setTexts(title, hint, button);
    m_walk->end();
    m_picker->setLines(nullptr);
    m_stack->setCurrentWidget(m_empty);
}

void TraversalPage::showRun(Result<TraversalRunView> view) {
    if (!view) {
        if (view.error().code == ErrorCode::Cancelled) return;
        sayEmpty(tr("The run cannot be read"), coreWords(view.error().text()), tr("Try again"), [this] { load(); });
        return;
    }
    TraversalRunView run = std::move(view).value();
    const traversal::PromisingList& list = run.lines->list;
    if (list.lines.empty() && list.undecided > 0) {
        const std::string stamp = m_stamp;
        sayEmpty(
            tr("The run is not finished"),
            tr("%1 of its %2 elements have no category yet. Let it go on: elements appear here as they are decided.")
                .arg(numberText(list.undecided), numberText(list.elements)),
            tr("Show runs"), [this] { emit runsRequested(); });
        m_stamp = stamp;
        return;
    }
    if (list.lines.empty()) {
        sayEmpty(tr("Nothing to traverse in this run"),
                 list.partialKnown == 0 ? tr("None of its %1 elements is Partial Known: the model knows each of them "
                                             "in all years, in none, or up to a cut-off. Choose another run above.")
                                              .arg(numberText(list.elements))
                                        : tr("None of its %1 Partial Known elements has a hit within three years of a "
                                             "wrong year. Choose another run above.")
                                              .arg(numberText(list.partialKnown)),
                 tr("New run…"), [this] { emit newRunRequested(); });
        return;
    }
    if (!m_context || m_context->record.id != run.context->record.id) {
        m_walk->end();
        m_acceptance->forgetLast();
    }
    m_context = run.context;
    m_acceptance->setList(std::move(run.accepted));
    m_picker->setRescued(m_acceptance->rescued());
    m_stack->setCurrentWidget(m_body);
    m_picker->setLines(run.lines);
    if (!m_walk->hasSubject() && m_picker->current() != 0) pick(m_picker->current());
}

void TraversalPage::pick(qint64 row) {
    if (!m_context) return;
    m_session.query(
        this, "traversalSubject",
        [context = m_context, row](store::Database& database) { return readSubject(database, context, row); },
        [this, context = m_context](Result<WalkSubject> subject) {
            if (context != m_context) return;
            if (subject && subject->target != 0) {
                m_walk->begin(std::move(subject).value());
            } else if (!subject && subject.error().code != ErrorCode::Cancelled) {
                m_walk->end();
                m_notice->say(tr("The element cannot be read: %1").arg(coreWords(subject.error().text())));
            }
        });
}

void TraversalPage::chooseYear(int year) {
    if (!m_walk->hasSubject() || year == m_walk->subject().target) return;
    const auto targets = traversal::targetsOf(*m_walk->subject().evidence, traversal::Protocol::Paper);
    if (std::find(targets.begin(), targets.end(), year) == targets.end()) {
        const auto* evidence = m_walk->subject().evidence->at(year);
        m_notice->say(tr("%1 is no target: it is %2. Wrong and partial years can be traversed.")
                          .arg(year)
                          .arg(evidence ? displayName(evidence->category) : tr("not asked")));
        return;
    }
    WalkSubject subject = m_walk->subject();
    subject.target = year;
    m_walk->begin(std::move(subject));
}

void TraversalPage::refresh() {
    const bool any = m_walk->hasSubject();
    if (any) {
        const WalkSubject& subject = m_walk->subject();
        m_subject->setText(QString::fromStdString(subject.element->subject));
        m_facts->setText(tr("%1 · %2 · %3 · target year %4")
                             .arg(QString::fromStdString(subject.element->relation),
                                  displayName(subject.element->domain), displayName(subject.element->state))
                             .arg(subject.target));
        const QString activity = m_walk->activity();
        m_verdict->setText(activity.isEmpty() ? verdictText(m_walk->current()) : activity);
    } else {
        m_subject->setText(tr("No element is chosen"));
        m_facts->clear();
        m_verdict->clear();
    }
    m_step->setVisible(any);
    m_steps->showSteps(m_branches->compared(), m_step->shownStep());
    refreshMarks();
}

void TraversalPage::refreshMarks() {
    m_strip->setData(stripData(*m_walk, m_acceptance->list()));
    m_picker->setRescued(m_acceptance->rescued());
    m_commands->refresh();
}

void TraversalPage::restart() {
    const auto steps = m_walk->current().traversal.steps().size();
    m_restartedStep = m_step->shownStep();
    m_walk->restart();
    m_notice->say(steps == 1 ? tr("Restarted: the step that was taken is gone")
                             : tr("Restarted: the %1 steps that were taken are gone").arg(steps),
                  tr("Undo"), [this] { undoRestart(); });
}

void TraversalPage::undo() {
    if (m_restartedStep && m_walk->canUndoRestart())
        undoRestart();
    else
        m_acceptance->withdraw();
}

void TraversalPage::undoRestart() {
    if (!m_restartedStep) return;
    m_walk->undoRestart();
    m_steps->table()->setCurrentCell(*m_restartedStep, 0);
    m_notice->hide();
}

void TraversalPage::sayAccepted(int year, bool isChronoCorrect) {
    m_restartedStep.reset();
    refreshMarks();
    m_notice->sayBriefly(isChronoCorrect
                             ? tr("%1 is written as Chrono-Correct, with its trace").arg(year)
                             : tr("The traversal of %1 is written as still wrong, with its trace").arg(year),
                         tr("Undo"), [this] { m_acceptance->withdraw(); });
}

StudyActions TraversalPage::actionRows() {
    const QString page = QStringLiteral("traversal");
    constexpr bool kKeysAlone = false;
    return {page,
            Text::tr("Traversal"),
            Text::tr("Page Traversal"),
            {{page, QStringLiteral("newTraversalRun"), Text::tr("New traversal run")},
             {page, QStringLiteral("stepButton"), Text::tr("Step"), kKeysAlone},
             {page, QStringLiteral("backButton"), Text::tr("Step back"), kKeysAlone},
             {page, QStringLiteral("runToEndButton"), Text::tr("Run to end"), kKeysAlone},
             {page, QStringLiteral("stopButton"), Text::tr("Stop"), kKeysAlone},
             {page, QStringLiteral("restartButton"), Text::tr("Restart"), kKeysAlone},
             {page, QStringLiteral("branchAction"), Text::tr("Branch with what was changed"), kKeysAlone},
             {page, QStringLiteral("acceptButton"), Text::tr("Write the traversal to the run"), kKeysAlone},
             {page, QStringLiteral("undoTraversalAction"), Text::tr("Take back what was done last"), kKeysAlone}}};
}

} // namespace chronoscope::ui
