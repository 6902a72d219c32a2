// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerVoices.h"

#include "core/studies/mined/MinedTables.h"
#include "tests/core/studies/mined/MinedBench.h"

#include <gtest/gtest.h>

namespace chronoscope::mined {
namespace {
using annotation::LabelRole;
using test::must;

using AnswerVoices = test::MinedBench;

annotation::LabelSet reasons() {
    return {"reasons",
            true,
            {{"alias", "Alias", "", LabelRole::AliasMissed},
             {"outdated", "Outdated", "", LabelRole::Outdated},
             {"gold", "Gold is wrong", "", LabelRole::GoldWrong}}};
}

/// One thing that is said of a question.
struct Said {
    std::size_t unit = 0;
    std::string label; ///< empty: an answer is accepted
    std::string author = "a";
    bool isFinal = false;
};

annotation::AnnotationBook bookOf(store::Workspace& workspace, const MinedContext& run, const std::vector<Said>& all) {
    auto reader = must(workspace.reader());
    const auto metas = must(MinedStore(reader).metas());
    annotation::AnnotationBook book;
    for (const Said& one : all) {
        const Unit& unit = run.units[one.unit];
        annotation::ItemKey key;
        key.run = annotation::runIdentity(run.record);
        key.study = run.record.study;
        for (const ItemMeta& meta : metas)
            if (meta.row == unit.item) key.element = meta.id;
        key.unit = study::toText(unitKeyOf(unit.withContext));
        annotation::AnnotationBody body;
        if (one.label.empty())
            body.accepted = {{"Somebody", ""}};
        else
            body.labels = {one.label};
        annotation::AnnotationAction action{0, one.author, "said", "2026-01-05T00:00:00Z", false, {}};
        action.changes = {book.changeTo(key, {one.author, one.isFinal}, run.record.model, reasons().name, body, 1)};
        book.apply(action, action.created);
    }
    return book;
}

TEST_F(AnswerVoices, PeopleSayRightOrWrongByTheRoleOfTheirLabel) {
    const auto run = contextOf(create().id);
    const auto book = bookOf(*workspace, *run,
                             {{0, "alias"},
                              {1, "outdated"},
                              {2, "gold"},
                              {3, ""},
                              {4, "alias"},
                              {4, "outdated", "b"},
                              {5, "alias"},
                              {5, "outdated", "chair", true}});
    auto reader = must(workspace->reader());
    const PeopleVerdicts people = must(peopleVerdicts(reader, *run, book, {reasons()}));
    ASSERT_EQ(people.size(), run->units.size());
    EXPECT_EQ(people[0], true) << "the matcher missed it";
    EXPECT_EQ(people[1], false);
    EXPECT_EQ(people[2], std::nullopt) << "that is about the question";
    EXPECT_EQ(people[3], true) << "an accepted answer";
    EXPECT_EQ(people[4], std::nullopt) << "they do not agree";
    EXPECT_EQ(people[5], false) << "the final word";
    EXPECT_EQ(people[6], std::nullopt);
}

ScoredUnit scored(const char* signs, std::optional<double> judge) {
    ScoredUnit unit;
    for (std::size_t i = 0; i < kConfigurations; ++i)
        unit.replies[i] = {.kind = ReplyScore::Kind::Scored, .cem = signs[i] == '1', .f1 = 0, .judge = judge};
    return unit;
}

TEST(JudgedItems, AreThoseThatTheMeanOfTheJudgeIsOver) {
    RunScores run{"r", "m", {scored("1111", 1.0), scored("0000", std::nullopt), scored("0110", 0.2)}, {}, 0};
    run.units[1].replies[0].judge = 0.5; // one of four was readable
    run.units[2].type = "country";
    const analysis::Table table = scoreTable({run}, EmptyRule::Zero);
    for (const auto& row : table.rows)
        EXPECT_EQ(judgedItems(run, row, EmptyRule::Zero), std::nullopt) << "no judge";
    run.judge.emplace();
    for (const auto& row : table.rows)
        EXPECT_EQ(judgedItems(run, row, EmptyRule::Zero), row[4] == "all" ? 2 : 1) << row[3] << " " << row[4];
    EXPECT_GE(table.rows.size(), 4U);
}

TEST(VoicesTable, HoldsEachAgainstTheOthers) {
    RunScores run{
        "r", "m", {scored("1111", 1.0), scored("0000", 0.9), scored("0110", 0.2), scored("0000", 0.1)}, {}, 0};
    run.judge.emplace();
    run.judge->add(1.0, true);
    run.judge->add(0.9, false);
    run.judge->add(std::nullopt, false);
    const analysis::Table table = voicesTable(run, {true, true, false, false});
    ASSERT_EQ(table.rows.size(), 3U);
    using Row = std::vector<std::string>;
    EXPECT_EQ(table.rows[0],
              (Row{"r", "m", "judge", "cem", "reply", "2", "1", "1", "0", "0", "50.0000", "0.0000", "1"}));
    // A question that is right in some configurations is neither right nor wrong by containment.
    EXPECT_EQ(table.rows[1],
              (Row{"r", "m", "people", "cem", "question", "3", "1", "1", "0", "1", "66.6667", "0.4000", "1"}));
    EXPECT_EQ(table.rows[2],
              (Row{"r", "m", "people", "judge", "question", "4", "2", "0", "0", "2", "100.0000", "1.0000", "0"}));
}

TEST(VoicesTable, WhereNobodySpeaksThereIsNoRow) {
    EXPECT_TRUE(voicesTable({"r", "m", {scored("1111", std::nullopt)}, {}, 0}, {std::nullopt}).rows.empty());
}
} // namespace
} // namespace chronoscope::mined
