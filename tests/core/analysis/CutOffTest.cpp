// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/CutOff.h"
#include "core/base/Hash.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::analysis;

namespace {
/// Elements judged once a year from 2010 on: of `elements`, the first correct[t] are right in year t.
CutOffPanel curve(std::size_t elements, const std::vector<std::size_t>& correct) {
    CutOffPanel panel;
    for (std::size_t year = 0; year < correct.size(); ++year)
        panel.years.push_back(2010 + static_cast<int>(year));
    for (std::size_t element = 0; element < elements; ++element)
        for (const std::size_t right : correct) {
            panel.judged.push_back(1);
            panel.correct.push_back(element < right);
        }
    return panel;
}

struct Planted {
    std::size_t elements = 60;
    int years = 8;
    int lastKnown = 2014;
    double before = 0.7;
    double after = 0.4;
    double missing = 0;       ///< share of cells nobody judged
    std::uint16_t copies = 1; ///< judgements of one cell, all alike
    double lasting = 0.5;     ///< share of cells decided by how hard the element is, the rest by chance
};

CutOffPanel sample(const Planted& planted, std::uint64_t seed) {
    SeedStream stream(mix(seed, 0));
    CutOffPanel panel;
    for (int year = 0; year < planted.years; ++year)
        panel.years.push_back(2010 + year);
    for (std::size_t element = 0; element < planted.elements; ++element) {
        const double hard = unitInterval(stream.next());
        for (const int year : panel.years) {
            const double chance = unitInterval(stream.next());
            const double level = year <= planted.lastKnown ? planted.before : planted.after;
            const bool right = (unitInterval(stream.next()) < planted.lasting ? hard : chance) < level;
            const bool there = unitInterval(stream.next()) >= planted.missing;
            panel.judged.push_back(there ? planted.copies : std::uint16_t{0});
            panel.correct.push_back(there && right ? planted.copies : std::uint16_t{0});
        }
    }
    return panel;
}

CutOffEstimate estimateOf(const CutOffPanel& panel) {
    const auto estimate = estimateCutOff(panel);
    EXPECT_TRUE(estimate);
    return estimate ? *estimate : CutOffEstimate{};
}

TEST(CutOff, WorkedExampleByHand) {
    // 10 elements in 4 years: 8, 8, 2, 2 right. Split after the second year: 16 of 20 and 4 of 20;
    // LLR = 2 (16 ln 0.8 + 4 ln 0.2) − 40 ln 0.5 = −20.0161 + 27.7259; three places, so the chance is at most
    // 3 P(Z > √15.4195) = 3 P(Z > 3.92678) = 1.2914e-4. A level per year is no better: all is explained.
    const CutOffEstimate estimate = estimateOf(curve(10, {8, 8, 2, 2}));
    EXPECT_EQ(estimate.outcome, CutOffOutcome::Found);
    EXPECT_EQ(estimate.lastKnown, 2011);
    EXPECT_EQ(estimate.firstAfter, 2012);
    EXPECT_DOUBLE_EQ(estimate.before, 80);
    EXPECT_DOUBLE_EQ(estimate.after, 20);
    EXPECT_NEAR(estimate.logLikelihoodRatio, 7.70979, 5e-6);
    EXPECT_NEAR(estimate.chance, 1.2914e-4, 5e-8);
    EXPECT_NEAR(estimate.explained, 1, 1e-12);
    EXPECT_FALSE(estimate.tied);
    EXPECT_EQ(estimate.judgedYears, 4);
    EXPECT_NEAR(estimate.designEffect, 1, 1e-12);
}

TEST(CutOff, NamesTheYearAfterWhichTheCurveDrops) {
    struct Case {
        std::vector<std::size_t> correct;
        int lastKnown;
    };
    for (const Case& example : {Case{{90, 10, 10, 10, 10}, 2010}, Case{{90, 90, 90, 90, 10}, 2013},
                                Case{{100, 100, 0, 0, 0}, 2011}, Case{{60, 70, 65, 72, 20, 15}, 2013},
                                Case{{30, 50, 70, 80, 80, 5, 5}, 2014}, Case{{80, 80, 80, 50, 20, 20, 20}, 2012}})
        EXPECT_EQ(estimateOf(curve(100, example.correct)).lastKnown, example.lastKnown) << example.lastKnown;
}

TEST(CutOff, SaysWhyThereIsNone) {
    struct Case {
        const char* label;
        CutOffPanel panel;
        CutOffOutcome outcome;
    };
    const Case cases[]{{"constant", curve(1000, {500, 500, 500, 500, 500}), CutOffOutcome::Flat},
                       {"all right", curve(1000, {1000, 1000, 1000}), CutOffOutcome::Flat},
                       {"all wrong", curve(1000, {0, 0, 0, 0}), CutOffOutcome::Flat},
                       {"within chance", curve(20, {12, 11, 12, 10, 11}), CutOffOutcome::Flat},
                       {"rising", curve(100, {10, 30, 50, 70, 90}), CutOffOutcome::Rising},
                       {"step up", curve(100, {10, 10, 10, 90, 90}), CutOffOutcome::Rising},
                       {"two years", curve(1000, {900, 100}), CutOffOutcome::TooFewYears},
                       {"one year", curve(1000, {900}), CutOffOutcome::TooFewYears},
                       {"no element", curve(0, {0, 0, 0, 0}), CutOffOutcome::TooFewYears},
                       {"no year", {}, CutOffOutcome::TooFewYears}};
    for (const Case& example : cases) {
        const CutOffEstimate estimate = estimateOf(example.panel);
        EXPECT_EQ(estimate.outcome, example.outcome) << example.label;
        EXPECT_EQ(estimate.lastKnown, 0) << example.label;
    }
}

TEST(CutOff, ADropAfterARiseIsStillFound) {
    const CutOffEstimate estimate = estimateOf(curve(100, {20, 20, 70, 70, 70, 10, 10}));
    EXPECT_EQ(estimate.outcome, CutOffOutcome::Found);
    EXPECT_EQ(estimate.lastKnown, 2014);
    EXPECT_LT(estimate.explained, 0.8);
}

TEST(CutOff, OfEquallyLikelyYearsTheEarliestIsTakenAndTheTieTold) {
    // 9, 5, 1 of 10 mirrors itself: 9 | 6 of 20 is as likely as 14 of 20 | 1.
    const CutOffEstimate estimate = estimateOf(curve(10, {9, 5, 1}));
    EXPECT_EQ(estimate.outcome, CutOffOutcome::Found);
    EXPECT_EQ(estimate.lastKnown, 2010);
    EXPECT_TRUE(estimate.tied);
}

TEST(CutOff, MissingYearsAreNotZeros) {
    CutOffPanel panel = curve(100, {80, 80, 80, 80, 80, 80});
    for (std::size_t element = 0; element < 100; ++element)
        for (const std::size_t year : {2U, 5U})
            panel.judged[element * 6 + year] = panel.correct[element * 6 + year] = 0;
    const CutOffEstimate estimate = estimateOf(panel);
    EXPECT_EQ(estimate.outcome, CutOffOutcome::Flat);
    EXPECT_EQ(estimate.judgedYears, 4);
}

TEST(CutOff, AGapAtTheDropIsToldByTheYearAfterIt) {
    CutOffPanel panel = curve(50, {40, 40, 0, 5, 5});
    for (std::size_t element = 0; element < 50; ++element)
        panel.judged[element * 5 + 2] = 0;
    const CutOffEstimate estimate = estimateOf(panel);
    EXPECT_EQ(estimate.lastKnown, 2011);
    EXPECT_EQ(estimate.firstAfter, 2013);
}

TEST(CutOff, MissingCellsWeighNothing) {
    CutOffPanel panel = curve(40, {30, 30, 30, 8, 8});
    const CutOffEstimate whole = estimateOf(panel);
    for (int unjudged = 0; unjudged < 200; ++unjudged) {
        panel.judged.insert(panel.judged.end(), 5, 0);
        panel.correct.insert(panel.correct.end(), 5, 0);
    }
    const CutOffEstimate padded = estimateOf(panel);
    EXPECT_EQ(padded.lastKnown, whole.lastKnown);
    EXPECT_EQ(padded.before, whole.before);
    EXPECT_EQ(padded.chance, whole.chance);
}

TEST(CutOff, JudgingACellThreeTimesAlikeAddsNoCertainty) {
    Planted planted;
    const CutOffEstimate once = estimateOf(sample(planted, 3));
    planted.copies = 3;
    const CutOffEstimate thrice = estimateOf(sample(planted, 3));
    EXPECT_NEAR(once.designEffect, 1, 1e-12);
    EXPECT_NEAR(thrice.designEffect, 3, 1e-12);
    EXPECT_NEAR(thrice.logLikelihoodRatio, 3 * once.logLikelihoodRatio, 1e-9);
    EXPECT_NEAR(thrice.chance, once.chance, 1e-12);
}

TEST(CutOff, ConstantCurvesRarelyGiveOne) {
    // The bound allows 5 of 100; 400 samples of each kind, 20 expected at most, standard deviation 4.4.
    for (const std::uint16_t copies : {std::uint16_t{1}, std::uint16_t{4}})
        for (const double level : {0.5, 0.1}) {
            int found = 0;
            for (std::uint64_t seed = 0; seed < 400; ++seed)
                found += estimateOf(sample({60, 8, 2014, level, level, 0.1, copies, 0}, seed)).outcome ==
                         CutOffOutcome::Found;
            EXPECT_LE(found, 33) << copies << ' ' << level;
        }
}

TEST(CutOffInterval, HoldsThePlantedYearInNinetyFiveOfAHundredSamples) {
    struct Case {
        Planted planted;
        int exact; ///< of 200, at least
    };
    for (const Case& example :
         {Case{{40, 8, 2014, 0.7, 0.3, 0.2, 1, 0.5}, 180}, Case{{60, 8, 2012, 0.7, 0.5, 0, 1, 0.5}, 150},
          Case{{40, 8, 2015, 0.8, 0.4, 0, 2, 0.5}, 180}}) {
        int found = 0;
        int exact = 0;
        int held = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const CutOffPanel panel = sample(example.planted, seed);
            const CutOffEstimate estimate = estimateOf(panel);
            if (estimate.outcome != CutOffOutcome::Found) continue;
            ++found;
            exact += estimate.lastKnown == example.planted.lastKnown;
            const auto interval = cutOffInterval95(panel, {200, seed}, {});
            ASSERT_TRUE(interval && interval->low);
            held += *interval->low <= example.planted.lastKnown && example.planted.lastKnown <= *interval->high;
        }
        EXPECT_GE(found, 180) << example.planted.lastKnown;
        EXPECT_GE(exact, example.exact) << example.planted.lastKnown;
        EXPECT_GE(held, found * 95 / 100) << example.planted.lastKnown;
    }
}

