// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchJobs.h"
#include "core/run/BatchExport.h"
#include "tests/support/BatchAnswers.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Files.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;
using run::BatchJobs;

namespace {
constexpr const char* kJobModel = "calibration:?cutoff=2019&recall=0.7&partial=0.3&refusal=0.05";

/// A server with a Batch API that works on a batch while it is asked for it: a step further with each question.
class BatchServer {
public:
    enum class End { Completed, Expired, Failed };
    enum class Fault { None, NotDone, Unanswered }; ///< … done all the same

    BatchServer() : m_server([this](const Received& request) { return serve(request); }) {}

    std::string url() const { return m_server.url(); }
    std::size_t calls() const { return m_server.count(); }
    /// Request number `number`, from 1, goes wrong.
    void fault(std::size_t number, Fault fault) {
        const std::lock_guard lock(m_mutex);
        m_faultAt = number;
        m_fault = fault;
    }
    void slowDownPolls(bool slow) {
        const std::lock_guard lock(m_mutex);
        m_slow = slow;
    }
    void end(End how) {
        const std::lock_guard lock(m_mutex);
        m_end = how;
    }
    void answers(std::shared_ptr<const BatchAnswers> answers) {
        const std::lock_guard lock(m_mutex);
        m_answers = std::move(answers);
    }
    std::size_t batches() const {
        const std::lock_guard lock(m_mutex);
        return m_batches.size();
    }
    int limited() const {
        const std::lock_guard lock(m_mutex);
        return m_limited;
    }

private:
    struct Batch {
        std::string input;
        int asked = 0;
        End end = End::Completed;
    };

    Answer serve(const Received& request) {
        const std::lock_guard lock(m_mutex);
        const bool faulty = static_cast<std::size_t>(request.number) == m_faultAt;
        Answer cut;
        cut.closeWithoutAnswer = true;
        if (faulty && m_fault == Fault::NotDone) return cut;
        const Answer good = work(request);
        return faulty && m_fault == Fault::Unanswered ? cut : good;
    }

    Answer work(const Received& request) {
        const std::string call = request.method + " " + request.path;
        if (call == "POST /v1/files") return upload(request);
        if (call == "POST /v1/batches") {
            const std::string input = json::parse(request.body).at("input_file_id");
            m_batches.push_back({input, 0, m_end});
            return bodyOf(told(m_batches.size() - 1).dump());
        }
        if (call.starts_with("GET /v1/batches?")) {
            json list = json::array();
            for (std::size_t i = m_batches.size(); i-- > 0;)
                list.push_back({{"id", fmt::format("batch_{}", i)},
                                {"status", "in_progress"},
                                {"input_file_id", m_batches[i].input}});
            return bodyOf(json{{"data", list}, {"has_more", false}}.dump());
        }
        const std::string file = "GET /v1/files/", batch = "GET /v1/batches/batch_";
        if (call.starts_with(batch)) {
            const std::size_t at = std::stoul(call.substr(batch.size()));
            if (m_slow && m_batches.at(at).asked % 2 == 0 && ++m_limited % 2 == 1)
                return status(429, {{"Retry-After", "0"}});
            ++m_batches.at(at).asked;
            return bodyOf(told(at).dump());
        }
        const auto content = call.starts_with(file)
                                 ? m_files.find(call.substr(file.size(), call.rfind('/') - file.size()))
                                 : m_files.end();
        return content == m_files.end() ? status(404) : bodyOf(content->second, "application/octet-stream");
    }

    Answer upload(const Received& request) {
        const std::string from = "application/jsonl\r\n\r\n";
        const auto begin = request.body.find(from) + from.size();
        const std::string id = fmt::format("file-{}", m_files.size());
        m_files[id] = request.body.substr(begin, request.body.rfind("\r\n--", request.body.size() - 4) - begin);
        return bodyOf(json{{"id", id}, {"purpose", "batch"}}.dump());
    }

    json told(std::size_t at) {
        const Batch& batch = m_batches.at(at);
        static constexpr const char* kEnds[] = {"completed", "expired", "failed"};
        const std::string status = batch.asked == 0   ? "validating"
                                   : batch.asked == 1 ? "in_progress"
                                                      : kEnds[static_cast<int>(batch.end)];
        json out{{"id", fmt::format("batch_{}", at)}, {"status", status}, {"input_file_id", batch.input}};
        if (status == "failed") out["errors"] = {{"data", json::array({{{"message", "planned failure"}}})}};
        if (status != "completed" && status != "expired") return out;
        auto results = m_answers->resultsOf(m_files.at(batch.input));
        std::vector<std::string> errors;
        if (batch.end == End::Expired)
            for (; results.size() > 100; results.pop_back())
                errors.push_back(errorLine(nameOf(results.back()), "batch_expired"));
        const std::string output = fmt::format("out-{}", at), failures = fmt::format("err-{}", at);
        m_files[output] = joined(results);
        out["output_file_id"] = output;
        out["request_counts"] = {
            {"total", results.size() + errors.size()}, {"completed", results.size()}, {"failed", errors.size()}};
        if (errors.empty()) return out;
        m_files[failures] = joined(errors);
        out["error_file_id"] = failures;
        return out;
    }

