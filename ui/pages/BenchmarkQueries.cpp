// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/BenchmarkQueries.h"

#include "core/store/ElementVersions.h"
#include "ui/models/ElementTableModel.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

Result<BenchmarkOverview> readOverview(store::Database& database) {
    store::BenchmarkStore benchmark(database);
    BenchmarkOverview overview;
    auto counts = benchmark.counts();
    if (!counts) return counts.error();
    overview.counts = std::move(counts).value();
    auto fewShots = benchmark.fewShotCounts();
    if (!fewShots) return fewShots.error();
    overview.fewShots = std::move(fewShots).value();
    const auto elements = store::ElementVersions(database).current();
    if (!elements) return elements.error();
    overview.elements = static_cast<std::int64_t>(elements->size());
    for (const benchmark::ElementMeta& meta : *elements) {
        overview.lastRow = std::max(overview.lastRow, meta.row);
        if (meta.years.empty()) continue;
        overview.firstYear =
            overview.firstYear == 0 ? meta.years.front() : std::min(overview.firstYear, meta.years.front());
        overview.lastYear = std::max(overview.lastYear, meta.years.back());
    }
    return overview;
}

Result<SliceRows> readSlice(store::Database& database, const SliceQuery& query) {
    auto all = store::ElementVersions(database).current();
    if (!all) return all.error();
    auto chosen = benchmark::resolveSlice(query.slice, std::move(all).value());
    ElementTableModel::arrange(chosen, query.sortColumn, query.sortOrder);
    SliceRows rows;
    auto at = chosen.end();
    if (query.newerThan > 0)
        at = std::find_if(chosen.begin(), chosen.end(),
                          [&](const benchmark::ElementMeta& meta) { return meta.row > query.newerThan; });
    rows.isNew = at != chosen.end();
    if (!rows.isNew)
        at = std::find_if(chosen.begin(), chosen.end(),
                          [&](const benchmark::ElementMeta& meta) { return meta.row == query.selectedRow; });
    if (at != chosen.end()) rows.selected = static_cast<int>(at - chosen.begin());
    rows.elements = std::make_shared<const std::vector<benchmark::ElementMeta>>(std::move(chosen));
    return rows;
}

QString overviewText(const BenchmarkOverview& overview) {
    QStringList fewShots;
    for (const auto& [domain, count] : overview.fewShots)
        fewShots << Text::tr("%1 %2").arg(displayName(domain).toLower(), numberText(count));
    const QString text =
        overview.elements == 1 ? Text::tr("%1 element · few-shots: %2") : Text::tr("%1 elements · few-shots: %2");
    return text.arg(numberText(overview.elements),
                    fewShots.isEmpty() ? Text::tr("none") : fewShots.join(QStringLiteral(", ")));
}

} // namespace chronoscope::ui
