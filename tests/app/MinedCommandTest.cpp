// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "tests/support/ModelServer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
std::vector<json> rows(const std::string& lines) {
    std::vector<json> all;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);)
        all.push_back(json::parse(line));
    return all;
}

/// A workspace of one company: T.A, T.S.A and F.M.C about two pictures.
class MinedCommand : public testing::Test {
protected:
    MinedCommand() {
        json second = headIn("2005", "Steve Jobs");
        second["id"] = 2;
        json third = misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015);
        third["id"] = 3;
        writeMined(m_folder, json::array({currentHead(), second, third}));
        m_import = runCommand({"import", "-w", m_workspace, m_folder.path(), "--json"});
    }
    CommandRun said(Words words) const {
        words.insert(words.begin() + 1, {"-w", m_workspace});
        return runCommand(words);
    }

    TempDir m_folder;
    std::string m_workspace = m_folder.file("w.chronoscope");
    CommandRun m_import;
};

TEST_F(MinedCommand, AFolderIsImportedByWhatItHolds) {
    ASSERT_EQ(m_import.status, app::kDone) << m_import.problem;
    const json mined = json::parse(m_import.out).at("mined").at(0);
    EXPECT_EQ(mined.at("items"), 3);
    EXPECT_EQ(mined.at("images"), 2);
    EXPECT_EQ(mined.at("by_task").at("FMC"), 1);
    const CommandRun again = said({"import", m_folder.path()});
    EXPECT_EQ(again.status, app::kDone) << again.problem;
    EXPECT_NE(again.out.find("3 items were there already"), std::string::npos) << again.out;
    writeFile(m_folder.file("bad.json"),
              json::array({currentHead(""), {{"eval_type", "openqa"}, {"mm_questions", "?"}}}).dump(0));
    const CommandRun bad = said({"import", m_folder.file("bad.json")});
    EXPECT_EQ(bad.status, app::kBadInput);
    EXPECT_NE(bad.problem.find("bad.json:"), std::string::npos) << bad.problem;
    EXPECT_NE(bad.out.find("audit empty_gold: 1"), std::string::npos) << bad.out;
    const auto findings = rows(said({"audit", "--json"}).out);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].at("code"), "empty_gold");
    EXPECT_EQ(findings[0].at("task"), "TA");
}

