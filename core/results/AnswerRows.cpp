// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/AnswerRows.h"

#include "core/results/CellLabels.h"
#include "core/store/ReplySearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <string>
#include <utility>

namespace chronoscope::results {

using analysis::CellCategory;

namespace {
constexpr unsigned bitOf(CellCategory category) { return 1U << static_cast<unsigned>(category); }
constexpr unsigned kIncorrect = bitOf(CellCategory::Incorrect);
constexpr unsigned kJudged = bitOf(CellCategory::Correct) | bitOf(CellCategory::PartialGreedy) |
                             bitOf(CellCategory::PartialSampled) | kIncorrect;

/// Of every element in every year: whether a row is there, and the categories of its cells.
struct Marks {
    enum : std::uint8_t { Passes = 1, Said = 2 };
    std::vector<std::uint8_t> seen;  ///< [element × years + year]: bit per CellCategory
    std::vector<std::uint8_t> state; ///< the same: Passes, Said
};

bool isWanted(unsigned seen, RowsWanted wanted) {
    const unsigned judged = seen & kJudged;
    switch (wanted) {
    case RowsWanted::All: return true;
    case RowsWanted::Differ: return std::popcount(judged) > 1;
    case RowsWanted::AllWrong: return judged == kIncorrect;
    case RowsWanted::AnyWrong: return (judged & kIncorrect) != 0;
    }
    return true;
}

/// What is narrowed by elements, templates and years alone: a row shows all its cells.
ResultFilter withoutWhatCame(ResultFilter filter) {
    filter.categories.clear();
    filter.chrono.clear();
    filter.answers.clear();
    filter.labels.clear();
    return filter;
}

Marks marksOf(const ResultSet& set, const ResultFilter& filter, const AnswerQuestion& question,
              const std::vector<int>& years) {
    Marks marks;
    marks.seen.resize(set.elements->size() * years.size());
    marks.state.resize(marks.seen.size());
    const auto eachCell = [&](const ResultFilter& by, auto&& mark) {
        for (const RunSelection& selection : select(set, by)) {
            const auto column = columnOf(*selection.columns, years);
            const auto& elements = selection.view->elementOf;
            forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
                mark(selection, cell, elements[ordinal] * years.size() + column[block.year]);
            });
        }
    };
    eachCell(withoutWhatCame(filter), [&](const RunSelection& selection, std::size_t cell, std::size_t row) {
        marks.seen[row] |= static_cast<std::uint8_t>(1U << selection.columns->category[cell]);
        if (question.saying && (*question.saying)[selection.run][cell]) marks.state[row] |= Marks::Said;
    });
    eachCell(filter, [&](const RunSelection&, std::size_t, std::size_t row) { marks.state[row] |= Marks::Passes; });
    return marks;
}

/// Places of the elements when ordered by a text of theirs; equal texts share one.
template <typename TextOf> std::vector<std::uint32_t> ranks(std::size_t elements, TextOf textOf) {
    std::vector<std::uint32_t> order(elements);
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return textOf(a) < textOf(b); });
    std::vector<std::uint32_t> rank(elements);
    for (std::size_t place = 0, at = 0; place < elements; ++place) {
        if (place > 0 && textOf(order[place - 1]) != textOf(order[place])) at = place;
        rank[order[place]] = static_cast<std::uint32_t>(at);
    }
    return rank;
}

/// From wrong to right, then what has no category, then what is not asked.
std::uint32_t categoryRank(const RunView& view, const AnswerRow& row, prompt::Template form) {
    constexpr std::array<std::uint32_t, 5> kRank{4, 3, 2, 1, 0}; // as CellCategory
    const auto cell = cellOf(view, row.element, form, row.year);
    if (!cell) return 5;
    return kRank[view.columns->category[*cell]];
}

