// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CategoriesView.h"

#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"
#include "ui/views/CellSelection.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Text.h"

#include <algorithm>
#include <set>

namespace chronoscope::ui {

using analysis::ChronoCategory;
using results::ChronoRow;
using results::ResultFilter;
using results::ResultSet;
using results::RowKey;
using results::RowsBy;

namespace {
std::string nameOfRun(const ResultSet& set, std::size_t run) {
    return results::rowName(set, RowsBy::Run, static_cast<RowKey>(run));
}

QString keyName(const ResultSet& set, RowsBy rowsBy, RowKey key) {
    switch (rowsBy) {
    case RowsBy::Domain: return displayName(static_cast<benchmark::Domain>(key));
    case RowsBy::State: return displayName(static_cast<benchmark::State>(key));
    case RowsBy::Template: return displayName(static_cast<prompt::Template>(key));
    case RowsBy::Run:
    case RowsBy::Relation:
    case RowsBy::Element: break;
    }
    return QString::fromStdString(results::rowName(set, rowsBy, key));
}

std::string percentText(std::int64_t part, std::int64_t all) {
    return all == 0 ? std::string() : analysis::number(100.0 * static_cast<double>(part) / static_cast<double>(all), 2);
}
} // namespace

QString displayName(ChronoCategory category) {
    switch (category) {
    case ChronoCategory::Missing: return Text::tr("Missing");
    case ChronoCategory::Known: return Text::tr("Known");
    case ChronoCategory::PartialKnown: return Text::tr("Partial Known");
    case ChronoCategory::CutOffAfter: return Text::tr("Cut-off (after)");
    case ChronoCategory::CutOffBefore: return Text::tr("Cut-off (before)");
    case ChronoCategory::Unknown: return Text::tr("Unknown");
    }
    return {};
}

widgets::Mark markOf(ChronoCategory category) {
    switch (category) {
    case ChronoCategory::Missing: return widgets::Mark::Missing;
    case ChronoCategory::Known: return widgets::Mark::Correct;
    case ChronoCategory::PartialKnown: return widgets::Mark::PartialGreedy;
    case ChronoCategory::CutOffAfter: return widgets::Mark::CutOff;
    case ChronoCategory::CutOffBefore: return widgets::Mark::CutOffBefore;
    case ChronoCategory::Unknown: return widgets::Mark::Unknown;
    }
    return widgets::Mark::None;
}

std::int64_t countOf(const analysis::ChronoCounts& counts, ChronoCategory category) {
    switch (category) {
    case ChronoCategory::Missing: return counts.missing();
    case ChronoCategory::Known: return counts.known;
    case ChronoCategory::PartialKnown: return counts.partialKnown;
    case ChronoCategory::CutOffAfter: return counts.cutOffAfter;
    case ChronoCategory::CutOffBefore: return counts.cutOffBefore;
    case ChronoCategory::Unknown: return counts.unknown;
    }
    return 0;
}

CategoryBars categoryBars(std::shared_ptr<const ResultSet> set, const ResultFilter& filter, RowsBy rowsBy) {
    CategoryBars bars{std::move(set), rowsBy, true, {}};
    bars.rows = results::chrono(*bars.set, filter, rowsBy);
    std::stable_sort(bars.rows.begin(), bars.rows.end(),
                     [](const ChronoRow& a, const ChronoRow& b) { return a.key < b.key; });
    if (rowsBy == RowsBy::Template) return bars;
    for (const results::RunSelection& selection : results::select(*bars.set, filter))
        for (const results::Block block : selection.blocks)
            bars.isOneTemplate &= block.form == selection.blocks.front().form;
    return bars;
}

QString barName(const CategoryBars& bars, const ChronoRow& row) {
    const QString run = QString::fromStdString(nameOfRun(*bars.set, row.run));
    if (bars.rowsBy == RowsBy::Run) return run;
    const QString key = keyName(*bars.set, bars.rowsBy, row.key);
    const bool isOneRun = std::all_of(bars.rows.begin(), bars.rows.end(),
                                      [&](const ChronoRow& other) { return other.run == bars.rows.front().run; });
    return isOneRun ? key : Text::tr("%1 · %2").arg(key, run);
}

widgets::BarsData barsData(const CategoryBars& bars, bool shares) {
    widgets::BarsData data;
    const QString unit = bars.isOneTemplate ? Text::tr("Elements") : Text::tr("Elements × templates");
    data.title = Text::tr("Categories over all years of the run");
    data.valueAxis = shares ? Text::tr("%1, %").arg(unit) : unit;
    data.shares = shares;
    for (const ChronoCategory category : kSegments)
        data.segments.push_back({static_cast<qint64>(category), displayName(category), markOf(category), 0});
    for (const ChronoRow& row : bars.rows) {
        widgets::BarsRow bar;
        bar.key = (static_cast<qint64>(row.run) << 32) | row.key;
        bar.label = barName(bars, row);
        bar.n = row.counts.elements;
        bar.note = QString::fromStdString(bars.set->run(row.run).model);
        for (const ChronoCategory category : kSegments)
            bar.counts << countOf(row.counts, category);
        data.rows << bar;
    }
    return data;
}

analysis::Table barsTable(const CategoryBars& bars) {
    analysis::Table table;
    table.addColumn("run");
    table.addColumn("model");
    if (bars.rowsBy != RowsBy::Run) table.addColumn(std::string(results::name(bars.rowsBy)));
    table.addColumn("elements", true);
    for (const ChronoCategory category : kSegments)
        table.addColumn(std::string(analysis::name(category)), true);
    for (const ChronoCategory category : kSegments)
        table.addColumn(std::string(analysis::name(category)) + "_percent", true);
    for (const ChronoRow& row : bars.rows) {
        auto& line = table.rows.emplace_back();
        line = {nameOfRun(*bars.set, row.run), bars.set->run(row.run).model};
        if (bars.rowsBy != RowsBy::Run) line.push_back(results::rowName(*bars.set, bars.rowsBy, row.key));
        line.push_back(std::to_string(row.counts.elements));
        for (const ChronoCategory category : kSegments)
            line.push_back(std::to_string(countOf(row.counts, category)));
        for (const ChronoCategory category : kSegments)
            line.push_back(percentText(countOf(row.counts, category), row.counts.elements));
    }
    return table;
}

widgets::BarsData changesData(const std::vector<results::ChangesRow>& rows) {
    widgets::BarsData data;
    data.title = Text::tr("Elements by how often their objects change");
    data.rowAxis = Text::tr("changes between consecutive years");
    data.valueAxis = Text::tr("Elements");
    data.horizontal = false;
    std::size_t columns = 0;
    for (const results::ChangesRow& row : rows) {
        const auto place = static_cast<int>(data.segments.size());
        data.segments.push_back({static_cast<qint64>(row.domain) * 16 + static_cast<qint64>(row.state),
                                 Text::tr("%1 · %2").arg(displayName(row.domain), displayName(row.state)),
                                 widgets::Mark::None, place});
        columns = std::max(columns, row.elements.size());
    }
    for (std::size_t changes = 0; changes < columns; ++changes) {
        widgets::BarsRow column;
        column.key = static_cast<qint64>(changes);
        column.label = QString::number(changes);
        column.n = 0;
        for (const results::ChangesRow& row : rows) {
            column.counts << (changes < row.elements.size() ? row.elements[changes] : 0);
            column.n += column.counts.last();
        }
        data.rows << column;
    }
    return data;
}

analysis::Table changesTable(const std::vector<results::ChangesRow>& rows) {
    analysis::Table table;
    table.addColumn("domain");
    table.addColumn("state");
    for (const char* key : {"changes", "elements", "percent"})
        table.addColumn(key, true);
    for (const results::ChangesRow& row : rows) {
        std::int64_t all = 0;
        for (const std::int64_t elements : row.elements)
            all += elements;
        for (std::size_t changes = 0; changes < row.elements.size(); ++changes)
            table.rows.push_back({std::string(name(row.domain)), std::string(name(row.state)), std::to_string(changes),
                                  std::to_string(row.elements[changes]), percentText(row.elements[changes], all)});
    }
    return table;
}

namespace {
/// The year at which an element is looked at first; 0 if the run asks it in none of the chosen ones.
int yearToShow(const results::RunView& view, const ResultFilter& filter, std::uint32_t element, prompt::Template form) {
    const results::RunColumns& run = *view.columns;
    const auto ordinal = static_cast<std::size_t>(view.ordinalOf[element]);
    const auto place = static_cast<std::size_t>(run.layout.formIndex(form));
    int first = 0;
    for (std::size_t year = 0; year < run.layout.years.size(); ++year) {
        const std::uint8_t category = run.category[run.cellAt(ordinal, year, place)];
        if (category == results::kNotAsked || !filter.wantsYear(run.layout.years[year])) continue;
        if (static_cast<analysis::CellCategory>(category) != analysis::CellCategory::Correct)
            return run.layout.years[year];
        if (first == 0) first = run.layout.years[year];
    }
    return first;
}
} // namespace

std::vector<ListedElement> elementsBehind(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy,
                                          const ChronoRow& row, std::optional<ChronoCategory> category) {
    std::vector<ListedElement> list;
    for (const results::ChronoElement& found : results::chronoElements(set, filter, rowsBy, row, category)) {
        const int year = yearToShow(set.runs[row.run], filter, found.element, found.form);
        list.push_back({row.run, found.element, found.form, year, found.category});
    }
    return list;
}

std::vector<ListedElement> elementsChanging(const ResultSet& set, const ResultFilter& filter, benchmark::Domain domain,
                                            benchmark::State state, int changes) {
    const results::ElementFacts& facts = *set.elements;
    std::vector<ListedElement> list;
    std::vector<std::uint8_t> seen(facts.size(), 0);
    for (const results::RunSelection& selection : results::select(set, filter)) {
        results::forEachCell(selection, [&](std::size_t ordinal, std::size_t, results::Block block) {
            const std::uint32_t element = selection.view->elementOf[ordinal];
            if (facts.domains[element] != domain || facts.states[element] != state || facts.changes[element] != changes)
                return;
            if (std::exchange(seen[element], std::uint8_t{1}) != 0) return;
            const run::RunLayout& layout = selection.columns->layout;
            list.push_back(
                {selection.run, element, layout.templates[block.form], layout.years[block.year], std::nullopt});
        });
    }
    return list;
}

Selection selectionOf(const ResultSet& set, const ListedElement& listed) {
    return selectionOf(set, listed.run, listed.element, listed.form, listed.year);
}

ResultFilter barFilter(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy, const ChronoRow& row,
                       std::optional<ChronoCategory> category) {
    ResultFilter narrowed = results::brushed(set, filter, {rowsBy, {{row.run, row.key}}, {}});
    if (category) narrowed.chrono = {*category};
    return narrowed;
}

ResultFilter elementsFilter(const ResultSet& set, ResultFilter filter, const std::vector<ListedElement>& list) {
    std::set<ContentId> ids;
    for (const ListedElement& listed : list)
        ids.insert(set.elements->ids[listed.element]);
    filter.elements.assign(ids.begin(), ids.end());
    return filter;
}

} // namespace chronoscope::ui
