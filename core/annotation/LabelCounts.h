// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/annotation/Overrides.h"
#include "core/results/CellLabels.h"
#include "core/results/ResultFilter.h"
#include "core/results/Selection.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::annotation {

/// Why answers are wrong, in numbers, by the consensus of the annotators. One label set is the unit: the same key in
/// two sets is not the same label, so what was said with another set is left out, and how much that is, is said. The
/// results carry the labels of the set, see resultsWith(). Pure functions, any thread; runs are never added up.

/// Annotations, by name of the label set they were made with.
using LabelSetUse = std::map<std::string, std::int64_t>;
/// Of the items that `wanted` (empty: all) takes.
LabelSetUse labelSetUse(const AnnotationBook& book, const std::function<bool(const ItemKey&)>& wanted = {});
/// The set with most annotations; of several the first. `sets`: the built-in one first, never empty.
const LabelSet& mostUsed(const std::vector<LabelSet>& sets, const LabelSetUse& use);

/// Results as one label set sees them.
struct LabelSetResults {
    LabelSet labels;
    std::shared_ptr<const AnnotationBook> book;        ///< what was said with it alone
    std::shared_ptr<const results::ResultSet> results; ///< with the labels of that
    std::int64_t annotations = 0;                      ///< with it, of items of these runs
    LabelSetUse others;                                ///< with any other set, of items of these runs
};
/// A hundred thousand annotations take some tenths of a second where they are of several sets.
LabelSetResults resultsWith(const results::ResultSet& set, std::shared_ptr<const AnnotationBook> book,
                            const LabelSet& labels);

/// How a label divides the labelled cells.
struct LabelShare {
    std::int64_t given = 0;
    std::int64_t of = 0;           ///< labelled cells
    std::optional<double> percent; ///< nothing without any
    analysis::Interval interval;   ///< 95 % Wilson, percent
};

/// Counts of the wrong cells (Incorrect and Partial) of one row in one year, or in all. Shares speak of the labelled
/// cells; of all wrong cells only where those were drawn from them at random.
struct LabelGroup {
    std::size_t run = 0;     ///< run index
    results::RowKey key = 0; ///< see results::RowsBy
    std::optional<int> year; ///< none: all chosen years
    std::int64_t wrong = 0;
    std::int64_t annotated = 0;      ///< of them
    std::int64_t labelled = 0;       ///< of those: with a label that the annotators give together
    std::vector<std::int64_t> given; ///< cells with a label, by place in CellLabels::labels
    bool repeatsElements = false;    ///< several years or templates: the intervals are too narrow

    LabelShare share(std::size_t label) const;
};

/// By run, key and year, rows without a wrong cell left out. Empty when the set has no labels.
std::vector<LabelGroup> labelCounts(const results::ResultSet& set, const results::ResultFilter& filter,
                                    results::RowsBy rowsBy, bool byYear);

/// Whether what was annotated speaks for all Incorrect cells.
enum class Extrapolation : int {
    Sound = 0,
    NotRandom,  ///< there is no queue of random order
    OtherCells, ///< there is, but it does not hold all the Incorrect cells that are looked at
    NoLabels,   ///< nothing of its beginning is known
};

/// What the matcher of one run misses: right answers that it does not see. Over all cells that the filter asks for,
/// whatever it says of what came out. Percentages are of judged cells, as everywhere; intervals speak of these cells,
/// not of other elements.
struct MatcherAudit {
    std::int64_t judged = 0;
    std::int64_t correct = 0;
    std::int64_t incorrect = 0;
    std::optional<double> correctPercent;

    /// Incorrect cells that are labelled, and those with a label of the role AliasMissed among them.
    LabelShare aliasMissed;
    std::int64_t aliasWithoutAnswer =
        0; ///< of those: no answer of theirs is accepted, so that nothing follows from them

    /// (a) With the accepted answers as they stand.
    std::int64_t gained = 0; ///< cells that become Correct
    std::optional<double> appliedPercent;

    /// (b) Were all Incorrect cells annotated. Known is a cell with a label or an accepted answer. The sample is the
    /// beginning of the queue, as far as at least 9 of 10 of its Incorrect cells are known: the share of those that
    /// becomes Correct is taken to hold for all that are not known elsewhere. A lower bound while aliasWithoutAnswer is
    /// not 0.
    Extrapolation extrapolation = Extrapolation::NotRandom;
    LabelShare sampleAlias;      ///< aliasMissed of the sample
    LabelShare sampleGained;     ///< those of its known cells that become Correct
    std::int64_t passedOver = 0; ///< Incorrect cells of the sample that are not known: taken to be like the others
    std::optional<double> estimatedPercent; ///< only when the extrapolation is sound
    analysis::Interval estimatedInterval;   ///< from Wilson's for the share: too wide when most is labelled
};

/// `rejudged`: what rejudge() found for the overrides of this run under the judgement at this run index.
/// `randomQueue`: the run's cells of a queue of random order, in its order; none where there is no such queue.
MatcherAudit matcherAudit(const results::ResultSet& set, const results::ResultFilter& filter, std::size_t run,
                          const Rejudged& rejudged, const std::optional<std::vector<std::int64_t>>& randomQueue);

} // namespace chronoscope::annotation
