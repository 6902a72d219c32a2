// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/Session.h"

#include "core/exchange/FactTwins.h"
#include "core/facts/FactImport.h"
#include "core/study/Study.h"
#include "ui/bridge/Pace.h"
#include "ui/views/CoreWords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <chrono>
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
    for (const auto ended : {&ScoringHub::failed, &ScoringHub::refused})
        connect(&m_scorings, ended, this, [this](qint64, const QString& why) {
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
    emit problem(what, isSaid ? coreWords(error.message) : coreWords(error));
}

void Session::openWorkspace(const QString& path, bool create) {
    const auto canonical = [](const QString& file) { return QFileInfo(file).canonicalFilePath(); };
    if (isOpen() && !isReadOnly() && canonical(path) == canonical(this->path())) return;
    if (const QFileInfo file(path); !create && file.isFile() && file.size() == 0) { // SQLite would make a new one of it
        emit problem(tr("%1 cannot be opened").arg(QDir::toNativeSeparators(path)), tr("The file is empty (0 bytes)."));
        return;
    }
    emit notice(tr("Opening %1…").arg(QFileInfo(path).fileName()));
    m_opening = path;
    emit openingChanged();
    m_jobs.run(
        this, "open",
        [path = path.toStdString(), create, shipped = m_shipped] { return openBoth(path, create, shipped); },
        [this, path](Opened opened) {
            m_opening.clear();
            if (opened.error) {
                emit openingChanged();
                emit notice({});
                report(tr("%1 cannot be opened").arg(QDir::toNativeSeparators(path)), *opened.error);
                return;
            }
            const std::optional<Error> wordsProblem = opened.wordsProblem;
            adopt(std::move(opened));
            emit openingChanged();
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

/// The last owner closes the file, which can take a while: that is for a background thread. Readers that others are
/// closing meanwhile are waited for a moment, so that no file of SQLite's is left beside it.
void Session::letGo() {
    endCreations();
    if (m_reader && *m_reader) (**m_reader).interrupt();
    auto both = std::make_shared<std::pair<decltype(m_workspace), decltype(m_reader)>>(
        std::exchange(m_workspace, nullptr), std::exchange(m_reader, nullptr));
    m_jobs.run(
        this, nullptr,
        [both = std::move(both)]() mutable {
            both->second.reset();
            if (both->first) both->first->awaitReaders(std::chrono::seconds(3));
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
    emit importEnded(result ? Status() : Status(result.error()));
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
            auto reader = workspace->reader();
            if (!reader) return {reader.error(), {}, std::move(done.words)};
            const auto known = exchange::knownFacts(*reader);
            if (!known) return {known.error(), {}, std::move(done.words)};
            const auto stored = facts::storeFacts(*intake, sink, stop, *known);
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

void Session::tellEnd(const Status& ended, const QString& made, const QString& failed) {
    if (ended)
        emit notice(made);
    else if (ended.error().code != ErrorCode::Cancelled)
        emit problem(failed, coreWords(ended.error()));
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
                const auto kind = study::builtInStudies().resultsOf(run);
                auto& list = kind == study::ResultKind::Cells        ? m_runs
                             : kind == study::ResultKind::Traversals ? m_traversals
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
