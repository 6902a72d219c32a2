// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/TraversalReportPage.h"

#include "ui/bridge/Session.h"
#include "ui/studies/chroknow/TraversalFigures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CheckList.h"
#include "ui/views/CoreWords.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "widgets/plots/BarsPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kMostRuns = 12;
constexpr int kAgainMs = 1000; ///< between two readings of a run that is going on
constexpr int kRunColumns = 2; ///< run and model, the first of every table
constexpr int kMostNameWidth = 260;
} // namespace

TraversalReportPage::TraversalReportPage(Session& session, Dialogs& dialogs,
                                         std::shared_ptr<const exchange::Published> published, QWidget* parent)
    : FigurePage(session, dialogs, tr("What traversals changed"), "traversalReport", parent),
      m_published(std::move(published)), m_views(new QComboBox(this)), m_runsButton(new QToolButton(this)),
      m_runs(new CheckList("traversalRuns", this)), m_shares(new QCheckBox(tr("Percent"), this)),
      m_publishedRows(new QCheckBox(tr("Published rows"), this)), m_bars(new widgets::BarsPlot(this)),
      m_below(new QTableView(this)), m_protocol(makeText(this, "traversalProtocolNote", Role::Caption)) {
    makeControls();
    setView(makeView());
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_reading)
            m_again.start(); // a newer reading would drop the one that goes on, again and again
        else
            recompute();
    });
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_answer = {};
        m_chosen.clear();
        m_reading = false;
        recompute();
    });
    connect(&session, &Session::runsChanged, this, &TraversalReportPage::recompute);
    connect(&session, &Session::repliesStored, this, [this] {
        if (isVisible() && !m_again.isActive()) m_again.start();
    });
}

void TraversalReportPage::makeControls() {
    m_runsButton->setObjectName(QStringLiteral("traversalRunsButton"));
    m_runsButton->setToolTip(tr("Which traversal runs are compared; at most %1").arg(kMostRuns));
    m_runsButton->setFocusPolicy(Qt::StrongFocus);
    m_runs->setMost(kMostRuns, tr("At most %1 runs at once").arg(kMostRuns));
    connect(m_runsButton, &QToolButton::clicked, this, [this] { m_runs->dropFrom(m_runsButton); });
    connect(m_runs, &CheckList::changed, this, [this] {
        m_chosen.clear();
        for (const int place : m_runs->ticked())
            m_chosen.insert(m_answer.runs[static_cast<std::size_t>(place)].id);
        recompute();
    });
    m_views->setObjectName(QStringLiteral("traversalViews"));
    m_views->setAccessibleName(tr("What is shown"));
    m_views->setToolTip(tr("Known before and after: the paper's Tables 6 and 7. By changed object: Table 5"));
    for (const QString& name : {tr("Known before and after"), tr("By changed object"), tr("Effort"),
                                tr("Deciding steps"), tr("Rescued and harmed")})
        m_views->addItem(name);
    connect(m_views, &QComboBox::currentIndexChanged, this, &TraversalReportPage::draw);
    m_shares->setObjectName(QStringLiteral("traversalShares"));
    m_shares->setChecked(true);
    m_shares->setToolTip(tr("Bars in percent of the measured elements, else as counts"));
    m_publishedRows->setObjectName(QStringLiteral("traversalPublished"));
    m_publishedRows->setToolTip(
        tr("The paper's rows below one's own in the table. The same quantity only under the same "
           "protocol, the same kind of sample and the same version of the benchmark"));
    m_publishedRows->setEnabled(m_published != nullptr);
    connect(m_shares, &QCheckBox::toggled, this, &TraversalReportPage::draw);
    connect(m_publishedRows, &QCheckBox::toggled, this, &TraversalReportPage::draw);
    addControl(m_runsButton);
    addControl(m_views);
    addSwitch(m_publishedRows);
    addSwitch(m_shares);
}

/// The bars with the numbers below them: some of the tables have no figure of their own.
QWidget* TraversalReportPage::makeView() {
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    m_bars->setObjectName(QStringLiteral("traversalBars"));
    m_below->setObjectName(QStringLiteral("traversalNumbers"));
    m_below->setAccessibleName(tr("Numbers of the traversal runs"));
    m_below->setModel(table()->model());
    readByRow(m_below);
    m_below->setSelectionModel(table()->selectionModel());
    m_below->addActions(table()->actions()); // rows are copied here too
    m_below->horizontalHeader()->setHighlightSections(false);
    auto* shared = new TableColumns(m_below, [this](int column) { return isText(column); });
    shared->leaveRest();
    splitter->addWidget(m_bars);
    splitter->addWidget(m_below);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* view = new QWidget(this);
    auto* layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_protocol);
    return view;
}

void TraversalReportPage::show(View view) { m_views->setCurrentIndex(static_cast<int>(view)); }

void TraversalReportPage::showRun(qint64 run) {
    m_chosen = {run};
    recompute();
}

