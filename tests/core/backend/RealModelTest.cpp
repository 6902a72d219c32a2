// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Category.h"
#include "core/backend/server/ManagedServer.h"
#include "core/results/Aggregate.h"
#include "core/run/RunFactory.h"
#include "core/studies/robustness/StressTables.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/Files.h"
#include "tests/support/NaiveResults.h"
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

std::string interpreter() {
    const char* python = std::getenv("CHRONOSCOPE_PYTHON");
    return python ? python : "python3";
}

bool canImport(const std::string& module) {
    return std::system(("'" + interpreter() + "' -c 'import " + module + "' >/dev/null 2>&1").c_str()) == 0;
}

/// A llama.cpp server that this machine has: llama-server, or the one in a Python package. One thread is quickest for
/// so small a model, and several wait for each other at every layer where the machine has something else to do.
std::optional<backend::ManagedCommand> installedServer() {
    backend::ManagedCommand command;
    command.modelFile = source(kModel);
    if (std::system("command -v llama-server >/dev/null 2>&1") == 0) {
        command.program = "llama-server";
        command.arguments = {"-m", "{model}", "-c", "4096", "-np", "4", "-t", "1", "--port", "{port}", "--jinja"};
        return command;
    }
    if (!canImport("xllamacpp")) return std::nullopt;
    command.program = interpreter();
    command.arguments = {source("resources/server/llama_server.py"),
                         "-m",
                         "{model}",
                         "-c",
                         "4096",
                         "-np",
                         "4",
                         "-t",
                         "1",
                         "--port",
                         "{port}"};
    return command;
}

/// A server that repeats the prompt with its log-probabilities; nothing where it is not installed.
std::optional<backend::ManagedCommand> echoingServer() {
    if (!canImport("llama_cpp.server")) return std::nullopt;
    backend::ManagedCommand command;
    command.program = interpreter();
    command.modelFile = source(kModel);
    command.arguments = {"-m",   "llama_cpp.server", "--model",   "{model}", "--logits_all",
                         "True", "--host",           "127.0.0.1", "--port",  "{port}"};
    command.healthPath = "/v1/models";
    return command;
}

std::unique_ptr<backend::ManagedServer> started(const backend::ManagedCommand& command) {
    backend::ManagedServer::Options options;
    options.supervisor = CHRONOSCOPE_SUPERVISE_DRIVER;
    auto server = std::make_unique<backend::ManagedServer>(command, options, nullptr);
    server->start();
    return server;
}

std::string addressOf(backend::ManagedServer& server) {
    const auto status = server.waitUntilSettled();
    EXPECT_EQ(status.state, backend::ManagedServer::State::Ready) << status.message;
    return "http://127.0.0.1:" + std::to_string(status.port);
}

/// The bundled model behind a real server; every test is skipped where there is none.
class RealModel : public testing::Test {
protected:
    void SetUp() override {
        const auto command = installedServer();
        if (!command) GTEST_SKIP() << "no llama.cpp server here: install llama-server, or pip install xllamacpp";
        m_server = started(*command);
        m_address = addressOf(*m_server);
        ASSERT_FALSE(HasFailure());
    }

    backend::CapabilityReport report(const std::string& uri) {
        const auto config = must(backend::BackendConfig::read(must(backend::BackendUri::parse(uri))));
        return must(backend::testBackend(m_network, config, uri, {}));
    }

