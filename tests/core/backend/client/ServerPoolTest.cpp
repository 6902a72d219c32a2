// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ServerPool.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <vector>

using namespace chronoscope::backend;
using namespace std::chrono_literals;
using Clock = Server::Clock;

namespace {
const Clock::time_point kPoolStart{1'000'000s};
constexpr auto kWoken = Clock::time_point::max();

/// Users that come to one server, each with what it asks for.
class SharedServer : public testing::Test {
protected:
    struct User {
        ServerTerms terms;
        int woken = 0;
    };
    void join(User& user) {
        server.join(
            &user, user.terms, [&user] { ++user.woken; }, now);
    }
    void leave(User& user) { server.leave(&user, now); }
    bool isOpen(const User& user, double tokens = 0) { return server.opens(&user, tokens, now) == now; }
    void send(const User& user, double tokens = 0) { server.sent(&user, tokens, now); }
    /// How many requests without tokens go at once, each answered at once.
    int burst(const User& user) {
        int count = 0;
        for (; count < 1000 && isOpen(user); ++count) {
            send(user);
            server.answered(&user);
        }
        return count;
    }

    Server server;
    Clock::time_point now = kPoolStart;
};

TEST_F(SharedServer, TheSmallestCapOfThoseWhoArePresentHolds) {
    User wide{{8, 8, 0, 0}};
    User narrow{{2, 2, 0, 0}};
    User middle{{5, 5, 0, 0}};
    struct Step {
        User* user;
        bool joins;
        int limit;
    };
    for (const auto& [user, joins, limit] : {Step{&wide, true, 8}, Step{&narrow, true, 2}, Step{&middle, true, 2},
                                             Step{&narrow, false, 5}, Step{&middle, false, 8}, Step{&narrow, true, 2},
                                             Step{&wide, false, 2}, Step{&middle, true, 2}, Step{&narrow, false, 5}}) {
        joins ? join(*user) : leave(*user);
        EXPECT_EQ(server.limit(), limit);
    }
}

TEST_F(SharedServer, TheSmallestLimitsAMinuteOfThoseWhoArePresentHold) {
    struct Case {
        double a;
        double b;
        int together; ///< requests at once while both are there
        int alone;    ///< once b has gone and a minute has passed
    };
    for (const auto& [a, b, together, alone] :
         {Case{600, 60, 6, 60}, Case{60, 600, 6, 6}, Case{0, 60, 6, 1000}, Case{60, 0, 6, 6}, Case{0, 0, 1000, 1000}}) {
        server = Server();
        User first{{1, 1, a, 0}};
        User second{{1, 1, b, 0}};
        join(first);
        join(second);
        EXPECT_EQ(burst(first), together) << a << ", " << b;
        leave(second);
        now += 1min;
        EXPECT_EQ(burst(first), alone) << a << ", " << b;
    }
}

TEST_F(SharedServer, TwoUsersTogetherGetOneLimit) {
    User a{{1, 1, 600, 0}};
    User b{{1, 1, 600, 0}};
    join(a);
    join(b);
    EXPECT_EQ(burst(a), 60);
    EXPECT_EQ(burst(b), 0);
    EXPECT_GT(server.opens(&b, 0, now), now);
    EXPECT_LT(server.opens(&b, 0, now), now + 1s);
}

TEST_F(SharedServer, TokensAreSharedToo) {
    User a{{1, 9, 0, 600}};
    User b{{1, 9, 0, 6000}};
    join(a);
    join(b);
    send(a, 60);
    server.answered(&a);
    EXPECT_FALSE(isOpen(b, 30));
    server.correctTokens(60, 10);
    EXPECT_TRUE(isOpen(b, 30));
}

TEST_F(SharedServer, WhoComesAfterEverybodyHasLeftDoesNotFindAFullBucket) {
    User first{{1, 1, 60, 0}};
    User second{{1, 1, 60, 0}};
    join(first);
    EXPECT_EQ(burst(first), 6);
    leave(first);
    join(second);
    EXPECT_EQ(burst(second), 0);
}

TEST_F(SharedServer, TheFirstToComeFindsNothingKnown) {
    User first{{4, 64, 0, 0}};
    User second{{4, 64, 0, 0}};
    join(first);
    server.reached();
    server.refused(server.epoch());
    server.lost(now, "no route");
    ASSERT_EQ(server.limit(), 2);
    leave(first);
    join(second);
    EXPECT_EQ(server.limit(), 4);
    EXPECT_FALSE(server.down());
    EXPECT_FALSE(server.everReached()) << "else a server that was stopped would be waited for";
    EXPECT_TRUE(isOpen(second));
}

TEST_F(SharedServer, ARestThatWasAskedForOutlastsItsUsers) {
    User first{{1, 1, 0, 0}};
    User second{{1, 1, 0, 0}};
    join(first);
    server.rest(now + 30s);
    server.rest(now + 10s); // the longest counts
    leave(first);
    join(second);
    EXPECT_EQ(server.opens(&second, 0, now), now + 30s);
    now += 30s;
    EXPECT_TRUE(isOpen(second));
}

TEST_F(SharedServer, RoomGoesToTheWaitingUserWithTheFewestUnderWay) {
    User a{{4, 4, 0, 0}};
    User b{{4, 4, 0, 0}};
    join(a);
    join(b);
    for (int i = 0; i < 4; ++i)
        send(a);
    for (const User* user : {&a, &b})
        server.setWaiting(user, true);
    EXPECT_EQ(server.opens(&b, 0, now), kWoken) << "there is no room";
    server.answered(&a);
    EXPECT_EQ(server.opens(&a, 0, now), kWoken) << "it has three, b has none";
    EXPECT_TRUE(isOpen(b));
    send(b);
    server.answered(&a);
    EXPECT_FALSE(isOpen(a));
    EXPECT_TRUE(isOpen(b));
    server.setWaiting(&b, false); // it has nothing to send any more
    EXPECT_TRUE(isOpen(a));
}

TEST_F(SharedServer, UnderARateLimitUsersTakeTurns) {
    std::array<User, 3> users{User{{1, 9, 60, 0}}, User{{1, 9, 60, 0}}, User{{1, 9, 60, 0}}};
    for (User& user : users) {
        join(user);
        server.setWaiting(&user, true);
    }
    std::array<int, 3> served{};
    for (; now < kPoolStart + 10min; now += 100ms)
        for (std::size_t i = 0; i < users.size(); ++i) // the first is always asked first
            if (isOpen(users[i])) {
                send(users[i]);
                server.answered(&users[i]);
                ++served[i];
            }
    EXPECT_GT(served[0], 150);
    for (const int count : served)
        EXPECT_NEAR(count, served[0], 1);
}

TEST_F(SharedServer, WhoStaysIsWokenWhenTheStrictOneGoes) {
    User wide{{8, 8, 0, 0}};
    User narrow{{1, 1, 0, 0}};
    join(wide);
    join(narrow);
    send(wide);
    EXPECT_EQ(server.opens(&wide, 0, now), kWoken);
    leave(narrow);
    EXPECT_EQ(wide.woken, 1);
    EXPECT_TRUE(isOpen(wide));
    EXPECT_EQ(narrow.woken, 0);
}

TEST_F(SharedServer, AnswersForOneWhoHasLeftMakeRoom) {
    User gone{{1, 1, 0, 0}};
    User stays{{1, 1, 0, 0}};
    join(gone);
    send(gone);
    join(stays);
    leave(gone);
    EXPECT_FALSE(isOpen(stays));
    server.answered(&gone);
    EXPECT_TRUE(isOpen(stays));
}

TEST_F(SharedServer, ALostServerIsProbedOneAtATimeAndEverMoreRarely) {
    User user{{4, 4, 0, 0}};
    join(user);
    for (const auto pause : {250ms, 500ms, 1000ms, 2000ms, 4000ms, 5000ms, 5000ms}) {
        server.lost(now, "no route");
        server.lost(now, "no route"); // one of many that were under way
        EXPECT_EQ(server.opens(&user, 0, now), now + pause);
        now += pause;
        EXPECT_TRUE(isOpen(user));
        send(user);
        EXPECT_FALSE(isOpen(user));
        server.answered(&user);
    }
    server.reached();
    EXPECT_TRUE(isOpen(user));
}

TEST(ServerPool, AServerIsKeptWhileSomethingAboutItMatters) {
    struct Case {
        const char* what;
        std::function<void(Server&, const void*)> happens;
        std::chrono::seconds kept;
    };
    const std::vector<Case> cases{
        {"nothing", [](Server&, const void*) {}, 0s},
        {"requests were sent",
         [](Server& server, const void* user) { server.sent(user, 0, kPoolStart), server.answered(user); }, 2s},
        {"it asked for rest", [](Server& server, const void*) { server.rest(kPoolStart + 60s); }, 60s}};
    for (const Case& c : cases)
        for (const auto after : {0s, 1s, 30s, 90s}) {
            ServerPool pool;
            const int user = 0;
            pool.server("http://h:80", "k", kPoolStart)
                ->join(
                    &user, {1, 1, 60, 0}, [] {}, kPoolStart);
            const auto server = std::weak_ptr(pool.server("http://h:80", "k", kPoolStart));
            c.happens(*server.lock(), &user);
            server.lock()->leave(&user, kPoolStart);
            pool.server("http://other:80", "k", kPoolStart + after);
            EXPECT_EQ(server.expired(), after >= c.kept) << c.what << ", after " << after.count() << " s";
        }
}

TEST(ServerPool, AServerIsOfOneOriginAndKey) {
    ServerPool pool;
    const auto server = pool.server("http://h:80", "a", kPoolStart);
    EXPECT_EQ(pool.server("http://h:80", "a", kPoolStart), server);
    EXPECT_NE(pool.server("http://h:80", "b", kPoolStart), server);
    EXPECT_NE(pool.server("http://h:81", "a", kPoolStart), server);
}
} // namespace
