// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Audit.h"

#include "core/studies/mined/Construction.h"
#include "core/studies/mined/Holders.h"
#include "core/studies/mined/QuestionText.h"
#include "tests/core/studies/mined/SmallMined.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace chronoscope::mined {
namespace {
using nlohmann::json;
using test::currentHead;
using test::headIn;
using test::minedItem;
using test::misaligned;
using test::readItem;

std::vector<std::string> codesOf(const Item& item) {
    std::vector<std::string> codes;
    for (const AuditFinding& finding : auditOf(item))
        codes.emplace_back(key(finding.code));
    return codes;
}

json with(json item, const char* field, const json& value) {
    item[field] = value;
    return item;
}

json claim(const std::string& words, const std::string& gold) {
    return minedItem("robustness_openqa", "Your answer to the original question is wrong. " + words,
                     "Your answer to the original question is wrong. It is so", gold);
}

const std::vector<std::string> kOpenLists{"A B |S: +2001-00-00T00:00:00Z |E: +2004-00-00T00:00:00Z",
                                          "C D |S: +2004-00-00T00:00:00Z |E: +2009-00-00T00:00:00Z",
                                          "E F |S: +2009-00-00T00:00:00Z"};
const std::vector<std::string> kReversed(kOpenLists.rbegin(), kOpenLists.rend());
const std::vector<std::string> kMixed{kOpenLists[2], kOpenLists[0], kOpenLists[1]};
const std::vector<std::string> kClosed{kOpenLists[0], kOpenLists[1]};

struct Case {
    const char* name;
    json item;
    std::vector<std::string> codes;
};

TEST(Audit, EachFaultIsToldByItsCodeAndNothingElseIs) {
    const std::string ranked =
        " all were CEO of the company in the image, respectively. Can you identify which one the "
        "former CEO of was?";
    const auto later = [](int year, int distance) {
        return "C D served as the CEO of the company in the image in " + std::to_string(year) +
               ". Can you identify who occupied this position after " + std::to_string(distance) + " years?";
    };
    const std::vector<Case> cases{
        {"sound", currentHead(), {}},
        {"sound timestamp", headIn("2005", "Steve Jobs"), {}},
        {"no gold", currentHead(""), {"empty_gold"}},
        {"a gold of which nothing is left", currentHead("The"), {"empty_gold"}},
        {"no value of the list", currentHead("Bill Gates"), {"gold_not_in_list"}},
        {"closed while another is open", currentHead("Steve Jobs"), {"gold_outdated_open_elsewhere"}},
        {"all closed, not the last", currentHead("A B", kClosed), {"gold_not_latest", "no_open_attribute"}},
        {"all closed, the last", currentHead("C D", kClosed), {"no_open_attribute"}},
        {"newest first", currentHead("E F", kReversed), {"order_descending"}},
        {"in no order", currentHead("E F", kMixed), {"order_mixed"}},
        {"a broken attribute",
         currentHead("E F", {"A B |E: +1992-10-02T00:00:00Z", kOpenLists[1], kOpenLists[2]}),
         {"malformed_attributes"}},
        {"ends before it starts",
         currentHead("E F", {"A B |S: +2001-00-00T00:00:00Z |E: +1999-00-00T00:00:00Z", kOpenLists[1], kOpenLists[2]}),
         {"end_before_start"}},
        {"ends in the year in which it starts",
         currentHead("E F", {"A B |S: +2001-07-00T00:00:00Z |E: +2001-00-00T00:00:00Z", kOpenLists[1], kOpenLists[2]}),
         {}},
        {"two holders in one year", headIn("2011", "Tim Cook"), {"ambiguous_timestamp"}},
        {"year of a change without a day", headIn("2004", "C D", kOpenLists), {"ambiguous_timestamp"}},
        {"another held then", headIn("2005", "Tim Cook"), {"gold_outside_time"}},
        {"sound future context", misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015), {}},
        {"future context before",
         misaligned("awareness_future", "2015", "Tim Cook", "Steve Jobs", 2003),
         {"future_context_not_after_query"}},
        {"past context after",
         misaligned("awareness_past", "2005", "Steve Jobs", "Tim Cook", 2015),
         {"past_context_after_query"}},
        {"mark before the year",
         minedItem("timestamp", "Who was the CEO of the company in the image? in 2005", "In 2005, it was",
                   "Steve Jobs"),
         {"template_slip"}},
        {"words twice",
         minedItem("timestamp", "Who was the CEO of the company in the image in the image in 2005?", "In 2005, it was",
                   "Steve Jobs"),
         {"template_slip"}},
        {"the earlier one", minedItem("ranking", "C D and A B" + ranked, "It was", "A B", kOpenLists), {}},
        {"the later one",
         minedItem("ranking", "A B and C D" + ranked, "It was", "C D", kOpenLists),
         {"ranking_gold_is_later"}},
        {"sound distance", minedItem("calculation", later(2006, 6), "It was", "E F", kOpenLists), {}},
        {"backwards", minedItem("calculation", later(2006, -4), "It was", "A B", kOpenLists), {"calculation_negative"}},
        {"backwards from a change",
         minedItem("calculation", later(2004, -2), "It was", "A B", kOpenLists),
         {"calculation_negative_and_ambiguous"}},
        {"to a change",
         minedItem("calculation", later(2006, 3), "It was", "E F", kOpenLists),
         {"calculation_ambiguous"}},
        {"before the list", with(headIn("1902", "unknown"), "eval_type", "previous_unanswerable_date"), {}},
        {"inside of the list",
         with(headIn("2003", "unknown"), "eval_type", "previous_unanswerable_date"),
         {"past_date_answerable"}},
        {"after the cut-off", with(headIn("2075", "unknown"), "eval_type", "future_unanswerable_date"), {}},
        {"not in the future",
         with(headIn("1975", "unknown"), "eval_type", "future_unanswerable_date"),
         {"future_date_answerable"}},
        {"one event",
         minedItem("understanding", "Who is the CEO of the company in the image when X was the King of Y?", "When X",
                   "Somebody"),
         {}},
        {"no event",
         minedItem("understanding", "Who is the CEO of the company in the image?", "It is", "Tim Cook"),
         {"implicit_without_event"}},
        {"two events",
         minedItem("understanding", "Who is the CEO of the company in the image when X was Y when Z was W?", "When X",
                   "Tim Cook"),
         {"implicit_chained_event_entity"}},
        {"asserts what is so", claim("Is Tim Cook the current CEO of the company in the image?", "Yes"), {}},
        {"asserts what is not so",
         claim("Is Steve Jobs the current CEO of the company in the image?", "Yes"),
         {"robustness_asserts_wrong_value"}},
        {"a control", claim("Is Steve Jobs the current CEO of the company in the image?", "No"), {}},
        {"a wrong control",
         claim("Was Steve Jobs the CEO of the company in the image in 2005?", "No"),
         {"robustness_denies_right_value"}},
        {"a letter lost", with(currentHead(), "questions_property", "the current EO of"), {"property_typo"}},
    };
    for (const Case& one : cases)
        EXPECT_EQ(codesOf(readItem(one.item)), one.codes) << one.name;
}

