// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactFilter.h"

#include "core/base/Hash.h"
#include "core/studies/robustness/Calendar.h"
#include "core/studies/robustness/FactText.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace chronoscope::robustness {

namespace {
constexpr int kFirstYear = 1950; ///< of the paper's facts
constexpr int kLastYear = 2020;
constexpr int kLongerThanYears = 2;

/// What the steps look at.
struct Candidate {
    std::int64_t row = 0;
    std::uint64_t triple = 0; ///< hash of subject, relation and object
    std::size_t relation = 0; ///< place among the relations
    bool isInFrame = false;
    bool isLong = false;
    double popularity = -1; ///< below 0: unknown
};

bool isInFrame(const Days& days) {
    return days.first >= dayOf({kFirstYear, 1, 1}) && days.last <= dayOf({kLastYear, 12, 31});
}

/// Longer than so many calendar years; the anniversary of 29 February is the 28th.
bool isLong(const Days& days) {
    facts::Date anniversary = dateOf(days.first);
    anniversary.year += kLongerThanYears;
    if (anniversary.month == 2 && anniversary.day == 29) anniversary.day = 28;
    return days.last > dayOf(anniversary);
}

/// The days of a period, so that one that is written in two ways is one.
std::pair<Day, std::optional<Day>> boundsOf(const Period& period) {
    return {daysOf(period.start).first, period.end ? std::optional(daysOf(*period.end).last) : std::nullopt};
}

class Selecting {
public:
    Selecting(FactStore& store, const FactFilter& filter) : m_store(store), m_filter(filter) {}

    Result<FilteredFacts> run(std::int64_t upToRow) {
        if (const Status read = readAll(upToRow); !read) return read.error();
        m_filtered.steps.push_back({"stored", static_cast<std::int64_t>(m_left.size()), 0});
        const auto several = triplesOfSeveralPeriods();
        if (!m_filter.facts.empty())
            if (const Status kept = keepNamed(); !kept) return kept.error();
        if (!m_filter.relations.empty())
            if (const Status kept = keepRelations(); !kept) return kept.error();
        if (m_filter.paper) {
            keep("one-period", [&](const Candidate& fact) { return !several.contains(fact.triple); });
            keep("in-1950-2020", [](const Candidate& fact) { return fact.isInFrame; });
            keep("over-two-years", [](const Candidate& fact) { return fact.isLong; });
        }
        if (m_filter.top > 0)
            if (const Status kept = keepTop(); !kept) return kept.error();
        for (const Candidate& fact : m_left)
            m_filtered.rows.push_back(fact.row);
        return std::move(m_filtered);
    }

private:
    template <typename Keeps> void keep(const char* key, Keeps keeps) {
        const auto out =
            static_cast<std::int64_t>(std::erase_if(m_left, [&](const Candidate& fact) { return !keeps(fact); }));
        m_filtered.steps.push_back({key, static_cast<std::int64_t>(m_left.size()), out});
    }

    Status readAll(std::int64_t upToRow) {
        return m_store.forEach(
            [&](const StoredFact& stored) {
                const DatedFact& fact = stored.fact;
                Candidate candidate;
                candidate.row = stored.row;
                DatedFact triple = fact;
                triple.period = {};
                candidate.triple = hash64(factKey(triple));
                const auto relation =
                    m_relations.try_emplace({fact.relation, fact.relationId}, m_relations.size()).first;
                candidate.relation = relation->second;
                const Days days = daysOf(fact.period);
                candidate.isInFrame = isInFrame(days);
                candidate.isLong = isLong(days);
                candidate.popularity = popularityOf(fact).value_or(-1);
                m_left.push_back(candidate);
                if (m_filter.paper)
                    for (const Period& period : allPeriods(fact))
                        m_periods[candidate.triple].insert(boundsOf(period));
                return true;
            },
            upToRow);
    }

    std::unordered_set<std::uint64_t> triplesOfSeveralPeriods() const {
        std::unordered_set<std::uint64_t> several;
        for (const auto& [triple, periods] : m_periods)
            if (periods.size() > 1) several.insert(triple);
        return several;
    }

    Status keepNamed() {
        std::unordered_set<std::int64_t> named;
        for (const std::string& name : m_filter.facts) {
            const auto rows = m_store.find(name);
            if (!rows) return rows.error();
            named.insert(rows->begin(), rows->end());
        }
        keep("facts", [&](const Candidate& fact) { return named.contains(fact.row); });
        return {};
    }

    Status keepRelations() {
        std::set<std::size_t> wanted;
        for (const std::string& name : m_filter.relations) {
            const std::size_t before = wanted.size();
            for (const auto& [relation, place] : m_relations)
                if (relation.first == name || relation.second == name) wanted.insert(place);
            if (wanted.size() == before) return Error{ErrorCode::NotFound, "no fact has the relation", name};
        }
        keep("relation", [&](const Candidate& fact) { return wanted.contains(fact.relation); });
        return {};
    }

    /// The text that decides between facts that are equally popular.
    Result<std::tuple<std::string, std::string, std::string, Period>> orderOf(std::int64_t row) {
        const auto stored = m_store.load(row);
        if (!stored) return stored.error();
        const DatedFact& fact = stored->fact;
        return std::tuple(fact.subject, fact.relation, fact.object, fact.period);
    }

    Status keepTop() {
        std::map<std::string, std::vector<const Candidate*>> byRelation; ///< by label: an id more is the same relation
        std::map<std::size_t, std::string> labels;
        for (const auto& [relation, place] : m_relations)
            labels[place] = relation.first;
        for (const Candidate& fact : m_left)
            byRelation[labels[fact.relation]].push_back(&fact);
        std::unordered_set<std::int64_t> top;
        for (auto& [label, facts] : byRelation) {
            using Order = std::pair<double, std::tuple<std::string, std::string, std::string, Period>>;
            std::vector<std::pair<Order, std::int64_t>> ranked;
            for (const Candidate* fact : facts) {
                auto order = orderOf(fact->row);
                if (!order) return order.error();
                ranked.push_back({{-fact->popularity, std::move(order).value()}, fact->row});
            }
            std::sort(ranked.begin(), ranked.end());
            for (std::size_t i = 0; i < std::min(ranked.size(), static_cast<std::size_t>(m_filter.top)); ++i)
                top.insert(ranked[i].second);
        }
        keep("top", [&](const Candidate& fact) { return top.contains(fact.row); });
        return {};
    }

    FactStore& m_store;
    const FactFilter& m_filter;
    std::vector<Candidate> m_left;
    std::map<std::pair<std::string, std::string>, std::size_t> m_relations;                    ///< label and id
    std::unordered_map<std::uint64_t, std::set<std::pair<Day, std::optional<Day>>>> m_periods; ///< by triple
    FilteredFacts m_filtered;
};
} // namespace

Result<FilteredFacts> selectFacts(FactStore& store, const FactFilter& filter, std::int64_t upToRow) {
    return Selecting(store, filter).run(upToRow);
}

} // namespace chronoscope::robustness
