// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/ReportsView.h"

#include "ui/models/NumbersModel.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "ui/studies/robustness/SizesPanel.h"
#include "ui/studies/robustness/TableCells.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CategoriesView.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/PointsPlot.h"

#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace chronoscope::ui {

namespace {
constexpr int kPlotWidth = 560, kSizesWidth = 380;
constexpr int kBarsHeight = 300, kListedHeight = 200;

/// What is listed of a fact.
constexpr std::array kListColumns{"subject", "relation", "object", "start", "end", "win_rate"};
} // namespace

ReportsView::ReportsView(Session& session, QWidget* parent)
    : QWidget(parent), m_plots(new QStackedWidget(this)), m_heat(new widgets::HeatmapPlot(this)),
      m_points(new widgets::PointsPlot(this)), m_bars(new widgets::BarsPlot(this)),
      m_sizes(new SizesPanel(session, this)), m_listTitle(new QLabel(this)), m_facts(new NumbersModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_list(new QTableView(this)) {
    m_heat->setObjectName(QStringLiteral("reportHeat"));
    m_points->setObjectName(QStringLiteral("reportPoints"));
    m_bars->setObjectName(QStringLiteral("reportBars"));
    for (QWidget* plot :
         {static_cast<QWidget*>(m_heat), static_cast<QWidget*>(m_points), static_cast<QWidget*>(m_bars)})
        m_plots->addWidget(plot);
    auto* beside = new QSplitter(Qt::Horizontal, this);
    beside->setObjectName(QStringLiteral("sizesSplitter"));
    beside->setChildrenCollapsible(false);
    beside->addWidget(m_plots);
    beside->addWidget(m_sizes);
    beside->setStretchFactor(0, 1);
    beside->setSizes({kPlotWidth, kSizesWidth});
    m_below = makeList();
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->setObjectName(QStringLiteral("acrossSplitter"));
    rows->setChildrenCollapsible(false);
    rows->addWidget(beside);
    rows->addWidget(m_below);
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 2);
    rows->setSizes({kBarsHeight, kListedHeight});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows);
    connect(m_sizes, &SizesPanel::stored, this, &ReportsView::sizesStored);
    connect(m_bars, &widgets::BarsPlot::segmentActivated, this, &ReportsView::listFacts);
    connect(m_bars, &widgets::BarsPlot::segmentSelected, this, &ReportsView::listFacts);
    connect(m_heat, &widgets::HeatmapPlot::cellActivated, this, [this](int row) {
        if (m_question.view == StressView::Lost && row >= 0 && row < m_heat->data().rowCount())
            emit runWanted(m_heat->data().rows.at(row).key);
    });
    connect(m_list, &QTableView::activated, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(m_sorted->mapToSource(index).row());
        if (row < m_listed.size()) emit factWanted(m_report.factRows.at(m_listed[row]));
    });
}

QWidget* ReportsView::makeList() {
    m_listTitle->setObjectName(QStringLiteral("acrossListTitle"));
    setRole(m_listTitle, Role::Section);
    m_sorted->setSourceModel(m_facts);
    m_sorted->setSortRole(NumbersModel::kSortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_list->setObjectName(QStringLiteral("acrossList"));
    m_list->setAccessibleName(tr("Facts behind the chosen bar"));
    m_list->setToolTip(tr("Double-click a fact, or press Enter, to see its dates"));
    m_list->setModel(m_sorted);
    readByRow(m_list);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_list->setSortingEnabled(true);
    new TableColumns(m_list, TableColumns::are({0, 1, 2}));
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_listTitle);
    layout->addWidget(m_list, 1);
    return part;
}

void ReportsView::show(const ReportQuestion& question, StressReport report, int form) {
    if (question.view != m_question.view) m_heat->setCurrentCell(-1, -1); // it was a cell of another figure
    m_question = question;
    m_report = std::move(report);
    m_sizes->setVisible(question.view == StressView::Size);
    m_below->setVisible(question.view == StressView::Across);
    switch (question.view) {
    case StressView::Lost: m_heat->setData(lostHeat(m_report, question)); break;
    case StressView::Transfer: m_heat->setData(transferHeat(m_report, question)); break;
    case StressView::Popularity: m_points->setData(popularityPoints(m_report, question)); break;
    case StressView::Size:
        m_points->setData(sizePoints(m_report, question));
        showSizes();
        break;
    case StressView::Variance: m_points->setData(variancePoints(m_report, question)); break;
    case StressView::Duel: m_bars->setData(duelBars(m_report, question)); break;
    case StressView::Compare: m_heat->setData(comparisonHeat(m_report, question)); break;
    case StressView::Across: {
        const auto forms = formsOf(m_report);
        m_form = forms.empty() ? std::string() : forms.at(std::min(static_cast<std::size_t>(form), forms.size() - 1));
        m_bars->setData(acrossBars(m_report, question, m_form));
        showListed();
        break;
    }
    case StressView::Overview:
    case StressView::Facts:
    case StressView::Alpha: break;
    }
    const bool isHeat = question.view == StressView::Lost || question.view == StressView::Transfer ||
                        question.view == StressView::Compare;
    const bool isBars = question.view == StressView::Duel || question.view == StressView::Across;
    m_plots->setCurrentWidget(isHeat   ? static_cast<QWidget*>(m_heat)
                              : isBars ? static_cast<QWidget*>(m_bars)
                                       : static_cast<QWidget*>(m_points));
}

void ReportsView::showSizes() {
    std::set<std::string> models;
    for (const robustness::StressResults& run : m_question.numbers->runs)
        models.insert(run.run.model);
    m_sizes->setModels(models, m_report.sizes);
}

void ReportsView::listFacts(int row, int segment) {
    if (m_question.view != StressView::Across || row < 0 || row >= static_cast<int>(kSegments.size())) return;
    m_category = name(kSegments[static_cast<std::size_t>(row)]);
    m_part = static_cast<AcrossPart>(segment);
    showListed();
}

/// The facts of the chosen bar, which may be others after a new reading.
void ReportsView::showListed() {
    m_listed.clear();
    if (!m_category.empty()) m_listed = listedFacts(m_report, m_form, m_category, m_part);
    analysis::Table facts;
    const TableCells cells(m_report.list);
    for (const char* column : kListColumns)
        facts.addColumn(column, std::string_view(column) == "win_rate");
    for (const std::size_t row : m_listed) {
        std::vector<std::string> texts;
        for (const char* column : kListColumns)
            texts.push_back(cells.at(row, column));
        facts.rows.push_back(std::move(texts));
    }
    if (facts.rows != m_facts->table().rows || m_facts->table().columns.empty()) // the chosen fact stays chosen
        m_facts->setTable(std::move(facts));
    if (m_category.empty()) return m_listTitle->setText(tr("Click a bar to list its facts"));
    QString category, part;
    for (const analysis::ChronoCategory one : kSegments)
        if (name(one) == m_category) category = displayName(one);
    for (const widgets::BarsSegment& segment : m_bars->data().segments)
        if (segment.key == static_cast<qint64>(m_part)) part = segment.name;
    m_listTitle->setText(tr("%1 · %2 · n = %3").arg(category, part, numberText(static_cast<qint64>(m_listed.size()))));
}

bool ReportsView::exportTo(const QString& path, QString* problem) const {
    if (m_plots->currentWidget() == m_heat) return m_heat->exportTo(path, problem);
    return static_cast<const widgets::FigurePlot*>(m_plots->currentWidget())->exportTo(path, problem);
}

} // namespace chronoscope::ui