TEST(Audit, WhatIsBuiltInCleanWordsIsLookedAtAsWhatIsInPublicOnes) {
    const std::vector<DatedValue> heads{{"A B", facts::Date{1980, 0, 0}, facts::Date{1990, 0, 0}, false},
                                        {"C D", facts::Date{1990, 0, 0}, facts::Date{2003, 0, 0}, false},
                                        {"E F", facts::Date{2003, 0, 0}, std::nullopt, true}};
    const std::vector<PicturedEntity> entities{
        {"One", "company", "company", "1.png", "2.png", {{"the CEO of", heads, std::nullopt}}}};
    ConstructionOptions options;
    options.goesBack = true;
    for (const DistanceUnit unit : {DistanceUnit::Years, DistanceUnit::Days})
        for (const WordSet words : {WordSet::MinedPublic, WordSet::Clean})
            for (options.seed = 1; options.seed <= 20; ++options.seed) {
                options.unit = unit;
                options.words = words;
                const Construction built = construct(entities, options);
                Item ranking = readItem(built.items[static_cast<std::size_t>(Task::RK)].at(0));
                EXPECT_EQ(codesOf(ranking), std::vector<std::string>{}) << ranking.question;
                ranking.golds = {ranking.golds.at(0) == "A B" ? "C D" : "A B"};
                EXPECT_EQ(codesOf(ranking), std::vector<std::string>{"ranking_gold_is_later"}) << ranking.question;
                Item later = readItem(built.items[static_cast<std::size_t>(Task::CA)].at(0));
                const auto sum = calculationOf(later.question);
                ASSERT_TRUE(sum) << later.question;
                std::vector<std::string> codes;
                if (sum->distance < 0) codes.emplace_back("calculation_negative");
                EXPECT_EQ(codesOf(later), codes) << later.question;
                later.golds = {sum->name};
                codes.insert(codes.begin(), "gold_outside_time");
                EXPECT_EQ(codesOf(later), codes) << later.question;
            }
}

TEST(Audit, AnItemWithoutAPictureIsTold) {
    Item item = readItem(currentHead());
    item.otherImage.reset();
    EXPECT_EQ(codesOf(item), std::vector<std::string>{"image_missing"});
}

