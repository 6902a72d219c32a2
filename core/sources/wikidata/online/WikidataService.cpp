// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/online/WikidataService.h"

#include "core/backend/protocol/RateLimitHeaders.h"
#include "core/base/Pause.h"
#include "core/base/Text.h"
#include "core/sources/wikidata/Entity.h"
#include "core/sources/wikidata/JsonSlices.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace chronoscope::sources::wikidata {

using backend::http::HttpRequest;
using backend::http::HttpResponse;
using backend::http::TransportError;

namespace {
constexpr int kBusy = 429;
constexpr int kServerFault = 500;
/// Error codes of the API that mean: later.
constexpr std::array<std::string_view, 4> kLater{"maxlag", "ratelimited", "readonly",
                                                 "internal_api_error_DBQueryError"};

/// What an answer is: whole, or why not and whether asking again may help.
struct Verdict {
    bool isWhole = false;
    bool mayHelp = false; ///< … to ask again
    bool isLag = false;
    std::string problem;
};

/// `text` for a query string or a form.
std::string encoded(std::string_view text) {
    std::string made;
    for (const char sign : text) {
        const bool isPlain = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
                             (sign >= '0' && sign <= '9') || sign == '-' || sign == '_' || sign == '.' || sign == '~';
        made += isPlain ? std::string(1, sign) : fmt::format("%{:02X}", static_cast<unsigned char>(sign));
    }
    return made;
}

std::string plain(std::string_view slice) {
    return std::string(slice.size() >= 2 && slice.front() == '"' ? slice.substr(1, slice.size() - 2) : slice);
}

/// Trouble of the API is a document with status 200.
Verdict verdictOf(std::string_view body, const std::string& member) {
    JsonSlices members(body);
    bool hasMember = false;
    while (members.next()) {
        hasMember = hasMember || members.key() == member;
        if (members.key() != "error") continue;
        const std::string code = plain(memberOf(members.value(), "code").value_or(""));
        const std::string info = plain(memberOf(members.value(), "info").value_or(""));
        const bool isLater = std::find(kLater.begin(), kLater.end(), code) != kLater.end();
        return {false, isLater, code == "maxlag", code + ": " + text::shortened(info, 300)};
    }
    if (members.isBroken()) return {false, true, false, "the answer is cut off, or no JSON"};
    if (!hasMember) return {false, false, false, "the answer has no \"" + member + "\""};
    return {true, false, false, {}};
}

/// What the server asks to wait, in seconds or as a date.
std::optional<std::chrono::milliseconds> askedWait(const HttpResponse& response) {
    const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    return backend::protocol::retryAfter(response, now);
}
} // namespace

WikidataService::WikidataService(const backend::Network& network, Options options)
    : m_network(network), m_options(std::move(options)) {}

Result<std::string> WikidataService::entities(const std::vector<std::string>& ids, bool namesOnly,
                                              const std::stop_token& stop) const {
    if (ids.empty() || ids.size() > kMostIds)
        return Error{ErrorCode::InvalidArgument, "between one and fifty entities are asked for at a time", {}};
    std::string list;
    for (const std::string& id : ids) {
        if (normalId(id) != id) return Error{ErrorCode::InvalidArgument, "is no id of Wikidata, such as Q42", id};
        list += list.empty() ? id : "|" + id;
    }
    HttpRequest request;
    request.method = "GET";
    request.url = m_options.api + "?action=wbgetentities&format=json&maxlag=5&ids=" + encoded(list) +
                  "&props=" + encoded(namesOnly ? "labels|aliases" : "labels|aliases|claims|info") +
                  "&languages=" + encoded(m_options.language + "|mul");
    return call(request, "entities", stop);
}

Result<std::string> WikidataService::select(const std::string& query, const std::stop_token& stop) const {
    HttpRequest request;
    request.url = m_options.queries;
    request.headers = {{"Accept", "application/sparql-results+json"},
                       {"Content-Type", "application/x-www-form-urlencoded"}};
    request.body = "query=" + encoded(query);
    return call(request, "results", stop);
}

Result<std::string> WikidataService::call(const HttpRequest& wanted, const std::string& member,
                                          const std::stop_token& stop) const {
    HttpRequest request = wanted;
    request.headers.push_back({"User-Agent", fmt::format("Chronoscope/{} ({})", m_options.version, m_options.contact)});
    std::string problem;
    for (int made = 1;; ++made) {
        auto result = m_network.fetch(request, stop);
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the download was cancelled", {}};
        std::chrono::milliseconds wait = m_options.firstWait * (1 << std::min(made - 1, 8));
        if (const auto* lost = std::get_if<TransportError>(&result)) {
            problem = lost->message;
            const bool mayHelp = lost->kind == backend::ErrorKind::Network || lost->kind == backend::ErrorKind::Timeout;
            if (!mayHelp) return Error{ErrorCode::Backend, problem, request.url};
        } else {
            auto& response = std::get<HttpResponse>(result);
            const bool isLate = response.status == kBusy || response.status >= kServerFault;
            const Verdict verdict =
                response.status == 200 ? verdictOf(response.body, member) : Verdict{false, isLate, false, {}};
            if (verdict.isWhole) return std::move(response.body);
            problem = response.status == 200 ? verdict.problem : fmt::format("status {}", response.status);
            if (!verdict.mayHelp)
                return Error{response.status == 200 ? ErrorCode::BadInput : ErrorCode::Backend,
                             "the server answered with an error: " + problem, request.url};
            wait = askedWait(response).value_or(wait);
            if (verdict.isLag) wait = std::max(wait, m_options.lagWait);
        }
        if (made >= m_options.attempts || wait > m_options.longestWait)
            return Error{ErrorCode::Backend, "the server is busy or broken: " + problem, request.url};
        if (!pauseFor(wait, stop)) return Error{ErrorCode::Cancelled, "the download was cancelled", {}};
    }
}

} // namespace chronoscope::sources::wikidata
