// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/HttpRequests.h"

#include "core/backend/client/CacheKey.h"
#include "core/backend/client/RequestNeeds.h"
#include "core/backend/protocol/RateLimitHeaders.h"
#include "core/base/Hash.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::backend {

using http::HttpResponse;
using http::TransportError;
using protocol::Call;

HttpRequests::HttpRequests(http::HttpLoop& loop, BackendConfig config, HttpBackend::Options options)
    : m_loop(loop), m_mailbox(loop.mailbox()), m_config(std::move(config)), m_options(std::move(options)),
      m_headers(m_config.protocol->headers(m_options.key)), m_protocol(m_config.protocol->name()),
      m_lastingUrl(m_config.lastingUrl()) {}

void HttpRequests::openServers() {
    if (!m_options.pool) m_options.pool = std::make_shared<ServerPool>();
    m_share.join(
        *m_options.pool, m_config, m_options.key, m_options.slotCount, [this] { pump(); }, Clock::now());
}

std::unique_ptr<HttpJob> HttpRequests::makeJob(ModelRequest request, ModelBackend::Done done) const {
    auto job = std::make_unique<HttpJob>();
    job->done = std::move(done);
    job->tokens = expectedTokens(request);
    job->alone = request.isTraced;
    job->request = std::move(request);
    const std::string lack = m_options.tested ? lacking(job->request, m_options.measured) : std::string();
    if (!lack.empty()) {
        job->refused =
            BackendError{ErrorKind::Unsupported, 0, "this server was tested and cannot give: " + lack, {}, {}};
        return job;
    }
    auto begun = m_config.protocol->begin(job->request, m_config.dialect);
    if (auto* error = std::get_if<BackendError>(&begun)) {
        job->refused = std::move(*error);
        return job;
    }
    job->exchange = std::move(std::get<std::unique_ptr<protocol::Exchange>>(begun));
    setCall(*job, job->exchange->first());
    return job;
}

void HttpRequests::take(std::unique_ptr<HttpJob> job) {
    const std::uint64_t id = ++m_lastId;
    HttpJob& kept = *m_jobs.emplace(id, std::move(job)).first->second;
    if (m_closed) return settle(id, BackendError{ErrorKind::Cancelled, 0, "the backend was closed", {}, {}});
    if (kept.refused) return settle(id, std::move(*kept.refused));
    prepare(id, kept);
}

void HttpRequests::cancelGroup(std::optional<std::uint64_t> group) {
    std::vector<std::uint64_t> ids;
    for (const auto& [id, job] : m_jobs)
        if (!group || job->request.group == *group) ids.push_back(id);
    for (const std::uint64_t id : ids)
        settle(id, BackendError{ErrorKind::Cancelled, 0, "cancelled", {}, {}});
    pump();
}

void HttpRequests::close() {
    m_closed = true;
    cancelGroup(std::nullopt);
    if (m_wakeTimer != 0) m_loop.cancelTimer(m_wakeTimer);
    m_share.leave(Clock::now());
}

HttpJob* HttpRequests::find(std::uint64_t id) {
    const auto at = m_jobs.find(id);
    return at == m_jobs.end() ? nullptr : at->second.get();
}

void HttpRequests::setCall(HttpJob& job, Call call) const {
    job.call = std::move(call);
    job.attempts = 0;
    job.part = m_config.list > 1 ? protocol::PromptList::partOf(job.call) : std::nullopt;
    if (!m_options.cache || !m_config.cache) return;
    job.digest = CacheKey{m_protocol,    m_lastingUrl,  m_config.dialect.model, m_options.fingerprint,
                          job.call.path, job.call.body, job.request.sampleIndex}
                     .digest();
}

/// The job's call is next: from the cache if it is there, else from a server.
void HttpRequests::prepare(std::uint64_t id, const HttpJob& job) {
    if (job.digest.empty()) return enqueue(id);
    if (m_lookups.empty()) m_loop.at({}, [self = shared_from_this()] { self->lookUp(); });
    m_lookups.push_back(id);
}

