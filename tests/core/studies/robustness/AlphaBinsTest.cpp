// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AlphaBins.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <cmath>
#include <limits>

using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
TEST(AlphaBinsTest, ATransitionalDateIsDrawnAtTheNearerBound) {
    for (const auto& [alpha, plotted] : {std::pair{-0.499, -0.5}, {-0.9, -0.5}, {0.0, -0.5}, {1e-9, 0.5}, {0.9, 0.5}}) {
        EXPECT_EQ(plottedAlpha(alpha, DateClass::Transitional), plotted) << alpha;
        EXPECT_EQ(plottedAlpha(alpha, DateClass::Incorrect), alpha);
    }
}

TEST(AlphaBinsTest, APointIsTheNearestOfAHundred) {
    for (int point = 0; point < kAlphaPoints; ++point) {
        EXPECT_NEAR(pointCentre(point), -5 + 10.0 * point / 99, 1e-14);
        EXPECT_EQ(alphaPoint(pointCentre(point)), point);
        EXPECT_EQ(alphaPoint(pointRange(point).high - 1e-9), point);
        EXPECT_EQ(alphaPoint(pointRange(point).low + 1e-9), point);
    }
    EXPECT_EQ(alphaPoint(0), 49) << "of two equally near ones the lower";
    EXPECT_EQ(alphaPoint(-1e300), 0);
    EXPECT_EQ(alphaPoint(1e300), 99);
}

TEST(AlphaBinsTest, BarsAreClosedOnTheRightAndHalvesHaveTheirOwn) {
    const struct {
        double alpha;
        std::optional<int> bar;
    } cases[] = {{-5.0001, {}}, {-5, {}},   {-4.999, 0}, {-3, 0}, {-2.9, 1}, {-1, 1},    {-0.51, 2}, {-0.5, 3},
                 {-0.49, 4},    {-0.25, 4}, {-0.1, 5},   {0, 5},  {0.25, 6}, {0.3, 7},   {0.499, 7}, {0.5, 8},
                 {0.501, 9},    {1, 9},     {1.5, 10},   {3, 10}, {5, 11},   {5.001, {}}};
    for (const auto& c : cases) {
        EXPECT_EQ(alphaBar(c.alpha), c.bar) << c.alpha;
        if (!c.bar) continue;
        EXPECT_GE(c.alpha, barRange(*c.bar).low);
        EXPECT_LE(c.alpha, barRange(*c.bar).high);
    }
}

TEST(AlphaBinsVectors, DatesStandWhereTheAuthorsDrewThem) {
    const auto text = temporalVectors("alpha_bins.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (const auto& row : csvRows(*text)) {
        const bool crosses = row.at("class") == "Transitional";
        const double plotted =
            plottedAlpha(std::stod(row.at("alpha")), crosses ? DateClass::Transitional : DateClass::Correct);
        EXPECT_NEAR(plotted, std::stod(row.at("alpha_plotted")), 1e-12);
        const int point = alphaPoint(plotted);
        EXPECT_EQ(point, std::stoi(row.at("point_bin"))) << row.at("alpha");
        EXPECT_NEAR(pointCentre(point), std::stod(row.at("point_bin_centre")), 1e-12);
        const auto bar = alphaBar(plotted);
        const std::string& label = row.at("bar"); // "(-3.0, -1.0]", "0.5" or nothing
        ASSERT_EQ(bar.has_value(), !label.empty()) << row.at("alpha");
        if (!bar) continue;
        const auto comma = label.find(',');
        const bool isOwn = comma == std::string::npos;
        EXPECT_EQ(barRange(*bar).low, std::stod(isOwn ? label : label.substr(1)));
        EXPECT_EQ(barRange(*bar).high, std::stod(isOwn ? label : label.substr(comma + 1)));
    }
}
} // namespace
