// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Time.h"

#include <fmt/chrono.h>

namespace chronoscope {

std::string utcText(std::time_t seconds) { return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(seconds)); }

std::string utcNow() { return utcText(std::time(nullptr)); }

} // namespace chronoscope
