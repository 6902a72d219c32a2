// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/exchange/BenchmarkExport.h"
#include "core/results/RunCutOff.h"
#include "core/sources/build/Sampling.h"
#include "core/sources/build/SourceStore.h"
#include "core/sources/wikidata/WikidataBuild.h"
#include "core/store/BenchmarkStore.h"

#include "tests/core/sources/WikidataDump.h"
#include "tests/support/Files.h"
#include "tests/support/NaiveResults.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using benchmark::State;
using test::entityLine;
using test::must;

namespace {
class StoredBuilds : public testing::Test {
protected:
    BuildReport build(const std::vector<std::string>& entities) {
        const std::string path = m_folder.file("dump.json");
        test::writeFile(path, test::dumpOf(entities));
        m_options.paths = {path};
        BuildReport report = must(wikidata::buildWikidata(m_options, {}, {}));
        sample(report, m_options);
        return report;
    }
    StoredBuild stored(const test::WorkspacePtr& workspace, const BuildReport& report) {
        return must(storeBuild(*workspace, report, "{}", {}));
    }
    static std::set<std::string> taken(const BuildReport& report, bool fewShots) {
        std::set<std::string> ids;
        for (const BuiltElement& built : report.elements)
            if (built.isTaken && built.isFewShot == fewShots) ids.insert(built.sourceId);
        return ids;
    }
    static std::vector<std::string> idsIn(const test::WorkspacePtr& workspace) {
        store::Database database = must(workspace->reader());
        std::vector<std::string> ids;
        for (const benchmark::ElementMeta& meta : must(store::BenchmarkStore(database).elements()))
            ids.push_back(toHex(meta.id));
        for (const benchmark::Element& element : must(store::BenchmarkStore(database).fewShots()))
            ids.push_back("few-shot " + toHex(element.id));
        std::sort(ids.begin(), ids.end());
        return ids;
    }

