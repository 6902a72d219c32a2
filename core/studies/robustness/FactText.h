// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/base/Result.h"
#include "core/studies/robustness/DatedFact.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

/// Facts and periods as text, for files, the workspace and hashes. Pure; any thread.

/// "1976/1983;1990/": periods with their dates as they were given, an open one without an end.
std::string periodsText(const std::vector<Period>& periods);
/// What periodsText() wrote. BadInput for anything else, and for a period that checkPeriod() refuses.
Result<std::vector<Period>> readPeriods(std::string_view text);
/// BadInput where the period ends before it begins, or has a year further than kMaxFactYear from 0.
Status checkPeriod(const Period& period);
/// checkPeriod(), and BadInput for the year 0: no date of it can be asked. For what comes from outside; a workspace may
/// hold such a period of before.
Status checkGivenPeriod(const Period& period);
/// readPeriods() of a file: BadInput for a period that checkGivenPeriod() refuses.
Result<std::vector<Period>> readGivenPeriods(std::string_view text);
inline constexpr int kMaxFactYear = 9999; ///< so that the days of any horizon can be counted

/// All periods of the fact in order of time, its own among them.
std::vector<Period> allPeriods(const DatedFact& fact);

/// Subject, relation, object, period, and entities where there are any, in one text that no other fact has.
std::string factKey(const DatedFact& fact);
/// Hash of the key and of what is known: one fact of a workspace. Ids, visits and sources do not count, nor do other
/// periods, which a workspace keeps of the three and not of a fact.
ContentId factContent(const DatedFact& fact);
/// Whether the source has ids of the subject or the object.
bool hasIds(const DatedFact& fact);
/// The fact with its ids as part of what it is.
DatedFact toldByIds(DatedFact fact);

/// Hash of subject, relation, object, and entities where there are any.
ContentId tripleOf(const DatedFact& fact);

/// Visits of the fact: as given, else the geometric mean of those of its subject and object; none where unknown.
std::optional<double> popularityOf(const DatedFact& fact);

} // namespace chronoscope::robustness
