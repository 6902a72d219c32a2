// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchImport.h"
#include "core/run/BatchExport.h"
#include "core/run/BatchLine.h"
#include "core/store/ReplyStore.h"
#include "tests/support/BatchAnswers.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;
using run::BatchImport;

namespace {
constexpr const char* kImportedModel = "calibration:?cutoff=2019&recall=0.7&partial=0.3&refusal=0.05&noise=0.1";
const run::RunEngine::Options kSlowly{.concurrency = 8, .window = 32, .batch = 8};
constexpr const char* kImportedCluster = "vllm:http://127.0.0.1:1?model=org/model";

class BatchImportTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
    run::RunSpec spec = smallSpec(2);
    std::int64_t live = makeRun(workspace, spec, kImportedModel, "live");
    std::int64_t id = makeRun(workspace, spec, kImportedCluster);
    std::vector<std::string> requests;
    std::vector<std::string> results; ///< of all requests, in order

    void SetUp() override {
        for (const auto& file : must(run::exportBatch(*workspace, id, folder.file("out"), {}, {})))
            for (std::string& line : linesOf(readFile(file.path)))
                requests.push_back(std::move(line));
        results = BatchAnswers(workspace, id, live).resultsOf(joined(requests));
    }
    Dump liveDump() {
        EXPECT_EQ(runToEnd(workspace, live).state, run::EngineState::Finished);
        return dumpOf(workspace, live);
    }
    Result<BatchImport> take(const std::string& text) {
        writeFile(folder.file("results.jsonl"), text);
        return run::importBatch(workspace, id, folder.file("results.jsonl"), {}, {});
    }
    /// The same in many small commits.
    Result<BatchImport> takeSlowly(const run::RunEngine::Sink& sink, const std::stop_token& stop = {}) {
        writeFile(folder.file("results.jsonl"), joined(results));
        return run::importBatch(workspace, id, folder.file("results.jsonl"), sink, stop, kSlowly);
    }
    std::int64_t count() const { return static_cast<std::int64_t>(results.size()); }
    std::string name(std::size_t at) const { return nameOf(requests[at]); }
    /// Only these result lines.
    std::vector<std::string> slice(std::size_t from, std::size_t to) const {
        return {results.begin() + static_cast<std::ptrdiff_t>(from), results.begin() + static_cast<std::ptrdiff_t>(to)};
    }
};

TEST_F(BatchImportTest, ResultsCountAsIfTheyHadComeLive) {
    const auto report = must(take(joined(results)));
    EXPECT_EQ(report.lines, count());
    EXPECT_EQ(report.imported, count());
    EXPECT_EQ(report.done, report.total);
    EXPECT_TRUE(report.issues.empty());
    EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchImportTest, ShuffledLinesMakeNoDifference) {
    std::shuffle(results.begin(), results.end(), std::mt19937(7));
    EXPECT_EQ(must(take(joined(results))).imported, count());
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchImportTest, TwoFilesInAnyOrderMakeNoDifference) {
    const std::size_t middle = results.size() / 2 + 3; // within a cell
    const auto second = must(take(joined(slice(middle, results.size()))));
    EXPECT_EQ(second.imported, count() - static_cast<std::int64_t>(middle));
    const auto between = recordOf(workspace, id);
    EXPECT_EQ(between.state, store::RunState::Stopped);
    EXPECT_EQ(between.message,
              std::to_string(second.imported) + " of " + std::to_string(count()) + " results imported");
    EXPECT_EQ(between.lowWater, 0) << "the first request has no outcome yet";
    EXPECT_EQ(must(take(joined(slice(0, middle)))).done, count());
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchImportTest, WhatTheFilesLackedCanBeAskedLive) {
    auto part = results;
    std::shuffle(part.begin(), part.end(), std::mt19937(3));
    part.resize(part.size() / 2);
    must(take(joined(part)));
    const auto left = must(run::exportBatch(*workspace, id, folder.file("again"), {}, {}));
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0].requests, count() - static_cast<std::int64_t>(part.size()));
    must(take(joined(BatchAnswers(workspace, id, live).resultsOf(readFile(left[0].path)))));
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchImportTest, TheSameFileTwiceChangesNothing) {
    for (const std::size_t lines : {results.size() / 3, results.size()}) {
        must(take(joined(slice(0, lines))));
        const auto before = dumpOf(workspace, id);
        const std::string message = recordOf(workspace, id).message;
        const auto again = must(take(joined(slice(0, lines))));
        EXPECT_EQ(again.imported, 0);
        EXPECT_EQ(again.alreadyStored, static_cast<std::int64_t>(lines));
        EXPECT_EQ(dumpOf(workspace, id), before);
        EXPECT_EQ(recordOf(workspace, id).message, message);
    }
}

