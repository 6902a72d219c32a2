// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <ctime>
#include <string>

namespace chronoscope {

/// `seconds` since 1970 in UTC, as "2026-01-31T12:34:56Z". Any thread.
std::string utcText(std::time_t seconds);

/// Now, in UTC, as "2026-01-31T12:34:56Z". Any thread.
std::string utcNow();

} // namespace chronoscope
