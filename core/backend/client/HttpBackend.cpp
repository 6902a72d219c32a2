// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/HttpBackend.h"

#include "core/backend/client/CacheKey.h"
#include "core/backend/client/KeyScrub.h"
#include "core/backend/client/RequestNeeds.h"
#include "core/backend/client/ServerShare.h"
#include "core/backend/protocol/RateLimitHeaders.h"
#include "core/base/Hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <future>
#include <mutex>
#include <unordered_map>

namespace chronoscope::backend {

using Clock = std::chrono::steady_clock;
using http::HttpResponse;
using http::TransportError;
using protocol::Call;

namespace {
constexpr int kAtHand = 16;
protocol::SystemTime systemNow() {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

/// An error that a server may bill as an answer: it worked and was too slow, or cannot be read.
bool mayBeBilled(const BackendError& error) {
    return error.kind == ErrorKind::Timeout || error.kind == ErrorKind::BadReply;
}

/// Takes the key out of what a reply says; true if it was there.
bool scrubReply(Completion& completion, const std::string& key) {
    bool found = false;
    for (std::string* said : {&completion.text, &completion.thinking, &completion.systemFingerprint})
        found = scrubWholeKey(*said, key) || found;
    return found;
}

BackendError asError(TransportError&& error) {
    return {error.kind, 0, std::move(error.message), std::move(error.partialBody), std::nullopt};
}

} // namespace

/// Everything but the facade; made, used and emptied on the network thread, but for `stats`.
class HttpBackend::Core : public std::enable_shared_from_this<Core> {
public:
    Core(http::HttpLoop& loop, BackendConfig config, Options options)
        : m_loop(loop), m_mailbox(loop.mailbox()), m_config(std::move(config)), m_options(std::move(options)),
          m_headers(m_config.protocol->headers(m_options.key)), m_protocol(m_config.protocol->name()),
          m_lastingUrl(m_config.lastingUrl()) {}

    const BackendConfig& config() const { return m_config; }
    const Options& options() const { return m_options; }

    void openServers() {
        if (!m_options.pool) m_options.pool = std::make_shared<ServerPool>();
        m_share.join(
            *m_options.pool, m_config, m_options.key, m_options.slotCount, [this] { pump(); }, Clock::now());
    }

    struct Job {
        ModelRequest request;
        Done done;
        std::optional<BackendError> refused;
        std::unique_ptr<protocol::Exchange> exchange;
        Call call;
        std::string digest; ///< of the call under way; empty = not cached
        int attempts = 0;   ///< of the call under way
        bool asked = false; ///< some call went to a server
        int unseen = 0;     ///< attempts of all calls that may be billed although no answer was read
        double tokens = 0;
        std::chrono::microseconds latency{0};
        std::uint64_t transfer = 0;
        std::uint64_t timer = 0;
        bool ready = false; ///< in m_ready
    };

