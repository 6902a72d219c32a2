// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "ui/studies/mined/RunReadings.h"

#include <memory>
#include <mutex>
#include <stop_token>
#include <string>

namespace chronoscope::ui {

/// What was planted beside what was measured, worked out once for what a run has come to and a filter, however often it
/// is drawn. Owned by the page; any thread, blocks.
class PlantedTables {
public:
    using Table = std::shared_ptr<const analysis::Table>;

    explicit PlantedTables(std::shared_ptr<RunReadings> readings) : m_readings(std::move(readings)) {}
    /// By task and way of asking, or by the years that are asked: see mined::plantedTable() and plantedYears().
    Result<Table> of(store::Database& database, const store::RunRecord& run, const study::Narrowing& narrowing,
                     bool byYear, const std::stop_token& stop = {});

private:
    /// What a table was made of.
    struct Source {
        std::shared_ptr<const RunReading> reading;
        study::Narrowing narrowing;
        bool byYear = false;
        bool operator==(const Source&) const = default;
    };

    const std::shared_ptr<RunReadings> m_readings;
    std::mutex m_mutex;
    Source m_source; ///< of the last table
    Table m_table;   ///< none: nothing was asked for yet
};

} // namespace chronoscope::ui
