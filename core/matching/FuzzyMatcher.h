// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::matching {

/// How reply and objects are made comparable. paper: lower-case, non-alphanumeric → space, trimmed; reference:
/// lower-case only.
enum class Preprocess : int { Paper = 0, Reference };
std::string_view name(Preprocess value);
std::optional<Preprocess> preprocessFromName(std::string_view text);

inline constexpr double kDefaultThreshold = 70.0;
/// Scores below this are reported as 0: rapidfuzz may then stop early.
inline constexpr double kScoreFloor = 50.0;

std::u32string processed(std::string_view text, Preprocess preprocess);

/// Compares replies with the right objects of one (element, year): rapidfuzz's token_set_ratio against every name of
/// every object (ChroKnowledge A.2.2). The objects are prepared once. Immutable; any thread; movable.
class FuzzyMatcher {
public:
    struct Match {
        bool hit = false;
        double score = 0;       ///< best score, 0 to 100; 0 below kScoreFloor
        std::size_t object = 0; ///< index of the object of the best score
        std::size_t alias = 0;  ///< index of its name
    };

    FuzzyMatcher(const std::vector<benchmark::Object>& objects, Preprocess preprocess,
                 double threshold = kDefaultThreshold);
    ~FuzzyMatcher();
    FuzzyMatcher(FuzzyMatcher&&) noexcept;
    FuzzyMatcher& operator=(FuzzyMatcher&&) noexcept;

    Match match(std::string_view reply) const;

private:
    struct Candidate; ///< a prepared name; rapidfuzz stays out of this header, which everything includes

    Preprocess m_preprocess;
    double m_threshold;
    std::vector<Candidate> m_candidates;
};

} // namespace chronoscope::matching
