// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ResultHeatmap.h"

#include "core/analysis/CategoryCounts.h"
#include "core/analysis/TableText.h"
#include "core/layout/Temperatures.h"
#include "core/results/ResultTables.h"
#include "ui/views/DifferenceHeatmap.h"
#include "ui/views/HeatmapRows.h"
#include "ui/views/LabelMarks.h"
#include "ui/views/Text.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace chronoscope::ui {

using analysis::CategoryCounts;
using results::HeatGrid;
using results::ResultFilter;
using results::ResultSet;
using results::RowsBy;

namespace {
std::optional<double> percentOf(const CategoryCounts& counts) {
    const auto share = analysis::correctShare(counts);
    return share.known ? std::optional(share.percent) : std::nullopt;
}

/// The heat map of Correct % on its way into `content`.
class Shares {
public:
    /// `narrowed`: the filter with the runs of the map alone.
    Shares(const ResultSet& set, const ResultFilter& filter, const ResultFilter& narrowed, const HeatmapWish& wish,
           HeatmapContent& content)
        : m_set(set), m_filter(filter), m_narrowed(narrowed), m_wish(wish), m_rows(set, filter, wish), m_marks(set),
          m_content(content) {}

    void fill(const HeatGrid& grid) {
        setTexts(grid);
        addColumns(grid);
        const auto yearAt =
            static_cast<std::size_t>(std::find(grid.years.begin(), grid.years.end(), m_wish.year) - grid.years.begin());
        const auto value = [&](std::size_t row) -> std::optional<double> {
            if (m_wish.sort != HeatmapWish::Sort::Year) return percentOf(grid.total(row));
            return yearAt < grid.years.size() ? percentOf(grid.at(row, yearAt)) : std::nullopt;
        };
        const bool severalRuns = !grid.rows.empty() && grid.rows.front().run != grid.rows.back().run;
        m_content.data.pinnedRows = m_rows.countPinned(grid.rows);
        if (!byElement()) noteChanges(grid);
        for (const std::size_t row : m_rows.order(grid.rows, value)) {
            m_content.rows.push_back(grid.rows[row]);
            m_content.data.rows.push_back(m_rows.row(grid.rows[row], severalRuns));
            for (std::size_t column = 0; column < grid.years.size(); ++column)
                m_content.data.cells.push_back(cell(grid.rows[row], grid.years[column], grid.at(row, column)));
            if (byElement())
                addElementLine(grid, row);
            else
                addLines(grid, row);
        }
    }

private:
    bool byElement() const { return m_wish.rowsBy == RowsBy::Element; }

    void setTexts(const HeatGrid& grid) {
        const bool addsUp =
            std::any_of(grid.rows.begin(), grid.rows.end(), [&](const auto& row) { return m_rows.repeats(row.run); });
        QString what = addsUp ? Text::tr("Correct, % of elements × templates") : Text::tr("Correct, % of elements");
        if (m_content.run && m_wish.rowsBy != RowsBy::Run)
            what = Text::tr("%1 · %2").arg(what, QString::fromStdString(m_rows.runName(*m_set.find(*m_content.run))));
        const QString narrowed = m_rows.filterText();
        m_content.data.title = narrowed.isEmpty() ? what : Text::tr("%1 · %2").arg(what, narrowed);
        m_content.data.valueName = Text::tr("Correct, %");
    }

    void addColumns(const HeatGrid& grid) {
        auto& table = m_content.numbers;
        for (const char* key : {"run", "model"})
            table.addColumn(key);
        if (byElement()) {
            HeatmapRows::addElementColumns(table);
            for (const char* key : {"judged", "correct_percent"})
                table.addColumn(key, true);
        } else {
            for (const char* key : {"domain", "state", "template"})
                table.addColumn(key);
            if (m_wish.rowsBy == RowsBy::Relation) table.addColumn("relation");
            table.addColumn("year", true);
            for (const std::string& key : CategoryCounts::columns())
                table.addColumn(key, true);
            for (const char* key : {"correct_percent", "ci_low", "ci_high"})
                table.addColumn(key, true);
            table.addColumn("repeats_elements");
        }
        for (const int year : grid.years) {
            m_content.years.push_back(year);
            m_content.data.columns << QString::number(year);
            if (byElement()) table.addColumn(std::to_string(year), true);
        }
    }

