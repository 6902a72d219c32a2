// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultSet.h"
#include "ui/bridge/Selection.h"

#include <cstdint>

namespace chronoscope::ui {

/// One element in one cell of a run, as the session selects it among those of its domain and state; by run index and
/// element index. Pure.
Selection selectionOf(const results::ResultSet& set, std::size_t run, std::uint32_t element, prompt::Template form,
                      int year);

} // namespace chronoscope::ui
