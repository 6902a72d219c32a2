// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Migrations.h"
#include "tests/support/AnnotationDesk.h"

#include <chrono>
#include <cmath>
#include <ctime>
#include <functional>
#include <iostream>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using store::AnnotationStore;

namespace {
using AnnotationStoreTest = AnnotationDesk;
using Texts = std::vector<std::string>;

const Authorship kAnn{"ann", false};
const Authorship kBob{"bob", false};

Texts textsOf(const std::vector<AnnotationAction>& actions) {
    Texts texts;
    for (const AnnotationAction& action : actions)
        texts.push_back(action.text + (action.undone ? " (undone)" : ""));
    return texts;
}

TEST_F(AnnotationStoreTest, KeepsWhatIsSaid) {
    AnnotationBody body = labelled({"alias", "other"}, "Größe \"x\"\n");
    body.severity = 3;
    body.flag = true;
    body.accepted = {{"Ján", "accent"}};
    auto action = actionOf("one", {book().changeTo(itemNumber(4), {"añn", true}, "m-7b", "set", body, 2.5)});
    action.created = "2026-01-31T12:34:56Z";
    stored(action);
    const auto all = annotations();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].item, itemNumber(4));
    EXPECT_EQ(all[0].voice, (Authorship{"añn", true}));
    EXPECT_EQ(all[0].model, "m-7b");
    EXPECT_EQ(all[0].labelSet, "set");
    EXPECT_EQ(all[0].body, body);
    EXPECT_EQ(all[0].seconds, 2.5);
    EXPECT_EQ(all[0].created, "2026-01-31T12:34:56Z");
    EXPECT_EQ(all[0].changed, "2026-01-31T12:34:56Z");
}

TEST_F(AnnotationStoreTest, ListsByItemAndVoice) {
    for (const Authorship& voice : {kBob, Authorship{"ann", true}, kAnn})
        for (const int number : {7, 2, 5})
            say(voice, number, labelled({"a"}));
    EXPECT_EQ(saidBy(annotations()), saidBy(book()));
    std::vector<Authorship> voices;
    for (const Annotation& one : annotations())
        if (one.item == itemNumber(5)) voices.push_back(one.voice);
    EXPECT_EQ(voices, (std::vector<Authorship>{kAnn, {"ann", true}, kBob}));
}

TEST_F(AnnotationStoreTest, ASecondLookAddsItsTimeAndKeepsTheFirstDate) {
    auto first = actionOf("first", {book().changeTo(itemNumber(1), kAnn, "m", "set", labelled({"a"}), 2)});
    first.created = "2026-01-01T00:00:00Z";
    stored(first);
    auto second = actionOf("second", {book().changeTo(itemNumber(1), kAnn, "m", "set", labelled({"b"}), 3)});
    second.created = "2026-02-01T00:00:00Z";
    stored(second);
    ASSERT_EQ(annotations().size(), 1U);
    EXPECT_EQ(annotations()[0].seconds, 5);
    EXPECT_EQ(annotations()[0].created, "2026-01-01T00:00:00Z");
    EXPECT_EQ(annotations()[0].changed, "2026-02-01T00:00:00Z");
}

TEST_F(AnnotationStoreTest, AnActionThatDoesNotStartFromWhatIsStoredIsRefusedWhole) {
    say(kAnn, 1, labelled({"a"}));
    const auto item = itemNumber(1);
    const std::pair<const char*, std::optional<AnnotationBody>> stale[]{{"nothing was there", std::nullopt},
                                                                        {"something else was there", labelled({"b"})},
                                                                        {"less", labelled({"a"}, "n")}};
    for (const auto& [what, before] : stale) {
        auto action = actionOf("stale", {book().changeTo(itemNumber(2), kAnn, "m", "set", labelled({"x"}), 0),
                                         book().changeTo(item, kAnn, "m", "set", labelled({"x"}), 0)});
        action.changes[1].before = before;
        const auto refused = apply(action);
        ASSERT_FALSE(refused) << what;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument) << what;
    }
    EXPECT_EQ(saidBy(annotations()).size(), 1U);
    EXPECT_EQ(annotations()[0].body, labelled({"a"}));
    EXPECT_EQ(undoable(kAnn.author).size(), 1U);
}

