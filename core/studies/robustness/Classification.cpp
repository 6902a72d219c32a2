// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Classification.h"

#include <algorithm>
#include <array>

namespace chronoscope::robustness {

namespace {
constexpr std::array<std::string_view, kDateClasses> kClassNames{"Correct",  "Incorrect", "Transitional",
                                                                 "Excluded", "Discarded", "No context"};
constexpr std::array<std::string_view, kPrecisions> kPrecisionNames{"year", "month", "day"};

bool touch(const Days& a, const Days& b) { return a.first <= b.last && b.first <= a.last; }

template <typename Value, std::size_t size>
std::optional<Value> valueNamed(const std::array<std::string_view, size>& names, std::string_view text) {
    const auto* const at = std::find(names.begin(), names.end(), text);
    return at == names.end() ? std::nullopt : std::optional(static_cast<Value>(at - names.begin()));
}
} // namespace

FactPeriods::FactPeriods(const DatedFact& fact) : m_own(daysOf(fact.period)) {
    const auto known = fact.known.value_or(Period{});
    if (fact.known) m_others.push_back({Day::min(), daysOf(known.start).first - std::chrono::days(1)});
    if (known.end) m_others.push_back({daysOf(*known.end).last + std::chrono::days(1), Day::max()});
    for (const Period& other : fact.others)
        m_others.push_back({daysOf(other.start).first, other.end ? daysOf(*other.end).last : Day::max()});
}

DateClass FactPeriods::classOf(const Days& date) const {
    if (m_own.first <= date.first && date.last <= m_own.last) return DateClass::Correct;
    if (touch(m_own, date)) return DateClass::Transitional;
    const bool isElsewhere =
        std::any_of(m_others.begin(), m_others.end(), [&](const Days& other) { return touch(other, date); });
    return isElsewhere ? DateClass::Excluded : DateClass::Incorrect;
}

std::optional<double> FactPeriods::alpha(const Days& date) const {
    if (duration() == 0) return std::nullopt;
    return static_cast<double>((middle(date) - middle(m_own)).count()) / duration();
}

SampledDate FactPeriods::placed(const facts::Date& date, int position) const {
    const Days days = daysOf(date);
    return {precisionOf(date), position, date, classOf(days), alpha(days)};
}

std::string_view name(DateClass of) { return kClassNames.at(static_cast<std::size_t>(of)); }
std::string_view name(Precision precision) { return kPrecisionNames.at(static_cast<std::size_t>(precision)); }
std::optional<DateClass> dateClassFromName(std::string_view text) { return valueNamed<DateClass>(kClassNames, text); }
std::optional<Precision> precisionFromName(std::string_view text) {
    return valueNamed<Precision>(kPrecisionNames, text);
}

} // namespace chronoscope::robustness
