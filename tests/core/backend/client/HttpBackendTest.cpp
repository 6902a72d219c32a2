// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/Image.h"
#include "tests/support/BackendClient.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace std::chrono_literals;
using nlohmann::json;

namespace {
/// A chat reply with this first choice.
Answer choice(const std::string& text) { return bodyOf(R"({"id":"x","choices":[)" + text + "]}"); }

/// A chat reply with these log-probabilities.
Answer scored(const std::string& logProbs) {
    return choice(R"({"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"Paris"},"logprobs":)" +
                  logProbs + "}");
}

TEST(HttpBackend, AnswersAChat) {
    FaultServer server(always(chatReply("Paris")));
    BackendClient client(uriOf(server));
    ModelRequest request = question("Capital of France?");
    request.system = "Answer shortly.";
    const Completion completion = completionOf(client.ask(request));
    EXPECT_EQ(completion.text, "Paris");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 7U);
    EXPECT_EQ(completion.usage.completionTokens, 3U);
    EXPECT_GT(completion.latency.count(), 0);
    EXPECT_FALSE(completion.cached);
    ASSERT_EQ(server.count(), 1U);
    EXPECT_EQ(server.requests()[0].path, "/v1/chat/completions");
    const json body = json::parse(server.requests()[0].body);
    EXPECT_EQ(body.at("model"), "m");
    EXPECT_EQ(body.at("messages").at(0).at("content"), "Answer shortly.");
    EXPECT_EQ(body.at("messages").at(1).at("content"), "Capital of France?");
}

TEST(HttpBackend, AnswersARawCompletion) {
    FaultServer server(always(completionReply(" Paris")));
    BackendClient client(uriOf(server, "mode=completion"));
    ModelRequest request = question("The capital of France is");
    request.mode = client.backend().config().modeOrDefault();
    EXPECT_EQ(completionOf(client.ask(request)).text, " Paris");
    EXPECT_EQ(server.requests()[0].path, "/v1/completions");
}

TEST(HttpBackend, NamesWhoAnswers) {
    FaultServer server(always(chatReply("x")));
    HttpBackend::Options options;
    options.fingerprint = "b1";
    BackendClient client(uriOf(server), options);
    const ModelIdentity identity = client.backend().identity();
    EXPECT_EQ(identity.protocol, "openai");
    EXPECT_EQ(identity.model, "m");
    EXPECT_EQ(identity.fingerprint, "b1");
}

// Jitter of up to an hour stands in the way: only what the server asks for can be this short.
TEST(HttpBackend, EveryFormOfRetryAfterWins) {
    for (const HeaderList& headers :
         {HeaderList{{"Retry-After", "0"}}, HeaderList{{"retry-after", "0.01"}}, HeaderList{{"retry-after-ms", "5"}},
          HeaderList{{"Retry-After", "Sun, 06 Nov 1994 08:49:37 GMT"}},
          HeaderList{{"Retry-After", "3600"}, {"retry-after-ms", "1"}}}) {
        for (const int code : {429, 503}) {
            FaultServer server(inTurn({status(code, headers), chatReply("x")}));
            BackendClient client(uriOf(server), {}, [](BackendConfig& config) {
                config.retry.base = 1h;
                config.retry.longest = 1h;
            });
            EXPECT_EQ(completionOf(client.ask(question("p"))).text, "x") << code << headers[0].second;
            EXPECT_EQ(server.count(), 2U);
            EXPECT_EQ(client.backend().stats().rateLimited, code == 429 ? 1 : 0);
        }
    }
}

TEST(HttpBackend, TheServersWaitIsWaited) {
    FaultServer server(inTurn({status(429, {{"Retry-After", "1"}}), chatReply("x")}));
    BackendClient client(uriOf(server));
    completionOf(client.ask(question("p")));
    const auto requests = server.requests();
    ASSERT_EQ(requests.size(), 2U);
    EXPECT_GE(requests[1].arrived - requests[0].arrived, 990ms);
}

TEST(HttpBackend, AServerThatAsksForTooLongIsNotWaitedFor) {
    FaultServer server(always(status(429, {{"Retry-After", "3600"}})));
    BackendClient client(uriOf(server), {}, [](BackendConfig& config) { config.retry.longestAsked = 1s; });
    EXPECT_EQ(errorOf(client.ask(question("p"))).kind, ErrorKind::RateLimited);
    EXPECT_EQ(server.count(), 1U);
}