TEST_F(BatchImportTest, AStoppedImportIsCompletedByTheNext) {
    std::stop_source stop;
    const auto stopped = takeSlowly(
        [&](const run::RunProgress& progress) {
            if (progress.counts.done() > 0) stop.request_stop();
        },
        stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_GT(recordOf(workspace, id).counts.done(), 0);
    EXPECT_LT(recordOf(workspace, id).counts.done(), count());
    EXPECT_EQ(must(take(joined(results))).done, count());
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchImportTest, AnImportThatIsStoppedAtOnceChangesNothing) {
    const auto before = dumpOf(workspace, id);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = takeSlowly({}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(dumpOf(workspace, id), before);
}

TEST_F(BatchImportTest, AnImportKilledAnywhereIsCompletedByTheNext) {
    const std::string path = workspace->path();
    const auto expected = liveDump();
    writeFile(folder.file("results.jsonl"), joined(results));
    workspace.reset(); // the child opens it
    for (const int commits : {0, 1, 5, 0}) {
        const pid_t child = fork();
        if (child == 0) {
            auto own = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
            int seen = 0;
            (void)run::importBatch(
                own, id, folder.file("results.jsonl"),
                [&](const run::RunProgress&) {
                    if (seen++ == commits) _exit(7); // the sink is called once a batch, after it is stored
                },
                {}, kSlowly);
            _exit(0);
        }
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        ASSERT_EQ(WEXITSTATUS(status), 7) << "it was killed on the way";
    }
    workspace = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(must(run::importBatch(workspace, id, folder.file("results.jsonl"), {}, {})).done, count());
    EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), expected);
}

TEST_F(BatchImportTest, ACopyOfTheWorkspaceTakesTheResultsAndAnotherRunDoesNot) {
    const auto other = makeRun(workspace, spec, kImportedCluster);
    const auto before = dumpOf(workspace, other);
    writeFile(folder.file("results.jsonl"), joined(results));
    const auto refused = must(run::importBatch(workspace, other, folder.file("results.jsonl"), {}, {}));
    EXPECT_EQ(refused.foreign, count());
    EXPECT_EQ(refused.imported, 0);
    EXPECT_EQ(dumpOf(workspace, other), before);
    EXPECT_EQ(refused.issues.size(), BatchImport::kMostIssues);
}

TEST_F(BatchImportTest, TheFirstOfTwoResultsCounts) {
    const auto report = must(take(results[0] + "\n" + resultLine(name(0), 200, chatBody("another answer")) + "\n"));
    EXPECT_EQ(report.imported, 1);
    EXPECT_EQ(report.duplicates, 1);
    ASSERT_EQ(report.issues.size(), 1U);
    EXPECT_EQ(report.issues[0].line, 2U);
    auto reader = must(workspace->reader());
    must(store::readReplies(reader, id, 0, 1, [](const store::ReplyRow& row) {
        EXPECT_NE(row.text, "another answer");
        return true;
    }));
}

TEST_F(BatchImportTest, AResultAfterAPassingErrorOfTheSameRequestCounts) {
    const auto report = must(take(errorLine(name(0), "batch_expired") + "\n" + results[0] + "\n"));
    EXPECT_EQ(report.imported, 1);
    EXPECT_EQ(report.unanswered, 1);
    EXPECT_EQ(report.duplicates, 0);
}

