// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ElementReplies.h"

#include "core/store/BenchmarkStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr std::int64_t kOrdinal = 1; ///< of the element that is read: others stand before and behind it

class ElementRepliesTest : public testing::Test {
protected:
    /// A run in which every seventh request ended in an error.
    std::int64_t answered() {
        const auto id = makeRun(workspace, smallSpec(3), "calibration:?cutoff=2018");
        run::RunEngine::Options options;
        options.errorsInARow = 0;
        const auto engine =
            engineWith(workspace, id, std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
                           return std::optional(request.tag % 7 == 0 ? failed(backend::ErrorKind::Server)
                                                                     : said(std::to_string(request.tag)));
                       }),
                       options);
        engine->start();
        engine->wait();
        return id;
    }
    run::ElementOfRun element(store::Database& reader, const run::RunContext& context) const {
        const auto row = must(store::BenchmarkStore(reader).loadOfRun(context.record.id, kOrdinal, 1)).at(0).row;
        return must(run::elementOfRun(reader, context, row));
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(ElementRepliesTest, AllRepliesOfTheElementComeInOrderAndNoOthers) {
    const auto context = contextOf(workspace, answered());
    auto reader = must(workspace->reader());
    const auto asked = element(reader, *context);
    std::vector<std::int64_t> found;
    must(run::ElementReplies(*context, asked).read(reader, [&](const run::StoredReply& reply) {
        const run::RunLayout::Place& place = reply.place;
        EXPECT_EQ(place.ordinal, kOrdinal);
        EXPECT_EQ(reply.row.error.has_value(), reply.row.index % 7 == 0);
        EXPECT_EQ(context->layout.replyIndex(place.ordinal, place.year, place.form, place.sampleIndex),
                  reply.row.index);
        EXPECT_EQ(reply.row.text, reply.row.error ? reply.row.text : std::to_string(reply.row.index));
        found.push_back(reply.row.index);
        return Status();
    }));
    std::vector<std::int64_t> expected;
    const std::int64_t each = context->layout.repliesPerElement();
    for (std::int64_t index = kOrdinal * each; index < (kOrdinal + 1) * each; ++index) {
        const auto place = context->layout.placeOfReply(index);
        if (asked.asked.isPlanned(context->layout, place.year, place.form)) expected.push_back(index);
    }
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(found, expected);
}

TEST_F(ElementRepliesTest, AnElementThatTheRunDoesNotAskIsNotFound) {
    const auto context = contextOf(workspace, answered());
    auto reader = must(workspace->reader());
    const auto other = must(store::BenchmarkStore(reader).largestRow());
    const auto found = run::elementOfRun(reader, *context, other);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::NotFound);
}

TEST_F(ElementRepliesTest, AReplyToWhatIsNotAskedIsCorrupt) {
    const auto context = contextOf(workspace, answered());
    auto reader = must(workspace->reader());
    auto asked = element(reader, *context);
    asked.asked.planned.assign(asked.asked.planned.size(), false); // as if the run asked nothing of it
    int taken = 0;
    const Status read = run::ElementReplies(*context, asked).read(reader, [&](const run::StoredReply&) {
        ++taken;
        return Status();
    });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Corrupt);
    EXPECT_EQ(taken, 0);
}

TEST_F(ElementRepliesTest, ACellIsReadAlone) {
    const auto context = contextOf(workspace, answered());
    auto reader = must(workspace->reader());
    const auto asked = element(reader, *context);
    std::vector<std::int64_t> found;
    must(run::ElementReplies(*context, asked).readCell(reader, 1, 2, [&](const run::StoredReply& reply) {
        found.push_back(reply.row.index);
        return Status();
    }));
    std::vector<std::int64_t> expected;
    for (int sample = 0; sample < context->layout.samplesPerCell(); ++sample)
        expected.push_back(context->layout.replyIndex(kOrdinal, 1, 2, sample));
    EXPECT_EQ(found, expected);
}

TEST_F(ElementRepliesTest, TheFirstErrorOfAVisitorEndsTheWalk) {
    const auto context = contextOf(workspace, answered());
    auto reader = must(workspace->reader());
    const auto asked = element(reader, *context);
    int taken = 0;
    const Status read = run::ElementReplies(*context, asked).read(reader, [&](const run::StoredReply&) {
        return ++taken < 5 ? Status() : Error{ErrorCode::Cancelled, "enough", {}};
    });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "enough");
    EXPECT_EQ(taken, 5);
}

