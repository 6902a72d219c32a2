// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/HttpBackend.h"
#include "tests/support/BackendClient.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {
/// Several backends of one program: one network thread, one pool.
class SharedPool : public testing::Test {
protected:
    std::unique_ptr<HttpBackend> open(const std::string& uri, const std::string& key = {}) {
        HttpBackend::Options options;
        options.key = key;
        options.pool = pool;
        return std::make_unique<HttpBackend>(loop, BackendConfig::read(BackendUri::parse(uri).value()).value(),
                                             options);
    }
    static Collected<ModelReply> submitted(HttpBackend& backend, const std::string& prompt, int count) {
        Collected<ModelReply> replies;
        for (int i = 0; i < count; ++i)
            backend.submit(question(prompt), replies.slot());
        return replies;
    }
    static Answer slowly(const Received&) {
        Answer answer = chatReply("x");
        answer.firstByte = 5ms;
        return answer;
    }
    static milliseconds span(const FaultServer& server) {
        const auto requests = server.requests();
        return std::chrono::duration_cast<milliseconds>(requests.back().arrived - requests.front().arrived);
    }

    std::shared_ptr<http::HttpLoop> loop = std::make_shared<http::HttpLoop>();
    std::shared_ptr<ServerPool> pool = std::make_shared<ServerPool>();
};

TEST_F(SharedPool, TwoBackendsOfOneHostAndKeyShareItsRequestsAMinute) {
    FaultServer server(always(chatReply("x")));
    const auto a = open(uriOf(server, "rpm=600&concurrency=50"));
    const auto b = open(uriOf(server, "rpm=6000&concurrency=50"));
    const auto first = submitted(*a, "a", 40); // 60 of the 80 at once at most, the rest at ten a second
    const auto second = submitted(*b, "b", 40);
    ASSERT_TRUE(first.wait() && second.wait());
    EXPECT_GE(span(server), 1500ms);
}

TEST_F(SharedPool, AnotherKeyHasALimitOfItsOwn) {
    FaultServer server(always(chatReply("x")));
    const auto a = open(uriOf(server, "rpm=600&concurrency=50"), "key-of-a");
    const auto b = open(uriOf(server, "rpm=600&concurrency=50"), "key-of-b");
    const auto first = submitted(*a, "a", 60);
    const auto second = submitted(*b, "b", 60);
    ASSERT_TRUE(first.wait() && second.wait());
    EXPECT_LT(span(server), 3000ms) << "a shared limit takes six seconds";
}

TEST_F(SharedPool, TheStricterCapHoldsWhileItsBackendIsThere) {
    FaultServer server(slowly);
    const auto wide = open(uriOf(server, "concurrency=6"));
    auto narrow = open(uriOf(server, "concurrency=2"));
    ASSERT_TRUE(submitted(*narrow, "n", 1).wait()); // it is there
    ASSERT_TRUE(submitted(*wide, "w", 30).wait());
    EXPECT_LE(server.mostAtOnce(), 2);
    narrow.reset();
    ASSERT_TRUE(submitted(*wide, "w", 60).wait());
    EXPECT_GT(server.mostAtOnce(), 2);
    EXPECT_LE(server.mostAtOnce(), 6);
}

TEST_F(SharedPool, ALongRunDoesNotStarveAShortOne) {
    for (const char* limits : {"concurrency=3", "concurrency=50&rpm=1200"}) {
        FaultServer server(slowly);
        const auto longRun = open(uriOf(server, limits));
        const auto shortRun = open(uriOf(server, limits));
        const auto many = submitted(*longRun, "many", 160);
        ASSERT_TRUE(many.wait(1));
        const auto few = submitted(*shortRun, "few", 5);
        ASSERT_TRUE(few.wait()) << limits;
        EXPECT_LT(many.answered(), 150U) << limits;
        ASSERT_TRUE(many.wait()) << limits;
    }
}

