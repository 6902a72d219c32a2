// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/HeatmapPage.h"

#include "ui/views/HeatmapControls.h"
#include "ui/views/HeatmapPins.h"

#include <QAction>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using results::ResultFilter;
using results::ResultSet;
using results::RowsBy;
using results::RunChoice;

namespace {
/// More rows than a figure can show are left to the numbers: thousands of elements would be drawn for seconds, into
/// pictures that no program opens.
constexpr int kFigureRows = 200;

/// What a row of the one is made of; elements are made of nothing smaller.
RowsBy below(RowsBy rowsBy) { return rowsBy == RowsBy::Relation ? RowsBy::Element : RowsBy::Relation; }

/// The first template of the run that the filter chooses.
prompt::Template templateOf(const ResultSet& set, const ResultFilter& filter, std::size_t run) {
    for (const prompt::Template form : set.run(run).layout.templates)
        if (filter.templates.empty() ||
            std::find(filter.templates.begin(), filter.templates.end(), form) != filter.templates.end())
            return form;
    return prompt::Template::Generation;
}
} // namespace

HeatmapPage::HeatmapPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Heat map"), "heatmap", parent), m_asked(new HeatmapControls(this)),
      m_plot(new widgets::HeatmapPlot(this)) {
    m_plot->setObjectName(QStringLiteral("heatmapPlot"));
    for (QWidget* control : m_asked->widgets())
        addControl(control);
    makeSwitches();
    makePins();
    setView(m_plot);
    connect(m_asked, &HeatmapControls::changed, this, [this] {
        if (!m_above.empty() && m_asked->wish().rowsBy != below(m_above.back().wish.rowsBy))
            m_above.clear(); // rows of her own choice
        recompute();
    });
    connect(m_plot, &widgets::HeatmapPlot::cellSelected, this, &HeatmapPage::selectCell);
    connect(m_plot, &widgets::HeatmapPlot::cellActivated, this, &HeatmapPage::drill);
    connect(m_plot, &widgets::HeatmapPlot::cancelled, this, &HeatmapPage::climb);
    connect(m_plot, &widgets::HeatmapPlot::brushed, this, &HeatmapPage::brush);
    connect(m_plot, &widgets::HeatmapPlot::columnClicked, this, [this](int column) {
        if (static_cast<std::size_t>(column) < m_content.years.size())
            m_asked->sortBy(m_content.years[static_cast<std::size_t>(column)]);
    });
    connect(&results, &Results::wentBack, this, [this] {
        if (!m_above.empty() && m_above.back().narrowed && m_above.back().above == m_results.filter()) restoreLevel();
    });
    connect(&session, &Session::selectionChanged, this, &HeatmapPage::followSelection);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_above.clear();
        m_asked->reset();
        m_selected = {};
        m_plot->setCurrentCell(-1, -1);
        showPins();
    });
}

void HeatmapPage::makeSwitches() {
    const auto add = [this](const char* name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        addSwitch(button);
        return button;
    };
    auto* values = add("valuesSwitch", tr("Values"), tr("Write the number into each cell"));
    values->setChecked(true);
    auto* fit = add("fitSwitch", tr("Fit"), tr("Spread the colours over the numbers shown instead of the whole scale"));
    connect(values, &QToolButton::toggled, this, [this](bool on) { m_plot->setShowValues(on); });
    connect(fit, &QToolButton::toggled, this, [this](bool on) { m_plot->setFit(on); });
}

void HeatmapPage::makePins() {
    const auto add = [this](const char* name, QKeySequence key, void (HeatmapPage::*action)()) {
        auto* made = new QAction(m_plot);
        made->setObjectName(QLatin1String(name));
        made->setShortcut(key);
        made->setShortcutContext(Qt::WidgetShortcut);
        m_plot->addAction(made);
        connect(made, &QAction::triggered, this, action);
        return made;
    };
    m_pin = add("pinRow", Qt::Key_P, &HeatmapPage::togglePin);
    m_unpinAll = add("unpinRows", Qt::SHIFT | Qt::Key_P, &HeatmapPage::unpinAll);
    m_unpinAll->setText(tr("Unpin all rows"));
    makeCellActions();
    connect(&m_results, &Results::pinnedChanged, this, &HeatmapPage::recompute);
    showPins();
}

