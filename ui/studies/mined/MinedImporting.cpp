// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedImporting.h"

#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/pages/ImportPanel.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <algorithm>

namespace chronoscope::ui {

using mined::ImportNote;
using mined::MinedReport;

namespace {
using MinedReports = std::vector<MinedReport>;
constexpr std::size_t kMostImportNotes = 2'000; ///< lines that are listed of one import

/// A path that is none of MINED's is told like an item that is left out: the others are imported.
Result<MinedReports> importPathsOfMined(store::Workspace& workspace, const std::vector<std::string>& paths,
                                        const std::vector<std::string>& elsewhere, const std::stop_token& stop) {
    MinedReports reports;
    for (const std::string& path : paths) {
        mined::TaskFiles files = mined::findTaskFiles(path);
        for (const std::string& file : elsewhere)
            mined::leave(files, file);
        if (files.files.empty()) {
            reports.emplace_back().leftOut.push_back(
                {path, 0,
                 (mined::holdsDatedLists(path)
                      ? Text::tr("lists of dated answers, as DyKnow, V-DyKnow and EvolveBench have them: the page "
                                 "Benchmark imports them as facts")
                      : Text::tr("no task files of MINED: neither a JSON array of its items, nor a folder of such "
                                 "files"))
                     .toStdString()});
            continue;
        }
        auto report = mined::importMined(workspace, files, stop);
        if (!report) return report.error();
        reports.push_back(std::move(report).value());
    }
    return reports;
}

qint64 faultsOf(const MinedReports& reports) {
    qint64 faults = 0;
    for (const MinedReport& report : reports)
        for (int code = 0; code < mined::kAuditCodes; ++code)
            if (mined::isFault(static_cast<mined::AuditCode>(code)))
                faults += static_cast<qint64>(report.byCode[static_cast<std::size_t>(code)]);
    return faults;
}

QString countedText(std::size_t number, const QString& one, const QString& many) {
    return (number == 1 ? one : many).arg(numberText(static_cast<qint64>(number)));
}

ImportTold toldOf(const MinedReports& reports) {
    ImportTold told;
    told.text = minedImportText(reports);
    told.help = QStringLiteral("Bringing items in");
    std::size_t came = 0;
    const auto isFull = [&] { return told.faults.size() == static_cast<qsizetype>(kMostImportNotes); };
    const auto add = [&](const QString& file, qint64 line, const QString& reason) {
        if (isFull())
            ++told.more;
        else
            told.faults.push_back({file, line, reason});
    };
    for (const MinedReport& report : reports) {
        came += report.items + report.completed;
        for (const auto* notes : {&report.leftOut, &report.imageProblems})
            for (const ImportNote& note : *notes)
                add(toQt(note.file), static_cast<qint64>(note.line), isFull() ? QString() : coreWords(note.reason));
        for (const std::string& file : report.ignoredFiles)
            add(toQt(file), 0,
                std::find(report.apart.begin(), report.apart.end(), file) == report.apart.end()
                    ? Text::tr("not read with this folder")
                    : Text::tr("not read with this folder, though it is a task file: import it by itself"));
    }
    told.isNothing = came == 0;
    return told;
}

/// "3 are left out (countries, Italy, President of Italy: no date; …)".
QString listNotesText(const QString& counted, const std::vector<mined::ListNote>& notes) {
    constexpr std::size_t kMostNamed = 2;
    QStringList named;
    for (std::size_t at = 0; at < std::min(notes.size(), kMostNamed); ++at)
        named << QStringLiteral("%1: %2").arg(toQt(notes[at].place), coreWords(notes[at].reason));
    if (notes.size() > kMostNamed) named << QStringLiteral("…");
    return QStringLiteral("%1 (%2)").arg(counted, named.join(QLatin1String("; ")));
}

FileQuestion questionOf(MinedSource source) {
    if (source == MinedSource::Folder)
        return {FileQuestion::Wants::Folder, "MINED", Text::tr("Import a folder of MINED"), {}, {}};
    return {FileQuestion::Wants::Files,
            "MINED",
            Text::tr("Import task files of MINED"),
            Text::tr("Task files (*.json);;All files (*)"),
            {}};
}
} // namespace

QString minedImportText(const std::vector<MinedReport>& reports) {
    std::size_t items = 0, images = 0, already = 0, repeated = 0, completed = 0, leftOut = 0, pictures = 0, unnamed = 0;
    bool isUnknown = false;
    for (const MinedReport& report : reports) {
        items += report.items;
        images += report.images;
        already += report.already;
        repeated += report.repeated;
        completed += report.completed;
        leftOut += report.leftOut.size();
        pictures += report.imageProblems.size();
        unnamed += report.unnamedPictures.value_or(0);
        isUnknown = isUnknown || !report.unnamedPictures;
    }
    QStringList parts{items > 0 ? Text::tr("%1 and %2 imported")
                                      .arg(countedText(items, Text::tr("%1 item"), Text::tr("%1 items")),
                                           countedText(images, Text::tr("%1 picture"), Text::tr("%1 pictures")))
                                : Text::tr("No new items")};
    if (already > 0) parts << countedText(already, Text::tr("%1 was there"), Text::tr("%1 were there"));
    if (repeated > 0)
        parts << countedText(repeated, Text::tr("%1 row stands there twice"), Text::tr("%1 rows stand there twice"));
    if (completed > 0)
        parts << countedText(completed, Text::tr("%1 has its picture now"), Text::tr("%1 have their pictures now"));
    if (leftOut > 0) parts << countedText(leftOut, Text::tr("%1 left out"), Text::tr("%1 left out"));
    if (pictures > 0)
        parts << countedText(pictures, Text::tr("%1 picture not taken"), Text::tr("%1 pictures not taken"));
    if (const qint64 faults = faultsOf(reports); faults > 0)
        parts << countedText(static_cast<std::size_t>(faults), Text::tr("%1 fault found"), Text::tr("%1 faults found"));
    if (isUnknown)
        parts << Text::tr(
            "how many pictures nothing names is not known, for rows that could not be read may name some");
    else if (unnamed > 0)
        parts << strayPicturesText(unnamed);
    return parts.join(QStringLiteral(", "));
}

void importMinedItems(Session& session, Dialogs& dialogs, ImportPanel& panel, MinedSource source,
                      std::function<void(qint64)> imported) {
    dialogs.chooseFiles(panel.parentWidget(), questionOf(source),
                        [&session, &panel, imported = std::move(imported)](const QStringList& chosen) {
                            importMinedPaths(session, panel, chosen, {}, imported);
                        });
}

void importMinedPaths(Session& session, ImportPanel& panel, const QStringList& paths, const QStringList& elsewhere,
                      std::function<void(qint64)> imported) {
    std::vector<std::string> files, others;
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    for (const QString& path : elsewhere)
        others.push_back(path.toStdString());
    session.importBy(
        &panel, paths.first(),
        [files, others](store::Workspace& workspace, const std::stop_token& stop) {
            return importPathsOfMined(workspace, files, others, stop);
        },
        [&session, &panel, imported = std::move(imported)](const Result<MinedReports>& reports) {
            if (reports) {
                panel.showResult(toldOf(*reports));
                imported(faultsOf(*reports));
            } else if (reports.error().code == ErrorCode::Cancelled) {
                panel.showCancelled();
            } else {
                emit session.problem(Text::tr("The import stopped"), coreWords(reports.error().text()));
            }
        });
}

QString datedListsText(const mined::DatedLists& lists) {
    QStringList parts{Text::tr("Read in the layout of %1: lists: %2, values: %3")
                          .arg(toQt(name(lists.layout)), numberText(static_cast<qint64>(lists.lists)),
                               numberText(static_cast<qint64>(lists.values)))};
    const auto counted = [](const std::vector<mined::ListNote>& notes) {
        return numberText(static_cast<qint64>(notes.size()));
    };
    if (!lists.leftOut.empty())
        parts << listNotesText(Text::tr("left out: %1").arg(counted(lists.leftOut)), lists.leftOut);
    if (!lists.guessed.empty())
        parts << listNotesText(Text::tr("guessed at: %1").arg(counted(lists.guessed)), lists.guessed);
    return parts.join(QLatin1String(", "));
}

} // namespace chronoscope::ui
