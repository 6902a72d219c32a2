// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "tests/app/ImportDesk.h"
#include "tests/support/AsNobody.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
constexpr const char* kOwnFacts = "Who,Kind,Was,von,bis\n"
                                  "Ham,mayor,Ann Ash,2010,2014\n"
                                  "Ham,mayor,Ben Birch,2014,\n"
                                  "Egg,mayor,Cy Cedar,2009,\n"
                                  "Oat,mayor,Di Dale,2011,\n"
                                  "Rye,mayor,Ed Elm,2008,\n";
constexpr const char* kMap = "subject=Who,relation=Kind,object=Was";

/// `chronoscope import` of tables into a workspace of its own.
class TableImport : public ImportDesk {
protected:
    struct Outcome {
        int status = 0;
        std::string out;
        std::string err;
    };
    static Outcome command(const std::vector<std::string>& words) {
        std::vector<const char*> argv{"chronoscope"};
        for (const std::string& word : words)
            argv.push_back(word.c_str());
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        std::string err = testing::internal::GetCapturedStderr();
        return {status, testing::internal::GetCapturedStdout(), std::move(err)};
    }
    Outcome import(const std::string& file, std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"import", "-w", m_workspace, file};
        words.insert(words.end(), more.begin(), more.end());
        return command(words);
    }
};

TEST_F(TableImport, ATableWithOtherNamesIsMappedAndAsked) {
    const Outcome made = import(put("facts.txt", kOwnFacts), {"--map", kMap, "--as-of", "2023", "--json"});
    ASSERT_EQ(made.status, app::kDone) << made.err;
    const json report = json::parse(made.out);
    EXPECT_EQ(report.at("elements"), 4);
    const json& facts = report.at("tables").at(0);
    EXPECT_EQ(facts.at("rows").size(), 5U);
    EXPECT_EQ(facts.at("rows")[0].at("codes"), json::array({"W-RELATION"}));
    EXPECT_EQ(facts.at("elements")[0].at("years").at("2014"), json::array({"Ann Ash", "Ben Birch"}));
    EXPECT_EQ(facts.at("messages")[1].at("map").at("Who"), "subject");
    ASSERT_EQ(elements().size(), 4U);
    const Outcome run = command({"run", "-w", m_workspace, "--backend", "calibration:?recall=1", "--sets", "1",
                                 "--temperatures", "0", "--template", "generation,mcqa,tf"});
    ASSERT_EQ(run.status, app::kDone) << run.err;
    const Outcome prompt = command({"prompt", "-w", m_workspace, "--run", "1", "--element", "Egg", "--year", "2015",
                                    "--template", "mcqa", "--set", "0"});
    EXPECT_NE(prompt.out.find("In 2015, what is the mayor of Egg?"), std::string::npos) << prompt.out;
}

TEST_F(TableImport, WordsOfARelationAreKeptAndLaterRunsAndImportsUseThem) {
    const std::string relations = put("mayor.json", R"({"format": "chronoscope-relations", "version": 1, "relations":
        {"general": {"mayor": {"question": "who is the mayor of {s}?", "statement": "{o} is the mayor of {s}."}}}})");
    const std::string dated = put("dated.json", R"({"format": "chronoscope-dated-questions", "version": 1, "relations":
        {"mayor": {"question": "who was the mayor of {s}?"}}})");
    const std::string facts =
        put("facts.csv", "subject,relation,object,from,to\n"
                         "Ham,mayor,Ann,2011,2014\nHam,mayor,Ben,2015,2020\n"
                         "Egg,mayor,Cy,2011,2014\nOat,mayor,Di,2011,2014\nFig,mayor,Fay,2012,2014\n");
    const Outcome made = import(facts, {"--wording", relations, "--wording", dated, "--json"});
    ASSERT_EQ(made.status, app::kDone) << made.err;
    EXPECT_EQ(json::parse(made.out).at("tables")[0].at("codes"), json::object()) << "it has words now";
    EXPECT_EQ(json::parse(made.out).at("dated_facts")[0].at("relations_without_question"), json::object());
    const Outcome run = command({"run", "-w", m_workspace, "--backend", "calibration:?recall=1", "--sets", "1",
                                 "--temperatures", "0", "--template", "mcqa"});
    ASSERT_EQ(run.status, app::kDone) << run.err;
    const Outcome prompt = command({"prompt", "-w", m_workspace, "--run", "1", "--element", "Ham", "--year", "2015",
                                    "--template", "mcqa", "--set", "0"});
    EXPECT_NE(prompt.out.find("In 2015, who is the mayor of Ham?"), std::string::npos) << prompt.out;
    const Outcome dates = command({"dates", "-w", m_workspace, "--at", "2013", "--format", "json"});
    EXPECT_NE(dates.out.find("In 2013, who was the mayor of Ham? Ann"), std::string::npos) << dates.out << dates.err;
    const Outcome later =
        import(put("later.csv", "subject,relation,object,from,to\nEgg,mayor,Cy,2011,2014\n"), {"--json"});
    EXPECT_EQ(json::parse(later.out).at("tables")[0].at("codes"), json::object()) << later.err;
}

