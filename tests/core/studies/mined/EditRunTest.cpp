// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditRun.h"

#include "core/store/RunRemoval.h"
#include "core/studies/mined/EditTables.h"
#include "core/studies/mined/Mined.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/FaultyBackends.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace chronoscope::mined {
namespace {
using test::FaultyBackend;
using test::must;

std::size_t countOf(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

/// Runs over the heads of three companies: T.A and T.S.A are edited, F.M.C is not.
class EditRun : public test::MinedBench {
protected:
    /// A finished run whose answers are right for `known` alone.
    std::int64_t asked(const std::string& known) const {
        AskingSpec spec;
        spec.tasks = {Task::TA, Task::TSA};
        const auto id = must(createMined(*workspace, spec, {}, "base", {"calibration:?recall=0"})).id;
        const auto context = contextOf(id);
        finish(id, [&](const backend::ModelRequest& request) {
            auto reader = must(workspace->reader());
            const Unit& unit = context->unitOf(context->order.place(request.tag));
            const Item item = must(MinedStore(reader).item(unit.item));
            return test::said(item.subject == known ? item.golds.front() : "nobody");
        });
        return id;
    }
    std::vector<backend::ModelRequest> finish(std::int64_t id, const FaultyBackend::Script& script) const {
        const auto backend = std::make_shared<FaultyBackend>(script);
        run::RunEngine engine(workspace, test::recordOf(workspace, id),
                              must(Mined().plan(test::recordOf(workspace, id), must(workspace->reader()), {})), backend,
                              run::RunEngine::Options(), run::RunEngine::Sink());
        engine.start();
        EXPECT_EQ(engine.wait().state, run::EngineState::Finished);
        return backend->requests();
    }
    CreatedEdit edited(std::int64_t base, EditSetting setting, const std::string& backend = "calibration:") const {
        EditOptions options;
        options.setting = setting;
        return must(createEdit(*workspace, base, options, *ngramEmbedding(), "edit", {backend}));
    }
    RunScores scoresOf(std::int64_t id) const {
        auto reader = must(workspace->reader());
        return must(loadScores(reader, *contextOf(id), {}));
    }
};

TEST_F(EditRun, WhatWasNotRightThroughoutIsEdited) {
    const auto base = asked("Nike");
    auto reader = must(workspace->reader());
    const EditChoice choice = must(chooseEdits(reader, *contextOf(base), {}));
    EXPECT_EQ(choice.items.size(), 4U) << "two tasks of two companies";
    EXPECT_EQ(choice.right, 2);
    EXPECT_EQ(choice.missing, 0);
    EXPECT_EQ(choice.byTask[static_cast<std::size_t>(Task::TA)], 2);
    EXPECT_EQ(choice.ofTask[static_cast<std::size_t>(Task::TA)], 3);
    ASSERT_TRUE(choice.items.front().before);
    EXPECT_EQ(choice.items.front().before->cem, 0);
    EXPECT_TRUE(remarksOn(choice).empty());
    EXPECT_EQ(choice.items.front().fact.answer, "Apple Younger");
    EXPECT_EQ(must(chooseEdits(reader, *contextOf(base), {Task::TSA})).items.size(), 2U);
    EXPECT_EQ(chooseEdits(reader, *contextOf(base), {Task::FMC}).error().code, ErrorCode::InvalidArgument);
    const auto fresh = create().id;
    EXPECT_EQ(chooseEdits(reader, *contextOf(fresh), {}).error().code, ErrorCode::InvalidArgument) << "not finished";
}

TEST_F(EditRun, ItemsWithAContextAreNotEditedAndTold) {
    AskingSpec spec;
    spec.tasks = {Task::TA, Task::FMC};
    const auto base = must(createMined(*workspace, spec, {}, "base", {"calibration:?recall=0"})).id;
    finish(base, [](const backend::ModelRequest&) { return test::said("nobody"); });
    const auto units = scoresOf(base).units;
    const auto withContext =
        std::count_if(units.begin(), units.end(), [](const ScoredUnit& unit) { return unit.task == Task::FMC; });
    ASSERT_GT(withContext, 0);
    auto reader = must(workspace->reader());
    const EditChoice choice = must(chooseEdits(reader, *contextOf(base), {}));
    EXPECT_EQ(choice.withContext, withContext);
    EXPECT_EQ(remarksOn(choice),
              (std::vector<std::string>{fmt::format(
                  "{} questions of F.M.C and P.M.C are not edited: their context says what is right", withContext)}));
    EXPECT_EQ(must(chooseEdits(reader, *contextOf(base), {Task::TA})).withContext, 0) << "they were not asked for";
}

TEST_F(EditRun, AnErrorIsNeitherWrongNorRight) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    const auto base = must(createMined(*workspace, spec, {}, "base", {"calibration:?recall=0"})).id;
    const auto context = contextOf(base);
    finish(base, [&](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        auto reader = must(workspace->reader());
        const auto place = context->order.place(request.tag);
        const Item item = must(MinedStore(reader).item(context->unitOf(place).item));
        const bool isFirst = place.configuration == Configuration::QI;
        if (item.subject == "Apple" ? isFirst : item.subject == "Nike" ? !isFirst : true)
            return test::failed(backend::ErrorKind::BadReply);
        return test::said(item.subject == "Apple" ? "nobody" : item.golds.front());
    });
    auto reader = must(workspace->reader());
    const EditChoice choice = must(chooseEdits(reader, *contextOf(base), {}));
    ASSERT_EQ(choice.items.size(), 1U) << "three answers about Apple are wrong, whatever the fourth would be";
    EXPECT_EQ(choice.items.front().fact.answer, "Apple Younger");
    EXPECT_FALSE(choice.items.front().before) << "of the fourth nobody knows";
    EXPECT_EQ(choice.partly, 1);
    EXPECT_EQ(choice.right, 0);
    EXPECT_EQ(choice.missing, 2) << "the one answer about Nike is right, about Shell there is none";
    EXPECT_EQ(choice.unanswered, 1);
    EXPECT_EQ(remarksOn(choice),
              (std::vector<std::string>{
                  "2 items are left out: a reply is missing and no answer is wrong (1 of them have no answer at all)",
                  "of 1 items to edit a reply is missing beside a wrong answer: their score before is not known until "
                  "the run's errors are asked again"}));
    const auto made = edited(base, EditSetting::Single);
    EXPECT_EQ(made.requests, 4) << "it is asked again in all four";
    (void)test::runToEnd(workspace, made.id);
    const auto table = editingTable({must(loadEdited(reader, *contextOf(made.id), false))}, EmptyRule::Zero);
    EXPECT_EQ(table.rows.front()[7], "1") << "without a score before it is missing in the table";
}

TEST_F(EditRun, ASingleEditTellsTheFactAndAsksInFourConfigurations) {
    const auto base = asked("Nike");
    const CreatedEdit made = edited(base, EditSetting::Single);
    EXPECT_EQ(made.requests, 16);
    EXPECT_TRUE(made.isPoolSmall) << "six demonstrations of three other facts";
    const auto requests = finish(made.id, [](const backend::ModelRequest& request) {
        const std::size_t from = request.prompt.rfind("New Fact: ");
        return test::said(request.prompt.find("Apple", from) != std::string::npos ? "Apple Younger" : "somebody");
    });
    ASSERT_EQ(requests.size(), 16U);
    for (const backend::ModelRequest& request : requests) {
        EXPECT_TRUE(request.system.empty());
        ASSERT_EQ(request.images.size(), 1U);
        EXPECT_EQ(countOf(request.prompt, "New Fact: "), 6U + 2U);
        const std::string tail = request.prompt.substr(request.prompt.rfind("New Fact: "));
        const std::string fact = tail.substr(0, tail.find('\n'));
        EXPECT_EQ(countOf(request.prompt, fact + "\n"), 2U) << "as the last demonstration, and again: not in the pool";
        EXPECT_EQ(request.prompt.find("\nYour answer:"), std::string::npos);
    }
    const auto scores = scoresOf(made.id);
    EXPECT_EQ(scores.units.size(), 4U);
    const auto context = contextOf(made.id);
    ASSERT_TRUE(context->spec.editing);
    EXPECT_EQ(context->spec.editing->base, base);
    EXPECT_EQ(context->spec.editing->embedding, NgramEmbedding::kName);
    EXPECT_EQ(edited(base, EditSetting::Single).id, made.id + 1) << "another one";
    auto reader = must(workspace->reader());
    EXPECT_EQ(chooseEdits(reader, *contextOf(made.id), {}).error().code, ErrorCode::InvalidArgument)
        << "editing starts from a run of questions";
}

TEST_F(EditRun, TheEyeGoesByWhatItIsToldAndLifelongFindsTheWrongFact) {
    const auto base = asked("");
    const auto single = edited(base, EditSetting::Single, "calibration:?recall=0&noise=0&refusal=0").id;
    const auto lifelong = edited(base, EditSetting::Lifelong, "calibration:?recall=0&noise=0&refusal=0").id;
    const auto cemOf = [&](std::int64_t id) {
        EXPECT_EQ(test::runToEnd(workspace, id).state, run::EngineState::Finished);
        double sum = 0;
        const auto scores = scoresOf(id);
        for (const ScoredUnit& unit : scores.units)
            sum += itemScore(unit.replies, EmptyRule::Zero)->cem;
        return sum / static_cast<double>(scores.units.size());
    };
    EXPECT_EQ(cemOf(single), 100);
    EXPECT_NEAR(cemOf(lifelong), 100.0 / 3, 1e-9)
        << "all three companies are asked in the same words: the first fact is taken for each";
    const auto half = edited(base, EditSetting::Single, "calibration:?recall=0&recall.ike=0").id;
    EXPECT_EQ(cemOf(half), 0) << "told, and not followed";
}

TEST_F(EditRun, AnInterruptedEditGoesOnWithTheSamePrompts) {
    const auto made = edited(asked(""), EditSetting::Single);
    const auto first = std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
        return request.tag < 10 ? std::optional(test::said("x")) : std::nullopt;
    });
    {
        run::RunEngine engine(workspace, test::recordOf(workspace, made.id),
                              must(Mined().plan(test::recordOf(workspace, made.id), must(workspace->reader()), {})),
                              first, run::RunEngine::Options(), run::RunEngine::Sink());
        engine.start();
        first->waitForHeld(14);
    }
    std::map<std::int64_t, std::string> before;
    for (const auto& request : first->requests())
        before[request.tag] = request.prompt;
    const auto rest = finish(made.id, [](const auto&) { return std::optional(test::said("y")); });
    EXPECT_EQ(rest.size(), 14U);
    for (const auto& request : rest)
        EXPECT_EQ(request.prompt, before.at(request.tag));
    ASSERT_TRUE(must(workspace->write([&](store::Database& database) -> Result<bool> {
        const Status removed = store::removeRun(database, made.id);
        return removed ? Result<bool>(true) : Result<bool>(removed.error());
    })));
}

