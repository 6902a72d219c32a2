// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/Extension.h"
#include "core/benchmark/ElementJson.h"
#include "core/sources/build/Sampling.h"
#include "core/sources/wikidata/WikidataBuild.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include "tests/core/sources/WikidataDump.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::sources;
using benchmark::State;
using test::entityLine;
using test::must;
using Kinds = std::set<ChangeKind>;

namespace {
class Editions : public testing::Test {
protected:
    BuildReport build(std::vector<std::string> entities, int last) {
        for (int office = 1; office <= 4; ++office)
            entities.push_back(entityLine(office, "Office " + std::to_string(office), {}));
        test::writeFile(m_folder.file("dump.json"), test::dumpOf(entities));
        BuildOptions options;
        options.paths = {m_folder.file("dump.json")};
        options.frame = {2010, last};
        options.asOf = last;
        BuildReport report = must(wikidata::buildWikidata(options, {}, {}));
        sample(report, options);
        return report;
    }
    std::vector<EarlierElement> stored(const BuildReport& report) {
        const auto workspace = test::emptyWorkspace(m_folder, "old.chronoscope");
        must(storeBuild(*workspace, report, "{}", {}));
        store::Database database = must(workspace->reader());
        return must(earlierEdition(database));
    }
    static const ElementChange& of(const std::vector<ElementChange>& changes, const std::string& id) {
        for (const ElementChange& change : changes)
            if (change.sourceId == id) return change;
        throw std::runtime_error("no change of " + id);
    }
    static const BuiltElement& in(const std::vector<BuiltElement>& edition, const std::string& id) {
        for (const BuiltElement& built : edition)
            if (built.sourceId == id) return built;
        throw std::runtime_error("no element " + id);
    }

