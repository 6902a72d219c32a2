// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportInput.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/benchmark/Slice.h"
#include "core/results/CellLabels.h"
#include "core/results/ResultLoader.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "core/store/ScoringStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::app {

using results::ResultFilter;
using results::ResultSet;
using results::RunChoice;

namespace {
constexpr const char* kOwn = "own"; ///< judgement of a run, among its scorings

/// The enumerator of that name, from `first` on `count` of them.
template <typename Enum> auto named(int first, int count) {
    return [first, count](const std::string& text) -> std::optional<Enum> {
        for (int i = first; i < first + count; ++i)
            if (text == name(static_cast<Enum>(i))) return static_cast<Enum>(i);
        return std::nullopt;
    };
}

Status readElements(store::Database& database, const std::vector<std::string>& typed, ResultFilter& filter) {
    store::BenchmarkStore benchmark(database);
    for (const std::string& one : typed) {
        const auto rows = store::ElementVersions(database).findAll(one);
        if (!rows) return rows.error();
        for (const std::int64_t row : *rows) {
            const auto element = benchmark.load(row);
            if (!element) return element.error();
            filter.elements.push_back(element->id);
        }
    }
    return {};
}

Error tooMany(std::size_t runs) {
    return wrong(fmt::format("the view takes up to {} runs: name them with --run", ResultSet::kMaxRuns),
                 fmt::format("{} runs", runs));
}
} // namespace

void addFilterOptions(CLI::App& command, ReportFilterText& text) {
    command.add_option("--template", text.templates, "Only these templates: generation,mcqa,tf");
    command.add_option("--domain", text.domains,
                       "Only these domains: general,biomedical,legal,commonsense,mathematics");
    command.add_option("--state", text.states, "Only these states: dynamic,static,invariant");
    command.add_option("--years", text.years, "Only these years, e.g. 2010-2015,2020");
    command.add_option("--element", text.elements, "Only this element, by id or subject; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--protocol", text.protocols, "Only runs of these protocols: reference,debiased");
    command.add_option("--category", text.categories,
                       "Only cells of these categories: correct,partial_greedy,partial_sampled,incorrect,missing");
    command.add_option("--chronological", text.chronological,
                       "Only elements of these categories over all their years: "
                       "known,partial_known,cutoff_after,cutoff_before,unknown,missing");
    command.add_option("--answer", text.answers,
                       "Only cells with a wrong reply of these kinds: stale,ahead,distractor,other,refused,empty,"
                       "contradictory,unreadable; of runs that `chronoscope score` has diagnosed");
}

Result<ResultFilter> reportFilter(store::Database& database, const ReportFilterText& text) {
    using matching::AnswerKind;
    ResultFilter filter;
    const auto years = benchmark::parseYears(text.years);
    if (!years) return years.error();
    for (const int year : *years)
        filter.years.push_back({year, year});
    filter.relations = text.relations;
    filter.subject = text.subject;
    filter.labels = text.labels;
    const auto category = named<analysis::CellCategory>(0, analysis::kCellCategories);
    const auto chronological = named<analysis::ChronoCategory>(0, analysis::kChronoCategories);
    for (const Status& read :
         {readNames(text.domains, filter.domains, benchmark::domainFromName, "domain"),
          readNames(text.states, filter.states, benchmark::stateFromName, "state"),
          readNames(text.templates, filter.templates, prompt::templateFromName, "template"),
          readNames(text.protocols, filter.protocols, prompt::protocolFromName, "protocol"),
          readNames(text.categories, filter.categories, category, "category"),
          readNames(text.chronological, filter.chrono, chronological, "chronological category"),
          readNames(text.answers, filter.answers, named<AnswerKind>(1, matching::kAnswerKinds), "kind of answer"),
          readElements(database, text.elements, filter)})
        if (!read) return read.error();
    filter.tidy();
    return filter;
}

Result<std::vector<RunChoice>> reportChoices(store::Database& database, const std::vector<store::RunRecord>& runs,
                                             const std::vector<std::string>& scorings) {
    std::vector<RunChoice> choices;
    const auto choose = [&choices](RunChoice choice) {
        if (std::find(choices.begin(), choices.end(), choice) == choices.end()) choices.push_back(choice);
    };
    for (const store::RunRecord& run : runs) {
        if (scorings.empty()) choose({run.id, 0});
        for (const std::string& which : scorings) {
            if (which == kOwn) {
                choose({run.id, 0});
                continue;
            }
            const auto scoring = store::ScoringStore(database).find(run.id, which);
            if (scoring)
                choose({run.id, scoring->id});
            else if (scoring.error().code != ErrorCode::NotFound)
                return scoring.error();
        }
    }
    if (choices.empty()) return Error{ErrorCode::NotFound, "no run has such a scoring", scorings.front()};
    return choices;
}

Result<SharedSet> reportSet(store::Database& database, const std::vector<store::RunRecord>& runs,
                            const std::stop_token& stop) {
    std::vector<RunChoice> choices;
    for (const store::RunRecord& run : runs)
        choices.push_back({run.id, 0});
    return ReportRuns(database, std::move(choices), {}, stop).together();
}

ReportRuns::ReportRuns(store::Database& database, std::vector<RunChoice> choices, const ResultFilter& filter,
                       std::stop_token stop)
    : m_database(database), m_choices(std::move(choices)), m_labels(filter.labels), m_stop(std::move(stop)) {}

Result<SharedSet> ReportRuns::together() {
    if (m_choices.size() > ResultSet::kMaxRuns) return tooMany(m_choices.size());
    return read(m_choices);
}

Status ReportRuns::inTurn(const std::function<Status(const SharedSet&)>& visit) {
    std::vector<RunChoice> rest = m_choices;
    if (rest.size() > ResultSet::kMaxRuns) std::sort(rest.begin(), rest.end());
    while (!rest.empty()) {
        const auto end = rest.begin() + static_cast<std::ptrdiff_t>(std::min(rest.size(), ResultSet::kMaxRuns));
        const auto set = read({rest.begin(), end});
        if (!set) return set.error();
        if (const Status visited = visit(*set); !visited) return visited;
        rest.erase(rest.begin(), end);
    }
    return {};
}

Result<SharedSet> ReportRuns::read(const std::vector<RunChoice>& choices) {
    auto set = results::loadResults(m_database, choices, m_stop, {}, m_last);
    if (!set) return set;
    m_last = *set;
    return m_labels.empty() ? set : labelled(*set);
}

Result<SharedSet> ReportRuns::labelled(const SharedSet& set) {
    store::AnnotationStore store(m_database);
    auto annotations = store.annotations();
    if (!annotations) return annotations.error();
    auto builtin = annotation::labelSetFromJson(builtinLabels());
    if (!builtin) return builtin.error();
    auto sets = store.labelSets();
    if (!sets) return sets.error();
    sets->insert(sets->begin(), std::move(builtin).value());
    const auto labels = results::cellLabels(*set, annotation::AnnotationBook(std::move(annotations).value()), *sets);
    for (const std::string& word : m_labels)
        if (!word.empty() && word != annotation::kAnyLabel && word != annotation::kDisputedLabel &&
            std::none_of(labels->labels.begin(), labels->labels.end(),
                         [&](const auto& label) { return results::CellLabels::isMeant(label, word); }))
            return wrong("unknown label", word);
    return results::withLabels(*set, labels);
}

} // namespace chronoscope::app
