// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendTest.h"
#include "tests/support/ModelServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::backend;

namespace {
/// Report of an honest server whose chat replies carry the value, JSON, as their system_fingerprint; empty = none.
CapabilityReport reportWith(const std::string& value) {
    const FaultServer server(modelServer([value](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants != Wants::Chat || value.empty()) return std::nullopt;
        Answer answer = honest(wanted);
        answer.body.insert(1, "\"system_fingerprint\":" + value + ",");
        return answer;
    }));
    const std::string uri = "openai:" + server.url() + "?model=m";
    const Network network{Network::Options{}};
    return must(testBackend(network, must(BackendConfig::read(must(BackendUri::parse(uri)))), uri, {}));
}

TEST(SystemFingerprint, OfTheRepliesIsPartOfTheReport) {
    const auto report = reportWith("\"fp_1\"");
    EXPECT_TRUE(report.usable());
    EXPECT_EQ(report.systemFingerprint, "fp_1");
    EXPECT_EQ(report.fingerprint, "openai|m|us||fp_1");
    EXPECT_EQ(must(CapabilityReport::parse(report.json())).systemFingerprint, "fp_1");
}

TEST(SystemFingerprint, IsEmptyWhereTheServerTellsNoneOrNonsense) {
    for (const std::string& value :
         {std::string(), std::string("null"), std::string("7"), "\"" + std::string(5'000, 'x') + "\""}) {
        const auto report = reportWith(value);
        EXPECT_TRUE(report.usable());
        EXPECT_EQ(report.systemFingerprint, "") << value.substr(0, 20);
        EXPECT_EQ(report.fingerprint, "openai|m|us|") << value.substr(0, 20);
    }
}

TEST(SystemFingerprint, AReportOfAnEarlierVersionHasNone) {
    const CapabilityReport old;
    auto json = nlohmann::json::parse(old.json());
    EXPECT_FALSE(json.contains("system_fingerprint"));
    EXPECT_EQ(must(CapabilityReport::parse(json.dump())).systemFingerprint, "");
    json["system_fingerprint"] = 7;
    EXPECT_FALSE(CapabilityReport::parse(json.dump()));
}
} // namespace
