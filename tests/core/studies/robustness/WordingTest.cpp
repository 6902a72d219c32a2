// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Wording.h"

#include "tests/core/studies/robustness/SomeFacts.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

using namespace chronoscope;
using namespace chronoscope::robustness;
using test::factOf;
using test::iso;
using test::must;

namespace {
std::string shippedQuestions() { return test::readFile(test::source("resources/packs/questions.json")); }

TEST(WordingTest, DatesInFrontOfQuestions) {
    const struct {
        std::string date, american, classic;
    } cases[] = {{"2019", "In 2019, ", "In 2019, "},
                 {"2019-12", "In December 2019, ", "In December 2019, "},
                 {"2019-12-01", "On December 1, 2019, ", "On 1 December 2019, "},
                 {"0044", "In 44, ", "In 44, "},
                 {"-0044-03-15", "On March 15, 44 BCE, ", "On 15 March 44 BCE, "}};
    for (const auto& c : cases) {
        EXPECT_EQ(*datePrefix(iso(c.date), DateStyle::American), c.american);
        EXPECT_EQ(*datePrefix(iso(c.date), DateStyle::Classic), c.classic);
    }
    for (const char* noYear : {"0000", "0000-05", "0000-05-06"})
        EXPECT_EQ(datePrefix(iso(noYear), DateStyle::American).error().code, ErrorCode::InvalidArgument) << noYear;
}

TEST(WordingTest, TheSixRelationsOfThePaper) {
    const auto wording = must(Wording::parse(shippedQuestions()));
    const struct {
        std::string relation, question;
    } cases[] = {{"employer", "who employed X?"},
                 {"head of state", "who was the head of state of X?"},
                 {"position held", "what was the position of X?"},
                 {"member of", "which organization was X part of?"},
                 {"member of sports team", "which team did X play for?"},
                 {"head of government", "who was the head of government of X?"}};
    for (const auto& c : cases) {
        DatedFact fact = factOf("2000", "2005");
        fact.subject = "X";
        fact.relation = c.relation;
        fact.relationId.clear();
        EXPECT_EQ(*wording.question(fact, std::nullopt, DateStyle::American), c.question);
        EXPECT_EQ(*wording.statement(fact, iso("2001-02"), DateStyle::Classic),
                  "In February 2001, " + c.question + " Scott Walker");
    }
}

TEST(WordingTest, ARelationIsFoundByItsLabelOrItsIdAndElseNamed) {
    const auto wording = must(Wording::parse(shippedQuestions()));
    DatedFact fact = factOf("2000", "2005");
    fact.relation = "Regierungschef";
    EXPECT_EQ(*wording.question(fact, std::nullopt, DateStyle::American),
              "who was the head of government of Wisconsin?");
    fact.relationId = "P999999";
    EXPECT_FALSE(wording.covers(fact));
    const auto question = wording.question(fact, iso("2001"), DateStyle::American);
    EXPECT_EQ(question.error().code, ErrorCode::NotFound);
    EXPECT_NE(question.error().text().find("Regierungschef"), std::string::npos);
    fact.relation = "employer";
    EXPECT_EQ(wording.question(fact, iso("0000"), DateStyle::American).error().code, ErrorCode::InvalidArgument);
}

TEST(WordingTest, BracesInALabelStayText) {
    const auto wording = must(Wording::parse(shippedQuestions()));
    DatedFact fact = factOf("2000", "2005");
    fact.subject = "{o} {s}";
    EXPECT_EQ(*wording.question(fact, std::nullopt, DateStyle::American), "who was the head of government of {o} {s}?");
}

TEST(WordingTest, QuestionsOfAWorkspaceLieOverTheShippedOnes) {
    const Wording shipped = must(Wording::parse(shippedQuestions()));
    std::string pack = must(packWithQuestions("", {{"mayor", "who was the mayor of {s}?"}}));
    pack = must(packWithQuestions(pack, {{"employer", "for whom did {s} work?"}}));
    EXPECT_EQ(must(questionsIn(pack)),
              (RelationQuestions{{"mayor", "who was the mayor of {s}?"}, {"employer", "for whom did {s} work?"}}));
    const Wording laid = must(shipped.with({R"({"format": "chronoscope-relations"})", pack}));
    const auto asked = [&](const char* relation, const char* id) {
        DatedFact fact;
        fact.subject = "Ham";
        fact.relation = relation;
        fact.relationId = id;
        return must(laid.question(fact, facts::Date{2012, 5, 0}, DateStyle::American));
    };
    EXPECT_EQ(asked("mayor", ""), "In May 2012, who was the mayor of Ham?");
    EXPECT_EQ(asked("some other label", "P108"), "In May 2012, for whom did Ham work?") << "the id stays";
    EXPECT_EQ(asked("residence", ""), "In May 2012, where did Ham live?");
    EXPECT_EQ(must(shipped.with({})).json(), shipped.json());
    const auto bad = packWithQuestions("", {{"mayor", "who was it?"}});
    ASSERT_FALSE(bad);
    EXPECT_NE(bad.error().message.find("{s} is missing"), std::string::npos) << bad.error().message;
    EXPECT_FALSE(questionsIn("{}"));
    EXPECT_FALSE(shipped.with({R"({"format": "chronoscope-dated-questions", "relations": {"mayor": ["question"]}})"}));
    for (const char* relation : {"mayor", "{s}", "a {b}"})
        EXPECT_TRUE(packWithQuestions("", {{relation, suggestedQuestion(relation)}})) << relation;
}

TEST(WordingTest, PacksInAFolderAddAndOverride) {
    const test::TempDir folder;
    test::writeFile(folder.file("a.json"), R"({"format": "chronoscope-dated-questions", "version": 1,
        "relations": {"mayor": {"id": "P00", "question": "who governed {s}?"}, "employer": {"question": "for whom did {s} work?"}},
        "prompts": {"few-shot": "One example.\n"}})");
    test::writeFile(folder.file("b.json"), R"({"format": "chronoscope-relations", "version": 1, "relations": {}})");
    const auto wording = must(Wording::parseWithFolder(shippedQuestions(), folder.path()));
    DatedFact fact = factOf("2000", "2005");
    fact.relation = "mayor";
    EXPECT_EQ(*wording.question(fact, std::nullopt, DateStyle::American), "who governed Wisconsin?");
    fact.relation = "employer";
    EXPECT_EQ(*wording.question(fact, std::nullopt, DateStyle::American), "for whom did Wisconsin work?");
    EXPECT_EQ(wording.before(PromptForm::FewShot), "One example.\n");
    EXPECT_EQ(must(Wording::parse(wording.json())).before(PromptForm::FewShot), "One example.\n");
    // The packs of other systems take no notice of it.
    EXPECT_TRUE(prompt::PromptPack::parseWithFolder(test::loadPack().templatesJson(), test::loadPack().relationsJson(),
                                                    folder.path()));
    test::writeFile(folder.file("c.json"), R"({"format": "chronoscope-dated-questions", "version": 1,
        "relations": {"x": {"question": "no place for it"}}})");
    const auto bad = Wording::parseWithFolder(shippedQuestions(), folder.path());
    EXPECT_EQ(bad.error().code, ErrorCode::BadInput);
    EXPECT_NE(bad.error().text().find("c.json"), std::string::npos);
}

