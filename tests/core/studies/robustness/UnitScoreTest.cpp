// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/UnitScore.h"
#include "core/base/Hash.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr auto kCorrect = DateClass::Correct;
constexpr auto kIncorrect = DateClass::Incorrect;

using Scores = std::vector<std::optional<double>>;

std::vector<ScoredDate> datesOf(const Scores& correct, const Scores& incorrect) {
    std::vector<ScoredDate> dates;
    for (const auto& score : correct)
        dates.push_back({kCorrect, score, 0.1});
    for (const auto& score : incorrect)
        dates.push_back({kIncorrect, score, 2.5});
    return dates;
}

TEST(UnitScoreTest, ATestIsWonWhereTheCorrectDateIsStrictlyMoreLikely) {
    const struct {
        const char* what;
        Scores correct, incorrect;
        std::int64_t wins, tests;
        int flagged;
    } cases[] = {
        {"one pair is lost", {-2.0, -2.5, -3.0}, {-2.8, -4.0, -5.0, -6.0}, 11, 12, 0},
        {"all are won", {-2.0, -2.5, -2.79}, {-2.8, -4.0, -5.0, -6.0}, 12, 12, 0},
        {"a tie is lost", {-2.0, -2.5, -2.8}, {-2.8, -4.0, -5.0, -6.0}, 11, 12, 0},
        {"positive zero is no more than negative zero", {0.0}, {-0.0}, 0, 1, 0},
        {"impossible is no more likely than impossible", {-kInf, -1.0}, {-kInf}, 1, 2, 0},
        {"certain is no more likely than certain", {kInf}, {kInf, 1e308}, 1, 2, 0},
        {"a correct NaN loses all its tests", {kNotANumber, -1.0}, {-2.0, -3.0}, 2, 4, 1},
        {"an incorrect NaN loses all its tests", {-1.0, -2.0}, {kNotANumber, -3.0}, 2, 4, 1},
        {"NaN against NaN", {kNotANumber}, {kNotANumber}, 0, 1, 2},
    };
    for (const auto& c : cases) {
        const UnitScore unit = scoreUnit(datesOf(c.correct, c.incorrect));
        EXPECT_EQ(unit.wins, c.wins) << c.what;
        EXPECT_EQ(unit.tests(), c.tests) << c.what;
        EXPECT_EQ(unit.flagged, c.flagged) << c.what;
        EXPECT_DOUBLE_EQ(unit.winRate().value(), static_cast<double>(c.wins) / static_cast<double>(c.tests)) << c.what;
        EXPECT_EQ(unit.robust().value(), c.wins == c.tests) << c.what;
    }
}

TEST(UnitScoreTest, AMissingScoreIsInNoTest) {
    const UnitScore unit = scoreUnit(datesOf({-1.0, std::nullopt}, {-2.0, std::nullopt, std::nullopt}));
    EXPECT_EQ(unit.tests(), 1);
    EXPECT_TRUE(unit.robust().value());
    EXPECT_EQ(unit.correctMissing, 1);
    EXPECT_EQ(unit.incorrectMissing, 2);
}

TEST(UnitScoreTest, DatesOfOtherClassesAreInNoTest) {
    std::vector<ScoredDate> dates = datesOf({-1.0}, {-2.0});
    for (const DateClass other :
         {DateClass::Transitional, DateClass::Excluded, DateClass::Discarded, DateClass::NoContext})
        for (const double score : {0.0, -100.0, kNotANumber})
            dates.push_back({other, score, 0.5});
    EXPECT_EQ(scoreUnit(dates), scoreUnit(datesOf({-1.0}, {-2.0})));
}

TEST(UnitScoreTest, AUnitWithoutTestsIsUndefinedAndSaysWhy) {
    const struct {
        Scores correct, incorrect;
        Undefined reason;
    } cases[] = {{{}, {}, Undefined::NotAsked},
                 {{}, {-1.0}, Undefined::NoCorrectDate},
                 {{-1.0}, {}, Undefined::NoIncorrectDate},
                 {{std::nullopt}, {-1.0}, Undefined::CorrectMissing},
                 {{-1.0}, {std::nullopt}, Undefined::IncorrectMissing},
                 {{std::nullopt}, {std::nullopt}, Undefined::CorrectMissing}};
    for (const auto& c : cases) {
        const UnitScore unit = scoreUnit(datesOf(c.correct, c.incorrect));
        EXPECT_EQ(unit.undefined(), c.reason) << name(c.reason);
        EXPECT_EQ(unit.winRate(), std::nullopt) << name(c.reason);
        EXPECT_EQ(unit.robust(), std::nullopt) << name(c.reason);
    }
    EXPECT_EQ(scoreUnit(datesOf({-1.0}, {-1.0})).undefined(), Undefined::None);
    const std::vector<ScoredDate> within{{DateClass::Transitional, -1.0, 0.5}}; // all of a period of one day
    EXPECT_EQ(scoreUnit(within).undefined(), Undefined::NoCorrectDate);
}

