// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/ScoreMeans.h"
#include "core/studies/robustness/FactPatterns.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <cmath>

using namespace chronoscope::robustness;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `wins` of `correct` × `incorrect` tests.
UnitScore unitOf(int correct, int incorrect, std::int64_t wins) {
    UnitScore unit;
    unit.correct = correct;
    unit.incorrect = incorrect;
    unit.wins = wins;
    return unit;
}
const UnitScore kRobust = unitOf(2, 3, 6);
const UnitScore kHalf = unitOf(2, 3, 3);
const UnitScore kNothing = unitOf(0, 3, 0);

TEST(ScoreMeansTest, EveryFactWeighsTheSameHoweverManyTestsItHas) {
    LevelMeans means;
    add(means, {unitOf(10, 100, 1000), kRobust, kRobust});
    add(means, {unitOf(1, 2, 1), kRobust, kHalf});
    EXPECT_DOUBLE_EQ(means[0].winRate().value(), 0.75);
    EXPECT_DOUBLE_EQ(means[0].robustness().value(), 0.5);
    EXPECT_DOUBLE_EQ(means[1].robustness().value(), 1);
    EXPECT_DOUBLE_EQ(means[3].winRate().value(), (1 + (0.5 + 1 + 0.5) / 3) / 2);
    EXPECT_DOUBLE_EQ(means[3].pooledWinRates.mean().value(), (1 + 10.0 / 14) / 2);
}

TEST(ScoreMeansTest, UndefinedFactsAreInNoMeanAndSayWhy) {
    LevelMeans means;
    add(means, {kRobust, kNothing, kRobust});
    add(means, {kRobust, kRobust, UnitScore()});
    EXPECT_EQ(means[0].undefined(), 0);
    EXPECT_EQ(means[1].undefined(), 1);
    EXPECT_DOUBLE_EQ(means[1].robustness().value(), 1) << "of the one that is defined";
    EXPECT_EQ(means[1].undefinedBy[static_cast<std::size_t>(Undefined::NoCorrectDate)], 1);
    EXPECT_EQ(means[3].facts, 2);
    EXPECT_EQ(means[3].undefined(), 2);
    EXPECT_EQ(means[3].undefinedBy[static_cast<std::size_t>(Undefined::NoCorrectDate)], 1);
    EXPECT_EQ(means[3].undefinedBy[static_cast<std::size_t>(Undefined::NotAsked)], 1);
    EXPECT_FALSE(means[3].winRate() || means[3].robustness() || means[3].interval() || means[3].winInterval() ||
                 means[3].randomRobustness());
}

TEST(ScoreMeansTest, TheRandomBaselineIsTheMeanOfTheFactsOwnChances) {
    LevelMeans means;
    add(means, {unitOf(1, 1, 0), unitOf(1, 1, 0), unitOf(4, 7, 0)});
    add(means, {unitOf(1, 9, 0), unitOf(1, 1, 0), unitOf(4, 7, 0)});
    EXPECT_DOUBLE_EQ(means[0].randomRobustness().value(), (0.5 + 0.1) / 2);
    EXPECT_NEAR(means[2].randomRobustness().value(), 1.0 / 330, 1e-15);
    EXPECT_NEAR(means[3].randomRobustness().value(), (0.25 / 330 + 0.05 / 330) / 2, 1e-15)
        << "all three precisions by chance";
}

TEST(ScoreMeansTest, LostTestsTellHowFarOffTheyWere) {
    ScoreMeans means;
    UnitScore near = unitOf(2, 2, 1);
    near.lostFrom = {2, 1, 0, 0};
    UnitScore far = unitOf(1, 1, 0);
    far.lostFrom = {1, 1, 1, 1};
    EXPECT_FALSE(means.lostShare(1)) << "none is lost";
    means.add({near, {}, {}}, Level::ByYear);
    means.add({far, {}, {}}, Level::ByYear);
    EXPECT_DOUBLE_EQ(means.lostShare(1).value(), 3.0 / 4);
    EXPECT_DOUBLE_EQ(means.lostShare(2).value(), 2.0 / 4);
    EXPECT_DOUBLE_EQ(means.lostShare(4).value(), 1.0 / 4);
}

