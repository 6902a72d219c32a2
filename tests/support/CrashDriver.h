// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>

#include <sys/types.h>

namespace chronoscope::test {

/// Processes that go on with a run until they are killed. All functions throw std::runtime_error where they cannot.

/// Starts crash_driver on `run` of the workspace file.
pid_t startDriver(const std::string& workspace, std::int64_t run);

/// Exit status of `child` once it has ended; nothing while it runs.
std::optional<int> ended(pid_t child);

/// Starts processes that go on with `run`, of `total` requests, and kills each after some replies, until one comes to
/// the run's end, which is expected to be without an error. No reply that once counted as done may be lost. Returns the
/// number of kills.
int killUntilFinished(const std::string& path, std::int64_t run, std::int64_t total, std::mt19937& random);

} // namespace chronoscope::test
