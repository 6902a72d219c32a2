// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/StopText.h"

#include "core/run/BackendOpening.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::Mode;
using prompt::Template;

namespace {
using Texts = std::vector<std::string>;

const std::vector<Template> kAllTemplates(prompt::kTemplates.begin(), prompt::kTemplates.end());

TEST(StopText, IsTypedWithEscapes) {
    const std::pair<const char*, Texts> cases[]{
        {R"(\n)", {"\n"}},   {R"(\n\n)", {"\n\n"}},         {R"(\nQ.)", {"\nQ."}},
        {"END", {"END"}},    {R"(\n, END)", {"\n", "END"}}, {R"(a\,b,c)", {"a,b", "c"}},
        {R"(\\n)", {"\\n"}}, {R"(\t,\r)", {"\t", "\r"}},    {"none", {}},
        {" none ", {}},      {"nonesuch", {"nonesuch"}},    {"a b ", {"a b "}}};
    for (const auto& [typed, expected] : cases)
        EXPECT_EQ(must(run::parseStops(typed)), expected) << typed;
    for (const char* wrong : {"", "a,", ",a", R"(\)", R"(\x)", R"(a\)", R"(\n,\q)"}) {
        const auto refused = run::parseStops(wrong);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument) << wrong;
    }
}

TEST(StopText, IsShownAsItIsTyped) {
    EXPECT_EQ(run::stopText({}), "none");
    EXPECT_EQ(run::stopText({"\n", "a,b", "\\"}), R"(\n, a\,b, \\)");
    for (const Texts& stops : {Texts{"\n"}, Texts{"\n", "Q. ", "\t\r"}, Texts{"a, b", "\\n"}})
        EXPECT_EQ(must(run::parseStops(run::stopText(stops))), stops);
}

TEST(StopText, CompletionEndpointsStopAtTheEndOfTheLineAndChatsDoNot) {
    const auto pack = loadPack();
    EXPECT_EQ(run::usualStop(Mode::Completion, pack, kAllTemplates), Texts{"\n"});
    EXPECT_EQ(run::usualStop(Mode::Chat, pack, kAllTemplates), Texts{});
}

/// A reply that begins with the end of the prompt's own line would be empty.
TEST(StopText, APackThatLeavesTheLineOpenHasNoUsualStop) {
    std::string templates = readFile(source("resources/packs/templates.json"));
    const std::string line = R"("legal": { "question": "Q. In {t}, {s}\n")";
    const std::size_t at = templates.find(line);
    ASSERT_NE(at, std::string::npos);
    templates.replace(at, line.size(), R"("legal": { "question": "Q. In {t}, {s}\nA.")");
    const auto pack = must(prompt::PromptPack::parse(templates, readFile(source("resources/packs/relations.json"))));
    EXPECT_EQ(run::usualStop(Mode::Completion, pack, kAllTemplates), Texts{});
    EXPECT_EQ(run::usualStop(Mode::Completion, pack, {Template::Mcqa, Template::TrueFalse}), Texts{"\n"});
}

/// Every prompt of the shipped pack leaves the model at the beginning of a line.
TEST(StopText, EveryPromptEndsWithAWholeLine) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto context = contextOf(workspace, makeRun(workspace, {}, "calibration:"));
    auto reader = must(workspace->reader());
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(1, 0, context->record.elements)))
        for (const Template form : kAllTemplates)
            for (const int year : context->layout.years)
                if (context->asks(loaded.element, year, form)) {
                    const auto text = context->builder->build(loaded.element, loaded.row, year, form, 0).text;
                    EXPECT_TRUE(text.ends_with('\n')) << text;
                }
}

TEST(StopText, WhatAProtocolCannotSendIsSaidAndNoRunIsMade) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    auto spec = smallSpec(1);
    spec.decoding.stop = {"\n"};
    const std::tuple<const char*, const char*> cases[]{{"responses:https://api.example.org?model=m", "no stop texts"},
                                                       {"anthropic:https://api.example.org?model=m", "white space"}};
    for (const auto& [uri, said] : cases) {
        const auto refused = run::createRun(*workspace, spec, "run", uri, loadPack());
        ASSERT_FALSE(refused) << uri;
        EXPECT_EQ(refused.error().code, ErrorCode::Unsupported) << uri;
        EXPECT_NE(refused.error().message.find(said), std::string::npos) << refused.error().message;
    }
    auto reader = must(workspace->reader());
    EXPECT_TRUE(must(store::RunStore(reader).list()).empty());
    for (const char* uri :
         {"openai:https://api.example.org?model=m", "vllm:https://api.example.org?model=m", "llama:http://127.0.0.1:1",
          "ollama:http://127.0.0.1:1?model=m", "gemini:?model=m", "calibration:"})
        EXPECT_TRUE(run::createRun(*workspace, spec, uri, uri, loadPack()).ok()) << uri;
}

TEST(StopText, ARunKeepsItsStopAndOneWithoutStaysWithout) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    auto spec = smallSpec(1);
    const auto without = makeRun(workspace, spec, "calibration:", "without");
    spec.decoding.stop = {"\n"};
    const auto with = makeRun(workspace, spec, "calibration:", "with");
    workspace.reset();
    workspace = must(store::Workspace::open(folder.file("test.chronoscope"), store::Workspace::Open::ExistingToWrite));
    for (const auto& [id, stops] : {std::pair(without, Texts{}), std::pair(with, Texts{"\n"})}) {
        auto recorder = std::make_shared<FaultyBackend>(
            [](const backend::ModelRequest&) { return std::optional(said("A. x")); }, 2);
        const auto engine = engineWith(workspace, id, recorder);
        engine->start();
        ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
        ASSERT_FALSE(recorder->requests().empty());
        for (const auto& request : recorder->requests())
            EXPECT_EQ(request.decoding.stop, stops);
    }
}

TEST(StopText, CalibrationModelsHonourIt) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(1), "calibration:?recall=1&cutoff=2030");
    const auto answer = calibrationAnswer(workspace, id);
    const auto context = contextOf(workspace, id);
    auto reader = must(workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 0, 1)).front();
    auto request = context->request(loaded.element, loaded.row, 2015, Template::Generation, 0, 0);
    const std::string whole = std::get<backend::Completion>(answer(request)).text;
    ASSERT_GT(whole.size(), 6U);
    request.decoding.stop = {"no such text", whole.substr(5, 1)};
    EXPECT_EQ(std::get<backend::Completion>(answer(request)).text, whole.substr(0, whole.find(whole[5])));
}
} // namespace