TEST_F(AnnotationStoreTest, WhatHasNoMeaningIsRefused) {
    const auto sound = [&] {
        return actionOf("x", {book().changeTo(itemNumber(1), kAnn, "m", "set", labelled({"a"}), 1)});
    };
    using Damage = std::function<void(AnnotationAction&)>;
    const std::pair<const char*, Damage> cases[]{
        {"nobody's action", [](auto& action) { action.author.clear(); }},
        {"no change", [](auto& action) { action.changes.clear(); }},
        {"one thing twice", [](auto& action) { action.changes.push_back(action.changes[0]); }},
        {"nobody's word", [](auto& action) { action.changes[0].voice.author.clear(); }},
        {"a long name", [](auto& action) { action.changes[0].voice.author.assign(201, 'a'); }},
        {"no text as a name", [](auto& action) { action.changes[0].voice.author = "\xFF"; }},
        {"a name of two lines", [](auto& action) { action.changes[0].voice.author = "a\nb"; }},
        {"an action by a control character", [](auto& action) { action.author = "a\x01"; }},
        {"no label set", [](auto& action) { action.changes[0].labelSet.clear(); }},
        {"a label set of two lines", [](auto& action) { action.changes[0].labelSet = "a\nb"; }},
        {"a model of two lines", [](auto& action) { action.changes[0].model = "a\nb"; }},
        {"no day of the calendar", [](auto& action) { action.changes[0].when = "2026-02-30T00:00:00Z"; }},
        {"no first time", [](auto& action) { action.changes[0].stood.created = "yesterday"; }},
        {"no year", [](auto& action) { action.changes[0].item.year = 0; }},
        {"no time", [](auto& action) { action.changes[0].when = "yesterday"; }},
        {"no duration", [](auto& action) { action.changes[0].seconds = -1; }},
        {"no number", [](auto& action) { action.changes[0].seconds = std::nan(""); }},
        {"a label that is no key", [](auto& action) { action.changes[0].after->labels = {"A B"}; }},
        {"too severe", [](auto& action) { action.changes[0].after->severity = 4; }},
        {"a note that is no text", [](auto& action) { action.changes[0].after->note = "\xC3\x28"; }}};
    for (const auto& [what, damage] : cases) {
        auto action = sound();
        damage(action);
        const auto refused = apply(action);
        ASSERT_FALSE(refused) << what;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument) << what;
    }
    EXPECT_TRUE(annotations().empty());
    stored(sound());
}

TEST_F(AnnotationStoreTest, UndoBringsBackWhatWasAndRedoWhatCame) {
    say(kAnn, 1, labelled({"a"}), 2);
    const auto before = saidBy(annotations());
    auto change = actionOf("change", {book().changeTo(itemNumber(1), kAnn, "m", "other set", labelled({"b"}), 3),
                                      book().changeTo(itemNumber(2), kAnn, "m", "set", labelled({"c"}), 1)});
    const auto id = stored(change);
    const auto after = saidBy(annotations());
    must(turn(id, true));
    EXPECT_EQ(saidBy(annotations()), before);
    must(turn(id, false));
    EXPECT_EQ(saidBy(annotations()), after);
}

TEST_F(AnnotationStoreTest, AWordKeepsTheTimeItWasSaidThroughUndoAndRedo) {
    const char* const said = "2025-07-01T00:00:00Z"; // before the action that brings it
    say(kAnn, 1, labelled({"a"}));
    auto action = actionOf("merge", {book().changeTo(itemNumber(1), kAnn, "m", "set", labelled({"b"}), 0)});
    action.created = "2026-02-01T00:00:00Z";
    action.changes[0].when = said;
    const auto id = stored(action);
    EXPECT_EQ(annotations()[0].changed, said);
    EXPECT_EQ(undoable("ann").back().changes[0].when, said);
    must(turn(id, true));
    EXPECT_EQ(annotations()[0].changed, "2026-01-01T00:00:00Z");
    must(turn(id, false));
    EXPECT_EQ(annotations()[0].changed, said);
    EXPECT_EQ(annotations()[0].created, "2026-01-01T00:00:00Z");
}

