// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Audit.h"

#include "core/base/Text.h"
#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/QuestionText.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>

namespace chronoscope::mined {

namespace {
constexpr std::array<std::string_view, kAuditCodes> kCodeKeys{"empty_gold",
                                                              "gold_not_in_list",
                                                              "gold_outdated_open_elsewhere",
                                                              "gold_not_latest",
                                                              "gold_outside_time",
                                                              "malformed_attributes",
                                                              "end_before_start",
                                                              "order_descending",
                                                              "order_mixed",
                                                              "ambiguous_timestamp",
                                                              "future_context_not_after_query",
                                                              "past_context_after_query",
                                                              "template_slip",
                                                              "ranking_gold_is_later",
                                                              "calculation_negative",
                                                              "calculation_ambiguous",
                                                              "calculation_negative_and_ambiguous",
                                                              "past_date_answerable",
                                                              "future_date_answerable",
                                                              "implicit_without_event",
                                                              "implicit_chained_event_entity",
                                                              "robustness_asserts_wrong_value",
                                                              "robustness_denies_right_value",
                                                              "property_typo",
                                                              "image_missing",
                                                              "no_open_attribute"};

constexpr std::size_t kShownAttribute = 80; // characters

/// Looks at one item, check by check.
class Auditor {
public:
    explicit Auditor(const Item& item)
        : m_item(item), m_holders(Holders::of(item.attributes)), m_years(askedYears(item.question)) {}

    std::vector<AuditFinding> findings() {
        checkGold();
        checkAttributes();
        checkOrder();
        checkWords();
        checkTask();
        if (!m_item.image) found(AuditCode::ImageMissing, "the original image");
        if (!m_item.otherImage) found(AuditCode::ImageMissing, "the other image");
        std::sort(m_findings.begin(), m_findings.end(), [](const auto& a, const auto& b) { return a.code < b.code; });
        return std::move(m_findings);
    }

private:
    void found(AuditCode code, std::string detail) {
        const auto known =
            std::find_if(m_findings.begin(), m_findings.end(), [&](const auto& one) { return one.code == code; });
        if (known == m_findings.end())
            m_findings.push_back({code, std::move(detail)});
        else
            known->detail += "; " + detail;
    }
    bool anyGold(const std::function<bool(const std::string&)>& is) const {
        return std::any_of(m_item.golds.begin(), m_item.golds.end(), is);
    }
    std::string golds() const { return fmt::format("{}", fmt::join(m_item.golds, ", ")); }

    bool answersFromList() const {
        switch (m_item.task) {
        case Task::TA:
        case Task::TIA:
        case Task::TSA:
        case Task::FMC:
        case Task::PMC:
        case Task::RK:
        case Task::CA: return true;
        default: return false;
        }
    }

    void checkGold() {
        m_hasGold = !m_item.golds.empty() && std::all_of(m_item.golds.begin(), m_item.golds.end(),
                                                         [](const auto& gold) { return isUsableGold(gold); });
        if (!m_hasGold) return found(AuditCode::EmptyGold, fmt::format("“{}”", golds()));
        if (answersFromList() && !anyGold([&](const auto& gold) { return m_holders.names(gold); })) {
            m_hasGold = false; // nothing more can be said of it
            found(AuditCode::GoldNotInList, golds());
        }
    }

    void checkAttributes() {
        for (const std::string& attribute : m_item.attributes) {
            const auto reading = readAttribute(attribute);
            if (!reading.faults.empty())
                found(AuditCode::MalformedAttributes,
                      fmt::format("{}: {}", text::shortened(attribute, kShownAttribute), name(reading.faults.front())));
            const auto &start = reading.value.start, &end = reading.value.end;
            if (start && end && facts::compareKnown(*end, *start) < 0)
                found(AuditCode::EndBeforeStart, text::shortened(attribute, kShownAttribute));
        }
    }

    void checkOrder() {
        bool falls = false, rises = false;
        const facts::Date* before = nullptr;
        for (const DatedValue& value : m_holders.values()) {
            if (!value.start) continue;
            const int order = before ? facts::compareKnown(*before, *value.start) : 0;
            falls |= order > 0;
            rises |= order < 0;
            before = &*value.start;
        }
        if (falls) found(rises ? AuditCode::OrderMixed : AuditCode::OrderDescending, "by start");
    }

