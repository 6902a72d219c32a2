// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/LineJudge.h"
#include "tests/core/studies/mined/SharedRows.h"

#include <gtest/gtest.h>

#include <random>

using namespace chronoscope;
using namespace chronoscope::mined;
using nlohmann::json;

namespace {
std::string judged(Scoring scoring, const std::string& line) {
    const auto result = judgeLine(scoring, line);
    return result ? result->text : "error: " + result.error().message;
}

TEST(LineJudge, AddsTheVerdictAndKeepsTheLine) {
    const std::vector<std::tuple<Scoring, std::string, std::string>> cases{
        {Scoring::Cem, R"({"z":"é","prediction":"Tim Cook.","gold":"Tim Cook","a":[1,2.5]})",
         R"({"z":"é","prediction":"Tim Cook.","gold":"Tim Cook","a":[1,2.5],"cem":1})"},
        {Scoring::Cem, R"({"prediction":null,"golds":["PSG"],"cem":1,"id":7})",
         R"({"prediction":null,"golds":["PSG"],"cem":0,"id":7})"},
        {Scoring::Cem, // the verdict of another time is replaced in its place, the rest is as it was
         R"({"f":1.10,"c\u0065m" : 1 ,"s":"a\\\"},\"cem\":1","prediction":"x","gold":"y","id":18446744073709551617})",
         R"({"f":1.10,"c\u0065m" : 0 ,"s":"a\\\"},\"cem\":1","prediction":"x","gold":"y","id":18446744073709551617})"},
        {Scoring::Paper, R"({"prediction":"x","match":{"a":[1,"}"]},"gold":"x","score":-0.10,"n":1e4,"match": null})",
         R"({"prediction":"x","match":true,"gold":"x","score":100.0,"n":1e4,"match": true})"},
        {Scoring::Cem, R"({"prediction":"T\u00fcrkiye","gold":["Turkey","T\u00fcrkiye"]})",
         R"({"prediction":"T\u00fcrkiye","gold":["Turkey","T\u00fcrkiye"],"cem":1})"},
        {Scoring::Cem, R"({ "prediction":"x", "gold":"x", "id":123456789012345678901234567890, "f":1.10 } )",
         R"({ "prediction":"x", "gold":"x", "id":123456789012345678901234567890, "f":1.10,"cem":1})"},
        {Scoring::Cem, R"({"prediction":"x","gold":"x","cem":1})", R"({"prediction":"x","gold":"x","cem":1})"},
        {Scoring::Cem, "{\"prediction\":\"x\u2028\u2029\u0085y\",\"gold\":\"y\"}",
         R"({"prediction":"x\u2028\u2029\u0085y","gold":"y","cem":1})"},
        {Scoring::CemSubstring, R"({"prediction":"yesterday","gold":"Yes"})",
         R"({"prediction":"yesterday","gold":"Yes","cem":1})"},
        {Scoring::F1, R"({"prediction":"Cook","gold":"Tim Cook"})",
         R"({"prediction":"Cook","gold":"Tim Cook","f1":0.6666666666666666})"},
        {Scoring::F1, R"({"prediction":"Cook","golds":["x","Cook"]})",
         R"({"prediction":"Cook","golds":["x","Cook"],"f1":1.0})"},
        {Scoring::Paper, R"({"prediction":"cook, TIM","gold":"Tim Cook"})",
         R"({"prediction":"cook, TIM","gold":"Tim Cook","score":100.0,"match":true})"},
        {Scoring::Reference, R"({"prediction":"abcd","golds":["abxy"]})",
         R"({"prediction":"abcd","golds":["abxy"],"score":50.0,"match":false})"},
        {Scoring::Reference, R"({"prediction":"ας","gold":"ΑΣ"})", // Python's lower case knows where a word ends
         R"({"prediction":"ας","gold":"ΑΣ","score":100.0,"match":true})"},
        {Scoring::Paper, R"({"prediction":"abcd","gold":"axyz"})", // no floor below which a score is nothing
         R"({"prediction":"abcd","gold":"axyz","score":25.0,"match":false})"},
        {Scoring::Paper, R"({"prediction":"?","gold":"!"})",
         R"({"prediction":"?","gold":"!","score":0.0,"match":false})"},
        {Scoring::Latest, R"({"outputs":[null,null,null,null],"answers":["a"]})", // empty answers, as elsewhere
         R"({"outputs":[null,null,null,null],"answers":["a"],"label":"Irrelevant"})"},
        {Scoring::Cem, R"({"prediction":5,"gold":"5"})",
         R"({"prediction":5,"gold":"5","cem":0})"}, // B5: no text is empty
        {Scoring::Latest, R"({"outputs":[5,["PSG"]],"answers":["PSG"]})",
         R"({"outputs":[5,["PSG"]],"answers":["PSG"],"label":"Irrelevant"})"},
        {Scoring::Latest, R"({"outputs":["PSG",null],"answers":["Bar |S: 2003","PSG |S: 2001 |E: 2003"]})",
         R"({"outputs":["PSG",null],"answers":["Bar |S: 2003","PSG |S: 2001 |E: 2003"],"label":"Outdated"})"},
        {Scoring::Context, R"({"output":"Bar","gold":"PSG","context_subject":"Bar","answers":["Bar |S: 2003"]})",
         R"({"output":"Bar","gold":"PSG","context_subject":"Bar","answers":["Bar |S: 2003"],"label":"Context"})"},
        {Scoring::Context, R"({"output":"Baz","gold":"PSG","answers":[]})",
         R"({"output":"Baz","gold":"PSG","answers":[],"label":"Irrelevant"})"},
        {Scoring::Context, R"({"outputs":["Bar",""],"gold":"PSG","answers":["Bar |S: 2003"]})",
         R"({"outputs":["Bar",""],"gold":"PSG","answers":["Bar |S: 2003"],"labels":["Other","Irrelevant"]})"},
    };
    for (const auto& [scoring, line, out] : cases)
        EXPECT_EQ(judged(scoring, line), out) << name(scoring);
}

