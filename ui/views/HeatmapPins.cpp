// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/HeatmapPins.h"

#include <algorithm>

namespace chronoscope::ui {

using results::HeatRow;
using results::ResultFilter;
using results::ResultSet;
using results::RowsBy;

namespace {
/// Calls visit(list, entry) with the list of the filter for such rows and the entry of this one.
template <typename Filter, typename Visit>
auto withEntry(Filter& filter, const ResultSet& set, RowsBy rowsBy, HeatRow row, Visit visit) {
    switch (rowsBy) {
    case RowsBy::Run: break;
    case RowsBy::Domain: return visit(filter.domains, static_cast<benchmark::Domain>(row.key));
    case RowsBy::State: return visit(filter.states, static_cast<benchmark::State>(row.key));
    case RowsBy::Template: return visit(filter.templates, static_cast<prompt::Template>(row.key));
    case RowsBy::Relation: return visit(filter.relations, std::string(set.elements->relationNames[row.key]));
    case RowsBy::Element: return visit(filter.elements, ContentId(set.elements->ids[row.key]));
    }
    return visit(filter.runs, results::RunChoice(set.run(row.run).choice));
}
} // namespace

bool isPinned(const ResultFilter& pinned, const ResultSet& set, RowsBy rowsBy, HeatRow row) {
    return withEntry(pinned, set, rowsBy, row, [](const auto& list, const auto& entry) {
        return std::binary_search(list.begin(), list.end(), entry);
    });
}

ResultFilter pinToggled(ResultFilter pinned, const ResultSet& set, RowsBy rowsBy, HeatRow row) {
    withEntry(pinned, set, rowsBy, row, [](auto& list, const auto& entry) {
        if (std::erase(list, entry) == 0) list.push_back(entry);
    });
    pinned.tidy();
    return pinned;
}

} // namespace chronoscope::ui
