// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressNarrowing.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/studies/robustness/FactText.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
/// A finished run over twelve facts, "Land 0" to "Land 11", of two relations.
class StressNarrowing : public testing::Test {
protected:
    StressNarrowing() : m_workspace(makeWorkspace(m_folder)), m_facts(someFacts(12)) {
        addFacts(m_workspace, m_facts);
        const auto id = makeStress(m_workspace, {}, "calibration:?robust=0.3&nearly=0.3&blind=0.2&seed=4");
        EXPECT_EQ(runToEnd(m_workspace, id).state, run::EngineState::Finished);
        auto reader = must(m_workspace->reader());
        m_run = must(readStressResults(reader, must(store::RunStore(reader).get(id))));
        EXPECT_EQ(m_run.facts.size(), 12U);
    }

    Result<StressFilter> filter(const study::Narrowing& narrowing) {
        auto reader = must(m_workspace->reader());
        return stressFilter(reader, narrowing, std::span(&m_run.run, 1));
    }
    std::int64_t factsOf(const study::Narrowing& narrowing) {
        return meansOf(m_run, must(filter(narrowing))).all.front().facts;
    }
    std::vector<AlphaSum> alphaOf(const StressFilter& filter) {
        auto reader = must(m_workspace->reader());
        return must(narrowedAlpha(reader, m_run.run.id, filter));
    }

    TempDir m_folder;
    WorkspacePtr m_workspace;
    std::vector<DatedFact> m_facts;
    StressResults m_run;
};

TEST_F(StressNarrowing, FacetsChooseFacts) {
    const std::tuple<study::Narrowing, std::int64_t, const char*> cases[]{
        {{}, 12, "everything"},
        {{{"relation", {"head of state"}}}, 6, "one of two relations"},
        {{{"relation", {"head of state", "head of government"}}}, 12, "both"},
        {{{"relation", {"employer"}}}, 0, "one that the run has not"},
        {{{"subject", {"land 1"}}}, 3, "1, 10 and 11, whatever the case"},
        {{{"subject", {"land 1"}}, {"relation", {"head of government"}}}, 1, "10 alone: both must hold"},
        {{{"subject", {"nobody"}}}, 0, "no such subject"},
        {{{"model", {"another"}}, {"run", {"99"}}}, 12, "runs are chosen apart"}};
    for (const auto& [narrowing, facts, why] : cases)
        EXPECT_EQ(factsOf(narrowing), facts) << why;
}

TEST_F(StressNarrowing, PrecisionsChooseRowsOfEveryTable) {
    const auto years = must(filter({{"precision", {"year", "global"}}}));
    const std::span<const StressResults> runs(&m_run, 1);
    const auto means = robustnessTable(runs, years, {});
    for (const auto& row : means.rows)
        EXPECT_TRUE(row.at(3) == "year" || row.at(3) == "global") << row.at(3);
    EXPECT_EQ(transferTable(runs, years, true, {}).rows.size(), 1U) << "the year alone";
    EXPECT_EQ(transferTable(runs, {}, true, {}).rows.size(), 49U);
    EXPECT_EQ(lostTable(runs, years, {}).rows.size(), 2U);
    const auto wrong = filter({{"precision", {"week"}}});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, ErrorCode::InvalidArgument);
}

TEST_F(StressNarrowing, APartitionOfTheFactsAddsUpToAll) {
    for (const std::string digit : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"})
        for (const auto& [subject, relation] : {std::pair(digit, "head of state")}) {
            const auto part = must(filter({{"subject", {subject}}}));
            ScoreMeans both = meansOf(m_run, must(filter({{"subject", {subject}}, {"relation", {relation}}}))).all[0];
            both += meansOf(m_run, must(filter({{"subject", {subject}}, {"relation", {"head of government"}}}))).all[0];
            const ScoreMeans all = meansOf(m_run, part).all[0];
            EXPECT_EQ(both.facts, all.facts);
            EXPECT_EQ(both.tests, all.tests);
            EXPECT_EQ(both.wins, all.wins);
        }
}

TEST_F(StressNarrowing, TheAlphaCurveOfChosenFactsIsAddedUpFromTheirReplies) {
    const auto tally = alphaOf({});
    const auto counted = alphaOf(must(filter({{"subject", {"land"}}})));
    ASSERT_EQ(counted.size(), tally.size()) << "of all facts";
    for (std::size_t i = 0; i < tally.size(); ++i) {
        EXPECT_EQ(counted[i].bin, tally[i].bin);
        EXPECT_EQ(counted[i].dates, tally[i].dates);
        EXPECT_DOUBLE_EQ(counted[i].sum, tally[i].sum) << "to the last bit";
    }
    std::int64_t all = 0, one = 0, others = 0;
    for (const AlphaSum& sum : tally)
        all += sum.dates;
    for (const AlphaSum& sum : alphaOf(must(filter({{"subject", {"land 7"}}}))))
        one += sum.dates;
    for (const char* subject :
         {"land 0", "land 1", "land 2", "land 3", "land 4", "land 5", "land 6", "land 8", "land 9"})
        for (const AlphaSum& sum : alphaOf(must(filter({{"subject", {subject}}}))))
            others += sum.dates;
    EXPECT_GT(one, 0);
    EXPECT_EQ(one + others, all);
}

TEST_F(StressNarrowing, ALabelKeepsTheFactInTheRunThatItWasGivenIn) {
    annotation::AnnotationAction action{0, "ann", "Label", {}, false, {}};
    const annotation::ItemKey item{annotation::runIdentity(m_run.run),
                                   factContent(m_facts[3]),
                                   0,
                                   prompt::Template::Generation,
                                   "robustness",
                                   study::toText({{kPrecisionAxis, "month"}})};
    action.changes.push_back(annotation::AnnotationBook().changeTo(item, {"ann", false}, m_run.run.model, "usual",
                                                                   labelled({"outdated"}), 0));
    must(m_workspace->write([&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    EXPECT_EQ(factsOf({{"label", {"outdated"}}}), 1);
    EXPECT_EQ(factsOf({{"label", {"usual/outdated"}}}), 1);
    EXPECT_EQ(factsOf({{"label", {""}}}), 11);
    EXPECT_EQ(factsOf({{"label", {annotation::kAnyLabel}}}), 1);
    EXPECT_EQ(factsOf({{"label", {"", "outdated"}}}), 12);
    EXPECT_EQ(factsOf({{"label", {"outdated"}}, {"subject", {"land 3"}}}), 1);
    EXPECT_EQ(factsOf({{"label", {"outdated"}}, {"subject", {"land 4"}}}), 0);
}

TEST_F(StressNarrowing, AReadingEndsWhenItIsStopped) {
    auto reader = must(m_workspace->reader());
    std::stop_source stop;
    stop.request_stop();
    const auto choice = stressFilter(reader, {{"subject", {"land"}}}, std::span(&m_run.run, 1), stop.get_token());
    ASSERT_FALSE(choice);
    EXPECT_EQ(choice.error().code, ErrorCode::Cancelled);
    const auto sums = narrowedAlpha(reader, m_run.run.id, must(filter({{"subject", {"land"}}})), stop.get_token());
    ASSERT_FALSE(sums);
    EXPECT_EQ(sums.error().code, ErrorCode::Cancelled);
}
} // namespace
