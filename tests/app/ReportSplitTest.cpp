// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedSplit.h"
#include "app/studies/robustness/StressSplit.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/base/CsvReader.h"
#include "core/base/Text.h"
#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/MinedStore.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/StressStore.h"
#include "tests/app/CommandRun.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
using CsvRow = std::map<std::string, std::string>;

/// `report --by` in a workspace: a part of a split is the view under the filter of its value, to the last digit.
class SplitReport : public testing::Test {
protected:
    CommandRun report(const Words& more) const {
        Words words{"report", "-w", m_workspace};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    }
    std::vector<CsvRow> rowsOf(const Words& options) const {
        const CommandRun run = report(options);
        EXPECT_EQ(run.status, app::kDone) << testing::PrintToString(options) << run.problem;
        CsvReader reader(run.out);
        const auto head = reader.next();
        std::vector<CsvRow> list;
        while (const auto row = reader.next()) {
            CsvRow& cells = list.emplace_back();
            for (std::size_t i = 0; i < row->cells.size(); ++i)
                cells[head->cells.at(i)] = row->cells[i];
            EXPECT_EQ(cells.size(), head->cells.size()) << "no column is there twice";
        }
        return list;
    }
    /// The parts of a split by their values, without the column that tells them.
    std::map<std::string, std::vector<CsvRow>> partsOf(Words view, const std::string& axis) const {
        view.insert(view.end(), {"--by", axis});
        EXPECT_TRUE(report(view).out.starts_with(axis + ",")) << "the axis is the first column";
        std::map<std::string, std::vector<CsvRow>> parts;
        for (CsvRow& row : rowsOf(view)) {
            const std::string value = row.at(axis);
            row.erase(axis);
            parts[value].push_back(std::move(row));
        }
        return parts;
    }
    /// Holds each part against the filter of its value; the values that there are.
    std::set<std::string> expectFilters(const Words& view, const std::string& axis) const {
        std::set<std::string> values;
        for (const auto& [value, rows] : partsOf(view, axis)) {
            Words narrowed = view;
            narrowed.insert(narrowed.end(), {"--" + axis, value});
            EXPECT_EQ(rowsOf(narrowed), rows) << testing::PrintToString(narrowed);
            values.insert(value);
        }
        EXPECT_FALSE(values.empty()) << testing::PrintToString(view) << axis;
        return values;
    }
    /// As the Inspector labels a unit of a run.
    void say(const store::RunKind& kind, const std::string& run, const ContentId& item, const study::UnitKey& unit,
             const std::string& label, const std::string& author = "ann") {
        const auto workspace = must(store::Workspace::open(m_workspace, store::Workspace::Open::ExistingToWrite));
        auto reader = must(workspace->reader());
        for (const store::RunRecord& one : must(store::RunStore(reader).list(kind))) {
            if (one.name != run) continue;
            annotation::AnnotationAction action{0, author, "Label", "2026-01-01T00:00:00Z", false, {}};
            action.changes.push_back(annotation::AnnotationBook().changeTo(
                {annotation::runIdentity(one), item, 0, prompt::Template::Generation, one.study, study::toText(unit)},
                {author, false}, one.model, "Reasons of failure", labelled({label}), 0));
            must(workspace->write(
                [&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
            return;
        }
        FAIL() << "no run " << run;
    }

    TempDir m_folder;
    std::string m_workspace = m_folder.file("test.chronoscope");
};

/// Two runs over twelve facts of two relations, one of them labelled, and a run of ChroKnowledge.
class SplitStressReport : public SplitReport {
protected:
    SplitStressReport() {
        {
            const auto workspace = makeWorkspace(m_folder);
            auto facts = someFacts(12);
            for (std::size_t i = 0; i < facts.size(); ++i) {
                facts[i].subjectVisits = 1000.0 * static_cast<double>(i + 1);
                facts[i].objectVisits = 2000.0;
            }
            addFacts(workspace, facts);
            m_labelled = robustness::factContent(facts[3]);
            m_subject = facts[3].subject;
            runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2016", "elements"));
        }
        for (const auto& [name, backend] :
             {std::pair("first", "calibration:?robust=0.3&nearly=0.3&blind=0.2&seed=4"),
              std::pair("second", "calibration:?robust=0.6&nearly=0.2&blind=0.1&seed=5")}) {
            const CommandRun run = runCommand({"stress", "-w", m_workspace, "--backend", backend, "--name", name});
            EXPECT_EQ(run.status, app::kDone) << run.problem;
        }
        say(robustness::kStressRuns, "first", m_labelled, {{"precision", "month"}}, "outdated");
    }

    ContentId m_labelled;
    std::string m_subject; ///< of the labelled fact
};

TEST_F(SplitStressReport, APartIsTheViewUnderItsFilterInEveryTable) {
    const std::string model = rowsOf({"--view", "robustness", "--run", "first"}).at(0).at("model");
    const std::vector<std::pair<Words, std::string>> tables{
        {{"--view", "robustness"}, ""},
        {{"--view", "robustness", "--table", "facts"}, "facts"},
        {{"--view", "robustness", "--table", "lost"}, "lost"},
        {{"--view", "robustness", "--table", "duel"}, "duel"},
        {{"--view", "alpha"}, ""},
        {{"--view", "alpha", "--table", "points", "--precision", "year"}, "points"},
        {{"--view", "transfer"}, ""},
        {{"--view", "transfer", "--table", "combinations"}, "combinations"},
        {{"--view", "popularity", "--table", "fits"}, "fits"},
        {{"--view", "size", "--parameters", model + "=7e9"}, ""},
        {{"--view", "size", "--table", "fits"}, "fits"},
        {{"--view", "variance"}, ""},
        {{"--view", "calibration"}, ""},
        {{"--view", "compare", "--global-mode", "pooled"}, ""}};
    for (const auto& [options, table] : tables) {
        Words view = options;
        view.insert(view.end(), {"--run", "first", "--run", "second"});
        for (const std::string& axis : app::stressAxes(options[1], table)) {
            const std::set<std::string> values = expectFilters(view, axis);
            const std::set<std::string> relations{"head of government", "head of state"},
                labels{"outdated", "unlabelled"};
            EXPECT_EQ(values, axis == study::kRelationFacet ? relations : labels) << testing::PrintToString(view);
        }
    }
    for (const char* axis : {"relation", "label"})
        expectFilters({"--view", "across", "--run", "elements", "--run", "first"}, axis);
}

TEST_F(SplitStressReport, LabelsAreSplitIntoThoseThatAreGivenAndNone) {
    const auto parts = partsOf({"--view", "robustness", "--run", "first", "--precision", "month"}, "label");
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts.at("outdated").at(0).at("facts"), "1");
    EXPECT_EQ(parts.at("unlabelled").at(0).at("facts"), "11");
    const Words any{"--view", "robustness", "--run", "first", "--precision", "month", "--label", "labelled"};
    EXPECT_EQ(rowsOf(any), parts.at("outdated")) << "any label";
    const auto ofAny = partsOf(any, "label");
    EXPECT_EQ(ofAny.size(), 1U) << "what nobody labelled does not pass";
    EXPECT_EQ(ofAny.at("outdated"), parts.at("outdated"));
}

TEST_F(SplitStressReport, WhatAnnotatorsDisagreeAboutIsAPartOfItsOwn) {
    say(robustness::kStressRuns, "first", m_labelled, {{"precision", "month"}}, "alias", "ben");
    const Words view{"--view", "robustness", "--run", "first", "--precision", "month"};
    const auto parts = partsOf(view, "label");
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts.at("disputed").at(0).at("facts"), "1");
    EXPECT_EQ(parts.at("unlabelled").at(0).at("facts"), "11") << "together they are all";
    for (const char* label : {"labelled", "disputed"}) {
        Words narrowed = view;
        narrowed.insert(narrowed.end(), {"--label", label});
        EXPECT_EQ(rowsOf(narrowed), parts.at("disputed")) << label;
    }
}

TEST_F(SplitStressReport, AxesAreNestedAndTheFilterStandsBesideThem) {
    const Words view{"--view", "transfer", "--run", "first", "--precision", "year,day"};
    Words split = view;
    split.insert(split.end(), {"--by", "model,label,relation"});
    const CommandRun run = report(split);
    EXPECT_TRUE(run.out.starts_with("label,relation,run,model,known,given,")) << run.out;
    const auto rows = rowsOf(split);
    ASSERT_EQ(rows.size(), 3U * 4) << "the labelled fact is of one relation, the others are of both";
    Words last = view;
    last.insert(last.end(), {"--label", "unlabelled", "--relation", "head of state"});
    const auto filtered = rowsOf(last);
    ASSERT_EQ(filtered.size(), 4U);
    for (std::size_t at = 0; at < filtered.size(); ++at)
        for (const auto& [column, cell] : filtered[at])
            EXPECT_EQ(rows[4 + at].at(column), cell) << column;
    split.push_back("--json");
    const json lines = json::parse(report(split).out);
    ASSERT_EQ(lines.size(), rows.size());
    EXPECT_EQ(lines[0].at("label"), "unlabelled");
    EXPECT_EQ(lines[8].at("label"), "outdated");
    EXPECT_EQ(lines[8].at("relation"), "head of state");
}

TEST_F(SplitStressReport, WhatIsUndefinedInAPartStaysEmpty) {
    bool isAnyEmpty = false;
    const Words compared{"--view", "compare", "--run", "first", "--run", "second", "--subject", m_subject};
    for (const auto& [relation, rows] : partsOf(compared, "relation"))
        for (const CsvRow& row : rows)
            if (row.at("measure") == "win_rate" && row.at("facts") == "1") {
                isAnyEmpty = true;
                EXPECT_EQ(row.at("ci_low"), "") << relation << ": one fact tells nothing of how they vary";
            }
    EXPECT_TRUE(isAnyEmpty);
}

TEST_F(SplitStressReport, ARefusalNamesWhatTheTableCanBeSplitBy) {
    const std::tuple<Words, const char*> cases[]{
        {{"--view", "robustness", "--by", "relation"}, "the view robustness can be split by model, label (relation)"},
        {{"--view", "transfer", "--by", "precision"},
         "the view transfer can be split by model, relation, label (precision)"},
        {{"--view", "alpha", "--by", "label,label"}, "named twice"},
        {{"--view", "robustness", "--by", "label", "--published"}, "published rows are not split"},
        {{"--view", "transfer", "--by", "label", "--run", "first", "--format", "svg", "-o", m_folder.file("x.svg")},
         "a figure is not split"}};
    for (const auto& [options, why] : cases) {
        const CommandRun run = report(options);
        EXPECT_EQ(run.status, app::kWrongUsage) << why;
        EXPECT_NE(run.problem.find(why), std::string::npos) << run.problem;
    }
    const CommandRun global = report({"--view", "robustness", "--table", "duel", "--precision", "year"});
    EXPECT_NE(global.problem.find("of all precisions together"), std::string::npos) << global.problem;
}

/// Two runs over items of two types and three tasks with a judge, an item labelled.
class SplitMinedReport : public SplitReport {
protected:
    SplitMinedReport() {
        json coach = minedItem("openqa", "Who is the current coach of the team in the image?",
                               "The current coach of the team in the image is", "Tim Cook");
        json asked = headIn("2012", "Tim Cook");
        json items = json::array({currentHead(), coach, headIn("2005", "Steve Jobs"), asked,
                                  misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015),
                                  misaligned("awareness_future", "2012", "Tim Cook", "Steve Jobs", 2005)});
        for (const std::size_t at : {1U, 3U, 5U})
            items[at]["type"] = "sport";
        for (std::size_t at = 0; at < items.size(); ++at)
            items[at]["id"] = at + 1;
        writeMined(m_folder, items);
        EXPECT_EQ(runCommand({"import", "-w", m_workspace, m_folder.path()}).status, app::kDone);
        for (const auto& [name, backend] :
             {std::pair("eye", "calibration:?recall=1&cutoff=2030&noise=0&refusal=0"),
              std::pair("other", "calibration:?recall=0.6&mistaken=0.5&seed=3&noise=0&refusal=0")}) {
            const CommandRun run = runCommand({"mined", "-w", m_workspace, "--backend", backend, "--name", name});
            EXPECT_EQ(run.status, app::kDone) << run.problem;
        }
        EXPECT_EQ(runCommand({"judge-run", "-w", m_workspace, "--run", "eye", "--backend", "calibration:"}).status,
                  app::kDone);
        say(mined::kMinedRuns, "eye", itemOfType("company"), mined::unitKeyOf(false), "outdated");
    }
    /// Of T.A.
    ContentId itemOfType(const std::string& type) const {
        const auto workspace = must(store::Workspace::open(m_workspace, store::Workspace::Open::ExistingToWrite));
        auto reader = must(workspace->reader());
        for (const mined::ItemMeta& item : must(mined::MinedStore(reader).metas()))
            if (item.task == mined::Task::TA && item.type == type) return item.id;
        ADD_FAILURE() << "no item";
        return {};
    }
};

