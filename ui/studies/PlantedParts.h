// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace chronoscope::ui {

/// A part of what is asked about pictures, for which a calibration model may be planted by itself: the words of
/// CalibrationParams::recallOf for people. Said by the study whose parts they are. Pure; GUI thread.
struct PlantedPart {
    std::string key; ///< as the model's URI has it
    QString label;
    QString explanation;
};
std::vector<PlantedPart> plantedTasks();
std::vector<PlantedPart> plantedWays(); ///< of asking
/// Of either; the key itself where it is none of them.
QString plantedPartLabel(const std::string& key);

} // namespace chronoscope::ui
