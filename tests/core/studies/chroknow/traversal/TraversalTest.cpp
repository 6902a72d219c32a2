// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Traversal.h"

#include "tests/support/TraversalBench.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;

namespace {
constexpr const char* kMayor = "Mayor of Arl";
constexpr const char* kGovernor = "Governor of Best";

TraversalPlan planOf(int target, std::vector<Example> examples) { return {target, std::move(examples)}; }
Example before(int year, std::string object) { return {Side::Previous, year, std::move(object)}; }
Example after(int year, std::string object) { return {Side::Next, year, std::move(object)}; }

StepReply said(std::string text) {
    StepReply reply;
    reply.text = std::move(text);
    return reply;
}

/// One step worked by hand.
struct Exchange {
    const char* prompt;
    bool refines; ///< the system text is that for a candidate
    const char* reply;
    const char* candidate; ///< after the step
    bool changed;
};

struct Walk {
    const char* label;
    bool legal;
    bool firstReference; ///< protocol reference as its first edition was
    TraversalPlan plan;
    std::vector<Exchange> exchanges;
    Outcome total;
    Outcome previousOnly;
    bool everRight;
    int decidingStep;
};

const Walk kPreviousOnly{"previousOnly",
                         false,
                         false,
                         planOf(2013, {before(2012, kMayor), before(2011, kMayor)}),
                         {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                           "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                           false, "A. Governor of Best", kGovernor, true},
                          {"Q. In 2011, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                           "Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                           "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. Governor of Best\n",
                           true, "A. Governor of Best", kGovernor, false}},
                         Outcome::ChronoCorrect,
                         Outcome::ChronoCorrect,
                         true,
                         0};

const Walk kNextOnly{"nextOnly",
                     false,
                     false,
                     planOf(2013, {after(2014, kGovernor), after(2016, kGovernor)}),
                     {{"Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n\n"
                       "Q. In 2014, Ada Quill, position held, [Object]\nA. Governor of Best\n",
                       false, "A. Mayor of Arl\n", kMayor, true},
                      {"Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. Mayor of Arl\n\n"
                       "Q. In 2014, Ada Quill, position held, [Object]\nA. Governor of Best\n\n"
                       "Q. In 2016, Ada Quill, position held, [Object]\nA. Governor of Best\n",
                       true, "A. Governor of Best\n", kGovernor, true}},
                     Outcome::ChronoCorrect,
                     Outcome::NotApplicable,
                     true,
                     1};

const Walk kBothSides{"bothSides",
                      false,
                      false,
                      planOf(2013, {before(2012, kMayor), after(2014, kGovernor)}),
                      {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                        "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                        false, "A. Mayor of Arl", kMayor, true},
                       {"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                        "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. Mayor of Arl\n\n"
                        "Q. In 2014, Ada Quill, position held, [Object]\nA. Governor of Best\n",
                        true, "The correct answer is Governor of Best.", kGovernor, true}},
                      Outcome::ChronoCorrect,
                      Outcome::StillWrong,
                      true,
                      1};

const Walk kRefinementHarms{"refinementHarms",
                            false,
                            false,
                            planOf(2013, {before(2012, kMayor), after(2014, kMayor)}),
                            {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                              "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                              false, "A. Governor of Best", kGovernor, true},
                             {"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                              "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. Governor of Best\n\n"
                              "Q. In 2014, Ada Quill, position held, [Object]\nA. Mayor of Arl\n",
                              true, "A. Mayor of Arl", kMayor, true}},
                            Outcome::StillWrong,
                            Outcome::ChronoCorrect,
                            true,
                            1};

const Walk kCaseAlone{"candidateUnchangedButForItsCase",
                      false,
                      false,
                      planOf(2013, {before(2012, kMayor), before(2011, kMayor)}),
                      {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                        "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                        false, "A. Mayor of ÅRL", "Mayor of ÅRL", true},
                       {"Q. In 2011, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                        "Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                        "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. Mayor of ÅRL\n",
                        true, "Answer: mayor of årl", "Mayor of ÅRL", false}},
                      Outcome::StillWrong,
                      Outcome::StillWrong,
                      false,
                      0};

const Walk kNothing{"nothingExtracted",
                    false,
                    false,
                    planOf(2013, {before(2012, kMayor), after(2014, kGovernor)}),
                    {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                      "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                      false, "Governor of Best it may have been", "", false},
                     {"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                      "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n\n"
                      "Q. In 2014, Ada Quill, position held, [Object]\nA. Governor of Best\n",
                      false, "", "", false}},
                    Outcome::StillWrong,
                    Outcome::StillWrong,
                    false,
                    -1};

const Walk kWholeReply{
    "referenceTakesAReplyWhole",
    false,
    true,
    planOf(2013, {before(2012, kMayor), after(2014, kGovernor)}),
    {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
      "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
      false, "  Governor of Best,\nor so I think", "Governor of Best, or so I think", true},
     {"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
      "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. Governor of Best, or so I think\n\n"
      "Q. In 2014, Ada Quill, position held, [Object]\nA. Governor of Best\n",
      true, "Sure, here it is", "Sure, here it is", true}},
    Outcome::ChronoCorrect,
    Outcome::ChronoCorrect,
    true,
    0};

