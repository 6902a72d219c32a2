// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "core/run/RunContext.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::ModelRequest;

namespace {
/// All of a request that a server would see.
std::string bytesOf(const ModelRequest& request) {
    std::string text = request.system + '\x1f' + request.prompt + '\x1f' +
                       std::to_string(request.decoding.temperature) + '\x1f' + std::to_string(request.decoding.topP) +
                       '\x1f' + std::to_string(request.decoding.maxTokens) + '\x1f' +
                       std::to_string(request.decoding.seed) + '\x1f' + std::to_string(request.sampleIndex) + '\x1f' +
                       std::to_string(static_cast<int>(request.mode));
    for (const auto& stop : request.decoding.stop)
        text += '\x1f' + stop;
    return text;
}

struct Variant {
    prompt::Sampler sampler;
    prompt::Protocol protocol;
    backend::Mode mode;
};

class RunPrompt : public testing::TestWithParam<Variant> {};

// Prompts are not stored: what `chronoscope prompt` rebuilds must be what was sent, byte for byte.
TEST_P(RunPrompt, RebuiltRequestsEqualThoseSent) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    run::RunSpec spec;
    spec.sampler = GetParam().sampler;
    spec.protocol = GetParam().protocol;
    spec.mode = GetParam().mode;
    spec.slice.sample = must(benchmark::Sample::parse("12%"));
    spec.decoding.stop = {"\n"};
    const auto id = makeRun(workspace, spec, "calibration:");
    auto recorder = std::make_shared<FaultyBackend>([](const ModelRequest&) { return std::optional(said("A. x")); }, 2);
    const auto engine = engineWith(workspace, id, recorder);
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    std::multiset<std::string> sent;
    for (const ModelRequest& request : recorder->requests())
        sent.insert(bytesOf(request));

    workspace.reset(); // built again from the file alone, by somebody who only reads
    workspace = must(store::Workspace::open(folder.file("test.chronoscope"), store::Workspace::Open::Reading));
    const auto context = contextOf(workspace, id);
    auto reader = must(workspace->reader());
    std::multiset<std::string> rebuilt;
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(id, 0, context->record.elements)))
        for (const prompt::Template form : context->layout.templates)
            for (const int year : context->layout.years)
                for (const double temperature : context->layout.temperatures)
                    for (int set = 0; set < context->layout.sets; ++set)
                        if (context->asks(loaded.element, year, form))
                            rebuilt.insert(
                                bytesOf(context->request(loaded.element, loaded.row, year, form, temperature, set)));
    EXPECT_EQ(static_cast<std::int64_t>(sent.size()), context->record.total);
    EXPECT_TRUE(sent == rebuilt);
}

INSTANTIATE_TEST_SUITE_P(
    All, RunPrompt,
    testing::Values(Variant{prompt::Sampler::Seeded, prompt::Protocol::Reference, backend::Mode::Chat},
                    Variant{prompt::Sampler::Seeded, prompt::Protocol::Debiased, backend::Mode::Chat},
                    Variant{prompt::Sampler::Reference, prompt::Protocol::Reference, backend::Mode::Chat},
                    Variant{prompt::Sampler::Reference, prompt::Protocol::Debiased, backend::Mode::Completion}),
    [](const auto& parameter) {
        return std::string(name(parameter.param.sampler)) + "Sampler_" + std::string(name(parameter.param.protocol)) +
               (parameter.param.mode == backend::Mode::Chat ? "_chat" : "_completion");
    });

TEST(RunPromptSeed, AnotherRunSeedGivesOtherExemplars) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    auto spec = smallSpec(1);
    const auto one = contextOf(workspace, makeRun(workspace, spec, "calibration:"));
    spec.seed = 43;
    const auto other = contextOf(workspace, makeRun(workspace, spec, "calibration:"));
    auto reader = must(workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(1, 0, 1)).front();
    int different = 0;
    for (const int year : one->layout.years)
        for (int set = 0; set < 5; ++set)
            different +=
                one->builder->build(loaded.element, loaded.row, year, prompt::Template::Generation, set).text !=
                other->builder->build(loaded.element, loaded.row, year, prompt::Template::Generation, set).text;
    EXPECT_GT(different, 35);
}