TEST_F(AnnotationStoreTest, AWordThatAMergeBringsKeepsWhenItWasFirstMadeThroughUndoAndRedo) {
    auto action = actionOf("merge", {book().changeTo(itemNumber(1), kAnn, "m", "set", labelled({"b"}), 0)});
    action.created = "2026-02-01T00:00:00Z";
    action.changes[0].when = "2025-07-01T00:00:00Z";
    action.changes[0].stood.created = "2025-06-01T00:00:00Z";
    const auto id = stored(action);
    EXPECT_EQ(annotations()[0].created, "2025-06-01T00:00:00Z");
    must(turn(id, true));
    must(turn(id, false));
    EXPECT_EQ(annotations()[0].created, "2025-06-01T00:00:00Z");
    EXPECT_EQ(annotations()[0].changed, "2025-07-01T00:00:00Z");
    EXPECT_EQ(book().find(itemNumber(1), kAnn)->created, "2025-06-01T00:00:00Z");
}

/// A workspace as the schema before times of changes left it: one voice that said "a", then "b", then took it away.
std::string workspaceOfSchemaNine(const TempDir& folder) {
    const std::string path = folder.file("nine.chronoscope");
    SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec("PRAGMA application_id = 1128813139"); // "CHRS"
    for (std::size_t step = 0; step < 9; ++step)
        old.exec(std::string(store::migrations()[step]));
    old.exec("INSERT INTO annotation_action(id, author, text, created) VALUES"
             "(1, 'ann', 'first', '2026-01-01T00:00:00Z'), (2, 'ann', 'second', '2026-01-02T00:00:00Z'),"
             "(3, 'ann', 'third', '2026-01-03T00:00:00Z')");
    const auto change = [&](int action, const char* before, const char* after, const char* stood) {
        old.exec(
            "INSERT INTO annotation_change VALUES(" + std::to_string(action) +
            ", 0, x'00112233445566778899aabbccddeeff', x'000102030405060708090a0b0c0d0e0f', 2010, 0, 'ann', 0, 'm', "
            "'set', " +
            before + ", " + after + ", 0, " + stood + ")");
    };
    change(1, "NULL", R"('{"labels":["a"]}')", "'', 0, ''");
    change(2, R"('{"labels":["a"]}')", R"('{"labels":["b"]}')", "'set', 0, '2026-01-01T00:00:00Z'");
    change(3, R"('{"labels":["b"]}')", "NULL", "'set', 0, '2026-01-01T00:00:00Z'");
    old.exec("PRAGMA user_version = 9");
    return path;
}

TEST_F(AnnotationStoreTest, ActionsOfAnOlderWorkspaceKeepTheirOwnTime) {
    const auto old =
        must(store::Workspace::open(workspaceOfSchemaNine(folder), store::Workspace::Open::ExistingToWrite));
    const auto inOld = [&](auto job) {
        return old->write([&](store::Database& database) {
            AnnotationStore store(database);
            return job(store);
        });
    };
    const auto actions = must(inOld([](AnnotationStore& store) { return store.undoable("ann", 10); }));
    ASSERT_EQ(actions.size(), 3U);
    for (const AnnotationAction& action : actions)
        EXPECT_EQ(action.changes[0].when, action.created) << action.text;
    const std::pair<std::int64_t, const char*> turns[]{{3, "2026-01-02T00:00:00Z"}, {2, "2026-01-01T00:00:00Z"}};
    for (const auto& [id, changed] : turns) {
        must(inOld([id = id](AnnotationStore& store) { return store.setUndone(id, true); }));
        EXPECT_EQ(must(inOld([](AnnotationStore& store) { return store.annotations(); })).at(0).changed, changed) << id;
    }
}

