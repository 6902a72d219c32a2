// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chronoscope::backend::http {

struct Header {
    std::string name;
    std::string value;
};

/// Limits of one transfer; the defaults are for a model server.
struct TransferLimits {
    std::chrono::milliseconds connect{10'000};
    std::chrono::milliseconds idle{120'000};   ///< no byte either way for so long
    std::chrono::milliseconds total{900'000};  ///< ends a server that drips
    std::size_t bytes = std::size_t{32} << 20; ///< largest reply, after decompression
};

struct HttpRequest {
    std::string method = "POST";
    std::string url;
    std::vector<Header> headers; ///< keys among them; sent to the host of `url` and to no other
    std::string body;
    TransferLimits limits;
    /// On a connection of its own: on a used one libcurl sends a request a second time by itself when the server hangs
    /// up without a word, although it may have acted on the first.
    bool freshConnection = false;
};

/// What a server answered, whatever its status.
struct HttpResponse {
    int status = 0;
    std::vector<Header> headers; ///< names as sent, values trimmed
    std::string body;
    std::chrono::microseconds latency{0}; ///< from the start of the transfer to its last byte
    int sent =
        1; ///< times the request went out: libcurl sends it again by itself when a used connection turns out closed

    /// Value of the first header of that name, letter case ignored; null if there is none.
    const std::string* header(std::string_view name) const;
};

/// No complete answer came. `kind` is Network, Timeout, BadReply (too large, not HTTP), Auth (the server's
/// certificate), BadRequest (cannot be sent as it is) or Cancelled.
struct TransportError {
    ErrorKind kind = ErrorKind::Network;
    std::string message;
    std::string partialBody;  ///< first 4 KiB of what came
    bool unreachable = false; ///< no connection could be made: the request was never sent
    int sent = 0;             ///< times the request went out, and may have been answered
};

using HttpResult = std::variant<HttpResponse, TransportError>;

} // namespace chronoscope::backend::http
