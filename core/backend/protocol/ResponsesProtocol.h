// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

namespace chronoscope::backend::protocol {

/// OpenAI's responses API: chat only, no seed, no stop texts. Nothing is left on the server ("store": false). Thoughts
/// are kept apart. No state; any thread.
class ResponsesProtocol final : public Protocol {
public:
    std::string_view name() const override { return "responses"; }
    std::string_view defaultBaseUrl() const override { return "https://api.openai.com"; }
    Capabilities capabilities() const override;
    std::vector<http::Header> headers(const std::string& key) const override;
    std::variant<std::unique_ptr<Exchange>, BackendError> begin(const ModelRequest& request,
                                                                const Dialect& dialect) const override;
    Call listModels() const override;
    Result<std::vector<ServedModel>> readModels(const http::HttpResponse& response) const override;
    ModelReply readReply(const ModelRequest& request, const http::HttpResponse& response) const override;
};

} // namespace chronoscope::backend::protocol