    void checkWords() {
        for (const std::string& asked : {m_item.question, m_item.completion}) {
            const std::size_t mark = asked.find('?');
            const bool goesOn = mark != std::string::npos && mark + 1 < asked.size();
            const bool isDoubled = asked.find("in the image in the image") != std::string::npos ||
                                   asked.find("  ") != std::string::npos || asked.find("? years") != std::string::npos;
            if (goesOn || isDoubled) found(AuditCode::TemplateSlip, asked);
        }
        constexpr std::string_view kArticle = "the ";
        if (!m_item.property.starts_with(kArticle)) return;
        const std::string role = m_item.property.substr(kArticle.size());
        for (const auto& [field, start] : {std::pair("questions_property", std::string("the current ")),
                                           std::pair("paraphrase_completion_property", std::string("The current "))}) {
            const std::string said = extraText(m_item, field);
            if (said.starts_with(start) && said != start + role) found(AuditCode::PropertyTypo, said);
        }
    }

    void checkTask() {
        switch (m_item.task) {
        case Task::TA: return checkLatest();
        case Task::TIA: return checkTime();
        case Task::TSA: return checkTime();
        case Task::FMC:
        case Task::PMC: checkTime(); return checkContext();
        case Task::PUD:
        case Task::FUD: return checkUnanswerable();
        case Task::ITC: return checkEvent();
        case Task::RK: return checkRanking();
        case Task::CA: return checkCalculation();
        case Task::ATE: return checkAssertion();
        }
    }

    void checkLatest() {
        const auto& values = m_holders.values();
        const auto isOpen = [](const DatedValue& value) { return value.open; };
        const bool hasOpen = std::any_of(values.begin(), values.end(), isOpen);
        const auto latest = m_holders.latest();
        if (latest.empty()) return;
        const std::string& newest = values[latest.front()].name;
        if (!hasOpen) found(AuditCode::NoOpenAttribute, "latest by start: " + newest);
        if (!m_hasGold || isLatest()) return;
        const bool goldIsOpen = anyGold([&](const auto& gold) {
            const auto places = m_holders.placesOf(gold);
            return std::any_of(places.begin(), places.end(), [&](std::size_t at) { return values[at].open; });
        });
        found(hasOpen && !goldIsOpen ? AuditCode::GoldOutdated : AuditCode::GoldNotLatest,
              fmt::format("{}, latest is {}", golds(), newest));
    }

    bool isLatest() const {
        const auto latest = m_holders.latest();
        return anyGold([&](const auto& gold) {
            return std::any_of(latest.begin(), latest.end(),
                               [&](std::size_t at) { return sameName(m_holders.values()[at].name, gold); });
        });
    }

    /// An interval may begin and end in years of two holders; between these there is one.
    void checkTime() {
        if (!m_years) return;
        const bool isInterval = m_years->to - m_years->from >= 2;
        const Years inner = isInterval ? Years{m_years->from + 1, m_years->to - 1} : *m_years;
        const bool isPoint = m_years->from == m_years->to;
        if ((isPoint || isInterval) && m_holders.possibleNames(inner) > 1)
            found(AuditCode::AmbiguousTimestamp,
                  fmt::format("{} may have held in {} to {}", m_holders.possibleNames(inner), inner.from, inner.to));
        if (m_hasGold && !anyGold([&](const auto& gold) { return m_holders.mayHold(gold, *m_years); }))
            found(AuditCode::GoldOutsideTime, fmt::format("{} in {} to {}", golds(), m_years->from, m_years->to));
    }

    void checkContext() {
        if (!m_years || !m_item.context.year) return;
        const int context = *m_item.context.year;
        const std::string detail = fmt::format("context {}, asked {}", context, m_years->to);
        if (m_item.task == Task::FMC && context <= m_years->to) found(AuditCode::FutureContextNotAfter, detail);
        if (m_item.task == Task::PMC && context >= m_years->from) found(AuditCode::PastContextNotBefore, detail);
    }

    void checkUnanswerable() {
        if (!m_years) return;
        const auto places = m_holders.possible(*m_years);
        const bool isPast = m_item.task == Task::PUD;
        const bool tooEarly = !isPast && m_years->from <= kCutOff.year;
        if (places.empty() && !tooEarly) return;
        found(isPast ? AuditCode::PastDateAnswerable : AuditCode::FutureDateAnswerable,
              places.empty() ? fmt::format("{} is not in the future", m_years->from)
                             : fmt::format("{} held in {}", m_holders.values()[places.front()].name, m_years->from));
    }

    void checkEvent() {
        const int events = eventCount(m_item.question);
        if (events == 0) found(AuditCode::ImplicitWithoutEvent, m_item.question);
        if (events > 1) found(AuditCode::ImplicitChainedEvent, fmt::format("{} events", events));
    }

    void checkRanking() {
        const auto pair = rankedPair(m_item.question, m_holders);
        if (!m_hasGold || !pair) return;
        const auto gold = correctedGolds(m_item);
        if (gold)
            found(AuditCode::RankingGoldIsLater, fmt::format("{}, the earlier one is {}", golds(), gold->front()));
    }

