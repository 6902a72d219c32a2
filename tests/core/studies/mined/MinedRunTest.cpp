// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/CapabilityReport.h"
#include "core/run/RetryErrors.h"
#include "core/store/RunRemoval.h"
#include "core/studies/mined/CalibrationEye.h"
#include "core/studies/mined/Mined.h"
#include "core/studies/mined/MinedPlan.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/FaultyBackends.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace chronoscope::mined {
namespace {
using test::FaultyBackend;
using test::must;

class MinedRun : public test::MinedBench {
protected:
    /// Runs or resumes it to its end; what it was asked.
    std::vector<backend::ModelRequest> finish(std::int64_t id, const FaultyBackend::Script& script) const {
        const auto backend = std::make_shared<FaultyBackend>(script);
        EXPECT_EQ(started(id, backend)->wait().state, run::EngineState::Finished);
        return backend->requests();
    }
    std::unique_ptr<run::RunEngine> started(std::int64_t id, const std::shared_ptr<FaultyBackend>& backend) const {
        const auto record = test::recordOf(workspace, id);
        auto engine = std::make_unique<run::RunEngine>(workspace, record,
                                                       must(Mined().plan(record, must(workspace->reader()), {})),
                                                       backend, run::RunEngine::Options(), run::RunEngine::Sink());
        engine->start();
        return engine;
    }
    /// By what was asked: the outcome, CEM and F1 in percent.
    std::map<std::string, std::string> outcomes(std::int64_t id) const {
        auto reader = must(workspace->reader());
        const auto context = contextOf(id);
        std::map<std::string, std::string> all;
        must(forEachReply(reader, *context, [&](const AskedReply& reply) {
            all[std::to_string(reply.unit.item) + (reply.unit.withContext ? "+ " : " ") +
                std::string(name(reply.configuration))] =
                reply.row.outcome() + " " + std::to_string(reply.row.hit) + " " +
                std::to_string(static_cast<int>(reply.row.value.value_or(-1) * 100));
            return true;
        }));
        return all;
    }
};

std::optional<backend::ModelReply> saysTimCook(const backend::ModelRequest&) { return test::said("The Apple Younger"); }

TEST_F(MinedRun, AsksEveryItemFourTimesAndContextTasksWithAndWithout) {
    const auto created = create();
    EXPECT_EQ(created.estimate.items, 9);
    EXPECT_EQ(created.estimate.units, 12);
    EXPECT_EQ(created.estimate.requests, 48);
    EXPECT_EQ(created.estimate.pictures, 6);
    EXPECT_EQ(created.estimate.imageTokens, std::nullopt) << "not known of a calibration model";
    const auto asked = finish(created.id, saysTimCook);
    ASSERT_EQ(asked.size(), 48U);
    std::set<std::string> prompts;
    std::size_t withContext = 0;
    for (const auto& request : asked) {
        ASSERT_EQ(request.images.size(), 1U);
        EXPECT_EQ(request.images[0]->mediaType, "image/png");
        EXPECT_EQ(request.decoding.maxTokens, kPublishedReplyTokens);
        EXPECT_EQ(request.decoding.temperature, 0);
        EXPECT_FALSE(request.system.empty());
        prompts.insert(request.images[0]->bytes + request.prompt);
        withContext += request.prompt.find("\nCONTEXT: ") != std::string::npos;
    }
    EXPECT_EQ(withContext, 12U);
    EXPECT_EQ(prompts.size(), 36U) << "without its context F.M.C asks what T.S.A asks";
}

TEST_F(MinedRun, OnePictureIsAskedAboutAtATimeAndReadOnce) {
    const auto asked = finish(create().id, saysTimCook);
    std::vector<const backend::Image*> shown;
    std::set<std::string> contents;
    for (const auto& request : asked) {
        const backend::Image* const picture = request.images[0].get();
        if (shown.empty() || shown.back() != picture) shown.push_back(picture);
        contents.insert(picture->bytes);
    }
    EXPECT_EQ(contents.size(), 6U);
    EXPECT_EQ(shown.size(), 6U) << "the same object in all its requests, and never again";
}

TEST_F(MinedRun, TheOrderAndItsInverseAgreeForEveryChoiceOfConfigurations) {
    const auto units = contextOf(create().id)->units;
    for (int chosen = 1; chosen < 16; ++chosen) {
        std::vector<Configuration> configurations;
        for (const Configuration one : kAllConfigurations)
            if (chosen >> static_cast<int>(one) & 1) configurations.push_back(one);
        const AskingOrder order(units, configurations);
        ASSERT_EQ(order.size(), static_cast<std::int64_t>(units.size() * configurations.size()));
        std::set<std::pair<std::int64_t, Configuration>> places;
        for (std::int64_t index = 0; index < order.size(); ++index) {
            const auto place = order.place(index);
            EXPECT_TRUE(places.emplace(place.unit, place.configuration).second);
            EXPECT_EQ(order.indexOf(place.unit, place.configuration), index);
        }
        for (const Configuration one : kAllConfigurations)
            EXPECT_EQ(order.indexOf(0, one) >= 0, (chosen >> static_cast<int>(one) & 1) == 1);
    }
}

TEST_F(MinedRun, RepliesAreScoredAndErrorsAreMissingUntilTheyAreAskedAgain) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    const auto id = create(spec).id;
    finish(id, [](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        if (request.tag == 1) return test::failed(backend::ErrorKind::BadReply);
        if (request.tag == 2) return test::said(" \n");
        return test::said("It is Apple Younger.");
    });
    const auto first = outcomes(id);
    EXPECT_EQ(first.at("1 q-i"), "answered 1 66");
    EXPECT_EQ(first.at("1 g-i"), "error:bad_reply 0 -100");
    EXPECT_EQ(first.at("1 q-gi"), "empty 0 0");
    EXPECT_EQ(first.at("4 q-i"), "answered 0 33") << "of another company";
    EXPECT_EQ(must(run::forgetErrors(*workspace, id)), 1);
    EXPECT_EQ(finish(id, saysTimCook).size(), 1U);
    EXPECT_EQ(outcomes(id).at("1 g-i"), "answered 1 100");
}

