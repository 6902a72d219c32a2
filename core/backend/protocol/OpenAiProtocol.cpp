// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OpenAiProtocol.h"

#include "core/backend/protocol/CompletionLogProbs.h"
#include "core/backend/protocol/EchoScore.h"
#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/ReplyBody.h"

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
/// The continuation's tokens in an echo.
struct Scored {
    std::optional<std::vector<TokenLogProb>> logProbs; ///< none: one of them is impossible
    bool isFollowed = false;                           ///< a token stands behind them
};

std::variant<Scored, std::string> findMatches(const CompletionLogProbs& tokens, const std::string& text,
                                              const ModelRequest& request) {
    const auto found = EchoScore::findAll(tokens, text, request.prompt, request.continuation);
    if (const auto* why = std::get_if<std::string>(&found)) return *why;
    const auto& ranges = std::get<std::vector<EchoScore::Range>>(found);
    Scored scored{std::vector<TokenLogProb>(), ranges.back().end < tokens.size()};
    for (const EchoScore::Range& range : ranges) {
        const auto some = tokens.range(range.first, range.end);
        if (!some) return Scored{std::nullopt, scored.isFollowed};
        scored.logProbs->insert(scored.logProbs->end(), some->begin(), some->end());
    }
    return scored;
}

std::variant<Scored, std::string> findScored(const CompletionLogProbs& tokens, const std::string& text,
                                             const ModelRequest& request) {
    if (request.allMatches) return findMatches(tokens, text, request);
    auto found = EchoScore::find(tokens, text, request.prompt, request.continuation);
    if (const auto* range = std::get_if<EchoScore::Range>(&found))
        return Scored{tokens.range(range->first, range->end), range->end < tokens.size()};
    const auto bare = tokens.withoutMarks();
    if (!bare) return std::get<std::string>(std::move(found));
    found = EchoScore::find(*bare, text, request.prompt, request.continuation);
    if (auto* why = std::get_if<std::string>(&found)) return std::move(*why);
    const auto range = std::get<EchoScore::Range>(found);
    // A mark at the very end stands behind them too, unless more text was generated.
    const bool endsInMark =
        tokens.offsets().back() == 0 && text.size() == request.prompt.size() + request.continuation.size();
    return Scored{bare->range(range.first, range.end), range.end < bare->size() || endsInMark};
}

ModelReply readScore(const ModelRequest& request, const http::HttpResponse& response) {
    const auto ignored = [&](std::string why) { return errorAbout(response, ErrorKind::Unsupported, std::move(why)); };
    const auto answer = OpenAiWire::readAnswer(response);
    if (const auto* error = std::get_if<BackendError>(&answer)) return *error;
    const json& body = std::get<json>(answer);
    const json& choice = *firstOf(body, "choices");
    const auto text = stringAt(choice, "text");
    if (!text) return badReply("the answer has no text", response);
    if (!text->starts_with(request.prompt + request.continuation))
        return ignored("the server does not echo the prompt");
    const json* logProbs = member(choice, "logprobs");
    const auto tokens = logProbs ? CompletionLogProbs::read(*logProbs) : std::nullopt;
    if (!tokens) return ignored("the server tells no log-probabilities of the echoed prompt");
    // The first token of all follows nothing: a number there is made up, or the list begins elsewhere.
    if (tokens->size() == 0 || !tokens->unknown(0))
        return ignored("the first echoed token should have no log-probability");
    const auto found = findScored(*tokens, *text, request);
    if (const auto* why = std::get_if<std::string>(&found)) return badReply(*why, response);
    const auto& scored = std::get<Scored>(found);
    const Usage usage = OpenAiWire::readUsage(body);
    const bool generated =
        text->size() > request.prompt.size() + request.continuation.size() || usage.completionTokens.value_or(0) > 0;
    // llama-cpp-python does this for models without a begin-of-text token: its values are those of the next position.
    if (generated && !scored.isFollowed)
        return ignored("the server tells fewer log-probabilities than there are tokens");
    if (!scored.logProbs) return badReply("a log-probability of the continuation is impossible", response);
    Completion completion;
    completion.text = request.continuation;
    completion.usage = usage;
    completion.logProbs = *scored.logProbs;
    completion.latency = response.latency;
    return completion;
}

ModelReply read(const ModelRequest& request, const http::HttpResponse& response) {
    return request.task == Task::ScoreContinuation ? readScore(request, response)
                                                   : OpenAiWire::readGeneration(request, response);
}
} // namespace

Capabilities OpenAiProtocol::capabilities() const {
    return {.chat = true,
            .completion = true,
            .generatedLogProbs = true,
            .continuationLogProbs = true,
            .images = true,
            .suggestedConcurrency = 4};
}

std::vector<http::Header> OpenAiProtocol::headers(const std::string& key) const { return OpenAiWire::headers(key); }

std::variant<std::unique_ptr<Exchange>, BackendError> OpenAiProtocol::begin(const ModelRequest& request,
                                                                            const Dialect& dialect) const {
    if (auto refused = OpenAiWire::refusal(request)) return std::move(*refused);
    Call call{"POST", OpenAiWire::generationPath(request), {}};
    if (request.task == Task::ScoreContinuation) {
        json body = OpenAiWire::scoringBody(request, dialect);
        body["echo"] = true;
        body["logprobs"] = 1;
        call.body = bodyText(std::move(body), dialect);
    } else {
        call.body = bodyText(OpenAiWire::generationBody(request, dialect), dialect);
    }
    return std::make_unique<SingleCall>(
        std::move(call), [request](const http::HttpResponse& response) { return read(request, response); });
}

Call OpenAiProtocol::listModels() const { return {"GET", OpenAiWire::kModelsPath, {}}; }

Result<std::vector<ServedModel>> OpenAiProtocol::readModels(const http::HttpResponse& response) const {
    return OpenAiWire::readModels(response);
}

ModelReply OpenAiProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    return read(request, response);
}

} // namespace chronoscope::backend::protocol
