// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ReplyStore.h"

#include "core/store/ReplySearch.h"
#include "core/store/RunRemoval.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace chronoscope;
using namespace chronoscope::test;
using store::ReplyRow;

namespace {
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinite = std::numeric_limits<double>::infinity();

class ReplyStoreTest : public testing::Test {
protected:
    static constexpr std::int64_t kRun = 1;
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);

    void SetUp() override { makeBareRuns(workspace, kRun); }
    void insert(const std::vector<ReplyRow>& rows) {
        must(workspace->write([&](store::Database& database) {
            return store::guarded([&] {
                store::ReplyInserter inserter(database.sql(), kRun, known);
                for (const ReplyRow& row : rows)
                    inserter.insert(row);
            });
        }));
    }
    std::vector<ReplyRow> stored() const {
        auto reader = must(workspace->reader());
        std::vector<ReplyRow> rows;
        must(store::readReplies(reader, kRun, 0, 100, [&](const ReplyRow& row) {
            rows.push_back(row);
            return true;
        }));
        return rows;
    }
    std::vector<backend::TokenLogProb> tokens(std::int64_t index) const {
        auto reader = must(workspace->reader());
        return must(store::readTokens(reader, kRun, index));
    }
    void change(const std::string& sql) const {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    }
    std::int64_t count(const std::string& table) const {
        return must(workspace->reader()).sql().execAndGet("SELECT count(*) FROM " + table).getInt64();
    }

private:
    store::KnownTexts known;
};

ReplyRow measured(std::int64_t index, std::optional<double> value) {
    ReplyRow row;
    row.index = index;
    row.value = value;
    return row;
}

TEST_F(ReplyStoreTest, AValueComesBackAsItWasAndWhatIsNoNumberIsNone) {
    const std::vector<std::optional<double>> values{-12.25, 0.0,       1e-300,     -1e300,
                                                    kNone,  kInfinite, -kInfinite, std::nullopt};
    std::vector<ReplyRow> rows;
    for (std::size_t i = 0; i < values.size(); ++i)
        rows.push_back(measured(static_cast<std::int64_t>(i), values[i]));
    insert(rows);
    const auto read = stored();
    ASSERT_EQ(read.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        EXPECT_EQ(read[i].value, values[i] && std::isfinite(*values[i]) ? values[i] : std::nullopt) << i;
    EXPECT_EQ(must(workspace->reader()).sql().execAndGet("SELECT sum(value IS NULL) FROM reply").getInt(), 4);
}

TEST_F(ReplyStoreTest, TokensComeBackAsTheyWereAndOnlyWhereTheyWereGiven) {
    ReplyRow row = measured(3, -1.5);
    row.tokens = {{" Quorl", -1.0 / 3, {{" Quorl", -1.0 / 3}, {"\"é\n", -4.5}}}, {std::string("\0", 1), 0, {}}};
    insert({measured(2, std::nullopt), row});
    EXPECT_EQ(count("reply_tokens"), 1);
    EXPECT_TRUE(tokens(2).empty());
    const auto read = tokens(3);
    ASSERT_EQ(read.size(), row.tokens.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        EXPECT_EQ(read[i].token, row.tokens[i].token);
        EXPECT_EQ(read[i].logProb, row.tokens[i].logProb);
        EXPECT_EQ(read[i].top, row.tokens[i].top);
    }
}

TEST_F(ReplyStoreTest, ALogProbabilityThatIsNoNumberIsNeverReadAsOne) {
    ReplyRow row = measured(0, std::nullopt);
    row.tokens = {{"a", kNone, {}}, {"b", -kInfinite, {{"c", -kInfinite}}}, {"d", -2, {}}};
    insert({row});
    const auto read = tokens(0);
    ASSERT_EQ(read.size(), 3U);
    EXPECT_TRUE(std::isnan(read[0].logProb));
    EXPECT_TRUE(std::isnan(read[1].logProb));
    EXPECT_TRUE(std::isnan(read[1].top.at(0).second));
    EXPECT_EQ(read[2].logProb, -2);
}

TEST_F(ReplyStoreTest, DamagedValuesAndTokensAreReported) {
    ReplyRow row = measured(0, -1);
    row.tokens = {{"a", -1, {}}};
    insert({row});
    for (const char* value : {"'x'", "9e999", "-9e999", "x'00'"}) {
        change(std::string("UPDATE reply SET value = ") + value);
        auto reader = must(workspace->reader());
        const Status read = store::readReplies(reader, kRun, 0, 1, [](const ReplyRow&) { return true; });
        ASSERT_FALSE(read) << value;
        EXPECT_EQ(read.error().code, ErrorCode::Corrupt) << value;
    }
    for (const char* tokens :
         {"", "{", "[[\"a\"]]", "[[\"a\",\"-1\",[]]]", "[[1,-1,[]]]", "[[\"a\",-1,[[]]]]", "{\"a\":1}"}) {
        change(std::string("UPDATE reply_tokens SET tokens = '") + tokens + "'");
        auto reader = must(workspace->reader());
        const auto read = store::readTokens(reader, kRun, 0);
        ASSERT_FALSE(read) << tokens;
        EXPECT_EQ(read.error().code, ErrorCode::Corrupt) << tokens;
    }
}

TEST_F(ReplyStoreTest, TokensGoWithTheirRun) {
    ReplyRow row = measured(0, -1);
    row.tokens = {{"a", -1, {}}};
    insert({row});
    must(workspace->write([](store::Database& database) { return store::removeRun(database, kRun); }));
    EXPECT_EQ(count("reply_tokens"), 0);
}

TEST_F(ReplyStoreTest, TheNewestAreThoseWithTheGreatestNumbers) {
    const auto newest = [&](int count) {
        auto reader = must(workspace->reader());
        std::vector<std::int64_t> indices;
        for (const ReplyRow& row : must(store::newestReplies(reader, kRun, count)))
            indices.push_back(row.index);
        return indices;
    };
    EXPECT_TRUE(newest(3).empty());
    insert({measured(0, -1), measured(4, -1), measured(5, -1), measured(900, -1)});
    EXPECT_EQ(newest(3), (std::vector<std::int64_t>{900, 5, 4}));
    EXPECT_EQ(newest(9), (std::vector<std::int64_t>{900, 5, 4, 0}));
}
} // namespace
