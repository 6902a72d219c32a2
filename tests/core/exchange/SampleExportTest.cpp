// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/SampleExport.h"
#include "core/exchange/ExportFiles.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>
#include <sstream>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::ordered_json;
using prompt::Template;
namespace fs = std::filesystem;

namespace {
constexpr const char* kModel = "calibration:?cutoff=2019&recall=0.7&partial=0.3&refusal=0.05&noise=0.2&error=0.05";

std::vector<ordered_json> rowsIn(const std::string& path) {
    std::vector<ordered_json> rows;
    std::istringstream lines(readFile(path));
    for (std::string line; std::getline(lines, line);)
        rows.push_back(ordered_json::parse(line));
    return rows;
}

/// The shape of a JSON value: the same for two values of one type.
std::string shapeOf(const ordered_json& value) {
    if (value.is_object()) {
        std::string shape = "{";
        for (const auto& [key, inner] : value.items())
            shape += key + ":" + shapeOf(inner) + ",";
        return shape + "}";
    }
    if (value.is_array()) return value.empty() ? "[]" : "[" + shapeOf(value[0]) + "]";
    return value.type_name() + std::string(value.is_number_float() ? ".0" : "");
}

class SampleExportTest : public testing::Test {
protected:
    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);

    std::int64_t finishedRun(const run::RunSpec& spec = smallSpec(3), const std::string& uri = kModel,
                             const std::string& name = "my run") {
        const auto id = makeRun(workspace, spec, uri, name);
        EXPECT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
        return id;
    }
    /// A run all of whose answers are this text.
    std::int64_t runSaying(const std::string& text) {
        const auto id = makeRun(workspace, smallSpec(1), kModel, "says");
        const auto engine = engineWith(
            workspace, id, std::make_shared<FaultyBackend>([text](const auto&) { return std::optional(said(text)); }));
        engine->start();
        EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
        return id;
    }
};

TEST_F(SampleExportTest, ThereIsOneSampleForEveryReplyAndNoneForAnError) {
    const auto id = finishedRun();
    const auto record = recordOf(workspace, id);
    const auto report = must(exchange::exportSamples(*workspace, id, folder.file("out"), {}));
    EXPECT_EQ(report.files.size(), 6U) << "three templates at two temperatures";
    EXPECT_GT(record.counts.errorCount(), 0);
    EXPECT_EQ(report.missing, record.counts.errorCount());
    std::int64_t lines = 0;
    for (const std::string& file : report.files) {
        std::set<std::int64_t> ids;
        for (const auto& row : rowsIn(file)) {
            ++lines;
            EXPECT_TRUE(ids.insert(row.at("doc_id").get<std::int64_t>()).second)
                << "each document stands once in a file";
        }
    }
    EXPECT_EQ(lines, report.replies);
    EXPECT_EQ(lines, record.counts.done() - record.counts.errorCount());
}

TEST_F(SampleExportTest, SamplesHoldWhatWasAskedAndSaid) {
    const auto id = finishedRun(smallSpec(2), "calibration:?cutoff=2030&recall=1");
    const auto context = contextOf(workspace, id);
    auto reader = must(workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 1, 1)).front();
    const int year = context->layout.years[3];
    const auto report = must(exchange::exportSamples(*workspace, id, folder.file("out"), {}));
    for (const auto& [form, temperature] :
         {std::pair(Template::Generation, 0.7), std::pair(Template::Mcqa, 0.0), std::pair(Template::TrueFalse, 0.0)}) {
        const std::string part =
            "samples_chronoscope_" + std::string(name(form)) + (temperature > 0 ? "_temp0.7_" : "_temp0.0_");
        const auto file = std::find_if(report.files.begin(), report.files.end(),
                                       [&](const auto& path) { return path.find(part) != std::string::npos; });
        ASSERT_NE(file, report.files.end()) << part;
        const auto rows = rowsIn(*file);
        const auto at = std::find_if(rows.begin(), rows.end(), [&](const auto& row) {
            return row["doc"]["element_id"] == toHex(loaded.element.id) && row["doc"]["year"] == year &&
                   row["doc"]["set"] == 2;
        });
        ASSERT_NE(at, rows.end());
        const auto request = context->request(loaded.element, loaded.row, year, form, temperature, 2);
        const auto messages = ordered_json::parse((*at)["arguments"]["gen_args_0"]["arg_0"].get<std::string>());
        EXPECT_EQ(messages.back()["content"], request.prompt);
        EXPECT_EQ((*at)["arguments"]["gen_args_0"]["arg_1"]["temperature"], temperature);
        EXPECT_EQ((*at)["arguments"]["gen_args_0"]["arg_1"]["do_sample"], temperature > 0);
        EXPECT_EQ((*at)["match"], 1.0) << (*at).dump();
        EXPECT_EQ((*at)["resps"].size(), 1U);
        EXPECT_EQ((*at)["filtered_resps"].size(), 1U);
        EXPECT_EQ((*at)["doc"]["objects"], ordered_json(loaded.element.at(year)->objects));
        for (const auto& metric : (*at)["metrics"])
            EXPECT_TRUE(at->contains(metric.get<std::string>())) << metric;
    }
}

