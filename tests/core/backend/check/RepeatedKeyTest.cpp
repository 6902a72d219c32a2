// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/ServerCalls.h"
#include "core/backend/client/KeyScrub.h"
#include "tests/support/BackendClient.h"
#include "tests/support/ModelServer.h"
#include "tests/support/ReplyCache.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <variant>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::backend;

// A server that repeats the key it was sent in an answer: a gateway that shows headers for debugging is enough.
namespace {
const std::string kKey = "sk-canary-0123456789abcdef/with\"quote";
const std::string kInJson = R"(sk-canary-0123456789abcdef/with\"quote)";

HttpBackend::Options withKey() {
    HttpBackend::Options options;
    options.key = kKey;
    return options;
}

/// A chat reply with this text, written as it stands in JSON, thoughts and fingerprint.
Answer replyWith(const std::string& text, const std::string& thinking, const std::string& fingerprint) {
    return bodyOf(fmt::format(
        R"({{"choices":[{{"index":0,"finish_reason":"stop","message":{{"role":"assistant","content":"{}","reasoning_content":"{}"}}}}],)"
        R"("system_fingerprint":"{}"}})",
        text, thinking, fingerprint));
}

TEST(RepeatedKey, IsInNoPartOfAnAnswer) {
    std::string spelled; // each letter escaped
    for (const char c : kKey)
        spelled += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    std::string slashed = kInJson;
    slashed.replace(slashed.find('/'), 1, "\\/");
    for (const std::string& said : {kInJson, slashed, spelled}) {
        FaultServer server(always(replyWith("it is " + said, "they sent " + said, "fp " + said)));
        BackendClient client(uriOf(server), withKey());
        const Completion completion = completionOf(client.ask(question("what is the key?")));
        EXPECT_EQ(completion.text, "it is [key]") << said;
        EXPECT_EQ(completion.thinking, "they sent [key]") << said;
        EXPECT_EQ(completion.systemFingerprint, "fp [key]") << said;
    }
}

/// What went over the wire is handed over where it is wanted; never the key with it.
TEST(RepeatedKey, IsInNothingThatIsTraced) {
    std::string spelled;
    for (const char c : kKey)
        spelled += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    const Answer pieces = chatWith("the key is " + kKey, R"({"content":[{"token":"sk-canary-","logprob":-0.1}]})");
    Answer refusal = status(401, {}, "no such key: " + kKey.substr(0, 20));
    for (const Answer& answer : {replyWith("it is " + kInJson, "", ""), replyWith(spelled, "", ""), pieces, refusal}) {
        FaultServer server(always(answer));
        BackendClient client(uriOf(server), withKey());
        ModelRequest request = question("what is the key? it is " + kKey);
        request.isTraced = true;
        request.logProbs = 1;
        const ModelReply reply = client.ask(std::move(request));
        const auto* error = std::get_if<BackendError>(&reply);
        const auto wire = error ? error->wire : std::get<Completion>(reply).wire;
        ASSERT_TRUE(wire);
        const std::string all = wire->url + wire->body + wire->response.value_or("");
        for (const std::string& said : {kKey, kInJson, spelled, kKey.substr(0, 9)})
            EXPECT_EQ(all.find(said), std::string::npos) << all;
        if (!error) {
            EXPECT_TRUE(std::get<Completion>(reply).logProbs.empty());
        }
    }
    FaultServer server(always(chatReply("A. Lyon")));
    BackendClient client(uriOf(server), withKey());
    EXPECT_FALSE(completionOf(client.ask(question("who?"))).wire); // nobody wanted it
}

TEST(RepeatedKey, IsNotKept) {
    const TempDir folder;
    const std::string path = folder.file("replies.sqlite");
    FaultServer server(always(replyWith(kInJson, "", "")));
    {
        HttpBackend::Options options = withKey();
        options.cache = must(ResponseCache::open(path));
        BackendClient client(uriOf(server), options);
        completionOf(client.ask(question("q")));
        client.close();
    }
    HttpBackend::Options stranger; // whose own key it is not
    stranger.cache = must(ResponseCache::open(path));
    BackendClient client(uriOf(server), stranger);
    const Completion kept = completionOf(client.ask(question("q")));
    EXPECT_TRUE(kept.cached);
    EXPECT_EQ(kept.text, "[key]");
}

TEST(RepeatedKey, AWordOfAnAnswerIsNoKey) {
    FaultServer server(always(chatReply("I am ollama")));
    HttpBackend::Options options;
    options.key = "ollama"; // as is usual where a server wants any key at all
    BackendClient client(uriOf(server), options);
    EXPECT_EQ(completionOf(client.ask(question("who?"))).text, "I am ollama");
}

TEST(RepeatedKey, IsInNoListOfModels) {
    FaultServer server(always(modelsReply({"m " + kKey})));
    Network::Options options;
    const Network network(options);
    const auto config = must(BackendConfig::read(must(BackendUri::parse(uriOf(server)))));
    const auto answer = fetchCall(network, config, kKey, config.protocol->listModels(), {});
    EXPECT_EQ(std::get<http::HttpResponse>(answer).body.find(kInJson), std::string::npos);
}

TEST(RepeatedKey, IsTakenOutOfLargeBodiesInTheTimeOfOneReading) {
    const auto milliseconds = [](const auto& work) {
        const auto start = std::chrono::steady_clock::now();
        work();
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start).count();
    };
    constexpr std::size_t kBytes = std::size_t{31} << 20;
    const std::string key = "sk-" + std::string(165, 'k') + "!";
    std::string almost; // what makes a search slow: the beginning of the key, again and again
    while (almost.size() < kBytes)
        almost += key.substr(0, key.size() - 1);
    std::string full;
    while (full.size() < kBytes)
        full += key;
    const auto clean = milliseconds([&] { EXPECT_FALSE(scrubWholeKey(almost, key)); });
    const auto scrubbed = milliseconds([&] { EXPECT_TRUE(scrubWholeKey(full, key)); });
    EXPECT_EQ(full.find("sk-"), std::string::npos);
    std::string error(kBytes, 'x');
    const auto failed = milliseconds([&] { scrubKey(error, key); });
    RecordProperty("clean_ms", static_cast<int>(clean));
    RecordProperty("full_ms", static_cast<int>(scrubbed));
    RecordProperty("error_ms", static_cast<int>(failed));
    EXPECT_LT(clean, 2'000);
    EXPECT_LT(scrubbed, 2'000);
    EXPECT_LT(failed, 1'000);
    EXPECT_LE(error.size(), std::size_t{65} << 10);
}
} // namespace