    /// What can be done beforehand, on the thread that asks: the network thread has enough to do.
    std::unique_ptr<Job> makeJob(ModelRequest request, Done done) const {
        auto job = std::make_unique<Job>();
        job->done = std::move(done);
        job->tokens = expectedTokens(request);
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

    void take(std::unique_ptr<Job> job) {
        const std::uint64_t id = ++m_lastId;
        Job& kept = *m_jobs.emplace(id, std::move(job)).first->second;
        if (m_closed) return settle(id, BackendError{ErrorKind::Cancelled, 0, "the backend was closed", {}, {}});
        if (kept.refused) return settle(id, std::move(*kept.refused));
        prepare(id, kept);
    }

    void cancelGroup(std::optional<std::uint64_t> group) {
        std::vector<std::uint64_t> ids;
        for (const auto& [id, job] : m_jobs)
            if (!group || job->request.group == *group) ids.push_back(id);
        for (const std::uint64_t id : ids)
            settle(id, BackendError{ErrorKind::Cancelled, 0, "cancelled", {}, {}});
        pump();
    }

    void close() {
        m_closed = true;
        cancelGroup(std::nullopt);
        if (m_wakeTimer != 0) m_loop.cancelTimer(m_wakeTimer);
        m_share.leave(Clock::now());
    }

    BackendStats stats() const {
        const std::lock_guard lock(m_statsMutex);
        BackendStats now = m_stats;
        if (now.trouble.empty() && now.waiting > 0) now.trouble = m_rest.text(Clock::now());
        return now;
    }

private:
    Job* find(std::uint64_t id) {
        const auto at = m_jobs.find(id);
        return at == m_jobs.end() ? nullptr : at->second.get();
    }

    void setCall(Job& job, Call call) const {
        job.call = std::move(call);
        job.attempts = 0;
        if (!m_options.cache || !m_config.cache) return;
        job.digest = CacheKey{m_protocol,    m_lastingUrl,  m_config.dialect.model, m_options.fingerprint,
                              job.call.path, job.call.body, job.request.sampleIndex}
                         .digest();
    }

    /// The job's call is next: from the cache if it is there, else from a server.
    void prepare(std::uint64_t id, const Job& job) {
        if (job.digest.empty()) return enqueue(id);
        if (m_lookups.empty()) m_loop.at({}, [self = shared_from_this()] { self->lookUp(); });
        m_lookups.push_back(id);
    }

    /// All that came in this round of the loop, at once: the cache's thread is woken once, and wakes this one once.
    void lookUp() {
        std::vector<std::string> digests;
        std::vector<std::uint64_t> ids;
        for (const std::uint64_t id : std::exchange(m_lookups, {}))
            if (const Job* job = find(id)) {
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

    void lookedUp(std::uint64_t id, std::optional<std::string> body) {
        Job* job = find(id);
        if (!job) return;
        if (!body) return enqueue(id);
        ++m_cacheHits;
        advance(id, HttpResponse{200, {}, std::move(*body), {}}, nullptr);
    }

    void enqueue(std::uint64_t id) {
        Job& job = *find(id);
        job.ready = true;
        if (job.asked) // what is begun is finished first
            m_ready.push_front(id);
        else
            m_ready.push_back(id);
        pump();
    }

    /// Sends what may be sent now, and sees to being woken for the rest.
    void pump() {
        const auto now = Clock::now();
        auto wake = Clock::time_point::max();
        while (!m_ready.empty()) {
            Job* job = find(m_ready.front());
            if (!job || !job->ready) { // settled while it waited
                m_ready.pop_front();
                continue;
            }
            const auto [place, again] = m_share.pick(job->tokens, now);
            wake = again;
            if (!place) break;
            const std::uint64_t id = m_ready.front();
            m_ready.pop_front();
            send(id, *job, *place, now);
        }
        wakeAt(m_ready.empty() ? Clock::time_point::max() : wake);
        for (auto& server : m_share.finishRound(!m_ready.empty())) // later: they may give the turn back
            m_loop.post([server = std::move(server)] { server->wakeUsers(); });
        publish();
    }

    void wakeAt(Clock::time_point when) {
        if (m_wakeTimer != 0) m_loop.cancelTimer(m_wakeTimer);
        m_wakeTimer = 0;
        if (when == Clock::time_point::max() || m_closed) return;
        m_wakeTimer = m_loop.at(when, [self = shared_from_this()] {
            self->m_wakeTimer = 0;
            self->pump();
        });
    }

    void send(std::uint64_t id, Job& job, ServerShare::Place& place, Clock::time_point now) {
        job.ready = false;
        job.asked = true;
        ++job.attempts;
        ++m_inFlight;
        m_share.sent(place, job.tokens, now);
        http::HttpRequest request;
        request.method = job.call.method;
        request.url = protocol::join(place.baseUrl, job.call.path);
        request.headers = m_headers;
        request.body = job.call.body;
        request.limits = m_config.limits;
        request.limits.bytes = std::min(request.limits.bytes, largestAnswer(job.request));
        job.transfer = m_loop.start(std::move(request), [self = shared_from_this(), id, &place,
                                                         epoch = place.server->epoch()](http::HttpResult result) {
            self->m_share.answered(place);
            --self->m_inFlight;
            self->arrived(id, *place.server, epoch, std::move(result));
            place.server->wakeUsers();
        });
    }

    void arrived(std::uint64_t id, Server& server, int epoch, http::HttpResult result) {
        if (auto* lost = std::get_if<TransportError>(&result)) {
            if (Job* job = find(id)) {
                job->transfer = 0;
                job->unseen += lost->sent;
            }
            if (lost->kind != ErrorKind::Cancelled) transportFailed(id, server, std::move(*lost));
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
        const auto rest =
            response.status == 429 ? error->retryAfter : protocol::untilLimitsReset(response, systemNow());
        if (rest && *rest <= m_config.retry.longestAsked) server.rest(Clock::now() + *rest);
        Job* job = find(id);
        if (!job) return publish();
        job->transfer = 0;
        job->latency += response.latency;
        job->unseen += response.sent - 1;
        if (error && mayBeBilled(*error)) ++job->unseen;
        error ? again(id, std::move(*error)) : advance(id, std::move(response), &server);
    }

    /// A 2xx answer of `server`, or one kept from earlier (null).
    void advance(std::uint64_t id, HttpResponse response, Server* server) {
        Job& job = *find(id);
        scrubWholeKey(response.body, m_options.key); // before anything is read of it or kept
        auto next = job.exchange->take(response);
        auto* reply = std::get_if<ModelReply>(&next);
        auto* error = reply ? std::get_if<BackendError>(reply) : nullptr;
        if (error) {
            if (!server) return enqueue(id); // a kept body that this version cannot read is asked anew
            if (mayBeBilled(*error)) ++job.unseen;
            return again(id, std::move(*error));
        }
        auto* answer = reply ? std::get_if<Completion>(reply) : nullptr;
        const bool tellsKey =
            answer && scrubReply(*answer, m_options.key); // written so that it was not found in the body
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
    void transportFailed(std::uint64_t id, Server& server, TransportError error) {
        const auto now = Clock::now();
        if (error.unreachable) server.lost(now, error.message);
        Job* job = find(id);
        if (!job) return;
        if (!error.unreachable || !m_share.everReached()) return again(id, asError(std::move(error)));
        if (m_share.allDown(now, m_options.outage)) return giveUp(id, asError(std::move(error)));
        --job->attempts;
        enqueue(id);
    }

    /// The outage has lasted too long: `id` and all that wait for a server end with this error.
    void giveUp(std::uint64_t id, const BackendError& error) {
        std::deque<std::uint64_t> waiting;
        std::swap(waiting, m_ready);
        settle(id, error);
        for (const std::uint64_t other : waiting)
            if (find(other)) settle(other, error);
        pump();
    }

    void again(std::uint64_t id, BackendError error) {
        Job& job = *find(id);
        const auto wait = m_config.retry.delay(error, job.attempts, mix(job.request.decoding.seed, id));
        if (!wait) {
            if (job.attempts > 1) error.message += fmt::format(" (after {} attempts)", job.attempts);
            settle(id, std::move(error));
            return pump();
        }
        ++m_retries;
        job.timer = m_loop.at(Clock::now() + *wait, [self = shared_from_this(), id] {
            if (Job* waiting = self->find(id)) {
                waiting->timer = 0;
                self->enqueue(id);
            }
        });
        pump();
    }

    void settle(std::uint64_t id, ModelReply reply) {
        const auto node = m_jobs.extract(id);
        Job& job = *node.mapped();
        if (auto* error = std::get_if<BackendError>(&reply)) {
            scrubKey(*error, m_options.key);
            error->unseenAnswers = job.unseen + m_loop.sent(job.transfer); // what is called back may have been answered
        }
        if (job.timer != 0) m_loop.cancelTimer(job.timer);
        if (job.transfer != 0) m_loop.abort(job.transfer);
        publish();
        job.done(std::move(reply));
    }

    void publish() {
        std::string trouble = m_share.trouble();
        auto rest = m_share.rest();
        const int limit = m_share.limit();
        const std::lock_guard lock(m_statsMutex);
        m_stats.inFlight = m_inFlight;
        m_stats.waiting = static_cast<int>(m_jobs.size()) - m_inFlight;
        m_stats.limit = limit;
        m_stats.retries = m_retries;
        m_stats.rateLimited = m_rateLimited;
        m_stats.cacheHits = m_cacheHits;
        m_stats.trouble = std::move(trouble);
        m_rest = std::move(rest);
    }

    http::HttpLoop& m_loop;
    const http::HttpLoop::Mailbox m_mailbox; ///< for the cache's thread, which may come after the loop has ended
    const BackendConfig m_config;
    Options m_options;
    ServerShare m_share;
    const std::vector<http::Header> m_headers;
    const std::string m_protocol;
    const std::string m_lastingUrl;
    std::unordered_map<std::uint64_t, std::unique_ptr<Job>> m_jobs;
    std::deque<std::uint64_t> m_ready;
    std::vector<std::uint64_t> m_lookups; ///< to be handed to the cache in this round
    std::uint64_t m_lastId = 0;
    std::uint64_t m_wakeTimer = 0;
    int m_inFlight = 0;
    std::int64_t m_retries = 0;
    std::int64_t m_rateLimited = 0;
    std::int64_t m_cacheHits = 0;
    bool m_closed = false;

    mutable std::mutex m_statsMutex;
    BackendStats m_stats;
    ServerShare::Rest m_rest;
};

HttpBackend::HttpBackend(std::shared_ptr<http::HttpLoop> loop, BackendConfig config, Options options)
    : m_loop(std::move(loop)), m_core(std::make_shared<Core>(*m_loop, std::move(config), std::move(options))) {
    m_loop->post([core = m_core] { core->openServers(); });
}

HttpBackend::~HttpBackend() {
    std::promise<void> closed;
    if (m_loop->post([&] {
            m_core->close();
            closed.set_value();
        }))
        closed.get_future().wait();
}

Capabilities HttpBackend::capabilities() const {
    Capabilities result =
        m_core->options().tested ? m_core->options().measured : m_core->config().protocol->capabilities();
    const int all = ServerShare::suggestedCap(m_core->config(), m_core->options().slotCount);
    result.suggestedConcurrency = all + std::max(kAtHand, all / 2); // the next requests are at hand
    result.boundsItself = true;
    return result;
}

ModelIdentity HttpBackend::identity() const {
    return {std::string(m_core->config().protocol->name()), m_core->config().dialect.model,
            m_core->options().fingerprint};
}

void HttpBackend::submit(ModelRequest request, Done done) {
    std::vector<Question> one;
    one.push_back({std::move(request), std::move(done)});
    submitAll(std::move(one));
}

void HttpBackend::submitAll(std::vector<Question> questions) {
    auto jobs = std::make_shared<std::vector<std::unique_ptr<Core::Job>>>();
    for (Question& question : questions)
        jobs->push_back(m_core->makeJob(std::move(question.request), std::move(question.done)));
    m_loop->post([core = m_core, jobs] {
        for (auto& job : *jobs)
            core->take(std::move(job));
    });
}

void HttpBackend::cancel(std::uint64_t group) {
    m_loop->post([core = m_core, group] { core->cancelGroup(group); });
}

BackendStats HttpBackend::stats() const { return m_core->stats(); }
const BackendConfig& HttpBackend::config() const { return m_core->config(); }

} // namespace chronoscope::backend
