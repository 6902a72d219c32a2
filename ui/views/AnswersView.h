// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/benchmark/Element.h"
#include "core/results/ElementAnswers.h"
#include "core/results/ResultFilter.h"
#include "ui/views/LabelMarks.h"
#include "widgets/plots/AnswerGridLayout.h"

#include <QString>

#include <utility>
#include <vector>

namespace chronoscope::ui {

/// What the chosen runs say about one element, made ready for the screen. Pure; any thread.

QString displayName(matching::AnswerKind kind);
/// "answered", "contradictory", …, with what is left out said so.
QString outcomeText(matching::ReplyKind kind, bool leftOut);
/// What that means for the category, in a sentence or two.
QString outcomeToolTip(matching::ReplyKind kind, bool leftOut);
/// "stale by 3 years", "ahead by 1 year", "a distractor of the element", …
QString describe(const matching::Diagnosis& diagnosis);

struct RunAnswers {
    std::size_t run = 0; ///< run index
    results::RunChoice choice;
    std::string name;
    std::string model;
    prompt::Protocol protocol = prompt::Protocol::Reference;
    int style = -1; ///< place in the series colours
    std::vector<results::YearAnswer> answers;
    std::string problem; ///< why they could not be read; empty if they could
};

struct AnswersView {
    std::int64_t row = 0; ///< of the element in the workspace; 0 = none
    benchmark::Element element;
    std::vector<RunAnswers> runs;
};

/// One answer of a run of that name, ready for a cell.
widgets::AnswerCell answerCell(const QString& run, const results::YearAnswer& answer, const widgets::LabelTag& tag);
/// The years from the first to the last that the element has or a run asks, and the filter chooses.
std::pair<int, int> shownYears(const AnswersView& view, const results::ResultFilter& filter);
/// A group per run in their order (key: run index), a row per template (key: the template); what the filter leaves out
/// is not asked. Cells bear the tags of their labels.
widgets::AnswerGridData answerGrid(const AnswersView& view, const results::ResultFilter& filter,
                                   const LabelMarks& marks = {});
/// Places in CellLabels::labels that cells of the grid have, ascending: what its legend explains.
std::vector<std::uint32_t> labelsIn(const AnswersView& view, const results::ResultFilter& filter,
                                    const LabelMarks& marks);
/// run, model, template, year, category, answer, saying, answered, refused, empty, contradictory, unreadable, left_out,
/// errors, right, answer_is, shift_years, labels (their names, "; " between).
analysis::Table answersTable(const AnswersView& view, const results::ResultFilter& filter,
                             const LabelMarks& marks = {});

} // namespace chronoscope::ui
