// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/bench/StudyBench.h"

namespace chronoscope::app {

/// Figures of the page Answers over two runs of made-up facts, on a platform without a display: how long its workers
/// take, and the longest time that the GUI thread was away while it was scrolled from end to end.
StudyBench answersBench();

} // namespace chronoscope::app
