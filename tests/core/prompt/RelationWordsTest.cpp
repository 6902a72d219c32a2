// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/RelationWords.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

namespace chronoscope::test {
using benchmark::Domain;
using namespace prompt;

namespace {
const RelationWords kMayor{Domain::General, "mayor", "who is the mayor of {s}?", "{o} is the mayor of {s}."};

PromptPack shippedPack() {
    return must(PromptPack::parseWithFolder({readFile(source("resources/packs/templates.json")),
                                             readFile(source("resources/packs/relations.json")),
                                             readFile(source("resources/packs/relations-clean.json"))},
                                            {}));
}

std::string question(const PromptPack& pack, Domain domain, const std::string& relation) {
    return pack.relation(domain, relation).question.fill({{"s", "Ham"}, {"r", relation}});
}

TEST(RelationWordsTest, WordsOfAWorkspaceLieOverBothSetsOfTheProgram) {
    const PromptPack shipped = shippedPack();
    ASSERT_FALSE(shipped.hasRelation(Domain::General, "mayor"));
    const std::string pack = must(packWith("", {kMayor, {Domain::Biomedical, "isa", "what is {s}?", "{s} is {o}."}}));
    const PromptPack laid = must(withPacks(shipped, {R"({"format": "chronoscope-other"})", pack}));
    for (const auto set : {prompt::WordSet::Reference, prompt::WordSet::Clean}) {
        EXPECT_TRUE(laid.worded(set).hasRelation(Domain::General, "mayor"));
        EXPECT_EQ(question(laid.worded(set), Domain::General, "mayor"), "who is the mayor of Ham?");
        EXPECT_EQ(question(laid.worded(set), Domain::Biomedical, "isa"), "what is Ham?");
        EXPECT_EQ(question(laid.worded(set), Domain::General, "employer"),
                  question(shipped.worded(set), Domain::General, "employer"));
    }
    EXPECT_FALSE(laid.hasRelation(Domain::Biomedical, "mayor")) << "words are of a domain";
}

TEST(RelationWordsTest, APackKeepsWhatItSaidAndTakesTheNewest) {
    std::string pack = must(packWith("", {kMayor}));
    pack = must(packWith(pack, {{Domain::Legal, "sheriff", "who is sheriff of {s}?", "{o} is sheriff of {s}."}}));
    pack = must(packWith(pack, {{Domain::General, "mayor", "whom does {s} call mayor?", "{s} calls {o} mayor."}}));
    const auto words = must(wordsIn(pack));
    ASSERT_EQ(words.size(), 2U);
    EXPECT_EQ(words[0].question, "whom does {s} call mayor?");
    EXPECT_EQ(words[1].relation, "sheriff");
    EXPECT_TRUE(must(prompt::wordsIn("")).empty());
}

TEST(RelationWordsTest, WordsWithoutTheirPlacesAreRefusedAndSaidWhy) {
    struct Case {
        const char* question;
        const char* statement;
        const char* says;
    };
    for (const Case& one :
         {Case{"who is it?", "{o} of {s}", "the question: {s} is missing"},
          Case{"who of {s}?", "{s} it is", "the statement: {o} is missing"},
          Case{"who of {s} in {year}?", "{o} of {s}", "the question: {year} stands for nothing"},
          Case{" ", "{o} of {s}", "the question: nothing is written yet"},
          Case{"who of {s}?", "{o} of {s} {", "the statement: a brace is not closed"},
          Case{"who of {s}?", "{o} of {s} {s or {o}", "the statement: {s or {o} stands for nothing"}}) {
        const Status checked = checkWords({Domain::General, "mayor", one.question, one.statement});
        ASSERT_FALSE(checked) << one.question << one.statement;
        EXPECT_EQ(checked.error().message, one.says);
        EXPECT_FALSE(packWith("", {{Domain::General, "mayor", one.question, one.statement}}));
    }
    EXPECT_FALSE(checkWords({Domain::General, "mayor", std::string(3000, 'x') + "{s}", "{o} of {s}"}));
    EXPECT_FALSE(checkWords({Domain::General, "", "who of {s}?", "{o} of {s}"}));
}

TEST(RelationWordsTest, SuggestionsCanBeUsedForAnyName) {
    for (const char* relation : {"mayor", "head {of} state", "{s}", "a \"b\" \\", "Bürgermeister"}) {
        const RelationWords words = prompt::suggestedWords(Domain::General, relation);
        ASSERT_TRUE(checkWords(words)) << checkWords(words).error().text();
        const PromptPack pack = must(withPacks(shippedPack(), {must(packWith("", {words}))}));
        EXPECT_EQ(question(pack, Domain::General, relation), std::string("what is the ") + relation + " of Ham?");
    }
}

TEST(RelationWordsTest, ANameThatLeadsToItsObjectIsSuggestedAsASentence) {
    constexpr std::pair<const char*, const char*> kCases[] = {{"plays for", "{s} plays for what?"},
                                                              {"educated at", "{s} is educated at what?"},
                                                              {"member of", "{s} is member of what?"},
                                                              {"head of state", "what is the head of state of {s}?"},
                                                              {"of", "what is the of of {s}?"}};
    for (const auto& [relation, question] : kCases)
        EXPECT_EQ(prompt::suggestedWords(Domain::General, relation).question, question);
    EXPECT_EQ(prompt::suggestedWords(Domain::General, "plays for").statement, "{s} plays for {o}.");
}

TEST(RelationWordsTest, HostilePacksAreRefusedWithAReason) {
    for (const char* pack :
         {"{", "[]", "{}", R"({"format": 1})", R"({"format": "chronoscope-relations"})",
          R"({"format": "chronoscope-relations", "version": 2, "relations": {}})",
          R"({"format": "chronoscope-relations", "version": 1, "relations": []})",

          R"({"format": "chronoscope-relations", "version": 1, "relations": {"cooking": {"a": {}}}})",
          R"({"format": "chronoscope-relations", "version": 1, "relations": {"general": 3}})",
          R"({"format": "chronoscope-relations", "version": 1, "relations": {"general": {"a": 3}}})",
          R"({"format": "chronoscope-relations", "version": 1, "relations": {"general": {"a": {"question": "{s}"}}}})",
          R"({"format": "chronoscope-relations", "version": 1,
              "relations": {"general": {"a": {"question": "{s}", "statement": 7}}}})"}) {
        const auto words = prompt::wordsIn(pack);
        ASSERT_FALSE(words) << pack;
        EXPECT_FALSE(words.error().message.empty());
    }
    EXPECT_EQ(prompt::packFormat("[1]"), "");
    EXPECT_EQ(prompt::packFormat(R"({"format": ["x"]})"), "");
    EXPECT_EQ(prompt::packFormat(std::string(100, '[') + std::string(100, ']')), "");
}
} // namespace
} // namespace chronoscope::test
