// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/http/HttpMessage.h"
#include "core/base/Result.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chronoscope::backend::protocol {

/// One HTTP call as a protocol wants it: `path` is put behind the base URL.
struct Call {
    std::string method = "POST";
    std::string path; ///< "/v1/chat/completions"; see join()
    std::string body; ///< JSON; empty for GET
};

/// The calls that answer one model request: one for most, several where a log-probability is found by forced steps.
/// A value on the network thread; knows nothing of retries, each answer given to it has status 2xx.
class Exchange {
public:
    virtual ~Exchange() = default;
    virtual Call first() = 0;
    /// The next call, or the reply. Whatever the body holds: an unexpected shape is ErrorKind::BadReply with the first
    /// 500 bytes kept, never an empty answer.
    virtual std::variant<Call, ModelReply> take(const http::HttpResponse& response) = 0;
};

/// A model as a server lists it.
struct ServedModel {
    std::string id;
    std::string detail; ///< owner, size, quantisation … as the server tells; may be empty
    std::string
        identity{}; ///< what tells it from another of the same id where `detail` is rounded; empty = detail does
};

/// What a server tells about itself, beyond its models.
struct ServerBuild {
    std::string build; ///< "b4321-abc", "0.12.3" …; empty = it does not say
    int slotCount = 0; ///< requests it works on at once; 0 = it does not say
    bool images = false;
    std::string model; ///< the loaded model's name or path, where the server has one
};

/// What stays the same for all requests of one backend.
struct Dialect {
    std::string model;
    std::set<std::string> dropped;             ///< body fields never sent, by the user's choice
    std::string extraJson;                     ///< object laid over every generation body; empty = none
    std::string maxTokensField = "max_tokens"; ///< newer OpenAI models want "max_completion_tokens"
};

/// How one kind of server is spoken to: pure translation between ModelRequest/ModelReply and HTTP calls, no I/O and
/// no state. Immutable; any thread.
class Protocol {
public:
    virtual ~Protocol() = default;
    virtual std::string_view name() const = 0;           ///< as in a backend URI
    virtual std::string_view defaultBaseUrl() const = 0; ///< empty = the URI must give one
    /// What servers of this kind can do at best; what a given server can is measured by its test.
    virtual Capabilities capabilities() const = 0;
    /// Headers that carry the key, and the protocol's own. `key` may be empty.
    virtual std::vector<http::Header> headers(const std::string& key) const = 0;
    /// The exchange for a request, or why this protocol cannot (Unsupported).
    virtual std::variant<std::unique_ptr<Exchange>, BackendError> begin(const ModelRequest& request,
                                                                        const Dialect& dialect) const = 0;
    virtual Call listModels() const = 0;
    virtual Result<std::vector<ServedModel>> readModels(const http::HttpResponse& response) const = 0;
    /// A call that tells the server's build; none where there is no such call.
    virtual std::optional<Call> describe() const { return std::nullopt; }
    virtual Result<ServerBuild> readBuild(const http::HttpResponse& response) const;
    /// The generation reply of one finished HTTP call, as a batch file holds it; `request` is what it answers.
    virtual ModelReply readReply(const ModelRequest& request, const http::HttpResponse& response) const = 0;
};

/// The protocol of that name; null if there is none. Lives for ever.
const Protocol* find(std::string_view name);
/// Names of all protocols that speak HTTP.
std::vector<std::string_view> names();

/// The URL of a call: `path` behind `base`, with the version of the API told once. Calls name it in their path
/// ("/v1/models", "/v1beta/models"), base URLs may or may not: where a segment of the base's path is a version ("v1",
/// "v4", "v1beta") it stands and the path's is left out, so ".../api/v1" and ".../v1beta/openai" take "/v1/models" as
/// "/models"; a path without a version ("/tokenize") drops the version that a base ends with. A base that ends with
/// the path's first segment ("…/api" and "/api/chat") does not get it twice either.
std::string join(std::string_view base, std::string_view path);

/// The typed error of an answer whose status is not 2xx: 401/403 Auth; 402, or a body that speaks of billing or quota,
/// Quota; 408/504 Timeout; 429 RateLimited; other 5xx and 409/425 Server; the rest BadRequest. The first 500 bytes of
/// the body are kept, the message is the server's own where one is found ("error.message", "error", "message",
/// "detail"), retryAfter is what the server says (retry-after-ms; retry-after in seconds or as a date; the reset
/// times of limits that are used up, see RateLimitHeaders; a RetryInfo in the body), at most a week.
BackendError errorOf(const http::HttpResponse& response);
/// BadReply with the first 500 bytes of the body.
BackendError badReply(std::string message, const http::HttpResponse& response);

} // namespace chronoscope::backend::protocol
