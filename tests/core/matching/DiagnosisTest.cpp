// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Diagnosis.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::matching;
using matching::JudgeSettings;
using prompt::Template;

namespace {
/// 2010-2012 Merkel, 2013-2014 Scholz, 2015 Merkel and Baerbock, 2018 Weidel; a distractor is named like nobody.
benchmark::Element chancellor() {
    benchmark::Element element;
    element.subject = "Germany";
    element.relation = "chancellor";
    const benchmark::Object merkel{"Angela Merkel", "A. D. Merkel"};
    const benchmark::Object scholz{"Olaf Scholz"};
    for (const int year : {2010, 2011, 2012})
        element.years.push_back({year, {}, {merkel}});
    for (const int year : {2013, 2014})
        element.years.push_back({year, {}, {scholz}});
    element.years.push_back({2015, {}, {merkel, {"Annalena Baerbock"}}});
    element.years.push_back({2018, {}, {{"Alice Weidel"}}});
    element.distractors = {"Friedrich Merz", "Robert Habeck", "Alice Weidel"};
    return element;
}

benchmark::Element timeless() {
    benchmark::Element element;
    element.state = benchmark::State::Invariant;
    element.years.push_back({0, {}, {{"cold"}}});
    element.distractors = {"warm", "hot", "dry"};
    return element;
}

struct Case {
    const char* label;
    const char* answer;
    int asked;
    Diagnosis expected;
};

class AnswerTest : public testing::TestWithParam<Case> {};

TEST_P(AnswerTest, IsWhatItRepeats) {
    const auto element = chancellor();
    AnswerDecoder decoder(element, {});
    const Diagnosis diagnosis = decoder.decode(GetParam().answer, GetParam().asked);
    EXPECT_EQ(name(diagnosis.kind), name(GetParam().expected.kind));
    EXPECT_EQ(diagnosis.shift, GetParam().expected.shift);
}

INSTANTIATE_TEST_SUITE_P(
    Worked, AnswerTest,
    testing::Values(Case{"lastYears", "Angela Merkel", 2013, {AnswerKind::Stale, 1}},
                    Case{"nearerEarlierYear", "Olaf Scholz", 2018, {AnswerKind::Stale, 4}},
                    Case{"alias", "A. D. Merkel", 2018, {AnswerKind::Stale, 3}},
                    Case{"secondObject", "Annalena Baerbock", 2018, {AnswerKind::Stale, 3}},
                    Case{"nextYears", "Olaf Scholz", 2012, {AnswerKind::Ahead, -1}},
                    Case{"farAhead", "Alice Weidel", 2010, {AnswerKind::Ahead, -8}},
                    Case{"laterIsNearer", "Angela Merkel", 2014, {AnswerKind::Ahead, -1}},
                    Case{"equallyNear", "Olaf Scholz", 2016, {AnswerKind::Stale, 2}},
                    Case{"otherSpelling", "merkel, angela", 2018, {AnswerKind::Stale, 3}},
                    Case{"inASentence", "It is Olaf Scholz", 2018, {AnswerKind::Stale, 4}},
                    Case{"distractor", "Friedrich Merz", 2018, {AnswerKind::Distractor, 0}},
                    Case{"anotherYearComesBeforeTheDistractor", "Alice Weidel", 2014, {AnswerKind::Ahead, -4}},
                    Case{"invented", "Quorl Venbrask", 2013, {AnswerKind::Other, 0}},
                    Case{"nothing", "", 2013, {AnswerKind::Other, 0}},
                    Case{"rightForTheAskedYearToo", "Angela Merkel", 2011, {AnswerKind::Other, 0}}),
    [](const auto& parameter) { return parameter.param.label; });

/// Merkel before and after: one year more to either side moves the balance.
TEST(AnswerDecoder, OfTwoYearsTheNearerCountsAndTheEarlierOfTwoEquallyNear) {
    benchmark::Element element;
    for (const auto& [year, holder] : {std::pair{2010, "Ann"}, {2011, "Bo"}, {2012, "Cy"}, {2013, "Di"}, {2014, "Ann"}})
        element.years.push_back({year, {}, {{holder}}});
    AnswerDecoder decoder(element, {});
    EXPECT_EQ(decoder.decode("Ann", 2011), (Diagnosis{AnswerKind::Stale, 1}));
    EXPECT_EQ(decoder.decode("Ann", 2012), (Diagnosis{AnswerKind::Stale, 2}));
    EXPECT_EQ(decoder.decode("Ann", 2013), (Diagnosis{AnswerKind::Ahead, -1}));
}

TEST(AnswerDecoder, WhatHasNoTimeIsNeverStale) {
    const auto element = timeless();
    AnswerDecoder decoder(element, {});
    EXPECT_EQ(decoder.decode("warm", 2021), (Diagnosis{AnswerKind::Distractor, 0}));
    EXPECT_EQ(decoder.decode("cold", 2021), (Diagnosis{AnswerKind::Other, 0}));
    EXPECT_EQ(decoder.decodeOption("hot", 2021), (Diagnosis{AnswerKind::Distractor, 0}));
}

TEST(AnswerDecoder, FollowsTheThresholdOfTheScoring) {
    const auto element = chancellor();
    JudgeSettings exact;
    exact.threshold = 100;
    JudgeSettings loose;
    EXPECT_EQ(AnswerDecoder(element, loose).decode("Olav Scholz", 2018), (Diagnosis{AnswerKind::Stale, 4}));
    EXPECT_EQ(AnswerDecoder(element, exact).decode("Olav Scholz", 2018), (Diagnosis{AnswerKind::Other, 0}));
}

TEST(AnswerDecoder, AnOptionIsComparedToTheLetter) {
    auto element = chancellor();
    element.distractors = {"Olaf Scholz-Merz", "Robert Habeck", "Alice Weidel"};
    AnswerDecoder decoder(element, {});
    EXPECT_EQ(decoder.decode("Olaf Scholz-Merz", 2018), (Diagnosis{AnswerKind::Stale, 4}))
        << "in the model's own words it is Scholz";
    EXPECT_EQ(decoder.decodeOption("Olaf Scholz-Merz", 2018), (Diagnosis{AnswerKind::Distractor, 0}));
    EXPECT_EQ(decoder.decodeOption("olaf scholz", 2018), (Diagnosis{AnswerKind::Stale, 4}));
    EXPECT_EQ(decoder.decodeOption("Alice Weidel", 2013), (Diagnosis{AnswerKind::Ahead, -5}));
    EXPECT_EQ(decoder.decodeOption("Alice Weidel", 2018), (Diagnosis{AnswerKind::Distractor, 0}));
    EXPECT_EQ(decoder.decodeOption("", 2018), (Diagnosis{AnswerKind::Other, 0}));
}

struct ReplyCase {
    const char* label;
    Template form;
    const char* reply;
    matching::Extraction extraction;
    std::optional<Diagnosis> expected;
};

class ReplyDiagnosisTest : public testing::TestWithParam<ReplyCase> {};

/// Asked for 2018: right is Alice Weidel, at (d); (a) holds an earlier chancellor.
TEST_P(ReplyDiagnosisTest, NamesTheKindOfAJudgedReply) {
    const ReplyCase& one = GetParam();
    const auto element = chancellor();
    JudgeSettings settings;
    settings.extraction = one.extraction;
    AnswerDecoder decoder(element, settings);
    prompt::Prompt prompt;
    prompt.options = {"Olaf Scholz", "Friedrich Merz", "Robert Habeck", "Alice Weidel"};
    prompt.correctOption = 3;
    const matching::YearMatchers right(element, settings);
    const auto verdict =
        matching::judge(one.form, prompt, element.at(2018)->objects, right.at(2018), one.reply, settings);
    EXPECT_EQ(decoder.diagnose(one.form, prompt, one.reply, verdict, 2018), one.expected);
}

using matching::Extraction;
INSTANTIATE_TEST_SUITE_P(
    Worked, ReplyDiagnosisTest,
    testing::Values(
        ReplyCase{"right", Template::Generation, "A. Alice Weidel", Extraction::Lenient, std::nullopt},
        ReplyCase{"stale", Template::Generation, "A. Olaf Scholz", Extraction::Lenient,
                  Diagnosis{AnswerKind::Stale, 4}},
        ReplyCase{"refused", Template::Generation, "I'm sorry, but Olaf Scholz", Extraction::Lenient,
                  Diagnosis{AnswerKind::Refused, 0}},
        ReplyCase{"empty", Template::Generation, " \n", Extraction::Lenient, Diagnosis{AnswerKind::Empty, 0}},
        ReplyCase{"markAlone", Template::Generation, "A.", Extraction::Lenient, Diagnosis{AnswerKind::Empty, 0}},
        ReplyCase{"strictWithoutMark", Template::Generation, "Olaf Scholz", Extraction::Strict, std::nullopt},
        ReplyCase{"strictMarkAlone", Template::Generation, "A. ", Extraction::Strict, Diagnosis{AnswerKind::Empty, 0}},
        ReplyCase{"denied", Template::Generation, "A. not Olaf Scholz", Extraction::Lenient,
                  Diagnosis{AnswerKind::Unreadable, 0}},
        ReplyCase{"optionContradictory", Template::Mcqa, "(d) Olaf Scholz", Extraction::Lenient,
                  Diagnosis{AnswerKind::Contradictory, 0}},
        ReplyCase{"strictWithMark", Template::Generation, "A. Olaf Scholz", Extraction::Strict,
                  Diagnosis{AnswerKind::Stale, 4}},
        ReplyCase{"optionRight", Template::Mcqa, "(d)", Extraction::Lenient, std::nullopt},
        ReplyCase{"optionByLetterStale", Template::Mcqa, "(a)", Extraction::Lenient, Diagnosis{AnswerKind::Stale, 4}},
        ReplyCase{"optionBareLetterA", Template::Mcqa, "A.", Extraction::Lenient, Diagnosis{AnswerKind::Stale, 4}},
        ReplyCase{"optionByText", Template::Mcqa, "Robert Habeck", Extraction::Lenient,
                  Diagnosis{AnswerKind::Distractor, 0}},
        ReplyCase{"optionByLetterDistractor", Template::Mcqa, "(b) Friedrich Merz", Extraction::Lenient,
                  Diagnosis{AnswerKind::Distractor, 0}},
        ReplyCase{"optionNotRecognised", Template::Mcqa, "none of these", Extraction::Lenient,
                  Diagnosis{AnswerKind::Unreadable, 0}},
        ReplyCase{"optionRefused", Template::Mcqa, "I cannot say", Extraction::Lenient,
                  Diagnosis{AnswerKind::Refused, 0}},
        ReplyCase{"strictOption", Template::Mcqa, "(a) Olaf Scholz", Extraction::Strict,
                  Diagnosis{AnswerKind::Stale, 4}},
        ReplyCase{"strictOptionByLetter", Template::Mcqa, "(b)", Extraction::Strict,
                  Diagnosis{AnswerKind::Distractor, 0}},
        ReplyCase{"strictRightOptionThatDoesNotCount", Template::Mcqa, "(d)", Extraction::Strict,
                  Diagnosis{AnswerKind::Other, 0}},
        ReplyCase{"truthNamesNoObject", Template::TrueFalse, "A. false", Extraction::Lenient, std::nullopt},
        ReplyCase{"truthRefused", Template::TrueFalse, "I cannot say", Extraction::Lenient, std::nullopt}),
    [](const auto& parameter) { return parameter.param.label; });
} // namespace
