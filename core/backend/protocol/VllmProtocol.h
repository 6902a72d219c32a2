// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

#include <nlohmann/json_fwd.hpp>

namespace chronoscope::backend::protocol {

/// vLLM: OpenAI's API with vLLM's own sampling fields, which would otherwise come from the model's generation_config.
/// A continuation is scored by prompt_logprobs, its tokens told by /tokenize: three calls. No state; any thread.
class VllmProtocol : public Protocol {
public:
    std::string_view name() const override { return "vllm"; }
    std::string_view defaultBaseUrl() const override { return "http://127.0.0.1:8000"; }
    Capabilities capabilities() const override;
    std::vector<http::Header> headers(const std::string& key) const override;
    std::variant<std::unique_ptr<Exchange>, BackendError> begin(const ModelRequest& request,
                                                                const Dialect& dialect) const override;
    Call listModels() const override;
    Result<std::vector<ServedModel>> readModels(const http::HttpResponse& response) const override;
    std::optional<Call> describe() const override;
    Result<ServerBuild> readBuild(const http::HttpResponse& response) const override;
    /// Unsupported for a continuation's score, which takes several calls.
    ModelReply readReply(const ModelRequest& request, const http::HttpResponse& response) const override;

protected:
    /// Sampling beyond OpenAI's fields, all switched off.
    static void addSampling(nlohmann::json& body);
};

} // namespace chronoscope::backend::protocol
