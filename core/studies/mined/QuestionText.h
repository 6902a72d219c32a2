// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/Holders.h"
#include "core/studies/mined/Item.h"
#include "core/studies/mined/QuestionForms.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// What stands in the questions of MINED, read out of their words; the files have no fields for it. Pure; any thread.

/// The years a question is about: of "in 2008" or "from 2003 to 2010", the last one in the text; "42 BCE" is -42.
std::optional<Years> askedYears(std::string_view question);

/// "A and B all were …", or in clean words "A and B were both …": the two, in the order of the text. Nothing where they
/// are not both in the list.
struct RankedPair {
    std::size_t first = 0; ///< places in the list
    std::size_t second = 0;
};
std::optional<RankedPair> rankedPair(std::string_view question, const Holders& holders);

/// "A served as … in 1996. … after 15 years?", or "… in 1996-03-15. … after 5000 days?"; in clean words "… in 1996. Who
/// was in this position 15 years later?", or "… on 1996-03-15. … 5000 days earlier?".
struct Calculation {
    std::string name;
    std::string date; ///< as it stands there
    int distance = 0; ///< may be negative
    DistanceUnit unit = DistanceUnit::Years;
    Days start = Years();
    Days then = Years(); ///< so much on
};
std::optional<Calculation> calculationOf(std::string_view question);

/// Who of the list a question of A.T.E asserts; empty where it is about nobody of it.
std::string assertedName(const Item& item, const Holders& holders);

/// How often a question says "when" as a word: events of I.T.C.
int eventCount(std::string_view question);

/// A text field of the file that Item has no place for; empty where there is none.
std::string extraText(const Item& item, const char* field);

} // namespace chronoscope::mined
