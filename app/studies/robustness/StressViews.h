// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/StudyViews.h"

namespace chronoscope::app {

/// The views of temporal robustness, and what holds it against ChroKnowledge.
std::unique_ptr<StudyViews> stressViews();

} // namespace chronoscope::app
