// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ElementsPage.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CellSelection.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/ElementLineDelegate.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/Marks.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TimelineFigure.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using results::ElementList;
using results::ElementOrder;
using results::ResultFilter;
using results::ResultSet;

namespace {
constexpr int kTimelineWidth = 720;

/// The chosen runs that ask about the element, and how they are judged.
std::vector<AnswersQuery::Ask> asksFor(const Results& results, const ElementListModel& list, std::uint32_t element) {
    const ResultSet& set = *list.set();
    const auto names = results::runNames(set);
    std::vector<AnswersQuery::Ask> asks;
    for (const std::size_t index : list.runs()) {
        if (set.runs[index].ordinalOf[element] < 0) continue;
        const results::RunColumns& run = set.run(index);
        asks.push_back({run.choice, run.judge, index, names.at(run.choice), results.seriesOf(index)});
    }
    return asks;
}
} // namespace

ElementsPage::ElementsPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Elements"), "elements", parent), m_model(new ElementListModel(this)) {
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeChooser());
    splitter->addWidget(makeTimeline());
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({m_list->minimumWidth(), kTimelineWidth});
    setView(splitter);
    connect(&session, &Session::selectionChanged, this, &ElementsPage::follow);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_row = 0;
        m_query = std::make_shared<AnswersQuery>();
        m_model->setList({}, {}, ElementOrder::Wrong);
    });
}

QWidget* ElementsPage::makeChooser() {
    auto* chooser = new QWidget(this);
    auto* layout = new QVBoxLayout(chooser);
    layout->setContentsMargins(0, 0, Tokens::kSpace8, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_search = new QLineEdit(chooser);
    m_search->setObjectName(QStringLiteral("elementSearch"));
    m_search->setPlaceholderText(tr("Find in this list"));
    m_search->setAccessibleName(tr("Find in this list"));
    m_search->setToolTip(
        tr("Shows the subjects of this list that hold this text. The filter “Subject” above holds for all pages."));
    m_search->setClearButtonEnabled(true);
    m_order = new QComboBox(chooser);
    m_order->setObjectName(QStringLiteral("elementOrder"));
    m_order->setAccessibleName(tr("Order"));
    m_order->setToolTip(tr("Replies are counted over the cells and runs that pass the filter"));
    m_order->addItem(tr("Most wrong replies first"), static_cast<int>(ElementOrder::Wrong));
    m_order->addItem(tr("Most stale replies first"), static_cast<int>(ElementOrder::Stale));
    m_order->addItem(tr("By name"), static_cast<int>(ElementOrder::Name));
    m_list = new QListView(chooser);
    m_list->setObjectName(QStringLiteral("elementsList"));
    m_list->setAccessibleName(tr("Elements that pass the filter"));
    m_list->setMinimumWidth(TableColumns::nameWidth(*m_list) + 2 * Tokens::kSpace8);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ElementLineDelegate(m_list));
    m_list->setUniformItemSizes(true); // only what is visible is looked at
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_count = new QLabel(chooser);
    m_count->setObjectName(QStringLiteral("elementsCount"));
    setRole(m_count, Role::Caption);
    for (QWidget* part : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_order)})
        layout->addWidget(part);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    connect(m_search, &QLineEdit::textChanged, this, &ElementsPage::recompute);
    connect(m_order, &QComboBox::activated, this, &ElementsPage::recompute);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { chooseFromList(index, false); });
    for (const auto signal : {&QListView::clicked, &QListView::activated})
        connect(m_list, signal, this, [this](const QModelIndex& index) { chooseFromList(index, true); });
    return chooser;
}

