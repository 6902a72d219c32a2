// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/layout/RunSpec.h"
#include "core/layout/RunLayout.h"
#include "core/run/RunFactory.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <string>

using namespace chronoscope;
using namespace chronoscope::test;
using run::RunSpec;

namespace {
TEST(RunSpec, DefaultsAreThePapers) {
    const RunSpec spec;
    EXPECT_FALSE(spec.problem());
    EXPECT_EQ(spec.sets, 5);
    EXPECT_EQ(spec.temperatures, (std::vector<double>{0.0, 0.7}));
    EXPECT_EQ(spec.seed, 42U);
    EXPECT_EQ(spec.decoding.maxTokens, 50);
    EXPECT_EQ(spec.judge.threshold, 70);
    EXPECT_EQ(spec.judge.rules, matching::kJudgeRules);
}

TEST(RunSpec, WithoutAVersionOfTheRulesIsOfTheFirst) {
    nlohmann::json json = RunSpec();
    ASSERT_EQ(json.at("rules"), matching::kJudgeRules);
    json.erase("rules");
    EXPECT_EQ(json.get<RunSpec>().judge.rules, 1);
    for (const char* strange : {"1.5", "-1", "\"2\"", "null", "4294967297"}) {
        json["rules"] = nlohmann::json::parse(strange);
        EXPECT_THROW((void)json.get<RunSpec>(), nlohmann::json::exception) << strange;
    }
}

TEST(RunSpec, SurvivesJson) {
    RunSpec spec;
    spec.templates = {prompt::Template::TrueFalse};
    spec.protocol = prompt::Protocol::Debiased;
    spec.sampler = prompt::Sampler::Reference;
    spec.sets = 3;
    spec.temperatures = {1.5, 0.1};
    spec.seed = UINT64_MAX;
    spec.judge = {matching::Extraction::Strict, matching::Preprocess::Reference, 81.5};
    spec.decoding.stop = {"\n", "\"Q."};
    spec.decoding.topP = 0.9;
    spec.mode = backend::Mode::Completion;
    spec.concurrency = 9;
    spec.slice.subjectText = "Ü";
    const nlohmann::json json = spec;
    EXPECT_EQ(nlohmann::json(json.get<RunSpec>()), json);
}

TEST(RunSpec, SaysWhatIsWrong) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const std::function<void(RunSpec&)> wrong[]{
        [](RunSpec& s) { s.templates.clear(); },
        [](RunSpec& s) {
            s.templates = {prompt::Template::Mcqa, prompt::Template::Mcqa};
        },
        [](RunSpec& s) { s.sets = 0; },
        [](RunSpec& s) { s.sets = 1001; },
        [](RunSpec& s) { s.temperatures.clear(); },
        [](RunSpec& s) {
            s.temperatures = {0, 0};
        },
        [](RunSpec& s) { s.temperatures = {-0.1}; },
        [](RunSpec& s) { s.temperatures = {nan}; },
        [](RunSpec& s) { s.judge.threshold = 101; },
        [](RunSpec& s) { s.judge.threshold = nan; },
        [](RunSpec& s) { s.judge.rules = 0; },
        [](RunSpec& s) { s.judge.rules = matching::kJudgeRules + 1; },
        [](RunSpec& s) { s.decoding.topP = nan; },
        [](RunSpec& s) { s.decoding.topP = 0; },
        [](RunSpec& s) { s.decoding.maxTokens = 0; },
        [](RunSpec& s) { s.concurrency = -1; },
        [](RunSpec& s) { s.decoding.stop = {"\xff"}; },
        [](RunSpec& s) {
            s.slice.relations = {"officeholder", "\xff"};
        },
        [](RunSpec& s) { s.slice.subjectText = "\xc3"; },
    };
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    int number = 0;
    for (const auto& spoil : wrong) {
        RunSpec spec = smallSpec(1);
        spoil(spec);
        const auto created = run::createRun(*workspace, spec, "run", "calibration:", loadPack());
        ASSERT_FALSE(created) << number;
        EXPECT_EQ(created.error().code, ErrorCode::InvalidArgument) << number;
        ++number;
    }
}

TEST(RunFactory, RefusesEmptySlicesAndStrangeBackends) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    RunSpec spec = smallSpec(1);
    spec.slice.subjectText = "nobody of this name";
    EXPECT_EQ(run::createRun(*workspace, spec, "r", "calibration:", loadPack()).error().code,
              ErrorCode::InvalidArgument);
    EXPECT_EQ(run::createRun(*workspace, smallSpec(1), "r", "none:", loadPack()).error().code,
              ErrorCode::InvalidArgument);
    auto reader = must(workspace->reader());
    EXPECT_TRUE(must(store::RunStore(reader).list()).empty());
    EXPECT_EQ(run::loadRun(reader, 1).error().code, ErrorCode::NotFound);
}