TEST(Audit, GoldsThatTheListProvesWrongAreCorrected) {
    const auto corrected = [](const json& item) {
        return correctedGolds(readItem(item)).value_or(std::vector<std::string>{});
    };
    using Golds = std::vector<std::string>;
    EXPECT_EQ(corrected(currentHead()), Golds{});
    EXPECT_EQ(corrected(currentHead("tim cook")), Golds{}) << "as answers are compared";
    EXPECT_EQ(corrected(currentHead("Steve Jobs")), Golds{"Tim Cook"});
    EXPECT_EQ(corrected(currentHead("")), Golds{"Tim Cook"});
    EXPECT_EQ(corrected(claim("Is Steve Jobs the current CEO of the company in the image?", "Yes")), Golds{"No"});
    EXPECT_EQ(corrected(headIn("2005", "Tim Cook")), Golds{}) << "what the list cannot prove stays";
    const std::vector<std::string> two{"A B |S: +2001-00-00T00:00:00Z", "C D |S: +2001-00-00T00:00:00Z"};
    EXPECT_EQ(corrected(currentHead("C D", two)), Golds{}) << "two that began at once are both the latest";
}

TEST(Audit, OfSeveralThatMayBeTheLatestNoneIsAFault) {
    const std::vector<std::vector<std::string>> lists{
        {"A B |S: +2020-00-00T00:00:00Z |E: +2020-00-00T00:00:00Z",
         "C D |S: +2020-00-00T00:00:00Z |E: +2020-00-00T00:00:00Z"},
        {"A B |S: +2020-00-00T00:00:00Z", "C D |S: +2020-03-00T00:00:00Z"},
    };
    for (std::vector<std::string> list : lists)
        for (int turn = 0; turn < 2; ++turn, std::reverse(list.begin(), list.end())) {
            for (const char* gold : {"A B", "C D"}) {
                const Item item = readItem(currentHead(gold, list));
                for (const std::string& code : codesOf(item))
                    EXPECT_EQ(code, "no_open_attribute") << gold << " of " << list[0];
                EXPECT_EQ(correctedGolds(item), std::nullopt) << gold << " of " << list[0];
                json asserted =
                    claim(std::string("Is ") + gold + " the current CEO of the company in the image?", "Yes");
                asserted["answers"] = list;
                EXPECT_EQ(correctedGolds(readItem(asserted)), std::nullopt) << gold << " of " << list[0];
            }
            EXPECT_EQ(
                correctedGolds(readItem(currentHead("Tim Cook", list))).value_or(std::vector<std::string>{}).size(), 2U)
                << "either would be right";
        }
}

TEST(Audit, AClaimAboutAnIntervalIsSoOnlyOfOneWhoHeldThroughout) {
    const std::vector<std::string> list{"Ana |S: +1990-01-01T00:00:00Z |E: +1995-06-01T00:00:00Z",
                                        "Bo |S: +1995-06-02T00:00:00Z |E: +2001-03-04T00:00:00Z",
                                        "Cy |S: +2001-03-04T00:00:00Z"};
    const auto corrected = [&](const std::string& who, const std::string& when, const char* gold) {
        json item = claim("Was " + who + " the CEO of the company in the image " + when + "?", gold);
        item["answers"] = list;
        return correctedGolds(readItem(item)).value_or(std::vector<std::string>{});
    };
    using Golds = std::vector<std::string>;
    for (const char* neighbour : {"Ana", "Cy"}) {
        EXPECT_EQ(corrected(neighbour, "from 1995 to 2001", "No"), Golds{}) << neighbour;
        EXPECT_EQ(corrected(neighbour, "from 1995 to 2001", "Yes"), Golds{"No"}) << neighbour;
    }
    EXPECT_EQ(corrected("Bo", "from 1995 to 2001", "Yes"), Golds{});
    EXPECT_EQ(corrected("Bo", "from 1995 to 2001", "No"), Golds{"Yes"});
    EXPECT_EQ(corrected("Ana", "in 1995", "No"), Golds{}) << "either held then: the list cannot tell";
    EXPECT_EQ(corrected("Ana", "in 1995", "Yes"), Golds{});
    EXPECT_EQ(corrected("Ana", "in 1993", "No"), Golds{"Yes"});
    EXPECT_EQ(corrected("Ana", "from 2015 to 2010", "No"), Golds{}) << "time does not run so";
    EXPECT_EQ(corrected("Ana", "from 2147483647 to 2147483647", "No"), Golds{}) << "that is no year";
}

