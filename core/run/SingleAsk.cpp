// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SingleAsk.h"

#include <fmt/format.h>

#include <utility>
#include <variant>

namespace chronoscope::run {

namespace {
Error errorOf(const backend::BackendError& error) {
    if (error.kind == backend::ErrorKind::Cancelled) return {ErrorCode::Cancelled, "cancelled", {}};
    std::string context(name(error.kind));
    if (error.httpStatus != 0) context += fmt::format(", status {}", error.httpStatus);
    return {ErrorCode::Backend, error.message, std::move(context)};
}

/// The run's backend URI with its cache switched off.
Result<std::string> uncached(const std::string& uriText) {
    auto uri = backend::BackendUri::parse(uriText);
    if (!uri) return uri.error();
    if (uri->protocol == "calibration") return uriText; // it has no cache
    uri->query["cache"] = "off";
    return uri->text();
}
} // namespace

Result<std::shared_ptr<backend::ModelBackend>> openUncached(store::Database& database, const RunContext& context,
                                                            const backend::Network* network,
                                                            const RunningServer& server, const std::stop_token& stop) {
    auto uri = uncached(context.record.backend);
    if (!uri) return uri.error();
    store::RunRecord once = context.record;
    once.backend = std::move(uri).value();
    auto backend = makeBackend(database, once, network, 0, server, stop);
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled", {}};
    return backend;
}

Result<backend::Completion> askOnce(backend::ModelBackend& backend, backend::ModelRequest request,
                                    const std::stop_token& stop) {
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled", {}};
    auto reply = backend::ask(backend, std::move(request), stop);
    if (const auto* error = std::get_if<backend::BackendError>(&reply)) return errorOf(*error);
    return std::move(std::get<backend::Completion>(reply));
}

} // namespace chronoscope::run
