// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchExport.h"
#include "core/run/BatchLine.h"
#include "core/store/BatchStore.h"
#include "tests/support/BatchAnswers.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using run::BatchLimits;

namespace {
constexpr const char* kCluster = "vllm:http://127.0.0.1:1?model=org/model";

std::set<std::string> namesIn(const std::string& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

class BatchFilesTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
    const std::string out = folder.file("out");

    Result<std::vector<run::BatchFile>> write(std::int64_t id, BatchLimits limits = {}) {
        return run::exportBatch(*workspace, id, out, limits, {});
    }
    std::string identityOf(std::int64_t id) {
        auto reader = must(workspace->reader());
        return must(store::BatchStore(reader).identityOf(id));
    }
};

TEST_F(BatchFilesTest, ALineIsWhatTheServerWouldBeSentLive) {
    const auto id =
        makeRun(workspace, smallSpec(1), "openai:https://api.example.org?model=m-1&tokens-field=max_completion_tokens");
    const auto context = contextOf(workspace, id);
    must(write(id));
    const auto lines = linesOf(readFile(out + "/run-0001.jsonl"));
    ASSERT_EQ(static_cast<std::int64_t>(lines.size()), context->record.total);
    const auto line = nlohmann::json::parse(lines.front());
    const auto messages = line.at("body").at("messages");
    ASSERT_EQ(messages.size(), 2U);
    const std::string expected = R"({"body":{"frequency_penalty":0,"max_completion_tokens":50,"messages":)" +
                                 messages.dump() + R"(,"model":"m-1","n":1,"presence_penalty":0,"seed":)" +
                                 line.at("body").at("seed").dump() +
                                 R"(,"stream":false,"temperature":0.0,"top_p":1.0},"custom_id":")" + identityOf(id) +
                                 R"(-0","method":"POST","url":"/v1/chat/completions"})";
    EXPECT_EQ(lines.front(), expected);
}

TEST_F(BatchFilesTest, RawPromptsGoToVllmAsChatsWithATemplateBesideThem) {
    auto raw = smallSpec(1);
    raw.mode = backend::Mode::Completion;
    const auto id = makeRun(workspace, raw, kCluster, "a 'raw' run");
    const auto files = must(write(id));
    const auto record = recordOf(workspace, id);
    const std::string stem = out + "/a--raw--run", words = stem + "-template.jinja";
    EXPECT_EQ(readFile(words), "{% for message in messages %}{{ message['content'] }}{% endfor %}");
    EXPECT_EQ(run::batchCommands(record, files),
              std::vector<std::string>{"vllm run-batch -i " + stem + "-0001.jsonl -o " + stem +
                                       "-0001-results.jsonl --model org/model --chat-template " + words});
    for (const auto& line : linesOf(readFile(files.front().path))) {
        const auto request = nlohmann::json::parse(line);
        EXPECT_EQ(request.at("url"), "/v1/chat/completions");
        EXPECT_EQ(request.at("body").at("messages").size(), 1U);
        EXPECT_FALSE(request.at("body").contains("prompt"));
    }
}

TEST_F(BatchFilesTest, AChatNeedsNoTemplateAndOpenAiNoCommand) {
    const auto chat = makeRun(workspace, smallSpec(1), kCluster, "chat");
    const auto files = must(run::exportBatch(*workspace, chat, folder.file("it's here"), {}, {}));
    const auto commands = run::batchCommands(recordOf(workspace, chat), files);
    ASSERT_EQ(commands.size(), 1U);
    EXPECT_EQ(commands[0].find("--chat-template"), std::string::npos);
    EXPECT_NE(commands[0].find("it'\\''s here/chat-0001.jsonl' -o "), std::string::npos) << commands[0];
    EXPECT_EQ(namesIn(folder.file("it's here")), std::set<std::string>{"chat-0001.jsonl"});
    const auto hosted = makeRun(workspace, smallSpec(1), "openai:https://api.example.org?model=m-1", "hosted");
    EXPECT_TRUE(run::batchCommands(recordOf(workspace, hosted), files).empty());
}

