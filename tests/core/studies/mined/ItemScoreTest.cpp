// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ItemScore.h"
#include "core/studies/mined/AnswerScore.h"
#include "tests/core/studies/mined/SharedRows.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

using namespace chronoscope;
using namespace chronoscope::mined;
using Kind = ReplyScore::Kind;
using nlohmann::json;

namespace {
/// '1' right, '0' wrong, 'e' empty, 'm' missing, '-' unasked.
ItemReplies replies(std::string_view signs) {
    ItemReplies all;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        all[i].kind = signs[i] == '-'   ? Kind::Unasked
                      : signs[i] == 'm' ? Kind::Missing
                      : signs[i] == 'e' ? Kind::Empty
                                        : Kind::Scored;
        all[i].cem = signs[i] == '1';
        all[i].f1 = all[i].cem ? 1 : 0;
    }
    return all;
}

TEST(ItemScore, IsTheMeanOverTheConfigurationsThatAnswered) {
    struct Case {
        const char* signs;
        std::optional<double> zero;
        std::optional<double> skip;
    };
    const std::vector<Case> cases{{"1011", 75, 75},   {"10e1", 50, 100.0 * 2 / 3},
                                  {"eeee", 0, 0},     {"1m11", {}, {}},
                                  {"1---", 100, 100}, {"----", {}, {}},
                                  {"em--", {}, {}},   {"e1--", 50, 100}};
    for (const Case& one : cases) {
        const auto zero = itemScore(replies(one.signs), EmptyRule::Zero);
        const auto skip = itemScore(replies(one.signs), EmptyRule::Skip);
        ASSERT_EQ(zero.has_value(), one.zero.has_value()) << one.signs;
        ASSERT_EQ(skip.has_value(), one.skip.has_value()) << one.signs;
        if (!zero) continue;
        EXPECT_NEAR(zero->cem, *one.zero, 1e-9) << one.signs;
        EXPECT_NEAR(skip->cem, *one.skip, 1e-9) << one.signs;
        EXPECT_EQ(zero->cem, zero->f1);
    }
}

TEST(ItemScore, AJudgeThatCouldNotBeReadLeavesTheItemUnjudged) {
    ItemReplies all = replies("10e1");
    EXPECT_FALSE(itemScore(all, EmptyRule::Zero)->judge);
    for (const std::size_t place : {0U, 1U, 3U})
        all[place].judge = 0.5;
    EXPECT_DOUBLE_EQ(*itemScore(all, EmptyRule::Zero)->judge, 37.5);
    EXPECT_DOUBLE_EQ(*itemScore(all, EmptyRule::Skip)->judge, 50);
    all[1].judge.reset();
    EXPECT_FALSE(itemScore(all, EmptyRule::Zero)->judge);
    ScoreMean mean;
    mean.add(itemScore(all, EmptyRule::Zero));
    EXPECT_TRUE(mean.cem());
    EXPECT_FALSE(mean.judge());
    all[1].judge = 0.5;
    mean.add(itemScore(all, EmptyRule::Skip));
    EXPECT_EQ(mean.judge(), 50) << "of the item that was judged: the other one is missing, not 0";
    EXPECT_EQ(mean.judged(), 1);
}

TEST(ScoreMean, MissingItemsAreInNoMean) {
    ScoreMean mean;
    EXPECT_FALSE(mean.cem() || mean.f1() || mean.judge() || mean.interval());
    for (const char* signs : {"1111", "0000", "1m11"})
        mean.add(itemScore(replies(signs), EmptyRule::Zero));
    EXPECT_EQ(mean.items(), 3);
    EXPECT_EQ(mean.missing(), 1);
    EXPECT_DOUBLE_EQ(*mean.cem(), 50);
}

TEST(ScoreMean, ItsIntervalIsThatOfItemsOrOfRepliesByHowTheyGoTogether) {
    const auto meanOf = [](std::initializer_list<std::pair<const char*, int>> items) {
        ScoreMean mean;
        for (const auto& [signs, times] : items)
            for (int i = 0; i < times; ++i)
                mean.add(itemScore(replies(signs), EmptyRule::Zero));
        return *mean.interval();
    };
    const auto all = meanOf({{"1111", 30}, {"0000", 70}}); // replies of an item are alike: as 100 trials
    EXPECT_NEAR(all.low, analysis::wilson95(30, 100).low, 0.2);
    EXPECT_NEAR(all.high, analysis::wilson95(30, 100).high, 0.2);
    const auto half = meanOf({{"1100", 50}, {"0011", 50}}); // items are alike: as 400
    EXPECT_NEAR(half.low, analysis::wilson95(200, 400).low, 1e-9);
    const auto none = meanOf({{"0000", 10}});
    EXPECT_EQ(none.low, 0);
    EXPECT_NEAR(none.high, analysis::wilson95(0, 10).high, 1e-9);
}

TEST(ScoreMean, ItsIntervalHoldsTheTruthAsOftenAsItSays) {
    std::mt19937 random(17);
    int held = 0;
    constexpr int kTrials = 2000;
    for (int trial = 0; trial < kTrials; ++trial) {
        ScoreMean mean;
        for (int i = 0; i < 60; ++i) { // half of the items known: nine in ten right; the others one in ten: 50 %
            const bool known = random() % 2 == 0;
            std::string signs;
            for (int j = 0; j < 4; ++j)
                signs += (random() % 10 < 9) == known ? '1' : '0';
            mean.add(itemScore(replies(signs), EmptyRule::Zero));
        }
        const auto interval = *mean.interval();
        held += interval.low <= 50 && 50 <= interval.high ? 1 : 0;
    }
    EXPECT_GT(held, kTrials * 93 / 100);
    EXPECT_LT(held, kTrials * 97 / 100);
}

