// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <string>

namespace chronoscope::run {

/// How many calls it takes to have continuations scored.
struct ScoringCalls {
    std::int64_t calls = 0; ///< over the wire
    std::string text;       ///< "about 1,200 calls …", for people
};

/// As the backend's protocol makes them; an estimate where that depends on the model's tokens. `bytes` of all
/// continuations together. Nothing is sent. Pure; any thread.
ScoringCalls scoringCalls(const std::string& backendUri, std::int64_t continuations, std::int64_t bytes);

} // namespace chronoscope::run
