// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/AnnotationBook.h"
#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;

namespace {
const ItemKey kItem = itemNumber(1);
const Authorship kAnn{"ann", false};

Annotation given(const Authorship& voice, const AnnotationBody& body, const std::string& changed = "t1") {
    return {kItem, voice, "model", "set", body, 1, "t0", changed};
}

/// All of it, to compare.
auto whole(const Annotation& one) {
    return std::tie(one.item, one.voice, one.model, one.labelSet, one.body, one.seconds, one.created, one.changed);
}

AnnotationBook bookOf(std::vector<Annotation> annotations) { return AnnotationBook(std::move(annotations)); }

AnnotationAction actionOf(std::vector<AnnotationChange> changes) {
    return {0, "ann", "text", {}, false, std::move(changes)};
}

/// The book's only change to kItem by kAnn.
AnnotationAction saying(const AnnotationBook& book, std::optional<AnnotationBody> body, double seconds = 0,
                        const std::string& set = "set") {
    return actionOf({book.changeTo(kItem, kAnn, "model", set, std::move(body), seconds)});
}

TEST(AnnotationBook, FindsWhatIsSaidByItemAndVoice) {
    const auto book = bookOf(
        {given({"bob", false}, labelled({"b"})), given({"ann", true}, labelled({"c"})), given(kAnn, labelled({"a"}))});
    EXPECT_EQ(book.size(), 3U);
    ASSERT_EQ(book.of(kItem).size(), 3U);
    EXPECT_EQ(book.of(kItem)[0].voice, kAnn);
    EXPECT_EQ(book.of(kItem)[1].voice, (Authorship{"ann", true}));
    ASSERT_NE(book.find(kItem, {"bob", false}), nullptr);
    EXPECT_EQ(book.find(kItem, {"bob", false})->body, labelled({"b"}));
    EXPECT_EQ(book.find(kItem, {"bob", true}), nullptr);
    EXPECT_EQ(book.find(itemNumber(2), kAnn), nullptr);
    EXPECT_TRUE(book.of(itemNumber(2)).empty());
}

TEST(AnnotationBook, VisitsItemsInOrder) {
    AnnotationBook book;
    for (int i = 20; i > 0; --i)
        book.apply(actionOf({book.changeTo(itemNumber(i), kAnn, "model", "set", labelled({"a"}), 0)}), "t");
    std::vector<ItemKey> visited;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> list) {
        visited.push_back(item);
        EXPECT_EQ(list.size(), 1U);
    });
    EXPECT_EQ(visited.size(), 20U);
    EXPECT_TRUE(std::is_sorted(visited.begin(), visited.end()));
}

struct ConsensusCase {
    const char* what;
    std::vector<Annotation> said;
    std::vector<std::string> labels;
    bool settled;
    std::size_t annotators;
};

TEST(AnnotationBook, ConsensusIsTheFinalWordOrWhatMoreThanHalfSay) {
    const Authorship a{"a", false};
    const Authorship b{"b", false};
    const Authorship c{"c", false};
    const ConsensusCase cases[]{
        {"nobody", {}, {}, false, 0},
        {"one", {given(a, labelled({"x"}))}, {"x"}, true, 1},
        {"two alike", {given(a, labelled({"x", "y"})), given(b, labelled({"x", "y"}))}, {"x", "y"}, true, 2},
        {"half is not more than half", {given(a, labelled({"x"})), given(b, labelled({"y"}))}, {}, false, 2},
        {"in part", {given(a, labelled({"x", "y"})), given(b, labelled({"x"}))}, {"x"}, false, 2},
        {"two of three",
         {given(a, labelled({"x"})), given(b, labelled({"x"})), given(c, labelled({"y"}))},
         {"x"},
         false,
         3},
        {"a note is no label", {given(a, labelled({"x"})), given(b, labelled({}, "unsure"))}, {"x"}, true, 1},
        {"notes alone", {given(b, labelled({}, "unsure"))}, {}, false, 0},
        {"the final word",
         {given(a, labelled({"x"})), given(b, labelled({"x"})), given({"z", true}, labelled({"y"}))},
         {"y"},
         true,
         2},
        {"the last final word",
         {given({"a", true}, labelled({"x"}), "t2"), given({"z", true}, labelled({"y"}), "t1")},
         {"x"},
         true,
         0}};
    for (const ConsensusCase& one : cases) {
        const Consensus found = bookOf(one.said).consensus(kItem);
        EXPECT_EQ(found.labels, one.labels) << one.what;
        EXPECT_EQ(found.settled, one.settled) << one.what;
        EXPECT_EQ(found.annotators, one.annotators) << one.what;
    }
}

