// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/Protocol.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/base/Text.h"

#include <gtest/gtest.h>

#include <ostream>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using std::chrono::milliseconds;

namespace chronoscope::backend {
void PrintTo(ErrorKind kind, std::ostream* out) { *out << name(kind); }
} // namespace chronoscope::backend

namespace {
http::HttpResponse refused(int status, std::string body = {}, std::vector<http::Header> headers = {}) {
    http::HttpResponse response;
    response.status = status;
    response.body = std::move(body);
    response.headers = std::move(headers);
    return response;
}

TEST(HttpErrors, TheStatusDecidesTheKind) {
    const std::vector<std::pair<int, ErrorKind>> cases{
        {400, ErrorKind::BadRequest}, {401, ErrorKind::Auth},        {402, ErrorKind::Quota},
        {403, ErrorKind::Auth},       {404, ErrorKind::BadRequest},  {408, ErrorKind::Timeout},
        {409, ErrorKind::Server},     {413, ErrorKind::BadRequest},  {422, ErrorKind::BadRequest},
        {425, ErrorKind::Server},     {429, ErrorKind::RateLimited}, {500, ErrorKind::Server},
        {502, ErrorKind::Server},     {503, ErrorKind::Server},      {504, ErrorKind::Timeout},
        {529, ErrorKind::Server},     {302, ErrorKind::BadRequest}};
    for (const auto& [status, kind] : cases) {
        const auto error = errorOf(refused(status, "<html>no</html>"));
        EXPECT_EQ(error.kind, kind) << status;
        EXPECT_EQ(error.httpStatus, status);
        EXPECT_EQ(error.body, "<html>no</html>");
        EXPECT_NE(error.message.find(std::to_string(status)), std::string::npos);
    }
}

TEST(HttpErrors, ABodyThatSpeaksOfMoneyIsQuota) {
    const std::vector<std::pair<int, const char*>> cases{
        {429, R"({"error":{"message":"You exceeded your current quota, see billing","type":"insufficient_quota"}})"},
        {429, R"({"error":{"message":"x","code":"billing_hard_limit_reached"}})"},
        {400,
         R"({"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low"}})"},
        {403, R"({"error":{"type":"billing_error","message":"x"}})"},
        {403, R"({"error":{"message":"Billing is not active","status":"PERMISSION_DENIED"}})"},
        {429, R"({"error":{"code":429,"message":"Quota exceeded for this project","status":"RESOURCE_EXHAUSTED"}})"}};
    for (const auto& [status, body] : cases)
        EXPECT_EQ(errorOf(refused(status, body)).kind, ErrorKind::Quota) << body;
}

TEST(HttpErrors, APromptThatSpeaksOfMoneyIsNot) {
    const std::vector<std::pair<int, const char*>> cases{
        {400, R"({"error":{"message":"invalid prompt: who passed the billing act"}})"},
        {422, R"({"detail":[{"msg":"field required","input":{"prompt":"insufficient_quota billing"}}]})"},
        {404, R"({"error":{"message":"no model quota exceeded"}})"}};
    for (const auto& [status, body] : cases)
        EXPECT_EQ(errorOf(refused(status, body)).kind, ErrorKind::BadRequest) << body;
}

TEST(HttpErrors, AQuotaThatFillsAgainIsARateLimit) {
    const auto error = errorOf(refused(429, R"({"error":{"code":429,"message":"Quota exceeded for requests per minute",
        "details":[{"@type":"type.googleapis.com/google.rpc.Help"},
                   {"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"31.5s"}]}})"));
    EXPECT_EQ(error.kind, ErrorKind::RateLimited);
    EXPECT_EQ(error.retryAfter, milliseconds(31'500));
}

TEST(HttpErrors, TheMessageIsTheServersOwn) {
    for (const char* body :
         {R"({"error":{"message":"no such thing"}})", R"({"error":"no such thing"})", R"({"message":"no such thing"})",
          R"({"detail":"no such thing"})", R"({"detail":[{"loc":["body"],"msg":"no such thing"}]})",
          R"([{"error":{"message":" no such thing\n"}}])", R"({"errors":[{"message":"no such thing"}]})"})
        EXPECT_EQ(errorOf(refused(400, body)).message, "no such thing") << body;
}

TEST(HttpErrors, HostileBodiesYieldTheErrorOfTheirStatus) {
    const std::string bomb = R"({"error":)" + std::string(100'000, '[') + "}";
    for (const std::string& body :
         {std::string(), std::string("{"), std::string("[]"), std::string("[1]"), std::string(R"({"error":[1]})"),
          std::string(R"({"error":{"message":7,"code":[]}})"), std::string(R"({"detail":[1],"message":{}})"), bomb,
          std::string("\xff\xfe\0x", 4)}) {
        const auto error = errorOf(refused(503, body));
        EXPECT_EQ(error.kind, ErrorKind::Server);
        EXPECT_FALSE(error.message.empty());
        EXPECT_LE(error.body.size(), 500U);
        EXPECT_TRUE(text::isUtf8(error.body));
    }
}

TEST(HttpErrors, TheKeptBodyEndsAtAWholeCharacter) {
    const std::string body = std::string(499, 'x') + "\u00e9" + std::string(100, 'y');
    EXPECT_EQ(badReply("m", refused(200, body)).body, std::string(499, 'x'));
}

TEST(HttpErrors, WaitsAreReadFromAnyHeader) {
    struct Case {
        std::vector<http::Header> headers;
        std::optional<milliseconds> wait;
    };
    const http::Header now{"Date", "Wed, 21 Oct 2026 07:28:00 GMT"};
    const std::vector<Case> cases{
        {{}, {}},
        {{{"Retry-After", "7"}}, milliseconds(7'000)},
        {{{"retry-after", "1.5"}}, milliseconds(1'500)},
        {{{"RETRY-AFTER", "0"}}, milliseconds(0)},
        {{{"retry-after", "20"}, {"retry-after-ms", "250"}}, milliseconds(250)},
        {{{"retry-after", "Wed, 21 Oct 2026 07:28:30 GMT"}, now}, milliseconds(30'000)},
        {{{"retry-after", "Wed, 21 Oct 2026 07:27:00 GMT"}, now}, milliseconds(0)},
        {{{"retry-after", "1e300"}}, milliseconds(7LL * 24 * 3600 * 1000)},
        {{{"retry-after", "-1"}}, {}},
        {{{"retry-after", "nan"}}, {}},
        {{{"retry-after", "soon"}}, {}},
        {{{"x-ratelimit-remaining-requests", "0"}, {"x-ratelimit-reset-requests", "1m2.5s"}}, milliseconds(62'500)},
        {{{"x-ratelimit-remaining-tokens", "0"}, {"x-ratelimit-reset-tokens", "120ms"}}, milliseconds(120)},
        {{{"x-ratelimit-remaining-tokens", "9"}, {"x-ratelimit-reset-tokens", "120ms"}}, {}},
        {{{"x-ratelimit-remaining-tokens", "0"}, {"x-ratelimit-reset-tokens", "12 parsecs"}}, {}},
    };
    for (const Case& c : cases)
        EXPECT_EQ(errorOf(refused(429, {}, c.headers)).retryAfter, c.wait)
            << (c.headers.empty() ? "" : c.headers.front().value);
}

TEST(HttpErrors, ADateWithoutTheServersClockIsComparedWithOurs) {
    EXPECT_EQ(errorOf(refused(503, {}, {{"retry-after", "Thu, 01 Jan 2015 00:00:00 GMT"}})).retryAfter,
              milliseconds(0));
}

TEST(HttpErrors, AnErrorInsideASuccessIsClassifiedByItsCode) {
    const std::vector<std::pair<const char*, ErrorKind>> cases{
        {R"({"error":{"code":429,"message":"m"}})", ErrorKind::RateLimited},
        {R"({"error":{"code":"502","message":"m"}})", ErrorKind::Server},
        {R"({"error":{"code":"rate_limit_exceeded","message":"m"}})", ErrorKind::RateLimited},
        {R"({"error":{"type":"authentication_error","message":"m"}})", ErrorKind::Auth},
        {R"({"error":{"type":"insufficient_quota","message":"m"}})", ErrorKind::Quota},
        {R"({"error":{"type":"invalid_request_error","message":"m"}})", ErrorKind::BadRequest},
        {R"({"error":{"code":1e300,"message":"m"}})", ErrorKind::Server},
        {R"({"error":"m"})", ErrorKind::Server}};
    for (const auto& [body, kind] : cases) {
        const auto error = errorInside(*parseObject(body), refused(200, body));
        ASSERT_TRUE(error) << body;
        EXPECT_EQ(error->kind, kind) << body;
        EXPECT_EQ(error->message, "m") << body;
    }
}

TEST(HttpErrors, AnEmptyErrorIsNone) {
    for (const char* body : {"{}", R"({"error":null})", R"({"error":""})", R"({"error":false})"})
        EXPECT_FALSE(errorInside(*parseObject(body), refused(200, body))) << body;
}

TEST(HttpResponse, HeadersAreFoundWhateverTheirCase) {
    const auto response = refused(200, {}, {{"Content-Type", "a"}, {"content-type", "b"}, {"X", ""}});
    ASSERT_NE(response.header("CONTENT-TYPE"), nullptr);
    EXPECT_EQ(*response.header("CONTENT-TYPE"), "a");
    EXPECT_EQ(*response.header("x"), "");
    EXPECT_EQ(response.header("content"), nullptr);
    EXPECT_EQ(response.header("content-type-x"), nullptr);
}
} // namespace
