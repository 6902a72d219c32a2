// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FactTwins.h"
#include "core/facts/FactImport.h"
#include "core/store/BenchmarkStore.h"
#include "tests/core/facts/FactTables.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

/// With six elements of a relation four are held out as its exemplars (construction rules, section 3).
namespace chronoscope::test {
namespace {
using facts::FactIntake;
using Names = std::set<std::string>;

constexpr const char* kHead = "subject,relation,object,from,to,distractors\n";

/// `count` towns with a mayor each, the first number `from`.
std::string mayors(int count, int from = 0, const std::string& relation = "mayor") {
    std::string rows;
    for (int i = from; i < from + count; ++i)
        rows += fmt::format("Town {0},{1},Mayor {0},2010,2023,a|b|c\n", i, relation);
    return rows;
}

FactIntake intakeHeldOut(const std::string& table, std::uint64_t seed = 42) {
    facts::FactOptions options = optionsOf();
    options.seed = seed;
    return must(FactIntake::read(table, "t.csv", options));
}

Names heldOut(const FactIntake& intake, const facts::KnownFacts& known = {}) {
    Names names;
    const auto held = intake.heldOut(known);
    for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i]) names.insert(intake.build(i).element.subject + " " + intake.build(i).element.relation);
    return names;
}

class HoldOut : public testing::Test {
protected:
    facts::StoredFacts take(const std::string& table) {
        auto reader = must(m_workspace->reader());
        store::WorkspaceSink sink(m_workspace);
        return must(facts::storeFacts(intakeHeldOut(table), sink, {}, must(exchange::knownFacts(reader))));
    }
    Names asked() {
        auto reader = must(m_workspace->reader());
        Names names;
        for (const auto& meta : must(store::BenchmarkStore(reader).elements()))
            EXPECT_TRUE(names.insert(meta.subject).second) << meta.subject << " is there twice";
        return names;
    }
    Names exemplars() {
        auto reader = must(m_workspace->reader());
        Names names;
        for (const auto& fewShot : must(store::BenchmarkStore(reader).fewShots()))
            EXPECT_TRUE(names.insert(fewShot.subject).second) << fewShot.subject << " is there twice";
        return names;
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = emptyWorkspace(m_folder);
};

TEST(HeldOut, AreFourOfARelationWithSixElementsOrMore) {
    const struct {
        const char* name;
        std::string rows;
        std::size_t held;
    } cases[]{
        {"five elements", mayors(5), 0},
        {"six elements", mayors(6), 4},
        {"ten elements", mayors(10), 4},
        {"five of each of two relations", mayors(5) + mayors(5, 0, "capital"), 0},
        {"six of each of two relations", mayors(6) + mayors(6, 0, "capital"), 8},
        {"six rows of one element",
         "A,mayor,x,2010,2011,\nA,mayor,y,2011,2012,\nA,mayor,z,2012,2013,\n"
         "A,mayor,u,2013,2014,\nA,mayor,v,2014,2015,\nA,mayor,w,2015,2016,\n",
         0},
    };
    for (const auto& one : cases)
        EXPECT_EQ(heldOut(intakeHeldOut(kHead + one.rows)).size(), one.held) << one.name;
}

TEST(HeldOut, RestOnTheSeedAndOnTheirOwnNamesAlone) {
    const Names held = heldOut(intakeHeldOut(kHead + mayors(10)));
    EXPECT_EQ(heldOut(intakeHeldOut(kHead + mayors(10))), held);
    EXPECT_EQ(heldOut(intakeHeldOut(kHead + mayors(3, 0, "capital") + mayors(10) + "Oz,king,Oscar,2010,,\n")), held)
        << "facts of other relations";
    std::string reversed;
    for (int i = 9; i >= 0; --i)
        reversed += mayors(1, i);
    EXPECT_EQ(heldOut(intakeHeldOut(kHead + reversed)), held) << "another order of the rows";
    EXPECT_NE(heldOut(intakeHeldOut(kHead + mayors(10), 7)), held) << "another seed";
}

TEST(HeldOut, AreFactsKnownInEveryYearAsLongAsThereAreFour) {
    std::string rows = mayors(4);
    for (int i = 4; i < 12; ++i)
        rows += fmt::format("Town {0},mayor,Mayor {0},2015,2016,a|b|c\n", i);
    EXPECT_EQ(heldOut(intakeHeldOut(kHead + rows)),
              (Names{"Town 0 mayor", "Town 1 mayor", "Town 2 mayor", "Town 3 mayor"}));
}

TEST(HeldOut, AreThoseThatTheTableNamesWhereItHasAColumnForThem) {
    const std::string head = "subject,relation,object,from,held_out\n";
    std::string rows;
    for (int i = 0; i < 8; ++i)
        rows += fmt::format("Town {0},mayor,Mayor {0},2010,{1}\n", i, i == 3 ? "yes" : i == 5 ? "X" : "");
    EXPECT_EQ(heldOut(intakeHeldOut(head + rows)), (Names{"Town 3 mayor", "Town 5 mayor"}));
    EXPECT_TRUE(
        heldOut(intakeHeldOut(head + "Town 0,mayor,Mayor 0,2010,no\n" + rows.substr(rows.find('\n') + 1))).size() == 2);
}

TEST(HeldOut, HaveElementYearsThatAreNotAsked) {
    std::string rows = mayors(4);
    for (int i = 4; i < 12; ++i)
        rows += fmt::format("Town {0},mayor,Mayor {0},2015,2016,a|b|c\n", i);
    const FactIntake intake = intakeHeldOut(kHead + rows);
    const auto counts = intake.heldOutCounts(intake.heldOut());
    EXPECT_EQ(counts.elements, 4U);
    EXPECT_EQ(counts.elementYears, 4U * 14);
    EXPECT_EQ(intake.counts().elementYears, 4U * 14 + 8U * 2);
    EXPECT_EQ(intake.heldOutCounts({}).elementYears, 0U);
}

TEST_F(HoldOut, AreKeptAsFewShotsAndNotAsked) {
    const auto stored = take(kHead + mayors(10));
    EXPECT_EQ(stored.added, 10U);
    EXPECT_EQ(stored.heldOut, 4U);
    EXPECT_EQ(asked().size(), 6U);
    EXPECT_EQ(exemplars().size(), 4U);
}

TEST_F(HoldOut, TheSameTableAgainBringsNothingNew) {
    take(kHead + mayors(10));
    const Names before = exemplars();
    const auto again = take(kHead + mayors(10));
    EXPECT_EQ(again.added, 0U);
    EXPECT_EQ(again.already, 10U);
    EXPECT_EQ(exemplars(), before);
    EXPECT_EQ(asked().size(), 6U);
}

TEST_F(HoldOut, WhatIsThereStaysWhatItIs) {
    take(kHead + mayors(5));
    EXPECT_EQ(asked().size(), 5U);
    take(kHead + mayors(7)); // two new ones are too few to be four
    EXPECT_EQ(asked().size(), 7U);
    EXPECT_TRUE(exemplars().empty());
    take(kHead + mayors(12));
    EXPECT_EQ(asked().size(), 8U);
    EXPECT_EQ(exemplars().size(), 4U);
    for (int i = 0; i < 7; ++i)
        EXPECT_TRUE(asked().contains(fmt::format("Town {}", i))) << "was asked before";
    take(kHead + mayors(20)); // the relation has its four
    EXPECT_EQ(asked().size(), 16U);
    EXPECT_EQ(exemplars().size(), 4U);
}

TEST_F(HoldOut, WhereATableSaysOtherwiseThatIsCounted) {
    take(kHead + mayors(6));
    std::string rows;
    for (int i = 0; i < 6; ++i)
        rows += fmt::format("Town {0},mayor,Mayor {0},2010,2023,a|b|c,no\n", i);
    auto reader = must(m_workspace->reader());
    const FactIntake intake = intakeHeldOut("subject,relation,object,from,to,distractors,held_out\n" + rows);
    EXPECT_EQ(intake.heldOutCounts(intake.heldOut()).otherwise, 0U);
    const auto held = intake.heldOut(must(exchange::knownFacts(reader)));
    EXPECT_EQ(intake.heldOutCounts(held).otherwise, 4U);
}

TEST_F(HoldOut, AnExemplarThatComesWithOtherYearsIsNotAsked) {
    take(kHead + mayors(6));
    const Names held = exemplars();
    std::string rows;
    for (int i = 0; i < 6; ++i)
        rows += fmt::format("Town {0},mayor,Mayor {0},2012,2023,a|b|c\n", i);
    auto reader = must(m_workspace->reader());
    const FactIntake intake = intakeHeldOut(kHead + rows);
    Names again;
    for (const std::string& name : heldOut(intake, must(exchange::knownFacts(reader))))
        again.insert(name.substr(0, name.rfind(' ')));
    EXPECT_EQ(again, held);
    take(kHead + rows);
    EXPECT_EQ(exemplars(), held) << "and not shown beside itself";
}

TEST_F(HoldOut, NoneIsHeldOutWhereTheRelationHasFewShotsAlready) {
    importInto(m_workspace, {sampleBenchmark()});
    EXPECT_EQ(take(kHead + mayors(10, 0, "employer")).heldOut, 0U);
    EXPECT_EQ(take(kHead + mayors(10)).heldOut, 4U);
}
} // namespace
} // namespace chronoscope::test