TEST(RunFactory, EstimatesWhatIsThenCreated) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    writeFile(
        folder.file("TimeVariant_General_Dynamic.jsonl"),
        R"({"subject":"a","relation":"officeholder","objects_2010":["A"],"objects_2012":["B"],"distractor":["x","y","z"]})"
        "\n"
        R"({"subject":"b","relation":"new relation","objects_2010":["A"],"distractor":["x"]})"
        "\n");
    writeFile(folder.file("TimeInvariant_Math.jsonl"), R"({"subject":"c","relation":"Synonym","objects":["A"]})"
                                                       "\n");
    importInto(workspace, {folder.path()});
    auto reader = must(workspace->reader());
    RunSpec spec;
    const auto estimate = must(run::estimateRun(reader, spec, loadPack()));
    EXPECT_EQ(estimate.elements, 3);
    EXPECT_EQ(estimate.cells, 2 * 3 + 1 * 2 + 5 * 2); // multiple choice needs three distractors, a true statement none
    EXPECT_EQ(estimate.requests, estimate.cells * 10);
    EXPECT_EQ(estimate.withoutChoices, 2);
    EXPECT_EQ(estimate.fewExemplars, 3);
    EXPECT_EQ(estimate.unknownRelations, std::vector<std::string>{"new relation"});
    EXPECT_TRUE(estimate.asksGreedy);
    spec.temperatures = {0.7};
    EXPECT_FALSE(must(run::estimateRun(reader, spec, loadPack())).asksGreedy);
    spec.protocol = prompt::Protocol::Debiased;
    EXPECT_EQ(must(run::estimateRun(reader, spec, loadPack())).cells, 2 * 3 + 1 + 5);
    for (const auto protocol : {prompt::Protocol::Reference, prompt::Protocol::Debiased}) {
        spec.protocol = protocol;
        const auto id = makeRun(workspace, spec, "calibration:?recall=1");
        const auto end = runToEnd(workspace, id);
        EXPECT_EQ(end.state, run::EngineState::Finished);
        EXPECT_EQ(end.counts.done(), end.total);
    }
}

/// Every second element is looked at for the lengths of prompts; those between have the distractors.
TEST(RunFactory, ShowsAPromptOfEveryTemplateThatAnyElementCanBeAskedUnder) {
    constexpr int kElements = 41;
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    std::string lines;
    for (int i = 0; i < kElements; ++i)
        lines += R"({"subject":"s)" + std::to_string(i) + R"(","relation":"officeholder","objects_2010":["A"],)" +
                 R"("distractor":[)" + (i == 7 ? R"("x","y","z")" : "") + "]}\n";
    writeFile(folder.file("TimeVariant_General_Static.jsonl"), lines);
    importInto(workspace, {folder.path()});
    auto reader = must(workspace->reader());
    const auto estimate = must(run::estimateRun(reader, RunSpec(), loadPack()));
    ASSERT_EQ(estimate.elements, kElements);
    std::map<prompt::Template, std::string> shown;
    for (const run::PromptExample& example : estimate.examples)
        EXPECT_TRUE(shown.emplace(example.form, example.subject).second) << "twice";
    EXPECT_EQ(shown.size(), std::size_t{3});
    EXPECT_EQ(shown[prompt::Template::Mcqa], "s7");

    RunSpec without;
    without.slice.subjectText = "s3";
    const auto few = must(run::estimateRun(reader, without, loadPack()));
    EXPECT_TRUE(std::none_of(few.examples.begin(), few.examples.end(),
                             [](const auto& one) { return one.form == prompt::Template::Mcqa; }));
}

TEST(RunStore, FindsRunsByNumberOrNewestName) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    for (const char* name : {"twin", "other", "twin", "2"})
        makeRun(workspace, smallSpec(1), "calibration:", name);
    auto reader = must(workspace->reader());
    store::RunStore runs(reader);
    EXPECT_EQ(must(runs.find("twin")).id, 3);
    EXPECT_EQ(must(runs.find("1")).id, 1);
    EXPECT_EQ(must(runs.find("2")).id, 2) << "a number comes before a name";
    EXPECT_EQ(runs.find("99").error().code, ErrorCode::NotFound);
    EXPECT_EQ(runs.find("").error().code, ErrorCode::NotFound);
    EXPECT_EQ(must(runs.list()).size(), 4U);
    EXPECT_EQ(must(runs.list())[1].templatePack, must(runs.get(1)).templatePack);
}

TEST(RunLayout, PlacesAndNumbersAreInverse) {
    run::RunLayout layout{
        7, {2010, 2012, 2019}, {prompt::Template::Mcqa, prompt::Template::Generation}, {0.0, 0.7, 1.0}, 4};
    std::int64_t expected = 0;
    for (std::int64_t ordinal = 0; ordinal < 7; ++ordinal)
        for (int year = 0; year < 3; ++year)
            for (int form = 0; form < 2; ++form)
                for (int sample = 0; sample < 12; ++sample, ++expected) {
                    ASSERT_EQ(layout.replyIndex(ordinal, year, form, sample), expected);
                    const auto place = layout.placeOfReply(expected);
                    EXPECT_EQ(std::tuple(place.ordinal, place.year, place.form, place.sampleIndex),
                              std::tuple(ordinal, year, form, sample));
                    EXPECT_EQ(place.temperature * 4 + place.set, sample);
                }
    EXPECT_EQ(layout.repliesPerElement() * layout.elements, expected);
    std::set<std::int64_t> cells;
    for (std::int64_t ordinal = 0; ordinal < 7; ++ordinal)
        for (int year = 0; year < 3; ++year)
            for (int form = 0; form < 2; ++form)
                cells.insert(layout.cellIndex(ordinal, year, form));
    EXPECT_EQ(static_cast<std::int64_t>(cells.size()), layout.elements * layout.cellsPerElement());
    EXPECT_EQ(*cells.rbegin(), static_cast<std::int64_t>(cells.size()) - 1);
    EXPECT_EQ(layout.yearIndex(2011), -1);
    EXPECT_EQ(layout.formIndex(prompt::Template::TrueFalse), -1);
    EXPECT_EQ(run::keyIndex(run::runKey(5, 123)), 123);
}
} // namespace
