// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationMerge.h"

#include "core/store/Migrations.h"
#include "tests/support/AnnotationDesk.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;

namespace {
constexpr std::array kPolicies{MergePolicy::Mine, MergePolicy::Theirs, MergePolicy::Newer};
const Authorship kAnn{"ann", false};

/// The elements of the first `count` items.
ElementNames elementsOf(int count) {
    ElementNames names;
    for (int i = 0; i < count; ++i)
        names[itemNumber(i).element] = {};
    return names;
}

Annotation annotated(int number, std::vector<std::string> labels, const std::string& changed = "2026-01-02T00:00:00Z") {
    return {itemNumber(number), kAnn, "m", "set", labelled(std::move(labels)), 5, "2026-01-01T00:00:00Z", changed};
}

/// Two copies of a workspace: the desk's own, and another one beside it.
class AnnotationMergeTest : public AnnotationDesk {
protected:
    static constexpr const char* kOther = "other.chronoscope";
    WorkspacePtr other = emptyWorkspace(folder, kOther);

    void sayThere(const std::vector<Annotation>& annotations) {
        AnnotationAction action{0, "bob", "said", "2026-01-05T00:00:00Z", false, {}};
        for (const Annotation& one : annotations)
            action.changes.push_back(
                AnnotationBook().changeTo(one.item, one.voice, one.model, one.labelSet, one.body, one.seconds));
        must(other->write([&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    }
    AnnotatedCopy copy() const { return must(readCopy(folder.file(kOther), elementsOf(60))); }
    AnnotationMerge merge(MergePolicy policy) const {
        return mergeInto(book(), copy().annotations, policy, "ann", "Merge");
    }
    std::vector<std::string> labelsOf(int number) {
        for (const Annotation& one : annotations())
            if (one.item == itemNumber(number)) return one.body.labels;
        return {};
    }
};

TEST_F(AnnotationMergeTest, NewOnesAreAddedAndEqualOnesAreNot) {
    say(kAnn, 1, labelled({"alias"}));
    say(kAnn, 2, labelled({"other"}));
    sayThere({annotated(1, {"alias"}), annotated(3, {"future"})});
    for (const MergePolicy policy : kPolicies) {
        const auto merged = merge(policy);
        EXPECT_EQ(merged.added, 1) << name(policy);
        EXPECT_EQ(merged.same, 1) << name(policy);
        EXPECT_TRUE(merged.conflicts.empty()) << name(policy);
        EXPECT_EQ(merged.action.changes.size(), policy == MergePolicy::Newer ? 2U : 1U)
            << name(policy) << ": a later time is taken over";
    }
    stored(merge(MergePolicy::Mine).action);
    EXPECT_EQ(labelsOf(1), std::vector<std::string>{"alias"});
    EXPECT_EQ(labelsOf(2), std::vector<std::string>{"other"});
    EXPECT_EQ(labelsOf(3), std::vector<std::string>{"future"});
    EXPECT_EQ(merge(MergePolicy::Theirs).same, 2);
}

TEST_F(AnnotationMergeTest, TheSameVoiceSayingTwoThingsIsAConflictWithBothBodies) {
    say(kAnn, 1, labelled({"alias"}), 2);
    sayThere({annotated(1, {"outdated"})});
    const auto merged = merge(MergePolicy::Mine);
    ASSERT_EQ(merged.conflicts.size(), 1U);
    EXPECT_EQ(merged.conflicts.front().mine.body.labels, std::vector<std::string>{"alias"});
    EXPECT_EQ(merged.conflicts.front().theirs.body.labels, std::vector<std::string>{"outdated"});
    EXPECT_FALSE(merged.conflicts.front().taken);
    EXPECT_TRUE(merged.action.changes.empty());
    stored(merge(MergePolicy::Theirs).action);
    EXPECT_EQ(labelsOf(1), std::vector<std::string>{"outdated"});
    EXPECT_DOUBLE_EQ(annotations().front().seconds, 5);
}

TEST_F(AnnotationMergeTest, OtherVoicesAreNoConflict) {
    say({"eve", false}, 1, labelled({"alias"}));
    say({"ann", true}, 1, labelled({"gold"}));
    sayThere({annotated(1, {"outdated"})});
    const auto merged = merge(MergePolicy::Theirs);
    EXPECT_TRUE(merged.conflicts.empty());
    stored(merged.action);
    EXPECT_EQ(annotations().size(), 3U);
}

TEST(AnnotationMergePolicy, TheNewerWordStandsOnlyWhereItIsKnownToBe) {
    struct Case {
        const char *mine, *theirs;
        bool taken;
    };
    const std::vector<Case> cases{{"2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z", true},
                                  {"2026-01-01T00:00:01Z", "2026-01-01T00:00:00Z", false},
                                  {"", "2026-01-01T00:00:00Z", false},
                                  {"2026-01-01T00:00:00Z", "", false},
                                  {"2026-01-01T00:00:00Z", "tomorrow", false}};
    for (const Case& one : cases) {
        const AnnotationBook book({annotated(1, {"alias"}, one.mine)});
        const auto merged = mergeInto(book, {annotated(1, {"other"}, one.theirs)}, MergePolicy::Newer, "ann", "Merge");
        ASSERT_EQ(merged.conflicts.size(), 1U);
        EXPECT_EQ(merged.conflicts.front().taken, one.taken) << one.mine << " against " << one.theirs;
        EXPECT_EQ(merged.action.changes.size(), one.taken ? 1U : 0U);
    }
}

TEST_F(AnnotationMergeTest, AMergeIsOneStepOfUndo) {
    for (int i = 0; i < 20; ++i)
        say(kAnn, i, labelled({"alias"}, "note " + std::to_string(i)), i);
    std::vector<Annotation> theirs;
    for (int i = 10; i < 30; ++i)
        theirs.push_back(annotated(i, {"outdated"}));
    sayThere(theirs);
    const auto before = saidBy(annotations());
    const auto action = stored(merge(MergePolicy::Theirs).action);
    EXPECT_EQ(annotations().size(), 30U);
    ASSERT_TRUE(turn(action, true).ok());
    EXPECT_EQ(saidBy(annotations()), before);
}

TEST_F(AnnotationMergeTest, TheOtherCopyIsNotChanged) {
    sayThere({annotated(1, {"alias"})});
    other.reset();
    const std::string before = readFile(folder.file(kOther));
    stored(merge(MergePolicy::Theirs).action);
    EXPECT_EQ(labelsOf(1), std::vector<std::string>{"alias"});
    EXPECT_TRUE(readFile(folder.file(kOther)) == before);
}

TEST_F(AnnotationMergeTest, ACopyOfAnOlderSchemaIsReadAndNotChanged) {
    const std::pair<std::size_t, std::size_t> cases[]{{8, 0}, {9, 1}}; // schema, and how many annotations it can hold
    for (const auto& [schema, count] : cases) {
        const std::string path = folder.file("schema " + std::to_string(schema));
        {
            SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            old.exec("PRAGMA application_id = 1128813139; PRAGMA journal_mode = WAL"); // "CHRS"
            for (std::size_t step = 0; step < schema; ++step)
                old.exec(std::string(store::migrations()[step]));
            if (count > 0)
                old.exec(
                    "INSERT INTO annotation(run, element, year, template, author, final, model, label_set, body, "
                    "seconds, created, changed) VALUES(x'00112233445566778899aabbccddeeff', x'" +
                    toHex(itemNumber(1).element) +
                    R"(', 2010, 0, 'ann', 0, 'm', 'set', '{"labels":["a"]}', 1, '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'))");
            old.exec("PRAGMA user_version = " + std::to_string(schema));
        }
        const std::string before = readFile(path);
        const AnnotatedCopy read = must(readCopy(path, elementsOf(60)));
        EXPECT_EQ(read.annotations.size(), count) << schema;
        EXPECT_EQ(read.refusedCount, 0) << schema;
        EXPECT_TRUE(readFile(path) == before) << schema;
    }
}

TEST_F(AnnotationMergeTest, WhatIsSaidOfElementsThatAreNotHereIsLeftOutAndCounted) {
    sayThere({annotated(1, {"alias"}), annotated(590, {"alias"}), annotated(591, {"alias"})});
    EXPECT_EQ(copy().annotations.size(), 1U);
    EXPECT_EQ(copy().elsewhere, 2);
    EXPECT_EQ(copy().refusedCount, 0);
}

TEST_F(AnnotationMergeTest, NewLabelSetsComeAlongAndOtherLabelsUnderOneNameAreAConflict) {
    const LabelSet both{"both", true, {{"a", "A", "", LabelRole::None}}};
    const LabelSet mine{"set", true, {{"a", "A", "", LabelRole::None}}};
    const LabelSet theirs{"set", true, {{"a", "A", "", LabelRole::AliasMissed}}};
    const LabelSet fresh{"fresh", false, {{"b", "B", "", LabelRole::Other}}};
    for (const LabelSet& set : {both, theirs, fresh})
        must(
            other->write([&](store::Database& database) { return store::AnnotationStore(database).putLabelSet(set); }));
    const auto merged = mergeLabelSets({both, mine}, copy().labelSets);
    EXPECT_EQ(merged.added, std::vector<LabelSet>{fresh});
    EXPECT_EQ(merged.conflicts, std::vector<std::string>{"set"});
}

TEST_F(AnnotationMergeTest, WhatIsNoWorkspaceIsRefused) {
    EXPECT_EQ(readCopy(folder.file("none"), {}).error().code, ErrorCode::NotFound);
    EXPECT_FALSE(readCopy(folder.path(), {}).ok());
    SQLite::Database(folder.file("foreign"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE annotation(x)");
    EXPECT_EQ(readCopy(folder.file("foreign"), {}).error().code, ErrorCode::Corrupt);
}

/// Three copies of a workspace in which one voice says something of one item at different times.
class AnnotationTimes : public testing::Test {
protected:
    TempDir folder;

    void say(const std::string& file, const char* label, const char* when) const {
        const auto workspace = emptyWorkspace(folder, file);
        const AnnotationBook nothing;
        const AnnotationAction action{
            0, "ann", "said", when, false, {nothing.changeTo(itemNumber(1), kAnn, "m", "set", labelled({label}), 1)}};
        must(workspace->write(
            [&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    }
    /// Merges another copy in by the newer word, in the name of a third person and much later than anything was said.
    std::int64_t merge(const WorkspacePtr& into, const std::string& file) const {
        const auto theirs = must(readCopy(folder.file(file), elementsOf(60))).annotations;
        AnnotationMerge merged = mergeInto(AnnotationBook(said(into)), theirs, MergePolicy::Newer, "eve", "Merge");
        merged.action.created = "2026-12-31T00:00:00Z";
        return must(into->write(
            [&](store::Database& database) { return store::AnnotationStore(database).merge(merged.action, {}); }));
    }
    static std::vector<Annotation> said(const WorkspacePtr& workspace) {
        auto reader = must(workspace->reader());
        return must(store::AnnotationStore(reader).annotations());
    }
};

TEST_F(AnnotationTimes, MergedInAnyOrderAndTwiceTheLastWordStands) {
    const char* const first = "2026-01-01T00:00:00Z";
    const char* const last = "2026-01-02T00:00:00Z";
    say("1", "alias", first);
    say("2", "outdated", last);
    for (const char* order : {"12", "21", "112", "121", "212", "1212", "2121"}) {
        const auto into = emptyWorkspace(folder, std::string("into") + order);
        for (const char* copy = order; *copy != '\0'; ++copy)
            merge(into, std::string(1, *copy));
        ASSERT_EQ(said(into).size(), 1U) << order;
        EXPECT_EQ(said(into)[0].body, labelled({"outdated"})) << order;
        EXPECT_EQ(said(into)[0].changed, last) << order;
    }
}

TEST_F(AnnotationTimes, OfTwoTimesOfTheSameWordTheLaterStandsAndUndoBringsTheEarlierBack) {
    say("1", "alias", "2026-03-01T00:00:00Z");
    say("2", "alias", "2026-03-09T00:00:00Z");
    say("3", "other", "2026-03-05T00:00:00Z");
    std::string order = "123";
    do {
        const auto into = emptyWorkspace(folder, "into" + order);
        for (const char copy : order)
            merge(into, std::string(1, copy));
        EXPECT_EQ(said(into)[0].body, labelled({"alias"})) << order;
        EXPECT_EQ(said(into)[0].changed, "2026-03-09T00:00:00Z") << order;
    } while (std::next_permutation(order.begin(), order.end()));
    const auto into = emptyWorkspace(folder, "into");
    merge(into, "1");
    const auto moved = merge(into, "2");
    ASSERT_GT(moved, 0);
    must(into->write(
        [&](store::Database& database) { return store::AnnotationStore(database).setUndone(moved, true); }));
    EXPECT_EQ(said(into)[0].changed, "2026-03-01T00:00:00Z");
}

TEST_F(AnnotationTimes, WhatIsMergedKeepsWhenItWasFirstMade) {
    const auto source = emptyWorkspace(folder, "source");
    const char* const times[]{"2026-01-01T00:00:00Z", "2026-01-03T00:00:00Z"};
    for (const char* const when : times) {
        const AnnotationBook now(said(source));
        const AnnotationAction action{
            0,    "ann", "said",
            when, false, {now.changeTo(itemNumber(1), kAnn, "m", "set", labelled({"alias"}, when), 1)}};
        must(source->write([&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    }
    const auto into = emptyWorkspace(folder, "into");
    const auto id = merge(into, "source");
    for (const bool undone : {true, false})
        must(into->write(
            [&](store::Database& database) { return store::AnnotationStore(database).setUndone(id, undone); }));
    ASSERT_EQ(said(into).size(), 1U);
    EXPECT_EQ(said(into)[0].created, times[0]);
    EXPECT_EQ(said(into)[0].changed, times[1]);
}

/// What two copies say, once the second is merged into the first.
std::vector<Annotation> joined(const std::vector<Annotation>& into, const std::vector<Annotation>& theirs) {
    AnnotationBook book(into);
    book.apply(mergeInto(book, theirs, MergePolicy::Newer, "eve", "Merge").action, "2026-12-31T00:00:00Z");
    std::vector<Annotation> all;
    book.forEachItem([&](const auto&, const auto& list) { all.insert(all.end(), list.begin(), list.end()); });
    return all;
}

TEST(AnnotationMergePolicy, TheNewerWordIsTheSameInAnyOrderAndGroupingOfThreeCopies) {
    std::vector<Annotation> words;
    for (const char* const changed : {"2026-03-01T00:00:00Z", "2026-03-05T00:00:00Z"})
        for (const char* const label : {"alias", "other"})
            words.push_back(annotated(1, {label}, changed));
    words.push_back(words.front());
    words.back().labelSet = "another set";
    const auto sayings = [](const std::vector<Annotation>& said) {
        return toJson(said.at(0).body) + said.at(0).labelSet + said.at(0).changed;
    };
    for (const Annotation& a : words)
        for (const Annotation& b : words)
            for (const Annotation& c : words) {
                const std::string expected = sayings(joined(joined({a}, {b}), {c}));
                std::array copies{&a, &b, &c};
                std::sort(copies.begin(), copies.end());
                do {
                    const std::vector<Annotation> x{*copies[0]}, y{*copies[1]}, z{*copies[2]};
                    ASSERT_EQ(sayings(joined(joined(x, y), z)), expected);
                    ASSERT_EQ(sayings(joined(x, joined(y, z))), expected);
                } while (std::next_permutation(copies.begin(), copies.end()));
            }
}

TEST_F(AnnotationTimes, AMergeThatIsUndoneLeavesTheTimeOfTheWordBeforeIt) {
    say("1", "alias", "2026-01-01T00:00:00Z");
    say("2", "outdated", "2026-01-02T00:00:00Z");
    say("3", "other", "2026-01-03T00:00:00Z");
    const auto into = emptyWorkspace(folder, "into");
    merge(into, "1");
    const auto id = merge(into, "3");
    must(into->write([&](store::Database& database) { return store::AnnotationStore(database).setUndone(id, true); }));
    EXPECT_EQ(said(into)[0].changed, "2026-01-01T00:00:00Z");
    merge(into, "2");
    EXPECT_EQ(said(into)[0].body, labelled({"outdated"}));
}

TEST_F(AnnotationMergeTest, ADamagedRowOfTheOtherCopyIsLeftOutWithItsReason) {
    sayThere({annotated(1, {"alias"}), annotated(2, {"outdated"}), annotated(3, {"other"})});
    const auto change = [&](const std::string& sql) {
        must(
            other->write([&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    };
    change("CREATE TEMP TABLE kept AS SELECT * FROM annotation");
    const std::pair<const char*, const char*> damages[]{{"body = '{'", "parse error"},
                                                        {"body = '{}'", "says nothing"},
                                                        {"run = x'00'", "run is no"},
                                                        {"element = 'text'", "element is no"},
                                                        {"year = 0", "year = 0"},
                                                        {"template = 7", "template = 7"},
                                                        {"final = 2", "final = 2"},
                                                        {"seconds = -1", "seconds = "},
                                                        {"author = ''", "the author"},
                                                        {"author = CAST(x'FF' AS TEXT)", "the author"},
                                                        {"model = char(7)", "the model"},
                                                        {"model = CAST(x'C328' AS TEXT)", "the model"},
                                                        {"label_set = ''", "the label set"},
                                                        {"changed = 'tomorrow'", "a time is not like"},
                                                        {"changed = x'00'", "changed is no text"},
                                                        {"changed = '2026-02-30T00:00:00Z'", "a time is not like"},
                                                        {"seconds = 'abc'", "seconds = abc"},
                                                        {"author = CAST(author AS BLOB)", "author is no text"}};
    for (const auto& [damage, reason] : damages) {
        change("DELETE FROM annotation; INSERT INTO annotation SELECT * FROM kept; UPDATE annotation SET " +
               std::string(damage) + " WHERE body LIKE '%outdated%'");
        const AnnotatedCopy read = copy();
        EXPECT_EQ(read.annotations.size(), 2U) << damage;
        ASSERT_EQ(read.refusedCount, 1) << damage;
        ASSERT_EQ(read.refused.size(), 1U) << damage;
        EXPECT_NE(read.refused[0].find(reason), std::string::npos) << damage << ": " << read.refused[0];
        EXPECT_NE(read.refused[0].find("year "), std::string::npos) << "the row is named: " << read.refused[0];
    }
    EXPECT_EQ(merge(MergePolicy::Mine).added, 2);
}

TEST_F(AnnotationMergeTest, AnAuthorThatIsNoTextDoesNotStandForTheOneItLooksLike) {
    sayThere({annotated(1, {"alias"})});
    must(other->write([&](store::Database& database) {
        return store::guarded([&] {
            database.sql().exec("INSERT INTO annotation SELECT run, element, year, template, study, unit, CAST(author "
                                "AS BLOB), final, model, "
                                "label_set, body, seconds, created, changed FROM annotation");
        });
    }));
    EXPECT_EQ(copy().refusedCount, 1);
    stored(merge(MergePolicy::Mine).action);
    EXPECT_EQ(annotations().size(), 1U);
}

TEST_F(AnnotationMergeTest, ADamagedLabelSetOfTheOtherCopyIsLeftOutWithItsReason) {
    const LabelSet sound{"sound", true, {{"a", "A", "", LabelRole::None}}};
    must(other->write([&](store::Database& database) { return store::AnnotationStore(database).putLabelSet(sound); }));
    must(other->write([&](store::Database& database) {
        return store::guarded([&] { database.sql().exec("INSERT INTO label_set VALUES('half', '{'), ('two', '{}')"); });
    }));
    EXPECT_EQ(copy().labelSets, std::vector<LabelSet>{sound});
    EXPECT_EQ(copy().refusedCount, 2);
    EXPECT_EQ(copy().refused.at(0).rfind("label set: half: ", 0), 0U) << copy().refused[0];
}

TEST_F(AnnotationMergeTest, AMergeThatFailsKeepsNothing) {
    const LabelSet fresh{"fresh", true, {{"a", "A", "", LabelRole::None}}};
    sayThere({annotated(1, {"alias"}), annotated(2, {"outdated"})});
    AnnotationAction action = merge(MergePolicy::Theirs).action;
    const auto put = [&](const AnnotationAction& what) {
        return with([&](store::AnnotationStore& store) { return store.merge(what, {fresh}); });
    };
    const auto count = [&](const std::string& table) {
        return must(workspace->reader()).sql().execAndGet("SELECT count(*) FROM " + table).getInt();
    };
    const auto trigger = [&](const char* sql) {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    };
    trigger("CREATE TEMP TRIGGER full BEFORE INSERT ON main.annotation_change WHEN NEW.number = 1 "
            "BEGIN SELECT RAISE(ABORT, 'no room'); END");
    EXPECT_EQ(put(action).error().code, ErrorCode::InvalidArgument) << "while its last change is stored";
    trigger("DROP TRIGGER full");
    AnnotationAction stale = action;
    stale.changes.back().before = labelled({"x"});
    EXPECT_EQ(put(stale).error().code, ErrorCode::InvalidArgument) << "where a change starts from something else";
    for (const char* table : {"label_set", "annotation", "annotation_action", "annotation_change"})
        EXPECT_EQ(count(table), 0) << table;
    EXPECT_GT(must(put(action)), 0);
    EXPECT_EQ(count("label_set"), 1);
    EXPECT_EQ(count("annotation"), 2);
}

TEST_F(AnnotationMergeTest, LabelSetsAloneMakeNoAction) {
    const LabelSet fresh{"fresh", true, {{"a", "A", "", LabelRole::None}}};
    EXPECT_EQ(must(with([&](store::AnnotationStore& store) { return store.merge({}, {fresh}); })), 0);
    EXPECT_EQ(must(with([](store::AnnotationStore& store) { return store.labelSets(); })),
              std::vector<LabelSet>{fresh});
    EXPECT_TRUE(undoable("ann").empty());
}
} // namespace