TEST(CutOffInterval, ACleanDropLeavesNoDoubt) {
    const auto interval = cutOffInterval95(curve(100, {95, 95, 95, 5, 5}), {500, 1}, {});
    ASSERT_TRUE(interval && interval->low);
    EXPECT_EQ(*interval->low, 2012);
    EXPECT_EQ(*interval->high, 2012);
    EXPECT_EQ(interval->draws, 500);
    EXPECT_EQ(interval->without, 0);
}

TEST(CutOffInterval, AnUnclearDropIsWideAndCountsTheDrawsWithout) {
    const Planted faint{60, 8, 2013, 0.6, 0.45, 0, 1, 0};
    const auto interval = cutOffInterval95(sample(faint, 2), {500, 1}, {});
    ASSERT_TRUE(interval && interval->low);
    EXPECT_LT(*interval->low, *interval->high);
    EXPECT_GT(interval->without, 0);
    EXPECT_LT(interval->without, 500);
}

TEST(CutOffInterval, WithoutAnyDropThereIsNone) {
    const auto interval = cutOffInterval95(curve(100, {50, 50, 50, 50}), {200, 1}, {});
    ASSERT_TRUE(interval);
    EXPECT_FALSE(interval->low);
    EXPECT_FALSE(interval->high);
    EXPECT_EQ(interval->without, 200);
}