const Walk kRefusal{"refusalIsAStepWithoutAnAnswer",
                    false,
                    true,
                    planOf(2013, {before(2012, kMayor), before(2010, kMayor)}),
                    {{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                      "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                      false, "I'm sorry, but I can't say that A. Governor of Best is right.", "", false},
                     {"Q. In 2010, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                      "Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                      "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n",
                      false, "A. Governor of Best", kGovernor, true}},
                    Outcome::ChronoCorrect,
                    Outcome::ChronoCorrect,
                    true,
                    1};

const Walk kLegal{"legalQuestionKeepsItsBlank",
                  true,
                  false,
                  planOf(2013, {before(2012, "ten"), after(2014, "thirty")}),
                  {{"Q. In 2012, A notice stays on the board for ____ days.\nA. ten\n\n"
                    "Q. In 2013, A notice stays on the board for ____ days.\nCandidate A. [Object]\n",
                    false, "A. ten", "ten", true},
                   {"Q. In 2012, A notice stays on the board for ____ days.\nA. ten\n\n"
                    "Q. In 2013, A notice stays on the board for ____ days.\nCandidate A. ten\n\n"
                    "Q. In 2014, A notice stays on the board for ____ days.\nA. thirty\n",
                    true, "A. thirty", "thirty", true}},
                  Outcome::ChronoCorrect,
                  Outcome::StillWrong,
                  true,
                  1};

class WalkTest : public testing::TestWithParam<Walk> {
protected:
    const TraversalSetting setting =
        settingOf(GetParam().legal ? legalElement() : positionElement(),
                  GetParam().firstReference ? rulesOf(Protocol::Reference, 1) : rulesOf(Protocol::Paper));
};

TEST_P(WalkTest, AsksAndConcludesAsWorkedByHand) {
    Traversal traversal(setting, GetParam().plan);
    for (const Exchange& exchange : GetParam().exchanges) {
        EXPECT_EQ(traversal.prompt().text, exchange.prompt);
        EXPECT_EQ(traversal.prompt().system, exchange.refines ? setting.words->refine() : setting.words->generate());
        traversal.answer(said(exchange.reply));
        EXPECT_EQ(traversal.candidate(), exchange.candidate);
        EXPECT_EQ(traversal.steps().back().changed, exchange.changed);
    }
    EXPECT_TRUE(traversal.done());
    const auto verdict = judge(traversal, setting, {});
    EXPECT_EQ(verdict.total, GetParam().total);
    EXPECT_EQ(verdict.previousOnly, GetParam().previousOnly);
    EXPECT_EQ(verdict.everRight, GetParam().everRight);
    EXPECT_EQ(verdict.decidingStep, GetParam().decidingStep);
}
INSTANTIATE_TEST_SUITE_P(, WalkTest,
                         testing::Values(kPreviousOnly, kNextOnly, kBothSides, kRefinementHarms, kCaseAlone, kNothing,
                                         kWholeReply, kRefusal, kLegal),
                         [](const auto& each) { return each.param.label; });

class TraversalTest : public testing::Test {
protected:
    Traversal started(TraversalPlan shown, const std::vector<std::string>& replies) const {
        Traversal traversal(setting, std::move(shown));
        for (const std::string& reply : replies)
            traversal.answer(said(reply));
        return traversal;
    }
    const TraversalSetting setting = settingOf(positionElement());
    const TraversalPlan plan = planOf(2013, {before(2012, kMayor), before(2011, kMayor), after(2014, kGovernor)});
};

TEST_F(TraversalTest, MarksTheBlockThatAStepAdded) {
    Traversal traversal(setting, plan);
    std::vector<std::string> added;
    while (!traversal.done()) {
        const StepPrompt prompt = traversal.prompt();
        added.push_back(prompt.text.substr(prompt.addedFrom, prompt.addedTo - prompt.addedFrom));
        traversal.answer(said("A. x"));
    }
    EXPECT_EQ(added,
              (std::vector<std::string>{"Q. In 2012, Ada Quill, position held, [Object]\nA. Mayor of Arl\n",
                                        "Q. In 2011, Ada Quill, position held, [Object]\nA. Mayor of Arl\n",
                                        "Q. In 2014, Ada Quill, position held, [Object]\nA. Governor of Best\n"}));
}

TEST_F(TraversalTest, AYearIsShownAsTheBasePromptsShowIt) {
    benchmark::Element element = positionElement();
    element.years[4].releaseDate = "2112AA"; // 2012
    Traversal traversal(settingOf(element), planOf(2013, {before(2012, kMayor)}));
    EXPECT_TRUE(traversal.prompt().text.starts_with("Q. In 2112, Ada Quill"));
}

TEST_F(TraversalTest, BackForgetsTheLastStepAndAsksItAgain) {
    Traversal traversal(setting, plan);
    traversal.answer(said("A. one"));
    const StepPrompt asked = traversal.prompt();
    traversal.answer(said("A. two"));
    EXPECT_TRUE(traversal.back());
    EXPECT_EQ(traversal.prompt(), asked);
    EXPECT_EQ(traversal.candidate(), "one");
}

TEST_F(TraversalTest, BackFromTheStartIsRefused) {
    Traversal traversal(setting, plan);
    EXPECT_FALSE(traversal.back());
}

TEST_F(TraversalTest, WithNothingToShowItIsNotApplicable) {
    const Traversal traversal(setting, planOf(2013, {}));
    EXPECT_FALSE(traversal.applicable());
    EXPECT_EQ(judge(traversal, setting, {}).total, Outcome::NotApplicable);
}

TEST_F(TraversalTest, IsOpenUntilEveryStepIsAnswered) {
    const auto verdict = judge(started(plan, {"A. x", "A. Governor of Best"}), setting, {});
    EXPECT_EQ(verdict.total, Outcome::Open);
    EXPECT_EQ(verdict.previousOnly, Outcome::ChronoCorrect);
}

TEST_F(TraversalTest, TalkIsNoCandidateAtTheEnd) {
    const auto verdict = judge(started(plan, {"A. x", "A. Governor of Best", "A. Understood"}), setting, {});
    EXPECT_EQ(verdict.candidate, kGovernor);
    EXPECT_EQ(verdict.decidingStep, 1);
}

TEST_F(TraversalTest, TheVerdictNamesTheObjectItMatched) {
    const auto verdict = judge(started(plan, {"A. x", "A. x", "A. the Governor of Best (acting)"}), setting, {});
    EXPECT_EQ(verdict.matched, kGovernor);
    EXPECT_EQ(verdict.score, 100);
}

TEST_F(TraversalTest, TheThresholdOfTheRunDecides) {
    matching::JudgeSettings strict;
    strict.threshold = 99;
    const Traversal near = started(plan, {"A. Governor of Bast", "A. Governor of Bast", "A. Governor of Bast"});
    EXPECT_EQ(judge(near, setting, {}).total, Outcome::ChronoCorrect);
    EXPECT_EQ(judge(near, setting, strict).total, Outcome::StillWrong);
}

// What is edited, and how many answered steps survive it.
TEST_F(TraversalTest, ABranchKeepsExactlyTheStepsThatWouldHaveBeenAskedAlike) {
    const Traversal whole = started(plan, {"A. x", "A. x", "A. y"});
    auto words = [](const char* key, const char* text) {
        std::string json = traversalWordsText();
        const std::size_t at = json.find('"', json.find(std::string("\"") + key + "\":") + std::string(key).size() + 3);
        json.replace(at + 1, json.find('"', at + 1) - at - 1, text);
        TraversalSetting other = settingOf(positionElement());
        other.words = std::make_shared<const TraversalWords>(TraversalWords::parse(json).value());
        return other;
    };
    const Example p12 = before(2012, kMayor);
    const Example p11 = before(2011, kMayor);
    const Example n14 = after(2014, kGovernor);
    const struct {
        const char* label;
        TraversalSetting setting;
        TraversalPlan plan;
        std::size_t kept;
    } cases[]{{"nothing", setting, plan, 3},
              {"longer", setting, planOf(2013, {p12, p11, n14, after(2015, kGovernor)}), 3},
              {"shorter", setting, planOf(2013, {p12, p11}), 2},
              {"last object", setting, planOf(2013, {p12, p11, after(2014, "Judge")}), 2},
              {"second object", setting, planOf(2013, {p12, before(2011, "Judge"), n14}), 1},
              {"first year left out", setting, planOf(2013, {p11, n14}), 0},
              {"farthest first", setting, planOf(2013, {p11, p12, n14}), 0},
              {"target", setting, planOf(2010, {p12, p11, n14}), 0},
              {"text without a candidate", words("generate", "Say it."), plan, 0},
              {"text with a candidate", words("refine", "Check it."), plan, 1}};
    for (const auto& one : cases) {
        SCOPED_TRACE(one.label);
        const Traversal branch = whole.rebased(one.setting, one.plan);
        EXPECT_EQ(branch.steps().size(), one.kept);
        for (std::size_t i = 0; i < branch.steps().size(); ++i)
            EXPECT_EQ(branch.steps()[i].reply.text, whole.steps()[i].reply.text);
    }
}

TEST_F(TraversalTest, ABranchReadsTheKeptRepliesByItsOwnRules) {
    TraversalSetting whole = setting;
    whole.rules = &rulesOf(Protocol::Reference, 1);
    const Traversal branch = started(plan, {"Judge"}).rebased(whole, plan);
    EXPECT_EQ(branch.candidate(), "Judge");
}

// The figure for the previous side is read off the whole walk; asked alone it is the same, whatever the model says.
TEST_F(TraversalTest, PreviousOnlyEqualsAWalkWithoutNextYears) {
    const std::vector<std::string> sayings{
        "A. Governor of Best", "A. Mayor of Arl",     "Sure",         "",
        "A. Okay, then",       "A. governor of best", "I cannot say", "the answer is Judge"};
    using analysis::CellCategory;
    SeedStream luck(7);
    int decided = 0;
    for (int round = 0; round < 400; ++round) {
        Evidence evidence{analysis::ChronoCategory::PartialKnown, {}};
        for (int year = 2008; year <= 2018; ++year) {
            const auto category = static_cast<CellCategory>(luck.below(analysis::kCellCategories));
            const bool hit = category != CellCategory::Missing && category != CellCategory::Incorrect;
            evidence.years.push_back(yearOf(year, category,
                                            hit ? std::vector<std::string>{luck.below(2) ? kMayor : kGovernor}
                                                : std::vector<std::string>{}));
        }
        TraversalSpec spec;
        spec.protocol = static_cast<Protocol>(luck.below(2));
        spec.order = static_cast<YearOrder>(luck.below(2));
        TraversalSetting rules = setting;
        spec.edition = 1 + static_cast<int>(luck.below(kEdition));
        rules.rules = &rulesOf(spec);
        TraversalSpec alone = spec;
        alone.next = 0;
        const int target = 2008 + static_cast<int>(luck.below(11));
        const std::uint64_t mood = luck.next();
        const auto model = [&](const StepPrompt& prompt) {
            return sayings[mix(mood, hash64(prompt.text)) % sayings.size()];
        };
        const auto both = walked(Traversal(rules, planTraversal(evidence, target, spec)), model);
        const auto previous = walked(Traversal(rules, planTraversal(evidence, target, alone)), model);
        ASSERT_EQ(judge(both, rules, {}).previousOnly, judge(previous, rules, {}).total);
        decided += judge(previous, rules, {}).total == Outcome::ChronoCorrect;
    }
    EXPECT_GT(decided, 20);
}

TEST_F(TraversalTest, ChangedComparesWithTheNearestYearShown) {
    const benchmark::Element element = positionElement();
    const struct {
        const char* label;
        TraversalPlan plan;
        std::optional<bool> changed;
    } cases[]{{"change just before", planOf(2013, {before(2012, ""), after(2016, "")}), true},
              {"nearer after", planOf(2013, {before(2010, ""), after(2014, "")}), false},
              {"equally far: the previous side", planOf(2013, {before(2011, ""), after(2015, "")}), true},
              {"nothing shown", planOf(2013, {}), std::nullopt},
              {"a year without objects", planOf(2013, {before(1999, "")}), std::nullopt}};
    for (const auto& one : cases)
        EXPECT_EQ(objectChanged(element, one.plan), one.changed) << one.label;
}

TEST_F(TraversalTest, ObjectsInAnotherOrderAreUnchanged) {
    benchmark::Element element = positionElement();
    element.years[4].objects = {{"One", "1"}, {"Two"}};
    element.years[5].objects = {{"Two"}, {"1", "One"}};
    EXPECT_EQ(objectChanged(element, planOf(2013, {before(2012, "")})), std::optional(false));
}
} // namespace
