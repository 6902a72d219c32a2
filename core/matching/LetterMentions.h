// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace chronoscope::matching {

/// An option's letter in a line. Named: it is there; Opens: the line begins with it; Affirmed: the line says that it is
/// the one. Value type.
struct LetterMention {
    enum class Weight { Denied, Named, Opens, Affirmed };
    int option = 0;
    std::size_t from = 0;
    std::size_t to = 0; ///< behind its brackets
    bool bracketed = false;
    Weight weight = Weight::Named;
};
/// In their order. Letters that are a word, an initial or a part of a name are none. The line's punctuation is plain
/// (plainMarks()). Pure; any thread.
std::vector<LetterMention> letterMentions(std::string_view line);

} // namespace chronoscope::matching
