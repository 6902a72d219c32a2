// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RecordedRun.h"

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/base/Compress.h"
#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/run/RunFactory.h"

#include <limits>
#include <utility>

namespace chronoscope::run {

using nlohmann::json;

namespace {
constexpr std::size_t kMostBytes = 64U << 20;
constexpr std::int64_t kMostReplies = 1'000'000;

RecordedRun headOf(const json& head) {
    RecordedRun run;
    const std::pair<const char*, std::string*> texts[] = {
        {"name", &run.name},          {"model", &run.model},
        {"backend", &run.backend},    {"build", &run.build},
        {"recorded", &run.recorded},  {"slice_hash", &run.sliceHash},
        {"few_shots", &run.fewShots}, {"template_pack", &run.templatePack},
        {"report", &run.report},      {"relation_pack", &run.relationPack}};
    for (const auto& [key, text] : texts)
        *text = head.at(key).get<std::string>();
    run.spec = head.at("spec").get<RunSpec>();
    return run;
}

std::optional<std::uint32_t> tokensOf(const json& count) {
    if (count.is_null()) return std::nullopt;
    return static_cast<std::uint32_t>(wholeNumber(count, 0, std::numeric_limits<std::uint32_t>::max()));
}

std::pair<std::int64_t, backend::Completion> recordedReply(const json& list) {
    require(list.is_array() && list.size() == 5, "a reply is a list of five");
    backend::Completion reply;
    const std::int64_t index = wholeNumber(list[0], 0, kMostReplies);
    reply.text = list[1].get<std::string>();
    reply.usage = {tokensOf(list[2]), tokensOf(list[3])};
    reply.finish =
        static_cast<backend::Finish>(wholeNumber(list[4], 0, static_cast<int>(backend::Finish::ContentFilter)));
    return {index, std::move(reply)};
}

/// Content hash over the ids, in import order, of the few-shots that stand in the prompts of a slice.
Result<std::string> fewShotsOf(store::Database& database, const benchmark::SliceSpec& slice) {
    const auto fewShots = store::BenchmarkStore(database).fewShots();
    if (!fewShots) return fewShots.error();
    std::string ids;
    for (const benchmark::Element& one : *fewShots)
        if (slice.wants(one.domain)) ids += toHex(one.id);
    return toHex(contentId(ids));
}

/// The run of the recording as it is stored, made where there is none.
Result<store::RunRecord> runOf(store::Workspace& workspace, store::Database& reader, const RecordedRun& recording) {
    store::RunStore runs(reader);
    const auto known = runs.find(recording.name);
    if (known || known.error().code != ErrorCode::NotFound) return known;
    const auto pack = prompt::PromptPack::parse(recording.templatePack, recording.relationPack);
    if (!pack) return pack.error();
    const auto fewShots = fewShotsOf(reader, recording.spec.slice);
    if (!fewShots) return fewShots.error();
    const auto estimate = estimateRun(reader, recording.spec, *pack);
    if (!estimate) return estimate.error();
    if (estimate->sliceHash != recording.sliceHash || *fewShots != recording.fewShots)
        return Error{ErrorCode::InvalidArgument, "the benchmark is not the one that was recorded", recording.name};
    BackendChoice choice(recording.backend);
    choice.model = recording.model;
    choice.report = recording.report;
    choice.mode = recording.spec.mode;
    choice.price = backend::Price{};
    const auto made = createRun(workspace, recording.spec, recording.name, choice, *pack);
    if (!made) return made.error();
    return runs.get(made->id);
}
} // namespace

Result<RecordedRun> readRecording(std::string_view bytes) {
    const auto text = decompressed(bytes, kMostBytes);
    if (!text) return text.error();
    std::optional<RecordedRun> run;
    constexpr int kDepth = 8;
    std::size_t number = 0;
    for (std::size_t from = 0; from < text->size();) {
        const std::size_t end = std::min(text->find('\n', from), text->size());
        const std::string_view line = std::string_view(*text).substr(from, end - from);
        const std::string where = "line " + std::to_string(++number) + " of the recording";
        if (!run) {
            auto head = readJson(line, kDepth, ErrorCode::BadInput, where, headOf);
            if (!head) return head.error();
            run = std::move(head).value();
        } else {
            auto reply = readJson(line, kDepth, ErrorCode::BadInput, where, recordedReply);
            if (!reply) return reply.error();
            if (!run->replies.insert(std::move(reply).value()).second)
                return Error{ErrorCode::BadInput, "a request is answered twice", where};
        }
        from = end + 1;
    }
    if (!run) return Error{ErrorCode::BadInput, "the recording is empty", {}};
    return std::move(*run);
}

Result<std::int64_t> playRecording(const std::shared_ptr<store::Workspace>& workspace,
                                   std::shared_ptr<const RecordedRun> recording, const RunEngine::Sink& progress) {
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    const auto record = runOf(*workspace, *reader, *recording);
    if (!record) return record.error();
    if (record->state == store::RunState::Finished) return record->id;
    auto plan = study::builtInStudies().planOf(*record, std::move(reader).value(), {});
    if (!plan) return plan.error();
    // The workers of a calibration model, which say what was recorded.
    const auto player = std::make_shared<backend::CalibrationBackend>(
        backend::CalibrationParams{}, [recording](const backend::ModelRequest& request) -> backend::ModelReply {
            const auto reply = recording->replies.find(request.tag);
            if (reply != recording->replies.end()) return reply->second;
            return backend::BackendError{backend::ErrorKind::Auth, 0, "the recording has no reply to this", {}, {}};
        });
    RunEngine::Options options;
    options.concurrency = backend::CalibrationBackend::kConcurrency;
    RunEngine engine(workspace, *record, std::move(plan).value(), player, options, progress);
    engine.start();
    const RunProgress last = engine.wait();
    if (last.state != EngineState::Finished) return Error{ErrorCode::Corrupt, last.message, recording->name};
    return record->id;
}

} // namespace chronoscope::run
