// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"

#include <cstdint>
#include <string_view>

namespace chronoscope::store {

/// The id under which a reply's text is stored: of the hash of the text, so that each is stored once and a text that
/// was changed shows. Two texts with one hash take neighbouring ids. Pure; any thread.
constexpr std::int64_t firstTextId(std::uint64_t hash) { return static_cast<std::int64_t>(hash >> 2) + 1; }

/// Whether `text` may have that id.
inline bool isTextId(std::int64_t id, std::string_view text) {
    constexpr std::int64_t kMostNeighbours = 16;
    const std::int64_t first = firstTextId(hash64(text));
    return id >= first && id - first <= kMostNeighbours;
}

} // namespace chronoscope::store
