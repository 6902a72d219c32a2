// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RecordedRun.h"

#include "core/base/Compress.h"
#include "core/base/Hash.h"
#include "core/run/RunFactory.h"
#include "core/store/ReplyStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// A finished run of a calibration model over a few elements of the sample, and its recording.
class RecordedRunTest : public testing::Test {
protected:
    RecordedRunTest() {
        run::RunSpec spec = smallSpec(3);
        spec.sets = 2;
        recorded = makeRun(source, spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3&noise=0.3", "taken");
        if (runToEnd(source, recorded).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
    }

    /// As tests/support/record_sample.py writes it, one line each.
    std::vector<std::string> lines() const {
        auto reader = must(source->reader());
        const store::RunRecord record = recordOf(source, recorded);
        std::string ids;
        for (const auto& one : must(store::BenchmarkStore(reader).fewShots()))
            if (record.spec.slice.wants(one.domain)) ids += toHex(one.id);
        const json head{{"name", record.name},
                        {"model", "a real one"},
                        {"backend", "llama:http://127.0.0.1:8093"},
                        {"build", "b1"},
                        {"recorded", "2026-01-31"},
                        {"report", ""},
                        {"spec", record.spec},
                        {"slice_hash", record.sliceHash},
                        {"few_shots", toHex(contentId(ids))},
                        {"template_pack", record.templatePack},
                        {"relation_pack", record.relationPack}};
        std::vector<std::string> all{head.dump()};
        must(store::readReplies(reader, recorded, 0, run::kIndexEnd - 1, [&](const store::ReplyRow& reply) {
            all.push_back(json{reply.index, reply.text, reply.promptTokens.value_or(0),
                               reply.completionTokens.value_or(0), static_cast<int>(reply.finish)}
                              .dump());
            return true;
        }));
        return all;
    }
    static std::string packed(const std::vector<std::string>& lines) {
        std::string text;
        for (const std::string& line : lines)
            text += line + '\n';
        return compressed(text);
    }
    static std::shared_ptr<const run::RecordedRun> read(const std::vector<std::string>& lines) {
        return std::make_shared<const run::RecordedRun>(must(run::readRecording(packed(lines))));
    }

    const TempDir folder;
    const WorkspacePtr source = makeWorkspace(folder, "source.chronoscope");
    const WorkspacePtr target = makeWorkspace(folder, "target.chronoscope");
    std::int64_t recorded = 0;
};

TEST_F(RecordedRunTest, PlayedBackItHasTheCellsAndRepliesOfTheRunThatWasRecorded) {
    const auto id = must(run::playRecording(target, read(lines())));
    const Dump before = dumpOf(source, recorded), after = dumpOf(target, id);
    for (const char* table : {"cell", "element_category"}) {
        ASSERT_TRUE(before.contains(table)) << table;
        EXPECT_EQ(after.at(table), before.at(table)) << table;
    }
    const store::RunRecord record = recordOf(target, id), original = recordOf(source, recorded);
    EXPECT_EQ(record.state, store::RunState::Finished);
    EXPECT_EQ(record.model, "a real one");
    EXPECT_EQ(record.backend, "llama:http://127.0.0.1:8093");
    EXPECT_EQ(record.counts.answered, original.counts.answered);
    EXPECT_EQ(record.counts.promptTokens, original.counts.promptTokens);
    EXPECT_EQ(record.cost(), 0.0);
    std::vector<std::string> texts[2];
    for (const auto& [workspace, run, list] :
         {std::tuple{source, recorded, &texts[0]}, std::tuple{target, id, &texts[1]}}) {
        auto reader = must(workspace->reader());
        must(store::readReplies(reader, run, 0, run::kIndexEnd - 1, [list = list](const store::ReplyRow& reply) {
            list->push_back(std::to_string(reply.index) + reply.outcome() + reply.text);
            return true;
        }));
    }
    EXPECT_EQ(texts[0], texts[1]);
}

TEST_F(RecordedRunTest, PlayedTwiceItIsThereOnce) {
    const auto recording = read(lines());
    const auto id = must(run::playRecording(target, recording));
    EXPECT_EQ(must(run::playRecording(target, recording)), id);
}

TEST_F(RecordedRunTest, ARecordingThatLacksAReplyEndsInNoAnswer) {
    auto some = lines();
    some.pop_back();
    const auto played = run::playRecording(target, read(some));
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().code, ErrorCode::Corrupt);
    EXPECT_EQ(recordOf(target, 1).counts.errorCount(), 0); // what is missing stays unasked
    EXPECT_NE(recordOf(target, 1).state, store::RunState::Finished);
    EXPECT_EQ(must(run::playRecording(target, read(lines()))), 1); // and goes on
    EXPECT_EQ(recordOf(target, 1).state, store::RunState::Finished);
}

TEST_F(RecordedRunTest, AnotherBenchmarkIsRefused) {
    for (const char* key : {"slice_hash", "few_shots"}) {
        auto other = lines();
        json head = json::parse(other.front());
        head[key] = std::string(32, '0');
        other.front() = head.dump();
        const auto played = run::playRecording(target, read(other));
        ASSERT_FALSE(played) << key;
        EXPECT_EQ(played.error().code, ErrorCode::InvalidArgument);
    }
    auto reader = must(target->reader());
    EXPECT_TRUE(must(store::RunStore(reader).all()).empty());
}

struct BadRecording {
    const char* label;
    std::vector<std::string> after; ///< lines behind a good head
    const char* reason;
};

class BadRecordingTest : public RecordedRunTest, public testing::WithParamInterface<BadRecording> {};

TEST_P(BadRecordingTest, IsRefusedWithItsLine) {
    std::vector<std::string> bad{lines().front()};
    bad.insert(bad.end(), GetParam().after.begin(), GetParam().after.end());
    const auto recording = run::readRecording(packed(bad));
    ASSERT_FALSE(recording);
    EXPECT_EQ(recording.error().code, ErrorCode::BadInput);
    EXPECT_NE(recording.error().text().find(GetParam().reason), std::string::npos) << recording.error().text();
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, BadRecordingTest,
    testing::Values(BadRecording{"noList", {R"({"text": "x"})"}, "list of five"},
                    BadRecording{"short", {R"([0, "x", 1, 1])"}, "list of five"},
                    BadRecording{"negative", {R"([-1, "x", 1, 1, 1])"}, "out of range"},
                    BadRecording{"finish", {R"([0, "x", 1, 1, 9])"}, "out of range"},
                    BadRecording{"tokens", {R"([0, "x", 4294967296, 1, 1])"}, "out of range"},
                    BadRecording{"text", {R"([0, 5, 1, 1, 1])"}, "must be"},
                    BadRecording{"twice", {R"([0, "x", 1, 1, 1])", R"([0, "y", 1, 1, 1])"}, "answered twice (line 3"},
                    BadRecording{"cut", {R"([0, "x", 1, 1, 1])", R"([1, "y)"}, "line 3"}),
    [](const auto& test) { return std::string(test.param.label); });

TEST(ReadRecording, DamagedBytesAreRefused) {
    for (const std::string& bytes : {std::string(), std::string("no stream"), compressed(""), compressed("[1]")})
        EXPECT_FALSE(run::readRecording(bytes));
}
} // namespace