TEST_F(MinedRun, ARefusalIsToldAndCounted) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    const auto id = create(spec).id;
    finish(id, [](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        backend::Completion filtered;
        filtered.finish = backend::Finish::ContentFilter;
        if (request.tag == 1) return filtered;
        return request.tag == 2 ? test::said("I cannot tell who that is.") : test::said("It is Apple Younger.");
    });
    const auto told = outcomes(id);
    EXPECT_EQ(told.at("1 g-i"), "refused 0 0");
    EXPECT_EQ(told.at("1 q-gi"), "refused 0 0");
    EXPECT_EQ(told.at("1 q-i"), "answered 1 66");
    EXPECT_EQ(test::recordOf(workspace, id).counts.refused, 2);
    auto reader = test::must(workspace->reader());
    EXPECT_EQ(test::must(Mined().rejudge(test::recordOf(workspace, id), reader, [](auto) { return true; })).other, 0);
}

TEST_F(MinedRun, ARunIsReadByTheRulesThatItWasMadeBy) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    const auto refuses = [](const backend::ModelRequest&) { return test::said("I cannot tell who that is."); };
    const auto sql = [&](const std::string& text) {
        EXPECT_TRUE(workspace->write([&](store::Database& database) -> Status {
            database.sql().exec(text);
            return {};
        }));
    };
    const auto others = [&](std::int64_t id) {
        auto reader = test::must(workspace->reader());
        return test::must(Mined().rejudge(test::recordOf(workspace, id), reader, [](auto) { return true; })).other;
    };
    spec.rules = 1;
    const auto old = create(spec).id;
    EXPECT_EQ(contextOf(old)->spec.rules, 1) << "a run that names no rules is one of the first";
    EXPECT_EQ(contextOf(old)->spec.json().find("rules"), std::string::npos);
    finish(old, refuses);
    EXPECT_EQ(outcomes(old).at("1 q-i"), "answered 0 0");
    EXPECT_EQ(others(old), 0);
    const auto fresh = create().id;
    finish(fresh, refuses);
    EXPECT_EQ(outcomes(fresh).at("1 q-i"), "refused 0 0");
    sql("UPDATE mined_run SET spec = replace(spec, ',\"rules\":" + std::to_string(kMinedRules) +
        "', '') WHERE run = " + std::to_string(fresh));
    EXPECT_EQ(contextOf(fresh)->spec.rules, 1);
    EXPECT_EQ(others(fresh), 0) << "one of the days when refusals were told and rules had no version";
    sql("UPDATE reply SET hit = 1");
    EXPECT_EQ(others(fresh), 48) << "which hides no damage";
}

