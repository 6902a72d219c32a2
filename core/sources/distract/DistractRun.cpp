// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractRun.h"

#include "core/benchmark/Slice.h"
#include "core/store/ReplyStore.h"
#include "core/store/RowReader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::sources {

using nlohmann::json;

namespace {
constexpr std::int64_t kRead = 200; ///< elements at once

Error wrongRun(std::string why, std::string what = {}) {
    return {ErrorCode::InvalidArgument, std::move(why), std::move(what)};
}

/// What the run's packs are, as its record keeps them.
std::string packsOf(const DistractSpec& spec) {
    return json{{"format", "chronoscope-distract-run"},
                {"version", 1},
                {"rounds", spec.rounds},
                {"distractors", json::parse(spec.distractorsJson)},
                {"templates", json::parse(spec.templatesJson)}}
        .dump();
}

/// `record` with what the spec says: its packs are what is asked.
store::RunRecord filled(store::RunRecord record, const DistractSpec& spec) {
    record.spec.seed = spec.seed;
    record.spec.decoding.seed = spec.seed;
    record.spec.mode = backend::Mode::Chat;
    record.templatePack = packsOf(spec);
    record.relationPack = spec.relationsJson;
    return record;
}

Status canTalk(const run::BackendChoice& backend) {
    if (backend.uri.starts_with("calibration:"))
        return wrongRun("the calibration model writes no wrong options: name another model, or none (--offline)",
                        backend.uri);
    if (backend.mode == backend::Mode::Completion)
        return wrongRun("wrong options are written in a conversation: this model has no chat", backend.uri);
    backend::ModelRequest request;
    request.prompt = "And now?";
    request.turns.push_back({"What?", "This."});
    return run::takesRequest(backend.uri, request);
}
} // namespace

Result<std::int64_t> createDistract(store::Workspace& workspace, const DistractSpec& spec, const std::string& name,
                                    const run::BackendChoice& backend, int concurrency) {
    if (const auto problem = backend.problem()) return wrongRun(*problem, backend.model);
    if (spec.rounds < 1 || spec.rounds > OptionDraft::kMostRounds) return wrongRun("rounds are 1 to 5");
    if (const Status can = canTalk(backend); !can) return can.error();
    if (const auto pack = DistractorPack::parse(spec.distractorsJson); !pack) return pack.error();
    if (const auto pack = prompt::PromptPack::parse(spec.templatesJson, spec.relationsJson); !pack) return pack.error();
    const auto model = backend.modelName();
    if (!model) return model.error();
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        const auto lacking = DistractStore(database).lacking(spec.domains);
        if (!lacking) return lacking.error();
        if (lacking->empty()) return wrongRun("no element lacks wrong options");
        const auto limit = store::BenchmarkStore(database).largestRow();
        if (!limit) return limit.error();
        store::NewRun fresh;
        fresh.record = filled(run::recordOfSingles(kDistractRuns, backend, *model, name), spec);
        fresh.record.spec.concurrency = concurrency;
        fresh.record.elementLimit = *limit;
        for (const DistractStore::Lacking& one : *lacking)
            fresh.rows.push_back(one.row);
        fresh.record.elements = static_cast<std::int64_t>(fresh.rows.size());
        fresh.record.total = kFewestCalls * fresh.record.elements;
        if (const auto problem = fresh.record.spec.problem()) return wrongRun(*problem);
        return store::RunStore(database).create(fresh);
    });
}

Result<std::shared_ptr<const DistractContext>> DistractContext::open(store::Database& database, store::RunRecord record,
                                                                     const std::stop_token& stop) {
    if (!record.is(kDistractRuns)) return wrongRun("the run writes no wrong options", record.name);
    const auto damaged = [&] { return Error{ErrorCode::Corrupt, "the run's packs are damaged", record.name}; };
    const json packs = json::parse(record.templatePack, nullptr, false);
    if (!packs.is_object() || !packs.contains("distractors") || !packs.contains("templates") ||
        !packs.contains("rounds") || !packs.at("rounds").is_number_integer())
        return damaged();
    auto pack = DistractorPack::parse(packs.at("distractors").dump());
    auto relations = prompt::PromptPack::parse(packs.at("templates").dump(), record.relationPack);
    if (!pack || !relations) return damaged();
    // Only elements that were there: what an option may be must not hang on what came later.
    auto offline = offlineOptions(database, stop, record.elementLimit);
    if (!offline) return offline.error();
    const std::shared_ptr<DistractContext> context(new DistractContext);
    context->m_record = std::move(record);
    context->m_pack = std::move(pack).value();
    context->m_relations = std::move(relations).value();
    context->m_rounds = packs.at("rounds").get<int>();
    context->m_offline = std::move(offline).value();
    return std::shared_ptr<const DistractContext>(context);
}

OptionDraft DistractContext::draft(const benchmark::Element& element) const {
    return {m_pack,
            {element, m_pack.question(element, m_relations), m_offline.heldElsewhere(element), seed(), m_rounds}};
}

Result<ReplayedDraft> replayDraft(store::Database& database, const DistractContext& context,
                                  const store::BenchmarkStore::Loaded& element,
                                  const std::function<void(const DistractCall&)>& visit) {
    ReplayedDraft replayed{context.draft(element.element), 0, false};
    const std::int64_t from = element.ordinal * OptionDraft::kMostCalls;
    const Status read = store::readReplies(
        database, context.record().id, from, from + OptionDraft::kMostCalls, [&](const store::ReplyRow& row) {
            if (row.index != from + replayed.calls) return false; // what follows a lost reply says nothing
            if (visit)
                visit({replayed.calls, replayed.draft.step(), replayed.draft.request(), row.text, row.outcome()});
            replayed.hasFailed = row.error.has_value();
            if (replayed.hasFailed) return false;
            replayed.draft.take(row.text);
            ++replayed.calls;
            return replayed.draft.step() != OptionDraft::Step::Done;
        });
    if (!read) return read.error();
    return replayed;
}

Result<DistractReport> applyDistract(store::Workspace& workspace, const DistractContext& context,
                                     const std::stop_token& stop) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto lacking = DistractStore(*reader).lacking({});
    if (!lacking) return lacking.error();
    OptionSettling settling(workspace, context.offline(),
                            "run " + std::to_string(context.record().id) + ", " + context.record().model,
                            context.seed());
    for (std::int64_t first = 0; first < context.record().elements; first += kRead) {
        const auto loaded = store::BenchmarkStore(*reader).loadOfRun(context.record().id, first, kRead);
        if (!loaded) return loaded.error();
        for (const store::BenchmarkStore::Loaded& one : *loaded) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped: what was done stays", {}};
            const auto old =
                std::find_if(lacking->begin(), lacking->end(), [&](const auto& lacks) { return lacks.row == one.row; });
            if (old == lacking->end()) continue; // done before, or by hand
            auto replayed = replayDraft(*reader, context, one);
            if (!replayed) return replayed.error();
            if (replayed->draft.step() != OptionDraft::Step::Done) replayed->draft.fail();
            const Status taken = settling.take(*old, one.element, replayed->draft.outcome());
            if (!taken) return taken.error();
        }
    }
    return settling.finish();
}

} // namespace chronoscope::sources
