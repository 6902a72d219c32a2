// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/AnnotationExport.h"

#include "core/annotation/AnnotationExchange.h"
#include "core/base/AtomicFile.h"
#include "core/study/Study.h"
#include "ui/views/CoreWords.h"
#include "ui/views/SavedBar.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QFileInfo>
#include <QWidget>

#include <vector>

namespace chronoscope::ui {

namespace {
using annotation::Annotation;
using annotation::ExchangeFormat;

ExchangeFormat formatOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("json")) return ExchangeFormat::LabelStudio;
    return suffix == QLatin1String("jsonl") ? ExchangeFormat::Jsonl : ExchangeFormat::Csv;
}

void write(Session& session, std::vector<Annotation> list, Dialogs& dialogs, QWidget* over, const QString& path) {
    const auto count = static_cast<qint64>(list.size());
    session.query(
        over, nullptr,
        [list = std::move(list), path = path.toStdString(),
         format = formatOf(path)](store::Database& database) -> Status {
            const auto names = annotation::elementNames(database, study::builtInStudies());
            if (!names) return names.error();
            return replaceFile(path, annotation::exportAnnotations(list, *names, format), FileAccess::Usual);
        },
        [&dialogs, over, path, count](const Status& written) {
            if (!written)
                return dialogs.showProblem(over, Text::tr("The annotations were not exported"),
                                           coreWords(written.error()));
            const QString file = QFileInfo(path).fileName();
            if (auto* bar = SavedBar::of(*over->window()))
                bar->saySaved(path, count == 1 ? Text::tr("1 annotation in %1").arg(file)
                                               : Text::tr("%1 annotations in %2").arg(numberText(count), file));
        });
}
} // namespace

void exportAnnotations(Session& session, const AnnotationHub& hub, Dialogs& dialogs, QWidget* over) {
    if (!session.isOpen() || !hub.isReady() || hub.book().size() == 0)
        return emit session.notice(Text::tr("Nothing is annotated yet"));
    const FileQuestion question{FileQuestion::Wants::NewFile, "annotations", Text::tr("Export all annotations"),
                                Text::tr("CSV, for a spreadsheet (*.csv);;JSON Lines, for programs (*.jsonl);;"
                                         "Tasks of Label Studio (*.json)"),
                                QStringLiteral("annotations.csv")};
    dialogs.chooseFile(over, question, [&session, &hub, &dialogs, over](const QString& path) {
        std::vector<Annotation> list;
        if (session.isOpen() && hub.isReady())
            hub.book().forEachItem([&](const annotation::ItemKey&, const auto& annotations) {
                list.insert(list.end(), annotations.begin(), annotations.end());
            });
        write(session, std::move(list), dialogs, over, path);
    });
}

} // namespace chronoscope::ui