TEST(TaskAverage, EveryTaskCountsTheSame) {
    std::vector<ScoreMean> tasks(2);
    for (int i = 0; i < 90; ++i)
        tasks[0].add(itemScore(replies("1111"), EmptyRule::Zero));
    tasks[1].add(itemScore(replies("0000"), EmptyRule::Zero));
    const TaskAverage average = averageOf(tasks);
    EXPECT_EQ(average.items, 91);
    EXPECT_DOUBLE_EQ(*average.cem, 50);
    EXPECT_LT(average.interval->low, 50);
    EXPECT_GT(average.interval->high, 50);
    tasks.emplace_back(); // a task of which nothing is known
    EXPECT_FALSE(averageOf(tasks).cem);
    EXPECT_FALSE(averageOf({}).cem);
}

TEST(TaskAverage, IsThePublishedAverageOfARow) {
    // A published row: the average is over the eleven tasks and not over the six dimensions.
    const std::vector<double> row{6.96, 9.25, 16.88, 7.66, 6.40, 53.99, 50.00, 1.57, 15.12, 6.17, 0.39};
    std::vector<ScoreMean> tasks(row.size());
    for (std::size_t i = 0; i < row.size(); ++i)
        tasks[i].add(ItemScore{row[i], row[i], {}});
    EXPECT_NEAR(*averageOf(tasks).cem, 15.85, 0.005);
}

constexpr std::array<const char*, kTasks> kVectorTasks{"time_agnostic",
                                                       "temporal_interval",
                                                       "timestamp",
                                                       "awareness_future",
                                                       "awareness_past",
                                                       "previous_unanswerable_date",
                                                       "future_unanswerable_date",
                                                       "understanding",
                                                       "ranking",
                                                       "calculation",
                                                       "robustness"};

ItemReplies repliesOf(const json& item) {
    ItemReplies all;
    const Golds golds({item.at("current_answer").get<std::string>()});
    for (const Configuration one : kAllConfigurations) {
        ReplyScore& reply = all[static_cast<std::size_t>(one)];
        reply.kind = Kind::Empty;
        const auto at = item.find(std::string(fileKey(one)) + "_prediction");
        if (at == item.end() || !at->is_string() || isEmptyReply(at->get<std::string>())) continue;
        const AnswerScore score = golds.score(at->get<std::string>());
        reply = {.kind = Kind::Scored, .cem = score.cem, .f1 = score.f1, .judge = {}};
    }
    return all;
}

TEST(ItemScore, EqualsThePublishedScorerOnItemsTasksDimensionsAndAverage) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    std::array<ScoreMean, kTasks> zero, skip;
    std::map<std::pair<std::string, std::string>, ScoreMean> types;
    const auto rows = test::sharedRows("aggregate_items.jsonl");
    ASSERT_EQ(rows.size(), 37U);
    for (const json& row : rows) {
        const auto all = repliesOf(row.at("item"));
        const auto skipped = itemScore(all, EmptyRule::Skip);
        const auto counted = itemScore(all, EmptyRule::Zero);
        EXPECT_NEAR(skipped->cem, row.at("cem").get<double>(), 1e-9) << row;
        EXPECT_NEAR(skipped->f1, row.at("f1").get<double>(), 1e-9) << row;
        EXPECT_NEAR(counted->cem, row.at("cem_empty0").get<double>(), 1e-9) << row;
        EXPECT_NEAR(counted->f1, row.at("f1_empty0").get<double>(), 1e-9) << row;
        const auto task = static_cast<std::size_t>(std::find(kVectorTasks.begin(), kVectorTasks.end(), row.at("task")) -
                                                   kVectorTasks.begin());
        ASSERT_LT(task, kTasks);
        skip[task].add(skipped);
        zero[task].add(counted);
        types[{row.at("task"), row.at("item").value("type", "unknown")}].add(skipped);
    }
    const json summary = json::parse(test::readFile(*test::sharedFolder() + "/reference/mined/aggregate_summary.json"));
    const auto near = [](const std::optional<double>& own, const json& theirs) {
        EXPECT_NEAR(own.value_or(-1), theirs.get<double>(), 1e-9);
    };
    std::array<std::vector<ScoreMean>, kDimensions> dimensions;
    for (std::size_t i = 0; i < kTasks; ++i) {
        const json& task = summary.at("tasks").at(kVectorTasks[i]);
        near(skip[i].cem(), task.at("cem"));
        near(skip[i].f1(), task.at("f1"));
        near(zero[i].cem(), task.at("cem_empty0"));
        near(zero[i].f1(), task.at("f1_empty0"));
        for (const auto& [type, figures] : task.at("types").items()) {
            const ScoreMean& own = types[{kVectorTasks[i], type}];
            EXPECT_EQ(own.items(), figures.at("n"));
            near(own.cem(), figures.at("cem"));
            near(own.f1(), figures.at("f1"));
        }
        dimensions[static_cast<std::size_t>(dimensionOf(kAllTasks[i]))].push_back(zero[i]);
    }
    near(averageOf(skip).cem, summary.at("avg11_cem"));
    near(averageOf(skip).f1, summary.at("avg11_f1"));
    near(averageOf(zero).cem, summary.at("avg11_cem_empty0"));
    near(averageOf(zero).f1, summary.at("avg11_f1_empty0"));
    for (std::size_t i = 0; i < kDimensions; ++i)
        near(averageOf(dimensions[i]).cem,
             summary.at("dimensions_cem_empty0").at(std::string(name(static_cast<Dimension>(i)))));
}
} // namespace
