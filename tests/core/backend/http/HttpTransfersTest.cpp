// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/HttpLoop.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Waiting.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <memory>
#include <vector>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace chronoscope::backend::http;
using namespace std::chrono_literals;

namespace {
HttpRequest postTo(const std::string& url, std::string body = "{}") {
    HttpRequest request;
    request.url = url;
    request.body = std::move(body);
    return request;
}

/// Runs `work` on the loop's thread and waits for it.
void onLoop(HttpLoop& loop, const std::function<void()>& work) {
    std::promise<void> ran;
    ASSERT_TRUE(loop.post([&] {
        work();
        ran.set_value();
    }));
    ASSERT_EQ(ran.get_future().wait_for(30s), std::future_status::ready);
}

Answer silence() {
    Answer answer;
    answer.stall = true;
    return answer;
}

Answer redirect(int status, const std::string& location) {
    Answer answer;
    answer.status = status;
    answer.headers = {{"Location", location}};
    return answer;
}

TEST(HttpTransfers, ManyAtOnceGetEachItsOwnBody) {
    FaultServer server([](const Received& request) {
        Answer echo = bodyOf("reply to " + request.body);
        echo.firstByte = std::chrono::milliseconds(request.number % 7 * 5);
        return echo;
    });
    HttpLoop loop;
    Collected<HttpResult> results;
    onLoop(loop, [&] {
        for (int i = 0; i < 200; ++i)
            loop.start(postTo(server.url(), fmt::format("number {}", i)), results.slot());
    });
    ASSERT_TRUE(results.wait());
    for (std::size_t i = 0; i < 200; ++i)
        EXPECT_EQ(responseOf(results.at(i).front()).body, fmt::format("reply to number {}", i));
    EXPECT_TRUE(results.exactlyOnce());
}

TEST(HttpTransfers, ARedirectToAnotherOriginIsNotFollowed) {
    FaultServer other(always(chatReply("stolen")));
    const ClosedPort nobody; // where https would be tried
    for (const int code : {301, 302, 303, 307, 308}) {
        for (const std::string& location :
             {other.url("/v1"), fmt::format("//127.0.0.1:{}/v1", other.port()),
              fmt::format("http://localhost:{}/", other.port()),
              fmt::format("http://127.0.0.1:1@127.0.0.1:{}/", other.port()),
              fmt::format("http://127.0.0.1%3A1@127.0.0.1:{}/", other.port()), std::string("https://127.0.0.1/"),
              std::string("file:///etc/hostname"), std::string("ftp://127.0.0.1/")}) {
            FaultServer server(always(redirect(code, location)));
            HttpLoop loop;
            HttpRequest request = postTo(server.url("/v1/chat/completions"));
            request.headers = {{"Authorization", "Bearer secret"}};
            const TransportError error = errorOf(fetch(loop, request));
            EXPECT_EQ(error.kind, ErrorKind::BadReply) << code << ' ' << location << ": " << error.message;
            EXPECT_EQ(error.message.find("secret"), std::string::npos);
            EXPECT_EQ(server.count(), 1U);
        }
    }
    EXPECT_EQ(other.connections(), 0);
}

TEST(HttpTransfers, ARedirectThatIsNotFollowedIsSaidByItsOriginOrScheme) {
    for (const auto& [location, named] :
         std::vector<std::pair<std::string, std::string>>{{"https://other.example/v1?x=1", "https://other.example:443"},
                                                          {"gopher://x.example/", "\"gopher\""},
                                                          {"file:///etc/hostname", "\"file\""},
                                                          {"ftp://127.0.0.1/", "\"ftp\""}}) {
        FaultServer server(always(redirect(307, location)));
        HttpLoop loop;
        const TransportError error = errorOf(fetch(loop, postTo(server.url())));
        EXPECT_NE(error.message.find(named), std::string::npos) << error.message;
    }
}

TEST(HttpTransfers, ARequestIsCountedEachTimeItGoesOut) {
    FaultServer server([](const Received& request) {
        Answer answer = chatReply("x");
        answer.closeWithoutAnswer = request.number == 2; // on a connection that is in use: libcurl asks again by itself
        return answer;
    });
    HttpLoop loop;
    EXPECT_EQ(responseOf(fetch(loop, postTo(server.url()))).sent, 1);
    EXPECT_EQ(responseOf(fetch(loop, postTo(server.url()))).sent, 2);
    EXPECT_EQ(server.count(), 3U);
    FaultServer rude(always([] {
        Answer answer;
        answer.closeWithoutAnswer = true;
        return answer;
    }()));
    EXPECT_EQ(errorOf(fetch(loop, postTo(rude.url()))).sent, 1);
    const ClosedPort nobody;
    EXPECT_EQ(errorOf(fetch(loop, postTo(nobody.url()))).sent, 0);
}

/// One of the large replies of a test never ends.
Answer unending(std::size_t bytes) {
    Answer large = bodyOf(std::string(bytes, 'x'));
    large.stallAfter = bytes - 1;
    return large;
}

TEST(HttpTransfers, ASmallReplyComesThoughLargeOnesHoldAllThatTheLoopMay) {
    constexpr std::size_t kEach = std::size_t{2} << 20;
    FaultServer server(always(unending(kEach)));
    FaultServer small(always(chatReply("x")));
    HttpLoop::Options options;
    options.mostBytes = 4 * kEach;
    HttpLoop loop(options);
    Collected<HttpResult> results;
    onLoop(loop, [&] {
        for (std::size_t i = 0; i < 4; ++i) { // they hold it but for four bytes
            HttpRequest request = postTo(server.url());
            request.limits.idle = 2s;
            loop.start(std::move(request), results.slot());
        }
    });
    while (results.answered() < 4) {
        const HttpResult result = fetch(loop, postTo(small.url()));
        ASSERT_TRUE(std::holds_alternative<HttpResponse>(result)) << errorOf(result).message;
    }
}

TEST(HttpTransfers, TheRepliesOnTheirWayHoldNoMoreThanTheLoopMay) {
    constexpr std::size_t kEach = std::size_t{2} << 20;
    constexpr std::size_t kMost = 4 * kEach;
    FaultServer server(always(unending(kEach))); // all of them stay on their way
    HttpLoop::Options options;
    options.mostBytes = kMost;
    HttpLoop loop(options);
    constexpr std::size_t kTransfers = 6;
    Collected<HttpResult> results;
    std::vector<std::uint64_t> ids;
    onLoop(loop, [&] {
        for (std::size_t i = 0; i < kTransfers; ++i) {
            HttpRequest request = postTo(server.url());
            request.limits.idle = 2s;
            ids.push_back(loop.start(std::move(request), results.slot()));
        }
    });
    ASSERT_TRUE(results.wait());
    std::size_t brokenOff = 0;
    for (std::size_t i = 0; i < kTransfers; ++i)
        brokenOff += errorOf(results.at(i).front()).message.find("8 MiB") != std::string::npos ? 1U : 0U;
    EXPECT_GE(brokenOff, 2U);
    EXPECT_LT(brokenOff, kTransfers) << "those within it go on";
    FaultServer small(always(chatReply("x")));
    EXPECT_EQ(responseOf(fetch(loop, postTo(small.url()))).status, 200) << "what has ended holds nothing";
}

// The origin in userinfo is the one that was asked; the host behind it is not.
TEST(HttpTransfers, ARedirectWithTheOldOriginAsUserNameIsNotFollowed) {
    FaultServer other(always(chatReply("stolen")));
    FaultServer* self = nullptr;
    FaultServer server(
        [&](const Received&) { return redirect(307, fmt::format("{}@127.0.0.1:{}/v1", self->url(), other.port())); });
    self = &server;
    HttpLoop loop;
    EXPECT_EQ(errorOf(fetch(loop, postTo(server.url()))).kind, ErrorKind::BadReply);
    EXPECT_EQ(other.connections(), 0);
}

TEST(HttpTransfers, ARedirectOnTheSameOriginKeepsMethodBodyAndHeaders) {
    for (const int code : {307, 308}) {
        FaultServer server([&](const Received& request) {
            return request.path == "/old" ? redirect(code, "/new?x=1") : chatReply("moved");
        });
        HttpLoop loop;
        HttpRequest request = postTo(server.url("/old"), R"({"prompt":"p"})");
        request.headers = {{"Authorization", "Bearer k"}};
        EXPECT_EQ(responseOf(fetch(loop, request)).body, chatReply("moved").body);
        const auto received = server.requests();
        ASSERT_EQ(received.size(), 2U);
        EXPECT_EQ(received[1].path, "/new?x=1");
        EXPECT_EQ(received[1].method, "POST");
        EXPECT_EQ(received[1].body, R"({"prompt":"p"})");
        EXPECT_EQ(received[1].header("Authorization"), "Bearer k");
    }
}

// 301 to 303 turn a POST into a GET: what would come back answers another question.
TEST(HttpTransfers, ARedirectThatLosesTheBodyIsNotFollowed) {
    for (const int code : {301, 302, 303}) {
        FaultServer server([&](const Received& request) {
            return request.path == "/old" ? redirect(code, "/new") : chatReply("of a GET");
        });
        HttpLoop loop;
        EXPECT_EQ(errorOf(fetch(loop, postTo(server.url("/old")))).kind, ErrorKind::BadReply) << code;
        EXPECT_EQ(server.count(), 1U);
    }
}

TEST(HttpTransfers, RedirectsInACircleEnd) {
    FaultServer server(always(redirect(307, "/again")));
    HttpLoop loop;
    EXPECT_EQ(errorOf(fetch(loop, postTo(server.url()))).kind, ErrorKind::BadReply);
    EXPECT_LE(server.count(), 20U);
}

TEST(HttpTransfers, AbortEndsAStalledTransferAndNoOther) {
    FaultServer server([](const Received& request) {
        if (request.body == "stall") return silence();
        Answer later = chatReply("alive");
        later.firstByte = 300ms;
        return later;
    });
    HttpLoop loop;
    Collected<HttpResult> results;
    std::uint64_t stalled = 0;
    onLoop(loop, [&] {
        stalled = loop.start(postTo(server.url(), "stall"), results.slot());
        loop.start(postTo(server.url(), "live"), results.slot());
    });
    ASSERT_TRUE(server.waitForRequests(2));
    onLoop(loop, [&] { loop.abort(stalled); });
    ASSERT_TRUE(results.wait());
    EXPECT_EQ(errorOf(results.at(0).front()).kind, ErrorKind::Cancelled);
    EXPECT_EQ(responseOf(results.at(1).front()).body, chatReply("alive").body);
    onLoop(loop, [&] { loop.abort(stalled); }); // has ended: nothing happens
    EXPECT_TRUE(results.exactlyOnce());
}

TEST(HttpTransfers, DoneIsNeverCalledFromInsideStartOrAbort) {
    FaultServer server(always(silence()));
    HttpLoop loop;
    Collected<bool> inside;
    bool busy = false; // on the loop's thread only
    onLoop(loop, [&] {
        busy = true;
        HttpRequest refused = postTo(server.url());
        refused.headers = {{"X", "a\nb"}};
        loop.start(refused, [&busy, done = inside.slot()](const HttpResult&) { done(busy); });
        loop.start(postTo("not a url"), [&busy, done = inside.slot()](const HttpResult&) { done(busy); });
        loop.abort(loop.start(postTo(server.url()), [&busy, done = inside.slot()](const HttpResult&) { done(busy); }));
        busy = false;
    });
    ASSERT_TRUE(inside.wait());
    EXPECT_EQ(inside.firsts(), std::vector<bool>(3, false));
}

TEST(HttpTransfers, ADoneMayStartTheNext) {
    FaultServer server(always(chatReply("x")));
    HttpLoop loop;
    Collected<HttpResult> last;
    const auto slot = last.slot();
    std::function<void(int)> chain = [&](int left) {
        loop.start(postTo(server.url()),
                   [&, left](HttpResult result) { left == 0 ? slot(std::move(result)) : chain(left - 1); });
    };
    onLoop(loop, [&] { chain(9); });
    ASSERT_TRUE(last.wait());
    EXPECT_EQ(server.count(), 10U);
}

TEST(HttpTransfers, DestructionCancelsWhatIsUnderWayOnceEach) {
    FaultServer server(always(silence()));
    Collected<HttpResult> results;
    std::atomic<int> posted = 0;
    {
        HttpLoop loop;
        onLoop(loop, [&] {
            for (int i = 0; i < 20; ++i)
                loop.start(postTo(server.url()), [&, done = results.slot()](HttpResult result) {
                    if (loop.post([] {})) ++posted;
                    done(std::move(result));
                });
        });
        ASSERT_TRUE(server.waitForRequests(20));
    }
    EXPECT_TRUE(results.exactlyOnce()) << "all before the destructor returned";
    for (const HttpResult& result : results.firsts())
        EXPECT_EQ(errorOf(result).kind, ErrorKind::Cancelled);
    EXPECT_EQ(posted, 0) << "work taken that would never run";
}

TEST(HttpTransfers, DestructionAnswersWhatIsStartedMeanwhileToo) {
    FaultServer server(always(silence()));
    Collected<HttpResult> results;
    {
        HttpLoop loop;
        onLoop(loop, [&] {
            loop.start(postTo(server.url()), [&, first = results.slot(), second = results.slot()](HttpResult result) {
                loop.start(postTo(server.url()), second);
                first(std::move(result));
            });
        });
        ASSERT_TRUE(server.waitForRequests(1));
    }
    EXPECT_TRUE(results.exactlyOnce());
}

TEST(HttpTransfers, DestructionDoesNotWaitForTimers) {
    bool ran = false;
    {
        HttpLoop loop;
        onLoop(loop, [&] { loop.at(HttpLoop::Clock::now() + 1h, [&] { ran = true; }); });
    }
    EXPECT_FALSE(ran);
}

TEST(HttpTransfers, PostedWorkRunsInOrderOnTheLoopsThread) {
    HttpLoop loop;
    EXPECT_FALSE(loop.isLoopThread());
    std::vector<int> order;
    bool onThread = true;
    for (int i = 0; i < 1000; ++i)
        loop.post([&, i] {
            order.push_back(i);
            onThread = onThread && loop.isLoopThread();
        });
    onLoop(loop, [] {});
    ASSERT_EQ(order.size(), 1000U);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
    EXPECT_TRUE(onThread);
}

TEST(HttpTransfers, TimersRunInOrderOfTheirTimeAndNotBefore) {
    HttpLoop loop;
    const auto start = HttpLoop::Clock::now();
    std::vector<int> order;
    std::vector<HttpLoop::Clock::time_point> ran;
    Collected<bool> last;
    onLoop(loop, [&] {
        const auto note = [&](int delay) {
            return [&, delay] {
                order.push_back(delay);
                ran.push_back(HttpLoop::Clock::now());
            };
        };
        loop.at(start + 60ms, [&, done = last.slot()] { done(true); });
        for (const int delay : {40, 10, 30, 20})
            loop.at(start + std::chrono::milliseconds(delay), note(delay));
        loop.cancelTimer(loop.at(start + 25ms, note(25)));
        loop.cancelTimer(123456); // none of that number
    });
    ASSERT_TRUE(last.wait());
    EXPECT_EQ(order, (std::vector<int>{10, 20, 30, 40}));
    for (std::size_t i = 0; i < ran.size(); ++i)
        EXPECT_GE(ran[i], start + std::chrono::milliseconds(order[i]));
}

TEST(HttpTransfers, ATimerMayCancelAnotherThatIsDueAtOnce) {
    HttpLoop loop;
    bool ran = false;
    Collected<bool> last;
    onLoop(loop, [&] {
        const auto now = HttpLoop::Clock::now();
        auto victim = std::make_shared<std::uint64_t>(0);
        loop.at(now, [&, victim] { loop.cancelTimer(*victim); });
        *victim = loop.at(now, [&] { ran = true; });
        loop.at(now, [done = last.slot()] { done(true); });
    });
    ASSERT_TRUE(last.wait());
    EXPECT_FALSE(ran);
}
} // namespace
