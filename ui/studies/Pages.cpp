// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/Pages.h"

#include "core/studies/robustness/StressStore.h"
#include "ui/studies/robustness/RobustnessPage.h"

#include <QCoreApplication>

namespace chronoscope::ui {

std::vector<StudyPage> makeStudyPages(const StudyParts& parts, QWidget* parent) {
    auto* robustness = new RobustnessPage(parts, parent);
    return {{"robustness", "robustness", robustness->title(), robustness, std::string(robustness::kRobustness),
             [robustness](qint64 run) { robustness->showRun(run); }}};
}

} // namespace chronoscope::ui
