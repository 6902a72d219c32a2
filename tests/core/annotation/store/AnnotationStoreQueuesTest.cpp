// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Migrations.h"
#include "core/store/RunRemoval.h"
#include "tests/support/AnnotationDesk.h"
#include "tests/support/Files.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <tuple>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using store::AnnotationStore;
using store::QueueItem;
using store::QueueRecord;

namespace {
LabelSet setNamed(const std::string& name, const std::vector<std::string>& keys) {
    LabelSet set{name, true, {}};
    for (const std::string& key : keys)
        set.labels.push_back({key, "the " + key, "", LabelRole::None});
    return set;
}

class AnnotationStoreQueuesTest : public AnnotationDesk {
protected:
    void SetUp() override { makeBareRuns(workspace, 2); } // that queues have items of
    static QueueRecord queueNamed(const std::string& name) {
        QueueRecord queue;
        queue.name = name;
        queue.labelSet = "set";
        queue.order = "random";
        return queue;
    }
    Result<std::int64_t> create(const QueueRecord& queue, const std::vector<QueueItem>& items = {{1, 7, false}}) {
        return with([&](AnnotationStore& store) { return store.createQueue(queue, items); });
    }
    std::vector<QueueRecord> queues() {
        return must(with([](AnnotationStore& store) { return store.queues(); }));
    }
    /// Run and cell of each item, "!" where it is skipped.
    std::vector<std::string> items(std::int64_t queue) {
        std::vector<std::string> texts;
        for (const QueueItem& item : must(with([&](AnnotationStore& store) { return store.items(queue); })))
            texts.push_back(std::to_string(item.run) + ":" + std::to_string(item.cell) + (item.skipped ? "!" : ""));
        return texts;
    }
    Status skip(std::int64_t queue, std::int64_t place, bool skipped = true) {
        return with([&](AnnotationStore& store) { return store.setSkipped(queue, place, skipped); });
    }
    Status put(const LabelSet& set) {
        return with([&](AnnotationStore& store) { return store.putLabelSet(set); });
    }
    std::vector<LabelSet> labelSets() {
        return must(with([](AnnotationStore& store) { return store.labelSets(); }));
    }
    void change(const std::string& sql) {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    }
};
using Texts = std::vector<std::string>;

TEST_F(AnnotationStoreQueuesTest, KeepsLabelSetsByName) {
    must(put(setNamed("two", {"b", "a"})));
    must(put(setNamed("one", {"c"})));
    EXPECT_EQ(labelSets(), (std::vector<LabelSet>{setNamed("one", {"c"}), setNamed("two", {"b", "a"})}));
    must(put(setNamed("one", {"c", "d"})));
    EXPECT_EQ(labelSets()[0], setNamed("one", {"c", "d"}));
    EXPECT_EQ(labelSets().size(), 2U);
}

TEST_F(AnnotationStoreQueuesTest, ASetThatNothingUsesIsRenamedAndRemoved) {
    must(put(setNamed("one", {"a"})));
    must(put(setNamed("two", {"a"})));
    const auto rename = [&](const std::string& from, const LabelSet& set) {
        return with([&](AnnotationStore& store) { return store.renameLabelSet(from, set); });
    };
    const auto remove = [&](const std::string& name) {
        return with([&](AnnotationStore& store) { return store.removeLabelSet(name); });
    };
    EXPECT_FALSE(rename("one", setNamed("two", {"a"}))); // taken
    EXPECT_FALSE(rename("none", setNamed("three", {"a"})));
    must(rename("one", setNamed("three", {"a", "b"})));
    EXPECT_EQ(labelSets(), (std::vector<LabelSet>{setNamed("three", {"a", "b"}), setNamed("two", {"a"})}));
    auto queue = queueNamed("q");
    queue.labelSet = "two";
    must(create(queue));
    EXPECT_FALSE(remove("two"));
    EXPECT_FALSE(rename("two", setNamed("four", {"a"})));
    must(remove("three"));
    EXPECT_EQ(remove("three").error().code, ErrorCode::NotFound);
    EXPECT_EQ(labelSets().size(), 1U);
}

TEST_F(AnnotationStoreQueuesTest, ASetThatAnAnnotationNamesStaysAsItIsCalled) {
    must(put(setNamed("set", {"a"})));
    say({"ann", false}, 1, labelled({"a"}));
    EXPECT_FALSE(with([](AnnotationStore& store) { return store.removeLabelSet("set"); }));
    EXPECT_FALSE(with([](AnnotationStore& store) { return store.renameLabelSet("set", setNamed("other", {"a"})); }));
    must(with([](AnnotationStore& store) { return store.renameLabelSet("set", setNamed("set", {"a", "b"})); }));
}

TEST_F(AnnotationStoreQueuesTest, AQueueIsSharedOutAsItSays) {
    auto queue = queueNamed("shared");
    queue.annotators = {"Anna", "Ben, the second"};
    const auto id = must(create(queue, {{1, 5, false, 1}, {1, 6, false, 3}, {2, 5, true, 0}}));
    EXPECT_EQ(queues()[0].annotators, queue.annotators);
    std::vector<std::uint32_t> assigned;
    for (const QueueItem& item : must(with([&](AnnotationStore& store) { return store.items(id); })))
        assigned.push_back(item.assigned);
    EXPECT_EQ(assigned, (std::vector<std::uint32_t>{1, 3, 0}));
    queue.name = "nobody";
    EXPECT_FALSE(create(queue, {{1, 5, false, 4}}));
    queue.annotators = {"two\nlines"};
    EXPECT_FALSE(create(queue, {{1, 5, false, 1}}));
    change("UPDATE queue_item SET assigned = -1");
    EXPECT_FALSE(with([&](AnnotationStore& store) { return store.items(id); }));
}

TEST_F(AnnotationStoreQueuesTest, ALabelThatIsGivenCannotBeTakenAway) {
    must(put(setNamed("set", {"a", "b", "c"})));
    must(put(setNamed("other", {"a"})));
    say({"ann", false}, 1, labelled({"a", "b"}));
    EXPECT_TRUE(put(setNamed("set", {"b", "a"})));
    const Status refused = put(setNamed("set", {"a", "c"}));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(refused.error().context, "b");
    EXPECT_TRUE(put(setNamed("other", {"x"}))) << "nobody gave a label of that set";
    EXPECT_EQ(labelSets()[1], setNamed("set", {"b", "a"}));
}

TEST_F(AnnotationStoreQueuesTest, ALabelSetThatCannotBeReadIsNeitherStoredNorReturned) {
    for (const LabelSet& set :
         {setNamed("", {"a"}), setNamed("s", {}), setNamed("s", {"a", "a"}), setNamed("s", {"A"})})
        EXPECT_EQ(put(set).error().code, ErrorCode::InvalidArgument) << toJson(set);
    EXPECT_TRUE(labelSets().empty());
    for (const char* const json : {"{", R"({"name":"t","labels":[{"key":"k","name":"n"}]})"}) {
        change(std::string("INSERT OR REPLACE INTO label_set VALUES('s', '") + json + "')");
        const auto read = with([](AnnotationStore& store) { return store.labelSets(); });
        ASSERT_FALSE(read) << json;
        EXPECT_EQ(read.error().code, ErrorCode::Corrupt) << json;
    }
}

TEST_F(AnnotationStoreQueuesTest, KeepsAQueueAndTheOrderOfItsItems) {
    QueueRecord queue = queueNamed("Été 1");
    queue.guideline = "Read \"all\"\nof it";
    queue.seed = ~std::uint64_t{0};
    queue.filter = R"({"domains":["general"]})";
    queue.blind = true;
    const auto id = must(create(queue, {{2, 9, false}, {1, 3, true}, {2, 1, false}}));
    must(create(queueNamed("second"), {}));
    const auto all = queues();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(
        std::tie(all[0].id, all[0].name, all[0].guideline, all[0].labelSet, all[0].order, all[0].seed, all[0].filter,
                 all[0].blind, all[0].items),
        std::tuple(id, queue.name, queue.guideline, queue.labelSet, queue.order, queue.seed, queue.filter, true, 3));
    EXPECT_FALSE(all[0].created.empty());
    EXPECT_EQ(items(id), (Texts{"2:9", "1:3!", "2:1"}));
    EXPECT_TRUE(items(all[1].id).empty());
}

TEST_F(AnnotationStoreQueuesTest, RefusesAQueueThatCannotBe) {
    must(create(queueNamed("taken")));
    QueueRecord without = queueNamed("no set");
    without.labelSet.clear();
    const std::pair<QueueRecord, std::vector<QueueItem>> cases[]{
        {queueNamed(""), {}},
        {queueNamed("taken"), {}},
        {queueNamed(" "), {}},
        {queueNamed("a\nb"), {}},
        {queueNamed("a\x7F"), {}},
        {queueNamed("\xFF"), {}},
        {without, {}},
        {queueNamed("no run"), {{0, 1, false}}},
        {queueNamed("no cell"), {{1, 1, false}, {1, -1, false}}}};
    for (const auto& [queue, items] : cases) {
        const auto refused = create(queue, items);
        ASSERT_FALSE(refused) << queue.name;
        EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument) << queue.name;
    }
    EXPECT_EQ(queues().size(), 1U);
}

