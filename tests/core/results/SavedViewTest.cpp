// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/SavedView.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::results;

namespace {
SavedView example() {
    SavedView view;
    view.runs = {{1, 0}, {2, 3}};
    view.pinned.relations = {"employer", "position held"};
    view.pinned.runs = {{7, 0}};
    view.pinned.elements = {contentId("a")};
    view.filter.domains = {benchmark::Domain::Legal};
    return view;
}

TEST(SavedView, SurvivesItsJson) {
    const SavedView view = example();
    const auto read = savedView(runsJson(view), toJson(view.filter));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, view);
}

TEST(SavedView, WithoutPinsIsWhatItWasBeforeThereWereAny) {
    SavedView view = example();
    view.pinned = {};
    EXPECT_EQ(runsJson(view), R"({"runs":[{"run":1,"scoring":0},{"run":2,"scoring":3}]})");
    const auto read = savedView(runsJson(view), "{}");
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_TRUE(read->pinned.empty());
    EXPECT_EQ(read->runs, view.runs);
}

TEST(SavedView, RefusesWhatItCannotRead) {
    struct Case {
        const char* runs;
        const char* filter;
    };
    for (const Case& one :
         {Case{"", "{}"}, Case{"[]", "{}"}, Case{"{}", "[]"}, Case{R"({"pinned":[]})", "{}"},
          Case{R"({"pinned":{"planets":["Mars"]}})", "{}"}, Case{R"({"pinned":{"domains":["space"]}})", "{}"},
          Case{R"({"unknown":{}})", "{}"}, Case{"{}", R"({"pinned":{}})"}, Case{"{\"pinned\":\"\xff\"}", "{}"},
          Case{R"({"pinned":{"runs":[[[[[[]]]]]]}})", "{}"}}) {
        const auto read = savedView(one.runs, one.filter);
        ASSERT_FALSE(read) << one.runs << ' ' << one.filter;
        EXPECT_EQ(read.error().code, ErrorCode::BadInput) << one.runs;
    }
}
} // namespace
