// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/DifferenceHeatmap.h"

#include "core/analysis/Paired.h"
#include "core/results/Aggregate.h"
#include "core/results/Difference.h"
#include "ui/views/ComparisonView.h"
#include "ui/views/HeatmapRows.h"
#include "ui/views/Text.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <map>

namespace chronoscope::ui {

using results::PairCounts;
using results::RowsBy;

namespace {

std::optional<double> pointsOf(const PairCounts& pairs) {
    if (pairs.paired.pairs == 0) return std::nullopt;
    return 100.0 * static_cast<double>(pairs.paired.onlyFirst - pairs.paired.onlySecond) /
           static_cast<double>(pairs.paired.pairs);
}

PairCounts totalOf(const results::DifferenceGrid& grid, std::size_t row) {
    PairCounts sum;
    for (std::size_t column = 0; column < grid.years.size(); ++column) {
        const PairCounts pairs = grid.at(row, column);
        sum.paired.pairs += pairs.paired.pairs;
        sum.paired.onlyFirst += pairs.paired.onlyFirst;
        sum.paired.onlySecond += pairs.paired.onlySecond;
        sum.bothRight += pairs.bothRight;
    }
    return sum;
}

/// One difference heat map on its way into `content`.
class Difference {
public:
    Difference(const results::ResultSet& set, const results::ResultFilter& filter, const HeatmapWish& wish,
               std::size_t first, std::size_t second, HeatmapContent& content)
        : m_asked(askedBy(set, filter, wish, first)), m_rows(set, filter, wish), m_wish(wish), m_first(first),
          m_second(second), m_content(content), m_names{m_rows.runName(first), m_rows.runName(second)},
          m_repeats(m_rows.repeats(first) && m_rows.repeats(second)) {}

    void fill(const results::DifferenceGrid& grid) {
        setTexts();
        addColumns(grid);
        const int yearAt =
            static_cast<int>(std::find(grid.years.begin(), grid.years.end(), m_wish.year) - grid.years.begin());
        const auto value = [&](std::size_t row) -> std::optional<double> {
            if (m_wish.sort != HeatmapWish::Sort::Year) return pointsOf(totalOf(grid, row));
            return static_cast<std::size_t>(yearAt) < grid.years.size()
                       ? pointsOf(grid.at(row, static_cast<std::size_t>(yearAt)))
                       : std::nullopt;
        };
        std::vector<results::HeatRow> rows;
        for (const results::RowKey key : grid.rows)
            rows.push_back({m_first, key});
        m_content.data.pinnedRows = m_rows.countPinned(rows);
        for (const std::size_t row : m_rows.order(rows, value)) {
            m_content.rows.push_back(rows[row]);
            m_content.data.rows.push_back(head(rows[row]));
            for (std::size_t column = 0; column < grid.years.size(); ++column)
                m_content.data.cells.push_back(cell(grid.at(row, column), grid.rows[row], grid.years[column]));
            addLines(grid, row);
        }
    }

private:
    /// What the first run asks, answered or not.
    static results::HeatGrid askedBy(const results::ResultSet& set, results::ResultFilter filter,
                                     const HeatmapWish& wish, std::size_t run) {
        filter.runs = {set.run(run).choice};
        return results::heat(set, filter, wish.rowsBy);
    }

    bool isAsked(results::RowKey key, int year) const {
        const auto row = std::lower_bound(m_asked.rows.begin(), m_asked.rows.end(), key,
                                          [](const auto& at, results::RowKey wanted) { return at.key < wanted; });
        const auto column = std::lower_bound(m_asked.years.begin(), m_asked.years.end(), year);
        return row != m_asked.rows.end() && row->key == key && column != m_asked.years.end() && *column == year &&
               m_asked.at(static_cast<std::size_t>(row - m_asked.rows.begin()),
                          static_cast<std::size_t>(column - m_asked.years.begin()))
                       .elements > 0;
    }

    bool byElement() const { return m_wish.rowsBy == RowsBy::Element; }

    void setTexts() {
        auto& data = m_content.data;
        const QString what = Text::tr("Correct: %1 minus %2, percentage points")
                                 .arg(QString::fromStdString(m_names[0]), QString::fromStdString(m_names[1]));
        const QString narrowed = m_rows.filterText();
        data.title = narrowed.isEmpty() ? what : Text::tr("%1 · %2").arg(what, narrowed);
        data.valueName = Text::tr("Difference, points");
        data.scale = widgets::HeatmapScale::Difference;
        data.intervalName = Text::tr("95 % Tango");
    }

