// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/Borrowing.h"

#include "core/base/Text.h"
#include "core/facts/FactIntake.h"

#include <map>
#include <set>
#include <string>
#include <utility>

namespace chronoscope::run {

using benchmark::ElementMeta;

namespace {
using RelationKey = std::pair<benchmark::Domain, std::string>;
struct Lacking {
    std::vector<std::int64_t> rows; ///< of all its elements
    std::set<int> years;
};

/// The relations of `asked` without exemplars, with all their elements in the workspace.
std::map<RelationKey, Lacking> lackingOf(const std::vector<ElementMeta>& elements,
                                         const std::vector<ElementMeta>& asked, const prompt::FewShotPool& pool) {
    std::map<RelationKey, Lacking> lacking;
    for (const ElementMeta& meta : asked) {
        const bool isBareQuestion =
            meta.domain == benchmark::Domain::Legal && meta.relation == facts::kQuestionRelation;
        if (!isBareQuestion && !pool.has(meta.domain, meta.relation)) lacking[{meta.domain, meta.relation}];
    }
    for (const ElementMeta& meta : elements)
        if (const auto at = lacking.find({meta.domain, meta.relation}); at != lacking.end()) {
            at->second.rows.push_back(meta.row);
            at->second.years.insert(meta.years.begin(), meta.years.end());
        }
    return lacking;
}

Result<bool> areOfTables(store::BenchmarkStore& benchmark, const std::vector<std::int64_t>& rows) {
    for (const std::int64_t row : rows) {
        const auto element = benchmark.load(row);
        if (!element) return element.error();
        if (!facts::isOfTable(*element)) return false;
    }
    return true;
}

std::u32string nameOf(const std::string& subject) { return text::lower(text::composed(text::trim(subject))); }
} // namespace

Result<std::vector<prompt::LentExemplars>>
borrowedFor(store::BenchmarkStore& benchmark, const std::vector<ElementMeta>& elements,
            const std::vector<ElementMeta>& asked, const prompt::FewShotPool& pool, const prompt::PromptPack& pack) {
    if (!pack.shelf()) return pack.lent(); // of a run that is made again
    std::map<RelationKey, Lacking> lacking = lackingOf(elements, asked, pool);
    for (auto at = lacking.begin(); at != lacking.end();) {
        const auto own = areOfTables(benchmark, at->second.rows);
        if (!own) return own.error();
        at = *own ? std::next(at) : lacking.erase(at);
    }
    std::vector<prompt::LentExemplars> lent;
    if (lacking.empty()) return lent;
    std::set<std::u32string> subjects; // of them all: relations that borrow from the same one are lent the same
    for (const ElementMeta& meta : elements)
        if (lacking.contains({meta.domain, meta.relation})) subjects.insert(nameOf(meta.subject));
    std::vector<benchmark::Element> shelf = pack.shelf()();
    std::erase_if(shelf, [&](const benchmark::Element& one) { return subjects.contains(nameOf(one.subject)); });
    for (auto& [key, relation] : lacking)
        if (auto found = prompt::lendNearest({key.first, key.second, std::move(relation.years)}, shelf))
            lent.push_back(std::move(*found));
    return lent;
}

} // namespace chronoscope::run
