// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/Commands.h"

namespace chronoscope::app {

/// `watch`: the same run again at a later date, and what differs.
void addWatchCommand(CLI::App& root, Action& action);

} // namespace chronoscope::app
