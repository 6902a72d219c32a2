// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/StalePage.h"

#include "ui/dialogs/ScoringDialog.h"
#include "ui/theme/Tokens.h"
#include "ui/views/AnswersView.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/ElementView.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/LabelTagDelegate.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::ui {

using results::ResultFilter;
using results::ResultSet;
using results::RunChoice;
using results::Samples;
using results::StaleNumbers;
using results::StaleRun;
using results::StaleElement;
using scoring::AnswerKind;

namespace {
constexpr int kElementRole = Qt::UserRole;
constexpr int kLeastNameWidth = 116;
constexpr int kNamesOfShares = 1; ///< columns
constexpr int kNamesOfWorst = 2;

QTableWidgetItem* makeItem(const QString& text, bool numeric, const QString& tip = {}) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    item->setToolTip(plainToolTip(tip.isEmpty() ? text : tip));
    return item;
}

/// An element, with the labels of the cell that a click on it selects.
QTableWidgetItem* makeNameItem(const QString& name, const widgets::LabelTag& tag) {
    auto* item = makeItem(name, false, tag.isEmpty() ? name : name + QLatin1Char('\n') + tag.words);
    item->setData(kLabelTagRole, QVariant::fromValue(tag));
    if (!tag.isEmpty()) item->setData(Qt::AccessibleTextRole, StalePage::tr("%1, %2").arg(name, tag.words));
    return item;
}

QString percentText(std::int64_t part, std::int64_t all) {
    return all > 0 ? QLocale().toString(100.0 * static_cast<double>(part) / static_cast<double>(all), 'f', 1) : QStringLiteral("—");
}

} // namespace

StalePage::StalePage(Results& results, Session& session, ScoringHub& scorings, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Stale or invented"), "stale", parent), m_scorings(scorings),
      m_views(new QButtonGroup(this)), m_runSwitch(new ElidedBox(this)), m_samplesSwitch(new QComboBox(this)), m_right(new QToolButton(this)),
      m_strip(new DiagnoseStrip(session, scorings, this)), m_figures(new QStackedWidget(this)),
      m_bars(new widgets::BarsPlot(this)), m_matrix(new widgets::HeatmapPlot(this)) {
    makeControls();
    setView(makeView());
    connect(m_bars, &widgets::BarsPlot::segmentActivated, this, &StalePage::drillBar);
    connect(m_matrix, &widgets::HeatmapPlot::cellActivated, this, &StalePage::drillCell);
    connect(m_matrix, &widgets::HeatmapPlot::brushed, this, [this](int first, int last) { brushYears(first, last); });
    connect(m_worst, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (m_worst->hasFocus()) selectWorst(row);
    });
    connect(m_worst, &QTableWidget::cellClicked, this, &StalePage::selectWorst);
    connect(m_worst, &QTableWidget::cellActivated, this, [this](int row) {
        if (const auto* item = m_worst->item(row, 0)) emit elementRequested(item->data(kElementRole).toLongLong());
    });
}

