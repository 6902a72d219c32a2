// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/StressReports.h"

#include "core/results/ResultLoader.h"
#include "core/studies/robustness/AcrossStudies.h"
#include "core/studies/robustness/ModelSizeStore.h"
#include "core/studies/robustness/PublishedScores.h"
#include "core/studies/robustness/StressComparison.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using robustness::StressFilter;
using robustness::StressResults;
using robustness::TableStyle;

namespace {
constexpr TableStyle kExact{true, true};

const StressResults* runOf(const ReportQuestion& question, std::int64_t id) {
    const auto& runs = question.numbers->runs;
    const auto at = std::find_if(runs.begin(), runs.end(), [id](const StressResults& run) { return run.run.id == id; });
    return at == runs.end() ? nullptr : &*at;
}

Error gone() { return {ErrorCode::InvalidArgument, "the run is not there any more", {}}; }

/// The figure is drawn of what stands beside it.
void setTable(StressReport& report, analysis::Table table) {
    report.exact = std::move(table);
    report.table = report.exact;
}

Status readPopularity(store::Database& database, const ReportQuestion& question, const StressResults& run,
                      const StressFilter& filter, StressReport& report) {
    const std::span<const StressResults> one(&run, 1);
    auto bins = robustness::popularityTable(database, one, filter, kExact);
    if (!bins) return bins.error();
    auto fits = robustness::popularityFitTable(database, one, filter, kExact);
    if (!fits) return fits.error();
    report.exact = std::move(bins).value();
    report.fits = std::move(fits).value();
    report.table = question.second ? report.fits : report.exact;
    return {};
}

Status readSizes(store::Database& database, const ReportQuestion& question, const StressFilter& filter,
                 StressReport& report) {
    auto sizes = robustness::ModelSizeStore(database).all();
    if (!sizes) return sizes.error();
    report.sizes = std::move(sizes).value();
    const auto& runs = question.numbers->runs;
    report.exact = robustness::sizeTable(runs, filter, report.sizes, kExact);
    report.fits = robustness::sizeFitTable(runs, filter, report.sizes, kExact);
    report.table = question.second ? report.fits : report.exact;
    return {};
}

/// The chosen run, then the other one or all others.
std::vector<StressResults> pairOf(const ReportQuestion& question, const StressResults& first) {
    std::vector<StressResults> runs{first};
    for (const StressResults& run : question.numbers->runs)
        if (run.run.id != first.run.id && (question.other == 0 || run.run.id == question.other)) runs.push_back(run);
    return runs;
}

Status readAcross(store::Database& database, const ReportQuestion& question, const StressResults& run,
                  StressReport& report, const std::stop_token& stop) {
    const auto set = results::loadResults(database, {{question.other, 0}}, stop);
    if (!set) return set.error();
    const auto shared = robustness::factsAcross(database, **set, run, question.numbers->filter, stop);
    if (!shared) return shared.error();
    const results::RunColumns& elements = (*set)->run(0);
    setTable(report, robustness::acrossTable(elements, run, *shared, kExact));
    auto listed = robustness::acrossList(database, **set, run, *shared, {true, false});
    if (!listed) return listed.error();
    report.list = std::move(listed).value();
    for (const robustness::SharedFact& fact : shared->facts)
        report.factRows.insert(report.factRows.end(), elements.layout.templates.size(), fact.row);
    report.withoutElement = shared->withoutElement;
    report.elementsModel = elements.model;
    return {};
}

Status addPublished(const ReportQuestion& question, StressReport& report) {
    if (!question.published) return {};
    const auto published = shippedStressFigures();
    if (!published) return published.error();
    report.notes = robustness::addPublishedRows(report.table, *published);
    return {};
}
} // namespace

Result<exchange::Published> shippedStressFigures() {
    QFile file(QStringLiteral(":/published/temporal_robustness.json"));
    if (!file.open(QIODevice::ReadOnly)) return Error{ErrorCode::NotFound, "the published figures are missing", {}};
    return exchange::Published::parse(file.readAll().toStdString());
}

Result<StressReport> readStressReport(store::Database& database, const ReportQuestion& question,
                                      const std::stop_token& stop) {
    const StressResults* run = runOf(question, question.run);
    if (!run) return gone();
    StressFilter filter = question.numbers->filter;
    StressReport report;
    Status status;
    switch (question.view) {
    case StressView::Lost:
        filter.levels = {question.level};
        setTable(report, robustness::lostTable(question.numbers->runs, filter, kExact));
        break;
    case StressView::Transfer:
        setTable(report, robustness::transferTable(std::span(run, 1), filter, question.second, kExact));
        break;
    case StressView::Popularity: status = readPopularity(database, question, *run, filter, report); break;
    case StressView::Size: status = readSizes(database, question, filter, report); break;
    case StressView::Variance: {
        const auto order = robustness::orderForVariance(pairOf(question, *run));
        report.isSwapped = order.isSwapped;
        report.withoutExamples = order.leftOut;
        setTable(report, robustness::varianceTable(order.runs, filter, kExact));
        status = addPublished(question, report);
        break;
    }
    case StressView::Duel: {
        const auto runs = pairOf(question, *run);
        setTable(report, robustness::duelTable(runs, filter));
        break;
    }
    case StressView::Compare: {
        const auto runs = pairOf(question, *run);
        setTable(report, robustness::comparisonTable(runs, filter, kExact));
        break;
    }
    case StressView::Across: status = readAcross(database, question, *run, report, stop); break;
    case StressView::Overview:
    case StressView::Alpha:
    case StressView::Facts: return Error{ErrorCode::InvalidArgument, "no report", {}};
    }
    if (!status) return status.error();
    return report;
}

} // namespace chronoscope::ui
