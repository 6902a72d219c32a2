// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalPlan.h"

#include "tests/support/TraversalBench.h"

#include <gtest/gtest.h>

#include <chrono>
#include <climits>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;
using analysis::CellCategory;
using analysis::ChronoCategory;

namespace {
/// Years from 2010 on, a letter each: C orrect, g reedy and s ampled partial, I ncorrect, - missing. A hit's answer is
/// "a" and its year; a wrong one's, in every sample, "w" and its year.
Evidence evidenceOf(std::string_view letters, ChronoCategory category = ChronoCategory::PartialKnown) {
    Evidence evidence{category, {}};
    int year = 2010;
    for (const char letter : letters) {
        const std::string number = std::to_string(year);
        YearEvidence one;
        switch (letter) {
        case 'C': one = yearOf(year, CellCategory::Correct, {"a" + number}); break;
        case 'g': one = yearOf(year, CellCategory::PartialGreedy, {"a" + number}); break;
        case 's': one = yearOf(year, CellCategory::PartialSampled, {"a" + number}); break;
        case 'I':
            one = yearOf(year, CellCategory::Incorrect);
            one.greedy = one.sampled = {{"w" + number, 5}};
            one.countedGreedy = one.countedSampled = {"W" + number, "x", "w" + number};
            break;
        default: one = yearOf(year, CellCategory::Missing); break;
        }
        evidence.years.push_back(std::move(one));
        ++year;
    }
    return evidence;
}

/// "<2012 a2012 <2011 a2011 >2014 a2014", previous years as "<".
std::string shown(const TraversalPlan& plan) {
    std::string text;
    for (const Example& example : plan.examples)
        text += (text.empty() ? "" : " ") + std::string(example.side == Side::Previous ? "<" : ">") +
                std::to_string(example.year) + " " + example.object;
    return text;
}

TraversalSpec firstReference() {
    TraversalSpec spec;
    spec.protocol = Protocol::Reference;
    spec.edition = 1;
    return spec;
}

TraversalSpec specOf(Protocol protocol, int previous = 3, int next = 3) {
    TraversalSpec spec;
    spec.protocol = protocol;
    spec.previous = previous;
    spec.next = next;
    return spec;
}

struct Case {
    const char* label;
    const char* letters;
    int target;
    Protocol protocol;
    const char* shown;
};
class PlanTest : public testing::TestWithParam<Case> {};
TEST_P(PlanTest, ShowsTheYearsOfItsProtocol) {
    const Case& one = GetParam();
    EXPECT_EQ(shown(planTraversal(evidenceOf(one.letters), one.target, specOf(one.protocol))), one.shown);
}
INSTANTIATE_TEST_SUITE_P(
    , PlanTest,
    testing::Values(Case{"nearestFirst", "CCCCICCCC", 2014, Protocol::Paper,
                         "<2013 a2013 <2012 a2012 <2011 a2011 >2015 a2015 >2016 a2016 >2017 a2017"},
                    Case{"partialYearsAreHits", "gsI", 2012, Protocol::Paper, "<2011 a2011 <2010 a2010"},
                    Case{"wrongYearsInsideTheSpanAreLeftOut", "CICIC", 2013, Protocol::Paper,
                         "<2012 a2012 <2010 a2010 >2014 a2014"},
                    Case{"hitsOutsideTheSpanAreTooFar", "CIIIIC", 2014, Protocol::Paper, ">2015 a2015"},
                    Case{"previousSideEmpty", "IICC", 2011, Protocol::Paper, ">2012 a2012 >2013 a2013"},
                    Case{"nextSideEmpty", "CCII", 2012, Protocol::Paper, "<2011 a2011 <2010 a2010"},
                    Case{"bothSidesEmpty", "IgI", 2011, Protocol::Paper, ""},
                    Case{"spanCutByTheFrame", "CICI", 2011, Protocol::Paper, "<2010 a2010 >2012 a2012"},
                    Case{"missingYearsAreNotShown", "C-I", 2012, Protocol::Paper, "<2010 a2010"},
                    Case{"referenceShowsWrongYearsToo", "CIIsg", 2012, Protocol::Reference,
                         "<2011 w2011 <2010 a2010 >2013 a2013 >2014 a2014"},
                    Case{"referenceNeedsOneHitOnTheSide", "IIIC", 2012, Protocol::Reference, ">2013 a2013"},
                    Case{"referenceTakesAHitOutsideTheSpan", "CIIIII", 2014, Protocol::Reference,
                         "<2013 w2013 <2012 w2012 <2011 w2011"},
                    Case{"referenceMissingYearsAreNotShown", "C-I", 2012, Protocol::Reference, "<2010 a2010"}),
    [](const auto& each) { return each.param.label; });

TEST(TraversalPlanTest, FarthestFirstTurnsEachSide) {
    TraversalSpec spec = specOf(Protocol::Paper, 2, 2);
    spec.order = YearOrder::FarthestFirst;
    EXPECT_EQ(shown(planTraversal(evidenceOf("CCCICCC"), 2013, spec)),
              "<2011 a2011 <2012 a2012 >2015 a2015 >2014 a2014");
}

TEST(TraversalPlanTest, ASpanOfNothingShowsNothing) {
    EXPECT_EQ(shown(planTraversal(evidenceOf("CCICC"), 2012, specOf(Protocol::Paper, 0, 1))), ">2013 a2013");
}

TEST(TraversalPlanTest, ReferenceVotesOverGreedyAnswersOfCorrectYearsAndSampledOnesOtherwise) {
    Evidence evidence = evidenceOf("CgI");
    evidence.years[0].greedy = {{"greedy", 5}};
    evidence.years[0].sampled = {{"sampled", 5}};
    evidence.years[1].greedy = {{"greedy", 5}};
    evidence.years[1].sampled = {{"sampled", 5}};
    EXPECT_EQ(shown(planTraversal(evidence, 2012, firstReference())), "<2011 sampled <2010 greedy");
    for (YearEvidence& year : evidence.years) {
        year.countedGreedy = {"Counted greedy"};
        year.countedSampled = {"Counted sampled"};
    }
    EXPECT_EQ(shown(planTraversal(evidence, 2012, specOf(Protocol::Reference))),
              "<2011 counted sampled <2010 counted greedy");
}

struct Vote {
    const char* label;
    std::vector<CountedAnswer> there;
    std::vector<CountedAnswer> elsewhere;
    const char* winner;
};
class VoteTest : public testing::TestWithParam<Vote> {};
TEST_P(VoteTest, ChoosesTheAnswerShown) {
    Evidence evidence = evidenceOf("CCI");
    evidence.years[1].matching = GetParam().there;
    evidence.years[0].matching = GetParam().elsewhere;
    EXPECT_EQ(planTraversal(evidence, 2012, specOf(Protocol::Paper, 1, 0)).examples.at(0).object, GetParam().winner);
}
INSTANTIATE_TEST_SUITE_P(
    , VoteTest,
    testing::Values(Vote{"theMostFrequent", {{"one", 1}, {"two", 3}}, {{"one", 9}}, "two"},
                    Vote{"ofATieTheMostFrequentOverall", {{"one", 2}, {"two", 2}}, {{"TWO", 1}}, "two"},
                    Vote{"elseTheOneSeenFirst", {{"one", 2}, {"two", 2}}, {{"three", 1}}, "one"}),
    [](const auto& each) { return each.param.label; });

// Evidence comes from the workspace's file, which may hold anything that can be read.
TEST(TraversalPlanTest, ATieOfTheGreatestCountsIsBrokenByTheirSum) {
    Evidence evidence = evidenceOf("CCI");
    evidence.years[1].matching = {{"one", INT_MAX}, {"two", INT_MAX}};
    evidence.years[0].matching = {{"one", 1}, {"two", INT_MAX}};
    EXPECT_EQ(planTraversal(evidence, 2012, specOf(Protocol::Paper, 1, 0)).examples.at(0).object, "two");
}

TEST(TraversalPlanTest, ATieOfManyAnswersCostsLittle) {
    Evidence evidence = evidenceOf("CI");
    evidence.years[0].matching.clear();
    for (int i = 0; i < 20'000; ++i)
        evidence.years[0].matching.push_back({"answer " + std::to_string(i), 1});
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(shown(planTraversal(evidence, 2011, specOf(Protocol::Paper))), "<2010 answer 0");
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

// Nothing there looks at what is right: a wrong earlier target is shown as a right one is.
TEST(TraversalPlanTest, ReferenceShowsAnEarlierTargetWithTheMajorityOfItsCandidates) {
    const EarlierTargets earlier{{2011, {{"One", "Two", "ONE"}, "Two"}}};
    EXPECT_EQ(shown(planTraversal(evidenceOf("CII"), 2012, specOf(Protocol::Reference), earlier)),
              "<2011 one <2010 a2010");
}

TEST(TraversalPlanTest, ReferenceTakesOfATieTheCandidateSeenFirstAndAnEmptyOneToo) {
    const EarlierTargets tie{{2011, {{"Two", "One", "one", "two"}, {}}}};
    EXPECT_EQ(shown(planTraversal(evidenceOf("CII"), 2012, specOf(Protocol::Reference, 1), tie)), "<2011 two");
    const EarlierTargets silent{{2011, {{"", "One", ""}, {}}}};
    EXPECT_EQ(shown(planTraversal(evidenceOf("CII"), 2012, specOf(Protocol::Reference, 1), silent)), "<2011 ");
}

TEST(TraversalPlanTest, ReferenceUsesASideThatHoldsNothingButAnEarlierTarget) {
    const Evidence evidence = evidenceOf("IIIC");
    EXPECT_EQ(shown(planTraversal(evidence, 2012, specOf(Protocol::Reference, 3, 0))), "");
    const EarlierTargets earlier{{2010, {{"found"}, {}}}};
    EXPECT_EQ(shown(planTraversal(evidence, 2012, specOf(Protocol::Reference, 3, 0), earlier)),
              "<2011 w2011 <2010 found");
    EXPECT_EQ(shown(planTraversal(evidence, 2012, specOf(Protocol::Reference, 1, 0), earlier)), "<2011 w2011");
}

TEST(TraversalPlanTest, ReferenceShowsNoneForAYearOfWhichNothingCounts) {
    Evidence evidence = evidenceOf("CII");
    evidence.years[1].countedSampled.clear();
    EXPECT_EQ(shown(planTraversal(evidence, 2012, specOf(Protocol::Reference))), "<2011 None <2010 a2010");
}

TEST(TraversalPlanTest, APreviousSpanOfNothingIsAllYearsUnderReferenceAndNoneUnderPaper) {
    const Evidence evidence = evidenceOf("CCCCCIC");
    EXPECT_EQ(shown(planTraversal(evidence, 2015, specOf(Protocol::Reference, 0, 0))),
              "<2014 a2014 <2013 a2013 <2012 a2012 <2011 a2011 <2010 a2010");
    EXPECT_EQ(shown(planTraversal(evidence, 2015, specOf(Protocol::Paper, 0, 1))), ">2016 a2016");
}

TEST(TraversalPlanTest, PaperDoesNotShowWhatWasFoundBefore) {
    const EarlierTargets earlier{{2010, {{"found"}, "found"}}};
    EXPECT_EQ(shown(planTraversal(evidenceOf("CI"), 2011, specOf(Protocol::Paper), earlier)), "<2010 a2010");
}

TEST(TraversalPlanTest, TheFirstEditionOfReferenceShowsWhatAnEarlierTargetWasRightWith) {
    const EarlierTargets earlier{{2011, {{"other", "other"}, "found"}}};
    EXPECT_EQ(shown(planTraversal(evidenceOf("CII"), 2012, firstReference(), earlier)), "<2011 found <2010 a2010");
    const EarlierTargets wrong{{2011, {{"other", "other"}, {}}}};
    EXPECT_EQ(shown(planTraversal(evidenceOf("CII"), 2012, firstReference(), wrong)), "<2011 w2011 <2010 a2010");
}

TEST(TraversalPlanTest, TheFirstEditionSkipsAYearWithoutAnAnswerEvenWhereOneWasFound) {
    Evidence evidence = evidenceOf("CII");
    evidence.years[1].sampled.clear();
    const EarlierTargets earlier{{2011, {{}, "found"}}};
    EXPECT_EQ(shown(planTraversal(evidence, 2012, firstReference(), earlier)), "<2010 a2010");
}

TEST(TraversalPlanTest, PaperTakesTargetsAscending) {
    EXPECT_EQ(targetsOf(evidenceOf("CgIsC-I"), Protocol::Paper), (std::vector<int>{2011, 2012, 2013, 2016}));
}

TEST(TraversalPlanTest, ReferenceTakesTargetsByCategory) {
    EXPECT_EQ(targetsOf(evidenceOf("CgIsC-I"), Protocol::Reference), (std::vector<int>{2012, 2016, 2013, 2011}));
}

TEST(TraversalPlanTest, OnlyAPartialKnownElementHasTargets) {
    for (int i = 0; i < analysis::kChronoCategories; ++i) {
        const auto category = static_cast<ChronoCategory>(i);
        EXPECT_EQ(targetsOf(evidenceOf("CIC", category), Protocol::Paper).empty(),
                  category != ChronoCategory::PartialKnown)
            << name(category);
    }
}

TEST(TraversalPlanTest, AnElementThatIsKnownHasNoTargets) {
    EXPECT_TRUE(targetsOf(evidenceOf("CCC", ChronoCategory::Known), Protocol::Reference).empty());
}
} // namespace
