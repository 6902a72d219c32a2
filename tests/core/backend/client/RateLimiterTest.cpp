// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/RateLimiter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

using namespace chronoscope::backend;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using Clock = RateLimiter::Clock;

namespace {
const Clock::time_point kStart{seconds(1'000'000)};

struct Sent {
    Clock::time_point when;
    double tokens = 0;
};

/// An hour of requests that come as `pauseMs` says and cost as `tokensOf` says; each waits as long as it is told.
template <typename Pause, typename Tokens>
std::vector<Sent> hour(RateLimiter& limiter, Pause pauseMs, Tokens tokensOf) {
    std::vector<Sent> sent;
    Clock::time_point arrival = kStart;
    Clock::time_point now = kStart;
    while (now < kStart + minutes(60)) {
        arrival += milliseconds(pauseMs());
        now = std::max(now, arrival);
        const double tokens = tokensOf();
        int waits = 0;
        for (auto wait = limiter.wait(now, tokens); wait > milliseconds(0); wait = limiter.wait(now, tokens)) {
            EXPECT_LT(++waits, 3) << "what it says is not enough";
            if (waits > 3) return sent;
            now += wait;
        }
        limiter.take(now, tokens);
        sent.push_back({now, tokens});
    }
    return sent;
}

/// The largest sum of `of` over any minute (half open) of what was sent.
template <typename Of> double busiestMinute(const std::vector<Sent>& sent, Of of) {
    double sum = 0;
    double most = 0;
    std::size_t first = 0;
    for (const Sent& one : sent) {
        for (; sent[first].when <= one.when - minutes(1); ++first)
            sum -= of(sent[first]);
        sum += of(one);
        most = std::max(most, sum);
    }
    return most;
}

TEST(RateLimiter, NeverLetsMoreThanTheLimitThroughInAnyMinute) {
    std::mt19937 random(20260201);
    for (const double rpm : {1.0, 2.0, 7.0, 10.0, 15.0, 60.0, 333.0, 500.0, 5'000.0})
        for (const int longestPauseMs : {0, 20, 200, 2'000, 90'000}) {
            RateLimiter limiter(rpm, 0);
            const auto sent = hour(
                limiter,
                [&] { // bursts and lulls
                    return random() % 20 == 0 ? static_cast<int>(random() % static_cast<unsigned>(longestPauseMs + 1))
                                              : 0;
                },
                [] { return 100.0; });
            EXPECT_LE(busiestMinute(sent, [](const Sent&) { return 1.0; }), rpm) << rpm << ", " << longestPauseMs;
        }
}

TEST(RateLimiter, NeverLetsMoreTokensThroughInAnyMinute) {
    std::mt19937 random(20260202);
    for (const double tpm : {1'000.0, 30'000.0, 2'000'000.0}) {
        RateLimiter limiter(0, tpm);
        const auto sent = hour(
            limiter, [&] { return random() % 50 == 0 ? 5'000 : 0; },
            [&] { return static_cast<double>(random() % static_cast<unsigned>(tpm / 10) + 1); });
        // What is beyond the share of a minute is the rounding of the rate: less than one token.
        EXPECT_LT(busiestMinute(sent, [](const Sent& one) { return one.tokens; }), tpm + 1) << tpm;
    }
}

TEST(RateLimiter, LetsNineTenthsThroughUnderFullLoad) {
    for (const double rpm : {1.0, 10.0, 60.0, 600.0}) {
        RateLimiter limiter(rpm, 0);
        const auto sent = hour(
            limiter, [] { return 0; }, [] { return 1.0; });
        EXPECT_GE(static_cast<double>(sent.size()), 0.9 * rpm * 60) << rpm;
    }
}

TEST(RateLimiter, LetsATenthOfAMinuteGoAtOnceAndAtLeastOne) {
    for (const auto& [rpm, burst] : {std::pair(1.0, 1), std::pair(10.0, 1), std::pair(60.0, 6), std::pair(600.0, 60)}) {
        RateLimiter limiter(rpm, 0);
        int sent = 0;
        for (; limiter.wait(kStart, 0) == milliseconds(0); ++sent)
            limiter.take(kStart, 0);
        EXPECT_EQ(sent, burst) << rpm;
    }
}

TEST(RateLimiter, WithoutLimitsNothingWaits) {
    for (const double none : {0.0, -1.0}) {
        RateLimiter limiter(none, none);
        for (int i = 0; i < 100'000; ++i)
            limiter.take(kStart, 1e9);
        EXPECT_EQ(limiter.wait(kStart, 1e12), milliseconds(0));
    }
}

TEST(RateLimiter, TheTighterOfTheTwoLimitsDecides) {
    RateLimiter limiter(6'000, 600); // ten tokens a second
    limiter.take(kStart, 60);
    EXPECT_GT(limiter.wait(kStart, 30), seconds(2));
    EXPECT_EQ(limiter.wait(kStart, 0), milliseconds(0)) << "a request without tokens is within both limits";
}

TEST(RateLimiter, ARequestLargerThanTheBucketGoesWhenItIsFullAndIsPaidOff) {
    RateLimiter limiter(0, 600);
    EXPECT_EQ(limiter.wait(kStart, 5'000), milliseconds(0));
    limiter.take(kStart, 5'000);
    const auto next = limiter.wait(kStart, 1);
    EXPECT_GT(next, minutes(8));
    EXPECT_LT(next, minutes(10));
    EXPECT_EQ(limiter.wait(kStart + next, 1), milliseconds(0));
}

TEST(RateLimiter, CorrectionsPayForWhatWasTakenInFact) {
    RateLimiter more(0, 600);
    more.take(kStart, 10);
    more.correct(10, 110);
    EXPECT_GT(more.wait(kStart, 1), seconds(5));

    RateLimiter less(0, 600);
    less.take(kStart, 60);
    EXPECT_GT(less.wait(kStart, 30), seconds(0));
    less.correct(60, 5);
    EXPECT_EQ(less.wait(kStart, 30), milliseconds(0));

    RateLimiter full(0, 600);
    full.correct(1'000, 0);
    full.take(kStart, 60);
    EXPECT_GT(full.wait(kStart, 1), milliseconds(0)) << "room beyond the bucket cannot be given back";
}

TEST(RateLimiter, NumbersWithoutMeaningAreNoTokens) {
    RateLimiter limiter(0, 600);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double endless = std::numeric_limits<double>::infinity();
    for (const double tokens : {nan, endless, -endless, -5.0}) {
        EXPECT_EQ(limiter.wait(kStart, tokens), milliseconds(0));
        limiter.take(kStart, tokens);
        limiter.correct(tokens, tokens);
    }
    EXPECT_EQ(limiter.wait(kStart, 60), milliseconds(0));
}

TEST(RateLimiter, WhatWasSpentStaysSpentUnderAnotherLimit) {
    struct Case {
        double before;
        int sent;
        double after;
        int left; ///< that go at once after the change
    };
    for (const auto& [before, sent, after, left] : {
             Case{600, 60, 60, 0},   // the bucket is empty
             Case{600, 57, 60, 3},   // what is left
             Case{600, 0, 60, 6},    // never more than the stricter bucket holds
             Case{60, 6, 600, 0},    // nor does a wider one come full
             Case{60, 0, 600, 6},    //
             Case{600, 60, 0, 1000}, // no limit any more
             Case{0, 500, 600, 60},  // nothing was counted: a full bucket
         }) {
        RateLimiter limiter(before, 0);
        for (int i = 0; i < sent; ++i)
            limiter.take(kStart, 0);
        limiter.change(kStart, after, 0);
        int went = 0;
        for (; went < 1000 && limiter.wait(kStart, 0) == milliseconds(0); ++went)
            limiter.take(kStart, 0);
        EXPECT_EQ(went, left) << before << " → " << after << " after " << sent;
    }
}

TEST(RateLimiter, UnderLimitsThatComeAndGoNoMinuteSeesMoreThanTheLooserOne) {
    std::mt19937 random(20260204);
    RateLimiter limiter(600, 0);
    int asked = 0;
    const auto sent = hour(
        limiter, [] { return 0; }, [] { return 1.0; });
    RateLimiter changing(600, 0);
    std::vector<Sent> all;
    for (auto now = kStart; now < kStart + minutes(10); now += milliseconds(7)) {
        if (random() % 100 == 0) changing.change(now, ++asked % 2 == 0 ? 600 : 60, 0);
        if (changing.wait(now, 0) > milliseconds(0)) continue;
        changing.take(now, 0);
        all.push_back({now, 0});
    }
    EXPECT_GT(asked, 100);
    EXPECT_LE(busiestMinute(all, [](const Sent&) { return 1.0; }), 600);
    EXPECT_LT(all.size(), sent.size() / 6) << "the strict limit held its share of the time";
}

TEST(RateLimiter, ALimitThatIsLiftedForAMomentIsNotShed) {
    RateLimiter limiter(60, 600);
    for (int i = 0; i < 6; ++i)
        limiter.take(kStart, 10);
    limiter.change(kStart, 0, 0);
    EXPECT_FALSE(limiter.full(kStart)) << "what is owed has to be kept";
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(limiter.wait(kStart, 60), milliseconds(0));
        limiter.take(kStart, 60); // of others, and not counted
    }
    limiter.change(kStart, 60, 600);
    EXPECT_GT(limiter.wait(kStart, 0), seconds(1));
    EXPECT_LT(limiter.wait(kStart, 0), seconds(2));
    EXPECT_GT(limiter.wait(kStart, 1), milliseconds(0));
    limiter.change(kStart, 0, 0);
    EXPECT_TRUE(limiter.full(kStart + minutes(1))) << "it fills in the meantime as it always does";
}

TEST(RateLimiter, WhoComesAndGoesBesideAnUnlimitedOneKeepsItsLimit) {
    std::mt19937 random(20260205);
    RateLimiter limiter;
    bool limited = false;
    std::vector<Sent> own;
    for (auto now = kStart; now < kStart + minutes(10); now += milliseconds(7)) {
        if (random() % 20 == 0) {
            limited = !limited;
            limiter.change(now, limited ? 60 : 0, 0);
        }
        if (limiter.wait(now, 0) > milliseconds(0)) continue;
        limiter.take(now, 0);
        if (limited) own.push_back({now, 0});
    }
    EXPECT_GT(own.size(), 300U) << "it gets its share all the same";
    EXPECT_LE(busiestMinute(own, [](const Sent&) { return 1.0; }), 60);
}

TEST(RateLimiter, ACorrectionWhileTheLimitIsLiftedTakesButDoesNotGive) {
    for (const auto& [expected, actual, least] :
         {std::tuple(60.0, 0.0, seconds(6)), std::tuple(0.0, 60.0, seconds(12))}) {
        RateLimiter limiter(0, 600);
        limiter.take(kStart, 60);
        limiter.change(kStart, 0, 0);
        limiter.correct(expected, actual);
        limiter.change(kStart, 0, 600);
        EXPECT_GE(limiter.wait(kStart, 60), least) << expected << " → " << actual;
    }
}

TEST(RateLimiter, IsFullAgainWhenAllItGaveHasDrippedBack) {
    RateLimiter limiter(600, 0);
    EXPECT_TRUE(limiter.full(kStart));
    limiter.take(kStart, 0);
    EXPECT_FALSE(limiter.full(kStart));
    EXPECT_TRUE(limiter.full(kStart + seconds(1)));
    EXPECT_TRUE(RateLimiter().full(kStart));
}

TEST(RateLimiter, ALimitOfAlmostNothingWaitsButNotForEver) {
    RateLimiter limiter(1e-300, 0);
    EXPECT_EQ(limiter.wait(kStart, 0), milliseconds(0));
    limiter.take(kStart, 0);
    EXPECT_EQ(limiter.wait(kStart, 0), std::chrono::hours(24));
}
} // namespace