    /// What a model scores that always gives the same answer, where that is not next to nothing.
    QString floorNote(results::HeatRow row) const {
        const auto& run = m_set.run(row.run);
        if (run.protocol != prompt::Protocol::Reference || m_rows.repeats(row.run)) return {};
        const auto form = m_wish.rowsBy == RowsBy::Template ? std::optional(static_cast<prompt::Template>(row.key))
                                                            : m_rows.oneTemplate(row.run);
        if (form == prompt::Template::Mcqa)
            return Text::tr("\nReference protocol: always answering (d) would score 100 %");
        if (form == prompt::Template::TrueFalse)
            return Text::tr("\nReference protocol: always answering true would score 100 %");
        return {};
    }

    /// Thousands of elements share the few notes there are for one of them.
    const QString& countsNote(const CategoryCounts& counts) {
        QString& note = m_notes[{counts.correct, counts.partialGreedy, counts.partialSampled, counts.incorrect}];
        if (note.isEmpty())
            note = Text::tr("%1 correct · %2 partial (greedy) · %3 partial (sampled) · %4 incorrect")
                       .arg(counts.correct)
                       .arg(counts.partialGreedy)
                       .arg(counts.partialSampled)
                       .arg(counts.incorrect);
        return note;
    }

    /// The labels of the one cell that a cell of this map stands for; empty where it stands for several.
    QString labelNote(results::HeatRow row, int year) const {
        const auto form = byElement() ? m_rows.oneTemplate(row.run) : std::nullopt;
        return form ? m_marks.of(row.run, row.key, *form, year).words : QString();
    }

    widgets::HeatmapCell cell(results::HeatRow row, int year, const CategoryCounts& counts) {
        widgets::HeatmapCell cell;
        cell.planned = counts.elements > 0;
        if (!cell.planned) return cell;
        cell.elements = static_cast<int>(counts.elements);
        cell.missing = static_cast<int>(counts.missing());
        const auto share = analysis::correctShare(counts);
        if (share.known) {
            cell.value = share.percent;
            cell.note = countsNote(counts);
            if (!byElement()) { // of one element an interval says nothing
                cell.low = share.interval.low;
                cell.high = share.interval.high;
                cell.note += floorNote(row);
                if (m_rows.repeats(row.run)) cell.note += QLatin1Char('\n') + m_rows.repeatNote(row.run);
            }
        } else if (!run::asksGreedy(m_set.run(row.run).layout.temperatures)) {
            cell.note =
                Text::tr("Not defined: Correct is over greedy replies, and the run asks none (no temperature 0)");
        }
        if (counts.lostSamples > 0) {
            if (!cell.note.isEmpty()) cell.note += QLatin1Char('\n');
            cell.note += Text::tr("%1 samples lost to errors").arg(counts.lostSamples);
        }
        if (const auto change = m_changes ? m_changes->at(row.run, row.key, year) : results::QuestionChange();
            change.any())
            cell.note += (cell.note.isEmpty() ? QString() : QStringLiteral("\n")) + changeText(change);
        if (const QString labels = labelNote(row, year); !labels.isEmpty())
            cell.note += (cell.note.isEmpty() ? QString() : QStringLiteral("\n")) + labels;
        return cell;
    }

    /// The columns in which any row is over other elements than in the one before.
    void noteChanges(const HeatGrid& grid) {
        m_changes.emplace(m_set, m_narrowed, m_wish.rowsBy);
        for (std::size_t column = 0; column < grid.years.size(); ++column) {
            const int year = grid.years[column];
            std::int64_t others = 0;
            for (std::size_t row = 0; row < grid.rows.size();
                 ++row) // where a row asks nothing, there is nothing to compare
                others += grid.at(row, column).elements > 0 &&
                                  m_changes->at(grid.rows[row].run, grid.rows[row].key, year).any()
                              ? 1
                              : 0;
            QString note;
            if (grid.rows.size() == 1 && others == 1)
                note = changeText(m_changes->at(grid.rows.front().run, grid.rows.front().key, year));
            else if (others > 0)
                note = Text::tr("Other elements than in the year before in %1 of %2 rows")
                           .arg(others)
                           .arg(grid.rows.size());
            m_content.data.columnNotes << note;
        }
    }

