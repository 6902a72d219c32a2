// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/VllmProtocol.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::backend::protocol {

/// vLLM as `vllm run-batch` takes requests: chats only, one call each. A raw prompt goes as the one message of a chat
/// whose template hands it through; what it was made of comes back with the result, as the tokens of the prompt, and
/// otherPrompt() compares. A text that is scored ends that message, or the chat's last. No state; any thread.
class VllmBatchProtocol final : public VllmProtocol {
public:
    /// The template, for the program's --chat-template. Without a line end: it would be part of the prompt.
    static constexpr std::string_view kPassThrough =
        "{% for message in messages %}{{ message['content'] }}{% endfor %}";
    /// Whether a request is answered under that template; chats of the model's own are not.
    static bool needsPassThrough(const ModelRequest& request) { return request.mode == Mode::Completion; }

    std::variant<std::unique_ptr<Exchange>, BackendError> begin(const ModelRequest& request,
                                                                const Dialect& dialect) const override;
    ModelReply readReply(const ModelRequest& request, const http::HttpResponse& response) const override;
    /// Why the answer is one to another text than the request's, or cannot be told to be one to it; nothing where it is
    /// an answer to it, an error, or a generation in a chat, whose template is the model's. Where only the end of the
    /// prompt's tokens is missing, the reply is an error and no other prompt's.
    std::optional<std::string> otherPrompt(const ModelRequest& request, const http::HttpResponse& response) const;
};

/// Lives for ever.
const VllmBatchProtocol& vllmBatch();

} // namespace chronoscope::backend::protocol