    void addColumns(const results::DifferenceGrid& grid) {
        auto& table = m_content.numbers;
        for (const char* key : {"first", "second"})
            table.addColumn(key);
        if (byElement())
            HeatmapRows::addElementColumns(table);
        else if (m_wish.rowsBy != RowsBy::Run)
            table.addColumn(m_rows.axisName());
        for (const int year : grid.years) {
            m_content.years.push_back(year);
            m_content.data.columns << QString::number(year);
            if (byElement()) table.addColumn(std::to_string(year), true);
        }
        if (byElement()) return;
        for (const char* key : {"year", "pairs", "first_correct", "second_correct", "only_first", "only_second",
                                "difference_points", "ci_low", "ci_high", "mcnemar_p"})
            table.addColumn(key, true);
        table.addColumn("repeats_elements");
    }

    widgets::HeatmapRow head(results::HeatRow row) const {
        auto line = m_rows.row(row, false);
        line.counted = m_repeats ? Text::tr("elements × templates") : QString();
        if (m_wish.rowsBy == RowsBy::Run)
            line.label =
                Text::tr("%1 − %2").arg(QString::fromStdString(m_names[0]), QString::fromStdString(m_names[1]));
        return line;
    }

    /// Thousands of elements share the few notes there are for one of them.
    const QString& countsNote(const PairCounts& pairs) {
        QString& note = m_notes[{pairs.paired.onlyFirst, pairs.paired.onlySecond, pairs.bothRight}];
        if (note.isEmpty())
            note = Text::tr("Right in the first alone: %1 · in the second alone: %2 · in both: %3")
                       .arg(pairs.paired.onlyFirst)
                       .arg(pairs.paired.onlySecond)
                       .arg(pairs.bothRight);
        return note;
    }

    widgets::HeatmapCell cell(const PairCounts& pairs, results::RowKey key, int year) {
        widgets::HeatmapCell cell;
        cell.planned = pairs.paired.pairs > 0 || isAsked(key, year);
        cell.elements = static_cast<int>(pairs.paired.pairs);
        const auto points = pointsOf(pairs);
        if (!points) {
            cell.note = Text::tr("No question that both runs have judged");
            return cell;
        }
        cell.value = *points;
        cell.note = countsNote(pairs);
        if (byElement()) return cell;
        if (const auto difference = analysis::pairedDifference95(pairs.paired)) {
            cell.low = difference->interval.low;
            cell.high = difference->interval.high;
        }
        cell.note += Text::tr("\nMcNemar %1")
                         .arg(chanceText(analysis::mcNemar(pairs.paired.onlyFirst, pairs.paired.onlySecond).p));
        if (m_repeats) cell.note += QLatin1Char('\n') + m_rows.repeatNote(m_first);
        return cell;
    }

    void addLines(const results::DifferenceGrid& grid, std::size_t row) {
        std::vector<std::string> head{m_names[0], m_names[1]};
        if (byElement())
            m_rows.addElementCells(head, grid.rows[row]);
        else if (m_wish.rowsBy != RowsBy::Run)
            head.push_back(m_rows.rowName(grid.rows[row]));
        for (std::size_t column = 0; column < grid.years.size(); ++column) {
            const PairCounts pairs = grid.at(row, column);
            const auto points = pointsOf(pairs);
            const std::string shown = points ? analysis::number(*points, 2) : std::string();
            if (byElement()) {
                head.push_back(shown);
                continue;
            }
            m_content.places.emplace_back(static_cast<int>(column), m_content.data.rowCount() - 1);
            auto& line = m_content.numbers.rows.emplace_back(head);
            line.push_back(std::to_string(grid.years[column]));
            for (const std::int64_t count : {pairs.paired.pairs, pairs.firstRight(), pairs.secondRight(),
                                             pairs.paired.onlyFirst, pairs.paired.onlySecond})
                line.push_back(std::to_string(count));
            line.push_back(shown);
            const auto difference = analysis::pairedDifference95(pairs.paired);
            line.push_back(difference ? analysis::number(difference->interval.low, 2) : "");
            line.push_back(difference ? analysis::number(difference->interval.high, 2) : "");
            line.push_back(
                points ? analysis::chance(analysis::mcNemar(pairs.paired.onlyFirst, pairs.paired.onlySecond).p) : "");
            line.push_back(m_repeats ? "yes" : "no");
        }
        if (!byElement()) return;
        m_content.places.emplace_back(0, m_content.data.rowCount() - 1);
        m_content.numbers.rows.push_back(std::move(head));
    }

    const results::HeatGrid m_asked;
    const HeatmapRows m_rows;
    const HeatmapWish& m_wish;
    const std::size_t m_first;
    const std::size_t m_second;
    HeatmapContent& m_content;
    const std::string m_names[2];
    const bool m_repeats;
    std::map<std::array<std::int64_t, 3>, QString> m_notes;
};
} // namespace

void fillDifference(const results::ResultSet& set, const results::ResultFilter& filter, const HeatmapWish& wish,
                    std::size_t first, std::size_t second, HeatmapContent& content) {
    Difference(set, filter, wish, first, second, content)
        .fill(results::difference(set, filter, first, second, wish.rowsBy));
}

} // namespace chronoscope::ui