TEST(HttpBackend, APassingFailureCostsOneRetry) {
    Answer reset = chatReply("x");
    reset.resetAfter = 5;
    Answer truncated = chatReply("x");
    truncated.claimedLength = 10'000;
    for (const Answer& first : {status(500), status(408), status(409), status(503), reset, truncated}) {
        FaultServer server(inTurn({first, chatReply("x")}));
        BackendClient client(uriOf(server));
        EXPECT_EQ(completionOf(client.ask(question("p"))).text, "x");
        EXPECT_EQ(server.count(), 2U);
        EXPECT_EQ(client.backend().stats().retries, 1);
    }
}

TEST(HttpBackend, ALastingFailureEndsAfterAllAttempts) {
    Answer reset = chatReply("x");
    reset.resetAfter = 5;
    Answer silent;
    silent.stall = true;
    for (const auto& [answer, kind] :
         {std::pair(status(500), ErrorKind::Server), std::pair(status(502), ErrorKind::Server),
          std::pair(status(429), ErrorKind::RateLimited), std::pair(status(408), ErrorKind::Timeout),
          std::pair(status(504), ErrorKind::Timeout), std::pair(reset, ErrorKind::Network),
          std::pair(silent, ErrorKind::Timeout)}) {
        FaultServer server(always(answer));
        BackendClient client(uriOf(server, "attempts=3"), {},
                             [](BackendConfig& config) { config.limits.idle = 150ms; });
        const BackendError error = errorOf(client.ask(question("p")));
        EXPECT_EQ(error.kind, kind) << error.message;
        EXPECT_EQ(server.count(), 3U) << error.message;
    }
}

TEST(HttpBackend, AServerThatWasNeverThereIsANetworkError) {
    const ClosedPort nobody;
    BackendClient client("openai:" + nobody.url() + "?model=m&attempts=2");
    EXPECT_EQ(errorOf(client.ask(question("p"))).kind, ErrorKind::Network);
}

TEST(HttpBackend, ARefusedRequestIsAskedOnce) {
    const auto saying = [](int code, std::string body) {
        Answer answer = bodyOf(std::move(body));
        answer.status = code;
        return answer;
    };
    struct Row {
        Answer answer;
        ErrorKind kind;
    };
    const std::vector<Row> rows{
        {status(401), ErrorKind::Auth},
        {status(403), ErrorKind::Auth},
        {status(402), ErrorKind::Quota},
        {saying(429, R"({"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}})"),
         ErrorKind::Quota},
        {saying(429, R"({"error":{"message":"x","type":"insufficient_quota"}})"), ErrorKind::Quota},
        {saying(
             400,
             R"({"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low"}})"),
         ErrorKind::Quota},
        {saying(404, R"({"error":{"message":"model m does not exist"}})"), ErrorKind::BadRequest},
        {status(400), ErrorKind::BadRequest},
        {status(413), ErrorKind::BadRequest},
        {status(422), ErrorKind::BadRequest},
        {saying(404, "<html>nothing here</html>"), ErrorKind::BadRequest},
    };
    for (const Row& row : rows) {
        FaultServer server(always(row.answer));
        BackendClient client(uriOf(server));
        const BackendError error = errorOf(client.ask(question("p")));
        EXPECT_EQ(error.kind, row.kind) << row.answer.status << row.answer.body;
        EXPECT_EQ(error.httpStatus, row.answer.status);
        EXPECT_EQ(error.body, row.answer.body);
        EXPECT_FALSE(error.message.empty());
        EXPECT_EQ(server.count(), 1U) << row.answer.status << row.answer.body;
    }
}

TEST(HttpBackend, TheServersOwnWordsAreKept) {
    FaultServer server(always(status(404, {}, "model m does not exist")));
    BackendClient client(uriOf(server));
    EXPECT_NE(errorOf(client.ask(question("p"))).message.find("model m does not exist"), std::string::npos);
}