/// What becomes of one line that is not a plain answer.
struct Strange {
    std::string what;
    std::function<std::string(const std::string& name)> line;
    std::int64_t BatchImport::*counted;       ///< goes up by one
    std::optional<backend::ErrorKind> stored; ///< the outcome it leaves, if any
};

std::string vllmError(const std::string& name, int code, bool nested) {
    const std::string error =
        R"({"object":"error","message":"too long","type":"E","code":)" + std::to_string(code) + "}";
    return R"({"id":"vllm-1","custom_id":")" + name + R"(","response":{"status_code":)" + std::to_string(code) +
           R"(,"request_id":"r","body":null},"error":)" + (nested ? R"({"error":)" + error + "}" : error) + "}";
}

std::vector<Strange> strangeLines() {
    using backend::ErrorKind;
    const auto answered = [](int status, const char* body) {
        return [=](const std::string& name) { return resultLine(name, status, body); };
    };
    const auto with = [](const char* rest) {
        return [=](const std::string& name) { return R"({"custom_id":")" + name + "\"," + rest + "}"; };
    };
    const auto fixed = [](std::string line) { return [line = std::move(line)](const std::string&) { return line; }; };
    const auto& unanswered = &BatchImport::unanswered;
    const auto& errors = &BatchImport::errors;
    const auto& broken = &BatchImport::broken;
    return {
        {"expired", [](const auto& name) { return errorLine(name, "batch_expired"); }, unanswered, {}},
        {"cancelled", [](const auto& name) { return errorLine(name, "batch_cancelled"); }, unanswered, {}},
        {"unknown error", [](const auto& name) { return errorLine(name, "no_idea"); }, unanswered, {}},
        {"rate limited", answered(429, R"({"error":{"message":"slow"}})"), unanswered, {}},
        {"server error", answered(503, "{}"), unanswered, {}},
        {"refused key", answered(401, R"({"error":{"message":"no"}})"), unanswered, {}},
        {"server error inside 200", answered(200, R"({"error":{"message":"crashed"}})"), unanswered, {}},
        {"vLLM 500", [](const auto& name) { return vllmError(name, 500, false); }, unanswered, {}},
        {"bad request", answered(400, R"({"error":{"message":"too long"}})"), errors, ErrorKind::BadRequest},
        {"vLLM 400", [](const auto& name) { return vllmError(name, 400, false); }, errors, ErrorKind::BadRequest},
        {"vLLM 400 wrapped", [](const auto& name) { return vllmError(name, 400, true); }, errors,
         ErrorKind::BadRequest},
        {"invalid by its type", with(R"("response":null,"error":{"type":"invalid_request_error","message":"no"})"),
         errors, ErrorKind::BadRequest},
        {"body without choices", answered(200, R"({"id":"x"})"), errors, ErrorKind::BadReply},
        {"body that is a list", answered(200, "[]"), errors, ErrorKind::BadReply},
        {"body that is a text", answered(200, R"("no json")"), errors, ErrorKind::BadReply},
        {"content that is a number", answered(200, R"({"choices":[{"message":{"content":7}}]})"), errors,
         ErrorKind::BadReply},
        {"no response and no error", with(R"("response":null,"error":null)"), broken, {}},
        {"no body", with(R"("response":{"status_code":200})"), broken, {}},
        {"no status", with(R"("response":{"body":{}})"), broken, {}},
        {"status as text", with(R"("response":{"status_code":"200","body":{}})"), broken, {}},
        {"impossible status", with(R"("response":{"status_code":1e9,"body":{}})"), broken, {}},
        {"redirection", with(R"("response":{"status_code":302,"body":{}})"), broken, {}},
        {"not JSON", fixed("hello"), broken, {}},
        {"cut off", fixed(R"({"custom_id":"x","resp)"), broken, {}},
        {"a list", fixed("[1]"), broken, {}},
        {"not UTF-8", fixed("{\"custom_id\":\"\xff\"}"), broken, {}},
        {"a NUL", fixed(std::string("{\0}", 3)), broken, {}},
        {"nested without end", fixed(R"({"custom_id":)" + std::string(200'000, '[')), broken, {}},
        {"too long", fixed(R"({"custom_id":")" + std::string(5u << 20, 'x') + "\"}"), broken, {}},
        {"no custom_id", fixed(R"({"response":{"status_code":200,"body":{}}})"), broken, {}},
        {"custom_id that is a number",
         fixed(R"({"custom_id":1,"response":{"status_code":200,"body":{}}})"),
         broken,
         {}},
        {"a foreign custom_id",
         fixed(R"({"custom_id":"000000000000-0","response":{"status_code":200,"body":{}}})"),
         &BatchImport::foreign,
         {}},
        {"somebody else's custom_id",
         fixed(R"({"custom_id":"request-1","response":{"status_code":200,"body":{}}})"),
         &BatchImport::foreign,
         {}},
        {"a negative number",
         [](const auto& name) { return resultLine(name.substr(0, 12) + "--1", 200, chatBody("x")); },
         &BatchImport::foreign,
         {}},
        {"a number behind the run",
         [](const auto& name) { return resultLine(name.substr(0, 12) + "-1000000", 200, chatBody("x")); },
         &BatchImport::notPlanned,
         {}},
        {"the largest number",
         [](const auto& name) { return resultLine(name.substr(0, 12) + "-9223372036854775807", 200, chatBody("x")); },
         &BatchImport::notPlanned,
         {}},
    };
}

TEST_F(BatchImportTest, EveryStrangeLineIsCountedAndTheRestIsTakenIn) {
    std::size_t at = 0;
    for (const Strange& strange : strangeLines()) {
        SCOPED_TRACE(strange.what);
        const std::size_t victim = at;
        at += 2;
        ASSERT_LT(at, results.size());
        const auto report = must(take(strange.line(name(victim)) + "\n\n" + results[victim + 1]));
        EXPECT_EQ(report.lines, 2);
        EXPECT_EQ(report.*strange.counted, 1);
        EXPECT_EQ(report.imported, strange.stored ? 2 : 1);
        EXPECT_EQ(report.unanswered + report.errors + report.broken + report.foreign + report.notPlanned, 1);
        EXPECT_EQ(report.issues.size(), strange.stored ? 0U : 1U);
        if (!report.issues.empty()) {
            EXPECT_EQ(report.issues[0].line, 1U);
            EXPECT_FALSE(report.issues[0].reason.empty());
        }
        auto reader = must(workspace->reader());
        std::optional<backend::ErrorKind> stored;
        const auto index = indexOf(requests[victim]);
        must(store::readReplies(reader, id, index, index + 1, [&](const store::ReplyRow& row) {
            stored = row.error;
            return true;
        }));
        EXPECT_EQ(stored, strange.stored);
    }
}

TEST_F(BatchImportTest, NumbersOfCellsThatAreNotThereAreReported) {
    spec.slice = {}; // elements of every domain: their years differ, so some numbers stand for nothing
    spec.slice.sample = must(benchmark::Sample::parse("30"));
    spec.templates = {prompt::Template::Generation};
    id = makeRun(workspace, spec, kImportedCluster);
    requests.clear();
    for (const auto& file : must(run::exportBatch(*workspace, id, folder.file("more"), {}, {})))
        for (std::string& line : linesOf(readFile(file.path)))
            requests.push_back(std::move(line));
    std::int64_t hole = 0;
    while (hole < static_cast<std::int64_t>(requests.size()) &&
           indexOf(requests[static_cast<std::size_t>(hole)]) == hole)
        ++hole;
    ASSERT_LT(hole, static_cast<std::int64_t>(requests.size())) << "the sample has elements that miss some years";
    const auto report =
        must(take(resultLine(nameOf(requests[0]).substr(0, 13) + std::to_string(hole), 200, chatBody("x")) + "\n" +
                  resultLine(nameOf(requests[1]), 200, chatBody("x"))));
    EXPECT_EQ(report.notPlanned, 1);
    EXPECT_EQ(report.imported, 1);
}

TEST_F(BatchImportTest, LineEndsAndByteOrderMarksOfOtherSystemsAreRead) {
    const auto report = must(take("\xEF\xBB\xBF" + results[0] + "\r\n" + results[1] + "\r\n" + results[2]));
    EXPECT_EQ(report.imported, 3);
    EXPECT_TRUE(report.issues.empty());
}

TEST_F(BatchImportTest, ABudgetThatIsUsedUpDoesNotKeepResultsOut) {
    must(workspace->write([&](store::Database& database) { return store::RunStore(database).setBudget(id, 0.0); }));
    must(workspace->write([&](store::Database& database) {
        return store::guarded([&] { database.sql().exec("UPDATE run SET price_input = 1000, price_output = 1000"); });
    }));
    EXPECT_EQ(must(take(joined(results))).done, count());
}

TEST_F(BatchImportTest, AFileThatIsNotThereIsAnErrorAndChangesNothing) {
    const auto before = dumpOf(workspace, id);
    for (const std::string& path : {folder.file("none.jsonl"), folder.path()}) {
        const auto refused = run::importBatch(workspace, id, path, {}, {});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::Io);
    }
    EXPECT_EQ(dumpOf(workspace, id), before);
}

// The second reading of a file finds something else than the first one.
TEST_F(BatchImportTest, AFileThatChangesWhileItIsReadIsNotBelieved) {
    bool changed = false;
    const std::string whole = joined(results);
    const auto outcome = takeSlowly([&](const run::RunProgress&) {
        if (!std::exchange(changed, true)) writeFile(folder.file("results.jsonl"), std::string(whole.size(), 'x'));
    });
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Io);
    EXPECT_LT(recordOf(workspace, id).counts.done(), count());
    EXPECT_EQ(recordOf(workspace, id).counts.errorCount(), 0);
    EXPECT_EQ(must(take(whole)).done, count());
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST(BatchLine, AModelIsAnotherUnlessItsNameWasOnlyAddedTo) {
    struct Case {
        const char *asked, *said;
        bool isOther;
    };
    for (const Case& one : {Case{"gpt-4o-mini", "gpt-4o-mini-2024-07-18", false}, Case{"org/model", "model", false},
                            Case{"model", "/models/model", false}, Case{"model", "", false}, Case{"", "model", false},
                            Case{"model", "other-model", true}, Case{"gpt-4o", "gpt-4o1", true},
                            Case{"llama3", "llama3:8b", false}, Case{"gpt-4o-mini", "gpt-4o", false}})
        EXPECT_EQ(run::isOtherModel(one.asked, one.said), one.isOther) << one.asked << " / " << one.said;
}

TEST_F(BatchImportTest, ResultsOfAnotherModelAreToldOf) {
    for (std::size_t at : {std::size_t{1}, std::size_t{3}}) {
        auto line = nlohmann::json::parse(results[at]);
        line["response"]["body"]["model"] = "other-model";
        results[at] = line.dump();
    }
    auto silent = nlohmann::json::parse(results[2]);
    silent["response"]["body"].erase("model");
    results[2] = silent.dump();
    const auto unnamed = std::count_if(results.begin(), results.end(), [](const std::string& line) {
        return line.find("\"model\"") == std::string::npos;
    });
    const auto report = must(take(joined(results)));
    ASSERT_EQ(report.otherModels.size(), 1u);
    EXPECT_EQ(report.otherModels.at("other-model").results, 2);
    EXPECT_EQ(report.otherModels.at("other-model").line, 2u);
    EXPECT_EQ(report.unnamed, unnamed);
    EXPECT_EQ(report.imported, count()) << "what was paid for is kept";
}
} // namespace
