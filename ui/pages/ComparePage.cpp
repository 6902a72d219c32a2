// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ComparePage.h"

#include "ui/models/NumbersModel.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ComparisonView.h"
#include "ui/views/HeatmapView.h"
#include "ui/views/NoticeBar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using results::Comparison;
using results::ResultFilter;
using results::ResultSet;

namespace {
constexpr int kAllForms = -1;
constexpr std::size_t kFewWarnings = 2;
constexpr int kFirstColumn = 0; // of results::pooledTable()
constexpr int kSecondColumn = 1;
constexpr int kFirstRightColumn = 7;
constexpr int kSecondRightColumn = 8;
constexpr int kNameWidth = 140;

QComboBox* makeBox(QWidget* page, const char* name, const QString& label, const QString& tip) {
    auto* box = new QComboBox(page);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setToolTip(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    return box;
}

QLabel* makeLabel(QWidget* parent, const char* name, const char* role) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setProperty("role", role);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// The place of a run among those of the set, or else `otherwise`.
std::size_t placeOf(const ResultSet& set, results::RunChoice run, std::size_t otherwise) {
    return set.find(run).value_or(otherwise);
}
} // namespace

ComparePage::ComparePage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Compare"), "compare", parent), m_plot(new widgets::CurvePlot(this)),
      m_othersModel(new NumbersModel(this)) {
    makeControls();
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeFigure());
    splitter->addWidget(makeLists());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    setView(splitter);
    connect(&results, &Results::changed, this, [this] {
        if (!isVisible()) m_stop.request_stop(); // else refresh() did, and began anew
    });
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_stop.request_stop();
        m_answer.reset();
        m_set.reset();
        m_flips->setFlips({}, {}, {}, {}, {});
    });
}

ComparePage::~ComparePage() { m_stop.request_stop(); }

void ComparePage::makeControls() {
    m_first = makeBox(this, "compareFirst", tr("First run"), tr("The run whose share of Correct is taken first"));
    m_swap = new QToolButton(this);
    m_swap->setObjectName(QStringLiteral("compareSwap"));
    m_swap->setText(tr("⇄"));
    m_swap->setAccessibleName(tr("Swap the runs"));
    m_swap->setToolTip(tr("Swap the two runs: the difference changes its sign"));
    m_swap->setFocusPolicy(Qt::StrongFocus);
    m_second = makeBox(this, "compareSecond", tr("Second run"), tr("The run whose share of Correct is taken off the first one's"));
    m_form = makeBox(this, "compareTemplate", tr("Template"),
                     tr("Of the templates that the filter leaves and both runs use. With one template every element counts "
                        "once a year, as McNemar's test needs it."));
    for (QWidget* control : {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_swap), static_cast<QWidget*>(m_second),
                             static_cast<QWidget*>(m_form)})
        addControl(control);
    connect(m_first, &QComboBox::activated, this, [this] { chooseRun(true); });
    connect(m_second, &QComboBox::activated, this, [this] { chooseRun(false); });
    connect(m_swap, &QToolButton::clicked, this, &ComparePage::swapRuns);
    connect(m_form, &QComboBox::activated, this, [this] {
        const int chosen = m_form->currentData().toInt();
        m_allForms = chosen == kAllForms;
        if (!m_allForms) m_wishedForm = static_cast<prompt::Template>(chosen);
        recompute();
    });
}

QWidget* ComparePage::makeFigure() {
    auto* figure = new QWidget(this);
    auto* layout = new QVBoxLayout(figure);
    layout->setContentsMargins(0, 0, 0, Tokens::kSpace4);
    layout->setSpacing(Tokens::kSpace4);
    m_notice = new NoticeBar(figure);
    m_notice->setObjectName(QStringLiteral("compareNotice"));
    m_summary = makeLabel(figure, "compareSummary", "section");
    m_summary->setToolTip(tr("All years together. Elements repeat over the years, so the interval is the 95 % bootstrap over "
                             "elements (2,000 draws)."));
    m_plot->setObjectName(QStringLiteral("comparePlot"));
    m_legend = makeLabel(figure, "compareLegend", "caption");
    layout->addWidget(m_notice);
    layout->addWidget(m_summary);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_legend);
    connect(m_plot, &widgets::CurvePlot::pointSelected, this, [this](qint64, int year) { m_flips->chooseYear(year); });
    connect(m_plot, &widgets::CurvePlot::pointActivated, this, [this](qint64, int year) {
        m_flips->chooseYear(year);
        m_flips->table()->setFocus();
    });
    connect(m_plot, &widgets::CurvePlot::brushed, this, &ComparePage::brush);
    return figure;
}

