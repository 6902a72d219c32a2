// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/ReportTraversals.h"

#include "app/Resources.h"
#include "core/studies/chroknow/traversal/report/PaperTables.h"
#include "ui/studies/chroknow/TraversalFigures.h"
#include "widgets/plots/BarsPlot.h"

namespace chronoscope::app {

using traversal::TraversalReport;

Result<std::vector<TraversalReport>>
traversalReports(store::Database& database, const std::vector<store::RunRecord>& runs, const std::stop_token& stop) {
    std::vector<TraversalReport> reports;
    for (const store::RunRecord& run : runs) {
        auto report = traversal::readTraversalReport(database, run.id, stop);
        if (!report) return report.error();
        reports.push_back(std::move(report).value());
    }
    return reports;
}

namespace {
std::optional<traversal::PaperTable> paperTableNamed(const std::string& which) {
    if (which == "table6") return traversal::PaperTable::Six;
    if (which == "table7") return traversal::PaperTable::Seven;
    return std::nullopt;
}

/// The published figures, if they are wanted beside this table.
Result<std::optional<exchange::Published>> publishedBeside(const std::string& which, bool wanted) {
    if (!wanted) return std::optional<exchange::Published>();
    if (!which.empty() && which != "known" && which != "changed" && !paperTableNamed(which))
        return Error{ErrorCode::InvalidArgument,
                     "published rows stand beside the tables known, changed, table6 and table7", which};
    auto figures = exchange::Published::parse(publishedFigures());
    if (!figures) return figures.error();
    return std::optional(std::move(figures).value());
}
} // namespace

Result<analysis::Table> traversalTable(const std::vector<TraversalReport>& reports, const std::string& which,
                                       bool withPublished) {
    const auto published = publishedBeside(which, withPublished);
    if (!published) return published.error();
    const exchange::Published* beside = *published ? &**published : nullptr;
    if (const auto paper = paperTableNamed(which)) return traversal::paperTable(*paper, reports, beside);
    if (which.empty() || which == "known") return traversal::knownTable(reports, beside);
    if (which == "changed") return traversal::changedTable(reports, beside);
    if (which == "effort") return traversal::effortTable(reports);
    if (which == "steps") return traversal::stepTable(reports);
    if (which == "cases") return traversal::caseTable(reports);
    return Error{ErrorCode::InvalidArgument,
                 "the view traversal has the tables known, changed, effort, steps, cases, table6 and table7", which};
}

Result<std::string> traversalText(const std::vector<TraversalReport>& reports, const std::string& which,
                                  bool withPublished, analysis::TableFormat format) {
    if (const auto paper = paperTableNamed(which)) {
        const auto published = publishedBeside(which, withPublished);
        if (!published) return published.error();
        return traversal::paperText(*paper, reports, *published ? &**published : nullptr, format);
    }
    const auto table = traversalTable(reports, which, withPublished);
    if (!table) return table.error();
    return analysis::toText(*table, format);
}

Status traversalFigure(const std::vector<TraversalReport>& reports, const std::string& path) {
    widgets::BarsPlot plot;
    plot.setData(ui::rescueBars(reports, true));
    QString problem;
    if (!plot.exportTo(QString::fromStdString(path), &problem))
        return Error{ErrorCode::Io, problem.toStdString(), path};
    return {};
}

} // namespace chronoscope::app
