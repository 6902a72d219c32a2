// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <vector>

namespace chronoscope::app {

/// Options of a command for runs of every study that only one study understands. They stand in the help below the
/// study's name, and are refused with a run of another. Main thread.

/// Adds to `command` what `add` adds, as options for runs of `study` alone.
void addStudyOptions(CLI::App& command, const std::string& study, const std::function<void(CLI::App&)>& add);
/// InvalidArgument where an option was typed that is for runs of one of `others` alone.
Status refuseStudyOptions(const CLI::App& command, const std::vector<std::string>& others);

} // namespace chronoscope::app
