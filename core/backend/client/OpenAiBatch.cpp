// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/OpenAiBatch.h"

#include "core/backend/client/KeyScrub.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/base/AtomicFile.h"
#include "core/base/Hash.h"
#include "core/base/Pause.h"
#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace chronoscope::backend {

using nlohmann::json;

namespace {
constexpr std::chrono::hours kLongestTransfer{4};
constexpr std::chrono::minutes kLongestSilence{10}; ///< a server reads a large file before it answers
constexpr std::size_t kLongestId = 512;
constexpr int kMostPages = 50; ///< of the server's list of batches

bool isLower(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }

/// An id as a segment of a path; BadInput for one that could lead elsewhere.
Result<std::string> segment(const std::string& id) {
    if (id.empty() || id.size() > kLongestId || id == "." || id == "..")
        return Error{ErrorCode::BadInput, "the server names a file or batch in an impossible way", {}};
    std::string out;
    for (const char c : id) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                           c == '_' || c == '.';
        out += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return out;
}

Error unreadable(const char* what) { return {ErrorCode::BadInput, what, {}}; }

std::optional<RemoteBatch> batchFrom(const json& from) {
    const auto text = [&](const char* name) { return protocol::stringAt(from, name).value_or(""); };
    RemoteBatch batch;
    batch.id = text("id");
    batch.status = text("status");
    if (!segment(batch.id) || batch.status.empty() || batch.status.size() > 32 ||
        !std::all_of(batch.status.begin(), batch.status.end(), isLower))
        return std::nullopt;
    batch.inputFile = text("input_file_id");
    batch.outputFile = text("output_file_id");
    batch.errorFile = text("error_file_id");
    if (const json* counts = protocol::member(from, "request_counts")) {
        batch.completed = protocol::countAt(*counts, "completed").value_or(0);
        batch.failed = protocol::countAt(*counts, "failed").value_or(0);
    }
    const json* errors = protocol::member(from, "errors");
    const json* first = errors ? protocol::firstOf(*errors, "data") : nullptr;
    if (first) batch.problem = protocol::stringAt(*first, "message").value_or("").substr(0, 500);
    while (!text::isUtf8(batch.problem)) // a character was cut in two
        batch.problem.pop_back();
    return batch;
}

Result<RemoteBatch> readBatch(const http::HttpResponse& response) {
    const auto body = protocol::parseObject(response.body);
    auto batch = body ? batchFrom(*body) : std::nullopt;
    if (!batch) return unreadable("what the server says of the batch cannot be read");
    return std::move(*batch);
}

/// The body of a form with the file in it, read from the disk straight into its place.
Result<std::string> formOf(const std::string& path, const std::string& boundary) {
    std::string name = std::filesystem::path(path).filename().string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; },
        '_');
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    if (size > OpenAiBatch::kLargestFile)
        return Error{ErrorCode::InvalidArgument, "the file is too large to be sent", path};
    std::string body = fmt::format("--{0}\r\nContent-Disposition: form-data; name=\"purpose\"\r\n\r\nbatch\r\n--{0}\r\n"
                                   "Content-Disposition: form-data; name=\"file\"; filename=\"{1}\"\r\n"
                                   "Content-Type: application/jsonl\r\n\r\n",
                                   boundary, name);
    const std::size_t before = body.size();
    const std::string end = fmt::format("\r\n--{}--\r\n", boundary);
    body.reserve(before + size + end.size());
    body.resize(before + size);
    std::ifstream file(path, std::ios::binary);
    if (!file.read(body.data() + before, static_cast<std::streamsize>(size)))
        return Error{ErrorCode::Io, "the file cannot be read", path};
    return body + end;
}

/// The server may have done what it was asked although no good answer came.
bool mayHaveArrived(const BackendError& error, bool neverSent) {
    if (neverSent) return false;
    return error.kind == ErrorKind::Network || error.kind == ErrorKind::Timeout || error.kind == ErrorKind::Server ||
           error.kind == ErrorKind::BadReply;
}
} // namespace

Result<OpenAiBatch> OpenAiBatch::open(const Network& network, const BackendConfig& config) {
    auto key = network.keyOf(config);
    if (!key) return key.error();
    return OpenAiBatch(network, config, std::move(key).value());
}

OpenAiBatch::OpenAiBatch(const Network& network, const BackendConfig& config, std::string key)
    : m_network(&network), m_base(config.baseUrls.front()), m_headers(config.protocol->headers(key)),
      m_key(std::move(key)), m_limits(config.limits), m_retry(config.retry) {}

http::HttpRequest OpenAiBatch::request(std::string method, const std::string& path) const {
    return {std::move(method), protocol::join(m_base, path), m_headers, {}, m_limits, false};
}

Error OpenAiBatch::toError(const BackendError& error) const {
    std::string message = error.message;
    scrubKey(message, m_key);
    const ErrorCode code = error.kind == ErrorKind::Cancelled  ? ErrorCode::Cancelled
                           : error.httpStatus == 404           ? ErrorCode::NotFound
                           : error.kind == ErrorKind::BadReply ? ErrorCode::BadInput
                                                               : ErrorCode::Backend;
    return {code, fmt::format("{}: {}", name(error.kind), message), m_base};
}