TEST_F(SplitMinedReport, APartIsTheViewUnderItsFilterInEveryView) {
    for (const char* view :
         {"mined", "latest", "context", "agreement", "compare", "judges", "named", "asked", "items", "calibration"})
        for (const std::string& axis : app::minedAxes(view)) {
            const bool hasTable = axis == app::kYearAxis || (std::string(view) == "agreement" && axis == "task");
            if (hasTable) continue; // of its own, see below
            const auto values = expectFilters({"--view", view, "--run", "eye", "--run", "other"}, axis);
            if (axis == mined::kTypeFacet) {
                EXPECT_EQ(values, (std::set<std::string>{"company", "sport"})) << view;
            }
            if (axis == mined::kConfigurationAxis) {
                EXPECT_EQ(values, (std::set<std::string>{"g-gi", "g-i", "q-gi", "q-i"})) << view;
            }
        }
}

TEST_F(SplitMinedReport, TheTasksOfAgreementAreAlsoPartsAndCanBeSplitFurther) {
    const Words agreement{"--view", "agreement", "--run", "eye"};
    Words byTask = agreement;
    byTask.insert(byTask.end(), {"--by", "task"});
    std::vector<CsvRow> ofTask;
    for (CsvRow& row : rowsOf(byTask)) {
        if (row.at("task") != "TSA") continue;
        row.erase("task");
        ofTask.push_back(std::move(row));
    }
    Words narrowed = agreement;
    narrowed.insert(narrowed.end(), {"--task", "TSA"});
    EXPECT_EQ(ofTask, rowsOf(narrowed));
    byTask.back() = "task,type";
    const CommandRun run = report(byTask);
    EXPECT_TRUE(run.out.starts_with("type,run,model,configuration,task,items,")) << run.out;
    const CommandRun years = report({"--view", "calibration", "--run", "eye", "--by", "type,year"});
    EXPECT_TRUE(years.out.starts_with("type,run,model,task,from,to,configuration,")) << years.out;
}

