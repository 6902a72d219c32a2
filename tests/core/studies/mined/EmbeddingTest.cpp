// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Embedding.h"

#include "core/backend/client/Network.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::mined;
using nlohmann::json;
using test::must;

namespace {
test::Answer answering(int status, std::string body) {
    test::Answer answer;
    answer.status = status;
    answer.body = std::move(body);
    return answer;
}

/// The vector of a text: its length and its first letter. Answers backwards, as a server may.
test::Answer lengths(const test::Received& request) {
    const json asked = json::parse(request.body);
    json data = json::array();
    const auto texts = asked.at("input").get<std::vector<std::string>>();
    for (std::size_t at = texts.size(); at-- > 0;)
        data.push_back({{"index", at}, {"embedding", {texts[at].size(), 3.0}}});
    return answering(200, json{{"data", data}}.dump());
}

TEST(EmbeddingServer, AsksInBatchesAndTakesVectorsByTheirIndex) {
    const test::FaultServer server(lengths);
    const backend::Network network({});
    const auto embedding = must(embeddingServer(network, "openai:" + server.url("/v1?model=mini")));
    EXPECT_EQ(embedding->name(), "mini at " + server.url("/v1"));
    std::vector<std::string> pool(70, "1234");
    pool[65] = "";
    const auto vectors = must(embedding->of(pool, {"1234"}, {}));
    ASSERT_EQ(vectors.size(), 71U);
    EXPECT_EQ(server.count(), 2U);
    EXPECT_EQ(server.requests()[0].path, "/v1/embeddings");
    EXPECT_EQ(json::parse(server.requests()[0].body).at("model"), "mini");
    EXPECT_NEAR(vectors[0][0].second, 0.8, 1e-12) << "at length 1";
    EXPECT_NEAR(vectors[65][1].second, 1, 1e-12);
    EXPECT_NEAR(NgramEmbedding::similarity(vectors[70], vectors[0]), 1, 1e-12);
}

TEST(EmbeddingServer, WhatIsNoVectorIsAnError) {
    const backend::Network network({});
    const auto said = [&](const std::string& body, int status = 200) {
        const test::FaultServer server([&](const test::Received&) { return answering(status, body); });
        return must(embeddingServer(network, "openai:" + server.url("/v1?model=m")))->of({"a", "b"}, {}, {});
    };
    for (const char* body : {"", "[]", R"({"data": []})", R"({"data": [{"embedding": [1]}]})",
                             R"({"data": [{"embedding": [1]}, {"embedding": [1, 2]}]})",
                             R"({"data": [{"embedding": [0]}, {"embedding": [0]}]})",
                             R"({"data": [{"embedding": ["1"]}, {"embedding": [1]}]})",
                             R"({"data": [{"index": 1, "embedding": [1]}, {"index": 1, "embedding": [1]}]})",
                             R"({"data": [{"index": 2, "embedding": [1]}, {"index": 0, "embedding": [1]}]})"})
        EXPECT_EQ(said(body).error().code, ErrorCode::Backend) << body;
    const auto refused = said(R"({"error": {"message": "no such model"}})", 404);
    EXPECT_NE(refused.error().message.find("no such model"), std::string::npos) << refused.error().message;
    EXPECT_FALSE(embeddingServer(network, "calibration:"));
    EXPECT_FALSE(embeddingServer(network, "nonsense"));
}
} // namespace
