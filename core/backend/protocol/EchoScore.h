// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/CompletionLogProbs.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace chronoscope::backend::protocol {

/// Finds the tokens of a continuation in an echoed completion: its text is prompt + continuation + what was generated.
/// Pure functions; positions are bytes of that text.
struct EchoScore {
    /// The tokens [first, end) of the continuation. What comes behind was generated; where nothing does though
    /// something was, the list is short of a token, and it cannot be told which.
    struct Range {
        std::size_t first = 0;
        std::size_t end = 0;
    };

    /// The range, or why there is none. A token that the prompt and the continuation share counts whole; the first
    /// token of all follows nothing and counts for nothing. By the tokens' own texts, walked from the end, so that a
    /// token at the beginning which is not part of the text ("<s>") does not matter; where a token's text is not the
    /// text's (half a character) by text_offset, which counts code points with some servers and bytes with others: the
    /// reading that fits every whole token is taken.
    static std::variant<Range, std::string> find(const CompletionLogProbs& tokens, std::string_view text,
                                                 std::string_view prompt, std::string_view continuation);
    /// The tokens of every occurrence of the continuation in both together, see occurrences(). Ascending, none twice;
    /// a token that holds the end of one and more counts whole. Marks at offset 0 behind one count too: the released
    /// code of TimeStress, which this is for, takes them for parts of the token before.
    static std::variant<std::vector<Range>, std::string> findAll(const CompletionLogProbs& tokens,
                                                                 std::string_view text, std::string_view prompt,
                                                                 std::string_view continuation);
};

} // namespace chronoscope::backend::protocol