TEST(RunPromptMode, OnlyChatsGetASystemTurn) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    auto spec = smallSpec(1);
    const auto chat = contextOf(workspace, makeRun(workspace, spec, "calibration:"));
    spec.mode = backend::Mode::Completion;
    const auto raw = contextOf(workspace, makeRun(workspace, spec, "calibration:"));
    auto reader = must(workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(1, 0, 1)).front();
    const auto ask = [&](const run::RunContext& context) {
        return context.request(loaded.element, loaded.row, 2015, prompt::Template::Mcqa, 0.7, 2);
    };
    EXPECT_FALSE(ask(*chat).system.empty());
    EXPECT_TRUE(ask(*raw).system.empty());
    EXPECT_EQ(ask(*chat).prompt, ask(*raw).prompt);
    EXPECT_EQ(ask(*chat).decoding.temperature, 0.7);
    EXPECT_EQ(ask(*chat).decoding.topP, 1.0);
    EXPECT_EQ(ask(*chat).decoding.maxTokens, 50);
    EXPECT_EQ(ask(*chat).decoding.seed, 42U);
}

TEST(RunPromptPack, ARunAsksWithTheWordsThatItNames) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    run::RunSpec spec;
    spec.slice.domains = {benchmark::Domain::Biomedical};
    spec.slice.subjectText = "Chagas disease";
    const auto statementOf = [&](const run::RunSpec& asked) {
        const auto context = contextOf(workspace, makeRun(workspace, asked, "calibration:"));
        auto reader = must(workspace->reader());
        const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(context->record.id, 0, 1)).front();
        const auto text =
            context->builder->build(loaded.element, loaded.row, 2021, prompt::Template::TrueFalse, 0).text;
        return text.substr(text.rfind("Q. "));
    };
    EXPECT_EQ(statementOf(spec), "Q. In 2021, Chagas disease is the causative agent of Trypanosoma cruzi.\n");
    spec.words = prompt::WordSet::Clean;
    EXPECT_EQ(statementOf(spec), "Q. In 2021, Trypanosoma cruzi is the causative agent of Chagas disease.\n");
}

TEST(RunPromptPack, RunsOfBeforeHaveTheReferenceWords) {
    nlohmann::json written = run::RunSpec{};
    written["words"] = "clean";
    EXPECT_EQ(written.get<run::RunSpec>().words, prompt::WordSet::Clean);
    EXPECT_EQ(nlohmann::json(written.get<run::RunSpec>()), written);
    written.erase("words");
    EXPECT_EQ(written.get<run::RunSpec>().words, prompt::WordSet::Reference);
    written["words"] = "dirty";
    EXPECT_THROW(written.get<run::RunSpec>(), nlohmann::json::exception);
}

/// The first revision of the shipped words had a blank at the end of a multiple-choice question.
prompt::PromptPack firstRevision() {
    std::string templates = readFile(source("resources/packs/templates.json"));
    const auto put = [&](const std::string& now, const std::string& then) {
        const std::size_t at = templates.find(now);
        if (at == std::string::npos) throw std::runtime_error("the shipped words changed: " + now);
        templates.replace(at, now.size(), then);
    };
    put("In {t}, {q}\\n(a)", "In {t}, {q} \\n(a)");
    put("ChroKnowledge, revision 2", "ChroKnowledge");
    return must(prompt::PromptPack::parse(templates, readFile(source("resources/packs/relations.json"))));
}