void StalePage::makeControls() {
    const auto addView = [this](View view, const char* name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        m_views->addButton(button, view);
        addControl(button);
    };
    addView(Kinds, "kindsView", tr("Kinds"), tr("What the wrong replies of each run say"));
    addView(Shift, "shiftView", tr("Shift"), tr("By how many years the replies of one run are out of time"));
    addView(Matrix, "matrixView", tr("Asked × answered"), tr("The year asked by the year that the reply is right for, of one run"));
    m_views->button(Kinds)->setChecked(true);
    m_runSwitch->setObjectName(QStringLiteral("staleRun"));
    m_runSwitch->setAccessibleName(tr("Run"));
    m_runSwitch->setToolTip(tr("The run of “Shift” and “Asked × answered”"));
    m_runSwitch->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runSwitch->setMinimumContentsLength(16);
    m_samplesSwitch->setObjectName(QStringLiteral("staleSamples"));
    m_samplesSwitch->setAccessibleName(tr("Samples"));
    m_samplesSwitch->setToolTip(tr("Which replies are counted. TF is left out: its replies name no object"));
    m_samplesSwitch->addItem(tr("All samples"), static_cast<int>(Samples::All));
    m_samplesSwitch->addItem(tr("Greedy"), static_cast<int>(Samples::Greedy));
    m_samplesSwitch->addItem(tr("Sampled"), static_cast<int>(Samples::Sampled));
    addControl(m_runSwitch);
    addControl(m_samplesSwitch);
    m_right->setObjectName(QStringLiteral("diagonalSwitch"));
    m_right->setText(tr("Right replies"));
    m_right->setToolTip(tr("Show the right replies on the diagonal; without them the colours spread over the others"));
    m_right->setCheckable(true);
    m_right->setChecked(true);
    m_right->setFocusPolicy(Qt::StrongFocus);
    addSwitch(m_right);
    connect(m_right, &QToolButton::toggled, this, &StalePage::drawFigure);
    auto* rescore = new QToolButton(this);
    rescore->setObjectName(QStringLiteral("rescoreButton"));
    rescore->setText(tr("Re-score…"));
    rescore->setToolTip(tr("Judge the stored replies of a run again with another extraction, matching or threshold"));
    rescore->setFocusPolicy(Qt::StrongFocus);
    addSwitch(rescore);
    connect(m_views, &QButtonGroup::idClicked, this, &StalePage::drawFigure);
    connect(m_runSwitch, &QComboBox::activated, this, [this](int index) {
        const auto run = static_cast<std::size_t>(m_runSwitch->itemData(index).toULongLong());
        if (run < m_numbers.choices.size()) m_run = m_numbers.choices[run];
        drawFigure();
    });
    connect(m_samplesSwitch, &QComboBox::activated, this, [this] {
        fillShares();
        drawFigure();
    });
    connect(rescore, &QToolButton::clicked, this, &StalePage::openScoring);
}

QTableWidget* StalePage::makeTable(const char* name, const QString& title, const QStringList& columns) {
    auto* table = new QTableWidget(0, static_cast<int>(columns.size()), this);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(title);
    table->setHorizontalHeaderLabels(columns);
    for (int column = 0; column < columns.size(); ++column)
        table->horizontalHeaderItem(column)->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    table->horizontalHeader()->setMinimumSectionSize(2 * Tokens::kSpace24);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

QWidget* StalePage::makeView() {
    m_bars->setObjectName(QStringLiteral("staleBars"));
    m_matrix->setObjectName(QStringLiteral("staleMatrix"));
    m_figures->addWidget(m_bars);
    m_figures->addWidget(m_matrix);
    m_shares = makeTable("staleShares", tr("Shares of wrong replies"),
                         {tr("Run"), tr("n wrong"), tr("Stale"), tr("Ahead"), tr("Distractor"), tr("Other"), tr("Refused"),
                          tr("Empty")});
    m_worst = makeTable("staleWorst", tr("Elements with most stale replies"),
                        {tr("Element"), tr("Run"), tr("Stale"), tr("Wrong"), tr("Most years")});
    keepNamesFitting(*m_shares, kNamesOfShares);
    keepNamesFitting(*m_worst, kNamesOfWorst);
    m_worst->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_worst->setItemDelegateForColumn(0, new LabelTagDelegate(m_worst));
    m_worst->setToolTip(tr("Click to look into an element, Enter or double click for its timeline"));
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_figures);
    splitter->addWidget(makeTables());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* view = new QWidget(this);
    auto* layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(splitter, 1);
    return view;
}