TEST_F(MinedRun, AnInterruptedRunGoesOnWithTheSameRequestsAndAsksNoneTwice) {
    const auto whole = create();
    std::map<std::int64_t, std::string> wanted;
    for (const auto& request : finish(whole.id, saysTimCook))
        wanted[request.tag] = request.images[0]->bytes + request.prompt;
    const auto id = create().id;
    constexpr std::int64_t kFirst = 17;
    const auto backend = std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
        return request.tag < kFirst ? saysTimCook(request) : std::nullopt;
    });
    {
        const auto engine = started(id, backend);
        backend->waitForHeld(48 - kFirst);
    }
    EXPECT_EQ(test::recordOf(workspace, id).counts.done(), kFirst);
    const auto rest = finish(id, saysTimCook);
    EXPECT_EQ(rest.size(), static_cast<std::size_t>(48 - kFirst));
    for (const auto& request : rest)
        EXPECT_EQ(request.images[0]->bytes + request.prompt, wanted.at(request.tag));
    EXPECT_EQ(outcomes(id), outcomes(whole.id));
}

TEST_F(MinedRun, ChoicesOfTasksTypesConfigurationsAndSamplesAreKept) {
    AskingSpec spec;
    spec.tasks = {Task::TSA, Task::FMC};
    spec.configurations = {Configuration::QI, Configuration::GGI};
    spec.sample = must(benchmark::Sample::parse("first:2", 7));
    const auto created = create(spec);
    EXPECT_EQ(created.estimate.items, 2);
    EXPECT_EQ(created.estimate.requests, 6) << "one item of each task, one of them twice";
    EXPECT_EQ(contextOf(created.id)->spec, spec);
    spec.types = {"country"};
    const auto nothing = createMined(*workspace, spec, {}, "none", {"calibration:"});
    ASSERT_FALSE(nothing.ok());
    EXPECT_EQ(nothing.error().code, ErrorCode::InvalidArgument);
    AskingSpec half;
    half.sample = must(benchmark::Sample::parse("50%", 7));
    EXPECT_EQ(create(half).estimate.sliceHash, create(half).estimate.sliceHash);
    half.sample.seed = 8;
    EXPECT_NE(create(half).estimate.sliceHash, create(AskingSpec{}).estimate.sliceHash);
}

TEST_F(MinedRun, TheLatestContextAndCorrectedGoldsAreStoredWithTheRun) {
    AskingSpec spec;
    spec.tasks = {Task::FMC};
    spec.policy = ContextPolicy::Latest;
    const auto context = contextOf(create(spec).id);
    ASSERT_EQ(context->units.size(), 6U);
    EXPECT_EQ(context->units[0].context, "In 2012, Apple Younger was the CEO of Apple.");
    EXPECT_EQ(context->units[0].contextSubject, "Apple Younger");
    EXPECT_TRUE(context->units[0].withContext);
    EXPECT_FALSE(context->units[1].withContext);
    EXPECT_FALSE(context->units[1].context.has_value());

    test::writeFile(folder.file("outdated.json"), nlohmann::json::array({test::currentHead("Steve Jobs")}).dump());
    std::filesystem::create_directories(folder.file("imgs"));
    std::filesystem::copy(folder.file("mined/imgs/Apple"), folder.file("imgs/Apple"));
    must(importMined(*workspace, findTaskFiles(folder.file("outdated.json"))));
    AskingSpec all;
    all.tasks = {Task::TA};
    const auto corrected = create(all);
    EXPECT_EQ(corrected.estimate.corrected, 1);
    const auto units = contextOf(corrected.id)->units;
    EXPECT_EQ(std::count_if(units.begin(), units.end(),
                            [](const Unit& unit) { return unit.golds == std::vector<std::string>{"Tim Cook"}; }),
              1);
    all.trustFile = true;
    EXPECT_EQ(create(all).estimate.corrected, 0);
}

