// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/FileIntake.h"

#include "core/annotation/AnnotationMerge.h"
#include "core/exchange/FolderFiles.h"
#include "core/facts/FactImport.h"
#include "core/labels/LabelSet.h"
#include "core/prompt/RelationWords.h"
#include "core/store/OwnPackStore.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/TableStudy.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QVector>

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

namespace chronoscope::ui {

using annotation::ImportedAnnotations;
using exchange::FileGuess;
using exchange::FileUse;

namespace {
constexpr int kPatience = 300; ///< ms
constexpr std::size_t kNoStudy = exchange::FolderFiles::kNoStudy;

Result<std::string> textOf(const QString& path, qint64 most) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{ErrorCode::Io, file.errorString().toStdString(), {}};
    if (file.size() > most) return Error{ErrorCode::BadInput, "the file is too large", {}};
    return file.readAll().toStdString();
}

QString annotationsText(std::int64_t count) {
    return (count == 1 ? FileIntake::tr("%1 annotation") : FileIntake::tr("%1 annotations"))
        .arg(numberText(static_cast<qint64>(count)));
}

/// The words of a pack laid over those that the workspace has.
Result<std::string> laidOver(const std::vector<std::string>& own, const std::string& format, const std::string& pack) {
    std::string before;
    for (const std::string& one : own)
        if (prompt::packFormat(one) == format) before = one;
    if (format == prompt::kRelationPack) {
        const auto words = prompt::wordsIn(pack);
        return words ? prompt::packWith(before, *words) : Result<std::string>(words.error());
    }
    for (const auto& study : tableStudies())
        if (study->packFormat() == format) return study->packOver(before, pack);
    return Error{ErrorCode::BadInput,
                 "words of this kind are the program's: a pack of your own lies in the folder packs beside its "
                 "settings, and is used from the next start",
                 format};
}

/// Why something below a folder is not read.
QString hindranceText(const exchange::FolderFiles::Unread& one) {
    using What = exchange::FolderFiles::Unread::What;
    if (one.what == What::LinkedFolder) return FileIntake::tr("a link to a folder, which is not followed");
    if (one.what == What::Special) return FileIntake::tr("a pipe, a socket or a device");
    const std::error_code& problem = one.problem;
    if (problem == std::errc::permission_denied) return FileIntake::tr("you may not read it");
    if (problem == std::errc::no_such_file_or_directory) return FileIntake::tr("a link to nothing");
    return FileIntake::tr("it cannot be read: %1").arg(QString::fromStdString(problem.message()));
}

/// What of a file of annotations did not come in, and why.
void addFaults(ImportTold& told, const QString& path, const ImportedAnnotations& read) {
    for (const ImportedAnnotations::Refusal& one : read.refused)
        told.faults.push_back({path, one.line, coreWords(one.reason)});
    const std::size_t listed = std::min(read.elsewhere.size(), ImportedAnnotations::kMaxListed);
    for (std::size_t i = 0; i < listed; ++i)
        told.faults.push_back({path, read.elsewhere[i].line,
                               FileIntake::tr("what it is about is not in this workspace: element %1")
                                   .arg(toQt(toHex(read.elsewhere[i].annotation.item.element)))});
    told.more = read.refusedCount - static_cast<qint64>(read.refused.size()) +
                static_cast<qint64>(read.elsewhere.size() - listed);
}
} // namespace

/// How the studies tell their own.
struct FileIntake::Asked {
    std::size_t shown = kNoStudy; ///< the study whose page is shown
    std::vector<exchange::StudyFiles> studies;
    QStringList apartText;          ///< of each
    std::vector<std::string> given; ///< all paths that were dropped
};

/// What was dropped, each where it belongs.
struct FileIntake::Sorted {
    QStringList workspaces, models, benchmark, labelSets;
    QVector<ImportFault> leftAlone; ///< what is nothing of all this, and why
    std::size_t pictures = 0;       ///< of folders, that nothing names
    QVector<ImportFault> unread;    ///< below folders
    std::vector<std::pair<QString, FileGuess>> annotations, packs;
    std::map<std::size_t, QStringList> studies;
    QStringList ofFolders; ///< files of all these that are read by themselves, whatever reads the folder around them

