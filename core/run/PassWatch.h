// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace chronoscope::run {

/// How a pass over the elements of a run is watched and ended.
struct PassWatch {
    std::stop_token stop;
    std::function<void(std::int64_t, std::int64_t)> progress; ///< elements looked at, of so many; on the working thread
};

} // namespace chronoscope::run