TEST_F(AnnotationStoreTest, UndoOfATakingAwayBringsEverythingBack) {
    say(kAnn, 1, labelled({"a"}, "n"), 2);
    const auto before = annotations();
    const auto id = say(kAnn, 1, std::nullopt);
    EXPECT_TRUE(annotations().empty());
    must(turn(id, true));
    EXPECT_EQ(saidBy(annotations()), saidBy(before));
    EXPECT_EQ(annotations()[0].created, before[0].created);
}

TEST_F(AnnotationStoreTest, WhatCannotBeTurnedSaysSo) {
    const auto first = say(kAnn, 1, labelled({"a"}));
    const auto second = say(kBob, 2, labelled({"b"}));
    say(kBob, 2, labelled({"c"}));
    say(kBob, 2, labelled({"b"}));
    EXPECT_EQ(turn(99, true).error().code, ErrorCode::NotFound);
    EXPECT_EQ(turn(first, false).error().code, ErrorCode::InvalidArgument) << "it is not undone";
    EXPECT_EQ(turn(second, true).error().code, ErrorCode::InvalidArgument) << "it was changed since, and back again";
    must(turn(first, true));
    EXPECT_EQ(turn(first, true).error().code, ErrorCode::InvalidArgument) << "it is undone already";
    say(kAnn, 3, labelled({"d"}));
    EXPECT_EQ(turn(first, false).error().code, ErrorCode::InvalidArgument) << "something was done since";
    EXPECT_EQ(annotations().size(), 2U);
}

TEST_F(AnnotationStoreTest, AnAuthorsActionsAreListedAsTheStackOfUndo) {
    const auto a1 = say(kAnn, 1, labelled({"a"}));
    const auto b1 = say(kBob, 1, labelled({"a"}));
    const auto a2 = say(kAnn, 2, labelled({"a"}));
    const auto a3 = say(kAnn, 3, labelled({"a"}));
    must(turn(a3, true));
    must(turn(a2, true));
    must(turn(b1, true));
    EXPECT_EQ(textsOf(undoable("ann")), (Texts{"ann 1", "ann 2 (undone)", "ann 3 (undone)"}));
    EXPECT_EQ(textsOf(undoable("bob")), (Texts{"bob 1 (undone)"}));
    EXPECT_EQ(undoable("ann")[0].id, a1);
    say(kAnn, 4, labelled({"a"}));
    EXPECT_EQ(textsOf(undoable("ann")), (Texts{"ann 1", "ann 4"})) << "what was undone can be redone no more";
    EXPECT_EQ(textsOf(undoable("bob")), (Texts{"bob 1 (undone)"})) << "but for others";
}

TEST_F(AnnotationStoreTest, WhatAnotherAuthorHasChangedSinceEndsTheStackOfUndo) {
    for (const int item : {1, 2, 3})
        say(kAnn, item, labelled({"a"}));
    const auto merged = [&](int item, const Authorship& voice) {
        auto action = actionOf("merge", {book().changeTo(itemNumber(item), voice, "m", "set", labelled({"b"}), 0)});
        action.author = "bob";
        return stored(action);
    };
    merged(3, kBob);
    EXPECT_EQ(textsOf(undoable("ann")), (Texts{"ann 1", "ann 2", "ann 3"}))
        << "another voice on the same item is no matter";
    const auto middle = merged(2, kAnn);
    EXPECT_EQ(textsOf(undoable("ann")), Texts{"ann 3"});
    EXPECT_EQ(turn(undoable("ann")[0].id - 1, true).error().code, ErrorCode::InvalidArgument)
        << "it could not be undone";
    const auto newest = merged(3, kAnn);
    EXPECT_EQ(textsOf(undoable("ann")), Texts());
    EXPECT_EQ(undoable("bob").size(), 3U);
    must(turn(newest, true));
    EXPECT_EQ(textsOf(undoable("ann")), Texts{"ann 3"});
    must(turn(undoable("ann")[0].id, true));
    merged(3, kAnn);
    EXPECT_EQ(textsOf(undoable("ann")), Texts()) << "nor can it be redone any more";
    must(turn(middle, true));
    EXPECT_EQ(textsOf(undoable("ann")), (Texts{"ann 1", "ann 2"}));
}

