// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Construction.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/ConstructionFiles.h"
#include "core/studies/mined/ItemReader.h"
#include "core/studies/mined/QuestionText.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace chronoscope::mined {
namespace {
using Json = nlohmann::ordered_json;

DatedValue held(const std::string& name, int from, std::optional<int> to) {
    DatedValue value;
    value.name = name;
    value.start = facts::Date{from, 0, 0};
    if (to) value.end = facts::Date{*to, 0, 0};
    value.open = !to;
    return value;
}

PicturedEntity company(const std::string& name, std::vector<DatedValue> heads) {
    return {
        name, "company", "company", name + "_1.png", name + "_2.png", {{"the CEO of", std::move(heads), std::nullopt}}};
}

std::vector<PicturedEntity> small() {
    return {company("One", {held("A B", 1990, 2000), held("E F", 2010, std::nullopt), held("C D", 2000, 2010)}),
            company("Two", {held("G H", 1985, 2003), held("I J", 2003, 2006), held("K L", 2006, std::nullopt)})};
}

std::vector<Json> of(const Construction& built, Task task) { return built.items[static_cast<std::size_t>(task)]; }

Item readBuilt(const Json& json) {
    Item item = itemFromJson(nlohmann::json(json)).item;
    item.image = contentId("1");
    item.otherImage = contentId("2");
    return item;
}

void expectSound(const Construction& built) {
    for (const auto& items : built.items)
        for (const Json& json : items) {
            const Item item = readBuilt(json);
            // The public claims about clubs lack their verb.
            const bool isPublicSlip = item.task == Task::ATE && item.type == "sport";
            for (const AuditFinding& finding : auditOf(item))
                EXPECT_TRUE(!isFault(finding.code) || (isPublicSlip && finding.code == AuditCode::TemplateSlip))
                    << key(finding.code) << " in " << item.subject << ": " << item.question;
        }
    for (const Json& json : built.controls) {
        const Item item = readBuilt(json);
        EXPECT_EQ(item.golds, std::vector<std::string>{"No"});
        EXPECT_EQ(correctedGolds(item), std::nullopt) << item.question;
    }
}

TEST(Construction, ListsAreSortedAndEveryTaskIsBuiltSoundly) {
    const Construction built = construct(small(), {});
    ASSERT_EQ(of(built, Task::TA).size(), 2U);
    const Json current = of(built, Task::TA)[0];
    EXPECT_EQ(current.at("mm_questions"), "Who is the current CEO of the company in the image?");
    EXPECT_EQ(current.at("mm_paraphrase_completion"), "The current CEO of the company in the image is");
    EXPECT_EQ(current.at("questions"), "Who is the current CEO of One?");
    EXPECT_EQ(current.at("current_answer"), "E F");
    EXPECT_EQ(current.at("answers").front(), "A B |S: +1990-00-00T00:00:00Z |E: +2000-00-00T00:00:00Z");
    EXPECT_EQ(of(built, Task::TIA).size(), 2U);
    EXPECT_EQ(of(built, Task::TSA).size(), 6U) << "one of every holder";
    EXPECT_EQ(of(built, Task::PUD)[0].at("mm_questions"), "Who was the CEO of the company in the image in 1890?");
    EXPECT_EQ(of(built, Task::FUD)[0].at("mm_questions"), "Who is the CEO of the company in the image in 2075?");
    EXPECT_EQ(of(built, Task::RK)[0].at("current_answer"), "A B");
    EXPECT_EQ(of(built, Task::ITC).size(), 2U);
    expectSound(built);
}

TEST(Construction, DependsOnTheSeedAlone) {
    ConstructionOptions options;
    EXPECT_EQ(construct(small(), options).items, construct(small(), options).items);
    std::set<std::string> stamps;
    for (options.seed = 1; options.seed < 30; ++options.seed)
        for (const Json& item : of(construct({small()[0]}, options), Task::TSA))
            stamps.insert(item.at("mm_questions").get<std::string>());
    EXPECT_GT(stamps.size(), 20U) << "years are drawn";
    EXPECT_FALSE(stamps.contains("Who was the CEO of the company in the image in 2000?")) << "two holders";
}

TEST(Construction, WhatCannotBeBuiltIsToldWithTheReason) {
    const std::vector<PicturedEntity> lone{company("Lone", {held("A B", 2024, std::nullopt)})};
    const Construction built = construct(lone, {});
    std::map<Task, std::string> reasons;
    for (const NotBuilt& one : built.notBuilt)
        if (one.task && !one.isControl) reasons[*one.task] = one.reason;
    EXPECT_EQ(of(built, Task::TA).size(), 1U);
    for (const Task task : {Task::TIA, Task::TSA, Task::FMC, Task::PMC, Task::ITC, Task::RK, Task::CA}) {
        EXPECT_TRUE(of(built, task).empty()) << name(task);
        EXPECT_FALSE(reasons[task].empty()) << name(task);
    }
    auto old = small();
    old[0].offices[0].since = 60;
    const Construction early = construct(old, {});
    ASSERT_EQ(of(early, Task::PUD).size(), 2U);
    EXPECT_EQ(of(early, Task::PUD)[0].at("mm_questions"), "Who was the CEO of the company in the image in -41?")
        << "100 years before 60: there is no year 0";
    ConstructionOptions inClean;
    inClean.words = WordSet::Clean;
    const auto clean = of(construct(old, inClean), Task::PUD)[0].at("mm_questions").get<std::string>();
    EXPECT_EQ(clean, "Who was the CEO of the company in the image in 41 BCE?");
    EXPECT_EQ(askedYears(clean)->to, -41) << "which is read back";
    const auto both = askedYears("Who was the CEO of X from 60 BCE to 5?");
    EXPECT_EQ(both->from, -60);
    EXPECT_EQ(both->to, 5);
    EXPECT_EQ(calculationOf("A served as the CEO of X in 5 BCE. Who was in this position 5 years later?")->date,
              "5 BCE");
    EXPECT_EQ(early.sinceUnknown, 1U) << "the other one does not say";
}

TEST(Construction, EachYearWithoutAContextIsToldWithItsYear) {
    const Construction built = construct(small(), {});
    const std::size_t asked = of(built, Task::TSA).size();
    for (const Task task : {Task::FMC, Task::PMC}) {
        std::set<std::string> missing;
        for (const NotBuilt& one : built.notBuilt) {
            if (one.task != task || !one.year) continue;
            EXPECT_NE(one.reason.find(std::to_string(*one.year)), std::string::npos) << one.reason;
            missing.insert(one.entity + one.reason);
        }
        EXPECT_EQ(of(built, task).size() + missing.size(), asked) << name(task) << ": each year, or its reason";
        EXPECT_FALSE(missing.empty()) << name(task) << ": the last holder has no later one, the first no earlier one";
    }
}

/// Of every list: a task has an item, or the report says why not.
TEST(Construction, NoTaskAndNoEntityIsLeftOutWithoutAWord) {
    std::vector<PicturedEntity> entities = small();
    entities.push_back({"Empty", "company", "company", "e1.png", "e2.png", {}});
    entities.push_back({"Player",
                        "sport",
                        "footballer",
                        "p1.png",
                        "p2.png",
                        {{"plays for", {held("FC A", 2003, 2010), held("FC B", 2010, std::nullopt)}, std::nullopt}}});
    DatedValue undated{"A B", std::nullopt, std::nullopt, true};
    entities.push_back(
        {"Undated", "company", "company", "u1.png", "u2.png", {{"the CEO of", {undated}, std::nullopt}}});
    entities.push_back({"Alone",
                        "company",
                        "company",
                        "a1.png",
                        "a2.png",
                        {{"the CEO of", {held("A B", 1990, std::nullopt)}, std::nullopt}}});
    ConstructionOptions options;
    options.robustness = 1;
    const Construction built = construct(entities, options);
    std::map<std::string, std::set<std::optional<Task>>> told;
    std::size_t controls = 0;
    for (const NotBuilt& one : built.notBuilt) {
        EXPECT_FALSE(one.reason.empty());
        if (one.isControl)
            ++controls;
        else
            told[one.entity].insert(one.task);
    }
    EXPECT_EQ(told["Empty"], std::set<std::optional<Task>>{std::nullopt});
    EXPECT_TRUE(told["Player"].contains(Task::RK) && told["Player"].contains(Task::CA));
    EXPECT_TRUE(told["Undated"].contains(Task::FUD) && told["Undated"].contains(Task::PUD));
    for (const PicturedEntity& entity : entities)
        for (const Task task : kAllTasks) {
            if (task == Task::ATE || entity.offices.empty()) continue;
            const auto& items = of(built, task);
            const bool isBuilt = std::any_of(items.begin(), items.end(),
                                             [&](const Json& item) { return item.at("subject") == entity.name; });
            EXPECT_TRUE(isBuilt || told[entity.name].contains(task)) << entity.name << " " << name(task);
        }
    EXPECT_GT(controls, 0U) << "nobody else was ever in the place";
    EXPECT_EQ(built.controls.size() + controls, of(built, Task::ATE).size());
}

TEST(Construction, ContextsFollowThePolicy) {
    ConstructionOptions options;
    options.policy = ContextPolicy::Latest;
    bool isAny = false;
    for (const Json& json : of(construct(small(), options), Task::FMC)) {
        const Item item = readBuilt(json);
        isAny = true;
        EXPECT_EQ(item.context.subject, item.subject == "One" ? "E F" : "K L");
        EXPECT_GT(*item.context.year, askedYears(item.question)->to);
    }
    EXPECT_TRUE(isAny);
    for (const Json& json : of(construct(small(), {}), Task::FMC)) {
        const Item item = readBuilt(json);
        const Holders holders = Holders::of(item.attributes);
        EXPECT_EQ(holders.placesOf(item.context.subject).front(), holders.placesOf(item.golds.front()).front() + 1);
    }
}

TEST(Construction, APastContextIsOfTheHolderBeforeOrOfAnyBefore) {
    EXPECT_EQ(pastPolicyFromName("random"), std::nullopt);
    std::map<PastPolicy, std::set<std::size_t>> apart; // places between the right holder and the context's
    for (const char* name : {"previous", "random_past"})
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            ConstructionOptions options;
            options.seed = seed;
            options.past = *pastPolicyFromName(name);
            for (const Json& json : of(construct(small(), options), Task::PMC)) {
                const Item item = readBuilt(json);
                const Holders holders = Holders::of(item.attributes);
                const auto context = holders.placesOf(item.context.subject).front();
                const auto right = holders.placesOf(item.golds.front()).front();
                ASSERT_LT(context, right);
                EXPECT_LT(*item.context.year, askedYears(item.question)->from);
                apart[options.past].insert(right - context);
            }
        }
    EXPECT_EQ(apart[PastPolicy::Previous], std::set<std::size_t>{1});
    EXPECT_EQ(apart[PastPolicy::RandomPast], (std::set<std::size_t>{1, 2}));
}

