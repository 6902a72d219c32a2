// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/CellFold.h"
#include "core/run/RunContext.h"
#include "core/scoring/AcceptedAnswers.h"
#include "core/scoring/Diagnosis.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ReplyStore.h"
#include "core/store/ScoringStore.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace chronoscope::scoring {

/// Judges the stored replies to one element with given settings: folds its cells and categories, tells what the wrong
/// replies are. Equal replies to one question are judged once. A reply that says an accepted answer is a match of score
/// 100, whatever the matcher finds. Made for one element, whose context and facts must outlive it, as must the accepted
/// answers; one thread.
class ElementScorer {
public:
    ElementScorer(const run::RunContext& context, const matching::JudgeSettings& settings,
                  const store::BenchmarkStore::Loaded& loaded, const AcceptedAnswers& accepted);

    /// Replies in the order of their numbers. Corrupt: the run does not ask what this answers.
    Status add(const store::ReplyRow& reply);
    /// Appends the cells that have replies, the categories that are settled and the wrong replies by kind.
    void writeTo(store::ScoringBatch& batch) const;
    /// Adds the scores of all replies that count.
    void addTo(store::ScoreHistogram& histogram) const;

private:
    struct Judged {
        bool hit = false;
        bool leftOut = false;
        std::size_t score = 0; ///< 0 to 100, rounded down
        std::optional<Diagnosis> wrong;
    };
    /// One question as it was asked: sets that differ in their exemplars alone share it.
    struct Question {
        prompt::Prompt prompt;                                         ///< without texts
        std::array<std::unordered_map<std::string, Judged>, 2> judged; ///< by reply; behind: of those a filter ended
    };
    struct Wrong {
        std::int64_t greedy = 0;
        std::int64_t sampled = 0;
    };
    using WrongKey = std::tuple<std::size_t, AnswerKind, int>; ///< place of the cell, kind, shift

    void openCell(std::size_t cell);
    Question& questionOf(const run::RunLayout::Place& place);
    const Judged& judged(const run::RunLayout::Place& place, const store::ReplyRow& reply);

    const run::RunContext& m_context;
    const matching::JudgeSettings& m_settings;
    const store::BenchmarkStore::Loaded& m_loaded;
    const AcceptedAnswers& m_accepted;
    const run::FoldElement m_element;
    AnswerDecoder m_decoder;
    std::vector<run::FoldCell> m_cells; ///< as FoldElement::planned
    std::vector<bool> m_answered;       ///< cells with an outcome, as m_cells
    std::map<WrongKey, Wrong> m_wrong;
    std::vector<store::ScoreCounts> m_scores; ///< per template

    std::optional<std::size_t> m_open; ///< the cell whose questions these are
    std::vector<Question> m_questions;
    std::vector<std::optional<std::size_t>> m_questionOf; ///< per set, once looked up
};

} // namespace chronoscope::scoring
