// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultSet.h"

#include <algorithm>
#include <set>

namespace chronoscope::results {

std::optional<std::uint32_t> ElementFacts::indexOfRow(std::int64_t row) const {
    const auto at = std::lower_bound(rows.begin(), rows.end(), row);
    if (at == rows.end() || *at != row) return std::nullopt;
    return static_cast<std::uint32_t>(at - rows.begin());
}

int objectChanges(const benchmark::Element& element) {
    int changes = 0;
    std::set<std::string_view> before;
    for (const benchmark::YearObjects& year : element.years) {
        std::set<std::string_view> now;
        for (const benchmark::Object& object : year.objects)
            if (!object.empty()) now.insert(object.front());
        if (&year != &element.years.front() && now != before) ++changes;
        before = std::move(now);
    }
    return changes;
}

std::optional<std::size_t> ResultSet::find(RunChoice choice) const {
    const auto at =
        std::find_if(runs.begin(), runs.end(), [&](const RunView& view) { return view.columns->choice == choice; });
    return at == runs.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - runs.begin()));
}

std::shared_ptr<const ResultSet> joined(std::shared_ptr<const ElementFacts> elements,
                                        const std::vector<std::shared_ptr<const RunColumns>>& runs) {
    auto set = std::make_shared<ResultSet>();
    for (const auto& columns : runs) {
        RunView& view = set->runs.emplace_back();
        view.columns = columns;
        view.ordinalOf.assign(elements->size(), -1);
        view.elementOf.reserve(columns->rows.size());
        for (const std::int64_t row : columns->rows) {
            const std::uint32_t element = elements->indexOfRow(row).value();
            view.ordinalOf[element] = static_cast<std::int32_t>(view.elementOf.size());
            view.elementOf.push_back(element);
        }
    }
    set->elements = std::move(elements);
    return set;
}

} // namespace chronoscope::results
