// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::traversal {

/// How the authors' code reads replies and counts answers in ChroKnowPrompt (spec 4, protocol `reference`): to the
/// letter, with nothing tidied. Texts in and out are UTF-8; white space is that of Unicode. All functions are pure and
/// linear in what they read; any thread.

/// The answer of a reply under Generation that counts there: its first three characters are "A. ", and the answer is
/// what stands behind them in that line, trimmed; it may be empty. Nothing: the reply does not count.
std::optional<std::string> countedAnswer(std::string_view reply);

struct ReferenceRead {
    std::string text; ///< may be empty, may hold several lines
    int rule = 0;     ///< 1 to 10, the first that fits; 10: the whole reply
};
/// What is read out of the reply to a step. Of a reply longer than kMostRead bytes only as many count, so that a
/// hostile one stays small; the authors' code knows no such bound.
ReferenceRead readReference(std::string_view reply);
inline constexpr std::size_t kMostRead = 16'384;

/// Whether a candidate is thrown away at the final match: it opens like talk, a name that opens so ("Norway") included.
bool isDropped(std::string_view candidate);

/// The text that most of `texts` are, without regard to case, in lower case; of equals the one seen first. May be
/// empty, if that is what most are. Nothing of no texts.
std::optional<std::string> commonest(const std::vector<std::string>& texts);

/// Equal without regard to case.
bool sameText(std::string_view a, std::string_view b);

/// `text` without white space of any kind at both ends.
std::string_view trimmed(std::string_view text);

} // namespace chronoscope::traversal
