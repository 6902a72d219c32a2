// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/BackendUri.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/run/RunFactory.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::backend;

namespace {
TEST(BackendUri, TakesItsPartsApart) {
    const auto uri = BackendUri::parse(" openai:http://localhost:8080/v1?model=a%2Fb&mode=chat ").value();
    EXPECT_EQ(uri.protocol, "openai");
    EXPECT_EQ(uri.base, "http://localhost:8080/v1");
    EXPECT_EQ(uri.query.at("model"), "a/b");
    EXPECT_EQ(uri.query.at("mode"), "chat");
    EXPECT_TRUE(BackendUri::parse("calibration:").value().query.empty());
    EXPECT_TRUE(BackendUri::parse("calibration:?").value().query.empty());
}

TEST(BackendUri, RefusesWhatHasNoMeaning) {
    for (const char* bad : {"", "x", ":x", "calibration", "a:?x", "a:?=1", "a:?x=1&x=2"})
        EXPECT_EQ(BackendUri::parse(bad).error().code, ErrorCode::InvalidArgument) << bad;
}

TEST(BackendUri, SurvivesItsText) {
    BackendUri uri{"p", "b", {{"key", "a b+c%d&e=f?g/ü"}, {"empty", ""}}};
    const auto back = BackendUri::parse(uri.text()).value();
    EXPECT_EQ(back.query, uri.query);
    EXPECT_EQ(back.text(), uri.text());
}

TEST(BackendUri, HalfEscapesStayText) {
    EXPECT_EQ(BackendUri::parse("a:?x=%").value().query.at("x"), "%");
    EXPECT_EQ(BackendUri::parse("a:?x=%4").value().query.at("x"), "%4");
    EXPECT_EQ(BackendUri::parse("a:?x=%zz%41").value().query.at("x"), "%zzA");
    EXPECT_EQ(BackendUri::parse("a:?x=1+2").value().query.at("x"), "1 2");
}

TEST(CalibrationParams, ReadsAndWritesAllOfThem) {
    const auto params =
        CalibrationParams::fromUri(
            BackendUri::parse(
                "calibration:?cutoff=2015&recall=0.25&partial=1&stale=0&noise=1e-1&refusal=0.5&error=0.125&"
                "latency_ms=7&seed=18446744073709551615")
                .value())
            .value();
    EXPECT_EQ(params.cutoff, 2015);
    EXPECT_EQ(params.recall, 0.25);
    EXPECT_EQ(params.noise, 0.1);
    EXPECT_EQ(params.latencyMs, 7);
    EXPECT_EQ(params.seed, UINT64_MAX);
    const auto back = CalibrationParams::fromUri(BackendUri::parse(params.uri().text()).value()).value();
    EXPECT_EQ(back.uri().text(), params.uri().text());
}

TEST(CalibrationParams, RefusesWhatIsOutOfRange) {
    for (const char* bad :
         {"recall=1.1", "recall=-0.1", "recall=nan", "recall=inf", "recall=x", "recall=", "recall=0.5x", "cutoff=10000",
          "cutoff=-1", "cutoff=2019.5", "latency_ms=-1", "seed=-1", "colour=red", "seed=18446744073709551616"}) {
        const auto params = CalibrationParams::fromUri(BackendUri::parse(std::string("calibration:?") + bad).value());
        ASSERT_FALSE(params) << bad;
        EXPECT_EQ(params.error().code, ErrorCode::InvalidArgument);
    }
    EXPECT_FALSE(CalibrationParams::fromUri(BackendUri::parse("calibration:x").value()));
}

TEST(BackendUri, NamesAModelWithoutConnecting) {
    EXPECT_EQ(run::modelOf("calibration:?cutoff=2019").value(), "calibration model 2019");
    EXPECT_FALSE(run::modelOf("calibration:?colour=red"));
    EXPECT_EQ(run::modelOf("telepathy:?x=1").error().code, ErrorCode::InvalidArgument);
}
} // namespace
