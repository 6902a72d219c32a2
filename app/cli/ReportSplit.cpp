// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportSplit.h"

#include "app/cli/Console.h"
#include "app/cli/ReportValues.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Text.h"
#include "core/labels/UnitLabels.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::app {

namespace {
bool listHas(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

/// As the option of the axis takes it.
std::string typedValue(const std::string& axis, const std::string& value) {
    if (axis != study::kLabelFacet) return value;
    return value.empty() ? kUnlabelled : value == annotation::kDisputedLabel ? kDisputed : value;
}

/// The rows of one value of each axis before those that are left; `before` are theirs.
Status addParts(const TableSplit& split, const study::Narrowing& only, std::vector<std::string>& before,
                analysis::Table& table) {
    if (split.stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    if (before.size() == split.axes.size()) {
        auto part = split.make(only);
        if (!part) return part.error();
        for (auto& row : part->rows) {
            row.insert(row.begin(), before.begin(), before.end());
            table.rows.push_back(std::move(row));
        }
        return {};
    }
    const std::string& axis = split.axes[before.size()];
    const auto values = split.values(axis, only);
    if (!values) return values.error();
    for (const std::string& value : *values) {
        study::Narrowing narrowed = only;
        narrowed[axis] = {value};
        before.push_back(typedValue(axis, value));
        const Status added = addParts(split, narrowed, before, table);
        before.pop_back();
        if (!added) return added;
    }
    return {};
}
} // namespace

Result<std::vector<std::string>> splitAxes(const std::string& view, const std::string& by,
                                           const std::vector<std::string>& possible) {
    std::vector<std::string> axes;
    if (by.empty()) return axes;
    for (const std::string& item : text::split(by, ',')) {
        if (item == study::kRunFacet || item == study::kModelFacet) continue;
        if (!listHas(possible, item))
            return wrong(fmt::format("the view {} can be split by model, {}", view, fmt::join(possible, ", ")), item);
        if (listHas(axes, item)) return wrong("named twice", item);
        axes.push_back(item);
    }
    return axes;
}

Result<analysis::Table> splitRows(const TableSplit& split, const analysis::Table& whole) {
    analysis::Table table;
    for (const std::string& axis : split.axes)
        table.addColumn(axis);
    table.columns.insert(table.columns.end(), whole.columns.begin(), whole.columns.end());
    table.numeric.insert(table.numeric.end(), whole.numeric.begin(), whole.numeric.end());
    std::vector<std::string> before;
    const Status added = addParts(split, split.only, before, table);
    if (!added) return added.error();
    return table;
}

Result<std::vector<std::string>> labelsOfRuns(store::Database& database, std::span<const store::RunRecord> runs,
                                              const study::Narrowing& only) {
    auto annotations = store::AnnotationStore(database).annotations();
    if (!annotations) return annotations.error();
    const annotation::AnnotationBook book(std::move(annotations).value());
    std::set<std::string> given;
    for (const store::RunRecord& run : runs) {
        const annotation::UnitLabels labels(book, run);
        given.insert(labels.keys().begin(), labels.keys().end());
        if (labels.isAnyDisputed()) given.insert(annotation::kDisputedLabel);
    }
    const auto& words = study::valuesOf(only, study::kLabelFacet);
    std::set<std::string> left;
    if (words.empty()) left.insert("");
    if (words.empty() || listHas(words, annotation::kAnyLabel)) left.insert(given.begin(), given.end());
    for (const std::string& word : words)
        if (word != annotation::kAnyLabel) left.insert(word);
    return std::vector<std::string>(left.begin(), left.end());
}

} // namespace chronoscope::app
