// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/Extension.h"

#include "core/benchmark/ElementJson.h"
#include "core/sources/build/Sampling.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace chronoscope::sources {

using benchmark::State;
using benchmark::YearObjects;
using nlohmann::ordered_json;

namespace {
constexpr std::array<std::string_view, kChangeKinds> kNames{"extended",     "changed", "became_dynamic",
                                                            "past_revised", "lost",    "new"};

using YearNames = std::map<int, std::vector<std::string>>;

YearNames labelsOf(const benchmark::Element& element) {
    YearNames years;
    for (const YearObjects& year : element.years)
        for (const benchmark::Object& object : year.objects)
            if (!object.empty()) years[year.year].push_back(object.front());
    return years;
}

std::set<std::string> setOf(const std::vector<std::string>& list) { return {list.begin(), list.end()}; }

std::string sourceKey(const std::string& source, const std::string& relation) { return source + '/' + relation; }
std::string labelKey(const benchmark::Element& element) { return element.subject + '\n' + element.relation; }

/// Where the elements of a report are found.
class Places {
public:
    explicit Places(const BuildReport& report) {
        for (std::size_t i = 0; i < report.elements.size(); ++i) {
            const BuiltElement& built = report.elements[i];
            const auto [at, isNew] = m_bySource.emplace(sourceKey(built.sourceId, built.relationId), i);
            if (!isNew) at->second = std::nullopt; // several questions of one section: told apart by their text
            m_byLabel.emplace(labelKey(built.element), i);
        }
    }
    std::optional<std::size_t> of(const EarlierElement& earlier) const {
        if (earlier.source) {
            const auto at = m_bySource.find(sourceKey(earlier.source->sourceId, earlier.source->relationId));
            if (at == m_bySource.end() || at->second) return at == m_bySource.end() ? std::nullopt : at->second;
        }
        const auto at = m_byLabel.find(labelKey(earlier.element));
        return at == m_byLabel.end() ? std::nullopt : std::optional(at->second);
    }

private:
    std::map<std::string, std::optional<std::size_t>> m_bySource; ///< none: of several elements
    std::map<std::string, std::size_t> m_byLabel;
};

/// What became of the years of one element.
void compareYears(const EarlierElement& earlier, const BuiltElement& built, ElementChange& change) {
    const bool hasIds = earlier.source && !earlier.source->objectIds.empty();
    const YearNames before = hasIds ? earlier.source->objectIds : labelsOf(earlier.element);
    const YearNames after = hasIds ? built.objectIds : labelsOf(built.element);
    if (before.empty()) return;
    const int last = before.rbegin()->first;
    std::set<std::string> current = setOf(before.rbegin()->second);
    if (const auto same = after.find(last); same != after.end()) current = setOf(same->second);
    bool isOther = false;
    for (const auto& [year, objects] : after) {
        const auto old = before.find(year);
        if (old != before.end() && setOf(old->second) != setOf(objects))
            change.revised.emplace(year, RevisedYear{old->second, objects});
        if (year <= last) continue;
        change.added.emplace(year, objects);
        isOther = isOther || setOf(objects) != current;
    }
    if (isOther) change.kinds.insert(ChangeKind::Changed);
    if (!isOther && !change.added.empty() && change.revised.empty()) change.kinds.insert(ChangeKind::Extended);
    if (isOther && earlier.element.state == State::Static) change.kinds.insert(ChangeKind::BecameDynamic);
    if (!change.revised.empty()) change.kinds.insert(ChangeKind::PastRevised);
}

/// Why an element of the report cannot take the place of an earlier one; empty where it can.
std::string lossOf(const BuildReport& report, std::optional<std::size_t> built) {
    if (!built) return "missing";
    if (!report.elements[*built].state) return "partial";
    return report.elements[*built].isHeld ? "unlabelled" : "";
}

/// The years of `element` that a newer source must not change put back.
void restorePast(const benchmark::Element& earlier, const std::map<int, RevisedYear>& revised, BuiltElement& built,
                 const std::optional<ElementSource>& source) {
    for (YearObjects& year : built.element.years) {
        const YearObjects* old = revised.contains(year.year) ? earlier.at(year.year) : nullptr;
        if (!old) continue;
        year.objects = old->objects;
        if (source && source->objectIds.contains(year.year))
            built.objectIds[year.year] = source->objectIds.at(year.year);
    }
    built.changes = 0;
    const YearNames names = labelsOf(built.element);
    for (auto at = names.begin(); at != names.end() && std::next(at) != names.end(); ++at)
        built.changes += setOf(at->second) != setOf(std::next(at)->second) ? 1 : 0;
    built.state = built.changes > 0 ? State::Dynamic : State::Static;
    built.element.state = *built.state;
    built.element.id = benchmark::computeId(built.element);
}

BuiltElement asItWas(const EarlierElement& earlier) {
    BuiltElement built;
    built.element = earlier.element;
    built.state = earlier.element.state;
    if (earlier.source) {
        built.sourceId = earlier.source->sourceId;
        built.relationId = earlier.source->relationId;
        built.objectIds = earlier.source->objectIds;
    }
    return built;
}
/// The exemplars behind the elements: what they are of must not be asked about in the next edition.
Status addFewShots(store::Database& database, std::vector<EarlierElement>& edition) {
    store::BenchmarkStore benchmark(database);
    auto sources = SourceStore(database).sources(true);
    if (!sources) return sources.error();
    std::map<ContentId, ElementSource> byId;
    for (ElementSource& source : *sources) {
        const auto element = benchmark.load(source.element);
        if (!element) return element.error();
        byId.insert_or_assign(element->id, std::move(source));
    }
    auto fewShots = benchmark.fewShots();
    if (!fewShots) return fewShots.error();
    for (benchmark::Element& element : *fewShots) {
        const auto source = byId.find(element.id);
        const auto known = source == byId.end() ? std::nullopt : std::optional(source->second);
        edition.push_back({std::move(element), known, true});
    }
    return {};
}
} // namespace