TEST(HttpBackend, AReplyThatCannotBeReadIsAnErrorAfterOneRequest) {
    const std::string page = "<!DOCTYPE html><html><body>" + std::string(2000, 'x') + "</body></html>";
    const std::string whole = chatReply("Paris").body;
    for (const Answer& answer :
         {bodyOf(page, "text/html"), bodyOf(whole.substr(0, whole.size() / 2)), bodyOf(""), bodyOf("null"),
          bodyOf("[]"), bodyOf("{}"), bodyOf(R"("Paris")"), bodyOf(R"({"choices":null})"), bodyOf(R"({"choices":[]})"),
          bodyOf(R"({"choices":{}})"), choice("null"), choice("{}"), choice(R"({"message":"Paris"})"),
          choice(R"({"message":{"content":7}})"), choice(R"({"text":"Paris"})"),
          choice("{\"message\":{\"content\":\"\xff\"}}"), bodyOf(whole + "x"), bodyOf(std::string(5000, '[')),
          bodyOf("data: " + whole + "\n\n", "text/event-stream")}) {
        FaultServer server(always(answer));
        BackendClient client(uriOf(server));
        const BackendError error = errorOf(client.ask(question("p")));
        EXPECT_EQ(error.kind, ErrorKind::BadReply) << answer.body.substr(0, 200);
        EXPECT_LE(error.body.size(), 500U);
        EXPECT_EQ(error.body.substr(0, 20),
                  answer.body.find('\xff') == std::string::npos ? answer.body.substr(0, 20) : error.body.substr(0, 20));
        EXPECT_EQ(server.count(), 1U) << answer.body.substr(0, 200);
    }
}

TEST(HttpBackend, TheFirst500BytesOfAPageAreKept) {
    const std::string page = "<html>" + std::string(2000, 'x');
    FaultServer server(always(bodyOf(page, "text/html")));
    BackendClient client(uriOf(server));
    const BackendError error = errorOf(client.ask(question("p")));
    EXPECT_EQ(error.body, page.substr(0, 500));
    EXPECT_EQ(error.httpStatus, 200);
}

