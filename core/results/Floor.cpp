// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Floor.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace chronoscope::results {

namespace {
constexpr int kFloorDecimals = 2;

/// Where `column` is among the table's; its size where it has none.
std::size_t columnOf(const analysis::Table& table, std::string_view column) {
    return static_cast<std::size_t>(std::ranges::find(table.columns, column) - table.columns.begin());
}
} // namespace

std::optional<double> alwaysSamePercent(const RunColumns& run, prompt::Template form) {
    constexpr double kAll = 100;
    const int sets = run.layout.sets;
    if (form == prompt::Template::Generation) return std::nullopt;
    if (form == prompt::Template::Mcqa && run.judge.extraction == matching::Extraction::Strict) return 0;
    if (run.protocol == prompt::Protocol::Reference) return kAll;
    if (form == prompt::Template::Mcqa) return kAll * std::pow(0.25, sets); // (d) is right in one of four orders
    return sets == 1 ? kAll / 2 : 0; // of an element's statements every other one is false, set by set
}

void addFloor(analysis::Table& table,
              const std::function<const RunColumns*(const std::vector<std::string>& row)>& runOf) {
    if (columnOf(table, "run") == table.columns.size()) return;
    const std::size_t asked = columnOf(table, "template");
    const bool hasForms = asked < table.columns.size();
    table.addColumn("protocol");
    table.addColumn("always_same_percent", true);
    for (auto& row : table.rows) {
        const RunColumns* run = runOf(row);
        const auto form = hasForms ? prompt::templateFromName(row[asked]) : std::nullopt;
        const auto floor = run && form ? alwaysSamePercent(*run, *form) : std::nullopt;
        row.push_back(run ? std::string(name(run->protocol)) : std::string());
        row.push_back(floor ? analysis::number(*floor, kFloorDecimals) : std::string());
    }
}

} // namespace chronoscope::results