TEST(AnnotationBook, ConsensusTakesTheLargestSeverityOfThoseWhoCountAndAnybodysFlag) {
    AnnotationBody mild = labelled({"x"});
    mild.severity = 1;
    AnnotationBody severe = labelled({"x"});
    severe.severity = 3;
    severe.flag = true;
    EXPECT_EQ(bookOf({given({"a", false}, mild), given({"b", false}, severe)}).consensus(kItem).severity, 3);
    const auto settled = bookOf({given({"a", true}, mild), given({"b", false}, severe)}).consensus(kItem);
    EXPECT_EQ(settled.severity, 1);
    EXPECT_TRUE(settled.flag);
}

TEST(AnnotationBook, AnActionMakesChangesAndTakesThemBack) {
    AnnotationBook book;
    const auto first = saying(book, labelled({"b", "a", "b"}), 2);
    book.apply(first, "t1");
    const auto second = saying(book, labelled({"c"}), 3, "other set");
    book.apply(second, "t2");
    ASSERT_NE(book.find(kItem, kAnn), nullptr);
    EXPECT_EQ(whole(*book.find(kItem, kAnn)),
              whole(Annotation{kItem, kAnn, "model", "other set", labelled({"c"}), 5, "t1", "t2"}));
    book.revert(second, "t3");
    EXPECT_EQ(whole(*book.find(kItem, kAnn)),
              whole(Annotation{kItem, kAnn, "model", "set", labelled({"a", "b"}), 2, "t1", "t1"}));
    book.revert(first, "t4");
    EXPECT_EQ(book.size(), 0U);
    EXPECT_TRUE(saidBy(book).empty());
}

TEST(AnnotationBook, NothingAndAnEmptyBodyTakeAnAnnotationAway) {
    for (const auto& nothing : {std::optional<AnnotationBody>(), std::optional(AnnotationBody{})}) {
        auto book = bookOf({given(kAnn, labelled({"a"})), given({"bob", false}, labelled({"b"}))});
        auto action = saying(book, nothing, 4);
        action.changes[0].after = nothing;
        book.apply(action, "t5");
        EXPECT_EQ(book.find(kItem, kAnn), nullptr);
        EXPECT_EQ(book.size(), 1U);
        EXPECT_EQ(saidBy(book).size(), 1U);
        book.revert(action, "t6");
        EXPECT_EQ(whole(*book.find(kItem, kAnn)), whole(given(kAnn, labelled({"a"}))));
    }
}

TEST(AnnotationBook, TimeSpentIsAddedAndTakenBack) {
    AnnotationBook book;
    book.apply(saying(book, labelled({"a"}), 2.5), "t1");
    const auto more = saying(book, labelled({"b"}), 4);
    for (int i = 0; i < 3; ++i) {
        book.apply(more, "t2");
        EXPECT_EQ(book.find(kItem, kAnn)->seconds, 6.5);
        book.revert(more, "t3");
        EXPECT_EQ(book.find(kItem, kAnn)->seconds, 2.5);
    }
}

