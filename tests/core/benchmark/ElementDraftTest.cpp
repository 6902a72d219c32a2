// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementDraft.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <functional>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::benchmark;

namespace {
Element element(std::vector<YearObjects> years, State state = State::Dynamic) {
    Element one;
    one.state = state;
    one.subject = "Mayor of Springfield";
    one.relation = "officeholder";
    one.years = std::move(years);
    one.distractors = {"x", "y", "z"};
    one.extra = R"({"note":"kept"})";
    one.id = computeId(one);
    return one;
}

TEST(ElementDraft, EveryElementOfTheSampleComesBackAsItWas) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    auto reader = must(workspace->reader());
    store::BenchmarkStore store(reader);
    std::size_t same = 0, all = 0;
    for (const ElementMeta& meta : must(store.elements())) {
        const Element before = must(store.load(meta.row));
        const Element after = must(elementOf(draftOf(before)));
        ++all;
        EXPECT_EQ(after.state, before.state) << before.subject;
        EXPECT_EQ(after.extra, before.extra);
        ASSERT_EQ(after.years.size(), before.years.size());
        for (std::size_t year = 0; year < after.years.size(); ++year) {
            EXPECT_EQ(after.years[year].releaseDate, before.years[year].releaseDate);
            auto sorted = [](std::vector<Object> objects) {
                std::sort(objects.begin(), objects.end());
                return objects;
            };
            EXPECT_EQ(sorted(after.years[year].objects), sorted(before.years[year].objects)) << before.subject;
        }
        if (after.id == before.id) ++same;
    }
    EXPECT_GT(all, 100U);
    EXPECT_GT(same, all * 9 / 10); // the order of those who share a year may be another one
}

TEST(ElementDraft, ObjectsHoldTheirYears) {
    const ElementDraft draft = draftOf(element({{2010, "2010-06-01", {{"A", "a"}}},
                                                {2011, "", {{"A", "a"}, {"B"}}},
                                                {2012, "", {{"B"}}},
                                                {2014, "", {{"A", "a"}}}}));
    ASSERT_EQ(draft.rows.size(), 2U);
    EXPECT_EQ(draft.rows[0].names, (Object{"A", "a"}));
    EXPECT_EQ(draft.rows[0].years, (std::vector{2010, 2011, 2014}));
    EXPECT_EQ(draft.rows[1].years, (std::vector{2011, 2012}));
    EXPECT_EQ(draft.firstYear(), 2010);
    EXPECT_EQ(draft.lastYear(), 2014);
}

TEST(ElementDraft, AChangeMakesItDynamicOrStatic) {
    ElementDraft draft = draftOf(element({{2010, "", {{"A"}}}, {2011, "", {{"B"}}}}));
    draft.rows.pop_back();
    draft.rows[0].years = {2010, 2011, 2012};
    const Element changed = must(elementOf(draft));
    EXPECT_EQ(changed.state, State::Static);
    EXPECT_EQ(changed.years.back().releaseDate, "2012-12-31");
    EXPECT_EQ(changed.years.front().releaseDate, "");
    draft.rows.push_back({{"C"}, {2012}});
    EXPECT_EQ(must(elementOf(draft)).state, State::Dynamic);
}

TEST(ElementDraft, AnInvariantElementKeepsHavingNoYears) {
    const Element before = element({{0, "", {{"A"}, {"B"}}}}, State::Invariant);
    ElementDraft draft = draftOf(before);
    EXPECT_TRUE(draft.isInvariant);
    EXPECT_EQ(must(elementOf(draft)).id, before.id);
    draft.rows[0].years = {2010};
    EXPECT_FALSE(elementOf(draft));
}

struct BadDraft {
    const char* label;
    std::function<void(ElementDraft&)> spoil;
    const char* begins;
};
class BadDraftTest : public testing::TestWithParam<BadDraft> {};

TEST_P(BadDraftTest, IsToldByWhatItIsAbout) {
    ElementDraft draft = draftOf(element({{2010, "", {{"A"}}}, {2011, "", {{"B"}}}}));
    ASSERT_TRUE(problemsOf(draft).empty());
    GetParam().spoil(draft);
    const auto problems = problemsOf(draft);
    ASSERT_FALSE(problems.empty());
    EXPECT_TRUE(problems.front().starts_with(GetParam().begins)) << problems.front();
    EXPECT_EQ(elementOf(draft).error().code, ErrorCode::InvalidArgument);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, BadDraftTest,
    testing::Values(BadDraft{"subject", [](ElementDraft& draft) { draft.subject = "  "; }, "subject"},
                    BadDraft{"relation", [](ElementDraft& draft) { draft.relation.clear(); }, "relation"},
                    BadDraft{"noObject", [](ElementDraft& draft) { draft.rows.clear(); }, "object"},
                    BadDraft{"blankName", [](ElementDraft& draft) { draft.rows[0].names = {" "}; }, "object"},
                    BadDraft{"noName", [](ElementDraft& draft) { draft.rows[0].names.clear(); }, "object"},
                    BadDraft{"noYear", [](ElementDraft& draft) { draft.rows[0].years.clear(); }, "years"},
                    BadDraft{"unordered",
                             [](ElementDraft& draft) {
                                 draft.rows[0].years = {2011, 2010};
                             },
                             "years"},
                    BadDraft{"twice",
                             [](ElementDraft& draft) {
                                 draft.rows[0].years = {2010, 2010};
                             },
                             "years"},
                    BadDraft{"far", [](ElementDraft& draft) { draft.rows[0].years = {10'000}; }, "years"},
                    BadDraft{"right", [](ElementDraft& draft) { draft.distractors[0] = "B"; }, "distractor"},
                    BadDraft{"same", [](ElementDraft& draft) { draft.distractors[0] = "y"; }, "distractor"},
                    BadDraft{"blank", [](ElementDraft& draft) { draft.distractors[0] = ""; }, "distractor"},
                    BadDraft{"bytes", [](ElementDraft& draft) { draft.subject = "a\xff"; }, "text"}),
    [](const auto& test) { return std::string(test.param.label); });

TEST(ElementDraft, YearsAreWrittenAsTheyAreRead) {
    for (const std::vector<int>& years : {std::vector<int>{}, {2010}, {2010, 2011}, {2010, 2012, 2013, 2014, 2020}}) {
        const auto read = parseYears(yearsText(years));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, years);
    }
    EXPECT_EQ(yearsText({2010, 2012, 2013, 2014, 2020}), "2010, 2012-2014, 2020");
}
} // namespace
