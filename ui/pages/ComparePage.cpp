// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ComparePage.h"

#include "ui/theme/Tokens.h"
#include "ui/views/CellSelection.h"
#include "ui/views/ChoiceBox.h"
#include "ui/views/ComparabilityText.h"
#include "ui/views/ComparisonView.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/PooledList.h"
#include "ui/views/TextLabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
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
constexpr int kRunLetters = 14;
constexpr int kFigureHeight = 330, kListsHeight = 270; // at first

/// The place of a run among those of the set, or else `otherwise`.
std::size_t placeOf(const ResultSet& set, results::RunChoice run, std::size_t otherwise) {
    return set.find(run).value_or(otherwise);
}
} // namespace

ComparePage::ComparePage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Compare"), "compare", parent), m_plot(new widgets::CurvePlot(this)) {
    makeControls();
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeFigure());
    splitter->addWidget(makeLists());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kFigureHeight, kListsHeight});
    setView(splitter);
    connect(&results, &Results::changed, this, [this] {
        if (!isVisible() && !isOnlyRelabelled()) m_stop.request_stop(); // else refresh() did, and began anew
    });
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_stop.request_stop();
        m_answer.reset();
        m_set.reset();
        m_flips->clear();
    });
}

ComparePage::~ComparePage() { m_stop.request_stop(); }

void ComparePage::makeControls() {
    m_first = choiceBox(this, "compareFirst", tr("First run"), tr("The run whose share of Correct is taken first"),
                        kRunLetters);
    m_swap = new QToolButton(this);
    m_swap->setObjectName(QStringLiteral("compareSwap"));
    m_swap->setText(tr("⇄"));
    m_swap->setAccessibleName(tr("Swap the runs"));
    m_swap->setToolTip(tr("Swap the two runs: the difference changes its sign"));
    m_swap->setFocusPolicy(Qt::StrongFocus);
    m_second = choiceBox(this, "compareSecond", tr("Second run"),
                         tr("The run whose share of Correct is taken off the first one's"), kRunLetters);
    m_form = choiceBox(
        this, "compareTemplate", tr("Template"),
        tr("Of the templates that the filter leaves and both runs use. With one template every element counts "
           "once a year, as McNemar's test needs it."),
        kRunLetters);
    for (QWidget* control : {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_swap),
                             static_cast<QWidget*>(m_second), static_cast<QWidget*>(m_form)})
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
    m_summary = makeText(figure, "compareSummary", Role::Section);
    m_summary->setToolTip(
        tr("All years together. Elements repeat over the years, so the interval is the 95 % bootstrap over "
           "elements (2,000 draws)."));
    m_plot->setObjectName(QStringLiteral("comparePlot"));
    m_legend = makeText(figure, "compareLegend", Role::Caption);
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
    m_others = new PooledList(lists);
    m_others->setObjectName(QStringLiteral("compareOthers"));
    m_lists = new QTabWidget(lists);
    m_lists->setAccessibleName(tr("Lists of the comparison"));
    m_lists->tabBar()->setAccessibleName(m_lists->accessibleName());
    m_lists->setObjectName(QStringLiteral("compareLists"));
    m_lists->setDocumentMode(true);
    m_lists->addTab(m_flips, tr("&Questions that differ"));
    m_lists->addTab(m_others, tr("Against each &other run"));
    m_lists->setTabVisible(m_lists->indexOf(m_others), false);
    auto* row = new QHBoxLayout(lists);
    row->setContentsMargins(0, Tokens::kSpace4, 0, 0);
    row->addWidget(m_lists);
    connect(m_flips, &FlipList::flipActivated, this, &ComparePage::selectFlip);
    connect(m_others, &PooledList::runActivated, this, &ComparePage::compareWith);
    return lists;
}

ComparePage::Answer ComparePage::answerTo(const Wish& wish, const ResultSet& set, const ResultFilter& filter) {
    Answer answer;
    answer.wish = wish;
    answer.asked = answer.filter = filter;
    answer.forms = results::commonTemplates(set, filter, wish.first, wish.second);
    const bool isThere = std::find(answer.forms.begin(), answer.forms.end(), wish.form) != answer.forms.end();
    if (!wish.allForms && !answer.forms.empty()) answer.filter.templates = {isThere ? wish.form : answer.forms.front()};
    answer.comparison = results::comparison(set, answer.filter, wish.first, wish.second);
    FlipWish listed = wish.flips;
    const auto& years = answer.comparison.years;
    if (std::none_of(years.begin(), years.end(), [&](const auto& one) { return one.year == listed.year; }))
        listed.year.reset();
    answer.flips = flipRows(
        wish.set, std::make_shared<const results::Flips>(results::flipped(set, answer.filter, wish.first, wish.second)),
        wish.first, wish.second, listed);
    answer.warnings = results::comparability(set, {wish.first, wish.second});
    if (years.empty()) answer.noPair = results::whyNoPair(set, filter, wish.first, wish.second);
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
    return {static_cast<std::size_t>(m_first->currentIndex()),
            static_cast<std::size_t>(m_second->currentIndex()),
            m_wishedForm,
            m_allForms,
            m_flips->wish(),
            m_results.set()};
}

