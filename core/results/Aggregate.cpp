// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Aggregate.h"

#include <algorithm>
#include <set>
#include <type_traits>

namespace chronoscope::results {

using analysis::CellCategory;

namespace {
constexpr std::size_t kLostPlace = 7;

void addLine(analysis::CategoryCounts& counts, const std::array<std::uint32_t, 8>& line) {
    const auto of = [&](CellCategory category) { return std::int64_t{line[static_cast<std::size_t>(category)]}; };
    counts.correct += of(CellCategory::Correct);
    counts.partialGreedy += of(CellCategory::PartialGreedy);
    counts.partialSampled += of(CellCategory::PartialSampled);
    counts.incorrect += of(CellCategory::Incorrect);
    counts.elements += of(CellCategory::Missing) + of(CellCategory::Correct) + of(CellCategory::PartialGreedy) +
                       of(CellCategory::PartialSampled) + of(CellCategory::Incorrect);
    counts.lostSamples += line[kLostPlace];
}

template <typename T> void narrow(std::vector<T>& list, std::set<T> to) {
    if (!to.empty()) list.assign(to.begin(), to.end());
}
} // namespace

analysis::CategoryCounts HeatGrid::at(std::size_t row, std::size_t column) const {
    analysis::CategoryCounts counts;
    for (const RunLines& run : m_runs)
        if (run.run == rows[row].run) addLine(counts, run.lines[column * m_keys + rows[row].key]);
    return counts;
}

analysis::CategoryCounts HeatGrid::total(std::size_t row) const {
    analysis::CategoryCounts counts;
    for (std::size_t column = 0; column < years.size(); ++column)
        counts += at(row, column);
    return counts;
}

void HeatGrid::leaveOutEmptyYears() {
    std::vector<std::size_t> kept;
    for (std::size_t column = 0; column < years.size(); ++column)
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (at(row, column).elements > 0) {
                kept.push_back(column);
                break;
            }
    if (kept.empty() || kept.size() == years.size()) return;
    std::vector<int> shown;
    for (const std::size_t column : kept)
        shown.push_back(years[column]);
    for (RunLines& run : m_runs) {
        std::vector<Line> lines;
        lines.reserve(kept.size() * m_keys);
        for (const std::size_t column : kept) {
            const auto first = run.lines.begin() + static_cast<std::ptrdiff_t>(column * m_keys);
            lines.insert(lines.end(), first, first + static_cast<std::ptrdiff_t>(m_keys));
        }
        run.lines = std::move(lines);
    }
    years = std::move(shown);
}

HeatGrid heat(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy) {
    const auto selections = select(set, filter);
    HeatGrid grid;
    grid.rowsBy = rowsBy;
    grid.years = yearsOf(selections);
    grid.m_keys = rowKeys(set, rowsBy);
    for (const RunSelection& selection : selections) {
        HeatGrid::RunLines& out = grid.m_runs.emplace_back();
        out.run = selection.run;
        out.lines.assign(grid.m_keys * grid.years.size(), {});
        std::vector<std::uint8_t> used(grid.m_keys, 0);
        const RowKeys keys(*set.elements, selection, rowsBy);
        const auto column = columnOf(*selection.columns, grid.years);
        const std::uint8_t* const category = selection.columns->category.data();
        const std::uint16_t* const errors = selection.columns->errors.data();
        forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
            const RowKey key = keys.at(ordinal, block);
            auto& line = out.lines[column[block.year] * grid.m_keys + key];
            ++line[category[cell]];
            line[kLostPlace] += errors[cell];
            used[key] = 1;
        });
        for (std::size_t key = 0; key < used.size(); ++key)
            if (used[key] != 0) grid.rows.push_back({selection.run, static_cast<RowKey>(key)});
    }
    return grid;
}

std::vector<GroupLine<analysis::CategoryCounts>> cellGroups(const ResultSet& set, const ResultFilter& filter,
                                                            const std::vector<Axis>& by) {
    return countGroups<analysis::CategoryCounts>(
        set, filter, by, [](const RunSelection& selection, const Groups& groups, auto& counts) {
            std::vector<std::array<std::uint32_t, 8>> lines(groups.size());
            const RunColumns& run = *selection.columns;
            forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
                auto& line = lines[groups.at(ordinal, block)];
                ++line[run.category[cell]];
                line[kLostPlace] += run.errors[cell];
            });
            for (std::size_t group = 0; group < lines.size(); ++group)
                addLine(counts[group], lines[group]);
        });
}

std::vector<bool> repeatsElements(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by) {
    const auto isApart = [&](Axis axis) { return std::find(by.begin(), by.end(), axis) != by.end(); };
    std::vector<bool> repeats(set.runs.size(), false);
    for (const RunSelection& selection : select(set, filter))
        for (const Block block : selection.blocks) {
            const Block first = selection.blocks.front();
            if ((block.year != first.year && !isApart(Axis::Year)) ||
                (block.form != first.form && !isApart(Axis::Template)))
                repeats[selection.run] = true;
        }
    return repeats;
}

