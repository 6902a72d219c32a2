// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/BackendUri.h"
#include "core/backend/ModelRequest.h"
#include "core/backend/ServedUri.h"
#include "core/backend/client/RetryPolicy.h"
#include "core/backend/http/HttpMessage.h"
#include "core/backend/http/Origin.h"
#include "core/backend/protocol/Protocol.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// An HTTP backend's URI read and checked. Query parameters: model, mode=chat|completion, key-env=NAME,
/// concurrency=N (cap), rpm=N, tpm=N, connect-s, idle-s, total-s, test-s (of the whole test),
/// attempts=N, drop=FIELD,…, extra=JSON,
/// tokens-field=NAME, cache=on|off, list=N. Anything else is an error. Value type.
struct BackendConfig {
    const protocol::Protocol* protocol = nullptr; ///< never null once read
    std::vector<std::string> baseUrls;            ///< without a trailing slash; several serve the same model
    std::string
        managedUrl; ///< the first of them with "{port}" for the port of the day; empty = no server of this program's
    protocol::Dialect dialect;
    std::optional<Mode> mode; ///< empty = chat where the protocol has it
    std::string keyEnv;       ///< name of the environment variable that holds the key; empty = the keychain's, if any
    int concurrency = 0;      ///< cap per host and key; 0 = by default
    double requestsPerMinute = 0; ///< per host and key, whatever the models and paths; 0 = no limit
    double tokensPerMinute = 0;   ///< likewise
    http::TransferLimits limits;
    std::chrono::milliseconds testLimit{60'000}; ///< for the backend's test, all its calls together
    RetryPolicy retry;
    bool cache = true;
    int list = 1; ///< prompts in one call, where several are to be scored: for servers that take a list

    /// InvalidArgument for a parameter that is unknown, out of range or would carry a key (never repeated), and for a
    /// base URL that is none; Unsupported for an unknown protocol and a mode it does not have. A server's only model
    /// need not be named.
    /// `managedPort` takes the place of "{port}": that of a server which this program started; 0 = of none.
    static Result<BackendConfig> read(const BackendUri& uri, int managedPort = 0);
    static Result<BackendConfig> read(const ServedUri& served);

    /// What the cache knows the backend by: its first base URL, but for the port of the day, where another program may
    /// sit tomorrow.
    const std::string& lastingUrl() const { return managedUrl.empty() ? baseUrls.front() : managedUrl; }
    /// What its key is bound to: the first server's origin, "https://host:443", or "http://host:{port}".
    std::string keyOrigin() const;
    Mode modeOrDefault() const { return mode.value_or(protocol->capabilities().chat ? Mode::Chat : Mode::Completion); }
};

using http::isLoopback;
using http::originOf;

} // namespace chronoscope::backend
