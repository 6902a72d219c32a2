// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AlphaBins.h"
#include "core/studies/robustness/ExactSum.h"
#include "tests/core/studies/robustness/StressRuns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(ExactSum, IsTheSameInAnyOrderAndGivesBackWhatIsTakenAway) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> number(-40, 0);
    std::vector<double> values{0, -1, -1e-9, -0.5, -1e6, 3.25};
    for (int i = 0; i < 500; ++i)
        values.push_back(number(random));
    ExactSum forwards, shuffled;
    long double truth = 0;
    for (const double value : values) {
        forwards += ExactSum::of(value);
        truth += value;
    }
    std::shuffle(values.begin(), values.end(), random);
    for (const double value : values)
        shuffled += ExactSum::of(value);
    EXPECT_EQ(forwards, shuffled);
    EXPECT_NEAR(forwards.value(), static_cast<double>(truth), 1e-9);
    for (const double value : values)
        shuffled += -ExactSum::of(value);
    EXPECT_EQ(shuffled, ExactSum());
    EXPECT_FALSE(ExactSum::takes(kNan));
    EXPECT_FALSE(ExactSum::takes(-HUGE_VAL));
}

TEST(StressCoding, DatesComeBackAsTheyWere) {
    std::vector<SampledDate> dates;
    for (const char* text : {"2016", "-0044-03", "2016-02-29", "-9999-12-31", "40000"}) {
        const facts::Date date = iso(text);
        dates.push_back({precisionOf(date), static_cast<int>(dates.size()) * 9'000, date, DateClass::Excluded, -0.25});
    }
    dates.push_back({Precision::Day, 65'535, std::nullopt, DateClass::NoContext, std::nullopt});
    const Bytes bytes = encodeDates(dates);
    const std::string_view stored(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const auto read = must(decodeDates(stored));
    ASSERT_EQ(read.size(), dates.size());
    for (std::size_t i = 0; i < dates.size(); ++i) {
        EXPECT_EQ(read[i].precision, dates[i].precision);
        EXPECT_EQ(read[i].position, dates[i].position);
        EXPECT_EQ(read[i].date, dates[i].date);
        EXPECT_EQ(read[i].of, dates[i].of);
        EXPECT_EQ(read[i].alpha, dates[i].alpha);
    }
    EXPECT_EQ(decodeDates(stored.substr(1)).error().code, ErrorCode::Corrupt);
    for (const int byte : {6, 7}) { // day, month, precision and class
        std::string damaged(stored.substr(0, 16));
        damaged[static_cast<std::size_t>(byte)] = static_cast<char>(0xff);
        EXPECT_EQ(decodeDates(damaged).error().code, ErrorCode::Corrupt) << byte;
    }
}

TEST(StressCoding, UnitsComeBackAsTheyWereAndImpossibleOnesAreRefused) {
    FactUnits units;
    units[0] = {7, 39, 1, 2, 3, 270, {3, 2, 1, 0}};
    units[2] = {65'535, 65'535, 0, 0, 0, std::int64_t{65'535} * 65'535, {}};
    const auto stored = [](const FactUnits& of) {
        const Bytes bytes = encodeUnits(of);
        return std::string(bytes.begin(), bytes.end());
    };
    EXPECT_EQ(must(decodeUnits(stored(units))), units);
    EXPECT_EQ(stored(units).size(), 3U * 40);
    units[1].others = true;
    EXPECT_TRUE(must(decodeUnits(stored(units)))[1].others);
    EXPECT_EQ(must(decodeUnits(stored(units)))[1].undefined(), Undefined::NoCorrectDate);
    EXPECT_FALSE(must(decodeUnits(stored(units)))[0].others);
    units[1].others = false;
    EXPECT_EQ(decodeUnits(stored(units).substr(1)).error().code, ErrorCode::Corrupt);
    for (UnitScore impossible : {UnitScore{1, 1, 0, 0, 0, 2, {}}, UnitScore{1, 1, 0, 0, 3, 0, {}},
                                 UnitScore{1, 2, 0, 0, 0, 1, {2, 0, 0, 0}}, UnitScore{70'000, 1, 0, 0, 0, 0, {}}}) {
        FactUnits wrong;
        wrong[1] = impossible;
        EXPECT_EQ(decodeUnits(stored(wrong)).error().code, ErrorCode::Corrupt);
    }
}

/// A run of two facts whose replies a test stores as it likes.
class SettledFacts : public testing::Test {
protected:
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);
    std::int64_t run = 0;
    std::vector<RunFact> facts;
    std::vector<SampledDate> dates; ///< of the first fact

    void SetUp() override {
        addFacts(workspace, someFacts(2));
        run = makeStress(workspace, {}, "calibration:");
        auto reader = must(workspace->reader());
        facts = must(StressStore(reader).facts(run));
        dates = must(StressStore(reader).dates(run, facts[0]));
    }
    /// Stores outcomes in the first fact's own numbering and settles what is complete.
    void store(const std::vector<std::pair<int, store::ReplyRow>>& outcomes) {
        must(workspace->write([&](store::Database& database) -> Status {
            return store::guarded([&] {
                SQLite::Transaction transaction(database.sql());
                store::KnownTexts texts;
                store::ReplyInserter replies(database.sql(), run, texts);
                for (auto [place, row] : outcomes) {
                    row.index = facts[0].first + place;
                    replies.insert(row);
                }
                StressStore(database).settle(run, facts);
                transaction.commit();
            });
        }));
    }
    void unsettle() {
        must(workspace->write([&](store::Database& database) -> Status {
            return store::guarded([&] {
                SQLite::Transaction transaction(database.sql());
                StressStore(database).unsettle(run, facts);
                transaction.commit();
            });
        }));
    }
    static store::ReplyRow scored(double value) {
        store::ReplyRow row;
        if (std::isfinite(value))
            row.value = value;
        else
            row.text = oddScoreText(value);
        return row;
    }
    static store::ReplyRow failed() {
        store::ReplyRow row;
        row.error = backend::ErrorKind::BadReply;
        row.text = "no log-probabilities";
        return row;
    }
    std::vector<FactUnits> units() {
        auto reader = must(workspace->reader());
        std::vector<FactUnits> all;
        must(StressStore(reader).units(run, [&](std::int64_t ordinal, int relation, const FactUnits& one) {
            EXPECT_EQ(ordinal, static_cast<std::int64_t>(all.size()));
            EXPECT_EQ(relation, facts[all.size()].relation);
            all.push_back(one);
            return true;
        }));
        return all;
    }
};

TEST_F(SettledFacts, AFactIsSettledWithItsLastOutcomeInWhateverOrderTheyCome) {
    std::vector<int> order(dates.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    std::mt19937 random(3);
    std::shuffle(order.begin(), order.end(), random);
    const auto score = [](int place) { return -1.0 - place % 13 * 0.37; };
    for (std::size_t i = 0; i < order.size(); ++i) {
        EXPECT_TRUE(units().empty()) << i << " of " << order.size();
        store({{order[i], scored(score(order[i]))}});
    }
    ASSERT_EQ(units().size(), 1U);
    // Every pair by itself.
    for (int p = 0; p < kPrecisions; ++p) {
        std::int64_t tests = 0, wins = 0;
        std::array<std::int64_t, kLostDistances> lost{};
        for (std::size_t a = 0; a < dates.size(); ++a)
            for (std::size_t b = 0; b < dates.size(); ++b) {
                if (dates[a].precision != static_cast<Precision>(p) || dates[b].precision != dates[a].precision ||
                    dates[a].of != DateClass::Correct || dates[b].of != DateClass::Incorrect)
                    continue;
                ++tests;
                const bool won = score(static_cast<int>(a)) > score(static_cast<int>(b));
                wins += won ? 1 : 0;
                for (std::size_t far = 0; far < lost.size(); ++far)
                    if (!won && std::abs(*dates[b].alpha) >= static_cast<double>(far + 1)) ++lost[far];
            }
        const UnitScore unit = units()[0][static_cast<std::size_t>(p)];
        EXPECT_GT(tests, 20);
        EXPECT_EQ(unit.tests(), tests);
        EXPECT_EQ(unit.wins, wins);
        EXPECT_EQ(unit.lostFrom, lost);
    }
}

TEST_F(SettledFacts, AMissingScoreIsInNoTestAndOddOnesStayWhatTheyAre) {
    std::vector<std::pair<int, store::ReplyRow>> outcomes;
    int errors = 0;
    for (int i = 0; i < static_cast<int>(dates.size()); ++i) {
        const bool isYear = dates[static_cast<std::size_t>(i)].precision == Precision::Year;
        const DateClass of = dates[static_cast<std::size_t>(i)].of;
        if (isYear && of == DateClass::Correct)
            outcomes.emplace_back(i, failed());
        else if (of == DateClass::Incorrect && errors++ == 0)
            outcomes.emplace_back(i, scored(kNan));
        else
            outcomes.emplace_back(i, scored(of == DateClass::Correct ? -1 : -HUGE_VAL));
    }
    store(outcomes);
    ASSERT_EQ(units().size(), 1U);
    const FactUnits unit = units()[0];
    EXPECT_EQ(unit[0].undefined(), Undefined::CorrectMissing);
    EXPECT_EQ(unit[0].tests(), 0);
    EXPECT_EQ(unit[0].correct, 0) << "an error is no score of 0";
    EXPECT_EQ(unit[0].flagged, 1);
    EXPECT_TRUE(unit[1].robust().value());
    auto reader = must(workspace->reader());
    const auto scores = must(StressStore(reader).scores(run, facts[0]));
    EXPECT_EQ(std::count(scores.begin(), scores.end(), std::nullopt), unit[0].correctMissing);
    EXPECT_EQ(std::count_if(scores.begin(), scores.end(), [](const Score& one) { return one && std::isnan(*one); }), 1);
    EXPECT_GT(std::count(scores.begin(), scores.end(), Score(-HUGE_VAL)), 10);
    std::int64_t leftOut = 0;
    for (const AlphaSum& sum : must(StressStore(reader).alphaSums(run))) {
        EXPECT_TRUE(std::isfinite(sum.sum));
        if (sum.bin < kAlphaPoints) leftOut += sum.leftOut;
    }
    EXPECT_EQ(leftOut, std::count_if(scores.begin(), scores.end(),
                                     [](const Score& one) { return one && !std::isfinite(*one); }));
}

TEST_F(SettledFacts, WhatIsUnsettledLeavesNothingBehind) {
    const Dump before = stressDump(workspace, run);
    std::vector<std::pair<int, store::ReplyRow>> outcomes;
    for (int i = 0; i < static_cast<int>(dates.size()); ++i)
        outcomes.emplace_back(i, scored(-0.1 * i - 1e-7));
    store(outcomes);
    const Dump settled = stressDump(workspace, run);
    EXPECT_FALSE(settled.at("stress_alpha").empty());
    unsettle();
    EXPECT_TRUE(stressDump(workspace, run).at("stress_unit").empty());
    EXPECT_EQ(stressDump(workspace, run).at("stress_alpha"), before.at("stress_alpha"));
    unsettle(); // again: nothing is taken twice
    store({});
    EXPECT_EQ(stressDump(workspace, run), settled);
}

TEST_F(SettledFacts, TheAlphaCurveHoldsEveryScoredDateInItsPointAndItsBar) {
    std::vector<std::pair<int, store::ReplyRow>> outcomes;
    for (int i = 0; i < static_cast<int>(dates.size()); ++i)
        outcomes.emplace_back(i, scored(-0.01 * i));
    store(outcomes);
    std::map<std::tuple<int, int, int>, std::pair<std::int64_t, double>> expected;
    for (std::size_t i = 0; i < dates.size(); ++i) {
        const double at = plottedAlpha(*dates[i].alpha, dates[i].of);
        const auto add = [&](int bin) {
            auto& [count, sum] = expected[{static_cast<int>(dates[i].precision), static_cast<int>(dates[i].of), bin}];
            ++count;
            sum += -0.01 * static_cast<double>(i);
        };
        add(alphaPoint(at));
        if (const auto bar = alphaBar(at)) add(kAlphaPoints + *bar);
    }
    auto reader = must(workspace->reader());
    const auto sums = must(StressStore(reader).alphaSums(run));
    EXPECT_EQ(sums.size(), expected.size());
    for (const AlphaSum& sum : sums) {
        const auto& [count, total] = expected.at({static_cast<int>(sum.precision), static_cast<int>(sum.of), sum.bin});
        EXPECT_EQ(sum.dates, count);
        EXPECT_NEAR(sum.sum, total, 1e-12);
        EXPECT_EQ(sum.relation, facts[0].relation);
    }
}
} // namespace
