// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultFilter.h"
#include "core/labels/LabelSet.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::results;

namespace {
/// Narrowed in every part.
ResultFilter full() {
    ResultFilter filter;
    filter.runs = {{3, 0}, {1, 2}};
    filter.protocols = {prompt::Protocol::Debiased};
    filter.domains = {benchmark::Domain::Legal, benchmark::Domain::General};
    filter.states = {benchmark::State::Static};
    filter.relations = {"position held", "employer"};
    filter.subject = "Åse \"x\"";
    filter.elements = {contentId("b"), contentId("a")};
    filter.templates = {prompt::Template::Mcqa};
    filter.years = {{2018, 2020}, {2010, 2012}, {2013, 2013}};
    filter.categories = {analysis::CellCategory::Incorrect, analysis::CellCategory::Missing};
    filter.chrono = {analysis::ChronoCategory::CutOffAfter};
    filter.answers = {matching::AnswerKind::Stale, matching::AnswerKind::Empty};
    filter.labels = {"outdated", "", "alias"};
    return filter;
}

TEST(ResultFilter, SurvivesItsJson) {
    ResultFilter tidy = full();
    tidy.tidy();
    EXPECT_EQ(filterFromJson(toJson(full())).value(), tidy);
    for (int i = 0; i < kFilterParts; ++i) {
        const ResultFilter open = tidy.without(static_cast<FilterPart>(i));
        EXPECT_EQ(filterFromJson(toJson(open)).value(), open) << i;
    }
    EXPECT_EQ(toJson({}), "{}");
    EXPECT_TRUE(filterFromJson("{}").value().empty());
}

TEST(ResultFilter, ItsKeysAndNamesAreStable) {
    ResultFilter filter = full();
    filter.elements = {};
    EXPECT_EQ(toJson(filter),
              R"({"answers":["stale","empty"],"categories":["missing","incorrect"],"chronological":["cutoff_after"],)"
              R"("domains":["general","legal"],"labels":["","alias","outdated"],"protocols":["debiased"],)"
              R"("relations":["employer","position held"],)"
              R"("runs":[{"run":1,"scoring":2},{"run":3,"scoring":0}],"states":["static"],"subject":"Åse \"x\"",)"
              R"("templates":["mcqa"],"years":[[2010,2013],[2018,2020]]})");
}

TEST(ResultFilter, WhatItCannotMeanIsRefusedWithTheReason) {
    const std::pair<const char*, const char*> cases[]{
        {R"({"colours":["x"]})", "unknown key (colours)"},
        {R"({"labels":"alias"})", "not a list (labels)"},
        {R"({"labels":[["alias"]]})", "not a text (labels)"},
        {R"({"domains":["physics"]})", "unknown name \"physics\" (domains)"},
        {R"({"domains":[3]})", "unknown name 3"},
        {R"({"domains":"general"})", "not a list (domains)"},
        {R"({"answers":["right"]})", "unknown name"},
        {R"({"years":[[2015,2010]]})", "years are [first, last]"},
        {R"({"years":[2015]})", "years are [first, last]"},
        {R"({"years":[[2015,99999999999999999999]]})", "years are [first, last]"},
        {R"({"years":[[18446744073709551615,18446744073709551615]]})", "years are [first, last]"},
        {R"({"runs":[1]})", "a run is"},
        {R"({"runs":[{"run":1}]})", "a run is"},
        {R"({"runs":[{"run":0,"scoring":0}]})", "a run is"},
        {R"({"runs":[{"run":1.5,"scoring":0}]})", "a run is"},
        {R"({"elements":["xyz"]})", "not the id of an element"},
        {R"({"subject":["a"]})", "not a text (subject)"},
        {R"({"relations":[null]})", "not a text (relations)"},
        {"[]", "not a JSON object"},
        {"", "not valid JSON"},
        {"{\"subject\":\"\xFF\"}", "not valid UTF-8"},
        {R"({"years":[[[[[[2010]]]]]]})", "nested too deeply"}};
    for (const auto& [text, reason] : cases) {
        const auto read = filterFromJson(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, ErrorCode::BadInput);
        EXPECT_NE(read.error().text().find(reason), std::string::npos) << read.error().text();
    }
}

TEST(ResultFilter, TypedTextThatIsNoUtf8IsWrittenAllTheSame) {
    ResultFilter filter;
    filter.subject = "a\xFFz";
    EXPECT_TRUE(filterFromJson(toJson(filter)).ok());
}

TEST(ResultFilter, TidyFiltersThatMeanTheSameAreEqual) {
    ResultFilter a, b;
    a.years = {{2010, 2012}, {2012, 2015}, {2020, 2019}};
    a.domains = {benchmark::Domain::Math, benchmark::Domain::General, benchmark::Domain::Math};
    b.years = {{2013, 2015}, {2010, 2012}};
    b.domains = {benchmark::Domain::General, benchmark::Domain::Math};
    EXPECT_NE(a, b);
    a.tidy();
    b.tidy();
    EXPECT_EQ(a, b);
}

TEST(ResultFilter, YearsAreWantedUpToBothEnds) {
    ResultFilter filter;
    filter.years = {{2010, 2012}, {2015, 2015}};
    for (const auto& [year, wanted] : {std::pair{2009, false}, {2010, true}, {2012, true}, {2013, false}, {2015, true}})
        EXPECT_EQ(filter.wantsYear(year), wanted) << year;
    EXPECT_TRUE(ResultFilter{}.wantsYear(1900));
}

TEST(ResultFilter, IsDescribedInPlainWords) {
    const RunNames names{{{3, 0}, "llama"}};
    EXPECT_EQ(describe(full(), names),
              "run: llama, 1 (scoring 2); protocol: debiased; Legal, General; Static; "
              "relation: position held, employer; subject contains “Åse \"x\"”; 2 elements; MCQA; "
              "2018–2020, 2010–2012, 2013; cells: incorrect, missing; over the years: cutoff after; "
              "wrong answers: stale, empty; labels: outdated, not annotated, alias");
    EXPECT_EQ(describe({}), "everything");
    ResultFilter any;
    any.labels = {annotation::kAnyLabel};
    EXPECT_EQ(describe(any), "labels: any label");
    ResultFilter many;
    for (int i = 0; i < 9; ++i)
        many.relations.push_back(std::string(1, static_cast<char>('a' + i)));
    EXPECT_EQ(describe(many), "relation: a, b, c, d, e, f and 3 more");
}

TEST(ResultFilter, ChipsCanBeTakenOffOneByOne) {
    ResultFilter filter = full();
    for (std::size_t left = kFilterParts; left > 0; --left) {
        const auto list = chips(filter);
        ASSERT_EQ(list.size(), left);
        filter = filter.without(list[left / 2].part);
        EXPECT_FALSE(filter.narrows(list[left / 2].part));
    }
    EXPECT_TRUE(filter.empty());
}
} // namespace