/// All that came in this round of the loop, at once: the cache's thread is woken once, and wakes this one once.
void HttpRequests::lookUp() {
    std::vector<std::string> digests;
    std::vector<std::uint64_t> ids;
    for (const std::uint64_t id : std::exchange(m_lookups, {}))
        if (const HttpJob* job = find(id)) {
            digests.push_back(job->digest);
            ids.push_back(id);
        }
    m_options.cache->find(std::move(digests), [mailbox = m_mailbox, weak = weak_from_this(),
                                               ids = std::move(ids)](ResponseCache::Bodies bodies) mutable {
        mailbox.post([weak, ids = std::move(ids), bodies = std::move(bodies)]() mutable {
            const auto self = weak.lock();
            for (std::size_t i = 0; self && i < ids.size(); ++i)
                self->lookedUp(ids[i], std::move(bodies[i]));
        });
    });
}

void HttpRequests::lookedUp(std::uint64_t id, std::optional<std::string> body) {
    HttpJob* job = find(id);
    if (!job) return;
    if (!body) return enqueue(id);
    ++m_cacheHits;
    advance(id, HttpResponse{200, {}, std::move(*body), {}}, nullptr);
}

void HttpRequests::enqueue(std::uint64_t id) {
    HttpJob& job = *find(id);
    job.ready = true;
    if (job.asked) // what is begun is finished first
        m_ready.push_front(id);
    else
        m_ready.push_back(id);
    if (!job.part) return pump();
    // Others of its list may come in the same round of the loop.
    if (!std::exchange(m_pumpsSoon, true))
        m_loop.at({}, [self = shared_from_this()] {
            self->m_pumpsSoon = false;
            self->pump();
        });
}

/// The job at the front and those behind it that can go in one call with it.
std::vector<std::uint64_t> HttpRequests::takeList() {
    std::vector<std::uint64_t> ids{m_ready.front()};
    m_ready.pop_front();
    const HttpJob& first = *find(ids.front());
    if (m_listFailures >= kMostListFailures) return ids;
    while (first.part && ids.size() < static_cast<std::size_t>(m_config.list) && !m_ready.empty()) {
        const HttpJob* next = find(m_ready.front());
        if (next && next->ready) {
            if (!first.goesWith(*next)) break;
            ids.push_back(m_ready.front());
        }
        m_ready.pop_front();
    }
    return ids;
}

/// Sends what may be sent now, and sees to being woken for the rest.
void HttpRequests::pump() {
    const auto now = Clock::now();
    auto wake = Clock::time_point::max();
    while (!m_ready.empty()) {
        HttpJob* job = find(m_ready.front());
        if (!job || !job->ready) { // settled while it waited
            m_ready.pop_front();
            continue;
        }
        const auto [place, again] = m_share.pick(job->tokens, now);
        wake = again;
        if (!place) break;
        send(takeList(), *place, now);
    }
    wakeAt(m_ready.empty() ? Clock::time_point::max() : wake);
    for (auto& server : m_share.finishRound(!m_ready.empty())) // later: they may give the turn back
        m_loop.post([server = std::move(server)] { server->wakeUsers(); });
    publish();
}

void HttpRequests::wakeAt(Clock::time_point when) {
    if (m_wakeTimer != 0) m_loop.cancelTimer(m_wakeTimer);
    m_wakeTimer = 0;
    if (when == Clock::time_point::max() || m_closed) return;
    m_wakeTimer = m_loop.at(when, [self = shared_from_this()] {
        self->m_wakeTimer = 0;
        self->pump();
    });
}

