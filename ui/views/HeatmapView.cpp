// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/HeatmapView.h"

#include "core/analysis/ReportTables.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>
#include <set>

namespace chronoscope::ui {

namespace {
QString text(const char* words) { return QCoreApplication::translate("chronoscope::ui", words); }
} // namespace

QString displayName(prompt::Template form) {
    switch (form) {
    case prompt::Template::Generation: return text("Generation");
    case prompt::Template::Mcqa: return text("MCQA");
    case prompt::Template::TrueFalse: return text("TF");
    }
    return {};
}

QString displayName(benchmark::Domain domain) {
    switch (domain) {
    case benchmark::Domain::General: return text("General");
    case benchmark::Domain::Biomedical: return text("Biomedical");
    case benchmark::Domain::Legal: return text("Legal");
    case benchmark::Domain::CommonSense: return text("Commonsense");
    case benchmark::Domain::Math: return text("Mathematics");
    }
    return {};
}

QString displayName(benchmark::State state) {
    switch (state) {
    case benchmark::State::Dynamic: return text("Dynamic");
    case benchmark::State::Static: return text("Static");
    case benchmark::State::Invariant: return text("Invariant");
    }
    return {};
}

QString displayName(prompt::Protocol protocol) {
    return protocol == prompt::Protocol::Reference ? text("reference protocol") : text("debiased protocol");
}

QString displayName(analysis::CellCategory category) {
    switch (category) {
    case analysis::CellCategory::Missing: return text("Missing");
    case analysis::CellCategory::Correct: return text("Correct");
    case analysis::CellCategory::PartialGreedy: return text("Partial (greedy)");
    case analysis::CellCategory::PartialSampled: return text("Partial (sampled)");
    case analysis::CellCategory::Incorrect: return text("Incorrect");
    }
    return {};
}

QString displayName(backend::ErrorKind kind) {
    switch (kind) {
    case backend::ErrorKind::Network: return text("network");
    case backend::ErrorKind::Timeout: return text("time-out");
    case backend::ErrorKind::RateLimited: return text("rate limit");
    case backend::ErrorKind::Server: return text("server");
    case backend::ErrorKind::Auth: return text("not authorised");
    case backend::ErrorKind::Quota: return text("quota");
    case backend::ErrorKind::BadRequest: return text("bad request");
    case backend::ErrorKind::BadReply: return text("unreadable reply");
    case backend::ErrorKind::Unsupported: return text("not supported");
    case backend::ErrorKind::Cancelled: return text("cancelled");
    }
    return {};
}

QString describe(const store::TallyFilter& filter) {
    QStringList parts;
    parts << (filter.form ? displayName(*filter.form) : text("all templates"));
    parts << (filter.domain ? displayName(*filter.domain).toLower() : text("all domains"));
    if (filter.state) parts << displayName(*filter.state).toLower();
    if (!filter.relation.empty()) parts << QString::fromStdString(filter.relation);
    return parts.join(QStringLiteral(" · "));
}

namespace {
/// What a model scores that always gives the same answer, where that is not next to nothing.
QString floorNote(prompt::Protocol protocol, std::optional<prompt::Template> form) {
    if (protocol != prompt::Protocol::Reference || form == prompt::Template::Generation) return {};
    if (form == prompt::Template::Mcqa) return text("\nReference protocol: always answering (d) would score 100 %");
    if (form == prompt::Template::TrueFalse)
        return text("\nReference protocol: always answering true would score 100 %");
    return {};
}
} // namespace

widgets::HeatmapData heatmapData(const std::vector<store::RunRecord>& runs, const std::vector<store::TallyLine>& lines,
                                 const store::TallyFilter& filter) {
    widgets::HeatmapData data;
    data.title = text("Correct, % of elements · %1").arg(describe(filter));
    data.rowAxis = text("run");
    data.columnAxis = text("year");
    data.valueName = text("Correct, %");
    data.emptyText = runs.empty() ? text("No runs yet") : text("Nothing to show for this filter");
    data.emptyHint = runs.empty() ? text("Start one on the Runs page, or from a slice on the Benchmark page.")
                                  : text("No run asks about this template, domain and state.");
    std::set<int> years;
    std::map<std::int64_t, std::map<int, const store::TallyLine*>> byRun;
    for (const store::TallyLine& line : lines) {
        years.insert(line.year.value_or(0));
        byRun[line.run][line.year.value_or(0)] = &line;
    }
    for (const int year : years)
        data.columns << QString::number(year);
    for (const store::RunRecord& run : runs) {
        const auto own = byRun.find(run.id);
        if (own == byRun.end()) continue;
        data.rows.push_back({run.id,
                             QString::fromStdString(run.name),
                             text("%1 · %2").arg(QString::fromStdString(run.model), displayName(run.spec.protocol)),
                             {}});
        for (const int year : years) {
            widgets::HeatmapCell cell;
            if (const auto at = own->second.find(year); at != own->second.end()) {
                const store::TallyCounts& counts = at->second->counts;
                const auto share = analysis::correctShare(counts);
                const QString lost =
                    counts.lostSamples == 0 ? QString() : text("\n%1 samples lost to errors").arg(counts.lostSamples);
                cell.planned = true;
                cell.elements = static_cast<int>(counts.elements);
                cell.missing = static_cast<int>(counts.missing());
                if (share.known) {
                    cell.value = share.percent;
                    cell.low = share.interval.low;
                    cell.high = share.interval.high;
                    cell.note = text("%1 correct · %2 partial (greedy) · %3 partial (sampled) · %4 incorrect")
                                    .arg(counts.correct)
                                    .arg(counts.partialGreedy)
                                    .arg(counts.partialSampled)
                                    .arg(counts.incorrect);
                    cell.note += floorNote(run.spec.protocol, filter.form);
                }
                cell.note += lost;
            }
            data.cells.push_back(cell);
        }
    }
    return data;
}

} // namespace chronoscope::ui
