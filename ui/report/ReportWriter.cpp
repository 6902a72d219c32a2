// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/report/ReportWriter.h"

#include "core/base/AtomicFile.h"
#include "core/base/Time.h"
#include "core/results/Comparability.h"
#include "core/results/Floor.h"
#include "ui/pages/ResultPage.h"
#include "ui/views/ComparabilityText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FilterParts.h"
#include "widgets/plots/FigureExport.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <numeric>
#include <utility>

namespace chronoscope::ui {

namespace {
bool isPdf(const QString& path) { return path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive); }

Status writeReport(const Report& report, const QString& path, const std::stop_token& stop) {
    QByteArray bytes;
    if (isPdf(path)) {
        auto pages = reportPdf(report, stop);
        if (!pages) return pages.error();
        bytes = std::move(pages).value();
    } else {
        bytes = reportHtml(report);
    }
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return replaceFile(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())},
                       FileAccess::Usual);
}
} // namespace

std::vector<ReportPart> partsOf(const ReportPage& source) {
    return source.parts ? source.parts() : source.page->reportParts();
}

bool needsResults(const ReportPage& source) { return qobject_cast<const ResultPage*>(source.page) != nullptr; }

namespace {
/// The protocol of a run, and what always saying the same would score under it.
QString protocolText(const results::RunColumns& run) {
    QStringList floors;
    for (const prompt::Template form : run.layout.templates)
        if (const auto percent = results::alwaysSamePercent(run, form))
            floors << (form == prompt::Template::Mcqa ? ReportWriter::tr("always (d) would score %1 %")
                                                      : ReportWriter::tr("always true would score %1 %"))
                          .arg(QLocale().toString(*percent, 'f', 1));
    const QString text = ReportWriter::tr("%1: %2 protocol")
                             .arg(QString::fromStdString(run.title()), coreWords(std::string(name(run.protocol))));
    return floors.isEmpty() ? text : text + QStringLiteral("; ") + floors.join(QStringLiteral(", "));
}
} // namespace

ReportWriter::ReportWriter(Results& results, Session& session, QObject* parent)
    : QObject(parent), m_results(results), m_session(session) {}

ReportWriter::~ReportWriter() { m_stop.request_stop(); }

void ReportWriter::write(std::vector<ReportPage> pages, const QString& path) {
    if (m_busy) return;
    m_busy = true;
    m_stop = std::stop_source();
    m_path = path;
    m_next = 0;
    m_writing = false;
    m_pages = std::move(pages);
    m_report = {};
    m_report.title = tr("Chronoscope report: %1").arg(QFileInfo(m_session.path()).completeBaseName());
    m_report.facts = facts();
    m_figures = std::make_unique<QTemporaryDir>();
    if (!m_figures->isValid()) return end(Error{ErrorCode::Io, m_figures->errorString().toStdString(), {}});
    std::vector<results::RunChoice> choices;
    if (const auto& set = m_results.set())
        for (const results::RunView& run : set->runs)
            choices.push_back(run.columns->choice);
    for (const ReportPage& page : m_pages)
        for (const std::int64_t run : page.page->studyRuns())
            choices.push_back({run, 0});
    m_session.query(
        this, "manifests",
        [choices, version = QCoreApplication::applicationVersion().toStdString()](store::Database& database) {
            return exchange::runManifests(database, choices, version, study::builtInStudies());
        },
        [this, stop = m_stop.get_token()](Result<std::vector<exchange::RunManifest>> manifests) {
            if (stop.stop_requested()) return;
            if (!manifests) return end(manifests.error());
            m_report.runs = std::move(manifests).value();
            takeNext();
        });
}

QStringList ReportWriter::facts() const {
    const QString written = tr("Written %1 by Chronoscope %2")
                                .arg(QString::fromStdString(utcNow()), QCoreApplication::applicationVersion());
    if (!m_results.set()) return {written};
    const results::ResultSet& set = *m_results.set();
    QStringList facts{tr("Shown: %1").arg(narrowingText(m_results.filter(), &set)), written};
    for (const results::RunView& run : set.runs)
        facts << protocolText(*run.columns);
    std::vector<std::size_t> runs(set.runs.size());
    std::iota(runs.begin(), runs.end(), std::size_t{0});
    for (const results::Warning& warning : results::comparability(set, runs))
        facts << tr("Note: %1").arg(comparabilityText(warning));
    return facts;
}

void ReportWriter::takeNext() {
    emit progressed(static_cast<int>(m_next), static_cast<int>(m_pages.size()) + 1);
    if (m_stop.stop_requested()) return;
    if (m_next == m_pages.size()) return writeFile();
    for (ReportPart& part : partsOf(m_pages[m_next++]))
        take(std::move(part));
    QMetaObject::invokeMethod(
        this,
        [this, stop = m_stop.get_token()] {
            if (!stop.stop_requested()) takeNext();
        },
        Qt::QueuedConnection);
}

void ReportWriter::take(ReportPart part) {
    ReportSection section{std::move(part.title), std::move(part.note), {}, {}, std::move(part.numbers)};
    const QString path = m_figures->filePath(QStringLiteral("%1.%2")
                                                 .arg(m_report.sections.size())
                                                 .arg(isPdf(m_path) ? QLatin1String("png") : QLatin1String("svg")));
    QString problem;
    QFile figure(path);
    const auto chosen = widgets::FigureExport::setForm({}); // a report is on paper
    const auto back = qScopeGuard([chosen] { widgets::FigureExport::setForm(chosen); });
    if (part.draw && (!part.draw(path, &problem) || !figure.open(QIODevice::ReadOnly)))
        section.note = tr("%1 The figure could not be drawn. %2").arg(section.note, problem).trimmed();
    else if (part.draw && isPdf(m_path))
        section.image = QImage::fromData(figure.readAll());
    else if (part.draw)
        section.svg = figure.readAll();
    m_report.sections.push_back(std::move(section));
}

void ReportWriter::writeFile() {
    m_queue.run(
        this, "file",
        [report = std::move(m_report), path = m_path, stop = m_stop.get_token()] {
            return writeReport(report, path, stop);
        },
        [this](const Status& status) { end(status); });
    m_writing = true;
}

void ReportWriter::cancel() {
    if (!m_busy) return;
    m_stop.request_stop();
    if (!m_writing) end(Error{ErrorCode::Cancelled, "stopped", {}});
}

void ReportWriter::end(const Status& status) {
    m_busy = false;
    m_report = {};
    m_figures.reset();
    if (status)
        emit finished(m_path);
    else if (status.error().code == ErrorCode::Cancelled)
        emit cancelled();
    else if (status.error().code == ErrorCode::DiskFull)
        emit failed(
            tr("The disk is full: nothing was written to %1. Free some room or choose another folder.").arg(m_path));
    else if (status.error().code == ErrorCode::Io)
        emit failed(
            tr("%1 cannot be written: %2. Choose another folder.").arg(m_path, coreWords(status.error().message)));
    else
        emit failed(coreWords(status.error()));
}

} // namespace chronoscope::ui
