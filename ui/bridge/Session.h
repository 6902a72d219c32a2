// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/layout/RunSpec.h"
#include "core/prompt/PromptPack.h"
#include "core/run/BackendOpening.h"
#include "core/run/PassWatch.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"
#include "ui/bridge/BackendHub.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/RunHub.h"
#include "ui/bridge/ScoringHub.h"
#include "ui/bridge/Selection.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace chronoscope::facts {
class FactIntake;
}

namespace chronoscope::ui {

/// The open workspace as the window sees it: the only way from pages to core's stores and threads. Lives in the GUI
/// thread and never waits: everything slow goes through query() or a job and comes back as a call or a signal.
/// Owned by the application; outlives the window.
class Session : public QObject {
    Q_OBJECT
public:
    Session(std::shared_ptr<const prompt::PromptPack> pack, BackendHub& backends, QObject* parent = nullptr);
    ~Session() override;

    void openWorkspace(const QString& path, bool create);
    void closeWorkspace();
    bool isOpen() const { return m_workspace != nullptr; }
    /// Whether one is being opened now, and which file.
    bool isOpening() const { return !m_opening.isEmpty(); }
    const QString& opening() const { return m_opening; }
    bool isReadOnly() const { return m_workspace && m_workspace->readOnly(); }
    QString path() const;
    /// For what writes on a thread of its own, which also lets go of it there; null while none is open.
    const std::shared_ptr<store::Workspace>& workspace() const { return m_workspace; }
    /// The words of new runs: the program's, with the workspace's own over them.
    const std::shared_ptr<const prompt::PromptPack>& pack() const { return m_words.pack; }
    /// The workspace's own, a pack of each format: also for words that only a study understands.
    const std::vector<std::string>& ownPacks() const { return m_words.own; }
    /// Keeps packs in the workspace, each in place of the one of its format; `then` hears whether it could.
    void keepPacks(std::vector<std::string> packs, std::function<void(const Status& kept)> then);
    RunHub& hub() { return m_hub; }
    ScoringHub& scorings() { return m_scorings; }
    BackendHub& backends() { return m_backends; }

    /// Runs `work(store::Database&)` (returning a Result) on the query thread with its own reading connection, then
    /// `done(result)` on the GUI thread. A newer query of the same receiver and topic drops this one.
    template <typename Work, typename Done> void query(QObject* receiver, const char* topic, Work work, Done done) {
        using Outcome = std::invoke_result_t<Work, store::Database&>;
        m_queries.run(
            receiver, topic,
            [reader = m_reader, work = std::move(work)]() mutable -> Outcome {
                if (!reader || !*reader) return Error{ErrorCode::NotFound, "no workspace is open", {}};
                return work(**reader);
            },
            std::move(done));
    }

    /// Runs `work(store::Database&)` (returning a Result) in the background with the writing connection, then
    /// `done(result)` on the GUI thread.
    template <typename Work, typename Done> void change(QObject* receiver, Work work, Done done) {
        using Outcome = std::invoke_result_t<Work, store::Database&>;
        m_jobs.run(
            receiver, nullptr,
            [workspace = m_workspace, work = std::move(work)]() mutable -> Outcome {
                if (!workspace) return Error{ErrorCode::NotFound, "no workspace is open", {}};
                return workspace->write(std::move(work));
            },
            std::move(done));
    }

    /// Runs `work()` in the background in the order of change(), and before a workspace that is being closed is let go
    /// of.
    template <typename Work, typename Done> void afterChanges(QObject* receiver, Work work, Done done) {
        m_jobs.run(receiver, nullptr, std::move(work), std::move(done));
    }

