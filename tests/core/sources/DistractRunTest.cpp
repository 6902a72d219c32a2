// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractRun.h"
#include "core/sources/distract/DistractView.h"

#include "core/benchmark/ElementJson.h"
#include "core/run/RetryErrors.h"
#include "core/run/RunEngine.h"
#include "core/sources/distract/DistractPlan.h"
#include "core/store/ElementVersions.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::sources;
using namespace chronoscope::test;

namespace {
constexpr int kElements = 12;

/// The letter under which `option` is shown; empty where it is not.
std::string letterOf(const std::string& prompt, const std::string& option) {
    const std::size_t at = prompt.find(") " + option + "\n");
    return at == std::string::npos ? std::string() : prompt.substr(at - 1, 1);
}

/// Writes lists in which "maybe" is right too, until it is told so; says which options are right.
backend::ModelReply answer(const backend::ModelRequest& request) {
    if (!request.turns.empty())
        return said(request.prompt.find("Create 1 other") != std::string::npos ? "1. late option"
                                                                               : "1. first\n2. maybe\n3. third");
    const std::string also = letterOf(request.prompt, "maybe");
    return said(also.empty() ? "None" : also + ".");
}

/// Twelve facts without wrong options, and a run that writes them.
class DistractRun : public testing::Test {
protected:
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);

    void SetUp() override {
        std::vector<benchmark::Element> elements;
        for (int i = 0; i < kElements; ++i) {
            benchmark::Element element;
            element.domain = benchmark::Domain::CommonSense;
            element.state = benchmark::State::Invariant;
            element.subject = "thing " + std::to_string(i);
            element.relation = "Desires";
            element.years = {{0, {}, {{"object " + std::to_string(i)}}}};
            element.id = benchmark::computeId(element);
            elements.push_back(std::move(element));
        }
        must(workspace->write(
            [&](store::Database& database) { return store::BenchmarkStore(database).insert(elements, false); }));
    }
    static DistractSpec spec(int rounds = 5) {
        return {{},
                rounds,
                42,
                readFile(source("resources/packs/distractors.json")),
                readFile(source("resources/packs/templates.json")),
                readFile(source("resources/packs/relations.json"))};
    }
    std::int64_t newRun(int rounds = 5) const {
        return must(createDistract(*workspace, spec(rounds), "options", "openai:http://localhost:1?model=m"));
    }
    std::unique_ptr<run::RunEngine> started(std::int64_t id, const std::shared_ptr<FaultyBackend>& backend) const {
        const store::RunRecord record = recordOf(workspace, id);
        auto engine = std::make_unique<run::RunEngine>(
            workspace, record, must(study::builtInStudies().planOf(record, must(workspace->reader()))), backend,
            run::RunEngine::Options(), run::RunEngine::Sink());
        engine->start();
        return engine;
    }
    std::size_t finish(std::int64_t id, const FaultyBackend::Script& script = answer) const {
        const auto backend = std::make_shared<FaultyBackend>(script);
        EXPECT_EQ(started(id, backend)->wait().state, run::EngineState::Finished);
        return backend->requests().size();
    }
    DistractReport applied(std::int64_t id) const {
        auto reader = must(workspace->reader());
        return must(applyDistract(*workspace, *must(DistractContext::open(reader, recordOf(workspace, id))), {}));
    }
    std::vector<benchmark::Element> elements() const {
        auto reader = must(workspace->reader());
        std::vector<benchmark::Element> list;
        for (const std::int64_t row : must(DistractStore(reader).rows()))
            list.push_back(must(store::BenchmarkStore(reader).load(row)));
        return list;
    }
    void expectWhole(const DistractReport& report) const {
        const DistractReport::Share& share = report.domains.at(benchmark::Domain::CommonSense);
        EXPECT_EQ(share.verified, static_cast<std::size_t>(kElements));
        EXPECT_EQ(share.moreRounds, static_cast<std::size_t>(kElements));
        EXPECT_EQ(share.shown, (std::vector<std::size_t>{3 * kElements, 3 * kElements}));
        EXPECT_EQ(share.marked, (std::vector<std::size_t>{kElements, 0}));
        for (const benchmark::Element& element : elements()) {
            EXPECT_EQ(element.distractors, (std::vector<std::string>{"first", "late option", "third"}));
            EXPECT_FALSE(nlohmann::json::parse(element.extra).contains("distractors_unverified"));
        }
        EXPECT_EQ(elements().size(), static_cast<std::size_t>(kElements)) << "no run but this one uses them";
    }
};

