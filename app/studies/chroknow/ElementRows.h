// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"

#include <memory>

namespace chronoscope::app {

/// Reads runs of elements: by year, template and exemplar set.
std::unique_ptr<RunReader> elementRows();

} // namespace chronoscope::app
