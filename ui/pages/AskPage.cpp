// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/AskPage.h"

#include "core/run/AskSubject.h"
#include "core/store/BenchmarkStore.h"
#include "ui/ask/AskCellPanel.h"
#include "ui/ask/AskForm.h"
#include "ui/help/NumberSource.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/EmptyState.h"
#include "ui/views/PageArea.h"
#include "ui/views/PageTitle.h"
#include "ui/views/SplitChoice.h"
#include "widgets/plots/AnswerGrid.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>
#include <set>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kFormWidth = 268, kAnswersWidth = 560, kCellWidth = 248;
constexpr auto kRefresh = std::chrono::milliseconds(50);

struct Names {
    QStringList subjects;
    QStringList relations;
};

/// A fact, as the workspace knows it or not.
struct FactAsked {
    Result<run::AskPlan> plan;
    bool isKnown = false;
};

QStringList listOf(const std::set<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list;
}

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
    connect(m_form, &AskForm::kindChanged, this, &AskPage::updateKeeping);
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
    connect(&session, &Session::workspaceChanged, this, &AskPage::updateKeeping);
    connect(&session, &Session::benchmarkChanged, this, &AskPage::readNames);
}

QWidget* AskPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* title = new PageTitle(tr("Ask"), header);
    m_keep = new QPushButton(tr("&Keep as elements…"), header);
    m_keep->setObjectName(QStringLiteral("askKeep"));
    m_run = new QPushButton(tr("Make a &run of it…"), header);
    m_run->setObjectName(QStringLiteral("askRun"));
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(title);
    row->addStretch();
    row->addWidget(m_keep);
    row->addWidget(m_run);
    connect(m_keep, &QPushButton::clicked, this, &AskPage::keep);
    connect(m_run, &QPushButton::clicked, this, &AskPage::makeRun);
    updateKeeping();
    return header;
}

void AskPage::updateKeeping() {
    const bool isOpen = m_session.isOpen(), isReadOnly = isOpen && m_session.isReadOnly();
    const QString readOnly = tr("Read only: another process is writing to this workspace");
    const bool asksFact = m_form->asksFact();
    const QString onlyFacts = tr("A fact alone, with subject and relation, can be an element of a workspace");
    m_keep->setEnabled(!isReadOnly && asksFact);
    m_keep->setToolTip(isReadOnly  ? readOnly
                       : !asksFact ? onlyFacts
                       : isOpen    ? tr("Import the fact, with what is right by year, into the workspace")
                                   : tr("Import the fact, with what is right by year, into a new workspace"));
    m_run->setEnabled(isOpen && !isReadOnly && asksFact);
    m_run->setToolTip(isReadOnly  ? readOnly
                      : !asksFact ? onlyFacts
                      : isOpen    ? tr("A new run that asks this fact of the workspace")
                                  : tr("No workspace is open"));
}

void AskPage::keep() {
    const auto spec = m_form->spec();
    if (!spec) return m_form->say(coreWords(spec.error()));
    const auto table = run::askTable(*spec);
    if (!table) return m_form->say(coreWords(table.error()));
    m_form->say({});
    emit keepWanted(*table);
}

