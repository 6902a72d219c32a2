// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/OpenAiBatch.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <future>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::OpenAiBatch;
using backend::RemoteBatch;
using nlohmann::json;

namespace {
constexpr const char* kKeyVariable = "CHRONOSCOPE_TEST_BATCH_KEY";
constexpr const char* kBatchKey = "sk-very-secret-0123456789";

json batchJson(const std::string& status, const std::string& id = "batch_1", const std::string& file = "file-1") {
    return {{"id", id},
            {"status", status},
            {"input_file_id", file},
            {"output_file_id", nullptr},
            {"error_file_id", nullptr},
            {"request_counts", {{"total", 2}, {"completed", 0}, {"failed", 0}}}};
}

json listJson(const std::vector<json>& batches, bool more = false) {
    return {{"object", "list"}, {"data", batches}, {"has_more", more}};
}

Answer answer(const json& body) { return bodyOf(body.dump()); }

Answer lost() {
    Answer answer;
    answer.closeWithoutAnswer = true;
    return answer;
}

/// A client of a scripted server, with a key.
class Client {
public:
    explicit Client(FaultServer::Script script, int attempts = 6) : server(std::move(script)) {
        setenv(kKeyVariable, kBatchKey, 1);
        auto config = backend::BackendConfig::read(
            *backend::BackendUri::parse("openai:" + server.url() + "?model=m&key-env=" + kKeyVariable));
        config->retry.base = std::chrono::milliseconds(1);
        config->retry.attempts = attempts;
        api.emplace(*OpenAiBatch::open(network, *config));
    }
    FaultServer server;
    backend::Network network{backend::Network::Options{}};
    std::optional<OpenAiBatch> api;
};

TEST(OpenAiBatch, TheUploadIsAFormWithThePurposeAndTheFile) {
    const TempDir folder;
    const std::string content = "{\"a\":1}\n{\"b\":\"--x\\r\\n\"}\n";
    writeFile(folder.file("my \"run\"-0001.jsonl"), content);
    Client client(always(answer({{"id", "file-7"}})));
    const auto id = client.api->upload(folder.file("my \"run\"-0001.jsonl"), {});
    ASSERT_TRUE(id);
    EXPECT_EQ(*id, "file-7");
    const auto request = client.server.requests().at(0);
    EXPECT_EQ(request.method + " " + request.path, "POST /v1/files");
    EXPECT_EQ(request.header("authorization"), std::string("Bearer ") + kBatchKey);
    const std::string type = request.header("content-type");
    const std::string before = "multipart/form-data; boundary=";
    ASSERT_EQ(type.substr(0, before.size()), before);
    const std::string boundary = type.substr(before.size());
    EXPECT_EQ(request.body,
              "--" + boundary + "\r\nContent-Disposition: form-data; name=\"purpose\"\r\n\r\nbatch\r\n--" + boundary +
                  "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"my _run_-0001.jsonl\"\r\n"
                  "Content-Type: application/jsonl\r\n\r\n" +
                  content + "\r\n--" + boundary + "--\r\n");
}

TEST(OpenAiBatch, ABatchIsMadeOfAnUploadedFile) {
    Client client(always(answer(batchJson("validating"))));
    const auto batch = client.api->create("file-1", "/v1/chat/completions", {});
    ASSERT_TRUE(batch);
    EXPECT_EQ(batch->id, "batch_1");
    EXPECT_EQ(batch->status, "validating");
    const auto request = client.server.requests().at(0);
    EXPECT_EQ(request.method + " " + request.path, "POST /v1/batches");
    EXPECT_EQ(json::parse(request.body),
              (json{{"input_file_id", "file-1"}, {"endpoint", "/v1/chat/completions"}, {"completion_window", "24h"}}));
}

TEST(OpenAiBatch, TheStateTellsCountsFilesAndProblems) {
    json told = batchJson("failed");
    told["output_file_id"] = "file-out";
    told["error_file_id"] = "file-err";
    told["request_counts"] = {{"total", 9}, {"completed", 5}, {"failed", 4}};
    told["errors"] = {
        {"data", json::array({{{"code", "token_limit_exceeded"}, {"message", "Enqueued token limit reached"}}})}};
    Client client(always(answer(told)));
    const auto batch = client.api->state("batch_1", {});
    ASSERT_TRUE(batch);
    EXPECT_EQ(client.server.requests().at(0).path, "/v1/batches/batch_1");
    EXPECT_EQ(batch->outputFile, "file-out");
    EXPECT_EQ(batch->errorFile, "file-err");
    EXPECT_EQ(batch->completed, 5U);
    EXPECT_EQ(batch->failed, 4U);
    EXPECT_EQ(batch->problem, "Enqueued token limit reached");
}

TEST(OpenAiBatch, AnswersThatAreNoBatchAreNotBelieved) {
    for (const char* body : {"", "[]", "null", "{}", R"({"id":"batch_1"})", R"({"id":1,"status":"completed"})",
                             R"({"id":"batch_1","status":"DROP TABLE"})", R"({"id":"","status":"completed"})",
                             R"({"id":"..","status":"completed"})", R"({"id":"batch_2","status":"completed"})",
                             R"({"id":"batch_1","status":["completed"]})"}) {
        Client client(always(bodyOf(body)));
        const auto batch = client.api->state("batch_1", {});
        ASSERT_FALSE(batch) << body;
        EXPECT_EQ(batch.error().code, ErrorCode::BadInput) << body;
    }
}

TEST(OpenAiBatch, IdsCannotLeadElsewhere) {
    Client client(always(bodyOf("x")));
    const TempDir folder;
    ASSERT_TRUE(client.api->download("../../v1/models?x=#y", folder.file("out"), {}));
    EXPECT_EQ(client.server.requests().at(0).path, "/v1/files/..%2F..%2Fv1%2Fmodels%3Fx%3D%23y/content");
    EXPECT_FALSE(client.api->download("..", folder.file("out"), {}));
    EXPECT_EQ(client.server.count(), 1U);
}

TEST(OpenAiBatch, ADownloadIsWholeOrNotThere) {
    const TempDir folder;
    Answer cut = bodyOf("only the beginning");
    cut.claimedLength = 1'000;
    Client client(inTurn({cut, bodyOf("line 1\nline 2\n")}), 1);
    EXPECT_FALSE(client.api->download("file-1", folder.file("out"), {}));
    EXPECT_FALSE(std::filesystem::exists(folder.file("out")));
    ASSERT_TRUE(client.api->download("file-1", folder.file("out"), {}));
    EXPECT_EQ(readFile(folder.file("out")), "line 1\nline 2\n");
}

TEST(OpenAiBatch, ErrorsAreTypedAndNeverRepeatTheKey) {
    const std::vector<std::tuple<int, ErrorCode, std::string>> errors{{400, ErrorCode::Backend, "bad"},
                                                                      {401, ErrorCode::Backend, "auth"},
                                                                      {402, ErrorCode::Backend, "quota"},
                                                                      {404, ErrorCode::NotFound, ""}};
    for (const auto& [code, expected, word] : errors) {
        Client client(always(status(code, {}, std::string("Incorrect API key provided: ") + kBatchKey)));
        const auto failed = client.api->state("batch_1", {});
        ASSERT_FALSE(failed) << code;
        EXPECT_EQ(failed.error().code, expected) << code;
        EXPECT_EQ(failed.error().text().find(kBatchKey), std::string::npos) << code;
        EXPECT_NE(failed.error().text().find("Incorrect API key"), std::string::npos) << code;
        EXPECT_EQ(client.server.count(), 1U) << "asking again cannot help: " << code;
    }
}

TEST(OpenAiBatch, WhatMayPassIsAskedAgainSixTimesInAll) {
    for (const Answer& failure : {status(429, {{"Retry-After", "0"}}), status(503), status(500), lost()}) {
        Client patient(inTurn({failure, failure, failure, failure, failure, answer(batchJson("completed"))}));
        EXPECT_TRUE(patient.api->state("batch_1", {})) << failure.status;
        Client unlucky(always(failure));
        const auto failed = unlucky.api->state("batch_1", {});
        ASSERT_FALSE(failed);
        EXPECT_EQ(failed.error().code, ErrorCode::Backend);
        EXPECT_EQ(unlucky.server.count(), 6U) << failure.status;
    }
}

TEST(OpenAiBatch, AWaitEndsAtOnceWhenStopped) {
    Client client(always(status(429, {{"Retry-After", "500"}})));
    std::stop_source stop;
    auto waiting = std::async(std::launch::async, [&] { return client.api->state("batch_1", stop.get_token()); });
    ASSERT_TRUE(client.server.waitForRequests(1));
    const auto asked = std::chrono::steady_clock::now();
    stop.request_stop();
    const auto outcome = waiting.get();
    EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::seconds(5));
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
}

