// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/actions/ActionTable.h"
#include "ui/studies/Pages.h"
#include "ui/studies/RunLine.h"

#include <functional>
#include <vector>

namespace chronoscope::ui {

/// Makes the page of a study; what it makes are children of `parent`. GUI thread.
using MakeStudyPage = std::function<StudyPage(const StudyParts& parts, QWidget* parent)>;

/// What the window shows of a study beside those of the program.
struct MoreStudy {
    MakeStudyPage page;
    StudyActions (*actions)() = nullptr; ///< on its page; null: nothing by keys
    StudyWords (*words)() = nullptr;     ///< null: its items are elements
};
/// Has makeStudyPages(), studyActions() and itemsText() know it as well, behind those of the program. From main(),
/// before there is a window; app::addStudy() does so.
void addStudyPage(MoreStudy more);
const std::vector<MoreStudy>& moreStudies();

} // namespace chronoscope::ui
