// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/Session.h"

#include "core/facts/FactImport.h"
#include "core/run/RunFactory.h"
#include "core/run/SharedBudget.h"
#include "core/run/traversal/TraversalRun.h"
#include "ui/bridge/Pace.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

struct Session::Opened {
    std::shared_ptr<store::Workspace> workspace;
    std::shared_ptr<std::optional<store::Database>> reader;
    Words words;
    std::optional<Error> wordsProblem; ///< the workspace's own are damaged: it is asked with the shipped ones
    std::optional<Error> error;
};

struct Session::Imported {
    Result<benchmark::ImportReport> report;
    QStringList besides;
    std::optional<Words> words; ///< as they are now, where some were kept
};

Session::Opened Session::openBoth(const std::string& path, bool create,
                                  std::shared_ptr<const prompt::PromptPack> shipped) {
    Opened opened;
    auto workspace = store::Workspace::open(path, create ? store::Workspace::Open::CreateIfMissing
                                                         : store::Workspace::Open::Existing);
    if (!workspace) {
        opened.error = workspace.error();
        return opened;
    }
    auto reader = (*workspace)->reader();
    if (!reader) {
        opened.error = reader.error();
        return opened;
    }
    opened.workspace = std::move(workspace).value();
    opened.reader = std::make_shared<std::optional<store::Database>>(std::move(reader).value());
    auto words = readWords(shipped, **opened.reader);
    if (!words) opened.wordsProblem = words.error();
    opened.words = words ? std::move(words).value() : Words{std::move(shipped), {}};
    return opened;
}

Session::Session(std::shared_ptr<const prompt::PromptPack> pack, BackendHub& backends, QObject* parent)
    : QObject(parent), m_shipped(std::move(pack)), m_words{m_shipped, {}}, m_backends(backends),
      m_hub(backends.network()) {
    connect(&backends, &BackendHub::problem, this, &Session::problem);
    connect(&m_hub, &RunHub::progressed, this, &Session::repliesStored);
    connect(&m_hub, &RunHub::ended, this, &Session::refreshRuns);
    connect(&m_hub, &RunHub::failed, this,
            [this](qint64, const QString& what) { emit problem(tr("The run could not be started"), what); });
    connect(&m_hub, &RunHub::changeFailed, this,
            [this](qint64, const QString& what) { emit problem(tr("The run could not be changed"), what); });
    connect(&m_scorings, &ScoringHub::finished, this, &Session::refreshRuns);
    connect(&m_scorings, &ScoringHub::removed, this, &Session::refreshRuns);
    connect(&m_scorings, &ScoringHub::failed, this, [this](qint64, const QString& why) {
        if (!why.isEmpty()) emit problem(tr("The replies could not be scored"), why);
    });
}

Session::~Session() {
    m_importStop.request_stop();
    endCreations();
    m_hub.setWorkspace(nullptr);
    m_scorings.setWorkspace(nullptr);
    if (m_reader && *m_reader) (**m_reader).interrupt();
}

QString Session::path() const { return m_workspace ? QString::fromStdString(m_workspace->path()) : QString(); }

void Session::report(const QString& what, const Error& error) {
    if (error.code == ErrorCode::Cancelled) return;                           // the user went elsewhere
    const bool isSaid = what.contains(QString::fromStdString(error.context)); // of which file, as a rule
    emit problem(what, QString::fromStdString(isSaid ? error.message : error.text()));
}

void Session::openWorkspace(const QString& path, bool create) {
    const auto canonical = [](const QString& file) { return QFileInfo(file).canonicalFilePath(); };
    if (isOpen() && !isReadOnly() && canonical(path) == canonical(this->path())) return;
    if (const QFileInfo file(path); !create && file.isFile() && file.size() == 0) { // SQLite would make a new one of it
        emit problem(tr("%1 cannot be opened").arg(QDir::toNativeSeparators(path)), tr("The file is empty (0 bytes)."));
        return;
    }
    emit notice(tr("Opening %1…").arg(QFileInfo(path).fileName()));
    m_jobs.run(
        this, "open",
        [path = path.toStdString(), create, shipped = m_shipped] { return openBoth(path, create, shipped); },
        [this, path](Opened opened) {
            if (opened.error) {
                emit notice({});
                report(tr("%1 cannot be opened").arg(QDir::toNativeSeparators(path)), *opened.error);
                return;
            }
            const std::optional<Error> wordsProblem = opened.wordsProblem;
            adopt(std::move(opened));
            if (wordsProblem)
                report(tr("The words that this workspace has of its own are not used: new runs are asked with those of "
                          "the program"),
                       *wordsProblem);
        });
}