/// What can be done with the cell that the menu is of.
void HeatmapPage::makeCellActions() {
    auto* line = new QAction(m_plot);
    line->setSeparator(true);
    m_plot->addAction(line);
    const auto add = [this](const char* name, const QString& text, auto act) {
        auto* made = new QAction(text, m_plot);
        made->setObjectName(QLatin1String(name));
        m_plot->addAction(made);
        m_cellActions.push_back(made);
        connect(made, &QAction::triggered, this, [this, act] {
            if (const QPoint cell = m_plot->currentCell(); m_content.data.contains(cell.y(), cell.x())) act(cell);
        });
    };
    const auto rowOf = [this](QPoint cell) { return m_content.rows[static_cast<std::size_t>(cell.y())]; };
    const auto yearOf = [this](QPoint cell) { return m_content.years[static_cast<std::size_t>(cell.x())]; };
    add("inspectCell", tr("What it is made of"), [this](QPoint) { emit inspectorWanted(); });
    add("onlyRow", tr("Only this row"), [=, this](QPoint cell) {
        m_results.setFilter(narrowedTo({m_content.rowsBy, {rowOf(cell)}, {}}));
    });
    add("onlyYear", tr("Only this year"), [=, this](QPoint cell) {
        m_results.setFilter(narrowedTo({m_content.rowsBy, {}, {yearOf(cell)}}));
    });
    add("annotateCell", tr("Annotate these…"), [=, this](QPoint cell) {
        m_results.setFilter(narrowedTo({m_content.rowsBy, {rowOf(cell)}, {yearOf(cell)}}));
        emit annotateWanted();
    });
}

void HeatmapPage::showPins() {
    const int row = m_plot->currentCell().y();
    m_pin->setEnabled(row >= 0);
    for (QAction* action : m_cellActions)
        action->setEnabled(row >= 0);
    m_pin->setText(row >= 0 && row < m_content.data.pinnedRows ? tr("Unpin row") : tr("Pin row to the top"));
    m_unpinAll->setEnabled(!m_results.pinned().empty());
}

void HeatmapPage::togglePin() {
    const int row = m_plot->currentCell().y();
    if (!m_content.data.contains(row, 0)) return;
    m_results.setPinned(
        pinToggled(m_results.pinned(), *m_shown, m_content.rowsBy, m_content.rows[static_cast<std::size_t>(row)]));
}

void HeatmapPage::unpinAll() { m_results.setPinned({}); }

void HeatmapPage::refresh() {
    HeatmapWish wish = m_asked->wish();
    wish.pinned = m_results.pinned();
    m_results.compute(
        this, "heatmap",
        [wish = std::move(wish)](const ResultSet& set, const ResultFilter& filter) {
            return heatmapContent(set, filter, wish);
        },
        [this, set = m_results.set(), filter = m_results.filter()](HeatmapContent content) {
            m_shown = set;
            m_shownFilter = filter;
            show(std::move(content));
        });
}

void HeatmapPage::show(HeatmapContent content) {
    m_content = std::move(content);
    m_asked->offer(*m_shown, m_content);
    m_plot->setData(m_content.data);
    if (m_content.rows.empty())
        presentNothingPasses();
    else
        present(std::move(m_content.numbers));
    keepSelected();
    selectWanted();
    showPins();
}

QString HeatmapPage::numberKey() const {
    if (m_content.against) return QStringLiteral("compare");
    return m_content.rowsBy == RowsBy::Element ? QStringLiteral("elements") : objectName();
}

/// Split by what the rows are; runs stand apart in every report.
QStringList HeatmapPage::commandOptions() const {
    QStringList options = ResultPage::commandOptions();
    if (m_content.against || m_content.rowsBy == RowsBy::Element) return options;
    const auto rows = m_content.rowsBy == RowsBy::Run ? std::string_view("model") : name(m_content.rowsBy);
    options << QStringLiteral("--by")
            << QString::fromUtf8(rows.data(), static_cast<qsizetype>(rows.size())) + QLatin1String(",year");
    return options;
}

bool HeatmapPage::writeFigure(const QString& path, QString* problem) const {
    return m_plot->exportFirst(kFigureRows, path, problem);
}

QJsonObject HeatmapPage::wish() const { return m_asked->kept(); }

void HeatmapPage::setWish(const QJsonObject& kept) {
    m_above.clear();
    m_asked->restore(kept);
    recompute();
}

void HeatmapPage::showRun(qint64 run) {
    const RunChoice choice{run, 0};
    m_wantedRun = run;
    m_above.clear();
    m_asked->setRowsBy(RowsBy::Run);
    m_asked->setRun(std::nullopt);
    auto choices = m_results.choices();
    if (std::find(choices.begin(), choices.end(), choice) == choices.end()) {
        if (choices.size() >= ResultSet::kMaxRuns) choices.erase(choices.begin());
        choices.push_back(choice);
        m_results.choose(std::move(choices));
    }
    ResultFilter filter = m_results.filter();
    if (!filter.runs.empty() && std::find(filter.runs.begin(), filter.runs.end(), choice) == filter.runs.end())
        m_results.setFilter(filter.without(results::FilterPart::Runs));
    recompute();
}

/// Its numbers may still be on the way: then the next ones are asked.
void HeatmapPage::selectWanted() {
    if (m_wantedRun == 0 || m_content.rowsBy != RowsBy::Run) return;
    for (std::size_t row = 0; row < m_content.rows.size(); ++row) {
        if (m_shown->run(m_content.rows[row].run).choice.run != m_wantedRun) continue;
        m_wantedRun = 0;
        m_plot->setCurrentCell(static_cast<int>(row), 0);
        m_plot->setFocus();
        selectCell(static_cast<int>(row), 0);
        return;
    }
    if (!m_shown->find({m_wantedRun, 0})) return; // not read yet
    if (m_shownFilter.empty())
        m_wantedRun = 0; // it has no row at all
    else if (m_shownFilter == m_results.filter())
        m_results.setFilter({}); // what was asked for is to be seen
}