OpenAiBatch::Outcome OpenAiBatch::once(http::HttpRequest request, const std::stop_token& stop) const {
    if (stop.stop_requested()) return Failure{{ErrorKind::Cancelled, 0, "stopped", {}, {}}, true};
    auto result = m_network->fetch(std::move(request), stop);
    if (auto* failed = std::get_if<http::TransportError>(&result))
        return Failure{{failed->kind, 0, std::move(failed->message), {}, {}}, failed->unreachable};
    auto& response = std::get<http::HttpResponse>(result);
    if (response.status < 200 || response.status > 299) {
        scrubKey(response.body, m_key); // before it is cut
        return Failure{protocol::errorOf(response), false};
    }
    scrubWholeKey(response.body, m_key);
    return std::move(response);
}

Result<http::HttpResponse> OpenAiBatch::ask(const std::function<Result<http::HttpRequest>()>& make,
                                            const std::stop_token& stop) const {
    for (int made = 1;; ++made) {
        auto request = make();
        if (!request) return request.error();
        const std::uint64_t seed = hash64(request->url);
        auto outcome = once(std::move(request).value(), stop);
        if (auto* response = std::get_if<http::HttpResponse>(&outcome)) return std::move(*response);
        const BackendError& error = std::get<Failure>(outcome).error;
        const auto delay = m_retry.delay(error, made, seed);
        if (!delay) return toError(error);
        if (!pauseFor(*delay, stop)) return Error{ErrorCode::Cancelled, "stopped", m_base};
    }
}

Result<std::string> OpenAiBatch::upload(const std::string& path, const std::stop_token& stop) const {
    const std::string boundary =
        "chronoscope-" + toHex(contentId(path)); // longer than any token a model writes by chance
    const auto response = ask(
        [&]() -> Result<http::HttpRequest> {
            auto form = formOf(path, boundary);
            if (!form) return form.error();
            auto sending = request("POST", "/v1/files");
            sending.headers.push_back({"Content-Type", "multipart/form-data; boundary=" + boundary});
            sending.body = std::move(form).value();
            sending.limits.idle = std::max<std::chrono::milliseconds>(sending.limits.idle, kLongestSilence);
            sending.limits.total = std::max<std::chrono::milliseconds>(sending.limits.total, kLongestTransfer);
            return sending;
        },
        stop);
    if (!response) return response.error();
    const auto body = protocol::parseObject(response->body);
    auto id = body ? protocol::stringAt(*body, "id") : std::nullopt;
    if (!id || !segment(*id)) return unreadable("what the server says of the uploaded file cannot be read");
    return std::move(*id);
}

Result<RemoteBatch> OpenAiBatch::create(const std::string& fileId, const std::string& endpoint,
                                        const std::stop_token& stop) const {
    for (int made = 1;; ++made) {
        auto making = request("POST", "/v1/batches");
        making.body = json{{"input_file_id", fileId}, {"endpoint", endpoint}, {"completion_window", "24h"}}.dump(
            -1, ' ', false, json::error_handler_t::replace);
        making.freshConnection = true; // or libcurl might send it twice
        auto outcome = once(std::move(making), stop);
        if (const auto* response = std::get_if<http::HttpResponse>(&outcome)) return readBatch(*response);
        const auto& [error, neverSent] = std::get<Failure>(outcome);
        if (mayHaveArrived(error, neverSent)) {
            auto found = find(fileId, stop);
            if (!found) return found.error();
            if (found->has_value()) return std::move(**found);
        }
        const auto delay = m_retry.delay(error, made, hash64(fileId));
        if (!delay) return toError(error);
        if (!pauseFor(*delay, stop)) return Error{ErrorCode::Cancelled, "stopped", m_base};
    }
}

Result<std::optional<RemoteBatch>> OpenAiBatch::find(const std::string& fileId, const std::stop_token& stop) const {
    std::string after;
    for (int page = 0; page < kMostPages; ++page) {
        const auto response =
            ask([&]() -> Result<http::HttpRequest> { return request("GET", "/v1/batches?limit=100" + after); }, stop);
        if (!response) return response.error();
        const auto body = protocol::parseObject(response->body);
        const json* list = body ? protocol::member(*body, "data") : nullptr;
        if (!list || !list->is_array()) return unreadable("the server's list of batches cannot be read");
        std::string last;
        for (const json& entry : *list) {
            auto batch = batchFrom(entry);
            if (!batch) return unreadable("what the server says of a batch cannot be read");
            last = batch->id;
            if (batch->inputFile == fileId) return std::optional(std::move(*batch));
        }
        const json* more = protocol::member(*body, "has_more");
        if (last.empty() || !more || *more != true) break;
        const auto encoded = segment(last);
        if (!encoded) return encoded.error();
        after = "&after=" + *encoded;
    }
    return std::optional<RemoteBatch>();
}

Result<RemoteBatch> OpenAiBatch::state(const std::string& batchId, const std::stop_token& stop) const {
    const auto id = segment(batchId);
    if (!id) return id.error();
    const auto response =
        ask([&]() -> Result<http::HttpRequest> { return request("GET", "/v1/batches/" + *id); }, stop);
    if (!response) return response.error();
    auto batch = readBatch(*response);
    if (batch && batch->id != batchId) return unreadable("the server tells of another batch than it was asked for");
    return batch;
}

Status OpenAiBatch::download(const std::string& fileId, const std::string& path, const std::stop_token& stop) const {
    const auto id = segment(fileId);
    if (!id) return id.error();
    const auto response = ask(
        [&]() -> Result<http::HttpRequest> {
            auto fetching = request("GET", "/v1/files/" + *id + "/content");
            fetching.limits.bytes = kLargestFile;
            fetching.limits.total = std::max<std::chrono::milliseconds>(fetching.limits.total, kLongestTransfer);
            return fetching;
        },
        stop);
    if (!response) return response.error();
    return replaceFile(path, response->body);
}

} // namespace chronoscope::backend