std::string_view name(ChangeKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

Result<std::vector<EarlierElement>> earlierEdition(store::Database& database) {
    store::BenchmarkStore benchmark(database);
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    auto sources = SourceStore(database).sources();
    if (!sources) return sources.error();
    std::map<std::int64_t, ElementSource> byElement; // of several builds the last
    for (ElementSource& source : *sources)
        byElement.insert_or_assign(source.element, std::move(source));
    std::vector<EarlierElement> edition;
    for (const benchmark::ElementMeta& meta : *metas) {
        auto element = benchmark.load(meta.row);
        if (!element) return element.error();
        const auto source = byElement.find(meta.row);
        edition.push_back(
            {std::move(element).value(), source == byElement.end() ? std::nullopt : std::optional(source->second)});
    }
    if (const Status added = addFewShots(database, edition); !added) return added.error();
    return edition;
}

std::vector<ElementChange> compareEditions(const std::vector<EarlierElement>& earlier, const BuildReport& report) {
    const Places places(report);
    std::vector<ElementChange> changes;
    std::set<std::size_t> matched;
    for (std::size_t i = 0; i < earlier.size(); ++i) {
        const EarlierElement& old = earlier[i];
        ElementChange change;
        change.earlier = i;
        change.isFewShot = old.isFewShot;
        change.subject = old.element.subject;
        change.relation = old.element.relation;
        change.earlierId = toHex(old.element.id);
        if (old.source) change.sourceId = old.source->sourceId, change.relationId = old.source->relationId;
        const auto built = places.of(old);
        if (built) matched.insert(*built);
        change.reason = lossOf(report, built);
        if (!change.reason.empty()) {
            change.kinds = {ChangeKind::Lost};
        } else {
            change.built = built;
            compareYears(old, report.elements[*built], change);
        }
        changes.push_back(std::move(change));
    }
    for (std::size_t i = 0; i < report.elements.size(); ++i) {
        const BuiltElement& built = report.elements[i];
        if (matched.contains(i) || !lossOf(report, i).empty()) continue;
        ElementChange& change = changes.emplace_back();
        change.kinds = {ChangeKind::New};
        change.sourceId = built.sourceId;
        change.relationId = built.relationId;
        change.subject = built.element.subject;
        change.relation = built.element.relation;
        change.built = i;
        change.added = built.objectIds;
    }
    return changes;
}

std::vector<BuiltElement> newEdition(const std::vector<EarlierElement>& earlier, const BuildReport& report,
                                     const std::vector<ElementChange>& changes,
                                     const AcceptedChanges& acceptedChanges) {
    std::vector<BuiltElement> edition;
    for (std::size_t place = 0; place < changes.size(); ++place) {
        const ElementChange& change = changes[place];
        const bool isDeclined = acceptedChanges.declined.contains(place);
        if (!change.built || (isDeclined && change.earlier)) {
            if (!change.earlier || (!change.built && (isDeclined || !acceptedChanges.keepsLost))) continue;
            edition.push_back(asItWas(earlier[*change.earlier]));
            edition.back().isTaken = true;
            edition.back().isFewShot = change.isFewShot;
            continue;
        }
        if (!change.earlier && (isDeclined || !acceptedChanges.takesNew)) continue;
        BuiltElement built = report.elements[*change.built];
        const bool isAccepted = acceptedChanges.revisions.contains("all") || acceptedChanges.revised.contains(place) ||
                                acceptedChanges.revisions.contains(sourceKey(built.sourceId, built.relationId));
        if (change.earlier && !change.revised.empty() && !isAccepted)
            restorePast(earlier[*change.earlier].element, change.revised, built, earlier[*change.earlier].source);
        built.isTaken = true;
        if (change.isFewShot) setAside(built);
        edition.push_back(std::move(built));
    }
    return edition;
}

ordered_json changesJson(const std::vector<ElementChange>& changes) {
    std::array<std::size_t, kChangeKinds> counts{};
    ordered_json list = ordered_json::array();
    for (const ElementChange& change : changes) {
        ordered_json kinds = ordered_json::array();
        for (const ChangeKind kind : change.kinds) {
            ++counts[static_cast<std::size_t>(kind)];
            kinds.push_back(name(kind));
        }
        ordered_json added = ordered_json::object();
        for (const auto& [year, objects] : change.added)
            added[std::to_string(year)] = objects;
        ordered_json revised = ordered_json::object();
        for (const auto& [year, objects] : change.revised)
            revised[std::to_string(year)] = {{"before", objects.before}, {"after", objects.after}};
        ordered_json json{
            {"source_id", change.sourceId}, {"relation_id", change.relationId}, {"subject", change.subject},
            {"relation", change.relation},  {"earlier_id", change.earlierId},   {"few_shot", change.isFewShot},
            {"kinds", std::move(kinds)},    {"added_years", std::move(added)},  {"revised_years", std::move(revised)}};
        if (!change.reason.empty()) json["reason"] = change.reason;
        list.push_back(std::move(json));
    }
    ordered_json byKind = ordered_json::object();
    for (std::size_t i = 0; i < kChangeKinds; ++i)
        byKind[std::string(kNames[i])] = counts[i];
    return {{"counts", std::move(byKind)}, {"elements", std::move(list)}};
}

} // namespace chronoscope::sources