QWidget* ComparePage::makeLists() {
    auto* lists = new QWidget(this);
    m_flips = new FlipList(m_results, lists);
    auto* others = new QWidget(lists);
    others->setObjectName(QStringLiteral("compareOthers"));
    m_othersTitle = makeLabel(others, "othersTitle", "caption");
    m_others = new QTableView(others);
    m_others->setObjectName(QStringLiteral("pooledTable"));
    m_others->setAccessibleName(tr("The first run against each other one"));
    m_others->setModel(m_othersModel);
    m_others->setShowGrid(false);
    m_others->setWordWrap(false);
    m_others->setTextElideMode(Qt::ElideMiddle);
    m_others->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_others->setSelectionMode(QAbstractItemView::SingleSelection);
    m_others->setTabKeyNavigation(false);
    m_others->verticalHeader()->hide();
    m_others->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    auto* column = new QVBoxLayout(others);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    column->addWidget(m_othersTitle);
    column->addWidget(m_others, 1);
    m_lists = new QTabWidget(lists);
    m_lists->setObjectName(QStringLiteral("compareLists"));
    m_lists->setDocumentMode(true);
    m_lists->addTab(m_flips, tr("&Questions that differ"));
    m_lists->addTab(others, tr("Against each &other run"));
    m_lists->setTabVisible(m_lists->indexOf(others), false);
    auto* row = new QHBoxLayout(lists);
    row->setContentsMargins(0, Tokens::kSpace4, 0, 0);
    row->addWidget(m_lists);
    connect(m_flips, &FlipList::flipActivated, this, &ComparePage::selectFlip);
    connect(m_others, &QTableView::activated, this, [this](const QModelIndex& index) { compareWith(index.row()); });
    return lists;
}

ComparePage::Answer ComparePage::answerTo(const Wish& wish, const ResultSet& set, const ResultFilter& filter) {
    Answer answer;
    answer.filter = filter;
    answer.forms = results::commonTemplates(set, filter, wish.first, wish.second);
    const bool isThere = std::find(answer.forms.begin(), answer.forms.end(), wish.form) != answer.forms.end();
    if (!wish.allForms && !answer.forms.empty()) answer.filter.templates = {isThere ? wish.form : answer.forms.front()};
    answer.comparison = results::comparison(set, answer.filter, wish.first, wish.second);
    answer.flips = std::make_shared<const results::Flips>(results::flipped(set, answer.filter, wish.first, wish.second));
    answer.warnings = results::comparability(set, {wish.first, wish.second});
    return answer;
}

Result<ComparePage::Intervals> ComparePage::intervalsOf(Comparison comparison, const ResultSet& set,
                                                        const ResultFilter& filter, const std::stop_token& stop) {
    Intervals out{std::move(comparison), {}};
    if (const Status done = results::addBootstrap(out.comparison, set, filter, stop); !done) return done.error();
    for (std::size_t run = 0; set.runs.size() > 2 && run < set.runs.size(); ++run) {
        if (run == out.comparison.first) continue;
        auto pooled = results::pooledDifference(set, filter, out.comparison.first, run, stop);
        if (!pooled) return pooled.error();
        out.others.push_back({out.comparison.first, run, std::move(pooled).value()});
    }
    return out;
}

ComparePage::Wish ComparePage::wish() const {
    return {static_cast<std::size_t>(m_first->currentIndex()), static_cast<std::size_t>(m_second->currentIndex()),
            m_wishedForm, m_allForms};
}

void ComparePage::refresh() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    offerRuns();
    if (m_results.set()->runs.size() < 2) {
        presentOneRun();
        return;
    }
    m_results.compute(
        this, "compare",
        [wish = wish()](const ResultSet& set, const ResultFilter& filter) { return answerTo(wish, set, filter); },
        [this, set = m_results.set()](Answer answer) {
            if (set != m_results.set()) return; // the next one is on its way
            m_set = set;
            showAnswer(std::move(answer));
        });
}