/// One at a time: side by side each would be too narrow for its columns beside the Inspector.
QWidget* StalePage::makeTables() {
    auto* part = new QWidget(this);
    auto* tables = new QStackedWidget(part);
    auto* group = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, Tokens::kSpace8, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(row);
    layout->addWidget(tables, 1);
    auto* worst = new QWidget(part);
    auto* column = new QVBoxLayout(worst);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    m_legend = new LabelLegend(m_results, worst);
    column->addWidget(m_worst, 1);
    column->addWidget(m_legend);
    const auto add = [&](QWidget* table, const char* name, const QString& text) {
        auto* chip = new QToolButton(part);
        chip->setObjectName(QLatin1String(name));
        chip->setProperty("role", "chip");
        chip->setCheckable(true);
        chip->setText(text);
        chip->setFocusPolicy(Qt::StrongFocus);
        group->addButton(chip, tables->addWidget(table));
        row->addWidget(chip);
    };
    add(m_shares, "sharesChip", tr("Shares of wrong replies, %"));
    add(worst, "worstChip", tr("Most stale elements"));
    row->addStretch(1);
    m_worst->hide(); // as long as the other table is shown: the choosers of columns go with the tables
    for (QTableWidget* table : {m_shares, m_worst})
        row->addWidget(new ColumnChooser(table, part));
    connect(group, &QButtonGroup::idClicked, tables, &QStackedWidget::setCurrentIndex);
    connect(tables, &QStackedWidget::currentChanged, m_worst, [this, tables, worst] { m_worst->setHidden(tables->currentWidget() != worst); });
    group->button(0)->setChecked(true);
    return part;
}

StalePage::View StalePage::figure() const { return static_cast<View>(m_views->checkedId()); }

Samples StalePage::samples() const { return static_cast<Samples>(m_samplesSwitch->currentData().toInt()); }

void StalePage::setFigure(View view) {
    m_views->button(view)->setChecked(true);
    drawFigure();
}

void StalePage::refresh() {
    m_results.compute(
        this, "stale",
        [](const ResultSet& set, const ResultFilter& filter) { return std::pair(staleNumbers(set, filter), onlyTrueFalse(set, filter)); },
        [this, set = m_results.set()](std::pair<StaleNumbers, bool> numbers) {
            if (set == m_results.set()) take(set, std::move(numbers.first), numbers.second); // else the next ones are on their way
        });
}

void StalePage::take(std::shared_ptr<const ResultSet> set, StaleNumbers numbers, bool onlyTrueFalse) {
    m_set = std::move(set);
    m_numbers = std::move(numbers);
    if (onlyTrueFalse) return presentTrueFalse();
    if (m_numbers.runs.empty() || m_numbers.empty()) {
        presentNothingPasses();
        return;
    }
    fillRuns();
    offerDiagnosis();
    fillShares();
    fillWorst();
    drawFigure();
}

void StalePage::presentTrueFalse() {
    presentNothing(tr("TF replies cannot be stale"), tr("What passes the filter are replies to TF. They say true or false and name no object, so none of them is right for another year."),
                   m_results.filter().templates.empty() ? QString() : tr("Show all templates"),
                   [this] { m_results.setFilter(m_results.filter().without(results::FilterPart::Templates)); });
}

void StalePage::fillRuns() {
    m_runSwitch->clear();
    for (const StaleRun& run : m_numbers.runs)
        m_runSwitch->addItem(QString::fromStdString(m_numbers.nameOf(run.run)), static_cast<qulonglong>(run.run));
    if (const StaleRun* run = chosenRun()) m_runSwitch->setCurrentIndex(m_runSwitch->findData(static_cast<qulonglong>(run->run)));
}

/// The one that was chosen, or else the first that is diagnosed.
const StaleRun* StalePage::chosenRun() const {
    const StaleRun* fallback = nullptr;
    for (const StaleRun& run : m_numbers.runs) {
        if (m_run && m_numbers.choices[run.run] == *m_run) return &run;
        if (!fallback || (run.diagnosed && !fallback->diagnosed)) fallback = &run;
    }
    return fallback;
}

