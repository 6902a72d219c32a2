// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/KnownHosts.h"

#include "core/run/BatchJobs.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <thread>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::KnownHosts;

namespace {
constexpr const char* kSecretName = "CHRONOSCOPE_TEST_KNOWN_HOSTS";

/// A workspace that came from elsewhere, and a network of a person who has used nothing yet.
class KnownHostsTest : public testing::Test {
protected:
    std::int64_t foreignRun(const std::string& parameters = {}) {
        run::RunSpec spec = smallSpec(1);
        spec.sets = 1;
        return makeRun(m_workspace, spec, "openai:" + m_server.url("/v1") + "?model=m&cache=off" + parameters);
    }
    backend::Network network() const {
        backend::Network::Options options;
        options.knownHosts = std::make_shared<KnownHosts>(m_folder.file("config/known-hosts"));
        options.keyVariablesFile = m_folder.file("config/key-variables");
        return backend::Network(std::move(options));
    }
    backend::BackendConfig configOf(std::int64_t id) const {
        return must(backend::BackendConfig::read(must(backend::BackendUri::parse(recordOf(m_workspace, id).backend))));
    }

    const TempDir m_folder;
    const WorkspacePtr m_workspace = makeWorkspace(m_folder);
    const FaultServer m_server{always(chatReply("A. nobody"))};
};

TEST_F(KnownHostsTest, ARunOutOfAForeignWorkspaceAsksNoHostThatNobodyHereHasNamed) {
    const auto id = foreignRun();
    const auto unasked = network();
    const auto refused = run::openRun(m_workspace, id, {}, 1, &unasked);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Backend);
    EXPECT_NE(refused.error().text().find(backend::originOf(m_server.url())), std::string::npos)
        << refused.error().text();
    EXPECT_NE(refused.error().text().find("--allow-host"), std::string::npos) << "it says how";
    EXPECT_EQ(m_server.connections(), 0);
    unasked.allowHosts(configOf(id));
    const auto later = network(); // another process
    const auto engine = must(run::openRun(m_workspace, id, {}, 1, &later));
    engine->start();
    EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
}

TEST_F(KnownHostsTest, AKnownHostIsNoLeaveForAKey) {
    ::setenv(kSecretName, "sk-secret-of-the-person", 1);
    const auto id = foreignRun(std::string("&key-env=") + kSecretName);
    const auto mine = network();
    mine.allowHosts(configOf(id));
    EXPECT_FALSE(run::openRun(m_workspace, id, {}, 1, &mine));
    mine.trust(configOf(id));
    EXPECT_TRUE(run::openRun(m_workspace, id, {}, 1, &mine));
    ::unsetenv(kSecretName);
}

TEST_F(KnownHostsTest, BatchesFollowTheSameRule) {
    ::setenv(kSecretName, "sk-secret-of-the-person", 1);
    const auto id = foreignRun(std::string("&key-env=") + kSecretName);
    const auto mine = network();
    EXPECT_FALSE(run::BatchJobs::open(m_workspace, id, mine));
    mine.allowHosts(configOf(id));
    EXPECT_FALSE(run::BatchJobs::open(m_workspace, id, mine)) << "the variable";
    mine.trust(configOf(id));
    EXPECT_TRUE(run::BatchJobs::open(m_workspace, id, mine));
    ::unsetenv(kSecretName);
}

TEST_F(KnownHostsTest, ThePortIsPartOfTheHost) {
    const auto mine = network();
    mine.allowHosts(std::string("openai:http://127.0.0.1:1/v1?model=m"));
    EXPECT_FALSE(run::openRun(m_workspace, foreignRun(), {}, 1, &mine));
    EXPECT_EQ(m_server.connections(), 0);
}

TEST_F(KnownHostsTest, TwoProcessesKeepEachOthersHosts) {
    const std::string path = m_folder.file("config/known-hosts");
    KnownHosts one(path);
    KnownHosts other(path);
    one.add("https://one.example:443");
    other.add("https://other.example:443");
    EXPECT_TRUE(KnownHosts(path).contains("https://one.example:443"));
    EXPECT_TRUE(KnownHosts(path).contains("https://other.example:443"));
}

TEST_F(KnownHostsTest, HostsThatManyNameAtOnceAreAllKept) {
    constexpr int kEach = 20;
    const std::string path = m_folder.file("config/known-hosts");
    const auto originOf = [](int who, int which) { return fmt::format("https://{}-{}.example:443", who, which); };
    {
        std::vector<std::jthread> threads;
        for (int who = 0; who < 4; ++who)
            threads.emplace_back([&, who] {
                KnownHosts hosts(path); // a process of its own
                for (int i = 0; i < kEach; ++i)
                    hosts.add(originOf(who, i));
            });
    }
    const KnownHosts later(path);
    for (int who = 0; who < 4; ++who)
        for (int i = 0; i < kEach; ++i)
            EXPECT_TRUE(later.contains(originOf(who, i))) << originOf(who, i);
}

TEST_F(KnownHostsTest, AHostThatWasTakenOutOfTheListDoesNotComeBackWithAnother) {
    const std::string path = m_folder.file("config/known-hosts");
    KnownHosts hosts(path);
    hosts.add("https://gone.example:443");
    std::filesystem::remove(path);
    hosts.add("https://new.example:443");
    EXPECT_FALSE(KnownHosts(path).contains("https://gone.example:443"));
    EXPECT_TRUE(KnownHosts(path).contains("https://new.example:443"));
}

TEST_F(KnownHostsTest, TheListIsItsOwnersAlone) {
    KnownHosts(m_folder.file("config/known-hosts")).add("https://api.example:443");
    EXPECT_TRUE(KnownHosts(m_folder.file("config/known-hosts")).contains("https://api.example:443"));
    EXPECT_FALSE(KnownHosts(m_folder.file("config/known-hosts")).contains("https://api.example"));
    const auto mode = std::filesystem::status(m_folder.file("config/known-hosts")).permissions();
    EXPECT_EQ(mode, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}
} // namespace