TEST(WordingTest, AFaultInAPackSaysWhichEntryItIsAndWhatIsExpected) {
    for (const auto& [parts, reason] : std::vector<std::pair<std::string, std::string>>{
             {R"("relations": {"nope": "who noped {s}?"})", R"(the relation "nope" has to be {"question": )"},
             {R"("relations": {"nope": {"id": "P1"}})", R"(the relation "nope" has to be)"},
             {R"("relations": {"nope": {"question": "{s}?", "id": 5}})", R"(the id of "nope" is no text)"},
             {R"("relations": ["nope"])", R"("relations" is no object)"},
             {R"("prompts": {"few-shot": ["x"]})", R"(the prompt "few-shot" is no text)"}}) {
        const test::TempDir folder;
        test::writeFile(folder.file("a.json"), R"({"format": "chronoscope-dated-questions", )" + parts + "}");
        const auto bad = Wording::parseWithFolder(shippedQuestions(), folder.path());
        ASSERT_FALSE(bad) << parts;
        EXPECT_NE(bad.error().message.find(reason), std::string::npos) << bad.error().message;
    }
}

TEST(WordingTest, BadPacksAreRefused) {
    for (const std::string& bad :
         {std::string(), std::string("[]"), std::string("{}"), std::string(R"({"format": 5})"),
          std::string(R"({"format": "chronoscope-dated-questions", "version": 2})"),
          std::string(R"({"format": "chronoscope-dated-questions", "version": 1, "relations": [], "prompts": {}})"),
          std::string(
              R"({"format": "chronoscope-dated-questions", "version": 1, "relations": {"a": {"question": 5}}})"),
          std::string(R"({"format": "chronoscope-dated-questions", "version": 1, "relations": {}, "prompts": {}})"),
          std::string(100'000, '[')})
        EXPECT_EQ(Wording::parse(bad).error().code, ErrorCode::BadInput) << bad.substr(0, 80);
}

TEST(WordingTest, TheAuthorsWordDatesAlike) {
    const auto dates = test::temporalVectors("wording_dates.csv");
    if (!dates) GTEST_SKIP() << "the shared vectors are not here";
    for (auto& row : test::csvRows(*dates)) {
        const auto prefix = datePrefix(iso(row["date"]), dateStyleFromName(row["style"]).value());
        EXPECT_EQ(*prefix, row["prefix"]) << row["case_id"];
    }
    const auto wording = must(Wording::parse(shippedQuestions()));
    for (auto& row : test::csvRows(*test::temporalVectors("wording_statements.csv"))) {
        DatedFact fact = factOf("2000", "2005");
        fact.subject = row["subject"];
        fact.relation = row["relation"];
        fact.object = row["object"];
        const auto date = row["date"].empty() ? std::nullopt : std::optional(iso(row["date"]));
        const auto style = dateStyleFromName(row["style"]).value_or(DateStyle::American);
        EXPECT_EQ(*wording.question(fact, date, style), row["question"]) << row["case_id"];
        EXPECT_EQ(*wording.statement(fact, date, style), row["statement"]) << row["case_id"];
    }
    const std::map<std::string, PromptForm> forms{
        {"classic", PromptForm::Plain},
        {"explain_date", PromptForm::ExplainDate},
        {"explain_granularity_generalization", PromptForm::ExplainGranularity},
        {"fewshot", PromptForm::FewShot}};
    for (const auto& line : test::jsonLines(*test::temporalVectors("wording_prompts.jsonl")))
        EXPECT_EQ(wording.before(forms.at(line["experiment"])), line["prefix"].get<std::string>());
}

TEST(WordingTest, StatementsOfWholeRuns) {
    const auto runs = test::temporalVectors("dates_run.csv");
    if (!runs) GTEST_SKIP() << "the shared vectors are not here";
    const auto wording = must(Wording::parse(shippedQuestions()));
    std::map<std::string, DatedFact> facts;
    for (auto& row : test::csvRows(*test::temporalVectors("dates_facts.csv"))) {
        facts[row["fact_id"]] = factOf(row["start"], row["end"]);
        facts[row["fact_id"]].subject = row["subject"];
        facts[row["fact_id"]].relation = row["relation"];
        facts[row["fact_id"]].object = row["object"];
    }
    for (auto& row : test::csvRows(*runs)) {
        const auto date = row["date"].empty() ? std::nullopt : std::optional(iso(row["date"]));
        EXPECT_EQ(*wording.statement(facts[row["fact_id"]], date, DateStyle::American), row["statement"]);
    }
}
} // namespace
