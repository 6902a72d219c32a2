// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/CalibrationModel.h"
#include "core/studies/chroknow/traversal/TraversalPlan.h"
#include "tests/support/TraversalBench.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;
using namespace chronoscope::traversal;

namespace {
/// A calibration model that knows one element, and the traversals it is walked through.
class CalibrationChronologyTest : public testing::Test {
protected:
    static CalibrationModel model(const std::vector<benchmark::Element>& elements, const std::string& query) {
        auto facts = std::make_shared<FactBook>(std::make_shared<const prompt::PromptPack>(loadPack()));
        for (const benchmark::Element& element : elements)
            facts->add(element);
        return {must(CalibrationParams::fromUri(must(BackendUri::parse("calibration:?" + query)))), facts};
    }
    static std::string said(const CalibrationModel& model, const std::string& text) {
        ModelRequest request;
        request.prompt = text;
        const ModelReply reply = model.reply(request);
        const auto* completion = std::get_if<Completion>(&reply);
        return completion ? completion->text : "error: " + std::get<BackendError>(reply).message;
    }
    static Traversal walk(const CalibrationModel& model, const TraversalSetting& setting, const TraversalPlan& plan) {
        return walked(Traversal(setting, plan), [&](const StepPrompt& prompt) { return said(model, prompt.text); });
    }
    static constexpr const char* kForgets = "cutoff=9999&recall=0&partial=0&stale=1&recovers=1";
};

struct Shown {
    const char* label;
    std::vector<Example> examples;
    Outcome total;
};
class NeighbourTest : public CalibrationChronologyTest, public testing::WithParamInterface<Shown> {};
TEST_P(NeighbourTest, RecallsWhereARightNeighbourIsShown) {
    const TraversalSetting setting = settingOf(positionElement());
    const auto walkedTo = walk(model({positionElement()}, kForgets), setting, {2013, GetParam().examples});
    EXPECT_EQ(judge(walkedTo, setting, {}).total, GetParam().total);
}
INSTANTIATE_TEST_SUITE_P(
    , NeighbourTest,
    testing::Values(Shown{"rightBefore", {{Side::Previous, 2012, "Mayor of Arl"}}, Outcome::ChronoCorrect},
                    Shown{"rightAfter", {{Side::Next, 2014, "Governor of Best"}}, Outcome::ChronoCorrect},
                    Shown{"wrongBefore", {{Side::Previous, 2012, "Quorl"}}, Outcome::StillWrong},
                    Shown{"objectOfAnotherYear", {{Side::Next, 2014, "Mayor of Arl"}}, Outcome::StillWrong},
                    Shown{"oneRightOneWrong",
                          {{Side::Previous, 2012, "Quorl"}, {Side::Previous, 2011, "Mayor of Arl"}},
                          Outcome::ChronoCorrect}),
    [](const auto& each) { return each.param.label; });

TEST_F(CalibrationChronologyTest, WithoutNeighboursItForgetsAsPlanted) {
    EXPECT_EQ(said(model({positionElement()}, kForgets), "Q. In 2013, Ada Quill, position held, [Object]\n"),
              "A. Mayor of Arl"); // the earlier holder
}

TEST_F(CalibrationChronologyTest, AnotherSubjectsYearsAreNoNeighbours) {
    benchmark::Element other = positionElement();
    other.subject = "Ben Quill";
    EXPECT_EQ(said(model({positionElement(), other}, kForgets),
                   "Q. In 2012, Ben Quill, position held, [Object]\nA. Mayor of Arl\n\n"
                   "Q. In 2013, Ada Quill, position held, [Object]\nCandidate A. [Object]\n"),
              "A. Mayor of Arl");
}

TEST_F(CalibrationChronologyTest, RecoversNothingUnlessAsked) {
    const TraversalSetting setting = settingOf(positionElement());
    const auto done = walk(model({positionElement()}, "cutoff=9999&recall=0&partial=0"), setting,
                           {2013, {{Side::Previous, 2012, "Mayor of Arl"}}});
    EXPECT_EQ(judge(done, setting, {}).total, Outcome::StillWrong);
}

TEST_F(CalibrationChronologyTest, UnderstandsLegalQuestions) {
    const TraversalSetting setting = settingOf(legalElement());
    const auto done = walk(model({legalElement()}, kForgets), setting, {2013, {{Side::Next, 2014, "thirty"}}});
    EXPECT_EQ(judge(done, setting, {}).total, Outcome::ChronoCorrect);
}

TEST_F(CalibrationChronologyTest, TheParameterIsPartOfTheModelsNameWhereItActs) {
    CalibrationParams params;
    EXPECT_EQ(params.uri().text().find("recovers"), std::string::npos);
    params.recovers = 0.25;
    const auto back = must(CalibrationParams::fromUri(must(BackendUri::parse(params.uri().text()))));
    EXPECT_EQ(back.recovers, 0.25);
}

// Hit years are shown right, so that every target recovers whose cell does: the planted share comes back within five
// standard deviations, and cell by cell.
TEST_F(CalibrationChronologyTest, TraversalsFindThePlantedShareAgain) {
    std::vector<benchmark::Element> elements;
    for (int i = 0; i < 300; ++i) {
        elements.push_back(positionElement());
        elements.back().subject = "Person " + std::to_string(i);
    }
    const CalibrationModel asked = model(elements, "cutoff=9999&recall=0.6&partial=0&recovers=0.6");
    TraversalSetting setting = settingOf(elements.front());
    int targets = 0;
    int found = 0;
    for (const benchmark::Element& element : elements) {
        setting.element = std::make_shared<const benchmark::Element>(element);
        const FactBook::Fact& fact = *asked.facts().find(element);
        Evidence evidence{analysis::ChronoCategory::PartialKnown, {}};
        for (const auto& year : element.years) {
            const bool right = asked.planted(fact, year.year, prompt::Template::Generation, false, 0) == Planted::Right;
            evidence.years.push_back(
                yearOf(year.year, right ? analysis::CellCategory::Correct : analysis::CellCategory::Incorrect,
                       right ? std::vector<std::string>{year.objects.front().front()} : std::vector<std::string>{}));
        }
        for (const int target : targetsOf(evidence, Protocol::Paper)) {
            const TraversalPlan plan = planTraversal(evidence, target, {});
            if (plan.examples.empty()) continue;
            const bool correct = judge(walk(asked, setting, plan), setting, {}).total == Outcome::ChronoCorrect;
            EXPECT_EQ(correct, asked.recovers(fact, target)) << element.subject << ' ' << target;
            ++targets;
            found += correct;
        }
    }
    ASSERT_GT(targets, 1000);
    EXPECT_NEAR(found, 0.6 * targets, 5 * std::sqrt(targets * 0.6 * 0.4));
}
} // namespace
