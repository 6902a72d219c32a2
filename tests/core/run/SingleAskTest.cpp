// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SingleAsk.h"
#include "core/backend/check/BackendTest.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultServer.h"
#include "tests/support/ModelServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <future>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
class SingleAskTest : public testing::Test {
protected:
    static backend::Network::Options options(const TempDir& folder) {
        backend::Network::Options result;
        result.cacheFile = folder.file("replies.sqlite");
        return result;
    }
    std::string uri(const FaultServer& server, const std::string& model = "m") const {
        return "openai:" + server.url() + "/v1?attempts=1&model=" + model;
    }
    std::int64_t newRun(const std::string& backendUri, const std::string& testedModel = {},
                        const std::string& managed = {}) {
        run::BackendChoice choice(backendUri);
        choice.server = managed;
        if (!testedModel.empty()) {
            backend::CapabilityReport report;
            report.model = testedModel;
            report.capabilities.chat = true;
            choice.report = report.json();
        }
        return must(run::createRun(*m_workspace, smallSpec(1), "run", choice, loadPack())).id;
    }
    Result<backend::Completion> ask(std::int64_t id, int port = 0, const std::stop_token& stop = {}) {
        const auto context = contextOf(m_workspace, id);
        auto reader = must(m_workspace->reader());
        const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 0, 1)).front();
        m_request = context->request(loaded.element, loaded.row, loaded.element.askableYears().front(),
                                     prompt::Template::Generation, 0, 1);
        const auto backend = run::openUncached(reader, *context, &m_network, {port, "tiny"}, stop);
        if (!backend) return backend.error();
        return run::askOnce(**backend, m_request, stop);
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = makeWorkspace(m_folder);
    backend::Network m_network{options(m_folder)};
    backend::ModelRequest m_request; ///< the last one asked
};

Answer listOrParis(const Received& request) {
    if (request.path.starts_with("/v1/models")) return modelsReply({"m"});
    return chatReply("reply " + std::to_string(request.number));
}

std::size_t chats(const FaultServer& server) {
    std::size_t count = 0;
    for (const Received& request : server.requests())
        count += request.path.ends_with("/chat/completions") ? 1U : 0U;
    return count;
}

TEST_F(SingleAskTest, TheModelAnswersTheRunsRequest) {
    const FaultServer server(listOrParis);
    const auto reply = must(ask(newRun(uri(server), "m")));
    EXPECT_EQ(reply.text, "reply " + std::to_string(server.count()));
    const auto config = must(backend::BackendConfig::read(must(backend::BackendUri::parse(uri(server)))));
    const auto begun = config.protocol->begin(m_request, config.dialect);
    EXPECT_EQ(server.requests().back().body, std::get<0>(begun)->first().body);
}

TEST_F(SingleAskTest, EachTimeTheModelIsAskedAndNeverTheCache) {
    const FaultServer server(listOrParis);
    const auto id = newRun(uri(server), "m");
    const auto first = must(ask(id));
    const auto second = must(ask(id));
    EXPECT_EQ(chats(server), 2U);
    EXPECT_NE(first.text, second.text);
    EXPECT_FALSE(second.cached);
}

TEST_F(SingleAskTest, TheReplyGoesIntoNeitherRunNorCache) {
    const FaultServer server(listOrParis);
    const auto id = newRun(uri(server), "m");
    const Dump before = dumpOf(m_workspace, id);
    must(ask(id));
    EXPECT_EQ(dumpOf(m_workspace, id), before);
    const auto context = contextOf(m_workspace, id);
    auto reader = must(m_workspace->reader());
    const auto backend =
        must(run::makeBackend(reader, context->record, &m_network)); // as the run would open it, cache and all
    EXPECT_FALSE(std::get<backend::Completion>(backend::ask(*backend, m_request, {})).cached);
}

TEST_F(SingleAskTest, ACalibrationModelIsAskedToo) {
    EXPECT_FALSE(must(ask(newRun("calibration:?cutoff=2030&recall=1"))).text.empty());
}

