// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/http/HttpMessage.h"
#include "core/backend/protocol/Protocol.h"
#include "core/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::run {

/// The lines of batch files: requests as OpenAI's Batch API and `vllm run-batch` read them, results as they write them.
/// Pure functions; any thread. Nothing of a result file is trusted.

/// The name of request `index` of the run with this identity (see BatchStore): "0123456789ab-42".
std::string batchName(std::string_view identity, std::int64_t index);
/// The index in a name that batchName() makes for this identity; nothing for any other text.
std::optional<std::int64_t> batchIndex(std::string_view name, std::string_view identity);

/// One request, with its line end.
std::string batchLine(std::string_view name, const backend::protocol::Call& call);

/// One line of a result file.
struct BatchResult {
    std::string name;                          ///< the request's
    std::optional<backend::BackendError> lost; ///< the batch ended before the request was asked
    backend::http::HttpResponse response;      ///< unless lost: what the server answered, as if it had come live
    std::string model;                         ///< who answered, as the server says; may be empty
};
/// BadInput, with what is wrong, for a line that is none.
Result<BatchResult> readBatchResult(std::string_view line);

/// What the result says, read as the protocol reads a live answer.
backend::ModelReply replyOf(const BatchResult& result, const backend::ModelRequest& request,
                            const backend::protocol::Protocol& protocol);
/// Why the result is not one of this request's prompt; nothing where it is, or where the protocol leaves no doubt.
std::optional<std::string> otherPromptOf(const BatchResult& result, const backend::ModelRequest& request,
                                         const backend::protocol::Protocol& protocol);
/// Whether an answer of the model `said` is none of the model `asked`. Servers add dates and tags to a name, or leave
/// out its folder: NAME-2024-07-18 is NAME, and so is org/NAME. No name says nothing.
bool isOtherModel(std::string_view asked, std::string_view said);
/// True for errors that say nothing of the request itself: asked again, it may be answered. Such a result is no
/// outcome.
bool mayBeAskedAgain(backend::ErrorKind kind);

} // namespace chronoscope::run
