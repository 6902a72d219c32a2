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
    must(run::readElementReplies(
        reader, *context, asked, [&](const store::ReplyRow& reply, const run::RunLayout::Place& place) {
            EXPECT_EQ(place.ordinal, kOrdinal);
            EXPECT_EQ(reply.error.has_value(), reply.index % 7 == 0);
            EXPECT_EQ(context->layout.replyIndex(place.ordinal, place.year, place.form, place.sampleIndex),
                      reply.index);
            EXPECT_EQ(reply.text, reply.error ? reply.text : std::to_string(reply.index));
            found.push_back(reply.index);
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
    const Status read = run::readElementReplies(reader, *context, asked, [&](const auto&, const auto&) { ++taken; });
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Corrupt);
    EXPECT_EQ(taken, 0);
}
} // namespace
