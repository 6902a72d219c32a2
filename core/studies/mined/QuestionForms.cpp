// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/QuestionForms.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace chronoscope::mined {

namespace {
constexpr std::string_view kArticle = "the ";
constexpr std::string_view kWrong = "Your answer to the original question is wrong. ";

/// The role without its article: "CEO of".
std::string_view roleOf(std::string_view property) {
    return property.starts_with(kArticle) ? property.substr(kArticle.size()) : property;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string span(Years years) { return fmt::format("from {} to {}", years.from, years.to); }
} // namespace

std::string_view name(DistanceUnit unit) { return unit == DistanceUnit::Days ? "days" : "years"; }

std::optional<DistanceUnit> distanceUnitFromName(std::string_view text) {
    for (const DistanceUnit one : {DistanceUnit::Years, DistanceUnit::Days})
        if (text == name(one)) return one;
    return std::nullopt;
}

QuestionForms::QuestionForms(std::string property)
    : m_property(std::move(property)), m_current(fmt::format("the current {}", roleOf(m_property))),
      m_asks(m_property.find("host country") == std::string::npos ? "Who" : "Where"),
      m_isClub(m_property == "plays for" || m_property == "play for") {}

AskedForms QuestionForms::atPresent(const std::string& who) const {
    if (m_isClub)
        return {fmt::format("Which club does {} currently play for?", who), capital(who) + " currently plays for"};
    return {fmt::format("{} is {} {}?", m_asks, m_current, who), fmt::format("{} {} is", capital(m_current), who)};
}

AskedForms QuestionForms::during(const std::string& who, Years years) const {
    if (m_isClub)
        return {fmt::format("Which club does {} play for {}?", who, span(years)),
                fmt::format("{}, {} plays for", capital(span(years)), who)};
    return {fmt::format("{} was {} {} {}?", m_asks, m_property, who, span(years)),
            fmt::format("{}, {} {} was", capital(span(years)), m_property, who)};
}

AskedForms QuestionForms::inPast(const std::string& who, int year) const {
    if (m_isClub) return inFuture(who, year);
    return {fmt::format("{} was {} {} in {}?", m_asks, m_property, who, year),
            fmt::format("In {}, {} {} was", year, m_property, who)};
}

AskedForms QuestionForms::inFuture(const std::string& who, int year) const {
    if (m_isClub)
        return {fmt::format("Which club does {} play for in {}?", who, year),
                fmt::format("In {}, {} plays for", year, who)};
    return {fmt::format("{} is {} {} in {}?", m_asks, m_property, who, year),
            fmt::format("In {}, {} {} is", year, m_property, who)};
}

AskedForms QuestionForms::whenever(const std::string& who, const std::string& event) const {
    if (m_isClub)
        return {fmt::format("Which club does {} play for when {}?", who, event),
                fmt::format("When {}, {} plays for", event, who)};
    return {fmt::format("{} is {} {} when {}?", m_asks, m_property, who, event),
            fmt::format("When {}, {} {} is", event, m_property, who)};
}

AskedForms QuestionForms::ranked(const std::string& who, const std::string& first, const std::string& second) const {
    const std::string_view role = roleOf(m_property);
    const std::string both = fmt::format("{} and {} all were {} {}, respectively. ", first, second, role, who);
    return {both + fmt::format("Can you identify which one the former {} was?", role),
            both + fmt::format("Please identify the former {} was", role)};
}

AskedForms QuestionForms::later(const std::string& who, const std::string& holder, const std::string& date,
                                int distance, DistanceUnit unit) const {
    const std::string served = fmt::format("{} served as {} {} in {}. ", holder, m_property, who, date);
    const std::string after = fmt::format("occupied this position after {} {}", distance, name(unit));
    return {fmt::format("{}Can you identify who {}?", served, after),
            fmt::format("{}Please identify the person {} was", served, after)};
}

AskedForms QuestionForms::claimNow(const std::string& who, const std::string& holder) const {
    if (m_isClub)
        return {fmt::format("{}Is {} play for {}?", kWrong, who, holder),
                fmt::format("{}Does {} play for {}?", kWrong, who, holder)};
    return {fmt::format("{}Is {} {} {}?", kWrong, holder, m_current, who),
            fmt::format("{}Does {} {} {}?", kWrong, holder, m_current, who)};
}

AskedForms QuestionForms::claimDuring(const std::string& who, const std::string& holder, Years years) const {
    const std::string claimed = m_isClub
                                    ? fmt::format("{}  {} {}?", who, holder, span(years)) // without a verb, as public
                                    : fmt::format("{} {} {} {}?", holder, m_property, who, span(years));
    return {fmt::format("{}Was {}", kWrong, claimed), fmt::format("{}Did {}", kWrong, claimed)};
}

AskedForms QuestionForms::claimIn(const std::string& who, const std::string& holder, int year) const {
    const std::string claimed = m_isClub ? fmt::format("{}  {} in {}?", who, holder, year)
                                         : fmt::format("{} {} {} in {}?", holder, m_property, who, year);
    return {fmt::format("{}Was {}", kWrong, claimed), fmt::format("{}Did {}", kWrong, claimed)};
}

} // namespace chronoscope::mined
