// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactStore.h"

#include "tests/core/studies/robustness/SomeFacts.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::robustness;
using test::factOf;

namespace {
class FactStoreTest : public testing::Test {
protected:
    FactStore::Stored insert(const std::vector<DatedFact>& batch) {
        return must(m_workspace->write([&](store::Database& database) { return FactStore(database).insert(batch); }));
    }
    std::vector<StoredFact> all() {
        auto reader = must(m_workspace->reader());
        std::vector<StoredFact> list;
        must(FactStore(reader).forEach([&](StoredFact fact) {
            list.push_back(std::move(fact));
            return true;
        }));
        return list;
    }
    template <typename T> static T must(Result<T> result) { return test::must(std::move(result)); }
    static void must(const Status& status) { test::must(status); }

    test::TempDir m_folder;
    test::WorkspacePtr m_workspace = test::emptyWorkspace(m_folder);
};

TEST_F(FactStoreTest, AFactComesBackAsItWas) {
    DatedFact fact = factOf("-0044-03", "1999-12-31", "2001/2002;2010-05-06/");
    fact.id = "f1";
    fact.subject = "Zoë \"Z\"\nline";
    fact.subjectVisits = 12.5;
    fact.visits = 0;
    fact.source = "somewhere";
    fact.known = fact.period;
    EXPECT_EQ(insert({fact}).added, 1U);
    const DatedFact again = all().at(0).fact;
    EXPECT_EQ(again.id, "f1");
    EXPECT_EQ(again.subject, fact.subject);
    EXPECT_EQ(again.relation, fact.relation);
    EXPECT_EQ(again.relationId, "P6");
    EXPECT_EQ(again.object, fact.object);
    EXPECT_EQ(again.period, fact.period);
    EXPECT_EQ(again.others, fact.others);
    EXPECT_EQ(again.subjectVisits, 12.5);
    EXPECT_EQ(again.objectVisits, std::nullopt);
    EXPECT_EQ(again.visits, 0);
    EXPECT_EQ(again.source, "somewhere");
    EXPECT_EQ(again.known, fact.period);
}

TEST_F(FactStoreTest, TheSameContentIsStoredOnceAndNothingIsEverChanged) {
    DatedFact fact = factOf("1990", "1995");
    fact.id = "f1";
    DatedFact renamed = fact;
    renamed.id = "f2";
    DatedFact changed = factOf("1990", "1996");
    changed.id = "f1";
    DatedFact nameless = factOf("1991", "1996");
    const auto stored = insert({fact, renamed, changed, nameless, nameless});
    EXPECT_EQ(stored.added, 2U);
    EXPECT_EQ(stored.already, 2U);
    EXPECT_EQ(stored.refused, std::vector<std::size_t>{2});
    EXPECT_EQ(insert({fact, nameless}).already, 2U);
    const auto list = all();
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(facts::isoText(*list[0].fact.period.end), "1995");
    EXPECT_EQ(list[1].fact.id, toHex(factContent(nameless)));
}

TEST_F(FactStoreTest, WhatALaterSourceKnowsMoreOfAFactIsAdded) {
    DatedFact poor = factOf("1990", "1995");
    poor.relationId.clear();
    DatedFact rich = factOf("1990", "1995");
    rich.id = "n1";
    rich.subjectVisits = 1000;
    rich.objectVisits = 4000;
    DatedFact other = rich;
    other.id = "n2";
    other.subjectVisits = 7;
    EXPECT_EQ(insert({poor}).added, 1U);
    EXPECT_EQ(insert({rich, other}).already, 2U);
    const DatedFact fact = all().at(0).fact;
    EXPECT_EQ(fact.id, "n1") << "the first that a source gave";
    EXPECT_EQ(fact.relationId, "P6");
    EXPECT_EQ(fact.subjectVisits, 1000);
    EXPECT_EQ(popularityOf(fact), 2000);
    EXPECT_EQ(all().at(0).content, factContent(poor));
}

TEST_F(FactStoreTest, ThePeriodOfAFactThatIsRefusedCountsAllTheSame) {
    DatedFact first = factOf("2001", "2005");
    first.id = "e1";
    DatedFact second = factOf("2013", "2014");
    second.id = "e1";
    insert({first});
    EXPECT_EQ(insert({second}).refused.size(), 1U);
    EXPECT_EQ(periodsText(all().at(0).fact.others), "2013/2014");
}

TEST_F(FactStoreTest, AFactIsReadWithAllPeriodsThatAnySourceTold) {
    DatedFact first = factOf("1990", "1995");
    insert({first});
    DatedFact later = factOf("2000", "2002");
    later.others = {Period{{2010, 0, 0}, std::nullopt}};
    EXPECT_EQ(insert({later}).added, 1U);
    DatedFact elsewhere = factOf("1980", "1985");
    elsewhere.object = "somebody else";
    insert({elsewhere});
    first.others = {Period{{1970, 0, 0}, facts::Date{1971, 0, 0}}};
    EXPECT_EQ(insert({first}).already, 1U);
    EXPECT_EQ(periodsText(all().at(0).fact.others), "1970/1971;2000/2002;2010/");
    EXPECT_EQ(periodsText(all().at(1).fact.others), "1970/1971;1990/1995;2010/");
    EXPECT_TRUE(all().at(2).fact.others.empty());
    auto reader = must(m_workspace->reader());
    EXPECT_EQ(periodsText(must(FactStore(reader).load(1)).fact.others), "1970/1971;2000/2002;2010/");
}

TEST_F(FactStoreTest, APeriodWithoutAnEndCountsWhateverSourceToldIt) {
    DatedFact open = factOf("2010", "2010");
    open.period = {{2010, 0, 0}, std::nullopt};
    const auto keep = [&](const DatedFact& one) {
        must(m_workspace->write([&](store::Database& database) { return FactStore(database).keepPeriods({one}); }));
    };
    keep(open);
    insert({factOf("2000", "2005")});
    ASSERT_EQ(all().size(), 1U) << "what has no end is no fact";
    EXPECT_EQ(periodsText(all().at(0).fact.others), "2010/");
    insert({factOf("2010", "2012")}); // the line without an end lacked this one
    EXPECT_EQ(periodsText(all().at(0).fact.others), "2010/2012");
    keep(open);
    EXPECT_EQ(periodsText(all().at(0).fact.others), "2010/2012");
}

TEST_F(FactStoreTest, AnOpenPeriodThatOneSourceTellsBesideItsEndStaysInWhateverOrderTheyCome) {
    for (const bool isTwinFirst : {true, false}) {
        DatedFact twin = factOf("2010", "2012"), alone = twin;
        twin.object = alone.object = isTwinFirst ? "first" : "second";
        twin.others = {Period{{2010, 0, 0}, std::nullopt}};
        insert({isTwinFirst ? twin : alone});
        insert({isTwinFirst ? alone : twin});
        EXPECT_EQ(periodsText(all().back().fact.others), "2010/") << isTwinFirst;
    }
}

TEST_F(FactStoreTest, FactsAreFoundByIdByLineAndBySubject) {
    std::vector<DatedFact> facts(5, factOf("1990", "1995"));
    const char* ids[] = {"tm1#1", "tm1#2", "tm10", "Wisconsin", "x'; DROP TABLE dated_fact; --"};
    for (std::size_t i = 0; i < facts.size(); ++i) {
        facts[i].id = ids[i];
        facts[i].object = "object " + std::to_string(i);
    }
    insert(facts);
    auto reader = must(m_workspace->reader());
    FactStore store(reader);
    using Rows = std::vector<std::int64_t>;
    EXPECT_EQ(must(store.find("tm1#2")), Rows({2}));
    EXPECT_EQ(must(store.find("tm1")), Rows({1, 2}));
    EXPECT_EQ(must(store.find("tm10")), Rows({3}));
    EXPECT_EQ(must(store.find("Wisconsin")), Rows({4})); // an id goes before a subject
    EXPECT_EQ(must(store.find(ids[4])), Rows({5}));
    EXPECT_EQ(store.find("tm").error().code, ErrorCode::NotFound);
    EXPECT_EQ(store.find("").error().code, ErrorCode::NotFound);
    EXPECT_EQ(must(store.load(3)).fact.id, "tm10");
    EXPECT_EQ(store.load(6).error().code, ErrorCode::NotFound);
    EXPECT_EQ(must(store.count()), 5);
    EXPECT_EQ(must(store.relations()).at(0), std::pair(std::string("head of government"), std::int64_t{5}));
}

TEST_F(FactStoreTest, AReaderMayStopAndMayLeaveOutWhatIsNewer) {
    for (int i = 0; i < 5; ++i)
        insert({factOf("1990", std::to_string(1991 + i))});
    auto reader = must(m_workspace->reader());
    int seen = 0;
    must(FactStore(reader).forEach([&](const StoredFact&) { return ++seen < 2; }));
    EXPECT_EQ(seen, 2);
    must(FactStore(reader).forEach(
        [&](const StoredFact& stored) {
            EXPECT_LE(stored.row, 3);
            return ++seen > 0;
        },
        3));
    EXPECT_EQ(seen, 5);
}

TEST_F(FactStoreTest, ADamagedFactIsNoFact) {
    insert({factOf("1990", "1995")});
    for (const char* damage : {"first_date = 'then'", "first_date = '1996'", "triple = x'00'", "visits = -1",
                               "subject_visits = 'many'", "known = '1990/1991;1992/'", "last_date = '10000'"}) {
        must(m_workspace->write([&](store::Database& database) {
            return store::guarded([&] {
                database.sql().exec("UPDATE dated_fact SET first_date = '1990', visits = NULL, subject_visits = NULL, "
                                    "triple = (SELECT triple FROM dated_period)");
                database.sql().exec(std::string("UPDATE dated_fact SET ") + damage);
            });
        }));
        auto reader = must(m_workspace->reader());
        const Status read = FactStore(reader).forEach([](const StoredFact&) { return true; });
        ASSERT_FALSE(read) << damage;
        EXPECT_EQ(read.error().code, ErrorCode::Corrupt) << damage;
        EXPECT_NE(read.error().text().find("dated fact 1"), std::string::npos) << read.error().text();
    }
}
} // namespace
