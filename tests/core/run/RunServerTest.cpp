// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/BackendBook.h"
#include "core/run/RunFactory.h"
#include "tests/support/ModelServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <future>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr const char* kUri = "openai:http://127.0.0.1:{port}/v1?model=m";

/// A run of a server that this program starts, whose port is another each time.
class RunServerTest : public testing::Test {
protected:
    std::int64_t madeRun(const std::string& report = {}) {
        run::BackendChoice choice(kUri);
        choice.server = "Tiny";
        choice.report = report;
        run::RunSpec spec = smallSpec(1);
        spec.sets = 1;
        return must(run::createRun(*m_workspace, spec, "run", choice, loadPack())).id;
    }
    Result<std::unique_ptr<run::RunEngine>> open(std::int64_t id, int port) {
        return run::openRun(m_workspace, id, {}, 1, &m_network, port);
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = makeWorkspace(m_folder);
    backend::Network m_network{
        {.transport = {}, .cacheFile = m_folder.file("cache"), .testsFolder = {}, .keyOf = {}, .keyVariablesFile = {}}};
};

/// What a test of the model found, as far as a run needs it.
std::string tested(const std::string& systemFingerprint = {}) {
    backend::CapabilityReport report;
    report.backend = kUri;
    report.model = "m";
    report.capabilities.chat = true;
    report.systemFingerprint = systemFingerprint;
    return report.json();
}

/// The model server, honest or silent.
Answer answerOf(const Received& request) {
    return request.method == "GET" ? modelsReply({"m"}) : chatReply("A. nobody");
}
Answer silence() {
    Answer answer;
    answer.stall = true;
    return answer;
}

TEST_F(RunServerTest, IsStoredWithoutThePortOfTheDay) {
    const auto record = recordOf(m_workspace, madeRun());
    EXPECT_EQ(record.backend, kUri);
    EXPECT_EQ(record.server, "Tiny");
    EXPECT_EQ(record.model, "m");
}

TEST_F(RunServerTest, SaysThatItsServerIsNotRunning) {
    const auto engine = open(madeRun(), 0);
    ASSERT_FALSE(engine);
    EXPECT_EQ(engine.error().code, ErrorCode::Backend);
    EXPECT_NE(engine.error().text().find("Tiny"), std::string::npos) << "the person has to know which server to start";
}

TEST_F(RunServerTest, GoesOnAtAnotherPort) {
    const auto id = madeRun();
    const FaultServer second(always(chatReply("A. nobody")));
    {
        const FaultServer first(
            [&](const Received& request) { return request.number <= 5 ? chatReply("A. nobody") : status(401); });
        const auto engine = must(open(id, first.port()));
        engine->start();
        ASSERT_EQ(engine->wait().state, run::EngineState::Stopped);
    }
    const auto asked = recordOf(m_workspace, id).counts.done();
    ASSERT_GT(asked, 0);
    const auto engine = must(open(id, second.port()));
    engine->start();
    const auto end = engine->wait();
    EXPECT_EQ(end.state, run::EngineState::Finished) << end.message;
    EXPECT_EQ(static_cast<std::int64_t>(second.count()), end.total - asked);
}

TEST_F(RunServerTest, FindsItsRepliesAtAnotherPortButNoOthers) {
    struct Start {
        const char* identity;
        bool asks;
        const char* systemFingerprint = "";
    };
    std::vector<std::unique_ptr<FaultServer>> servers; // all at once: no port comes twice
    for (const auto& [identity, asks, systemFingerprint] :
         {Start{"tiny", true}, Start{"tiny", false}, Start{"other model of that name", true}, Start{"", true},
          Start{"", true}, Start{"tiny", true, "fp_2"}, Start{"tiny", false}}) {
        FaultServer& server = *servers.emplace_back(std::make_unique<FaultServer>(answerOf));
        const auto engine = must(run::openRun(m_workspace, madeRun(tested(systemFingerprint)), {}, 1, &m_network,
                                              {server.port(), identity}));
        engine->start();
        const auto end = engine->wait();
        ASSERT_EQ(end.state, run::EngineState::Finished) << end.message;
        const auto requests = server.requests();
        const auto posts =
            std::count_if(requests.begin(), requests.end(), [](const Received& r) { return r.method == "POST"; });
        EXPECT_EQ(posts, asks ? end.total : 0) << servers.size() << " " << identity;
    }
}

TEST_F(RunServerTest, AnOpeningThatIsCancelledEndsAtOnce) {
    const FaultServer silent(always(silence()));
    const auto id = madeRun(tested());
    std::stop_source stop;
    auto opening = std::async(std::launch::async, [&] {
        return run::openRun(m_workspace, id, {}, 1, &m_network, silent.port(), stop.get_token());
    });
    ASSERT_TRUE(silent.waitForRequests(1));
    const auto cancelled = std::chrono::steady_clock::now();
    stop.request_stop();
    const auto engine = opening.get();
    const auto took = std::chrono::steady_clock::now() - cancelled;
    ASSERT_FALSE(engine);
    EXPECT_EQ(engine.error().code, ErrorCode::Cancelled) << engine.error().text();
    EXPECT_LT(took, std::chrono::seconds(1)) << "it waits for the first byte for two minutes";
    RecordProperty("ms", static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count()));
    EXPECT_EQ(recordOf(m_workspace, id).state, store::RunState::Ready);
}