/// Every pair looked at by itself.
UnitScore byPairs(const std::vector<ScoredDate>& dates) {
    UnitScore unit;
    for (const ScoredDate& correct : dates)
        for (const ScoredDate& incorrect : dates) {
            if (correct.of != kCorrect || incorrect.of != kIncorrect || !correct.logProb || !incorrect.logProb)
                continue;
            if (*correct.logProb > *incorrect.logProb)
                ++unit.wins;
            else
                for (int distance = 1; distance <= kLostDistances; ++distance)
                    if (incorrect.alpha && std::abs(*incorrect.alpha) >= distance)
                        ++unit.lostFrom[static_cast<std::size_t>(distance - 1)];
        }
    for (const ScoredDate& date : dates) {
        if (date.of != kCorrect && date.of != kIncorrect) continue;
        const bool isCorrect = date.of == kCorrect;
        ++(date.logProb ? (isCorrect ? unit.correct : unit.incorrect)
                        : (isCorrect ? unit.correctMissing : unit.incorrectMissing));
        if (date.logProb && std::isnan(*date.logProb)) ++unit.flagged;
    }
    return unit;
}

TEST(UnitScoreTest, CountsAsEveryPairByItselfInWhateverOrderTheDatesCome) {
    SeedStream stream(16);
    for (int round = 0; round < 300; ++round) {
        std::vector<ScoredDate> dates(stream.below(60));
        for (ScoredDate& date : dates) {
            date.of = static_cast<DateClass>(stream.below(kDateClasses));
            const double few = -static_cast<double>(stream.below(8)); // many ties
            const std::optional<double> odd[] = {std::nullopt, kNotANumber, -kInf, kInf};
            date.logProb = stream.below(6) == 0 ? odd[stream.below(4)] : few;
            if (stream.below(9) != 0) date.alpha = unitInterval(stream.next()) * 10 - 5;
        }
        const UnitScore expected = byPairs(dates);
        EXPECT_EQ(scoreUnit(dates), expected) << round;
        for (std::size_t i = dates.size(); i > 1; --i)
            std::swap(dates[i - 1], dates[stream.below(i)]);
        EXPECT_EQ(scoreUnit(dates), expected) << round;
    }
}

TEST(UnitScoreTest, ALargeUnitIsCountedBySorting) {
    std::vector<ScoredDate> dates;
    for (int i = 0; i < 1'000'000; ++i)
        dates.push_back({i % 2 == 0 ? kCorrect : kIncorrect, -i, 1.0});
    const UnitScore unit = scoreUnit(dates); // by pairs it would be 250 thousand million tests
    EXPECT_EQ(unit.wins, 500'000LL * 500'001 / 2);
    EXPECT_EQ(unit.lostFrom[0], unit.lost());
}

TEST(UnitScoreTest, TheChanceOfRobustnessIsOneInTheWaysToOrder) {
    const struct {
        int correct, incorrect;
        double chance;
    } cases[] = {{1, 1, 0.5}, {4, 7, 1.0 / 330}, {7, 4, 1.0 / 330}, {2, 20, 1.0 / 231}, {0, 9, 1}, {1, 999, 1e-3}};
    for (const auto& c : cases)
        EXPECT_NEAR(chanceOfRobust(c.correct, c.incorrect), c.chance, 1e-15 + c.chance * 1e-14);
    EXPECT_NEAR(std::log(chanceOfRobust(300, 300)), 2 * std::lgamma(301.0) - std::lgamma(601.0), 1e-9)
        << "factorials of these are beyond a double";
    EXPECT_EQ(chanceOfRobust(2'000'000'000, 2'000'000'000), 0) << "below what a double holds, and at once";
}

TEST(GlobalScoreTest, NeedsAllThreePrecisions) {
    const UnitScore all = scoreUnit(datesOf({-1.0}, {-2.0}));
    EXPECT_EQ(globalScore({all, all, UnitScore()}), std::nullopt);
    EXPECT_EQ(globalScore({all, scoreUnit(datesOf({-1.0}, {std::nullopt})), all}), std::nullopt);
    ASSERT_TRUE(globalScore({all, all, all}));
    EXPECT_TRUE(globalScore({all, all, all})->robust);
}

