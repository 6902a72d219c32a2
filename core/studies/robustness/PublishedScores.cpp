// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/PublishedScores.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace chronoscope::robustness {

namespace {
/// The column that holds our quantity of this name; empty where none does.
std::string_view columnOf(std::string_view own) {
    if (own == "robustness.win_rate") return "win_rate";
    if (own == "robustness.variance_ratio") return "ratio";
    return own.starts_with("robustness.global") ? "robustness" : std::string_view();
}

/// Sets a cell where the table has the column.
bool put(const analysis::Table& table, std::vector<std::string>& row, std::string_view column, std::string text) {
    const auto at = std::find(table.columns.begin(), table.columns.end(), column);
    if (at == table.columns.end()) return false;
    row[static_cast<std::size_t>(at - table.columns.begin())] = std::move(text);
    return true;
}
} // namespace

std::vector<std::string> addPublishedRows(analysis::Table& table, const exchange::Published& published) {
    std::vector<std::string> notes;
    for (const exchange::PublishedValue& value : published.values({})) {
        const exchange::PublishedQuantity& quantity = *published.quantity(value.quantity);
        std::vector<std::string> row(table.columns.size());
        const std::string_view column = columnOf(quantity.equals);
        if (column.empty() || !put(table, row, column, fmt::format("{}", value.value))) continue;
        const std::string run = "published (" + quantity.table + ")";
        put(table, row, "run", run);
        put(table, row, "run_standard", run);
        put(table, row, "model", value.model);
        put(table, row, "relation", "all");
        put(table, row, "precision", "global");
        table.rows.push_back(std::move(row));
        notes.push_back(run + ": " + quantity.meaning + "; " + quantity.provided);
    }
    return notes;
}

} // namespace chronoscope::robustness
