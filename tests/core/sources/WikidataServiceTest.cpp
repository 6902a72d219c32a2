// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/WikidataBuild.h"
#include "core/sources/wikidata/online/Download.h"

#include "tests/core/sources/Packing.h"
#include "tests/core/sources/WikidataDump.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <thread>

using namespace chronoscope;
using namespace chronoscope::sources;
using namespace chronoscope::sources::wikidata;
using test::Answer;
using test::entityLine;
using test::FaultServer;
using test::Received;
using namespace std::chrono_literals;

namespace {
const std::string kAnswer = R"({"entities":{"Q5":)" + entityLine(5, "Five", {{1, 2000, 0}}) + R"(},"success":1})";
const std::string kLag =
    R"({"error":{"code":"maxlag","info":"Waiting for all: 3.45 seconds lagged."},"servedby":"mw1"})";

Answer with(int status, const std::string& body, test::HeaderList headers = {}) {
    Answer answer;
    answer.status = status;
    answer.body = body;
    answer.headers = std::move(headers);
    return answer;
}

class WikidataServices : public testing::Test {
protected:
    WikidataService::Options options(const FaultServer& server) const {
        WikidataService::Options options;
        options.api = server.url("/w/api.php");
        options.queries = server.url("/sparql");
        options.version = "1.2";
        options.contact = "someone@example.org";
        options.lagWait = 20ms;
        options.firstWait = 1ms;
        options.attempts = 4;
        return options;
    }
    /// What comes of one call where the server gives these answers in turn, the last for ever.
    Result<std::string> asked(const std::vector<Answer>& answers) {
        FaultServer server([&](const Received& request) {
            return answers[std::min(answers.size(), static_cast<std::size_t>(request.number)) - 1];
        });
        const WikidataService service(m_network, options(server));
        auto answer = service.entities({"Q5"}, false, {});
        m_calls = server.count();
        m_requests = server.requests();
        m_mostAtOnce = server.mostAtOnce();
        return answer;
    }