    void addElementLine(const HeatGrid& grid, std::size_t row) {
        m_content.places.emplace_back(0, m_content.data.rowCount() - 1);
        auto& line = m_content.numbers.rows.emplace_back();
        line = {m_rows.runName(grid.rows[row].run), m_set.run(grid.rows[row].run).model};
        m_rows.addElementCells(line, grid.rows[row].key);
        const CategoryCounts total = grid.total(row);
        const auto shown = [](std::optional<double> percent) {
            return percent ? analysis::number(*percent, 2) : std::string();
        };
        line.push_back(std::to_string(total.judged()));
        line.push_back(shown(percentOf(total)));
        for (std::size_t column = 0; column < grid.years.size(); ++column)
            line.push_back(shown(percentOf(grid.at(row, column))));
    }

    void addLines(const HeatGrid& grid, std::size_t row) {
        const auto [run, key] = grid.rows[row];
        std::vector<std::string> head{m_rows.runName(run), m_set.run(run).model};
        for (const auto& [rowsBy, axis] :
             {std::pair(RowsBy::Domain, results::Axis::Domain), std::pair(RowsBy::State, results::Axis::State),
              std::pair(RowsBy::Template, results::Axis::Template)})
            head.push_back(m_wish.rowsBy == rowsBy ? results::rowName(m_set, rowsBy, key)
                                                   : results::leftOf(m_filter, axis));
        if (m_wish.rowsBy == RowsBy::Relation) head.push_back(m_rows.rowName(key));
        for (std::size_t column = 0; column < grid.years.size(); ++column) {
            const CategoryCounts counts = grid.at(row, column);
            if (counts.elements == 0) continue; // not asked
            m_content.places.emplace_back(static_cast<int>(column), m_content.data.rowCount() - 1);
            auto& line = m_content.numbers.rows.emplace_back(head);
            line.push_back(std::to_string(grid.years[column]));
            for (std::string& cell : counts.cells())
                line.push_back(std::move(cell));
            const auto share = analysis::correctShare(counts);
            for (const double value : {share.percent, share.interval.low, share.interval.high})
                line.push_back(share.known ? analysis::number(value, 2) : "");
            line.push_back(m_rows.repeats(run) ? "yes" : "no");
        }
    }

    const ResultSet& m_set;
    const ResultFilter& m_filter;
    const ResultFilter& m_narrowed;
    const HeatmapWish& m_wish;
    const HeatmapRows m_rows;
    const LabelMarks m_marks;
    HeatmapContent& m_content;
    std::map<std::array<std::int64_t, 4>, QString> m_notes;
    std::optional<results::QuestionChanges> m_changes; ///< not by element
};
} // namespace

QString changeText(const results::QuestionChange& change) {
    return Text::tr("Other elements than in the year before: %1 more, %2 fewer").arg(change.joined).arg(change.left);
}

HeatmapContent heatmapContent(const ResultSet& set, const ResultFilter& filter, const HeatmapWish& wish) {
    HeatmapContent content;
    for (const auto& selection : results::select(set, filter))
        content.runs.push_back(selection.columns->choice);
    const auto passing = [&](const std::optional<results::RunChoice>& choice) {
        const bool passes =
            choice && std::find(content.runs.begin(), content.runs.end(), *choice) != content.runs.end();
        return passes ? choice : std::nullopt;
    };
    content.run = passing(wish.run);
    if (content.run && wish.against != content.run) content.against = passing(wish.against);
    if (!content.run && wish.rowsBy == RowsBy::Element && !content.runs.empty()) content.run = content.runs.front();
    content.rowsBy = wish.rowsBy;
    content.data.rowAxis = Text::tr(results::name(wish.rowsBy).data());
    content.data.columnAxis = Text::tr("year");
    if (content.against) {
        fillDifference(set, filter, wish, *set.find(*content.run), *set.find(*content.against), content);
        return content;
    }
    ResultFilter narrowed = filter;
    if (content.run) narrowed.runs = {*content.run};
    results::HeatGrid grid = results::heat(set, narrowed, wish.rowsBy);
    grid.leaveOutEmptyYears();
    Shares(set, filter, narrowed, wish, content).fill(grid);
    return content;
}

} // namespace chronoscope::ui
