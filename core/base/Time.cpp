// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Time.h"

#include <fmt/chrono.h>

#include <ctime>

namespace chronoscope {

std::string utcNow() { return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr))); }

} // namespace chronoscope