    backend::Network m_network{{}};
    test::TempDir m_folder;
    std::size_t m_calls = 0;
    int m_mostAtOnce = 0;
    std::vector<Received> m_requests;
};

TEST_F(WikidataServices, AreAskedAsTheyWantToBe) {
    const auto answer = asked({with(200, kAnswer)});
    ASSERT_TRUE(answer) << answer.error().text();
    EXPECT_EQ(*answer, kAnswer);
    ASSERT_EQ(m_requests.size(), 1U);
    EXPECT_EQ(m_requests[0].method, "GET");
    EXPECT_EQ(m_requests[0].path,
              "/w/api.php?action=wbgetentities&format=json&maxlag=5&ids=Q5&props=labels%7Caliases%7Cclaims%"
              "7Cinfo&languages=en%7Cmul");
    EXPECT_EQ(m_requests[0].header("User-Agent"), "Chronoscope/1.2 (someone@example.org)");
    EXPECT_NE(m_requests[0].header("Accept-Encoding").find("gzip"), std::string::npos);
    const auto zipped = asked({with(200, test::gzipped(kAnswer), {{"Content-Encoding", "gzip"}})});
    ASSERT_TRUE(zipped) << zipped.error().text();
    EXPECT_EQ(*zipped, kAnswer);
}

TEST_F(WikidataServices, ThatAreBusyAreAskedAgain) {
    Answer cut = with(200, kAnswer);
    cut.claimedLength = kAnswer.size() + 100;
    for (const Answer& trouble :
         {with(200, kLag), with(429, "", {{"Retry-After", "0"}}), with(503, "<html>"), with(500, ""),
          with(200, kAnswer.substr(0, 200)), with(200, "<html>busy</html>"), cut}) {
        const auto answer = asked({trouble, with(200, kAnswer)});
        ASSERT_TRUE(answer) << answer.error().text();
        EXPECT_EQ(*answer, kAnswer);
        EXPECT_EQ(m_calls, 2U);
        EXPECT_EQ(m_mostAtOnce, 1);
    }
}

TEST_F(WikidataServices, AreWaitedForAsLongAsTheyAsk) {
    ASSERT_TRUE(asked({with(200, kLag), with(200, kAnswer)}));
    EXPECT_GE(m_requests[1].arrived - m_requests[0].arrived, 20ms); // the least for a lag
    ASSERT_TRUE(asked({with(429, "", {{"Retry-After", "1"}}), with(200, kAnswer)}));
    EXPECT_GE(m_requests[1].arrived - m_requests[0].arrived, 1s);
    const test::HeaderList dated{{"Date", "Mon, 23 Nov 2026 02:00:00 GMT"},
                                 {"Retry-After", "Mon, 23 Nov 2026 02:00:01 GMT"}};
    ASSERT_TRUE(asked({with(503, "", dated), with(200, kAnswer)}));
    EXPECT_GE(m_requests[1].arrived - m_requests[0].arrived, 1s);
    const auto tooLong = asked({with(429, "", {{"Retry-After", "86400"}})}); // a ban is not sat out
    EXPECT_EQ(tooLong.error().code, ErrorCode::Backend);
    EXPECT_EQ(m_calls, 1U);
}

TEST_F(WikidataServices, ThatFailToTheLastSaySo) {
    const auto busy = asked({with(429, "")});
    EXPECT_EQ(busy.error().code, ErrorCode::Backend);
    EXPECT_NE(busy.error().message.find("429"), std::string::npos);
    EXPECT_EQ(m_calls, 4U);
    const auto broken = asked({with(200, "{\"entities\":")});
    EXPECT_EQ(broken.error().code, ErrorCode::Backend);
    EXPECT_EQ(m_calls, 4U);
}

TEST_F(WikidataServices, ThatRefuseAreNotAskedAgain) {
    for (const auto& [answer, code] :
         {std::pair(with(200, R"({"error":{"code":"no-such-entity","info":"Could not find such an entity"}})"),
                    ErrorCode::BadInput),
          {with(200, R"({"success":1})"), ErrorCode::BadInput},
          {with(403, "go away"), ErrorCode::Backend},
          {with(302, "", {{"Location", "http://203.0.113.7/w/api.php"}}), ErrorCode::Backend}}) {
        const auto refused = asked({answer});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, code) << refused.error().text();
        EXPECT_EQ(m_calls, 1U);
    }
    FaultServer server([](const Received&) { return with(200, kAnswer); });
    const WikidataService service(m_network, options(server));
    EXPECT_EQ(service.entities({}, false, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(service.entities({"Q5&x=1"}, false, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(service.entities(std::vector<std::string>(51, "Q5"), false, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(server.count(), 0U);
}

TEST_F(WikidataServices, StopWhereTheyWait) {
    FaultServer server([](const Received&) { return with(429, "", {{"Retry-After", "500"}}); });
    const WikidataService service(m_network, options(server));
    std::stop_source stop;
    std::jthread stopping([&] {
        server.waitForRequests(1);
        stop.request_stop();
    });
    EXPECT_EQ(service.entities({"Q5"}, false, stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(WikidataServices, TakeQueriesAsAForm) {
    const std::string rows = R"({"head":{"vars":[]},"results":{"bindings":[]}})";
    FaultServer server([&](const Received&) { return with(200, rows); });
    const WikidataService service(m_network, options(server));
    const auto answer = service.select("SELECT ?s WHERE { ?s a \"x\" }", {});
    ASSERT_TRUE(answer) << answer.error().text();
    EXPECT_EQ(*answer, rows);
    const Received request = server.requests().at(0);
    EXPECT_EQ(request.method, "POST");
    EXPECT_EQ(request.header("Accept"), "application/sparql-results+json");
    EXPECT_EQ(request.header("Content-Type"), "application/x-www-form-urlencoded");
    EXPECT_EQ(request.body, "query=SELECT%20%3Fs%20WHERE%20%7B%20%3Fs%20a%20%22x%22%20%7D");
}

/// A server that knows the entities Q1 to Q200.
Answer encyclopedia(const Received& request) {
    const std::size_t from = request.path.find("&ids=") + 5;
    const std::string ids = request.path.substr(from, request.path.find('&', from) - from);
    std::string entities;
    for (std::size_t at = 0; at < ids.size();) {
        const std::size_t end = std::min(ids.find("%7C", at), ids.size());
        const std::string id = ids.substr(at, end - at);
        const int number = std::stoi(id.substr(1));
        entities += entities.empty() ? "" : ",";
        entities += '"' + id + "\":" +
                    (number > 200 ? R"({"id":")" + id + R"(","missing":""})"
                                  : entityLine(number, "Name " + id, {{number % 7 + 1, 2000, 0}}));
        at = end == ids.size() ? end : end + 3;
    }
    return with(200, R"({"entities":{)" + entities + "}}");
}

TEST_F(WikidataServices, AreAskedForWhatIsNotThereAlready) {
    FaultServer server(encyclopedia);
    const WikidataService service(m_network, options(server));
    std::set<std::string> ids;
    for (int i = 1; i <= 120; ++i)
        ids.insert("Q" + std::to_string(i));
    ids.insert("Q999");
    const Download download(service, m_folder.path());
    const auto files = download.entities(ids, false, {});
    ASSERT_TRUE(files) << files.error().text();
    EXPECT_EQ(files->size(), 3U); // fifty a call
    EXPECT_EQ(server.count(), 3U);
    ids.insert("Q150");
    const auto more = download.entities(ids, false, {});
    ASSERT_TRUE(more) << more.error().text();
    EXPECT_EQ(more->size(), 4U);
    EXPECT_EQ(server.count(), 4U); // for Q150 alone
    EXPECT_NE(server.requests().back().path.find("&ids=Q150&"), std::string::npos);

    BuildOptions options;
    options.paths = *more;
    options.frame = {2010, 2014};
    const auto report = buildWikidata(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->elements.size(), 121U);
    EXPECT_EQ(report->dropped.at("missing"), 1U);
    EXPECT_FALSE(report->dropped.contains("unlabelled"));
}

TEST_F(WikidataServices, ThatBreakOffLeaveWhatWasWhole) {
    FaultServer server(
        [](const Received& request) { return request.number == 2 ? with(403, "") : encyclopedia(request); });
    const WikidataService service(m_network, options(server));
    std::set<std::string> ids;
    for (int i = 1; i <= 100; ++i)
        ids.insert("Q" + std::to_string(i));
    const Download download(service, m_folder.path());
    EXPECT_EQ(download.entities(ids, false, {}).error().code, ErrorCode::Backend);
    const auto files = download.entities(ids, false, {});
    ASSERT_TRUE(files) << files.error().text();
    EXPECT_EQ(files->size(), 2U);
    EXPECT_EQ(server.count(), 3U); // the first half was kept
}
} // namespace
