// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/Borrowing.h"

#include "core/facts/FactIntake.h"

#include <map>
#include <utility>

namespace chronoscope::run {

Result<std::vector<prompt::LentExemplars>> borrowedFor(store::BenchmarkStore& benchmark,
                                                       const std::vector<benchmark::ElementMeta>& elements,
                                                       const prompt::FewShotPool& pool,
                                                       const prompt::PromptPack& pack) {
    if (!pack.shelf()) return pack.lent(); // of a run that is made again
    std::vector<prompt::LentExemplars> lent;
    struct Lacking {
        std::int64_t row = 0; ///< of the first element
        std::set<int> years;
    };
    std::map<std::pair<benchmark::Domain, std::string>, Lacking> lacking;
    for (const benchmark::ElementMeta& meta : elements) {
        const bool isBareQuestion =
            meta.domain == benchmark::Domain::Legal && meta.relation == facts::kQuestionRelation;
        if (isBareQuestion || pool.has(meta.domain, meta.relation)) continue;
        Lacking& relation = lacking[{meta.domain, meta.relation}];
        if (relation.row == 0) relation.row = meta.row;
        relation.years.insert(meta.years.begin(), meta.years.end());
    }
    std::vector<benchmark::Element> shelf;
    for (auto& [key, relation] : lacking) {
        const auto first = benchmark.load(relation.row);
        if (!first) return first.error();
        if (!facts::isOfTable(*first)) continue;
        if (shelf.empty()) shelf = pack.shelf()();
        if (auto found = prompt::lendNearest({key.first, key.second, std::move(relation.years)}, shelf))
            lent.push_back(std::move(*found));
    }
    return lent;
}

} // namespace chronoscope::run
