// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/AskPage.h"

#include "core/run/AskSubject.h"
#include "core/store/BenchmarkStore.h"
#include "ui/ask/AskCellPanel.h"
#include "ui/ask/AskForm.h"
#include "ui/ask/AskNames.h"
#include "ui/help/NumberSource.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/EmptyState.h"
#include "ui/views/PageArea.h"
#include "ui/views/PageTitle.h"
#include "ui/views/SplitChoice.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/AnswerGrid.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kFormWidth = 268, kAnswersWidth = 560, kCellWidth = 248;
constexpr auto kRefresh = std::chrono::milliseconds(50);

/// A fact, as the workspace knows it or not.
struct FactAsked {
    Result<run::AskPlan> plan;
    bool isKnown = false;
};

QScrollArea* makeArea(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}
} // namespace

AskPage::AskPage(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_asker(session.backends(), this),
      m_form(new AskForm(session.backends(), this)), m_cell(new AskCellPanel(this)) {
    setRole(this, Role::Page);
    setFocusProxy(m_form);
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(makeHeader());
    auto* column = new ColumnArea(this);
    column->setWidget(m_form);
    column->viewport()->setAutoFillBackground(false);
    m_form->setAutoFillBackground(false);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(column);
    splitter->addWidget(makeAnswers());
    splitter->addWidget(m_cell);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kFormWidth, kAnswersWidth, kCellWidth});
    splitter->setObjectName(QStringLiteral("askParts"));
    m_part = new SplitChoice(*splitter, {tr("Question"), tr("Answers"), tr("One answer")}, 0, this);
    layout->addWidget(m_part);
    layout->addWidget(splitter, 1);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefresh);
    connect(&m_refresh, &QTimer::timeout, this, &AskPage::refresh);
    connect(m_form, &AskForm::askWanted, this, &AskPage::ask);
    connect(m_form, &AskForm::askWanted, m_part, [this] { m_part->showPart(1); });
    connect(m_form, &AskForm::cancelWanted, &m_asker, &Asker::cancel);
    connect(m_form, &AskForm::questionChanged, this, &AskPage::followQuestion);
    connect(&m_asker, &Asker::changed, this, [this] {
        m_form->setAsking(m_asker.isAsking());
        m_refresh.start();
    });
    connect(&m_asker, &Asker::answered, this, [this](const run::AskAnswer& answer) {
        m_answers.insert_or_assign({answer.model, answer.cell}, answer);
        if (!m_refresh.isActive()) m_refresh.start();
    });
    connect(m_cell, &AskCellPanel::againWanted, this,
            [this](std::size_t target, std::size_t cell, const std::string& prompt) {
                m_answers.erase({target, cell});
                m_asker.askAgain(target, cell, prompt);
            });
    connect(&session, &Session::workspaceChanged, this, &AskPage::readNames);
    connect(&session, &Session::workspaceChanged, this, &AskPage::followQuestion);
    connect(&session, &Session::benchmarkChanged, this, &AskPage::readNames);
    followQuestion();
}

QWidget* AskPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* title = new PageTitle(tr("Ask"), header);
    m_keepWords = makeText(header, "askKeepWords", Role::Caption);
    m_keepWords->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_keep = new QPushButton(tr("&Keep as elements…"), header);
    m_keep->setObjectName(QStringLiteral("askKeep"));
    m_run = new QPushButton(tr("Make a &run of it…"), header);
    m_run->setObjectName(QStringLiteral("askRun"));
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(title);
    row->addWidget(m_keepWords, 1);
    row->addWidget(m_keep);
    row->addWidget(m_run);
    connect(m_keep, &QPushButton::clicked, this, &AskPage::keep);
    connect(m_run, &QPushButton::clicked, this, &AskPage::makeRun);
    return header;
}

/// Whether the answers that are there are to another question than the one that is typed.
bool AskPage::isFormer() const { return m_plan && m_form->question() != m_question; }

/// Both are about the fact that was asked; years, templates, models and what is right are those of the form.
QString AskPage::whyNothingIsKept() const {
    if (m_session.isOpen() && m_session.isReadOnly())
        return tr("Read only: another process is writing to this workspace");
    if (!m_plan) return tr("To keep a fact or make a run of it, ask it first");
    if (isFormer()) return tr("The question was changed since it was asked: ask it first");
    if (!m_form->asksFact()) return tr("A fact alone, with subject and relation, can be an element of a workspace");
    return {};
}

void AskPage::followQuestion() {
    const QString why = whyNothingIsKept();
    const bool isOpen = m_session.isOpen();
    m_keep->setEnabled(why.isEmpty());
    m_keep->setToolTip(!why.isEmpty() ? why
                       : isOpen       ? tr("Import the fact, with what is right by year, into the workspace")
                                      : tr("Import the fact, with what is right by year, into a new workspace"));
    const QString whyNoRun = why.isEmpty() && !isOpen ? tr("No workspace is open") : why;
    m_run->setEnabled(whyNoRun.isEmpty());
    m_run->setToolTip(whyNoRun.isEmpty() ? tr("A new run that asks this fact of the workspace") : whyNoRun);
    sayKeeping(why);
    const bool former = isFormer();
    m_grid->setFaded(former);
    m_former->setText(
        former ? tr("These are answers to the question that was asked before: “%1”").arg(boundedName(m_question))
               : QString());
    m_former->setToolTip(former ? plainToolTip(m_question) : QString());
    m_former->setVisible(former);
    m_grid->setAccessibleName(former ? m_former->text() : tr("Answers"));
}

