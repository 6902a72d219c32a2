// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/OfflineOptions.h"

#include "core/base/Hash.h"
#include "core/facts/FactText.h"
#include "core/sources/distract/OptionRules.h"

#include <algorithm>
#include <array>

namespace chronoscope::sources {

namespace {
constexpr std::size_t kMostOfForm = 200, kMostObjects = 200;

/// What names of one kind share: the ending of a club or company, the beginning of an office; empty for none.
std::string formOf(std::string_view name) {
    constexpr std::array<std::string_view, 12> kEndings{"F.C.",  "FC",  "A.F.C.", "S.C.",       "Inc.",    "Ltd.",
                                                        "Corp.", "Ltd", "Inc",    "University", "College", "Party"};
    const std::size_t space = name.rfind(' ');
    if (space == std::string_view::npos) return {};
    const std::string_view last = name.substr(space + 1);
    if (std::find(kEndings.begin(), kEndings.end(), last) != kEndings.end()) return "… " + std::string(last);
    const std::size_t of = name.find(" of ");
    return of == std::string_view::npos ? std::string() : std::string(name.substr(0, of)) + " of …";
}

/// In an order that the seed draws.
std::vector<std::string> shuffled(std::vector<std::string> names, std::uint64_t seed) {
    std::sort(names.begin(), names.end(), [seed](const std::string& a, const std::string& b) {
        return std::pair(mix(seed, hash64(a)), a) < std::pair(mix(seed, hash64(b)), b);
    });
    return names;
}

bool isNegative(const benchmark::Element& element) {
    const bool isUnrelated = element.domain == benchmark::Domain::Math && element.relation == "None";
    return isUnrelated || !positiveTwin(element.relation).empty();
}
} // namespace

std::string positiveTwin(std::string_view relation) {
    if (relation.starts_with("Not") && relation.size() > 3 && relation[3] >= 'A' && relation[3] <= 'Z')
        return std::string(relation.substr(3));
    for (const std::string_view beginning : {"is_not_", "is not "})
        if (relation.starts_with(beginning))
            return std::string("is") + beginning[2] + std::string(relation.substr(beginning.size()));
    return {};
}

void OfflineOptions::add(const benchmark::Element& element) {
    const std::string subject = facts::folded(element.subject);
    const std::size_t number = m_subjects.emplace(subject, m_subjects.size()).first->second;
    const Key key{element.domain, element.relation, subject};
    std::vector<std::string>& objects = m_objects[key];
    if (objects.empty()) m_relationsOf[{element.domain, subject}].push_back(key);
    for (const benchmark::YearObjects& year : element.years) {
        for (const benchmark::Object& object : year.objects) {
            if (object.empty()) continue;
            m_holders.add({element.domain, element.relation}, object.front(), number, year.year, year.year);
            if (objects.size() < kMostObjects &&
                std::find(objects.begin(), objects.end(), object.front()) == objects.end())
                objects.push_back(object.front());
            const std::string form = formOf(object.front());
            if (form.empty()) continue;
            std::vector<std::string>& alike = m_byForm[{element.domain, form}];
            if (alike.size() < kMostOfForm && std::find(alike.begin(), alike.end(), object.front()) == alike.end())
                alike.push_back(object.front());
        }
    }
}

std::size_t OfflineOptions::numberOf(const benchmark::Element& element) const {
    const auto found = m_subjects.find(facts::folded(element.subject));
    return found == m_subjects.end() ? m_subjects.size() : found->second;
}

std::vector<std::string> OfflineOptions::heldElsewhere(const benchmark::Element& element) const {
    const auto found = m_objects.find(Key{element.domain, element.relation, facts::folded(element.subject)});
    return found == m_objects.end() ? std::vector<std::string>() : found->second;
}

std::vector<std::string> OfflineOptions::ofTwin(const benchmark::Element& element) const {
    const std::string subject = facts::folded(element.subject);
    std::vector<std::string> names;
    const auto take = [&](const Key& key) {
        if (const auto found = m_objects.find(key); found != m_objects.end())
            names.insert(names.end(), found->second.begin(), found->second.end());
    };
    if (const std::string twin = positiveTwin(element.relation); !twin.empty()) {
        take({element.domain, twin, subject});
    } else if (const auto all = m_relationsOf.find({element.domain, subject}); all != m_relationsOf.end()) {
        for (const Key& key : all->second) // unrelated to it is what no other relation holds
            if (std::get<1>(key) != element.relation) take(key);
    }
    return names;
}

std::vector<std::string> OfflineOptions::choose(const benchmark::Element& element, std::size_t count,
                                                const std::set<std::string>& excluded, std::uint64_t seed) const {
    std::vector<std::string> chosen;
    std::set<std::string> taken = excluded;
    seed = mix(seed, hash64(element.subject + '\x1f' + element.relation));
    const auto take = [&](const std::vector<std::string>& names) {
        for (const std::string& one : names)
            if (chosen.size() < count && taken.insert(facts::folded(one)).second) chosen.push_back(one);
    };
    if (isNegative(element)) {
        take(shuffled(ofTwin(element), seed));
        return chosen;
    }
    const std::vector<std::string> right = rightNames(element);
    const auto takeMoved = [&] {
        for (const std::string& one : right)
            if (chosen.size() < count) take(movedNumbers(one, 4 * count, seed));
    };
    if (element.domain == benchmark::Domain::Legal) takeMoved();
    if (!element.years.empty() && chosen.size() < count)
        take(m_holders.choose({element.domain, element.relation},
                              {numberOf(element), element.years.front().year, element.years.back().year, taken,
                               count - chosen.size(), seed}));
    for (const std::string& one : right)
        if (const auto alike = m_byForm.find({element.domain, formOf(one)}); alike != m_byForm.end())
            take(shuffled(alike->second, seed));
    takeMoved();
    return chosen;
}

} // namespace chronoscope::sources
