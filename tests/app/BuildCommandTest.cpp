// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/core/sources/WikidataDump.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Files.h"
#include "tests/support/ModelServer.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace chronoscope;
using nlohmann::json;
using test::CommandRun;
using test::entityLine;
using test::runCommand;
using test::Words;

namespace {
class BuildCommand : public testing::Test {
protected:
    std::string dump(const std::vector<std::string>& entities, const std::string& name = "dump.json") {
        test::writeFile(m_folder.file(name), test::dumpOf(entities));
        return m_folder.file(name);
    }
    std::string workspace(const std::string& name = "new") { return m_folder.file(name + ".chronoscope"); }
    CommandRun build(const Words& more, const std::string& file) {
        Words words{"build", "wikidata", file, "--years", "2010-2014", "--as-of", "2014"};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    }

    test::TempDir m_folder;
};

TEST_F(BuildCommand, PrintsOneDocumentAndStoresNothingWhenDry) {
    const CommandRun run = build({"-w", workspace(), "--dry-run", "--json"}, dump(test::smallWorld(3)));
    EXPECT_EQ(run.status, 0) << run.problem;
    const json document = json::parse(run.out);
    EXPECT_EQ(document.at("funnel").at("complete"), 6);
    EXPECT_EQ(document.at("dropped"), json::object());
    const json& mover = document.at("elements").at(0);
    EXPECT_EQ(mover.at("source_id"), "Q1000");
    EXPECT_EQ(mover.at("relation_id"), "P39");
    EXPECT_EQ(mover.at("state"), "dynamic");
    EXPECT_EQ(mover.at("changes"), 1);
    EXPECT_EQ(mover.at("years").at("2013"), json::array({"Q1"}));
    EXPECT_EQ(mover.at("years").at("2014"), json::array({"Q2"}));
    EXPECT_FALSE(document.contains("stored"));
    EXPECT_FALSE(std::filesystem::exists(workspace()));
}

TEST_F(BuildCommand, StoresWhatRunsCanAsk) {
    const CommandRun run = build({"-w", workspace(), "--json"}, dump(test::smallWorld(10)));
    ASSERT_EQ(run.status, 0) << run.problem;
    const json stored = json::parse(run.out).at("stored");
    EXPECT_EQ(stored.at("elements"), 16);
    EXPECT_EQ(stored.at("few_shots"), 4);
    EXPECT_EQ(stored.at("edition").get<std::string>().size(), 32U);
    const CommandRun asked = runCommand({"run", "-w", workspace(), "--backend", "calibration:?cutoff=2012&recall=1",
                                         "--template", "generation", "--dry-run"});
    EXPECT_EQ(asked.status, 0) << asked.problem;
}

TEST_F(BuildCommand, TellsAFileThatIsCutOffWithItsLineAndKeepsTheRest) {
    const std::string file = dump({entityLine(5, "Five", {{5, 2000, 0}}), entityLine(6, "Six", {{5, 2000, 0}})});
    const std::string whole = test::readFile(file);
    test::writeFile(file, whole.substr(0, whole.size() - 40));
    const CommandRun run = build({"--dry-run", "--json"}, file);
    EXPECT_EQ(run.status, 3);
    EXPECT_NE(run.problem.find("dump.json:3: the file is cut off"), std::string::npos) << run.problem;
    EXPECT_EQ(json::parse(run.out).at("elements").size(), 1U);
}

TEST_F(BuildCommand, RefusesWhatCannotBe) {
    const std::string file = dump(test::smallWorld(1));
    EXPECT_EQ(build({}, file).status, 2); // neither -w nor --dry-run
    EXPECT_EQ(build({"--dry-run", "--relation", "shoe size"}, file).status, 2);
    EXPECT_EQ(runCommand({"build", "nowhere", file, "--dry-run"}).status, 2);
    EXPECT_EQ(runCommand({"build", "wikidata", "--dry-run"}).status, 2);
    EXPECT_EQ(runCommand({"build", "wikidata", file, "--dry-run", "--years", "2010,2012"}).status, 2);
    EXPECT_EQ(build({"--dry-run"}, m_folder.file("none")).status, 3);
}

TEST_F(BuildCommand, WritesASampleToBeCheckedByHand) {
    const CommandRun run = build({"--dry-run", "--audit", m_folder.file("check.csv")}, dump(test::smallWorld(3)));
    EXPECT_EQ(run.status, 0) << run.problem;
    const std::string table = test::readFile(m_folder.file("check.csv"));
    EXPECT_TRUE(table.starts_with("page,subject,relation,state,from,to,objects,right,remark\n")) << table;
    EXPECT_NE(table.find("https://www.wikidata.org/wiki/Q1000#P39,Mover 0,position held,dynamic,2010,2013,Office 1,,"),
              std::string::npos)
        << table;
}

TEST_F(BuildCommand, AsksAModelOnlyAboutWhatOneIsFor) {
    const std::string file = dump(test::smallWorld(1));
    const CommandRun run = build({"--dry-run", "--model", "openai:http://localhost:1/v1?model=m"}, file);
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.problem.find("a model judges changes of cfr"), std::string::npos) << run.problem;
}

