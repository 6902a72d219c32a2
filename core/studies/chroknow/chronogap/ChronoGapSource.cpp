// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/chronogap/ChronoGapSource.h"

#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/studies/chroknow/traversal/TraversalReplay.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace chronoscope::exchange {

using analysis::ChronoCategory;
using benchmark::ElementMeta;
using traversal::Evidence;
using traversal::Outcome;

namespace {
constexpr double kSampledAt = 0.7; ///< as "temp7_ans" says

using Ordinals = std::unordered_map<std::int64_t, std::int64_t>; ///< by element row

Error corrupt(std::string what, const std::string& where) { return {ErrorCode::Corrupt, std::move(what), where}; }

Result<Ordinals> ordinalsOf(store::Database& database, const store::RunRecord& run) {
    const auto rows = store::CellStore(database).rowsOf(run.id, run.elements);
    if (!rows) return rows.error();
    Ordinals ordinals;
    for (std::size_t i = 0; i < rows->size(); ++i)
        ordinals.emplace((*rows)[i], static_cast<std::int64_t>(i));
    return ordinals;
}

Status carriesTemperatures(const run::RunLayout& layout, const std::string& name) {
    for (const double temperature : layout.temperatures)
        if (temperature != 0 && temperature != kSampledAt)
            return Error{ErrorCode::InvalidArgument,
                         fmt::format("this layout has answers at the temperatures 0 and {}, and the run asked at {}",
                                     kSampledAt, temperature),
                         name};
    return {};
}

ChronoGapTexts textsOf(const std::vector<traversal::CountedAnswer>& answers) {
    ChronoGapTexts texts;
    for (const traversal::CountedAnswer& answer : answers)
        texts.insert(texts.end(), static_cast<std::size_t>(answer.count), answer.text);
    return texts;
}
} // namespace

ChronoGapSource::ChronoGapSource(store::Database reader, std::shared_ptr<const run::RunContext> context,
                                 std::shared_ptr<const run::RunContext> base, traversal::TraversalSpec spec)
    : m_reader(std::move(reader)), m_context(std::move(context)), m_base(std::move(base)), m_spec(std::move(spec)) {}

Result<ChronoGapSource> ChronoGapSource::open(store::Database reader, std::int64_t run) {
    auto context = run::loadRun(reader, run);
    if (!context) return context.error();
    const store::RunRecord& record = (*context)->record;
    if (!record.is(store::kTraversalRuns))
        return Error{ErrorCode::InvalidArgument, "this layout holds traversal runs, and the run is none", record.name};
    auto base = run::loadTemplateRun(reader, record.base);
    if (!base) return base.error();
    if (const Status carried = carriesTemperatures((*base)->layout, (*base)->record.name); !carried)
        return carried.error();
    auto spec = traversal::parseTraversalSpec(record.traversal);
    if (!spec) return corrupt("the settings of a traversal run cannot be read", spec.error().text());
    return ChronoGapSource(std::move(reader), std::move(context).value(), std::move(base).value(),
                           std::move(spec).value());
}

ChronoGapProtocol ChronoGapSource::protocol() const {
    const auto& own = traversal::rulesOf(m_spec).preprocess;
    return {m_spec.protocol, m_spec.edition, own.value_or(m_context->record.spec.judge.preprocess)};
}

/// Of the base run's elements under Generation, by ordinal.
Result<std::vector<ChronoCategory>> ChronoGapSource::categories() {
    const store::RunRecord& base = m_base->record;
    const int form = m_base->layout.formIndex(prompt::Template::Generation);
    if (form < 0) return corrupt("the run a traversal starts from has no answers under Generation", base.name);
    std::vector<ChronoCategory> categories(static_cast<std::size_t>(base.elements), ChronoCategory::Missing);
    const std::int64_t first = m_base->layout.elementIndex(0, form);
    bool sound = true;
    const Status read = store::CellStore(m_reader).elements({base.id, 0}, [&](std::int64_t index, int category) {
        if (index < first || index >= first + base.elements) return true;
        sound = category >= 0 && category < analysis::kChronoCategories;
        if (sound) categories[static_cast<std::size_t>(index - first)] = static_cast<ChronoCategory>(category);
        return sound;
    });
    if (!read) return read.error();
    if (!sound) return corrupt("a category in the workspace cannot be read", base.name);
    return categories;
}

Status ChronoGapSource::checkStrata(const std::vector<store::Stratum>& drawn) {
    const auto stored = store::TraversalStore(m_reader).strata(m_context->record.id);
    if (!stored) return stored.error();
    const auto asTuple = [](const store::Stratum& one) {
        return std::tuple(one.domain, one.state, one.category, one.all, one.sampled);
    };
    const bool same = std::equal(drawn.begin(), drawn.end(), stored->begin(), stored->end(),
                                 [&](const auto& a, const auto& b) { return asTuple(a) == asTuple(b); });
    if (same) return {};
    return Error{ErrorCode::InvalidArgument,
                 "the run that the traversals start from was asked again since they were made", m_base->record.name};
}