TEST(Construction, YearsBeforeChristAreAskedAsOthersAre) {
    const std::vector<PicturedEntity> old{
        company("Rome", {held("A B", -120, -40), held("C D", -40, 14), held("E F", 14, 37)})};
    ConstructionOptions options;
    for (options.seed = 1; options.seed <= 40; ++options.seed) {
        const Construction built = construct(old, options);
        expectSound(built);
        EXPECT_EQ(of(built, Task::PUD).at(0).at("mm_questions"),
                  "Who was the CEO of the company in the image in -220?");
        for (const Json& json : of(built, Task::TSA))
            EXPECT_NE(askedYears(json.at("mm_questions").get<std::string>())->from, 0) << "there was no such year";
    }
    EXPECT_EQ(yearsOn(-5, 5), 1);
    EXPECT_EQ(yearsOn(5, -5), -1);
    EXPECT_EQ(yearsOn(-5, 4), -1);
}

TEST(Construction, CalculationsCountInYearsOrDaysAndMayGoBack) {
    ConstructionOptions options;
    options.goesBack = true;
    for (const DistanceUnit unit : {DistanceUnit::Years, DistanceUnit::Days})
        for (const WordSet words : {WordSet::MinedPublic, WordSet::Clean}) {
            std::set<bool> goesBack;
            options.unit = unit;
            options.words = words;
            for (options.seed = 1; options.seed <= 40; ++options.seed)
                for (const Json& json : of(construct(small(), options), Task::CA)) {
                    const Item item = readBuilt(json);
                    if (words == WordSet::Clean) {
                        EXPECT_EQ(item.question.find(" on ") != std::string::npos, unit == DistanceUnit::Days)
                            << item.question;
                    }
                    const auto sum = calculationOf(item.question);
                    ASSERT_TRUE(sum) << item.question;
                    EXPECT_EQ(sum->unit, unit);
                    goesBack.insert(sum->distance < 0);
                    const Holders holders = Holders::of(item.attributes);
                    EXPECT_TRUE(holders.isOnlyHolder(holders.placesOf(sum->name).at(0), sum->start)) << item.question;
                    EXPECT_TRUE(holders.isOnlyHolder(holders.placesOf(item.golds.at(0)).at(0), sum->then))
                        << item.question;
                }
            EXPECT_EQ(goesBack.size(), 2U);
        }
    options.goesBack = false;
    for (options.seed = 1; options.seed <= 40; ++options.seed)
        expectSound(construct(small(), options));
    const auto days = calculationOf("A served as the CEO of X in 2000-02-28. Can you identify who occupied this "
                                    "position after 366 days?");
    ASSERT_TRUE(days);
    EXPECT_EQ(days->then.from, (facts::Date{2001, 2, 28}));
}

