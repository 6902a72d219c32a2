// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/benchmark/ElementJson.h"
#include "core/facts/FactIntake.h"
#include "core/sources/wikidata/Relations.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace chronoscope::sources::wikidata {

using facts::Dropped;
using facts::Statement;

namespace {
constexpr std::array kGapModes{std::pair(facts::GapMode::None, "none"), std::pair(facts::GapMode::Open, "open"),
                               std::pair(facts::GapMode::Paper, "paper")};

const char* reasonName(Dropped reason) {
    switch (reason) {
    case Dropped::Deprecated: return "deprecated";
    case Dropped::UnknownObject: return "unknown_object";
    case Dropped::Reversed: return "reversed";
    case Dropped::Ambiguous: return "ambiguous";
    case Dropped::Undated: return "undated";
    case Dropped::AfterSource: return "after_source";
    }
    return "";
}

bool isId(const std::string& name) { return !normalId(name).empty(); }

/// Ids in order of their numbers.
bool isBefore(const EntityStatement& a, const EntityStatement& b) {
    const auto key = [](const EntityStatement& one) {
        const std::string& id = one.statement.objectId;
        return std::tuple(id.size(), std::string_view(id));
    };
    return key(a) < key(b);
}

/// The statements as the rules take them. An end that is said not to be leaves a term open, beside other ends too.
std::vector<Statement> forTimeline(std::vector<EntityStatement>& statements) {
    std::stable_sort(statements.begin(), statements.end(), isBefore);
    std::vector<Statement> list;
    for (const EntityStatement& one : statements) {
        Statement statement = one.statement;
        if (one.isUnsupported) statement.holder = Statement::Holder::Unknown;
        if (!statement.objectId.empty()) statement.object = {statement.objectId};
        if (statement.ends.size() > 1)
            std::erase_if(statement.ends, [](const facts::Bound& end) { return end.kind == facts::Bound::Kind::Open; });
        list.push_back(std::move(statement));
    }
    return list;
}

/// Why a statement gives no object; nothing where it does.
std::string reasonOf(const EntityStatement& one, const std::optional<Dropped>& reason) {
    if (reason == Dropped::Deprecated) return "deprecated";
    if (one.isUnsupported) return "unsupported_object";
    if (one.statement.holder == Statement::Holder::Nobody) return "novalue_object";
    return reason ? reasonName(*reason) : "";
}
} // namespace

ElementMaking::ElementMaking(const BuildOptions& options, std::vector<std::string> properties, int asOf)
    : m_options(options), m_properties(std::move(properties)) {
    const auto [first, last] = options.frame.value_or(facts::usualFrame(benchmark::Domain::General));
    m_rules = {.years = options.years,
               .gaps = options.gaps.value_or(facts::GapMode::Open),
               .first = first,
               .last = last,
               .asOf = asOf};
}

void ElementMaking::add(const Entity& entity) {
    if (entity.isMissing) {
        ++m_dropped["missing"];
        return;
    }
    if (entity.statements.empty() || !entity.id.starts_with('Q')) {
        ++m_entities;
        return;
    }
    if (m_subjects.contains(entity.id)) {
        ++m_dropped["repeated"];
        return;
    }
    ++m_entities;
    ++m_withRelation;
    if (!entity.names.empty()) m_names.emplace(entity.id, entity.names);
    for (const std::string& property : m_properties)
        if (const auto found = entity.statements.find(property); found != entity.statements.end())
            addRelation(entity, property, found->second);
    if (!m_subjects.contains(entity.id)) m_names.erase(entity.id);
}

void ElementMaking::addRelation(const Entity& entity, const std::string& property,
                                const std::vector<EntityStatement>& source) {
    std::vector<EntityStatement> statements = source;
    facts::TimelineRules rules = m_rules;
    rules.dissolved = entity.dissolved;
    const facts::Timeline timeline = countedTimeline(forTimeline(statements), rules);
    BuiltElement built;
    built.sourceId = entity.id;
    built.relationId = property;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const std::string reason = reasonOf(statements[i], timeline.reasons[i]);
        if (!reason.empty()) ++built.dropped[reason];
        if (statements[i].badDays > 0) built.dropped["bad_day_kept"] += static_cast<std::size_t>(statements[i].badDays);
        m_used += static_cast<std::size_t>(reason.empty());
    }
    for (const auto& [reason, count] : built.dropped)
        m_dropped[reason] += count;
    built.state = timeline.state();
    built.changes = timeline.changes;
    for (const facts::Timeline::Year& year : timeline.years) {
        for (const std::size_t object : year.objects)
            built.objectIds[year.year].push_back(timeline.objects[object].front());
        if (year.filled) built.filled.push_back(year.year);
    }
    m_statements += statements.size();
    ++m_elements;
    m_inFrame += static_cast<std::size_t>(!timeline.years.empty());
    m_completeCount += static_cast<std::size_t>(built.state.has_value());
    keep(std::move(built));
}

