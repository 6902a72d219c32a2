// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/OptionRules.h"

#include "core/facts/FactText.h"
#include "core/matching/FuzzyMatcher.h"

#include <algorithm>

namespace chronoscope::sources {

std::string_view name(Unfit reason) {
    switch (reason) {
    case Unfit::Right: return "right";
    case Unfit::Subject: return "subject";
    case Unfit::Repeat: return "repeat";
    case Unfit::HeldOutside: break;
    }
    return "held_outside";
}

std::vector<std::string> rightNames(const benchmark::Element& element) {
    std::vector<std::string> names;
    for (const benchmark::YearObjects& year : element.years)
        for (const benchmark::Object& object : year.objects)
            for (const std::string& one : object)
                if (std::find(names.begin(), names.end(), one) == names.end()) names.push_back(one);
    return names;
}

OptionRules::OptionRules(const benchmark::Element& element, const std::vector<std::string>& outside) {
    // The subject of a legal element is its question.
    if (element.domain != benchmark::Domain::Legal) m_subject = facts::folded(element.subject);
    for (const std::string& one : rightNames(element)) {
        m_right.insert(facts::folded(one));
        m_objects.push_back({one});
    }
    for (const std::string& one : outside)
        m_outside.insert(facts::folded(one));
}

std::optional<Unfit> OptionRules::unfit(std::string_view option, const std::vector<std::string>& options) const {
    const std::string folded = facts::folded(option);
    if (m_right.contains(folded)) return Unfit::Right;
    if (folded == m_subject) return Unfit::Subject;
    if (m_outside.contains(folded)) return Unfit::HeldOutside;
    const bool isThere = std::any_of(options.begin(), options.end(),
                                     [&](const std::string& other) { return facts::folded(other) == folded; });
    return isThere ? std::optional(Unfit::Repeat) : std::nullopt;
}

bool OptionRules::isLookAlike(std::string_view option) const {
    return matching::FuzzyMatcher(m_objects, matching::Preprocess::Paper).match(option).hit;
}

std::set<std::string> OptionRules::excluded() const {
    std::set<std::string> all = m_right;
    all.insert(m_outside.begin(), m_outside.end());
    all.insert(m_subject);
    return all;
}

} // namespace chronoscope::sources
