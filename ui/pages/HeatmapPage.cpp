// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/HeatmapPage.h"

#include "core/analysis/ReportTables.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/HeatmapView.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSaveFile>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
QToolButton* makeSwitch(QWidget* parent, const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    return button;
}

constexpr int kAll = -1;
} // namespace

HeatmapPage::HeatmapPage(Session& session, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_session(session), m_dialogs(dialogs), m_stack(new QStackedWidget(this)),
      m_plot(new widgets::HeatmapPlot(this)), m_table(new QTableWidget(this)) {
    setProperty("role", "page");
    setAttribute(Qt::WA_StyledBackground);
    m_filter.form = prompt::Template::Generation;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(makeHeader());
    m_plot->setObjectName(QStringLiteral("heatmapPlot"));
    m_table->setObjectName(QStringLiteral("heatmapTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_table);
    layout->addWidget(m_stack, 1);
    connect(m_plot, &widgets::HeatmapPlot::cellSelected, this, &HeatmapPage::selectCell);
    connect(m_plot, &widgets::HeatmapPlot::cellActivated, this, &HeatmapPage::selectCell);
    connect(&session, &Session::talliesChanged, this, &HeatmapPage::refresh);
    connect(&session, &Session::runsChanged, this, &HeatmapPage::refresh);
    fillSwitches();
    refresh();
}

QWidget* HeatmapPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* rows = new QVBoxLayout(header);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Tokens::kSpace8);
    auto* top = new QHBoxLayout;
    auto* row = new QHBoxLayout;
    rows->addLayout(top);
    rows->addLayout(row);
    row->setSpacing(Tokens::kSpace8);
    auto* title = new QLabel(tr("Heat map"), header);
    title->setProperty("role", "title");
    m_template = new QComboBox(header);
    m_domain = new QComboBox(header);
    m_state = new QComboBox(header);
    m_template->setObjectName(QStringLiteral("templateSwitch"));
    m_domain->setObjectName(QStringLiteral("domainSwitch"));
    m_state->setObjectName(QStringLiteral("stateSwitch"));
    m_template->setToolTip(tr("The form of question"));
    m_domain->setToolTip(tr("The domain of the elements"));
    m_state->setToolTip(tr("Dynamic elements change in the time frame, static ones do not, invariant ones have no time"));
    for (const prompt::Template form : prompt::kTemplates)
        m_template->addItem(displayName(form), static_cast<int>(form));
    m_domain->addItem(tr("All domains"), kAll);
    for (const benchmark::Domain domain : benchmark::kDomains)
        m_domain->addItem(displayName(domain), static_cast<int>(domain));
    m_state->addItem(tr("All states"), kAll);
    for (const benchmark::State state : benchmark::kStates)
        m_state->addItem(displayName(state), static_cast<int>(state));
    m_values = makeSwitch(header, "valuesSwitch", tr("Values"), tr("Write the number into each cell"));
    m_values->setChecked(true);
    m_fit = makeSwitch(header, "fitSwitch", tr("Fit"), tr("Spread the colours over the numbers shown instead of 0 to 100 %"));
    m_asTable = makeSwitch(header, "tableSwitch", tr("Table"), tr("The same numbers as a table (Ctrl+T)"));
    m_asTable->setShortcut(Qt::CTRL | Qt::Key_T);
    m_export = new QToolButton(header);
    m_export->setObjectName(QStringLiteral("exportButton"));
    m_export->setText(tr("Export…"));
    m_export->setIcon(Icons::icon(u"export"));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setShortcut(Qt::CTRL | Qt::Key_E);
    m_export->setToolTip(tr("Save the figure as PNG, SVG or PDF, or its numbers as CSV (Ctrl+E)"));
    top->addWidget(title);
    top->addStretch();
    top->addWidget(m_asTable);
    top->addWidget(m_export);
    for (QWidget* control : {static_cast<QWidget*>(m_template), static_cast<QWidget*>(m_domain), static_cast<QWidget*>(m_state)})
        row->addWidget(control);
    row->addStretch();
    row->addWidget(m_values);
    row->addWidget(m_fit);
    for (QComboBox* box : {m_template, m_domain, m_state})
        connect(box, &QComboBox::activated, this, &HeatmapPage::readSwitches);
    connect(m_values, &QToolButton::toggled, this, [this](bool on) { m_plot->setShowValues(on); });
    connect(m_fit, &QToolButton::toggled, this, [this](bool on) { m_plot->setFit(on); });
    connect(m_asTable, &QToolButton::toggled, this, [this](bool on) {
        if (on) fillTable();
        m_stack->setCurrentIndex(on ? 1 : 0);
    });
    connect(m_export, &QToolButton::clicked, this, &HeatmapPage::exportFigure);
    return header;
}

void HeatmapPage::readSwitches() {
    m_filter.form = static_cast<prompt::Template>(m_template->currentData().toInt());
    const int domain = m_domain->currentData().toInt();
    const int state = m_state->currentData().toInt();
    m_filter.domain = domain == kAll ? std::nullopt : std::optional(static_cast<benchmark::Domain>(domain));
    m_filter.state = state == kAll ? std::nullopt : std::optional(static_cast<benchmark::State>(state));
    refresh();
    emit filterChanged();
}

void HeatmapPage::fillSwitches() {
    m_template->setCurrentIndex(m_template->findData(static_cast<int>(m_filter.form.value_or(prompt::Template::Generation))));
    m_domain->setCurrentIndex(m_domain->findData(m_filter.domain ? static_cast<int>(*m_filter.domain) : kAll));
    m_state->setCurrentIndex(m_state->findData(m_filter.state ? static_cast<int>(*m_filter.state) : kAll));
}

void HeatmapPage::setFilter(const store::TallyFilter& filter) {
    m_filter = filter;
    if (!m_filter.form) m_filter.form = prompt::Template::Generation;
    m_filter.runs.clear();
    fillSwitches();
    refresh();
}

void HeatmapPage::refresh() {
    if (!m_session.isOpen()) {
        m_lines.clear();
        show(std::vector<store::TallyLine>());
        return;
    }
    if (m_pending) { // one query at a time, so that the screen is never behind by more than one
        m_again = true;
        return;
    }
    m_pending = true;
    m_session.query(
        this, "heatmap",
        [filter = m_filter](store::Database& database) {
            return store::TallyStore(database).cells(filter, {store::Dimension::Year});
        },
        [this](Result<std::vector<store::TallyLine>> lines) {
            m_pending = false;
            show(std::move(lines));
            if (std::exchange(m_again, false)) refresh();
        });
}

void HeatmapPage::show(Result<std::vector<store::TallyLine>> lines) {
    if (!lines) {
        if (m_session.isOpen()) emit m_session.notice(QString::fromStdString(lines.error().text()));
        return;
    }
    m_lines = std::move(lines).value();
    auto map = heatmapData(m_session.runs(), m_lines, m_filter);
    if (!m_session.isOpen()) {
        map.emptyText = tr("No workspace is open");
        map.emptyHint = tr("Open or make one from the menu at the upper left.");
    }
    m_export->setEnabled(!map.isEmpty());
    m_plot->setData(std::move(map));
    if (m_wantedRun != 0) showRun(m_wantedRun);
    if (m_asTable->isChecked()) fillTable();
    emit drawn();
}

void HeatmapPage::fillTable() {
    const auto table = analysis::heatmapTable(m_session.runs(), m_lines);
    m_table->setColumnCount(static_cast<int>(table.columns.size()));
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->setHorizontalHeaderItem(
            column, new QTableWidgetItem(QString::fromStdString(table.columns[static_cast<std::size_t>(column)]).replace(QLatin1Char('_'), QLatin1Char(' '))));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const auto& text = table.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            auto* item = new QTableWidgetItem(QString::fromStdString(text));
            item->setTextAlignment((table.numeric[static_cast<std::size_t>(column)] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    if (m_table->rowCount() > 0) m_table->resizeColumnsToContents();
}

void HeatmapPage::showRun(qint64 run) {
    const auto& map = m_plot->data();
    for (int row = 0; row < map.rowCount(); ++row) {
        if (map.rows.at(row).key != run) continue;
        m_wantedRun = 0;
        m_plot->setCurrentCell(row, 0);
        m_plot->setFocus();
        selectCell(row, 0);
        return;
    }
    m_wantedRun = run; // its numbers are on the way
}

void HeatmapPage::selectCell(int row, int column) {
    const auto& map = m_plot->data();
    if (!map.contains(row, column)) return;
    Selection selection;
    selection.run = map.rows.at(row).key;
    selection.year = map.columns.at(column).toInt();
    selection.form = m_filter.form.value_or(prompt::Template::Generation);
    selection.filter = m_filter;
    m_session.select(selection);
}

void HeatmapPage::exportFigure() {
    const QString path = m_dialogs.saveFile(this, tr("Export the heat map"), tr("heatmap.png"),
                                            tr("PNG image (*.png);;SVG drawing (*.svg);;PDF (*.pdf);;Numbers as CSV (*.csv)"));
    if (path.isEmpty()) return;
    QString problem;
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
        QSaveFile file(path);
        const auto table = analysis::heatmapTable(m_session.runs(), m_lines);
        const QByteArray text = QByteArray::fromStdString(analysis::toText(table, analysis::TableFormat::Csv));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) problem = file.errorString();
    } else {
        m_plot->exportTo(path, &problem);
    }
    if (problem.isEmpty())
        emit m_session.notice(tr("Saved %1").arg(QFileInfo(path).fileName()));
    else
        m_dialogs.showProblem(this, tr("The figure was not saved"), problem);
}

} // namespace chronoscope::ui
