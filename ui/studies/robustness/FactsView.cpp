// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/FactsView.h"

#include "ui/studies/robustness/RobustInspection.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/DateStripPlot.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kListHeight = 220, kStripHeight = 320;
constexpr int kLeastNameLetters = 12; ///< of subject and object, where the Inspector stands beside
constexpr int kNamedWidth = 700;      ///< below, the relation stands in the figure and in tips alone
constexpr int kDatedWidth = 860;      ///< below, so does the validity
constexpr int kRoomyWidth = 1070;     ///< below, W is that of the precision that the figure is of, alone
} // namespace

FactsView::FactsView(Session& session, AnnotationHub& annotations, QWidget* parent)
    : QWidget(parent), m_session(session), m_annotations(annotations), m_model(new FactListModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_found(new QLabel(this)), m_list(new QTableView(this)),
      m_strip(new widgets::DateStripPlot(this)), m_cut(makeCopyableText(this, "factCut", Role::Caption)) {
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(QStringLiteral("factsSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeList());
    splitter->addWidget(m_strip);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({kListHeight, kStripHeight});
    m_strip->setObjectName(QStringLiteral("dateStrip"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_cut);
    m_cut->hide();
    connect(m_list->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &FactsView::tellFound);
    connect(m_strip, &widgets::DateStripPlot::dateSelected, this, &FactsView::showDate);
    connect(m_strip, &widgets::DateStripPlot::dateActivated, this, &FactsView::inspectorWanted);
    for (const auto signal : {&QTableView::doubleClicked, &QTableView::activated})
        connect(m_list, signal, this, [this] {
            showFact(); // that of the marked line, which may have been marked before anything was selected
            emit inspectorWanted();
        });
    connect(&m_session, &Session::selectionChanged, this, &FactsView::followSelection);
    connect(&annotations, &AnnotationHub::changed, this, &FactsView::showTags);
    connect(&annotations, &AnnotationHub::itemsChanged, this,
            [this](const std::vector<annotation::ItemKey>& items) { m_model->setTags(tags(), items); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const RobustFact* fact = m_model->at(m_sorted->mapToSource(current).row());
                if (!fact || m_ordinal == fact->ordinal) return;
                m_ordinal = fact->ordinal;
                readDates();
            });
}

QWidget* FactsView::makeList() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(FactListModel::kSortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_found->setObjectName(QStringLiteral("factsFound"));
    setRole(m_found, Role::Caption);
    m_found->setWordWrap(true); // or a narrow page would be scrolled to the side for it
    m_list->setObjectName(QStringLiteral("factList"));
    m_list->setAccessibleName(tr("Facts of the run"));
    m_list->setModel(m_sorted);
    readByRow(m_list);
    m_list->setItemDelegateForColumn(FactListModel::Subject, new LabelTagDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setSortIndicator(FactListModel::Lost, Qt::DescendingOrder); // what is looked for
    m_list->setSortingEnabled(true);
    // What a table too wide for the window is read for stands before what may be scrolled to.
    m_list->horizontalHeader()->moveSection(FactListModel::Lost, FactListModel::Valid);
    auto* columns = new TableColumns(m_list, TableColumns::are({FactListModel::Subject, FactListModel::Object}));
    columns->squeeze(kLeastNameLetters);
    columns->keepWhole(FactListModel::Valid);
    m_list->viewport()->installEventFilter(this);
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_found);
    layout->addWidget(m_list, 1);
    return part;
}

void FactsView::show(std::shared_ptr<const FactListModel::Facts> facts, const Look& look) {
    // A fact that was chosen elsewhere, in the Inspector or in another view, is the one that is marked.
    const auto& chosen = m_session.selection().study;
    const bool isElsewhere = !m_wanted && chosen && chosen->study == robustness::kRobustness && chosen->item != 0;
    if (isElsewhere && chosen->item != m_dates.row) m_wanted = chosen->item;
    m_look = look;
    fitColumns();
    m_model->setLook(look.pooled, look.precision);
    showTags(); // before the facts, which are told of themselves
    m_model->setFacts(std::move(facts));
    // The same fact of another run, or under another filter.
    const bool isOther = look.run != m_dates.run || !m_list->currentIndex().isValid();
    if (!m_wanted && m_dates.row != 0 && isOther) m_wanted = m_dates.row;
    selectWanted();
    tellFound();
    if (m_sorted->rowCount() == 0) return;
    if (!m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_sorted->index(0, 0));
    m_ordinal = m_model->at(m_sorted->mapToSource(m_list->currentIndex()).row())->ordinal;
    readDates();
}

UnitTags FactsView::tags() const {
    const store::RunRecord* run = m_session.run(m_look.run);
    return run ? UnitTags(m_annotations, *run) : UnitTags();
}

void FactsView::showTags() { m_model->setTags(tags()); }

/// A fact that another view leads to is seen.
void FactsView::selectWanted() {
    if (!m_wanted) return;
    const auto& facts = m_model->facts();
    const auto at =
        std::find_if(facts.begin(), facts.end(), [this](const RobustFact& fact) { return fact.row == *m_wanted; });
    m_wanted.reset();
    if (at != facts.end())
        m_list->setCurrentIndex(m_sorted->mapFromSource(m_model->index(static_cast<int>(at - facts.begin()), 0)));
}

/// A fact that is chosen in the Inspector's list is marked here, too.
void FactsView::followSelection() {
    const auto& chosen = m_session.selection().study;
    const bool isOfRun = chosen && chosen->study == robustness::kRobustness && chosen->run == m_look.run;
    if (!isVisible() || !isOfRun || chosen->item == 0 || chosen->item == m_dates.row) return;
    m_wanted = chosen->item;
    selectWanted();
}

void FactsView::clear() {
    m_look = {};
    m_dates = {};
    m_ordinal.reset();
    m_model->setFacts(std::make_shared<const FactListModel::Facts>());
    m_strip->setData({});
    m_cut->hide();
}

void FactsView::tellFound() {
    const int facts = m_sorted->rowCount();
    QString count = facts == 1 ? tr("1 fact") : tr("%1 facts").arg(numberText(facts));
    const QHeaderView* header = m_list->horizontalHeader();
    if (header->sortIndicatorSection() == FactListModel::Lost && header->sortIndicatorOrder() == Qt::DescendingOrder)
        count += tr(" · those that lose most tests first");
    QStringList hidden;
    for (const int column : {FactListModel::Relation, FactListModel::Valid})
        if (m_list->isColumnHidden(column))
            hidden << m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    if (m_list->isColumnHidden(FactListModel::Global)) hidden << tr("W at other precisions");
    if (facts > 0 && !hidden.isEmpty())
        count += tr(" · where the table is wider: %1").arg(hidden.join(QStringLiteral(", ")));
    m_found->setText(count);
}

void FactsView::readDates() {
    if (!m_ordinal || m_look.run == 0) return;
    m_session.query(
        this, "robust dates",
        [run = m_look.run, ordinal = *m_ordinal, precision = m_look.precision](store::Database& database) {
            return readFactDates(database, run, ordinal, precision);
        },
        [this](Result<FactDates> dates) { take(std::move(dates)); });
}

void FactsView::take(Result<FactDates> dates) {
    if (!dates) {
        widgets::DateStripData none;
        none.emptyText = tr("The dates of this fact cannot be read");
        none.emptyHint = coreWords(dates.error().text());
        m_cut->hide();
        m_strip->setData(none);
        return;
    }
    m_dates = std::move(dates).value();
    m_strip->setData(stripData(m_dates, m_look.runName));
    m_cut->setText(m_dates.drawn ? cutText(m_dates.fact, *m_dates.drawn) : QString());
    m_cut->setVisible(!m_cut->text().isEmpty());
    const auto& chosen = m_session.selection().study;
    const bool isInspected = chosen && chosen->study == robustness::kRobustness;
    const bool isNothing = !chosen && m_session.selection().run == 0 && m_session.selection().elementRow == 0;
    if (isInspected || isNothing || m_list->hasFocus()) showFact(); // the marked line is what the Inspector shows
}

/// The Inspector shows what is marked here: below the number that it is of, where that is one of this run and
/// precision.
void FactsView::showFact() {
    if (!isVisible()) return;
    const auto level = static_cast<robustness::Level>(m_dates.precision);
    Selection fact = selectionOfFact(m_dates.run, m_dates.row, level);
    const auto& chosen = m_session.selection().study;
    if (chosen && chosen->study == robustness::kRobustness) {
        const bool isSame = !isComparison(*chosen) && chosen->run == m_dates.run && chosen->item == m_dates.row &&
                            chosen->unit == fact.study->unit;
        if (isSame) return;
        if (chosen->run == m_dates.run && levelOf(chosen->number) == level && !isComparison(*chosen)) {
            fact.study->measure = chosen->measure;
            fact.study->number = chosen->number;
        }
    }
    m_session.select(fact);
}

/// Beside the Inspector nothing is scrolled to sideways: first the other win rates give way, then what the figure says
/// anyway.
void FactsView::fitColumns() {
    const int width = m_list->viewport()->width();
    const auto setShown = [this](int column, bool shown) {
        if (m_list->isColumnHidden(column) == shown) m_list->setColumnHidden(column, !shown);
    };
    setShown(FactListModel::Relation, width >= kNamedWidth);
    setShown(FactListModel::Valid, width >= kDatedWidth);
    for (int column = FactListModel::Year; column <= FactListModel::Global; ++column)
        setShown(column, width >= kRoomyWidth || column - FactListModel::Year == static_cast<int>(m_look.precision));
    tellFound();
}

bool FactsView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitColumns();
    return QWidget::eventFilter(watched, event);
}

/// In the Inspector.
void FactsView::showDate(qint64 index) {
    m_session.select(
        selectionOfFact(m_dates.run, m_dates.row, static_cast<robustness::Level>(m_dates.precision), index));
}

bool FactsView::exportTo(const QString& path, QString* problem) const { return m_strip->exportTo(path, problem); }

} // namespace chronoscope::ui
