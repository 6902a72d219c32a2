// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FlipRows.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace chronoscope::ui {

using results::Flip;
using results::Flips;
using results::ResultSet;

namespace {
/// By element index: the place of its subject among those of the rows; equal subjects have the same.
std::vector<std::uint32_t> subjectRanks(const ResultSet& set, const std::vector<FlipRow>& rows) {
    const auto textOf = [&](std::uint32_t element) { return set.elements->searchTexts.at(element); };
    std::vector<std::uint32_t> ranks(set.elements->size(), 0);
    for (const FlipRow& row : rows)
        ranks[row.flip->element] = 1;
    std::vector<std::uint32_t> elements;
    for (std::uint32_t element = 0; element < ranks.size(); ++element)
        if (ranks[element] != 0) elements.push_back(element);
    std::sort(elements.begin(), elements.end(),
              [&](std::uint32_t a, std::uint32_t b) { return textOf(a) < textOf(b); });
    std::uint32_t rank = 0;
    for (std::size_t at = 0; at < elements.size(); ++at) {
        if (at > 0 && textOf(elements[at]) != textOf(elements[at - 1])) ++rank;
        ranks[elements[at]] = rank;
    }
    return ranks;
}

template <typename Key> void sortBy(std::vector<FlipRow>& rows, bool descending, Key key) {
    std::stable_sort(rows.begin(), rows.end(), [&](const FlipRow& a, const FlipRow& b) {
        return descending ? key(*b.flip) < key(*a.flip) : key(*a.flip) < key(*b.flip);
    });
}

void order(FlipRows& list) {
    if (!list.wish.sort) return;
    const bool down = list.wish.descending;
    switch (*list.wish.sort) {
    case FlipWish::Column::Subject: {
        const auto ranks = subjectRanks(*list.set, list.rows);
        return sortBy(list.rows, down, [&](const Flip& flip) { return ranks[flip.element]; });
    }
    case FlipWish::Column::Relation:
        return sortBy(list.rows, down, [&](const Flip& flip) {
            return list.set->elements->relations[flip.element];
        }); // names are in order
    case FlipWish::Column::Year: return sortBy(list.rows, down, [](const Flip& flip) { return flip.year; });
    case FlipWish::Column::Form: return sortBy(list.rows, down, [](const Flip& flip) { return flip.form; });
    case FlipWish::Column::First: return sortBy(list.rows, down, [](const Flip& flip) { return flip.first; });
    case FlipWish::Column::Second: return sortBy(list.rows, down, [](const Flip& flip) { return flip.second; });
    }
}

/// Adds the labels of one run's answers to the rows.
void addLabels(const FlipRows& list, std::size_t run, std::vector<std::uint8_t>& isGiven) {
    const results::RunLabels& labels = list.set->labels->runs[run];
    if (labels.cells.empty()) return;
    for (const FlipRow& row : list.rows)
        if (const auto cell = results::cellOf(list.set->runs[run], row.flip->element, row.flip->form, row.flip->year))
            for (const std::uint32_t label : list.set->labels->labelsOf(run, *cell))
                isGiven[label] = 1;
}
} // namespace

FlipRows flipRows(std::shared_ptr<const ResultSet> set, std::shared_ptr<const Flips> flips, std::size_t first,
                  std::size_t second, const FlipWish& wish) {
    FlipRows list{std::move(set), std::move(flips), first, second, wish, {}, {}};
    const auto take = [&](const std::vector<Flip>& some, bool firstRight) {
        for (const Flip& flip : some)
            if (!wish.year || *wish.year == flip.year) list.rows.push_back({&flip, firstRight});
    };
    if (wish.side != FlipWish::Side::OnlySecond) take(list.flips->onlyFirst, true);
    if (wish.side != FlipWish::Side::OnlyFirst) take(list.flips->onlySecond, false);
    order(list);
    if (!list.set->labels) return list;
    std::vector<std::uint8_t> isGiven(list.set->labels->labels.size(), 0);
    addLabels(list, first, isGiven);
    addLabels(list, second, isGiven);
    for (std::uint32_t label = 0; label < isGiven.size(); ++label)
        if (isGiven[label] != 0) list.labels.push_back(label);
    return list;
}

} // namespace chronoscope::ui