/// The measured elements, by kind, with the sizes of all kinds in `strata`.
Result<std::map<ChronoGapSource::Kind, std::vector<ChronoGapMember>>>
ChronoGapSource::draw(std::vector<store::Stratum>& strata) {
    const auto categories = this->categories();
    if (!categories) return categories.error();
    const auto ordinals = ordinalsOf(m_reader, m_base->record);
    if (!ordinals) return ordinals.error();
    auto metas = store::BenchmarkStore(m_reader).elements(m_base->record.elementLimit);
    if (!metas) return metas.error();
    std::sort(metas->begin(), metas->end(), [](const ElementMeta& a, const ElementMeta& b) { return a.row < b.row; });
    std::map<std::pair<benchmark::Domain, benchmark::State>, std::int64_t> counts;
    std::unordered_map<std::int64_t, std::int64_t> indices; // by row
    std::map<Kind, std::vector<ElementMeta>> kinds;
    for (ElementMeta& meta : *metas) {
        indices[meta.row] = counts[{meta.domain, meta.state}]++;
        const auto at = ordinals->find(meta.row);
        if (at == ordinals->end()) continue;
        const ChronoCategory category = (*categories)[static_cast<std::size_t>(at->second)];
        kinds[{meta.domain, meta.state, category}].push_back(std::move(meta));
    }
    std::map<Kind, std::vector<ChronoGapMember>> drawn;
    for (auto& [kind, members] : kinds) {
        const auto& [domain, state, category] = kind;
        const auto all = static_cast<std::int64_t>(members.size());
        benchmark::SliceSpec slice;
        slice.sample = m_spec.sample;
        for (const ElementMeta& meta : benchmark::resolveSlice(slice, std::move(members)))
            drawn[kind].push_back({indices.at(meta.row), meta.row, -1});
        strata.push_back({domain, state, category, all, static_cast<std::int64_t>(drawn[kind].size())});
    }
    return drawn;
}

Result<std::vector<ChronoGapGroup>> ChronoGapSource::groups() {
    std::vector<store::Stratum> strata;
    auto drawn = draw(strata);
    if (!drawn) return drawn.error();
    if (const Status same = checkStrata(strata); !same) return same.error();
    const auto ordinals = ordinalsOf(m_reader, m_context->record);
    if (!ordinals) return ordinals.error();
    std::map<std::pair<benchmark::Domain, benchmark::State>, ChronoGapGroup> groups;
    std::size_t traversed = 0;
    for (auto& [kind, members] : *drawn) {
        const auto& [domain, state, category] = kind;
        const auto list = listOf(category);
        if (!list) continue;
        ChronoGapGroup& group = groups[{domain, state}];
        group.domain = domain;
        group.state = state;
        for (ChronoGapMember& member : members) {
            if (const auto at = ordinals->find(member.row); at != ordinals->end()) member.ordinal = at->second;
            if ((*list == ChronoGapList::PartialKnown) != (member.ordinal >= 0))
                return corrupt("the elements of a traversal run are not those of its sample", m_context->record.name);
            traversed += member.ordinal >= 0 ? 1 : 0;
            group.lists[static_cast<std::size_t>(*list)].push_back(member);
        }
    }
    if (traversed != ordinals->size())
        return corrupt("the elements of a traversal run are not those of its sample", m_context->record.name);
    std::vector<ChronoGapGroup> ordered;
    for (auto& [key, group] : groups) {
        for (auto& list : group.lists) // both sides of a cut-off are in one
            std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.index < b.index; });
        ordered.push_back(std::move(group));
    }
    return ordered;
}

Result<Evidence> ChronoGapSource::evidenceOf(const ChronoGapMember& member) {
    if (member.ordinal >= 0) return store::TraversalStore(m_reader).evidence(m_context->record.id, member.ordinal);
    return traversal::readEvidence(m_reader, *m_base, member.row);
}

Result<ChronoGapYear> ChronoGapSource::yearOf(const traversal::YearEvidence& year) const {
    const int most = m_base->layout.samplesPerCell();
    for (const auto* answers : {&year.greedy, &year.sampled})
        for (const traversal::CountedAnswer& answer : *answers)
            if (answer.count < 0 || answer.count > most)
                return corrupt("an answer counts more replies than there were", m_context->record.name);
    if (year.category == analysis::CellCategory::Missing)
        return corrupt("a year of an element with a category has none", m_context->record.name);
    return ChronoGapYear{year.year, year.category, textsOf(year.greedy), textsOf(year.sampled), {}};
}

Result<ChronoGapElement> ChronoGapSource::read(ChronoGapList list, const ChronoGapMember& member) {
    const auto evidence = evidenceOf(member);
    if (!evidence) return evidence.error();
    if (listOf(evidence->category) != list)
        return corrupt("an element's category does not follow from its replies", m_base->record.name);
    ChronoGapElement element{list, member.index, {}};
    for (const traversal::YearEvidence& year : evidence->years) {
        auto taken = yearOf(year);
        if (!taken) return taken.error();
        element.years.push_back(std::move(taken).value());
    }
    if (member.ordinal >= 0)
        if (const Status added = addCandidates(element, member); !added) return added.error();
    return element;
}

Status ChronoGapSource::addCandidates(ChronoGapElement& element, const ChronoGapMember& member) {
    const auto traversals = run::readTraversals(m_reader, *m_context, member.row);
    if (!traversals) return traversals.error();
    const auto& judge = m_context->record.spec.judge;
    for (const run::StoredTraversal& stored : *traversals) {
        const store::TargetRow& target = stored.target;
        if (target.verdict.total == Outcome::Open) {
            m_missing += target.previousSteps + target.nextSteps;
            continue;
        }
        const auto year = std::find_if(element.years.begin(), element.years.end(),
                                       [&](const ChronoGapYear& one) { return one.year == target.year; });
        const auto verdict = traversal::judge(stored.traversal, stored.setting, judge);
        if (year == element.years.end() || verdict.total != target.verdict.total)
            return corrupt("an element's target does not end as its replies do", m_context->record.name);
        year->candidates.emplace();
        for (const traversal::Step& step : stored.traversal.steps())
            year->candidates->emplace_back(step.candidate);
    }
    return {};
}

} // namespace chronoscope::exchange
