// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/CategoriesPage.h"

#include "ui/models/ListedElementsModel.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/FilterParts.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "widgets/plots/BarsPlot.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

using results::ResultFilter;
using results::ResultSet;
using results::RowsBy;

namespace {
constexpr int kBarHeight = 22;   ///< least, so that every bar keeps its name
constexpr int kAroundBars = 140; ///< title, legend, axis
constexpr int kFlowWidth = 260;
} // namespace

CategoriesPage::CategoriesPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Categories"), "categories", parent),
      m_bars(new widgets::BarsPlot(this)), m_scroll(new QScrollArea(this)), m_model(new ListedElementsModel(this)) {
    m_bars->setObjectName(QStringLiteral("categoryBars"));
    m_bars->installEventFilter(this);
    m_scroll->setWidget(m_bars);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_scroll);
    splitter->addWidget(makeSide());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * kFlowWidth, kFlowWidth});
    makeControls();
    setView(splitter);
    connect(m_bars, &widgets::BarsPlot::segmentActivated, this, &CategoriesPage::showSegment);
    connect(m_bars, &widgets::BarsPlot::segmentSelected, this, [this](int row, int segment) {
        const QPoint centre = m_bars->itemRect({segment, row}).center().toPoint();
        m_scroll->ensureVisible(centre.x(), centre.y(), 0, kBarHeight);
    });
    connect(m_bars, &widgets::BarsPlot::cancelled, this, &CategoriesPage::hideList);
    connect(&results, &Results::changed, this, [this] {
        if (m_results.set()) return;
        hideList();
        m_categories = {};
        m_changes.clear();
    });
}

