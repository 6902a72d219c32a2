// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskPlan.h"
#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"
#include "core/run/AskSubject.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;
using prompt::Template;
using run::AskPlan;
using run::AskSpec;

namespace {
run::AskSources shipped() { return {std::make_shared<const prompt::PromptPack>(loadPack()), {}}; }

AskSpec fact(std::vector<int> years) {
    AskSpec spec;
    spec.subject = "Ada Palmer";
    spec.relation = "member of sports team";
    spec.years = std::move(years);
    return spec;
}

AskSpec question(const std::string& text, std::vector<int> years = {}) {
    AskSpec spec;
    spec.question = text;
    spec.years = std::move(years);
    return spec;
}

run::AskTruth truth(const std::vector<std::string>& typed) {
    run::AskTruth result;
    for (const std::string& one : typed)
        must(result.add(one));
    return result;
}

std::vector<std::string> prompts(const AskPlan& plan) {
    std::vector<std::string> texts;
    for (const auto& cell : plan.cells)
        texts.push_back(cell.prompt.text);
    return texts;
}

TEST(AskPlan, AQuestionIsAskedOfEachYear) {
    const struct {
        AskSpec spec;
        std::vector<std::string> prompts;
    } cases[]{
        {question("who leads France?", {2015, 2016}),
         {"Q. In 2015, who leads France?\n", "Q. In 2016, who leads France?\n"}},
        {question("who led France in {year}?", {2015}), {"Q. who led France in 2015?\n"}},
        {question("Who led France?"), {"Who led France?"}},
        {fact({2015}), {"Q. In 2015, Ada Palmer, member of sports team, [Object]\n"}},
    };
    for (const auto& [spec, texts] : cases)
        EXPECT_EQ(prompts(must(AskPlan::make(spec, shipped()))), texts);
}

/// Whatever the template, and whether the person or the template says the year.
TEST(AskPlan, TheYearIsSaidOnceInEveryTemplate) {
    const struct {
        const char *typed, *generation, *statement;
    } cases[]{
        {"who leads France?", "In 2015, who leads France?", "In 2015, who leads France? Lyon"},
        {"who led France in {year}?", "who led France in 2015?", "who led France in 2015? Lyon"},
        {"In {year}, who led France?", "In 2015, who led France?", "In 2015, who led France? Lyon"},
        {"{year}: ____ led France.", "2015: ____ led France.", "2015: Lyon led France."},
        {"In 2015, ____ led France.", "In 2015, ____ led France.", "In 2015, Lyon led France."},
        {"in 2015, who led France?", "in 2015, who led France?", "in 2015, who led France? Lyon"},
        {"IN 2015, who led France?", "IN 2015, who led France?", "IN 2015, who led France? Lyon"},
        {"In 2015 who led France?", "In 2015 who led France?", "In 2015 who led France? Lyon"},
        {"in 2015  ____ led France.", "in 2015  ____ led France.", "in 2015  Lyon led France."},
        {"In 2015 terms, who led?", "In 2015 terms, who led?", "In 2015 terms, who led? Lyon"},
        {"In 2015th place, who?", "In 2015, In 2015th place, who?", "In 2015, In 2015th place, who? Lyon"},
        {"In 2015-16 who led?", "In 2015, In 2015-16 who led?", "In 2015, In 2015-16 who led? Lyon"},
        {"In 2015 - 16 who led?", "In 2015, In 2015 - 16 who led?", "In 2015, In 2015 - 16 who led? Lyon"},
        {"In 2015 and 2016 who?", "In 2015, In 2015 and 2016 who?", "In 2015, In 2015 and 2016 who? Lyon"},
        {"In 1500 metres who led?", "In 2015, In 1500 metres who led?", "In 2015, In 1500 metres who led? Lyon"},
        {"In 2015 \u2013 16 who led?", "In 2015, In 2015 \u2013 16 who led?",
         "In 2015, In 2015 \u2013 16 who led? Lyon"},
        {"In 2015 \u201cX\u201d led?", "In 2015 \u201cX\u201d led?", "In 2015 \u201cX\u201d led? Lyon"},
        {"In 5000 metres who led?", "In 2015, In 5000 metres who led?", "In 2015, In 5000 metres who led? Lyon"},
        {"In 2015", "In 2015, In 2015", "In 2015, In 2015 Lyon"},
        {"In Paris, who led?", "In 2015, In Paris, who led?", "In 2015, In Paris, who led? Lyon"},
        {"In 20151, who led?", "In 2015, In 20151, who led?", "In 2015, In 20151, who led? Lyon"},
        {"In", "In 2015, In", "In 2015, In Lyon"},
    };
    for (const auto& [typed, generation, statement] : cases) {
        AskSpec spec = question(typed, {2015});
        spec.templates = {prompt::kTemplates.begin(), prompt::kTemplates.end()};
        spec.truth = truth({"Lyon"});
        const AskPlan plan = must(AskPlan::make(spec, shipped()));
        EXPECT_EQ(prompts(plan),
                  (std::vector<std::string>{"Q. " + std::string(generation) + "\n",
                                            "Please answer true/false.\nQ. " + std::string(statement) + "\n"}))
            << typed;
        EXPECT_EQ(plan.leftOut, std::vector{Template::Mcqa}); // a question has no distractors
    }
}

TEST(AskPlan, AYearThatIsTypedOutIsAskedAlone) {
    for (const char* typed : {"In 2015, who led France?", "In 2015 who led France?"}) {
        for (const auto& years : {std::vector{2016}, std::vector{2015, 2016}}) {
            const auto plan = AskPlan::make(question(typed, years), shipped());
            ASSERT_FALSE(plan);
            EXPECT_EQ(plan.error().message,
                      "the question names a year of its own, 2015: write {year} there, or ask 2015 alone");
        }
        EXPECT_EQ(prompts(must(AskPlan::make(question(typed), shipped()))), std::vector<std::string>{typed});
    }
    EXPECT_TRUE(AskPlan::make(question("In 24, who plays Jack Bauer?", {2015, 2016}), shipped())) << "no year";
    EXPECT_EQ(prompts(must(AskPlan::make(question("In 2015, who is to lead in {year}?", {2016}), shipped()))),
              std::vector<std::string>{"Q. In 2015, who is to lead in 2016?\n"});
}

TEST(AskPlan, AQuestionWordIsSmallBehindItsYear) {
    const struct {
        const char *typed, *asked;
    } cases[]{{"Who leads France?", "who leads France?"},
              {"In which city is it?", "in which city is it?"},
              {"France is led by whom?", "France is led by whom?"},
              {"Whoever leads France?", "Whoever leads France?"},
              {"who leads France?", "who leads France?"},
              {"Who led France in {year}?", "Who led France in {year}?"},
              {"In 2015, who led France?", "In 2015, who led France?"},
              {"In 2015 who led France?", "In 2015 who led France?"},
              {"In 2015th place, who?", "in 2015th place, who?"},
              {"", ""}};
    for (const auto& [typed, asked] : cases)
        EXPECT_EQ(run::afterItsYear(typed), asked);
}

TEST(AskPlan, WhatCannotBeAskedIsSaid) {
    AskSpec both = fact({2015});
    both.question = "who?";
    AskSpec half = fact({2015});
    half.relation.clear();
    AskSpec choices = fact({2015});
    choices.templates = {Template::Mcqa, Template::TrueFalse};
    AskSpec many = fact({});
    for (int year = 1000; year < 2000; ++year)
        many.years.push_back(year);
    const std::pair<AskSpec, const char*> cases[]{{{}, "either"},
                                                  {both, "either"},
                                                  {half, "either"},
                                                  {fact({}), "years"},
                                                  {question("who led in {year}?"), "years"},
                                                  {question("who led in {yaer}?"), "{yaer} is no place"},
                                                  {choices, "distractors"},
                                                  {many, "a run is made"}};
    for (const auto& [spec, says] : cases) {
        const auto plan = AskPlan::make(spec, shipped());
        ASSERT_FALSE(plan) << says;
        EXPECT_EQ(plan.error().code, ErrorCode::InvalidArgument);
        EXPECT_NE(plan.error().message.find(says), std::string::npos) << plan.error().message;
    }
}

TEST(AskTruth, IsOfTheYearsThatAreNamed) {
    using Names = std::vector<std::string>;
    const auto said = truth({"2015=Lyon", "2015=Paris", "2016-2017=Nice", "E=mc2", "1=1"});
    const auto at = [&](std::optional<int> year) {
        Names names;
        for (const auto& object : said.at(year))
            names.push_back(object.front());
        return names;
    };
    EXPECT_EQ(at(2015), (Names{"Lyon", "Paris"}));
    EXPECT_EQ(at(2016), Names{"Nice"});
    EXPECT_EQ(at(2017), Names{"Nice"});
    EXPECT_EQ(at(2018), (Names{"E=mc2", "1=1"}));
    EXPECT_EQ(at(std::nullopt), (Names{"E=mc2", "1=1"}));
    for (const char* empty : {"", "  ", "2015=", "2015= "})
        EXPECT_FALSE(run::AskTruth().add(empty)) << empty;
}

TEST(AskPlan, ItsYearsAreThoseOfTheTruthWhereNoneAreNamed) {
    AskSpec spec = fact({});
    spec.truth = truth({"2014=Lyon", "2016=Nice"});
    const AskPlan plan = must(AskPlan::make(spec, shipped()));
    ASSERT_EQ(plan.cells.size(), 2U);
    EXPECT_EQ(plan.cells[0].year, 2014);
    EXPECT_EQ(plan.cells[1].right.front().front(), "Nice");
}

TEST(AskPlan, AReplyIsJudgedWhereTheTruthIsKnown) {
    AskSpec spec = fact({2014, 2015});
    spec.truth = truth({"2014=Lyon"});
    const AskPlan plan = must(AskPlan::make(spec, shipped()));
    EXPECT_TRUE(run::judgeAsked(plan.cells[0], "A. Lyon").hit);
    EXPECT_FALSE(run::judgeAsked(plan.cells[0], "A. Nice").hit);
    EXPECT_TRUE(plan.cells[1].right.empty());
    const auto unknown = run::judgeAsked(plan.cells[1], "A. Nice");
    EXPECT_EQ(unknown.answer, "Nice");
    EXPECT_FALSE(unknown.hit);
    EXPECT_EQ(run::judgeAsked(plan.cells[1], "").kind, matching::ReplyKind::Empty);
}

TEST(AskPlan, ACompletionStopsWhereThePromptEndsItsLine) {
    AskPlan plan = must(AskPlan::make(fact({2015}), shipped()));
    EXPECT_EQ(plan.request(plan.cells[0], backend::Mode::Completion).decoding.stop, std::vector<std::string>{"\n"});
    EXPECT_TRUE(plan.request(plan.cells[0], backend::Mode::Completion).system.empty());
    EXPECT_TRUE(plan.request(plan.cells[0], backend::Mode::Chat).decoding.stop.empty());
    EXPECT_FALSE(plan.request(plan.cells[0], backend::Mode::Chat).system.empty());
    plan.cells[0].prompt.text = "who?";
    EXPECT_TRUE(plan.request(plan.cells[0], backend::Mode::Completion).decoding.stop.empty());
}

/// A fact of the workspace is asked as a run would ask it.
class AskPlanOfWorkspace : public testing::Test {
protected:
    TempDir m_folder;
    WorkspacePtr m_workspace = makeWorkspace(m_folder);
};

TEST_F(AskPlanOfWorkspace, ItsPromptsAreThoseOfARun) {
    run::RunSpec asRun = smallSpec(1);
    asRun.templates = {prompt::kTemplates.begin(), prompt::kTemplates.end()};
    const auto id = makeRun(m_workspace, asRun, "calibration:");
    const auto context = contextOf(m_workspace, id);
    auto reader = must(m_workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, 0, 1)).front();
    AskSpec spec;
    spec.subject = text::toUtf8(text::lower(loaded.element.subject));
    spec.relation = loaded.element.relation.substr(0, 3);
    spec.templates = asRun.templates;
    auto sources = shipped();
    must(run::readAskSubject(reader, spec, sources));
    EXPECT_EQ(spec.subject, loaded.element.subject);
    EXPECT_EQ(spec.relation, loaded.element.relation);
    const AskPlan plan = must(AskPlan::make(spec, sources));
    EXPECT_TRUE(plan.leftOut.empty());
    ASSERT_EQ(plan.cells.size(), 3 * loaded.element.askableYears().size());
    for (const auto& cell : plan.cells) {
        const auto asked = context->builder->build(loaded.element, loaded.row, *cell.year, cell.form, 0);
        EXPECT_EQ(cell.prompt.text, asked.text);
        EXPECT_EQ(cell.prompt.options, asked.options);
        EXPECT_EQ(cell.right, loaded.element.at(*cell.year)->objects);
    }
}