struct FailureCase {
    const char* what;
    int status;
    const char* says;
};

class SingleAskFailure : public SingleAskTest, public testing::WithParamInterface<FailureCase> {};

TEST_P(SingleAskFailure, IsAnErrorAndNeverAnAnswer) {
    const FaultServer server([](const Received& request) {
        return request.path.starts_with("/v1/models") ? modelsReply({"m"}) : status(GetParam().status);
    });
    const auto reply = ask(newRun(uri(server), "m"));
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, ErrorCode::Backend);
    EXPECT_NE(reply.error().text().find(GetParam().says), std::string::npos) << reply.error().text();
}
INSTANTIATE_TEST_SUITE_P(Statuses, SingleAskFailure,
                         testing::Values(FailureCase{"bad_request", 400, "bad_request, status 400"},
                                         FailureCase{"unauthorized", 401, "status 401"},
                                         FailureCase{"server", 500, "status 500"}),
                         [](const auto& parameter) { return std::string(parameter.param.what); });

TEST_F(SingleAskTest, AnotherModelThanTheRunsIsNotAsked) {
    const FaultServer server(listOrParis);
    const auto reply = ask(newRun("openai:" + server.url() + "/v1?attempts=1", "former"));
    ASSERT_FALSE(reply);
    EXPECT_EQ(chats(server), 0U);
}

TEST_F(SingleAskTest, AKeyVariableNobodyNamedHereIsNotUsed) {
    setenv("CHRONOSCOPE_ASK_KEY", "secret-key-123", 1);
    const FaultServer server(listOrParis);
    const auto reply = ask(newRun(uri(server) + "&key-env=CHRONOSCOPE_ASK_KEY", "m"));
    ASSERT_FALSE(reply);
    EXPECT_EQ(server.count(), 0U);
}

TEST_F(SingleAskTest, AManagedServerThatIsAwayIsSaidToBe) {
    const auto reply = ask(newRun("openai:http://127.0.0.1:{port}/v1?model=m", {}, "Tiny"), 0);
    ASSERT_FALSE(reply);
    EXPECT_NE(reply.error().text().find("Tiny"), std::string::npos);
}

TEST_F(SingleAskTest, AManagedServerIsAskedAtItsPort) {
    const FaultServer server(listOrParis);
    EXPECT_TRUE(ask(newRun("openai:http://127.0.0.1:{port}/v1?model=m", "m", "Tiny"), server.port()));
}

TEST_F(SingleAskTest, RepliesThatWereImportedHaveNoModelToAsk) {
    const auto id = newRun("calibration:");
    auto context = *contextOf(m_workspace, id);
    context.record.backend = "imported:reference?from=x";
    auto reader = must(m_workspace->reader());
    EXPECT_EQ(run::openUncached(reader, context, &m_network, {}, {}).error().code, ErrorCode::Unsupported);
}

/// The server says nothing: to the list of models, or to the request.
class SingleAskCancel : public SingleAskTest, public testing::WithParamInterface<bool> {};

TEST_P(SingleAskCancel, IsHeededAtOnce) {
    const bool alsoModels = GetParam();
    const FaultServer server([&](const Received& request) {
        if (!alsoModels && request.path.starts_with("/v1/models")) return modelsReply({"m"});
        Answer silent;
        silent.stall = true;
        return silent;
    });
    const auto id = newRun(uri(server), "m");
    std::stop_source stop;
    auto asked = std::async(std::launch::async, [&] { return ask(id, 0, stop.get_token()); });
    ASSERT_TRUE(server.waitForRequests(alsoModels ? 1 : 2));
    stop.request_stop();
    ASSERT_EQ(asked.wait_for(std::chrono::seconds(10)), std::future_status::ready); // the server would take for ever
    EXPECT_EQ(asked.get().error().code, ErrorCode::Cancelled);
}
INSTANTIATE_TEST_SUITE_P(Silence, SingleAskCancel, testing::Bool(), [](const auto& parameter) {
    return std::string(parameter.param ? "from_the_start" : "to_the_request");
});
} // namespace
