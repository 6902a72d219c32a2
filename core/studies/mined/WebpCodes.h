// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string_view>

namespace chronoscope::mined {

/// Whether the data of a lossless WebP (a chunk "VP8L") begin as such do: what was done to the picture, and the first
/// five prefix codes, each of them complete. Data that are of something else have none. What follows is not decoded.
/// Pure; any thread; reads some hundred bytes.
bool beginsAsLossless(std::string_view data);

} // namespace chronoscope::mined
