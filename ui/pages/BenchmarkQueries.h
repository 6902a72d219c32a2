// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/store/BenchmarkStore.h"

#include <QString>
#include <Qt>

#include <memory>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// What the benchmark page and the new run dialog read. The read functions run on the query thread (Session::query)
/// and scan every element; the text functions are for the GUI thread.

struct BenchmarkOverview {
    std::vector<store::BenchmarkStore::Count> counts;
    std::vector<std::pair<benchmark::Domain, std::int64_t>> fewShots;
    std::int64_t elements = 0;
    std::int64_t lastRow = 0; ///< in the workspace
    int firstYear = 0;        ///< 0 without elements
    int lastYear = 0;
};
Result<BenchmarkOverview> readOverview(store::Database& database);

struct SliceQuery {
    benchmark::SliceSpec slice;
    int sortColumn = -1; ///< of ElementTableModel; -1 = benchmark order
    Qt::SortOrder sortOrder = Qt::AscendingOrder;
    std::int64_t selectedRow = 0; ///< workspace row of the element to find again
    std::int64_t newerThan = 0;   ///< … unless there is one behind this row; 0 = of no matter
};
struct SliceRows {
    std::shared_ptr<const std::vector<benchmark::ElementMeta>> elements;
    int selected = -1;  ///< index of the selected element, -1 when it is not in the slice
    bool isNew = false; ///< it is the one behind `newerThan`
};
Result<SliceRows> readSlice(store::Database& database, const SliceQuery& query);

/// "8,302 elements · few-shots: general 80, legal 40".
QString overviewText(const BenchmarkOverview& overview);

} // namespace chronoscope::ui