TEST_F(MinedRun, AnItemWithoutAGoldIsAskedOnlyWhereItsListHasOne) {
    auto current = test::currentHead(), stamp = test::headIn("2005", "");
    current["current_answer"] = nlohmann::json::array();
    test::writeFile(folder.file("goldless.json"), nlohmann::json::array({current, stamp}).dump());
    std::filesystem::create_directories(folder.file("imgs"));
    std::filesystem::copy(folder.file("mined/imgs/Apple"), folder.file("imgs/Apple"));
    EXPECT_EQ(must(importMined(*workspace, findTaskFiles(folder.file("goldless.json")))).items, 2U);
    const auto created = create();
    EXPECT_EQ(created.estimate.items, 10);
    EXPECT_EQ(created.estimate.corrected, 1);
    EXPECT_EQ(created.estimate.leftOut,
              (std::map<std::string, std::int64_t>{{"no gold that an answer could be held against", 1}}));
    ASSERT_EQ(test::runToEnd(workspace, created.id).state, run::EngineState::Finished);
    AskingSpec trusting;
    trusting.trustFile = true;
    EXPECT_EQ(create(trusting).estimate.items, 9);
    trusting.types = {"company"};
    trusting.tasks = {Task::PMC};
    EXPECT_EQ(createMined(*workspace, trusting, {}, "none", {"calibration:"}).error().context, "");
    must(workspace->write([](store::Database& database) -> Status {
        database.sql().exec("UPDATE mined_item SET image = NULL");
        return {};
    }));
    EXPECT_EQ(createMined(*workspace, {}, {}, "none", {"calibration:"}).error().context, "11: a picture is missing");
}

TEST_F(MinedRun, ABackendThatSeesNothingIsRefusedWithTheSentenceOfItsTest) {
    backend::CapabilityReport report;
    report.model = "m";
    report.capabilities.chat = true;
    auto& check = report.checks[static_cast<std::size_t>(backend::Check::Images)];
    check = {backend::Check::Images, backend::Light::Amber, "a red picture is called “Blue”"};
    run::BackendChoice blind("openai:http://localhost:1/v1?model=m");
    blind.report = report.json();
    const auto refused = createMined(*workspace, {}, {}, "run", blind);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::Backend);
    EXPECT_NE(refused.error().message.find("a red picture is called “Blue”"), std::string::npos);
    report.capabilities.images = true;
    run::BackendChoice raw("openai:http://localhost:1/v1?model=m");
    raw.report = report.json();
    raw.mode = backend::Mode::Completion;
    EXPECT_FALSE(createMined(*workspace, {}, {}, "run", raw).ok()) << "raw completions carry no pictures";
    raw.mode = backend::Mode::Chat;
    EXPECT_TRUE(createMined(*workspace, {}, {}, "run", raw).ok());
}

TEST_F(MinedRun, ARemovedRunLeavesNothingAndItsItemsStay) {
    const auto id = create().id;
    finish(id, saysTimCook);
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, id); }));
    auto reader = must(workspace->reader());
    MinedStore mined(reader);
    EXPECT_EQ(mined.spec(id).error().code, ErrorCode::NotFound);
    EXPECT_TRUE(must(mined.units(id)).empty());
    EXPECT_EQ(must(mined.metas()).size(), 9U);
}

/// What of a calibration run came out as it was planted.
struct Measured {
    std::int64_t asked = 0;
    std::int64_t right = 0;
};

