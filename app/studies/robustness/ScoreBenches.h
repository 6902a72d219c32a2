// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/bench/StudyBench.h"

namespace chronoscope::app {

/// What `bench` measures of temporal robustness.
std::vector<StudyBench> scoreBenches();

} // namespace chronoscope::app