void ComparePage::refresh() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_isComparing = true;
    offerRuns();
    if (m_results.set()->runs.size() < 2) {
        presentOneRun();
        return;
    }
    m_results.compute(
        this, "compare",
        [wish = wish()](const ResultSet& set, const ResultFilter& filter) { return answerTo(wish, set, filter); },
        [this](Answer answer) {
            if (answer.wish.set != m_results.set()) return; // the next one is on its way
            m_isComparing = false;
            m_set = answer.wish.set;
            showAnswer(std::move(answer));
        });
}

void ComparePage::recompute() {
    if (!isVisible() || !isOnlyRelabelled()) return ResultPage::recompute();
    m_set = m_results.set();
    m_flips->relabel(m_set);
}

/// Whether what is shown would come out the same but for the labels of the questions listed.
bool ComparePage::isOnlyRelabelled() const {
    const auto& now = m_results.set();
    if (isEmpty() || m_isComparing || m_stop.stop_requested() || !m_answer || !m_set || !now) return false;
    const Wish& wish = m_answer->wish;
    const bool isSameWish = m_firstRun == wish.set->run(wish.first).choice &&
                            m_secondRun == wish.set->run(wish.second).choice && m_wishedForm == wish.form &&
                            m_allForms == wish.allForms;
    const auto sameRun = [](const results::RunView& one, const results::RunView& other) {
        return one.columns == other.columns;
    };
    return isSameWish && m_results.filter() == m_answer->asked && m_answer->asked.labels.empty() &&
           now->elements == m_set->elements &&
           std::equal(now->runs.begin(), now->runs.end(), m_set->runs.begin(), m_set->runs.end(), sameRun);
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
    m_flips->setList(std::move(m_answer->flips), {m_first->currentText(), m_second->currentText()}, years);
    m_flips->setTemplateShown(m_answer->filter.templates.size() != 1);
    m_lists->setTabVisible(m_lists->indexOf(m_others), m_set->runs.size() > 2); // it stays while its numbers are made
    m_others->setNothing(tr("Being computed…"));
    showComparison();
    m_refiner.run(
        this, "intervals",
        [set = m_set, comparison = m_answer->comparison, narrowed = m_answer->filter, stop = m_stop.get_token()] {
            return intervalsOf(comparison, *set, narrowed, stop);
        },
        [this, stop = m_stop.get_token()](Result<Intervals> intervals) {
            if (stop.stop_requested()) return;
            m_refining = false;
            if (intervals) return showIntervals(std::move(intervals).value());
            m_others->setNothing(coreWords(intervals.error()));
            emit drawn();
        });
}

void ComparePage::presentOneRun() {
    m_form->setEnabled(false);
    const QString hint = tr("Tick another run in the list at the upper left; both must have replies.");
    if (m_results.isChosenByUser())
        presentNothing(tr("Two runs are needed"), hint, tr("Show the newest runs"),
                       [this] { m_results.chooseNewest(); });
    else
        presentNothing(tr("Two runs are needed"), hint);
}

void ComparePage::presentNoPairs() {
    m_flips->clear();
    const auto why = m_answer->noPair.value_or(results::NoPair::Replies);
    const QString title = tr("No question that both runs have judged");
    const QString hint =
        noPairText(why, *m_set, m_results.filter(), m_answer->comparison.first, m_answer->comparison.second);
    if (why == results::NoPair::Filter)
        presentNothing(title, hint, tr("Clear the filter"), [this] { m_results.setFilter({}); });
    else if (why == results::NoPair::Narrower)
        presentNothing(title, hint, tr("All templates"), [this] {
            m_allForms = true;
            recompute();
        });
    else
        presentNothing(title, hint);
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
    if (!intervals.others.empty()) m_others->setLines(*m_set, std::move(intervals.others), m_first->currentText());
}

/// Puts it in the second place.
void ComparePage::compareWith(int run) {
    m_secondRun = m_set->run(static_cast<std::size_t>(run)).choice;
    recompute();
}

/// Each reason is a line, several once they are asked for: the figure needs the room. What is closed comes back with
/// the next numbers.
void ComparePage::showWarnings(bool all) {
    const auto& warnings = m_answer->warnings;
    if (warnings.empty()) {
        m_notice->hide();
        return;
    }
    if (warnings.size() > 1 && !all) {
        m_notice->say(tr("The numbers may differ for another reason than the model"),
                      tr("%n reasons", nullptr, static_cast<int>(warnings.size())), [this] { showWarnings(true); });
        return;
    }
    QStringList lines{tr("The numbers may differ for another reason than the model:")};
    for (const results::Warning& warning : warnings)
        lines << tr("• %1").arg(comparabilityText(warning));
    m_notice->say(lines.join(QLatin1Char('\n')));
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

void ComparePage::selectFlip(int row, int column) { m_session.select(m_flips->model()->selection(row, column)); }

void ComparePage::brush(int fromYear, int toYear) {
    if (!m_set) return;
    results::Brush years;
    for (const results::YearComparison& one : m_answer->comparison.years)
        if (one.year >= fromYear && one.year <= toYear) years.years.push_back(one.year);
    if (!years.years.empty()) m_results.setFilter(results::brushed(*m_set, m_results.filter(), years));
}

bool ComparePage::writeFigure(const QString& path, QString* problem) const { return m_plot->exportTo(path, problem); }

} // namespace chronoscope::ui
