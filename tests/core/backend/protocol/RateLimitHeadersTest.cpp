// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/RateLimitHeaders.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {
using HeaderList = std::vector<http::Header>;
constexpr auto kWeek = milliseconds(7 * 24h);
const SystemTime kNow = std::chrono::sys_days(std::chrono::year(2026) / 10 / 21) + 7h + 28min;

http::HttpResponse answerWith(int status, HeaderList headers) {
    http::HttpResponse response;
    response.status = status;
    response.headers = std::move(headers);
    return response;
}

TEST(RateLimitHeaders, DurationsAreReadAsGoWritesThem) {
    const std::vector<std::pair<const char*, std::optional<milliseconds>>> cases{
        {"1s", 1s},
        {"6m0s", 6min},
        {"20ms", 20ms},
        {"1h2m3s", 3723s},
        {" 2m59.56s ", 179'560ms},
        {"0s", 0ms},
        {"0.2ms", 1ms}, // rounded up: not too early
        {"999999999h", kWeek},
        {"", {}},
        {"s", {}},
        {"1", {}},
        {"-1s", {}},
        {"1 s", {}},
        {"1e3s", {}},
        {"nans", {}},
        {"1.2.3s", {}},
        {"1d", {}},
        {"1s!", {}}};
    for (const auto& [text, expected] : cases)
        EXPECT_EQ(readDuration(text), expected) << text;
}

TEST(RateLimitHeaders, TimesAreReadAsRfc3339WritesThem) {
    const std::vector<std::pair<const char*, std::optional<SystemTime>>> cases{
        {"2026-10-21T07:28:00Z", kNow},
        {" 2026-10-21t07:28:00z", kNow},
        {"2026-10-21 07:28:00Z", kNow},
        {"2026-10-21T07:28:30.2509Z", kNow + 30'250ms},
        {"2026-10-21T09:58:00+02:30", kNow},
        {"2026-10-20T23:28:00-08:00", kNow},
        {"2026-10-21T07:27:60Z", kNow},
        {"2024-02-29T00:00:00Z", SystemTime(std::chrono::sys_days(std::chrono::year(2024) / 2 / 29))},
        {"2023-02-29T00:00:00Z", {}},
        {"2026-13-01T00:00:00Z", {}},
        {"2026-00-01T00:00:00Z", {}},
        {"2026-10-21T24:00:00Z", {}},
        {"2026-10-21T07:60:00Z", {}},
        {"2026-10-21T07:28:61Z", {}},
        {"2026-10-21T07:28:00", {}},
        {"2026-10-21T07:28:00.Z", {}},
        {"2026-10-21T07:28:00+24:00", {}},
        {"2026-10-21T07:28:00Z.", {}},
        {"2026-10-21", {}},
        {"+026-10-21T07:28:00Z", {}},
        {"", {}},
        {"soon", {}}};
    for (const auto& [text, expected] : cases)
        EXPECT_EQ(readTime(text), expected) << text;
}

TEST(RateLimitHeaders, OnlyALimitThatIsUsedUpIsWaitedFor) {
    const auto openAi = [](const char* remaining, const char* reset) {
        return HeaderList{{"x-ratelimit-remaining-requests", remaining}, {"x-ratelimit-reset-requests", reset}};
    };
    const auto anthropic = [](std::string what, const char* remaining, const char* reset) {
        return HeaderList{{"anthropic-ratelimit-" + what + "-remaining", remaining},
                          {"anthropic-ratelimit-" + what + "-reset", reset}};
    };
    struct Case {
        HeaderList headers;
        std::optional<milliseconds> wait;
    };
    const std::vector<Case> cases{
        {{}, {}},
        {openAi("0", "6m0s"), 6min},
        {openAi("0", "20ms"), 20ms},
        {openAi("1", "6m0s"), {}},
        {openAi("-1", "6m0s"), {}},
        {openAi("none", "6m0s"), {}},
        {openAi("0", "-5s"), {}},
        {openAi("0", "1e99"), {}},
        {openAi("0", "9999999999h"), kWeek},
        {{{"X-RateLimit-Remaining-Tokens", "0"}, {"X-RateLimit-Reset-Tokens", "1s"}}, 1s},
        {{{"x-ratelimit-remaining-tokens", "0"}}, {}},
        {{{"x-ratelimit-reset-tokens", "1s"}}, {}},
        {anthropic("requests", "0", "2026-10-21T07:28:30Z"), 30s},
        {anthropic("tokens", "0", "2026-10-21T07:28:30.5Z"), 30'500ms},
        {anthropic("input-tokens", "0", "2026-10-21T07:29:00Z"), 60s},
        {anthropic("output-tokens", "0", "2026-10-21T07:29:00Z"), 60s},
        {anthropic("requests", "49", "2026-10-21T07:28:30Z"), {}},
        {anthropic("requests", "0", "2026-10-21T07:00:00Z"), 0s},
        {anthropic("requests", "0", "9999-12-31T23:59:59Z"), kWeek},
        {anthropic("requests", "0", "0000-01-01T00:00:00Z"), 0s},
        {anthropic("requests", "0", "tomorrow"), {}},
        {{{"x-ratelimit-remaining-requests", "0"},
          {"x-ratelimit-reset-requests", "2s"},
          {"x-ratelimit-remaining-tokens", "0"},
          {"x-ratelimit-reset-tokens", "3s"}},
         3s},
        {{{"x-ratelimit-remaining-requests", "0"},
          {"x-ratelimit-reset-requests", "2s"},
          {"x-ratelimit-remaining-tokens", "7"},
          {"x-ratelimit-reset-tokens", "3s"}},
         2s},
    };
    for (std::size_t i = 0; i < cases.size(); ++i)
        EXPECT_EQ(untilLimitsReset(answerWith(200, cases[i].headers), kNow), cases[i].wait) << "case " << i;
}

TEST(RateLimitHeaders, TimesAreTakenByTheServersClock) {
    const HeaderList headers{{"Date", "Wed, 21 Oct 2026 10:00:00 GMT"},
                             {"anthropic-ratelimit-requests-remaining", "0"},
                             {"anthropic-ratelimit-requests-reset", "2026-10-21T10:00:07Z"}};
    EXPECT_EQ(untilLimitsReset(answerWith(200, headers), kNow), 7s);
}

TEST(RateLimitHeaders, RetryAfterWinsOverResets) {
    const auto refused = [](int status, HeaderList more) {
        more.push_back({"x-ratelimit-remaining-requests", "0"});
        more.push_back({"x-ratelimit-reset-requests", "9s"});
        return retryAfter(answerWith(status, std::move(more)), kNow);
    };
    EXPECT_EQ(refused(429, {}), 9s);
    EXPECT_EQ(refused(429, {{"retry-after", "2"}}), 2s);
    EXPECT_EQ(refused(429, {{"retry-after", "Wed, 21 Oct 2026 07:28:04 GMT"}}), 4s);
    EXPECT_EQ(refused(429, {{"retry-after", "2"}, {"retry-after-ms", "50"}}), 50ms);
    EXPECT_EQ(refused(503, {}), std::nullopt) << "a failure that has nothing to do with limits";
}
} // namespace