// The batch was made, but its answer did not get through: a second one would be paid for, too.
TEST(OpenAiBatch, ABatchWhoseAnswerWasLostIsFoundInsteadOfMadeAgain) {
    for (const Answer& failure : {lost(), status(502), status(500)}) {
        Client client([&](const Received& request) {
            if (request.method == "POST") return failure;
            return answer(listJson({batchJson("in_progress", "batch_0", "file-0"), batchJson("validating")}));
        });
        const auto batch = client.api->create("file-1", "/v1/chat/completions", {});
        ASSERT_TRUE(batch);
        EXPECT_EQ(batch->id, "batch_1");
        EXPECT_EQ(client.server.count(), 2U);
    }
}

TEST(OpenAiBatch, ABatchThatWasNotMadeIsMadeAgain) {
    Client client([&](const Received& request) {
        if (request.number == 1) return lost();
        return request.method == "GET" ? answer(listJson({})) : answer(batchJson("validating"));
    });
    ASSERT_TRUE(client.api->create("file-1", "/v1/chat/completions", {}));
    EXPECT_EQ(client.server.count(), 3U);
}

TEST(OpenAiBatch, TheListIsReadPageByPage) {
    Client client([](const Received& request) {
        if (request.path == "/v1/batches?limit=100")
            return answer(listJson({batchJson("completed", "batch_9", "file-9")}, true));
        if (request.path == "/v1/batches?limit=100&after=batch_9")
            return answer(listJson({batchJson("completed", "batch_8", "file-8")}, true));
        return answer(listJson({}));
    });
    const auto found = client.api->find("file-8", {});
    ASSERT_TRUE(found && found->has_value());
    EXPECT_EQ((*found)->id, "batch_8");
    const auto none = client.api->find("file-1", {});
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->has_value());
}

TEST(OpenAiBatch, AListWithoutEndIsLeft) {
    Client client(always(answer(listJson({batchJson("completed", "batch_9", "file-9")}, true))));
    const auto none = client.api->find("file-1", {});
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->has_value());
    EXPECT_LE(client.server.count(), 50U);
}

TEST(OpenAiBatch, AFileThatIsNotThereIsNotSent) {
    Client client(always(answer({{"id", "file-7"}})));
    const auto failed = client.api->upload("/nowhere/at-all.jsonl", {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::Io);
    EXPECT_EQ(client.server.count(), 0U);
}
} // namespace
