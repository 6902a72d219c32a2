// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/core/studies/robustness/StressRuns.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope stress` and what looks at its runs, over four facts.
class StressCommand : public testing::Test {
protected:
    void SetUp() override {
        const auto workspace = emptyWorkspace(m_folder);
        auto facts = someFacts(4);
        for (std::size_t i = 0; i < facts.size(); ++i)
            facts[i].id = "f" + std::to_string(i);
        addFacts(workspace, facts);
    }
    CommandRun said(const std::string& command, Words words) const {
        words.insert(words.begin(), {command, "-w", m_folder.file("test.chronoscope")});
        return runCommand(words);
    }
    static std::vector<json> lines(const std::string& text) {
        std::vector<json> rows;
        std::istringstream stream(text);
        for (std::string line; std::getline(stream, line);)
            rows.push_back(json::parse(line));
        return rows;
    }

    TempDir m_folder;
};

TEST_F(StressCommand, TheEstimateIsWhatTheRunAsks) {
    const CommandRun dry = said("stress", {"--backend", "openai:http://localhost:1?model=m&list=10", "--dry-run",
                                           "--json", "--precision", "year,day", "--relation", "head of state"});
    ASSERT_EQ(dry.status, app::kDone) << dry.problem;
    const json estimate = json::parse(dry.out);
    EXPECT_EQ(estimate.at("facts"), 2);
    const auto requests = estimate.at("requests").get<std::int64_t>();
    EXPECT_EQ(estimate.at("calls"), (requests + 9) / 10);
    EXPECT_EQ(estimate.at("dates").at("month").at("Correct"), 0);
    EXPECT_GT(estimate.at("dates").at("day").at("Incorrect"), 0);
    EXPECT_TRUE(json::parse(said("runs", {"--json"}).out).empty()) << "nothing is stored";
    const CommandRun made = said(
        "stress", {"--backend", "calibration:", "--json", "--precision", "year,day", "--relation", "head of state"});
    ASSERT_EQ(made.status, app::kDone) << made.problem;
    EXPECT_EQ(json::parse(made.out).at("requests"), requests);
    EXPECT_EQ(json::parse(made.out).at("slice_hash"), estimate.at("slice_hash"));
}

