// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/Results.h"

#include "core/results/RunReader.h"
#include "ui/views/CoreWords.h"
#include "widgets/plots/PlotTheme.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <chrono>

namespace chronoscope::ui {

using results::ResultFilter;
using results::ResultSet;
using results::RunChoice;

namespace {
constexpr int kPaceMs = 1'000;
constexpr std::chrono::milliseconds kReportEvery{50};
constexpr std::size_t kHistory = 100;

std::vector<RunChoice> choicesOf(const ResultSet* set) {
    std::vector<RunChoice> choices;
    for (std::size_t run = 0; set && run < set->runs.size(); ++run)
        choices.push_back(set->run(run).choice);
    return choices;
}

/// Whether nothing was read anew: columns are shared between a set and the next one.
bool isSame(const ResultSet* a, const ResultSet* b) {
    if (!a || !b) return a == b;
    return a->elements == b->elements &&
           std::equal(a->runs.begin(), a->runs.end(), b->runs.begin(), b->runs.end(),
                      [](const auto& one, const auto& other) { return one.columns == other.columns; });
}

void pushBounded(std::vector<ResultFilter>& list, ResultFilter filter) {
    if (list.size() == kHistory) list.erase(list.begin());
    list.push_back(std::move(filter));
}
} // namespace

Results::Results(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_reader(std::make_shared<std::optional<store::Database>>()) {
    m_pace.setSingleShot(true);
    m_pace.setInterval(kPaceMs);
    connect(&m_pace, &QTimer::timeout, this, &Results::reload);
    connect(&session, &Session::workspaceChanged, this, &Results::restart);
    connect(&session, &Session::runsChanged, this, &Results::reload);
    connect(&session, &Session::repliesStored, this, [this] {
        if (!m_pace.isActive()) m_pace.start();
    });
    reload();
}

Results::~Results() { m_stop.request_stop(); }

void Results::restart() {
    ++m_workspaces;
    m_stop.request_stop();
    m_again = false;
    m_chosenByUser = false;
    m_models.clear();
    m_problem.clear();
    closeReader();
    m_filter = {};
    setPinned({});
    m_back.clear();
    m_forward.clear();
    if (std::exchange(m_loading, false)) emit loadingChanged();
    setChoices({});
    m_set = nullptr;
    emit changed();
}

/// On the thread that reads: the last to let go of a connection waits for the disk.
void Results::closeReader() {
    auto old = std::exchange(m_reader, std::make_shared<std::optional<store::Database>>());
    m_loader.run(
        this, nullptr,
        [old = std::move(old)]() mutable {
            old.reset();
            return true;
        },
        [](bool) {});
}

void Results::reload() {
    if (!m_session.isOpen()) return;
    std::vector<const store::RunRecord*> byAge;
    for (const store::RunRecord& run : m_session.runs())
        byAge.push_back(&run);
    std::sort(byAge.begin(), byAge.end(), [](const auto* a, const auto* b) { return a->id < b->id; });
    m_models.clear();
    for (const store::RunRecord* run : byAge)
        if (std::find(m_models.begin(), m_models.end(), run->model) == m_models.end()) m_models.push_back(run->model);
    if (!m_chosenByUser) setChoices(newest());
    load();
}

bool Results::showsChoices() const { return choicesOf(m_set.get()) == m_choices; }

bool Results::hasReplies(const store::RunRecord& run) const {
    const auto* progress = m_session.hub().progress(run.id); // newer than the record while the run is going
    return run.counts.done() > 0 || (progress && progress->counts.done() > 0);
}

std::vector<RunChoice> Results::newest() const {
    std::vector<RunChoice> choices;
    for (const store::RunRecord& run : m_session.runs())
        if (hasReplies(run)) choices.push_back({run.id, 0});
    std::sort(choices.begin(), choices.end());
    const auto tooMany = static_cast<std::ptrdiff_t>(choices.size()) - static_cast<std::ptrdiff_t>(ResultSet::kMaxRuns);
    if (tooMany > 0) choices.erase(choices.begin(), choices.begin() + tooMany);
    return choices;
}

void Results::setChoices(std::vector<RunChoice> choices) {
    if (choices == m_choices) return;
    m_choices = std::move(choices);
    m_problem.clear();
    emit choicesChanged();
}

void Results::choose(std::vector<RunChoice> choices) {
    std::vector<RunChoice> distinct;
    for (const RunChoice choice : choices)
        if (std::find(distinct.begin(), distinct.end(), choice) == distinct.end()) distinct.push_back(choice);
    if (distinct.size() > ResultSet::kMaxRuns) {
        emit m_session.notice(tr("At most %1 runs are shown together; %n were left out", nullptr,
                                 static_cast<int>(distinct.size() - ResultSet::kMaxRuns))
                                  .arg(ResultSet::kMaxRuns));
        distinct.resize(ResultSet::kMaxRuns);
    }
    m_chosenByUser = true;
    if (distinct == m_choices) return;
    setChoices(std::move(distinct));
    m_stop.request_stop(); // what is being read is not what is wanted any more
    load();
}

void Results::chooseNewest() {
    choose(newest());
    m_chosenByUser = false;
}

void Results::cancelLoading() {
    if (!m_loading) return;
    m_again = false;
    m_stop.request_stop();
    m_chosenByUser = true;              // else the same would be read again with the next reply
    setChoices(choicesOf(m_set.get())); // now, or a reload() on the way would read the others after all
}

/// Called on the loader's thread; hands on what it is told a few times a second.
results::LoadProgress Results::reporter() {
    return [self = QPointer<Results>(this), workspaces = m_workspaces,
            last = std::chrono::steady_clock::time_point()](std::int64_t done, std::int64_t all) mutable {
        const auto now = std::chrono::steady_clock::now();
        if (now - last < kReportEvery) return;
        last = now;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, workspaces, done, all] {
                if (self && self->m_loading && self->m_workspaces == workspaces) emit self->loadProgressed(done, all);
            },
            Qt::QueuedConnection);
    };
}