/// A large request whose turn it is waits for tokens, and a small one, for which there are enough, for its turn.
TEST_F(SharedPool, WhoSendsOrCancelsGivesItsTurnOn) {
    for (const bool cancels : {true, false}) {
        FaultServer server([&](const Received& request) { // 60 tokens at once at most, nine a second
            Answer answer = bodyOf(
                R"({"choices":[{"index":0,"finish_reason":"stop","message":{"content":"x"}}],"usage":{"prompt_tokens":)" +
                std::to_string(cancels ? 40 : 5) + R"(,"completion_tokens":0}})");
            answer.stall = request.body.find("large") != std::string::npos;
            return answer;
        });
        const auto a = open(uriOf(server, "tpm=600"));
        const auto b = open(uriOf(server, "tpm=600"));
        ASSERT_TRUE(submitted(*a, "first", 1).wait());
        ModelRequest large = question("large");
        large.decoding.maxTokens = 58;
        ModelRequest small = question("small");
        small.decoding.maxTokens = 1;
        Collected<ModelReply> replies;
        b->submit(large, [](ModelReply) {});
        a->submit(small, replies.slot());
        if (cancels) b->cancel(large.group);
        EXPECT_TRUE(replies.wait()) << (cancels ? "cancelled" : "sent, and never answered");
        const auto requests = server.requests();
        EXPECT_EQ(requests.size(), cancels ? 2U : 3U);
        EXPECT_NE(requests.back().body.find("small"), std::string::npos);
    }
}

TEST_F(SharedPool, BaseUrlsOfOneHostAreOneServer) {
    FaultServer server(slowly);
    const auto backend = open("openai:" + server.url("/a") + "," + server.url("/b") + "?model=m&concurrency=2");
    ASSERT_TRUE(submitted(*backend, "p", 20).wait());
    EXPECT_EQ(server.mostAtOnce(), 2);
    EXPECT_EQ(backend->stats().limit, 2);
    const auto requests = server.requests();
    for (const char* path : {"/a/", "/b/"})
        EXPECT_GE(std::count_if(requests.begin(), requests.end(),
                                [&](const Received& r) { return r.path.starts_with(path); }),
                  5);
}

/// An HTTP date or an RFC 3339 time, so many seconds after now.
std::string timeText(const char* form, int seconds) {
    const std::time_t then = std::time(nullptr) + seconds;
    std::tm parts{};
    gmtime_r(&then, &parts);
    char text[64];
    return {text, std::strftime(text, sizeof text, form, &parts)};
}

TEST_F(SharedPool, AServerWhoseLimitIsUsedUpRestsUntilTheReset) {
    const std::string now = timeText("%a, %d %b %Y %H:%M:%S GMT", 0);
    struct Case {
        HeaderList headers;
        milliseconds least;
        milliseconds most;
    };
    const std::vector<Case> cases{
        {{{"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "600ms"}}, 550ms, 10s},
        {{{"x-ratelimit-remaining-tokens", "0"}, {"x-ratelimit-reset-tokens", "0.6s"}}, 550ms, 10s},
        {{{"Date", now},
          {"anthropic-ratelimit-requests-remaining", "0"},
          {"anthropic-ratelimit-requests-reset", timeText("%Y-%m-%dT%H:%M:%SZ", 1)}},
         950ms,
         10s},
        {{{"x-ratelimit-remaining-requests", "1"}, {"x-ratelimit-reset-requests", "20s"}}, 0ms, 10s},
        {{{"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "99999h"}}, 0ms, 10s},
        {{{"anthropic-ratelimit-tokens-remaining", "0"}, {"anthropic-ratelimit-tokens-reset", "9999-01-01T00:00:00Z"}},
         0ms,
         10s}};
    for (const Case& c : cases) {
        Answer first = chatReply("x");
        for (const auto& header : c.headers)
            first.headers.push_back(header);
        FaultServer server(inTurn({first, chatReply("x")}));
        const auto a = open(uriOf(server));
        const auto b = open(uriOf(server)); // what one was told holds for the other
        ASSERT_TRUE(submitted(*a, "a", 1).wait());
        ASSERT_TRUE(submitted(*b, "b", 1).wait()) << c.headers.back().second;
        EXPECT_GE(span(server), c.least) << c.headers.back().second;
        EXPECT_LT(span(server), c.most) << c.headers.back().second;
    }
}
} // namespace
