// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationMerge.h"

#include "tests/support/AnnotationDesk.h"

#include <gtest/gtest.h>

#include <array>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;

namespace {
constexpr std::array kPolicies{MergePolicy::Mine, MergePolicy::Theirs, MergePolicy::Newer};
const Voice kAnn{"ann", false};

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
    AnnotatedCopy copy() const { return must(readCopy(folder.file(kOther))); }
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
        ASSERT_EQ(merged.action.changes.size(), 1U) << name(policy);
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
                                  {"2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", false},
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
    const auto before = saidBy(copy().annotations);
    stored(merge(MergePolicy::Theirs).action);
    EXPECT_EQ(saidBy(copy().annotations), before);
    EXPECT_EQ(before.size(), 1U);
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
    EXPECT_EQ(readCopy(folder.file("none")).error().code, ErrorCode::NotFound);
    EXPECT_FALSE(readCopy(folder.path()).ok());
}
} // namespace