    bool needsWorkspace() const { return !annotations.empty() || !packs.empty() || !labelSets.isEmpty(); }
    bool leavesSome() const { return !leftAlone.isEmpty() || pictures > 0 || !unread.isEmpty(); }
    bool isOfOnePage() const { return !needsWorkspace() && benchmark.isEmpty() && studies.size() == 1; }
    bool fillsWorkspace() const { return !benchmark.isEmpty() || !studies.empty(); }
    void add(const QString& path, const FileGuess& guess, std::size_t study) {
        if (study != kNoStudy) {
            studies[study] << path;
            return;
        }
        switch (guess.use) {
        case FileUse::Workspace: workspaces << path; break;
        case FileUse::Model: models << path; break;
        case FileUse::Annotations: annotations.emplace_back(path, guess); break;
        case FileUse::LabelSet: labelSets << path; break;
        case FileUse::Pack: packs.emplace_back(path, guess); break;
        default: benchmark << path; // which says what is wrong with others
        }
    }
};

FileIntake::FileIntake(Session& session, AnnotationHub& annotations, WorkspaceCommands& workspaces, Ways ways,
                       QWidget* parent)
    : QObject(parent), m_session(session), m_annotations(annotations), m_workspaces(workspaces),
      m_ways(std::move(ways)), m_panel(new ImportPanel(parent)) {
    connect(&session, &Session::benchmarkChanged, this, &FileIntake::goOn);
    connect(&session, &Session::workspaceChanged, m_panel, &ImportPanel::reset);
    connect(&session, &Session::workspaceClosing, this, [this] { // what was dropped on it belongs into no other
        m_stop.request_stop();
        m_isCancelled = false;
        m_next.clear();
        if (m_toldBy) m_toldBy->takeUntold();
        m_toldBy = nullptr;
    });
    connect(m_panel, &ImportPanel::cancelRequested, this, [this] {
        m_stop.request_stop();
        m_isCancelled = true;
    });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
}

/// The study that takes the file; kNoStudy for none. What is a table of facts is a study's only on its own page.
std::size_t FileIntake::studyOf(const std::string& path, FileUse use, const Asked& asked) {
    const bool isOpen = use == FileUse::Table || use == FileUse::Benchmark || use == FileUse::Other;
    if (!isOpen) return kNoStudy;
    if (asked.shown != kNoStudy && asked.studies[asked.shown].reads(path)) return asked.shown;
    if (use == FileUse::Table && facts::isFactFile(path, {})) return kNoStudy;
    if (use == FileUse::Benchmark) return kNoStudy; // by its name
    for (std::size_t study = 0; study < asked.studies.size(); ++study)
        if (asked.studies[study].reads(path)) return study;
    return kNoStudy;
}

void FileIntake::addFile(Sorted& sorted, const QString& file, const Asked& asked) {
    const std::string path = file.toStdString();
    const FileGuess guess = exchange::guessFile(path);
    sorted.add(file, guess, studyOf(path, guess.use, asked));
}

