// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/QueueSearch.h"

#include "core/store/ReplyStore.h"
#include "tests/support/AnnotationSteps.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using prompt::Template;
using store::QueueItem;

namespace {
/// Two runs of unlike models, and a queue of all their cells.
class QueueSearchTest : public testing::Test {
protected:
    QueueSearchTest() {
        run::RunSpec spec = smallSpec(5);
        spec.slice.years = {2015, 2018, 2021};
        spec.sets = 2;
        for (const char* model :
             {"calibration:?recall=0.4&stale=0.8&seed=1", "calibration:?recall=0.3&stale=0.9&seed=2"})
            runs.push_back(makeRun(workspace, spec, model, model));
        for (const std::int64_t run : runs) {
            runToEnd(workspace, run);
            layout = contextOf(workspace, run)->layout;
            for (std::int64_t cell = 0; cell < layout.elements * layout.cellsPerElement(); ++cell)
                items.push_back({run, cell});
        }
        keys.resize(items.size());
        for (std::size_t place = 0; place < keys.size(); ++place)
            keys[place] = itemNumber(static_cast<int>(place));
        readReplies();
    }

    /// What was replied to each item, as stored: texts, and whether each was judged right.
    void readReplies() {
        auto reader = must(workspace->reader());
        replies.resize(items.size());
        std::size_t first = 0; // place of the run's first cell
        for (const std::int64_t run : runs) {
            const std::int64_t cells = layout.elements * layout.cellsPerElement();
            must(store::readReplies(reader, run, 0, cells * layout.samplesPerCell(), [&](const store::ReplyRow& row) {
                const auto at = layout.placeOfReply(row.index);
                const auto cell = static_cast<std::size_t>(layout.cellIndex(at.ordinal, at.year, at.form));
                if (!row.error) replies[first + cell].emplace_back(row.text, row.hit);
                return true;
            }));
            first += static_cast<std::size_t>(cells);
        }
    }
    std::set<std::string> wrongTexts(std::size_t place) const {
        std::set<std::string> texts;
        for (const auto& [text, hit] : replies[place])
            if (!hit) texts.insert(text);
        return texts;
    }
    bool says(std::size_t place, const std::set<std::string>& texts) const {
        return std::any_of(replies[place].begin(), replies[place].end(),
                           [&](const auto& reply) { return texts.contains(reply.first); });
    }
    /// Ordinal of the element and template of an item; both runs have the same elements.
    std::pair<std::int64_t, Template> asked(std::size_t place) const {
        return {items[place].cell % layout.elements,
                layout.templates[static_cast<std::size_t>(items[place].cell / layout.elements) / layout.years.size()]};
    }
    std::vector<QueueHit> found(const std::string& words, const AnnotationBook& book = {}) const {
        auto reader = must(workspace->reader());
        return must(findInQueue(reader, items, words, {book, keys, {"ann", false}}, {}));
    }
    std::vector<QueueHit> similar(std::size_t place) const {
        auto reader = must(workspace->reader());
        return must(similarItems(reader, items, place, {}));
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
    std::vector<std::int64_t> runs;
    std::vector<QueueItem> items;
    std::vector<ItemKey> keys;
    std::vector<std::vector<std::pair<std::string, bool>>> replies; ///< by place
    run::RunLayout layout;
};

TEST_F(QueueSearchTest, FindsSubjectsWhateverTheirCaseInTheOrderOfTheQueue) {
    std::set<std::size_t> places;
    std::size_t last = 0;
    for (const QueueHit& hit : found("  uNITED states ")) {
        if (hit.by != FoundBy::Subject) continue;
        EXPECT_NE(hit.subject.find("United States"), std::string::npos);
        EXPECT_GE(hit.place, last);
        places.insert(last = hit.place);
    }
    std::size_t expected = 0;
    for (const QueueHit& hit : found("a")) // all subjects of the sample have one
        if (hit.subject.find("United States") != std::string::npos) ++expected;
    EXPECT_GT(expected, 0U);
    EXPECT_EQ(places.size(), expected);
}

TEST_F(QueueSearchTest, FindsTheItemsWithAReplyThatHoldsTheWords) {
    std::map<std::string, std::set<std::size_t>> saying;
    for (std::size_t place = 0; place < items.size(); ++place)
        for (const auto& [text, hit] : replies[place])
            saying[text].insert(place);
    ASSERT_GT(saying.size(), 5U);
    int looked = 0;
    for (const auto& [text, places] : saying) {
        if (text.size() < 12 || ++looked > 10) continue;
        std::set<std::size_t> hits;
        for (const QueueHit& hit : found(text))
            hits.insert(hit.place);
        for (const std::size_t place : places)
            EXPECT_TRUE(hits.contains(place)) << text << ' ' << place;
    }
    EXPECT_GT(looked, 0);
}

TEST_F(QueueSearchTest, FindsOnesOwnNotesAndNobodyElses) {
    AnnotationBook book;
    const auto say = [&](const char* author, std::size_t place) {
        book.apply({0,
                    author,
                    "a",
                    {},
                    false,
                    {book.changeTo(keys[place], {author, false}, "m", "set", labelled({}, "Zweifelhaft"), 0)}},
                   "2026-01-01T00:00:00Z");
    };
    say("ann", 3);
    say("ben", 5);
    const auto hits = found("zweifel", book);
    ASSERT_EQ(hits.size(), 1U);
    EXPECT_EQ(hits[0].place, 3U);
    EXPECT_EQ(hits[0].by, FoundBy::Note);
    EXPECT_TRUE(found("   ").empty());
}

TEST_F(QueueSearchTest, SimilarItemsHaveTheSameElementOrTheSameWrongReply) {
    std::map<FoundBy, int> seen;
    for (std::size_t place = 0; place < items.size(); place += 7) {
        std::map<std::size_t, FoundBy> hits;
        FoundBy last = FoundBy::SameBoth;
        for (const QueueHit& hit : similar(place)) {
            EXPECT_NE(hit.place, place);
            EXPECT_GE(hit.by, last);
            last = hit.by;
            EXPECT_TRUE(hits.emplace(hit.place, hit.by).second);
            ++seen[hit.by];
        }
        const auto wrong = wrongTexts(place);
        for (std::size_t other = 0; other < items.size(); ++other) {
            if (other == place) continue;
            const bool isSameReply = asked(place).second == Template::Generation &&
                                     asked(other).second == Template::Generation && says(other, wrong);
            const auto found = hits.find(other);
            if (asked(other).first == asked(place).first) {
                ASSERT_NE(found, hits.end()) << place << ' ' << other;
                EXPECT_EQ(found->second, isSameReply ? FoundBy::SameBoth : FoundBy::SameElement);
            } else if (found != hits.end()) { // of another element, and then of the same relation too
                EXPECT_EQ(found->second, FoundBy::SameReply);
                EXPECT_TRUE(isSameReply);
            }
        }
    }
    EXPECT_GT(seen[FoundBy::SameBoth], 0);
    EXPECT_GT(seen[FoundBy::SameElement], 0);
}

TEST_F(QueueSearchTest, WhatIsNoItemIsRefusedAndASearchCanBeGivenUp) {
    auto reader = must(workspace->reader());
    EXPECT_EQ(similarItems(reader, items, items.size(), {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(similarItems(reader, {{runs[0], 1 << 20}}, 0, {}).error().code, ErrorCode::Corrupt);
    std::stop_source stop;
    stop.request_stop();
    const AnnotationBook book;
    const auto given = findInQueue(reader, items, "a", {book, keys, {"ann", false}}, stop.get_token());
    ASSERT_FALSE(given);
    EXPECT_EQ(given.error().code, ErrorCode::Cancelled);
}
} // namespace
