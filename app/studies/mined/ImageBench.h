// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/bench/StudyBench.h"

#include <vector>

namespace chronoscope::app {

/// The part of `bench` about runs of MINED: requests with pictures of 20 kB, in the process and over loopback HTTP.
std::vector<StudyBench> imageBenches();

} // namespace chronoscope::app
