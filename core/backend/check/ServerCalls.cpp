// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/ServerCalls.h"

#include "core/backend/client/KeyScrub.h"

namespace chronoscope::backend {

namespace {
http::HttpRequest httpRequest(const BackendConfig& config, const std::string& key, const protocol::Call& call) {
    http::HttpRequest request;
    request.method = call.method;
    request.url = protocol::join(config.baseUrls.front(), call.path);
    request.headers = config.protocol->headers(key);
    request.body = call.body;
    request.limits = config.limits;
    return request;
}
} // namespace

http::HttpResult fetchCall(const Network& network, const BackendConfig& config, const std::string& key,
                           const protocol::Call& call, const std::stop_token& stop) {
    auto answer = network.fetch(httpRequest(config, key, call), stop);
    auto* response = std::get_if<http::HttpResponse>(&answer);
    if (response && response->status / 100 != 2)
        scrubKey(response->body, key);
    else if (response)
        scrubWholeKey(response->body, key);
    return answer;
}

Result<std::vector<protocol::ServedModel>> listModels(const Network& network, const BackendConfig& config,
                                                      const std::stop_token& stop) {
    const auto key = network.keyOf(config);
    if (!key) return key.error();
    const auto answer = fetchCall(network, config, *key, config.protocol->listModels(), stop);
    if (const auto* lost = std::get_if<http::TransportError>(&answer))
        return Error{ErrorCode::Backend, lost->message, config.baseUrls.front()};
    const auto& response = std::get<http::HttpResponse>(answer);
    if (response.status / 100 != 2)
        return Error{ErrorCode::Backend, protocol::errorOf(response).message, config.baseUrls.front()};
    return config.protocol->readModels(response);
}

} // namespace chronoscope::backend
