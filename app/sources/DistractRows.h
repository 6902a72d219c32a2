// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"

#include <memory>

namespace chronoscope::app {

/// Reads runs that wrote wrong options: every call, element by element, with what was asked and what was said.
std::unique_ptr<RunReader> distractRows();

} // namespace chronoscope::app
