// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendTest.h"
#include "tests/support/ModelServer.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>

using namespace chronoscope::backend;
using namespace chronoscope::test;
using chronoscope::ErrorCode;

// A backend's test as a whole; what makes each light what it is: BackendLightsTest.
namespace {
class BackendTestTest : public testing::Test {
protected:
    const Network network{Network::Options{}};

    static BackendConfig configOf(const std::string& uri) {
        return must(BackendConfig::read(must(BackendUri::parse(uri))));
    }
    CapabilityReport reportOf(const std::string& uri) const {
        return must(testBackend(network, configOf(uri), uri, {}));
    }
    static std::vector<Light> lightsOf(const CapabilityReport& report) {
        std::vector<Light> lights;
        for (const CheckResult& result : report.checks)
            lights.push_back(result.light);
        return lights;
    }
};

TEST_F(BackendTestTest, AnHonestServerIsGreenThroughout) {
    const FaultServer server(modelServer());
    const std::string uri = "openai:" + server.url();
    const auto report = reportOf(uri);
    EXPECT_EQ(lightsOf(report), std::vector<Light>(kChecks, Light::Green)) << report.json();
    EXPECT_TRUE(report.usable());
    EXPECT_TRUE(report.capabilities.chat && report.capabilities.completion && report.capabilities.images);
    EXPECT_TRUE(report.capabilities.generatedLogProbs && report.capabilities.continuationLogProbs);
    EXPECT_EQ(report.backend, uri);
    EXPECT_EQ(report.model, "m") << "the only one need not be named";
    EXPECT_EQ(report.fingerprint, "openai|m|us|");
    EXPECT_EQ(report.determinismGap, 0.0);
    EXPECT_TRUE(report.rejectedFields.empty());
}

TEST_F(BackendTestTest, EveryCheckIsToldAsItIsMadeInTheirOrder) {
    const FaultServer server(modelServer());
    const std::string uri = "openai:" + server.url();
    std::vector<Check> told;
    must(
        testBackend(network, configOf(uri), uri, {}, [&](const CheckResult& result) { told.push_back(result.check); }));
    ASSERT_EQ(told.size(), std::size_t{kChecks});
    for (int i = 0; i < kChecks; ++i)
        EXPECT_EQ(told[static_cast<std::size_t>(i)], static_cast<Check>(i));
}

TEST_F(BackendTestTest, NobodyThereIsARedLightAndNothingElseIsTried) {
    const ClosedPort closed;
    const std::string uri = "openai:" + closed.url();
    int told = 0;
    const auto report = must(testBackend(network, configOf(uri), uri, {}, [&](const CheckResult&) { ++told; }));
    EXPECT_EQ(told, 1);
    EXPECT_FALSE(report.usable());
    std::vector<Light> expected(kChecks, Light::Skipped);
    expected.front() = Light::Red;
    EXPECT_EQ(lightsOf(report), expected);
    EXPECT_FALSE(report.checks.front().sentence.empty());
    for (std::size_t i = 1; i < report.checks.size(); ++i)
        EXPECT_EQ(report.checks[i].sentence, "not tried");
}

TEST_F(BackendTestTest, AServerThatAnswersNoQuestionIsAskedNoMore) {
    const FaultServer server(modelServer([](const Wanted& wanted) {
        return wanted.wants == Wants::Models ? std::nullopt : std::optional(status(404));
    }));
    const auto report = reportOf("openai:" + server.url());
    EXPECT_FALSE(report.usable());
    EXPECT_EQ(lightsOf(report), (std::vector<Light>{Light::Green, Light::Red, Light::Skipped, Light::Skipped,
                                                    Light::Skipped, Light::Skipped, Light::Skipped, Light::Skipped}));
    EXPECT_EQ(server.count(), 3U) << "the list, one chat and one completion";
}

TEST_F(BackendTestTest, AllOfItTakesNoLongerThanItMay) {
    const auto drips = [](Answer answer) {
        answer.dripBytes = 1;
        answer.dripEvery = std::chrono::milliseconds(200);
        return answer;
    };
    struct Case {
        Wants drips;
        Check check;
        Light light;
        bool usable;
    };
    for (const Case& one : {Case{Wants::Models, Check::Reachable, Light::Red, false},
                            Case{Wants::Chat, Check::Generation, Light::Red, false},
                            Case{Wants::Picture, Check::Images, Light::Amber, true}}) {
        const FaultServer server(modelServer([&](const Wanted& wanted) {
            return wanted.wants == one.drips ? std::optional(drips(honest(wanted))) : std::nullopt;
        }));
        const auto started = std::chrono::steady_clock::now();
        const auto report = reportOf("openai:" + server.url() + "?model=m&test-s=2");
        EXPECT_LT(std::chrono::steady_clock::now() - started, std::chrono::seconds(20));
        const CheckResult& late = report.checks[static_cast<std::size_t>(one.check)];
        EXPECT_EQ(late.light, one.light) << late.sentence;
        EXPECT_NE(late.sentence.find("2 s in all"), std::string::npos) << late.sentence;
        EXPECT_NE(late.sentence.find("test-s"), std::string::npos) << "it says how to give it more: " << late.sentence;
        EXPECT_EQ(report.usable(), one.usable) << report.json();
        EXPECT_EQ(report.checks.back().light, Light::Skipped);
    }
}

TEST_F(BackendTestTest, WhatItAskedIsCounted) {
    const FaultServer server(modelServer());
    const auto report = must(CapabilityReport::parse(reportOf("openai:" + server.url() + "?model=m").json()));
    const auto received = server.requests();
    const auto posts = std::count_if(received.begin(), received.end(),
                                     [](const Received& request) { return request.method == "POST"; });
    EXPECT_EQ(report.requests, posts);
    EXPECT_GT(report.promptTokens, 0);
    EXPECT_GT(report.completionTokens, 0);
}

TEST_F(BackendTestTest, AServerThatCountsWhatItLikesLeavesAReportThatCanBeRead) {
    for (const char* tokens : {"100000", "4294967295"}) {
        const FaultServer server(modelServer([&](const Wanted& wanted) -> std::optional<Answer> {
            if (wanted.wants != Wants::Chat) return std::nullopt;
            return bodyOf(
                R"({"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"Paris"}}],)"
                R"("usage":{"prompt_tokens":)" +
                std::string(tokens) + R"(,"completion_tokens":1}})");
        }));
        const auto report = reportOf("openai:" + server.url() + "?model=m");
        const auto read = CapabilityReport::parse(report.json());
        ASSERT_TRUE(read) << read.error().text();
        EXPECT_EQ(read->promptTokens, report.promptTokens);
        EXPECT_GE(read->promptTokens, 1'000'000);
    }
}