void Session::adopt(Opened opened) {
    closeWorkspace(); // only now: a file that cannot be opened must not end what is running
    m_workspace = std::move(opened.workspace);
    m_reader = std::move(opened.reader);
    m_words = std::move(opened.words);
    m_hub.setWorkspace(m_workspace->readOnly() ? nullptr : m_workspace);
    m_scorings.setWorkspace(m_workspace);
    emit workspaceChanged();
    emit benchmarkChanged();
    refreshRuns();
    emit notice(m_workspace->readOnly() ? tr("Read only: another process is writing to this workspace") : QString());
}

void Session::closeWorkspace() {
    m_importStop.request_stop();
    m_hub.setWorkspace(nullptr);
    m_scorings.setWorkspace(nullptr);
    if (!m_workspace) return;
    emit workspaceClosing();
    letGo();
    m_runs.clear();
    m_traversals.clear();
    m_studyRuns.clear();
    m_selection = {};
    m_words = {m_shipped, {}};
    emit workspaceChanged();
    emit runsChanged();
    emit selectionChanged();
}

/// The last owner closes the file, which can take a while: that is for a background thread.
void Session::letGo() {
    endCreations();
    if (m_reader && *m_reader) (**m_reader).interrupt();
    auto both = std::make_shared<std::pair<decltype(m_workspace), decltype(m_reader)>>(
        std::exchange(m_workspace, nullptr), std::exchange(m_reader, nullptr));
    m_jobs.run(
        this, nullptr,
        [both = std::move(both)]() mutable {
            both.reset();
            return true;
        },
        [](bool) {});
}

bool Session::mayImport() {
    if (!m_workspace || m_importing) return false;
    if (isReadOnly()) {
        emit problem(tr("Nothing was imported"), tr("The workspace is open for reading only."));
        return false;
    }
    m_importing = true;
    m_importStop = std::stop_source();
    return true;
}

void Session::endImport(const Result<benchmark::ImportReport>& result, const QStringList& besides) {
    m_importing = false;
    if (result)
        emit importFinished(*result, besides);
    else if (result.error().code == ErrorCode::Cancelled)
        emit importFinished({}, besides);
    else
        report(tr("The import stopped"), result.error());
    emit benchmarkChanged();
}

void Session::importFacts(std::shared_ptr<const facts::FactIntake> intake, const QString& name, Beside beside) {
    if (!mayImport()) return;
    emit importProgressed(name, 0, 0, 0);
    m_imports.run(
        this, nullptr,
        [workspace = m_workspace, shipped = m_shipped, intake = std::move(intake), name = name.toStdString(),
         beside = std::move(beside), stop = m_importStop.get_token()]() -> Imported {
            Imported done{benchmark::ImportReport(), {}, {}};
            if (!beside.packs.empty()) { // first: what is imported is asked with them
                auto words = storeWords(shipped, *workspace, beside.packs);
                if (!words) return {words.error(), {}, {}};
                done.words = std::move(words).value();
            }
            store::WorkspaceSink sink(workspace);
            const auto stored = facts::storeFacts(*intake, sink, stop);
            if (!stored) return {stored.error(), {}, std::move(done.words)};
            done.report = facts::reportOf(*intake, name, *stored);
            auto made = beside.make ? beside.make(*workspace, stop) : Result(QStringList());
            if (!made) return {made.error(), {}, std::move(done.words)};
            done.besides = std::move(made).value();
            return done;
        },
        [this, of = m_workspace](Imported done) {
            if (done.words && of == m_workspace) m_words = std::move(*done.words);
            endImport(done.report, done.besides);
        });
}

void Session::importPaths(const QStringList& paths) {
    if (paths.isEmpty() || !mayImport()) return;
    std::vector<std::string> files;
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    emit importProgressed(paths.first(), 0, 0, 0);
    const QPointer<Session> self(this);
    const auto progress = [self](const benchmark::ImportProgress& now) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, now] {
                if (self && self->m_importing)
                    emit self->importProgressed(QString::fromStdString(now.file), static_cast<qint64>(now.bytes),
                                                static_cast<qint64>(now.totalBytes), static_cast<qint64>(now.elements));
            },
            Qt::QueuedConnection);
    };
    m_imports.run(
        this, nullptr,
        [workspace = m_workspace, files = std::move(files), stop = m_importStop.get_token(), progress] {
            store::WorkspaceSink sink(workspace);
            return benchmark::importPaths(files, sink, stop, progress);
        },
        [this](const Result<benchmark::ImportReport>& result) { endImport(result); });
}