void StalePage::offerDiagnosis() {
    std::vector<DiagnoseStrip::Run> runs;
    for (const StaleRun& run : m_numbers.runs)
        if (!run.diagnosed && m_numbers.choices[run.run].scoring == 0)
            runs.push_back({m_numbers.choices[run.run].run, m_set->run(run.run).judge});
    m_strip->setRuns(std::move(runs), static_cast<int>(m_numbers.runs.size()));
}

void StalePage::drawFigure() {
    const StaleRun* run = chosenRun();
    if (!run) return;
    m_runSwitch->setEnabled(figure() != Kinds);
    m_right->setVisible(figure() == Matrix);
    m_figures->setCurrentWidget(figure() == Matrix ? static_cast<QWidget*>(m_matrix) : m_bars);
    switch (figure()) {
    case Kinds:
        m_bars->setData(kindBars(m_numbers, samples()));
        present(kindTable(m_numbers, samples()));
        break;
    case Shift:
        m_bars->setData(shiftBars(m_numbers, *run, samples()));
        present(shiftTable(m_numbers, *run, samples()));
        break;
    case Matrix:
        m_matrix->setData(yearMatrix(m_numbers, *run, samples(), m_right->isChecked()));
        present(matrixTable(m_numbers, *run, samples()));
        break;
    }
}

void StalePage::fillShares() {
    m_shares->setRowCount(static_cast<int>(m_numbers.runs.size()));
    int line = 0;
    for (const StaleRun& run : m_numbers.runs) {
        const std::int64_t wrong = wrongReplies(run, samples());
        m_shares->setItem(line, 0, makeItem(QString::fromStdString(m_numbers.nameOf(run.run)), false));
        m_shares->setItem(line, 1, makeItem(numberText(wrong), true, tr("%1 of %2 replies are wrong").arg(numberText(wrong), numberText(count(run.answered, samples())))));
        for (int kind = 1; kind <= scoring::kAnswerKinds; ++kind) {
            const std::int64_t replies = count(run.kinds[static_cast<std::size_t>(kind)], samples());
            m_shares->setItem(line, kind + 1,
                              run.diagnosed ? makeItem(percentText(replies, wrong), true, tr("%1: %2 of n = %3 wrong replies").arg(displayName(static_cast<AnswerKind>(kind)), numberText(replies), numberText(wrong)))
                                            : makeItem(QStringLiteral("—"), true, tr("Not diagnosed yet")));
        }
        ++line;
    }
}

/// The other columns are as wide as their contents; the first ones, which are names, share the rest and are legible in
/// any case.
void StalePage::fitNames(QTableWidget& table, int names) {
    QHeaderView& header = *table.horizontalHeader();
    int others = header.length();
    int shown = 0;
    for (int column = 0; column < names; ++column) {
        others -= header.sectionSize(column);
        shown += header.isSectionHidden(column) ? 0 : 1;
    }
    const int width = std::max(kLeastNameWidth, (table.viewport()->width() - others) / std::max(1, shown));
    for (int column = 0; column < names; ++column)
        if (!header.isSectionHidden(column)) header.resizeSection(column, width);
}

void StalePage::keepNamesFitting(QTableWidget& table, int names) {
    for (int column = 0; column < names; ++column)
        table.horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
    table.viewport()->installEventFilter(this);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, [&table, names](int section, int before, int now) {
        if (section >= names || before == 0 || now == 0) fitNames(table, names); // a name that comes or goes, too
    });
}

bool StalePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        if (watched == m_shares->viewport()) fitNames(*m_shares, kNamesOfShares);
        if (watched == m_worst->viewport()) fitNames(*m_worst, kNamesOfWorst);
    }
    return ResultPage::eventFilter(watched, event);
}

