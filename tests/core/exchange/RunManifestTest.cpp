// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/RunManifest.h"
#include "core/backend/CapabilityReport.h"
#include "core/scoring/ScoringPass.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
constexpr const char* kCanary = "sk-canary-0123456789abcdef";
constexpr const char* kVersion = "1.2.3";

std::string valueOf(const exchange::RunManifest& manifest, const std::string& field) {
    for (const auto& row : manifest.table.rows)
        if (row.at(0) == field) return row.at(1);
    throw std::runtime_error("no field " + field);
}

class RunManifest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        s_workspace = makeWorkspace(*s_folder);
        run::RunSpec spec = smallSpec();
        spec.seed = 7;
        s_run = makeRun(s_workspace, spec, "calibration:?cutoff=2018&recall=0.5&refusal=0.2&error=0.2", "planted");
        if (runToEnd(s_workspace, s_run).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
    }
    static void TearDownTestSuite() {
        s_workspace.reset();
        s_folder.reset();
    }

    static store::RunRecord record() { return recordOf(s_workspace, s_run); }

    static inline std::unique_ptr<TempDir> s_folder;
    static inline WorkspacePtr s_workspace;
    static inline std::int64_t s_run = 0;
};

TEST_F(RunManifest, TellsWhatTheRunIsMadeOf) {
    const store::RunRecord run = record();
    const json told = json::parse(exchange::runManifest(run, {}, kVersion).json);
    EXPECT_EQ(told.at("program").at("version"), kVersion);
    EXPECT_EQ(told.at("run").at("name"), "planted");
    EXPECT_EQ(told.at("slice").at("hash"), run.sliceHash);
    EXPECT_EQ(told.at("slice").at("years"), json(run.years));
    EXPECT_EQ(told.at("packs").at("templates"), toHex(contentId(loadPack().templatesJson())));
    EXPECT_EQ(told.at("packs").at("relations"), toHex(contentId(loadPack().relationsJson())));
    EXPECT_EQ(told.at("parameters").at("seed"), 7);
    EXPECT_EQ(told.at("judgement").at("threshold"), run.spec.judge.threshold);
    EXPECT_EQ(told.at("backend").at("uri"), run.backend);
    EXPECT_EQ(told.at("study"), (json{{"name", "chroknow"}, {"plan", "templates"}}));
}

TEST_F(RunManifest, KeepsTheWholeSpec) {
    const store::RunRecord run = record();
    const json told = json::parse(exchange::runManifest(run, {}, kVersion).json);
    json spec = told.at("parameters");
    spec["slice"] = told.at("slice").at("spec");
    for (const char* part : {"extract", "match", "threshold", "rules"})
        spec[part] = told.at("judgement").at(part);
    EXPECT_EQ(spec, json(run.spec));
}

TEST_F(RunManifest, CountsEveryOutcomeApart) {
    const store::RunRecord run = record();
    const json replies = json::parse(exchange::runManifest(run, {}, kVersion).json).at("replies");
    ASSERT_GT(run.counts.errorCount(), 0);
    ASSERT_GT(run.counts.refused, 0);
    std::int64_t errors = 0;
    for (const auto& [kind, count] : replies.at("errors_by_kind").items())
        errors += count.get<std::int64_t>();
    EXPECT_EQ(errors, run.counts.errorCount());
    EXPECT_EQ(replies.at("answered").get<std::int64_t>() + replies.at("refused").get<std::int64_t>() +
                  replies.at("empty").get<std::int64_t>() + errors,
              run.total);
}

TEST_F(RunManifest, AnUnknownPriceIsNotZero) {
    store::RunRecord run = record();
    run.price.reset();
    const auto unknown = exchange::runManifest(run, {}, kVersion);
    EXPECT_TRUE(json::parse(unknown.json).at("cost").at("usd").is_null());
    EXPECT_EQ(valueOf(unknown, "cost.usd"), "");
    run.price = backend::Price{0, 0};
    EXPECT_EQ(json::parse(exchange::runManifest(run, {}, kVersion).json).at("cost").at("usd"), 0.0);
}

