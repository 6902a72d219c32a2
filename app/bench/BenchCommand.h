// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/Commands.h"

namespace chronoscope::app {

/// `bench`: the project's own performance figures. Of a library of its own, which only the program links; main() adds
/// it to the commands.
void addBenchCommand(CLI::App& root, Action& action);

} // namespace chronoscope::app
