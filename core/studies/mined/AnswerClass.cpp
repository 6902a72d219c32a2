// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerClass.h"

#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/AnswerText.h"

#include <algorithm>
#include <array>

namespace chronoscope::mined {

namespace {
struct Match {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t value = 0;
};

std::vector<std::string> namesOf(std::span<const DatedValue> values) {
    std::vector<std::string> names;
    for (const DatedValue& value : values)
        names.push_back(value.name);
    return names;
}

/// The context's subject, then the values that are no gold.
std::vector<std::string> wrongNames(const std::vector<std::u32string>& golds, const std::string& subject,
                                    std::span<const DatedValue> values) {
    std::vector<std::string> names;
    if (!subject.empty()) names.push_back(subject);
    for (const DatedValue& value : values)
        if (std::find(golds.begin(), golds.end(), wordForm(value.name)) == golds.end()) names.push_back(value.name);
    return names;
}

std::vector<std::u32string> wordForms(const std::vector<std::string>& texts) {
    std::vector<std::u32string> forms;
    for (const std::string& text : texts)
        forms.push_back(wordForm(text));
    return forms;
}
} // namespace

ValueMatcher::ValueMatcher(const std::vector<std::string>& names) : m_values(wordForms(names)) {
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const auto first = std::find(m_values.begin(), m_values.begin() + static_cast<std::ptrdiff_t>(i), m_values[i]);
        m_first.push_back(static_cast<std::size_t>(first - m_values.begin()));
    }
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (m_first[i] != i) m_values[i].clear();
}

std::vector<std::size_t> ValueMatcher::matched(std::string_view reply) const {
    const std::u32string text = wordForm(reply);
    std::vector<Match> matches;
    for (std::size_t value = 0; value < m_values.size(); ++value) {
        if (m_values[value].empty()) continue;
        const std::size_t length = m_values[value].size();
        eachWordMatch(text, m_values[value], [&](std::size_t at) { matches.push_back({at, at + length, value}); });
    }
    // By place, the longer first: then a match lies inside another exactly if one before it reaches as far.
    std::sort(matches.begin(), matches.end(),
              [](const Match& a, const Match& b) { return a.begin != b.begin ? a.begin < b.begin : a.end > b.end; });
    std::vector<std::size_t> left;
    std::size_t reached = 0;
    for (const Match& match : matches) {
        if (match.end > reached) left.push_back(match.value);
        reached = std::max(reached, match.end);
    }
    std::sort(left.begin(), left.end());
    left.erase(std::unique(left.begin(), left.end()), left.end());
    return left;
}

std::string_view name(LatestLabel label) {
    constexpr std::array<std::string_view, 3> kNames{"Latest", "Outdated", "Irrelevant"};
    return kNames[static_cast<std::size_t>(label)];
}

LatestClassifier::LatestClassifier(std::span<const DatedValue> values)
    : m_matcher(namesOf(values)), m_latest(allLatestOf(values)) {}

bool LatestClassifier::isTied() const {
    return std::any_of(m_latest.begin(), m_latest.end(), [&](std::size_t place) {
        return m_matcher.firstOf(place) != m_matcher.firstOf(m_latest.front());
    });
}

LatestLabel LatestClassifier::label(std::span<const std::string> replies) const {
    const auto isLatest = [&](std::size_t value) {
        return std::any_of(m_latest.begin(), m_latest.end(),
                           [&](std::size_t latest) { return value == m_matcher.firstOf(latest); });
    };
    LatestLabel label = LatestLabel::Irrelevant;
    for (const std::string& reply : replies)
        for (const std::size_t value : m_matcher.matched(reply)) {
            if (isLatest(value)) return LatestLabel::Latest;
            label = LatestLabel::Outdated;
        }
    return label;
}

std::string_view name(ContextLabel label) {
    constexpr std::array<std::string_view, 4> kNames{"Correct", "Context", "Other", "Irrelevant"};
    return kNames[static_cast<std::size_t>(label)];
}

ContextClassifier::ContextClassifier(const std::vector<std::string>& golds, const std::string& contextSubject,
                                     std::span<const DatedValue> values)
    : m_golds(wordForms(golds)), m_wrong(wrongNames(m_golds, contextSubject, values)),
      m_hasContext(!contextSubject.empty()) {}

ContextLabel ContextClassifier::label(std::string_view reply) const {
    const std::u32string text = wordForm(reply);
    for (const std::u32string& gold : m_golds)
        if (holdsAsWords(text, gold)) return ContextLabel::Correct;
    const std::vector<std::size_t> wrong = m_wrong.matched(reply);
    if (wrong.empty()) return ContextLabel::Irrelevant;
    return m_hasContext && wrong.front() == 0 ? ContextLabel::Context : ContextLabel::Other;
}

} // namespace chronoscope::mined
