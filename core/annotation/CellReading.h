// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/annotation/AnswerRanges.h"
#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/labels/Annotation.h"
#include "core/matching/Diagnosis.h"
#include "core/matching/Judge.h"
#include "core/prompt/PromptBuilder.h"
#include "core/results/ElementAnswers.h"
#include "core/run/AcceptedAnswers.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::annotation {

/// Replies of one cell that say the same and are judged alike. Answers that are equal after preprocessing are one, and
/// so are all refusals, however worded, all empty replies, and of those left out all of one kind. Under MCQA the answer
/// is the text of the option chosen, under TF the truth value.
struct CellAnswer {
    matching::ReplyKind kind = matching::ReplyKind::Answered;
    bool leftOut = false; ///< strict extraction does not count them: neither right nor wrong
    std::string answer;   ///< as first written; empty: nothing could be read out, or not in the form that counts
    bool hit = false;
    double score = 0;        ///< best of these replies, as judged: 0 to 100
    std::int64_t greedy = 0; ///< replies
    std::int64_t sampled = 0;
    std::optional<matching::Diagnosis> wrong; ///< nothing when right or left out, and under TF
    std::string nearest;     ///< the right name it resembles most, whether that counts or not; empty: none at all
    double nearestScore = 0; ///< 0 to 100; of Generation, else score

    std::int64_t exampleIndex = 0; ///< the first of these replies: RunLayout::replyIndex
    int exampleSet = 0;
    bool exampleSampled = false;
    bool cutShort = false;           ///< the example ended at the token limit
    std::string question;            ///< the target of the example's prompt alone, as its set asked it
    std::string example;             ///< the reply as it came, thoughts inside it included
    std::optional<TextRange> said;   ///< where the answer stands in the example
    std::vector<TextRange> matching; ///< the words of it that the nearest right name has too
    prompt::Prompt key;              ///< options and truth of the example's question, without texts

    std::int64_t replies() const { return greedy + sampled; }
};

/// One cell as an annotator sees it: what was asked, what is right, what was replied. Value type; some kB.
struct CellReading {
    ItemKey item;
    std::int64_t run = 0;
    std::int64_t cell = 0; ///< RunLayout::cellIndex
    std::int64_t row = 0;  ///< of the element in the workspace
    std::string model;
    matching::JudgeSettings judge; ///< what everything below is judged with
    benchmark::Element element;
    std::vector<int> years; ///< of the run in which the element can be asked, ascending: the timeline
    /// As `years`: what the run itself made of them under this template, whatever `judge` says.
    std::vector<analysis::CellCategory> categories;

    std::string question; ///< of the first answer; without answers that of the first set

    std::vector<CellAnswer> answers; ///< most frequent first, of equally frequent ones the first said
    std::int64_t refused = 0;        ///< replies; they are among the answers too
    std::int64_t empty = 0;          ///< likewise
    std::int64_t errors = 0;         ///< requests that failed: no answers
    std::string error;               ///< what the first of them said
    analysis::CellCounts counts;
    analysis::CellCategory category = analysis::CellCategory::Missing;

    /// What is right in the year of the item, each under all its names.
    const std::vector<benchmark::Object>& gold() const { return element.at(item.year)->objects; }
};

/// Reads one cell: the replies of that cell alone, by their numbers. Those that say an accepted answer are right, as in
/// a scoring with these overrides. A millisecond or two, on the calling thread. InvalidArgument: no cell of the run.
/// NotFound: the run does not ask it. Corrupt: what is stored cannot be read.
Result<CellReading> readCell(store::Database& database, const run::RunContext& context,
                             const matching::JudgeSettings& judge, std::int64_t cellIndex,
                             const run::AcceptedAnswers& accepted = {});

/// A run beside the one that is annotated.
struct OtherRun {
    std::shared_ptr<const run::RunContext> context;
    matching::JudgeSettings judge;
};

/// What another run most often says to the same question; counts as in results::elementAnswers().
struct OtherAnswer {
    std::int64_t run = 0;
    std::string name; ///< of the run
    std::string model;
    results::YearAnswer said;
};

/// Of the runs that ask the element in `row` in that year under that template, in their order; of the others nothing.
/// About a millisecond each.
Result<std::vector<OtherAnswer>> readOthers(store::Database& database, const std::vector<OtherRun>& runs,
                                            std::int64_t row, int year, prompt::Template form);

} // namespace chronoscope::annotation
