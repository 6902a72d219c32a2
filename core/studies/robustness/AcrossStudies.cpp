// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AcrossStudies.h"

#include "core/base/Text.h"
#include "core/facts/IsoDate.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/TableNumbers.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace chronoscope::robustness {

using analysis::Table;

namespace {
/// Finds the element of a fact.
class ElementFinder {
public:
    ElementFinder(store::Database& database, const results::ResultSet& set) : m_benchmark(database), m_set(set) {
        const auto& rows = set.run(0).rows;
        for (std::size_t ordinal = 0; ordinal < rows.size(); ++ordinal) {
            const auto index = set.elements->indexOfRow(rows[ordinal]);
            if (!index) continue;
            m_byId.emplace("element " + toHex(set.elements->ids.at(*index)), ordinal);
            m_byName[nameKey(set.elements->subjects.at(*index),
                             set.elements->relationNames.at(set.elements->relations.at(*index)))]
                .push_back(ordinal);
        }
    }

    Result<std::optional<std::size_t>> of(const DatedFact& fact) {
        if (const auto at = m_byId.find(fact.source); at != m_byId.end()) return std::optional(at->second);
        const auto named = m_byName.find(nameKey(fact.subject, fact.relation));
        if (named == m_byName.end()) return std::optional<std::size_t>();
        for (const std::size_t ordinal : named->second) {
            const auto element = m_benchmark.load(m_set.run(0).rows.at(ordinal));
            if (!element) return element.error();
            if (names(*element, fact.object)) return std::optional(ordinal);
        }
        return std::optional<std::size_t>();
    }

private:
    static std::string nameKey(std::string_view subject, std::string_view relation) {
        return std::string(subject) + '\n' + std::string(relation);
    }
    static bool names(const benchmark::Element& element, const std::string& object) {
        for (const benchmark::YearObjects& year : element.years)
            for (const benchmark::Object& one : year.objects)
                if (std::find(one.begin(), one.end(), object) != one.end()) return true;
        return false;
    }

    store::BenchmarkStore m_benchmark;
    const results::ResultSet& m_set;
    std::unordered_map<std::string, std::size_t> m_byId;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
};

struct AcrossCounts {
    std::set<std::size_t> elements;
    std::set<std::size_t> elementsNotRobust;
    std::int64_t robust = 0;
    std::int64_t notRobust = 0;
    std::int64_t undefined = 0;
};

analysis::ChronoCategory categoryOf(const results::RunColumns& run, std::size_t ordinal, std::size_t form) {
    const std::uint8_t stored = run.chrono.at(run.elementAt(ordinal, form));
    return stored == results::kNotAsked ? analysis::ChronoCategory::Missing
                                        : static_cast<analysis::ChronoCategory>(stored);
}

std::string formName(const results::RunColumns& run, std::size_t form) {
    return std::string(name(run.layout.templates.at(form)));
}

constexpr std::array kCategoryOrder{analysis::ChronoCategory::Known,       analysis::ChronoCategory::PartialKnown,
                                    analysis::ChronoCategory::CutOffAfter, analysis::ChronoCategory::CutOffBefore,
                                    analysis::ChronoCategory::Unknown,     analysis::ChronoCategory::Missing};
} // namespace

Result<SharedFacts> factsAcross(store::Database& database, const results::ResultSet& elements,
                                const StressResults& stress, const StressFilter& filter, const std::stop_token& stop) {
    ElementFinder finder(database, elements);
    FactStore facts(database);
    SharedFacts shared;
    for (const FactResult& result : stress.facts) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", stress.run.name};
        if (!filter.takes(stress, result)) continue;
        const auto fact = facts.load(result.row);
        if (!fact) return fact.error();
        const auto element = finder.of(fact->fact);
        if (!element) return element.error();
        if (*element)
            shared.facts.push_back({**element, result.row, result.units});
        else
            ++shared.withoutElement;
    }
    return shared;
}

Table acrossTable(const results::RunColumns& run, const StressResults& stress, const SharedFacts& shared,
                  TableStyle style) {
    Table table;
    addTexts(table, {"run", "stress_run", "template", "category"});
    addNumeric(table, {"elements", "facts", "robust", "not_robust", "undefined", "robust_percent", "ci_low", "ci_high",
                       "elements_not_robust"});
    for (std::size_t form = 0; form < run.layout.templates.size(); ++form) {
        std::map<analysis::ChronoCategory, AcrossCounts> byCategory;
        for (const SharedFact& fact : shared.facts) {
            AcrossCounts& counts = byCategory[categoryOf(run, fact.element, form)];
            counts.elements.insert(fact.element);
            const auto global = globalScore(fact.units);
            ++(!global ? counts.undefined : global->robust ? counts.robust : counts.notRobust);
            if (global && !global->robust) counts.elementsNotRobust.insert(fact.element);
        }
        for (const analysis::ChronoCategory category : kCategoryOrder) {
            const AcrossCounts& counts = byCategory[category];
            const std::int64_t defined = counts.robust + counts.notRobust;
            Cells row{run.name, stress.run.name, formName(run, form), std::string(name(category))};
            for (const std::int64_t count :
                 {static_cast<std::int64_t>(counts.elements.size()), defined + counts.undefined, counts.robust,
                  counts.notRobust, counts.undefined})
                row.push_back(std::to_string(count));
            row.push_back(defined == 0
                              ? std::string()
                              : percentText(static_cast<double>(counts.robust) / static_cast<double>(defined), style));
            addInterval(row, wilsonCorrected(counts.robust, defined), style);
            row.push_back(std::to_string(counts.elementsNotRobust.size()));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

Result<Table> acrossList(store::Database& database, const results::ResultSet& elements, const StressResults& stress,
                         const SharedFacts& shared, TableStyle style) {
    Table table;
    addTexts(table, {"run", "stress_run", "template", "category", "element_id", "fact_id", "subject", "relation",
                     "object", "start", "end"});
    addNumeric(table, {"win_rate", "robust"});
    const results::RunColumns& run = elements.run(0);
    FactStore store(database);
    for (const SharedFact& one : shared.facts) {
        const auto stored = store.load(one.row);
        if (!stored) return stored.error();
        const DatedFact& fact = stored->fact;
        const auto index = elements.elements->indexOfRow(run.rows.at(one.element));
        const auto global = globalScore(one.units);
        for (std::size_t form = 0; form < run.layout.templates.size(); ++form)
            table.rows.push_back(
                {run.name, stress.run.name, formName(run, form), std::string(name(categoryOf(run, one.element, form))),
                 index ? toHex(elements.elements->ids.at(*index)) : std::string(), fact.id, fact.subject, fact.relation,
                 fact.object, facts::isoText(fact.period.start), facts::isoText(*fact.period.end),
                 global ? percentText(global->winRate, style) : std::string(),
                 global ? (global->robust ? "1" : "0") : std::string()});
    }
    return table;
}

} // namespace chronoscope::robustness
