// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Calendar.h"

#include <string_view>

namespace chronoscope::robustness {

/// The periods of a fact in days, worked out once for its many dates. Immutable; any thread.
class FactPeriods {
public:
    explicit FactPeriods(const DatedFact& fact);

    const Days& own() const { return m_own; }
    /// From the first day to the last, not counting the first: 0 for a period of one day.
    int duration() const { return static_cast<int>((m_own.last - m_own.first).count()); }
    /// Correct, Incorrect, Transitional or Excluded.
    DateClass classOf(const Days& date) const;
    /// (middle of the date - middle of the period) / duration; none for a period of one day. ±0.5 are the bounds but
    /// for half a day: never tell the class by it.
    std::optional<double> alpha(const Days& date) const;
    /// A date with its class and distance.
    SampledDate placed(const facts::Date& date, int position) const;

private:
    Days m_own;
    std::vector<Days> m_others; ///< and what is not known; open ones end with the calendar
};

/// "Correct", "No context" … and "year" …, as files and tables name them.
std::string_view name(DateClass of);
std::string_view name(Precision precision);
std::optional<DateClass> dateClassFromName(std::string_view text);
std::optional<Precision> precisionFromName(std::string_view text);

} // namespace chronoscope::robustness