/// A run asks elements of the workspace alone.
void AskPage::makeRun() {
    const auto spec = m_form->spec();
    if (!spec) return m_form->say(coreWords(spec.error()));
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
            if (!found) return m_form->say(coreWords(found.error()));
            if (!*found)
                return m_form->say(tr("A run asks elements of the workspace: type a fact that is one, or keep this one "
                                      "first."));
            m_form->say({});
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
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(static_cast<int>(widgets::AnswerGridLayout::kGutter), 0, 0, 0); // years under years
    inset->addWidget(m_ribbon);
    m_grid = new widgets::AnswerGrid(content);
    m_grid->setObjectName(QStringLiteral("askGrid"));
    m_grid->setAccessibleName(tr("Answers"));
    addGridActions();
    rows->addLayout(inset);
    rows->addWidget(m_grid);
    rows->addStretch();
    m_empty = new EmptyState(this);
    m_empty->setTexts(tr("Nothing has been asked yet"),
                      tr("Type a question, tick one or several models, and press Enter. The answers stand here by year "
                         "as they come; nothing is stored."));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_area = makeArea(content, this);
    m_area->viewport()->installEventFilter(this);
    m_stack->addWidget(m_area);
    connect(m_grid, &widgets::AnswerGrid::cellSelected, this, [this] {
        const QRect cell = m_grid->cellRect(m_grid->current()).toRect().translated(m_grid->pos());
        m_area->ensureVisible(cell.center().x(), cell.center().y(), cell.width(), cell.height());
        showCell();
    });
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
    if (!m_form->targets().empty()) ask();
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

void AskPage::readNames() {
    m_form->setNames({}, {});
    if (!m_session.isOpen()) return;
    m_session.query(
        this, "ask names",
        [](store::Database& database) -> Result<Names> {
            const auto elements = store::BenchmarkStore(database).elements();
            if (!elements) return elements.error();
            std::set<std::string> subjects, relations;
            for (const auto& meta : *elements)
                if (meta.domain != benchmark::Domain::Legal) { // whose subjects are whole questions
                    subjects.insert(meta.subject);
                    relations.insert(meta.relation);
                }
            return Names{listOf(subjects), listOf(relations)};
        },
        [this](const Result<Names>& names) {
            if (names) m_form->setNames(names->subjects, names->relations);
        });
}

void AskPage::ask() {
    const auto spec = m_form->spec();
    if (!spec) return m_form->say(coreWords(spec.error()));
    const auto targets = m_form->targets();
    if (targets.empty()) return m_form->say(tr("Tick a model to ask; models are added on the page Backends."));
    const auto pack = m_session.pack();
    QStringList models;
    for (const ModelTarget& target : targets)
        models << target.key();
    if (!m_session.isOpen() || !spec->question.empty())
        return begin(run::AskPlan::make(*spec, {pack, {}}), targets, askCommand(*spec, models, {}));
    m_session.query(
        this, "ask",
        [typed = *spec, pack](store::Database& database) -> Result<FactAsked> {
            run::AskSpec spec = typed;
            run::AskSources sources{pack, {}};
            if (const Status known = run::readAskSubject(database, spec, sources); !known) return known.error();
            return FactAsked{run::AskPlan::make(spec, sources), sources.element.has_value()};
        },
        [this, targets, models, typed = *spec, path = m_session.path()](const Result<FactAsked>& asked) {
            if (!asked) return begin(asked.error(), targets, {});
            // The command keeps a fact that the workspace does not know, once it is told what is right; what is asked
            // here is kept nowhere.
            const bool keepsNothing = asked->isKnown || (typed.truth.always.empty() && typed.truth.years.empty());
            begin(asked->plan, targets, askCommand(typed, models, keepsNothing ? path : QString()));
        });
}

void AskPage::begin(const Result<run::AskPlan>& plan, const std::vector<ModelTarget>& targets, const QString& command) {
    if (!plan) return m_form->say(coreWords(plan.error().text()));
    QStringList leftOut;
    for (const prompt::Template form : plan->leftOut)
        leftOut << displayName(form);
    m_form->say(leftOut.isEmpty() ? QString()
                                  : tr("Not asked: %1. MCQA needs a fact with three distractors, TF one of which it is "
                                       "known what is right.")
                                        .arg(leftOut.join(QStringLiteral(", "))));
    m_plan = std::make_shared<const run::AskPlan>(*plan);
    setNumbers(*m_grid, {QStringLiteral("ask"), [command] { return command; }});
    m_models.clear();
    for (const ModelTarget& target : targets)
        m_models << target.name;
    m_answers.clear();
    m_cell->clear();
    m_asker.ask(m_plan, targets);
    m_stack->setCurrentIndex(1);
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
