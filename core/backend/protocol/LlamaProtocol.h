// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

namespace chronoscope::backend::protocol {

/// llama.cpp's llama-server: its own /completion for raw prompts, its OpenAI-compatible path for chats; a continuation
/// is scored by forced steps (LlamaForcedSteps), as the server has no echo. No state; any thread.
class LlamaProtocol final : public Protocol {
public:
    std::string_view name() const override { return "llama"; }
    std::string_view defaultBaseUrl() const override { return ""; }
    Capabilities capabilities() const override;
    std::vector<http::Header> headers(const std::string& key) const override;
    std::variant<std::unique_ptr<Exchange>, BackendError> begin(const ModelRequest& request,
                                                                const Dialect& dialect) const override;
    Call listModels() const override;
    Result<std::vector<ServedModel>> readModels(const http::HttpResponse& response) const override;
    std::optional<Call> describe() const override;
    Result<ServerBuild> readBuild(const http::HttpResponse& response) const override;
    ModelReply readReply(const ModelRequest& request, const http::HttpResponse& response) const override;
};

} // namespace chronoscope::backend::protocol
