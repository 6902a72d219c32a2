// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/CapabilityReport.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <functional>
#include <limits>

using namespace chronoscope;
using namespace chronoscope::backend;
using nlohmann::json;

namespace {
CapabilityReport sample() {
    CapabilityReport report;
    report.backend = "openai:http://127.0.0.1:8000?model=m";
    report.model = "m";
    report.build = "b4321";
    report.fingerprint = "fp_1";
    report.when = "2026-01-31T12:34:56Z";
    report.slotCount = 8;
    for (int i = 0; i < kChecks; ++i)
        report.checks[static_cast<std::size_t>(i)] = {static_cast<Check>(i), static_cast<Light>(i % 4),
                                                      "sentence " + std::to_string(i)};
    report.capabilities = {.chat = true, .generatedLogProbs = true, .images = true, .suggestedConcurrency = 12};
    report.rejectedFields = {"top_k", "seed"};
    report.determinismGap = 0.00123;
    return report;
}

json asJson() { return json::parse(sample().json()); }

TEST(CapabilityReport, SurvivesItsJson) {
    const auto back = CapabilityReport::parse(sample().json()).value();
    EXPECT_EQ(back.json(), sample().json());
    EXPECT_EQ(back.backend, sample().backend);
    EXPECT_EQ(back.fingerprint, "fp_1");
    EXPECT_EQ(back.slotCount, 8);
    EXPECT_EQ(back.checks[6].check, Check::Parallel);
    EXPECT_EQ(back.checks[6].light, Light::Red);
    EXPECT_EQ(back.checks[6].sentence, "sentence 6");
    EXPECT_TRUE(back.capabilities.generatedLogProbs);
    EXPECT_FALSE(back.capabilities.continuationLogProbs);
    EXPECT_EQ(back.capabilities.suggestedConcurrency, 12);
    EXPECT_EQ(back.rejectedFields, sample().rejectedFields);
    EXPECT_EQ(back.determinismGap, 0.00123);
    const auto empty = CapabilityReport::parse(CapabilityReport().json()).value();
    EXPECT_EQ(empty.checks[3].check, Check::GeneratedLogProbs)
        << "a report nothing was found for names its checks all the same";
}

// Reports are stored with runs: names never change.
TEST(CapabilityReport, HasTheNamesItAlwaysHad) {
    const json report = asJson();
    EXPECT_EQ(report.at("version"), 1);
    const std::vector<std::string> checks{
        "reachable", "generation", "determinism", "generated_log_probs", "continuation_log_probs",
        "images",    "parallel",   "parameters"};
    for (std::size_t i = 0; i < checks.size(); ++i)
        EXPECT_EQ(report.at("checks").at(i).at("check"), checks[i]);
    const std::vector<std::string> lights{"green", "amber", "red", "skipped"};
    for (std::size_t i = 0; i < lights.size(); ++i)
        EXPECT_EQ(report.at("checks").at(i).at("light"), lights[i]);
    EXPECT_EQ(report.at("determinism_gap"), 0.00123);
    EXPECT_EQ(report.at("capabilities").at("generated_log_probs"), true);
    EXPECT_EQ(report.at("rejected_fields"), json({"top_k", "seed"}));
}

TEST(CapabilityReport, IsUsableWhenReachableAndGenerating) {
    for (int reachable = 0; reachable < 4; ++reachable)
        for (int generation = 0; generation < 4; ++generation) {
            CapabilityReport report; // everything else skipped
            report.checks[0].light = static_cast<Light>(reachable);
            report.checks[1].light = static_cast<Light>(generation);
            const auto works = [](int light) { return light <= static_cast<int>(Light::Amber); };
            EXPECT_EQ(report.usable(), works(reachable) && works(generation)) << reachable << generation;
        }
    EXPECT_FALSE(CapabilityReport().usable());
}

TEST(CapabilityReport, LacksNothingButItsVersion) {
    EXPECT_TRUE(CapabilityReport::parse([] {
        json j = asJson();
        j.erase("version");
        return j.dump();
    }()));
    const json whole = asJson();
    for (const auto& [name, ignored] : whole.items()) {
        if (name == "version") continue;
        json report = asJson();
        report.erase(name);
        const auto parsed = CapabilityReport::parse(report.dump());
        ASSERT_FALSE(parsed) << name;
        EXPECT_EQ(parsed.error().code, ErrorCode::BadInput);
        EXPECT_EQ(parsed.error().context, name);
    }
    for (const auto& [name, ignored] : whole.at("capabilities").items()) {
        json report = asJson();
        report.at("capabilities").erase(name);
        EXPECT_FALSE(CapabilityReport::parse(report.dump())) << name;
    }
    for (const char* name : {"check", "light", "sentence"}) {
        json report = asJson();
        report.at("checks").at(5).erase(name);
        EXPECT_FALSE(CapabilityReport::parse(report.dump())) << name;
    }
}

TEST(CapabilityReport, HasNoMemberOfAnotherType) {
    const json whole = asJson();
    for (const auto& [name, ignored] : whole.items())
        for (const json& wrong : {json(nullptr), json::array({1}), json::object(), json("x"), json(true), json(-7.5)}) {
            json report = whole;
            if (wrong.type() == report.at(name).type()) continue;
            report[name] = wrong;
            EXPECT_EQ(CapabilityReport::parse(report.dump()).error().code, ErrorCode::BadInput)
                << name << ": " << wrong;
        }
}

TEST(CapabilityReport, RefusesHostileJson) {
    using Change = std::function<void(json&)>;
    const std::vector<Change> changes{[](json& j) { j["version"] = 2; },
                                      [](json& j) { j["version"] = "1"; },
                                      [](json& j) { j["slots"] = -1; },
                                      [](json& j) { j["slots"] = 1'000'001; },
                                      [](json& j) { j["slots"] = UINT64_MAX; },
                                      [](json& j) { j["slots"] = 2.5; },
                                      [](json& j) { j["determinism_gap"] = -0.5; },
                                      [](json& j) { j["checks"].erase(7); },
                                      [](json& j) { j["checks"].push_back(j["checks"][7]); },
                                      [](json& j) { std::swap(j["checks"][0], j["checks"][1]); },
                                      [](json& j) { j["checks"][2]["light"] = "blue"; },
                                      [](json& j) { j["checks"][2] = 7; },
                                      [](json& j) { j["capabilities"]["chat"] = 1; },
                                      [](json& j) { j["capabilities"]["suggested_concurrency"] = 1e300; },
                                      [](json& j) {
                                          j["rejected_fields"] = {"a", 7};
                                      }};
    for (std::size_t i = 0; i < changes.size(); ++i) {
        json report = asJson();
        changes[i](report);
        EXPECT_EQ(CapabilityReport::parse(report.dump()).error().code, ErrorCode::BadInput) << i;
    }
    const std::string whole = sample().json();
    for (std::size_t kept = 0; kept < whole.size(); ++kept)
        EXPECT_FALSE(CapabilityReport::parse(std::string_view(whole).substr(0, kept))) << kept;
    for (const std::string& text :
         {std::string("[]"), std::string("null"), std::string("{}"), std::string(1'000'000, '['),
          "{\"x\":\"" + std::string(std::size_t{2} << 20, 'x') + "\"}", std::string("{\"backend\":\"\xff\"}")})
        EXPECT_EQ(CapabilityReport::parse(text).error().code, ErrorCode::BadInput) << text.substr(0, 20);
}

TEST(CapabilityReport, WritesWhateverAServerSaid) {
    CapabilityReport report = sample();
    report.build = "\xff\xfe";
    report.checks[0].sentence = std::string("a\0b\"\n", 5);
    report.determinismGap = std::numeric_limits<double>::quiet_NaN();
    const auto back = CapabilityReport::parse(report.json()).value();
    EXPECT_EQ(back.build, "\xef\xbf\xbd\xef\xbf\xbd");
    EXPECT_EQ(back.checks[0].sentence, report.checks[0].sentence);
    EXPECT_EQ(back.determinismGap, -1);
}
} // namespace