TEST_F(SplitMinedReport, AnyLabelIsWhatSomebodyLabelled) {
    const Words view{"--view", "items", "--run", "eye"};
    const auto parts = partsOf(view, "label");
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts.at("outdated").size(), 1U);
    EXPECT_EQ(parts.at("unlabelled").size() + 1, rowsOf(view).size()) << "together they are all";
    Words any = view;
    any.insert(any.end(), {"--label", "labelled"});
    EXPECT_EQ(rowsOf(any), parts.at("outdated"));
    any.insert(any.end(), {"--label", "unlabelled"});
    EXPECT_EQ(rowsOf(any).size(), rowsOf(view).size()) << "either";
}

TEST_F(SplitMinedReport, ARefusalNamesWhatTheViewCanBeSplitBy) {
    const std::tuple<Words, const char*> cases[]{
        {{"--view", "latest", "--by", "type"}, "the view latest can be split by model, configuration, label (type)"},
        {{"--view", "mined", "--by", "year"}, "can be split by model, configuration, context, label (year)"},
        {{"--view", "calibration", "--by", "task"}, "can be split by model, year, dimension, type, context, label"},
        {{"--view", "mined", "--by", "context", "--published"}, "published rows are not split"},
        {{"--view", "mined", "--by", "context", "--format", "svg", "-o", m_folder.file("x.svg")},
         "a figure is not split"}};
    for (const auto& [options, why] : cases) {
        const CommandRun run = report(options);
        EXPECT_EQ(run.status, app::kWrongUsage) << why;
        EXPECT_NE(run.problem.find(why), std::string::npos) << run.problem;
    }
    EXPECT_EQ(report({"--view", "mined", "--by", "model"}).out, report({"--view", "mined"}).out) << "always apart";
}

TEST(ReportHelp, TellsEachViewOnceAndOfWhichStudies) {
    const std::string help = runCommand({"report", "--help"}).out;
    const std::size_t from = help.find("--view"), end = help.find("--run", from);
    ASSERT_LT(end, help.size());
    const std::string told = help.substr(from, end - from);
    for (const char* view : {"calibration", "compare"})
        EXPECT_NE(told.find(std::string(view) + ": of ChroKnowledge, temporal robustness, MINED"), std::string::npos)
            << told;
    EXPECT_NE(told.find("of MINED: mined, latest, context, agreement, judges, "), std::string::npos) << told;
    const std::size_t list = told.find('{') + 1;
    std::set<std::string> seen;
    for (const std::string& value : text::split(told.substr(list, told.find('}') - list), ','))
        EXPECT_TRUE(seen.insert(value).second) << value << " is there twice";
    EXPECT_GT(seen.size(), 20U);
}
} // namespace
