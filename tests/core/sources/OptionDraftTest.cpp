// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/OptionDraft.h"
#include "core/base/Text.h"

#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::sources;
using test::must;
using Step = OptionDraft::Step;
using Texts = std::vector<std::string>;

namespace {
DistractorPack shippedPack() {
    return must(DistractorPack::parse(test::readFile(test::source("resources/packs/distractors.json"))));
}

benchmark::Element kids() {
    benchmark::Element element;
    element.domain = benchmark::Domain::CommonSense;
    element.state = benchmark::State::Invariant;
    element.subject = "kids";
    element.relation = "Desires";
    element.years = {{0, {}, {{"play", "play games"}, {"sweets"}}}};
    return element;
}

class OptionDraftTest : public testing::Test {
protected:
    const DistractorPack pack = shippedPack();

    OptionDraft draft(int rounds = 5) const {
        const benchmark::Element element = kids();
        return {pack, {element, pack.question(element, test::loadPack()), {}, 7, rounds}};
    }
    /// The letter under which an option is shown now.
    static std::string letterOf(const OptionDraft& draft, const std::string& option) {
        const std::string prompt = draft.request().prompt;
        const std::size_t at = prompt.find(") " + option + "\n");
        return at == std::string::npos ? "?" : prompt.substr(at - 1, 1);
    }
};

TEST_F(OptionDraftTest, WhatIsFoundWrongAtOnceIsVerifiedInOneRound) {
    OptionDraft one = draft();
    EXPECT_EQ(one.request().turns.size(), 4U) << "the shots of the paper";
    EXPECT_EQ(one.request().prompt,
              "The question \"What does 'kids' desire?\" can be answered with 'play', 'play games', "
              "'sweets'. Create three plausible incorrect distractors for this question.");
    one.take("1. do homework\n2. fold laundry\n3. eat vegetables");
    ASSERT_EQ(one.step(), Step::Verify);
    EXPECT_TRUE(one.request().turns.empty());
    EXPECT_EQ(one.request().decoding.temperature, 0);
    one.take(letterOf(one, "play"));
    EXPECT_EQ(one.step(), Step::Done);
    const OptionOutcome outcome = one.outcome();
    EXPECT_TRUE(outcome.isVerified);
    EXPECT_EQ(outcome.options, (Texts{"do homework", "fold laundry", "eat vegetables"}));
    ASSERT_EQ(outcome.rounds.size(), 1U);
    EXPECT_TRUE(outcome.rounds[0].isRightMarked);
}

TEST_F(OptionDraftTest, OnlyMarkedOptionsAreRewrittenInTheirPlaces) {
    OptionDraft one = draft();
    one.take("1. do homework\n2. have fun\n3. eat vegetables");
    one.take(letterOf(one, "have fun") + ", " + letterOf(one, "play"));
    ASSERT_EQ(one.step(), Step::Rewrite);
    const backend::ModelRequest request = one.request();
    ASSERT_EQ(request.turns.size(), 5U);
    EXPECT_EQ(request.turns.back().assistant, "1. do homework\n2. have fun\n3. eat vegetables");
    EXPECT_EQ(
        request.prompt,
        "'have fun' can also be a correct answer to this question. Create 1 other plausible incorrect distractors "
        "that differ from every option so far: 'do homework', 'have fun', 'eat vegetables'.");
    one.take("1. go to the dentist");
    ASSERT_EQ(one.step(), Step::Verify);
    one.take("None");
    const OptionOutcome outcome = one.outcome();
    EXPECT_EQ(outcome.options, (Texts{"do homework", "go to the dentist", "eat vegetables"}));
    EXPECT_TRUE(outcome.isVerified);
    EXPECT_EQ(outcome.rounds.at(0).marked, (Texts{"have fun"}));
    EXPECT_FALSE(outcome.rounds.at(1).isRightMarked) << "noted, and no more";
}

TEST_F(OptionDraftTest, WhatIsNoWrongOptionIsAskedAgainBeforeItIsShown) {
    OptionDraft one = draft();
    one.take("1. Play games\n2. kids\n3. do homework");
    ASSERT_EQ(one.step(), Step::Rewrite);
    EXPECT_EQ(one.request().prompt.find("'Play games', 'kids' can also be a correct answer"), 0U);
    EXPECT_NE(one.request().prompt.find("Create 2 other"), std::string::npos);
    one.take("nothing:\n");
    ASSERT_EQ(one.step(), Step::Rewrite);
    EXPECT_EQ(one.request().prompt.find("Create 2 other"), 0U) << "nothing is wrong with what is there";
    one.take("1. do homework\n2. fold laundry");
    EXPECT_EQ(one.outcome().dropped, (std::map<std::string, std::size_t>{{"right", 1}, {"subject", 1}, {"repeat", 1}}));
}

TEST_F(OptionDraftTest, AReplyWithoutLettersIsReadByTheModelOnce) {
    OptionDraft one = draft();
    one.take("1. do homework\n2. fold laundry\n3. eat vegetables");
    one.take("Hard to say, I like them all");
    ASSERT_EQ(one.step(), Step::Extract);
    EXPECT_NE(one.request().prompt.find("Hard to say"), std::string::npos);
    OptionDraft other = one;
    one.take("none");
    EXPECT_TRUE(one.outcome().isVerified);
    other.take("???");
    EXPECT_EQ(other.step(), Step::Done);
    EXPECT_FALSE(other.outcome().isVerified);
    EXPECT_EQ(other.outcome().unresolved, "unreadable");
    EXPECT_EQ(other.outcome().options.size(), 3U);
    EXPECT_TRUE(other.outcome().rounds.empty()) << "nobody said anything about them";
}

TEST_F(OptionDraftTest, ItEndsWhateverTheModelSays) {
    for (const int rounds : {1, 3, 5, 99}) {
        for (const std::string reply : {"a, b, c, d", "no idea", "1. x", "", "none:"}) {
            OptionDraft one = draft(rounds);
            int calls = 0, fresh = 0;
            while (one.step() != Step::Done && calls <= OptionDraft::kMostCalls) {
                ++calls;
                const bool isWriting = one.step() == Step::Write || one.step() == Step::Rewrite;
                const std::string number = std::to_string(++fresh);
                const std::string list = number + " x\n" + number + " y\n" + number + " z";
                one.take(isWriting && reply.starts_with('a') ? list : reply);
            }
            EXPECT_EQ(one.step(), Step::Done) << reply;
            EXPECT_FALSE(one.outcome().isVerified) << reply;
            EXPECT_FALSE(one.outcome().unresolved.empty());
            EXPECT_LE(one.outcome().rounds.size(), static_cast<std::size_t>(std::min(rounds, 5)));
        }
    }
}

TEST_F(OptionDraftTest, TheSameRepliesBringItToTheSamePlace) {
    OptionDraft first = draft(), again = draft();
    for (const char* reply : {"1. a b\n2. c d\n3. e f", "a, b, c, d", "1. g h\n2. i j\n3. k l"}) {
        first.take(reply);
        again.take(reply);
        EXPECT_EQ(first.request().prompt, again.request().prompt);
    }
    again.fail();
    EXPECT_EQ(again.outcome().unresolved, "failed");
}

TEST_F(OptionDraftTest, QuestionsHaveThePapersWordingWhereItIsKnown) {
    const auto relations = test::loadPack();
    benchmark::Element element = kids();
    element.relation = "HasProperty";
    EXPECT_EQ(pack.question(element, relations), "Which property does 'kids' have?");
    element.domain = benchmark::Domain::Biomedical;
    element.relation = "negatively_regulates";
    EXPECT_EQ(pack.question(element, relations), "What negatively regulates 'kids'?");
    element.domain = benchmark::Domain::Legal;
    element.subject = "A fee of ____ is due.";
    EXPECT_EQ(pack.question(element, relations), "A fee of ____ is due.");
    element.extra = R"({"source_id":"12 CFR 7.1"})";
    EXPECT_EQ(pack.question(element, relations), "12 CFR 7.1\n\nA fee of ____ is due.");
    EXPECT_EQ(pack.writing(element, "[Q] [O1]?").substr(0, 37), "The question\n\"\"\"\n[Q] [O1]?\n\"\"\"\ncan be")
        << "places in a value stay text";
}

TEST(DistractorPackTest, ThePromptsAreThoseOfThePaper) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
    const auto wanted = nlohmann::json::parse(test::readFile(*shared + "/reference/distractor_prompts.json"));
    const DistractorPack pack = shippedPack();
    for (const benchmark::Domain domain : benchmark::kDomains) {
        const auto& table = wanted.at("domains").at(std::string(benchmark::name(domain)));
        EXPECT_EQ(pack.domain(domain).system, table.at("system"));
        EXPECT_EQ(pack.domain(domain).target, table.at("target_user"));
        ASSERT_EQ(pack.domain(domain).shots.size(), table.at("shots").size());
        for (std::size_t i = 0; i < pack.domain(domain).shots.size(); ++i) {
            EXPECT_EQ(pack.domain(domain).shots[i].user, table.at("shots").at(i).at("user"));
            EXPECT_EQ(pack.domain(domain).shots[i].assistant, table.at("shots").at(i).at("assistant"));
        }
    }
    EXPECT_EQ(pack.verifySystem(), wanted.at("ours").at("verify_system"));
    benchmark::Element element = kids();
    element.state = benchmark::State::Dynamic;
    element.years = {{2010, {}, {{"x"}}}, {2014, {}, {{"y"}}}};
    EXPECT_EQ(pack.verifying(element, "Q?", {"1", "2", "3", "4"}),
              "Q?\n(a) 1\n(b) 2\n(c) 3\n(d) 4\nWhich options are correct answers at any time between 2010 and 2014? "
              "Reply with their letters only, separated by commas.");
}