TEST_F(DistractRun, OptionsAreWrittenCheckedAndRewritten) {
    const std::int64_t id = newRun();
    EXPECT_EQ(finish(id), 4U * kElements) << "a list, a look, one option more, another look";
    EXPECT_EQ(recordOf(workspace, id).total, 4 * kElements) << "no more is done than there is";
    EXPECT_EQ(recordOf(workspace, id).counts.done(), 4 * kElements);
    EXPECT_TRUE(elements().front().distractors.empty()) << "nothing is taken over by itself";
    expectWhole(applied(id));
    EXPECT_TRUE(applied(id).domains.empty()) << "once is enough";
}

TEST_F(DistractRun, ItIsReadWithItsRoundsAndNothingIsChanged) {
    const std::int64_t id = newRun();
    auto reader = must(workspace->reader());
    const auto read = [&] {
        return must(readDistract(reader, *must(DistractContext::open(reader, recordOf(workspace, id))), {}));
    };
    EXPECT_EQ(must(lackingByDomain(reader)).at(benchmark::Domain::CommonSense), static_cast<std::size_t>(kElements));
    for (const DistractedElement& waiting : read().elements)
        EXPECT_EQ(waiting.unresolved, "waiting");
    finish(id);
    const DistractView view = read();
    ASSERT_EQ(view.elements.size(), static_cast<std::size_t>(kElements));
    for (const DistractedElement& one : view.elements) {
        EXPECT_EQ(one.options, (std::vector<std::string>{"first", "late option", "third"}));
        EXPECT_EQ(one.rounds, 2U);
        EXPECT_TRUE(one.unverified.empty() && one.unresolved.empty());
    }
    EXPECT_EQ(view.report.domains.at(benchmark::Domain::CommonSense).moreRounds, static_cast<std::size_t>(kElements));
    const auto context = must(DistractContext::open(reader, recordOf(workspace, id)));
    const auto calls = must(callsOf(reader, *context, 1));
    ASSERT_EQ(calls.size(), 4U);
    EXPECT_EQ(calls[0].step, OptionDraft::Step::Write);
    EXPECT_EQ(calls[1].step, OptionDraft::Step::Verify);
    EXPECT_EQ(calls[2].step, OptionDraft::Step::Rewrite);
    EXPECT_NE(calls[1].request.prompt.find("thing 1"), std::string::npos);
    EXPECT_EQ(callsOf(reader, *context, kElements).error().code, ErrorCode::NotFound);
    EXPECT_TRUE(elements().front().distractors.empty());
    EXPECT_TRUE(must(readDistracted(reader, {})).elements.empty());
    expectWhole(applied(id));
    EXPECT_EQ(must(readDistracted(reader, {})).elements.size(), static_cast<std::size_t>(kElements));
    EXPECT_EQ(read().elements.front().options, view.elements.front().options) << "the same once it is done";
    EXPECT_TRUE(must(lackingByDomain(reader)).empty());
}