TEST_F(TableImport, AFileThatIsNoPackOfWordsImportsNothing) {
    const std::string facts = put("facts.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    for (const char* pack : {"{", "{}", R"({"format": "chronoscope-templates", "version": 1})",
                             R"({"format": "chronoscope-relations", "version": 1, "relations": {"general": {"mayor":
                                {"question": "who?", "statement": "{o} of {s}"}}}})"}) {
        const Outcome made = import(facts, {"--wording", put("words.json", pack)});
        EXPECT_EQ(made.status, app::kBadInput) << pack;
        EXPECT_NE(made.err.find("words.json"), std::string::npos) << made.err;
        EXPECT_FALSE(std::filesystem::exists(m_workspace));
    }
}

TEST_F(TableImport, TheSameTableTwiceChangesNothing) {
    const std::string file = put("facts.csv", kOwnFacts);
    ASSERT_EQ(import(file, {"--map", kMap}).status, app::kDone);
    const Outcome again = import(file, {"--map", kMap, "--json"});
    EXPECT_EQ(again.status, app::kDone);
    EXPECT_EQ(json::parse(again.out).at("elements"), 0);
    EXPECT_EQ(json::parse(again.out).at("already_there"), 4);
}

TEST_F(TableImport, RowsLeftOutAreToldWithNumberAndReason) {
    const std::string file = put(
        "facts.csv", "subject,relation,object,from,to\nHam,mayor,Ann,2010,\nEgg,mayor,,2010,\nOat,mayor,Di,soon,\n");
    const Outcome made = import(file);
    EXPECT_EQ(made.status, app::kBadInput);
    EXPECT_NE(made.err.find("facts.csv:3: E-OBJECT object"), std::string::npos) << made.err;
    EXPECT_NE(made.err.find("facts.csv:4: E-DATE from"), std::string::npos) << made.err;
    EXPECT_EQ(elements().size(), 1U) << "the good row is imported";
}

TEST_F(TableImport, StrictTakesAllOrNothing) {
    const std::string bad = put("bad.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\nEgg,mayor,,2010\n");
    EXPECT_EQ(import(bad, {"--strict"}).status, app::kBadInput);
    EXPECT_FALSE(std::filesystem::exists(m_workspace));
    const std::string good = put("good.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    EXPECT_EQ(import(good, {"--strict"}).status, app::kDone);
    EXPECT_EQ(elements().size(), 1U);
    EXPECT_EQ(import(good, {"--strict", "--only-good"}).status, app::kWrongUsage);
}

TEST_F(TableImport, WhatIsNoTableIsBadInputAndMakesNoWorkspace) {
    const Outcome made = import(put("notes.csv", "just some words\n"));
    EXPECT_EQ(made.status, app::kBadInput);
    EXPECT_NE(made.err.find("subject, relation and object"), std::string::npos) << made.err;
    EXPECT_FALSE(std::filesystem::exists(m_workspace));
}

TEST_F(TableImport, WhereNothingComesInNoWorkspaceIsMade) {
    const std::vector<std::string> files{
        put("TimeVariant_General_Dynamic.jsonl", "no JSON\n"),
        put("outside.csv", "subject,relation,object,at\nHam,mayor,Ann,1950\n"),
        put("rows.csv", "subject,relation,object,from\nHam,mayor,,2010\n"),
    };
    for (const std::string& file : files) {
        (void)import(file);
        EXPECT_FALSE(std::filesystem::exists(m_workspace)) << file;
        (void)import(file, {"--dated-facts"});
        EXPECT_FALSE(std::filesystem::exists(m_workspace)) << file << " with dated facts";
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path()))
            EXPECT_EQ(entry.path().string().find("own.chronoscope"), std::string::npos) << entry.path();
    }
    ASSERT_EQ(import(put("good.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n")).status, app::kDone);
    (void)import(files.front());
    EXPECT_EQ(elements().size(), 1U) << "one that was there stays";
}