    mutable std::mutex m_mutex;
    std::shared_ptr<const BatchAnswers> m_answers;
    std::map<std::string, std::string> m_files;
    std::vector<Batch> m_batches;
    std::size_t m_faultAt = 0;
    Fault m_fault = Fault::None;
    End m_end = End::Completed;
    bool m_slow = false;
    int m_limited = 0;
    FaultServer m_server; ///< last: its threads use the rest
};

class BatchJobsTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
    BatchServer server;
    std::int64_t live = makeRun(workspace, smallSpec(1), kJobModel, "live");
    std::int64_t id = makeServed("run");
    backend::Network network{backend::Network::Options{}};
    const std::string out = folder.file("out");

    void SetUp() override {
        server.answers(std::make_shared<BatchAnswers>(workspace, id, live));
        must(run::exportBatch(*workspace, id, out, {250, 10'000'000}, {}));
    }
    std::int64_t makeServed(const std::string& name) {
        return makeRun(workspace, smallSpec(1), "openai:" + server.url() + "?model=m&attempts=2", name);
    }
    std::unique_ptr<BatchJobs> jobs(std::int64_t run = 0) {
        return must(BatchJobs::open(workspace, run == 0 ? id : run, network));
    }
    Dump liveDump() {
        EXPECT_EQ(runToEnd(workspace, live).state, run::EngineState::Finished);
        return dumpOf(workspace, live);
    }
    void restart() {
        const std::string path = workspace->path();
        workspace.reset();
        workspace = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    }
    std::vector<std::string> statuses() {
        std::vector<std::string> list;
        for (const auto& row : must(jobs()->list()))
            list.push_back(row.status);
        return list;
    }
    void pollToTheEnd() {
        for (int i = 0; i < 2; ++i)
            must(jobs()->poll({}));
    }
};

TEST_F(BatchJobsTest, ARunIsSubmittedFollowedAndTakenIn) {
    EXPECT_EQ(must(jobs()->submit(out, {})).submitted, 2);
    EXPECT_EQ(statuses(), (std::vector<std::string>{"validating", "validating"}));
    must(jobs()->poll({}));
    EXPECT_EQ(statuses(), (std::vector<std::string>{"in_progress", "in_progress"}));
    EXPECT_TRUE(must(jobs()->collect(out, {}, {})).files.empty()) << "nothing is over";
    must(jobs()->poll({}));
    EXPECT_EQ(statuses(), (std::vector<std::string>{"completed", "completed"}));
    const auto collected = must(jobs()->collect(out, {}, {}));
    ASSERT_EQ(collected.files.size(), 2U);
    EXPECT_TRUE(collected.problems.empty());
    EXPECT_EQ(collected.files[1].import.done, collected.files[1].import.total);
    for (const auto& row : must(jobs()->list()))
        EXPECT_FALSE(row.submitted.empty() || row.imported.empty());
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
    const auto calls = server.calls();
    must(jobs()->poll({}));
    EXPECT_TRUE(must(jobs()->collect(out, {}, {})).files.empty());
    EXPECT_EQ(must(jobs()->submit(out, {})).already, 2);
    EXPECT_EQ(server.calls(), calls) << "there is nothing left to ask";
}

// Every call in turn goes wrong, before or after the server has done what it was asked; then the program starts anew.
TEST_F(BatchJobsTest, ARestartBetweenAnyTwoStepsLosesNothingAndPaysNothingTwice) {
    const auto expected = liveDump();
    for (const auto fault : {BatchServer::Fault::NotDone, BatchServer::Fault::Unanswered}) {
        bool reached = true;
        for (std::size_t step = 1; reached; ++step) {
            SCOPED_TRACE(fmt::format("step {} {}", step, static_cast<int>(fault)));
            const auto run = makeServed(fmt::format("run {} {}", step, static_cast<int>(fault)));
            server.answers(std::make_shared<BatchAnswers>(workspace, run, live));
            const std::string mine = folder.file(fmt::format("out{}-{}", step, static_cast<int>(fault)));
            must(run::exportBatch(*workspace, run, mine, {250, 10'000'000}, {}));
            must(workspace->write(
                [&](store::Database& database) { // one attempt a call: the first failure ends the sitting
                    return store::guarded([&] {
                        database.sql().exec("UPDATE run SET backend = replace(backend, 'attempts=2', 'attempts=1')");
                    });
                }));
            const std::size_t calls = server.calls(), batches = server.batches();
            server.fault(calls + step, fault);
            for (int sitting = 0; sitting < 8 && recordOf(workspace, run).state != store::RunState::Finished;
                 ++sitting) {
                if (jobs(run)->submit(mine, {}) && jobs(run)->poll({})) (void)jobs(run)->collect(mine, {}, {});
                restart();
            }
            EXPECT_EQ(server.batches() - batches, 2U) << "each file is worked on once";
            EXPECT_EQ(dumpOf(workspace, run), expected);
            reached = server.calls() - calls > step && step < 40;
        }
    }
}

