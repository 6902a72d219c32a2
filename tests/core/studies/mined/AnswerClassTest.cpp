// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerClass.h"
#include "core/studies/mined/AnswerScore.h"
#include "tests/core/studies/mined/SharedRows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace chronoscope;
using namespace chronoscope::mined;
using nlohmann::json;
using Texts = std::vector<std::string>;

namespace {
std::vector<DatedValue> valuesOf(const Texts& texts) {
    std::vector<DatedValue> values;
    for (const std::string& text : texts)
        values.push_back(readAttribute(text).value);
    return values;
}

const Texts kMessi{"Barcelona |S: 2003 |E: 2021", "PSG |S: 2021 |E: 2023", "Inter Miami |S: 2023"};
const Texts kMilan{"Milan |S: 2000 |E: 2002", "Inter Milan |S: 2002 |E: 2004", "Inter Milan Women |S: 2004 |E: 2005",
                   "Inter Milan |S: 2010"};

TEST(AnswerClass, TheBestOfTheRepliesDecidesWhetherAnItemIsUpToDate) {
    const std::vector<std::tuple<Texts, Texts, LatestLabel>> cases{
        {kMessi, {"PSG", "Barcelona", "Inter Miami", "x"}, LatestLabel::Latest},
        {kMessi, {"PSG", "x", "x", "x"}, LatestLabel::Outdated},
        {kMessi, {"Chelsea", "Chelsea"}, LatestLabel::Irrelevant},
        {kMessi, {}, LatestLabel::Irrelevant},
        {kMessi, {"Inter Miamis"}, LatestLabel::Irrelevant},
        {kMilan, {"He plays for Milan."}, LatestLabel::Outdated},
        {kMilan, {"inter milan"}, LatestLabel::Latest}, // the name came before, too: it is one value
        {kMilan, {"Inter Milan Women"}, LatestLabel::Outdated},
        {kMilan, {"Inter Milan Women, later Inter Milan"}, LatestLabel::Latest},
        {{"The |S: 1990", "Tim |S: 1980"}, {"somebody"}, LatestLabel::Irrelevant}, // no name is left to look for
        {{}, {"Tim"}, LatestLabel::Irrelevant},
    };
    for (const auto& [values, replies, label] : cases)
        EXPECT_EQ(name(LatestClassifier(valuesOf(values)).label(replies)), name(label))
            << (replies.empty() ? "" : replies[0]);
}

TEST(AnswerClass, EachOfSeveralThatMayBeTheLatestIsLatest) {
    const auto labelOf = [](const Texts& values, const char* reply) {
        const Texts replies{reply};
        return std::string(name(LatestClassifier(valuesOf(values)).label(replies)));
    };
    const std::vector<Texts> tied{
        {"Ann |S: 2020-01-02", "Bob |S: 2020-01-02", "Old |S: 2010 |E: 2020"},
        {"Ann |S: 2020 |E: 2020", "Bob |S: 2020 |E: 2020", "Old |S: 2010 |E: 2020"},
        {"Ann |S: 2020-00-00", "Bob |S: 2020-03-00", "Old |S: 2020-03-00 |E: 2021"},
        {"Ann |S: 2020 |E: 2021-00-00", "Bob |S: 2020 |E: 2021-05-00", "Old |S: 2020 |E: 2020"},
    };
    for (Texts values : tied)
        for (int turn = 0; turn < 2; ++turn, std::reverse(values.begin(), values.end())) {
            EXPECT_TRUE(LatestClassifier(valuesOf(values)).isTied()) << values[0];
            EXPECT_EQ(labelOf(values, "Ann"), "Latest") << values[0];
            EXPECT_EQ(labelOf(values, "Bob"), "Latest") << values[0];
            EXPECT_EQ(labelOf(values, "Old"), "Outdated") << values[0];
        }
    for (const Texts& plain :
         {Texts{"Ann |S: 2020-02", "Bob |S: 2020-03"}, Texts{"Ann |S: 2020", "ann |S: 2020-02"}, Texts{}})
        EXPECT_FALSE(LatestClassifier(valuesOf(plain)).isTied()) << "one value, or none";
    EXPECT_EQ(labelOf({"Ann |S: 2020-02", "Bob |S: 2020-03"}, "Ann"), "Outdated");
    EXPECT_EQ(labelOf({"Ann |S: 2020 |E: 2021", "Bob |S: 2020 |E: 2022"}, "Ann"), "Outdated") << "the newest end";
    EXPECT_EQ(labelOf({"Ann |S: 2020 |E: 2021", "Bob |S: 2020-06 |E: 2022"}, "Ann"), "Outdated");
}

TEST(AnswerClass, MatchesThatOverlapWithoutHoldingEachOtherBothCount) {
    const ValueMatcher matcher(Texts{"Bin Salman", "Mohammed bin", "bin", "MOHAMMED BIN"});
    EXPECT_EQ(matcher.matched("Mohammed bin Salman"), (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(matcher.matched("bin"), (std::vector<std::size_t>{2}));
    EXPECT_EQ(matcher.firstOf(3), 1U);
}

TEST(AnswerClass, AReplyUnderAMisalignedContextIsOfOneKind) {
    const auto values =
        valuesOf({"Ann Wit |S: 1990 |E: 1995", "B Two |S: 1995 |E: 2000", "C |S: 2000", "Two |S: 2001"});
    const ContextClassifier with({"Ann Wit"}, "B Two", values);
    const std::vector<std::pair<const char*, ContextLabel>> cases{
        {"Ann wit, not B Two", ContextLabel::Correct},
        {"B Two, then C", ContextLabel::Context},
        {"b two", ContextLabel::Context},
        {"Two", ContextLabel::Other},
        {"C", ContextLabel::Other},
        {"", ContextLabel::Irrelevant},
        {"Wit", ContextLabel::Irrelevant},
    };
    for (const auto& [reply, label] : cases)
        EXPECT_EQ(name(with.label(reply)), name(label)) << reply;
    EXPECT_EQ(name(ContextClassifier({"Ann Wit"}, "", values).label("B Two")), name(ContextLabel::Other));
    EXPECT_EQ(name(ContextClassifier({"Ann Wit", "C"}, "B Two", values).label("C")), name(ContextLabel::Correct));
    EXPECT_EQ(name(ContextClassifier({"Ann Wit"}, "Not Listed", values).label("not listed")),
              name(ContextLabel::Context));
}

TEST(AnswerClass, EqualsTheVectorsOfLatestAndOutdated) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    const auto rows = test::sharedRows("latest_outdated_irrelevant.jsonl");
    ASSERT_EQ(rows.size(), 77U);
    for (const json& row : rows) {
        const auto values = valuesOf(row.at("answers"));
        const LatestClassifier classifier(values);
        ASSERT_TRUE(classifier.latest());
        EXPECT_EQ(values[*classifier.latest()].name, row.at("latest")) << row;
        EXPECT_EQ(name(classifier.label(row.at("outputs").get<Texts>())), row.at("label")) << row;
        for (std::size_t i = 0; i < row.at("outputs").size(); ++i) {
            std::set<std::string> found;
            for (const std::size_t value : classifier.matcher().matched(row["outputs"][i].get<std::string>()))
                found.insert(values[value].name);
            EXPECT_EQ(found, row.at("matched")[i].get<std::set<std::string>>()) << row;
        }
    }
}

TEST(AnswerClass, EqualsTheVectorsOfContexts) {
    if (!test::sharedFolder()) GTEST_SKIP() << "no shared data";
    const auto rows = test::sharedRows("context_other_irrelevant.jsonl");
    ASSERT_EQ(rows.size(), 38U);
    for (const json& row : rows) {
        const Texts golds{row.at("gold").get<std::string>()};
        const ContextClassifier classifier(golds, row.at("context_subject"), valuesOf(row.at("answers")));
        for (std::size_t i = 0; i < row.at("outputs").size(); ++i) {
            const auto reply = row["outputs"][i].get<std::string>();
            EXPECT_EQ(name(classifier.label(reply)), row.at("labels")[i]) << row;
            const json& cem = row.at("cem_list")[i];
            EXPECT_EQ(isEmptyReply(reply), cem.is_null()) << row;
            EXPECT_EQ(Golds(golds).score(reply).cem, cem == 1) << row;
        }
    }
}
} // namespace
