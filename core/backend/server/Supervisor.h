// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>
#include <span>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// The supervisor: a process of its own between this program and a model server, so that no server outlives the
/// program that wanted it, however that program ends. Its command line is
///     <program> supervise <milliseconds from SIGTERM to SIGKILL> -- <server> <arguments…>
/// and has to be looked at before anything else is set up: the process must still have one thread.
/// It leaves the terminal's session, adopts whatever is orphaned below it, and ends the server and all its
/// descendants when its standard input ends or SIGTERM, SIGINT or SIGHUP comes. When the server ends by itself, what
/// is left of it is killed at once.
inline constexpr const char* kSuperviseArgument = "supervise";

/// Exit status when the command line has no meaning, and when the server cannot be started: the reason is then the
/// last line on standard error.
inline constexpr int kSuperviseUsage = 2;
inline constexpr int kSuperviseCannotStart = 127;

/// The words of the command line that follow the supervisor's program; `command` is the server and its arguments.
std::vector<std::string> superviseWords(const std::vector<std::string>& command, std::chrono::milliseconds stopGrace);

/// The supervisor's main for the words that follow kSuperviseArgument.
int superviseAsTold(std::span<const std::string> words);

/// The supervisor's main. Returns when the server and all its descendants have ended and been reaped: the server's
/// exit status, 128 + the signal that ended it, or kSuperviseCannotStart. `command` is not given to a shell.
int supervise(const std::vector<std::string>& command, std::chrono::milliseconds stopGrace);

} // namespace chronoscope::backend
