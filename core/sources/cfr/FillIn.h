// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chronoscope::sources::cfr {

/// What is asked for by a blank in a text of the law.
enum class SpanKind : int { Money = 0, LawReference, Date, Quantity, Organization, Other };
std::string_view name(SpanKind kind); ///< "Money", "Law reference" …

/// A paragraph with a blank and what stood there.
struct FillIn {
    std::string question;             ///< the blank is "____" between blanks
    std::vector<std::string> answers; ///< one per text given
    SpanKind kind = SpanKind::Other;
};

/// Why a change makes no question.
enum class Rejected : int { TooLong = 0, LittleContext, Typo, Style };
std::string_view name(Rejected reason); ///< "long", "context", "typo", "style"

/// A question from one paragraph in several wordings: what all share at the start and at the end stays, the rest is
/// the blank. Texts are tidy and not all the same. Pure; any thread.
std::variant<FillIn, Rejected> askChange(const std::vector<std::string_view>& texts);

/// Questions from a paragraph that never changed, one for each kind of span found in it (the first of each), where
/// enough stays around the blank. Never of kind Other.
std::vector<FillIn> askUnchanged(std::string_view text);

} // namespace chronoscope::sources::cfr