void Session::cancelImport() { m_importStop.request_stop(); }

void Session::createRun(const run::RunSpec& spec, const QString& name, const run::BackendChoice& backend,
                        std::function<void(const Status& made)> then) {
    createRun(
        [pack = m_words.pack, spec, name = name.toStdString(),
         backend](store::Workspace& workspace) -> Result<std::int64_t> {
            const auto made = run::createRun(workspace, spec, name, backend, *pack);
            if (!made) return made.error();
            return made->id;
        },
        backend, std::move(then));
}

void Session::createRun(RunMaker make, const run::BackendChoice& backend,
                        std::function<void(const Status& made)> then) {
    createRuns({{std::move(make), backend}}, [this, then = std::move(then)](const std::vector<Status>& made) {
        if (then)
            then(made.front());
        else if (!made.front())
            report(tr("The run was not created"), made.front().error());
    });
}

void Session::createRuns(std::vector<RunToMake> runs, std::function<void(const std::vector<Status>& made)> then) {
    if (!m_workspace) return;
    m_jobs.run(
        this, nullptr,
        [workspace = m_workspace, runs] {
            MadeRuns made;
            std::vector<std::int64_t> sharing;
            for (const RunToMake& one : runs) {
                made.runs.push_back(one.make(*workspace));
                if (made.runs.back() && one.backend.budget) sharing.push_back(*made.runs.back());
            }
            made.shared = run::shareBudget(*workspace, sharing);
            return made;
        },
        [this, of = m_workspace, runs, then = std::move(then)](const MadeRuns& made) {
            std::vector<Status> statuses;
            for (const auto& run : made.runs)
                statuses.push_back(run ? Status() : Status(run.error()));
            then(statuses);
            if (of == m_workspace) startMade(made, runs);
        });
}

void Session::startMade(const MadeRuns& made, const std::vector<RunToMake>& wanted) {
    refreshRuns();
    if (!made.shared) report(tr("The runs do not share what is left of their budget"), made.shared.error());
    for (std::size_t i = 0; i < made.runs.size(); ++i)
        if (made.runs[i]) startRun(*made.runs[i], wanted[i].backend.server, wanted[i].backend.uri);
}

int Session::createTraversals(qint64 base, const traversal::TraversalSpec& spec, const QString& name,
                              const std::optional<run::BackendChoice>& backend) {
    const store::RunRecord* from = run(base);
    if (!m_workspace || !from) return 0;
    const int creation = ++m_lastCreation;
    const std::stop_token stop = m_creations[creation].get_token();
    m_creating.run(
        this, nullptr,
        // Weak: what is read for minutes must not keep a workspace that was closed meanwhile locked.
        [open = std::weak_ptr(m_workspace), path = m_workspace->path(), base, spec, name = name.toStdString(), backend,
         watch = run::PassWatch{stop, creationListener(creation)}]() -> Result<run::CreatedTraversals> {
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            const auto prepared = run::prepareTraversals(*reader, base, spec, name, backend, watch);
            if (!prepared) return prepared.error();
            const auto workspace = open.lock();
            if (!workspace) return Error{ErrorCode::Cancelled, "the workspace was closed", {}};
            return run::storeTraversals(*workspace, *prepared, watch.stop);
        },
        [this, creation, stop, name, asked = std::weak_ptr(m_workspace),
         server = backend ? backend->server : from->server,
         uri = backend ? backend->uri : from->backend](const Result<run::CreatedTraversals>& created) {
            m_creations.erase(creation);
            emit creationEnded(creation);
            if (!m_workspace || m_workspace != asked.lock()) return;
            if (!created) {
                report(tr("The traversal run was not created"), created.error());
                return;
            }
            refreshRuns();
            if (stop.stop_requested())
                emit notice(tr("“%1” was made before it could be cancelled; it was not started").arg(name));
            else
                startRun(created->id, server, uri);
        });
    return creation;
}

/// For the working thread: every element is told to it, and the window hears of them at 15 Hz.
std::function<void(std::int64_t, std::int64_t)> Session::creationListener(int creation) {
    return [self = QPointer<Session>(this), creation, pace = Pace()](std::int64_t done, std::int64_t all) mutable {
        if (!pace.isDue() && done < all) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, creation, done, all] {
                if (self && self->m_creations.count(creation) > 0) emit self->creationProgressed(creation, done, all);
            },
            Qt::QueuedConnection);
    };
}