    /// An import of a kind that only its maker knows: runs `work(store::Workspace&, const std::stop_token&)` (returning
    /// a Result) in the background, then `done(result)` on the GUI thread, if `receiver` is still there. One at a time
    /// with those below; nothing happens where nothing can be imported, which is told.
    template <typename Work, typename Done>
    void importBy(QObject* receiver, const QString& name, Work work, Done done) {
        if (!mayImport()) return;
        emit importProgressed(name, 0, 0, 0);
        using Outcome = std::invoke_result_t<Work, store::Workspace&, const std::stop_token&>;
        m_imports.run(
            this, nullptr,
            [workspace = m_workspace, work = std::move(work), stop = m_importStop.get_token()]() mutable -> Outcome {
                return work(*workspace, stop);
            },
            [this, receiver = QPointer<QObject>(receiver), done = std::move(done)](Outcome result) {
                m_importing = false;
                const Status how = result ? Status() : Status(result.error());
                if (receiver) done(std::move(result));
                emit importEnded(how);
                emit benchmarkChanged();
            });
    }
    /// Tells how an import ended whose dialog was closed meanwhile: what was `made`, or that it `failed`, and why.
    void tellEnd(const Status& ended, const QString& made, const QString& failed);
    /// Imports in the background; one at a time.
    void importPaths(const QStringList& paths);
    /// What comes of a table beside its elements.
    struct Beside {
        std::vector<std::string> packs; ///< words that the workspace keeps from now on, see store::OwnPackStore
        /// What studies make of it, once its elements are stored: called in the background, tells what came of it.
        std::function<Result<QStringList>(store::Workspace& workspace, const std::stop_token& stop)> make;
    };
    /// The same for the elements of a table that was read; `name` is told as the file.
    void importFacts(std::shared_ptr<const facts::FactIntake> intake, const QString& name, Beside beside);
    void cancelImport();
    bool isImporting() const { return m_importing; }

    /// Creates a run in the background and starts it. The backend has to be ready: see RunStarter. `then` hears whether
    /// it was made, in place of problem().
    void createRun(const run::RunSpec& spec, const QString& name, const run::BackendChoice& backend,
                   std::function<void(const Status& made)> then = {});

    /// The same for a run of another study, which `make` makes, and returns the id of; blocks there, in the background.
    using RunMaker = std::function<Result<std::int64_t>(store::Workspace& workspace)>;
    void createRun(RunMaker make, const run::BackendChoice& backend, std::function<void(const Status& made)> then = {});
    /// The same for several: all of them are stored before the first is started, and what has a budget shares it.
    /// `then` hears of each.
    struct RunToMake {
        RunMaker make;
        run::BackendChoice backend;
    };
    void createRuns(std::vector<RunToMake> runs, std::function<void(const std::vector<Status>& made)> then);

    /// Reads what a traversal run freezes of its base run, with a connection of its own, and returns what stores it.
    /// Both block in the background.
    using TraversalStorer =
        std::function<Result<std::int64_t>(store::Workspace& workspace, const std::stop_token& stop)>;
    using TraversalReader = std::function<Result<TraversalStorer>(
        store::Database& reader, const std::optional<run::BackendChoice>& backend, const run::PassWatch& watch)>;
    /// Creates a traversal run over run `base` in the background, as `read` makes it, and starts it. `backend`: another
    /// model than the base run's, ready as for createRun(). Returns the number of this creation, which ends in
    /// creationEnded(); 0 where there is no such run.
    int createTraversals(qint64 base, const TraversalReader& read, const QString& name,
                         const std::optional<run::BackendChoice>& backend);
    /// Gives it up: nothing is left of it.
    void cancelCreation(int creation);

    /// Lets a stored run go on, once its managed server is ready if it has one. Nothing if there is no such run.
    void continueRun(qint64 id);
    /// The same, once the host that the run asks may be asked: the answer to hostUnknown().
    void allowHost(qint64 id);

    /// Runs that ask templates over a slice: what result pages look at.
    const std::vector<store::RunRecord>& runs() const { return m_runs; }
    /// Runs that traverse what one of these half knows.
    const std::vector<store::RunRecord>& traversals() const { return m_traversals; }
    /// Runs of the other studies.
    const std::vector<store::RunRecord>& studyRuns() const { return m_studyRuns; }
    /// Of any kind; those that were cut off when the program ended, by id.
    std::vector<const store::RunRecord*> interrupted() const;
    /// Of any kind; null if there is none.
    const store::RunRecord* run(qint64 id) const;
    /// All of them, by id.
    std::vector<const store::RunRecord*> everyRun() const;
    /// "NAME", or "NAME (2)" and so on where there is a run of that name.
    QString freeName(const QString& wanted) const;
    void refreshRuns();

