// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"
#include "core/results/ResultSet.h"

#include <QStringList>

#include <vector>

namespace chronoscope::ui {

/// What `chronoscope report` has to be told to print numbers of these runs, narrowed to this: one option a list. Any
/// thread.
QStringList reportOptions(const results::ResultFilter& filter, const std::vector<results::RunChoice>& runs);

} // namespace chronoscope::ui