TEST_F(BatchFilesTest, ARunOf120000RequestsIsSplitByCount) {
    run::RunSpec spec = smallSpec(10);
    spec.templates = {prompt::Template::Generation};
    spec.temperatures = {0};
    spec.sets = 1;
    const auto cells = recordOf(workspace, makeRun(workspace, spec, kCluster, "one")).total;
    spec.sets = static_cast<int>((120'000 + cells - 1) / cells);
    const auto id = makeRun(workspace, spec, kCluster);
    const auto total = recordOf(workspace, id).total;
    ASSERT_GE(total, 120'000);
    ASSERT_LT(total, 150'000);
    const auto files = must(write(id));
    ASSERT_EQ(files.size(), 3U);
    EXPECT_EQ(files[0].requests, 50'000);
    EXPECT_EQ(files[1].requests, 50'000);
    EXPECT_EQ(files[2].requests, total - 100'000);
    EXPECT_EQ(namesIn(out), (std::set<std::string>{"run-0001.jsonl", "run-0002.jsonl", "run-0003.jsonl"}));
    for (const auto& file : files) {
        EXPECT_EQ(static_cast<std::int64_t>(linesOf(readFile(file.path)).size()), file.requests);
        EXPECT_EQ(std::filesystem::file_size(file.path), file.bytes);
    }
}

TEST_F(BatchFilesTest, ASmallLimitOfBytesSplitsAndLosesNothing) {
    const auto id = makeRun(workspace, smallSpec(2), kCluster);
    const auto files = must(write(id, {1'000, 20'000}));
    ASSERT_GT(files.size(), 5U);
    std::int64_t last = -1;
    std::int64_t count = 0;
    for (const auto& file : files) {
        EXPECT_LE(std::filesystem::file_size(file.path), 20'000U);
        for (const std::string& line : linesOf(readFile(file.path))) {
            EXPECT_GT(indexOf(line), last) << "in order, each once";
            last = indexOf(line);
            ++count;
        }
    }
    EXPECT_EQ(count, recordOf(workspace, id).total);
}

TEST_F(BatchFilesTest, ARequestLargerThanAFileMayBeIsAnErrorAndLeavesNoFile) {
    const auto id = makeRun(workspace, smallSpec(1), kCluster);
    const auto refused = write(id, {1'000, 100});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(namesIn(out).empty());
}

TEST_F(BatchFilesTest, OnlyWhatHasNoOutcomeIsWritten) {
    const auto id = makeRun(workspace, smallSpec(1), kCluster);
    std::set<std::int64_t> answered;
    auto backend = std::make_shared<FaultyBackend>(
        [&](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
            if (request.tag % 3 != 0) return std::nullopt;
            answered.insert(request.tag);
            return said("A. x");
        });
    const auto total = recordOf(workspace, id).total;
    const auto engine = engineWith(workspace, id, backend, {1'000, 10'000, 10});
    engine->start();
    backend->waitForHeld(static_cast<std::size_t>(total - (total + 2) / 3));
    engine->cancel();
    ASSERT_EQ(engine->wait().counts.done(), static_cast<std::int64_t>(answered.size()));
    must(write(id));
    std::set<std::int64_t> written;
    for (const std::string& line : linesOf(readFile(out + "/run-0001.jsonl")))
        written.insert(indexOf(line));
    EXPECT_EQ(static_cast<std::int64_t>(written.size() + answered.size()), total);
    for (const std::int64_t index : written)
        EXPECT_EQ(answered.count(index), 0U) << index;
}

TEST_F(BatchFilesTest, AFinishedRunLeavesNoFiles) {
    const auto id = makeRun(workspace, smallSpec(1), kCluster);
    const auto engine = engineWith(
        workspace, id, std::make_shared<FaultyBackend>([](const auto&) { return std::optional(said("x")); }));
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    EXPECT_TRUE(must(write(id)).empty());
    EXPECT_TRUE(namesIn(out).empty());
}

TEST_F(BatchFilesTest, NothingIsOverwritten) {
    const auto id = makeRun(workspace, smallSpec(1), kCluster);
    std::filesystem::create_directories(out);
    for (const char* name : {"run-0001.jsonl", "run-0003.jsonl"}) {
        writeFile(out + "/" + name, "mine");
        const auto refused = write(id, {40, 1'000'000});
        ASSERT_FALSE(refused) << name;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
        EXPECT_EQ(namesIn(out), std::set<std::string>{name});
        EXPECT_EQ(readFile(out + "/" + name), "mine");
        std::filesystem::remove(out + "/" + name);
    }
}

TEST_F(BatchFilesTest, AStoppedExportLeavesNoFile) {
    const auto id = makeRun(workspace, smallSpec(), kCluster);
    std::stop_source stop;
    const auto stopped = run::exportBatch(*workspace, id, out, {}, stop.get_token(),
                                          [&](std::int64_t, std::int64_t) { stop.request_stop(); });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(namesIn(out).empty());
}

TEST_F(BatchFilesTest, BackendsWithoutBatchFilesAreRefusedWithAReason) {
    const std::vector<std::pair<const char*, ErrorCode>> backends{
        {"calibration:?cutoff=2019", ErrorCode::Unsupported},
        {"anthropic:?model=m", ErrorCode::Unsupported},
        {"llama:http://127.0.0.1:1", ErrorCode::Unsupported},
        {"vllm:http://127.0.0.1:1", ErrorCode::InvalidArgument}, // a batch names its model
    };
    for (const auto& [uri, code] : backends) {
        const auto refused = write(makeRun(workspace, smallSpec(1), uri));
        ASSERT_FALSE(refused) << uri;
        EXPECT_EQ(refused.error().code, code) << uri;
        EXPECT_FALSE(std::filesystem::exists(out)) << uri;
    }
}

TEST_F(BatchFilesTest, FileNamesAreSafeWhateverTheRunIsCalled) {
    const std::vector<std::pair<std::string, std::string>> names{
        {"GPT 4o/mini", "GPT-4o-mini"}, {"../../etc/passwd", "etc-passwd"},
        {".hidden", "hidden"},          {"..", "run-7"},
        {"Zürich", "Z--rich"},          {"", "run-7"},
        {"a\nb\"c", "a-b-c"},           {std::string(300, 'x'), std::string(80, 'x')},
    };
    for (const auto& [name, stem] : names) {
        store::RunRecord record;
        record.id = 7;
        record.name = name;
        EXPECT_EQ(run::batchStem(record), stem) << name;
    }
}

TEST_F(BatchFilesTest, TwoRunsOfOneSpecHaveDifferentIdentitiesAndACopyHasTheSame) {
    const auto first = makeRun(workspace, smallSpec(1), kCluster);
    const auto second = makeRun(workspace, smallSpec(1), kCluster);
    EXPECT_NE(identityOf(first), identityOf(second));
    const std::string before = identityOf(first);
    EXPECT_EQ(before.size(), 12U);
    workspace.reset();
    std::filesystem::copy_file(folder.file("test.chronoscope"), folder.file("copy.chronoscope"));
    workspace = must(store::Workspace::open(folder.file("copy.chronoscope"), store::Workspace::Open::Existing));
    EXPECT_EQ(identityOf(first), before);
}

TEST(BatchLine, NamesAreReadOnlyAsTheyAreWritten) {
    EXPECT_EQ(run::batchIndex(run::batchName("0123456789ab", 42), "0123456789ab"), 42);
    for (const char* name : {"", "0123456789ab", "0123456789ab-", "0123456789ab--1", "0123456789ab-042",
                             "0123456789ab-4x", "0123456789ab-+4", "0123456789ab-4 ",
                             "0123456789ab-99999999999999999999", "0123456789ac-42", "x0123456789ab-42"})
        EXPECT_EQ(run::batchIndex(name, "0123456789ab"), std::nullopt) << name;
}
} // namespace