TEST_F(BackendTestTest, WhatTheReportSaysIsOffIsRefusedLater) {
    const FaultServer server(modelServer([](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants == Wants::Chat && wanted.logProbs) return chatWith("Paris", "null");
        if (wanted.wants == Wants::Score || wanted.wants == Wants::Picture) return status(400);
        return wanted.wants == Wants::Text && wanted.greedy ? std::optional(status(404)) : std::nullopt;
    }));
    const std::string uri = "openai:" + server.url() + "?model=m";
    const auto report = must(CapabilityReport::parse(reportOf(uri).json())); // as a run keeps it
    const auto backend = must(network.open(configOf(uri), &report));
    const std::size_t asked = server.count();
    ModelRequest weighed = asking("x");
    weighed.logProbs = 1;
    for (const ModelRequest& request :
         {weighed, aboutPicture(asking("x")), scoring("x", "y"), asking("x", Mode::Completion)})
        EXPECT_EQ(errorOf(ask(*backend, request)).kind, ErrorKind::Unsupported);
    EXPECT_EQ(server.count(), asked) << "not even sent";
    EXPECT_NE(completionOf(ask(*backend, asking("x"))).text, "");
    const Capabilities can = backend->capabilities();
    EXPECT_TRUE(can.chat);
    EXPECT_FALSE(can.completion || can.generatedLogProbs || can.continuationLogProbs || can.images);
}

