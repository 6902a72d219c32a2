// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/bench/StudyBench.h"

namespace chronoscope::app {

/// How fast dumps of Wikidata are read, plain and packed: megabytes of plain JSON a second on one core.
StudyBench dumpBench();

} // namespace chronoscope::app
