// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/IkePrompt.h"

#include "core/studies/mined/NgramEmbedding.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope::mined;

namespace {
const EditFact kApple{"Who is the CEO of Apple?", "Tim Cook", "The CEO of Apple is"};
const std::vector<EditFact> kFacts{
    {"Which club does Messi play for?", "Inter Miami", "Messi plays for"},
    {"Who is the CEO of Google?", "Sundar Pichai", "The CEO of Google is"},
    {"Where is the host country of the Olympics?", "France", "The host country of the Olympics is"}};

struct Prompt {
    std::string text;
    std::vector<std::size_t> places;
};

/// Demonstrations to choose from by how alike their words are.
class Pool {
public:
    explicit Pool(std::vector<EditFact> facts)
        : m_facts(std::move(facts)), m_texts(demonstrationsOf(m_facts)), m_embedding(m_texts) {}
    const std::vector<std::string>& texts() const { return m_texts; }

    Prompt prompt(const EditFact& edit, const std::string& question, std::optional<std::size_t> own,
                  std::size_t wished = kIkeDemonstrations) const {
        const auto query = m_embedding.of(demonstrationText(edit, Demonstration::Copy));
        const auto alike = [&](std::size_t place) {
            return NgramEmbedding::similarity(query, m_embedding.of(m_texts[place]));
        };
        const auto places = nearestDemonstrations(m_texts.size(), alike, own, wished);
        return {ikeText(m_facts, places, edit, question), places};
    }

private:
    std::vector<EditFact> m_facts;
    std::vector<std::string> m_texts;
    NgramEmbedding m_embedding;
};

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
    const Pool pool(kFacts);
    EXPECT_EQ(pool.texts().size(), 6U);
    const Prompt made = pool.prompt(kApple, kApple.question, {}, 2);
    EXPECT_EQ(made.places, (std::vector<std::size_t>{2, 3})) << "both of Google's CEO, the copy first";
    EXPECT_TRUE(made.text.starts_with(pool.texts()[2] + pool.texts()[3]));
    EXPECT_TRUE(made.text.ends_with("\nPrompt: Who is the CEO of Apple?"));
    EXPECT_EQ(countOf(made.text, "Who is the CEO of Apple? Tim Cook"), 3U);
    EXPECT_TRUE(pool.prompt(kApple, kApple.completion, {}, 2)
                    .text.ends_with("New Fact: Who is the CEO of Apple? Tim Cook\nPrompt: The CEO of Apple is"));
}

TEST(IkePrompt, AnEditIsNotItsOwnDemonstrationAndASmallPoolIsShownWhole) {
    auto facts = kFacts;
    facts.push_back(kApple);
    const Pool pool(facts);
    const Prompt made = pool.prompt(kApple, kApple.question, 3);
    EXPECT_EQ(made.places.size(), 6U);
    EXPECT_EQ(std::count_if(made.places.begin(), made.places.end(), [](std::size_t place) { return place >= 6; }), 0);
    EXPECT_EQ(countOf(made.text, "Who is the CEO of Apple? Tim Cook"), 3U);
    EXPECT_EQ(pool.prompt(kApple, kApple.question, {}, 1).places, (std::vector<std::size_t>{6})) << "it is most alike";
    EXPECT_EQ(Pool({}).prompt(kApple, kApple.question, {}).text,
              demonstrationText(kApple, Demonstration::Copy) +
                  "New Fact: Who is the CEO of Apple? Tim Cook\nPrompt: Who is the CEO of Apple?");
}

TEST(IkePrompt, EqualDemonstrationsAreInTheOrderOfThePool) {
    const Pool pool({kFacts[1], kFacts[1], kFacts[0]});
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