    const Selection& selection() const { return m_selection; }
    void select(const Selection& selection);

signals:
    void openingChanged();   ///< isOpening() is another
    void workspaceClosing(); ///< the last moment to write to it
    void workspaceChanged(); ///< opened or closed
    void benchmarkChanged(); ///< elements or few-shots were added
    void runsChanged();      ///< the lists of runs() and of the others are new
    void repliesStored();    ///< replies of some run were stored; 15 Hz at most
    void selectionChanged();
    void importProgressed(const QString& file, qint64 bytes, qint64 totalBytes, qint64 elements);
    /// `besides`: what came of it beside the benchmark, a line each.
    void importFinished(const chronoscope::benchmark::ImportReport& report, const QStringList& besides);
    void importEnded(const chronoscope::Status& how); ///< of whatever kind, in whatever way; before benchmarkChanged()
    void creationProgressed(int creation, qint64 done, qint64 elements); ///< read of the base run; 15 Hz
    void creationEnded(int creation);                                    ///< made, failed or cancelled
    /// Something failed: what happened, and details (may be empty).
    void problem(const QString& what, const QString& details);
    /// A run out of a workspace that may be anybody's asks a host that nobody here has named yet; it was not started.
    void hostUnknown(qint64 run, const QString& host);
    void notice(const QString& text); ///< worth a line in the status bar
    void saved(const QString& path);  ///< a file was written at the wish of the user

private:
    /// What a workspace is asked with.
    struct Words {
        std::shared_ptr<const prompt::PromptPack> pack;
        std::vector<std::string> own;
    };
    struct Opened;
    struct Imported;
    static Result<Words> readWords(const std::shared_ptr<const prompt::PromptPack>& shipped, store::Database& database);
    static Result<Words> storeWords(const std::shared_ptr<const prompt::PromptPack>& shipped,
                                    store::Workspace& workspace, const std::vector<std::string>& packs);
    static Opened openBoth(const std::string& path, bool create, std::shared_ptr<const prompt::PromptPack> shipped);
    /// Why nothing can be imported now is told; true if something can.
    bool mayImport();
    /// Takes the end of an import.
    void endImport(const Result<benchmark::ImportReport>& result, const QStringList& besides = {});
    void adopt(Opened opened);
    void report(const QString& what, const Error& error);
    void letGo();
    void endCreations();
    std::function<void(std::int64_t, std::int64_t)> creationListener(int creation);
    /// Of runs that were made or not: lists and starts them.
    struct MadeRuns {
        std::vector<Result<std::int64_t>> runs;
        Status shared; ///< their budget
    };
    void startMade(const MadeRuns& made, const std::vector<RunToMake>& wanted);
    void startRun(qint64 id, const std::string& server, const std::string& uri);

    std::shared_ptr<const prompt::PromptPack> m_shipped; ///< with the person's own
    Words m_words;
    BackendHub& m_backends;
    std::shared_ptr<store::Workspace> m_workspace;
    std::shared_ptr<std::optional<store::Database>> m_reader; ///< used on the query thread only
    std::vector<store::RunRecord> m_runs;
    std::vector<store::RunRecord> m_traversals;
    std::vector<store::RunRecord> m_studyRuns;
    Selection m_selection;
    bool m_importing = false;
    QString m_opening; ///< the file asked for last, until it is open or cannot be opened
    std::stop_source m_importStop;
    int m_lastCreation = 0;
    RunHub m_hub;
    ScoringHub m_scorings;
    BackgroundQueue m_queries;                   ///< short: what pages show
    BackgroundQueue m_jobs;                      ///< seconds: opening, creating runs
    BackgroundQueue m_imports;                   ///< minutes
    std::map<int, std::stop_source> m_creations; ///< of traversal runs, which read their base run first
    BackgroundQueue m_creating;                  ///< minutes
};

} // namespace chronoscope::ui