TEST_F(StressCommand, ItsScoresAndTextsAreReadBack) {
    const CommandRun made = said("stress", {"--backend", "calibration:?seed=3", "--name", "dates", "--date-style",
                                            "classic", "--prompt", "few-shot", "--chat-template", "footnote"});
    ASSERT_EQ(made.status, app::kDone) << made.problem;
    EXPECT_EQ(made.out, "1\n");
    const auto rows = lines(said("replies", {"--run", "dates", "--json"}).out);
    const json run = json::parse(said("runs", {"--json"}).out).at(0);
    EXPECT_EQ(run.at("done"), rows.size());
    EXPECT_EQ(run.at("state"), "finished");
    for (const json& row : rows) {
        std::vector<std::string> keys;
        for (const auto& [key, value] : row.items())
            keys.push_back(key);
        EXPECT_EQ(keys, (std::vector<std::string>{"alpha", "answer", "class", "date", "element_id", "fact_id",
                                                  "log_prob", "match", "object", "outcome", "precision", "relation",
                                                  "reply", "score", "subject", "temperature"}));
        for (const char* none : {"reply", "answer", "match", "score"})
            EXPECT_TRUE(row.at(none).is_null()) << none;
        EXPECT_TRUE(row.at("log_prob").is_number());
    }
    const json& day =
        *std::find_if(rows.begin(), rows.end(), [](const json& row) { return row.at("precision") == "day"; });
    const Words at{"--run", "dates", "--element", day.at("fact_id"), "--date", day.at("date")};
    EXPECT_EQ(lines(said("replies", {at[0], at[1], at[2], at[3], at[4], at[5], "--json"}).out), std::vector<json>{day});
    EXPECT_EQ(lines(said("replies", {at[0], at[1], at[2], day.at("element_id"), at[4], at[5], "--json"}).out),
              std::vector<json>{day});
    const std::string text = said("prompt", at).out;
    EXPECT_NE(text.find("USER: Answer the question at the end"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(" ASSISTANT: " + day.at("object").get<std::string>())) << text;
    std::istringstream table(said("replies", {"--run", "dates", "--element", "Land 0"}).out);
    std::string header;
    std::getline(table, header);
    EXPECT_EQ(header, "fact_id\tsubject\trelation\tobject\tprecision\tdate\tclass\talpha\tlog_prob\toutcome");
}

TEST_F(StressCommand, ItsScoresAreExportedWithTheirDates) {
    ASSERT_EQ(said("stress", {"--backend", "calibration:?seed=3", "--name", "dates"}).status, app::kDone);
    const auto exported = [&](const char* layout) {
        return runCommand({"exchange", "export", "-w", m_folder.file("test.chronoscope"), "--run", "dates", "--layout",
                           layout, "--dir", m_folder.file("out"), "--json"});
    };
    const CommandRun replies = exported("replies");
    ASSERT_EQ(replies.status, app::kDone) << replies.problem;
    const auto files = json::parse(replies.out).at("files").get<Words>();
    const std::string all = said("replies", {"--run", "dates", "--json"}).out;
    EXPECT_EQ(readFile(files.at(1)), all) << "the same rows";
    EXPECT_TRUE(readFile(files.at(0)).starts_with("element_id,fact_id,subject,relation,object,precision,date,class,"));
    const CommandRun samples = exported("samples");
    ASSERT_EQ(samples.status, app::kDone) << samples.problem;
    const auto scored = lines(readFile(json::parse(samples.out).at("files").at(0).get<std::string>()));
    ASSERT_EQ(scored.size(), lines(all).size());
    const json& first = scored.front();
    EXPECT_EQ(first.at("resps")[0][0], first.at("log_prob"));
    EXPECT_FALSE(first.at("arguments").at("gen_args_0").at("arg_1").get<std::string>().empty()) << "what is scored";
}

TEST_F(StressCommand, ItsRequestsGoInBatchFilesAndTheirResultsComeBack) {
    const auto exported = [&](const std::string& backend, const std::string& name) {
        const CommandRun made = said("stress", {"--backend", backend, "--no-start", "--name", name});
        EXPECT_EQ(made.status, app::kDone) << made.problem;
        return runCommand(
            {"batch", "export", "-w", m_folder.file("test.chronoscope"), "--run", name, "--dir", m_folder.file(name)});
    };
    ASSERT_EQ(exported("openai:http://localhost:1?model=m", "batch").status, app::kDone);

    std::string results;
    std::map<std::string, double> expected; ///< by text
    const std::string file = m_folder.file("batch") + "/batch-0001.jsonl";
    for (const json& line : lines(readFile(file))) {
        EXPECT_EQ(line.at("url"), "/v1/completions");
        const auto text = line.at("body").at("prompt").get<std::string>();
        const std::size_t object = text.rfind("? ") + 1;
        const double score = -1 - static_cast<double>(text.size() % 7);
        expected[text] = score;
        const json logProbs{{"tokens", {text.substr(0, object), text.substr(object), "."}},
                            {"token_logprobs", {nullptr, score, -1}}};
        const json body{{"choices", {{{"text", text + "."}, {"logprobs", logProbs}}}}};
        results += json{{"custom_id", line.at("custom_id")},
                        {"response", {{"status_code", 200}, {"body", body}}},
                        {"error", nullptr}}
                       .dump() +
                   "\n";
    }
    writeFile(m_folder.file("results.jsonl"), results);
    const CommandRun imported = runCommand(
        {"batch", "import", "-w", m_folder.file("test.chronoscope"), "--run", "batch", m_folder.file("results.jsonl")});
    ASSERT_EQ(imported.status, app::kDone) << imported.problem << imported.out;
    const auto rows = lines(said("replies", {"--run", "batch", "--json"}).out);
    EXPECT_EQ(rows.size(), expected.size());
    for (const json& row : rows)
        EXPECT_TRUE(row.at("log_prob").is_number()) << row;
    const std::string text =
        said("prompt", {"--run", "batch", "--element", rows[0].at("fact_id"), "--date", rows[0].at("date")}).out;
    EXPECT_EQ(rows[0].at("log_prob"), expected.at(text));
}

/// A result line as `vllm run-batch` writes it: every piece of the prompt as a token of its own, the first untold.
std::string runBatchLine(const json& request, const std::vector<std::pair<std::string, double>>& pieces) {
    json prompt = json::array({nullptr});
    int id = 7;
    for (const auto& [text, logProb] : pieces)
        prompt.push_back({{std::to_string(++id), {{"logprob", logProb}, {"rank", 3}, {"decoded_token", text}}}});
    const json message{{"role", "assistant"}, {"content", "."}, {"refusal", nullptr}};
    const json body{{"id", "chatcmpl-1"},
                    {"object", "chat.completion"},
                    {"choices", {{{"index", 0}, {"message", message}, {"finish_reason", "length"}}}},
                    {"usage", {{"prompt_tokens", pieces.size() + 1}, {"completion_tokens", 1}}},
                    {"prompt_logprobs", prompt}};
    return json{{"id", "vllm-1"},
                {"custom_id", request.at("custom_id")},
                {"response", {{"status_code", 200}, {"request_id", "vllm-batch-1"}, {"body", body}}},
                {"error", nullptr}}
               .dump() +
           "\n";
}

TEST_F(StressCommand, AMeanOfRunsForASizeSaysWhichOfThemHadExamples) {
    for (const char* prompt : {"plain", "few-shot"})
        ASSERT_EQ(said("stress", {"--backend", "calibration:", "--prompt", prompt, "--name", prompt}).status,
                  app::kDone);
    const auto model = json::parse(said("runs", {"--json"}).out)[0].at("model").get<std::string>();
    const auto fits = [&](Words more) {
        more.insert(more.begin(), {"--view", "size", "--table", "fits", "--parameters", model + "=8e9"});
        return said("report", more).problem;
    };
    EXPECT_NE(fits({}).find("the mean of its 2 runs is one point; 1 of them asked with examples (few-shot)"),
              std::string::npos)
        << fits({});
    EXPECT_EQ(fits({"--run", "plain"}).find("few-shot"), std::string::npos);
}

TEST_F(StressCommand, VllmRunsItsRequestsAsChatsThatAreHandedThrough) {
    const std::string workspace = m_folder.file("test.chronoscope"), folder = m_folder.file("out");
    ASSERT_EQ(said("stress", {"--backend", "vllm:http://localhost:1?model=org/m", "--no-start", "--name", "v"}).status,
              app::kDone);
    const CommandRun exported = runCommand({"batch", "export", "-w", workspace, "--run", "v", "--dir", folder});
    ASSERT_EQ(exported.status, app::kDone) << exported.problem;
    EXPECT_NE(exported.out.find("vllm run-batch -i " + folder + "/v-0001.jsonl -o " + folder +
                                "/v-0001-results.jsonl --model org/m --chat-template " + folder +
                                "/v-template.jinja\n"),
              std::string::npos)
        << exported.out;
    EXPECT_EQ(readFile(folder + "/v-template.jinja"),
              "{% for message in messages %}{{ message['content'] }}{% endfor %}");
    std::string good, wrapped;
    std::map<std::string, double> expected; ///< by text
    for (const json& line : lines(readFile(folder + "/v-0001.jsonl"))) {
        const json& body = line.at("body");
        EXPECT_EQ(line.at("url"), "/v1/chat/completions");
        ASSERT_EQ(body.at("messages").size(), 1U);
        EXPECT_EQ(body.at("add_special_tokens"), true);
        EXPECT_EQ(body.at("add_generation_prompt"), false);
        EXPECT_EQ(body.at("prompt_logprobs"), 0);
        EXPECT_EQ(body.at("max_tokens"), 1);
        const auto text = body.at("messages")[0].at("content").get<std::string>();
        const std::size_t object = text.rfind("? ") + 1, half = (object + text.size()) / 2;
        const double score = -1 - static_cast<double>(text.size() % 7);
        expected[text] = score - 0.5;
        const std::vector<std::pair<std::string, double>> pieces{
            {text.substr(0, object), -9}, {text.substr(object, half - object), score}, {text.substr(half), -0.5}};
        good += runBatchLine(line, pieces);
        wrapped += runBatchLine(line, {{"<|user|>", -9}, {text, -1}, {"<|end|>", -1}});
    }
    writeFile(m_folder.file("good.jsonl"), good);
    writeFile(m_folder.file("wrapped.jsonl"), wrapped);
    const auto imported = [&](const char* file) {
        return runCommand({"batch", "import", "-w", workspace, "--run", "v", m_folder.file(file)});
    };
    const CommandRun refused = imported("wrapped.jsonl");
    EXPECT_EQ(refused.status, app::kBadInput);
    EXPECT_NE(refused.problem.find("was its --chat-template given?"), std::string::npos) << refused.problem;
    EXPECT_EQ(json::parse(said("runs", {"--json"}).out)[0].at("done"), 0);
    const CommandRun taken = imported("good.jsonl");
    ASSERT_EQ(taken.status, app::kDone) << taken.problem;
    const auto rows = lines(said("replies", {"--run", "v", "--json"}).out);
    EXPECT_EQ(rows.size(), expected.size());
    const std::string text =
        said("prompt", {"--run", "v", "--element", rows[0].at("fact_id"), "--date", rows[0].at("date")}).out;
    EXPECT_EQ(rows[0].at("log_prob"), expected.at(text));
}

TEST_F(StressCommand, AVllmResultWhosePromptIsCutOffIsOneErrorAndTheRestComesIn) {
    const std::string workspace = m_folder.file("test.chronoscope"), folder = m_folder.file("out");
    ASSERT_EQ(said("stress", {"--backend", "vllm:http://localhost:1?model=org/m", "--no-start", "--name", "v"}).status,
              app::kDone);
    ASSERT_EQ(runCommand({"batch", "export", "-w", workspace, "--run", "v", "--dir", folder}).status, app::kDone);
    std::string results;
    std::size_t count = 0;
    for (const json& line : lines(readFile(folder + "/v-0001.jsonl"))) {
        const auto text = line.at("body").at("messages")[0].at("content").get<std::string>();
        const std::size_t object = text.rfind("? ") + 1;
        std::vector<std::pair<std::string, double>> pieces{{text.substr(0, object), -9}, {text.substr(object), -1}};
        if (++count == 2) pieces.pop_back();
        results += runBatchLine(line, pieces);
    }
    writeFile(m_folder.file("results.jsonl"), results);
    const CommandRun taken =
        runCommand({"batch", "import", "-w", workspace, "--run", "v", m_folder.file("results.jsonl")});
    ASSERT_EQ(taken.status, app::kDone) << taken.problem;
    EXPECT_NE(taken.out.find(std::to_string(count) + " results imported (1 errors)"), std::string::npos) << taken.out;
    std::size_t scored = 0, cutOff = 0;
    for (const json& row : lines(said("replies", {"--run", "v", "--json"}).out)) {
        scored += row.at("log_prob").is_number() ? 1U : 0U;
        cutOff += row.at("outcome") == "error:bad_reply" ? 1U : 0U;
    }
    EXPECT_EQ(scored, count - 1);
    EXPECT_EQ(cutOff, 1U);
}

TEST_F(StressCommand, AChatOfTheModelsOwnCannotBeScoredInAVllmBatch) {
    ASSERT_EQ(said("stress", {"--backend", "vllm:http://localhost:1?model=m", "--chat-template", "model", "--no-start",
                              "--name", "c"})
                  .status,
              app::kDone);
    const CommandRun refused = runCommand(
        {"batch", "export", "-w", m_folder.file("test.chronoscope"), "--run", "c", "--dir", m_folder.file("c")});
    EXPECT_EQ(refused.status, app::kBackendFailed);
    EXPECT_NE(refused.problem.find("score it live"), std::string::npos) << refused.problem;
}

TEST_F(StressCommand, WhatCannotBeIsRefusedBeforeARunIsMade) {
    const struct {
        Words words;
        int status;
        const char* reason;
    } cases[] = {{{"--backend", "ollama:http://localhost:1?model=m"}, app::kBackendFailed, "log-probabilities"},
                 {{"--backend", "openai:http://localhost:1?model=m", "--chat-template", "model"},
                  app::kBackendFailed,
                  "not in a chat"},
                 {{"--backend", "calibration:", "--precision", "hour"}, app::kWrongUsage, "hour"},
                 {{"--backend", "calibration:", "--clip", "2020-13"}, app::kWrongUsage, "--clip"},
                 {{"--backend", "calibration:", "--prompt", "poem"}, app::kWrongUsage, "poem"},
                 {{"--backend", "calibration:?robust=0.8&nearly=0.8"}, app::kWrongUsage, "1 together"},
                 {{"--backend", "llama:http://localhost:1", "--all-matches"}, app::kBackendFailed, "at the end"},
                 {{"--backend", "calibration:", "--all-matches", "--chat-template", "model"},
                  app::kWrongUsage,
                  "every occurrence"},
                 {{"--backend", "calibration:", "--concurrency", "-1"}, app::kWrongUsage, "concurrency must be"},
                 {{"--backend", "calibration:", "--relation", "nothing"}, app::kBadInput, "nothing"},
                 {{"--backend", "calibration:", "--fact", "f0", "--clip", "1900"}, app::kWrongUsage, "no dated fact"}};
    for (const auto& c : cases) {
        const CommandRun refused = said("stress", c.words);
        EXPECT_EQ(refused.status, c.status) << c.words[1] << refused.problem;
        EXPECT_NE(refused.problem.find(c.reason), std::string::npos) << refused.problem;
    }
    EXPECT_TRUE(json::parse(said("runs", {"--json"}).out).empty());
}

TEST_F(StressCommand, ARunThatNobodyNamedIsCalledByItsModelWithoutAYearThatIsNotAsked) {
    ASSERT_EQ(said("stress", {"--backend", "calibration:?cutoff=2019"}).status, app::kDone);
    ASSERT_EQ(said("stress", {"--backend", "vllm:http://localhost:1?model=org/m-2", "--no-start"}).status, app::kDone);
    const json runs = json::parse(said("runs", {"--json"}).out);
    EXPECT_EQ(runs[0].at("name"), "calibration model");
    EXPECT_EQ(runs[1].at("name"), "org/m-2");
}

TEST_F(StressCommand, OneShareOfTheCalibrationModelMayBeSaidAlone) {
    for (const char* backend : {"calibration:?robust=1", "calibration:?nearly=1", "calibration:?blind=0.95"})
        EXPECT_EQ(said("stress", {"--backend", backend, "--dry-run"}).status, app::kDone) << backend;
}

TEST_F(StressCommand, WhatIsForTemplatesSaysThatTheRunHasNone) {
    ASSERT_EQ(said("stress", {"--backend", "calibration:", "--name", "dates"}).status, app::kDone);
    const std::pair<const char*, Words> commands[] = {
        {"score", {"--run", "dates"}},
        {"traverse", {"--run", "dates"}},
        {"exchange", {}},
        {"report", {"--view", "heatmap", "--run", "dates"}},
        {"replies", {"--run", "dates", "--year", "2010"}},
        {"prompt", {"--run", "dates", "--element", "f0", "--year", "2010"}},
        {"prompt", {"--run", "dates", "--element", "f0"}},
        {"replies", {"--run", "dates", "--date", "1801"}},
        {"replies", {"--run", "dates", "--date", "yesterday"}},
        {"replies", {"--run", "dates", "--element", "nobody"}}};
    for (const auto& [command, words] : commands) {
        CommandRun refused;
        if (std::string(command) == "exchange")
            refused = runCommand({"exchange", "export", "-w", m_folder.file("test.chronoscope"), "--layout",
                                  "reference", "--run", "dates", "--dir", m_folder.file("out")});
        else
            refused = said(command, words);
        EXPECT_TRUE(refused.status == app::kWrongUsage || refused.status == app::kBadInput)
            << command << refused.status << refused.problem;
        EXPECT_FALSE(refused.problem.empty()) << command;
        EXPECT_EQ(refused.problem.find("damaged"), std::string::npos) << command << refused.problem;
    }
}

TEST_F(StressCommand, AnOptionOfAnotherStudyIsRefusedWithItsName) {
    ASSERT_EQ(said("stress", {"--backend", "calibration:", "--name", "dates"}).status, app::kDone);
    for (const auto& [command, words, study] : std::vector<std::tuple<std::string, Words, std::string>>{
             {"replies", {"--run", "dates", "--task", "TA"}, "MINED"},
             {"replies", {"--run", "dates", "--year", "2010"}, "ChroKnowledge"},
             {"prompt", {"--run", "dates", "--element", "f0", "--template", "tf"}, "ChroKnowledge"},
             {"report", {"--view", "robustness", "--recompute"}, "MINED"},
             {"report", {"--view", "alpha", "--domain", "legal"}, "ChroKnowledge"},
             {"report", {"--view", "mined", "--precision", "year"}, "temporal robustness"}}) {
        const CommandRun refused = said(command, words);
        EXPECT_EQ(refused.status, app::kWrongUsage) << command << testing::PrintToString(words);
        EXPECT_NE(refused.problem.find("this option is for runs of " + study), std::string::npos) << refused.problem;
    }
    EXPECT_NE(said("replies", {"--help"}).out.find("Runs of MINED:"), std::string::npos);
}

TEST_F(StressCommand, AScoreThatDidNotComeIsEmptyAndAskedAgainOnRequest) {
    ASSERT_EQ(said("stress", {"--backend", "calibration:?error=0.2", "--name", "dates"}).status, app::kDone);
    int missing = 0;
    for (const json& row : lines(said("replies", {"--run", "dates", "--json"}).out)) {
        EXPECT_EQ(row.at("log_prob").is_null(), row.at("outcome") == "error:server") << row;
        missing += row.at("log_prob").is_null() ? 1 : 0;
    }
    EXPECT_GT(missing, 20);
    // The calibration model fails the same requests again.
    const CommandRun again = said("resume", {"dates", "--retry-errors"});
    EXPECT_NE(again.problem.find(std::to_string(missing) + " requests that ended in errors"), std::string::npos)
        << again.problem;
}
} // namespace