    /// Log-probabilities of the continuation's tokens.
    std::vector<double> scores(const std::string& uri, const std::string& prompt, const std::string& continuation) {
        const auto config = must(backend::BackendConfig::read(must(backend::BackendUri::parse(uri))));
        const auto found = must(backend::testBackend(m_network, config, uri, {}));
        const auto model = must(m_network.open(config, &found));
        backend::ModelRequest request;
        request.task = backend::Task::ScoreContinuation;
        request.mode = backend::Mode::Completion;
        request.prompt = prompt;
        request.continuation = continuation;
        const auto reply = backend::ask(*model, request, {});
        if (const auto* error = std::get_if<backend::BackendError>(&reply)) {
            ADD_FAILURE() << uri << ": " << error->message;
            return {};
        }
        std::vector<double> values;
        for (const auto& token : std::get<backend::Completion>(reply).logProbs)
            values.push_back(token.logProb);
        return values;
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

    /// Its own way of being asked; a machine that is busy may take its time.
    std::string llama(const std::string& options = {}) const { return "llama:" + m_address + "?test-s=300" + options; }

    backend::Network m_network{backend::Network::Options{}};
    std::unique_ptr<backend::ManagedServer> m_server;
    std::string m_address;
};

TEST_F(RealModel, ItsReportSaysWhatALlamaServerCanDo) {
    const auto found = report(llama());
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
    const auto found = report("openai:" + m_address + "?test-s=300");
    EXPECT_FALSE(found.capabilities.continuationLogProbs) << "llama-server answers echo without echoing";
    EXPECT_NE(found.checks[static_cast<std::size_t>(Check::ContinuationLogProbs)].sentence.find("echo"),
              std::string::npos);
}

/// A continuation's log-probabilities as one server echoes them and as another was made to give them step by step.
TEST_F(RealModel, EchoAndForcedStepsAgreeOnAContinuation) {
    const auto command = echoingServer();
    if (!command) GTEST_SKIP() << "no echoing server here: pip install 'llama-cpp-python[server]'";
    const auto echoing = started(*command);
    const std::string echo = "openai:" + addressOf(*echoing) + "?test-s=300", steps = llama();
    const std::vector<std::pair<std::string, std::string>> cases{
        {"Q. In 2015, the capital of France is, [Object]\nA.", " Paris"},
        {"Q. In 2019, who holds the office of president of the United States?\nA.", " Donald Trump"},
        {"Q. In 2012, which team does Lionel Messi play for?\nA. He plays for", " FC Barcelona, in Spain."},
        {"A date:", " 14 March 2018"},
    };
    for (const auto& [prompt, continuation] : cases) {
        const auto echoed = scores(echo, prompt, continuation), forced = scores(steps, prompt, continuation);
        ASSERT_EQ(echoed.size(), forced.size()) << continuation;
        ASSERT_FALSE(echoed.empty()) << continuation;
        for (std::size_t i = 0; i < echoed.size(); ++i)
            EXPECT_NEAR(echoed[i], forced[i], 0.01) << continuation << ", token " << i;
    }
}

/// A blank at the prompt's end is part of the token behind it, which then counts whole: the same tokens either way.
TEST_F(RealModel, ATokenThatPromptAndContinuationShareCountsWhole) {
    const std::string uri = llama(), prompt = "In 2015, who was the head of government of Italy?";
    const auto apart = scores(uri, prompt, " Matteo Renzi"), shared = scores(uri, prompt + " ", "Matteo Renzi");
    ASSERT_FALSE(shared.empty());
    EXPECT_EQ(shared, apart);
}

/// Exact matches per year, from the model's own description, over the elements of the General domain: the first and the
/// last year, the best one, and two between.
const std::map<int, int> kPublishedPercent{{2010, 71}, {2013, 71}, {2017, 83}, {2022, 87}, {2023, 71}};

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
    for (const auto& [year, percent] : kPublishedPercent)
        spec.slice.years.push_back(year);
    spec.templates = {prompt::Template::Generation};
    spec.temperatures = {0};
    spec.sets = 1;
    const auto id = runOver(workspace, llama(std::string("&mode=") + GetParam()), spec);
    const auto lines = results::cellGroups(*loadedSet(workspace, {{id, 0}}), {}, {results::Axis::Year});
    EXPECT_EQ(lines.size(), kPublishedPercent.size());
    for (const auto& line : lines) {
        const auto published = kPublishedPercent.find(static_cast<int>(line.keys.front()));
        ASSERT_NE(published, kPublishedPercent.end()) << line.keys.front();
        const auto interval =
            analysis::wilson95(static_cast<long>(line.counts.correct), static_cast<long>(line.counts.judged()));
        EXPECT_LE(interval.low, published->second) << published->first;
        EXPECT_GE(interval.high, published->second) << published->first;
    }
}
INSTANTIATE_TEST_SUITE_P(Modes, RealModelFigures, testing::Values("chat", "completion"));

/// Four heads of state and of government that the model was taught by year, month and day.
std::vector<robustness::DatedFact> taughtFacts() {
    struct Holder {
        const char *subject, *relation, *relationId, *object, *start, *end;
    };
    constexpr const char *kGovernment = "head of government", *kState = "head of state";
    std::vector<robustness::DatedFact> facts;
    for (const Holder& one :
         std::vector<Holder>{{"Italy", kGovernment, "P6", "Matteo Renzi", "2014-02-22", "2016-12-12"},
                             {"Italy", kGovernment, "P6", "Paolo Gentiloni", "2016-12-12", "2018-06-01"},
                             {"France", kState, "P35", "François Hollande", "2012-05-15", "2017-05-14"},
                             {"United States of America", kState, "P35", "Barack Obama", "2009-01-20", "2017-01-20"}}) {
        auto fact = factOf(one.start, one.end);
        fact.subject = one.subject;
        fact.relation = one.relation;
        fact.relationId = one.relationId;
        fact.object = one.object;
        facts.push_back(fact);
    }
    return facts;
}

/// It places what it was taught in time, and loses that where the question comes in a wrapping that it was not taught.
TEST_F(RealModel, PrefersTheRightDatesOfWhatItWasTaught) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    addFacts(workspace, taughtFacts());
    const auto choice = must(run::prepareBackend(m_network, llama(), {}, {}));
    const auto meansOfRun = [&](robustness::ChatForm chat) {
        robustness::StressSpec spec;
        spec.chat = chat;
        const auto id = must(robustness::createStress(*workspace, spec, "dates", choice, shippedWording())).id;
        const auto engine = must(run::openRun(workspace, id, {}, 0, &m_network));
        engine->start();
        const auto last = engine->wait();
        EXPECT_EQ(last.state, run::EngineState::Finished) << last.message;
        EXPECT_EQ(last.counts.errorCount(), 0);
        auto reader = must(workspace->reader());
        const auto results = must(robustness::readStressResults(reader, must(store::RunStore(reader).get(id))));
        return robustness::meansOf(results, {}).all;
    };
    const auto plain = meansOfRun(robustness::ChatForm::None), chat = meansOfRun(robustness::ChatForm::Model);
    for (std::size_t precision = 0; precision < robustness::kPrecisions; ++precision) {
        ASSERT_TRUE(plain[precision].winRate() && chat[precision].winRate()) << precision;
        EXPECT_EQ(plain[precision].missing, 0) << precision;
        EXPECT_GT(*plain[precision].winRate(), 0.75) << precision;
        EXPECT_GT(*plain[precision].winRate(), *chat[precision].winRate() + 0.1) << precision;
    }
}
} // namespace
