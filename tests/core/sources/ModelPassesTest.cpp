// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/ModelPasses.h"

#include "core/sources/mathkg/MathKgBuild.h"
#include "tests/support/FaultServer.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <thread>

using namespace chronoscope;
using namespace chronoscope::sources;
using test::failed;
using test::FaultyBackend;
using test::must;
using test::said;

namespace {
/// A question of the law with its answers from 2012 on.
BuiltElement question(const std::string& text, const std::vector<std::string>& answers, const std::string& id) {
    BuiltElement built;
    built.sourceId = id;
    built.state = std::adjacent_find(answers.begin(), answers.end(), std::not_equal_to<>()) == answers.end()
                      ? benchmark::State::Static
                      : benchmark::State::Dynamic;
    built.element.subject = text;
    for (std::size_t i = 0; i < answers.size(); ++i)
        built.element.years.push_back({2012 + static_cast<int>(i), {}, {{answers[i]}}});
    if (built.state == benchmark::State::Dynamic) built.notes.emplace_back("meaning", "unchecked");
    return built;
}

std::string meaningOf(const BuildReport& report, const std::string& id) {
    for (const BuiltElement& built : report.elements)
        for (const auto& [key, text] : built.notes)
            if (built.sourceId == id && key == "meaning") return text;
    return {};
}

BuildReport law() {
    BuildReport report;
    report.elements = {question("A bank must pay ____ a year.", {"$100", "$100", "$200"}, "amount"),
                       question("A bank must write to the ____ at once.", {"bureau", "Bureau,", "Bureau,"}, "style"),
                       question("A bank must keep ____ of it.", {"a copy", "copies", "records"}, "unsure"),
                       question("A bank has ____ days.", {"30", "30", "30"}, "static")};
    return report;
}

TEST(MeaningByAModel, KeepsWhatAltersARuleAndDropsWhatDoesNot) {
    FaultyBackend backend([](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        if (request.prompt.find("$200") != std::string::npos) return said("Yes. The amount is another.");
        if (request.prompt.find("Bureau") != std::string::npos) return said(" no\n");
        return said("That is hard to say.");
    });
    BuildReport report = law();
    ASSERT_TRUE(judgeMeaning(report, backend, {}, {}));
    EXPECT_EQ(report.elements.size(), 3U);
    EXPECT_EQ(report.dropped.at("same_meaning"), 1U);
    EXPECT_EQ(meaningOf(report, "amount"), "altered, says faulty");
    EXPECT_EQ(meaningOf(report, "unsure"), "unchecked");
    const auto requests = backend.requests();
    ASSERT_EQ(requests.size(), 4U); // one change, one change, two changes; nothing of what never changed
    const auto asked = std::find_if(requests.begin(), requests.end(), [](const auto& request) {
        return request.prompt.find("$200") != std::string::npos;
    });
    EXPECT_EQ(asked->system, "You compare two versions of a sentence of a regulation.");
    EXPECT_EQ(
        asked->prompt,
        "Version 2013: \"A bank must pay $100 a year.\"\nVersion 2014: \"A bank must pay $200 a year.\"\nDoes the "
        "change alter what the rule says (who, what, how much, when, which other rule)? A corrected typing "
        "error, a changed abbreviation, capital letter or punctuation mark does not. Reply yes or no.");
}

TEST(MeaningByAModel, LeavesUncheckedWhatFails) {
    FaultyBackend backend([](const backend::ModelRequest&) { return failed(backend::ErrorKind::Server); });
    BuildReport report = law();
    ASSERT_TRUE(judgeMeaning(report, backend, {}, {}));
    EXPECT_EQ(report.elements.size(), 4U);
    EXPECT_EQ(meaningOf(report, "style"), "unchecked");
}

TEST(MeaningByAModel, EndsWhenItIsCancelled) {
    FaultyBackend backend([](const backend::ModelRequest&) { return std::nullopt; }); // it never answers
    std::stop_source stop;
    BuildReport report = law();
    std::jthread canceller([&] {
        backend.waitForHeld(4);
        stop.request_stop();
    });
    EXPECT_EQ(judgeMeaning(report, backend, stop.get_token(), {}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(report.elements.size(), 4U);
}

class TranslationByAModel : public testing::Test {
protected:
    BuildReport build(const std::map<std::string, std::string>& terms = {}) const {
        test::writeFile(m_folder.file("triples.tsv"), "head\trelation\ttail\n栈\tBelong_to\t线性结构\n"
                                                      "队列\tBelong_to\t线性结构\n图\tBelong_to\t非线性结构\n");
        BuildOptions options;
        options.paths = {m_folder.file("triples.tsv")};
        options.terms = terms;
        return must(mathkg::buildMathKg(options, {}, {}));
    }
    test::TempDir m_folder;
};

TEST_F(TranslationByAModel, GivesTermsNamesAndSaysWhoDid) {
    const auto terms = untranslatedTerms(build());
    ASSERT_EQ(terms, (std::vector<std::string>{"栈", "线性结构", "队列", "图", "非线性结构"}));
    FaultyBackend backend([](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        EXPECT_EQ(request.prompt, "Translate each line; keep the number of lines and reply with the translations "
                                  "only.\n栈\n线性结构\n队列\n图\n非线性结构");
        return said("Stack\nLinear structure\n Queue \nGraph\n图图\n");
    });
    const auto glossary = must(translateTerms(terms, backend, {}, {}));
    EXPECT_EQ(glossary.size(), 4U) << "what is still Chinese is no translation";
    const BuildReport report = build(glossary);
    EXPECT_EQ(report.elements[0].element.subject, "Stack");
    EXPECT_EQ(report.elements[0].notes.at(0).second, "translated by a model");
    EXPECT_EQ(report.elements[1].element.subject, "Queue");
    EXPECT_EQ(report.elements[2].notes.at(0).second, "untranslated");
}

TEST_F(TranslationByAModel, TakesNothingOfAnAnswerWithOtherLines) {
    FaultyBackend backend([](const backend::ModelRequest&) { return said("Here you are:\nStack\nQueue"); });
    EXPECT_TRUE(must(translateTerms(untranslatedTerms(build()), backend, {}, {})).empty());
}

TEST_F(TranslationByAModel, ReadsTheSourceAnewAndNamesTheModel) {
    FaultyBackend backend(
        [](const backend::ModelRequest&) { return said("Stack\nLinear structure\nQueue\nGraph\nOther structure"); });
    const BuildReport read = build();
    EXPECT_EQ(modelRequests(read), 1U);
    EXPECT_TRUE(read.model.empty());
    BuildWish wish{"mathkg", {}, {}, "1"};
    wish.options.paths = {m_folder.file("triples.tsv")};
    const BuildReport report = must(withModel(wish, read, backend, nullptr, {}, {}));
    EXPECT_EQ(report.model, "faulty");
    EXPECT_EQ(rulesJson(wish, report).at("model"), "faulty");
    EXPECT_TRUE(rulesJson(wish, read).at("model").is_null());
    EXPECT_EQ(modelRequests(report), 0U) << "nothing is left to translate";
    EXPECT_EQ(report.elements[2].element.subject, "Graph");
    wish.source = "cskg";
    EXPECT_EQ(withModel(wish, read, backend, nullptr, {}, {}).error().code, ErrorCode::InvalidArgument);
}

TEST(MeaningByAModel, IsOfTheBuildAndCountsItsRequests) {
    FaultyBackend backend([](const backend::ModelRequest&) { return said("no"); });
    BuildReport read = law();
    read.source = "cfr";
    EXPECT_EQ(modelRequests(read), 4U);
    const BuildReport report = must(withModel({"cfr", {}, {}, "1"}, read, backend, nullptr, {}, {}));
    EXPECT_EQ(report.model, "faulty");
    EXPECT_EQ(report.elements.size(), 1U) << "what never changed stays";
    EXPECT_EQ(read.elements.size(), 4U);
}

TEST(AskedOfAModelForABuild, WhatWasAnsweredBeforeABreakIsNotAskedAgain) {
    const test::TempDir folder;
    bool isBroken = true;
    const test::FaultServer server([&](const test::Received& request) {
        if (isBroken && request.body.find("$200") != std::string::npos) return test::status(400);
        return test::chatReply("yes");
    });
    backend::Network::Options options;
    options.cacheFile = folder.file("replies");
    const backend::Network network(options);
    const run::BackendChoice choice("openai:" + server.url("/v1?model=m&mode=chat"));
    for (const std::size_t asked : {4U, 5U, 5U}) { // all; the one that failed; none
        const auto backend = must(openForBuild(network, choice, {}));
        BuildReport report = law();
        must(judgeMeaning(report, *backend, {}, {}));
        EXPECT_EQ(server.count(), asked);
        EXPECT_EQ(meaningOf(report, "amount"), isBroken ? "unchecked" : "altered, says m");
        isBroken = false;
    }
}

TEST(AskedOfAModelForABuild, ManyAreAnsweredInTheirOrder) {
    FaultyBackend backend([](const backend::ModelRequest& request) { return said("re " + request.prompt); }, 4);
    std::vector<backend::ModelRequest> requests(500);
    for (std::size_t i = 0; i < requests.size(); ++i)
        requests[i].prompt = std::to_string(i);
    std::size_t told = 0;
    const auto answers = must(askAll(backend, requests, {}, [&](std::size_t done, std::size_t) { told = done; }));
    for (std::size_t i = 0; i < answers.size(); ++i)
        EXPECT_EQ(answers[i], "re " + std::to_string(i));
    EXPECT_EQ(told, 500U);
}
} // namespace
