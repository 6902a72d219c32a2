// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/RetryPolicy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

using namespace chronoscope::backend;
using std::chrono::milliseconds;

namespace {
BackendError error(ErrorKind kind) { return {kind, 0, "test", "", std::nullopt}; }
BackendError asking(ErrorKind kind, milliseconds wait) { return {kind, 429, "test", "", wait}; }

TEST(RetryPolicy, RepeatsWhatMayPassAndNothingElse) {
    const RetryPolicy policy;
    for (int kind = 1; kind < kErrorKinds; ++kind) {
        const auto one = static_cast<ErrorKind>(kind);
        const bool mayPass = one == ErrorKind::Network || one == ErrorKind::Timeout || one == ErrorKind::RateLimited ||
                             one == ErrorKind::Server;
        EXPECT_EQ(policy.delay(error(one), 1, 7).has_value(), mayPass) << name(one);
        EXPECT_EQ(policy.delay(asking(one, milliseconds(5)), 1, 7).has_value(), mayPass)
            << name(one) << " with a wish of the server";
    }
}

TEST(RetryPolicy, StopsAfterAllAttempts) {
    for (const int attempts : {1, 2, 6, 20}) {
        RetryPolicy policy;
        policy.attempts = attempts;
        for (int made = 1; made <= attempts + 1; ++made) {
            EXPECT_EQ(policy.delay(error(ErrorKind::Server), made, 1).has_value(), made < attempts)
                << made << " of " << attempts;
            EXPECT_EQ(policy.delay(asking(ErrorKind::RateLimited, milliseconds(0)), made, 1).has_value(),
                      made < attempts);
        }
    }
}

TEST(RetryPolicy, SpreadsItsWaitsOverTheWholeRange) {
    RetryPolicy policy;
    policy.attempts = 100;
    const std::vector<std::pair<int, int>> bounds{{1, 1'000},  {2, 2'000},  {5, 16'000},
                                                  {6, 32'000}, {7, 60'000}, {99, 60'000}};
    for (const auto& [made, bound] : bounds) {
        constexpr int kSeeds = 2'000;
        milliseconds sum{0};
        milliseconds least = policy.longest;
        milliseconds most{0};
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            const auto wait = policy.delay(error(ErrorKind::Network), made, seed).value();
            sum += wait;
            least = std::min(least, wait);
            most = std::max(most, wait);
        }
        EXPECT_GE(least.count(), 0);
        EXPECT_LE(most.count(), bound) << made;
        EXPECT_LT(least.count(), bound / 100) << made;
        EXPECT_GT(most.count(), bound * 99 / 100) << made;
        EXPECT_NEAR(static_cast<double>(sum.count()) / kSeeds, bound / 2.0, bound * 0.03) << made;
    }
}

TEST(RetryPolicy, WaitsTheSameForTheSameSeedAndDifferentlyPerAttempt) {
    RetryPolicy policy;
    policy.base = policy.longest;
    EXPECT_EQ(policy.delay(error(ErrorKind::Server), 2, 42), policy.delay(error(ErrorKind::Timeout), 2, 42));
    EXPECT_NE(policy.delay(error(ErrorKind::Server), 2, 42), policy.delay(error(ErrorKind::Server), 3, 42));
    EXPECT_NE(policy.delay(error(ErrorKind::Server), 2, 42), policy.delay(error(ErrorKind::Server), 2, 43));
}

TEST(RetryPolicy, DoesWhatTheServerAsks) {
    const RetryPolicy policy;
    struct Case {
        milliseconds asked;
        std::optional<milliseconds> expected;
    };
    for (const auto& [asked, expected] :
         {Case{milliseconds(0), milliseconds(0)}, Case{milliseconds(-5), milliseconds(0)},
          Case{milliseconds(90'000), milliseconds(90'000)}, Case{policy.longestAsked, policy.longestAsked},
          Case{policy.longestAsked + milliseconds(1), std::nullopt}, Case{milliseconds::max(), std::nullopt},
          Case{milliseconds::min(), milliseconds(0)}})
        EXPECT_EQ(policy.delay(asking(ErrorKind::RateLimited, asked), 1, 9), expected) << asked.count();
}
} // namespace
