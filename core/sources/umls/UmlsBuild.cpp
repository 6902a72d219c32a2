// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/umls/UmlsBuild.h"

#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"
#include "core/facts/FactText.h"
#include "core/sources/umls/Rrf.h"
#include "core/sources/umls/UmlsFacts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

namespace chronoscope::sources::umls {

namespace {
/// The paper's, of both versions of its data.
constexpr std::array<const char*, 22> kRelations{"isa",
                                                 "inverse_isa",
                                                 "direct_procedure_site_of",
                                                 "has_direct_procedure_site",
                                                 "may_prevent",
                                                 "may_be_prevented_by",
                                                 "may_treat",
                                                 "may_be_treated_by",
                                                 "induces",
                                                 "causative_agent_of",
                                                 "has_mechanism_of_action",
                                                 "has_physiologic_effect",
                                                 "indirect_procedure_site_of",
                                                 "has_indirect_procedure_site",
                                                 "is_primary_anatomic_site_of_disease",
                                                 "is_not_primary_anatomic_site_of_disease",
                                                 "is_normal_tissue_origin_of_disease",
                                                 "is_not_normal_tissue_origin_of_disease",
                                                 "is_normal_cell_origin_of_disease",
                                                 "is_not_normal_cell_origin_of_disease",
                                                 "positively_regulates",
                                                 "negatively_regulates"};
constexpr std::size_t kMostReleases = 32;

/// A group of facts that makes an element.
struct Candidate {
    std::uint64_t order = 0; ///< drawn by the seed
    std::vector<Fact> facts;
    bool isDynamic = false;
};

class UmlsBuilder {
public:
    UmlsBuilder(const BuildOptions& options, const std::stop_token& stop, const BuildProgressSink& progress)
        : m_options(options), m_stop(stop), m_progress(progress) {
        for (const std::string& one : options.relations)
            m_relations.push_back(one);
        if (m_relations.empty()) m_relations.assign(kRelations.begin(), kRelations.end());
        for (std::string& one : m_relations)
            std::replace(one.begin(), one.end(), ' ', '_');
    }

    Result<BuildReport> build();

private:
    Status chooseReleases();
    Status readMergers(const Release& release);
    Status readRelations(std::size_t number);
    Status readNames(const Release& release);
    void wantNames();
    std::vector<Candidate> candidates();
    std::optional<Candidate> candidateOf(std::span<const Fact> group);
    void addElement(const Candidate& candidate);
    Status read(const Release& release, std::string_view name, std::size_t fields, bool mayBeAbsent,
                const RrfRowSink& row) {
        return readRrf({&release, name, fields, mayBeAbsent}, m_report, row, m_stop, m_progress);
    }
    bool isInEveryRelease(std::span<const Fact> group) const {
        std::uint32_t seen = 0;
        for (const Fact& fact : group)
            seen |= fact.releases;
        return seen == m_all;
    }