TEST(ShownEdits, ALifelongMemoryTakesTheNearestFactAndTheFirstOfEqualOnes) {
    const std::vector<EditFact> facts{{"Which club does Messi play for?", "Inter Miami", "Messi plays for"},
                                      {"Who is the CEO of Google?", "Sundar Pichai", "The CEO of Google is"},
                                      {"Who is the CEO of Google?", "Larry Page", "The CEO of Google is"}};
    const auto single = must(shownEdits(facts, EditSetting::Single, 2, *ngramEmbedding()));
    EXPECT_EQ(single[2][0].fact, 2U);
    EXPECT_EQ(single[2][0].places, (std::vector<std::size_t>{2, 3})) << "the other one about Google";
    EXPECT_EQ(single[2][0], single[2][1]);
    const auto lifelong = must(shownEdits(facts, EditSetting::Lifelong, 2, *ngramEmbedding()));
    EXPECT_EQ(lifelong[0][0].fact, 0U);
    EXPECT_EQ(lifelong[0][1].fact, 0U);
    EXPECT_EQ(lifelong[1], lifelong[2]) << "asked in the same words";
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(shownEdits(facts, EditSetting::Single, 2, *ngramEmbedding(), stop.get_token()).error().code,
              ErrorCode::Cancelled);
}
} // namespace
} // namespace chronoscope::mined