TEST(ScoreMeansTest, WhatIsMissingOrNoNumberIsCounted) {
    LevelMeans means;
    UnitScore lacking = kRobust;
    lacking.incorrectMissing = 4;
    lacking.flagged = 1;
    add(means, {lacking, kRobust, kRobust});
    EXPECT_EQ(means[0].missing, 4);
    EXPECT_EQ(means[0].flagged, 1);
    EXPECT_EQ(means[0].incomplete, 1);
    EXPECT_EQ(means[1].incomplete, 0);
    EXPECT_EQ(means[3].missing, 4);
    EXPECT_EQ(means[3].incomplete, 1);
    EXPECT_EQ(means[0].robustIncomplete, 1) << "it might have lost a test that it lacks";
    EXPECT_EQ(means[1].robustIncomplete, 0);
    EXPECT_EQ(means[3].robustIncomplete, 1);
    EXPECT_DOUBLE_EQ(means[0].robustness().value(), 1);
    EXPECT_DOUBLE_EQ(means[0].leastRobustness().value(), 0);
    lacking.wins = 0;
    add(means, {lacking, kRobust, kRobust});
    EXPECT_EQ(means[0].robustIncomplete, 1) << "a lost test is enough to know";
}

TEST(TransferTest, TellsHowOftenOneIsKnownWhereTheOtherIs) {
    Transfer transfer;
    transfer.add({kRobust, kRobust, kHalf});
    transfer.add({kRobust, kHalf, kHalf});
    transfer.add({kHalf, kHalf, kRobust});
    transfer.add({kRobust, kRobust, kNothing});
    constexpr PrecisionSet kYear = 1;
    constexpr PrecisionSet kMonth = 2;
    constexpr PrecisionSet kDay = 4;
    EXPECT_DOUBLE_EQ(transfer.cell(kMonth, kYear).share().value(), 2.0 / 3);
    EXPECT_DOUBLE_EQ(transfer.cell(kYear, kMonth).share().value(), 1);
    EXPECT_DOUBLE_EQ(transfer.cell(kDay, kYear).share().value(), 0) << "an undefined one counts as not known";
    EXPECT_FALSE(transfer.cell(kYear, kYear + kDay).share());
    EXPECT_EQ(transfer.cell(kDay, kYear).given, 3);
    EXPECT_EQ(transfer.ofDefined(kDay, kYear).given, 2) << "here it is left out";
    EXPECT_EQ(transfer.ofDefined(kMonth, kYear).given, 3) << "at these two precisions it is defined";
    EXPECT_EQ(transfer.partlyUndefined(), 1);
    EXPECT_DOUBLE_EQ(transfer.average().value(), (2.0 / 3 + 1 + 0 + 0 + 0 + 0) / 6);
    EXPECT_EQ(nameOf(kYear + kDay), "year+day");
}

TEST(TransferTest, HasNoAverageWhereNothingIsKnownAtAPrecision) {
    Transfer transfer;
    transfer.add({kRobust, kRobust, kHalf});
    EXPECT_FALSE(transfer.average());
}

