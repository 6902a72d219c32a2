// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/Task.h"
#include "ui/studies/mined/MinedItems.h"

#include <optional>

namespace chronoscope::ui {

/// What was planted in a calibration model, or measured of it, for the Inspector: every reply that such a number
/// counts. Pure; what takes a database blocks, query thread.

struct PlantedNumber {
    bool isMeasured = false; ///< else what was planted
    /// None: over all that the filter takes.
    std::optional<mined::Task> task = {};
    std::optional<mined::Configuration> way = {};
    std::optional<int> from = {}; ///< first of the asked years; none: whatever is asked
};
/// `filter`: of the page.
Selection selectionOfPlanted(qint64 run, const PlantedNumber& number, const study::Narrowing& filter);
/// Whether it is such a number, and by the asked year.
bool isPlanted(const StudySelection& selection);
bool isPlantedByYear(const StudySelection& selection);
/// Such a number with its replies, first those that are not as they were planted.
Result<NumberUnits> plantedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection);

} // namespace chronoscope::ui
