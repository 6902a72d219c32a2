// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/UnitLabels.h"
#include "core/labels/LabelSet.h"
#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;

namespace {
const ContentId kFact = contentId("a fact"), kOther = contentId("another");
const study::UnitKey kYear{{"precision", "year"}}, kDay{{"precision", "day"}};

store::RunRecord stressRun() {
    store::RunRecord run;
    run.name = "planted";
    run.study = "robustness";
    return run;
}

Annotation said(const ContentId& item, const study::UnitKey& unit, const std::string& author, AnnotationBody body,
                const std::string& set = "usual") {
    const ItemKey key{runIdentity(stressRun()),     item,         0,
                      prompt::Template::Generation, "robustness", study::toText(unit)};
    return {key, {author, false}, "model", set, std::move(body), 1, "t0", "t1"};
}

TEST(UnitLabels, ALabelIsFoundByItsKeyOrThatOfItsSet) {
    const UnitLabels labels(AnnotationBook({said(kFact, kYear, "ann", labelled({"outdated"}))}), stressRun());
    EXPECT_TRUE(labels.takes(kFact, kYear, {"outdated"}));
    EXPECT_TRUE(labels.takes(kFact, kYear, {"usual/outdated"}));
    EXPECT_TRUE(labels.takes(kFact, kYear, {"gold", "outdated"})) << "words are alternatives";
    EXPECT_FALSE(labels.takes(kFact, kYear, {"other/outdated"}));
    EXPECT_FALSE(labels.takes(kFact, kDay, {"outdated"})) << "of another unit";
    EXPECT_TRUE(labels.takesAnyOf(kFact, {"outdated"}));
    EXPECT_FALSE(labels.takesAnyOf(kOther, {"outdated"}));
}

TEST(UnitLabels, WhatNobodyLabelledIsFoundByTheEmptyWord) {
    const UnitLabels labels(AnnotationBook({said(kFact, kYear, "ann", labelled({"outdated"})),
                                            said(kOther, kYear, "ann", labelled({}, "a note alone"))}),
                            stressRun());
    EXPECT_FALSE(labels.takes(kFact, kYear, {""}));
    EXPECT_TRUE(labels.takes(kFact, kDay, {""}));
    EXPECT_FALSE(labels.takesAnyOf(kFact, {""}));
    EXPECT_TRUE(labels.takesAnyOf(kOther, {""})) << "a note is no label";
    EXPECT_TRUE(labels.takesAnyOf(kOther, {"", "outdated"}));
}

TEST(UnitLabels, AnyLabelIsAWordOfItsOwn) {
    const UnitLabels labels(AnnotationBook({said(kFact, kYear, "ann", labelled({"outdated"})),
                                            said(kFact, kYear, "ben", labelled({"outdated"})),
                                            said(kOther, kYear, "ann", labelled({"gold"})),
                                            said(kOther, kYear, "ben", labelled({"alias"}))}),
                            stressRun());
    EXPECT_TRUE(labels.takes(kFact, kYear, {kAnyLabel}));
    EXPECT_FALSE(labels.takes(kFact, kDay, {kAnyLabel})) << "nobody said any of it";
    EXPECT_TRUE(labels.takes(kOther, kYear, {kAnyLabel})) << "several were given";
    EXPECT_TRUE(labels.takes(kOther, kYear, {kDisputedLabel}));
    EXPECT_FALSE(labels.takes(kFact, kYear, {kDisputedLabel}));
    EXPECT_FALSE(labels.takes(kOther, kYear, {"gold"})) << "none stands";
    EXPECT_TRUE(labels.isAnyDisputed());
    EXPECT_TRUE(labels.takesAnyOf(kFact, {kAnyLabel}));
    EXPECT_TRUE(labels.takesAnyOf(kOther, {kAnyLabel}));
    EXPECT_FALSE(isLabelKey(kAnyLabel));
    EXPECT_EQ(labels.keys(), std::set<std::string>{"outdated"}) << "those that stand";
}

TEST(UnitLabels, WhereAnnotatorsDifferNoLabelStandsButSomethingWasSaid) {
    const UnitLabels labels(AnnotationBook({said(kFact, kYear, "ann", labelled({"outdated"})),
                                            said(kFact, kYear, "ben", labelled({"gold"}))}),
                            stressRun());
    EXPECT_FALSE(labels.takes(kFact, kYear, {"outdated", "gold"}));
    EXPECT_FALSE(labels.takes(kFact, kYear, {""}));
}

TEST(UnitLabels, OtherRunsAndStudiesAreNotLookedAt) {
    store::RunRecord other = stressRun();
    other.name = "another";
    const AnnotationBook book({said(kFact, kYear, "ann", labelled({"outdated"}))});
    EXPECT_FALSE(UnitLabels(book, other).takesAnyOf(kFact, {"outdated"}));
    other = stressRun();
    other.study = "mined";
    EXPECT_FALSE(UnitLabels(book, other).takesAnyOf(kFact, {"outdated"}));
}
} // namespace
