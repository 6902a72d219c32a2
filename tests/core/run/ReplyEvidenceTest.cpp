// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendTest.h"
#include "core/run/RunFactory.h"
#include "core/run/SampleRecord.h"
#include "tests/support/FaultServer.h"
#include "tests/support/ModelServer.h"
#include "tests/support/Waiting.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <atomic>
#include <memory>
#include <string>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;
using run::ResponseGap;

namespace {
constexpr const char* kKey = "secret-key-123";

/// One year of one element under one template, two samples, asked of a real server through a real cache.
class ReplyEvidenceTest : public testing::Test {
protected:
    ReplyEvidenceTest() {
        setenv("CHRONOSCOPE_EVIDENCE_KEY", kKey, 1);
        m_options.cacheFile = m_folder.file("replies.sqlite");
        reopenNetwork();
    }

    void reopenNetwork() { // the cache's file is written when it closes
        m_network.reset();
        m_network = std::make_unique<backend::Network>(m_options);
    }

    static backend::BackendConfig configOf(const std::string& uri, const std::string& managed, int port) {
        return must(backend::BackendConfig::read(backend::ServedUri(uri, managed, port)));
    }

    std::string uri(const FaultServer& server, const std::string& more = {}) const {
        return "openai:" + server.url() + "/v1?model=m&key-env=CHRONOSCOPE_EVIDENCE_KEY&attempts=1" + more;
    }

    std::int64_t newRun(const std::string& backendUri, bool tested = true, const std::string& managed = {},
                        int port = 0) {
        run::BackendChoice choice(backendUri);
        choice.server = managed;
        if (tested) {
            auto report = must(backend::identifyBackend(*m_network, configOf(backendUri, managed, port), {}));
            report.capabilities.chat = true;
            choice.report = report.json();
        }
        run::RunSpec spec = smallSpec(1);
        spec.sets = 2;
        spec.temperatures = {0};
        spec.templates = {prompt::Template::Generation};
        return must(run::createRun(*m_workspace, spec, "run", choice, loadPack())).id;
    }

    /// Runs to the end, and gives the cache time to be written.
    void runThrough(std::int64_t id) {
        const auto record = recordOf(m_workspace, id);
        if (record.backend.starts_with("openai:")) m_network->trust(configOf(record.backend, {}, 0));
        const auto engine = must(run::openRun(m_workspace, id, {}, 1, m_network.get()));
        engine->start();
        ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
        reopenNetwork();
    }

    run::SampleRecord sample(std::int64_t id, const run::RunningServer& server = {}) {
        const auto context = contextOf(m_workspace, id);
        auto reader = must(m_workspace->reader());
        const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 0, 1)).front();
        return must(run::readSample(reader, *context, loaded.row, loaded.element.askableYears().front(),
                                    prompt::Template::Generation, 1, m_network.get(), server));
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = makeWorkspace(m_folder);
    backend::Network::Options m_options;
    std::unique_ptr<backend::Network> m_network;
};

Answer listOrReply(const Received& request) {
    if (request.path.starts_with("/v1/models")) return modelsReply({"m"});
    return chatReply("A. reply " + std::to_string(request.number));
}

TEST_F(ReplyEvidenceTest, TheRequestIsTheOneThatWasSentByteForByte) {
    const FaultServer server(listOrReply);
    const auto id = newRun(uri(server));
    runThrough(id);
    const auto found = sample(id);
    ASSERT_TRUE(found.evidence.request);
    EXPECT_EQ(found.evidence.request->method, "POST");
    EXPECT_EQ(found.evidence.request->url, server.url("/v1/chat/completions"));
    int same = 0;
    for (const Received& received : server.requests())
        same += received.body == found.evidence.request->body;
    EXPECT_GE(same, 1);
}

TEST_F(ReplyEvidenceTest, TheResponseOfTheReplyIsTheOneThatWasKept) {
    const FaultServer server(listOrReply);
    const auto id = newRun(uri(server));
    runThrough(id);
    const auto found = sample(id);
    ASSERT_EQ(found.evidence.gap, ResponseGap::None);
    EXPECT_TRUE(found.evidence.agrees);
    EXPECT_EQ(json::parse(*found.evidence.response)["choices"][0]["message"]["content"], found.reply->text);
}