TEST(CutOffInterval, OneElementGivesNone) {
    CutOffPanel panel{{2010, 2011, 2012}, {100, 100, 100}, {100, 100, 0}};
    EXPECT_EQ(estimateOf(panel).outcome, CutOffOutcome::Found);
    const auto interval = cutOffInterval95(panel, {100, 1}, {});
    ASSERT_TRUE(interval);
    EXPECT_FALSE(interval->low);
}

TEST(CutOffInterval, IsTheSameForTheSameSeedAndStopsOnRequest) {
    const CutOffPanel panel = sample({60, 8, 2013, 0.6, 0.45, 0, 1, 0}, 2);
    const auto first = cutOffInterval95(panel, {300, 5}, {});
    const auto second = cutOffInterval95(panel, {300, 5}, {});
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->low, second->low);
    EXPECT_EQ(first->without, second->without);
    std::stop_source source;
    source.request_stop();
    const auto stopped = cutOffInterval95(panel, {300, 5}, source.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

TEST(CutOff, RefusesCountsThatMakeNoSense) {
    const CutOffPanel bad[]{{{2011, 2010, 2012}, {1, 1, 1}, {1, 1, 1}},
                            {{2010, 2010, 2012}, {1, 1, 1}, {1, 1, 1}},
                            {{2010, 2011}, {1, 1, 1}, {1, 1, 1}},
                            {{2010, 2011}, {1, 1}, {1}},
                            {{}, {1}, {1}},
                            {{2010, 2011, 2012}, {1, 0, 1}, {1, 1, 0}}};
    for (const CutOffPanel& panel : bad) {
        const auto estimate = estimateCutOff(panel);
        ASSERT_FALSE(estimate);
        EXPECT_EQ(estimate.error().code, ErrorCode::InvalidArgument);
        const auto interval = cutOffInterval95(panel, {10, 1}, {});
        ASSERT_FALSE(interval);
        EXPECT_EQ(interval.error().code, ErrorCode::InvalidArgument);
    }
}

TEST(CutOff, FollowingTheSameElementsTakesAwayADropOfTheMix) {
    // 50 easy elements exist in all years but 2012 (which nobody asked), 50 hard ones only from 2013 on. Nothing was
    // forgotten, but the mix got harder.
    CutOffPanel panel{{2010, 2011, 2012, 2013, 2014}, {}, {}};
    for (std::uint16_t element = 0; element < 100; ++element) {
        const bool easy = element < 50;
        for (const int year : panel.years) {
            const std::uint16_t there = year != 2012 && (easy || year > 2012);
            panel.judged.push_back(there);
            panel.correct.push_back(easy ? there : std::uint16_t{0});
        }
    }
    EXPECT_EQ(estimateOf(panel).lastKnown, 2011);
    const CutOffPanel same = everyYearOnly(panel);
    EXPECT_EQ(same.elements(), 50U);
    EXPECT_EQ(estimateOf(same).outcome, CutOffOutcome::Flat);
}

TEST(CutOff, NamesAreStable) {
    EXPECT_EQ(name(CutOffOutcome::Found), "found");
    EXPECT_EQ(name(CutOffOutcome::TooFewYears), "too_few_years");
    EXPECT_EQ(name(CutOffOutcome::Flat), "flat");
    EXPECT_EQ(name(CutOffOutcome::Rising), "rising");
}
} // namespace
