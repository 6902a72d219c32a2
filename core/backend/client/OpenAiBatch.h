// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/BackendConfig.h"
#include "core/backend/client/Network.h"
#include "core/backend/client/RetryPolicy.h"
#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace chronoscope::backend {

/// A batch as its server tells of it.
struct RemoteBatch {
    std::string id;
    std::string status; ///< "validating", "in_progress", "completed" …: lower-case letters and '_'
    std::string inputFile;
    std::string outputFile; ///< empty = none
    std::string errorFile;  ///< empty = none
    std::uint32_t completed = 0;
    std::uint32_t failed = 0;
    std::string problem; ///< the first thing the server found wrong; may be empty
};

/// OpenAI's Batch API, call by call; knows nothing of runs. Every call blocks, is asked again by the retry policy where
/// the failure may pass, and ends with Cancelled at once when `stop` is requested. Errors: Backend (with the kind and
/// the server's words, never the key), NotFound (404), BadInput (an answer that cannot be read), Io, Cancelled. Any
/// thread that is not the network's.
class OpenAiBatch {
public:
    static constexpr std::size_t kLargestFile = std::size_t{512} << 20; ///< bytes, either way

    /// With the key that belongs to the config's server, see Network::keyOf(). `network` must outlive this.
    static Result<OpenAiBatch> open(const Network& network, const BackendConfig& config);

    /// Sends the request file; returns the server's id of it. A file that was sent but not acknowledged is sent again:
    /// that costs nothing.
    Result<std::string> upload(const std::string& path, const std::stop_token& stop) const;
    /// Makes a batch of an uploaded file. It is never made twice: where an answer was lost the server is asked first
    /// whether there is one.
    Result<RemoteBatch> create(const std::string& fileId, const std::string& endpoint,
                               const std::stop_token& stop) const;
    /// The batch made of this file, if there is one.
    Result<std::optional<RemoteBatch>> find(const std::string& fileId, const std::stop_token& stop) const;
    Result<RemoteBatch> state(const std::string& batchId, const std::stop_token& stop) const;
    /// Puts the file's content at `path`, whole or not at all.
    Status download(const std::string& fileId, const std::string& path, const std::stop_token& stop) const;

private:
    struct Failure {
        BackendError error;
        bool neverSent = false;
    };
    using Outcome = std::variant<http::HttpResponse, Failure>;

    OpenAiBatch(const Network& network, const BackendConfig& config, std::string key);
    http::HttpRequest request(std::string method, const std::string& path) const;
    /// One attempt.
    Outcome once(http::HttpRequest request, const std::stop_token& stop) const;
    /// Attempts until one succeeds or no more are due; `make` builds the request anew each time.
    Result<http::HttpResponse> ask(const std::function<Result<http::HttpRequest>()>& make,
                                   const std::stop_token& stop) const;
    Error toError(const BackendError& error) const;

    const Network* m_network;
    std::string m_base;
    std::vector<http::Header> m_headers;
    std::string m_key;
    http::TransferLimits m_limits;
    RetryPolicy m_retry;
};

} // namespace chronoscope::backend