TEST(DistractorPackTest, WhatIsNoPackIsRefused) {
    const std::string whole = test::readFile(test::source("resources/packs/distractors.json"));
    for (const std::string& text :
         {std::string("{}"), std::string("no JSON"), whole.substr(0, whole.size() / 2),
          text::replaceAll(whole, "[Q]", "?"), text::replaceAll(whole, "legal", "law"), std::string(100, '[')})
        EXPECT_EQ(DistractorPack::parse(text).error().code, ErrorCode::BadInput);
}

TEST(DistractorPackTest, WhatIsWrongWithAPackIsSaidInPlainWords) {
    const std::string whole = test::readFile(test::source("resources/packs/distractors.json"));
    const auto wrong = [](const std::string& text) { return DistractorPack::parse(text).error().message; };
    const std::string noPack = "not a pack of distractor prompts: ";
    EXPECT_EQ(wrong(text::replaceAll(whole, "chronoscope-distractors", "another")),
              noPack + "its format or version is not known");
    EXPECT_EQ(wrong(text::replaceAll(whole, "legal", "law")), noPack + "there is no 'legal'");
    EXPECT_EQ(wrong(std::string(100, '[')), noPack + "nested too deeply");
    EXPECT_TRUE(wrong("no JSON").starts_with(noPack + "not valid JSON: parse error at line 1, ")) << wrong("no JSON");
    const std::string unplaced = wrong(text::replaceAll(whole, "[Q]", "?"));
    EXPECT_TRUE(unplaced.starts_with(noPack + "the prompt of ") &&
                unplaced.ends_with(" has no place for the question or its answers"))
        << unplaced;
}
} // namespace
