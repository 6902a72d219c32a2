// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Study.h"

#include <memory>

namespace chronoscope::chroknow {

/// What the requests of a run that asks templates ask. Units are {"template", "year"} of an element; of one unit a
/// request is {"temperature", "set"}. Errors of run::contextOf(). Blocks while it reads the run.
Result<std::unique_ptr<study::AskedRequests>> askedElements(const store::RunRecord& run, store::Database& reader);

} // namespace chronoscope::chroknow