TEST_F(BuildCommand, TranslatesByAModelWhatNoGlossaryHas) {
    test::FaultServer server([](const test::Received& request) {
        return request.body.find("Translate each line") == std::string::npos ? test::modelServer()(request)
                                                                             : test::chatReply("Stack\nList");
    });
    test::writeFile(m_folder.file("triples.tsv"), "head\trelation\ttail\n栈\tBelong_to\t表\n");
    const CommandRun run = runCommand({"build", "mathkg", m_folder.file("triples.tsv"), "--dry-run", "--json",
                                       "--model", "openai:" + server.url("/v1?model=m")});
    ASSERT_EQ(run.status, 0) << run.problem;
    const json element = json::parse(run.out).at("elements").at(0);
    EXPECT_EQ(element.at("subject"), "Stack");
    EXPECT_EQ(element.at("names"), json::array({"List"}));
    EXPECT_EQ(element.at("flag"), "translated by a model");
}

TEST_F(BuildCommand, ExtendsAnEditionIntoANewOneAndLeavesTheOldAsItWas) {
    std::vector<std::string> entities = test::smallWorld(2);
    ASSERT_EQ(build({"-w", workspace("old"), "--few-shots", "0"}, dump(entities)).status, 0);
    const std::string before = test::readFile(workspace("old"));
    entities.push_back(entityLine(5000, "Newcomer", {{3, 2001, 0}}));
    const CommandRun run =
        runCommand({"build", "wikidata", dump(entities, "newer.json"), "--years", "2010-2016", "--as-of", "2016",
                    "--extend", workspace("old"), "-w", workspace("next"), "--json"});
    ASSERT_EQ(run.status, 0) << run.problem;
    const json document = json::parse(run.out);
    EXPECT_EQ(document.at("changes").at("counts").at("extended"), 4);
    EXPECT_EQ(document.at("changes").at("counts").at("new"), 1);
    EXPECT_EQ(document.at("stored").at("elements"), 5);
    EXPECT_EQ(test::readFile(workspace("old")), before);
    EXPECT_EQ(build({"-w", workspace("old"), "--extend", workspace("old")}, dump(entities)).status, 2);
    EXPECT_EQ(build({"--dry-run", "--accept", "all"}, dump(entities)).status, 2);
}

TEST_F(BuildCommand, AsksWikidataAndThenForTheNamesThatAreMissing) {
    test::FaultServer server([](const test::Received& request) {
        test::Answer answer;
        const bool isNames = request.path.find("claims") == std::string::npos;
        answer.body = R"({"entities":{)" +
                      (isNames ? "\"Q7\":" + entityLine(7, "Office seven", {})
                               : "\"Q5\":" + entityLine(5, "Five", {{7, 2000, 0}})) +
                      "}}";
        return answer;
    });
    const Words words{"build",      "wikidata",
                      "--fetch",    "q5",
                      "--download", m_folder.file("answers"),
                      "--contact",  "me@here",
                      "--api",      server.url("/w/api.php"),
                      "--years",    "2010-2014",
                      "--as-of",    "2014",
                      "--dry-run",  "--json"};
    const CommandRun run = runCommand(words);
    ASSERT_EQ(run.status, 0) << run.problem;
    const json element = json::parse(run.out).at("elements").at(0);
    EXPECT_EQ(element.at("subject"), "Five");
    EXPECT_EQ(element.at("held"), false);
    EXPECT_EQ(server.count(), 2U);
    EXPECT_EQ(runCommand(words).out, run.out); // from the files
    EXPECT_EQ(server.count(), 2U);
    EXPECT_EQ(runCommand({"build", "wikidata", "--fetch", "Q5", "--dry-run"}).status, 2);
}
} // namespace