void sortRows(const ResultSet& set, const AnswerQuestion& question, std::vector<AnswerRow>& rows) {
    if (question.order == RowOrder::Benchmark && !question.isDescending) return;
    const ElementFacts& facts = *set.elements;
    std::vector<std::uint32_t> rank;
    if (question.order == RowOrder::Subject)
        rank = ranks(facts.size(), [&](std::size_t element) { return facts.searchTexts.at(element); });
    const auto keyOf = [&](const AnswerRow& row) -> std::int64_t {
        switch (question.order) {
        case RowOrder::Benchmark: return row.element;
        case RowOrder::Subject: return rank[row.element];
        case RowOrder::Relation: return facts.relations[row.element];
        case RowOrder::Year: return row.year;
        case RowOrder::Category: return categoryRank(set.runs[question.run], row, question.form);
        }
        return 0;
    };
    std::vector<std::pair<std::int64_t, AnswerRow>> keyed;
    keyed.reserve(rows.size());
    for (const AnswerRow& row : rows)
        keyed.emplace_back(question.isDescending ? -keyOf(row) : keyOf(row), row);
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::transform(keyed.begin(), keyed.end(), rows.begin(), [](const auto& one) { return one.second; });
}
} // namespace

std::string_view name(RowsWanted wanted) {
    switch (wanted) {
    case RowsWanted::All: return "all";
    case RowsWanted::Differ: return "differ";
    case RowsWanted::AllWrong: return "all-wrong";
    case RowsWanted::AnyWrong: return "any-wrong";
    }
    return "all";
}

Result<CellsSaying> cellsSaying(store::Database& database, const ResultSet& set, const std::vector<std::size_t>& runs,
                                std::string_view words, const std::stop_token& stop) {
    const auto texts = store::findTexts(database, words, stop);
    if (!texts) return texts.error();
    CellsSaying saying(set.runs.size());
    for (const std::size_t index : runs) {
        const RunColumns& run = set.run(index);
        std::vector<bool>& cells = saying[index];
        cells.resize(run.category.size());
        const std::int64_t last = run.layout.elements * run.layout.repliesPerElement();
        const Status read = store::repliesWithin(
            database, run.choice.run, *texts,
            [&](std::int64_t reply) {
                if (reply >= last) return; // no reply of this run: whoever reads it says so
                const auto place = run.layout.placeOfReply(reply);
                cells[static_cast<std::size_t>(run.layout.cellIndex(place.ordinal, place.year, place.form))] = true;
            },
            stop);
        if (!read) return read.error();
    }
    return saying;
}

std::vector<prompt::Template> answerForms(const ResultSet& set, const ResultFilter& filter) {
    std::vector<prompt::Template> forms;
    for (const RunSelection& selection : select(set, filter))
        for (const Block& block : selection.blocks)
            forms.push_back(selection.columns->layout.templates[block.form]);
    std::sort(forms.begin(), forms.end());
    forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
    return forms;
}

AnswerRows answerRows(const ResultSet& set, const ResultFilter& filter, const AnswerQuestion& question) {
    ResultFilter narrowed = filter;
    narrowed.templates = {question.form};
    AnswerRows found;
    found.form = question.form;
    const auto selections = select(set, narrowed);
    for (const RunSelection& selection : selections)
        if (!selection.blocks.empty()) found.runs.push_back(selection.run);
    const std::vector<int> years = yearsOf(selections);
    const Marks marks = marksOf(set, narrowed, question, years);
    for (std::size_t at = 0; at < marks.state.size(); ++at) {
        if ((marks.state[at] & Marks::Passes) == 0) continue;
        ++found.all;
        if (question.saying && (marks.state[at] & Marks::Said) == 0) continue;
        if (isWanted(marks.seen[at], question.wanted))
            found.rows.push_back(
                {static_cast<std::uint32_t>(at / years.size()), static_cast<std::int16_t>(years[at % years.size()])});
    }
    sortRows(set, question, found.rows);
    return found;
}

} // namespace chronoscope::results
