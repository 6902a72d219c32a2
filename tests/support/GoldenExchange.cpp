// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/GoldenExchange.h"

#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <utility>
#include <variant>

namespace chronoscope::test {

using namespace backend;
using backend::protocol::Call;

namespace {
// Members stay in the order of the file; a body is written through nlohmann::json, which orders them alphabetically.
using Json = nlohmann::ordered_json;

std::string pathOf(const std::string& name) { return source("tests/golden/backend/" + name + ".json"); }

Json load(const std::string& name) {
    Json golden = Json::parse(readFile(pathOf(name)), nullptr, false);
    if (!golden.is_object() || !golden.contains("calls")) throw std::runtime_error("no recording: " + pathOf(name));
    return golden;
}

http::HttpResponse responseOf(const Json& entry) {
    http::HttpResponse response;
    response.status = entry.at("status").get<int>();
    const Json& reply = entry.at("reply");
    response.body = reply.is_string() ? reply.get<std::string>() : reply.dump();
    return response;
}

Call callOf(const Json& entry) {
    return {entry.at("method").get<std::string>(), entry.at("path").get<std::string>(),
            entry.contains("body") ? nlohmann::json(entry.at("body")).dump() : std::string()};
}

/// The recording's entry with its call replaced; members in the order of the README.
Json withCall(const Json& entry, const Call& call) {
    Json fresh{{"method", call.method}, {"path", call.path}};
    if (!call.body.empty()) fresh["body"] = Json::parse(call.body);
    fresh["status"] = entry.at("status");
    fresh["reply"] = entry.at("reply");
    return fresh;
}

/// Hands the recorded answers to `exchange` in order; `seen` is told every call before it is answered.
template <typename Seen> ModelReply play(protocol::Exchange& exchange, const Json& calls, Seen seen) {
    Call call = exchange.first();
    for (std::size_t at = 0; at < calls.size(); ++at) {
        seen(at, call);
        auto next = exchange.take(responseOf(calls[at]));
        if (auto* reply = std::get_if<ModelReply>(&next)) {
            if (at + 1 == calls.size()) return std::move(*reply);
            return BackendError{ErrorKind::BadReply, 0, "the exchange ended before the recording", {}, {}};
        }
        call = std::get<Call>(std::move(next));
    }
    return BackendError{ErrorKind::BadReply, 0, "the exchange wants more calls than are recorded", {}, {}};
}

std::unique_ptr<protocol::Exchange> begin(const protocol::Protocol& protocol, const ModelRequest& request,
                                          const protocol::Dialect& dialect) {
    auto begun = protocol.begin(request, dialect);
    if (const auto* refused = std::get_if<BackendError>(&begun)) throw std::runtime_error(refused->message);
    return std::get<std::unique_ptr<protocol::Exchange>>(std::move(begun));
}
} // namespace

std::vector<GoldenCall> loadGolden(const std::string& name) {
    std::vector<GoldenCall> calls;
    const Json golden = load(name);
    for (const Json& entry : golden.at("calls"))
        calls.push_back({callOf(entry), responseOf(entry)});
    return calls;
}

ModelReply playGolden(const std::string& name, const protocol::Protocol& protocol, const ModelRequest& request,
                      const protocol::Dialect& dialect) {
    Json golden = load(name);
    if (std::getenv("CHRONOSCOPE_UPDATE_GOLDEN") != nullptr) {
        Json& calls = golden.at("calls");
        play(*begin(protocol, request, dialect), Json(calls),
             [&](std::size_t at, const Call& call) { calls[at] = withCall(calls[at], call); });
        writeFile(pathOf(name), golden.dump(2) + "\n");
    }
    return play(*begin(protocol, request, dialect), golden.at("calls"), [&](std::size_t at, const Call& call) {
        const Call expected = callOf(golden.at("calls")[at]);
        EXPECT_EQ(call.method, expected.method) << name << ", call " << at;
        EXPECT_EQ(call.path, expected.path) << name << ", call " << at;
        EXPECT_EQ(call.body, expected.body) << name << ", call " << at;
    });
}

http::HttpResponse answer(std::string body) {
    http::HttpResponse response;
    response.status = 200;
    response.body = std::move(body);
    return response;
}

} // namespace chronoscope::test
