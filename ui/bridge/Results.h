// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellLabels.h"
#include "core/results/ResultFilter.h"
#include "core/results/ResultLoader.h"
#include "core/results/ResultSet.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// What all result pages look at: the chosen runs in memory and the one filter, with its history. Loads in the
/// background when runs are chosen or have new replies (a run that is going at most once a second), on a thread and a
/// connection of its own, so that what is asked of the workspace meanwhile need not wait. Lives in the GUI thread and
/// never waits. Owned by the window; follows the session's workspace: another one begins without a filter.
class Results : public QObject {
    Q_OBJECT
public:
    explicit Results(Session& session, QObject* parent = nullptr);
    ~Results() override;

    /// The runs shown, by default the newest kMaxRuns of the workspace with any reply, oldest first.
    const std::vector<results::RunChoice>& choices() const { return m_choices; }
    /// At most ResultSet::kMaxRuns; what is more is left out and said by the session's notice(), as are runs that are
    /// not there any more.
    void choose(std::vector<results::RunChoice> choices);
    /// Whether choose() was used, so that new runs are not shown by themselves.
    bool isChosenByUser() const { return m_chosenByUser; }
    /// From now on the default again.
    void chooseNewest();
    /// Null until something has been loaded, and while no run is chosen.
    const std::shared_ptr<const results::ResultSet>& set() const { return m_set; }
    bool isLoading() const { return m_loading; }
    /// Whether set() is of choices(), if perhaps of an earlier state of them.
    bool showsChoices() const;
    /// Reads what is new in the workspace: replies, scorings, diagnoses. By itself where runs are going or ended.
    void reload();
    /// Gives up what is being read: the runs are at once again those that are shown.
    void cancelLoading();
    /// Why the chosen runs could not be read; empty if they could.
    const QString& problem() const { return m_problem; }

    const results::ResultFilter& filter() const { return m_filter; }
    /// Tidied; the filter before it is what back() returns to. Nothing if it says the same.
    void setFilter(results::ResultFilter filter);
    /// The same without a step of its own in the history: for what is still being typed or ticked.
    void amendFilter(results::ResultFilter filter);
    bool canGoBack() const { return !m_back.empty(); }
    bool canGoForward() const { return !m_forward.empty(); }
    void back();
    void forward();

    /// The rows that heat maps keep on top, named by the lists of a filter: runs, domains, states, templates,
    /// relations, elements. No part of the filter and of its history; tidy.
    const results::ResultFilter& pinned() const { return m_pinned; }
    void setPinned(results::ResultFilter pinned);

    /// Style of a run as a series: its colour is its model's, by the order of the models' first runs in the workspace,
    /// the same whatever runs are chosen; a further run of the same model has another line and mark.
    int seriesOf(std::size_t runIndex) const;

    /// What labels the cells of a set; called on worker threads. Null: no cell has any.
    using Labeller = std::function<std::shared_ptr<const results::CellLabels>(const results::ResultSet&)>;
    /// From now on, and soon for what is shown; changed() tells where that made a difference.
    void setLabeller(Labeller labeller);

    /// Runs `work(const ResultSet&, const ResultFilter&)` on the worker thread with what is shown now, then
    /// `done(outcome)` on the GUI thread. A newer call of the same receiver and topic drops this one; nothing happens
    /// while there is no set.
    template <typename Work, typename Done> void compute(QObject* receiver, const char* topic, Work work, Done done) {
        if (!m_set) return;
        using Outcome = std::invoke_result_t<Work, const results::ResultSet&, const results::ResultFilter&>;
        m_queue.run(
            receiver, topic,
            [set = m_set, filter = m_filter, work = std::move(work)]() mutable -> Outcome {
                return work(*set, filter);
            },
            std::move(done));
    }

signals:
    void changed();  ///< set() or filter() is new: what is shown has to be computed again
    void wentBack(); ///< by back(), told before changed(): a page can take its own part of the step back as well
    void pinnedChanged();
    void choicesChanged();
    void loadingChanged();
    void loadProgressed(qint64 done, qint64 all); ///< cells
    void failed(const QString& problem);          ///< the runs could not be loaded; what was shown stays

private:
    struct Loaded {
        std::shared_ptr<const results::ResultSet> set;
        int gone = 0; ///< runs or scorings that were chosen and are not there any more
    };
    static Result<Loaded> read(store::Database& database, std::vector<results::RunChoice> choices,
                               const std::stop_token& stop, const results::LoadProgress& progress,
                               const std::shared_ptr<const results::ResultSet>& before, const Labeller& labeller);

    void restart(); ///< another workspace
    void closeReader();
    void load();
    void loaded(Result<Loaded> outcome);
    void relabel();
    void takeLabels(const std::shared_ptr<const results::CellLabels>& labels);
    void show(std::shared_ptr<const results::ResultSet> set);
    void setChoices(std::vector<results::RunChoice> choices);
    bool hasReplies(const store::RunRecord& run) const;
    std::vector<results::RunChoice> newest() const;
    results::LoadProgress reporter();

    Session& m_session;
    std::vector<results::RunChoice> m_choices;
    bool m_chosenByUser = false;
    std::shared_ptr<const results::ResultSet> m_set;
    results::ResultFilter m_filter;
    std::vector<results::ResultFilter> m_back;
    std::vector<results::ResultFilter> m_forward;
    std::vector<std::string> m_models; ///< in the order of series colours
    QString m_problem;
    quint64 m_workspaces = 0; ///< opened or closed so far: what is read from an earlier one is dropped
    bool m_loading = false;
    bool m_again = false; ///< something changed while loading
    std::stop_source m_stop;
    QTimer m_pace;
    results::ResultFilter m_pinned;
    Labeller m_labeller;
    quint64 m_labellers = 0; ///< had so far: what an earlier one labelled is labelled anew
    std::shared_ptr<std::optional<store::Database>> m_reader; ///< of the workspace; used on the loader's thread only
    BackgroundQueue m_queue;                                  ///< aggregates
    BackgroundQueue m_loader;                                 ///< seconds
};

} // namespace chronoscope::ui
