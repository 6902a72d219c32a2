// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractView.h"

#include "core/store/ElementVersions.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <string_view>
#include <utility>

namespace chronoscope::sources {

namespace {
constexpr std::int64_t kReadAtOnce = 200; ///< elements
constexpr std::size_t kOptionsWanted = 3;

std::set<std::string> listIn(const nlohmann::json& extra, const char* key) {
    std::set<std::string> names;
    if (extra.is_object() && extra.contains(key) && extra.at(key).is_array())
        for (const nlohmann::json& name : extra.at(key))
            if (name.is_string()) names.insert(name.get<std::string>());
    return names;
}

Error stopped() { return {ErrorCode::Cancelled, "stopped", {}}; }
} // namespace

DistractedElement distractedElement(benchmark::Element element) {
    DistractedElement one;
    const auto extra = nlohmann::json::parse(element.extra, nullptr, false);
    one.options = element.distractors;
    one.unverified = listIn(extra, "distractors_unverified");
    one.lookAlike = listIn(extra, "distractors_look_alike");
    one.element = std::move(element);
    return one;
}

std::optional<std::int64_t> writingRun(const benchmark::Element& element) {
    constexpr std::string_view kBy = "run ";
    const auto extra = nlohmann::json::parse(element.extra, nullptr, false);
    if (!extra.is_object() || !extra.contains("distractors_by") || !extra.at("distractors_by").is_string())
        return std::nullopt;
    const std::string by = extra.at("distractors_by").get<std::string>();
    std::int64_t run = 0;
    if (!by.starts_with(kBy)) return std::nullopt;
    const auto read = std::from_chars(by.data() + kBy.size(), by.data() + by.size(), run);
    return read.ec == std::errc() && run > 0 ? std::optional(run) : std::nullopt;
}

Result<DistractView> readDistract(store::Database& database, const DistractContext& context,
                                  const std::stop_token& stop) {
    DistractView view;
    const std::string by = "run " + std::to_string(context.record().id);
    for (std::int64_t first = 0; first < context.record().elements; first += kReadAtOnce) {
        const auto loaded = store::BenchmarkStore(database).loadOfRun(context.record().id, first, kReadAtOnce);
        if (!loaded) return loaded.error();
        for (const store::BenchmarkStore::Loaded& one : *loaded) {
            if (stop.stop_requested()) return stopped();
            const auto replayed = replayDraft(database, context, one);
            if (!replayed) return replayed.error();
            const OptionOutcome outcome = replayed->draft.outcome();
            if (replayed->draft.step() != OptionDraft::Step::Done) { // still to be asked, or for good unanswered
                DistractedElement waiting = distractedElement(one.element);
                waiting.ordinal = one.ordinal;
                waiting.rounds = outcome.rounds.size();
                waiting.unresolved = replayed->hasFailed ? "failed" : "waiting";
                view.elements.push_back(std::move(waiting));
                continue;
            }
            DistractedElement made =
                distractedElement(withOptions(one.element, outcome, context.offline(), by, context.seed()));
            made.ordinal = one.ordinal;
            made.rounds = outcome.rounds.size();
            made.unresolved = outcome.unresolved;
            addShare(view.report, made.element, outcome);
            if (!made.lookAlike.empty()) ++view.report.lookAlike;
            view.elements.push_back(std::move(made));
        }
    }
    return view;
}

Result<DistractView> readDistracted(store::Database& database, const std::stop_token& stop) {
    DistractView view;
    store::BenchmarkStore benchmark(database);
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    for (const benchmark::ElementMeta& meta : *metas) {
        if (stop.stop_requested()) return stopped();
        auto element = benchmark.load(meta.row);
        if (!element) return element.error();
        if (element->extra.find("\"distractors_by\"") == std::string::npos) continue;
        DistractReport::Share& share = view.report.domains[element->domain];
        ++share.elements;
        share.complete += element->distractors.size() == kOptionsWanted ? 1U : 0U;
        DistractedElement made = distractedElement(std::move(element).value());
        share.verified += made.unverified.empty() ? 1U : 0U;
        view.report.lookAlike += made.lookAlike.empty() ? 0U : 1U;
        view.elements.push_back(std::move(made));
    }
    return view;
}

Result<std::vector<DistractCall>> callsOf(store::Database& database, const DistractContext& context,
                                          std::int64_t ordinal) {
    const auto loaded = store::BenchmarkStore(database).loadOfRun(context.record().id, ordinal, 1);
    if (!loaded) return loaded.error();
    if (loaded->empty())
        return Error{ErrorCode::NotFound, "the run does not ask about this element", std::to_string(ordinal)};
    std::vector<DistractCall> calls;
    const auto replayed =
        replayDraft(database, context, loaded->front(), [&](const DistractCall& call) { calls.push_back(call); });
    if (!replayed) return replayed.error();
    return calls;
}

Result<std::vector<DistractCall>> roundsOf(store::Database& database, std::int64_t row, const std::stop_token& stop) {
    const Error notHere{ErrorCode::NotFound, "the run that wrote these options is not in this workspace", {}};
    const auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    const auto run = writingRun(*element);
    if (!run) return notHere;
    const auto record = store::RunStore(database).get(*run);
    if (!record || !record->is(kDistractRuns)) return notHere;
    const auto ordinal = DistractStore(database).ordinalIn(*run, row);
    if (!ordinal) return ordinal.error();
    if (!*ordinal) return notHere; // a run of the same number, in another workspace
    const auto context = DistractContext::open(database, *record, stop);
    if (!context) return context.error();
    return callsOf(database, **context, **ordinal);
}

Result<std::map<benchmark::Domain, std::size_t>> lackingByDomain(store::Database& database) {
    std::map<benchmark::Domain, std::size_t> counts;
    for (const benchmark::Domain domain : benchmark::kDomains) {
        const auto lacking = DistractStore(database).lacking({domain});
        if (!lacking) return lacking.error();
        for (const DistractStore::Lacking& one : *lacking)
            if (!one.isFewShot) ++counts[domain];
    }
    return counts;
}

} // namespace chronoscope::sources