std::vector<ProfilePoint> profile(const ResultSet& set, const ResultFilter& filter, Axis axis) {
    const auto repeats = repeatsElements(set, filter, {axis});
    std::optional<QuestionChanges> changes;
    if (axis == Axis::Year) changes.emplace(set, filter, RowsBy::Run);
    std::vector<ProfilePoint> points;
    for (const auto& line : cellGroups(set, filter, {axis})) {
        const RowKey key = line.keys.front();
        points.push_back({line.run, key, line.counts, analysis::correctShare(line.counts), repeats[line.run], {}});
        if (changes) points.back().change = changes->at(line.run, static_cast<RowKey>(line.run), static_cast<int>(key));
    }
    return points;
}

CellPage cellsOf(const ResultSet& set, const ResultFilter& filter, const CellsQuery& query) {
    ResultFilter narrowed = filter;
    if (query.year) {
        if (!filter.wantsYear(*query.year)) return {};
        narrowed.years = {{*query.year, *query.year}};
    }
    CellPage page;
    for (const RunSelection& selection : select(set, narrowed)) {
        if (query.run && *query.run != selection.run) continue;
        const RowKeys keys(*set.elements, selection, query.rowsBy);
        const run::RunLayout& layout = selection.columns->layout;
        forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
            if (query.key && keys.at(ordinal, block) != *query.key) return;
            if (page.all++ < query.offset || page.cells.size() >= query.limit) return;
            page.cells.push_back({selection.run, selection.view->elementOf[ordinal], cell, layout.years[block.year],
                                  layout.templates[block.form]});
        });
    }
    return page;
}

ResultFilter brushed(const ResultSet& set, ResultFilter filter, const Brush& brush) {
    std::set<RunChoice> runs;
    std::set<RowKey> keys;
    for (const HeatRow& row : brush.rows) {
        runs.insert(set.run(row.run).choice);
        keys.insert(row.key);
    }
    narrow(filter.runs, runs);
    const auto as = [&](auto convert) {
        std::set<std::decay_t<decltype(convert(RowKey{}))>> values;
        for (const RowKey key : keys)
            values.insert(convert(key));
        return values;
    };
    switch (brush.rowsBy) {
    case RowsBy::Run: break;
    case RowsBy::Domain:
        narrow(filter.domains, as([](RowKey key) { return static_cast<benchmark::Domain>(key); }));
        break;
    case RowsBy::State: narrow(filter.states, as([](RowKey key) { return static_cast<benchmark::State>(key); })); break;
    case RowsBy::Template:
        narrow(filter.templates, as([](RowKey key) { return static_cast<prompt::Template>(key); }));
        break;
    case RowsBy::Relation:
        narrow(filter.relations, as([&](RowKey key) { return set.elements->relationNames[key]; }));
        break;
    case RowsBy::Element: narrow(filter.elements, as([&](RowKey key) { return set.elements->ids[key]; })); break;
    }
    if (!brush.years.empty()) filter.years.clear();
    for (const int year : brush.years)
        filter.years.push_back({year, year});
    filter.tidy();
    return filter;
}

analysis::CutOffPanel cutOffPanel(const ResultSet& set, const ResultFilter& filter, std::size_t run) {
    const RunSelection selection = select(set, filter, run, chosenElements(*set.elements, filter));
    analysis::CutOffPanel all;
    all.years = yearsOf({selection});
    const std::size_t years = all.years.size();
    all.judged.assign(selection.elements.size() * years, 0);
    all.correct.assign(all.judged.size(), 0);
    std::vector<std::uint8_t> used(selection.elements.size(), 0);
    const auto column = columnOf(*selection.columns, all.years);
    forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
        const auto category = static_cast<CellCategory>(selection.columns->category[cell]);
        if (category == CellCategory::Missing) return;
        const std::size_t at = ordinal * years + column[block.year];
        ++all.judged[at];
        if (category == CellCategory::Correct) ++all.correct[at];
        used[ordinal] = 1;
    });
    analysis::CutOffPanel panel;
    panel.years = all.years;
    for (std::size_t ordinal = 0; ordinal < used.size(); ++ordinal) {
        if (used[ordinal] == 0) continue;
        const auto from = static_cast<std::ptrdiff_t>(ordinal * years);
        const auto to = from + static_cast<std::ptrdiff_t>(years);
        panel.judged.insert(panel.judged.end(), all.judged.begin() + from, all.judged.begin() + to);
        panel.correct.insert(panel.correct.end(), all.correct.begin() + from, all.correct.begin() + to);
    }
    return panel;
}

analysis::ElementSums elementSums(const ResultSet& set, const ResultFilter& filter, std::size_t run) {
    const analysis::CutOffPanel panel = cutOffPanel(set, filter, run);
    analysis::ElementSums sums;
    sums.columns = 2;
    for (std::size_t element = 0; element < panel.elements(); ++element) {
        std::int32_t judged = 0;
        std::int32_t correct = 0;
        for (std::size_t at = element * panel.years.size(); at < (element + 1) * panel.years.size(); ++at) {
            judged += panel.judged[at];
            correct += panel.correct[at];
        }
        sums.values.insert(sums.values.end(), {judged, correct});
    }
    return sums;
}

} // namespace chronoscope::results
