// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>
#include <stop_token>

namespace chronoscope {

/// Lets `time` pass before something is tried or asked again; false, at once, when `stop` is requested. For a worker
/// thread that has nothing else to do.
bool pauseFor(std::chrono::milliseconds time, const std::stop_token& stop);

} // namespace chronoscope
