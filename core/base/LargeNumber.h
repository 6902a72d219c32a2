// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope {

/// A number of a JSON text that no double holds, such as 1e400.
struct LargeNumber {
    std::string key; ///< whose value it is, or whose list or object it stands in; empty: of none
    std::string number;
    std::size_t at = 0; ///< its byte in the text
};

/// The first one, for people; of very long numbers and keys the beginning. The text need not be sound JSON. Pure; any
/// thread.
std::optional<LargeNumber> largeNumberIn(std::string_view text);

} // namespace chronoscope