TEST(RunPromptPack, ARunKeepsTheWordsItWasMadeWith) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    run::RunSpec spec = smallSpec(2);
    spec.templates = {prompt::Template::Mcqa};
    const auto old = must(run::createRun(*workspace, spec, "old", "calibration:", firstRevision())).id;
    const auto fresh = makeRun(workspace, spec, "calibration:");
    auto recorder =
        std::make_shared<FaultyBackend>([](const ModelRequest&) { return std::optional(said("(a) x")); }, 2);
    {
        const auto engine = engineWith(workspace, old, recorder);
        engine->start();
        ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    }
    std::multiset<std::string> sent;
    for (const ModelRequest& request : recorder->requests())
        sent.insert(bytesOf(request));

    workspace.reset();
    workspace = must(store::Workspace::open(folder.file("test.chronoscope"), store::Workspace::Open::Reading));
    const auto before = contextOf(workspace, old);
    const auto now = contextOf(workspace, fresh);
    auto reader = must(workspace->reader());
    std::multiset<std::string> rebuilt;
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(old, 0, before->record.elements)))
        for (const int year : before->layout.years)
            for (const double temperature : before->layout.temperatures)
                for (int set = 0; set < before->layout.sets; ++set) {
                    if (!before->asks(loaded.element, year, prompt::Template::Mcqa)) continue;
                    const auto request =
                        before->request(loaded.element, loaded.row, year, prompt::Template::Mcqa, temperature, set);
                    rebuilt.insert(bytesOf(request));
                    EXPECT_NE(request.prompt.find("? \n(a) "), std::string::npos);
                    EXPECT_EQ(text::replaceAll(request.prompt, " \n(a) ", "\n(a) "),
                              now->builder->build(loaded.element, loaded.row, year, prompt::Template::Mcqa, set).text);
                }
    EXPECT_TRUE(sent == rebuilt);
    EXPECT_FALSE(rebuilt.empty());
}

/// The seed of each request that a run with seed 7 sends, by what else a server sees of it.
std::map<std::pair<std::string, double>, std::vector<std::uint64_t>> seedsOf(run::RunSpec spec) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    spec.seed = 7;
    const auto id = makeRun(workspace, spec, "calibration:");
    auto recorder = std::make_shared<FaultyBackend>([](const ModelRequest&) { return std::optional(said("A. x")); }, 2);
    const auto engine = engineWith(workspace, id, recorder);
    engine->start();
    EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
    std::map<std::pair<std::string, double>, std::vector<std::uint64_t>> seeds;
    for (const ModelRequest& request : recorder->requests())
        seeds[{request.prompt, request.decoding.temperature}].push_back(request.decoding.seed);
    return seeds;
}

TEST(RunSeed, EveryRequestHasIt) {
    run::RunSpec spec;
    spec.sets = 1;
    spec.slice.sample = must(benchmark::Sample::parse("12%"));
    for (const auto& [asked, seeds] : seedsOf(spec))
        EXPECT_EQ(seeds, std::vector<std::uint64_t>{7}) << asked.first;
}

TEST(RunSeed, WithTheReferenceSamplerASharedPromptHasItEachTime) {
    run::RunSpec spec;
    spec.sampler = prompt::Sampler::Reference;
    spec.temperatures = {0.7};
    spec.slice.sample = must(benchmark::Sample::parse("30%"));
    std::size_t shared = 0;
    for (const auto& [asked, seeds] : seedsOf(spec)) {
        EXPECT_EQ(std::set(seeds.begin(), seeds.end()), std::set<std::uint64_t>{7}) << asked.first;
        if (seeds.size() > 1) ++shared;
    }
    EXPECT_GT(shared, 0U) << "no two sets of a cell have the same prompt: nothing was tried";
}

TEST(RunSeed, APromptThatSeveralSetsShareIsSampledAnewEachTime) {
    run::RunSpec spec;
    spec.temperatures = {0.7};
    spec.slice.sample = must(benchmark::Sample::parse("30%"));
    std::size_t shared = 0;
    for (const auto& [asked, seeds] : seedsOf(spec)) {
        EXPECT_EQ(std::count(seeds.begin(), seeds.end(), 7U), 1) << asked.first;
        EXPECT_EQ(std::set(seeds.begin(), seeds.end()).size(), seeds.size()) << asked.first;
        if (seeds.size() > 1) ++shared;
    }
    EXPECT_GT(shared, 0U) << "no two sets of a cell have the same prompt: nothing was tried";
}
} // namespace
