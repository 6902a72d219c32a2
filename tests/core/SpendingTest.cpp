// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/Spending.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using backend::ErrorKind;
using run::Spending;

namespace {
constexpr backend::Price kPrice{1'000, 2'000}; // a thousandth of a dollar a token in, two out
constexpr double kWorst = 0.5;

backend::Completion completion(std::optional<std::int64_t> in, std::optional<std::int64_t> out, bool cached = false) {
    backend::Completion made;
    made.usage.promptTokens = in;
    made.usage.completionTokens = out;
    made.cached = cached;
    return made;
}

TEST(SpendingTest, AnAnswerCostsItsTokensAndAtWorstWhatWasReserved) {
    const struct {
        const char* what;
        backend::Completion completion;
        double spent;
    } kCases[] = {
        {"tokens told", completion(100, 50), 0.2},
        {"tokens in not told", completion({}, 50), kWorst},
        {"tokens out not told", completion(100, {}), kWorst},
        {"out of the cache", completion(100, 50, true), 0},
    };
    for (const auto& one : kCases) {
        Spending spending(kPrice, 10.0, 1.0);
        spending.reserve(kWorst);
        spending.answered(one.completion, kWorst);
        EXPECT_DOUBLE_EQ(spending.spent(), 1.0 + one.spent) << one.what;
    }
}

TEST(SpendingTest, AnErrorCostsItsWorstWhereTheServerMayHaveAnswered) {
    const struct {
        ErrorKind kind;
        double spent;
    } kCases[] = {
        {ErrorKind::Timeout, kWorst}, {ErrorKind::Network, kWorst}, {ErrorKind::BadReply, kWorst},
        {ErrorKind::RateLimited, 0},  {ErrorKind::Server, 0},       {ErrorKind::Cancelled, 0},
    };
    for (const auto& one : kCases) {
        Spending spending(kPrice, 10.0, 0);
        spending.reserve(kWorst);
        spending.failed(one.kind, kWorst);
        EXPECT_DOUBLE_EQ(spending.spent(), one.spent) << backend::name(one.kind);
    }
}

TEST(SpendingTest, WhatIsOnItsWayTakesRoomUntilItIsBack) {
    Spending spending(kPrice, 1.0, 0);
    spending.reserve(kWorst);
    EXPECT_TRUE(spending.fits(kWorst));
    spending.reserve(kWorst);
    EXPECT_FALSE(spending.fits(kWorst));
    spending.failed(ErrorKind::Cancelled, kWorst);
    EXPECT_TRUE(spending.fits(kWorst));
}

TEST(SpendingTest, WithoutABudgetEverythingFitsAndNothingIsReserved) {
    backend::ModelRequest request;
    request.prompt = std::string(1'000, 'x');
    const Spending spending(kPrice, {}, 1e9);
    EXPECT_FALSE(spending.isLimited());
    EXPECT_TRUE(spending.fits(1e9));
    EXPECT_EQ(spending.worstOf(request), 0);
}

TEST(SpendingTest, TheWorstOfARequestGrowsWithItsTextAndItsTokens) {
    const Spending spending(kPrice, 1.0, 0);
    backend::ModelRequest request;
    request.prompt = std::string(200, 'x');
    request.decoding.maxTokens = 10;
    EXPECT_DOUBLE_EQ(spending.worstOf(request), kPrice.of(100 + 64, 10));
    request.system = std::string(20, 'x');
    request.continuation = std::string(20, 'x');
    EXPECT_DOUBLE_EQ(spending.worstOf(request), kPrice.of(120 + 64, 10));
}

} // namespace
