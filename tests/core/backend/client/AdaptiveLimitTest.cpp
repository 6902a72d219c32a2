// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/AdaptiveLimit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

using namespace chronoscope::backend;

namespace {
void succeed(AdaptiveLimit& limit, int times) {
    for (int i = 0; i < times; ++i)
        limit.succeeded(limit.epoch());
}

TEST(AdaptiveLimit, GrowsByOnePerTenCleanRepliesUpToItsCap) {
    AdaptiveLimit limit(4, 6);
    for (const int expected : {4, 5, 6, 6, 6}) {
        EXPECT_EQ(limit.limit(), expected);
        succeed(limit, 9);
        EXPECT_EQ(limit.limit(), expected);
        succeed(limit, 1);
    }
}

TEST(AdaptiveLimit, HalvesOncePerBurst) {
    AdaptiveLimit limit(64, 64);
    const int sent = limit.epoch(); // 64 requests are under way
    for (int i = 0; i < 64; ++i)
        limit.refused(sent);
    EXPECT_EQ(limit.limit(), 32);
    limit.refused(limit.epoch()); // one that was sent afterwards
    EXPECT_EQ(limit.limit(), 16);
    limit.refused(sent);
    EXPECT_EQ(limit.limit(), 16) << "a late one of the first burst";
}

TEST(AdaptiveLimit, RepliesToRequestsFromBeforeAHalvingDoNotCount) {
    AdaptiveLimit limit(8, 64);
    const int before = limit.epoch();
    limit.refused(before);
    for (int i = 0; i < 100; ++i)
        limit.succeeded(before);
    EXPECT_EQ(limit.limit(), 4);
    succeed(limit, 10);
    EXPECT_EQ(limit.limit(), 5);
}

TEST(AdaptiveLimit, AHalvingStartsTheCountAnew) {
    AdaptiveLimit limit(8, 64);
    succeed(limit, 9);
    limit.refused(limit.epoch());
    succeed(limit, 9);
    EXPECT_EQ(limit.limit(), 4);
}

TEST(AdaptiveLimit, ALowerCapHidesWhatWasReachedAndAHigherOneGivesItBack) {
    AdaptiveLimit limit(4, 64);
    succeed(limit, 40);
    ASSERT_EQ(limit.limit(), 8);
    limit.setBounds(2, 2);
    EXPECT_EQ(limit.limit(), 2);
    succeed(limit, 100);
    EXPECT_EQ(limit.limit(), 2);
    limit.setBounds(4, 64);
    EXPECT_EQ(limit.limit(), 8) << "nothing was reached while it was held down";
}

TEST(AdaptiveLimit, A429UnderALowCapHalvesWhatWasSent) {
    AdaptiveLimit limit(64, 64);
    limit.setBounds(8, 8);
    limit.refused(limit.epoch());
    limit.setBounds(64, 64);
    EXPECT_EQ(limit.limit(), 4) << "neither half of what was hidden nor a new start";
}

TEST(AdaptiveLimit, AHigherStartCountsWhileNothingWasRefused) {
    AdaptiveLimit limit(2, 2);
    limit.setBounds(8, 16);
    EXPECT_EQ(limit.limit(), 8);
}

TEST(AdaptiveLimit, NeverBelowOneNorAboveTheCap) {
    struct Case {
        int start;
        int cap;
        int expected;
    };
    for (const auto& [start, cap, expected] :
         {Case{0, 8, 1}, Case{-3, 8, 1}, Case{9, 8, 8}, Case{4, 0, 1}, Case{4, -1, 1}})
        EXPECT_EQ(AdaptiveLimit(start, cap).limit(), expected) << start << ", " << cap;
    std::mt19937 random(20260203);
    AdaptiveLimit limit(4, 16);
    std::vector<int> sent;
    for (int i = 0; i < 100'000; ++i) {
        if (sent.size() < static_cast<std::size_t>(limit.limit())) {
            sent.push_back(limit.epoch());
            continue;
        }
        std::swap(sent[random() % sent.size()], sent.back());
        random() % 40 == 0 ? limit.refused(sent.back()) : limit.succeeded(sent.back());
        sent.pop_back();
        ASSERT_GE(limit.limit(), 1);
        ASSERT_LE(limit.limit(), 16);
    }
}
} // namespace
