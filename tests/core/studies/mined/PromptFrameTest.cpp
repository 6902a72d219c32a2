// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PromptFrame.h"
#include "core/studies/mined/CleanWords.h"
#include "core/studies/mined/ContextChoice.h"
#include "core/studies/mined/ImageTokens.h"
#include "tests/core/studies/mined/SmallMined.h"

#include <gtest/gtest.h>

#include <set>

namespace chronoscope::mined {
namespace {
using test::readItem;

TEST(PromptFrame, AQuestionIsFramedAsPublished) {
    const Item item = readItem(test::misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015));
    const FramedPrompt with = framed(item, Configuration::QI, item.context.text, {});
    EXPECT_EQ(with.system, "You are a knowledgeable assistant who can answer factual questions.");
    EXPECT_EQ(with.text,
              "Given a question and image and its relevant context, you should answer it using your own knowledge or "
              "the knowledge provided by the context. Remember, the provided context may not necessarily be up-to-date "
              "to answer the question, and your answer must contain only the name, with no other words.\n"
              "CONTEXT: In 2015, Tim Cook was the CEO of Apple.\n"
              "QUESTION: Who was the CEO of the company in the image in 2005?\n"
              "Your answer:");
    const FramedPrompt without = framed(item, Configuration::GGI, std::nullopt, {});
    EXPECT_EQ(without.text,
              "Given a question and image, you should answer it using your own knowledge based on the timestamp. "
              "Remember, your answer must contain only the name, with no other words.\n"
              "QUESTION: In 2005, the CEO of the company in the image was\n"
              "Your answer:");
    AskingSpec oneText;
    oneText.frame = Frame::OneText;
    const FramedPrompt whole = framed(item, Configuration::QI, std::nullopt, oneText);
    EXPECT_EQ(whole.system, "");
    EXPECT_EQ(whole.text, "System Prompt: " + with.system +
                              "\nUser Prompt: " + framed(item, Configuration::QI, std::nullopt, {}).text);
}

TEST(PromptFrame, EveryTaskHasItsInstruction) {
    const std::vector<std::pair<Task, std::string>> cases{{Task::TA, "today's date"},
                                                          {Task::TIA, "the temporal interval"},
                                                          {Task::TSA, "the timestamp"},
                                                          {Task::FMC, "its relevant context"},
                                                          {Task::PMC, "its relevant context"},
                                                          {Task::PUD, "'Unknown'"},
                                                          {Task::FUD, "'Unknown'"},
                                                          {Task::ITC, "reasoning capacity"},
                                                          {Task::RK, "reasoning capacity"},
                                                          {Task::CA, "reasoning capacity"},
                                                          {Task::ATE, "'Yes' or 'No'"}};
    for (const auto& [task, words] : cases)
        for (const WordSet set : {WordSet::MinedPublic, WordSet::Clean})
            EXPECT_NE(instructionOf(task, set, true).find(words), std::string_view::npos) << name(task);
    EXPECT_NE(instructionOf(Task::ATE, WordSet::MinedPublic, false), instructionOf(Task::ATE, WordSet::Clean, false));
}

TEST(CleanWords, WhatIsNoSentenceIsPutRightAndTheRestStays) {
    const auto item = [](const std::string& evalType, const std::string& question, const std::string& completion) {
        return readItem(test::minedItem(evalType, question, completion, "x"));
    };
    const std::string wrong = "Your answer to the original question is wrong. ";
    const struct {
        Item item;
        std::string question;
        std::string completion;
    } cases[] = {
        {item("openqa", "Who is the current CEO of the company in the image?", "The current CEO of it is"),
         "Who is the current CEO of the company in the image?", "The current CEO of it is"},
        {item("timestamp", "Who was the CEO of the company in the image? in 2007", "In 2007, the CEO was"),
         "Who was the CEO of the company in the image in 2007?", "In 2007, the CEO was"},
        {item("timestamp", "Who was the CEO of it in the image in the image  in 2007?", "In 2007, the CEO was"),
         "Who was the CEO of it in the image in 2007?", "In 2007, the CEO was"},
        {item("temporal_interval", "Which club does the footballer in the image play for from 2003 to 2010?",
              "From 2003 to 2010, the footballer in the image plays for"),
         "Which club did the footballer in the image play for from 2003 to 2010?",
         "From 2003 to 2010, the footballer in the image played for"},
        {item("future_unanswerable_date", "Who is the CEO of X in 2075?", "In 2075, the CEO of X is"),
         "Who will be the CEO of X in 2075?", "In 2075, the CEO of X will be"},
        {item("understanding", "Who is the CEO of X when A was the King of B?",
              "When A was the King of B, the CEO of X is"),
         "Who was the CEO of X when A was the King of B?", "When A was the King of B, the CEO of X was"},
        {item("ranking",
              "Tim Cook and Steve Jobs all were CEO of X, respectively. Can you identify which one the former CEO of "
              "was?",
              "Tim Cook and Steve Jobs all were CEO of X, respectively. Please identify the former CEO of was"),
         "Tim Cook and Steve Jobs were both CEO of X. Which of them was so first?",
         "Tim Cook and Steve Jobs were both CEO of X. The one who was so first was"},
        {item("calculation",
              "A. Jobs served as the CEO of X in 1999. Can you identify who occupied this position after 15 years?",
              "A. Jobs served as the CEO of X in 1999. Please identify the person occupied this position after 1 years "
              "was"),
         "A. Jobs served as the CEO of X in 1999. Who was in this position 15 years later?",
         "A. Jobs served as the CEO of X in 1999. The person in this position 1 year later was"},
        {item("robustness_openqa", wrong + "Is Tim Cook the current CEO of X?",
              wrong + "Does Tim Cook the current CEO of X?"),
         wrong + "Is Tim Cook the current CEO of X?", wrong + "Is it true that Tim Cook is the current CEO of X?"},
        {item("robustness_timestamp", wrong + "Was Tim Cook the CEO of X in 2015?",
              wrong + "Did Tim Cook the CEO of X in 2015?"),
         wrong + "Was Tim Cook the CEO of X in 2015?", wrong + "Is it true that Tim Cook was the CEO of X in 2015?"},
        {item("robustness_temporal_interval", wrong + "Was the footballer in the image  Tim Cook from 2003 to 2010?",
              wrong + "Did the footballer in the image  Tim Cook from 2003 to 2010?"),
         wrong + "Did the footballer in the image play for Tim Cook from 2003 to 2010?",
         wrong + "Did the footballer in the image play for Tim Cook from 2003 to 2010?"},
        {item("robustness_openqa", wrong + "Is the footballer in the image play for Tim Cook?",
              wrong + "Does the footballer in the image play for Tim Cook?"),
         wrong + "Does the footballer in the image play for Tim Cook?",
         wrong + "Does the footballer in the image play for Tim Cook?"},
        {item("robustness_timestamp", wrong + "Was the footballer in the image  Tim Cook in 2015?",
              wrong + "Did the footballer in the image  Tim Cook in 2015?"),
         wrong + "Did the footballer in the image play for Tim Cook in 2015?",
         wrong + "Did the footballer in the image play for Tim Cook in 2015?"},
        {item("future_unanswerable_date", "Where is the host country of the event in the image in 2075?",
              "In 2075, the host country of the event in the image is"),
         "Where will the host country of the event in the image be in 2075?",
         "In 2075, the host country of the event in the image will be"},
        {item("understanding", "Where is the host country of X when A was the King of B?",
              "When A was the King of B, the host country of X is"),
         "Where was the host country of X when A was the King of B?",
         "When A was the King of B, the host country of X was"},
        {item("openqa", "Where is the current host country of X?", "The current host country of X is"),
         "Where is the current host country of X?", "The current host country of X is"},
        {item("temporal_interval", "Who was the consul of X from -60 to -41?", "From -60 to 5, the consul of X was"),
         "Who was the consul of X from 60 BCE to 41 BCE?", "From 60 BCE to 5, the consul of X was"},
        {item("calculation",
              "A-1 served as the consul of X in -5. Can you identify who occupied this position after -15 years?",
              "A-1 served as the consul of X in -5. Please identify the person occupied this position after 15 years "
              "was"),
         "A-1 served as the consul of X in 5 BCE. Who was in this position 15 years earlier?",
         "A-1 served as the consul of X in 5 BCE. The person in this position 15 years later was"},
    };
    for (const auto& one : cases) {
        EXPECT_EQ(cleanWords(one.item, Configuration::QI), one.question);
        EXPECT_EQ(cleanWords(one.item, Configuration::QGI), one.question);
        EXPECT_EQ(cleanWords(one.item, Configuration::GI), one.completion);
        EXPECT_EQ(publicWords(one.item, Configuration::GGI), one.item.completion);
    }
}

TEST(CleanWords, ARunOfTheFirstRulesKeepsTheWordsThatItAskedIn) {
    const auto asked = [](const char* evalType, const char* question) {
        return cleanWords(readItem(test::minedItem(evalType, question, "It is", "x")), Configuration::QI, 1);
    };
    EXPECT_EQ(asked("future_unanswerable_date", "Where is the host country of X in 2075?"),
              "Where is the host country of X in 2075?");
    EXPECT_EQ(asked("robustness_timestamp", "Was the footballer in the image  Tim Cook in 2015?"),
              "Was the footballer in the image Tim Cook in 2015?");
    EXPECT_EQ(asked("future_unanswerable_date", "Who is the CEO of X in 2075?"), "Who will be the CEO of X in 2075?");
    const Item early = readItem(test::minedItem("timestamp", "Who was the consul in -42?", "In -42, it was", "x"));
    EXPECT_EQ(cleanWords(early, Configuration::QI, 2), "Who was the consul in -42?");
    AskingSpec spec;
    spec.words = WordSet::Clean;
    EXPECT_NE(framed(early, Configuration::GI, "In -44, A was the consul.", spec)
                  .text.find("CONTEXT: In 44 BCE, A was the consul.\nQUESTION: In 42 BCE, it was\n"),
              std::string::npos);
    spec.rules = 1;
    const Item item = readItem(test::minedItem("understanding", "Where is X when A was B?", "When A was B, X is", "x"));
    EXPECT_NE(framed(item, Configuration::QI, std::nullopt, spec).text.find("Where is X"), std::string::npos);
    spec.rules = kMinedRules;
    EXPECT_NE(framed(item, Configuration::QI, std::nullopt, spec).text.find("Where was X"), std::string::npos);
}

TEST(ContextChoice, TheLatestContextIsOfTheLatestValueAndLaterThanTheQuestion) {
    const std::vector<std::string> heads{"A B |S: +1990-00-00T00:00:00Z |E: +2000-00-00T00:00:00Z",
                                         "C D |S: +2000-00-00T00:00:00Z |E: +2010-00-00T00:00:00Z",
                                         "E F |S: +2010-00-00T00:00:00Z"};
    auto json = test::misaligned("awareness_future", "1995", "A B", "C D", 2005);
    json["answers"] = heads;
    const auto latest = latestContext(readItem(json));
    ASSERT_TRUE(latest.has_value());
    EXPECT_EQ(latest->subject, "E F");
    EXPECT_EQ(latest->text, "In 2011, E F was the CEO of Apple.") << "the year of the change has two holders";
    json["mm_questions"] = "Who was the CEO of the company in the image in 2015?";
    json["current_answer"] = "E F";
    EXPECT_FALSE(latestContext(readItem(json)).has_value());
}

TEST(ImageTokens, AreCountedWhereTheProviderTellsItsRule) {
    const struct {
        const char* uri;
        std::uint32_t width, height;
        std::optional<std::int64_t> tokens;
    } cases[] = {{"anthropic:?model=claude-x&key-env=K", 750, 100, 100},
                 {"anthropic:?model=claude-x&key-env=K", 4000, 4000, 1600},
                 {"gemini:?model=gemini-x&key-env=K", 384, 384, 258},
                 {"gemini:?model=gemini-x&key-env=K", 1000, 700, 516},
                 {"openai:https://api.openai.com/v1?model=gpt-4o&key-env=K", 512, 512, 255},
                 {"openai:https://api.openai.com/v1?model=gpt-4o&key-env=K", 4096, 2048, 1105},
                 {"openai:https://api.openai.com/v1?model=gpt-4o-mini&key-env=K", 512, 512, std::nullopt},
                 {"openai:http://localhost:1/v1?model=llava", 512, 512, std::nullopt},
                 {"ollama:http://localhost:1?model=llava", 512, 512, std::nullopt}};
    for (const auto& one : cases)
        EXPECT_EQ(imageTokens(one.uri, one.width, one.height), one.tokens) << one.uri << " " << one.width;
}
} // namespace
} // namespace chronoscope::mined