TEST_F(DistractRun, AnElementFindsTheRoundsOfItsOptionsAlsoInANewVersion) {
    run::RunSpec asking;
    asking.templates = {prompt::Template::Generation};
    makeRun(workspace, asking, "calibration:"); // so the elements are used, and get new versions
    const std::int64_t id = newRun();
    finish(id);
    applied(id);
    auto reader = must(workspace->reader());
    const auto now = must(store::ElementVersions(reader).current());
    ASSERT_EQ(now.size(), static_cast<std::size_t>(kElements));
    for (const auto& meta : now) {
        const auto element = must(store::BenchmarkStore(reader).load(meta.row));
        EXPECT_EQ(writingRun(element), id);
        const auto calls = must(roundsOf(reader, meta.row, {}));
        ASSERT_EQ(calls.size(), 4U);
        EXPECT_NE(calls[1].request.prompt.find(element.subject + "'"), std::string::npos) << calls[1].request.prompt;
    }
    // An element that came with its options from elsewhere names a run of another workspace.
    benchmark::Element stranger = must(store::BenchmarkStore(reader).load(now.front().row));
    stranger.subject = "stranger";
    stranger.id = benchmark::computeId(stranger);
    must(workspace->write(
        [&](store::Database& database) { return store::BenchmarkStore(database).insert({stranger}, false); }));
    const std::int64_t row = must(store::BenchmarkStore(reader).find("stranger"));
    EXPECT_EQ(roundsOf(reader, row, {}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(must(readDistracted(reader, {})).elements.size(), static_cast<std::size_t>(kElements) + 1)
        << "each once, not beside the one it stands in for";
}

TEST_F(DistractRun, ItGoesOnWhereItWasInterrupted) {
    const std::int64_t id = newRun();
    std::atomic<int> asked = 0;
    const auto backend = std::make_shared<FaultyBackend>([&](const backend::ModelRequest& request) {
        return ++asked <= 20 ? std::optional(answer(request)) : std::nullopt;
    });
    {
        const auto engine = started(id, backend);
        backend->waitForHeld(kElements); // every element waits for its next reply
    }
    EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Interrupted);
    EXPECT_EQ(finish(id), 4U * kElements - 20U) << "what is stored is not asked again";
    expectWhole(applied(id));
}

TEST_F(DistractRun, AnErrorIsNeitherAListNorALook) {
    const std::int64_t id = newRun();
    finish(id, [](const backend::ModelRequest& request) {
        const bool isLook = request.turns.empty() && request.prompt.find("thing 3'") != std::string::npos;
        return std::optional(isLook ? failed(backend::ErrorKind::BadReply) : answer(request));
    });
    {
        auto reader = must(workspace->reader());
        const auto context = must(DistractContext::open(reader, recordOf(workspace, id)));
        const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 3, 1));
        const ReplayedDraft replayed = must(replayDraft(reader, *context, loaded.at(0)));
        EXPECT_TRUE(replayed.hasFailed);
        EXPECT_EQ(replayed.draft.step(), OptionDraft::Step::Verify);
    }
    must(run::forgetErrors(*workspace, id, study::builtInStudies()));
    EXPECT_EQ(finish(id), 3U);
    expectWhole(applied(id));
}

TEST_F(DistractRun, WhatStaysUnresolvedIsFilledUpAndFlagged) {
    const std::int64_t id = newRun(2);
    int fresh = 0;
    finish(id, [&](const backend::ModelRequest& request) {
        if (request.turns.empty()) return std::optional(said("a, b, c, d"));
        const std::string number = std::to_string(++fresh);
        return std::optional(said("1. x" + number + "\n2. y" + number + "\n3. z" + number));
    });
    const DistractReport report = applied(id);
    EXPECT_EQ(report.why, (std::map<std::string, std::size_t>{{"marked", kElements}}));
    EXPECT_EQ(report.domains.at(benchmark::Domain::CommonSense).verified, 0U);
    EXPECT_EQ(report.domains.at(benchmark::Domain::CommonSense).shown.size(), 2U);
    for (const benchmark::Element& element : elements()) {
        ASSERT_EQ(element.distractors.size(), 3U);
        EXPECT_TRUE(element.distractors[0].starts_with("object ")) << "of other elements";
        EXPECT_EQ(nlohmann::json::parse(element.extra).at("distractors_unverified").size(), 3U);
    }
}

TEST_F(DistractRun, WhatCannotBeIsRefused) {
    run::BackendChoice raw("openai:http://localhost:1?model=m");
    raw.mode = backend::Mode::Completion;
    EXPECT_EQ(createDistract(*workspace, spec(), "x", raw).error().code, ErrorCode::InvalidArgument);
    DistractSpec other = spec();
    other.domains = {benchmark::Domain::Legal};
    const auto none = createDistract(*workspace, other, "x", "openai:http://localhost:1?model=m");
    EXPECT_EQ(none.error().message, "no element lacks wrong options");
    other = spec();
    other.distractorsJson = "{}";
    EXPECT_EQ(createDistract(*workspace, other, "x", "openai:http://localhost:1?model=m").error().code,
              ErrorCode::BadInput);
    EXPECT_EQ(createDistract(*workspace, spec(6), "x", "openai:http://localhost:1?model=m").error().code,
              ErrorCode::InvalidArgument);
}
} // namespace