TEST(Construction, AContextOfAHolderFurtherAwayIsCounted) {
    const std::vector<PicturedEntity> brief{
        company("One", {held("A B", 1990, 2000), held("C D", 2000, 2001), held("E F", 2001, std::nullopt)})};
    const Construction built = construct(brief, {});
    const auto further = [](const Construction& from, Task task) {
        return from.furtherContexts[static_cast<std::size_t>(task)];
    };
    EXPECT_EQ(of(built, Task::FMC).size(), 1U);
    EXPECT_EQ(further(built, Task::FMC), 1U) << "C D has no year of their own";
    EXPECT_EQ(further(built, Task::PMC), 1U);
    ConstructionOptions any;
    any.policy = ContextPolicy::Latest;
    any.past = PastPolicy::RandomPast;
    EXPECT_EQ(further(construct(brief, any), Task::FMC), 0U) << "the latest is what was asked for";
    EXPECT_EQ(further(construct(brief, any), Task::PMC), 0U);
    EXPECT_EQ(further(construct(small(), {}), Task::FMC), 0U);
}

TEST(Construction, ClubsHaveTheirOwnFormsAndCleanWordsAreClean) {
    std::vector<PicturedEntity> players = small();
    players.push_back({"Player",
                       "sport",
                       "footballer",
                       "p1.png",
                       "p2.png",
                       {{"plays for",
                         {held("FC A", 2003, 2010), held("FC B", 2010, 2021), held("FC C", 2021, std::nullopt)},
                         std::nullopt}}});
    ConstructionOptions options;
    options.robustness = 1;
    const Construction built = construct(players, options);
    expectSound(built);
    const auto questions = [&](const Construction& from, Task task) {
        std::vector<std::string> all;
        for (const Json& json : of(from, task))
            if (json.at("subject") == "Player") all.push_back(json.at("mm_questions").get<std::string>());
        return all;
    };
    EXPECT_EQ(questions(built, Task::TA),
              std::vector<std::string>{"Which club does the footballer in the image currently play for?"});
    EXPECT_TRUE(questions(built, Task::RK).empty());
    options.words = WordSet::Clean;
    const Construction clean = construct(players, options);
    EXPECT_TRUE(questions(clean, Task::TIA)[0].starts_with("Which club did the footballer in the image play for from"));
    for (const auto& items : clean.items)
        for (const Json& json : items)
            for (const char* field : {"mm_questions", "mm_paraphrase_completion"}) {
                const auto text = json.at(field).get<std::string>();
                EXPECT_EQ(text.find("  "), std::string::npos) << text;
                EXPECT_EQ(text.find("respectively"), std::string::npos) << text;
                EXPECT_EQ(text.find("person occupied"), std::string::npos) << text;
            }
}

