// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

#include <thread>

namespace chronoscope::test {

using backend::BackendError;
using backend::Completion;
using backend::ErrorKind;
using backend::ModelReply;
using backend::http::HttpResponse;
using backend::http::HttpResult;
using backend::http::TransportError;

bool comesTrue(const std::function<bool()>& holds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!holds()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::yield();
    }
    return true;
}

HttpResult fetch(backend::http::HttpLoop& loop, backend::http::HttpRequest request) {
    Collected<HttpResult> results;
    loop.post([&loop, request = std::move(request), done = results.slot()]() mutable {
        loop.start(std::move(request), std::move(done));
    });
    if (results.wait()) return results.at(0).front();
    ADD_FAILURE() << "a transfer was not answered";
    return TransportError{ErrorKind::Cancelled, "not answered", {}, false};
}

HttpResponse responseOf(const HttpResult& result) {
    if (const auto* response = std::get_if<HttpResponse>(&result)) return *response;
    const auto& error = std::get<TransportError>(result);
    ADD_FAILURE() << "no response but " << name(error.kind) << ": " << error.message;
    return {};
}

TransportError errorOf(const HttpResult& result) {
    if (const auto* error = std::get_if<TransportError>(&result)) return *error;
    ADD_FAILURE() << "no error but a response with status " << std::get<HttpResponse>(result).status;
    return {};
}

ModelReply ask(backend::ModelBackend& backend, backend::ModelRequest request) {
    Collected<ModelReply> replies;
    backend.submit(std::move(request), replies.slot());
    if (replies.wait()) return replies.at(0).front();
    ADD_FAILURE() << "a request was not answered";
    return BackendError{ErrorKind::Cancelled, 0, "not answered", {}, {}};
}

Completion completionOf(const ModelReply& reply) {
    if (const auto* completion = std::get_if<Completion>(&reply)) return *completion;
    const auto& error = std::get<BackendError>(reply);
    ADD_FAILURE() << "no completion but " << name(error.kind) << ": " << error.message << "\n" << error.body;
    return {};
}

BackendError errorOf(const ModelReply& reply) {
    if (const auto* error = std::get_if<BackendError>(&reply)) return *error;
    ADD_FAILURE() << "no error but the text \"" << std::get<Completion>(reply).text << '"';
    return {};
}

} // namespace chronoscope::test