TEST_F(SampleExportTest, TargetsAreTheRightAnswers) {
    const auto id = finishedRun(smallSpec(1), "calibration:?cutoff=2030&recall=1");
    const auto report = must(exchange::exportSamples(*workspace, id, folder.file("out"), {}));
    for (const std::string& file : report.files)
        for (const auto& row : rowsIn(file)) {
            if (file.find("_generation_") != std::string::npos)
                EXPECT_EQ(row["target"], row["doc"]["objects"][0][0]);
            else if (file.find("_mcqa_") != std::string::npos)
                EXPECT_EQ(row["target"], "d") << "where the reference protocol puts it";
            else
                EXPECT_EQ(row["target"], row["doc"]["statement_true"].get<bool>() ? "true" : "false");
        }
}

TEST_F(SampleExportTest, WhatStrictExtractionLeavesOutIsNeitherRightNorWrong) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {Template::Generation};
    spec.judge.extraction = matching::Extraction::Strict;
    const auto id = makeRun(workspace, spec, "calibration:", "my run");
    auto engine = engineWith(workspace, id, std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
                                 return std::optional(said(request.tag % 2 == 0 ? "A. Nobody" : "Nobody"));
                             }));
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    const auto counts = recordOf(workspace, id).counts;
    EXPECT_EQ(counts.leftOut, counts.done() / 2);
    EXPECT_EQ(counts.unreadable, counts.leftOut);
    const auto flat = must(exchange::exportReplies(*workspace, id, folder.file("out"), {}, {}));
    for (const auto& row : rowsIn(flat.files[1])) {
        const bool counted = row["reply"] == "A. Nobody";
        EXPECT_EQ(row["outcome"], counted ? "answered" : "unreadable");
        EXPECT_EQ(row["match"], counted ? ordered_json(false) : ordered_json());
        EXPECT_EQ(row["score"].is_null(), !counted);
    }
    for (const std::string& file : must(exchange::exportSamples(*workspace, id, folder.file("samples"), {})).files)
        for (const auto& row : rowsIn(file))
            EXPECT_EQ(row["counted"], row["resps"][0][0] == "A. Nobody" ? 1.0 : 0.0);
}

TEST_F(SampleExportTest, EveryFieldHasOneTypeThroughoutAFile) {
    const auto samples = must(exchange::exportSamples(*workspace, finishedRun(), folder.file("out"), {}));
    for (const std::string& file : samples.files) {
        std::set<std::string> shapes;
        for (const auto& row : rowsIn(file))
            shapes.insert(shapeOf(row));
        EXPECT_EQ(shapes.size(), 1U) << file;
    }
}

