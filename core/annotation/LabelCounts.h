// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"
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
/// Of the items of these runs.
LabelSetUse labelSetUse(const AnnotationBook& book, const results::ResultSet& set);
/// The set with most annotations; of several the first. `sets`: the built-in one first, never empty.
const LabelSet& mostUsed(const std::vector<LabelSet>& sets, const LabelSetUse& use);

/// Results as one label set sees them.
struct LabelSetResults {
    LabelSet labels;
    std::shared_ptr<const AnnotationBook> book;        ///< what was said with it alone
    std::shared_ptr<const AnnotationBook> whole;       ///< what was said with any
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
LabelShare shareOf(std::int64_t given, std::int64_t of);

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

/// What is said of the units of a run of another study, all of which may be annotated: right ones too.
struct UnitCounts {
    std::int64_t annotated = 0;      ///< units of which anything is said with the label set
    std::int64_t labelled = 0;       ///< of those: with a label that the annotators give together
    std::vector<std::int64_t> given; ///< units with a label, by place in LabelSet::labels
};
UnitCounts unitCounts(const AnnotationBook& book, const LabelSet& labels, const ContentId& run);

/// Percent and its interval as cells of a table; three empty ones where there is nothing to share.
void addShare(std::vector<std::string>& row, const std::optional<double>& percent, const analysis::Interval& interval);

} // namespace chronoscope::annotation
