// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/studies/mined/Task.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace chronoscope::mined {

/// From replies to the scores of the paper's tables. All functions are pure; any thread. Scores are in percent.

/// What an empty reply counts: 0, or it is left out of its item, as the published scorer does (an item of which all
/// replies are empty is 0 there).
enum class EmptyRule : int { Zero = 0, Skip };

/// What came of one configuration of an item.
struct ReplyScore {
    enum class Kind : std::uint8_t {
        Unasked = 0, ///< the run does not ask this configuration
        Missing,     ///< no answer: an error, or not asked yet
        Empty,
        Scored
    };
    Kind kind = Kind::Unasked;
    bool cem = false;
    bool refused = false;        ///< Scored: an answer that matches nothing
    bool unparsable = false;     ///< what the judge answered
    double f1 = 0;               ///< 0 to 1
    std::optional<double> judge; ///< 0 to 1; none: not judged, or not readable
};
using ItemReplies = std::array<ReplyScore, kConfigurations>;

/// Of one item: the mean over its configurations (prompt agreement).
struct ItemScore {
    double cem = 0;
    double f1 = 0;
    std::optional<double> judge; ///< none unless every reply that counts was judged
};
/// Nothing for an item that lacks the reply of a configuration: it is missing, not wrong.
std::optional<ItemScore> itemScore(const ItemReplies& replies, EmptyRule rule);

/// Mean over items, and the interval that is sound for it. Wilson's at 95 %, at the effective number of replies: the
/// replies to one item go together, so they count as between one and as many as there are configurations, by how much
/// items differ (design effect; Dean & Pagano 2015, Journal of Survey Statistics and Methodology 3:484). Items are
/// taken as independent.
class ScoreMean {
public:
    void add(const std::optional<ItemScore>& score);
    std::int64_t items() const { return m_items + m_missing; }
    std::int64_t missing() const { return m_missing; }
    std::int64_t scored() const { return m_items; }
    /// Nothing without a scored item.
    std::optional<double> cem() const;
    std::optional<double> f1() const;
    /// Over the scored items that were judged, judged() of them; nothing without one.
    std::optional<double> judge() const;
    std::int64_t judged() const { return m_judged; }
    std::optional<analysis::Interval> interval() const; ///< of cem()

private:
    std::int64_t m_items = 0;
    std::int64_t m_missing = 0;
    std::int64_t m_judged = 0;
    double m_cem = 0;
    double m_squares = 0; ///< of cem
    double m_f1 = 0;
    double m_judge = 0;
};

/// Mean over tasks, each counting the same, whatever its items ("Avg" of the paper, and its dimensions).
struct TaskAverage {
    std::int64_t items = 0;
    std::int64_t missing = 0;
    std::optional<double> cem; ///< nothing where a task has none
    std::optional<double> f1;
    std::optional<double> judge;
    /// Put together from those of the tasks (Zou & Donner 2008, Statistics in Medicine 27:1693).
    std::optional<analysis::Interval> interval;
};
TaskAverage averageOf(std::span<const ScoreMean> tasks);

} // namespace chronoscope::mined
