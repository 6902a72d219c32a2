// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/StudyViews.h"

#include <memory>

namespace chronoscope::app {

/// The view of runs of knowledge editing.
std::unique_ptr<StudyViews> editViews();

} // namespace chronoscope::app