void HttpRequests::send(std::vector<std::uint64_t> ids, ServerShare::Place& place, Clock::time_point now) {
    std::vector<const protocol::PromptList::Part*> parts;
    double tokens = 0;
    http::HttpRequest request;
    request.limits = m_config.limits;
    std::size_t bytes = 0;
    for (const std::uint64_t id : ids) {
        HttpJob& job = *find(id);
        job.ready = false;
        job.asked = true;
        ++job.attempts;
        tokens += job.tokens;
        bytes += largestAnswer(job.request);
        parts.push_back(job.part ? &*job.part : nullptr);
    }
    const Call& alone = find(ids.front())->call;
    const Call call = ids.size() > 1 ? protocol::PromptList::merged(alone.path, parts) : alone;
    m_inFlight += static_cast<int>(ids.size());
    m_share.sent(place, tokens, now);
    request.method = call.method;
    request.url = protocol::join(place.baseUrl, call.path);
    request.headers = m_headers;
    request.body = call.body;
    if (HttpJob& first = *find(ids.front()); first.request.isTraced)
        first.wire = std::make_shared<WireTrace>(WireTrace{request.method, request.url, request.body, {}});
    request.limits.bytes = std::min(request.limits.bytes, bytes);
    const std::uint64_t transfer =
        m_loop.start(std::move(request),
                     [self = shared_from_this(), ids, &place, epoch = place.server->epoch()](http::HttpResult result) {
                         self->m_share.answered(place);
                         self->m_inFlight -= static_cast<int>(ids.size());
                         self->arrived(ids, *place.server, epoch, std::move(result));
                         place.server->wakeUsers();
                     });
    for (const std::uint64_t id : ids)
        if (HttpJob* job = find(id)) job->transfer = transfer;
}

void HttpRequests::arrived(const std::vector<std::uint64_t>& ids, Server& server, int epoch, http::HttpResult result) {
    if (auto* lost = std::get_if<TransportError>(&result)) {
        for (const std::uint64_t id : ids) {
            if (HttpJob* job = find(id)) {
                job->transfer = 0;
                job->unseen += lost->sent;
            }
            if (lost->kind != ErrorKind::Cancelled) transportFailed(id, server, *lost);
        }
        return publish();
    }
    server.reached();
    HttpResponse& response = std::get<HttpResponse>(result);
    if (response.status == 429) {
        ++m_rateLimited;
        server.refused(epoch);
    } else if (response.status / 100 == 2) {
        server.succeeded(epoch);
    }
    std::optional<BackendError> error;
    if (response.status / 100 != 2) {
        scrubKey(response.body, m_options.key); // before it is cut
        error = protocol::errorOf(response);
    }
    const auto rest = response.status == 429 ? error->retryAfter : protocol::untilLimitsReset(response, systemNow());
    if (rest && *rest <= m_config.retry.longestAsked) server.rest(Clock::now() + *rest);
    if (ids.size() > 1) return listArrived(ids, server, error, response);
    if (answered(ids.front(), response, error))
        error ? again(ids.front(), std::move(*error)) : advance(ids.front(), std::move(response), &server);
    publish();
}

/// Notes what came for a job; null if it has been called back.
HttpJob* HttpRequests::answered(std::uint64_t id, const HttpResponse& response,
                                const std::optional<BackendError>& error) {
    HttpJob* job = find(id);
    if (!job) return nullptr;
    job->transfer = 0;
    job->latency += response.latency;
    job->unseen += response.sent - 1;
    if (error && mayBeBilled(*error)) ++job->unseen;
    if (error) traceResponse(*job, response);
    return job;
}

/// The answer to a list. Where it is none for each, or one of the prompts may be to blame, each is asked alone.
void HttpRequests::listArrived(const std::vector<std::uint64_t>& ids, Server& server,
                               const std::optional<BackendError>& error, HttpResponse& response) {
    auto answers = error ? std::nullopt : protocol::PromptList::split(response, ids.size());
    const bool isWhole = answers || (error && m_config.retry.delay(*error, 1, 0));
    m_listFailures = isWhole ? 0 : m_listFailures + 1;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        HttpJob* job = answered(ids[i], response, error);
        if (!job) continue;
        if (!isWhole) {
            job->alone = true;
            job->unseen += error ? 0 : 1;
            enqueue(ids[i]);
        } else {
            answers ? advance(ids[i], std::move((*answers)[i]), &server) : again(ids[i], *error);
        }
    }
    publish();
}

