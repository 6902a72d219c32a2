// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/FactsView.h"

#include "ui/studies/robustness/DateDetail.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElementView.h"
#include "ui/views/TableColumns.h"
#include "widgets/plots/DateStripPlot.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kListHeight = 220, kStripHeight = 320;
constexpr int kStripWidth = 640, kDetailWidth = 300;
constexpr int kSearchWidth = 260;

/// Facts of one relation, with a text in their names.
class FactFilter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setRelation(const QString& relation) {
        m_relation = relation;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const auto relation = sourceModel()->index(row, FactListModel::Relation, parent).data().toString();
        return (m_relation.isEmpty() || relation == m_relation) && QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }

private:
    QString m_relation;
};
} // namespace

FactsView::FactsView(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new FactListModel(this)), m_sorted(new FactFilter(this)),
      m_search(new QLineEdit(this)), m_found(new QLabel(this)), m_list(new QTableView(this)),
      m_strip(new widgets::DateStripPlot(this)), m_detail(new DateDetail(this)) {
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(QStringLiteral("factsSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeList());
    splitter->addWidget(makeBelow());
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({kListHeight, kStripHeight});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::textChanged, this, &FactsView::search);
    connect(m_strip, &widgets::DateStripPlot::dateSelected, this, &FactsView::showDate);
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
    m_sorted->setFilterRole(FactListModel::kSearchRole);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_search->setObjectName(QStringLiteral("factSearch"));
    m_search->setPlaceholderText(tr("Find a fact (Ctrl+F)"));
    m_search->setAccessibleName(tr("Find a fact by subject, relation or object"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(kSearchWidth);
    m_found->setObjectName(QStringLiteral("factsFound"));
    m_found->setProperty("role", "caption");
    m_list->setObjectName(QStringLiteral("factList"));
    m_list->setAccessibleName(tr("Facts of the run"));
    m_list->setModel(m_sorted);
    m_list->setShowGrid(false);
    m_list->setWordWrap(false);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setTabKeyNavigation(false);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // in the order of the run
    m_list->setSortingEnabled(true);
    // What a table too wide for the window is read for stands before what may be scrolled to.
    m_list->horizontalHeader()->moveSection(FactListModel::Lost, FactListModel::Valid);
    new TableColumns(m_list, TableColumns::are({FactListModel::Subject, FactListModel::Object}));
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_search, 1);
    row->addWidget(m_found);
    row->addStretch();
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    return part;
}

QWidget* FactsView::makeBelow() {
    auto* sides = new QSplitter(Qt::Horizontal, this);
    sides->setObjectName(QStringLiteral("stripSplitter"));
    sides->setChildrenCollapsible(false);
    m_strip->setObjectName(QStringLiteral("dateStrip"));
    sides->addWidget(m_strip);
    sides->addWidget(m_detail);
    sides->setStretchFactor(0, 1);
    sides->setSizes({kStripWidth, kDetailWidth});
    return sides;
}

void FactsView::show(std::shared_ptr<const FactListModel::Facts> facts, const Look& look) {
    if (look.run != m_look.run) m_ordinal.reset();
    m_look = look;
    m_model->setPooled(look.pooled);
    m_model->setFacts(std::move(facts));
    static_cast<FactFilter*>(m_sorted)->setRelation(QString::fromStdString(look.relation));
    search();
}

void FactsView::clear() {
    m_look = {};
    m_ordinal.reset();
    m_model->setFacts(std::make_shared<const FactListModel::Facts>());
    m_strip->setData({});
    m_detail->clear({});
}

/// What is found, with the chosen fact still chosen where it is among it.
void FactsView::search() {
    m_sorted->setFilterFixedString(m_search->text().simplified());
    const int found = m_sorted->rowCount();
    m_found->setText(found == m_model->rowCount()
                         ? tr("%1 facts").arg(numberText(found))
                         : tr("%1 of %2 facts").arg(numberText(found), numberText(m_model->rowCount())));
    if (found == 0) return;
    if (!m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_sorted->index(0, 0));
    readDates();
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
        none.emptyHint = QString::fromStdString(dates.error().text());
        m_strip->setData(none);
        m_detail->clear({});
        return;
    }
    m_dates = std::move(dates).value();
    m_strip->setData(stripData(m_dates, m_look.runName));
    if (const int chosen = m_strip->currentItem().index; m_strip->data().contains(chosen))
        showDate(m_strip->data().dates.at(chosen).key);
    else
        m_detail->clear(tr("Click a date, or move with the arrow keys, to see what was asked."));
}

void FactsView::showDate(qint64 index) {
    const auto at = std::find_if(m_dates.dates.begin(), m_dates.dates.end(),
                                 [&](const FactDates::One& one) { return one.index == index; });
    if (at == m_dates.dates.end()) return;
    m_detail->setDate(*at);
    m_session.query(
        this, "robust reply",
        [run = m_dates.run, index](store::Database& database) { return readDateReply(database, run, index); },
        [this](const Result<DateReply>& reply) {
            if (reply)
                m_detail->setReply(*reply);
            else
                emit m_session.problem(tr("The reply cannot be read"), QString::fromStdString(reply.error().text()));
        });
}

bool FactsView::exportTo(const QString& path, QString* problem) const { return m_strip->exportTo(path, problem); }

} // namespace chronoscope::ui