TEST_F(MinedRun, WhatIsMeasuredOfTheCalibrationEyeIsWhatWasPlanted) {
    const std::vector<std::string> models{"calibration:?recall=1&cutoff=2030",
                                          "calibration:?recall=0&cutoff=2030",
                                          "calibration:?recall=1&cutoff=2008",
                                          "calibration:?recall=0.5&cutoff=2030&seed=3",
                                          "calibration:?recall=1&recall.TA=0&cutoff=2030",
                                          "calibration:?recall=1&recall.q-gi=0.4&cutoff=2030",
                                          "calibration:?recall=1&mistaken=1&cutoff=2030",
                                          "calibration:?recall=1&swayed=1&cutoff=2030",
                                          "calibration:?recall=0.7&noise=1&cutoff=2030"};
    for (const std::string& model : models) {
        const auto id = create({}, model).id;
        ASSERT_EQ(test::runToEnd(workspace, id).state, run::EngineState::Finished) << model;
        auto reader = must(workspace->reader());
        const auto params = must(backend::CalibrationParams::fromUri(must(backend::BackendUri::parse(model))));
        const auto eye = must(CalibrationEye::open(reader, test::recordOf(workspace, id), params));
        std::map<std::string, Measured> byWay;
        const auto context = contextOf(id);
        std::int64_t differ = 0;
        must(forEachReply(reader, *context, [&](const AskedReply& reply) {
            differ += reply.row.hit != eye->isKnown(reply.unit.ordinal, reply.configuration);
            const auto item = must(MinedStore(reader).item(reply.unit.item));
            for (const std::string& group :
                 {std::string("all"), std::string(name(reply.configuration)), std::string(name(item.task)),
                  std::string(reply.unit.withContext ? "with" : "without")}) {
                ++byWay[group].asked;
                byWay[group].right += reply.row.hit;
            }
            return true;
        }));
        EXPECT_EQ(differ, 0) << model;
        const auto share = [&](const char* group) {
            return static_cast<double>(byWay[group].right) / static_cast<double>(byWay[group].asked);
        };
        if (model == models[0]) {
            EXPECT_EQ(share("all"), 1);
        }
        if (model == models[1]) {
            EXPECT_EQ(share("all"), 0);
        }
        if (model == models[2]) {
            EXPECT_EQ(share("TA"), 0) << "later than it knows";
            EXPECT_EQ(share("TSA"), 1);
        }
        if (model == models[4]) {
            EXPECT_EQ(share("TA"), 0);
            EXPECT_EQ(share("TSA"), 1);
        }
        if (model == models[5]) {
            EXPECT_EQ(share("q-i"), 1);
            EXPECT_LT(share("q-gi"), 1);
        }
        if (model == models[6]) {
            EXPECT_EQ(share("q-i"), 1);
            EXPECT_EQ(share("g-gi"), 0) << "the other picture is always taken for another's";
        }
        if (model == models[7]) {
            EXPECT_EQ(share("with"), 0);
            EXPECT_EQ(share("without"), 1);
        }
    }
}

TEST_F(MinedRun, TheEyeDoesNotAnswerAboutAPictureThatIsNotTheRightOne) {
    const auto id = create().id;
    auto reader = must(workspace->reader());
    const auto eye = must(CalibrationEye::open(reader, test::recordOf(workspace, id), {}));
    const auto context = contextOf(id);
    const auto item = must(MinedStore(reader).item(context->units[0].item));
    const auto textOf = [&](std::shared_ptr<const backend::Image> picture) {
        const auto request = context->request(item, {0, Configuration::QI}, 0, std::move(picture));
        return std::get<backend::Completion>(eye->reply(request)).text;
    };
    const auto stranger = std::make_shared<const backend::Image>("image/png", test::png(1, 1, "x"));
    EXPECT_EQ(textOf(stranger), "I do not know this picture.");
    EXPECT_EQ(textOf(nullptr), "I do not know this picture.");
    const auto other = must(MinedStore(reader).picture(3));
    EXPECT_NE(textOf(other), item.golds.front()) << "of another company in the same words";
}
} // namespace
/// Both are held against each other, so an answer is of the same class in both.
TEST(ContextSubjects, AreTheSameForAQuestionWithAndWithoutItsContext) {
    std::vector<Unit> units(3);
    units[0].item = units[1].item = 7;
    units[0].withContext = true;
    units[2].item = 8; // asked without alone
    Item item;
    item.context.subject = "Ann";
    const ContextSubjects subjects(units);
    EXPECT_EQ(subjects.of(item, 7), "Ann");
    EXPECT_EQ(subjects.of(item, 8), "");
    EXPECT_EQ(contextSubjectOf(units[1], item), "") << "what it is asked with names nobody";
}

} // namespace chronoscope::mined