// A key that two runs share may hold a later reply: what is shown beside the stored one must not pass for it.
TEST_F(ReplyEvidenceTest, AResponseThatSaysSomethingElseIsNotTakenForTheReplys) {
    const FaultServer server(listOrReply);
    const auto id = newRun(uri(server));
    runThrough(id);
    auto context = contextOf(m_workspace, id);
    const std::string other = "A. somebody else";
    const auto found = run::evidenceOf(*context, sample(id).request, &other, m_network.get());
    ASSERT_EQ(found.gap, ResponseGap::None);
    EXPECT_FALSE(found.agrees);
}

TEST_F(ReplyEvidenceTest, LogProbabilitiesAreReadWhereTheServerToldThem) {
    const FaultServer server([](const Received& request) {
        if (request.path.starts_with("/v1/models")) return modelsReply({"m"});
        return chatWith(
            "Hi", R"({"content":[{"token":"Hi","logprob":-0.5,"top_logprobs":[{"token":"Ho","logprob":-1.5}]}]})");
    });
    const auto id = newRun(uri(server));
    runThrough(id);
    const auto tokens = sample(id).evidence.tokens;
    ASSERT_EQ(tokens.size(), 1U);
    EXPECT_EQ(tokens[0].token, "Hi");
    EXPECT_DOUBLE_EQ(tokens[0].logProb, -0.5);
    ASSERT_EQ(tokens[0].top.size(), 1U);
    EXPECT_EQ(tokens[0].top[0].first, "Ho");
}

struct GapCase {
    const char* what;
    const char* more; ///< of the URI
    bool tested;
    bool cache;
    ResponseGap gap;
};

class ResponseGapTest : public ReplyEvidenceTest, public testing::WithParamInterface<GapCase> {};

TEST_P(ResponseGapTest, SaysWhyThereIsNoResponse) {
    const FaultServer server(listOrReply);
    if (!GetParam().cache) {
        m_options.cacheFile.clear();
        reopenNetwork();
    }
    const auto id = newRun(uri(server, GetParam().more), GetParam().tested);
    runThrough(id);
    const auto found = sample(id);
    EXPECT_EQ(found.evidence.gap, GetParam().gap);
    EXPECT_FALSE(found.evidence.response);
    EXPECT_TRUE(found.evidence.request) << "what was sent is known all the same";
}
INSTANTIATE_TEST_SUITE_P(Cases, ResponseGapTest,
                         testing::Values(GapCase{"off", "&cache=off", true, true, ResponseGap::CacheOff},
                                         GapCase{"untested", "", false, true, ResponseGap::Untested},
                                         GapCase{"no_cache", "", true, false, ResponseGap::NoCache}),
                         [](const auto& parameter) { return std::string(parameter.param.what); });

TEST_F(ReplyEvidenceTest, AnotherBuildsReplyIsNotFound) {
    const FaultServer server(listOrReply);
    const auto id = newRun(uri(server));
    runThrough(id);
    auto context = *contextOf(m_workspace, id);
    auto report = must(backend::CapabilityReport::parse(context.record.report));
    report.fingerprint = "another build";
    context.record.report = report.json();
    EXPECT_EQ(run::evidenceOf(context, sample(id).request, nullptr, m_network.get()).gap, ResponseGap::NotKept);
}

TEST_F(ReplyEvidenceTest, ACalibrationModelSentNothing) {
    const auto id = newRun("calibration:?cutoff=2018", false);
    runThrough(id);
    const auto found = sample(id);
    EXPECT_EQ(found.evidence.gap, ResponseGap::Computed);
    EXPECT_FALSE(found.evidence.request);
}

/// A server that this program starts: its port is of the day, what it is stays.
class ManagedEvidenceTest : public ReplyEvidenceTest {
protected:
    ManagedEvidenceTest() : m_id(newRun("openai:http://127.0.0.1:{port}/v1?model=m", true, "Tiny", m_server.port())) {
        auto reader = must(m_workspace->reader());
        const auto backend =
            must(run::makeBackend(reader, recordOf(m_workspace, m_id), m_network.get(), 0, at(m_server.port())));
        completionOf(backend::ask(*backend, sample(m_id).request, {}));
    }
    static run::RunningServer at(int port, const std::string& started = "tiny.gguf") { return {port, started}; }

    const FaultServer m_server{listOrReply};
    const std::int64_t m_id;
};

TEST_F(ManagedEvidenceTest, AServerThatIsAwayHasNoPort) {
    const auto found = sample(m_id);
    EXPECT_EQ(found.evidence.gap, ResponseGap::ServerAway);
    ASSERT_TRUE(found.evidence.request);
    EXPECT_EQ(found.evidence.request->url, "http://127.0.0.1:{port}/v1/chat/completions");
}