/// The timeline by the chosen rule for gaps; what each of them comes to is counted, so that the choice can be seen.
facts::Timeline ElementMaking::countedTimeline(const std::vector<Statement>& statements, facts::TimelineRules rules) {
    facts::Timeline chosen;
    const facts::GapMode wanted = rules.gaps;
    for (const auto& [mode, name] : kGapModes) {
        rules.gaps = mode;
        facts::Timeline timeline = facts::makeTimeline(statements, rules);
        GapCount& count = m_gapModes[name];
        count.complete += static_cast<std::size_t>(timeline.complete);
        count.dynamic += static_cast<std::size_t>(timeline.state() == benchmark::State::Dynamic);
        for (const facts::Timeline::Year& year : timeline.years)
            count.filled += static_cast<std::size_t>(year.filled);
        if (mode == wanted) chosen = std::move(timeline);
    }
    return chosen;
}

void ElementMaking::keep(BuiltElement built) {
    Kept kept{0, m_order++, std::move(built)};
    if (!kept.built.state) {
        ++m_dropped["partial"];
        if (m_partial.size() >= kMaxPartial) return;
        m_subjects.insert(kept.built.sourceId);
        m_partial.push_back(std::move(kept));
        return;
    }
    std::vector<Kept>& heap = m_complete[{kept.built.relationId, *kept.built.state}];
    kept.priority = mix(m_options.seed, hash64(kept.built.sourceId));
    m_subjects.insert(kept.built.sourceId);
    heap.push_back(std::move(kept));
    std::push_heap(heap.begin(), heap.end());
    if (heap.size() <= kMaxComplete) return;
    std::pop_heap(heap.begin(), heap.end());
    m_subjects.erase(heap.back().built.sourceId);
    m_names.erase(heap.back().built.sourceId); // found again where another relation of it is kept
    heap.pop_back();
    ++m_dropped["over_limit"];
}

void ElementMaking::want(const BuiltElement& built) {
    const auto wantOne = [this](const std::string& id) {
        if (isId(id) && !m_names.contains(id)) m_wanted.insert(id);
    };
    wantOne(built.sourceId);
    if (relationName(built.relationId).empty()) wantOne(built.relationId);
    for (const auto& [year, ids] : built.objectIds)
        for (const std::string& id : ids)
            wantOne(id);
}

void ElementMaking::prepareNames() {
    for (const auto& [key, heap] : m_complete)
        for (const Kept& kept : heap)
            want(kept.built);
    for (const Kept& kept : m_partial)
        want(kept.built);
}

void ElementMaking::name(const std::string& id, const benchmark::Object& names) {
    if (names.empty() || m_wanted.erase(id) == 0) return;
    m_names.emplace(id, names);
}

benchmark::Object ElementMaking::namesOf(const std::string& id, BuiltElement& built) const {
    if (!isId(id)) return {id};
    const auto found = m_names.find(id);
    if (found != m_names.end()) return found->second;
    if (std::find(built.unlabelled.begin(), built.unlabelled.end(), id) == built.unlabelled.end())
        built.unlabelled.push_back(id);
    return {id};
}

/// The element as it is stored.
void ElementMaking::giveNames(BuiltElement& built) const {
    benchmark::Element& element = built.element;
    element.domain = benchmark::Domain::General;
    element.state = built.state.value_or(benchmark::State::Dynamic);
    element.subject = namesOf(built.sourceId, built).front();
    const std::string_view relation = relationName(built.relationId);
    element.relation = relation.empty() ? namesOf(built.relationId, built).front() : std::string(relation);
    for (const auto& [year, ids] : built.objectIds) {
        benchmark::YearObjects& entry = element.years.emplace_back();
        entry.year = year;
        entry.releaseDate = std::to_string(year) + "-12-31";
        for (const std::string& id : ids)
            entry.objects.push_back(namesOf(id, built));
    }
    built.isHeld = built.state && !built.unlabelled.empty() && !m_options.keepUnlabelled;
    element.id = benchmark::computeId(element);
}

void ElementMaking::finish(BuildReport& report) {
    std::vector<Kept> all = std::move(m_partial);
    for (auto& [key, heap] : m_complete)
        std::move(heap.begin(), heap.end(), std::back_inserter(all));
    std::sort(all.begin(), all.end(), [](const Kept& a, const Kept& b) { return a.order < b.order; });
    std::size_t labelled = 0;
    for (Kept& kept : all) {
        giveNames(kept.built);
        labelled += static_cast<std::size_t>(kept.built.state && !kept.built.isHeld);
        m_dropped["unlabelled"] += static_cast<std::size_t>(kept.built.isHeld);
        report.elements.push_back(std::move(kept.built));
    }
    report.first = m_rules.first;
    report.last = m_rules.last;
    report.asOf = m_rules.asOf;
    report.gapModes = m_gapModes;
    report.step("entities", m_entities);
    report.step("subjects", m_withRelation);
    report.step("statements", m_statements);
    report.step("dated", m_used);
    report.step("elements", m_elements);
    report.step("in_frame", m_inFrame);
    report.step("complete", m_completeCount);
    report.step("labelled", labelled);
    for (const auto& [reason, count] : m_dropped)
        report.drop(reason, count);
}

} // namespace chronoscope::sources::wikidata
