// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ReplyEvidence.h"

#include "core/backend/client/CacheKey.h"
#include "core/run/AskRound.h"

#include <future>
#include <memory>
#include <utility>
#include <variant>

namespace chronoscope::run {

using backend::BackendConfig;
using backend::BackendUri;
using backend::protocol::Call;

namespace {
constexpr int kAnyPort = 1; // of a server that is away: only what does not depend on it is used then

std::optional<std::string> kept(backend::ResponseCache& cache, std::string digest) {
    auto found = std::make_shared<std::promise<std::optional<std::string>>>();
    auto waiting = found->get_future();
    cache.find(std::move(digest), [found](std::optional<std::string> body) { found->set_value(std::move(body)); });
    return waiting.get();
}

/// Fills in the response of `call`, or why there is none.
void lookUp(ReplyEvidence& evidence, const store::RunRecord& run, const BackendConfig& config, const Call& call,
            const backend::ModelRequest& request, const backend::Network* network, const RunningServer& server) {
    const bool managed = !run.server.empty();
    const bool unknown = managed && (server.port <= 0 || server.identity.empty());
    evidence.gap = !config.cache                   ? ResponseGap::CacheOff
                   : run.report.empty()            ? ResponseGap::Untested
                   : unknown                       ? ResponseGap::ServerAway
                   : !network || !network->cache() ? ResponseGap::NoCache
                                                   : ResponseGap::NotKept;
    if (evidence.gap == ResponseGap::NoCache && network) evidence.problem = network->cacheProblem();
    if (evidence.gap != ResponseGap::NotKept) return;
    const auto report = backend::CapabilityReport::parse(run.report);
    if (!report) return;
    const std::string fingerprint =
        report->fingerprint + (managed ? "|" + server.identity : ""); // as makeBackend() makes it
    const backend::CacheKey key{std::string(config.protocol->name()),
                                config.lastingUrl(),
                                config.dialect.model,
                                fingerprint,
                                call.path,
                                call.body,
                                request.sampleIndex};
    evidence.response = kept(*network->cache(), key.digest());
    if (evidence.response) evidence.gap = ResponseGap::None;
}

/// What the kept response says.
void readResponse(ReplyEvidence& evidence, const BackendConfig& config, backend::ModelRequest request,
                  const std::string* stored) {
    request.logProbs =
        config.protocol->capabilities().generatedLogProbs ? 1 : 0; // read them where they are, asked for or not
    const auto reply =
        config.protocol->readReply(request, backend::http::HttpResponse{200, {}, *evidence.response, {}});
    const auto* completion = std::get_if<backend::Completion>(&reply);
    if (!completion) return;
    evidence.tokens = completion->logProbs;
    evidence.agrees = stored && *stored == completion->text;
}

ReplyEvidence without(ResponseGap gap, std::string problem = {}) {
    ReplyEvidence evidence;
    evidence.gap = gap;
    evidence.problem = std::move(problem);
    return evidence;
}
} // namespace

ReplyEvidence evidenceOf(const RunContext& context, const backend::ModelRequest& request, const std::string* stored,
                         const backend::Network* network, const RunningServer& server) {
    const store::RunRecord& run = context.record;
    const bool managed = !run.server.empty();
    const bool away = managed && server.port <= 0;
    const auto uri = BackendUri::parse(run.backend);
    if (!uri) return without(ResponseGap::Unreadable, uri.error().text());
    if (uri->protocol == "calibration") return without(ResponseGap::Computed);
    if (uri->protocol == backend::kImportedProtocol) return without(ResponseGap::Imported);
    const auto config = BackendConfig::read(*uri, !managed ? 0 : away ? kAnyPort : server.port);
    if (!config) return without(ResponseGap::Unreadable, config.error().text());
    const auto begun = config->protocol->begin(request, config->dialect);
    if (const auto* error = std::get_if<backend::BackendError>(&begun))
        return without(ResponseGap::Unreadable, error->message);
    const Call call = std::get<std::unique_ptr<backend::protocol::Exchange>>(begun)->first();
    ReplyEvidence evidence;
    evidence.servers = static_cast<int>(config->baseUrls.size());
    const std::string& base = away ? config->lastingUrl() : config->baseUrls.front();
    evidence.request = WireRequest{call.method, backend::protocol::join(base, call.path), call.body};
    lookUp(evidence, run, *config, call, request, network, server);
    if (evidence.response) readResponse(evidence, *config, request, stored);
    return evidence;
}

ReplyEvidence evidenceOf(const AskAnswer& answer) {
    ReplyEvidence evidence;
    evidence.isFresh = true;
    const auto* error = std::get_if<backend::BackendError>(&answer.reply);
    const auto* said = answer.completion();
    const auto& wire = error ? error->wire : said->wire;
    if (error) evidence.problem = error->message;
    if (said) evidence.tokens = said->logProbs;
    if (!wire) {
        evidence.gap = said ? ResponseGap::Computed : ResponseGap::NotSent;
        return evidence;
    }
    evidence.request = WireRequest{wire->method, wire->url, wire->body};
    evidence.response = wire->response;
    evidence.agrees = evidence.response.has_value();
    evidence.gap = evidence.response  ? ResponseGap::None
                   : wire->isWithheld ? ResponseGap::Withheld
                                      : ResponseGap::NoAnswer;
    return evidence;
}

} // namespace chronoscope::run
