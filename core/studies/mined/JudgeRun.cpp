// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/JudgeRun.h"

#include "core/base/Hash.h"
#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/LlmJudge.h"
#include "core/studies/mined/MinedReplies.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::mined {

namespace {
constexpr int kJudgeTokens = 16; // a number, and a little more

bool canBeJudged(const store::ReplyRow& row) { return !row.error && !isEmptyReply(row.text); }

Result<std::vector<std::int64_t>> judgeable(store::Database& database, const MinedContext& judged) {
    std::vector<std::int64_t> replies;
    const Status read = forEachReply(database, judged, [&](const AskedReply& reply) {
        if (canBeJudged(reply.row)) replies.push_back(reply.row.index);
        return true;
    });
    if (!read) return read.error();
    return replies;
}

Result<std::shared_ptr<const MinedContext>> judgedRun(store::Database& database, std::int64_t id) {
    auto record = store::RunStore(database).get(id);
    if (!record) return record.error();
    return minedContext(database, std::move(record).value());
}
} // namespace

Result<std::int64_t> createJudgeRun(store::Workspace& workspace, std::int64_t judged, const std::string& name,
                                    const run::BackendChoice& backend, int concurrency) {
    if (const auto problem = backend.problem()) return Error{ErrorCode::InvalidArgument, *problem, backend.model};
    const auto model = backend.modelName();
    if (!model) return model.error();
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto context = judgedRun(*reader, judged);
    if (!context) return context.error();
    const store::RunRecord& of = (*context)->record;
    if (of.state != store::RunState::Finished)
        return Error{ErrorCode::InvalidArgument, "the run to be judged is not finished", of.name};
    const auto replies = judgeable(*reader, **context);
    if (!replies) return replies.error();
    if (replies->empty()) return Error{ErrorCode::InvalidArgument, "the run has no reply to judge", of.name};
    store::NewRun fresh;
    store::RunRecord& record = fresh.record;
    record = run::recordOfSingles(kJudgeRuns, backend, *model, name);
    record.base = judged;
    record.spec.mode = backend.mode.value_or(backend::Mode::Chat);
    record.spec.decoding.maxTokens = kJudgeTokens;
    record.spec.concurrency = concurrency;
    record.elements = static_cast<std::int64_t>(replies->size());
    record.total = record.elements;
    record.sliceHash = of.sliceHash;
    if (const auto problem = record.spec.problem()) return Error{ErrorCode::InvalidArgument, *problem, {}};
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        return store::guarded([&] {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const std::int64_t id = store::RunStore(database).insert(fresh);
            MinedStore(database).addJudge(id, judged);
            transaction.commit();
            return id;
        });
    });
}

backend::ModelRequest JudgeContext::request(const std::vector<std::string>& golds, const std::string& reply,
                                            std::int64_t index) const {
    JudgePrompt prompt = judgePrompt(golds, reply);
    backend::ModelRequest request;
    request.mode = record.spec.mode;
    if (request.mode == backend::Mode::Chat) request.system = std::move(prompt.system);
    request.prompt = request.mode == backend::Mode::Chat ? std::move(prompt.user) : prompt.system + "\n" + prompt.user;
    request.decoding = record.spec.decoding;
    if (index >= total()) { // what is asked again is another sample, and not taken from the cache
        request.sampleIndex = 1;
        ++request.decoding.seed;
    }
    request.tag = index;
    request.group = static_cast<std::uint64_t>(record.id);
    return request;
}

Result<std::shared_ptr<const JudgeContext>> judgeContext(store::Database& database, store::RunRecord record) {
    if (!record.is(kJudgeRuns)) return Error{ErrorCode::InvalidArgument, "the run is none of a judge", record.name};
    const auto id = MinedStore(database).judgedBy(record.id);
    if (!id) return id.error();
    auto judged = judgedRun(database, *id);
    if (!judged) return judged.error();
    auto replies = judgeable(database, **judged);
    if (!replies) return replies.error();
    return std::make_shared<const JudgeContext>(
        JudgeContext{std::move(record), std::move(judged).value(), std::move(replies).value()});
}