TEST_F(ElementRepliesTest, ElementsComeInOrderAndNoneIsPassedOver) {
    const auto context = contextOf(workspace, makeRun(workspace, smallSpec(3), "calibration:"));
    std::vector<std::int64_t> ordinals;
    const auto note = [&](const run::ElementOfRun& element) {
        ordinals.push_back(element.asked.ordinal);
        return Status();
    };
    auto reader = must(workspace->reader());
    must(run::readElements(reader, *context, 0, context->layout.elements + 100, note));
    EXPECT_EQ(ordinals, (std::vector<std::int64_t>{0, 1, 2}));
    ordinals.clear();
    must(run::readElements(reader, *context, 1, 2, note));
    EXPECT_EQ(ordinals, std::vector<std::int64_t>{1});
    ordinals.clear();
    must(workspace->write([&](store::Database& database) {
        return store::guarded([&] { database.sql().exec("DELETE FROM run_element WHERE ordinal = 1"); });
    }));
    const Status read = run::readElements(reader, *context, 0, 3, note);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Corrupt);
    EXPECT_EQ(ordinals, std::vector<std::int64_t>{0});
}

TEST_F(ElementRepliesTest, AnAcceptedAnswerIsAMatchOfTheHighestScoreWhereItWasAccepted) {
    const auto context = contextOf(workspace, answered());
    auto reader = must(workspace->reader());
    const auto asked = element(reader, *context);
    const int form = context->layout.formIndex(prompt::Template::Generation);
    const auto index = context->layout.replyIndex(kOrdinal, 1, form, 1);
    const int year = context->layout.years[1];
    const run::AcceptedAnswers accepted(
        {{asked.element.id, year, prompt::Template::Generation, std::to_string(index), "Ann", {}}}, {});
    const auto& judge = context->record.spec.judge;
    int hits = 0;
    must(run::ElementReplies(*context, asked, judge, &accepted).read(reader, [&](const run::StoredReply& reply) {
        const bool isAccepted = reply.row.text == std::to_string(index);
        hits += isAccepted ? 1 : 0;
        if (reply.form == prompt::Template::Generation) {
            EXPECT_EQ(reply.verdict().hit, isAccepted) << reply.row.text;
            EXPECT_EQ(reply.verdict().score == 100, isAccepted) << reply.row.text;
        }
        return Status();
    }));
    EXPECT_EQ(hits, 1);
}

/// The run that judged, and those who read its replies again, go by one set of rules.
class ReadAgainTest : public ElementRepliesTest,
                      public testing::WithParamInterface<std::pair<matching::Extraction, int>> {};

TEST_P(ReadAgainTest, EveryReplyHasTheVerdictPromptAndOptionsThatTheRunHad) {
    run::RunSpec spec = smallSpec(3);
    spec.judge.extraction = GetParam().first;
    spec.judge.rules = GetParam().second;
    const auto id = makeRun(workspace, spec, "calibration:?cutoff=2018&recall=0.6&partial=0.5&refusal=0.1&error=0.1");
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    const auto context = contextOf(workspace, id);
    auto reader = must(workspace->reader());
    int hits = 0;
    const auto compare = [&](const run::ElementOfRun& element, const run::StoredReply& reply) {
        const auto whole =
            context->builder->build(element.element, element.row, reply.year, reply.form, reply.place.set);
        if (reply.form != prompt::Template::Generation) {
            EXPECT_EQ(std::tie(reply.key().options, reply.key().correctOption, reply.key().statementTrue),
                      std::tie(whole.options, whole.correctOption, whole.statementTrue));
        }
        EXPECT_EQ(reply.prompt().text, whole.text);
        const matching::Verdict& verdict = reply.verdict();
        EXPECT_EQ(reply.outcome().lost, reply.row.error.has_value());
        EXPECT_EQ(std::tuple(verdict.hit, verdict.leftOut), std::tuple(reply.row.hit, reply.row.leftOut));
        if (reply.row.error) return Status();
        EXPECT_EQ(verdict.kind, reply.row.kind) << reply.row.text;
        EXPECT_NEAR(verdict.score, reply.row.score, 0.051);
        hits += verdict.hit ? 1 : 0;
        return Status();
    };
    must(run::readElements(reader, *context, 0, 3, [&](const run::ElementOfRun& element) {
        return run::ElementReplies(*context, element).read(reader, [&](const run::StoredReply& reply) {
            return compare(element, reply);
        });
    }));
    EXPECT_GT(hits, 0);
}

INSTANTIATE_TEST_SUITE_P(Rules, ReadAgainTest,
                         testing::Values(std::pair(matching::Extraction::Lenient, 1),
                                         std::pair(matching::Extraction::Strict, 1),
                                         std::pair(matching::Extraction::Lenient, 2),
                                         std::pair(matching::Extraction::Strict, 2)));
} // namespace
