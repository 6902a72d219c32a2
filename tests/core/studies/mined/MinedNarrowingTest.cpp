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
        reply = {ReplyScore::Kind::Scored, true, 1.0, {}};
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