TraversalReportPage::View TraversalReportPage::view() const { return static_cast<View>(m_views->currentIndex()); }

void TraversalReportPage::refresh() {
    if (!m_session.isOpen()) {
        presentNothing(tr("No workspace is open"), tr("Open or make one from the menu at the upper left."));
        return;
    }
    m_reading = true;
    m_session.query(
        this, "traversal-report",
        [chosen = m_chosen](store::Database& database) -> Result<Answer> {
            Answer answer;
            auto runs = store::RunStore(database).list(store::kTraversalRuns);
            if (!runs) return runs.error();
            answer.runs = std::move(runs).value();
            std::reverse(answer.runs.begin(), answer.runs.end());
            const auto isChosen = [&](const store::RunRecord& run) { return chosen.count(run.id) > 0; };
            const bool newest = std::none_of(answer.runs.begin(), answer.runs.end(), isChosen); // they may be gone
            for (const store::RunRecord& run : answer.runs) {
                const bool wanted = newest ? answer.reports.empty() : isChosen(run);
                if (!wanted) continue;
                auto report = traversal::readTraversalReport(database, run.id);
                if (!report) return report.error();
                answer.reports.push_back(std::move(report).value());
            }
            return answer;
        },
        [this](Result<Answer> answer) { take(std::move(answer)); });
}

void TraversalReportPage::take(Result<Answer> answer) {
    m_reading = false;
    if (!m_session.isOpen()) return; // closed while it was read
    if (!answer) {
        presentNothing(tr("The traversals cannot be read"), coreWords(answer.error().text()), tr("Try again"),
                       [this] { recompute(); });
        return;
    }
    m_answer = std::move(answer).value();
    fillRuns();
    if (m_answer.runs.empty()) {
        presentNothing(tr("No traversal runs yet"),
                       tr("A traversal run asks again what a finished run half knows, with neighbouring years shown."),
                       tr("New traversal run…"), [this] { emit newRunWanted(); });
        return;
    }
    draw();
}

void TraversalReportPage::fillRuns() {
    std::set<std::int64_t> shown;
    for (const traversal::TraversalReport& report : m_answer.reports)
        shown.insert(report.record.id);
    QList<CheckList::Item> items;
    for (const store::RunRecord& run : m_answer.runs)
        items << CheckList::Item{QString::fromStdString(run.name), QString::fromStdString(run.model),
                                 shown.count(run.id) > 0};
    m_runs->setItems(items, tr("No traversal runs yet"));
    if (m_answer.reports.size() != 1) {
        m_runsButton->setText(tr("Runs: %1").arg(shown.size()));
        return;
    }
    const QString name = QString::fromStdString(m_answer.reports.front().record.name);
    QString text = tr("Run: %1").arg(m_runsButton->fontMetrics().elidedText(name, Qt::ElideMiddle, kMostNameWidth));
    m_runsButton->setText(text.replace(QLatin1Char('&'), QLatin1String("&&")));
}

analysis::Table TraversalReportPage::tableOf(View view) const {
    const exchange::Published* published = m_publishedRows->isChecked() ? m_published.get() : nullptr;
    switch (view) {
    case View::Known: return knownTable(m_answer.reports, published);
    case View::Changed: return changedTable(m_answer.reports, published);
    case View::Effort: return effortTable(m_answer.reports);
    case View::Steps: return stepTable(m_answer.reports);
    case View::Cases: return caseTable(m_answer.reports);
    }
    return {};
}

void TraversalReportPage::draw() {
    if (m_answer.reports.empty()) return;
    const bool isSteps = view() == View::Steps;
    widgets::BarsData bars =
        isSteps ? stepBars(m_answer.reports.front()) : rescueBars(m_answer.reports, m_shares->isChecked());
    if (isSteps && m_answer.reports.size() > 1) // the table has the others
        bars.title = tr("%1 · %2").arg(bars.title, QString::fromStdString(m_answer.reports.front().record.name));
    m_bars->setData(bars);
    m_protocol->setText(protocolLines(m_answer.reports).join(QLatin1Char('\n')));
    m_shares->setEnabled(!isSteps);
    m_publishedRows->setEnabled(m_published && (view() == View::Known || view() == View::Changed));
    present(tableOf(view()));
    fitColumns();
}

/// The one run that all rows are of is named above.
void TraversalReportPage::fitColumns() {
    const auto& rows = numbers().rows;
    const auto isOfFirst = [&](const auto& row) {
        return row.front() == rows.front().front();
    }; // published ones are not
    const bool isOneRun = m_answer.reports.size() == 1 && std::all_of(rows.begin(), rows.end(), isOfFirst);
    for (int column = 0; column < static_cast<int>(numbers().columns.size()); ++column)
        m_below->setColumnHidden(column, isOneRun && column < kRunColumns);
}

bool TraversalReportPage::writeFigure(const QString& path, QString* problem) const {
    return m_bars->exportTo(path, problem);
}

} // namespace chronoscope::ui
