// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/PlantedParts.h"

#include "core/studies/mined/Task.h"
#include "ui/studies/mined/MinedWords.h"

namespace chronoscope::ui {

std::vector<PlantedPart> plantedTasks() {
    std::vector<PlantedPart> parts;
    for (const mined::Task task : mined::kAllTasks)
        parts.push_back({std::string(mined::name(task)), taskLabel(task), taskExplanation(task)});
    return parts;
}

std::vector<PlantedPart> plantedWays() {
    std::vector<PlantedPart> parts;
    for (const mined::Configuration way : mined::kAllConfigurations)
        parts.push_back({std::string(mined::name(way)), configurationLabel(way), configurationExplanation(way)});
    return parts;
}

QString plantedPartLabel(const std::string& key) {
    if (const auto task = mined::taskFromName(key)) return taskLabel(*task);
    const auto way = mined::configurationFromName(key);
    return way ? configurationLabel(*way) : QString::fromStdString(key);
}

} // namespace chronoscope::ui