TEST_F(TableImport, AFolderOfTablesIsReadFileByFileAndTheOthersAreNamed) {
    std::filesystem::create_directory(m_folder.file("own"));
    put("own/a.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    put("own/b.tsv", "subject\trelation\tobject\tfrom\nEgg\tmayor\tBob\t2011\n");
    put("own/dated.jsonl", "{\"subject\":\"X\",\"relation\":\"employer\",\"object\":\"Y\",\"start\":\"2001\","
                           "\"end\":\"2005\"}\n");
    put("own/notes.txt", "buy milk\n");
    const Outcome done = import(m_folder.file("own"));
    EXPECT_EQ(done.status, app::kDone) << done.err;
    EXPECT_EQ(elements().size(), 2U);
    EXPECT_NE(done.out.find("1 dated facts, 1 of them new"), std::string::npos) << done.out;
    EXPECT_NE(done.err.find("notes.txt: neither dated facts nor a table of facts, left alone"), std::string::npos)
        << done.err;
}

TEST_F(TableImport, WhatLiesBesideABenchmarkIsReadAsWhatItIs) {
    std::filesystem::create_directories(m_folder.file("all/more"));
    put("all/TimeVariant_General_Dynamic.jsonl",
        R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"
        "\n");
    put("all/facts.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    put("all/more/dated.jsonl", "{\"subject\":\"X\",\"relation\":\"employer\",\"object\":\"Y\",\"start\":\"2001\","
                                "\"end\":\"2005\"}\n");
    put("all/attributes.csv", "entity,property,value,start\nItaly,head,Ann,2010\n");
    put("all/README.md", "buy milk\n");
    const Outcome done = import(m_folder.file("all"), {"--json"});
    EXPECT_EQ(done.status, app::kDone) << done.err;
    const json report = json::parse(done.out);
    EXPECT_EQ(report.at("elements"), 2) << done.out;
    EXPECT_EQ(report.at("dated_facts").back().at("added"), 1);
    EXPECT_EQ(report.at("ignored_files").size(), 2U) << done.out;
    EXPECT_NE(done.err.find("attributes.csv: may be a table of facts"), std::string::npos) << done.err;
    EXPECT_NE(done.err.find("README.md: neither dated facts nor a table"), std::string::npos) << done.err;
    EXPECT_EQ(done.err.find("facts.csv: not a benchmark file"), std::string::npos) << done.err;
    put("all/bad.csv", "subject,relation,object,from\nEgg,mayor,,2010\n");
    EXPECT_EQ(import(m_folder.file("all")).status, app::kBadInput) << "a row of a file in it is left out";
}

TEST_F(TableImport, PicturesBesideABenchmarkAreOneLine) {
    std::filesystem::create_directory(m_folder.file("all"));
    put("all/TimeVariant_General_Dynamic.jsonl",
        R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"
        "\n");
    put("all/one.png", "");
    put("all/two.JPG", "");
    for (const char* beside : {"", "subject,relation,object,from\nHam,mayor,Ann,2010\n"}) {
        if (*beside != '\0') put("all/facts.csv", beside);
        const Outcome done = import(m_folder.file("all"), {"--json"});
        EXPECT_EQ(done.status, app::kDone) << done.err;
        EXPECT_NE(done.err.find("all: 2 pictures that nothing names"), std::string::npos) << done.err;
        EXPECT_EQ(done.err.find("one.png"), std::string::npos) << done.err;
        EXPECT_EQ(json::parse(done.out).at("ignored_files").size(), 2U) << done.out;
    }
}

TEST_F(TableImport, ListsOfDatedAnswersInAFolderBecomeFacts) {
    std::filesystem::create_directory(m_folder.file("all"));
    put("all/lists.json", R"({"countries": {"Italy": {"head": {"answers": ["Ann |S: +2010-01-01T00:00:00Z"]}}}})");
    const Outcome done = import(m_folder.file("all"));
    EXPECT_EQ(done.status, app::kDone) << done.err;
    EXPECT_EQ(elements().size(), 1U) << done.err;
}

TEST_F(TableImport, AFileOfAFolderThatCannotBeReadDoesNotRefuseTheOthers) {
    std::filesystem::create_directory(m_folder.file("all"));
    put("all/TimeVariant_General_Dynamic.jsonl",
        R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"
        "\n");
    put("all/broken.json", R"({"a": {"answers": ["x |S: 2001"], )");
    const Outcome done = import(m_folder.file("all"));
    EXPECT_EQ(done.status, app::kBadInput);
    EXPECT_EQ(elements().size(), 1U) << done.err;
    EXPECT_NE(done.err.find("broken.json: "), std::string::npos) << done.err;
    std::filesystem::remove(m_folder.file("all/TimeVariant_General_Dynamic.jsonl"));
    EXPECT_EQ(import(m_folder.file("all")).status, app::kBadInput) << "nothing is left to import";
}

TEST_F(TableImport, WhatOfAFolderCannotBeReadIsToldAndSetsTheStatus) {
    std::filesystem::create_directory(m_folder.file("all"));
    std::filesystem::create_symlink("gone", m_folder.file("all/lost.csv"));
    const Outcome nothing = import(m_folder.file("all"));
    EXPECT_EQ(nothing.status, app::kBadInput);
    EXPECT_NE(nothing.err.find("lost.csv: a link to nothing\n"), std::string::npos) << nothing.err;
    EXPECT_EQ(nothing.err.find("no benchmark file"), std::string::npos) << nothing.err;
    EXPECT_FALSE(std::filesystem::exists(m_workspace));
    put("all/facts.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    EXPECT_EQ(import(m_folder.file("all"), {"--strict"}).status, app::kBadInput);
    EXPECT_FALSE(std::filesystem::exists(m_workspace));
    const Outcome done = import(m_folder.file("all"));
    EXPECT_EQ(done.status, app::kBadInput) << "a part was left out";
    EXPECT_NE(done.err.find("lost.csv: a link to nothing\n"), std::string::npos) << done.err;
    EXPECT_EQ(elements().size(), 1U);
    put("all/TimeVariant_General_Dynamic.jsonl", "");
    const Outcome benchmark = import(m_folder.file("all"));
    EXPECT_EQ(benchmark.status, app::kBadInput);
    EXPECT_NE(benchmark.err.find("lost.csv: a link to nothing\n"), std::string::npos) << benchmark.err;
    EXPECT_EQ(benchmark.err.find("lost.csv: not a benchmark"), std::string::npos) << benchmark.err;
}

TEST_F(TableImport, AFolderThatMayNotBeReadIsToldOnce) {
    std::filesystem::create_directories(m_folder.file("all/denied"));
    std::filesystem::permissions(m_folder.file("all/denied"), std::filesystem::perms::none);
    put("all/facts.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n");
    for (const bool hasBenchmark : {false, true}) {
        if (hasBenchmark) put("all/TimeVariant_General_Dynamic.jsonl", "{}\n");
        const test::AsNobody reader(m_folder.path());
        const Outcome done = import(m_folder.file("all"));
        EXPECT_EQ(done.status, app::kBadInput);
        const auto at = done.err.find("Permission denied");
        EXPECT_NE(at, std::string::npos) << done.err;
        EXPECT_EQ(done.err.find("Permission denied", at + 1), std::string::npos) << done.err;
    }
    std::filesystem::permissions(m_folder.file("all/denied"), std::filesystem::perms::owner_all);
}

TEST_F(TableImport, AFileThatWasLeftEmptyBecomesTheWorkspace) {
    put("own.chronoscope", ""); // what is left of a program that was killed as it made one
    ASSERT_EQ(import(put("good.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n")).status, app::kDone);
    EXPECT_EQ(elements().size(), 1U);
}

TEST_F(TableImport, AnElementThatIsHereWithOtherYearsIsTold) {
    const std::string file = put("facts.csv", kOwnFacts);
    ASSERT_EQ(import(file, {"--map", kMap, "--as-of", "2025", "--years", "2008-2025"}).status, app::kDone);
    const Outcome other = import(file, {"--map", kMap, "--as-of", "2025", "--json"});
    EXPECT_EQ(json::parse(other.out).at("tables").at(0).at("here_but_not_the_same"), 4);
    EXPECT_NE(other.err.find("4 of its elements were here already, but not the same, and runs ask both: "
                             "Ham \u00B7 mayor, Egg \u00B7 mayor, Oat \u00B7 mayor, \u2026"),
              std::string::npos)
        << other.err;
    EXPECT_NE(other.err.find("--years 2008-2025"), std::string::npos) << other.err;
    const Outcome same = import(file, {"--map", kMap, "--as-of", "2025", "--years", "2008-2025", "--json"});
    EXPECT_EQ(json::parse(same.out).at("elements"), 0);
    EXPECT_EQ(json::parse(same.out).at("tables").at(0).at("here_but_not_the_same"), 0);
    EXPECT_EQ(same.err.find("not the same"), std::string::npos) << same.err;
}

TEST_F(TableImport, BenchmarkFilesGoInBesideTables) {
    const std::string file =
        put("TimeVariant_General_Dynamic.jsonl",
            R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"
            "\n");
    const Outcome made = import(file, {put("facts.csv", kOwnFacts), "--map", kMap, "--json"});
    ASSERT_EQ(made.status, app::kDone) << made.err;
    EXPECT_EQ(json::parse(made.out).at("elements"), 5);
    EXPECT_EQ(json::parse(made.out).at("files"), 2);
}

TEST_F(TableImport, FourOfSixElementsAreHeldOutAsExemplars) {
    std::string rows = "subject,relation,object,from,to\n";
    for (int i = 0; i < 10; ++i)
        rows += "Town " + std::to_string(i) + ",mayor,Mayor " + std::to_string(i) + ",2010,2023\n";
    const std::string file = put("towns.csv", rows);
    const Outcome made = import(file, {"--json"});
    ASSERT_EQ(made.status, app::kDone) << made.err;
    const json told = json::parse(made.out);
    EXPECT_EQ(told.at("elements"), 10) << "of the table, whatever becomes of them";
    EXPECT_EQ(told.at("held_out_as_exemplars"), 4);
    EXPECT_EQ(told.at("tables")[0].at("element_count"), 10);
    EXPECT_EQ(told.at("tables")[0].at("held_out_as_exemplars"), 4);
    EXPECT_EQ(told.at("tables")[0].at("element_years"), 140);
    EXPECT_EQ(told.at("tables")[0].at("element_years_held_out"), 56);
    const auto& list = told.at("tables")[0].at("elements");
    EXPECT_EQ(std::count_if(list.begin(), list.end(), [](const json& one) { return one.at("held_out") == true; }), 4);
    EXPECT_EQ(elements().size(), 6U);
    const Outcome again = import(file);
    EXPECT_NE(again.out.find("4 of these elements are held out"), std::string::npos) << again.out;
    EXPECT_NE(again.out.find("with 56 of these element-years, are not asked"), std::string::npos) << again.out;
    EXPECT_NE(again.out.find("10 were there already"), std::string::npos) << again.out;
    EXPECT_EQ(again.err.find("exemplars"), std::string::npos) << again.err;
    EXPECT_EQ(elements().size(), 6U);
    std::string called = "subject,relation,object,from,to,aliases\n";
    for (int i = 0; i < 10; ++i)
        called += "Town " + std::to_string(i) + ",mayor,Mayor " + std::to_string(i) + ",2010,2023,His Honour\n";
    const Outcome other = import(put("called.csv", called));
    EXPECT_EQ(other.err.find("exemplars with other objects"), std::string::npos) << other.err;
    // A correction does not reach what stands in prompts: it is told.
    const Outcome corrected = import(put("towns2.csv", "subject,relation,object,from,to\nTown 0,mayor,Eve,2010,2023\n"
                                                       "Town 1,mayor,Eve,2010,2023\nTown 2,mayor,Eve,2010,2023\n"
                                                       "Town 3,mayor,Eve,2010,2023\nTown 4,mayor,Eve,2010,2023\n"));
    EXPECT_NE(corrected.err.find("of its elements are here as exemplars with other objects, and these stay as they"),
              std::string::npos)
        << corrected.err;
}

TEST_F(TableImport, ARunOverFewOwnFactsNamesTheRelationWhoseExemplarsItShows) {
    ASSERT_EQ(import(put("facts.csv", "subject,relation,object,from,to\nHam,officeholder of the town,Ann,2010,2023\n"))
                  .status,
              app::kDone);
    const Outcome told = command({"run", "-w", m_workspace, "--backend", "calibration:", "--dry-run", "--json"});
    ASSERT_EQ(told.status, app::kDone) << told.err;
    EXPECT_EQ(json::parse(told.out).at("exemplars_from").at("general"),
              json({{"officeholder of the town", "officeholder"}}));
    EXPECT_NE(told.err.find("shipped relation officeholder: officeholder of the town"), std::string::npos) << told.err;
}

TEST_F(TableImport, YearsThatAreNotAskedAreTold) {
    const std::string file = put("old.csv", "subject,relation,object,from,to\nHam,mayor,Ann,1975,2014\n");
    const Outcome made = import(file, {"--json"});
    EXPECT_NE(
        made.err.find("its rows tell of 1975 to 2014, but only years of 2010 to 2023 are asked: --years 1975-2014"),
        std::string::npos)
        << made.err;
    EXPECT_EQ(json::parse(made.out).at("tables")[0].at("rows_tell_of"), json({1975, 2014}));
    const Outcome whole = import(file, {"--years", "1975-2014"});
    EXPECT_EQ(whole.err.find("rows tell of"), std::string::npos) << whole.err;
    const std::string domains = "subject,relation,object,from,to,domain\nHam,mayor,Ann,2010,2023,general\n";
    const Outcome fits = import(put("fits.csv", domains + "Abc,treats,Cold,2020,2024,biomedical\n"));
    EXPECT_EQ(fits.err.find("rows tell of"), std::string::npos) << "each domain has years of its own: " << fits.err;
    const Outcome cut = import(put("cut.csv", domains + "Abc,treats,Flu,2018,2024,biomedical\n"));
    EXPECT_NE(cut.err.find("its rows of biomedical tell of 2018 to 2024, but only years of 2020 to 2024 are asked: "
                           "--years 2010-2024"),
              std::string::npos)
        << cut.err;
    const Outcome before = import(put("rome.csv", "subject,relation,object,from,to\nRome,emperor,Augustus,-27,14\n"));
    EXPECT_NE(before.err.find("its rows tell of -27 to 14, but only years of 2010 to 2023 are asked: --years 1-14"),
              std::string::npos)
        << before.err;
}

TEST_F(TableImport, ExportedFilesGiveTheSameElementsAgain) {
    const std::string file = put("facts.csv", "subject,relation,object,from,to,at,aliases,distractors,domain,note\n"
                                              "Ham,mayor,Ann Ash,2010,2014,,A. Ash|Ann,Sue|Tom|Una,,first term\n"
                                              "Ham,mayor,=Ben,2012,2016,,,,,\n"
                                              "Ham,mayor,Ann Ash,2018,,,,,,\n"
                                              "Egg,mayor,\"Cy, \"\"C\"\" Cedar\",,,2012,,,sports,\n"
                                              "Egg,mayor,Di Dale,,,2015,,,,\n"
                                              "Drug,may treat,Pain,2020,2022,,,,biomedical,\n"
                                              "Water,HasProperty,wet,,,,moist,,commonsense,\n"
                                              "Water,HasProperty,cold,,,,,,commonsense,\n");
    ASSERT_EQ(import(file, {"--as-of", "2023"}).status, app::kDone);
    ASSERT_EQ(elements().size(), 4U);
    struct Form {
        std::string layout, format;
    };
    for (const auto& [layout, format] : {Form{"benchmark", ""}, Form{"table", "csv"}, Form{"table", "jsonl"}}) {
        SCOPED_TRACE(layout + format);
        const std::string folder = m_folder.file(layout + format);
        std::vector<std::string> words{"exchange", "export", "-w",   m_workspace, "--layout",
                                       layout,     "--dir",  folder, "--json"};
        if (!format.empty()) words.insert(words.end(), {"--format", format});
        const Outcome made = command(words);
        ASSERT_EQ(made.status, app::kDone) << made.err;
        EXPECT_EQ(json::parse(made.out).at("left_out"), 0);
        EXPECT_EQ(json::parse(made.out).at("elements"), 4);
        std::vector<std::string> again = json::parse(made.out).at("files");
        const std::string first = again.front();
        again.erase(again.begin());
        again.push_back("--json");
        EXPECT_EQ(json::parse(import(first, again).out).at("elements"), 0) << "all are there already";
        EXPECT_EQ(elements().size(), 4U);
    }
}

TEST_F(TableImport, WhatATableCannotHoldIsToldAndNotChanged) {
    const std::string file =
        put("TimeVariant_General_Dynamic.jsonl",
            R"({"subject":"X","relation":"r","objects_2010":["A|B"],"objects_2011":["C"]})"
            "\n"
            R"({"subject":"Y","relation":"r","release_date_2010":"2010-12-31","objects_2010":["A"],)"
            R"("release_date_2011":"2011-12-31","objects_2011":["C"]})"
            "\n");
    ASSERT_EQ(import(file).status, app::kDone);
    const Outcome made = command(
        {"exchange", "export", "-w", m_workspace, "--layout", "table", "--dir", m_folder.file("out"), "--json"});
    ASSERT_EQ(made.status, app::kDone) << made.err;
    EXPECT_EQ(json::parse(made.out).at("elements"), 1);
    EXPECT_EQ(json::parse(made.out).at("left_out"), 1) << "its years have no release dates of a table";
    EXPECT_EQ(
        command({"exchange", "export", "-w", m_workspace, "--layout", "replies", "--dir", m_folder.file("x")}).status,
        app::kWrongUsage)
        << "replies are of a run";
}

TEST_F(TableImport, ListsOfDatedAnswersBecomeElementsAndFacts) {
    const json heads{"Ann |S: +2008-01-01T00:00:00Z |E: +2012-06-30T00:00:00Z",
                     "Ben |S: +2012-07-01T00:00:00Z |E: +2019-03-01T00:00:00Z",
                     "Cy |S: +2019-03-02T00:00:00Z |E: ", "Di"};
    const json file{{"countries", {{"Ham", {{"mayor of Ham", {{"answers", heads}}}, {"images", {{"flag", "x"}}}}}}}};
    const Outcome made = import(put("wikidata_combined.json", file.dump(1)), {"--json"});
    EXPECT_EQ(made.status, app::kBadInput) << "one value has no date";
    EXPECT_NE(made.err.find("value 4 (countries, Ham, mayor of Ham) is left out: there is no |S:"), std::string::npos)
        << made.err;
    const json report = json::parse(made.out);
    EXPECT_EQ(report.at("elements"), 1);
    EXPECT_EQ(report.at("tables").at(0).at("lists").at("layout"), "V-DyKnow");
    EXPECT_EQ(report.at("tables").at(0).at("elements").at(0).at("years").at("2015"), json::array({"Ben"}));
    EXPECT_EQ(report.at("dated_facts").at(0).at("facts"), 2) << "those with both ends";
    ASSERT_EQ(elements().size(), 1U);
    const Outcome again = import(m_folder.file("wikidata_combined.json"), {"--json"});
    EXPECT_EQ(json::parse(again.out).at("already_there"), 1);
    EXPECT_EQ(import(put("bad.json", "{\"a\": {\"answers\": [\"A |S: 2000\"")).status, app::kBadInput);
}
} // namespace