void AskPage::sayKeeping(const QString& words) {
    m_keepWords->setText(words);
    m_keepWords->setToolTip(plainToolTip(words));
}

void AskPage::keep() {
    const auto spec = m_form->spec();
    if (!spec) return sayKeeping(coreWords(spec.error()));
    const auto table = run::askTable(*spec);
    if (!table) return sayKeeping(coreWords(table.error()));
    sayKeeping({});
    emit keepWanted(*table);
}

/// A run asks elements of the workspace alone.
void AskPage::makeRun() {
    const auto spec = m_form->spec();
    if (!spec) return sayKeeping(coreWords(spec.error()));
    using Found = std::optional<benchmark::ElementMeta>;
    m_session.query(
        this, "ask run",
        [subject = spec->subject, relation = spec->relation](store::Database& database) -> Result<Found> {
            const auto elements = store::BenchmarkStore(database).elements();
            if (!elements) return elements.error();
            const bool isFact = !subject.empty() && !relation.empty();
            const auto* meta = isFact ? run::namedElement(*elements, subject, relation) : nullptr;
            return meta ? Found(*meta) : Found();
        },
        [this, years = spec->years, templates = spec->templates](const Result<Found>& found) {
            if (!found) return sayKeeping(coreWords(found.error()));
            if (!*found)
                return sayKeeping(tr("A run asks elements of the workspace: ask a fact that is one, or keep this one "
                                     "first."));
            sayKeeping({});
            benchmark::SliceSpec slice;
            slice.domains = {(*found)->domain};
            slice.relations = {(*found)->relation};
            slice.subjectText = (*found)->subject;
            slice.years = years;
            emit runWanted(slice, m_form->ticked(), templates);
        });
}

QWidget* AskPage::makeAnswers() {
    auto* content = new QWidget(this);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(Tokens::kSpace4, 0, Tokens::kSpace4, 0);
    rows->setSpacing(Tokens::kSpace4);
    m_ribbon = new widgets::ObjectRibbon(content);
    m_ribbon->setObjectName(QStringLiteral("askRibbon"));
    m_ribbon->setAccessibleName(tr("What is right"));
    m_inset = new QHBoxLayout;
    m_inset->addWidget(m_ribbon);
    m_former = makeText(content, "askFormer");
    m_former->hide();
    m_grid = new widgets::AnswerGrid(content);
    m_grid->setObjectName(QStringLiteral("askGrid"));
    m_grid->setAccessibleName(tr("Answers"));
    addGridActions();
    rows->addWidget(m_former);
    rows->addLayout(m_inset);
    rows->addWidget(m_grid);
    rows->addStretch();
    m_empty = new EmptyState(this);
    m_empty->setTexts(tr("Nothing has been asked yet"),
                      tr("Type a question, tick one or several models, and press Enter, or Ctrl+Enter from anywhere on "
                         "the page: every model is asked every year. The answers stand here by year as they come; "
                         "nothing is stored."));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_area = makeArea(content, this);
    m_area->viewport()->installEventFilter(this);
    m_stack->addWidget(m_area);
    connect(m_grid, &widgets::AnswerGrid::cellSelected, this, [this] {
        const QRect cell = m_grid->cellRect(m_grid->current()).toRect().translated(m_grid->pos());
        const int beside = cell.width() / 2 + static_cast<int>(m_grid->data().gutter); // labels stand over the years
        m_area->ensureVisible(cell.center().x(), cell.center().y(), std::max(cell.width(), beside), cell.height());
        showCell();
    });
    connect(m_area->horizontalScrollBar(), &QScrollBar::valueChanged, m_grid,
            [this](int left) { m_grid->setSeenFrom(std::max(0, left - m_grid->x())); });
    return m_stack;
}

/// What its menu offers besides copies of one answer.
void AskPage::addGridActions() {
    const auto add = [this](const char* name, const QString& text, const auto& act) {
        auto* action = new QAction(text, m_grid);
        action->setObjectName(QLatin1String(name));
        m_grid->addAction(action);
        connect(action, &QAction::triggered, this, act);
    };
    add("askGridAgain", tr("As&k again"), [this] { m_cell->askAgain(); });
    add("askGridCopy", tr("Copy as &table"),
        [this] { QGuiApplication::clipboard()->setText(askGridText(m_grid->data())); });
}

void AskPage::choose(const QString& backend) { m_form->models()->tick({backend}); }

