// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace chronoscope::backend::protocol {

/// Which tokens of a scored text are an object's. Pure functions; any thread.

/// Where a token stands in a text, in whatever unit the text is counted. From = to: a mark that is no part of it.
struct TokenPlace {
    std::size_t from = 0;
    std::size_t to = 0;
};

/// Tokens first ≤ i < end.
struct TokenSpan {
    std::size_t first = 0;
    std::size_t end = 0;

    /// The first token of all follows nothing: it has no log-probability, and counts for nothing.
    std::size_t firstScored() const { return first == 0 ? 1 : first; }
    bool isScored() const { return firstScored() < end; }
};

/// The smallest run of tokens that covers [from, to). A token counts whole: one that holds the first character and
/// something before it too. Tokens that share a character belong together. Nothing where no token holds an end of it.
std::optional<TokenSpan> spanOf(std::span<const TokenPlace> places, std::size_t from, std::size_t to);

} // namespace chronoscope::backend::protocol
