// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedNarrowing.h"

#include <gtest/gtest.h>

namespace chronoscope::mined {
namespace {
ScoredUnit unit(std::int64_t item, Task task, const std::string& type, bool withContext = false) {
    ScoredUnit unit;
    unit.item = item;
    unit.task = task;
    unit.type = type;
    unit.withContext = withContext;
    for (ReplyScore& reply : unit.replies)
        reply = {.kind = ReplyScore::Kind::Scored, .cem = true, .f1 = 1, .judge = {}};
    return unit;
}

const RunScores kScores{"run",
                        "model",
                        {unit(1, Task::TA, "country"), unit(2, Task::TA, "sport"), unit(3, Task::FMC, "sport", true),
                         unit(3, Task::FMC, "sport", false), unit(4, Task::RK, "country")},
                        {},
                        0};

/// Items that the filter keeps, with "+" behind those with their context.
std::string kept(const MinedFilter& filter) {
    std::string text;
    for (const ScoredUnit& one : narrowed(kScores, filter).units)
        text += (text.empty() ? "" : " ") + std::to_string(one.item) + (one.withContext ? "+" : "");
    return text;
}

TEST(MinedNarrowing, FacetsAndConditionsChooseQuestions) {
    const std::pair<study::Narrowing, const char*> cases[]{{{}, "1 2 3+ 3 4"},
                                                           {{{"task", {"TA"}}}, "1 2"},
                                                           {{{"task", {"TA", "RK"}}}, "1 2 4"},
                                                           {{{"type", {"sport"}}}, "2 3+ 3"},
                                                           {{{"type", {"sport"}}, {"task", {"TA"}}}, "2"},
                                                           {{{"context", {"with"}}}, "3+"},
                                                           {{{"context", {"without"}}}, "1 2 3 4"},
                                                           {{{"dimension", {"reasoning"}}}, "4"},
                                                           {{{"type", {"nothing"}}}, ""}};
    for (const auto& [narrowing, items] : cases)
        EXPECT_EQ(kept({narrowing}), items) << study::toJson(narrowing);
}

TEST(MinedNarrowing, ConfigurationsThatAreNotTakenAreAsIfUnasked) {
    MinedFilter filter;
    filter.configurations = {Configuration::QI};
    for (const ScoredUnit& one : narrowed(kScores, filter).units)
        for (const Configuration way : kAllConfigurations)
            EXPECT_EQ(one.replies[static_cast<std::size_t>(way)].kind,
                      way == Configuration::QI ? ReplyScore::Kind::Scored : ReplyScore::Kind::Unasked);
    RunScores other = kScores;
    for (ScoredUnit& one : other.units)
        one.replies[static_cast<std::size_t>(Configuration::QI)] = {};
    EXPECT_TRUE(narrowed(other, filter).units.empty()) << "the run does not ask so: nothing is missing";
}

TEST(MinedNarrowing, TheJudgesAgreementIsOverTheRepliesThatAreTaken) {
    RunScores judged = kScores;
    judged.judge.emplace();
    for (ScoredUnit& one : judged.units) {
        one.replies[0].judge = one.type == "sport" ? 0.0 : 1.0; // containment says right throughout
        one.replies[1].unparsable = true;
        judged.judge->add(one.replies[0].judge, true);
        judged.judge->add(std::nullopt, true);
    }
    const JudgeAgreement all = *narrowed(judged, {}).judge;
    EXPECT_EQ(std::tuple(all.replies, all.bothRight, all.onlyCem, all.unparsable), std::tuple(5, 2, 3, 5));
    EXPECT_EQ(all.sumWhereRight, judged.judge->sumWhereRight);
    const JudgeAgreement sport = *narrowed(judged, {{{"type", {"sport"}}}}).judge;
    EXPECT_EQ(std::tuple(sport.replies, sport.bothRight, sport.onlyCem, sport.unparsable), std::tuple(3, 0, 3, 3));
    MinedFilter others;
    others.configurations = {Configuration::GI};
    EXPECT_EQ(narrowed(judged, others).judge->replies, 0);
    EXPECT_FALSE(narrowed(kScores, {}).judge);
}

TEST(MinedNarrowing, WhatPeopleSayStaysWithItsQuestion) {
    PeopleVerdicts people{true, false, std::nullopt, true, false};
    const RunScores taken = narrowed(kScores, {{{"type", {"sport"}}}}, &people);
    ASSERT_EQ(taken.units.size(), 3U);
    EXPECT_EQ(people, (PeopleVerdicts{false, std::nullopt, true}));
}

TEST(MinedNarrowing, ItemsAreTakenByWhatTheyThemselvesAre) {
    const std::tuple<study::Narrowing, bool, bool> cases[]{
        {{}, true, false},
        {{{"task", {"TA"}}}, true, false},
        {{{"task", {"RK"}}}, false, false},
        {{{"dimension", {"cognition"}}, {"type", {"sport"}}}, true, false},
        {{{"type", {"country"}}}, false, false},
        {{{"subject", {"MESS"}}}, true, false},
        {{{"subject", {"Ronaldo"}}}, false, false},
        {{{"run", {"7"}}, {"label", {"outdated"}}}, true, true}};
    for (const auto& [narrowing, takes, leavesOut] : cases) {
        const ItemFilter filter(narrowing);
        EXPECT_EQ(filter.takes(Task::TA, "sport", "Lionel Messi"), takes) << study::toJson(narrowing);
        EXPECT_EQ(filter.leavesOut(), leavesOut) << study::toJson(narrowing);
    }
}

TEST(MinedNarrowing, ChosenItemsAreOfTheirCondition) {
    auto items = std::make_shared<std::array<std::vector<bool>, 2>>();
    (*items)[0] = {false, true};               // item 1
    (*items)[1] = {false, false, false, true}; // item 3 with its context
    MinedFilter filter;
    filter.items = items;
    EXPECT_EQ(kept(filter), "1 3+");
}
} // namespace
} // namespace chronoscope::mined
