// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/WrongItems.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/ConstructionInput.h"
#include "core/studies/mined/ItemReader.h"
#include "tests/core/studies/mined/MinedBench.h"

#include <gtest/gtest.h>

#include <stop_token>

namespace chronoscope::mined {
namespace {
using test::must;

/// Runs of calibration models over the small benchmark.
class WrongItems : public test::MinedBench {
protected:
    std::int64_t finished(const std::string& model, const AskingSpec& spec = {}) const {
        const auto id = create(spec, model).id;
        EXPECT_EQ(test::runToEnd(workspace, id).state, run::EngineState::Finished);
        return id;
    }
    std::vector<std::int64_t> wrongIn(const std::vector<std::int64_t>& runs) const {
        auto reader = must(workspace->reader());
        return must(itemsWrongInAll(reader, runs));
    }
};

TEST_F(WrongItems, AreThoseThatEveryRunAnsweredWrongInEveryConfiguration) {
    const auto none = finished("calibration:?recall=0&cutoff=2030"),
               all = finished("calibration:?recall=1&cutoff=2030"), old = finished("calibration:?recall=1&cutoff=2008"),
               half = finished("calibration:?recall=1&recall.q-i=0&cutoff=2030"),
               broken = finished("calibration:?recall=0&error=0.5&cutoff=2030");
    EXPECT_EQ(wrongIn({none}).size(), 6U) << "T.A and T.S.A of three companies";
    EXPECT_TRUE(wrongIn({all}).empty());
    EXPECT_EQ(wrongIn({old}), (std::vector<std::int64_t>{1, 4, 7})) << "T.A is later than it knows";
    EXPECT_EQ(wrongIn({none, old}), wrongIn({old}));
    EXPECT_TRUE(wrongIn({half}).empty()) << "right in three of four";
    EXPECT_LT(wrongIn({broken}).size(), 6U) << "what is missing is not wrong";
    AskingSpec stamps;
    stamps.tasks = {Task::TSA};
    EXPECT_TRUE(wrongIn({old, finished("calibration:?recall=0", stamps)}).empty()) << "one did not ask T.A";
    auto reader = must(workspace->reader());
    EXPECT_EQ(itemsWrongInAll(reader, {}).error().code, ErrorCode::InvalidArgument);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(itemsWrongInAll(reader, {none}, stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(WrongItems, BecomeClaimsWithTheirOriginAndTheModels) {
    const auto old = finished("calibration:?recall=1&cutoff=2008");
    const auto made = must(addClaimsOfRuns(*workspace, {old}, true));
    EXPECT_EQ(made.wrong, 3U);
    EXPECT_EQ(made.added, 6U);
    EXPECT_EQ(must(addClaimsOfRuns(*workspace, {old}, true)).already, 6U);
    auto reader = must(workspace->reader());
    std::vector<Item> claims;
    must(MinedStore(reader).items([&](std::int64_t, const Item& item) {
        if (item.task == Task::ATE) claims.push_back(item);
        return true;
    }));
    ASSERT_EQ(claims.size(), 6U);
    EXPECT_EQ(claims[0].question,
              "Your answer to the original question is wrong. Is Apple Younger the current CEO of the "
              "company in the image?");
    EXPECT_EQ(claims[0].evalType, "robustness_openqa");
    EXPECT_EQ(claims[0].golds, std::vector<std::string>{"Yes"});
    EXPECT_EQ(claims[0].image, contentId(pictureOf("Apple", "1")));
    EXPECT_EQ(nlohmann::json::parse(claims[0].extra).at("models"), nlohmann::json({"calibration model 2008"}));
    EXPECT_EQ(modelsOfClaim(claims[0]), std::vector<std::string>{"calibration model 2008"});
    Item other = claims[0];
    for (const char* extra : {"{}", R"({"models": 3})", R"({"models": [1]})", "no document"}) {
        other.extra = extra;
        EXPECT_TRUE(modelsOfClaim(other).empty()) << extra;
    }
    EXPECT_EQ(nlohmann::json::parse(claims[0].extra).at("current_answer_original"), "Apple Younger");
    EXPECT_EQ(claims[1].question,
              "Your answer to the original question is wrong. Is Apple Elder the current CEO of the "
              "company in the image?");
    EXPECT_EQ(claims[1].golds, std::vector<std::string>{"No"});
    for (const Item& claim : claims)
        EXPECT_TRUE(auditOf(claim).empty()) << claim.question;
    AskingSpec spec;
    spec.tasks = {Task::ATE};
    EXPECT_EQ(create(spec).estimate.requests, 24);
}

TEST_F(WrongItems, WithoutAnotherHolderHaveNoControlWhichIsCounted) {
    Item lone = itemFromJson(test::currentHead("Apple Founder", {"Apple Founder |S: +1997-00-00T00:00:00Z"})).item;
    lone.image = contentId(pictureOf("Apple", "1"));
    lone.otherImage = contentId(pictureOf("Apple", "2"));
    must(workspace->write([&](store::Database& database) -> Status {
        return store::guarded([&] { (void)MinedStore(database).addItem(lone); });
    }));
    const auto none = finished("calibration:?recall=0&cutoff=2030");
    const auto made = must(addClaimsOfRuns(*workspace, {none}, true));
    EXPECT_EQ(made.wrong, 7U) << "T.A and T.S.A of three companies, and the lone one";
    EXPECT_EQ(made.added, 13U);
    EXPECT_EQ(made.withoutControl, 1U);
    EXPECT_EQ(made.withoutClaim, 0U);
    EXPECT_EQ(must(addClaimsOfRuns(*workspace, {none}, false)).withoutControl, 0U) << "none was wanted";
}

TEST_F(WrongItems, OfAYearKeepTheContextsYearAndAreWhatTheirHashesSay) {
    const auto none = finished("calibration:?recall=0");
    EXPECT_GT(must(addClaimsOfRuns(*workspace, {none}, true)).added, 0U);
    auto reader = must(workspace->reader());
    std::size_t dated = 0;
    must(MinedStore(reader).items([&](std::int64_t, const Item& item) {
        if (item.task != Task::ATE) return true;
        EXPECT_TRUE(isWhatItsIdSays(item)) << item.question;
        if (item.evalType != "robustness_timestamp") return true;
        ++dated;
        EXPECT_TRUE(item.context.year.has_value()) << item.question;
        EXPECT_TRUE(item.context.text.empty());
        return true;
    }));
    EXPECT_GT(dated, 0U);
}

TEST(ConstructionInput, BadRowsAreToldWithTheirLineAndTheRestIsRead) {
    const std::string entities = "entity,type,hypernym,image,paraphrase_image,more\nOne,company,company,1.png,2.png,x\n"
                                 "One,company,company,1.png,2.png,x\nTwo,company,,1.png,2.png,x\n";
    const std::string attributes =
        "entity,property,value,start,end,since\nOne,the CEO of,A B,1990-00-00,2000-05-00,1950\n"
        "One,the CEO of,C D,2000-05,,\nNobody,the CEO of,X,1990,,\nOne,the CEO of,X,soon,,\n"
        "One,the CEO of,X,1990,1980,\nOne,the CEO of,,1990,,\nOne,the CEO of,A|B,1990,,\n"
        "One,the CEO of,X,,1999,\n";
    const auto input = must(readConstructionInput(entities, attributes));
    ASSERT_EQ(input.entities.size(), 1U);
    ASSERT_EQ(input.entities[0].offices.size(), 1U);
    const Office& office = input.entities[0].offices[0];
    EXPECT_EQ(office.since, 1950);
    ASSERT_EQ(office.values.size(), 2U);
    EXPECT_EQ(office.values[0].start, (facts::Date{1990, 0, 0})) << "00 is not known";
    EXPECT_EQ(office.values[0].end, (facts::Date{2000, 5, 0}));
    EXPECT_TRUE(office.values[1].open);
    ASSERT_EQ(input.entityProblems.size(), 2U);
    EXPECT_EQ(input.entityProblems[0], "line 3: the entity is there already: One");
    ASSERT_EQ(input.attributeProblems.size(), 6U);
    EXPECT_EQ(input.attributeProblems[0].substr(0, 7), "line 4:");
    const auto lacking = readConstructionInput("a,b\n", attributes);
    ASSERT_FALSE(lacking.ok());
    EXPECT_EQ(lacking.error().code, ErrorCode::BadInput);
    EXPECT_FALSE(readConstructionInput(entities, "").ok());
}
} // namespace
} // namespace chronoscope::mined
