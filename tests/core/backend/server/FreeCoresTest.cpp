// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "core/backend/server/FreeCores.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

using namespace chronoscope::backend;

namespace {
TEST(FreeCores, AreThoseThatNobodyWorksOn) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN(),
                     kEndless = std::numeric_limits<double>::infinity();
    const struct {
        int cores;
        double load;
        int free;
    } cases[]{{2, 0, 2},   {2, 0.4, 2},  {2, 0.6, 1},   {2, 2, 1},        {2, 7.5, 1},
              {8, 3.2, 5}, {8, 3.6, 4},  {1, 0, 1},     {1, 9, 1},        {0, 0, 1},
              {-1, 2, 1},  {16, -1, 16}, {4, kNone, 4}, {4, kEndless, 1}, {64, 1e9, 1}};
    for (const auto& [cores, load, free] : cases)
        EXPECT_EQ(freeCores(cores, load), free) << cores << " cores, load " << load;
}

TEST(FreeCores, AreAtLeastOneHereToo) { EXPECT_GE(freeCores(), 1); }
} // namespace