TEST(HttpBackend, AHugeReplyIsAnErrorAfterOneRequest) {
    FaultServer server(always(chatReply(std::string(200'000, 'x'))));
    BackendClient client(uriOf(server), {}, [](BackendConfig& config) { config.limits.bytes = 100'000; });
    EXPECT_EQ(errorOf(client.ask(question("p"))).kind, ErrorKind::BadReply);
    EXPECT_EQ(server.count(), 1U);
}

// What counts is what it says: servers behind proxies label a good reply wrongly.
TEST(HttpBackend, AGoodReplyUnderAWrongLabelIsAnAnswer) {
    FaultServer server(always(bodyOf(chatReply("Paris").body, "text/plain")));
    BackendClient client(uriOf(server));
    EXPECT_EQ(completionOf(client.ask(question("p"))).text, "Paris");
}

TEST(HttpBackend, AnEmptyAnswerIsAnAnswer) {
    FaultServer server(always(chatReply("")));
    BackendClient client(uriOf(server));
    EXPECT_EQ(completionOf(client.ask(question("p"))).text, "");
}

TEST(HttpBackend, TellsWhyAnAnswerEnded) {
    struct Row {
        Answer answer;
        Finish finish;
        std::string text;
    };
    for (const Row& row :
         {Row{chatReply("Par", "length"), Finish::Length, "Par"},
          Row{chatReply("", "content_filter"), Finish::ContentFilter, ""},
          Row{choice(R"({"finish_reason":"content_filter","message":{"role":"assistant","content":null}})"),
              Finish::ContentFilter, ""},
          Row{choice(R"({"finish_reason":"stop","message":{"content":null,"refusal":"I cannot say."}})"), Finish::Stop,
              "I cannot say."},
          Row{choice(R"({"finish_reason":"no such reason","message":{"content":"x"}})"), Finish::Unknown, "x"},
          Row{choice(R"({"message":{"content":"x"}})"), Finish::Unknown, "x"}}) {
        FaultServer server(always(row.answer));
        BackendClient client(uriOf(server));
        const Completion completion = completionOf(client.ask(question("p")));
        EXPECT_EQ(completion.finish, row.finish) << row.answer.body;
        EXPECT_EQ(completion.text, row.text) << row.answer.body;
    }
}

TEST(HttpBackend, GoodLogProbabilitiesArrive) {
    FaultServer server(always(scored(R"({"content":[{"token":"Par","logprob":-0.5,"top_logprobs":
        [{"token":"Par","logprob":-0.5},{"token":"Lon","logprob":-2}]},{"token":"is","logprob":-0.25,"top_logprobs":[]}]})")));
    BackendClient client(uriOf(server));
    ModelRequest request = question("p");
    request.logProbs = 2;
    const Completion completion = completionOf(client.ask(request));
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, "Par");
    EXPECT_EQ(completion.logProbs[0].logProb, -0.5);
    ASSERT_EQ(completion.logProbs[0].top.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].top[1], std::pair(std::string("Lon"), -2.0));
    const json body = json::parse(server.requests()[0].body);
    EXPECT_EQ(body.at("logprobs"), true);
    EXPECT_EQ(body.at("top_logprobs"), 2);
}

TEST(HttpBackend, EveryRequestCarriesItsSeed) {
    FaultServer server(always(chatReply("x")));
    BackendClient client(uriOf(server));
    for (const int index : {0, 1, 2}) {
        ModelRequest request = question("p");
        request.decoding.temperature = 0.7;
        request.decoding.seed = 7;
        request.sampleIndex = index;
        completionOf(client.ask(request));
        EXPECT_EQ(json::parse(server.requests().back().body).at("seed"), 7) << index;
    }
}

TEST(HttpBackend, TheKeyGoesToItsServerAndIsNeverRepeated) {
    const std::string key = "sk-0123456789abcdef";
    FaultServer thief(always(chatReply("stolen")));
    Answer redirect = status(307, {{"Location", thief.url("/v1/chat/completions")}});
    const auto echo = [](int code) {
        return [code](const Received& request) {
            return status(code, {}, "Incorrect API key provided: " + request.header("Authorization"));
        };
    };
    const auto cut = [](const Received& request) { // the 500 bytes that are kept end within the key
        return bodyOf("<html>" + std::string(470, ' ') + request.header("Authorization"));
    };
    const auto half = [](const Received& request) { // what came of it is kept
        Answer answer = bodyOf(request.header("Authorization"));
        answer.claimedLength = 1000;
        return answer;
    };
    for (const FaultServer::Script& script :
         {FaultServer::Script(echo(401)), FaultServer::Script(echo(500)), FaultServer::Script(echo(400)),
          FaultServer::Script(echo(200)), FaultServer::Script(cut), FaultServer::Script(half), always(redirect)}) {
        FaultServer server(script);
        HttpBackend::Options options;
        options.key = key;
        BackendClient client(uriOf(server, "attempts=1"), options);
        const BackendError error = errorOf(client.ask(question("p")));
        EXPECT_EQ(server.requests()[0].header("Authorization"), "Bearer " + key);
        for (const std::string& text : {error.message, error.body, client.backend().stats().trouble})
            EXPECT_EQ(text.find(key.substr(0, 8)), std::string::npos) << text;
    }
    EXPECT_EQ(thief.connections(), 0);
}

TEST(HttpBackend, WithoutAKeyNoneIsSent) {
    FaultServer server(always(chatReply("x")));
    BackendClient client(uriOf(server));
    completionOf(client.ask(question("p")));
    EXPECT_EQ(server.requests()[0].header("Authorization"), "");
}

TEST(HttpBackend, AKeyThatIsNoHeaderIsRefusedUnsent) {
    FaultServer server(always(chatReply("x")));
    HttpBackend::Options options;
    options.key = "sk-secret\r\nX-Evil: 1";
    BackendClient client(uriOf(server), options);
    const BackendError error = errorOf(client.ask(question("p")));
    EXPECT_EQ(error.message.find("secret"), std::string::npos);
    EXPECT_EQ(server.count(), 0U);
}

// A number is never made of what the backend's test found wanting; see CapabilityReport.
TEST(HttpBackend, WhatItsTestFoundWantingIsRefused) {
    FaultServer server(always(chatReply("x")));
    HttpBackend::Options options;
    options.tested = true;
    options.measured.chat = true;
    BackendClient client(uriOf(server), options);
    ModelRequest scores = question("p");
    scores.logProbs = 1;
    ModelRequest raw = question("p");
    raw.mode = Mode::Completion;
    ModelRequest continuation = raw;
    continuation.task = Task::ScoreContinuation;
    continuation.continuation = " x";
    ModelRequest picture = question("p");
    picture.images = {std::make_shared<const Image>("image/png", "x")};
    for (const ModelRequest& request : {scores, raw, continuation, picture})
        EXPECT_EQ(errorOf(client.ask(request)).kind, ErrorKind::Unsupported);
    EXPECT_EQ(server.count(), 0U);
    EXPECT_EQ(completionOf(client.ask(question("p"))).text, "x");
}
} // namespace
