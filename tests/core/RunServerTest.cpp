// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/BackendBook.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr const char* kUri = "openai:http://127.0.0.1:{port}/v1?model=m";

/// A run of a server that this program starts, whose port is another each time.
class RunServerTest : public testing::Test {
protected:
    std::int64_t madeRun() {
        run::BackendChoice choice(kUri);
        choice.server = "Tiny";
        run::RunSpec spec = smallSpec(1);
        spec.sets = 1;
        return must(run::createRun(*m_workspace, spec, "run", choice, loadPack())).id;
    }
    Result<std::unique_ptr<run::RunEngine>> open(std::int64_t id, int port) {
        return run::openRun(m_workspace, id, {}, 1, &m_network, port);
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = makeWorkspace(m_folder);
    backend::Network m_network{backend::Network::Options{}};
};

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
        const FaultServer first([&](const Received& request) {
            return request.number <= 5 ? chatReply("A. nobody") : status(401);
        });
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
    EXPECT_EQ(static_cast<bool>(backend::servesRun(one.saved ? &saved : nullptr, "Tiny", one.run)), one.may) << one.what;
}
INSTANTIATE_TEST_SUITE_P(
    Uris, ServesRun,
    testing::Values(ServingCase{"the same", "llama:http://127.0.0.1:{port}", true, "llama:http://127.0.0.1:{port}?model=m", true},
                    ServingCase{"none of that name", nullptr, false, "llama:http://127.0.0.1:{port}", false},
                    ServingCase{"no server any more", "llama:http://127.0.0.1:{port}", false, "llama:http://127.0.0.1:{port}", false},
                    ServingCase{"another host", "llama:http://127.0.0.1:{port}", true, "llama:http://elsewhere.example:80", false},
                    ServingCase{"another protocol", "llama:http://127.0.0.1:{port}", true, "openai:http://127.0.0.1:{port}", false},
                    ServingCase{"a calibration model", "llama:http://127.0.0.1:{port}", true, "calibration:?cutoff=2019", false},
                    ServingCase{"another key", "llama:http://127.0.0.1:{port}", true, "llama:http://127.0.0.1:{port}?key-env=SECRET", false}));
} // namespace