TEST(VarianceRatioTest, BelowOneMeansThatFewShotReducedTheVariance) {
    const FactUnits oneOfThree{kRobust, kHalf, kHalf};
    const FactUnits all{kRobust, kRobust, kRobust};
    const std::vector<UnitsOfTwo> facts{
        {oneOfThree, all}, {oneOfThree, oneOfThree}, {{kRobust, kRobust, kNothing}, all}};
    const VarianceRatio variance = varianceRatio(facts);
    EXPECT_EQ(variance.facts, 2);
    EXPECT_EQ(variance.leftOut, 1);
    EXPECT_NEAR(variance.standard.value(), 2.0 / 9, 1e-15);
    EXPECT_NEAR(variance.fewShot.value(), 1.0 / 9, 1e-15);
    EXPECT_NEAR(variance.ratio().value(), 0.5, 1e-15);
    EXPECT_FALSE(varianceRatio({facts.data(), 0}).standard);
    const std::vector<UnitsOfTwo> same{{all, oneOfThree}};
    EXPECT_EQ(varianceRatio(same).standard, 0);
    EXPECT_FALSE(varianceRatio(same).ratio()) << "by nothing nothing can be divided";
}

TEST(DuelTest, WinsTiesAndLosses) {
    const FactUnits good{kRobust, kRobust, kRobust};
    const FactUnits half{kHalf, kHalf, kHalf};
    const FactUnits mixed{unitOf(1, 7, 1), unitOf(1, 7, 3), unitOf(1, 7, 6)};
    const FactUnits mixedOtherwise{unitOf(1, 7, 6), unitOf(1, 7, 1), unitOf(1, 7, 3)};
    const std::vector<UnitsOfTwo> facts{
        {good, half}, {half, mixed}, {mixed, half}, {mixed, mixedOtherwise}, {good, {kNothing, kRobust, kRobust}}};
    const Duel result = duel(facts);
    EXPECT_EQ(result.leftOut, 1);
    EXPECT_EQ(result.byWinRate.first, 2);
    EXPECT_EQ(result.byWinRate.second, 1);
    EXPECT_EQ(result.byWinRate.ties, 1) << "the same three win rates in another order are the same";
    EXPECT_EQ(result.byRobustness.first, 1);
    EXPECT_EQ(result.byRobustness.ties, 3);
}

// The authors' numbers.

/// A unit that has this win rate.
UnitScore unitFrom(const json& wanted) {
    if (wanted.at("W").is_null()) return kNothing;
    constexpr int kTests = 720'720; // shared by all small numbers of dates
    const UnitScore unit = unitOf(1, kTests, std::llround(wanted.at("W").get<double>() * kTests));
    EXPECT_EQ(*unit.robust(), wanted.at("R") == 1);
    return unit;
}

void expectTransfer(const Transfer& transfer, const json& wanted) {
    for (std::size_t a = 0; a < kAllPrecisions; ++a)
        for (std::size_t b = 0; b < kAllPrecisions; ++b) {
            const auto cell = transfer.cell(Transfer::order().at(a), Transfer::order().at(b));
            const json& counts = wanted.at("counts_known_A_and_B__known_B").at(a).at(b);
            EXPECT_EQ(cell.both, counts.at(0));
            EXPECT_EQ(cell.given, counts.at(1));
            const json& share = wanted.at("P").at(a).at(b);
            ASSERT_EQ(cell.share().has_value(), !share.is_null());
            if (cell.share()) {
                EXPECT_NEAR(*cell.share(), share.get<double>(), 1e-12);
            }
        }
    for (std::size_t a = 0; a < kPrecisions; ++a)
        for (std::size_t b = 0; b < kPrecisions; ++b) {
            const auto cell = transfer.cell(Transfer::order().at(a), Transfer::order().at(b));
            const auto interval = wilsonCorrected(cell.both, cell.given);
            const json& bounds = wanted.at("wilson_first3").at(a).at(b);
            if (!bounds.is_null()) {
                EXPECT_NEAR(interval->low, bounds.at(0).get<double>(), 1e-12);
                EXPECT_NEAR(interval->high, bounds.at(1).get<double>(), 1e-12);
            }
            const auto defined = transfer.ofDefined(Transfer::order().at(a), Transfer::order().at(b)).share();
            const char* key = wanted.contains("P_first3_defined_facts_only") ? "P_first3_defined_facts_only" : "P";
            const json& share = wanted.at(key).at(a).at(b);
            ASSERT_EQ(defined.has_value(), !share.is_null());
            if (defined) {
                EXPECT_NEAR(*defined, share.get<double>(), 1e-12);
            }
        }
    const json& average = wanted.at("average_transfer");
    ASSERT_EQ(transfer.average().has_value(), !average.is_null());
    if (transfer.average()) {
        EXPECT_NEAR(*transfer.average(), average.get<double>(), 1e-12);
    }
}

