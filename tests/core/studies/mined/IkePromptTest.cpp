// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/IkePrompt.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope::mined;

namespace {
const EditFact kApple{"Who is the CEO of Apple?", "Tim Cook", "The CEO of Apple is"};
const std::vector<EditFact> kFacts{
    {"Which club does Messi play for?", "Inter Miami", "Messi plays for"},
    {"Who is the CEO of Google?", "Sundar Pichai", "The CEO of Google is"},
    {"Where is the host country of the Olympics?", "France", "The host country of the Olympics is"}};

std::size_t countOf(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

TEST(IkePrompt, DemonstrationsAreWrittenAsPublished) {
    EXPECT_EQ(demonstrationText(kApple, Demonstration::Copy),
              "New Fact: Who is the CEO of Apple? Tim Cook\nPrompt: Who is the CEO of Apple? Tim Cook\n\n");
    EXPECT_EQ(demonstrationText(kApple, Demonstration::Update),
              "New Fact: Who is the CEO of Apple? Tim Cook\nPrompt: The CEO of Apple is Tim Cook\n\n");
}

TEST(IkePrompt, TheSameRelationComesFirstAndTheFactStandsThreeTimes) {
    const IkePool pool(kFacts);
    EXPECT_EQ(pool.size(), 6U);
    const IkePrompt made = pool.prompt(kApple, kApple.question, {}, 2);
    EXPECT_EQ(made.places, (std::vector<std::size_t>{2, 3})) << "both of Google's CEO, the copy first";
    EXPECT_FALSE(made.isPoolSmall);
    EXPECT_TRUE(made.text.starts_with(pool.text(2) + pool.text(3)));
    EXPECT_TRUE(made.text.ends_with("\nPrompt: Who is the CEO of Apple?"));
    EXPECT_EQ(countOf(made.text, "Who is the CEO of Apple? Tim Cook"), 3U);
    EXPECT_TRUE(pool.prompt(kApple, kApple.completion, {}, 2)
                    .text.ends_with("New Fact: Who is the CEO of Apple? Tim Cook\nPrompt: The CEO of Apple is"));
}

TEST(IkePrompt, AnEditIsNotItsOwnDemonstrationAndASmallPoolIsShownWhole) {
    auto facts = kFacts;
    facts.push_back(kApple);
    const IkePool pool(facts);
    const IkePrompt made = pool.prompt(kApple, kApple.question, 3);
    EXPECT_TRUE(made.isPoolSmall);
    EXPECT_EQ(made.places.size(), 6U);
    EXPECT_EQ(std::count_if(made.places.begin(), made.places.end(), [](std::size_t place) { return place >= 6; }), 0);
    EXPECT_EQ(countOf(made.text, "Who is the CEO of Apple? Tim Cook"), 3U);
    EXPECT_EQ(pool.prompt(kApple, kApple.question, {}, 1).places, (std::vector<std::size_t>{6})) << "it is most alike";
    EXPECT_EQ(IkePool({}).prompt(kApple, kApple.question, {}).text,
              demonstrationText(kApple, Demonstration::Copy) +
                  "New Fact: Who is the CEO of Apple? Tim Cook\nPrompt: Who is the CEO of Apple?");
}

TEST(IkePrompt, EqualDemonstrationsAreInTheOrderOfThePool) {
    const IkePool pool({kFacts[1], kFacts[1], kFacts[0]});
    EXPECT_EQ(pool.prompt(kApple, kApple.question, {}, 4).places, (std::vector<std::size_t>{0, 2, 1, 3}));
}

TEST(NgramEmbedding, IsTheCosineOfRareParts) {
    const NgramEmbedding embedding({"the CEO of Apple", "the CEO of Google", "a football club"});
    const auto apple = embedding.of("the CEO of Apple");
    EXPECT_NEAR(NgramEmbedding::similarity(apple, apple), 1, 1e-12);
    EXPECT_NEAR(NgramEmbedding::similarity(apple, embedding.of("THE  CEO of\napple")), 1, 1e-12);
    EXPECT_GT(NgramEmbedding::similarity(apple, embedding.of("the CEO of Google")),
              NgramEmbedding::similarity(apple, embedding.of("a football club")));
    EXPECT_TRUE(embedding.of("").empty());
    EXPECT_EQ(NgramEmbedding::similarity(apple, embedding.of("\xFF")), 0);
}
} // namespace
