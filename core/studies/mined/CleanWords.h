// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AskingSpec.h"
#include "core/studies/mined/Item.h"

#include <string>

namespace chronoscope::mined {

/// The word set "clean": a question of the public templates in sound grammar. Doubled words and blanks go, a question
/// mark comes last, tenses fit the time, and the forms of A.T.E, R.K and C.A that are no sentences are put in order.
/// The set has the version of a run's rules: of version 1 a claim about a club in one year lacks its verb, and a
/// question that begins with Where has one tense; before version 3 a year before the first has a minus.
std::string cleanWords(const Item& item, Configuration configuration, int rules = kMinedRules);

/// The sentence of F.M.C and P.M.C in the same set: of version 3 on "In 42 BCE" where the public one has "In -42".
std::string cleanContext(const std::string& context, int rules = kMinedRules);

/// The same of the public set: as the file has it.
inline const std::string& publicWords(const Item& item, Configuration configuration) {
    return completes(configuration) ? item.completion : item.question;
}

} // namespace chronoscope::mined