/// What of a folder goes where as if it were dropped by itself. Where it is a benchmark alone, or holds nothing, the
/// folder is imported as one, which says what else lies there.
void FileIntake::addFolder(Sorted& sorted, const QString& folder, const Asked& asked, const std::stop_token& stop) {
    using exchange::FolderFiles;
    const FolderFiles below =
        exchange::filesBelow(QDir::cleanPath(folder).toStdString(), asked.studies, {}, stop, asked.given);
    for (const FolderFiles::Unread& one : below.unread)
        sorted.unread.push_back({toQt(one.path), 0, hindranceText(one)});
    for (const std::string& path : below.named)
        sorted.ofFolders << toQt(path);
    for (const FolderFiles::Left& one : below.left) // of which an import of the folder says nothing
        if (one.why == FolderFiles::Why::Special)
            sorted.leftAlone.push_back({toQt(one.path), 0, tr("a pipe, a socket or a device")});
    if (below.parts.empty() && below.unread.empty() && below.named.empty()) {
        sorted.benchmark << folder;
        return;
    }
    for (const auto& [path, why, study] : below.left) {
        if (why == FolderFiles::Why::Special) continue;
        sorted.leftAlone.push_back(
            {toQt(path), 0,
             why == FolderFiles::Why::Apart ? asked.apartText[static_cast<qsizetype>(study)]
             : why == FolderFiles::Why::Likely
                 ? tr("may be a table of facts, but beside a benchmark only one with the columns subject, relation "
                      "and object is read: import the file itself")
                 : tr("it holds neither dated facts nor a table of facts")});
    }
    sorted.pictures += below.pictures.size();
    for (const std::string& path : below.benchmark) {
        sorted.benchmark << toQt(path);
        sorted.ofFolders << toQt(path);
    }
    for (const std::string& path : below.lost)
        sorted.leftAlone.push_back({toQt(path), 0, tr("it is named like a benchmark file, and is no file")});
    for (const auto& [path, study, isFolder] : below.parts) {
        const bool isTable = study == FolderFiles::kNoStudy;
        if (isTable && !exchange::isNamedLikeData(path)) { // several tables are told by their names
            sorted.leftAlone.push_back(
                {toQt(path), 0, tr("holds a table of facts, but is not named like one: import the file itself")});
            continue;
        }
        (isTable ? sorted.benchmark : sorted.studies[study]) << toQt(path);
        if (!isFolder) sorted.ofFolders << toQt(path);
    }
}

void FileIntake::take(const QStringList& paths) {
    Asked asked;
    for (const QString& path : paths)
        asked.given.push_back(path.toStdString());
    const QString page = m_ways.shownPage();
    for (std::size_t i = 0; i < m_studies.size(); ++i) {
        asked.studies.push_back(m_studies[i]->files);
        asked.apartText << m_studies[i]->apartText;
        if (page == QLatin1String(m_studies[i]->name)) asked.shown = i;
    }
    if (m_looking++ == 0 || m_stop.stop_requested()) {
        m_stop = std::stop_source(); // one for what is dropped meanwhile, too
        m_isCancelled = false;
    }
    m_patience.disconnect(this);
    connect(&m_patience, &QTimer::timeout, this,
            [this, name = paths.value(0)] { m_panel->showProgress(name, 0, 0, 0); });
    m_patience.start();
    m_queue.run(
        this, nullptr,
        [paths, asked = std::move(asked), stop = m_stop.get_token()] {
            Sorted sorted;
            for (const QString& path : paths)
                QFileInfo(path).isDir() ? addFolder(sorted, path, asked, stop) : addFile(sorted, path, asked);
            return sorted;
        },
        [this, name = paths.value(0), stop = m_stop.get_token()](const Sorted& sorted) {
            if (--m_looking == 0) {
                m_patience.stop();
                m_panel->endProgress();
            }
            if (!stop.stop_requested())
                begin(sorted);
            else if (m_looking == 0 && m_isCancelled)
                tellCancelled(name);
        });
}

void FileIntake::begin(const Sorted& sorted) {
    m_told = {};
    for (const QString& model : sorted.models)
        m_ways.addModel(model);
    if (!sorted.workspaces.isEmpty()) {
        m_workspaces.open(sorted.workspaces.first());
        if (sorted.workspaces.size() > 1 || sorted.needsWorkspace() || sorted.fillsWorkspace())
            emit m_session.notice(tr("Only %1 was taken: drop the others once it is open")
                                      .arg(QFileInfo(sorted.workspaces.first()).fileName()));
        return;
    }
    if (!sorted.needsWorkspace() && !sorted.fillsWorkspace()) {
        if (sorted.leavesSome()) tell(leftAlone(sorted));
        return;
    }
    const auto fill = [this, sorted] {
        std::optional<ImportTold> besides;
        if (sorted.leavesSome()) besides = leftAlone(sorted);
        if (besides && !sorted.isOfOnePage()) tell(*std::exchange(besides, std::nullopt));
        for (const auto& [path, guess] : sorted.annotations)
            takeAnnotations(path, guess.format);
        for (const QString& path : sorted.labelSets)
            takeLabelSet(path);
        for (const auto& [path, guess] : sorted.packs)
            takePack(path, guess.pack);
        for (const auto& [study, paths] : sorted.studies)
            afterwards([this, page = m_studies[study], paths = paths, elsewhere = sorted.ofFolders, besides] {
                importFiles(*page, paths, elsewhere, besides);
            });
        if (!sorted.benchmark.isEmpty())
            afterwards([this, paths = sorted.benchmark] { m_ways.importBenchmark(paths); });
    };
    if (m_session.isOpen()) return fill();
    if (sorted.fillsWorkspace()) return m_workspaces.makeAtHome(fill);
    emit m_session.problem(tr("No workspace is open"),
                           tr("Annotations, label sets and words belong to a workspace: open it first."));
}