void StalePage::fillWorst() {
    m_worst->setRowCount(static_cast<int>(m_numbers.worst.size()));
    const results::ElementFacts& facts = *m_set->elements;
    const LabelMarks marks(m_set);
    std::set<std::uint32_t> labels;
    int line = 0;
    for (const StaleElement& counts : m_numbers.worst) {
        const auto given = marks.labelsOf(counts.run, counts.element, counts.form, counts.year);
        labels.insert(given.begin(), given.end());
        auto* subject = makeNameItem(QString::fromStdString(std::string(facts.subjects.at(counts.element))), marks.of(given));
        subject->setData(kElementRole, static_cast<qlonglong>(facts.rows[counts.element]));
        m_worst->setItem(line, 0, subject);
        m_worst->setItem(line, 1, makeItem(QString::fromStdString(m_numbers.nameOf(counts.run)), false));
        m_worst->setItem(line, 2, makeItem(numberText(counts.stale.all()), true, tr("%1 greedy and %2 sampled replies that are right for an earlier year").arg(counts.stale.greedy).arg(counts.stale.sampled)));
        m_worst->setItem(line, 3, makeItem(numberText(counts.wrong.all()), true));
        m_worst->setItem(line, 4, makeItem(QString::number(counts.largestShift), true, describe({AnswerKind::Stale, counts.largestShift})));
        ++line;
    }
    m_legend->explain(marks, {labels.begin(), labels.end()});
}

void StalePage::selectWorst(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_numbers.worst.size()) return;
    const StaleElement& worst = m_numbers.worst[static_cast<std::size_t>(row)];
    const results::ElementFacts& facts = *m_set->elements;
    Selection selection;
    selection.run = m_numbers.choices[worst.run].run;
    selection.scoring = m_numbers.choices[worst.run].scoring;
    selection.form = worst.form;
    selection.year = worst.year;
    selection.filter.domain = facts.domains[worst.element];
    selection.filter.state = facts.states[worst.element];
    selection.elementRow = facts.rows[worst.element];
    m_session.select(selection);
}

void StalePage::drillBar(int row, int segment) {
    const widgets::BarsData& shown = m_bars->data();
    if (!shown.contains(row, segment)) return;
    const StaleRun* run = chosenRun();
    ResultFilter filter = m_results.filter();
    if (figure() == Kinds)
        filter.runs = {m_numbers.choices[static_cast<std::size_t>(shown.rows.at(row).key)]};
    else if (run)
        filter.runs = {m_numbers.choices[run->run]};
    if (shown.segments.at(segment).key > 0) filter.answers = {static_cast<AnswerKind>(shown.segments.at(segment).key)};
    m_results.setFilter(filter);
}

void StalePage::drillCell(int row, int column) {
    const widgets::HeatmapData& shown = m_matrix->data();
    const StaleRun* run = chosenRun();
    if (!shown.contains(row, column) || !run) return;
    const int asked = static_cast<int>(shown.rows.at(row).key);
    const int shift = asked - shown.columns.at(column).toInt();
    ResultFilter filter = m_results.filter();
    filter.runs = {m_numbers.choices[run->run]};
    filter.years = {{asked, asked}};
    if (shift != 0) filter.answers = {shift > 0 ? AnswerKind::Stale : AnswerKind::Ahead};
    m_results.setFilter(filter);
}

void StalePage::brushYears(int firstRow, int lastRow) {
    const widgets::HeatmapData& shown = m_matrix->data();
    if (!shown.contains(firstRow, 0) || !shown.contains(lastRow, 0)) return;
    ResultFilter filter = m_results.filter();
    filter.years = {{static_cast<int>(shown.rows.at(firstRow).key), static_cast<int>(shown.rows.at(lastRow).key)}};
    m_results.setFilter(filter);
}

void StalePage::openScoring() {
    const StaleRun* run = chosenRun();
    auto* dialog = new ScoringDialog(m_session, m_scorings, run ? m_numbers.choices[run->run].run : 0, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool StalePage::writeFigure(const QString& path, QString* problem) const {
    return figure() == Matrix ? m_matrix->exportTo(path, problem) : m_bars->exportTo(path, problem);
}

} // namespace chronoscope::ui