    const BuildOptions& m_options;
    const std::stop_token& m_stop;
    const BuildProgressSink& m_progress;
    std::vector<std::string> m_relations;
    BuildReport m_report;
    std::vector<Release> m_releases;
    std::uint32_t m_all = 0; ///< every release, as bits
    std::unordered_map<std::uint32_t, std::uint32_t> m_merged;
    Facts m_facts;
    ConceptNames m_names;
};

Status UmlsBuilder::chooseReleases() {
    auto found = findReleases(m_options.paths, m_report);
    if (!found) return found.error();
    for (Release& release : *found) {
        if (m_options.frame && (release.year < m_options.frame->first || release.year > m_options.frame->second))
            m_report.drop("release_outside_frame");
        else
            m_releases.push_back(std::move(release));
    }
    if (m_releases.empty()) return Error{ErrorCode::InvalidArgument, "no release of these years", {}};
    if (m_releases.size() > kMostReleases) return Error{ErrorCode::InvalidArgument, "more than 32 releases", {}};
    std::tie(m_report.first, m_report.last) =
        m_options.frame.value_or(std::pair(m_releases.front().year, m_releases.back().year));
    for (std::size_t i = 0; i < m_releases.size(); ++i)
        m_all |= std::uint32_t{1} << i;
    m_report.step("releases", m_releases.size());
    const auto years = static_cast<std::size_t>(m_report.last - m_report.first) + 1;
    if (m_options.frame && m_releases.size() < years)
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("{} releases of {} years: an element needs every one", m_releases.size(), years),
                     {}};
    return {};
}

Status UmlsBuilder::readMergers(const Release& release) {
    const auto add = [this](std::string_view from, std::string_view to) {
        const auto old = conceptNumber(from), now = conceptNumber(to);
        if (old && now && *old != *now) m_merged.insert_or_assign(*old, *now);
    };
    const Status merged = read(release, "MERGEDCUI.RRF", 2, true, [&](auto fields) { add(fields[0], fields[1]); });
    if (!merged) return merged;
    return read(release, "MRCUI.RRF", 7, true, [&](auto fields) {
        if (fields[2] == "SY") add(fields[0], fields[5]);
    });
}

Status UmlsBuilder::readRelations(std::size_t number) {
    std::unordered_map<std::string_view, std::uint16_t> wanted;
    for (std::size_t i = 0; i < m_relations.size(); ++i)
        wanted.emplace(m_relations[i], static_cast<std::uint16_t>(i));
    const Status done = read(m_releases[number], "MRREL.RRF", 16, false, [&](auto fields) {
        if (fields[7].empty()) return m_report.drop("no_rela");
        const auto relation = wanted.find(fields[7]);
        if (relation == wanted.end()) return m_report.drop("other_relation");
        if (fields[14] != "N") return m_report.drop("suppressed");
        const auto subject = conceptNumber(fields[0]), object = conceptNumber(fields[4]);
        if (!subject || !object) return m_report.drop("bad_concept");
        m_facts.add({*subject, *object, relation->second, 0}, number);
    });
    m_facts.settle();
    return done;
}

Status UmlsBuilder::readNames(const Release& release) {
    const Status done = read(release, "MRCONSO.RRF", 18, false, [this](auto fields) {
        if (fields[1] != "ENG" || fields[16] != "N" || fields[14].empty()) return;
        const auto number = conceptNumber(fields[0]);
        if (!number || !m_names.wants(*number)) return;
        if (!text::isUtf8(fields[14])) return m_report.drop("name_not_utf8");
        const std::string one = facts::normalised(fields[14]);
        if (one.empty()) return;
        m_names.add(*number, one, fields[2] == "P" && fields[4] == "PF" && fields[6] == "Y");
    });
    m_names.endRelease();
    return done;
}

void UmlsBuilder::wantNames() {
    m_facts.forEachGroup([this](std::span<const Fact> group) {
        if (!isInEveryRelease(group)) return;
        m_names.want(group.front().subject);
        for (const Fact& fact : group)
            m_names.want(fact.object);
    });
}

/// The facts with a name, if they still hold an object for every release.
std::optional<Candidate> UmlsBuilder::candidateOf(std::span<const Fact> group) {
    if (!isInEveryRelease(group)) {
        m_report.drop("partial");
        return std::nullopt;
    }
    if (m_names.of(group.front().subject) == nullptr) {
        m_report.drop("subject_without_name");
        return std::nullopt;
    }
    Candidate candidate;
    for (const Fact& fact : group) {
        if (m_names.of(fact.object) != nullptr)
            candidate.facts.push_back(fact);
        else
            m_report.drop("object_without_name");
    }
    if (!isInEveryRelease(candidate.facts)) {
        m_report.drop("partial");
        return std::nullopt;
    }
    candidate.isDynamic = std::any_of(candidate.facts.begin(), candidate.facts.end(),
                                      [this](const Fact& fact) { return fact.releases != m_all; });
    candidate.order = mix(mix(m_options.seed, group.front().subject), group.front().relation);
    return candidate;
}

/// All candidates, or with a cap, of each relation and state as many as can be asked for.
std::vector<Candidate> UmlsBuilder::candidates() {
    const std::size_t cap = m_options.perRelation == 0 ? SIZE_MAX : m_options.perRelation + m_options.fewShots;
    std::map<std::pair<std::uint16_t, bool>, std::vector<Candidate>> kept;
    std::size_t whole = 0;
    const auto isBefore = [](const Candidate& a, const Candidate& b) { return a.order < b.order; };
    m_facts.forEachGroup([&](std::span<const Fact> group) {
        auto candidate = candidateOf(group);
        if (!candidate) return;
        ++whole;
        auto& list = kept[{group.front().relation, candidate->isDynamic}];
        list.push_back(std::move(*candidate));
        if (cap == SIZE_MAX) return;
        std::push_heap(list.begin(), list.end(), isBefore);
        if (list.size() <= cap) return;
        std::pop_heap(list.begin(), list.end(), isBefore);
        list.pop_back();
    });
    m_report.step("in_every_release", whole);
    std::vector<Candidate> all;
    for (auto& [key, list] : kept)
        std::move(list.begin(), list.end(), std::back_inserter(all));
    std::sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
        return std::tie(a.facts.front().relation, a.facts.front().subject) <
               std::tie(b.facts.front().relation, b.facts.front().subject);
    });
    return all;
}