    /// As it was in 2014, and as a newer source has it.
    const std::vector<std::string> m_before{
        entityLine(11, "Stays", {{1, 2000, 0}}),
        entityLine(12, "Leaves", {{1, 2000, 0}}),
        entityLine(13, "Moved before", {{1, 2000, 2011}, {2, 2012, 0}}),
        entityLine(14, "Put right", {{1, 2000, 0}}),
        entityLine(15, "Goes away", {{1, 2000, 0}}),
        entityLine(16, "Ends", {{1, 2000, 0}}),
    };
    const std::vector<std::string> m_after{
        entityLine(11, "Stays, and has another name", {{1, 2000, 0}}),
        entityLine(12, "Leaves", {{1, 2000, 2014}, {2, 2015, 0}}),
        entityLine(13, "Moved before", {{1, 2000, 2011}, {2, 2012, 0}}),
        entityLine(14, "Put right", {{3, 2000, 2010}, {1, 2011, 2015}, {4, 2016, 0}}),
        entityLine(16, "Ends", {{1, 2000, 2014}}),
        entityLine(17, "Comes", {{1, 2000, 0}}),
    };
    test::TempDir m_folder;
};

TEST_F(Editions, AreComparedElementByElement) {
    const auto earlier = stored(build(m_before, 2014));
    ASSERT_EQ(earlier.size(), 6U);
    const BuildReport report = build(m_after, 2016);
    const auto changes = compareEditions(earlier, report);
    ASSERT_EQ(changes.size(), 7U);
    EXPECT_EQ(of(changes, "Q11").kinds, Kinds{ChangeKind::Extended}); // by its id, whatever it is called
    EXPECT_EQ(of(changes, "Q12").kinds, (Kinds{ChangeKind::Changed, ChangeKind::BecameDynamic}));
    EXPECT_EQ(of(changes, "Q13").kinds, Kinds{ChangeKind::Extended});
    EXPECT_EQ(of(changes, "Q14").kinds,
              (Kinds{ChangeKind::Changed, ChangeKind::BecameDynamic, ChangeKind::PastRevised}));
    EXPECT_EQ(of(changes, "Q15").kinds, Kinds{ChangeKind::Lost});
    EXPECT_EQ(of(changes, "Q15").reason, "missing");
    EXPECT_EQ(of(changes, "Q16").reason, "partial");
    EXPECT_EQ(of(changes, "Q17").kinds, Kinds{ChangeKind::New});
    const ElementChange& right = of(changes, "Q14");
    ASSERT_EQ(right.revised.size(), 1U);
    EXPECT_EQ(right.revised.at(2010).before, std::vector<std::string>{"Q1"});
    EXPECT_EQ(right.revised.at(2010).after, std::vector<std::string>{"Q3"});
    EXPECT_EQ(right.added.at(2016), std::vector<std::string>{"Q4"});
    const auto json = changesJson(changes);
    EXPECT_EQ(json.at("counts").at("extended"), 2);
    EXPECT_EQ(json.at("counts").at("lost"), 2);
}

TEST_F(Editions, AreTheSameWhereNothingIsNew) {
    const auto earlier = stored(build(m_before, 2014));
    for (const ElementChange& change : compareEditions(earlier, build(m_before, 2014)))
        EXPECT_TRUE(change.kinds.empty()) << change.subject;
}

TEST_F(Editions, WithAnotherPastAreNotCountedAsLongerAlone) {
    const auto earlier = stored(build({entityLine(11, "Put right", {{1, 2000, 2011}, {2, 2012, 0}})}, 2014));
    const auto changes =
        compareEditions(earlier, build({entityLine(11, "Put right", {{3, 2000, 2011}, {2, 2012, 0}})}, 2016));
    EXPECT_EQ(of(changes, "Q11").kinds, Kinds{ChangeKind::PastRevised});
    EXPECT_EQ(of(changes, "Q11").added.size(), 2U);
}

TEST_F(Editions, PutNoPastRightThatNobodyAccepted) {
    const auto earlier = stored(build(m_before, 2014));
    const BuildReport report = build(m_after, 2016);
    const auto changes = compareEditions(earlier, report);
    const auto kept = newEdition(earlier, report, changes, {});
    EXPECT_EQ(kept.size(), 7U); // what is lost stays with the years it had
    EXPECT_EQ(in(kept, "Q14").element.at(2010)->objects[0][0], "Office 1");
    EXPECT_EQ(in(kept, "Q14").objectIds.at(2010), std::vector<std::string>{"Q1"});
    EXPECT_EQ(in(kept, "Q14").element.at(2016)->objects[0][0], "Office 4");
    EXPECT_EQ(in(kept, "Q14").changes, 1);
    EXPECT_EQ(in(kept, "Q15").element.years.size(), 5U);
    EXPECT_EQ(in(kept, "Q15").element.id, earlier[4].element.id);
    for (const std::set<std::string>& revisions : {std::set<std::string>{"Q14/P39"}, std::set<std::string>{"all"}}) {
        const auto accepted = newEdition(earlier, report, changes, {revisions, false, false});
        EXPECT_EQ(accepted.size(), 4U);
        EXPECT_EQ(in(accepted, "Q14").element.at(2010)->objects[0][0], "Office 3");
        EXPECT_EQ(in(accepted, "Q14").changes, 2);
    }
}

TEST_F(Editions, TakeOfTheChangesWhatIsTicked) {
    const auto earlier = stored(build(m_before, 2014));
    const BuildReport report = build(m_after, 2016);
    const auto changes = compareEditions(earlier, report);
    const auto placeOf = [&](const std::string& id) {
        for (std::size_t i = 0; i < changes.size(); ++i)
            if (changes[i].sourceId == id) return i;
        throw std::runtime_error("no change of " + id);
    };
    AcceptedChanges acceptedChanges;
    acceptedChanges.revised = {placeOf("Q14")};
    acceptedChanges.declined = {placeOf("Q12"), placeOf("Q15"), placeOf("Q17")};
    const auto edition = newEdition(earlier, report, changes, acceptedChanges);
    EXPECT_EQ(edition.size(), 5U); // neither the lost nor the new one
    EXPECT_EQ(in(edition, "Q12").element.id, earlier[placeOf("Q12")].element.id);
    EXPECT_EQ(in(edition, "Q12").element.years.size(), 5U);
    EXPECT_EQ(in(edition, "Q13").element.years.size(), 7U);
    EXPECT_EQ(in(edition, "Q14").element.at(2010)->objects[0][0], "Office 3");
    EXPECT_EQ(in(edition, "Q16").element.years.size(), 5U); // lost, and kept
}

TEST_F(Editions, KeepTheirFewShotsApart) {
    std::vector<std::string> people;
    for (int i = 0; i < 10; ++i)
        people.push_back(entityLine(100 + i, "Person " + std::to_string(i), {{1, 2000, 0}}));
    BuildOptions options;
    options.fewShots = 4;
    BuildReport first = build(people, 2014);
    first.relations.clear();
    for (BuiltElement& built : first.elements)
        built.isTaken = built.isFewShot = false;
    sample(first, options);
    const auto earlier = stored(first);
    ASSERT_EQ(earlier.size(), 10U);
    EXPECT_EQ(std::count_if(earlier.begin(), earlier.end(), [](const auto& one) { return one.isFewShot; }), 4);
    const BuildReport report = build(people, 2016);
    const auto changes = compareEditions(earlier, report);
    for (const ElementChange& change : changes)
        EXPECT_EQ(change.kinds, Kinds{ChangeKind::Extended}) << change.subject; // none comes as a new one
    const auto edition = newEdition(earlier, report, changes, {});
    EXPECT_EQ(std::count_if(edition.begin(), edition.end(), [](const auto& one) { return one.isFewShot; }), 4);
    for (const BuiltElement& built : edition)
        EXPECT_EQ(built.element.years.size(), 7U);
}

TEST_F(Editions, AnEditedElementIsComparedOnceAndKeepsItsSource) {
    const auto workspace = test::emptyWorkspace(m_folder, "edited.chronoscope");
    must(storeBuild(*workspace, build(m_before, 2014), "{}", {}));
    store::Database database = must(workspace->reader());
    const auto before = must(earlierEdition(database));
    benchmark::Element edited;
    for (const EarlierElement& one : before)
        if (one.element.subject == "Stays") edited = one.element;
    const std::int64_t row = must(store::BenchmarkStore(database).find("Stays"));
    edited.distractors = {"A", "B", "C"};
    edited.id = benchmark::computeId(edited);
    must(
        workspace->write([&](store::Database& writer) { return store::ElementVersions(writer).replace(row, edited); }));
    const auto after = must(earlierEdition(database));
    ASSERT_EQ(after.size(), before.size());
    const auto same = std::find_if(after.begin(), after.end(),
                                   [](const EarlierElement& one) { return one.element.subject == "Stays"; });
    ASSERT_NE(same, after.end());
    EXPECT_EQ(same->element.distractors.size(), 3U);
    ASSERT_TRUE(same->source);
    EXPECT_EQ(same->source->sourceId, "Q11");
    EXPECT_EQ(of(compareEditions(after, build(m_after, 2016)), "Q11").kinds, Kinds{ChangeKind::Extended});
}

TEST_F(Editions, WithoutIdsAreMatchedByWhatTheyAreCalled) {
    auto earlier = stored(build(m_before, 2014));
    for (EarlierElement& one : earlier)
        one.source.reset();
    const auto changes = compareEditions(earlier, build(m_after, 2016));
    const auto called = [&](const std::string& subject) {
        for (const ElementChange& change : changes)
            if (change.subject == subject) return change;
        throw std::runtime_error("no change of " + subject);
    };
    EXPECT_EQ(called("Stays").kinds, Kinds{ChangeKind::Lost}); // it is called something else now
    EXPECT_EQ(called("Stays, and has another name").kinds, Kinds{ChangeKind::New});
    EXPECT_EQ(called("Put right").revised.at(2010).after, std::vector<std::string>{"Office 3"});
}

TEST_F(Editions, OfRealEntitiesGainWhatTheNewYearsBrought) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
    const auto edition = [&](int last) {
        BuildOptions options;
        options.paths = {*shared + "/data/sources/wikidata/api_wbgetentities.json"};
        options.frame = {2010, last};
        options.asOf = 2026;
        options.keepUnlabelled = true;
        BuildReport report = must(wikidata::buildWikidata(options, {}, {}));
        sample(report, options);
        return report;
    };
    const BuildReport newer = edition(2025);
    const auto changes = compareEditions(stored(edition(2023)), newer);
    for (const ElementChange& change : changes) {
        if (change.relationId != "P39" || change.sourceId != "Q7747") continue;
        EXPECT_EQ(change.kinds, Kinds{ChangeKind::Changed});
        const std::set<std::string> in2024(change.added.at(2024).begin(), change.added.at(2024).end());
        const std::set<std::string> in2025(change.added.at(2025).begin(), change.added.at(2025).end());
        EXPECT_TRUE(in2024.contains("Q27494237"));
        EXPECT_FALSE(in2025.contains("Q27494237"));
        EXPECT_TRUE(change.revised.empty());
        return;
    }
    FAIL() << "the positions of Q7747 are not compared";
}
} // namespace
