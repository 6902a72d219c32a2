// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportTraversals.h"

#include "app/Resources.h"
#include "ui/views/TraversalFigures.h"
#include "widgets/plots/BarsPlot.h"

namespace chronoscope::app {

using traversal::TraversalReport;

Result<std::vector<TraversalReport>> traversalReports(store::Database& database, const std::vector<store::RunRecord>& runs,
                                                      const std::stop_token& stop) {
    std::vector<TraversalReport> reports;
    for (const store::RunRecord& run : runs) {
        auto report = traversal::readTraversalReport(database, run.id, stop);
        if (!report) return report.error();
        reports.push_back(std::move(report).value());
    }
    return reports;
}

Result<analysis::Table> traversalTable(const std::vector<TraversalReport>& reports, const std::string& which, bool withPublished) {
    const bool isKnown = which.empty() || which == "known";
    if (withPublished && !isKnown && which != "changed")
        return Error{ErrorCode::InvalidArgument, "published rows stand beside the tables known and changed", which};
    std::optional<exchange::Published> published;
    if (withPublished) {
        auto figures = exchange::Published::parse(publishedFigures());
        if (!figures) return figures.error();
        published = std::move(figures).value();
    }
    const exchange::Published* beside = published ? &*published : nullptr;
    if (isKnown) return traversal::knownTable(reports, beside);
    if (which == "changed") return traversal::changedTable(reports, beside);
    if (which == "effort") return traversal::effortTable(reports);
    if (which == "steps") return traversal::stepTable(reports);
    if (which == "cases") return traversal::caseTable(reports);
    return Error{ErrorCode::InvalidArgument, "the view traversal has the tables known, changed, effort, steps and cases", which};
}

Status traversalFigure(const std::vector<TraversalReport>& reports, const std::string& path) {
    widgets::BarsPlot plot;
    plot.setData(ui::rescueBars(reports, true));
    QString problem;
    if (!plot.exportTo(QString::fromStdString(path), &problem)) return Error{ErrorCode::Io, problem.toStdString(), path};
    return {};
}

} // namespace chronoscope::app