TEST(AnnotationBook, AWordIsSaidWhenItsChangeOrElseItsActionSays) {
    struct Case {
        const char *change, *action, *now, *expected;
    };
    for (const Case& one : {Case{"t1", "t2", "t3", "t1"}, Case{"", "t2", "t3", "t2"}, Case{"", "", "t3", "t3"}}) {
        AnnotationBook book;
        auto action = saying(book, labelled({"a"}));
        action.created = one.action;
        action.changes.front().when = one.change;
        book.apply(action, one.now);
        EXPECT_EQ(book.find(kItem, kAnn)->changed, one.expected);
        EXPECT_EQ(book.find(kItem, kAnn)->created, one.expected);
    }
}

TEST(AnnotationBook, AChangeStartsFromWhatIsSaid) {
    const auto book = bookOf({given(kAnn, labelled({"a"}))});
    const auto change = book.changeTo(kItem, kAnn, "model", "set", labelled({"c", "b"}), 1);
    EXPECT_EQ(change.before, labelled({"a"}));
    EXPECT_EQ(change.after, labelled({"b", "c"}));
    EXPECT_EQ(change.stood, (AnnotationStamp{"set", 1, "t0", "t1"}));
    EXPECT_FALSE(book.changeTo(kItem, kAnn, "model", "set", AnnotationBody{}, 1).after);
    EXPECT_FALSE(book.changeTo(itemNumber(2), kAnn, "model", "set", labelled({"c"}), 1).before);
}

TEST(AnnotationBook, WhatIsNewKeepsWhenItWasFirstSaid) {
    AnnotationBook book;
    auto action = saying(book, labelled({"a"}));
    action.changes.front().when = "t5";
    action.changes.front().stood.created = "t2";
    book.apply(action, "t9");
    EXPECT_EQ(book.find(kItem, kAnn)->created, "t2");
    EXPECT_EQ(book.find(kItem, kAnn)->changed, "t5");
    book.apply(saying(book, labelled({"b"})), "t9"); // it was there before: nothing new
    EXPECT_EQ(book.find(kItem, kAnn)->created, "t2");
}

/// Of a book as one plain map, at some moment of a course of work: whatever is done later, a copy stays as it was.
TEST(AnnotationBook, ACopyStaysAsItWasTaken) {
    std::map<std::pair<ItemKey, Authorship>, std::vector<std::string>> plain;
    const auto saidIn = [](const auto& all) {
        std::vector<std::string> lines;
        for (const auto& [key, labels] : all)
            lines.push_back(toHex(key.first.run) + toHex(key.first.element) + std::to_string(key.first.year) +
                            std::string(name(key.first.form)) + key.second.author + labels.front());
        return lines;
    };
    const auto saidOf = [&](const AnnotationBook& book) {
        std::map<std::pair<ItemKey, Authorship>, std::vector<std::string>> all;
        std::vector<ItemKey> order;
        book.forEachItem([&](const ItemKey& item, std::span<const Annotation> said) {
            order.push_back(item);
            for (const Annotation& one : said)
                all[{item, one.voice}] = one.body.labels;
        });
        EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
        EXPECT_EQ(book.size(), all.size());
        return saidIn(all);
    };
    AnnotationBook book;
    std::vector<std::pair<AnnotationBook, std::vector<std::string>>> copies;
    std::mt19937 random(3);
    for (int step = 0; step < 300; ++step) {
        std::vector<AnnotationChange> changes;
        for (unsigned i = 0; i <= random() % 5; ++i) {
            const ItemKey item = itemNumber(static_cast<int>(random() % 200 * 5 + i));
            const Authorship voice{random() % 2 == 0 ? "ann" : "bob", false};
            auto said = random() % 4 == 0 ? std::nullopt : std::optional(labelled({"l" + std::to_string(step)}));
            changes.push_back(book.changeTo(item, voice, "m", "set", said, 1));
            if (said)
                plain[{item, voice}] = said->labels;
            else
                plain.erase({item, voice});
        }
        book.apply(actionOf(std::move(changes)), "t");
        ASSERT_EQ(saidOf(book), saidIn(plain)) << step;
        if (step % 20 == 0) copies.emplace_back(book, saidIn(plain));
    }
    for (const auto& [copy, said] : copies)
        EXPECT_EQ(saidOf(copy), said);
}
} // namespace
