// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportPage.h"

#include "core/base/Time.h"
#include "ui/report/Report.h"

#include <QFile>
#include <QTemporaryDir>

#include <utility>

namespace chronoscope::app {

namespace {
/// The figure, or why there is none.
Status addFigure(ui::ReportSection& section, const DrawFigure& draw) {
    const QTemporaryDir folder;
    if (!folder.isValid()) return Error{ErrorCode::Io, folder.errorString().toStdString(), {}};
    QFile figure(folder.filePath(QStringLiteral("figure.svg")));
    if (const Status drawn = draw(figure.fileName().toStdString()); !drawn) {
        if (drawn.error().code != ErrorCode::InvalidArgument) return drawn.error();
        section.note = QStringLiteral("No figure: %1.").arg(QString::fromStdString(drawn.error().message));
        return {};
    }
    if (!figure.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Io, figure.errorString().toStdString(), figure.fileName().toStdString()};
    section.svg = figure.readAll();
    return {};
}
} // namespace

Result<std::string> reportPage(store::Database& database, const std::vector<results::RunChoice>& runs,
                               ReportPageParts parts, const DrawFigure& draw) {
    ui::Report report;
    report.title = QStringLiteral("Chronoscope report: %1").arg(QString::fromStdString(parts.title));
    report.facts = {QStringLiteral("Shown: %1").arg(QString::fromStdString(parts.narrowed)),
                    QStringLiteral("Written %1 by Chronoscope %2")
                        .arg(QString::fromStdString(utcNow()), QStringLiteral(CHRONOSCOPE_VERSION))};
    for (const std::string& warning : parts.warnings)
        report.facts << QStringLiteral("Note: %1").arg(QString::fromStdString(warning));
    ui::ReportSection section;
    section.title = QString::fromStdString(parts.title);
    section.numbers = std::move(parts.numbers);
    if (const Status added = addFigure(section, draw); !added) return added.error();
    report.sections.push_back(std::move(section));
    auto manifests = exchange::runManifests(database, runs, CHRONOSCOPE_VERSION, study::builtInStudies());
    if (!manifests) return manifests.error();
    report.runs = std::move(manifests).value();
    return ui::reportHtml(report).toStdString();
}

} // namespace chronoscope::app
