// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace chronoscope::store {

/// `PRAGMA application_id` of a workspace: "CHRS".
inline constexpr std::uint32_t kApplicationId = 0x43485253;

/// The schema step by step: applying entry i takes `PRAGMA user_version` from i to i + 1. Any thread.
const std::vector<std::string_view>& migrations();

} // namespace chronoscope::store
