// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SampleRecord.h"

#include "core/base/Hash.h"
#include "core/run/ElementReplies.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::run {

using nlohmann::ordered_json;

namespace {
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
                                const RunningServer& server) {
    const RunLayout& layout = context.layout;
    const int yearIndex = layout.yearIndex(year);
    const int formIndex = layout.formIndex(form);
    auto element = elementOfRun(database, context, row);
    if (!element) return element.error();
    if (!context.asks(element->element, year, form) || sample < 0 || sample >= layout.samplesPerCell())
        return Error{ErrorCode::InvalidArgument, "the run does not ask this sample", toHex(element->element.id)};
    SampleRecord read;
    read.run = context.record.name;
    read.model = context.record.model;
    read.year = year;
    read.form = form;
    read.set = sample % layout.sets;
    read.temperature = layout.temperatures[static_cast<std::size_t>(sample / layout.sets)];
    read.request = context.request(element->element, row, year, form, read.temperature, read.set);
    const auto take = [&](const StoredReply& reply) -> Status {
        if (reply.place.sampleIndex != sample) return {};
        read.reply = reply.row;
        read.verdict = reply.verdict();
        auto thinking = store::readThinking(database, context.record.id, reply.row.index);
        if (!thinking) return thinking.error();
        read.reply->thinking = std::move(thinking).value();
        return {};
    };
    if (const Status stored = ElementReplies(context, *element).readCell(database, yearIndex, formIndex, take); !stored)
        return stored.error();
    const bool answered = read.reply && !read.reply->error;
    read.evidence = evidenceOf(context, read.request, answered ? &read.reply->text : nullptr, network, server);
    read.element = std::move(element->element);
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
