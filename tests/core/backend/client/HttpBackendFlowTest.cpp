// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ServerShare.h"
#include "core/base/Hash.h"
#include "tests/support/BackendClient.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace std::chrono_literals;
using chronoscope::SeedStream;

namespace {
Answer silence() {
    Answer answer;
    answer.stall = true;
    return answer;
}

/// The prompt between "<" and ">" in a request's body, given back as the answer.
std::string echoed(const Received& request) {
    const std::size_t begin = request.body.find('<');
    return request.body.substr(begin, request.body.find('>') - begin + 1);
}

Collected<ModelReply> submitted(BackendClient& client, int count, std::uint64_t group = 0, int from = 0) {
    Collected<ModelReply> replies;
    for (int i = from; i < from + count; ++i) {
        ModelRequest request = question(fmt::format("<{}>", i));
        request.group = group;
        client.backend().submit(std::move(request), replies.slot());
    }
    return replies;
}

TEST(HttpBackendFlow, NeverMoreAtOnceThanItsCap) {
    FaultServer server([](const Received&) {
        Answer answer = chatReply("x");
        answer.firstByte = 5ms;
        return answer;
    });
    BackendClient client(uriOf(server, "concurrency=3"));
    const auto replies = submitted(client, 50);
    ASSERT_TRUE(replies.wait());
    EXPECT_LE(server.mostAtOnce(), 3);
    EXPECT_GT(server.mostAtOnce(), 1);
    EXPECT_EQ(server.count(), 50U);
}

TEST(HttpBackendFlow, A429HalvesWhatIsSentAtOnce) {
    FaultServer server(inTurn({status(429, {{"Retry-After", "0"}}), chatReply("x")}));
    BackendClient client(uriOf(server, "concurrency=8"));
    EXPECT_EQ(completionOf(client.ask(question("p"))).text, "x");
    EXPECT_EQ(client.backend().stats().limit, 4);
}

TEST(HttpBackendFlow, RequestsAMinuteAreKept) {
    FaultServer server(always(chatReply("x")));
    BackendClient client(uriOf(server, "rpm=600&concurrency=50"));
    const auto replies = submitted(client, 80); // 60 at once at most, the rest at ten a second
    ASSERT_TRUE(replies.wait());
    const auto requests = server.requests();
    EXPECT_GE(requests.back().arrived - requests.front().arrived, 1500ms);
}

TEST(HttpBackendFlow, CancelEndsItsGroupAndNoOther) {
    FaultServer server([](const Received& request) {
        const int number = std::stoi(echoed(request).substr(1));
        if (number < 10) return silence();
        return number < 20 ? status(500, {{"Retry-After", "500"}}) : chatReply(echoed(request));
    });
    BackendClient client(uriOf(server, "concurrency=4"));
    const auto failing = submitted(client, 2, 1, 10); // these wait for their next attempt
    ASSERT_TRUE(client.eventually([&] { return client.backend().stats().retries == 2; }));
    const auto stalled = submitted(client, 8, 1); // these are with the server, or queue behind those that are
    ASSERT_TRUE(server.waitForRequests(6));
    const auto others = submitted(client, 3, 2, 20);
    client.backend().cancel(3); // nobody's
    client.backend().cancel(1);
    ASSERT_TRUE(failing.wait());
    ASSERT_TRUE(stalled.wait());
    ASSERT_TRUE(others.wait());
    for (const auto& replies : {failing, stalled})
        for (const ModelReply& reply : replies.firsts())
            EXPECT_EQ(errorOf(reply).kind, ErrorKind::Cancelled);
    for (const ModelReply& reply : others.firsts())
        completionOf(reply);
    EXPECT_TRUE(failing.exactlyOnce() && stalled.exactlyOnce() && others.exactlyOnce());
    EXPECT_LE(server.count(), 9U) << "a cancelled request was sent";
}

TEST(HttpBackendFlow, DestructionCancelsWhatIsLeftOnceEach) {
    FaultServer server([](const Received& request) {
        return std::stoi(echoed(request).substr(1)) < 10 ? silence() : status(500, {{"Retry-After", "500"}});
    });
    BackendClient client(uriOf(server, "concurrency=4"));
    const auto failing = submitted(client, 2, 1, 10);
    ASSERT_TRUE(client.eventually([&] { return client.backend().stats().retries == 2; }));
    const auto stalled = submitted(client, 8);
    ASSERT_TRUE(server.waitForRequests(6));
    client.close();
    EXPECT_TRUE(failing.exactlyOnce() && stalled.exactlyOnce()) << "all before the destructor returned";
    for (const ModelReply& reply : stalled.firsts())
        EXPECT_EQ(errorOf(reply).kind, ErrorKind::Cancelled);
}

TEST(HttpBackendFlow, RequestsSubmittedJustBeforeDestructionAreAnsweredToo) {
    FaultServer server(always(silence()));
    for (int i = 0; i < 50; ++i) {
        BackendClient client(uriOf(server));
        const auto replies = submitted(client, 5);
        client.close();
        EXPECT_TRUE(replies.exactlyOnce());
    }
}

TEST(HttpBackendFlow, ADoneMaySubmitTheNext) {
    FaultServer server([](const Received& request) { return chatReply(echoed(request)); });
    BackendClient client(uriOf(server));
    Collected<ModelReply> last;
    const auto slot = last.slot();
    std::function<void(int)> next = [&](int left) {
        client.backend().submit(question(fmt::format("<{}>", left)),
                                [&, left](ModelReply reply) { left == 0 ? slot(std::move(reply)) : next(left - 1); });
    };
    next(20);
    ASSERT_TRUE(last.wait());
    EXPECT_EQ(completionOf(last.at(0).front()).text, "<0>");
}

/// One of everything that can go wrong, drawn from a seeded stream by the number of the request.
Answer anything(const Received& request) {
    SeedStream stream(chronoscope::mix(7, static_cast<std::uint64_t>(request.number)));
    Answer answer = chatReply(echoed(request));
    switch (stream.below(32)) { // more than half go well
    case 0: return status(429, {{"Retry-After", "0"}});
    case 1: return status(429);
    case 2: return status(500);
    case 3: return status(503, {{"retry-after-ms", "3"}});
    case 4: answer.resetAfter = stream.below(answer.body.size()); break;
    case 5: answer.closeWithoutAnswer = true; break;
    case 6: answer.claimedLength = answer.body.size() + 1 + stream.below(1000); break;
    case 7: answer.stallAfter = stream.below(answer.body.size()); break;
    case 8: answer.chunked = true; [[fallthrough]];
    case 9:
        answer.dripBytes = 40;
        answer.dripEvery = 1ms;
        break;
    case 10: answer.firstByte = std::chrono::milliseconds(stream.below(30)); break;
    case 11: return bodyOf("<html>an error page</html>", "text/html");
    case 12: answer.close = true; break;
    case 13: answer.raw = "rubbish\r\n\r\n"; break;
    default: break;
    }
    return answer;
}

TEST(HttpBackendFlow, UnderRandomFaultsEveryRequestGetsOneReplyAndNobodyElses) {
    FaultServer server(anything);
    BackendClient client(uriOf(server, "concurrency=24&attempts=3"), {},
                         [](BackendConfig& config) { config.limits.idle = 300ms; });
    const auto replies = submitted(client, 300);
    ASSERT_TRUE(replies.wait()) << replies.answered() << " of 300";
    int answers = 0;
    for (std::size_t i = 0; i < 300; ++i) {
        ASSERT_EQ(replies.at(i).size(), 1U) << i;
        const ModelReply reply = replies.at(i).front();
        if (const auto* completion = std::get_if<Completion>(&reply)) {
            EXPECT_EQ(completion->text, fmt::format("<{}>", i));
            ++answers;
        } else {
            EXPECT_NE(std::get<BackendError>(reply).kind, ErrorKind::Cancelled);
        }
    }
    EXPECT_GT(answers, 200);
    EXPECT_TRUE(client.eventually([&] { return client.backend().stats().inFlight == 0; }));
    EXPECT_EQ(client.backend().stats().waiting, 0);
}

TEST(HttpBackendFlow, WhileTheServerIsGoneRequestsWaitAndPayNoAttempt) {
    FaultServer server([](const Received& request) { return chatReply(echoed(request)); });
    BackendClient client(uriOf(server, "attempts=1"));
    completionOf(client.ask(question("<first>")));
    server.pause();
    const auto replies = submitted(client, 10);
    ASSERT_TRUE(client.eventually([&] { return !client.backend().stats().trouble.empty(); }));
    EXPECT_EQ(replies.answered(), 0U);
    server.resume();
    ASSERT_TRUE(replies.wait());
    for (std::size_t i = 0; i < replies.size(); ++i)
        EXPECT_EQ(completionOf(replies.at(i).front()).text, fmt::format("<{}>", i));
    EXPECT_EQ(server.count(), 11U);
    EXPECT_EQ(client.backend().stats().trouble, "");
}

TEST(HttpBackendFlow, AnOutageThatLastsEndsAsNetworkErrors) {
    FaultServer server(always(chatReply("x")));
    HttpBackend::Options options;
    options.outage = 300ms;
    BackendClient client(uriOf(server, "attempts=1"), options);
    completionOf(client.ask(question("p")));
    server.pause();
    const auto replies = submitted(client, 20);
    ASSERT_TRUE(replies.wait()) << replies.answered() << " of 20";
    for (const ModelReply& reply : replies.firsts())
        EXPECT_EQ(errorOf(reply).kind, ErrorKind::Network);
}

TEST(HttpBackendFlow, WaitingThroughAnOutageCanBeCancelled) {
    FaultServer server(always(chatReply("x")));
    BackendClient client(uriOf(server));
    completionOf(client.ask(question("p")));
    server.pause();
    const auto replies = submitted(client, 5, 1);
    ASSERT_TRUE(client.eventually([&] { return !client.backend().stats().trouble.empty(); }));
    client.backend().cancel(1);
    ASSERT_TRUE(replies.wait());
    for (const ModelReply& reply : replies.firsts())
        EXPECT_EQ(errorOf(reply).kind, ErrorKind::Cancelled);
}

TEST(HttpBackendFlow, ALongRestThatTheServerAskedForIsNamed) {
    Answer limitUsedUp = chatReply("x");
    limitUsedUp.headers = {{"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "30s"}};
    for (const Answer& first : {status(429, {{"Retry-After", "30"}}), limitUsedUp}) {
        FaultServer server(inTurn({first, chatReply("x")}));
        BackendClient client(uriOf(server, "concurrency=1&attempts=3"));
        const auto replies = submitted(client, 2, 1);
        ASSERT_TRUE(client.eventually([&] { return !client.backend().stats().trouble.empty(); }));
        const std::string trouble = client.backend().stats().trouble;
        EXPECT_EQ(trouble.find(server.url() + ": resting "), 0U) << trouble;
        EXPECT_NE(trouble.find(" s as the server asked"), std::string::npos) << trouble;
        client.backend().cancel(1);
        ASSERT_TRUE(replies.wait());
        EXPECT_EQ(client.backend().stats().trouble, "") << "nothing waits for it any more";
    }
}

TEST(HttpBackendFlow, ARestIsNamedWithTheSecondsThatAreLeft) {
    const auto now = ServerShare::Clock::now();
    const ServerShare::Rest rest{"http://host", now + 42s};
    EXPECT_EQ(rest.text(now), "http://host: resting 42 s as the server asked");
    EXPECT_EQ(rest.text(now + 30'500ms), "http://host: resting 12 s as the server asked");
    EXPECT_EQ(rest.text(now + 41s), "") << "not worth a word";
    EXPECT_EQ(rest.text(now + 43s), "");
    EXPECT_EQ(ServerShare::Rest().text(now), "");
}

class Replicas : public testing::Test {
protected:
    static Answer slowly(const Received& request) {
        Answer answer = chatReply(echoed(request));
        answer.firstByte = 5ms;
        return answer;
    }
    FaultServer a{slowly};
    FaultServer b{slowly};
    BackendClient client{"openai:" + a.url() + "," + b.url() + "?model=m&concurrency=2&attempts=1"};
};

TEST_F(Replicas, ShareTheLoad) {
    const auto replies = submitted(client, 40);
    ASSERT_TRUE(replies.wait());
    for (const ModelReply& reply : replies.firsts())
        completionOf(reply);
    EXPECT_EQ(a.count() + b.count(), 40U);
    EXPECT_GE(std::min(a.count(), b.count()), 10U);
    EXPECT_LE(std::max(a.mostAtOnce(), b.mostAtOnce()), 2);
}

TEST_F(Replicas, OneTakesOverWhenTheOtherGoes) {
    ASSERT_TRUE(submitted(client, 10).wait());
    a.pause();
    const std::size_t before = b.count();
    const auto replies = submitted(client, 20);
    ASSERT_TRUE(replies.wait());
    for (const ModelReply& reply : replies.firsts())
        completionOf(reply);
    EXPECT_EQ(b.count() - before, 20U);
}

TEST_F(Replicas, OneThatComesBackIsUsedAgain) {
    ASSERT_TRUE(submitted(client, 10).wait());
    a.pause();
    ASSERT_TRUE(submitted(client, 10).wait());
    ASSERT_TRUE(client.eventually([&] { return !client.backend().stats().trouble.empty(); }));
    a.resume();
    const std::size_t before = a.count();
    int asked = 0;
    while (a.count() == before && asked < 5000) {
        const auto replies = submitted(client, 20);
        ASSERT_TRUE(replies.wait());
        asked += 20;
    }
    EXPECT_GT(a.count(), before);
}
} // namespace