TEST_F(AskPlanOfWorkspace, WhatIsSaidToBeRightTakesThePlaceOfTheElementsObjects) {
    auto reader = must(m_workspace->reader());
    const auto meta = must(store::BenchmarkStore(reader).elements()).front();
    AskSpec spec;
    spec.subject = meta.subject;
    spec.relation = meta.relation;
    const int year = meta.years.front();
    spec.years = {year, meta.years.back()};
    spec.truth = truth({std::to_string(year) + "=Nobody Else"});
    auto sources = shipped();
    must(run::readAskSubject(reader, spec, sources));
    const AskPlan plan = must(AskPlan::make(spec, sources));
    EXPECT_EQ(plan.cells[0].right.front().front(), "Nobody Else");
    EXPECT_EQ(plan.cells[1].right, sources.element->at(meta.years.back())->objects);
}

TEST_F(AskPlanOfWorkspace, AnUnknownFactIsAskedAsTypedAfterFewShotsOfItsRelation) {
    auto reader = must(m_workspace->reader());
    AskSpec spec = fact({2015});
    spec.relation = must(store::BenchmarkStore(reader).fewShots()).front().relation;
    auto sources = shipped();
    must(run::readAskSubject(reader, spec, sources));
    EXPECT_FALSE(sources.element);
    const AskPlan plan = must(AskPlan::make(spec, sources));
    EXPECT_GT(plan.cells[0].prompt.exemplars, 0);
    EXPECT_NE(plan.cells[0].prompt.text.find("In 2015, Ada Palmer"), std::string::npos);
}