/// What was dropped `besides` is told by the page, with what came of its own: two bars would stand above each other.
void FileIntake::importFiles(const StudyPage& page, const QStringList& paths, const QStringList& elsewhere,
                             const std::optional<ImportTold>& besides) {
    m_ways.showPage(QLatin1String(page.name));
    m_toldBy = besides ? page.widget->findChild<ImportPanel*>() : nullptr;
    if (m_toldBy) {
        if (m_looking == 0) m_panel->reset(); // what it says is of an earlier drop
        m_toldBy->tellWithNext(*besides);
    } else if (besides) {
        tell(*besides);
    }
    page.importFiles(paths, elsewhere);
    if (!m_session.isImporting()) tellUntold();
}

/// The import came to nothing.
void FileIntake::tellUntold() {
    const auto untold = m_toldBy ? m_toldBy->takeUntold() : std::nullopt;
    m_toldBy = nullptr;
    if (untold) tell(*untold);
}

/// One import at a time.
void FileIntake::afterwards(std::function<void()> step) {
    m_next.push_back(std::move(step));
    goOn();
}

void FileIntake::goOn() {
    if (!m_session.isImporting()) tellUntold();
    while (!m_next.empty() && !m_session.isImporting()) {
        const auto step = std::move(m_next.front());
        m_next.pop_front();
        step();
    }
}

void FileIntake::refuse(const QString& path, const QString& what, const QString& why) {
    ImportTold told;
    told.text = what;
    told.isNothing = true;
    told.faults.push_back({path, 0, why});
    tell(told);
}

ImportTold FileIntake::leftAlone(const Sorted& sorted) {
    constexpr qsizetype kMostNamed = 100;
    const qsizetype count = sorted.leftAlone.size();
    QStringList parts;
    if (count > 0)
        parts << (count == 1 ? tr("1 file was left alone") : tr("%1 files were left alone").arg(numberText(count)));
    if (const qsizetype unread = sorted.unread.size(); unread > 0)
        parts << (unread == 1 ? tr("1 file or folder cannot be read")
                              : tr("%1 files or folders cannot be read").arg(numberText(unread)));
    if (sorted.pictures > 0) parts << strayPicturesText(sorted.pictures);
    const QVector<ImportFault> faults = sorted.unread + sorted.leftAlone;
    ImportTold told;
    told.text = parts.join(QStringLiteral(", "));
    told.isNothing = !sorted.needsWorkspace() && !sorted.fillsWorkspace();
    told.faults = faults.first(std::min(kMostNamed, faults.size()));
    told.more = std::max<qint64>(0, faults.size() - kMostNamed);
    return told;
}

void FileIntake::tellCancelled(const QString& name) {
    m_told = {};
    ImportTold told;
    told.text =
        tr("Looking through %1 was cancelled; nothing was imported").arg(QFileInfo(QDir::cleanPath(name)).fileName());
    told.isNothing = true;
    tell(told);
}

/// Beside what came of the other files that were dropped with this one.
void FileIntake::tell(const ImportTold& told) {
    const bool isFirst = m_told.text.isEmpty();
    m_told.text = isFirst ? told.text : tr("%1; %2").arg(m_told.text, told.text);
    m_told.faults += told.faults;
    m_told.more += told.more;
    m_told.isNothing = told.isNothing && (isFirst || m_told.isNothing);
    if (!told.help.isEmpty()) m_told.help = told.help;
    m_panel->showResult(m_told);
}