/// Actions numbered from 0, of which the last `undone` are undone.
class UndoStackTest : public AnnotationDesk {
protected:
    void act(const std::vector<int>& changes, int undone) {
        std::vector<std::int64_t> ids;
        int item = 0;
        for (const int count : changes) {
            auto action = actionOf(std::to_string(ids.size()), {});
            for (int i = 0; i < count; ++i)
                action.changes.push_back(book().changeTo(itemNumber(item++), kAnn, "m", "set", labelled({"a"}), 0));
            ids.push_back(stored(action));
        }
        for (int i = 0; i < undone; ++i)
            must(turn(ids[ids.size() - 1 - static_cast<std::size_t>(i)], true));
    }
    Texts listed(std::size_t limit, std::int64_t changes) {
        return textsOf(must(with([&](AnnotationStore& store) { return store.undoable("ann", limit, changes); })));
    }
};

TEST_F(UndoStackTest, EachSideIsCutAtItsFarEnd) {
    act({1, 1, 1, 1, 1, 1}, 3);
    EXPECT_EQ(listed(3, 100), (Texts{"0", "1", "2", "3 (undone)", "4 (undone)", "5 (undone)"}));
    EXPECT_EQ(listed(2, 100), (Texts{"1", "2", "3 (undone)", "4 (undone)"}));
    EXPECT_EQ(listed(1, 100), (Texts{"2", "3 (undone)"}));
    EXPECT_EQ(listed(0, 100), Texts());
}

TEST_F(UndoStackTest, BothSidesTogetherHaveNoMoreChangesThanIsAllowed) {
    act({1, 40, 10, 10, 30, 1}, 3);
    const std::pair<std::int64_t, Texts> cases[]{{92, {"0", "1", "2", "3 (undone)", "4 (undone)", "5 (undone)"}},
                                                 {90, {"1", "2", "3 (undone)", "4 (undone)"}},
                                                 {60, {"1", "2", "3 (undone)"}},
                                                 {59, {"2", "3 (undone)", "4 (undone)", "5 (undone)"}},
                                                 {19, {"2"}},
                                                 {9, {}}};
    for (const auto& [changes, expected] : cases)
        EXPECT_EQ(listed(10, changes), expected) << changes;
}

TEST_F(UndoStackTest, WhatIsTooLargeToUndoLeavesWhatCanBeRedone) {
    act({5, 500, 5}, 1);
    EXPECT_EQ(listed(10, 100), (Texts{"2 (undone)"}));
    EXPECT_EQ(listed(10, 510), (Texts{"0", "1", "2 (undone)"}));
}

TEST_F(AnnotationStoreTest, AnActionComesBackWithAllItsChanges) {
    say(kAnn, 1, labelled({"a"}), 2);
    auto action = actionOf("many", {book().changeTo(itemNumber(9), kAnn, "m", "set", labelled({"b"}), 1),
                                    book().changeTo(itemNumber(1), kAnn, "m", "other", std::nullopt, 0.5)});
    stored(action);
    const auto read = undoable("ann").back();
    ASSERT_EQ(read.changes.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        const AnnotationChange& one = read.changes[i];
        const AnnotationChange& given = action.changes[i];
        EXPECT_EQ(std::tie(one.item, one.voice, one.model, one.labelSet, one.before, one.after, one.seconds, one.stood),
                  std::tie(given.item, given.voice, given.model, given.labelSet, given.before, given.after,
                           given.seconds, given.stood));
    }
}