void AskPage::askNow(const QString& question) {
    m_form->setQuestion(question);
    if (!m_form->targets().empty() && !m_isOfBefore) ask();
}

void AskPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_form->models()->search();
    m_form->focusFirst();
}

/// The years share what room there is.
bool AskPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_area->viewport() && event->type() == QEvent::Resize) m_refresh.start();
    return QWidget::eventFilter(watched, event);
}

QJsonObject AskPage::wish() const { return m_form->kept(); }

void AskPage::setWish(const QJsonObject& kept) {
    m_form->restore(kept);
    m_isOfBefore = true;
}

void AskPage::readNames() {
    m_form->setNames({});
    if (!m_session.isOpen()) return;
    m_session.query(
        this, "ask names", [](store::Database& database) { return readAskNames(database); },
        [this](const Result<AskNames>& names) {
            if (names) m_form->setNames(*names);
        });
}

void AskPage::ask() {
    const auto spec = m_form->spec();
    if (!spec) return m_form->say(coreWords(spec.error()));
    const auto targets = m_form->targets();
    if (targets.empty()) return m_form->say(tr("Tick a model to ask; models are added on the page Backends."));
    m_isOfBefore = false;
    const auto pack = m_session.pack();
    const QString question = m_form->question(); // it may be changed while the workspace is read
    QStringList models;
    for (const ModelTarget& target : targets)
        models << target.key();
    if (!m_session.isOpen() || !spec->question.empty())
        return begin(run::AskPlan::make(*spec, {pack, {}}), {question, targets, askCommand(*spec, models, {})});
    m_session.query(
        this, "ask",
        [typed = *spec, pack](store::Database& database) -> Result<FactAsked> {
            run::AskSpec fact = typed;
            run::AskSources sources{pack, {}};
            if (const Status known = run::readAskSubject(database, fact, sources); !known) return known.error();
            return FactAsked{run::AskPlan::make(fact, sources), sources.element.has_value()};
        },
        [this, question, targets, models, typed = *spec, path = m_session.path()](const Result<FactAsked>& asked) {
            if (!asked) return begin(asked.error(), {});
            // The command keeps a fact that the workspace does not know, once it is told what is right; what is asked
            // here is kept nowhere.
            const bool keepsNothing = asked->isKnown || (typed.truth.always.empty() && typed.truth.years.empty());
            begin(asked->plan, {question, targets, askCommand(typed, models, keepsNothing ? path : QString())});
        });
}

void AskPage::begin(const Result<run::AskPlan>& plan, const Asking& asking) {
    if (!plan) return m_form->say(coreWords(plan.error()));
    QStringList leftOut;
    for (const prompt::Template form : plan->leftOut)
        leftOut << displayName(form);
    m_form->say(leftOut.isEmpty() ? QString()
                                  : tr("Not asked: %1. MCQA needs a fact with three distractors, TF one of which it is "
                                       "known what is right.")
                                        .arg(leftOut.join(QStringLiteral(", "))));
    m_plan = std::make_shared<const run::AskPlan>(*plan);
    m_question = asking.question;
    setNumbers(*m_grid, {QStringLiteral("ask"), [command = asking.command] { return command; }});
    m_models.clear();
    for (const ModelTarget& target : asking.targets)
        m_models << target.name;
    m_answers.clear();
    m_cell->clear();
    m_asker.ask(m_plan, asking.targets);
    m_stack->setCurrentIndex(1);
    followQuestion();
    refresh();
    m_grid->setCurrent({0, 0, m_plan->cells.front().year.value_or(0)}); // so that its prompt can be read at once
    showCell();
}

void AskPage::refresh() {
    if (!m_plan) return;
    auto grid = askGrid(*m_plan, m_models, m_answers, m_asker.isAsking());
    fitYears(grid, m_grid->font(), m_area->viewport()->width() - 2 * Tokens::kSpace4);
    const bool hasYears = m_plan->cells.front().year.has_value();
    m_ribbon->setVisible(hasYears);
    m_inset->setContentsMargins(static_cast<int>(grid.gutter), 0, 0, 0); // years under years
    if (hasYears) m_ribbon->setData(grid.firstYear, grid.lastYear, askTruth(*m_plan));
    m_grid->setData(grid);
    showCell();
}

void AskPage::showCell() {
    const widgets::AnswerPlace place = m_grid->current();
    if (!place.isValid()) return m_cell->clear();
    const auto& group = m_grid->data().groups.at(place.group);
    const auto form = static_cast<prompt::Template>(group.rows.at(place.row).key);
    const auto target = static_cast<std::size_t>(group.key);
    for (std::size_t i = 0; i < m_plan->cells.size(); ++i) {
        const run::AskCell& cell = m_plan->cells[i];
        if (cell.form != form || cell.year.value_or(0) != place.year) continue;
        const auto answer = m_answers.find({target, i});
        m_cell->show(m_models.at(place.group), target, i, cell, answer == m_answers.end() ? nullptr : &answer->second);
        return;
    }
}

} // namespace chronoscope::ui
