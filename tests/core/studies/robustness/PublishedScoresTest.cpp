// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/PublishedScores.h"
#include "core/studies/robustness/StressTables.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
exchange::Published shippedScores() {
    return must(exchange::Published::parse(readFile(source("resources/published/temporal_robustness.json"))));
}

TEST(PublishedScoresTest, ThePaperContradictsItselfAndBothNumbersAreShown) {
    analysis::Table table = robustnessTable({}, {}, {});
    const auto notes = addPublishedRows(table, shippedScores());
    ASSERT_EQ(table.rows.size(), 5U);
    EXPECT_EQ(notes.size(), table.rows.size());
    const auto cell = [&](std::size_t row, const std::string& column) {
        const auto at = std::find(table.columns.begin(), table.columns.end(), column) - table.columns.begin();
        return table.rows.at(row).at(static_cast<std::size_t>(at));
    };
    EXPECT_EQ(cell(0, "win_rate"), "90");
    EXPECT_EQ(cell(0, "robustness"), "");
    EXPECT_EQ(cell(1, "run"), "published (introduction)");
    EXPECT_EQ(cell(1, "model"), "Llama-3.1-70B");
    EXPECT_EQ(cell(1, "precision"), "global");
    EXPECT_EQ(cell(1, "robustness"), "26");
    EXPECT_EQ(cell(2, "robustness"), "23");
    EXPECT_NE(notes[2].find("the introduction of the same paper says 26"), std::string::npos);
    EXPECT_EQ(cell(3, "robustness"), "37");
    EXPECT_EQ(cell(4, "robustness"), "11") << "of the newest version";
    EXPECT_EQ(cell(4, "facts"), "");
}

TEST(PublishedScoresTest, OnlyWhatIsTheSameStandsBesideOnesOwn) {
    analysis::Table variance = varianceTable({}, {}, {});
    addPublishedRows(variance, shippedScores());
    ASSERT_EQ(variance.rows.size(), 1U);
    EXPECT_EQ(variance.rows[0].back(), "1");
    analysis::Table transfer = transferTable({}, {}, false, {});
    EXPECT_TRUE(addPublishedRows(transfer, shippedScores()).empty());
    EXPECT_TRUE(transfer.rows.empty());
}
} // namespace
