// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditExchange.h"

#include "core/studies/mined/EditTables.h"
#include "tests/core/studies/mined/MinedBench.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <stop_token>
#include <utility>

namespace chronoscope::mined {
namespace {
using nlohmann::json;
using test::must;

/// A finished run that knows nothing of the heads of three companies.
class EditExchangeOfARun : public test::MinedBench {
protected:
    EditExchangeOfARun() {
        AskingSpec spec;
        spec.tasks = {Task::TA, Task::TSA};
        base = must(createMined(*workspace, spec, {}, "base", {"calibration:?recall=0&noise=0&refusal=0"})).id;
        EXPECT_EQ(test::runToEnd(workspace, base).state, run::EngineState::Finished);
    }
    EditExport exported() {
        const auto context = contextOf(base);
        return must(editsForEasyEdit(reader, *context, must(chooseEdits(reader, *context, {}))));
    }
    Result<EditImport> imported(const json& rows, const std::string& method = "FT-LLM") {
        return importEdited(*workspace, base, rows.dump(), {method, EditSetting::Lifelong, "edited", "ft", "ft.json"});
    }

    std::int64_t base = 0;
    store::Database reader = must(workspace->reader());
};

TEST_F(EditExchangeOfARun, TheSetToBeEditedIsAsEasyEditHasIt) {
    const EditExport made = exported();
    const json rows = json::parse(made.json);
    ASSERT_EQ(rows.size(), 6U);
    EXPECT_EQ(made.pictures.size(), 6U) << "two of each company, each once";
    for (const json& row : rows) {
        EXPECT_NE(row.at("pred"), row.at("alt"));
        EXPECT_FALSE(row.at("src").get<std::string>().empty());
        EXPECT_NE(row.at("src"), row.at("rephrase"));
        EXPECT_TRUE(row.at("image").get<std::string>().starts_with("images/"));
        EXPECT_TRUE(row.at("image").get<std::string>().ends_with(".png"));
    }
    EXPECT_EQ(rows[0].at("subject"), "Apple");
}

TEST_F(EditExchangeOfARun, WritingThatIsGivenUpEndsAtOnceAndLeavesNoSet) {
    const auto context = contextOf(base);
    const EditChoice choice = must(chooseEdits(reader, *context, {}));
    const test::TempDir target;
    std::stop_source stop;
    stop.request_stop();
    const auto written = writeEdits(reader, *context, choice, target.file("there"), stop.get_token());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::Cancelled);
    EXPECT_FALSE(std::filesystem::exists(target.file("there/edits.json")));
    EXPECT_TRUE(writeEdits(reader, *context, choice, target.file("there")));
}

TEST_F(EditExchangeOfARun, AnswersOfAnEditedModelBecomeARun) {
    json rows = json::array();
    for (const json& edit : json::parse(exported().json)) {
        json row{{"element_id", edit.at("element_id")}};
        for (const Configuration one : kAllConfigurations)
            row[std::string(fileKey(one)) + "_prediction"] = edit.at("alt");
        rows.push_back(row);
    }
    rows[0]["image_mm_questions_prediction"] = "somebody";
    rows[1].erase("image_mm_questions_prediction");
    rows.push_back(rows[0]);
    rows.push_back({{"element_id", "00"}});
    rows.push_back(7);
    const EditImport made = must(imported(rows));
    EXPECT_EQ(made.items, 6);
    EXPECT_EQ(made.replies, 23);
    EXPECT_EQ(made.missing, 1);
    ASSERT_EQ(made.leftOut.size(), 3U);
    EXPECT_EQ(made.leftOut[0].row, 7U);
    ASSERT_EQ(made.incomplete.size(), 1U);
    EXPECT_EQ(made.incomplete[0].row, 2U);
    EXPECT_EQ(made.incomplete[0].reason, "there is no image_mm_questions_prediction");
    const auto record = test::recordOf(workspace, made.run);
    EXPECT_EQ(record.state, store::RunState::Finished);
    EXPECT_EQ(record.model, "edited");
    EXPECT_EQ(record.counts.done(), 23);
    const auto edited = must(loadEdited(reader, *contextOf(made.run), false));
    EXPECT_EQ(edited.editing.method, "FT-LLM");
    std::multiset<double> scores;
    for (const ScoredUnit& unit : edited.after.units)
        if (const auto score = itemScore(unit.replies, EmptyRule::Zero)) scores.insert(score->cem);
    EXPECT_EQ(scores, (std::multiset<double>{75, 100, 100, 100, 100})) << "and one is missing";
    const auto anew = must(loadEdited(reader, *contextOf(made.run), true));
    EXPECT_EQ(anew.after.differing, 0);
    EXPECT_EQ(loadEdited(reader, *contextOf(base), false).error().code, ErrorCode::InvalidArgument);
}

TEST_F(EditExchangeOfARun, AnAnswerThatIsNoTextIsAnEmptyOneAndScoresNothing) {
    json rows = json::array();
    for (const json& edit : json::parse(exported().json)) {
        json row{{"element_id", edit.at("element_id")}};
        for (const Configuration one : kAllConfigurations)
            row[std::string(fileKey(one)) + "_prediction"] = edit.at("alt");
        rows.push_back(row);
        if (rows.size() == 3) break;
    }
    for (const Configuration one : kAllConfigurations)
        rows[0][std::string(fileKey(one)) + "_prediction"] = nullptr;
    rows[1]["image_mm_questions_prediction"] = 7;
    const EditImport made = must(imported(rows));
    EXPECT_EQ(made.missing, 0);
    EXPECT_EQ(made.noText, 5);
    EXPECT_EQ(made.replies, 12);
    EXPECT_EQ(test::recordOf(workspace, made.run).counts.empty, 5);
    const auto edited = must(loadEdited(reader, *contextOf(made.run), false));
    std::multiset<double> scores;
    for (const ScoredUnit& unit : edited.after.units)
        scores.insert(itemScore(unit.replies, EmptyRule::Zero).value().cem);
    EXPECT_EQ(scores, (std::multiset<double>{0, 75, 100}));
}

TEST_F(EditExchangeOfARun, WhatIsNoSuchFileIsRefused) {
    EXPECT_EQ(imported(json::array()).error().code, ErrorCode::BadInput);
    EXPECT_EQ(imported(json::array({{{"id", 99}, {"eval_type", "openqa"}}})).error().code, ErrorCode::BadInput);
    EXPECT_EQ(imported(json::array(), "IKE").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(importEdited(*workspace, base, "[", {"MEND", EditSetting::Single, "", "x", "f"}).error().code,
              ErrorCode::BadInput);
    EXPECT_EQ(importEdited(*workspace, 99, "[]", {"MEND", EditSetting::Single, "", "x", "f"}).error().code,
              ErrorCode::NotFound);
    const EditImport spread = must(importEdited(
        *workspace, base, "[\n  7, [\n\"]\"],\n\n" + json::parse(exported().json)[0].dump(1) + " ,\n\"\\\",\", {}\n]\n",
        {"MEND", EditSetting::Single, "", "x", "f"}));
    EXPECT_EQ(spread.items, 1);
    ASSERT_EQ(spread.leftOut.size(), 4U);
    for (const auto& [at, line] : {std::pair(0, 2U), {1, 2U}})
        EXPECT_EQ(spread.leftOut[static_cast<std::size_t>(at)].line, line);
    ASSERT_EQ(spread.incomplete.size(), 1U);
    EXPECT_EQ(spread.incomplete[0].line, 5U);
    EXPECT_EQ(spread.leftOut[2].line, spread.leftOut[3].line) << "both stand on one line";
    EXPECT_GT(spread.leftOut[2].line, 6U);
    const EditImport lines = must(importEdited(
        *workspace, base,
        "\n{\"element_id\":\"" + json::parse(exported().json)[0].at("element_id").get<std::string>() + "\"}\n",
        {"MEND", EditSetting::Single, "", "x", "f"}));
    EXPECT_EQ(lines.items, 1);
    EXPECT_EQ(lines.missing, 4) << "and none is wrong";
}
} // namespace
} // namespace chronoscope::mined
