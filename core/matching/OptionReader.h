// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/Judge.h"
#include "core/matching/LetterMentions.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::matching {

/// Tells which option one line of a multiple-choice reply chooses. An option written out comes first ("paragraph (b)"
/// is a text, no letter). Then letters: "(d)", "[d]", "d)", "d.", a lone "d", "option D", "the answer is D"; of several
/// the one that is affirmed counts, and a text behind it must be its own or merely explain, not name another. Then the
/// option whose text resembles the line best. Lives on the stack of one call; prompt and settings must outlive it.
class OptionReader {
public:
    /// kind: Answered, Contradictory or Unreadable.
    struct Choice {
        ReplyKind kind = ReplyKind::Unreadable;
        int option = -1;
        std::string said{}; ///< Contradictory: the text behind the letter
    };

    OptionReader(const prompt::Prompt& prompt, const JudgeSettings& settings)
        : m_prompt(prompt), m_settings(settings) {}

    /// `behindMark`: the line stood behind "A.", which may have been the letter.
    Choice read(std::string_view said, bool behindMark);

private:
    bool isTidy(std::string_view line, const std::vector<LetterMention>& letters) const;
    const std::u32string& processedOption(std::size_t option);
    /// The option that is the text to the letter, after preprocessing.
    std::optional<int> sameOption(std::string_view text);
    bool isOption(std::string_view text) const;
    /// Bit k: option k resembles the text, and none does better.
    unsigned nearestOptions(std::string_view text);
    std::optional<int> onlyNearest(std::string_view text);
    Choice checked(int option, std::string_view behind, bool endsThere);

    const prompt::Prompt& m_prompt;
    const JudgeSettings& m_settings;
    std::array<std::optional<std::u32string>, 4> m_processed; ///< of the options, once needed
};

} // namespace chronoscope::matching