QToolButton* CategoriesPage::makeSwitch(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void CategoriesPage::makeControls() {
    m_rowsBy = new QComboBox(this);
    m_rowsBy->setObjectName(QStringLiteral("rowsSwitch"));
    m_rowsBy->setToolTip(tr("What has a bar of its own"));
    m_rowsBy->setAccessibleName(m_rowsBy->toolTip());
    const auto add = [this](const QString& text, RowsBy rowsBy) { m_rowsBy->addItem(text, static_cast<int>(rowsBy)); };
    add(tr("Bars: runs"), RowsBy::Run);
    add(tr("Bars: domains"), RowsBy::Domain);
    add(tr("Bars: states"), RowsBy::State);
    add(tr("Bars: templates"), RowsBy::Template);
    add(tr("Bars: relations"), RowsBy::Relation);
    m_shares = makeSwitch("sharesSwitch", tr("S&hares"), tr("Percent of the elements of each bar instead of counts"));
    m_shares->setChecked(true);
    m_asCategories = makeSwitch("categoriesSwitch", tr("C&ategories"),
                                tr("Known, Partial Known, Cut-off and Unknown, over all years of the run"));
    m_asChanges = makeSwitch(
        "changesSwitch", tr("O&bject changes"),
        tr("How often the objects of the elements differ between consecutive years: a fact of the benchmark"));
    auto* views = new ChoiceBar(this);
    views->add(m_asCategories);
    views->add(m_asChanges);
    m_asCategories->setChecked(true);
    addControl(m_rowsBy);
    addControl(m_shares);
    addSwitch(views);
    connect(m_rowsBy, &QComboBox::activated, this, &CategoriesPage::recompute);
    connect(m_shares, &QToolButton::toggled, this, &CategoriesPage::recompute);
    connect(m_asChanges, &QToolButton::toggled, this, [this](bool on) {
        m_rowsBy->setVisible(!on);
        m_shares->setVisible(!on);
        hideList();
        recompute();
    });
}

QWidget* CategoriesPage::makeSide() {
    m_side = new QWidget(this);
    m_what = makeText(m_side, "segmentLabel");
    auto* close = new QToolButton(m_side);
    close->setObjectName(QStringLiteral("closeList"));
    close->setText(QStringLiteral("\u00D7"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close the list (Esc)"));
    close->setAccessibleName(tr("Close the list"));
    m_list = new QListView(m_side);
    m_list->setObjectName(QStringLiteral("segmentElements"));
    m_list->setAccessibleName(tr("Elements behind the segment"));
    m_list->setMinimumWidth(TableColumns::nameWidth(*m_list) + 2 * Tokens::kSpace8);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LabelTagDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setLayoutMode(QListView::Batched);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* narrowing = new QPushButton(tr("&Narrow to these"), m_side);
    narrowing->setObjectName(QStringLiteral("narrowButton"));
    narrowing->setToolTip(
        tr("Let the filter of all pages choose these elements alone; so does a double click on the segment"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_what, 1);
    top->addWidget(close, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(Tokens::kSpace12, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(narrowing);
    m_side->hide();
    connect(close, &QToolButton::clicked, this, &CategoriesPage::hideList);
    connect(narrowing, &QPushButton::clicked, this, &CategoriesPage::narrow);
    connect(m_list, &QListView::activated, this, &CategoriesPage::choose);
    connect(m_list, &QListView::clicked, this, &CategoriesPage::choose);
    return m_side;
}

bool CategoriesPage::showsChanges() const { return m_asChanges->isChecked(); }

void CategoriesPage::refresh() {
    if (showsChanges()) {
        m_results.compute(
            this, "bars",
            [](const ResultSet& set, const ResultFilter& filter) { return results::changes(set, filter); },
            [this](std::vector<results::ChangesRow> rows) {
                m_changes = std::move(rows);
                drawChanges();
            });
        return;
    }
    const auto rowsBy = static_cast<RowsBy>(m_rowsBy->currentData().toInt());
    m_results.compute(
        this, "bars",
        [set = m_results.set(), rowsBy](const ResultSet&, const ResultFilter& filter) {
            return categoryBars(set, filter, rowsBy);
        },
        [this](CategoryBars bars) {
            m_categories = std::move(bars);
            drawCategories();
        });
}

void CategoriesPage::drawCategories() {
    if (!m_results.set()) return;
    showBars(barsData(m_categories, m_shares->isChecked()));
    if (m_categories.rows.empty())
        presentNothingPasses();
    else
        present(barsTable(m_categories));
}

void CategoriesPage::drawChanges() {
    if (!m_results.set()) return;
    showBars(changesData(m_changes));
    if (m_changes.empty())
        presentNothingPasses();
    else
        present(changesTable(m_changes));
}

void CategoriesPage::showBars(widgets::BarsData shown) {
    m_bars->setMinimumHeight(shown.horizontal ? shown.rowCount() * kBarHeight + kAroundBars : 0);
    m_bars->setData(withNarrowing(std::move(shown), m_results.filter(), m_results.set().get()));
    if (!m_side->isVisibleTo(this)) return;
    const widgets::PlotItem item = m_bars->currentItem();
    if (item.isValid() && item.series >= 0)
        showSegment(item.index, item.series);
    else
        hideList();
}

const results::ChronoRow* CategoriesPage::barOf(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < m_categories.rows.size() ? &m_categories.rows[at] : nullptr;
}

void CategoriesPage::showSegment(int row, int segment) {
    m_row = row;
    m_segment = segment;
    listElements();
}

void CategoriesPage::listElements() {
    if (showsChanges()) {
        if (m_segment < 0 || static_cast<std::size_t>(m_segment) >= m_changes.size()) return;
        const results::ChangesRow& group = m_changes[static_cast<std::size_t>(m_segment)];
        m_results.compute(
            this, "list",
            [domain = group.domain, state = group.state, changes = m_row](const ResultSet& set,
                                                                          const ResultFilter& filter) {
                return elementsChanging(set, filter, domain, state, changes);
            },
            [this, set = m_results.set()](std::vector<ListedElement> list) { showList(set, std::move(list)); });
        return;
    }
    const results::ChronoRow* bar = barOf(m_row);
    if (!bar || m_segment < 0 || static_cast<std::size_t>(m_segment) >= kSegments.size()) return;
    m_results.compute(
        this, "list",
        [set = m_categories.set, rowsBy = m_categories.rowsBy, bar = *bar,
         category = kSegments[static_cast<std::size_t>(m_segment)]](const ResultSet&, const ResultFilter& filter) {
            return elementsBehind(*set, filter, rowsBy, bar, category);
        },
        [this, set = m_categories.set](std::vector<ListedElement> list) { showList(set, std::move(list)); });
}

QString CategoriesPage::segmentName() const {
    const widgets::BarsData& shown = m_bars->data();
    if (!shown.contains(m_row, m_segment)) return {};
    const QString row = showsChanges() ? tr("changes: %1").arg(m_row) : shown.rows.at(m_row).label;
    return tr("%1 · %2").arg(shown.segments.at(m_segment).name, row);
}

void CategoriesPage::showList(std::shared_ptr<const ResultSet> set, std::vector<ListedElement> list) {
    if (!m_results.set() || m_row < 0) return;
    const auto count = static_cast<qlonglong>(list.size());
    m_what->setText(tr("%1, n = %2").arg(segmentName(), QLocale().toString(count)));
    m_model->setList(std::move(set), std::move(list));
    m_side->show();
    emit listed();
    if (std::exchange(m_narrowWhenListed, false)) narrow();
}

void CategoriesPage::hideList() {
    m_row = m_segment = -1;
    m_narrowWhenListed = false;
    m_side->hide();
    m_model->setList(nullptr, {});
}

void CategoriesPage::narrow() {
    if (!m_model->set() || m_row < 0) return;
    if (showsChanges()) {
        m_results.setFilter(elementsFilter(*m_model->set(), m_results.filter(), m_model->list()));
        return;
    }
    const results::ChronoRow* bar = barOf(m_row);
    if (!bar || m_segment < 0) return;
    m_results.setFilter(barFilter(*m_categories.set, m_results.filter(), m_categories.rowsBy, *bar,
                                  kSegments[static_cast<std::size_t>(m_segment)]));
}

void CategoriesPage::choose(const QModelIndex& index) {
    if (index.isValid()) m_session.select(m_model->selection(index.row()));
}

bool CategoriesPage::writeFigure(const QString& path, QString* problem) const {
    return m_bars->exportTo(path, problem);
}

void CategoriesPage::activateRow(int row) {
    if (showsChanges()) {
        auto line = static_cast<std::size_t>(row);
        for (std::size_t group = 0; group < m_changes.size(); ++group) {
            if (line < m_changes[group].elements.size()) {
                m_narrowWhenListed = true;
                showSegment(static_cast<int>(line), static_cast<int>(group));
                return;
            }
            line -= m_changes[group].elements.size();
        }
    } else if (const results::ChronoRow* bar = barOf(row)) {
        m_results.setFilter(barFilter(*m_categories.set, m_results.filter(), m_categories.rowsBy, *bar, std::nullopt));
    }
}

bool CategoriesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bars && event->type() == QEvent::MouseButtonDblClick) {
        const auto* press = static_cast<QMouseEvent*>(event);
        const widgets::PlotItem item = m_bars->itemAt(press->position());
        if (press->button() == Qt::LeftButton && item.isValid()) {
            m_narrowWhenListed = true;
            showSegment(item.index, item.series);
            return true;
        }
    }
    return ResultPage::eventFilter(watched, event);
}

} // namespace chronoscope::ui
