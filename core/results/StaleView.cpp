// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/StaleView.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace chronoscope::results {

using matching::AnswerKind;

namespace {
/// The selections without their TF blocks.
std::vector<RunSelection> naming(const ResultSet& set, const ResultFilter& filter) {
    auto selections = select(set, filter);
    for (RunSelection& selection : selections)
        std::erase_if(selection.blocks, [&](Block block) {
            return selection.columns->layout.templates[block.form] == prompt::Template::TrueFalse;
        });
    return selections;
}

/// Calls visit(ordinal, row, block) for every DiagnosisRow of a chosen cell.
template <typename Visit> void forEachDiagnosis(const RunSelection& selection, Visit&& visit) {
    const RunColumns& run = *selection.columns;
    for (const Block block : selection.blocks) {
        const std::size_t cells = run.cellAt(0, block.year, block.form);
        auto row = std::lower_bound(run.diagnoses.begin(), run.diagnoses.end(), cells,
                                    [](const DiagnosisRow& one, std::size_t cell) { return one.cell < cell; });
        for (; row != run.diagnoses.end() && row->cell < cells + run.rows.size(); ++row) {
            const std::size_t ordinal = row->cell - cells;
            if (selection.elements[ordinal] != 0 && selection.wants(row->cell, run.elementAt(ordinal, block.form)))
                visit(ordinal, *row, block);
        }
    }
}

void addReplies(Replies& sum, std::int64_t greedy, std::int64_t sampled) {
    sum.greedy += greedy;
    sum.sampled += sampled;
}

bool namesAYear(const DiagnosisRow& row) {
    const auto kind = static_cast<AnswerKind>(row.kind);
    return kind == AnswerKind::Stale || kind == AnswerKind::Ahead;
}

/// Replies per (year index of the run, shift) while they are counted; right ones have shift 0.
class ShiftTable {
public:
    explicit ShiftTable(const RunColumns& run)
        : m_years(run.layout.years), m_reach(run.reach), m_width(static_cast<std::size_t>(2 * run.reach + 1)),
          m_replies(m_years.size() * m_width) {}
    Replies& at(std::size_t year, int shift) {
        return m_replies[year * m_width + static_cast<std::size_t>(shift + m_reach)];
    }
    Replies right() { return over(0); }
    std::map<int, Replies> shifts() {
        std::map<int, Replies> shifts;
        for (int shift = -m_reach; shift <= m_reach; ++shift)
            if (const Replies replies = over(shift); shift != 0 && replies.all() > 0) shifts[shift] = replies;
        return shifts;
    }
    YearMatrix matrix(const std::vector<Block>& blocks) {
        YearMatrix matrix;
        std::set<int> answered;
        std::set<std::size_t> asked;
        for (const Block block : blocks)
            asked.insert(block.year);
        for (const std::size_t year : asked) {
            matrix.asked.push_back(m_years[year]);
            answered.insert(m_years[year]);
            for (int shift = -m_reach; shift <= m_reach; ++shift)
                if (at(year, shift).all() > 0) answered.insert(m_years[year] - shift);
        }
        matrix.answered.assign(answered.begin(), answered.end());
        for (const std::size_t year : asked)
            for (const int said : matrix.answered) {
                const int shift = m_years[year] - said;
                matrix.replies.push_back(std::abs(shift) <= m_reach ? at(year, shift) : Replies{});
            }
        return matrix;
    }

private:
    /// Over all years.
    Replies over(int shift) {
        Replies sum;
        for (std::size_t year = 0; year < m_years.size(); ++year)
            addReplies(sum, at(year, shift).greedy, at(year, shift).sampled);
        return sum;
    }

    const std::vector<int>& m_years;
    int m_reach; ///< largest shift either way
    std::size_t m_width;
    std::vector<Replies> m_replies;
};

StaleRun staleOf(const RunSelection& selection) {
    const RunColumns& run = *selection.columns;
    StaleRun out;
    out.run = selection.run;
    out.diagnosed = run.diagnosed;
    ShiftTable table(run);
    Replies answered;
    const std::uint16_t* const counts[]{run.greedyAnswered.data(), run.sampledAnswered.data(), run.greedyLeftOut.data(),
                                        run.sampledLeftOut.data(), run.greedyHits.data(),      run.sampledHits.data()};
    forEachCell(selection, [&](std::size_t, std::size_t cell, Block block) {
        addReplies(answered, counts[0][cell] - counts[2][cell], counts[1][cell] - counts[3][cell]);
        addReplies(table.at(block.year, 0), counts[4][cell], counts[5][cell]);
    });
    forEachDiagnosis(selection, [&](std::size_t, const DiagnosisRow& row, Block block) {
        addReplies(out.kinds[row.kind], row.greedy, row.sampled);
        if (namesAYear(row)) addReplies(table.at(block.year, row.shift), row.greedy, row.sampled);
    });
    out.answered = answered;
    out.right = table.right();
    out.shifts = table.shifts();
    out.matrix = table.matrix(selection.blocks);
    return out;
}
} // namespace

std::vector<StaleRun> stale(const ResultSet& set, const ResultFilter& filter) {
    std::vector<StaleRun> runs;
    for (const RunSelection& selection : naming(set, filter))
        runs.push_back(staleOf(selection));
    return runs;
}

std::vector<StaleElement> worstElements(const ResultSet& set, const ResultFilter& filter, std::size_t limit) {
    std::vector<StaleElement> list;
    for (const RunSelection& selection : naming(set, filter)) {
        const run::RunLayout& layout = selection.columns->layout;
        std::vector<StaleElement> elements(selection.elements.size());
        std::vector<int> most(elements.size(), 0); // stale replies of one cell
        std::uint32_t cell = 0;
        int inCell = 0; // the rows of a cell follow each other
        forEachDiagnosis(selection, [&](std::size_t ordinal, const DiagnosisRow& row, Block block) {
            StaleElement& element = elements[ordinal];
            addReplies(element.wrong, row.greedy, row.sampled);
            if (static_cast<AnswerKind>(row.kind) != AnswerKind::Stale) return;
            addReplies(element.stale, row.greedy, row.sampled);
            element.largestShift = std::max(element.largestShift, int{row.shift});
            inCell = (row.cell == cell ? inCell : 0) + row.greedy + row.sampled;
            cell = row.cell;
            if (inCell <= most[ordinal]) return;
            most[ordinal] = inCell;
            element.form = layout.templates[block.form];
            element.year = layout.years[block.year];
        });
        for (std::size_t ordinal = 0; ordinal < elements.size(); ++ordinal) {
            elements[ordinal].run = selection.run;
            elements[ordinal].element = selection.view->elementOf[ordinal];
            if (elements[ordinal].stale.all() > 0) list.push_back(elements[ordinal]);
        }
    }
    const auto wanted = list.begin() + static_cast<std::ptrdiff_t>(std::min(limit, list.size()));
    std::partial_sort(list.begin(), wanted, list.end(), [](const StaleElement& a, const StaleElement& b) {
        return std::tuple(-a.stale.all(), a.run, a.element) < std::tuple(-b.stale.all(), b.run, b.element);
    });
    list.erase(wanted, list.end());
    return list;
}

} // namespace chronoscope::results