TEST(ScoreMeansVectors, ModelsComeOutAsTheAuthorsHaveThem) {
    const auto text = temporalVectors("metrics_models.jsonl");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (const json& model : jsonLines(*text)) {
        SCOPED_TRACE(model.at("case_id"));
        LevelMeans means;
        Transfer transfer;
        for (const auto& [id, fact] : model.at("facts").items()) {
            const FactUnits units{unitFrom(fact.at("year")), unitFrom(fact.at("month")), unitFrom(fact.at("day"))};
            add(means, units);
            transfer.add(units);
        }
        for (int level = 0; level < kLevels; ++level) {
            const json& wanted = model.at("expected").at(std::string(name(static_cast<Level>(level))));
            const ScoreMeans& row = means.at(static_cast<std::size_t>(level));
            EXPECT_EQ(row.defined(), wanted.at("n_defined"));
            EXPECT_EQ(row.undefined(), wanted.at("n_left_out"));
            EXPECT_NEAR(row.winRate().value(), wanted.at("mean_W").get<double>(), 1e-12);
            EXPECT_NEAR(row.robustness().value(), wanted.at("mean_R").get<double>(), 1e-12);
        }
        expectTransfer(transfer, model.at("transfer"));
    }
}

FactUnits triple(const json& robust) {
    FactUnits units;
    for (std::size_t p = 0; p < units.size(); ++p)
        units.at(p) = robust.at(p).is_null() ? kNothing : robust.at(p) == 1 ? kRobust : kHalf;
    return units;
}

TEST(VarianceVectors, RatiosAreThoseOfTheFormula) {
    const auto text = temporalVectors("variance_ratio.jsonl");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (const json& set : jsonLines(*text)) {
        SCOPED_TRACE(set.at("case_id"));
        std::vector<UnitsOfTwo> facts;
        for (std::size_t i = 0; i < set.at("R_standard").size(); ++i)
            facts.push_back({triple(set.at("R_standard").at(i)), triple(set.at("R_fewshot").at(i))});
        const VarianceRatio variance = varianceRatio(facts);
        EXPECT_EQ(variance.facts, set.at("n_used"));
        EXPECT_NEAR(variance.standard.value(), set.at("V_standard").get<double>(), 1e-12);
        EXPECT_NEAR(variance.fewShot.value(), set.at("V_fewshot").get<double>(), 1e-12);
        ASSERT_EQ(variance.ratio().has_value(), !set.at("ratio").is_null());
        if (variance.ratio()) {
            EXPECT_NEAR(*variance.ratio(), set.at("ratio").get<double>(), 1e-12);
        }
    }
}

TEST(DuelVectors, WinnersAreTheAuthors) {
    const auto text = temporalVectors("pretrained_vs_instruct.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    const auto said = [](Duel::Winner winner) {
        return winner == Duel::Winner::First ? "pretrained" : winner == Duel::Winner::Second ? "instruct" : "tie";
    };
    for (const auto& row : csvRows(*text)) {
        if (row.at("W_pretrained").empty() || row.at("W_instruct").empty()) {
            EXPECT_EQ(row.at("winner_W"), "");
            continue;
        }
        const auto of = [&](const char* column) { return std::stod(row.at(column)); };
        EXPECT_EQ(said(Duel::winner(of("W_pretrained"), of("W_instruct"))), row.at("winner_W"));
        EXPECT_EQ(said(Duel::winner(of("R_pretrained"), of("R_instruct"))), row.at("winner_R"));
    }
}
} // namespace