/// The entities of the shared benchmark, in its order.
TEST(Construction, TheSharedBenchmarkIsRebuiltFromItsAttributes) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data";
    const std::string folder = *shared + "/data/MINED";
    const auto tables = test::must(readConstructionFiles(folder + "/entities.csv", folder + "/attributes.csv"));
    EXPECT_TRUE(tables.entityProblems.empty() && tables.attributeProblems.empty());
    const Construction built = construct(tables.entities, {});
    expectSound(built);
    const auto fileOf = [&](const char* name) {
        return Json::parse(test::readFile(folder + "/inference_data/" + name + ".json")).get<std::vector<Json>>();
    };
    EXPECT_EQ(of(built, Task::TA), fileOf("Dimension1_time_agnostic")) << "nothing of it is drawn";
    EXPECT_EQ(of(built, Task::FUD), fileOf("Dimension3_future_unanswerable_date"));
    for (const Task task : {Task::TIA, Task::ITC, Task::CA})
        EXPECT_EQ(of(built, task).size(), 79U) << name(task);
    for (const auto& [task, least] : {std::pair(Task::RK, 75U), std::pair(Task::TSA, 180U), std::pair(Task::FMC, 168U),
                                      std::pair(Task::PMC, 169U), std::pair(Task::PUD, 77U)})
        EXPECT_GE(of(built, task).size(), least) << name(task) << ": the shared files hold so many of them";
    // Fields, their order and the words are those of the shared files wherever the same was drawn.
    std::map<std::string, Json> known;
    for (const char* name : {"Dimension1_temporal_interval", "Dimension1_timestamp", "Dimension5_ranking",
                             "Dimension5_calculation", "Dimension4_understanding"})
        for (const Json& json : fileOf(name))
            known[json.at("questions").get<std::string>()] = json;
    std::size_t same = 0;
    for (const Task task : {Task::TIA, Task::TSA, Task::RK, Task::CA, Task::ITC})
        for (Json json : of(built, task)) {
            const auto twin = known.find(json.at("questions").get<std::string>());
            if (twin == known.end()) continue;
            ++same;
            for (const char* drawn : {"id", "context_subject", "context_timestamp", "context", "context_property",
                                      "context_subject_original"}) {
                json.erase(drawn);
                twin->second.erase(drawn);
            }
            EXPECT_EQ(json, twin->second);
        }
    EXPECT_GT(same, 20U);
}
} // namespace
} // namespace chronoscope::mined