TEST_F(BackendTestTest, AProtocolWithoutLogProbsSkipsTheirChecks) {
    const FaultServer server([](const Received& request) {
        if (request.path.starts_with("/v1/models")) return modelsReply({"m"});
        return bodyOf(R"({"content":[{"type":"text","text":"Red"}],"stop_reason":"end_turn",)"
                      R"("usage":{"input_tokens":7,"output_tokens":1}})");
    });
    const auto report = reportOf("anthropic:" + server.url());
    EXPECT_EQ(report.checks[1].sentence, "chat answers “Red”; no completion");
    EXPECT_EQ(report.checks[3].light, Light::Skipped);
    EXPECT_EQ(report.checks[3].sentence, "this protocol has no log-probabilities");
    EXPECT_EQ(report.checks[4].light, Light::Skipped);
    EXPECT_EQ(report.checks[4].sentence, "this protocol cannot score a given text");
    EXPECT_EQ(report.checks[5].light, Light::Green);
    EXPECT_TRUE(report.usable());
}

TEST_F(BackendTestTest, BuildAndRoomAreTheServersOwnWords) {
    const FaultServer server(modelServer([](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.path != "/props") return std::nullopt;
        return bodyOf(R"({"build_info":"b4321-abc","total_slots":6,"model_path":"/m.gguf"})");
    }));
    const auto report = reportOf("llama:" + server.url());
    EXPECT_EQ(report.build, "b4321-abc");
    EXPECT_EQ(report.slotCount, 6);
    EXPECT_EQ(report.capabilities.suggestedConcurrency, 6);
    EXPECT_NE(report.checks[0].sentence.find("build b4321-abc"), std::string::npos) << report.checks[0].sentence;
    EXPECT_NE(report.checks[6].sentence.find("; 6 slots"), std::string::npos) << report.checks[6].sentence;
    EXPECT_NE(report.fingerprint.find("b4321-abc"), std::string::npos) << "another build, another cache";
}

TEST_F(BackendTestTest, AStopEndsItAtAnyCheck) {
    for (const int checks : {0, 1, 4, 7}) {
        std::stop_source stop;
        std::atomic<int> told = 0; // read on the server's threads
        const FaultServer server(modelServer([&](const Wanted&) {
            if (told == checks) stop.request_stop();
            return std::nullopt;
        }));
        const std::string uri = "openai:" + server.url();
        const auto report =
            testBackend(network, configOf(uri), uri, stop.get_token(), [&](const CheckResult&) { ++told; });
        ASSERT_FALSE(report.ok()) << checks;
        EXPECT_EQ(report.error().code, ErrorCode::Cancelled) << checks;
        EXPECT_EQ(told, checks) << "a check that was cut short found nothing";
    }
}

TEST_F(BackendTestTest, AKeyThatIsNotSetIsAnErrorAndOneThatIsStaysOutOfTheReport) {
    const FaultServer server(modelServer(
        [](const Wanted&) { return std::optional(status(401, {}, "Incorrect API key provided: test-key-4711")); }));
    const std::string uri = "openai:" + server.url() + "?key-env=CHRONOSCOPE_TEST_KEY";
    unsetenv("CHRONOSCOPE_TEST_KEY");
    EXPECT_EQ(testBackend(network, configOf(uri), uri, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(server.count(), 0U);
    setenv("CHRONOSCOPE_TEST_KEY", "test-key-4711", 1);
    const auto report = reportOf(uri);
    unsetenv("CHRONOSCOPE_TEST_KEY");
    EXPECT_EQ(server.requests().front().header("Authorization"), "Bearer test-key-4711");
    EXPECT_EQ(report.checks[0].light, Light::Red);
    EXPECT_EQ(report.json().find("test-key-4711"), std::string::npos) << report.json();
}

TEST_F(BackendTestTest, WhoAnswersNowIsFoundOutWithTheFirstCheckAlone) {
    const FaultServer server(modelServer());
    const auto found = must(identifyBackend(network, configOf("openai:" + server.url()), {}));
    EXPECT_EQ(found.model, "m");
    EXPECT_EQ(found.fingerprint, "openai|m|us|");
    EXPECT_EQ(server.count(), 1U);
    const ClosedPort closed;
    EXPECT_EQ(identifyBackend(network, configOf("openai:" + closed.url()), {}).error().code, ErrorCode::Backend);
}
} // namespace
