// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FactTwins.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace chronoscope::exchange {

namespace {
std::pair<int, int> spanOf(const std::vector<int>& years) {
    return years.empty() ? std::pair(0, 0) : std::pair(years.front(), years.back());
}
} // namespace

Result<std::vector<FactTwin>> twinsIn(store::Database& database, const facts::FactIntake& intake) {
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    using Key = std::tuple<benchmark::Domain, std::string, std::string>;
    std::multimap<Key, const benchmark::ElementMeta*> known;
    for (const benchmark::ElementMeta& meta : *metas)
        known.emplace(Key(meta.domain, meta.subject, meta.relation), &meta);
    std::vector<FactTwin> twins;
    if (known.empty()) return twins;
    for (std::size_t i = 0; i < std::min(intake.elements(), kMostTwinsLooked); ++i) {
        const benchmark::Element element = intake.build(i).element;
        const auto [from, to] = known.equal_range(Key(element.domain, element.subject, element.relation));
        const bool isThere = std::any_of(from, to, [&](const auto& one) { return one.second->id == element.id; });
        if (from == to || isThere) continue;
        twins.push_back(
            {element.subject, element.relation, spanOf(from->second->years), spanOf(element.askableYears())});
    }
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
    return known;
}

std::optional<std::pair<int, int>> yearsHere(const std::vector<FactTwin>& twins) {
    std::optional<std::pair<int, int>> years;
    for (const FactTwin& twin : twins) {
        if (twin.here == twin.made || twin.here.second == 0) continue;
        years = years ? std::pair(std::min(years->first, twin.here.first), std::max(years->second, twin.here.second))
                      : twin.here;
    }
    return years;
}

} // namespace chronoscope::exchange