TEST_F(ManagedEvidenceTest, TheResponseIsFoundWhereverTheServerIsNow) {
    EXPECT_EQ(sample(m_id, at(m_server.port())).evidence.gap, ResponseGap::None);
    EXPECT_EQ(sample(m_id, at(9)).evidence.gap, ResponseGap::None);
}

TEST_F(ManagedEvidenceTest, WhatAnotherModelFileSaidIsNot) {
    EXPECT_EQ(sample(m_id, at(m_server.port(), "other.gguf")).evidence.gap, ResponseGap::NotKept);
}

TEST_F(ManagedEvidenceTest, NothingIsTakenFromAServerOfUnknownMake) {
    EXPECT_EQ(sample(m_id, at(m_server.port(), "")).evidence.gap, ResponseGap::ServerAway);
}

TEST_F(ReplyEvidenceTest, JsonHoldsTheWholeSample) {
    const FaultServer server(listOrReply);
    const auto id = newRun(uri(server));
    runThrough(id);
    const auto found = sample(id);
    const auto told = json::parse(run::toJson(found));
    EXPECT_EQ(told["element_id"], toHex(found.element.id));
    EXPECT_EQ(told["year"], found.year);
    EXPECT_EQ(told["template"], "generation");
    EXPECT_EQ(told["set"], 1);
    EXPECT_EQ(told["temperature"], 0.0);
    EXPECT_EQ(told["prompt"], found.request.prompt);
    EXPECT_EQ(told["request"]["body"], found.evidence.request->body);
    EXPECT_EQ(told["reply"], found.reply->text);
    EXPECT_EQ(told["verdict"]["outcome"], "answered");
    EXPECT_EQ(told["verdict"]["match"], false);
    EXPECT_TRUE(told["verdict"]["matched"].is_null());
    EXPECT_EQ(told["response"]["body"], *found.evidence.response);
}

TEST_F(ReplyEvidenceTest, JsonHoldsNoKey) {
    const FaultServer server(listOrReply);
    const auto id = newRun(uri(server));
    runThrough(id);
    ASSERT_EQ(server.requests().back().header("Authorization"), std::string("Bearer ") + kKey);
    EXPECT_EQ(run::toJson(sample(id)).find(kKey), std::string::npos);
}

TEST_F(ReplyEvidenceTest, JsonOfASampleNotAskedYetIsNullWhereNothingIsKnown) {
    const auto id = newRun("calibration:?cutoff=2018", false);
    const auto told = json::parse(run::toJson(sample(id)));
    for (const char* field : {"request", "reply", "thinking", "error", "verdict", "response"})
        EXPECT_TRUE(told[field].is_null()) << field;
    EXPECT_FALSE(told["prompt"].is_null());
}

TEST_F(ReplyEvidenceTest, JsonOfAnErrorIsNoAnswer) {
    const FaultServer server([chats = std::make_shared<std::atomic<int>>(0)](const Received& request) {
        if (request.path.starts_with("/v1/models")) return modelsReply({"m"});
        return ++*chats % 2 == 0 ? status(400) : chatReply("A. x"); // the second sample of each cell
    });
    const auto id = newRun(uri(server));
    runThrough(id);
    const auto told = json::parse(run::toJson(sample(id)));
    EXPECT_TRUE(told["reply"].is_null());
    EXPECT_EQ(told["error"]["kind"], "bad_request");
    EXPECT_EQ(told["verdict"]["outcome"], "error:bad_request");
    for (const char* field : {"match", "answer", "matched", "score"})
        EXPECT_TRUE(told["verdict"][field].is_null()) << field;
    EXPECT_TRUE(told["response"].is_null());
}

TEST_F(ReplyEvidenceTest, WhatTheRunDoesNotAskIsRefused) {
    const auto id = newRun("calibration:?cutoff=2018", false);
    const auto context = contextOf(m_workspace, id);
    auto reader = must(m_workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 0, 1)).front();
    const int year = loaded.element.askableYears().front();
    const auto code = [&](int wantedYear, prompt::Template form, int sampleIndex) {
        return run::readSample(reader, *context, loaded.row, wantedYear, form, sampleIndex, nullptr).error().code;
    };
    EXPECT_EQ(code(1800, prompt::Template::Generation, 0), ErrorCode::InvalidArgument);
    EXPECT_EQ(code(year, prompt::Template::Mcqa, 0), ErrorCode::InvalidArgument);
    EXPECT_EQ(code(year, prompt::Template::Generation, 2), ErrorCode::InvalidArgument);
    EXPECT_EQ(code(year, prompt::Template::Generation, -1), ErrorCode::InvalidArgument);
}
} // namespace