TEST_F(BatchJobsTest, ARateLimitWhilePollingIsWaitedOut) {
    must(jobs()->submit(out, {}));
    server.slowDownPolls(true);
    pollToTheEnd();
    EXPECT_GT(server.limited(), 0);
    EXPECT_EQ(statuses(), (std::vector<std::string>{"completed", "completed"}));
}

TEST_F(BatchJobsTest, AnExpiredBatchLeavesItsResultsAndTheRestCanBeSubmittedAgain) {
    server.end(BatchServer::End::Expired);
    must(jobs()->submit(out, {}));
    pollToTheEnd();
    const auto collected = must(jobs()->collect(out, {}, {}));
    ASSERT_GE(collected.files.size(), 2U);
    const auto record = recordOf(workspace, id);
    EXPECT_EQ(record.counts.done(), 200) << "what the server had done before the time was over";
    EXPECT_EQ(record.counts.errorCount(), 0);
    EXPECT_EQ(record.state, store::RunState::Stopped);
    server.end(BatchServer::End::Completed);
    const std::string rest = folder.file("rest");
    must(run::exportBatch(*workspace, id, rest, {}, {}));
    EXPECT_EQ(must(jobs()->submit(rest, {})).submitted, 1);
    pollToTheEnd();
    must(jobs()->collect(rest, {}, {}));
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchJobsTest, ARefusedBatchSaysWhyAndIsSentAgain) {
    server.end(BatchServer::End::Failed);
    must(jobs()->submit(out, {}));
    pollToTheEnd();
    EXPECT_EQ(statuses(), (std::vector<std::string>{"failed", "failed"}));
    EXPECT_EQ(must(jobs()->list())[0].problem, "planned failure");
    EXPECT_TRUE(must(jobs()->collect(out, {}, {})).files.empty());
    EXPECT_EQ(recordOf(workspace, id).counts.done(), 0);
    server.end(BatchServer::End::Completed);
    EXPECT_EQ(must(jobs()->submit(out, {})).submitted, 2);
    pollToTheEnd();
    must(jobs()->collect(out, {}, {}));
    EXPECT_EQ(dumpOf(workspace, id), liveDump());
}

TEST_F(BatchJobsTest, WhatIsUnderWayIsNotSubmittedTwice) {
    must(jobs()->submit(out, {}));
    const std::string again = folder.file("again");
    must(run::exportBatch(*workspace, id, again, {}, {}));
    const auto refused = jobs()->submit(again, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(server.batches(), 2U);
}

TEST_F(BatchJobsTest, WhatIsAnsweredIsNotPaidForAgain) {
    const std::vector<std::string> requests = linesOf(readFile(out + "/run-0001.jsonl"));
    for (const std::string& request : {requests.back(), requests.front()}) {
        writeFile(folder.file("one.jsonl"), resultLine(nameOf(request), 200, chatBody("A. x")));
        EXPECT_EQ(must(run::importBatch(workspace, id, folder.file("one.jsonl"), {}, {})).imported, 1);
        const auto refused = jobs()->submit(out, {});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    }
    EXPECT_EQ(server.calls(), 0U);
}

TEST_F(BatchJobsTest, FilesOfAnotherRunAndEmptyFoldersAreRefused) {
    const auto other = makeServed("run");
    const auto foreign = jobs(other)->submit(out, {});
    ASSERT_FALSE(foreign);
    EXPECT_EQ(foreign.error().code, ErrorCode::InvalidArgument);
    std::filesystem::create_directories(folder.file("empty"));
    writeFile(folder.file("empty") + "/run-results.jsonl", "{}");
    const auto none = jobs()->submit(folder.file("empty"), {});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    EXPECT_EQ(server.calls(), 0U);
}

TEST_F(BatchJobsTest, ResultsThatCannotBeHadDoNotKeepTheOthersBack) {
    must(jobs()->submit(out, {}));
    pollToTheEnd();
    must(workspace->write([&](store::Database& database) -> Status { // the server has forgotten the first one's results
        auto rows = store::BatchStore(database).list(id);
        if (!rows) return rows.error();
        rows->front().outputFile = "gone";
        return store::BatchStore(database).update(rows->front());
    }));
    const auto collected = must(jobs()->collect(out, {}, {}));
    EXPECT_EQ(collected.files.size(), 1U);
    ASSERT_EQ(collected.problems.size(), 1U);
    EXPECT_EQ(collected.problems[0].code, ErrorCode::NotFound);
    EXPECT_TRUE(must(jobs()->list())[0].imported.empty());
}
} // namespace