    test::TempDir m_folder;
    BuildOptions m_options = [] {
        BuildOptions options;
        options.frame = {2010, 2018};
        options.asOf = 2018;
        return options;
    }();
};

TEST_F(StoredBuilds, TakeEquallyManyOfBothStatesAndSetExemplarsAside) {
    m_options.perRelation = 5;
    m_options.fewShots = 4;
    const BuildReport report = build(test::smallWorld(20));
    ASSERT_EQ(report.relations.size(), 1U);
    EXPECT_EQ(report.relations[0].dynamic, 20U);
    EXPECT_EQ(report.relations[0].unchanging, 20U);
    EXPECT_EQ(report.relations[0].fewShots, 4U);
    EXPECT_EQ(report.relations[0].taken, 10U);
    std::map<std::pair<bool, State>, int> counts;
    for (const BuiltElement& built : report.elements)
        if (built.isTaken) ++counts[{built.isFewShot, *built.state}];
    EXPECT_EQ(counts, (std::map<std::pair<bool, State>, int>{{{false, State::Dynamic}, 5},
                                                             {{false, State::Static}, 5},
                                                             {{true, State::Dynamic}, 2},
                                                             {{true, State::Static}, 2}}));
    m_options.seed = 43;
    EXPECT_NE(taken(build(test::smallWorld(20)), false), taken(report, false));
}

TEST_F(StoredBuilds, ChooseByTheSeedAloneAndNotByTheOrderOfTheSource) {
    m_options.perRelation = 5;
    m_options.fewShots = 2;
    std::vector<std::string> entities = test::smallWorld(12);
    const BuildReport report = build(entities);
    std::reverse(entities.begin(), entities.end());
    const BuildReport again = build(entities);
    EXPECT_EQ(taken(again, false), taken(report, false));
    EXPECT_EQ(taken(again, true), taken(report, true));
}

TEST_F(StoredBuilds, TakeNoMoreThanTheRarerStateHasAndLeaveSmallRelationsWithoutExemplars) {
    std::vector<std::string> entities = test::smallWorld(1);
    entities.push_back(test::entityLine(5000, "Another stayer", {{1, 2000, 0}}));
    m_options.perRelation = 10;
    m_options.fewShots = 4;
    const BuildReport report = build(entities);
    EXPECT_EQ(report.relations.at(0).fewShots, 0U);
    EXPECT_EQ(report.relations.at(0).taken, 2U); // one of each
    m_options.perRelation = 0;
    EXPECT_EQ(build(entities).relations.at(0).taken, 3U); // all
}

TEST_F(StoredBuilds, OfAnyLengthKeepABoundedNumberOfElementsAndCountAll) {
    constexpr int kMore = 25;
    const int each = static_cast<int>(wikidata::ElementMaking::kMaxComplete) + kMore;
    const BuildReport report = build(test::smallWorld(each));
    EXPECT_EQ(report.elements.size(), 2 * wikidata::ElementMaking::kMaxComplete);
    EXPECT_EQ(report.dropped.at("over_limit"), 2U * kMore);
    const auto complete = std::find_if(report.funnel.begin(), report.funnel.end(),
                                       [](const auto& step) { return step.first == "complete"; });
    EXPECT_EQ(complete->second, static_cast<std::size_t>(2 * each));
    EXPECT_TRUE(std::none_of(report.elements.begin(), report.elements.end(),
                             [](const BuiltElement& built) { return built.isHeld; }));
}

TEST_F(StoredBuilds, KeepWhereTheirElementsComeFrom) {
    m_options.fewShots = 2;
    const BuildReport report = build(test::smallWorld(3));
    const auto workspace = test::emptyWorkspace(m_folder);
    const StoredBuild first = stored(workspace, report);
    EXPECT_EQ(first.elements, 4U);
    EXPECT_EQ(first.fewShots, 2U);
    store::Database database = must(workspace->reader());
    const auto sources = must(SourceStore(database).sources());
    ASSERT_EQ(sources.size(), 4U);
    for (const ElementSource& source : sources) {
        const benchmark::Element element = must(store::BenchmarkStore(database).load(source.element));
        const auto extra = nlohmann::json::parse(element.extra);
        EXPECT_EQ(extra.at("source_id"), source.sourceId);
        EXPECT_EQ(extra.at("relation_id"), "P39");
        EXPECT_EQ(extra.at("licence"), "CC0-1.0");
        EXPECT_EQ(source.asOf, 2018);
        EXPECT_EQ(source.objectIds.size(), 9U);
        EXPECT_EQ(element.years.size(), 9U);
        EXPECT_EQ(element.years[0].releaseDate, "2010-12-31");
    }
    const auto builds = must(SourceStore(database).builds());
    ASSERT_EQ(builds.size(), 1U);
    const auto summary = nlohmann::json::parse(builds[0].summary);
    EXPECT_EQ(summary.at("funnel").at("taken"), 4);
    EXPECT_EQ(summary.at("inputs").at(0).at("sha256").get<std::string>().size(), 64U);
}

TEST_F(StoredBuilds, MadeAgainChangeNothing) {
    m_options.fewShots = 2;
    const BuildReport report = build(test::smallWorld(3));
    const auto workspace = test::emptyWorkspace(m_folder);
    stored(workspace, report);
    const auto before = idsIn(workspace);
    const StoredBuild again = stored(workspace, report);
    EXPECT_EQ(again.elements + again.fewShots, 0U);
    EXPECT_EQ(again.already, 6U);
    EXPECT_EQ(idsIn(workspace), before);
    store::Database database = must(workspace->reader());
    EXPECT_EQ(must(SourceStore(database).sources()).size(), 8U); // of two builds
}

TEST_F(StoredBuilds, StoreNothingThatWaitsForANameUnlessToldTo) {
    std::vector<std::string> entities = test::smallWorld(1);
    entities.push_back(test::entityLine(5000, "", {{1, 2000, 0}}));
    entities.push_back(test::entityLine(5001, "Holder of what nobody named", {{77, 2000, 0}}));
    const BuildReport held = build(entities);
    EXPECT_EQ(held.dropped.at("unlabelled"), 2U);
    EXPECT_EQ(taken(held, false), (std::set<std::string>{"Q1000", "Q1001"}));
    test::writeFile(
        m_folder.file("labels.json"),
        R"({"entities":{"Q77":{"type":"item","id":"Q77","labels":{"mul":{"language":"mul","value":"Sinecure"}}}}})");
    m_options.labelFiles = {m_folder.file("labels.json")};
    EXPECT_EQ(taken(build(entities), false), (std::set<std::string>{"Q1000", "Q1001", "Q5001"}));
    m_options.keepUnlabelled = true;
    EXPECT_EQ(taken(build(entities), false), (std::set<std::string>{"Q1000", "Q1001", "Q5000", "Q5001"}));
}

TEST_F(StoredBuilds, ComeBackWithTheSameIdsThroughThePublishedLayout) {
    m_options.fewShots = 4;
    const auto workspace = test::emptyWorkspace(m_folder);
    stored(workspace, build(test::smallWorld(6)));
    const auto exported = must(exchange::exportBenchmark(*workspace, std::nullopt, exchange::BenchmarkLayout::Published,
                                                         m_folder.file("out"), {}));
    EXPECT_EQ(exported.leftOut, 0);
    const auto copy = test::emptyWorkspace(m_folder, "copy.chronoscope");
    test::importInto(copy, {m_folder.file("out")});
    EXPECT_EQ(idsIn(copy), idsIn(workspace));
    EXPECT_EQ(idsIn(copy).size(), 12U);
}

TEST_F(StoredBuilds, AreAskedAboutLikeAnyBenchmarkAndThePlantedCutOffIsFoundAgain) {
    m_options.fewShots = 4;
    const auto workspace = test::emptyWorkspace(m_folder);
    stored(workspace, build(test::smallWorld(30)));
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    const auto id = test::makeRun(workspace, spec, "calibration:?cutoff=2015&recall=1&partial=0&stale=0.5&seed=3");
    ASSERT_EQ(test::runToEnd(workspace, id).state, run::EngineState::Finished);
    const auto found = must(results::runCutOff(*test::loadedSet(workspace, {{id, 0}}), {}, 0, {}));
    ASSERT_TRUE(found.found());
    EXPECT_EQ(found.estimate.lastKnown, 2015);
    EXPECT_EQ(found.elements, 56U);
}

TEST_F(StoredBuilds, OfYearsBeforeTheYearThousandAreAskedAboutToo) {
    m_options.frame = {849, 853};
    m_options.asOf = 2018;
    std::vector<std::string> world{entityLine(1, "Office 1", {}), entityLine(2, "Office 2", {})};
    for (int i = 0; i < 4; ++i)
        world.push_back(entityLine(10 + i, "Person " + std::to_string(i), {{1, 840, 851}, {2, 852, 900}}));
    const auto workspace = test::emptyWorkspace(m_folder);
    EXPECT_EQ(stored(workspace, build(world)).elements, 4U);
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    const auto id = test::makeRun(workspace, spec, "calibration:?cutoff=851&recall=1&partial=0&seed=3");
    ASSERT_EQ(test::runToEnd(workspace, id).state, run::EngineState::Finished);
    EXPECT_TRUE(test::recordOf(workspace, id).counts.errors.empty());
    const auto found = must(results::runCutOff(*test::loadedSet(workspace, {{id, 0}}), {}, 0, {}));
    ASSERT_TRUE(found.found());
    EXPECT_EQ(found.estimate.lastKnown, 851);
}
} // namespace
