// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/ModelServer.h"

#include <nlohmann/json.hpp>

namespace chronoscope::test {

using nlohmann::json;

namespace {
const std::string kStart = "The capital of France is";
constexpr const char* kChatLogProbs =
    R"({"content":[{"token":"Paris","logprob":-0.25,"top_logprobs":[{"token":"Paris","logprob":-0.25},)"
    R"({"token":"Lyon","logprob":-2.5}]}]})";
constexpr const char* kTextLogProbs =
    R"({"tokens":[" Paris"],"token_logprobs":[-0.25],"top_logprobs":[{" Paris":-0.25}],"text_offset":[24]})";

Wanted understood(const Received& request) {
    Wanted wanted;
    wanted.path = request.path;
    wanted.number = request.number;
    if (request.path == "/v1/models") wanted.wants = Wants::Models;
    const json body = json::parse(request.body, nullptr, false);
    if (!body.is_object()) return wanted;
    wanted.greedy = body.value("temperature", 0.0) == 0.0;
    wanted.logProbs = body.contains("logprobs");
    wanted.seed = body.value("seed", json()).dump();
    if (request.path == "/v1/chat/completions")
        wanted.wants = request.body.find("image_url") == std::string::npos ? Wants::Chat : Wants::Picture;
    if (request.path == "/v1/completions") {
        wanted.wants = body.value("echo", false) ? Wants::Score : Wants::Text;
        wanted.prompt = body.value("prompt", "");
    }
    return wanted;
}

/// The usual reply with a "logprobs" member.
Answer with(Answer reply, const std::string& logProbs) {
    json body = json::parse(reply.body);
    body["choices"][0]["logprobs"] = json::parse(logProbs);
    reply.body = body.dump();
    return reply;
}

Answer honestScore(const std::string& prompt) {
    const std::string word = prompt.substr(std::min(kStart.size(), prompt.size()));
    return echoOf({kStart, word, "."}, word == " Paris" ? "[null,-0.25,-1]" : "[null,-9.5,-1]");
}
} // namespace

Answer modelsReply(const std::vector<std::string>& ids) {
    json list = json::array();
    for (const std::string& id : ids)
        list.push_back({{"id", id}, {"owned_by", "us"}});
    return bodyOf(json{{"data", list}}.dump());
}

Answer chatWith(const std::string& text, const std::string& logProbs) { return with(chatReply(text), logProbs); }

Answer textWith(const std::string& text, const std::string& logProbs) {
    return with(completionReply(text, "length"), logProbs);
}

Answer echoOf(const std::vector<std::string>& tokens, const std::string& values) {
    std::string text;
    for (const std::string& token : tokens)
        text += token;
    return textWith(text, json{{"tokens", tokens}, {"token_logprobs", json::parse(values)}}.dump());
}

Answer honest(const Wanted& wanted) {
    switch (wanted.wants) {
    case Wants::Models: return modelsReply({"m"});
    case Wants::Picture: return chatReply("It is RED.");
    case Wants::Score: return honestScore(wanted.prompt);
    case Wants::Chat:
        if (!wanted.greedy) return chatReply("words of seed " + wanted.seed);
        return wanted.logProbs ? chatWith("Paris", kChatLogProbs) : chatReply("Paris");
    case Wants::Text:
        if (!wanted.greedy) return completionReply("words of seed " + wanted.seed);
        return wanted.logProbs ? textWith(" Paris", kTextLogProbs) : completionReply(" Paris");
    case Wants::Other: break;
    }
    return status(404, {}, "no such path");
}

FaultServer::Script modelServer(Lie lie) {
    return [lie = std::move(lie)](const Received& request) {
        const Wanted wanted = understood(request);
        const auto instead = lie ? lie(wanted) : std::nullopt;
        return instead ? *instead : honest(wanted);
    };
}

} // namespace chronoscope::test