TEST(GlobalScoreTest, IsTheMeanOfPrecisionsOrOfAllTests) {
    UnitScore twelve{3, 4};
    twelve.wins = 12;
    UnitScore eleven = twelve;
    eleven.wins = 11;
    UnitScore nine = twelve;
    nine.wins = 9;
    UnitScore threeOfFour{1, 4};
    threeOfFour.wins = 3;
    const auto equal = globalScore({twelve, eleven, nine});
    EXPECT_NEAR(equal->winRate, 8.0 / 9, 1e-15);
    EXPECT_NEAR(equal->pooledWinRate, equal->winRate, 1e-15) << "as many tests at every precision";
    EXPECT_FALSE(equal->robust);
    EXPECT_NEAR(globalScore({twelve, eleven, threeOfFour})->pooledWinRate, 26.0 / 28, 1e-15);
}

// The authors' numbers.

double scoreFrom(const nlohmann::json& value) {
    if (!value.is_string()) return value.get<double>();
    return value == "nan" ? kNotANumber : value == "inf" ? kInf : -kInf;
}

std::vector<ScoredDate> datesFrom(const nlohmann::json& scores) {
    std::vector<ScoredDate> dates;
    const std::pair<const char*, DateClass> classes[] = {
        {"correct", kCorrect}, {"incorrect", kIncorrect}, {"transitional", DateClass::Transitional}};
    for (const auto& [key, of] : classes)
        for (const auto& date : scores.at(key))
            dates.push_back({of, scoreFrom(date.at(0)), date.at(1).get<double>()});
    return dates;
}

TEST(UnitScoreVectors, TheAuthorsTablesComeOutTheSame) {
    const auto text = temporalVectors("metrics_facts.jsonl");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (const auto& fact : jsonLines(*text)) {
        SCOPED_TRACE(fact.at("case_id"));
        const auto& expected = fact.at("expected");
        std::array<UnitScore, kPrecisions> units;
        for (int p = 0; p < kPrecisions; ++p) {
            const char* const precision = std::array{"year", "month", "day"}[static_cast<std::size_t>(p)];
            const auto& wanted = expected.at(precision);
            UnitScore& unit = units[static_cast<std::size_t>(p)];
            unit = scoreUnit(datesFrom(fact.at("scores").at(precision)));
            ASSERT_EQ(unit.isDefined(), !wanted.at("W").is_null()) << precision;
            if (!unit.isDefined()) continue;
            EXPECT_NEAR(*unit.winRate(), wanted.at("W").get<double>(), 1e-12);
            EXPECT_EQ(*unit.robust(), wanted.at("R") == 1);
            EXPECT_EQ(unit.wins, wanted.at("wins"));
            EXPECT_EQ(unit.tests(), wanted.at("tests"));
            for (std::size_t d = 0; wanted.contains("lost_share") && d < kLostDistances; ++d) {
                const auto& share = wanted.at("lost_share").at(std::to_string(d + 1));
                ASSERT_EQ(unit.lost() == 0, share.is_null());
                if (share.is_null()) continue;
                EXPECT_NEAR(static_cast<double>(unit.lostFrom.at(d)) / static_cast<double>(unit.lost()),
                            share.get<double>(), 1e-12);
            }
        }
        const auto global = globalScore(units);
        const auto& wanted = expected.at("global");
        ASSERT_EQ(global.has_value(), !wanted.at("R").is_null());
        if (!global) continue;
        EXPECT_NEAR(global->winRate, wanted.at("W_mean_of_precisions").get<double>(), 1e-12);
        EXPECT_NEAR(global->pooledWinRate, wanted.at("W_pooled_tests").get<double>(), 1e-12);
        EXPECT_EQ(global->robust, wanted.at("R") == 1);
    }
}

TEST(UnitScoreVectors, TheChanceOfRobustnessIsTheAuthors) {
    const auto text = temporalVectors("random_perfect.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (const auto& row : csvRows(*text)) {
        const double expected = std::stod(row.at("p_perfect"));
        EXPECT_NEAR(chanceOfRobust(std::stoi(row.at("n_correct")), std::stoi(row.at("n_incorrect"))), expected,
                    expected * 1e-12);
    }
}
} // namespace