TEST(LineJudge, SaysWhyALineCannotBeJudged) {
    const std::vector<std::tuple<Scoring, std::string, std::string>> cases{
        {Scoring::Cem, "", "error: not valid JSON: parse error at byte 1"},
        {Scoring::Cem, "[1]", "error: not a JSON object"},
        {Scoring::Cem, R"({"gold":"x"})", "error: there is no 'prediction'"},
        {Scoring::Cem, R"({"prediction":"x"})", "error: there is no 'gold'"},
        {Scoring::Cem, R"({"prediction":"x","gold":null})", "error: 'gold' is not a text"},
        {Scoring::F1, R"({"prediction":"x","golds":[]})", "error: 'golds' is empty"},
        {Scoring::Paper, R"({"prediction":"x","golds":["a",null]})", "error: 'golds' holds what is not a text"},
        {Scoring::Latest, R"({"outputs":"x","answers":["a"]})", "error: 'outputs' is not a list"},
        {Scoring::Latest, R"({"outputs":[],"answers":["a"]})", "error: 'outputs' is empty"},
        {Scoring::Latest, R"({"outputs":["x"],"answers":[]})", "error: 'answers' is empty"},
        {Scoring::Context, R"({"gold":"x","answers":["a"]})", "error: there is no 'output'"},
        {Scoring::Cem, R"({"prediction":1e400,"gold":"x"})", "error: 'prediction' is a number too large: 1e400"},
        {Scoring::F1, R"({"prediction":"x","gold":["x",-1e999]})", "error: 'gold' is a number too large: -1e999"},
        {Scoring::Paper, R"({"prediction":"x","gold":"x","a":{"score":1},"n":2e308})",
         "error: 'n' is a number too large: 2e308"},
        {Scoring::Cem, "1e400", "error: a number is too large: 1e400"},
        {Scoring::Cem, std::string(40, '['), "error: nested too deeply"},
        {Scoring::Cem, std::string("{\"prediction\":\"\xFF\",\"gold\":\"x\"}"), ""},
        {Scoring::Cem, std::string("{}\0", 3), "error: not valid JSON: a zero byte"},
    };
    for (const auto& [scoring, line, out] : cases)
        EXPECT_TRUE(judged(scoring, line).starts_with(out.empty() ? "error: " : out)) << judged(scoring, line);
    std::string many = R"({"prediction":"x","gold":"x")";
    for (int i = 0; i < 200'000; ++i)
        many += ",\"n" + std::to_string(i) + "\":0";
    EXPECT_EQ(judged(Scoring::Cem, many + "}"), "error: an object of it has more than 3,000 names");
}

TEST(LineJudge, AGoldThatMatchesAnythingIsRemarked) {
    EXPECT_FALSE(judgeLine(Scoring::Cem, R"({"prediction":"x","gold":"Tim"})")->remark);
    const auto judgedLine = judgeLine(Scoring::Cem, R"({"prediction":"x","golds":["Tim","The"]})");
    ASSERT_TRUE(judgedLine && judgedLine->remark);
    EXPECT_TRUE(judgedLine->text.ends_with("\"cem\":1}"));
}

TEST(LineJudge, AReplyThatIsNoTextIsRemarkedOnce) {
    const auto line =
        judgeLine(Scoring::Context, R"({"outputs":[5,true,"Bar"],"gold":"PSG","golds":["Bar"],"answers":[]})");
    ASSERT_TRUE(line && line->remark);
    EXPECT_EQ(*line->remark,
              "there are 'gold' and 'golds': 'golds' alone counts; a reply that is no text counts as empty");
    EXPECT_FALSE(judgeLine(Scoring::Paper, R"({"prediction":5,"gold":"5"})")) << "that scorer has no such rule";
}

TEST(LineJudge, GoldBesideOtherGoldsIsRemarked) {
    for (const Scoring scoring : {Scoring::Paper, Scoring::Reference, Scoring::Cem, Scoring::F1}) {
        const auto both = judgeLine(scoring, R"({"prediction":"Tim","gold":"Ann","golds":["Tim"]})");
        ASSERT_TRUE(both && both->remark);
        EXPECT_NE(both->remark->find("'golds' alone counts"), std::string::npos) << *both->remark;
        const auto same = judgeLine(scoring, R"({"prediction":"Tim","gold":["Tim"],"golds":["Tim"]})");
        EXPECT_TRUE(same && !same->remark);
    }
}

TEST(LineJudge, EveryScoringHasAName) {
    for (int i = 0; i < kScorings; ++i)
        EXPECT_EQ(scoringFromName(name(static_cast<Scoring>(i))), static_cast<Scoring>(i));
    EXPECT_FALSE(scoringFromName("exact"));
}

TEST(LineJudge, NoBytesBreakIt) {
    std::mt19937 random(3);
    const std::string seed = R"({"prediction":"a","gold":"b","outputs":["x"],"answers":["a |S: 2003"],"output":"é"})";
    for (int i = 0; i < 5000; ++i) {
        std::string line = seed;
        for (int changes = 0; changes < 3; ++changes)
            line[random() % line.size()] = static_cast<char>(random() % 256);
        for (int scoring = 0; scoring < kScorings; ++scoring) {
            const auto result = judgeLine(static_cast<Scoring>(scoring), line);
            if (result) {
                EXPECT_TRUE(json::parse(result->text).is_object());
            }
        }
    }
}

TEST(LineJudge, JudgesTheVectorsAsLines) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    for (json row : test::sharedRows("score_pairs.jsonl")) {
        const json cem = row["cem"], substring = row["cem_substring"], f1 = row["f1"];
        row.erase("cem");
        row.erase("f1");
        EXPECT_EQ(json::parse(judged(Scoring::Cem, row.dump())).at("cem"), cem) << row;
        EXPECT_EQ(json::parse(judged(Scoring::CemSubstring, row.dump())).at("cem"), substring) << row;
        EXPECT_NEAR(json::parse(judged(Scoring::F1, row.dump())).at("f1").get<double>(), f1.get<double>(), 1e-11);
    }
    for (json row : test::sharedRows("latest_outdated_irrelevant.jsonl")) {
        const json label = row["label"];
        row.erase("label");
        EXPECT_EQ(json::parse(judged(Scoring::Latest, row.dump())).at("label"), label) << row;
    }
    for (json row : test::sharedRows("context_other_irrelevant.jsonl")) {
        const json labels = row["labels"];
        for (std::size_t i = 0; i < labels.size(); ++i) {
            row["output"] = row["outputs"][i];
            EXPECT_EQ(json::parse(judged(Scoring::Context, row.dump())).at("label"), labels[i]) << row;
        }
    }
}

/// The authors' code matches a multiple-choice reply whole with every right answer of the year.
TEST(LineJudge, MatchesAsTheReferenceDoes) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    std::istringstream lines(test::readGzip(*test::sharedFolder() + "/reference/chroknowledge/scoring.jsonl.gz"));
    std::size_t replies = 0;
    for (std::string line; std::getline(lines, line);) {
        const json row = json::parse(line);
        if (row.at("template") != "mcqa" || row.contains("note")) continue;
        const auto verdicts = row.at("greedy_verdicts").get<std::string>();
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            // Theirs takes a no-break space for a blank or not by what else the text holds; ours always does.
            if (row["greedy"][i].get<std::string>().find("\u00A0") != std::string::npos) continue;
            ++replies;
            const json asked{{"prediction", row["greedy"][i]}, {"golds", row.at("objects")}};
            EXPECT_EQ(json::parse(judged(Scoring::Reference, asked.dump())).at("match"), verdicts[i] == '+') << row;
        }
    }
    EXPECT_GT(replies, 1000U);
}
} // namespace
