// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"

#include <memory>

namespace chronoscope::app {

/// Reads runs of MINED, and of judges over them: by item, task, configuration and context.
std::unique_ptr<RunReader> minedRows();

} // namespace chronoscope::app