Result<std::vector<JudgedReply>> judgedScores(store::Database& database, std::int64_t judgeRun) {
    auto record = store::RunStore(database).get(judgeRun);
    if (!record) return record.error();
    const auto context = judgeContext(database, std::move(record).value());
    if (!context) return context.error();
    const std::int64_t total = (*context)->total();
    std::vector<JudgedReply> scores(static_cast<std::size_t>(total));
    for (const std::int64_t reply : (*context)->replies)
        scores[static_cast<std::size_t>(reply)].state = JudgedReply::State::Missing;
    const Status read = store::readReplies(database, judgeRun, 0, 2 * total, [&](const store::ReplyRow& row) {
        JudgedReply& score = scores[static_cast<std::size_t>(row.index % total)];
        if (row.error) return true; // the second asking may have failed where the first was not readable
        score.state = row.value ? JudgedReply::State::Scored : JudgedReply::State::Unparsable;
        score.score = row.value.value_or(0);
        return true;
    });
    if (!read) return read.error();
    return scores;
}

Result<std::vector<store::RunRecord>> judgesOf(store::Database& database, std::int64_t judged) {
    auto runs = store::RunStore(database).list(kJudgeRuns);
    if (!runs) return runs.error();
    std::vector<store::RunRecord> judges;
    for (auto run = runs->rbegin(); run != runs->rend(); ++run) {
        if (run->state != store::RunState::Finished) continue;
        const auto of = MinedStore(database).judgedBy(run->id);
        if (!of) return of.error();
        if (*of == judged) judges.push_back(std::move(*run));
    }
    return judges;
}

Result<std::optional<std::int64_t>> newestJudgeOf(store::Database& database, std::int64_t judged) {
    const auto judges = judgesOf(database, judged);
    if (!judges) return judges.error();
    return judges->empty() ? std::nullopt : std::optional(judges->front().id);
}

std::optional<double> Judgement::score() const {
    std::optional<double> last;
    for (const Asking& asking : askings)
        if (asking.isAnswered) last = asking.score;
    return last;
}

Result<std::vector<Judgement>> judgementsOf(store::Database& database, const store::RunRecord& judged,
                                            std::int64_t reply) {
    const auto counting = newestJudgeOf(database, judged.id);
    if (!counting) return counting.error();
    const auto runs = store::RunStore(database).list(kJudgeRuns);
    if (!runs) return runs.error();
    std::vector<Judgement> all;
    for (auto run = runs->rbegin(); run != runs->rend(); ++run) {
        const auto of = MinedStore(database).judgedBy(run->id);
        if (!of) return of.error();
        if (*of != judged.id) continue;
        Judgement one{run->id, run->name, run->model, *counting == run->id, {}};
        for (const std::int64_t index : {reply, reply + judged.total}) {
            const Status read = store::readReplies(database, run->id, index, index + 1, [&](const auto& row) {
                one.askings.push_back({row.text, row.outcome(), row.error ? std::nullopt : row.value, !row.error});
                return true;
            });
            if (!read) return read.error();
        }
        if (!one.askings.empty()) all.push_back(std::move(one));
    }
    return all;
}

Result<backend::Responder> judgeResponder(store::Database& database, const store::RunRecord& run,
                                          const backend::CalibrationParams& params) {
    const auto context = judgeContext(database, run);
    if (!context) return context.error();
    auto scores = std::make_shared<std::vector<double>>(static_cast<std::size_t>((*context)->total()));
    const Status read = forEachReply(database, *(*context)->judged, [&](const AskedReply& reply) {
        (*scores)[static_cast<std::size_t>(reply.row.index)] = reply.row.hit ? 1 : reply.row.value.value_or(0);
        return true;
    });
    if (!read) return read.error();
    return backend::Responder([scores, params](const backend::ModelRequest& request) -> backend::ModelReply {
        const auto tag = static_cast<std::uint64_t>(request.tag);
        backend::Completion completion;
        completion.finish = backend::Finish::Stop;
        const bool isNoise = unitInterval(mix(params.seed, tag)) < params.noise;
        completion.text = isNoise ? "0.8-0.9" : fmt::format("{:.2f}", (*scores)[tag % scores->size()]);
        if (unitInterval(mix(params.seed + 1, tag)) < params.error)
            return backend::BackendError{backend::ErrorKind::Server, 500, "a planned failure", {}, {}};
        return completion;
    });
}

} // namespace chronoscope::mined