Selection HeatmapPage::selectionAt(int row, int column) const {
    const results::HeatRow at = m_content.rows[static_cast<std::size_t>(row)];
    const RunChoice run = m_shown->run(at.run).choice;
    Selection selection;
    selection.run = run.run;
    selection.scoring = run.scoring;
    selection.year = m_content.years[static_cast<std::size_t>(column)];
    // Rows and filter of what is shown: what is wished for may still be on its way.
    selection.number =
        results::numberOf(*m_shown, m_shownFilter, m_content.rowsBy, at, selection.year, m_content.against);
    selection.form = templateOf(*m_shown, selection.number->filter, at.run);
    if (m_content.rowsBy == RowsBy::Element) selection.elementRow = m_shown->elements->rows[at.key];
    return selection;
}

void HeatmapPage::selectCell(int row, int column) {
    if (!m_content.data.contains(row, column)) return;
    m_selected = selectionAt(row, column);
    m_session.select(m_selected);
    showPins();
}

/// What was selected here is still, as it is now: another filter makes another number of the same cell, or none.
void HeatmapPage::keepSelected() {
    if (m_selected.run == 0) return;
    const QPoint cell = m_plot->currentCell();
    if (!m_content.data.contains(cell.y(), cell.x())) {
        m_selected = {};
        if (isVisible()) m_session.select({});
        return;
    }
    Selection now = selectionAt(cell.y(), cell.x());
    if (now.isSameCell(m_selected)) return;
    m_selected = now;
    if (isVisible()) m_session.select(now); // else it is drawn for a report
}

/// One thing is selected in the whole window: a cell is framed while it is that. Of a page behind another one it stays
/// framed, and is selected again when the page comes to the front.
void HeatmapPage::followSelection() {
    if (!isVisible()) return;
    const Selection& selection = m_session.selection();
    if (m_selected.run == 0 || selection.isSameCell(m_selected)) return;
    const int row = m_plot->currentCell().y();
    m_selected = {};
    for (int column = 0; m_content.data.contains(row, column); ++column) {
        if (!selectionAt(row, column).isSameCell(selection)) continue; // another year of the same row
        m_selected = selection;
        return m_plot->setCurrentCell(row, column);
    }
    m_plot->setCurrentCell(-1, -1);
    showPins();
}

/// One level down: the row narrows the filter and is shown as what it is made of. A cell in which nothing was asked is
/// made of nothing.
void HeatmapPage::drill(int row, int column) {
    selectCell(row, column);
    emit inspectorWanted();
    const RowsBy rowsBy = m_content.rowsBy;
    if (!m_content.data.contains(row, column) || rowsBy == RowsBy::Run || rowsBy == RowsBy::Element) return;
    if (!m_content.data.cell(row, column).planned) return;
    const ResultFilter filter = narrowedTo({rowsBy, {m_content.rows[static_cast<std::size_t>(row)]}, {}});
    m_above.push_back({m_asked->wish(), m_results.filter(), filter, filter != m_results.filter()});
    m_asked->setRowsBy(below(rowsBy));
    m_results.setFilter(filter);
    recompute();
}

/// Back to where drill() came from; a filter that was changed since stays.
void HeatmapPage::climb() {
    if (m_above.empty()) return;
    if (const Level& level = m_above.back(); level.narrowed && level.below == m_results.filter())
        return m_results.back();
    restoreLevel();
    recompute();
}

/// Rows, runs and order as they were before drill(): they belong to the same step as its filter.
void HeatmapPage::restoreLevel() {
    m_asked->setWish(m_above.back().wish);
    m_above.pop_back();
}

ResultFilter HeatmapPage::narrowedTo(const results::Brush& brush) const {
    ResultFilter filter = results::brushed(*m_shown, m_results.filter(), brush);
    if (m_content.against) filter.runs = m_results.filter().runs; // both are needed for a difference
    return filter;
}

void HeatmapPage::brush(int firstRow, int lastRow, int firstColumn, int lastColumn) {
    const auto& map = m_content.data;
    if (!map.contains(firstRow, firstColumn) || !map.contains(lastRow, lastColumn)) return;
    results::Brush brush{m_content.rowsBy, {}, {}};
    if (firstRow > 0 || lastRow < map.rowCount() - 1 || firstRow == lastRow)
        brush.rows.assign(m_content.rows.begin() + firstRow, m_content.rows.begin() + lastRow + 1);
    if (firstColumn > 0 || lastColumn < map.columnCount() - 1)
        brush.years.assign(m_content.years.begin() + firstColumn, m_content.years.begin() + lastColumn + 1);
    m_results.setFilter(narrowedTo(brush));
}

void HeatmapPage::activateRow(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_content.places.size()) return;
    const QPoint place = m_content.places[static_cast<std::size_t>(row)];
    m_plot->setCurrentCell(place.y(), place.x());
    drill(place.y(), place.x());
}

} // namespace chronoscope::ui
