// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/PlantedTables.h"

#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/PlantedTable.h"

#include <utility>

namespace chronoscope::ui {

namespace {
Result<analysis::Table> plantedTableOf(store::Database& database, const RunReading& reading,
                                       const mined::MinedFilter& taken, bool byYear, const std::stop_token& stop) {
    const auto eye = reading.eye(database);
    if (!eye) return eye.error();
    if (!byYear) return mined::plantedTable(**eye, *reading.scores(), taken);
    const auto spans = reading.spans(database, stop);
    if (!spans) return spans.error();
    return mined::plantedYears(**eye, **spans, *reading.scores(), taken);
}
} // namespace

Result<PlantedTables::Table> PlantedTables::of(store::Database& database, const store::RunRecord& run,
                                               const study::Narrowing& narrowing, bool byYear,
                                               const std::stop_token& stop) {
    auto reading = m_readings->of(database, run, false, stop);
    if (!reading) return reading.error();
    Source source{std::move(reading).value(), narrowing, byYear};
    // Which items have a label is changed by people, not by the run.
    const bool isKept = study::valuesOf(narrowing, study::kLabelFacet).empty();
    {
        const std::lock_guard lock(m_mutex);
        if (isKept && m_table && m_source == source) return m_table;
    }
    const auto taken = mined::minedFilter(database, narrowing, run);
    if (!taken) return taken.error();
    auto table = plantedTableOf(database, *source.reading, *taken, byYear, stop);
    if (!table) return table.error();
    auto made = std::make_shared<const analysis::Table>(std::move(table).value());
    const std::lock_guard lock(m_mutex);
    if (isKept) {
        m_source = std::move(source);
        m_table = made;
    }
    return Table(made);
}

} // namespace chronoscope::ui