TEST_F(RunManifest, TheTableSaysWhatTheJsonSays) {
    const auto manifest = exchange::runManifest(record(), {}, kVersion);
    EXPECT_EQ(manifest.table.columns, (std::vector<std::string>{"field", "value"}));
    EXPECT_EQ(valueOf(manifest, "slice.hash"), json::parse(manifest.json).at("slice").at("hash"));
    EXPECT_EQ(valueOf(manifest, "parameters.temperatures"), "0.0, 0.7");
    EXPECT_EQ(valueOf(manifest, "replies.planned"), std::to_string(record().total));
    for (const auto& row : manifest.table.rows)
        EXPECT_EQ(row.size(), 2U);
}

TEST_F(RunManifest, ToldUnderAScoringItNamesThatJudgement) {
    const auto scoring = must(scoring::score(
        *s_workspace, {s_run, "stricter", {matching::Extraction::Strict, matching::Preprocess::Paper, 90}}, {}, {}));
    auto reader = must(s_workspace->reader());
    const auto manifests =
        must(exchange::runManifests(reader, {{s_run, scoring.id}, {s_run, 0}}, kVersion, study::builtInStudies()));
    ASSERT_EQ(manifests.size(), 2U);
    EXPECT_EQ(valueOf(manifests[0], "judgement.scoring"), "stricter");
    EXPECT_EQ(valueOf(manifests[0], "judgement.threshold"), "90.0");
    EXPECT_EQ(valueOf(manifests[0], "judgement.extract"), "strict");
    EXPECT_EQ(valueOf(manifests[1], "judgement.scoring"), "as run");
    EXPECT_EQ(
        exchange::runManifests(reader, {{s_run, scoring.id + 100}}, kVersion, study::builtInStudies()).error().code,
        ErrorCode::NotFound);
}

TEST_F(RunManifest, NeverHoldsAKey) {
    backend::CapabilityReport tested;
    tested.model = "m";
    const std::string canary = kCanary;
    for (const std::string& uri :
         {"openai:https://user:" + canary + "@example.org/v1?model=m",
          "openai:https://example.org/v1?model=m&api-key=" + canary,
          "openai:https://example.org/v1?model=m&extra=%7B%22api_key%22%3A%22" + canary + "%22%7D", canary}) {
        store::RunRecord run = record();
        run.backend = uri;
        tested.backend = uri;
        run.report = tested.json();
        const auto manifest = exchange::runManifest(run, {}, kVersion);
        EXPECT_EQ(manifest.json.find(kCanary), std::string::npos) << manifest.json;
        EXPECT_EQ(analysis::toText(manifest.table, analysis::TableFormat::Csv).find(kCanary), std::string::npos);
    }
    store::RunRecord run = record();
    run.report = R"({"api_key":")" + canary + R"("})";
    EXPECT_EQ(exchange::runManifest(run, {}, kVersion).json.find(kCanary), std::string::npos);
}

TEST_F(RunManifest, TellsWhatTheBackendTestFound) {
    store::RunRecord run = record();
    run.report.clear();
    EXPECT_EQ(valueOf(exchange::runManifest(run, {}, kVersion), "backend.test"), "");
    backend::CapabilityReport tested;
    tested.backend = "llama:http://127.0.0.1:{port}";
    tested.checks[0] = {backend::Check::Reachable, backend::Light::Amber, "answers, but slowly"};
    run.report = tested.json();
    const auto manifest = exchange::runManifest(run, {}, kVersion);
    EXPECT_EQ(valueOf(manifest, "backend.test.backend"), tested.backend);
    EXPECT_EQ(valueOf(manifest, "backend.test.checks.reachable.light"), "amber");
    EXPECT_EQ(valueOf(manifest, "backend.test.checks.reachable.sentence"), "answers, but slowly");
    run.report = "[]";
    EXPECT_EQ(valueOf(exchange::runManifest(run, {}, kVersion), "backend.test.problem"), "unreadable");
}

TEST_F(RunManifest, SurvivesHostileNames) {
    store::RunRecord run = record();
    run.name = "a\xff\x01<b>";
    const json told = json::parse(exchange::runManifest(run, {}, kVersion).json);
    EXPECT_EQ(told.at("run").at("name"), "a\xEF\xBF\xBD\x01<b>");
}
} // namespace
