// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/FuzzyMatcher.h"

#include "core/base/Text.h"

#include <rapidfuzz/fuzz.hpp>

#include <algorithm>

namespace chronoscope::matching {

std::string_view name(Preprocess value) { return value == Preprocess::Paper ? "paper" : "reference"; }

std::optional<Preprocess> preprocessFromName(std::string_view text) {
    if (text == "paper") return Preprocess::Paper;
    if (text == "reference") return Preprocess::Reference;
    return std::nullopt;
}

std::u32string processed(std::string_view text, Preprocess preprocess) {
    return preprocess == Preprocess::Paper ? text::lowerAlphanumeric(text) : text::lower(text);
}

struct FuzzyMatcher::Candidate {
    std::u32string text;
    std::size_t object = 0;
    std::size_t alias = 0;
    std::optional<rapidfuzz::fuzz::CachedTokenSetRatio<char32_t>> scorer; ///< empty when text is empty
};

FuzzyMatcher::~FuzzyMatcher() = default;
FuzzyMatcher::FuzzyMatcher(FuzzyMatcher&&) noexcept = default;
FuzzyMatcher& FuzzyMatcher::operator=(FuzzyMatcher&&) noexcept = default;

FuzzyMatcher::FuzzyMatcher(const std::vector<benchmark::Object>& objects, Preprocess preprocess, double threshold)
    : m_preprocess(preprocess), m_threshold(threshold) {
    std::size_t names = 0;
    for (const benchmark::Object& object : objects)
        names += object.size();
    m_candidates.reserve(names); // a prepared scorer points into its own text: it may move, but not be copied
    for (std::size_t i = 0; i < objects.size(); ++i) {
        for (std::size_t j = 0; j < objects[i].size(); ++j) {
            Candidate& candidate = m_candidates.emplace_back(Candidate{processed(objects[i][j], preprocess), i, j, {}});
            if (!candidate.text.empty()) candidate.scorer.emplace(candidate.text);
        }
    }
}

namespace {
/// Whether it surely has a word: equal texts of white space alone are alike for nobody, in rapidfuzz neither.
bool hasWord(const std::u32string& text) {
    return std::ranges::any_of(text, [](char32_t point) { return point > U' ' && point <= U'~'; });
}
} // namespace

FuzzyMatcher::Match FuzzyMatcher::match(std::string_view reply) const {
    Match best;
    const std::u32string text = processed(reply, m_preprocess);
    if (text.empty()) return best;
    for (const Candidate& candidate : m_candidates) {
        if (!candidate.scorer) continue;
        const double cutoff = std::max(best.score, std::min(kScoreFloor, m_threshold));
        const bool isSame = candidate.text == text && hasWord(text); // the quick way
        const double score = isSame ? 100.0 : candidate.scorer->similarity(text, cutoff);
        if (score > best.score) best = {score >= m_threshold, score, candidate.object, candidate.alias};
        if (best.score >= 100.0) break;
    }
    return best;
}

} // namespace chronoscope::matching
