// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/OverviewRows.h"

#include "ui/studies/robustness/RobustInspection.h"
#include "ui/studies/robustness/TableCells.h"

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr const char* kAllRelations = "all";
}

std::optional<OverviewRow> overviewRow(const analysis::Table& table, int row, const RobustRuns& numbers) {
    const TableCells cells(table);
    if (row < 0 || static_cast<std::size_t>(row) >= cells.rows()) return std::nullopt;
    // The rows of a run begin with those of all relations; there the levels go up.
    std::size_t runs = 0;
    std::optional<robustness::Level> before;
    for (std::size_t at = 0; at <= static_cast<std::size_t>(row); ++at) {
        const auto level = robustness::levelFromName(cells.at(at, "precision"));
        if (!level) return std::nullopt;
        const bool isOfAll = cells.at(at, "relation") == kAllRelations;
        if (isOfAll && (!before || *level <= *before)) ++runs;
        before = isOfAll ? level : std::nullopt;
    }
    if (runs == 0 || runs > numbers.runs.size()) return std::nullopt;
    const robustness::StressResults& run = numbers.runs[runs - 1];
    const auto place = static_cast<std::size_t>(row);
    if (run.run.name != cells.at(place, "run")) return std::nullopt;
    return OverviewRow{run.run.id, cells.at(place, "relation"),
                       *robustness::levelFromName(cells.at(place, "precision"))};
}

Selection selectionOfRow(const OverviewRow& row, const std::string& measure, study::Narrowing filter) {
    if (row.relation != kAllRelations) filter[study::kRelationFacet] = {row.relation};
    return selectionOfNumber(row.run, row.level, measure, filter);
}

std::int64_t factOfRow(const analysis::Table& table, int row, const std::vector<RobustFact>& facts) {
    const TableCells cells(table);
    const auto place = static_cast<std::size_t>(row);
    if (row < 0 || cells.rows() != facts.size() || place >= facts.size()) return 0;
    const RobustFact& fact = facts[place];
    const bool isSame = fact.subject == cells.at(place, "subject") && fact.object == cells.at(place, "object");
    return isSame ? fact.row : 0;
}

} // namespace chronoscope::ui
