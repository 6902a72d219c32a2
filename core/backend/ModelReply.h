// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace chronoscope::backend {

/// Why no answer came. An error is never an answer: it is counted apart and its cell shows a missing sample.
enum class ErrorKind : int {
    Network = 1, ///< no connection, reset, TLS
    Timeout,     ///< no byte in time
    RateLimited, ///< 429 after all attempts
    Server,      ///< 5xx after all attempts
    Auth,        ///< 401, 403
    Quota,       ///< billing, 402
    BadRequest,  ///< 400, 404, 413, 422: asking again cannot help
    BadReply,    ///< not JSON, truncated, unexpected shape
    Unsupported, ///< the backend cannot do what was asked
    Cancelled,   ///< stopped on request; never stored
};

inline constexpr int kErrorKinds = static_cast<int>(ErrorKind::Cancelled) + 1;

std::string_view name(ErrorKind kind);

/// What went over the wire, the last time that a traced request was sent: no headers, and nowhere the key.
struct WireTrace {
    std::string method;
    std::string url;
    std::string body;                    ///< as sent
    std::optional<std::string> response; ///< body as received; of what is no answer the beginning. None: none came …
    bool isWithheld = false;             ///< … or it repeats the key in a way that it cannot be taken out of
};

struct BackendError {
    ErrorKind kind = ErrorKind::Network;
    int httpStatus = 0;
    std::string message;
    std::string body; ///< first 500 bytes of what the server said
    std::optional<std::chrono::milliseconds> retryAfter;
    int unseenAnswers =
        0; ///< attempts that the server may have answered, and will bill, although nothing could be read
    std::shared_ptr<const WireTrace> wire{}; ///< of a traced request that was sent
};

enum class Finish : int { Unknown = 0, Stop, Length, ContentFilter };

/// Tokens as the server counted them; absent when it did not say.
struct Usage {
    std::optional<std::uint32_t> promptTokens;
    std::optional<std::uint32_t> completionTokens;
};

struct TokenLogProb {
    std::string token;
    double logProb = 0; ///< natural logarithm, ≤ 0
    std::vector<std::pair<std::string, double>> top;
};

struct Completion {
    std::string text;
    std::string thinking; ///< a reasoning model's thoughts, where the server keeps them apart
    Finish finish = Finish::Unknown;
    Usage usage;
    std::vector<TokenLogProb> logProbs; ///< of the generated or of the given continuation's tokens
    std::chrono::microseconds latency{0};
    bool cached = false;                     ///< kept from an earlier request: cost nothing now
    std::string systemFingerprint{};         ///< of the configuration that answered, where the server tells (OpenAI's
                                             ///< system_fingerprint)
    int unseenAnswers = 0;                   ///< as of an error: attempts before the one that brought this
    std::shared_ptr<const WireTrace> wire{}; ///< of a traced request that was sent
};

using ModelReply = std::variant<Completion, BackendError>;

} // namespace chronoscope::backend
