// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactText.h"

#include "core/base/Text.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/Calendar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace chronoscope::robustness {

using facts::isoText;

std::string periodsText(const std::vector<Period>& periods) {
    std::string text;
    for (const Period& period : periods)
        text += fmt::format("{}{}/{}", text.empty() ? "" : ";", isoText(period.start),
                            period.end ? isoText(*period.end) : std::string());
    return text;
}

Status checkPeriod(const Period& period) {
    const auto isNear = [](const facts::Date& date) { return std::abs(date.year) <= kMaxFactYear; };
    if (!isNear(period.start) || (period.end && !isNear(*period.end)))
        return Error{ErrorCode::BadInput, fmt::format("years of a fact go from -{0} to {0}", kMaxFactYear), {}};
    if (!period.end || daysOf(period.start).first <= daysOf(*period.end).last) return {};
    return Error{ErrorCode::BadInput,
                 fmt::format("the period ends, {}, before it begins, {}", isoText(*period.end), isoText(period.start)),
                 {}};
}

Result<std::vector<Period>> readPeriods(std::string_view text) {
    std::vector<Period> periods;
    if (text.empty()) return periods;
    for (const std::string& part : text::split(text, ';')) {
        const std::size_t slash = part.find('/');
        if (slash == std::string::npos)
            return Error{ErrorCode::BadInput, "a period is START/END, not \"" + text::shortened(part, 40) + "\"", {}};
        const auto start = facts::readIsoDate(std::string_view(part).substr(0, slash));
        if (!start) return start.error();
        Period period{*start, std::nullopt};
        if (slash + 1 < part.size()) {
            const auto end = facts::readIsoDate(std::string_view(part).substr(slash + 1));
            if (!end) return end.error();
            period.end = *end;
        }
        if (const Status sound = checkPeriod(period); !sound) return sound.error();
        periods.push_back(period);
    }
    return periods;
}

Status checkGivenPeriod(const Period& period) {
    if (period.start.year == 0 || (period.end && period.end->year == 0))
        return Error{ErrorCode::BadInput, "there is no year 0: the year before 1 is -0001", {}};
    return checkPeriod(period);
}

Result<std::vector<Period>> readGivenPeriods(std::string_view text) {
    auto periods = readPeriods(text);
    if (!periods) return periods;
    for (const Period& period : *periods)
        if (const Status sound = checkGivenPeriod(period); !sound) return sound.error();
    return periods;
}

std::vector<Period> allPeriods(const DatedFact& fact) {
    std::vector<Period> periods = fact.others;
    periods.push_back(fact.period);
    std::sort(periods.begin(), periods.end());
    return periods;
}

namespace {
std::string joinedWithLengths(std::initializer_list<std::string_view> parts) { // so that no two run together alike
    std::string text;
    for (const std::string_view part : parts)
        text += fmt::format("{}:{}", part.size(), part);
    return text;
}

/// Behind the names, so that facts whose names tell them apart have the key they always had.
std::string entitiesText(const DatedFact& fact) {
    return fact.entities.empty() ? std::string() : "#" + joinedWithLengths({fact.entities});
}
} // namespace

bool hasIds(const DatedFact& fact) { return !fact.subjectId.empty() || !fact.objectId.empty(); }

DatedFact toldByIds(DatedFact fact) {
    fact.entities = hasIds(fact) ? fact.subjectId + "|" + fact.objectId : std::string();
    return fact;
}

std::string factKey(const DatedFact& fact) {
    return joinedWithLengths({fact.subject, fact.relation, fact.object, periodsText({fact.period})}) +
           entitiesText(fact);
}

ContentId tripleOf(const DatedFact& fact) {
    return contentId(joinedWithLengths({fact.subject, fact.relation, fact.object}) + entitiesText(fact));
}

ContentId factContent(const DatedFact& fact) {
    std::string text = factKey(fact);
    if (fact.known) text += "|" + periodsText({*fact.known});
    return contentId(text);
}

std::optional<double> popularityOf(const DatedFact& fact) {
    if (fact.visits) return fact.visits;
    if (!fact.subjectVisits || !fact.objectVisits) return std::nullopt;
    return std::sqrt(*fact.subjectVisits * *fact.objectVisits);
}

} // namespace chronoscope::robustness