void ComparePage::offerRuns() {
    const ResultSet& set = *m_results.set();
    const auto names = results::runNames(set);
    for (QComboBox* box : {m_first, m_second}) {
        const QSignalBlocker quiet(box);
        box->clear();
        for (const results::RunView& run : set.runs)
            box->addItem(QString::fromStdString(names.at(run.columns->choice)));
        box->setEnabled(set.runs.size() > 1);
    }
    m_swap->setEnabled(set.runs.size() > 1);
    if (set.runs.size() < 2) return;
    const std::size_t first = placeOf(set, m_firstRun, placeOf(set, m_secondRun, 1) == 0 ? 1 : 0);
    std::size_t second = placeOf(set, m_secondRun, first == 0 ? 1 : 0);
    if (second == first) second = first == 0 ? 1 : 0;
    m_first->setCurrentIndex(static_cast<int>(first));
    m_second->setCurrentIndex(static_cast<int>(second));
    m_firstRun = set.run(first).choice;
    m_secondRun = set.run(second).choice;
}

/// Of two equal choices the other one becomes what this one was.
void ComparePage::chooseRun(bool isFirst) {
    const auto& set = m_results.set();
    const QComboBox* box = isFirst ? m_first : m_second;
    const auto at = static_cast<std::size_t>(box->currentIndex());
    if (!set || at >= set->runs.size()) return;
    results::RunChoice& chosen = isFirst ? m_firstRun : m_secondRun;
    results::RunChoice& other = isFirst ? m_secondRun : m_firstRun;
    if (set->run(at).choice == other) other = chosen;
    chosen = set->run(at).choice;
    recompute();
}

void ComparePage::swapRuns() {
    std::swap(m_firstRun, m_secondRun);
    recompute();
}

void ComparePage::showAnswer(Answer answer) {
    m_answer = std::move(answer);
    m_refining = !m_answer->comparison.years.empty();
    offerForms();
    showWarnings(false);
    if (m_answer->comparison.years.empty()) {
        presentNoPairs();
        return;
    }
    std::vector<int> years;
    for (const results::YearComparison& year : m_answer->comparison.years)
        years.push_back(year.year);
    m_flips->setFlips(m_set, m_answer->flips, {m_answer->comparison.first, m_first->currentText()},
                      {m_answer->comparison.second, m_second->currentText()}, years);
    m_flips->setTemplateShown(m_answer->filter.templates.size() != 1);
    showOthers({});
    showComparison();
    m_refiner.run(
        this, "intervals",
        [set = m_set, comparison = m_answer->comparison, narrowed = m_answer->filter, stop = m_stop.get_token()] {
            return intervalsOf(comparison, *set, narrowed, stop);
        },
        [this, stop = m_stop.get_token()](Result<Intervals> intervals) {
            if (stop.stop_requested()) return;
            m_refining = false;
            intervals ? showIntervals(std::move(intervals).value()) : drawn();
        });
}

void ComparePage::presentOneRun() {
    m_form->setEnabled(false);
    const QString hint = tr("Tick another run in the list at the upper left; both must have replies.");
    if (m_results.isChosenByUser())
        presentNothing(tr("Two runs are needed"), hint, tr("Show the newest runs"), [this] { m_results.chooseNewest(); });
    else
        presentNothing(tr("Two runs are needed"), hint);
}

void ComparePage::presentNoPairs() {
    m_flips->setFlips({}, {}, {}, {}, {});
    QStringList reasons;
    for (const results::Warning& warning : m_answer->warnings)
        reasons << QString::fromStdString(warning.text);
    if (m_results.filter().empty())
        presentNothing(tr("No question that both runs have judged"),
                       reasons.isEmpty() ? tr("Choose other runs, or wait until they have replies.") : reasons.join(QLatin1Char('\n')));
    else
        presentNothing(tr("No question that both runs have judged"),
                       tr("What passes the filter was not asked or not answered in both runs."), tr("Clear the filter"),
                       [this] { m_results.setFilter({}); });
}

void ComparePage::showComparison() {
    const Comparison& comparison = m_answer->comparison;
    m_plot->setData(comparisonCurve(*m_set, m_answer->filter, comparison));
    m_summary->setText(pooledText(comparison));
    m_legend->setText(comparisonLegend(comparison));
    present(results::comparisonTable(*m_set, {comparison}));
}