TEST_F(AnnotationStoreQueuesTest, SkipsAndTakesUpAgain) {
    const auto id = must(create(queueNamed("q"), {{1, 5, false}, {1, 6, false}}));
    must(skip(id, 1));
    EXPECT_EQ(items(id), (Texts{"1:5", "1:6!"}));
    must(skip(id, 1, false));
    EXPECT_EQ(items(id), (Texts{"1:5", "1:6"}));
    EXPECT_EQ(skip(id, 2).error().code, ErrorCode::NotFound);
    EXPECT_EQ(skip(99, 0).error().code, ErrorCode::NotFound);
}

TEST_F(AnnotationStoreQueuesTest, IsGuidedAndRemoved) {
    const auto id = must(create(queueNamed("q")));
    const auto other = must(create(queueNamed("other")));
    must(with([&](AnnotationStore& store) { return store.setGuideline(id, "be fair"); }));
    EXPECT_EQ(queues()[0].guideline, "be fair");
    must(with([&](AnnotationStore& store) { return store.removeQueue(id); }));
    EXPECT_EQ(queues().size(), 1U);
    EXPECT_EQ(items(other), Texts{"1:7"});
    EXPECT_GT(must(create(queueNamed("next"))), other) << "a number is not given twice";
}

TEST_F(AnnotationStoreQueuesTest, WhatIsNotThereSaysSo) {
    const std::pair<const char*, std::function<Status(AnnotationStore&)>> cases[]{
        {"guideline", [](auto& store) { return store.setGuideline(7, "x"); }},
        {"remove", [](auto& store) { return store.removeQueue(7); }},
        {"items", [](auto& store) {
             const auto found = store.items(7);
             return found ? Status() : Status(found.error());
         }}};
    for (const auto& [what, ask] : cases) {
        const Status missing = with(ask);
        ASSERT_FALSE(missing) << what;
        EXPECT_EQ(missing.error().code, ErrorCode::NotFound) << what;
    }
}

