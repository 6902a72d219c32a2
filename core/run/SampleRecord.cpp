// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SampleRecord.h"

#include "core/base/Hash.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/TallyStore.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::run {

using nlohmann::ordered_json;

namespace {
/// The stored outcome with its thinking; nothing if it is not asked yet.
Result<std::optional<store::ReplyRow>> readStored(store::Database& database, std::int64_t run, std::int64_t index) {
    std::optional<store::ReplyRow> stored;
    const Status read = store::readReplies(database, run, index, index + 1, [&](const store::ReplyRow& reply) {
        stored = reply;
        return false;
    });
    if (!read) return read.error();
    if (!stored) return stored;
    auto thinking = store::readThinking(database, run, index);
    if (!thinking) return thinking.error();
    stored->thinking = std::move(thinking).value();
    return stored;
}

ordered_json orNull(const std::string& text) { return text.empty() ? ordered_json() : ordered_json(text); }

ordered_json requestJson(const ReplyEvidence& evidence) {
    if (!evidence.request) return {};
    return {{"method", evidence.request->method}, {"url", evidence.request->url}, {"body", evidence.request->body}};
}

ordered_json errorJson(const store::ReplyRow& reply) {
    return {{"kind", name(*reply.error)}, {"message", orNull(reply.text)}};
}

ordered_json verdictJson(const SampleRecord& sample) {
    if (!sample.reply) return {};
    ordered_json json{{"outcome", sample.reply->outcome()}};
    const bool judged = !sample.reply->error;
    const bool counted = judged && !sample.reply->leftOut;
    json["answer"] = judged ? orNull(sample.verdict.answer) : ordered_json();
    json["counted"] = judged ? ordered_json(counted) : ordered_json();
    json["match"] = counted ? ordered_json(sample.reply->hit) : ordered_json();
    json["matched"] = judged && sample.reply->hit ? orNull(sample.verdict.matched) : ordered_json();
    json["score"] = counted ? ordered_json(sample.reply->score) : ordered_json();
    return json;
}

ordered_json tokensJson(const std::vector<backend::TokenLogProb>& tokens) {
    if (tokens.empty()) return {};
    ordered_json list = ordered_json::array();
    for (const auto& token : tokens) {
        ordered_json top = ordered_json::array();
        for (const auto& [text, logProb] : token.top)
            top.push_back({{"token", text}, {"log_prob", logProb}});
        list.push_back({{"token", token.token},
                        {"log_prob", token.logProb},
                        {"top", top.empty() ? ordered_json() : std::move(top)}});
    }
    return list;
}

ordered_json responseJson(const ReplyEvidence& evidence) {
    if (!evidence.response) return {};
    return {
        {"body", *evidence.response}, {"agrees_with_reply", evidence.agrees}, {"tokens", tokensJson(evidence.tokens)}};
}
} // namespace

Result<SampleRecord> readSample(store::Database& database, const RunContext& context, std::int64_t row, int year,
                                prompt::Template form, int sample, const backend::Network* network,
                                const ServerNow& server) {
    auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    const RunLayout& layout = context.layout;
    if (!context.asks(*element, year, form) || sample < 0 || sample >= layout.samplesPerCell())
        return Error{ErrorCode::InvalidArgument, "the run does not ask this sample", toHex(element->id)};
    const auto ordinal = store::TallyStore(database).ordinalOf(context.record.id, row);
    if (!ordinal) return ordinal.error();
    auto stored = readStored(database, context.record.id,
                             layout.replyIndex(*ordinal, layout.yearIndex(year), layout.formIndex(form), sample));
    if (!stored) return stored.error();
    SampleRecord read;
    read.run = context.record.name;
    read.model = context.record.model;
    read.year = year;
    read.form = form;
    read.set = sample % layout.sets;
    read.temperature = layout.temperatures[static_cast<std::size_t>(sample / layout.sets)];
    const auto prompt = context.builder->build(*element, row, year, form, read.set);
    read.request = context.request(prompt, read.temperature, read.set);
    read.reply = std::move(stored).value();
    const bool answered = read.reply && !read.reply->error;
    if (answered) {
        const auto& judge = context.record.spec.judge;
        const auto& right = element->at(year)->objects;
        read.verdict =
            matching::judge(form, prompt, right, matching::FuzzyMatcher(right, judge.preprocess, judge.threshold),
                            read.reply->text, judge);
    }
    read.evidence = evidenceOf(context, read.request, answered ? &read.reply->text : nullptr, network, server);
    read.element = std::move(element).value();
    return read;
}

std::string toJson(const SampleRecord& sample) {
    const bool answered = sample.reply && !sample.reply->error;
    const ordered_json json{{"run", sample.run},
                            {"model", orNull(sample.model)},
                            {"element_id", toHex(sample.element.id)},
                            {"subject", sample.element.subject},
                            {"relation", sample.element.relation},
                            {"year", sample.year},
                            {"template", name(sample.form)},
                            {"set", sample.set},
                            {"temperature", sample.temperature},
                            {"mode", sample.request.mode == backend::Mode::Chat ? "chat" : "completion"},
                            {"system", orNull(sample.request.system)},
                            {"prompt", sample.request.prompt},
                            {"request", requestJson(sample.evidence)},
                            {"reply", answered ? ordered_json(sample.reply->text) : ordered_json()},
                            {"thinking", sample.reply ? orNull(sample.reply->thinking) : ordered_json()},
                            {"error", sample.reply && sample.reply->error ? errorJson(*sample.reply) : ordered_json()},
                            {"verdict", verdictJson(sample)},
                            {"response", responseJson(sample.evidence)}};
    return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace chronoscope::run
