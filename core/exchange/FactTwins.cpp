// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FactTwins.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace chronoscope::exchange {

namespace {
std::pair<int, int> spanOf(const std::vector<int>& years) {
    return years.empty() ? std::pair(0, 0) : std::pair(years.front(), years.back());
}
using Key = facts::KnownFacts::Key;

template <typename Fact> Key keyOf(const Fact& fact) { return {fact.domain, fact.subject, fact.relation}; }

/// What is right in a year, by its first names: how else it is called is no other answer.
std::set<std::string_view> labelsOf(const benchmark::YearObjects& year) {
    std::set<std::string_view> labels;
    for (const benchmark::Object& object : year.objects)
        if (!object.empty()) labels.insert(object.front());
    return labels;
}

/// Whether one of them says something else of a year that both know.
bool contradicts(const benchmark::Element& one, const benchmark::Element& other) {
    return std::any_of(one.years.begin(), one.years.end(), [&](const benchmark::YearObjects& year) {
        const benchmark::YearObjects* there = other.at(year.year);
        return there && labelsOf(*there) != labelsOf(year);
    });
}

/// A fact of the table that is an exemplar here.
std::optional<FactTwin> exemplarTwin(const benchmark::Element& made,
                                     const std::multimap<Key, const benchmark::Element*>& heldOut) {
    const auto [from, to] = heldOut.equal_range(keyOf(made));
    const bool differs =
        from != to && std::all_of(from, to, [&](const auto& one) { return contradicts(made, *one.second); });
    if (!differs) return std::nullopt;
    return FactTwin{made.subject, made.relation, spanOf(from->second->askableYears()), spanOf(made.askableYears()),
                    true};
}
} // namespace

Result<std::vector<FactTwin>> twinsIn(store::Database& database, const facts::FactIntake& intake) {
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    const auto fewShots = store::BenchmarkStore(database).fewShots();
    if (!fewShots) return fewShots.error();
    std::multimap<Key, const benchmark::ElementMeta*> known;
    for (const benchmark::ElementMeta& meta : *metas)
        known.emplace(keyOf(meta), &meta);
    std::multimap<Key, const benchmark::Element*> heldOut;
    for (const benchmark::Element& fewShot : *fewShots)
        if (facts::isOfTable(fewShot)) heldOut.emplace(keyOf(fewShot), &fewShot);
    std::vector<FactTwin> twins, exemplars;
    if (known.empty() && heldOut.empty()) return twins;
    for (std::size_t i = 0; i < std::min(intake.elements(), kMostTwinsLooked); ++i) {
        const benchmark::Element element = intake.build(i).element;
        if (auto exemplar = exemplarTwin(element, heldOut)) {
            exemplars.push_back(std::move(*exemplar));
            continue;
        }
        const auto [from, to] = known.equal_range(keyOf(element));
        const bool isThere = std::any_of(from, to, [&](const auto& one) { return one.second->id == element.id; });
        if (from == to || isThere) continue;
        twins.push_back(
            {element.subject, element.relation, spanOf(from->second->years), spanOf(element.askableYears())});
    }
    std::ranges::move(exemplars, std::back_inserter(twins));
    return twins;
}

Result<facts::KnownFacts> knownFacts(store::Database& database) {
    store::BenchmarkStore benchmark(database);
    const auto metas = benchmark.elements();
    if (!metas) return metas.error();
    const auto fewShots = benchmark.fewShots();
    if (!fewShots) return fewShots.error();
    facts::KnownFacts known;
    for (const benchmark::ElementMeta& meta : *metas)
        known.asked.emplace(meta.domain, meta.subject, meta.relation);
    for (const benchmark::Element& fewShot : *fewShots) {
        ++known.exemplars[{fewShot.domain, fewShot.relation}];
        if (facts::isOfTable(fewShot)) known.heldOut.emplace(fewShot.domain, fewShot.subject, fewShot.relation);
    }
    const auto former = store::ElementVersions(database).formerExemplars();
    if (!former) return former.error();
    for (const benchmark::Element& one : *former) // the same table again: its edited form is shown, so it is not asked
        if (facts::isOfTable(one)) known.heldOut.emplace(one.domain, one.subject, one.relation);
    return known;
}

std::optional<std::pair<int, int>> yearsHere(const std::vector<FactTwin>& twins) {
    std::optional<std::pair<int, int>> years;
    for (const FactTwin& twin : twins) {
        if (twin.isExemplar || twin.here == twin.made || twin.here.second == 0) continue;
        years = years ? std::pair(std::min(years->first, twin.here.first), std::max(years->second, twin.here.second))
                      : twin.here;
    }
    return years;
}

} // namespace chronoscope::exchange