TEST_F(SampleExportTest, RepliesHaveTheColumnsOfTheContractInConstantTypes) {
    const std::map<std::string, std::string> types{
        {"element_id", "string"}, {"subject", "string"},       {"relation", "string"}, {"year", "number"},
        {"template", "string"},   {"temperature", "number.0"}, {"set", "number"},      {"reply", "string"},
        {"answer", "string"},     {"match", "boolean"},        {"score", "number.0"},  {"outcome", "string"}};
    const auto id = finishedRun();
    const auto report = must(exchange::exportReplies(*workspace, id, folder.file("out"), {}, {}));
    ASSERT_EQ(report.files, (std::vector<std::string>{folder.file("out") + "/my-run-replies.csv",
                                                      folder.file("out") + "/my-run-replies.jsonl"}));
    const auto rows = rowsIn(report.files[1]);
    EXPECT_EQ(static_cast<std::int64_t>(rows.size()), recordOf(workspace, id).counts.done());
    for (const auto& row : rows) {
        ASSERT_EQ(row.size(), types.size());
        for (const auto& [key, value] : row.items()) {
            const bool mayBeNull = row["outcome"].get<std::string>().starts_with("error:") &&
                                   (key == "reply" || key == "answer" || key == "match" || key == "score");
            EXPECT_EQ(shapeOf(value), mayBeNull ? "null" : types.at(key)) << key;
        }
    }
    const std::string csv = readFile(report.files[0]);
    EXPECT_EQ(csv.substr(0, csv.find('\n')),
              "element_id,subject,relation,year,template,temperature,set,reply,answer,match,score,outcome");
}

TEST_F(SampleExportTest, CsvHoldsTheSameRows) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {Template::Generation};
    const auto id = finishedRun(spec, "calibration:?cutoff=2030&recall=1");
    const auto report = must(exchange::exportReplies(*workspace, id, folder.file("out"), {}, {}));
    const auto row = rowsIn(report.files[1]).front();
    std::istringstream lines(readFile(report.files[0]));
    std::string line;
    std::getline(lines, line);
    std::getline(lines, line);
    const std::string head = row["element_id"].get<std::string>() + "," + row["subject"].get<std::string>() + ",";
    EXPECT_TRUE(line.starts_with(head)) << line;
    EXPECT_TRUE(line.ends_with(",true,100.0,answered")) << line;
    EXPECT_NE(line.find(",generation,0.0,0,"), std::string::npos) << line;
}

TEST_F(SampleExportTest, RepliesThatLookLikeFormulasRunInNoSpreadsheet) {
    const auto report =
        must(exchange::exportReplies(*workspace, runSaying("=HYPERLINK(\"http://x\")"), folder.file("out"), {}, {}));
    const std::string csv = readFile(report.files[0]);
    EXPECT_NE(csv.find(",\"'=HYPERLINK(\"\"http://x\"\")\","), std::string::npos);
    EXPECT_EQ(csv.find(",=HYPERLINK"), std::string::npos);
    EXPECT_EQ(csv.find(",\"=HYPERLINK"), std::string::npos);
    EXPECT_EQ(rowsIn(report.files[1]).front()["reply"], "=HYPERLINK(\"http://x\")") << "JSON holds the exact text";
}

TEST_F(SampleExportTest, AnErrorIsNoWrongAnswer) {
    const auto report = must(exchange::exportReplies(*workspace, finishedRun(), folder.file("out"), {}, {}));
    bool seen = false;
    std::istringstream lines(readFile(report.files[0]));
    for (std::string line; std::getline(lines, line);) {
        if (line.find(",error:") == std::string::npos) continue;
        seen = true;
        EXPECT_NE(line.find(",,,,error:"), std::string::npos) << line;
    }
    EXPECT_TRUE(seen);
}

TEST_F(SampleExportTest, OnlyTheFormatsWantedAreWritten) {
    const auto id = finishedRun();
    const auto report =
        must(exchange::exportReplies(*workspace, id, folder.file("out"), {.csv = false, .jsonl = true}, {}));
    ASSERT_EQ(report.files.size(), 1U);
    EXPECT_TRUE(report.files[0].ends_with(".jsonl"));
    EXPECT_FALSE(fs::exists(folder.file("out") + "/my-run-replies.csv"));
}