void Session::cancelCreation(int creation) {
    if (const auto at = m_creations.find(creation); at != m_creations.end()) at->second.request_stop();
}

void Session::endCreations() {
    for (auto& [creation, stop] : m_creations)
        stop.request_stop();
}

void Session::continueRun(qint64 id) {
    if (const store::RunRecord* record = run(id)) startRun(id, record->server, record->backend);
}

void Session::allowHost(qint64 id) {
    const store::RunRecord* record = run(id);
    if (!record) return;
    m_backends.allowHosts(record->backend, [self = QPointer<Session>(this), id, asked = std::weak_ptr(m_workspace)] {
        if (self && self->m_workspace && self->m_workspace == asked.lock()) self->continueRun(id);
    });
}

/// `server` names the saved backend whose managed server the run asks; empty = none of ours.
void Session::startRun(qint64 id, const std::string& server, const std::string& uri) {
    if (server.empty()) {
        const auto& network = m_backends.network();
        const std::string host = network ? run::unknownHostOf(uri, *network) : std::string();
        if (host.empty())
            m_hub.start(id);
        else
            emit hostUnknown(id, QString::fromStdString(host));
        return;
    }
    const QString name = QString::fromStdString(server);
    if (const Status may = backend::servesRun(m_backends.find(name), server, uri); !may) {
        report(tr("The run cannot go on"), may.error());
        return;
    }
    if (!m_hub.await(id, name)) return;
    emit notice(tr("Waiting for the server of %1").arg(name));
    // Weak: what waits must not keep a workspace that was closed meanwhile locked.
    m_backends.probes().whenServed(name, 0,
                                   [self = QPointer<Session>(this), id,
                                    asked = std::weak_ptr(m_workspace)](const Result<backend::ServedUri>& served) {
                                       if (!self || !self->m_workspace || self->m_workspace != asked.lock()) return;
                                       if (self->m_hub.awaitedServer(id).isEmpty()) return; // cancelled meanwhile
                                       emit self->notice({});
                                       if (served) {
                                           self->m_hub.served(id, *served);
                                           return;
                                       }
                                       self->m_hub.cancel(id);
                                       self->report(tr("The run cannot go on: its server did not start"),
                                                    served.error());
                                   });
}

const store::RunRecord* Session::run(qint64 id) const {
    for (const auto* runs : {&m_runs, &m_traversals, &m_studyRuns})
        for (const store::RunRecord& record : *runs)
            if (record.id == id) return &record;
    return nullptr;
}

std::vector<const store::RunRecord*> Session::everyRun() const {
    std::vector<const store::RunRecord*> list;
    for (const auto* runs : {&m_runs, &m_traversals, &m_studyRuns})
        for (const store::RunRecord& record : *runs)
            list.push_back(&record);
    std::sort(list.begin(), list.end(), [](const auto* a, const auto* b) { return a->id < b->id; });
    return list;
}

QString Session::freeName(const QString& wanted) const {
    const auto isTaken = [every = everyRun()](const QString& name) {
        return std::any_of(every.begin(), every.end(),
                           [text = name.toStdString()](const auto* run) { return run->name == text; });
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = tr("%1 (%2)").arg(wanted).arg(number);
    return name;
}

std::vector<const store::RunRecord*> Session::interrupted() const {
    std::vector<const store::RunRecord*> list = everyRun();
    std::erase_if(list, [](const auto* record) { return record->state != store::RunState::Interrupted; });
    return list;
}

void Session::refreshRuns() {
    if (!m_workspace) return;
    query(
        this, "runs", [](store::Database& database) { return store::RunStore(database).all(); },
        [this, asked = std::weak_ptr(m_workspace)](Result<std::vector<store::RunRecord>> runs) {
            if (!m_workspace || m_workspace != asked.lock()) return; // of a workspace that was closed meanwhile
            if (!runs) {
                report(tr("The runs cannot be read"), runs.error());
                return;
            }
            for (auto* list : {&m_runs, &m_traversals, &m_studyRuns})
                list->clear();
            for (store::RunRecord& run : *runs) {
                if (run.state == store::RunState::HalfImported) continue;
                auto& list = run.is(store::kTemplateRuns)    ? m_runs
                             : run.is(store::kTraversalRuns) ? m_traversals
                                                             : m_studyRuns;
                list.push_back(std::move(run));
            }
            emit runsChanged();
            emit repliesStored();
        });
}

void Session::select(const Selection& selection) {
    m_selection = selection;
    emit selectionChanged();
}

} // namespace chronoscope::ui
