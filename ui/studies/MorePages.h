// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/Pages.h"

#include <functional>

namespace chronoscope::ui {

/// Makes the page of a study; what it makes are children of `parent`. GUI thread.
using MakeStudyPage = std::function<StudyPage(const StudyParts& parts, QWidget* parent)>;

/// Has makeStudyPages() make it as well, behind those of the program. From main(), before there is a window;
/// app::addStudy() does so.
void addStudyPage(MakeStudyPage make);

} // namespace chronoscope::ui
