// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/Diagnosis.h"
#include "core/run/ElementReplies.h"
#include "core/store/ScoringStore.h"

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace chronoscope::scoring {

/// What the replies to one element are worth under given settings: folds its cells and categories, tells what the wrong
/// replies are. Made for one element, which must outlive it, as must context and settings; one thread.
class ElementScorer {
public:
    ElementScorer(const run::RunContext& context, const run::ElementOfRun& element,
                  const matching::JudgeSettings& settings);

    /// Replies in the order of their numbers, read under the settings.
    void add(const run::StoredReply& reply);
    /// Appends the cells that have replies, the categories that are settled and the wrong replies by kind.
    void writeTo(store::ScoringBatch& batch) const;
    /// Adds the scores of all replies that count.
    void addTo(store::ScoreHistogram& histogram) const;

private:
    struct Wrong {
        std::int64_t greedy = 0;
        std::int64_t sampled = 0;
    };
    using WrongKey = std::tuple<std::size_t, matching::AnswerKind, int>; ///< place of the cell, kind, shift

    const run::RunLayout& m_layout;
    const run::FoldElement& m_element;
    matching::AnswerDecoder m_decoder;
    std::optional<std::size_t> m_cell; ///< whose verdicts the following are of
    std::unordered_map<const matching::Verdict*, std::optional<matching::Diagnosis>>
        m_diagnosed;                    ///< equal replies share one
    std::vector<run::FoldCell> m_cells; ///< as FoldElement::planned
    std::vector<bool> m_answered;       ///< cells with an outcome, as m_cells
    std::map<WrongKey, Wrong> m_wrong;
    std::vector<store::ScoreCounts> m_scores; ///< per template
};

} // namespace chronoscope::scoring
