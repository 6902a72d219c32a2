// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Rating.h"

#include "core/studies/mined/RatingExchange.h"
#include "core/studies/mined/RatingStore.h"
#include "core/studies/mined/RatingTables.h"
#include "tests/core/studies/mined/MinedBench.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace chronoscope::mined {
namespace {
using test::must;

Rating ratingOf(const ContentId& item, const std::string& annotator, double textual, double visual, double seconds = 10,
                const std::string& changed = "2026-01-31T12:00:00Z") {
    return {item, annotator, {{"textual", textual}, {"visual", visual}}, {}, seconds, changed};
}

TEST(Rating, WhatIsAskedDependsOnTheTask) {
    EXPECT_EQ(ratedQualities(Task::TA)[0].key, "textual");
    EXPECT_TRUE(ratedQualities(Task::PMC)[1].hasText);
    Rating rating = ratingOf({}, "ann", 9.5, 10);
    EXPECT_TRUE(rating.isWhole(Task::TA));
    EXPECT_FALSE(rating.isWhole(Task::FMC));
    rating.scores = {{"writing_1", 9}, {"writing_2", 8}};
    rating.texts = {{"writing_1", "In 1999, A was …"}};
    EXPECT_FALSE(rating.isWhole(Task::FMC)) << "the second text is not written";
    rating.texts["writing_2"] = "A was … in 1999.";
    EXPECT_TRUE(rating.isWhole(Task::FMC));
}

TEST(Rating, WhatIsNoRatingIsNotTaken) {
    const Rating good = ratingOf({}, "ann", 0, 10);
    EXPECT_FALSE(good.problem());
    const auto problem = [&](auto change) {
        Rating rating = good;
        change(rating);
        return rating.problem().has_value();
    };
    EXPECT_TRUE(problem([](Rating& rating) { rating.annotator = ""; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.scores["textual"] = 10.5; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.scores["textual"] = -0.5; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.scores["textual"] = std::nan(""); }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.scores["beauty"] = 1; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.texts["writing_1"] = "\xFF"; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.texts["writing_1"] = std::string(20'001, 'x'); }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.seconds = -1; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.changed = "yesterday"; }));
    EXPECT_TRUE(problem([](Rating& rating) { rating.scores.clear(); }));
}

TEST(ScoreAgreement, IsKrippendorffsAlphaOfNumbers) {
    // Two raters, ten units: by hand Do = 2 * 4 / 20 = 0.4, De from the 20 values.
    const std::vector<std::vector<double>> units{{1, 1}, {2, 2}, {3, 3}, {3, 3}, {2, 2}, {1, 2},
                                                 {4, 4}, {1, 1}, {2, 3}, {5, 3}, {7}};
    const ScoreAgreement agreement = scoreAgreement(units);
    EXPECT_EQ(agreement.units, 10) << "one was rated by one person";
    EXPECT_EQ(agreement.values, 20);
    double all = 0, within = 0;
    std::vector<double> values;
    for (std::size_t i = 0; i < 10; ++i) {
        within += 2 * (units[i][0] - units[i][1]) * (units[i][0] - units[i][1]);
        values.insert(values.end(), units[i].begin(), units[i].end());
    }
    for (const double a : values)
        for (const double b : values)
            all += (a - b) * (a - b);
    EXPECT_NEAR(agreement.alpha.value(), 1 - (within / 20) / (all / (20 * 19)), 1e-12);
    EXPECT_NEAR(agreement.difference.value(), 0.4, 1e-12);
    EXPECT_EQ(scoreAgreement(std::vector<std::vector<double>>{{1, 1}, {2, 2}}).alpha, 1);
    EXPECT_EQ(scoreAgreement(std::vector<std::vector<double>>{{9.1, 9.1}, {9.1, 9.1}}).alpha, std::nullopt)
        << "no differing values to agree on";
    EXPECT_EQ(scoreAgreement(std::vector<std::vector<double>>{{1}}).alpha, std::nullopt);
}

TEST(RatingTables, CountMeanAndSpreadByAnnotatorAndTogether) {
    ContentId other{};
    other[0] = 1;
    const std::vector<Rating> ratings{ratingOf({}, "ann", 8, 6, 10), ratingOf({}, "bob", 10, 6, 30),
                                      ratingOf(other, "ann", 6, 7, 20)};
    const auto table = ratingTable(ratings);
    EXPECT_EQ(table.columns, (std::vector<std::string>{"annotator", "quality", "items", "mean", "sd", "mean_seconds"}));
    ASSERT_EQ(table.rows.size(), 6U);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"all", "textual", "3", "8.0000", "2.0000", "20.0000"}));
    EXPECT_EQ(table.rows[2], (std::vector<std::string>{"ann", "textual", "2", "7.0000", "1.4142", "15.0000"}));
    EXPECT_EQ(table.rows[4], (std::vector<std::string>{"bob", "textual", "1", "10.0000", "", "30.0000"}));
    EXPECT_EQ(ratingAgreementTable(ratings).rows[0],
              (std::vector<std::string>{"textual", "1", "2", "0.0000", "2.0000"}));
    EXPECT_TRUE(ratingTable({}).rows.empty());
}

class Ratings : public test::MinedBench {
protected:
    ContentId itemId(std::size_t place) const {
        auto reader = must(workspace->reader());
        return must(MinedStore(reader).metas()).at(place).id;
    }
    std::vector<Rating> stored() const {
        auto reader = must(workspace->reader());
        return must(RatingStore(reader).all());
    }
    void put(const Rating& rating) const {
        const auto done = workspace->write([&](store::Database& database) -> Result<bool> {
            const Status status = RatingStore(database).put(rating);
            return status ? Result<bool>(true) : Result<bool>(status.error());
        });
        EXPECT_TRUE(done) << done.error().text();
    }
    std::string lines() const {
        auto reader = must(workspace->reader());
        return must(ratingLines(reader, stored()));
    }
};

TEST_F(Ratings, AreReadBackFromAFileAsTheyWere) {
    put(ratingOf(itemId(0), "ann", 9.5, 0.1));
    Rating written{itemId(2), "bob \u00e9",          {{"writing_1", 9}}, {{"writing_1", "a \"text\"\n"}},
                   2.5,       "2026-01-31T12:00:00Z"};
    put(written);
    const auto before = stored();
    ASSERT_EQ(before.size(), 2U);
    const std::string file = lines();
    EXPECT_EQ(must(importRatings(*workspace, file)).already, 2U);
    for (const Rating& rating : before)
        ASSERT_TRUE(must(workspace->write([&](store::Database& database) -> Result<bool> {
            return RatingStore(database).remove(rating.item, rating.annotator).ok();
        })));
    EXPECT_TRUE(stored().empty());
    EXPECT_EQ(must(importRatings(*workspace, file)).added, 2U);
    EXPECT_EQ(stored(), before);
}

TEST_F(Ratings, TheNewerOneOfAnAnnotatorCounts) {
    put(ratingOf(itemId(0), "ann", 5, 5));
    const std::string old = lines();
    put(ratingOf(itemId(0), "ann", 6, 6, 20, "2026-02-01T12:00:00Z"));
    const std::string fresh = lines();
    EXPECT_EQ(must(importRatings(*workspace, old)).already, 1U);
    EXPECT_EQ(stored().front().scores.at("textual"), 6);
    put(ratingOf(itemId(0), "ann", 1, 1));
    EXPECT_EQ(must(importRatings(*workspace, fresh)).added, 1U);
    EXPECT_EQ(stored().front().scores.at("textual"), 6);
}

TEST_F(Ratings, ABadLineIsToldAndTheRestKept) {
    put(ratingOf(itemId(0), "ann", 5, 5));
    std::string file = lines();
    const std::string good = file;
    std::string strange = good, tooMuch = good;
    strange.replace(strange.find("element_id\":\"") + 13, 32, std::string(32, '0'));
    tooMuch.replace(tooMuch.find("5.0"), 3, "11");
    file += "nonsense\n\n" + strange + tooMuch + "{\"element_id\": 3}\n";
    const RatingImport report = must(importRatings(*workspace, file));
    EXPECT_EQ(report.already, 1U);
    ASSERT_EQ(report.leftOut.size(), 4U);
    EXPECT_EQ(report.leftOut[0].line, 2U);
    EXPECT_EQ(report.leftOut[1].line, 4U);
    EXPECT_EQ(report.leftOut[1].reason, "no item of the workspace");
}
} // namespace
} // namespace chronoscope::mined
