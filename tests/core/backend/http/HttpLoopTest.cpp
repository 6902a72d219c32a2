// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/HttpLoop.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Waiting.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace chronoscope::backend::http;
using namespace std::chrono_literals;

namespace {
HttpRequest to(const std::string& url, std::string body = R"({"a":1})") {
    HttpRequest request;
    request.url = url;
    request.body = std::move(body);
    return request;
}

HttpRequest get(const std::string& url) {
    HttpRequest request = to(url, {});
    request.method = "GET";
    return request;
}

TEST(HttpLoop, BringsStatusHeadersAndBodyWhateverTheStatus) {
    for (const int code : {200, 404, 500}) {
        Answer planned = status(code, {{"X-Build", "  b42 \t"}});
        planned.body = fmt::format("body of {}", code);
        FaultServer server(always(planned));
        HttpLoop loop;
        const HttpResponse response = responseOf(fetch(loop, to(server.url("/x"))));
        EXPECT_EQ(response.status, code);
        EXPECT_EQ(response.body, planned.body);
        ASSERT_TRUE(response.header("x-build"));
        EXPECT_EQ(*response.header("x-build"), "b42");
        EXPECT_FALSE(response.header("X-Other"));
        EXPECT_GT(response.latency.count(), 0);
    }
}

TEST(HttpLoop, SendsMethodPathHeadersAndBody) {
    FaultServer server(always({}));
    HttpLoop loop;
    HttpRequest request = to(server.url("/v1/x?y=%20z"), std::string("a\0b", 3));
    request.headers = {{"Authorization", "Bearer k"}, {"X-Empty", "e"}};
    responseOf(fetch(loop, request));
    responseOf(fetch(loop, get(server.url("/models"))));
    const auto received = server.requests();
    ASSERT_EQ(received.size(), 2U);
    EXPECT_EQ(received[0].method, "POST");
    EXPECT_EQ(received[0].path, "/v1/x?y=%20z");
    EXPECT_EQ(received[0].body, std::string("a\0b", 3));
    EXPECT_EQ(received[0].header("Authorization"), "Bearer k");
    EXPECT_EQ(received[0].header("X-Empty"), "e");
    EXPECT_EQ(received[0].header("Content-Type"), "application/json");
    EXPECT_EQ(received[0].header("Expect"), "") << "an extra round trip for every prompt";
    EXPECT_EQ(received[1].method, "GET");
    EXPECT_EQ(received[1].header("Authorization"), "") << "headers of another request";
}

TEST(HttpLoop, OfflineNothingLeavesThisComputer) {
    FaultServer server(always(chatReply("x")));
    HttpLoop::Options options;
    options.offline = true;
    options.proxy = server.url(); // would see whatever is sent to another host
    HttpLoop loop(options);
    for (const char* far : {"http://models.example/v1", "http://192.0.2.1/v1", "http://localhost.example/v1"}) {
        const auto refused = fetch(loop, to(far));
        ASSERT_TRUE(std::holds_alternative<TransportError>(refused)) << far;
        const TransportError& error = std::get<TransportError>(refused);
        EXPECT_EQ(error.kind, ErrorKind::Network);
        EXPECT_EQ(error.sent, 0);
        EXPECT_TRUE(error.message.starts_with("offline")) << error.message;
    }
    EXPECT_EQ(server.connections(), 0);
    EXPECT_EQ(responseOf(fetch(loop, to(server.url("/near")))).status, 200) << "servers of this computer still answer";
    loop.setOffline(false);
    EXPECT_EQ(responseOf(fetch(loop, to("http://models.example/v1"))).status, 200) << "through the proxy";
}

TEST(HttpLoop, ConnectionsAreKeptAndReused) {
    FaultServer server(always(chatReply("x")));
    HttpLoop loop;
    for (int i = 0; i < 10; ++i)
        responseOf(fetch(loop, to(server.url())));
    EXPECT_EQ(server.connections(), 1);
}

TEST(HttpLoop, ARequestOnAConnectionTheServerClosedMeanwhileIsSentAgain) {
    Answer closing; // the server closes without having said that it will
    closing.raw = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
    FaultServer server(always(closing));
    HttpLoop loop;
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(responseOf(fetch(loop, to(server.url()))).body, "{}");
    EXPECT_EQ(server.count(), 5U);
}

TEST(HttpLoop, PackedBodiesAreUnpacked) {
    constexpr std::string_view kPacked(
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xab\x56\x2a\x49\xad\x28\x51\xb2\x52\x2a"
        "\x48\x4c\xce\x4e\x4d\x51\xaa\x05\x00\xe4\x72\xbe\xed\x11\x00\x00\x00",
        37);
    Answer planned = bodyOf(std::string(kPacked));
    planned.headers.emplace_back("Content-Encoding", "gzip");
    FaultServer server(always(planned));
    HttpLoop loop;
    EXPECT_EQ(responseOf(fetch(loop, to(server.url()))).body, R"({"text":"packed"})");
    EXPECT_NE(server.requests()[0].header("Accept-Encoding").find("gzip"), std::string::npos);
}

/// 1 MiB of zeros, packed to about 1 kB.
Answer bomb() {
    constexpr std::string_view kHead(
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xed\xc1\x31\x01\x00\x00\x00\xc2\xa0\xf5\x4f"
        "\x6d\x08\x5f\xa0",
        25);
    constexpr std::string_view kTail("\x3e\x03\x1c\xea\x38\xa7\x00\x00\x10\x00", 10);
    Answer answer = bodyOf(std::string(kHead) + std::string(1016, '\0') + std::string(kTail));
    answer.headers.emplace_back("Content-Encoding", "gzip");
    return answer;
}

TEST(HttpLoop, APackedReplyThatFitsIsUnpackedWhole) {
    FaultServer server(always(bomb()));
    HttpLoop loop;
    HttpRequest request = to(server.url());
    request.limits.bytes = 1 << 20;
    EXPECT_EQ(responseOf(fetch(loop, request)).body, std::string(1 << 20, '\0'));
}

TEST(HttpLoop, TooLargeRepliesEndAtTheLimit) {
    constexpr std::size_t kLimit = 64 * 1024;
    Answer chunked = bodyOf(std::string(kLimit + 1, 'x'));
    chunked.chunked = true;
    Answer claimed = bodyOf("x");
    claimed.claimedLength = std::size_t{1} << 40;
    claimed.body = std::string(kLimit + 1, 'x');
    for (const Answer& planned : {bodyOf(std::string(kLimit + 1, 'x')), chunked, claimed, bomb()}) {
        FaultServer server(always(planned));
        HttpLoop loop;
        HttpRequest request = to(server.url());
        request.limits.bytes = kLimit;
        const TransportError error = errorOf(fetch(loop, request));
        EXPECT_EQ(error.kind, ErrorKind::BadReply) << error.message;
        EXPECT_LE(error.partialBody.size(), kLimit);
    }
}

TEST(HttpLoop, AReplyOfExactlyTheLimitIsWhole) {
    FaultServer server(always(bodyOf(std::string(5000, 'x'))));
    HttpLoop loop;
    HttpRequest request = to(server.url());
    request.limits.bytes = 5000;
    EXPECT_EQ(responseOf(fetch(loop, request)).body.size(), 5000U);
}

TEST(HttpLoop, HeadersWithoutEndEndTheTransfer) {
    Answer planned;
    planned.raw = "HTTP/1.1 200 OK\r\n";
    for (int i = 0; i < 400'000; ++i)
        planned.raw += "a:b\r\n";
    planned.raw += "Content-Length: 2\r\n\r\n{}";
    FaultServer server(always(planned));
    HttpLoop loop;
    const auto result = fetch(loop, to(server.url()));
    ASSERT_TRUE(std::holds_alternative<TransportError>(result)) << "2 MB of headers were taken";
    EXPECT_EQ(errorOf(result).kind, ErrorKind::BadReply);
}

TEST(HttpLoop, ARefusedConnectionIsUnreachable) {
    const ClosedPort nobody;
    HttpLoop loop;
    const TransportError error = errorOf(fetch(loop, to(nobody.url())));
    EXPECT_EQ(error.kind, ErrorKind::Network);
    EXPECT_TRUE(error.unreachable);
}

struct Broken {
    const char* name;
    Answer answer;
    ErrorKind kind;
};

std::vector<Broken> brokenReplies() {
    Answer reset = bodyOf(std::string(1000, 'x'));
    reset.resetAfter = 10;
    Answer resetAtOnce = reset;
    resetAtOnce.resetAfter = 0;
    Answer closed;
    closed.closeWithoutAnswer = true;
    Answer truncated = bodyOf("half of it");
    truncated.claimedLength = 1000;
    Answer cutChunks;
    cutChunks.raw = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n";
    Answer halfHead;
    halfHead.raw = "HTTP/1.1 200 OK\r\nContent-Le";
    Answer wrongChunks;
    wrongChunks.raw = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n";
    Answer notPacked = bodyOf("this is not gzip");
    notPacked.headers.emplace_back("Content-Encoding", "gzip");
    Answer otherProtocol;
    otherProtocol.raw = "SSH-2.0-OpenSSH_9.2\r\n";
    // A reply that was cut off is the network's doing, whatever cut it, and may be asked for again; one that came whole
    // and cannot be read is the server's.
    return {{"reset in the body", reset, ErrorKind::Network},
            {"reset before the body", resetAtOnce, ErrorKind::Network},
            {"closed without an answer", closed, ErrorKind::Network},
            {"shorter than its Content-Length", truncated, ErrorKind::Network},
            {"cut between chunks", cutChunks, ErrorKind::Network},
            {"cut in the headers", halfHead, ErrorKind::Network},
            {"chunks without lengths", wrongChunks, ErrorKind::Network},
            {"not packed as it says", notPacked, ErrorKind::BadReply},
            {"not HTTP", otherProtocol, ErrorKind::BadReply}};
}

TEST(HttpLoop, ABrokenReplyIsNeverAResponse) {
    for (const Broken& broken : brokenReplies()) {
        FaultServer server(always(broken.answer));
        HttpLoop loop;
        SCOPED_TRACE(broken.name);
        const TransportError error = errorOf(fetch(loop, to(server.url())));
        EXPECT_EQ(error.kind, broken.kind) << error.message;
        EXPECT_FALSE(error.unreachable) << "the request was sent";
        EXPECT_FALSE(error.message.empty());
    }
}

TEST(HttpLoop, WhatCameOfABrokenReplyIsKept) {
    Answer truncated = bodyOf("half of it");
    truncated.claimedLength = 1000;
    FaultServer server(always(truncated));
    HttpLoop loop;
    EXPECT_EQ(errorOf(fetch(loop, to(server.url()))).partialBody, "half of it");
}

TEST(HttpLoop, ASilentServerIsATimeout) {
    Answer silent;
    silent.stall = true;
    Answer slowFirstByte = chatReply("late");
    slowFirstByte.firstByte = 60s;
    Answer halfBody = bodyOf(std::string(100, 'x'));
    halfBody.stallAfter = 50;
    for (const Answer& planned : {silent, slowFirstByte, halfBody}) {
        FaultServer server(always(planned));
        HttpLoop loop;
        HttpRequest request = to(server.url());
        request.limits.idle = 150ms;
        EXPECT_EQ(errorOf(fetch(loop, request)).kind, ErrorKind::Timeout);
    }
}

TEST(HttpLoop, ASlowButSteadyReplyIsWaitedFor) {
    Answer drip = bodyOf(std::string(16, 'x'));
    drip.dripBytes = 1;
    drip.dripEvery = 100ms;
    FaultServer server(always(drip));
    HttpLoop loop;
    HttpRequest request = to(server.url());
    request.limits.idle = 1s; // the whole takes longer
    EXPECT_EQ(responseOf(fetch(loop, request)).body, drip.body);
}

TEST(HttpLoop, AReplyThatDripsForEverIsATimeout) {
    Answer drip = bodyOf(std::string(100'000, 'x'));
    drip.dripBytes = 1;
    drip.dripEvery = 10ms;
    FaultServer server(always(drip));
    HttpLoop loop;
    HttpRequest request = to(server.url());
    request.limits.total = 300ms;
    const TransportError error = errorOf(fetch(loop, request));
    EXPECT_EQ(error.kind, ErrorKind::Timeout);
    EXPECT_FALSE(error.partialBody.empty());
}

TEST(HttpLoop, ABreakingHeaderIsRefusedAndNothingSent) {
    FaultServer server(always({}));
    HttpLoop loop;
    for (const Header& header :
         {Header{"Authorization", "Bearer k\r\nX-Evil: 1"}, Header{"Authorization", "k\nX-Evil: 1"},
          Header{"Authorization", std::string("k\0x", 3)}, Header{"X\r\nX-Evil", "1"}, Header{"X-Evil: 1\r\nX", "1"},
          Header{"", "1"}}) {
        HttpRequest request = to(server.url());
        request.headers = {header};
        const TransportError error = errorOf(fetch(loop, request));
        EXPECT_EQ(error.message.find("Bearer"), std::string::npos) << "a key in a message";
    }
    EXPECT_EQ(server.connections(), 0);
}

TEST(HttpLoop, OnlyHttpUrlsAreAsked) {
    HttpLoop loop;
    for (const char* url :
         {"", "x", "/v1", "file:///etc/hostname", "ftp://127.0.0.1/x", "http://", "gopher://127.0.0.1:1/x"})
        EXPECT_FALSE(errorOf(fetch(loop, to(url))).message.empty()) << url;
}

// Loopback is asked directly although the environment and the options name a proxy; other hosts through it.
TEST(HttpLoop, TheProxyIsForOtherHostsOnly) {
    FaultServer proxy(always(chatReply("by proxy")));
    FaultServer local(always(chatReply("direct")));
    HttpLoop::Options options;
    options.proxy = proxy.url();
    HttpLoop loop(options);
    EXPECT_EQ(responseOf(fetch(loop, to(local.url("/x")))).body, chatReply("direct").body);
    EXPECT_EQ(proxy.count(), 0U);
    EXPECT_EQ(responseOf(fetch(loop, to("http://models.invalid/x"))).body, chatReply("by proxy").body);
    ASSERT_EQ(proxy.count(), 1U);
    EXPECT_EQ(proxy.requests()[0].path, "http://models.invalid/x");
}
} // namespace