void ComparePage::showIntervals(Intervals intervals) {
    m_answer->comparison = std::move(intervals.comparison);
    showComparison();
    showOthers(std::move(intervals.others));
}

void ComparePage::showOthers(std::vector<results::PooledLine> others) {
    m_othersOf = std::move(others);
    m_lists->setTabVisible(m_lists->indexOf(m_others->parentWidget()), !m_othersOf.empty());
    if (m_othersOf.empty()) return;
    m_othersTitle->setText(tr("%1 less each other run, over all years; 95 % bootstrap").arg(m_first->currentText()));
    m_othersModel->setTable(results::pooledTable(*m_set, m_othersOf));
    for (const int column : {kFirstColumn, kFirstRightColumn, kSecondRightColumn})
        m_others->setColumnHidden(column, true); // the title, and what is not needed beside the difference
    m_others->resizeColumnsToContents();
    m_others->setColumnWidth(kSecondColumn, std::min(m_others->columnWidth(kSecondColumn), kNameWidth));
}

/// Enter on a line puts its run in the second place.
void ComparePage::compareWith(int line) {
    const auto at = static_cast<std::size_t>(line);
    if (at >= m_othersOf.size()) return;
    m_secondRun = m_set->run(m_othersOf[at].second).choice;
    recompute();
}

/// Each reason is a line; what is closed comes back with the next numbers.
void ComparePage::showWarnings(bool all) {
    const auto& warnings = m_answer->warnings;
    if (warnings.empty()) {
        m_notice->hide();
        return;
    }
    QStringList lines{tr("The numbers may differ for another reason than the model:")};
    const std::size_t shown = all || warnings.size() <= kFewWarnings + 1 ? warnings.size() : kFewWarnings;
    for (std::size_t at = 0; at < shown; ++at)
        lines << tr("• %1").arg(QString::fromStdString(warnings[at].text));
    const auto left = static_cast<int>(warnings.size() - shown);
    if (left == 0)
        m_notice->say(lines.join(QLatin1Char('\n')));
    else
        m_notice->say(lines.join(QLatin1Char('\n')), tr("%n more", nullptr, left), [this] { showWarnings(true); });
}

void ComparePage::offerForms() {
    const QSignalBlocker quiet(m_form);
    m_form->clear();
    for (const prompt::Template form : m_answer->forms)
        m_form->addItem(displayName(form), static_cast<int>(form));
    if (m_answer->forms.size() > 1) m_form->addItem(tr("All templates"), kAllForms);
    m_form->setEnabled(m_answer->forms.size() > 1);
    const bool isOne = m_answer->filter.templates.size() == 1 && (!m_allForms || m_answer->forms.size() == 1);
    m_form->setCurrentIndex(m_form->findData(isOne ? static_cast<int>(m_answer->filter.templates.front()) : kAllForms));
}

/// The pooled row is that of all years.
void ComparePage::activateRow(int row) {
    const auto& years = m_answer->comparison.years;
    const auto at = static_cast<std::size_t>(row);
    m_flips->chooseYear(at < years.size() ? years[at].year : 0);
}

/// Shows the replies of the run that is wrong: that is what one wants to know the reason of.
void ComparePage::selectFlip(int row) {
    const results::Flip& flip = m_flips->model()->at(row);
    const results::ElementFacts& facts = *m_set->elements;
    const Comparison& comparison = m_answer->comparison;
    Selection selection;
    const results::RunChoice wrong = m_set->run(m_flips->model()->isFirstRight(row) ? comparison.second : comparison.first).choice;
    selection.run = wrong.run;
    selection.scoring = wrong.scoring;
    selection.form = flip.form;
    selection.year = flip.year;
    selection.filter.domain = facts.domains[flip.element];
    selection.filter.state = facts.states[flip.element];
    selection.elementRow = facts.rows[flip.element];
    m_session.select(selection);
}

void ComparePage::brush(int fromYear, int toYear) {
    if (!m_set) return;
    results::Brush years;
    for (const results::YearComparison& one : m_answer->comparison.years)
        if (one.year >= fromYear && one.year <= toYear) years.years.push_back(one.year);
    if (!years.years.empty()) m_results.setFilter(results::brushed(*m_set, m_results.filter(), years));
}

bool ComparePage::writeFigure(const QString& path, QString* problem) const { return m_plot->exportTo(path, problem); }

} // namespace chronoscope::ui