QWidget* ElementsPage::makeTimeline() {
    auto* timeline = new QWidget(this);
    auto* layout = new QVBoxLayout(timeline);
    layout->setContentsMargins(Tokens::kSpace8, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    m_subject = new QLabel(timeline);
    m_subject->setObjectName(QStringLiteral("timelineSubject"));
    setRole(m_subject, Role::Section);
    m_facts = new QLabel(timeline);
    m_facts->setObjectName(QStringLiteral("timelineFacts"));
    setRole(m_facts, Role::Caption);
    for (QLabel* label : {m_subject, m_facts}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    auto* content = new QWidget(timeline);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Tokens::kSpace4);
    m_ribbon = new widgets::ObjectRibbon(content);
    m_ribbon->setObjectName(QStringLiteral("timelineRibbon"));
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(static_cast<int>(widgets::AnswerGridLayout::kGutter), 0, 0, 0); // years under years
    inset->addWidget(m_ribbon);
    m_grid = new widgets::AnswerGrid(content);
    m_grid->setObjectName(QStringLiteral("answerGrid"));
    rows->addLayout(inset);
    rows->addWidget(m_grid);
    m_legend = new LabelLegend(m_results, content);
    rows->addWidget(m_legend);
    rows->addStretch();
    auto* area = new QScrollArea(timeline);
    area->setObjectName(QStringLiteral("timelineArea"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false); // the page shows through
    layout->addWidget(area, 1);
    connect(m_ribbon, &widgets::ObjectRibbon::yearSelected, this, &ElementsPage::selectYear);
    connect(m_grid, &widgets::AnswerGrid::cellSelected, this, &ElementsPage::selectCell);
    connect(m_grid, &widgets::AnswerGrid::cellSelected, area, [this, area] {
        area->ensureVisible(0, m_grid->y() + static_cast<int>(m_grid->cellRect(m_grid->current()).center().y()), 0,
                            Tokens::kRowHeight);
    });
    return timeline;
}

void ElementsPage::refresh() {
    const auto order = static_cast<ElementOrder>(m_order->currentData().toInt());
    m_results.compute(
        this, "elements",
        [order, search = m_search->text().toStdString()](const ResultSet& set, const ResultFilter& filter) {
            return Listed{std::make_shared<const ElementList>(results::elementList(set, filter, order, search)),
                          results::labelsByElement(set, filter)};
        },
        [this, set = m_results.set()](Listed listed) { showList(set, std::move(listed)); });
}

void ElementsPage::showList(std::shared_ptr<const ResultSet> set, Listed listed) {
    if (set != m_results.set()) return; // the next one is on its way
    const bool searched = !m_search->text().isEmpty();
    if (listed.list->lines.empty() && !searched) {
        presentNothingPasses();
        return;
    }
    m_model->setList(std::move(set), std::move(listed.list), static_cast<ElementOrder>(m_order->currentData().toInt()),
                     std::move(listed.labels));
    const auto all = m_model->rowCount();
    m_count->setText(all == 0   ? tr("No subject holds “%1”").arg(m_search->text())
                     : all == 1 ? tr("1 element")
                                : tr("%1 elements").arg(numberText(all)));
    if (m_row == 0) m_row = m_session.selection().elementRow;
    // What the filter or the search leaves out stays only while it was asked for by itself, or is chosen elsewhere too.
    const bool isListed = m_model->rowOf(m_row) >= 0;
    const bool isWanted = m_isAskedFor || m_row == m_session.selection().elementRow;
    if (!isListed && !(isWanted && m_model->set()->elements->indexOfRow(m_row)))
        m_row = all > 0 ? m_model->elementRow(0) : 0;
    m_list->setCurrentIndex(m_model->index(m_model->rowOf(m_row)));
    loadAnswers();
}

void ElementsPage::chooseFromList(const QModelIndex& index, bool byUser) {
    if (!index.isValid()) return;
    const qint64 row = m_model->elementRow(index.row());
    if (row != m_row) {
        m_row = row;
        m_isAskedFor = false;
        loadAnswers();
    }
    if (!byUser || m_session.selection().elementRow == row) return;
    Selection selection;
    selection.elementRow = row;
    m_session.select(selection);
}

void ElementsPage::showElement(qint64 row) {
    if (row == 0 || row == m_row) return;
    m_row = row;
    m_isAskedFor = true;
    if (!isVisible()) {
        recompute();
        return;
    }
    m_list->setCurrentIndex(m_model->index(m_model->rowOf(row)));
    loadAnswers();
}

void ElementsPage::loadAnswers() {
    const auto element = m_model->set() ? m_model->set()->elements->indexOfRow(m_row) : std::nullopt;
    if (!element) {
        showAnswers(AnswersView{});
        return;
    }
    m_session.query(
        this, "answers",
        [query = m_query, asks = asksFor(m_results, *m_model, *element), row = m_row](store::Database& database) {
            return query->read(database, asks, row);
        },
        [this](Result<AnswersView> view) { showAnswers(std::move(view)); });
}

void ElementsPage::showAnswers(Result<AnswersView> view) {
    if (!view) {
        if (view.error().code != ErrorCode::Cancelled)
            presentNothing(tr("The element cannot be read"), coreWords(view.error()), tr("Try again"),
                           [this] { recompute(); });
        return;
    }
    m_view = std::move(view).value();
    const benchmark::Element& element = m_view.element;
    const auto [first, last] = shownYears(m_view, m_results.filter());
    const bool any = !element.subject.empty();
    const auto& set = m_model->set();
    const auto place = any && set ? set->elements->indexOfRow(m_row) : std::nullopt;
    m_subject->setText(any ? (place ? goldMark(*set, *place) : QString()) + QString::fromStdString(element.subject)
                           : tr("No element is chosen"));
    m_subject->setToolTip(place ? plainToolTip(goldNote(*set, *place)) : QString());
    m_facts->setText(any ? tr("%1 · %2 · %3 — the most frequent answer of each year, all samples together")
                               .arg(QString::fromStdString(element.relation), displayName(element.domain),
                                    displayName(element.state))
                         : QString());
    m_ribbon->setVisible(any);
    if (any) m_ribbon->setData(first, last, ribbonSpans(element));
    m_grid->setData(answerGrid(m_view, m_results.filter(), marks()));
    m_legend->explain(marks(), labelsIn(m_view, m_results.filter(), marks()));
    markSelection();
    present(answersTable(m_view, m_results.filter(), marks()));
}

void ElementsPage::selectCell(qint64 run, qint64 form, int year) {
    const auto shown = std::find_if(m_view.runs.begin(), m_view.runs.end(),
                                    [run](const RunAnswers& one) { return static_cast<qint64>(one.run) == run; });
    const auto& set = m_model->set();
    if (shown == m_view.runs.end() || !set) return;
    const auto index = set->find(shown->choice); // the answers may be of an earlier set, or of another element
    const auto element = set->elements->indexOfRow(m_view.row);
    if (!index || !element) return;
    m_session.select(selectionOf(*set, *index, *element, static_cast<prompt::Template>(form), year));
    markSelection();
}

/// The year in the row that is selected, or else in the first one of a run that asks it.
void ElementsPage::selectYear(int year) {
    const auto& groups = m_grid->data().groups;
    if (const widgets::AnswerPlace now = m_grid->current(); now.isValid())
        m_grid->setCurrent({now.group, now.row, year});
    for (int group = 0; group < groups.size() && !m_grid->current().isValid(); ++group)
        m_grid->setCurrent({group, 0, year});
    const widgets::AnswerPlace place = m_grid->current();
    if (!place.isValid()) return;
    const widgets::AnswerGroup& group = m_grid->data().groups.at(place.group);
    selectCell(group.key, group.rows.at(place.row).key, year);
}

void ElementsPage::follow() {
    if (!isVisible() || !m_model->set()) return;
    const qint64 row = m_session.selection().elementRow;
    if (row != 0 && row != m_row && m_model->set()->elements->indexOfRow(row))
        showElement(row);
    else
        markSelection();
}

/// Shows the session's selection where it is a cell of this element.
void ElementsPage::markSelection() {
    const Selection& selection = m_session.selection();
    const auto runOf = [this](int group) { return m_view.runs[static_cast<std::size_t>(group)].choice.run; };
    widgets::AnswerPlace place;
    const auto& groups = m_grid->data().groups;
    for (int group = 0; selection.elementRow == m_row && group < groups.size(); ++group) {
        if (runOf(group) != selection.run) continue;
        for (int row = 0; row < groups.at(group).rows.size(); ++row)
            if (groups.at(group).rows.at(row).key == static_cast<qint64>(selection.form) && !place.isValid())
                place = {group, row, selection.year};
    }
    // Two scorings of a run have the same cells: the one that was clicked stays marked.
    const widgets::AnswerPlace now = m_grid->current();
    const bool isSame = now.isValid() && place.isValid() && now.year == place.year && now.row == place.row &&
                        runOf(now.group) == selection.run;
    if (!isSame) m_grid->setCurrent(place);
    m_ribbon->setCurrentYear(place.isValid() ? std::optional(place.year) : std::nullopt);
}

bool ElementsPage::writeFigure(const QString& path, QString* problem) const {
    return TimelineFigure::write(path, m_view, m_results.filter(), marks(), problem);
}

} // namespace chronoscope::ui
