// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// What models say about options. All functions are pure and may be called on any thread.

/// The options in a model's list, at most `count` that differ: empty lines and a lead-in ending in ":" go, so do
/// bullets, quotes and the final full stop. A number or letter ("1.", "(a)", "a)") goes where it is the line's place;
/// "1. FC Köln" keeps its own where no other line has one.
std::vector<std::string> readOptions(std::string_view reply, std::size_t count);

/// The letters that a reply marks as right, ascending, each once (0 = a); none marked is an empty list. Nothing where
/// no rule says what was meant.
std::optional<std::vector<int>> markedLetters(std::string_view reply, int options);

} // namespace chronoscope::sources
