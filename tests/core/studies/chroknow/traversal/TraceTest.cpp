// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Trace.h"

#include "tests/support/TraversalBench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;

namespace {
class TraceTest : public testing::Test {
protected:
    TraceTest() : traversal(setting, {2013, {{Side::Previous, 2012, "Mayor of Arl"}, {Side::Next, 2014, "Governor"}}}) {
        traversal.answer({"A. Mayor of Arl\n", 31, 5, backend::Finish::Stop, 1234});
        traversal.answer({"A. Governor of Best", std::nullopt, std::nullopt, backend::Finish::Length, 99});
        verdict = judge(traversal, setting, {});
        spec.next = 1;
    }
    std::string encoded() const { return encodeTrace(traversal, setting, verdict, spec, "2011 left out"); }

    const TraversalSetting setting = settingOf(positionElement());
    Traversal traversal;
    TraversalVerdict verdict;
    TraversalSpec spec;
};

TEST_F(TraceTest, TellsTheWholeWalk) {
    const auto trace = decodeTrace(encoded());
    ASSERT_TRUE(trace.ok()) << trace.error().text();
    EXPECT_EQ(trace->element, toHex(setting.element->id));
    EXPECT_EQ(trace->subject, "Ada Quill");
    EXPECT_EQ(trace->plan, traversal.plan());
    EXPECT_EQ(trace->spec.words, setting.words->json());
    EXPECT_EQ(trace->spec.next, 1);
    EXPECT_EQ(trace->note, "2011 left out");
    ASSERT_EQ(trace->steps.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        const Step& there = traversal.steps()[i];
        const Step& here = trace->steps[i];
        EXPECT_EQ(here.example, there.example);
        EXPECT_EQ(here.prompt, there.prompt);
        EXPECT_EQ(here.reply.text, there.reply.text);
        EXPECT_EQ(here.reply.promptTokens, there.reply.promptTokens);
        EXPECT_EQ(here.reply.completionTokens, there.reply.completionTokens);
        EXPECT_EQ(here.reply.finish, there.reply.finish);
        EXPECT_EQ(here.reply.latencyUs, there.reply.latencyUs);
        EXPECT_EQ(here.extracted, there.extracted);
        EXPECT_EQ(here.candidate, there.candidate);
        EXPECT_EQ(here.changed, there.changed);
    }
    EXPECT_EQ(trace->verdict.total, Outcome::ChronoCorrect);
    EXPECT_EQ(trace->verdict.previousOnly, Outcome::StillWrong);
    EXPECT_EQ(trace->verdict.candidate, "Governor of Best");
    EXPECT_EQ(trace->verdict.matched, "Governor of Best");
    EXPECT_EQ(trace->verdict.score, 100);
    EXPECT_EQ(trace->verdict.decidingStep, 1);
    EXPECT_TRUE(trace->verdict.everRight);
}

TEST_F(TraceTest, WrittenAgainItIsTheSame) {
    const auto trace = decodeTrace(encoded());
    ASSERT_TRUE(trace.ok());
    TraversalSetting again = setting;
    again.words = std::make_shared<const TraversalWords>(TraversalWords::parse(trace->spec.words).value());
    EXPECT_EQ(encodeTrace(replay(*trace, again), again, trace->verdict, trace->spec, trace->note), encoded());
}

TEST_F(TraceTest, ReplayStopsWhereSomethingElseWouldHaveBeenAsked) {
    auto trace = decodeTrace(encoded());
    ASSERT_TRUE(trace.ok());
    trace->steps[1].prompt.text += "x";
    EXPECT_EQ(replay(*trace, setting).steps().size(), 1U);
}

TEST_F(TraceTest, AWalkNotYetDoneKeepsWhatIsPlanned) {
    traversal.back();
    const auto trace = decodeTrace(encodeTrace(traversal, setting, judge(traversal, setting, {}), spec, ""));
    ASSERT_TRUE(trace.ok()) << trace.error().text();
    EXPECT_EQ(trace->steps.size(), 1U);
    EXPECT_EQ(trace->plan.examples.size(), 2U);
    EXPECT_EQ(trace->verdict.total, Outcome::Open);
}

TEST_F(TraceTest, AReplyThatIsNoUtf8IsKeptReadable) {
    traversal.back();
    traversal.answer({"A. \xFF", std::nullopt, std::nullopt, backend::Finish::Stop, 0});
    const auto trace = decodeTrace(encoded());
    ASSERT_TRUE(trace.ok()) << trace.error().text();
    EXPECT_EQ(trace->steps[1].reply.text, "A. \uFFFD");
}

TEST_F(TraceTest, AWalkThatShowsNothingIsToldToo) {
    const Traversal nothing(setting, {2013, {}});
    spec.previous = spec.next = 0;
    const auto trace = decodeTrace(encodeTrace(nothing, setting, judge(nothing, setting, {}), spec, ""));
    ASSERT_TRUE(trace.ok()) << trace.error().text();
    EXPECT_EQ(trace->verdict.total, Outcome::NotApplicable);
}

struct SpoiledTrace {
    const char* label;
    const char* pointer;
    const char* value;
};
class BadTraceTest : public TraceTest, public testing::WithParamInterface<SpoiledTrace> {};
TEST_P(BadTraceTest, IsCorrupt) {
    auto json = nlohmann::json::parse(encoded());
    json[nlohmann::json::json_pointer(GetParam().pointer)] = nlohmann::json::parse(GetParam().value);
    const auto trace = decodeTrace(json.dump());
    ASSERT_FALSE(trace.ok());
    EXPECT_EQ(trace.error().code, ErrorCode::Corrupt);
}
INSTANTIATE_TEST_SUITE_P(
    , BadTraceTest,
    testing::Values(
        SpoiledTrace{"format", "/format", "\"x\""}, SpoiledTrace{"version", "/version", "2"},
        SpoiledTrace{"element", "/element", "\"zz\""}, SpoiledTrace{"domain", "/domain", "\"poetry\""},
        SpoiledTrace{"spans", "/spec/previous", "100000"}, SpoiledTrace{"words", "/spec/words", "\"{}\""},
        SpoiledTrace{"target", "/target", "20130"}, SpoiledTrace{"side", "/examples/0/side", "\"above\""},
        SpoiledTrace{"sideOrder", "/examples",
                     R"([{"side":"next","year":2014,"object":"x"},{"side":"previous","year":2012,"object":"x"}])"},
        SpoiledTrace{"year", "/examples/0/year", "-1"}, SpoiledTrace{"moreStepsThanPlanned", "/examples", "[]"},
        SpoiledTrace{"stepIsNoObject", "/steps/0", "7"},
        SpoiledTrace{"addedBeyondTheText", "/steps/0/added", "[0, 100000]"},
        SpoiledTrace{"addedBackwards", "/steps/0/added", "[5, 4]"},
        SpoiledTrace{"finish", "/steps/0/finish", "\"odd\""}, SpoiledTrace{"tokens", "/steps/0/prompt_tokens", "-1"},
        SpoiledTrace{"manyTokens", "/steps/0/prompt_tokens", "4294967296"},
        SpoiledTrace{"latency", "/steps/0/latency_us", "18446744073709551615"},
        SpoiledTrace{"outcome", "/verdict/total", "\"won\""}, SpoiledTrace{"score", "/verdict/score", "101"},
        SpoiledTrace{"decidingStep", "/verdict/deciding_step", "2"}, SpoiledTrace{"note", "/note", "{}"}),
    [](const auto& each) { return each.param.label; });

TEST_F(TraceTest, ATraceWithoutAPartIsCorrupt) {
    const auto whole = nlohmann::json::parse(encoded());
    for (const auto& [key, value] : whole.items()) {
        auto json = whole;
        json.erase(key);
        EXPECT_FALSE(decodeTrace(json.dump()).ok()) << key;
    }
}

TEST_F(TraceTest, ATraceCutShortIsCorrupt) {
    const std::string whole = encoded();
    for (std::size_t length = 0; length < whole.size(); length += 7)
        ASSERT_FALSE(decodeTrace(std::string_view(whole).substr(0, length)).ok()) << length;
}

TEST_F(TraceTest, BracketsWithoutEndAreCorrupt) { EXPECT_FALSE(decodeTrace(std::string(1'000'000, '[')).ok()); }
} // namespace