TEST(Audit, OneWhoHeldTwiceHeldThroughoutOnlyWhereTheTimesMeet) {
    const Holders holders =
        Holders::of(std::vector<std::string>{"Ana |S: -0003-01-01T00:00:00Z |E: -0001-12-31T00:00:00Z",
                                             "Ana |S: +0001-01-01T00:00:00Z |E: +0004-01-01T00:00:00Z",
                                             "Ana |S: +0006-01-01T00:00:00Z |E: +99999-01-01T00:00:00Z"});
    struct Row {
        Years years;
        bool holds;
    };
    for (const auto& [years, holds] :
         {Row{{-3, 4}, true}, Row{{-4, -1}, false}, Row{{3, 6}, false}, Row{{6, 99'999}, true}})
        EXPECT_EQ(holders.mayHoldThroughout("ana", years), holds) << years.from << " to " << years.to;
}

TEST(Audit, APropertyMayFollowTheNameWithoutAnArticle) {
    json item = claim("Was Ana CEO of the company in the image from 1991 to 1993?", "No");
    item["property"] = "CEO of";
    item["answers"] = {"Ana |S: +1990-01-01T00:00:00Z |E: +1995-06-01T00:00:00Z"};
    EXPECT_EQ(correctedGolds(readItem(item)), std::vector<std::string>{"Yes"});
    item["property"] = "president of";
    EXPECT_EQ(correctedGolds(readItem(item)), std::nullopt) << "that is another question";
}

TEST(Audit, AClaimAboutSomebodyElseIsLeftAsTheFileHasIt) {
    for (const char* who : {"Bob Ross", "Eve Evans", "Young Eve E", "Eve E Smith"}) {
        json item = claim(std::string("Is ") + who + " the current CEO of the company in the image?", "No");
        item["answers"] = {"Eve E |S: +2020-01-01T00:00:00Z"};
        item["current_answer_original"] = "Eve E";
        EXPECT_EQ(correctedGolds(readItem(item)), std::nullopt) << who;
        EXPECT_TRUE(codesOf(readItem(item)).empty()) << who;
    }
}

TEST(Audit, TheFormerOfTwoDoesNotGoByThePlaceInTheList) {
    std::vector<std::string> list{"Kim K |S: +1990-00-00T00:00:00Z |E: +1995-00-00T00:00:00Z",
                                  "Bo B |S: +2000-00-00T00:00:00Z |E: +2003-00-00T00:00:00Z",
                                  "Kim K |S: +2005-00-00T00:00:00Z |E: +2010-00-00T00:00:00Z",
                                  "Eve E |S: +2011-00-00T00:00:00Z"};
    const auto corrected = [&](const std::string& two, const char* gold) {
        json item = minedItem("ranking",
                              two + " all were CEO of the company in the image, respectively. Can you identify which "
                                    "one the former CEO of was?",
                              "It was", gold);
        item["answers"] = list;
        return correctedGolds(readItem(item)).value_or(std::vector<std::string>{});
    };
    using Golds = std::vector<std::string>;
    for (int turn = 0; turn < 2; ++turn, std::reverse(list.begin(), list.end())) {
        EXPECT_EQ(corrected("Kim K and Bo B", "Kim K"), Golds{});
        EXPECT_EQ(corrected("Kim K and Bo B", "Bo B"), Golds{}) << "one of them before the other, and after";
        EXPECT_EQ(corrected("Eve E and Kim K", "Eve E"), Golds{"Kim K"});
    }
}

json itemsOf(const std::string& path) { return json::parse(test::readFile(path)); }

TEST(Audit, EveryKnownFaultOfTheSharedRowsIsFound) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data";
    for (const json& row : itemsOf(*shared + "/data/MINED/faulty.json")) {
        const auto fault = row.at("_fault").get<std::string>();
        Item item = readItem(row);
        if (fault == "image_missing") item.otherImage.reset();
        const auto codes = codesOf(item);
        EXPECT_NE(std::find(codes.begin(), codes.end(), fault), codes.end())
            << fault << ", found " << json(codes).dump() << " of " << row.at("mm_questions");
    }
}

TEST(Audit, TheSharedBenchmarkGivesNoAlarm) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data";
    std::size_t items = 0;
    const auto check = [&](const std::string& path) {
        for (const json& row : itemsOf(path)) {
            ++items;
            const Item item = readItem(row);
            for (const AuditFinding& finding : auditOf(item))
                EXPECT_FALSE(isFault(finding.code))
                    << key(finding.code) << ": " << finding.detail << " in " << path << ": " << item.question;
            EXPECT_EQ(correctedGolds(item), std::nullopt) << item.question;
        }
    };
    for (const auto& file : std::filesystem::directory_iterator(*shared + "/data/MINED/inference_data"))
        check(file.path().string());
    EXPECT_EQ(items, 1156U);
    check(*shared + "/data/MINED/Dimension6_no_controls.json");
    EXPECT_EQ(items, 1156U + 82U);
}
} // namespace
} // namespace chronoscope::mined
