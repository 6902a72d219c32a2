// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PromptBuilder.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::prompt;
using namespace chronoscope::test;
using benchmark::Domain;
using benchmark::Element;

namespace {
Element element(const std::string& subject, Domain domain = Domain::General,
                std::vector<std::string> distractors = {"D0", "D1", "D2"}) {
    Element out;
    out.domain = domain;
    out.subject = subject;
    out.relation = domain == Domain::Legal ? "Money" : "officeholder";
    for (int year = 2010; year < 2024; ++year)
        out.years.push_back({year, std::to_string(year) + "-12-31", {{"Right of " + subject, "alias"}, {"second"}}});
    out.distractors = std::move(distractors);
    out.id = contentId(subject);
    return out;
}

PromptBuilder builder(std::vector<Element> fewShots, Protocol protocol, std::uint64_t seed = 42) {
    auto pool = std::make_shared<const FewShotPool>(std::move(fewShots));
    auto sampler = std::make_shared<const SeededSampler>(pool, seed);
    return {std::make_shared<const PromptPack>(loadPack()), pool, sampler, protocol, seed, 5};
}

TEST(PromptBuilder, WritesExactlyTheReferenceLayout) {
    // One few-shot: it stands at the first place of the layout.
    const auto build = builder({element("F")}, Protocol::Reference);
    const Element target = element("T");
    EXPECT_EQ(build.build(target, 1, 2011, Template::Generation, 0).text,
              "Q. In 2011, F, officeholder, [Object]\nA. Right of F\n\nQ. In 2011, T, officeholder, [Object]\n");
    EXPECT_EQ(build.build(target, 1, 2011, Template::Mcqa, 0).text,
              "In 2011, who holds the office of F?\n(a) Right of F (b) D2 (c) D1 (d) D0\n\n(a) Right of F\n\n"
              "In 2011, who holds the office of T?\n(a) D0 (b) D2 (c) D1 (d) Right of T\n\n");
    EXPECT_EQ(build.build(target, 1, 2011, Template::TrueFalse, 0).text,
              "Q. In 2011, D2 holds the office of F.\nA. false\n\nQ. In 2011, Right of T holds the office of T.\n");
    const auto legal = builder({element("Pay ____ a year.", Domain::Legal)}, Protocol::Reference);
    const Element question = element("No more than ____.", Domain::Legal);
    EXPECT_EQ(legal.build(question, 1, 2011, Template::Generation, 0).text,
              "Q. In 2011, Pay ____ a year.\nA. Right of Pay ____ a year.\n\nQ. In 2011, No more than ____.\n");
    EXPECT_EQ(
        legal.build(question, 1, 2011, Template::Mcqa, 0).text,
        "Fill in the blank.\nIn 2011, Pay ____ a year.\n(a) D0 (b) Right of Pay ____ a year. (c) D1 (d) D2\n\n"
        "(b) Right of Pay ____ a year.\n\n"
        "Fill in the blank.\nIn 2011, No more than ____.\n(a) D0 (b) D2 (c) D1 (d) Right of No more than ____.\n\n");
    EXPECT_EQ(legal.build(question, 1, 2011, Template::TrueFalse, 0).text,
              "Please answer true/false.\nQ. In 2011, Pay D0 a year.\nA. false\n\n"
              "Please answer true/false.\nQ. In 2011, No more than Right of No more than ____..\n");
}

TEST(PromptBuilder, WhatNamesItsYearItselfIsAskedWithoutAnotherBehindExemplarsAsEver) {
    for (const Domain domain : {Domain::General, Domain::Legal}) {
        const auto build = builder({element("F", domain)}, Protocol::Reference);
        const Element target = element("Then", domain);
        for (const Template form : kTemplates) {
            std::string expected = build.build(target, 1, 2011, form, 0).text;
            expected.erase(expected.rfind("In 2011, "), 9);
            EXPECT_NE(expected.find("In 2011, "), std::string::npos); // of the exemplar
            EXPECT_EQ(build.build(target, 1, 2011, form, 0, YearSaid::ByQuestion).text, expected);
        }
    }
}

TEST(PromptBuilder, ReferenceTargetsAreAlwaysDAndTrue) {
    const auto build = builder({element("F")}, Protocol::Reference);
    for (int i = 0; i < 50; ++i) {
        const Element target = element("T" + std::to_string(i));
        EXPECT_EQ(build.build(target, i, 2015, Template::Mcqa, i % 5).correctOption, 3);
        EXPECT_TRUE(build.build(target, i, 2015, Template::TrueFalse, i % 5).statementTrue);
    }
}

TEST(PromptBuilder, DebiasedOptionsStandEverywhereEquallyOften) {
    const auto build = builder({}, Protocol::Debiased);
    std::map<std::array<std::string, 4>, int> orders;
    std::array<int, 4> places{};
    for (int i = 0; i < 480; ++i) {
        auto target = element("T" + std::to_string(i));
        for (auto& year : target.years)
            year.objects = {{"R"}};
        for (int set = 0; set < 5; ++set) {
            const auto prompt = build.build(target, i, 2015, Template::Mcqa, set);
            ++orders[prompt.options];
            ++places.at(static_cast<std::size_t>(prompt.correctOption));
            EXPECT_EQ(prompt.options.at(static_cast<std::size_t>(prompt.correctOption)), "R");
            EXPECT_NE(prompt.text.find("(a) " + prompt.options[0] + " (b) " + prompt.options[1]), std::string::npos);
        }
    }
    EXPECT_EQ(orders.size(), 24U);
    for (const auto& [order, count] : orders)
        EXPECT_NEAR(count, 100, 50); // five standard deviations
    for (const int count : places)
        EXPECT_NEAR(count, 600, 110);
}

TEST(PromptBuilder, HalfOfTheDebiasedStatementsOfEveryElementAreFalse) {
    const auto build = builder({}, Protocol::Debiased);
    std::map<std::string, int> named;
    int firstTrue = 0;
    for (int i = 0; i < 60; ++i) {
        const Element target = element("T" + std::to_string(i));
        int trues = 0;
        for (const int year : target.askableYears())
            for (int set = 0; set < 5; ++set) {
                const auto prompt = build.build(target, i, year, Template::TrueFalse, set);
                trues += prompt.statementTrue;
                firstTrue += prompt.statementTrue && year == 2010 && set == 0;
                for (const char* d : {"D0", "D1", "D2"})
                    if (prompt.text.find(std::string(d) + " holds") != std::string::npos) {
                        ++named[d];
                        EXPECT_FALSE(prompt.statementTrue);
                    }
            }
        EXPECT_EQ(trues, 35);
    }
    EXPECT_EQ(named["D0"] + named["D1"] + named["D2"], 60 * 35);
    for (const char* d : {"D0", "D1", "D2"})
        EXPECT_NEAR(named[d], 700, 110);
    EXPECT_NEAR(firstTrue, 30, 20) << "which ones are false is seeded";
}

// A run over every other year must be as balanced as one over all of them.
TEST(PromptBuilder, DebiasedStatementsAreBalancedOverTheYearsOfTheRun) {
    auto pool = std::make_shared<const FewShotPool>(std::vector<Element>{});
    auto sampler = std::make_shared<const SeededSampler>(pool, 42);
    auto pack = std::make_shared<const PromptPack>(loadPack());
    for (const auto& years :
         {std::vector<int>{2010, 2012, 2014, 2016}, std::vector<int>{2011, 2013, 2023, 2030}, std::vector<int>{2022}}) {
        const PromptBuilder build(pack, pool, sampler, Protocol::Debiased, 42, 5, years);
        for (int i = 0; i < 20; ++i) {
            const Element target = element("T" + std::to_string(i));
            int balance = 0;
            for (const int year : years)
                for (int set = 0; set < 5 && target.isAskable(year); ++set)
                    balance += build.build(target, i, year, Template::TrueFalse, set).statementTrue ? 1 : -1;
            EXPECT_LE(std::abs(balance), 1) << years.size() << " years";
        }
    }
}

TEST(PromptBuilder, TwoOfFourDebiasedExemplarStatementsAreTrue) {
    std::vector<Element> shots;
    for (int i = 0; i < 6; ++i)
        shots.push_back(element("F" + std::to_string(i)));
    const auto build = builder(shots, Protocol::Debiased);
    for (int set = 0; set < 5; ++set) {
        const auto text = build.build(element("T"), 1, 2015, Template::TrueFalse, set).text;
        std::size_t trues = 0;
        std::size_t falses = 0;
        for (std::size_t at = 0; (at = text.find("A. true", at)) != std::string::npos; ++at)
            ++trues;
        for (std::size_t at = 0; (at = text.find("A. false", at)) != std::string::npos; ++at)
            ++falses;
        EXPECT_EQ(trues, 2U);
        EXPECT_EQ(falses, 2U);
    }
}

TEST(PromptBuilder, ExemplarsAreTheSameForAllTemplates) {
    std::vector<Element> shots;
    for (int i = 0; i < 12; ++i)
        shots.push_back(element("Few" + std::to_string(i) + "."));
    for (const auto protocol : {Protocol::Reference, Protocol::Debiased}) {
        const auto build = builder(shots, protocol);
        for (int set = 0; set < 5; ++set) {
            std::set<std::string> orders;
            for (const Template form : kTemplates) {
                const auto prompt = build.build(element("T"), 1, 2015, form, set);
                EXPECT_EQ(prompt.exemplars, 4);
                std::string order;
                for (std::size_t at = 0; (at = prompt.text.find("In 2015, ", at)) != std::string::npos; ++at) {
                    const auto name = prompt.text.find("Few", at);
                    if (name != std::string::npos)
                        order += prompt.text.substr(name, prompt.text.find('.', name) - name) + " ";
                }
                orders.insert(order);
            }
            EXPECT_EQ(orders.size(), 1U);
        }
    }
}

TEST(PromptBuilder, ExemplarsWithoutTheDistractorsNeededAreLeftOut) {
    const auto build = builder({element("F", Domain::General, {"only"})}, Protocol::Reference);
    EXPECT_EQ(build.build(element("T"), 1, 2015, Template::Generation, 0).exemplars, 1);
    EXPECT_EQ(build.build(element("T"), 1, 2015, Template::Mcqa, 0).exemplars, 0);
    EXPECT_EQ(build.build(element("T"), 1, 2015, Template::TrueFalse, 0).exemplars, 0) << "the first one names d2";
    const auto none = builder({element("F", Domain::General, {})}, Protocol::Debiased);
    for (const Template form : kTemplates)
        for (int set = 0; set < 5; ++set)
            EXPECT_LE(none.build(element("T"), 1, 2015, form, set).exemplars, 1);
}

TEST(PromptBuilder, TemplatesNeedTheirDistractors) {
    for (const int count : {0, 1, 2, 4}) {
        EXPECT_TRUE(PromptBuilder::available(Template::Generation, Protocol::Debiased, count));
        EXPECT_FALSE(PromptBuilder::available(Template::Mcqa, Protocol::Reference, count));
        EXPECT_TRUE(PromptBuilder::available(Template::TrueFalse, Protocol::Reference, count));
        EXPECT_FALSE(PromptBuilder::available(Template::TrueFalse, Protocol::Debiased, count));
    }
    for (const Template form : kTemplates)
        EXPECT_TRUE(PromptBuilder::available(form, Protocol::Debiased, 3));
}

TEST(PromptBuilder, FillsBlanks) {
    const std::tuple<const char*, const char*, const char*> cases[]{
        {"Pay ____ a year.", "$5", "Pay $5 a year."},
        {"Pay _____ a year.", "$5", "Pay $5 a year."},
        {"Pay____a year.", "$5", "Pay $5 a year."},
        {"Pay ____.", "$5", "Pay $5."},
        {"____ is paid.", "$5", "$5 is paid."},
        {"Pay ____", "$5", "Pay $5"},
        {"____", "x", "x"},
        {"No blank", "x", "No blank x"},
        {"Two ____ and ____", "x", "Two x and ____"},
        {"Under ___ three", "x", "Under ___ three x"},
        {"($____)", "5", "($5)"},
        {"Pay ____ now", "____", "Pay ____ now"},
    };
    for (const auto& [question, object, filled] : cases)
        EXPECT_EQ(PromptBuilder::fillBlank(question, object), filled) << question;
}

TEST(PromptBuilder, BracesInFactsStayText) {
    auto odd = element("{o} {s} {t}");
    odd.years[0].objects = {{"{s}"}};
    odd.distractors = {"{a}", "{b}", "{d}"};
    const auto build = builder({}, Protocol::Reference);
    EXPECT_EQ(build.build(odd, 1, 2010, Template::Mcqa, 0).text,
              "In 2010, who holds the office of {o} {s} {t}?\n(a) {a} (b) {d} (c) {b} (d) {s}\n\n");
}

TEST(PromptBuilder, ShowsTheYearOfTheReleaseDate) {
    const auto build = builder({}, Protocol::Reference);
    auto target = element("T");
    target.years[0].releaseDate = "2020AA";
    EXPECT_EQ(build.build(target, 1, 2010, Template::Generation, 0).text, "Q. In 2020, T, officeholder, [Object]\n");
    for (const char* odd : {"", "20", "AA2020", "n.d."}) {
        target.years[0].releaseDate = odd;
        EXPECT_EQ(build.build(target, 1, 2010, Template::Generation, 0).text, "Q. In 2010, T, officeholder, [Object]\n")
            << odd;
    }
}
} // namespace