TEST_F(SampleExportTest, OneTemplateAloneHasTheRowsItHasAmongAll) {
    const auto id = finishedRun();
    const auto all = must(exchange::exportReplies(*workspace, id, folder.file("all"), {}, {}));
    std::vector<ordered_json> wanted;
    std::int64_t lost = 0;
    for (const auto& row : rowsIn(all.files[1])) {
        if (row["template"] != "mcqa") continue;
        wanted.push_back(row);
        lost += row["reply"].is_null() ? 1 : 0;
    }
    const auto report = must(exchange::exportReplies(*workspace, id, folder.file("one"), {}, {}, {}, Template::Mcqa));
    ASSERT_EQ(report.files, (std::vector<std::string>{folder.file("one") + "/my-run-replies-mcqa.csv",
                                                      folder.file("one") + "/my-run-replies-mcqa.jsonl"}));
    EXPECT_EQ(rowsIn(report.files[1]), wanted);
    EXPECT_EQ(report.missing, lost);
    const auto samples = must(exchange::exportSamples(*workspace, id, folder.file("one"), {}, {}, Template::Mcqa));
    EXPECT_EQ(samples.files.size(), 2U) << "two temperatures";
    EXPECT_EQ(samples.replies, static_cast<std::int64_t>(wanted.size()) - lost);
    EXPECT_EQ(samples.missing, lost);
}

TEST_F(SampleExportTest, ATemplateTheRunDoesNotUseIsRefused) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {Template::Generation};
    const auto id = finishedRun(spec);
    for (const auto& report :
         {exchange::exportSamples(*workspace, id, folder.file("out"), {}, {}, Template::Mcqa),
          exchange::exportReplies(*workspace, id, folder.file("out"), {}, {}, {}, Template::Mcqa)}) {
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, ErrorCode::InvalidArgument);
    }
}

TEST_F(SampleExportTest, AStoppedExportLeavesNoFile) {
    const auto id = finishedRun();
    std::stop_source stop;
    stop.request_stop();
    for (const auto& report : {exchange::exportSamples(*workspace, id, folder.file("out"), stop.get_token()),
                               exchange::exportReplies(*workspace, id, folder.file("out"), {}, stop.get_token())}) {
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, ErrorCode::Cancelled);
    }
    if (fs::exists(folder.file("out"))) {
        EXPECT_TRUE(fs::is_empty(folder.file("out")));
    }
}

TEST_F(SampleExportTest, NothingIsOverwritten) {
    const auto id = finishedRun();
    writeFile(folder.file("out") + "/my-run-replies.jsonl", "mine");
    const auto report = exchange::exportReplies(*workspace, id, folder.file("out"), {}, {});
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(readFile(folder.file("out") + "/my-run-replies.jsonl"), "mine");
    EXPECT_FALSE(fs::exists(folder.file("out") + "/my-run-replies.csv"));
}

TEST(ExportFiles, AreNamedAllOrNone) {
    const TempDir folder;
    exchange::ExportFiles files(folder.file("out"));
    for (const char* name : {"a", "b"})
        must(files.write(must(files.add(name)), name));
    EXPECT_FALSE(fs::exists(folder.file("out/a"))) << "no name before all are whole";
    writeFile(folder.file("out/b"), "another's");
    const auto named = files.finish();
    ASSERT_FALSE(named);
    EXPECT_EQ(named.error().code, ErrorCode::InvalidArgument);
    EXPECT_FALSE(fs::exists(folder.file("out/a")));
    EXPECT_EQ(readFile(folder.file("out/b")), "another's");
}

TEST(ExportFiles, LeaveNothingWhenTheyAreGivenUp) {
    const TempDir folder;
    {
        exchange::ExportFiles files(folder.file("out"));
        must(files.write(must(files.add("a")), "text"));
    }
    EXPECT_TRUE(fs::is_empty(folder.file("out")));
}

TEST(ExportFiles, FoldersOfModelsAreSafeNames) {
    for (const auto& [model, name] : std::map<std::string, std::string>{{"org/model", "org__model"},
                                                                        {"..", "__."},
                                                                        {"../x", "__.__x"},
                                                                        {"", "model"},
                                                                        {"gpt-4o mini", "gpt-4o mini"},
                                                                        {"a:b?*", "a__b__"},
                                                                        {"Ünï", "Ünï"}})
        EXPECT_EQ(exchange::folderName(model), name) << model;
}
} // namespace
