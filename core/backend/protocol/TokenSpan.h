// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// Whether a token's text is that of a mark: "</s>", "<|endoftext|>", "[SEP]".
bool isMarkText(std::string_view token);
/// How many of the tokens are left without the marks behind the text, which a tokenizer may add: the texts of those
/// marks are not the text's own.
std::size_t countWithoutEndMarks(std::span<const std::string> tokens, std::string_view text);

/// The smallest run of tokens that covers [from, to). A token counts whole: one that holds the first character and
/// something before it too. Tokens that share a character belong together. Nothing where no token holds an end of it.
std::optional<TokenSpan> spanOf(std::span<const TokenPlace> places, std::size_t from, std::size_t to);

/// Where `object` stands in the text, in code points: letter case aside, found from the left, none within another.
std::vector<TokenPlace> occurrences(std::u32string_view text, std::u32string_view object);
/// The same in bytes of UTF-8.
std::vector<TokenPlace> occurrences(std::string_view text, std::string_view object);
/// The tokens of all of them, ascending; of two that share tokens the second begins behind the first. Nothing where
/// one's cannot be found.
std::optional<std::vector<TokenSpan>> spansOf(std::span<const TokenPlace> places, std::span<const TokenPlace> found);

} // namespace chronoscope::backend::protocol
