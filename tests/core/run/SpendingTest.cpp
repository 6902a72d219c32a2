// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/Spending.h"

#include "core/backend/Image.h"

#include <gtest/gtest.h>

#include <memory>

using namespace chronoscope;
using backend::ErrorKind;
using run::Spending;

namespace {
constexpr backend::Price kPrice{1'000, 2'000}; // a thousandth of a dollar a token in, two out
constexpr double kEstimate = 0.5;

backend::Completion completion(std::optional<std::int64_t> in, std::optional<std::int64_t> out, bool cached = false,
                               int unseen = 0) {
    backend::Completion made;
    made.usage.promptTokens = in;
    made.usage.completionTokens = out;
    made.cached = cached;
    made.unseenAnswers = unseen;
    return made;
}

backend::BackendError failure(ErrorKind kind, int unseen = 0) {
    backend::BackendError error;
    error.kind = kind;
    error.unseenAnswers = unseen;
    return error;
}

TEST(SpendingTest, AnAnswerCostsItsTokensAndAtWorstWhatWasReserved) {
    const struct {
        const char* what;
        backend::Completion completion;
        double spent;
        std::int64_t untold;
    } kCases[] = {
        {"tokens told", completion(100, 50), 0.2, 0},
        {"tokens in not told", completion({}, 50), kEstimate, 1},
        {"tokens out not told", completion(100, {}), kEstimate, 1},
        {"none told", completion({}, {}), kEstimate, 1},
        {"those told are dearer than the estimate", completion(5'000, {}), 5.0, 1},
        {"out of the cache", completion(100, 50, true), 0, 0},
        {"the third attempt", completion(100, 50, false, 2), 0.2 + 2 * kEstimate, 2},
        {"the third attempt, dear", completion(1'000, 0, false, 2), 3.0, 2},
        {"the second attempt, none told", completion({}, {}, false, 1), 2 * kEstimate, 2},
    };
    for (const auto& one : kCases) {
        Spending spending(kPrice, 10.0, 1.0, 7);
        const Spending::Hold hold = spending.reserve(kEstimate);
        spending.answered(one.completion, hold);
        EXPECT_DOUBLE_EQ(spending.spent(), 1.0 + one.spent) << one.what;
        EXPECT_EQ(spending.untold(), 7 + one.untold) << one.what;
    }
}

TEST(SpendingTest, APictureMayCostAsMuchAsTheLargestInKnownModels) {
    const Spending spending(kPrice, 10.0, 0);
    backend::ModelRequest request;
    request.prompt = "What is this?";
    const double words = spending.estimateOf(request);
    request.images.assign(2, std::make_shared<const backend::Image>("image/png", "x"));
    EXPECT_DOUBLE_EQ(spending.estimateOf(request) - words, 2 * 4.096);
}

TEST(SpendingTest, WhatOnePictureTookTellsNothingOfTheNext) {
    Spending spending(kPrice, 10.0, 0);
    backend::ModelRequest request;
    request.prompt = "What is this?";
    request.images.assign(1, std::make_shared<const backend::Image>("image/png", "x"));
    const double before = spending.estimateOf(request);
    spending.answered(completion(100, 3), spending.reserve(before));
    EXPECT_DOUBLE_EQ(spending.estimateOf(request), before);
}

TEST(SpendingTest, AnErrorCostsItsWorstForEachAttemptThatMayHaveBeenAnswered) {
    for (const int unseen : {0, 1, 6}) {
        Spending spending(kPrice, 10.0, 0);
        const Spending::Hold hold = spending.reserve(kEstimate);
        spending.failed(failure(ErrorKind::Network, unseen), hold);
        EXPECT_DOUBLE_EQ(spending.spent(), unseen * kEstimate);
        EXPECT_EQ(spending.untold(), unseen);
    }
}

TEST(SpendingTest, WhatIsOnItsWayTakesRoomUntilItIsBack) {
    Spending spending(kPrice, 1.0, 0);
    spending.failed(failure(ErrorKind::Server), spending.reserve(0.1)); // the first goes alone
    const Spending::Hold first = spending.reserve(kEstimate);
    EXPECT_TRUE(spending.fits(kEstimate));
    const Spending::Hold second = spending.reserve(kEstimate);
    EXPECT_FALSE(spending.fits(kEstimate));
    spending.failed(failure(ErrorKind::Cancelled), first);
    EXPECT_TRUE(spending.fits(kEstimate));
    spending.failed(failure(ErrorKind::Cancelled), second);
    EXPECT_TRUE(spending.fits(1.0)) << "nothing of what was reserved is left";
}

TEST(SpendingTest, UntilAnAnswerTellsWhatTheyCostOneRequestGoesAlone) {
    Spending spending(kPrice, 10.0, 0);
    EXPECT_TRUE(spending.fits(kEstimate));
    const Spending::Hold hold = spending.reserve(kEstimate);
    EXPECT_FALSE(spending.fits(0.001));
    spending.answered(completion(100, 50), hold);
    EXPECT_TRUE(spending.fits(kEstimate));
    EXPECT_DOUBLE_EQ(spending.reserve(kEstimate).reserved, kEstimate);
    EXPECT_TRUE(spending.fits(kEstimate));
}

TEST(SpendingTest, TheNextRequestIsReservedAtTheDearestAnswerSoFar) {
    for (const bool cached : {false, true}) {
        Spending spending(kPrice, 9.5, 0);
        spending.answered(completion(3'000, 0, cached), spending.reserve(kEstimate));
        EXPECT_DOUBLE_EQ(spending.reserve(kEstimate).reserved, 3.0) << cached;
        EXPECT_DOUBLE_EQ(spending.reserve(4.0).reserved, 4.0) << cached;
        EXPECT_FALSE(spending.fits(kEstimate)) << "that is three dollars by now";
    }
}

TEST(SpendingTest, TheNextRequestIsReservedWithTheAttemptsThatTheDearestTook) {
    Spending spending(kPrice, 10.0, 0);
    spending.answered(completion(100, 50, false, 2), spending.reserve(kEstimate));
    const Spending::Hold next = spending.reserve(kEstimate);
    EXPECT_DOUBLE_EQ(next.reserved, 3 * kEstimate);
    EXPECT_DOUBLE_EQ(next.attempt, kEstimate) << "or each loss would make the next one dearer";
}

TEST(SpendingTest, WithoutABudgetEverythingFitsAndIsAddedUpAllTheSame) {
    Spending spending(kPrice, {}, 1e9);
    EXPECT_FALSE(spending.isLimited());
    const Spending::Hold hold = spending.reserve(kEstimate);
    EXPECT_TRUE(spending.fits(1e9));
    spending.answered(completion({}, {}), hold);
    EXPECT_DOUBLE_EQ(spending.spent(), 1e9 + kEstimate) << "a budget may be set later";
}

TEST(SpendingTest, TheEstimateOfARequestGrowsWithItsTextAndItsTokens) {
    const Spending spending(kPrice, 1.0, 0);
    backend::ModelRequest request;
    request.prompt = std::string(200, 'x');
    request.decoding.maxTokens = 10;
    EXPECT_DOUBLE_EQ(spending.estimateOf(request), kPrice.of(100 + 64, 10));
    request.system = std::string(20, 'x');
    request.continuation = std::string(20, 'x');
    EXPECT_DOUBLE_EQ(spending.estimateOf(request), kPrice.of(120 + 64, 10));
    EXPECT_EQ(Spending({}, {}, 0).estimateOf(request), 0) << "without a price";
}

TEST(SpendingTest, TheRefusalPrintsAmountsWithTheDigitsTheyHave) {
    for (const auto& [budget, text] :
         {std::pair(0.0005, "$0.0005 is"), std::pair(0.05, "$0.05 is"), std::pair(1e-7, "$0.0000001 is"),
          std::pair(12.5, "$12.50 is"), std::pair(1234.0, "$1234.00 is")})
        EXPECT_NE(Spending(kPrice, budget, 0).refusal(1).find(text), std::string::npos)
            << Spending(kPrice, budget, 0).refusal(1);
}

} // namespace