/// A 2xx answer of `server`, or one kept from earlier (null).
void HttpRequests::advance(std::uint64_t id, HttpResponse response, Server* server) {
    HttpJob& job = *find(id);
    const bool saysKey = scrubWholeKey(response.body, m_options.key); // before anything is read of it or kept
    traceResponse(job, response);
    auto next = job.exchange->take(response);
    auto* reply = std::get_if<ModelReply>(&next);
    auto* error = reply ? std::get_if<BackendError>(reply) : nullptr;
    if (error) {
        if (!server) return enqueue(id); // a kept body that this version cannot read is asked anew
        if (mayBeBilled(*error)) ++job.unseen;
        return again(id, std::move(*error));
    }
    auto* answer = reply ? std::get_if<Completion>(reply) : nullptr;
    const bool tellsKey = answer && scrubReply(*answer, m_options.key); // written so that it was not found in the body
    if (answer && (tellsKey || (saysKey && !answer->logProbs.empty()))) withholdTrace(job, *answer);
    if (server && !job.digest.empty() && !tellsKey) m_options.cache->keep(job.digest, std::move(response.body));
    if (auto* call = std::get_if<Call>(&next)) {
        setCall(job, std::move(*call));
        return prepare(id, job);
    }
    Completion& completion = *answer;
    if (server && completion.usage.promptTokens)
        server->correctTokens(job.tokens, static_cast<double>(*completion.usage.promptTokens) +
                                              completion.usage.completionTokens.value_or(0));
    completion.latency = job.latency;
    completion.cached = !job.asked;
    completion.unseenAnswers = job.unseen;
    settle(id, std::move(*reply));
    pump();
}

/// No complete answer. Where no connection could be made at all, a server that has answered before is waited for;
/// the request does not pay for it.
void HttpRequests::transportFailed(std::uint64_t id, Server& server, TransportError error) {
    const auto now = Clock::now();
    if (error.unreachable) server.lost(now, error.message);
    HttpJob* job = find(id);
    if (!job) return;
    if (!error.unreachable || !m_share.everReached()) return again(id, asError(std::move(error)));
    if (m_share.allDown(now, m_options.outage)) return giveUp(id, asError(std::move(error)));
    --job->attempts;
    enqueue(id);
}

/// The outage has lasted too long: `id` and all that wait for a server end with this error.
void HttpRequests::giveUp(std::uint64_t id, const BackendError& error) {
    std::deque<std::uint64_t> waiting;
    std::swap(waiting, m_ready);
    settle(id, error);
    for (const std::uint64_t other : waiting)
        if (find(other)) settle(other, error);
    pump();
}

void HttpRequests::again(std::uint64_t id, BackendError error) {
    HttpJob& job = *find(id);
    const auto wait = m_config.retry.delay(error, job.attempts, mix(job.request.decoding.seed, id));
    if (!wait) {
        if (job.attempts > 1) error.message += fmt::format(" (after {} attempts)", job.attempts);
        settle(id, std::move(error));
        return pump();
    }
    ++m_retries;
    job.timer = m_loop.at(Clock::now() + *wait, [self = shared_from_this(), id] {
        if (HttpJob* waiting = self->find(id)) {
            waiting->timer = 0;
            self->enqueue(id);
        }
    });
    pump();
}

void HttpRequests::settle(std::uint64_t id, ModelReply reply) {
    const auto node = m_jobs.extract(id);
    HttpJob& job = *node.mapped();
    if (auto* error = std::get_if<BackendError>(&reply)) {
        scrubKey(*error, m_options.key);
        error->unseenAnswers = job.unseen + m_loop.sent(job.transfer); // what is called back may have been answered
    }
    giveTrace(reply, std::move(job.wire), m_options.key);
    if (job.timer != 0) m_loop.cancelTimer(job.timer);
    if (job.transfer != 0) m_loop.abort(job.transfer);
    publish();
    job.done(std::move(reply));
}

void HttpRequests::publish() {
    BackendStats now;
    now.inFlight = m_inFlight;
    now.waiting = static_cast<int>(m_jobs.size()) - m_inFlight;
    now.limit = m_share.limit();
    now.retries = m_retries;
    now.rateLimited = m_rateLimited;
    now.cacheHits = m_cacheHits;
    now.trouble = m_share.trouble();
    m_board.write(std::move(now), m_share.rest());
}

} // namespace chronoscope::backend