TEST_F(MinedCommand, WhatLiesBesideTheTasksIsReadAsWhatItIs) {
    writeFile(m_folder.file("TimeVariant_General_Dynamic.jsonl"),
              R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"
              "\n");
    writeFile(m_folder.file("facts.csv"), "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    writeFile(m_folder.file("attributes.csv"), "type,entity,property,value,start\ncountry,Italy,head,Ann,2010\n");
    writeFile(m_folder.file("faulty.json"), json::array({currentHead("")}).dump());
    const CommandRun import = said({"import", m_folder.path(), "--json"});
    ASSERT_EQ(import.status, app::kDone) << "the folder is as MINED lays it out, faulty.json beside its tasks is told: "
                                         << import.problem;
    const json report = json::parse(import.out);
    EXPECT_EQ(report.at("elements"), 2) << "of the benchmark file and of the table";
    EXPECT_EQ(report.at("mined").at(0).at("already_there"), 3);
    EXPECT_NE(import.problem.find("faulty.json: not read with this folder"), std::string::npos) << import.problem;
    EXPECT_EQ(import.problem.find("faulty.json: not a benchmark"), std::string::npos) << import.problem;
    EXPECT_NE(import.problem.find("attributes.csv: may be a table of facts"), std::string::npos) << import.problem;
    EXPECT_EQ(import.problem.find("Apple_1.png"), std::string::npos) << import.problem;
}

TEST_F(MinedCommand, TaskFilesThatAreNotReadWithTheirFolderAndPicturesThatNothingNamesAreTold) {
    writeFile(m_folder.file("faulty.json"), json::array({currentHead("")}).dump());
    writeFile(m_folder.file("notes.json"), "{}");
    std::filesystem::create_directories(m_folder.file("older"));
    writeFile(m_folder.file("older/tasks.json"), json::array({currentHead()}).dump());
    for (const char* picture : {"imgs/Apple/Apple_3.png", "older/one.png", "two.jpg"})
        writeFile(m_folder.file(picture), "");
    const CommandRun import = said({"import", m_folder.path(), "--json"});
    EXPECT_EQ(import.status, app::kBadInput) << "the items of older/tasks.json are left out";
    for (const char* told : {"faulty.json: not read with this folder, though it is a task file: import it by itself",
                             "notes.json: not read with this folder\n",
                             "older/tasks.json: a task file of MINED that is not read with the folder around it: "
                             "import it, or its own folder, by itself",
                             ": 3 pictures that nothing names"})
        EXPECT_NE(import.problem.find(told), std::string::npos) << told << " is not in " << import.problem;
    for (const char* picture : {"Apple_3.png", "one.png", "two.jpg"})
        EXPECT_EQ(import.problem.find(picture), std::string::npos) << import.problem;
    EXPECT_EQ(json::parse(import.out).at("mined").at(0).at("pictures_not_named"), 3);
}

TEST_F(MinedCommand, ATaskFileBesideTheFolderOfTasksIsLeftOutUnlessItIsNamed) {
    json other = headIn("2006", "Steve Jobs");
    other["id"] = 8;
    writeFile(m_folder.file("more.json"), json::array({other}).dump());
    std::filesystem::create_directories(m_folder.file("older"));
    other["id"] = 9;
    writeFile(m_folder.file("older/tasks.json"), json::array({other}).dump());
    std::filesystem::create_symlink("older/tasks.json", m_folder.file("link"));
    const CommandRun alone = said({"import", m_folder.path(), "--json"});
    EXPECT_EQ(alone.status, app::kBadInput) << alone.problem;
    const json left = json::parse(alone.out).at("mined").at(0).at("task_files_not_read");
    ASSERT_EQ(left.size(), 1U);
    EXPECT_TRUE(left[0].get<std::string>().ends_with("/more.json"));
    for (const bool isFolderFirst : {true, false}) {
        const std::string first = isFolderFirst ? m_folder.path() : m_folder.file("link");
        const std::string last = isFolderFirst ? m_folder.file("link") : m_folder.path();
        const CommandRun both = said({"import", first, m_folder.file("more.json"), last, "--json"});
        EXPECT_EQ(both.status, app::kDone) << both.problem;
        EXPECT_EQ(both.problem.find("more.json"), std::string::npos) << both.problem;
        EXPECT_EQ(both.problem.find("tasks.json"), std::string::npos) << both.problem;
        for (const json& mined : json::parse(both.out).at("mined")) // the folder's three, or one of a file
            EXPECT_EQ(mined.at("items").get<int>() + mined.at("already_there").get<int>(),
                      mined.at("path") == m_folder.path() ? 3 : 1);
    }
}

TEST_F(MinedCommand, ATaskFileThatIsALinkIsReadAndNotToldAsLeftOut) {
    const TempDir elsewhere;
    json item = headIn("2005", "Steve Jobs");
    item["id"] = 9;
    writeFile(elsewhere.file("more.json"), json::array({item}).dump());
    std::filesystem::create_symlink(elsewhere.file("more.json"), m_folder.file("inference_data/more.json"));
    const CommandRun import = said({"import", m_folder.path(), "--json"});
    EXPECT_EQ(import.status, app::kDone) << import.problem;
    EXPECT_EQ(json::parse(import.out).at("mined").at(0).at("items"), 1) << import.out;
    EXPECT_EQ(import.problem.find("more.json"), std::string::npos) << import.problem;
}

TEST_F(MinedCommand, TaskFilesInAFolderBelowAreRead) {
    const TempDir outer;
    std::filesystem::create_directory(outer.file("MINED"));
    for (const std::string part : {"inference_data", "imgs"})
        std::filesystem::copy(m_folder.file(part), outer.file("MINED/" + part),
                              std::filesystem::copy_options::recursive);
    writeFile(outer.file("facts.csv"), "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    const CommandRun import = said({"import", outer.path(), "--json"});
    const json report = json::parse(import.out);
    EXPECT_EQ(report.at("elements"), 1) << import.problem;
    EXPECT_EQ(report.at("mined").at(0).at("already_there"), 3) << import.out;
}

TEST_F(MinedCommand, APeriodThatEndsBeforeItStartsIsAudited) {
    json item = currentHead("Tim Cook");
    item["answers"].push_back("Ann Lee |S: +1990-00-00T00:00:00Z |E: +1980-00-00T00:00:00Z");
    writeFile(m_folder.file("backwards.json"), json::array({item}).dump());
    const CommandRun import = said({"import", m_folder.file("backwards.json")});
    EXPECT_NE(import.out.find("audit end_before_start: 1"), std::string::npos) << import.out << import.problem;
    const CommandRun audit = said({"audit"});
    EXPECT_NE(audit.out.find("end_before_start\tyes\tAnn Lee |S:"), std::string::npos) << audit.out;
}

TEST_F(MinedCommand, ImagesMayBeElsewhere) {
    const TempDir elsewhere, pictures;
    writeFile(elsewhere.file("items.json"), json::array({currentHead("Tim Cook")}).dump());
    std::filesystem::create_directories(pictures.file("Apple"));
    writeFile(pictures.file("Apple/Apple_1.png"), png(40, 30, "one"));
    writeFile(pictures.file("Apple/Apple_2.png"), png(30, 30, "two"));
    const std::string workspace = elsewhere.file("w.chronoscope"), items = elsewhere.file("items.json");
    EXPECT_EQ(runCommand({"import", "-w", workspace, items}).status, app::kBadInput) << "no images";
    const CommandRun found = runCommand({"import", "-w", workspace, items, "--images", pictures.path(), "--json"});
    EXPECT_EQ(found.status, app::kDone) << found.problem;
    EXPECT_EQ(json::parse(found.out).at("mined").at(0).at("completed"), 1);
    writeFile(items, json::array({currentHead("Tim Cook"), currentHead("Tim Cook")}).dump());
    const std::string other = elsewhere.file("other.chronoscope");
    EXPECT_EQ(runCommand({"import", "-w", other, items}).status, app::kBadInput);
    const CommandRun told = runCommand({"import", "-w", other, items, "--images", pictures.path()});
    EXPECT_NE(told.out.find("0 items were there already, 1 have the pictures now that they lacked, 1 rows stand there "
                            "twice"),
              std::string::npos)
        << told.out;
}

TEST_F(MinedCommand, ATablePairBecomesABenchmarkAndWrongAnswersBecomeClaims) {
    writeFile(m_folder.file("e.csv"), "entity,type,hypernym,image,paraphrase_image\n"
                                      "Apple,company,company,Apple/Apple_1.png,Apple/Apple_2.png\n");
    writeFile(m_folder.file("a.csv"),
              "entity,property,value,start,end\nApple,the CEO of,A B,1990,2000\n"
              "Apple,the CEO of,C D,2000,2010\nApple,the CEO of,E F,2010,\nApple,the CEO of,X,x,\n");
    const Words tables{"construct", m_folder.file("e.csv"), m_folder.file("a.csv")};
    Words written = tables;
    written.insert(written.end(), {"-o", m_folder.file("made"), "--json"});
    const CommandRun built = runCommand(written);
    EXPECT_EQ(built.status, app::kBadInput) << "one row is bad";
    EXPECT_NE(built.problem.find("a.csv: line 5:"), std::string::npos) << built.problem;
    EXPECT_EQ(json::parse(built.out).at("items").at("TSA"), 3);
    EXPECT_EQ(json::parse(built.out).at("not_built").at(0).at("task"), "FMC");
    EXPECT_EQ(runCommand(tables).status, app::kWrongUsage) << "neither -o nor --dry-run";
    const CommandRun import = said({"import", m_folder.file("made"), "--images", m_folder.file("imgs"), "--json"});
    ASSERT_EQ(import.status, app::kDone) << import.problem;
    EXPECT_GT(json::parse(import.out).at("mined").at(0).at("items"), 10);
    EXPECT_EQ(said({"mined", "--backend", "calibration:?recall=0", "--task", "TA,TSA"}).status, app::kDone);
    const CommandRun claims = said({"claims", "--run", "1", "--controls", "--json"});
    ASSERT_EQ(claims.status, app::kDone) << claims.problem;
    EXPECT_EQ(json::parse(claims.out).at("wrong_in_all"), 6) << "T.A and T.S.A of both benchmarks";
    EXPECT_EQ(json::parse(claims.out).at("added"), 12);
}

TEST_F(MinedCommand, RepliesAreExportedWithTheColumnsOfTheStudy) {
    ASSERT_EQ(said({"mined", "--backend", "calibration:?recall=1&cutoff=2030&refusal=0&noise=0"}).status, app::kDone);
    const std::string folder = m_folder.file("out");
    const auto exported = [&](const Words& more) {
        Words words{"exchange", "export", "-w", m_workspace, "--run", "1", "--dir", folder, "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    };
    const CommandRun replies = exported({"--layout", "replies"});
    ASSERT_EQ(replies.status, app::kDone) << replies.problem;
    EXPECT_EQ(json::parse(replies.out).at("replies"), 16);
    EXPECT_EQ(json::parse(replies.out).at("missing"), 0);
    const auto files = json::parse(replies.out).at("files").get<Words>();
    ASSERT_EQ(files.size(), 2U);
    EXPECT_TRUE(readFile(files[0]).starts_with(
        "element_id,item,subject,relation,task,type,configuration,image,context,temperature,reply,answer,golds,match,"
        "score,cem,f1,class,outcome\n"));
    EXPECT_EQ(readFile(files[1]), said({"replies", "--run", "1", "--json"}).out) << "the same rows";
    EXPECT_EQ(exported({"--layout", "replies"}).status, app::kWrongUsage) << "nothing is overwritten";
    const CommandRun samples = exported({"--layout", "samples"});
    ASSERT_EQ(samples.status, app::kDone) << samples.problem;
    std::size_t lines = 0;
    for (const std::string& file : json::parse(samples.out).at("files").get<Words>())
        for (const json& line : rows(readFile(file))) {
            ++lines;
            EXPECT_NE(file.find("samples_chronoscope_" + line.at("doc").at("task").get<std::string>()),
                      std::string::npos);
            EXPECT_EQ(line.at("match"), 1.0);
            EXPECT_NE(line.at("resps")[0][0].get<std::string>().find(line.at("target").get<std::string>()),
                      std::string::npos);
            const auto prompt = line.at("arguments").at("gen_args_0").at("arg_0").get<std::string>();
            EXPECT_NE(prompt.find("QUESTION: "), std::string::npos);
            EXPECT_EQ(prompt.find("CONTEXT: ") != std::string::npos, line.at("doc").at("context").get<bool>());
        }
    EXPECT_EQ(lines, 16U);
    EXPECT_EQ(exported({"--layout", "replies", "--template", "mcqa"}).status, app::kWrongUsage);
}

TEST_F(MinedCommand, ADryRunTellsWhatWouldBeAsked) {
    const CommandRun dry = said({"mined", "--backend", "calibration:", "--dry-run", "--json"});
    ASSERT_EQ(dry.status, app::kDone) << dry.problem;
    const json estimate = json::parse(dry.out);
    EXPECT_EQ(estimate.at("items"), 3);
    EXPECT_EQ(estimate.at("units"), 4);
    EXPECT_EQ(estimate.at("requests"), 16);
    EXPECT_EQ(estimate.at("images"), 2);
    EXPECT_EQ(estimate.at("image_tokens"), nullptr);
    EXPECT_EQ(estimate.at("cost_usd").at("high"), 0) << "a calibration model is free";
    const CommandRun priced =
        said({"mined", "--backend", "anthropic:?model=m&key-env=NO_KEY", "--price", "1,1", "--dry-run", "--json"});
    ASSERT_EQ(priced.status, app::kDone) << priced.problem;
    EXPECT_EQ(json::parse(priced.out).at("image_tokens"), 16 * 2) << "40 × 30 and 30 × 30 pixels";
    for (const Words& wrong : {Words{"--task", "XX"}, Words{"--configuration", "q-q"}, Words{"--words", "dirty"},
                               Words{"--context-policy", "first"}, Words{"--sample", "-3"},
                               Words{"--configuration", "q-i,q-i"}, Words{"--type", "compnay"}}) {
        Words words{"mined", "--backend", "calibration:", "--dry-run"};
        words.insert(words.end(), wrong.begin(), wrong.end());
        EXPECT_EQ(said(words).status, app::kWrongUsage) << wrong[1];
    }
    const CommandRun typed = said({"mined", "--backend", "calibration:", "--type", "company", "--type", "sport"});
    EXPECT_EQ(typed.status, app::kWrongUsage) << "no item is of that type";
    EXPECT_NE(typed.problem.find("unknown type (sport"), std::string::npos) << typed.problem;
}

TEST_F(MinedCommand, ARunAnswersAndItsRepliesAndPromptsAreShown) {
    const CommandRun run = said({"mined", "--backend", "calibration:?recall=1&swayed=1&cutoff=2030", "--name", "eye"});
    ASSERT_EQ(run.status, app::kDone) << run.problem;
    EXPECT_EQ(run.out, "1\n");
    const auto replies = rows(said({"replies", "--run", "eye", "--json"}).out);
    ASSERT_EQ(replies.size(), 16U);
    for (const json& row : replies) {
        EXPECT_EQ(row.at("subject"), "Apple");
        EXPECT_EQ(row.at("outcome"), "answered");
        const bool isSwayed = row.at("context").get<bool>();
        EXPECT_EQ(row.at("cem"), isSwayed ? 0 : 1) << row.dump();
        EXPECT_EQ(row.at("match"), !isSwayed);
        EXPECT_EQ(row.at("class") == "Context", isSwayed);
        const bool isOther = row.at("configuration") == "q-gi" || row.at("configuration") == "g-gi";
        EXPECT_EQ(row.at("image"), toHex(contentId(isOther ? png(30, 30, "two") : png(40, 30, "one"))));
    }
    EXPECT_EQ(
        rows(said({"replies", "--run", "1", "--json", "--task", "FMC", "--context", "with", "--configuration", "g-i"})
                 .out)
            .size(),
        1U);
    const std::string id = replies[0].at("element_id");
    EXPECT_EQ(rows(said({"replies", "--run", "1", "--json", "--element", id}).out).size(), 4U);
    EXPECT_EQ(said({"replies", "--run", "1"}).out.substr(0, 16), "element_id\titem\t");

    const CommandRun prompt =
        said({"prompt", "--run", "1", "--element", "Apple", "--task", "FMC", "--configuration", "g-gi", "--json"});
    ASSERT_EQ(prompt.status, app::kDone) << prompt.problem;
    const json shown = json::parse(prompt.out);
    EXPECT_NE(shown.at("prompt").get<std::string>().find(
                  "\nCONTEXT: In 2015, Tim Cook was the CEO of Apple.\nQUESTION: In 2005, "),
              std::string::npos);
    EXPECT_EQ(shown.at("image").at("id"), toHex(contentId(png(30, 30, "two"))));
    EXPECT_EQ(shown.at("max_tokens"), 10);
    EXPECT_NE(said({"prompt", "--run", "1", "--element", "Apple"}).status, app::kDone) << "three items are of Apple";
    EXPECT_EQ(said({"prompt", "--run", "1", "--element", "Apple", "--year", "2005"}).status, app::kWrongUsage);
    EXPECT_EQ(said({"resume"}).status, app::kDone);
}

TEST_F(MinedCommand, ARefusalIsToldAsOne) {
    ASSERT_EQ(said({"mined", "--backend", "calibration:?refusal=1&noise=1", "--name", "shy"}).status, app::kDone);
    const auto replies = rows(said({"replies", "--run", "shy", "--json"}).out);
    ASSERT_EQ(replies.size(), 16U);
    for (const json& row : replies) {
        EXPECT_EQ(row.at("outcome"), "refused") << row.dump();
        EXPECT_EQ(row.at("cem"), 0);
        EXPECT_EQ(row.at("reply"), "I cannot tell who that is.");
    }
}

TEST_F(MinedCommand, AJudgeScoresWhatWasAnsweredInARunOfItsOwn) {
    const Words asked{"mined", "--backend", "calibration:?recall=1&cutoff=2030", "--name", "eye"};
    Words both = asked;
    both.insert(both.end(), {"--judge", "calibration:"});
    const CommandRun run = said(both);
    ASSERT_EQ(run.status, app::kDone) << run.problem;
    EXPECT_EQ(run.out, "1\n") << "the id of the run that was asked for";
    EXPECT_NE(run.problem.find("run 2 judges the replies"), std::string::npos) << run.problem;
    EXPECT_EQ(said({"judge-run", "--run", "eye", "--backend", "calibration:?noise=1"}).out, "3\n");
    EXPECT_EQ(said({"judge-run", "--run", "2", "--backend", "calibration:"}).status, app::kWrongUsage)
        << "of no questions";
    const auto judged = rows(said({"replies", "--run", "2", "--json"}).out);
    const auto asked1 = rows(said({"replies", "--run", "1", "--json"}).out);
    ASSERT_EQ(judged.size(), asked1.size());
    for (std::size_t i = 0; i < judged.size(); ++i) {
        EXPECT_EQ(judged[i].at("judged"), asked1[i].at("reply"));
        EXPECT_EQ(judged[i].at("configuration"), asked1[i].at("configuration"));
        EXPECT_EQ(judged[i].at("asking"), 1);
        EXPECT_GE(judged[i].at("judge").get<double>(), 0.0);
    }
    const auto unreadable = rows(said({"replies", "--run", "3", "--json", "--task", "TA"}).out);
    ASSERT_FALSE(unreadable.empty());
    EXPECT_EQ(unreadable.back().at("asking"), 2) << "what cannot be read is asked again";
    EXPECT_TRUE(unreadable.back().at("judge").is_null());
    for (const json& row : unreadable)
        EXPECT_EQ(row.at("task"), "TA");
    const std::string item = judged[0].at("element_id");
    const json prompt = json::parse(said({"prompt", "--run", "2", "--element", item, "--json"}).out);
    EXPECT_NE(prompt.at("prompt").get<std::string>().find(judged[0].at("judged").get<std::string>()), std::string::npos)
        << prompt;
    EXPECT_EQ(said({"replies", "--run", "2", "--date", "2010"}).status, app::kWrongUsage);
    EXPECT_EQ(said({"prompt", "--run", "2", "--element", "nobody"}).status, app::kBadInput);
    Words unknown = asked;
    unknown.insert(unknown.end(), {"--judge", "nobody:"});
    EXPECT_NE(said(unknown).status, app::kDone);
    EXPECT_EQ(said({"runs", "--json"}).out.find("\"id\": 4"), std::string::npos)
        << "nothing is asked without its judge";
}

TEST_F(MinedCommand, AServerThatSeesNothingIsRefusedAndOneThatSeesIsAsked) {
    const FaultServer blind(modelServer([](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants == Wants::Picture) return chatReply("Nothing but grey");
        return std::nullopt;
    }));
    const CommandRun refused = said({"mined", "--backend", "openai:" + blind.url("/v1?model=m")});
    EXPECT_EQ(refused.status, app::kBackendFailed);
    EXPECT_NE(refused.problem.find("Nothing but grey"), std::string::npos) << refused.problem;
    EXPECT_EQ(said({"runs", "--json"}).out.find("\"id\""), std::string::npos) << "no run was made";

    const FaultServer sees([](const Received& request) {
        if (request.body.find("QUESTION: ") == std::string::npos) return modelServer()(request);
        return chatReply("Steve Jobs");
    });
    const CommandRun run = said({"mined", "--backend", "openai:" + sees.url("/v1?model=m"), "--task", "TSA"});
    ASSERT_EQ(run.status, app::kDone) << run.problem;
    const auto replies = rows(said({"replies", "--run", "1", "--json"}).out);
    ASSERT_EQ(replies.size(), 4U);
    for (const json& row : replies)
        EXPECT_EQ(row.at("cem"), 1);
}

TEST_F(MinedCommand, LessThanNoRequestInFlightIsNoRun) {
    for (const char* command : {"mined", "judge-run"}) {
        Words words{command, "--backend", "calibration:", "--concurrency", "-1"};
        if (command == std::string("judge-run")) {
            ASSERT_EQ(said({"mined", "--backend", "calibration:"}).status, app::kDone);
            words.insert(words.end(), {"--run", "1"});
        }
        const CommandRun refused = said(words);
        EXPECT_EQ(refused.status, app::kWrongUsage) << command;
        EXPECT_NE(refused.problem.find("the concurrency must be"), std::string::npos) << refused.problem;
    }
    EXPECT_EQ(said({"runs", "--json"}).out.find("\"id\": 2"), std::string::npos);
}
} // namespace
