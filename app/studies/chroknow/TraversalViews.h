// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/StudyViews.h"

namespace chronoscope::app {

/// The view "traversal": what traversal runs changed.
std::unique_ptr<StudyViews> traversalViews();

} // namespace chronoscope::app