TEST_F(AnnotationStoreTest, TheHistoryOfAnItemForgetsNothing) {
    say(kAnn, 1, labelled({"a"}));
    stored(actionOf("both", {book().changeTo(itemNumber(1), kBob, "m", "set", labelled({"b"}), 0),
                             book().changeTo(itemNumber(2), kBob, "m", "set", labelled({"b"}), 0)}));
    must(turn(say(kAnn, 1, labelled({"c"})), true));
    say(kAnn, 1, std::nullopt);
    const auto history = must(with([](AnnotationStore& store) { return store.history(itemNumber(1)); }));
    EXPECT_EQ(textsOf(history), (Texts{"ann 1", "both", "ann 1 (undone)", "ann 1"}));
    for (const AnnotationAction& action : history) {
        ASSERT_EQ(action.changes.size(), 1U) << action.text;
        EXPECT_EQ(action.changes[0].item, itemNumber(1)) << action.text;
    }
    EXPECT_TRUE(must(with([](AnnotationStore& store) { return store.history(itemNumber(3)); })).empty());
}

TEST_F(AnnotationStoreTest, WhatCannotBeReadIsCorrupt) {
    say(kAnn, 1, labelled({"a"}));
    const char* const damages[]{"body = '{'",
                                "body = '{\"x\":1}'",
                                "run = x'00'",
                                "element = 'text'",
                                "year = 0",
                                "template = 3",
                                "final = 2",
                                "seconds = -1",
                                "year = 'x'",
                                "seconds = 'abc'",
                                "author = CAST(author AS BLOB)",
                                "created = x'00'",
                                "body = x'7B7D'"};
    for (const char* const damage : damages) {
        const auto read = must(workspace->reader()).sql().execAndGet("SELECT count(*) FROM annotation").getInt();
        ASSERT_EQ(read, 1) << damage;
        const auto damaged = workspace->write([&](store::Database& database) -> Status {
            SQLite::Transaction undo(database.sql()); // rolled back at its end
            database.sql().exec(std::string("UPDATE annotation SET ") + damage);
            const auto all = AnnotationStore(database).annotations();
            return all ? Status() : Status(all.error());
        });
        ASSERT_FALSE(damaged) << damage;
        EXPECT_EQ(damaged.error().code, ErrorCode::Corrupt) << damage;
    }
}

TEST_F(AnnotationStoreTest, WhatIsStoredInAnotherOrderIsTheSame) {
    say(kAnn, 1, labelled({"a", "b"}, "n"));
    must(workspace->write([&](store::Database& database) {
        return store::guarded([&] {
            database.sql().exec(R"(UPDATE annotation SET body = '{"note": "n", "labels": ["b", "a"], "flag": false}')");
        });
    }));
    say(kAnn, 1, labelled({"c"}));
    EXPECT_EQ(annotations()[0].body, labelled({"c"}));
}

struct Cost {
    double wall = 0; ///< seconds
    double processor = 0;
};

Cost costOf(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t ticks = std::clock();
    work();
    return {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
            static_cast<double>(std::clock() - ticks) / CLOCKS_PER_SEC};
}

TEST_F(AnnotationStoreTest, TenThousandChangesAreOneQuickStep) {
    constexpr std::size_t kCount = 10'000;
    auto action = actionOf("bulk", {});
    for (std::size_t i = 0; i < kCount; ++i)
        action.changes.push_back(
            book().changeTo(itemNumber(static_cast<int>(i)), kAnn, "m-7b", "set", labelled({"outdated"}), 0));
    std::int64_t id = 0;
    std::vector<std::pair<const char*, Cost>> costs;
    costs.emplace_back("stored", costOf([&] { id = must(apply(action)); }));
    EXPECT_EQ(annotations().size(), kCount);
    const auto turned = [&](bool undone) {
        return costOf([&] { must(with([&](AnnotationStore& store) { return store.setUndone(id, undone); })); });
    };
    costs.emplace_back("undone", turned(true));
    EXPECT_TRUE(annotations().empty());
    costs.emplace_back("redone", turned(false));
    costs.emplace_back("read", costOf([&] { EXPECT_EQ(annotations().size(), kCount); }));
    for (const auto& [what, cost] : costs) {
        std::cout << "10,000 changes " << what << " in " << cost.wall << " s, " << cost.processor
                  << " s of processor\n";
        EXPECT_LT(cost.processor, 2) << what << ": more than a busy machine or a sanitizer explains";
    }
}
} // namespace
