// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/RunManifest.h"

#include "core/backend/BackendUri.h"
#include "core/backend/CapabilityReport.h"
#include "core/backend/KeyRefusal.h"
#include "core/base/Hash.h"
#include "core/layout/RunSpec.h"
#include "core/prompt/LentExemplars.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::exchange {

using Json = nlohmann::ordered_json;
using store::RunRecord;
using store::ScoringRecord;

namespace {
constexpr const char* kWithheld = "withheld: it carries a key";

template <typename T> Json orNull(const std::optional<T>& value) { return value ? Json(*value) : Json(nullptr); }

std::string shownUri(const std::string& text) {
    const auto uri = backend::BackendUri::parse(text);
    if (!uri) return "unreadable";
    return backend::refuseKeys(*uri) ? text : uri->protocol + ": " + kWithheld;
}

/// Null where the backend was not tested.
Json testOf(const std::string& stored) {
    if (stored.empty()) return nullptr;
    if (!backend::refuseKeys(stored)) return {{"problem", kWithheld}};
    auto report = backend::CapabilityReport::parse(stored);
    if (!report) return {{"problem", "unreadable"}};
    report->backend = shownUri(report->backend);
    Json out = Json::parse(report->json());
    Json checks = Json::object(); // by name: that is how they are read
    for (const backend::CheckResult& check : report->checks)
        checks[std::string(name(check.check))] = {{"light", name(check.light)}, {"sentence", check.sentence}};
    out["checks"] = std::move(checks);
    return out;
}

Json judgementOf(const RunRecord& run, const std::optional<ScoringRecord>& scoring) {
    const matching::JudgeSettings& judge = scoring ? scoring->judge : run.spec.judge;
    return {{"scoring", scoring ? Json(scoring->name) : Json("as run")},
            {"extract", name(judge.extraction)},
            {"match", name(judge.preprocess)},
            {"threshold", judge.threshold},
            {"rules", judge.rules},
            {"accepted_answers", scoring ? scoring->overrides : 0},
            {"created", scoring ? scoring->created : run.created},
            {"replies", scoring ? scoring->replies : run.counts.done()}};
}

Json repliesOf(const RunRecord& run) {
    Json errors = Json::object();
    for (const auto& [kind, count] : run.counts.errors)
        errors[std::string(name(kind))] = count;
    return {{"planned", run.total},
            {"done", run.counts.done()},
            {"answered", run.counts.answered},
            {"refused", run.counts.refused},
            {"empty", run.counts.empty},
            {"contradictory", run.counts.contradictory},
            {"unreadable", run.counts.unreadable},
            {"left_out", run.counts.leftOut},
            {"errors", run.counts.errorCount()},
            {"errors_by_kind", std::move(errors)},
            {"from_cache", run.counts.cached}};
}

Json tokensOf(const store::RunCounts& counts) {
    return {{"prompt", counts.promptTokens},
            {"completion", counts.completionTokens},
            {"prompt_from_cache", counts.cachedPromptTokens},
            {"completion_from_cache", counts.cachedCompletionTokens},
            {"replies_without_count", counts.untold}};
}

Json costOf(const RunRecord& run) {
    const auto input = run.price ? std::optional(run.price->input) : std::nullopt;
    const auto output = run.price ? std::optional(run.price->output) : std::nullopt;
    return {{"usd_per_million_prompt_tokens", orNull(input)},
            {"usd_per_million_completion_tokens", orNull(output)},
            {"usd", orNull(run.cost())},
            {"usd_is_lower_bound", run.price ? Json(run.counts.untold > 0) : Json(nullptr)},
            {"budget_usd", orNull(run.budget)}};
}

Json parametersOf(const run::RunSpec& spec) {
    nlohmann::json parameters(spec);
    for (const char* elsewhere : {"slice", "extract", "match", "threshold", "rules"})
        parameters.erase(elsewhere);
    return parameters;
}

/// By domain and relation of somebody's own facts: the shipped relation whose exemplars stand in its prompts.
Json exemplarsFrom(const RunRecord& run) {
    Json lenders = Json::object();
    for (const auto& [key, from] : prompt::lentNames(run.relationPack))
        lenders[std::string(name(key.first))][key.second] = from;
    return lenders;
}

Json manifestOf(const RunRecord& run, const std::optional<ScoringRecord>& scoring, std::string_view version) {
    return {{"program", {{"name", "chronoscope"}, {"version", version}}},
            {"run",
             {{"name", run.name},
              {"id", run.id},
              {"state", name(run.state)},
              {"message", run.message},
              {"created", run.created},
              {"updated", run.updated},
              {"seconds", run.counts.seconds}}},
            {"backend",
             {{"model", run.model},
              {"uri", shownUri(run.backend)},
              {"managed_server", run.server},
              {"test", testOf(run.report)}}},
            {"slice",
             {{"hash", run.sliceHash},
              {"elements", run.elements},
              {"years", run.years},
              {"benchmark_elements", run.elementLimit},
              {"spec", Json(nlohmann::json(run.spec.slice))}}},
            {"packs",
             {{"templates", toHex(contentId(run.templatePack))}, {"relations", toHex(contentId(run.relationPack))}}},
            {"exemplars_from", exemplarsFrom(run)},
            {"parameters", parametersOf(run.spec)},
            {"judgement", judgementOf(run, scoring)},
            {"replies", repliesOf(run)},
            {"tokens", tokensOf(run.counts)},
            {"cost", costOf(run)}};
}

std::string valueText(const Json& value) {
    if (value.is_null()) return {};
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_array() || value.empty()) return value.dump();
    std::string list;
    for (const Json& item : value)
        list += (list.empty() ? "" : ", ") + valueText(item);
    return list;
}

void addRows(const Json& object, const std::string& path, analysis::Table& table) {
    for (const auto& [key, value] : object.items()) {
        const std::string field = path.empty() ? key : path + '.' + key;
        if (value.is_object() && !value.empty())
            addRows(value, field, table);
        else
            table.rows.push_back({field, valueText(value)});
    }
}
} // namespace

RunManifest runManifest(const RunRecord& run, const std::optional<ScoringRecord>& scoring,
                        std::string_view programVersion, const std::string& spec) {
    RunManifest manifest;
    manifest.title = scoring ? run.name + " · " + scoring->name : run.name;
    Json all = manifestOf(run, scoring, programVersion);
    all["study"] = {{"name", run.study}, {"plan", run.plan}};
    if (Json parsed = Json::parse(spec, nullptr, false); parsed.is_object()) all["study"]["spec"] = std::move(parsed);
    // Names may be any bytes.
    manifest.json = all.dump(2, ' ', false, Json::error_handler_t::replace);
    manifest.table.addColumn("field");
    manifest.table.addColumn("value");
    addRows(Json::parse(manifest.json), {}, manifest.table);
    return manifest;
}

Result<std::vector<RunManifest>> runManifests(store::Database& database, const std::vector<results::RunChoice>& choices,
                                              std::string_view programVersion, const study::Studies& studies) {
    std::vector<RunManifest> manifests;
    for (const results::RunChoice& choice : choices) {
        const auto run = store::RunStore(database).get(choice.run);
        if (!run) return run.error();
        std::optional<ScoringRecord> scoring;
        if (choice.scoring != 0) {
            auto found = store::ScoringStore(database).get(choice.scoring);
            if (!found) return found.error();
            scoring = std::move(found).value();
        }
        const auto spec = studies.specOf(*run, database);
        if (!spec) return spec.error();
        manifests.push_back(runManifest(*run, scoring, programVersion, *spec));
    }
    return manifests;
}

} // namespace chronoscope::exchange