Result<Results::Loaded> Results::read(store::Database& database, std::vector<RunChoice> choices,
                                      const std::stop_token& stop, const results::LoadProgress& progress,
                                      const std::shared_ptr<const ResultSet>& before, const Labeller& labeller) {
    Loaded outcome;
    auto set = results::loadResults(database, choices, stop, progress, before);
    if (!set && set.error().code == ErrorCode::NotFound) {
        const auto isGone = [&](RunChoice choice) {
            const auto head = results::readHead(database, choice);
            return !head && head.error().code == ErrorCode::NotFound;
        };
        outcome.gone = static_cast<int>(std::erase_if(choices, isGone));
        if (choices.empty()) return outcome;
        set = results::loadResults(database, choices, stop, progress, before);
    }
    if (!set) return set.error();
    outcome.set = std::move(set).value();
    if (labeller) outcome.set = results::withLabels(*outcome.set, labeller(*outcome.set));
    return outcome;
}

void Results::load() {
    if (m_loading) {
        m_again = true;
        return;
    }
    if (m_choices.empty()) {
        show(nullptr);
        return;
    }
    m_loading = true;
    m_stop = std::stop_source();
    emit loadingChanged();
    m_loader.run(
        this, "results",
        // Weak: what is read for seconds must not keep a workspace that was closed meanwhile locked.
        [open = std::weak_ptr(m_session.workspace()), reader = m_reader, choices = m_choices, before = m_set,
         stop = m_stop.get_token(), progress = results::LoadProgress(reporter()),
         labeller = m_labeller]() -> Result<Loaded> {
            if (!*reader) {
                const auto workspace = open.lock();
                if (!workspace) return Error{ErrorCode::Cancelled, "the workspace was closed", {}};
                auto opened = workspace->reader();
                if (!opened) return opened.error();
                *reader = std::move(opened).value();
            }
            return read(**reader, choices, stop, progress, before, labeller);
        },
        [this, workspaces = m_workspaces, labellers = m_labellers](Result<Loaded> outcome) {
            if (workspaces != m_workspaces) return;
            loaded(std::move(outcome));
            if (labellers != m_labellers) relabel();
        });
}

