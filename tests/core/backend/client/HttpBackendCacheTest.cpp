// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ResponseCache.h"

#include "core/backend/Image.h"
#include "tests/support/BackendClient.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

using namespace chronoscope::test;
using namespace chronoscope::backend;

namespace {
class HttpBackendCache : public testing::Test {
protected:
    TempDir folder;
    std::shared_ptr<ResponseCache> cache = ResponseCache::open(folder.file("cache")).value();
    FaultServer server{[](const Received& request) { return chatReply("reply " + std::to_string(request.number)); }};

    HttpBackend::Options options(const std::string& fingerprint = "b1") const {
        HttpBackend::Options result;
        result.cache = cache;
        result.fingerprint = fingerprint;
        return result;
    }
    /// A backend is opened, asked and closed: what is kept is kept in the file.
    Completion asked(const ModelRequest& request, const std::string& parameters = {},
                     const std::string& fingerprint = "b1") {
        BackendClient client(uriOf(server, parameters), options(fingerprint));
        return completionOf(client.ask(request));
    }
};

TEST_F(HttpBackendCache, TheSameRequestIsAskedOnce) {
    const Completion first = asked(question("p"));
    const Completion second = asked(question("p"));
    EXPECT_EQ(server.count(), 1U);
    EXPECT_FALSE(first.cached);
    EXPECT_TRUE(second.cached);
    EXPECT_EQ(second.text, first.text);
    EXPECT_EQ(second.usage.promptTokens, first.usage.promptTokens);
}

TEST_F(HttpBackendCache, HitsAreCounted) {
    BackendClient client(uriOf(server), options());
    completionOf(client.ask(question("p")));
    EXPECT_EQ(client.backend().stats().cacheHits, 0);
    completionOf(client.ask(question("p")));
    EXPECT_EQ(client.backend().stats().cacheHits, 1);
}

TEST_F(HttpBackendCache, AHitCostsNothingOfTheTokensAMinute) {
    FaultServer dear(always(bodyOf(R"({"choices":[{"index":0,"finish_reason":"stop","message":{"content":"x"}}],)"
                                   R"("usage":{"prompt_tokens":60000,"completion_tokens":1}})")));
    {
        BackendClient first(uriOf(dear), options());
        completionOf(first.ask(question("p")));
    }
    BackendClient client(uriOf(dear, "tpm=6000"), options()); // ten minutes' worth
    EXPECT_TRUE(completionOf(client.ask(question("p"))).cached);
    EXPECT_FALSE(completionOf(client.ask(question("q"))).cached);
}

TEST_F(HttpBackendCache, WhateverDecidesTheReplyMakesItAnotherRequest) {
    asked(question("p"));
    struct Row {
        const char* what;
        std::function<void(ModelRequest&)> change;
        std::string parameters;
        std::string fingerprint = "b1";
    };
    const auto nothing = [](ModelRequest&) {};
    const std::vector<Row> rows{
        {"prompt", [](ModelRequest& r) { r.prompt = "q"; }, ""},
        {"system", [](ModelRequest& r) { r.system = "s"; }, ""},
        {"mode", [](ModelRequest& r) { r.mode = Mode::Completion; }, ""},
        {"sample", [](ModelRequest& r) { r.sampleIndex = 1; }, ""},
        {"log-probabilities", [](ModelRequest& r) { r.logProbs = 1; }, ""},
        {"number of log-probabilities", [](ModelRequest& r) { r.logProbs = 5; }, ""},
        {"temperature", [](ModelRequest& r) { r.decoding.temperature = 0.7; }, ""},
        {"top p", [](ModelRequest& r) { r.decoding.topP = 0.9; }, ""},
        {"tokens", [](ModelRequest& r) { r.decoding.maxTokens = 7; }, ""},
        {"seed", [](ModelRequest& r) { r.decoding.seed = 43; }, ""},
        {"stop", [](ModelRequest& r) { r.decoding.stop = {"\n"}; }, ""},
        {"image", [](ModelRequest& r) { r.images = {std::make_shared<const Image>("image/png", "a")}; }, ""},
        {"another image", [](ModelRequest& r) { r.images = {std::make_shared<const Image>("image/png", "b")}; }, ""},
        {"dropped field", nothing, "drop=top_p"},
        {"extra field", nothing, "extra=%7B%22x%22%3A1%7D"},
        {"name of the tokens' field", nothing, "tokens-field=max_completion_tokens"},
        {"fingerprint", nothing, "", "b2"},
    };
    std::size_t count = server.count();
    for (const Row& row : rows) {
        ModelRequest request = question("p");
        row.change(request);
        BackendClient client(uriOf(server, row.parameters), options(row.fingerprint));
        client.ask(request); // a raw completion is answered by a chat's reply: an error, but asked all the same
        EXPECT_EQ(server.count(), ++count) << row.what;
    }
}

TEST_F(HttpBackendCache, AnotherServerOfTheSameModelIsAsked) {
    asked(question("p"));
    FaultServer other(always(chatReply("other")));
    BackendClient client(uriOf(other), options());
    EXPECT_EQ(completionOf(client.ask(question("p"))).text, "other");
}

TEST_F(HttpBackendCache, WhatDoesNotDecideTheReplyIsShared) {
    asked(question("p"));
    ModelRequest request = question("p");
    request.group = 5;
    EXPECT_TRUE(asked(request, "concurrency=7&attempts=2&rpm=1000").cached);
}

TEST_F(HttpBackendCache, ItCanBeBypassed) {
    asked(question("p"));
    EXPECT_FALSE(asked(question("p"), "cache=off").cached);
    EXPECT_EQ(server.count(), 2U);
}

TEST_F(HttpBackendCache, OnlyAnswersAreKept) {
    int number = 0; // each its own question: a port may come again
    for (const Answer& bad : {status(500), status(429), status(400), status(401), bodyOf("<html>", "text/html"),
                              bodyOf(R"({"error":{"message":"x"}})"), bodyOf("")}) {
        FaultServer moody(inTurn({bad, chatReply("good")}));
        BackendClient client(uriOf(moody, "attempts=1"), options());
        const std::string asked = "p" + std::to_string(number++);
        errorOf(client.ask(question(asked)));
        const Completion second = completionOf(client.ask(question(asked)));
        EXPECT_EQ(second.text, "good");
        EXPECT_FALSE(second.cached);
        EXPECT_EQ(moody.count(), 2U);
    }
}

TEST_F(HttpBackendCache, AFileTakenAwayIsNoCacheAndNoHarm) {
    asked(question("p"));
    cache = nullptr;
    EXPECT_FALSE(asked(question("p")).cached);
}

// The last owner of the cache may be a look-up that is still under way.
TEST_F(HttpBackendCache, EverythingMayEndWhileLookUpsAreUnderWay) {
    for (int i = 0; i < 50; ++i) {
        auto own = ResponseCache::open(folder.file("cache" + std::to_string(i % 3))).value();
        HttpBackend::Options mine;
        mine.cache = std::move(own);
        BackendClient client(uriOf(server), std::move(mine));
        Collected<ModelReply> replies;
        for (int j = 0; j < 20; ++j)
            client.backend().submit(question("p" + std::to_string(j)), replies.slot());
        client.close();
        ASSERT_TRUE(replies.exactlyOnce());
    }
}
} // namespace
