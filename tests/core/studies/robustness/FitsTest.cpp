// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Fits.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace chronoscope::robustness;

namespace {
TEST(PolynomialFitTest, FindsTheCurveThatThePointsAreOn) {
    std::vector<Point> points;
    for (int i = 0; i <= 40; ++i) {
        const double x = 1e6 + i * 3e4; // as visits are: far from 0 and of millions
        points.push_back({x, 0.2 + 3e-7 * x - 5e-14 * x * x});
    }
    const auto fit = polynomialFit(points, 2);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->at(0), 0.2, 1e-9);
    EXPECT_NEAR(fit->at(1) / 3e-7, 1, 1e-8);
    EXPECT_NEAR(fit->at(2) / -5e-14, 1, 1e-8);
    EXPECT_NEAR(polynomialAt(*fit, 1.5e6), 0.2 + 0.45 - 0.1125, 1e-9);
}

TEST(PolynomialFitTest, LeavesTheLeastSquares) {
    const std::vector<Point> points{{0, 0}, {1, 1}, {2, 1}, {3, 2}};
    const auto line = polynomialFit(points, 1);
    EXPECT_NEAR(line->at(0), 0.1, 1e-12);
    EXPECT_NEAR(line->at(1), 0.6, 1e-12);
}

TEST(PolynomialFitTest, NeedsAsManyPlacesAsCoefficients) {
    const std::vector<Point> two{{1, 0}, {1, 1}, {2, 1}};
    EXPECT_TRUE(polynomialFit(two, 1));
    EXPECT_FALSE(polynomialFit(two, 2));
    EXPECT_FALSE(polynomialFit({}, 1));
    const std::vector<Point> endless{{1, 0}, {INFINITY, 1}};
    EXPECT_FALSE(polynomialFit(endless, 1));
}

TEST(PopularityCurveTest, AFactIsShownAtTheNearestCentre) {
    PopularityCurve curve;
    for (const double visits : {0.0, 50'000.0, 50'001.0, 149'999.0, 1.2e6, 9e9})
        curve.add(visits, visits > 60'000);
    curve.add(std::nullopt, true);
    curve.add(std::nan(""), true);
    const auto bins = curve.bins();
    EXPECT_EQ(bins[0].facts, 2) << "halfway belongs to the lower one";
    EXPECT_EQ(bins[0].robust, 0);
    EXPECT_EQ(bins[1].facts, 2);
    EXPECT_EQ(bins[1].robust, 1);
    EXPECT_EQ(bins[12].facts, 2) << "the last one has no upper end";
    EXPECT_EQ(bins[12].centre, 1.2e6);
    EXPECT_EQ(bins[12].centre, PopularityCurve::kLastCentre);
    EXPECT_EQ(curve.facts(), 6);
    EXPECT_EQ(curve.unknown(), 2);
}

TEST(PopularityCurveTest, TheQuadraticGoesThroughTheFacts) {
    PopularityCurve curve;
    for (const double visits : {0.0, 0.0, 1e6, 1e6, 2e6, 2e6})
        curve.add(visits, visits > 0);
    curve.add(0.0, true);
    curve.add(0.0, true); // half of those at 0
    const auto fit = curve.quadratic();
    ASSERT_TRUE(fit);
    EXPECT_NEAR(polynomialAt(*fit, 0), 0.5, 1e-12);
    EXPECT_NEAR(polynomialAt(*fit, 1e6), 1, 1e-12);
    EXPECT_NEAR(polynomialAt(*fit, 2e6), 1, 1e-12);
}

TEST(SizeFitTest, TellsHowManyParametersAllWouldTake) {
    const std::vector<Point> points{{1e9, 0.1}, {1e10, 0.2}, {1e11, 0.3}};
    const auto fit = sizeFit(points);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->slope, 0.1, 1e-12);
    EXPECT_NEAR(std::log10(fit->parametersForAll.value()), 18, 1e-9);
    const std::vector<Point> falling{{1e9, 0.2}, {1e10, 0.1}};
    EXPECT_FALSE(sizeFit(falling)->parametersForAll) << "a falling line never gets there";
    const std::vector<Point> flat{{1e9, 0.2}, {1e10, 0.2 + 1e-9}};
    EXPECT_FALSE(sizeFit(flat)->parametersForAll) << "no number is that large";
    const std::vector<Point> one{{1e9, 0.2}, {1e9, 0.3}};
    EXPECT_FALSE(sizeFit(one));
}

TEST(ModelSizeTest, FamiliesAreToldByTheNames) {
    const std::pair<const char*, const char*> cases[] = {{"Llama-3.1-70B-Instruct", "Llama-3.1"},
                                                         {"gemma-2-27b-it", "gemma-2"},
                                                         {"gemma2:9b", "gemma2"},
                                                         {"meta/Mixtral-8x7B-v0.1", "meta/Mixtral"},
                                                         {"Qwen2.5-0.5B", "Qwen2.5"},
                                                         {"opt_350m", "opt"},
                                                         {"gpt-4o-mini", "gpt-4o-mini"},
                                                         {"70B", "70B"},
                                                         {"", ""}};
    for (const auto& [model, family] : cases)
        EXPECT_EQ(familyOf(model), family) << model;
}
} // namespace