TEST_F(AnnotationStoreQueuesTest, ItemsThatCannotBeAreCorrupt) {
    const auto id = must(create(queueNamed("q"), {{1, 5, false}, {1, 6, false}}));
    for (const char* const damage : {"place = 9 WHERE place = 1", "run = 0", "cell = -1"}) {
        const auto read = workspace->write([&](store::Database& database) -> Status {
            SQLite::Transaction undo(database.sql()); // rolled back at its end
            database.sql().exec(std::string("PRAGMA defer_foreign_keys = ON; UPDATE queue_item SET ") + damage);
            const auto found = AnnotationStore(database).items(id);
            return found ? Status() : Status(found.error());
        });
        ASSERT_FALSE(read) << damage;
        EXPECT_EQ(read.error().code, ErrorCode::Corrupt) << damage;
    }
}

TEST(RunRemoval, TakesTheItemsOfTheRunOutOfQueuesAndKeepsWhatWasSaid) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto removed = makeRun(workspace, smallSpec(), "calibration:", "removed");
    const auto kept = makeRun(workspace, smallSpec(), "calibration:", "kept");
    const auto queue = must(workspace->write([&](store::Database& database) {
        QueueRecord record;
        record.name = "q";
        record.labelSet = "set";
        return AnnotationStore(database).createQueue(
            record, {{removed, 1, false}, {kept, 2, true}, {removed, 3, true}, {kept, 4, false}});
    }));
    ItemKey item = itemNumber(0);
    item.run = runIdentity(recordOf(workspace, removed));
    const AnnotationAction action{
        0, "ann", "a", {}, false, {AnnotationBook().changeTo(item, {"ann", false}, "m", "set", labelled({"a"}), 0)}};
    const auto id =
        must(workspace->write([&](store::Database& database) { return AnnotationStore(database).apply(action); }));
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, removed); }));

    auto reader = must(workspace->reader());
    const auto left = must(AnnotationStore(reader).items(queue));
    ASSERT_EQ(left.size(), 2U);
    EXPECT_EQ(std::tie(left[0].run, left[0].cell), std::tuple(kept, 2));
    EXPECT_TRUE(left[0].skipped);
    EXPECT_EQ(std::tie(left[1].run, left[1].cell), std::tuple(kept, 4));
    ASSERT_EQ(must(AnnotationStore(reader).annotations()).size(), 1U);
    EXPECT_EQ(must(AnnotationStore(reader).history(item)).size(), 1U);
    EXPECT_TRUE(workspace->write([&](store::Database& database) {
        return AnnotationStore(database).setUndone(id, true);
    })) << "and can be undone";
}

TEST(WorkspaceMigration, AnnotationsComeToAWorkspaceThatHadNone) {
    const TempDir folder;
    const std::string path = folder.file("eight.chronoscope");
    {
        SQLite::Database older(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        older.exec("PRAGMA application_id = 1128813139"); // "CHRS"
        for (std::size_t step = 0; step < 8; ++step)
            older.exec(std::string(store::migrations()[step]));
        older.exec("PRAGMA user_version = 8");
    }
    const auto workspace = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    const AnnotationAction action{
        0,  "ann", "a",
        {}, false, {AnnotationBook().changeTo(itemNumber(1), {"ann", false}, "m", "set", labelled({"a"}), 0)}};
    EXPECT_TRUE(workspace->write([&](store::Database& database) { return AnnotationStore(database).apply(action); }));
}
} // namespace
