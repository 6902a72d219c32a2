// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Category.h"
#include "core/backend/ManagedServer.h"
#include "core/run/RunFactory.h"
#include "core/store/TallyStore.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::Check;
using backend::Light;

namespace {
constexpr const char* kModel = "resources/models/chronotiny-v1.gguf";

/// A llama.cpp server that this machine has: llama-server, or the one in a Python package.
std::optional<backend::ManagedCommand> installedServer() {
    backend::ManagedCommand command;
    command.modelFile = source(kModel);
    const char* python = std::getenv("CHRONOSCOPE_PYTHON");
    const std::string interpreter = python ? python : "python3";
    if (std::system("command -v llama-server >/dev/null 2>&1") == 0) {
        command.program = "llama-server";
        command.arguments = {"-m", "{model}", "-c", "4096", "-np", "4", "-t", "2", "--port", "{port}", "--jinja"};
        return command;
    }
    if (std::system(("'" + interpreter + "' -c 'import xllamacpp' >/dev/null 2>&1").c_str()) != 0) return std::nullopt;
    command.program = interpreter;
    command.arguments = {source("tests/support/llama_server.py"), "-m", "{model}", "-c", "4096", "-np", "4", "-t", "2", "--port", "{port}"};
    return command;
}

/// The bundled model behind a real server; every test is skipped where there is none.
class RealModel : public testing::Test {
protected:
    void SetUp() override {
        const auto command = installedServer();
        if (!command) GTEST_SKIP() << "no llama.cpp server here: install llama-server, or pip install xllamacpp";
        backend::ManagedServer::Options options;
        options.supervisor = CHRONOSCOPE_SUPERVISE_DRIVER;
        m_server = std::make_unique<backend::ManagedServer>(*command, options, nullptr);
        m_server->start();
        const auto status = m_server->waitUntilSettled();
        ASSERT_EQ(status.state, backend::ManagedServer::State::Ready) << status.message;
        m_address = "http://127.0.0.1:" + std::to_string(status.port);
    }

    backend::CapabilityReport report(const std::string& uri) {
        const auto config = must(backend::BackendConfig::read(must(backend::BackendUri::parse(uri))));
        return must(backend::testBackend(m_network, config, uri, {}));
    }

    std::int64_t runOver(const WorkspacePtr& workspace, const std::string& uri, const run::RunSpec& spec) {
        const auto choice = must(run::prepareBackend(m_network, uri, {}, {}));
        const auto id = must(run::createRun(*workspace, spec, uri, choice, loadPack())).id;
        const auto engine = must(run::openRun(workspace, id, {}, 0, &m_network));
        engine->start();
        const auto last = engine->wait();
        EXPECT_EQ(last.state, run::EngineState::Finished) << last.message;
        EXPECT_EQ(last.counts.errorCount(), 0);
        return id;
    }

    backend::Network m_network{backend::Network::Options{}};
    std::unique_ptr<backend::ManagedServer> m_server;
    std::string m_address;
};

TEST_F(RealModel, ItsReportSaysWhatALlamaServerCanDo) {
    const auto found = report("llama:" + m_address);
    const auto light = [&](Check check) { return found.checks[static_cast<std::size_t>(check)].light; };
    for (const Check check : {Check::Reachable, Check::Generation, Check::Determinism, Check::GeneratedLogProbs,
                              Check::ContinuationLogProbs, Check::Parallel, Check::Parameters})
        EXPECT_EQ(light(check), Light::Green) << found.checks[static_cast<std::size_t>(check)].sentence;
    EXPECT_EQ(light(Check::Images), Light::Amber) << "the model has no eyes";
    EXPECT_TRUE(found.usable());
    EXPECT_TRUE(found.capabilities.chat && found.capabilities.completion && found.capabilities.continuationLogProbs);
    EXPECT_FALSE(found.capabilities.images);
    EXPECT_EQ(found.slotCount, 4);
}

TEST_F(RealModel, AnIgnoredEchoIsNoLogProbability) {
    const auto found = report("openai:" + m_address);
    EXPECT_FALSE(found.capabilities.continuationLogProbs) << "llama-server answers echo without echoing";
    EXPECT_NE(found.checks[static_cast<std::size_t>(Check::ContinuationLogProbs)].sentence.find("echo"), std::string::npos);
}

/// Exact matches per year, from the model's own description, over the elements of the General domain.
const std::map<int, int> kPublishedPercent{{2010, 71}, {2011, 67}, {2012, 72}, {2013, 71}, {2014, 74}, {2015, 70}, {2016, 74},
                                           {2017, 83}, {2018, 80}, {2019, 79}, {2020, 75}, {2021, 79}, {2022, 87}, {2023, 71}};

class RealModelFigures : public RealModel, public testing::WithParamInterface<const char*> {};

TEST_P(RealModelFigures, AgreeWithTheModelsDescription) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    importInto(workspace, {*shared + "/data/ChroKnowBench"});
    run::RunSpec spec;
    spec.slice.domains = {benchmark::Domain::General};
    spec.slice.states = {benchmark::State::Dynamic, benchmark::State::Static};
    spec.templates = {prompt::Template::Generation};
    spec.temperatures = {0};
    spec.sets = 1;
    const auto id = runOver(workspace, "llama:" + m_address + "?mode=" + GetParam(), spec);
    auto reader = must(workspace->reader());
    store::TallyFilter filter;
    filter.runs = {id};
    for (const auto& line : must(store::TallyStore(reader).cells(filter, {store::Dimension::Year}))) {
        const auto published = kPublishedPercent.find(line.year.value_or(0));
        if (published == kPublishedPercent.end()) continue;
        const auto interval = analysis::wilson95(static_cast<long>(line.counts.correct), static_cast<long>(line.counts.judged()));
        EXPECT_LE(interval.low, published->second) << published->first;
        EXPECT_GE(interval.high, published->second) << published->first;
    }
}
INSTANTIATE_TEST_SUITE_P(Modes, RealModelFigures, testing::Values("chat", "completion"));
} // namespace
