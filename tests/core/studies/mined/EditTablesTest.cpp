// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditTables.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::mined;
using Rows = std::vector<std::vector<std::string>>;

namespace {
/// A unit with this many of its four replies right; fewer than 0: one is missing.
ScoredUnit unit(Task task, std::int64_t item, int right) {
    ScoredUnit made;
    made.item = item;
    made.task = task;
    for (std::size_t i = 0; i < kConfigurations; ++i) {
        made.replies[i].kind = right < 0 && i == 0 ? ReplyScore::Kind::Missing : ReplyScore::Kind::Scored;
        made.replies[i].cem = static_cast<int>(i) < right;
    }
    return made;
}

EditedScores edited(const char* method, EditSetting setting, std::vector<ScoredUnit> units) {
    EditedScores run;
    run.after = {"r", "m", std::move(units), {}, 0};
    run.editing = {1, method, setting, 32, "n-grams"};
    run.before = {{1, 0.0}, {2, 50.0}, {3, 25.0}};
    run.base = "before";
    return run;
}

TEST(EditTables, ScoresBeforeAndAfterAreOverTheSameItems) {
    const auto table = editingTable({edited("IKE", EditSetting::Single,
                                            {unit(Task::TA, 1, 4), unit(Task::TA, 2, 2), unit(Task::TA, 3, -1),
                                             unit(Task::TA, 9, 4), unit(Task::RK, 3, 3)})},
                                    EmptyRule::Zero);
    Rows rows = table.rows;
    for (auto& row : rows)
        row.resize(11);
    EXPECT_EQ(rows,
              (Rows{{"r", "m", "IKE", "single", "n-grams", "TA", "4", "2", "25.0000", "75.0000", "50.0000"},
                    {"r", "m", "IKE", "single", "n-grams", "RK", "1", "0", "25.0000", "75.0000", "50.0000"},
                    {"r", "m", "IKE", "single", "n-grams", "average", "5", "2", "25.0000", "75.0000", "50.0000"}}))
        << "item 3 lacks a reply, of item 9 nothing is known from before";
    EXPECT_EQ(table.columns[11], "ci_low");
    EXPECT_TRUE(editingTable({}, EmptyRule::Zero).rows.empty());
}

TEST(EditTables, WhatIsNotKnownIsEmpty) {
    auto run = edited("IKE", EditSetting::Single, {unit(Task::TA, 1, 4)});
    run.before.clear();
    EXPECT_EQ(editingTable({run}, EmptyRule::Zero).rows.front()[8], "");
    EXPECT_EQ(editingTable({run}, EmptyRule::Zero).rows.front()[10], "");
}

TEST(EditTables, SingleIsHeldAgainstLifelongOfTheSameModelAndMethod) {
    const std::vector<EditedScores> runs{edited("IKE", EditSetting::Single, {unit(Task::TA, 1, 1)}),
                                         edited("IKE", EditSetting::Lifelong, {unit(Task::TA, 1, 1)}),
                                         edited("MEND", EditSetting::Single, {unit(Task::TA, 1, 4)}),
                                         edited("IKE", EditSetting::Single, {unit(Task::TA, 1, 4)})};
    EXPECT_EQ(settingsTable(runs, EmptyRule::Zero).rows,
              (Rows{{"m", "IKE", "TA", "100.0000", "25.0000", "75.0000", "n-grams", "before", "1", "1"},
                    {"m", "IKE", "average", "100.0000", "25.0000", "75.0000", "n-grams", "before", "1", "1"}}))
        << "the last of each setting";
    auto other = runs;
    other[1].editing.base = 2;
    EXPECT_TRUE(settingsTable(other, EmptyRule::Zero).rows.empty()) << "of another base";
    auto found = runs;
    found[1].editing.embedding = "minilm";
    EXPECT_TRUE(settingsTable(found, EmptyRule::Zero).rows.empty()) << "found by another embedding";
}

TEST(EditTables, SettingsAreComparedOverTheTasksThatBothHave) {
    const std::vector<EditedScores> runs{
        edited("FT", EditSetting::Single, {unit(Task::TA, 1, 4), unit(Task::TIA, 2, 0)}),
        edited("FT", EditSetting::Lifelong,
               {unit(Task::TA, 1, 3), unit(Task::TA, 2, 3), unit(Task::TA, 3, -1), unit(Task::RK, 3, 0)})};
    EXPECT_EQ(settingsTable(runs, EmptyRule::Zero).rows,
              (Rows{{"m", "FT", "TA", "100.0000", "75.0000", "25.0000", "n-grams", "before", "1", "2"},
                    {"m", "FT", "average", "100.0000", "75.0000", "25.0000", "n-grams", "before", "1", "2"}}))
        << "the items, too, are of those tasks; one that lacks a reply is in no mean";
}
} // namespace
