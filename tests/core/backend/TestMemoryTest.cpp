// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/TestMemory.h"
#include "core/backend/check/KnownTest.h"
#include "tests/support/ModelServer.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <string>

using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
/// What a server says of itself, to be changed under way.
struct Self {
    std::atomic<int> owner = 1;       ///< of the model, in the list; 0 = it tells none
    std::atomic<int> system = 0;      ///< fingerprint of its chat replies; 0 = none
    std::atomic<bool> isBusy = false; ///< pictures are not seen just now
};

class TestMemoryTest : public testing::Test {
protected:
    const TempDir folder;
    Self self;
    const FaultServer server{modelServer([this](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants == Wants::Models)
            return bodyOf(self.owner == 0
                              ? R"({"data":[{"id":"m"}]})"
                              : R"({"data":[{"id":"m","owned_by":"o)" + std::to_string(self.owner) + R"("}]})");
        if (wanted.wants == Wants::Picture && self.isBusy) return status(503);
        if (wanted.wants != Wants::Chat || self.system == 0) return std::nullopt;
        Answer answer = honest(wanted);
        answer.body.insert(1, "\"system_fingerprint\":\"fp" + std::to_string(self.system) + "\",");
        return answer;
    })};
    const std::string uri = "openai:" + server.url() + "?attempts=1";

    /// Of a program that begins anew each time.
    CapabilityReport tested(bool anew = false) {
        Network::Options options;
        options.testsFolder = folder.file("tests");
        const Network network(std::move(options));
        const auto config = must(BackendConfig::read(must(BackendUri::parse(uri))));
        return must(anew ? testBackend(network, config, uri, {}) : testUnlessKnown(network, config, uri, {}));
    }
    /// Calls that reach the server meanwhile.
    std::size_t callsOf(const std::function<void()>& work) const {
        const std::size_t before = server.count();
        work();
        return server.count() - before;
    }
    std::size_t calls() {
        return callsOf([&] { tested(); });
    }
};

TEST_F(TestMemoryTest, WhatAnswersAsBeforeIsNotTestedAgain) {
    const auto first = tested();
    CapabilityReport second;
    EXPECT_EQ(callsOf([&] { second = tested(); }), 1U) << "the list of models";
    EXPECT_EQ(second.requests, 0);
    second.requests = first.requests;
    second.promptTokens = first.promptTokens;
    second.completionTokens = first.completionTokens;
    EXPECT_EQ(second.json(), first.json());
}

TEST_F(TestMemoryTest, AnotherModelIsTested) {
    tested();
    self.owner = 2;
    EXPECT_GT(calls(), 10U);
    EXPECT_EQ(calls(), 1U);
}

TEST_F(TestMemoryTest, AServerThatSaysNothingOfItselfIsTestedEachTime) {
    self.owner = 0;
    tested();
    EXPECT_GT(calls(), 10U);
}

TEST_F(TestMemoryTest, TheRepliesOwnFingerprintIsAskedFor) {
    self.system = 1;
    tested();
    EXPECT_EQ(calls(), 2U) << "the list and one question";
    self.system = 2;
    EXPECT_GT(calls(), 10U);
    EXPECT_EQ(tested().systemFingerprint, "fp2");
}

TEST_F(TestMemoryTest, ATestThatIsAskedForIsAlwaysMade) {
    tested();
    EXPECT_GT(callsOf([&] { tested(true); }), 10U);
}

TEST_F(TestMemoryTest, WhatFailedForTheMomentIsNotRemembered) {
    self.isBusy = true;
    EXPECT_FALSE(tested().capabilities.images);
    self.isBusy = false;
    EXPECT_TRUE(tested().capabilities.images);
    EXPECT_EQ(calls(), 1U);
}

TEST_F(TestMemoryTest, AFileThatIsNoReportIsNoMemory) {
    const TestMemory memory(folder.file("tests"));
    tested();
    ASSERT_TRUE(memory.find(uri));
    EXPECT_FALSE(memory.find(uri + "&mode=chat"));
    memory.forget(uri);
    EXPECT_FALSE(memory.find(uri));
    EXPECT_FALSE(TestMemory({}).find(uri));
}
} // namespace
