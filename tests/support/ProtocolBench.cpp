// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/ProtocolBench.h"

#include "core/backend/Image.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <stdexcept>

namespace chronoscope::test {

using namespace backend;
using protocol::Call;
using protocol::Dialect;
using protocol::Protocol;

ModelRequest asking(const std::string& prompt, Mode mode) {
    ModelRequest request;
    request.mode = mode;
    request.prompt = prompt;
    request.decoding = {0.7, 0.9, 16, 42, {}};
    return request;
}

ModelRequest aboutPicture(ModelRequest request) {
    request.mode = Mode::Chat;
    request.system = "Answer briefly.";
    request.prompt = "Which colour is this?";
    request.images.push_back(std::make_shared<const Image>("image/png", "\x89PNG"));
    return request;
}

ModelRequest scoring(const std::string& prompt, const std::string& continuation) {
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = Mode::Completion;
    request.prompt = prompt;
    request.continuation = continuation;
    return request;
}

Dialect theModel() {
    Dialect dialect;
    dialect.model = "m";
    return dialect;
}

Call callFor(const Protocol& protocol, const ModelRequest& request, const Dialect& dialect) {
    const auto begun = protocol.begin(request, dialect);
    if (const auto* refused = std::get_if<BackendError>(&begun)) throw std::runtime_error(refused->message);
    return std::get<std::unique_ptr<protocol::Exchange>>(begun)->first();
}

nlohmann::json bodySent(const Protocol& protocol, const ModelRequest& request, const Dialect& dialect) {
    return nlohmann::json::parse(callFor(protocol, request, dialect).body);
}

ModelReply replyTo(const Protocol& protocol, const ModelRequest& request, const std::string& body) {
    return protocol.readReply(request, answer(body));
}

void expectCompletion(const ModelReply& reply, const Completion& expected) {
    const Completion completion = completionOf(reply);
    EXPECT_EQ(completion.text, expected.text);
    EXPECT_EQ(completion.thinking, expected.thinking);
    EXPECT_EQ(completion.finish, expected.finish);
    EXPECT_EQ(completion.usage.promptTokens, expected.usage.promptTokens);
    EXPECT_EQ(completion.usage.completionTokens, expected.usage.completionTokens);
    ASSERT_EQ(completion.logProbs.size(), expected.logProbs.size());
    for (std::size_t at = 0; at < expected.logProbs.size(); ++at) {
        EXPECT_EQ(completion.logProbs[at].token, expected.logProbs[at].token) << "token " << at;
        EXPECT_EQ(completion.logProbs[at].logProb, expected.logProbs[at].logProb) << "token " << at;
        EXPECT_EQ(completion.logProbs[at].top, expected.logProbs[at].top) << "token " << at;
    }
}

void expectRefused(const Protocol& protocol, const std::vector<ModelRequest>& requests) {
    for (std::size_t at = 0; at < requests.size(); ++at) {
        const auto begun = protocol.begin(requests[at], theModel());
        const auto* error = std::get_if<BackendError>(&begun);
        EXPECT_TRUE(error && error->kind == ErrorKind::Unsupported) << "request " << at;
    }
}

void expectUnreadable(const Protocol& protocol, const ModelRequest& request, const std::vector<std::string>& bodies) {
    for (const std::string& body : bodies) {
        const BackendError error = errorOf(replyTo(protocol, request, body));
        EXPECT_EQ(error.kind, ErrorKind::BadReply) << body;
        EXPECT_EQ(error.body, protocol::badReply({}, answer(body)).body) << body;
    }
}

void expectNoLogProbs(const Protocol& protocol, const ModelRequest& request, const std::string& head,
                      const std::vector<std::string>& lists, const std::string& tail) {
    for (const std::string& list : lists) {
        const Completion completion = completionOf(replyTo(protocol, request, head + list + tail));
        EXPECT_EQ(completion.text, "x") << list;
        EXPECT_TRUE(completion.logProbs.empty()) << list;
    }
}

void expectNoCounts(const Protocol& protocol, const ModelRequest& request, const std::string& head,
                    const std::vector<std::string>& usages, const std::string& tail) {
    for (const std::string& usage : usages) {
        const ModelReply reply = replyTo(protocol, request, head + usage + tail);
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << usage;
        EXPECT_FALSE(std::get<Completion>(reply).usage.promptTokens) << usage;
        EXPECT_FALSE(std::get<Completion>(reply).usage.completionTokens) << usage;
    }
}

void expectFinish(const Protocol& protocol, const ModelRequest& request, const std::string& head,
                  const Reasons& reasons, const std::string& tail) {
    for (const auto& [finish, list] : reasons)
        for (const std::string& reason : list) {
            const ModelReply reply = replyTo(protocol, request, head + reason + tail);
            ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << reason;
            EXPECT_EQ(std::get<Completion>(reply).finish, finish) << reason;
        }
}

void expectModels(const Protocol& protocol, const std::string& body,
                  const std::vector<std::pair<std::string, std::string>>& models) {
    const auto listed = protocol.readModels(answer(body));
    ASSERT_TRUE(listed) << listed.error().text();
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto& model : *listed)
        found.emplace_back(model.id, model.detail);
    EXPECT_EQ(found, models) << body;
}

} // namespace chronoscope::test