    void checkCalculation() {
        const auto sum = calculationOf(m_item.question);
        if (!sum) return;
        const bool isNegative = sum->distance < 0;
        const bool isAmbiguous = m_holders.possibleNames(sum->start) > 1 || m_holders.possibleNames(sum->then) > 1;
        const std::string then =
            sum->unit == DistanceUnit::Days ? sum->then.from.text() : std::to_string(sum->then.from.year);
        if (isNegative || isAmbiguous)
            found(isNegative && isAmbiguous ? AuditCode::CalculationNegativeAndAmbiguous
                  : isNegative              ? AuditCode::CalculationNegative
                                            : AuditCode::CalculationAmbiguous,
                  fmt::format("{} and {} {} on, {}", sum->date, sum->distance, name(sum->unit), then));
        if (m_hasGold && !anyGold([&](const auto& gold) { return m_holders.mayHold(gold, sum->then); }))
            found(AuditCode::GoldOutsideTime, fmt::format("{} in {}", golds(), then));
    }

    void checkAssertion() {
        if (!m_hasGold || !correctedGolds(m_item)) return;
        const bool saysYes = sameName(m_item.golds.front(), "yes");
        found(saysYes ? AuditCode::RobustnessAssertsWrong : AuditCode::RobustnessDeniesRight,
              assertedName(m_item, m_holders));
    }

    const Item& m_item;
    const Holders m_holders;
    const std::optional<Years> m_years;
    bool m_hasGold = false; ///< that can be looked up
    std::vector<AuditFinding> m_findings;
};

/// Whether every time of `a` began before every time of `b`.
bool beganBefore(const Holders& holders, const std::string& a, const std::string& b) {
    for (const std::size_t one : holders.placesOf(a))
        for (const std::size_t other : holders.placesOf(b)) {
            const auto &start = holders.values()[one].start, &then = holders.values()[other].start;
            if (!start || !then || facts::compareKnown(*start, *then) >= 0) return false;
        }
    return true;
}

/// The earlier of the two that R.K asks about; nothing where they began at once, or one of them again after the other.
std::optional<std::string> earlierOf(const Item& item, const Holders& holders) {
    const auto pair = rankedPair(item.question, holders);
    if (!pair) return std::nullopt;
    const std::string &a = holders.values()[pair->first].name, &b = holders.values()[pair->second].name;
    if (beganBefore(holders, a, b)) return a;
    return beganBefore(holders, b, a) ? std::optional(b) : std::nullopt;
}

/// Whether one who may have held in these years did; nothing where another may have, too, in a single year, or where
/// they run backwards.
std::optional<bool> heldThen(const Holders& holders, std::string_view name, Years years) {
    if (years.to < years.from) return std::nullopt;
    if (!holders.mayHoldThroughout(name, years)) return false;
    const bool isShared = years.from == years.to && holders.possibleNames(years) > 1;
    return isShared ? std::nullopt : std::optional(true);
}

/// Whether what A.T.E asserts is so; nothing where the list cannot tell.
std::optional<bool> isSo(const Item& item, const Holders& holders) {
    const std::string name = assertedName(item, holders);
    if (name.empty() || !holders.names(name)) return std::nullopt;
    if (const auto years = askedYears(item.question)) return heldThen(holders, name, *years);
    const auto latest = holders.latest();
    return std::any_of(latest.begin(), latest.end(),
                       [&](std::size_t at) { return sameName(holders.values()[at].name, name); });
}
} // namespace

std::string_view key(AuditCode code) { return kCodeKeys[static_cast<std::size_t>(code)]; }

bool isFault(AuditCode code) { return code != AuditCode::NoOpenAttribute; }

std::vector<AuditFinding> auditOf(const Item& item) { return Auditor(item).findings(); }

std::optional<std::vector<std::string>> correctedGolds(const Item& item) {
    const Holders holders = Holders::of(item.attributes);
    std::vector<std::string> right;
    if (item.task == Task::TA) {
        for (const std::size_t place : holders.latest())
            right.push_back(holders.values()[place].name);
    } else if (item.task == Task::RK) {
        if (auto earlier = earlierOf(item, holders)) right.push_back(std::move(*earlier));
    } else if (item.task == Task::ATE) {
        if (const auto so = isSo(item, holders)) right.emplace_back(*so ? "Yes" : "No");
    }
    const bool agrees = std::any_of(item.golds.begin(), item.golds.end(), [&](const auto& gold) {
        return std::any_of(right.begin(), right.end(), [&](const auto& one) { return sameName(one, gold); });
    });
    if (right.empty() || agrees) return std::nullopt;
    return right;
}

} // namespace chronoscope::mined