void FileIntake::takeAnnotations(const QString& path, annotation::ExchangeFormat format) {
    m_session.query(
        this, nullptr,
        [path, format](store::Database& database) -> Result<ImportedAnnotations> {
            const auto text = textOf(path, static_cast<qint64>(annotation::kMaxExchangeFile));
            if (!text) return text.error();
            const auto names = annotation::elementNames(database, study::builtInStudies());
            if (!names) return names.error();
            return annotation::importAnnotations(*text, format, *names);
        },
        [this, path](const Result<ImportedAnnotations>& read) { merge(path, read); });
}

/// What was said later stands, as when two copies of a workspace are merged. One step of undo on the page Annotate.
void FileIntake::merge(const QString& path, const Result<ImportedAnnotations>& read) {
    const QString nothing = tr("No annotations came in");
    if (!read) return refuse(path, nothing, coreWords(read.error().message));
    if (!m_annotations.canWrite()) return refuse(path, nothing, m_annotations.whyNot());
    auto merged = annotation::mergeInto(m_annotations.book(), read->annotations(), annotation::MergePolicy::Newer,
                                        m_annotations.author(), {});
    const auto taken = std::count_if(merged.conflicts.begin(), merged.conflicts.end(),
                                     [](const auto& conflict) { return conflict.taken; });
    const auto kept = static_cast<std::int64_t>(merged.conflicts.size()) - taken;
    ImportTold told;
    told.help = QStringLiteral("Several annotators");
    told.isNothing = merged.action.changes.empty();
    QStringList parts{merged.added > 0 ? tr("%1 came in").arg(annotationsText(merged.added)) : nothing};
    if (taken > 0) parts << tr("%1 replaced by what was said later").arg(annotationsText(taken));
    if (kept > 0) parts << tr("%1 kept, for what is here was said later").arg(annotationsText(kept));
    if (merged.same > 0) parts << tr("%1 already there").arg(annotationsText(merged.same));
    if (!read->elsewhere.empty())
        parts << tr("%1 of what is not in this workspace")
                     .arg(annotationsText(static_cast<std::int64_t>(read->elsewhere.size())));
    if (read->refusedCount > 0) parts << tr("%1 refused").arg(numberText(read->refusedCount));
    told.text = parts.join(QStringLiteral(", "));
    addFaults(told, path, *read);
    m_annotations.perform(tr("Import %1").arg(annotationsText(static_cast<std::int64_t>(merged.action.changes.size()))),
                          std::move(merged.action.changes));
    tell(told);
}

void FileIntake::takeLabelSet(const QString& path) {
    const auto text = textOf(path, static_cast<qint64>(store::OwnPackStore::kMaxBytes));
    const auto set = text ? annotation::labelSetFromJson(*text) : Result<annotation::LabelSet>(text.error());
    const QString nothing = tr("The label set did not come in");
    if (!set) return refuse(path, nothing, coreWords(set.error().message));
    if (!m_annotations.canWrite()) return refuse(path, nothing, m_annotations.whyNot());
    m_annotations.putLabelSet(
        *set, [self = QPointer<FileIntake>(this), path, nothing, name = toQt(set->name)](const Status& stored) {
            if (!self) return;
            if (!stored) return self->refuse(path, nothing, coreWords(stored.error().message));
            ImportTold told;
            told.text = tr("The label set “%1” is here: a new queue on the page Annotate can use it").arg(name);
            self->tell(told);
        });
}

void FileIntake::takePack(const QString& path, const std::string& format) {
    const QString nothing = tr("No words came in");
    if (m_session.isReadOnly()) return refuse(path, nothing, tr("the workspace is open for reading only"));
    const auto text = textOf(path, static_cast<qint64>(store::OwnPackStore::kMaxBytes));
    auto laid = text ? laidOver(m_session.ownPacks(), format, *text) : Result<std::string>(text.error());
    if (!laid) return refuse(path, nothing, coreWords(laid.error().message));
    m_session.keepPacks(
        {std::move(laid).value()}, [self = QPointer<FileIntake>(this), path, nothing](const Status& kept) {
            if (!self) return;
            if (!kept) return self->refuse(path, nothing, coreWords(kept.error().message));
            ImportTold told;
            told.text =
                tr("The words of %1 are kept in this workspace: later runs use them").arg(QFileInfo(path).fileName());
            self->tell(told);
        });
}

} // namespace chronoscope::ui
