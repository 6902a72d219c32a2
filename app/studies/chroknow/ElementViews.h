// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/StudyViews.h"

namespace chronoscope::app {

/// The views over runs of elements in memory: heat map, categories, profile …
std::unique_ptr<StudyViews> elementViews();

} // namespace chronoscope::app
