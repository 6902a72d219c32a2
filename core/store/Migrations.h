// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string_view>
#include <vector>

namespace chronoscope::store {

/// The schema step by step: applying entry i takes `PRAGMA user_version` from i to i + 1. Any thread.
const std::vector<std::string_view>& migrations();

} // namespace chronoscope::store
