// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <string_view>

namespace chronoscope::mined {

/// Of one object of a file. Objects that keep the order of their names look each up among the others: with many more,
/// a small file takes minutes.
constexpr std::size_t kMostNames = 3'000;
constexpr const char* kTooManyNames = "an object of it has more than 3,000 names";

/// Whether an object in this text, which need not be sound JSON, has more. Pure; any thread.
bool hasTooManyNames(std::string_view json);

} // namespace chronoscope::mined
