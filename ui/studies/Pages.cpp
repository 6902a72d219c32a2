// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/Pages.h"

#include "core/studies/robustness/StressStore.h"
#include "ui/studies/robustness/RobustnessPage.h"

namespace chronoscope::ui {

std::vector<StudyPage> makeStudyPages(const StudyParts& parts, QWidget* parent) {
    auto* page = new RobustnessPage(parts, parent);
    return {{"robustness", "robustness", page->title(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), page,
             std::string(robustness::kRobustness), [page](qint64 run) { page->showRun(run); }}};
}

} // namespace chronoscope::ui
