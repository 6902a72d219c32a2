// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/ModelSizeStore.h"
#include "tests/core/studies/robustness/StressRuns.h"

#include <gtest/gtest.h>

#include <vector>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
TEST(ModelSizeStoreTest, ASizeIsReplacedAndForgottenByItsModel) {
    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
    const auto write = [&](auto work) {
        return must(workspace->write([&](store::Database& database) -> Result<std::map<std::string, ModelSize>> {
            ModelSizeStore sizes(database);
            const Status done = work(sizes);
            if (!done) return done.error();
            return sizes.all();
        }));
    };
    const std::vector<ModelSize> both{{"small", "family", 1e9}, {"large", "family", 7e10}};
    EXPECT_EQ(write([&](ModelSizeStore& sizes) { return sizes.set(both); }).size(), 2U);
    const std::vector<ModelSize> other{{"small", "another", 2e9}};
    const auto replaced = write([&](ModelSizeStore& sizes) { return sizes.set(other); });
    EXPECT_EQ(replaced.at("small").parameters, 2e9);
    EXPECT_EQ(replaced.at("small").family, "another");
    const auto left = write([](ModelSizeStore& sizes) { return sizes.forget("small"); });
    EXPECT_EQ(left.size(), 1U);
    EXPECT_TRUE(left.contains("large"));
    EXPECT_EQ(write([](ModelSizeStore& sizes) { return sizes.forget("none"); }).size(), 1U);
}
} // namespace
