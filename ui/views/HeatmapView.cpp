// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/HeatmapView.h"

#include "core/analysis/ReportTables.h"
#include "ui/views/Text.h"

#include <QStringList>

#include <map>
#include <set>

namespace chronoscope::ui {

QString displayName(prompt::Template form) {
    switch (form) {
    case prompt::Template::Generation: return Text::tr("Generation");
    case prompt::Template::Mcqa: return Text::tr("MCQA");
    case prompt::Template::TrueFalse: return Text::tr("TF");
    }
    return {};
}

QString displayName(benchmark::Domain domain) {
    switch (domain) {
    case benchmark::Domain::General: return Text::tr("General");
    case benchmark::Domain::Biomedical: return Text::tr("Biomedical");
    case benchmark::Domain::Legal: return Text::tr("Legal");
    case benchmark::Domain::CommonSense: return Text::tr("Commonsense");
    case benchmark::Domain::Math: return Text::tr("Mathematics");
    }
    return {};
}

QString displayName(benchmark::State state) {
    switch (state) {
    case benchmark::State::Dynamic: return Text::tr("Dynamic");
    case benchmark::State::Static: return Text::tr("Static");
    case benchmark::State::Invariant: return Text::tr("Invariant");
    }
    return {};
}

QString displayName(prompt::Protocol protocol) {
    return protocol == prompt::Protocol::Reference ? Text::tr("reference protocol") : Text::tr("debiased protocol");
}

QString displayName(analysis::CellCategory category) {
    switch (category) {
    case analysis::CellCategory::Missing: return Text::tr("Missing");
    case analysis::CellCategory::Correct: return Text::tr("Correct");
    case analysis::CellCategory::PartialGreedy: return Text::tr("Partial (greedy)");
    case analysis::CellCategory::PartialSampled: return Text::tr("Partial (sampled)");
    case analysis::CellCategory::Incorrect: return Text::tr("Incorrect");
    }
    return {};
}

QString displayName(backend::ErrorKind kind) {
    switch (kind) {
    case backend::ErrorKind::Network: return Text::tr("network");
    case backend::ErrorKind::Timeout: return Text::tr("time-out");
    case backend::ErrorKind::RateLimited: return Text::tr("rate limit");
    case backend::ErrorKind::Server: return Text::tr("server");
    case backend::ErrorKind::Auth: return Text::tr("not authorised");
    case backend::ErrorKind::Quota: return Text::tr("quota");
    case backend::ErrorKind::BadRequest: return Text::tr("bad request");
    case backend::ErrorKind::BadReply: return Text::tr("unreadable reply");
    case backend::ErrorKind::Unsupported: return Text::tr("not supported");
    case backend::ErrorKind::Cancelled: return Text::tr("cancelled");
    }
    return {};
}

QString describe(const store::TallyFilter& filter) {
    QStringList parts;
    parts << (filter.form ? displayName(*filter.form) : Text::tr("all templates"));
    parts << (filter.domain ? displayName(*filter.domain).toLower() : Text::tr("all domains"));
    if (filter.state) parts << displayName(*filter.state).toLower();
    if (!filter.relation.empty()) parts << QString::fromStdString(filter.relation);
    return parts.join(QStringLiteral(" · "));
}

namespace {
/// What a model scores that always gives the same answer, where that is not next to nothing.
QString floorNote(prompt::Protocol protocol, std::optional<prompt::Template> form) {
    if (protocol != prompt::Protocol::Reference || form == prompt::Template::Generation) return {};
    if (form == prompt::Template::Mcqa) return Text::tr("\nReference protocol: always answering (d) would score 100 %");
    if (form == prompt::Template::TrueFalse)
        return Text::tr("\nReference protocol: always answering true would score 100 %");
    return {};
}
} // namespace

widgets::HeatmapData heatmapData(const std::vector<store::RunRecord>& runs, const std::vector<store::TallyLine>& lines,
                                 const store::TallyFilter& filter) {
    widgets::HeatmapData data;
    data.title = Text::tr("Correct, % of elements · %1").arg(describe(filter));
    data.rowAxis = Text::tr("run");
    data.columnAxis = Text::tr("year");
    data.valueName = Text::tr("Correct, %");
    data.emptyText = runs.empty() ? Text::tr("No runs yet") : Text::tr("Nothing to show for this filter");
    data.emptyHint = runs.empty() ? Text::tr("Start one on the Runs page, or from a slice on the Benchmark page.")
                                  : Text::tr("No run asks about this template, domain and state.");
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
                             Text::tr("%1 · %2").arg(QString::fromStdString(run.model), displayName(run.spec.protocol)),
                             {}});
        for (const int year : years) {
            widgets::HeatmapCell cell;
            if (const auto at = own->second.find(year); at != own->second.end()) {
                const store::TallyCounts& counts = at->second->counts;
                const auto share = analysis::correctShare(counts);
                const QString lost = counts.lostSamples == 0
                                         ? QString()
                                         : Text::tr("\n%1 samples lost to errors").arg(counts.lostSamples);
                cell.planned = true;
                cell.elements = static_cast<int>(counts.elements);
                cell.missing = static_cast<int>(counts.missing());
                if (share.known) {
                    cell.value = share.percent;
                    cell.low = share.interval.low;
                    cell.high = share.interval.high;
                    cell.note = Text::tr("%1 correct · %2 partial (greedy) · %3 partial (sampled) · %4 incorrect")
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