void UmlsBuilder::addElement(const Candidate& candidate) {
    BuiltElement built;
    built.element.domain = benchmark::Domain::Biomedical;
    built.state = built.element.state = candidate.isDynamic ? benchmark::State::Dynamic : benchmark::State::Static;
    built.element.subject = m_names.of(candidate.facts.front().subject)->front();
    built.element.relation = m_relations[candidate.facts.front().relation];
    built.sourceId = cuiOf(candidate.facts.front().subject);
    built.relationId = built.element.relation;
    for (std::size_t i = 0; i < m_releases.size(); ++i) {
        benchmark::YearObjects year{m_releases[i].year, m_releases[i].name, {}};
        std::vector<std::string>& ids = built.objectIds[year.year];
        bool differs = false;
        for (const Fact& fact : candidate.facts) {
            const bool holds = ((fact.releases >> i) & 1U) != 0;
            differs = differs || (i > 0 && holds != (((fact.releases >> (i - 1)) & 1U) != 0));
            if (!holds) continue;
            ids.push_back(cuiOf(fact.object));
            year.objects.push_back(*m_names.of(fact.object));
        }
        if (differs) ++built.changes;
        built.element.years.push_back(std::move(year));
    }
    built.element.id = benchmark::computeId(built.element);
    m_report.elements.push_back(std::move(built));
}

Result<BuildReport> UmlsBuilder::build() {
    m_report.source = "umls";
    m_report.licence = "UMLS Metathesaurus License";
    if (const Status chosen = chooseReleases(); !chosen) return chosen.error();
    for (const Release& release : m_releases) // ascending: the newest word on a concept counts
        if (const Status done = readMergers(release); !done) return done.error();
    for (std::size_t i = 0; i < m_releases.size(); ++i)
        if (const Status done = readRelations(i); !done) return done.error();
    m_report.drop("self_relation", m_facts.map(m_merged));
    m_report.step("facts", m_facts.size());
    wantNames();
    for (auto release = m_releases.rbegin(); release != m_releases.rend(); ++release)
        if (const Status done = readNames(*release); !done) return done.error();
    for (const Candidate& candidate : candidates())
        addElement(candidate);
    m_report.step("elements", m_report.elements.size());
    m_report.notes.emplace_back("The releases are licensed: what is made of them may not be passed on without leave.");
    return std::move(m_report);
}
} // namespace

Result<BuildReport> buildUmls(const BuildOptions& options, const std::stop_token& stop,
                              const BuildProgressSink& progress) {
    return UmlsBuilder(options, stop, progress).build();
}

} // namespace chronoscope::sources::umls
