// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AcrossStudies.h"
#include "core/results/ResultLoader.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/robustness/FactSources.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/StressCalibration.h"
#include "tests/core/studies/robustness/StressRuns.h"

#include <gtest/gtest.h>

#include <map>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
using Row = std::map<std::string, std::string>;

std::vector<Row> rowsOf(const analysis::Table& table) {
    std::vector<Row> rows;
    for (const auto& cells : table.rows) {
        EXPECT_EQ(cells.size(), table.columns.size());
        Row& row = rows.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i)
            row[table.columns[i]] = cells[i];
    }
    return rows;
}

/// A correct date and an incorrect one of the fact at each precision.
std::string scoredFact(const DatedFact& fact, bool robust) {
    const std::string head = fact.subject + "," + fact.relation + "," + fact.object + "," +
                             facts::isoText(fact.period.start) + "," + facts::isoText(*fact.period.end) + ",";
    const std::string inside = facts::isoText({fact.period.start.year, 0, 0});
    std::string text;
    for (const auto& [precision, rest] : {std::pair{"year", ""}, {"month", "-06"}, {"day", "-06-15"}}) {
        text += head + precision + "," + inside + rest + ",Correct,,-2\n";
        text += head + precision + ",1900" + rest + ",Incorrect,," + (robust ? "-3\n" : "-1\n");
    }
    return text;
}

/// A run of elements that are all known, and facts of the first two of them scored elsewhere.
class AcrossStudiesTest : public testing::Test {
protected:
    AcrossStudiesTest() : m_workspace(makeWorkspace(m_folder)) {
        run::RunSpec spec = smallSpec(8);
        spec.templates = {prompt::Template::Generation};
        m_elements = makeRun(m_workspace, spec, "calibration:?cutoff=2100&recall=1&partial=0", "known");
        EXPECT_EQ(runToEnd(m_workspace, m_elements).state, run::EngineState::Finished);
        auto reader = must(m_workspace->reader());
        for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(m_elements, 0, 8)))
            for (const DatedFact& fact : factsOfElement(loaded.element))
                if (fact.subject.find(',') == std::string::npos &&
                    fact.object.find_first_of(",\"") == std::string::npos)
                    m_facts.push_back(fact);
    }

    std::int64_t importFacts(const std::string& lines) {
        writeFile(m_folder.file("scores.csv"),
                  "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n" + lines);
        LogProbImportOptions options;
        options.path = m_folder.file("scores.csv");
        options.model = "scored";
        return must(importLogProbs(*m_workspace, options, shippedWording(), {})).run;
    }

    TempDir m_folder;
    WorkspacePtr m_workspace;
    std::int64_t m_elements = 0;
    std::vector<DatedFact> m_facts;
};

TEST_F(AcrossStudiesTest, KnownElementsThatAreNotRobustAreCountedAndListed) {
    ASSERT_GE(m_facts.size(), 2U);
    DatedFact foreign = factOf("1990", "1995");
    const auto run =
        importFacts(scoredFact(m_facts.front(), true) + scoredFact(m_facts.back(), false) + scoredFact(foreign, true));
    auto reader = must(m_workspace->reader());
    const auto set = must(results::loadResults(reader, {{m_elements, 0}}, {}));
    const auto stress = must(readStressResults(reader, must(store::RunStore(reader).get(run))));
    const auto shared = must(factsAcross(reader, *set, stress, {}, {}));
    EXPECT_EQ(shared.facts.size(), 2U) << "found by subject, relation and object";
    EXPECT_EQ(shared.withoutElement, 1);

    const auto rows = rowsOf(acrossTable(set->run(0), stress, shared, {}));
    ASSERT_EQ(rows.size(), 6U) << "one of each category";
    EXPECT_EQ(rows[0].at("category"), "known");
    EXPECT_EQ(rows[0].at("facts"), "2");
    EXPECT_EQ(rows[0].at("robust"), "1");
    EXPECT_EQ(rows[0].at("not_robust"), "1");
    EXPECT_EQ(rows[0].at("robust_percent"), "50");
    EXPECT_EQ(rows[0].at("elements_not_robust"), "1");
    EXPECT_EQ(rows[4].at("category"), "unknown");
    EXPECT_EQ(rows[4].at("facts"), "0");
    EXPECT_EQ(rows[4].at("robust_percent"), "");

    const auto list = rowsOf(must(acrossList(reader, *set, stress, shared, {})));
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].at("robust"), "1");
    EXPECT_EQ(list[1].at("robust"), "0");
    EXPECT_EQ(list[1].at("object"), m_facts.back().object);
    EXPECT_EQ(list[1].at("element_id").size(), 32U);
}

TEST_F(AcrossStudiesTest, AFactKnowsTheElementThatItWasMadeFrom) {
    DatedFact renamed = m_facts.front();
    renamed.relation = "as others call it";
    addFacts(m_workspace, {renamed});
    const auto run = importFacts(scoredFact(renamed, false));
    auto reader = must(m_workspace->reader());
    const auto set = must(results::loadResults(reader, {{m_elements, 0}}, {}));
    const auto stress = must(readStressResults(reader, must(store::RunStore(reader).get(run))));
    EXPECT_EQ(must(factsAcross(reader, *set, stress, {}, {})).facts.size(), 1U);
}

TEST(StressCalibrationTest, MeasuresWhatWasPlanted) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    addFacts(workspace, someFacts(40));
    const auto id = makeStress(workspace, {}, "calibration:?robust=0.4&nearly=0&blind=0.3&seed=3");
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    auto reader = must(workspace->reader());
    const std::vector<StressResults> runs{must(readStressResults(reader, must(store::RunStore(reader).get(id))))};
    std::int64_t facts = 0;
    for (const Row& row : rowsOf(must(stressCalibrationTable(reader, runs, {}, {})))) {
        facts += std::stoll(row.at("facts"));
        if (row.at("planted") == "robust") {
            EXPECT_EQ(row.at("robust_percent"), "100");
            EXPECT_EQ(row.at("agree"), std::to_string(std::stoll(row.at("facts")) - std::stoll(row.at("undefined"))));
        }
        if (row.at("planted") == "blind") {
            EXPECT_EQ(row.at("win_rate"), "0") << "ties are lost";
            EXPECT_EQ(row.at("robust_percent"), "0");
        }
        if (row.at("planted") == "random") {
            EXPECT_LT(std::stod(row.at("expected_percent")), 5);
            EXPECT_EQ(row.at("agree"), "");
        }
    }
    EXPECT_EQ(facts, 3 * 40);
}

TEST(StressResultsTest, AFilterLeavesTheRelationsThatItNames) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    addFacts(workspace, someFacts(8));
    const auto id = makeStress(workspace, {}, "calibration:?seed=3");
    auto reader = must(workspace->reader());
    const auto before = must(readStressResults(reader, must(store::RunStore(reader).get(id))));
    EXPECT_EQ(before.facts.size(), 0U);
    EXPECT_EQ(before.pending, 8) << "nothing is asked yet";
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    const auto results = must(readStressResults(reader, must(store::RunStore(reader).get(id))));
    EXPECT_EQ(results.pending, 0);
    EXPECT_EQ(meansOf(results, {}).all[0].facts, 8);
    EXPECT_EQ(meansOf(results, {}).byRelation.size(), 2U);
    const RunMeans one = meansOf(results, {{"head of state"}, {}});
    EXPECT_EQ(one.all[0].facts, 4);
    EXPECT_EQ(one.byRelation.size(), 1U);
    EXPECT_EQ(factsOfBoth(results, results, {{"head of state"}, {}}).size(), 4U);
}
} // namespace