void Results::loaded(Result<Loaded> outcome) {
    m_loading = false;
    const bool again = std::exchange(m_again, false);
    if (m_stop.stop_requested()) {
        // Not wanted any more, though the reading may have ended well before it noticed.
    } else if (outcome) {
        m_problem.clear();
        if (outcome->gone > 0) {
            emit m_session.notice(
                tr("%n chosen run(s) or scoring(s) are not in the workspace any more", nullptr, outcome->gone));
            if (!again) setChoices(choicesOf(outcome->set.get()));
        }
        show(std::move(outcome->set));
    } else if (const QString what = coreWords(outcome.error()); what != m_problem) {
        m_problem = what; // said once, however often a run that is going asks for the same again
        emit failed(what);
    }
    emit loadingChanged();
    if (again) load();
}

void Results::show(std::shared_ptr<const ResultSet> set) {
    if (isSame(set.get(), m_set.get())) return;
    m_set = std::move(set);
    emit changed();
}

void Results::setLabeller(Labeller labeller) {
    m_labeller = std::move(labeller);
    ++m_labellers;
    relabel();
}

void Results::relabel() {
    if (!m_set) return;
    if (!m_labeller) return takeLabels(nullptr);
    m_queue.run(
        this, "labels", [set = m_set, labeller = m_labeller] { return labeller(*set); },
        [this, labellers = m_labellers](const std::shared_ptr<const results::CellLabels>& labels) {
            if (labellers == m_labellers) takeLabels(labels);
        });
}

void Results::takeLabels(const std::shared_ptr<const results::CellLabels>& labels) {
    if (!m_set || (labels && !labels->fits(*m_set))) return; // what came meanwhile has its own
    const auto& now = m_set->labels;
    if (now && labels ? *now == *labels : now == labels) return;
    m_set = results::withLabels(*m_set, labels);
    emit changed();
}

void Results::setFilter(ResultFilter filter) {
    filter.tidy();
    if (filter == m_filter) return;
    pushBounded(m_back, std::exchange(m_filter, std::move(filter)));
    m_forward.clear();
    emit changed();
}

void Results::amendFilter(ResultFilter filter) {
    filter.tidy();
    if (filter == m_filter) return;
    m_filter = std::move(filter);
    emit changed();
}

void Results::setPinned(ResultFilter pinned) {
    pinned.tidy();
    if (pinned == m_pinned) return;
    m_pinned = std::move(pinned);
    emit pinnedChanged();
}

void Results::back() {
    if (m_back.empty()) return;
    pushBounded(m_forward, std::exchange(m_filter, std::move(m_back.back())));
    m_back.pop_back();
    emit wentBack();
    emit changed();
}

void Results::forward() {
    if (m_forward.empty()) return;
    pushBounded(m_back, std::exchange(m_filter, std::move(m_forward.back())));
    m_forward.pop_back();
    emit changed();
}

int Results::seriesOf(std::size_t runIndex) const {
    if (!m_set || runIndex >= m_set->runs.size()) return 0;
    const std::string& model = m_set->run(runIndex).model;
    const auto at = std::find(m_models.begin(), m_models.end(), model);
    int before = 0; // runs of the same model
    for (std::size_t run = 0; run < runIndex; ++run)
        before += m_set->run(run).model == model ? 1 : 0;
    const auto colors = static_cast<int>(widgets::PlotTheme::seriesColors().size());
    const int rounds = static_cast<int>(m_models.size()) / colors + 1; // of lines that models have
    return static_cast<int>(at - m_models.begin()) + colors * rounds * before;
}

} // namespace chronoscope::ui
