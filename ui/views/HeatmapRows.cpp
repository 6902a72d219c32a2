// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/HeatmapRows.h"

#include "core/base/Hash.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FilterParts.h"
#include "ui/views/GoldMark.h"
#include "ui/views/HeatmapPins.h"
#include "ui/views/Text.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace chronoscope::ui {

using results::HeatRow;
using results::RowKey;
using results::RowsBy;

namespace {
constexpr int kRunBits = 40; ///< of a row's key, above those of an element or a name
constexpr int kScoringBits = 32;

QString words(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

/// Whether any chosen element is asked in this year under this template: not all can be, without distractors.
bool isAsked(const results::RunSelection& selection, results::Block block) {
    const std::uint8_t* const category =
        selection.columns->category.data() + selection.columns->cellAt(0, block.year, block.form);
    for (std::size_t ordinal = 0; ordinal < selection.elements.size(); ++ordinal)
        if (selection.elements[ordinal] != 0 && category[ordinal] != results::kNotAsked) return true;
    return false;
}

qint64 keyOf(results::RunChoice choice) { return choice.scoring << kScoringBits | choice.run; }
} // namespace

HeatmapRows::HeatmapRows(const results::ResultSet& set, const results::ResultFilter& filter, const HeatmapWish& wish)
    : m_set(set), m_filter(filter), m_wish(wish), m_names(results::runNames(set)), m_templates(set.runs.size()) {
    const auto chosen = results::chosenElements(*set.elements, filter);
    for (std::size_t run = 0; run < set.runs.size(); ++run) {
        const auto selection = results::select(set, filter, run, chosen);
        auto& templates = m_templates[run];
        for (const results::Block block : selection.blocks) {
            const auto form = selection.columns->layout.templates[block.form];
            if ((templates.empty() || templates.back() != form) && isAsked(selection, block)) templates.push_back(form);
        }
    }
}

std::string HeatmapRows::runName(std::size_t run) const { return m_names.at(m_set.run(run).choice); }

std::string HeatmapRows::rowName(RowKey key) const {
    switch (m_wish.rowsBy) {
    case RowsBy::Run: return runName(key);
    case RowsBy::Domain: return displayName(static_cast<benchmark::Domain>(key)).toStdString();
    case RowsBy::State: return displayName(static_cast<benchmark::State>(key)).toStdString();
    case RowsBy::Template: return displayName(static_cast<prompt::Template>(key)).toStdString();
    case RowsBy::Relation:
    case RowsBy::Element: return results::rowName(m_set, m_wish.rowsBy, key);
    }
    return {};
}

std::string HeatmapRows::axisName() const { return std::string(results::name(m_wish.rowsBy)); }

widgets::HeatmapRow HeatmapRows::row(HeatRow row, bool severalRuns) const {
    const auto& run = m_set.run(row.run);
    widgets::HeatmapRow line;
    line.label = words(rowName(row.key));
    if (repeats(row.run)) line.counted = Text::tr("elements × templates");
    const auto marked = [&run](const QString& name) {
        return run.finished ? name : Text::tr("%1 (unfinished)").arg(name);
    };
    if (m_wish.rowsBy == RowsBy::Run) {
        line.key = keyOf(run.choice);
        line.label = marked(line.label);
        line.detail = Text::tr("%1 · %2").arg(words(run.model), displayName(run.protocol));
        return line;
    }
    const qint64 own = m_wish.rowsBy == RowsBy::Element ? m_set.elements->rows[row.key] : qint64{row.key};
    line.key = static_cast<qint64>(row.run) << kRunBits | own;
    if (severalRuns) {
        line.group = marked(words(runName(row.run)));
        line.label = Text::tr("%1 · %2").arg(line.label, line.group);
    } else if (m_wish.rowsBy == RowsBy::Element) {
        const auto& facts = *m_set.elements;
        line.detail = Text::tr("%1 · %2").arg(words(facts.relationNames[facts.relations[row.key]]),
                                              displayName(facts.domains[row.key]).toLower());
    }
    if (m_wish.rowsBy == RowsBy::Element) {
        line.label.prepend(goldMark(m_set, row.key));
        const QString gold = goldNote(m_set, row.key);
        line.detail += line.detail.isEmpty() || gold.isEmpty() ? gold : QStringLiteral(" · ") + gold;
    }
    return line;
}

QString HeatmapRows::filterText() const {
    // The heading of one run's rows begins with its name.
    const bool namesRun = m_wish.rowsBy != RowsBy::Run && m_filter.runs.size() == 1 &&
                          (m_wish.rowsBy == RowsBy::Element || m_wish.run == m_filter.runs.front());
    const results::ResultFilter told = namesRun ? m_filter.without(results::FilterPart::Runs) : m_filter;
    return told.empty() ? QString() : narrowingText(told, &m_set);
}

int HeatmapRows::templatesOf(std::size_t run) const {
    return m_wish.rowsBy == RowsBy::Template ? 1 : static_cast<int>(m_templates[run].size());
}

std::optional<prompt::Template> HeatmapRows::oneTemplate(std::size_t run) const {
    return m_templates[run].size() == 1 ? std::optional(m_templates[run].front()) : std::nullopt;
}

bool HeatmapRows::repeats(std::size_t run) const { return templatesOf(run) > 1; }

QString HeatmapRows::repeatNote(std::size_t run) const {
    if (!repeats(run)) return {};
    return Text::tr("%n templates added up: an element counts once in each, so the interval is too narrow", nullptr,
                    templatesOf(run));
}

int HeatmapRows::countPinned(const std::vector<HeatRow>& rows) const {
    if (m_wish.pinned.empty()) return 0;
    return static_cast<int>(std::count_if(
        rows.begin(), rows.end(), [&](HeatRow row) { return isPinned(m_wish.pinned, m_set, m_wish.rowsBy, row); }));
}

std::vector<std::size_t> HeatmapRows::order(const std::vector<HeatRow>& rows,
                                            const std::function<std::optional<double>(std::size_t)>& value) const {
    std::vector<std::size_t> places(rows.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    const auto pinnedFirst = [&] {
        if (m_wish.pinned.empty()) return places;
        std::stable_partition(places.begin(), places.end(), [&](std::size_t place) {
            return isPinned(m_wish.pinned, m_set, m_wish.rowsBy, rows[place]);
        });
        return places;
    };
    if (m_wish.sort == HeatmapWish::Sort::Given) return pinnedFirst();
    const auto groupOf = [&](std::size_t place) { return m_wish.rowsBy == RowsBy::Run ? 0 : rows[place].run; };
    const bool byName = m_wish.sort == HeatmapWish::Sort::Name;
    std::vector<std::optional<double>> values(rows.size());
    std::vector<QString> names(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (byName)
            names[i] = words(rowName(rows[i].key)).toCaseFolded();
        else
            values[i] = value(i);
    }
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        if (groupOf(a) != groupOf(b)) return groupOf(a) < groupOf(b);
        if (byName) return m_wish.descending ? names[b] < names[a] : names[a] < names[b];
        if (!values[a] || !values[b]) return values[a].has_value() && !values[b].has_value();
        return m_wish.descending ? *values[b] < *values[a] : *values[a] < *values[b];
    });
    return pinnedFirst();
}

void HeatmapRows::addElementColumns(analysis::Table& table) {
    for (const char* key : {"subject", "relation", "domain", "state", "element"})
        table.addColumn(key);
}

void HeatmapRows::addElementCells(std::vector<std::string>& line, RowKey element) const {
    const auto& facts = *m_set.elements;
    line.emplace_back(facts.subjects.at(element));
    line.push_back(facts.relationNames[facts.relations[element]]);
    line.emplace_back(benchmark::name(facts.domains[element]));
    line.emplace_back(benchmark::name(facts.states[element]));
    line.push_back(toHex(facts.ids[element]));
}

} // namespace chronoscope::ui