TEST_F(RunServerTest, AnOpeningThatWasCancelledBeforeAsksNothing) {
    const FaultServer server(answerOf);
    std::stop_source stop;
    stop.request_stop();
    const auto engine =
        run::openRun(m_workspace, madeRun(tested()), {}, 1, &m_network, server.port(), stop.get_token());
    ASSERT_FALSE(engine);
    EXPECT_EQ(engine.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(server.count(), 0U);
}

TEST(ManagedKey, IsBoundToTheHostWhateverThePort) {
    backend::Network::Options options;
    options.keyOf = [](const std::string& origin) {
        return std::string(origin == "http://box.example:{port}" ? "key" : "");
    };
    const backend::Network network(options);
    for (const int port : {40'001, 40'002}) {
        const auto config = must(backend::BackendConfig::read(
            backend::ServedUri("openai:HTTP://Box.example:{port}/v1/?model=m", "Tiny", port)));
        EXPECT_EQ(config.baseUrls, std::vector<std::string>{"HTTP://Box.example:" + std::to_string(port) + "/v1"});
        EXPECT_EQ(config.lastingUrl(), "HTTP://Box.example:{port}/v1");
        EXPECT_EQ(must(network.keyOf(config)), "key");
    }
    const auto another =
        must(backend::BackendConfig::read(backend::ServedUri("openai:http://box.example:40001/v1?model=m")));
    EXPECT_EQ(must(network.keyOf(another)), "") << "a server that this program has not started";
    EXPECT_EQ(another.lastingUrl(), "http://box.example:40001/v1");
}

TEST(ManagedCommandIdentity, TellsApartWhatCouldAnswerDifferently) {
    const TempDir folder;
    const std::string model = folder.file("m.gguf");
    std::ofstream(model) << "weights";
    const backend::ManagedCommand command{"serve", {"--port", "{port}", "-m", "{model}"}, model, "/health"};
    const std::string identity = backend::identityOf(command);
    EXPECT_EQ(backend::identityOf(command), identity);
    std::set<std::string> all{identity};
    backend::ManagedCommand changed = command;
    changed.program = "serve2";
    EXPECT_TRUE(all.insert(backend::identityOf(changed)).second) << "program";
    changed = command;
    changed.arguments = {"--port", "{port}", "-m{model}"};
    EXPECT_TRUE(all.insert(backend::identityOf(changed)).second) << "arguments";
    changed = command;
    changed.modelFile = folder.file("n.gguf");
    EXPECT_TRUE(all.insert(backend::identityOf(changed)).second) << "model";
    std::ofstream(model) << "other weights";
    EXPECT_TRUE(all.insert(backend::identityOf(command)).second) << "another file under the same name";
}
} // namespace

namespace {
struct ServingCase {
    const char* what;
    const char* saved; ///< URI of the saved backend; null = there is none
    bool managed;
    const char* run; ///< URI of the run
    bool may;
};

class ServesRun : public testing::TestWithParam<ServingCase> {};

/// A workspace may come from anybody: it cannot have a server started and its requests, or a key, sent elsewhere.
TEST_P(ServesRun, OnlyWhatWasMadeWithTheSavedBackend) {
    const auto& one = GetParam();
    backend::SavedBackend saved{"Tiny", one.saved ? one.saved : "", std::nullopt, {}};
    if (one.managed) saved.managed = backend::ManagedCommand{};
    EXPECT_EQ(static_cast<bool>(backend::servesRun(one.saved ? &saved : nullptr, "Tiny", one.run)), one.may)
        << one.what;
}
INSTANTIATE_TEST_SUITE_P(
    Uris, ServesRun,
    testing::Values(
        ServingCase{"the same", "llama:http://127.0.0.1:{port}", true, "llama:http://127.0.0.1:{port}?model=m", true},
        ServingCase{"none of that name", nullptr, false, "llama:http://127.0.0.1:{port}", false},
        ServingCase{"no server any more", "llama:http://127.0.0.1:{port}", false, "llama:http://127.0.0.1:{port}",
                    false},
        ServingCase{"another host", "llama:http://127.0.0.1:{port}", true, "llama:http://elsewhere.example:80", false},
        ServingCase{"another protocol", "llama:http://127.0.0.1:{port}", true, "openai:http://127.0.0.1:{port}", false},
        ServingCase{"a calibration model", "llama:http://127.0.0.1:{port}", true, "calibration:?cutoff=2019", false},
        ServingCase{"another key", "llama:http://127.0.0.1:{port}", true,
                    "llama:http://127.0.0.1:{port}?key-env=SECRET", false}));
} // namespace