TEST_F(AskPlanOfWorkspace, AnExemplarThatIsNamedWholeGoesBeforeAnElementWhoseNameBeginsLikeIt) {
    auto from = must(m_workspace->reader());
    const benchmark::Element shown = must(store::BenchmarkStore(from).fewShots()).front();
    benchmark::Element other = shown;
    other.subject += " Smith";
    other.id = benchmark::computeId(other);
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);
    store::WorkspaceSink sink(workspace);
    must(sink.store({other}, false));
    must(sink.store({shown}, true));
    AskSpec spec;
    spec.subject = shown.subject;
    spec.relation = shown.relation;
    spec.years = {shown.askableYears().front(), shown.askableYears().front()};
    auto sources = shipped();
    auto reader = must(workspace->reader());
    must(run::readAskSubject(reader, spec, sources));
    EXPECT_TRUE(sources.isExemplar);
    EXPECT_FALSE(sources.element);
    EXPECT_EQ(spec.subject, shown.subject);
}

TEST_F(AskPlanOfWorkspace, AnExemplarIsNotAskedBelowItsOwnAnswer) {
    auto reader = must(m_workspace->reader());
    const benchmark::Element shown = must(store::BenchmarkStore(reader).fewShots()).front();
    AskSpec spec;
    spec.subject = text::toUtf8(text::lower(shown.subject));
    spec.relation = shown.relation;
    spec.years = {shown.askableYears().front(), shown.askableYears().front()};
    auto sources = shipped();
    must(run::readAskSubject(reader, spec, sources));
    EXPECT_TRUE(sources.isExemplar);
    EXPECT_EQ(spec.subject, shown.subject);
    const AskPlan plan = must(AskPlan::make(spec, sources));
    const std::string& text = plan.cells[0].prompt.text;
    EXPECT_GT(plan.cells[0].prompt.exemplars, 0);
    EXPECT_EQ(text.find(shown.subject), text.rfind(shown.subject)) << text;
}

TEST(NamedElement, IsNamedInFullOrByAllThatOnlyItBeginsWith) {
    std::vector<benchmark::ElementMeta> elements(3);
    elements[0].subject = "Rome";
    elements[1].subject = "Romeo and Juliet";
    elements[2].subject = "Paris";
    for (auto& meta : elements)
        meta.relation = "located in";
    const std::tuple<const char*, const char*, int> cases[]{
        {"rome", "Located In", 0}, {"Romeo", "loc", 1}, {"Rom", "located in", -1}, {"P", "l", 2}, {"Paris", "x", -1}};
    for (const auto& [subject, relation, expected] : cases)
        EXPECT_EQ(run::namedElement(elements, subject, relation),
                  expected < 0 ? nullptr : &elements[static_cast<std::size_t>(expected)])
            << subject;
}
} // namespace
