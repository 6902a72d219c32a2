// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/HttpBench.h"

#include "app/bench/LoopbackServer.h"
#include "core/backend/client/Network.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <memory>
#include <mutex>
#include <vector>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

/// One call in twenty meets a 429, and each halves what is sent at once: one or two requests are under way for most of
/// the time, so that every stalled one is waited out by all. What a stall costs decides how long the step takes.
constexpr auto kHurriedIdle = std::chrono::milliseconds(120);
constexpr auto kOutage = std::chrono::seconds(60);

double elapsedSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }
double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Sends requests so that `inFlight` are always with the backend, and counts what becomes of each.
class Load {
public:
    Load(backend::ModelBackend& backend, std::int64_t total, int inFlight)
        : m_backend(backend), m_outcomes(static_cast<std::size_t>(total)), m_inFlight(inFlight) {}

    void start() {
        for (int i = 0; i < m_inFlight && m_next < total(); ++i)
            next();
    }
    /// Blocks until so many requests have their outcome; false if they have not by then.
    bool waitFor(std::int64_t done, Clock::time_point deadline) {
        std::unique_lock lock(m_mutex);
        m_awaited = done;
        return m_changed.wait_until(lock, deadline, [&] { return m_done >= done; });
    }
    void finish() {
        std::unique_lock lock(m_mutex);
        m_awaited = total();
        m_changed.wait(lock, [&] { return m_done == total(); });
    }
    void run() {
        start();
        finish();
    }
    std::int64_t done() {
        const std::lock_guard lock(m_mutex);
        return m_done;
    }
    std::int64_t total() const { return static_cast<std::int64_t>(m_outcomes.size()); }
    std::int64_t replies() const { return m_replies; }
    std::int64_t errors() const { return m_errors; }
    /// Requests whose `done` was never called.
    std::int64_t lost() const { return std::count(m_outcomes.begin(), m_outcomes.end(), 0); }
    /// Requests whose `done` was called more than once.
    std::int64_t twice() const {
        return std::count_if(m_outcomes.begin(), m_outcomes.end(), [](const auto& calls) { return calls > 1; });
    }

private:
    void next() {
        const std::int64_t index = m_next++;
        if (index >= total()) return;
        backend::ModelRequest request;
        request.system = "Answer with the object alone.";
        request.prompt = fmt::format("Q. In 2019, subject {}, holds the office of, [Object]", index);
        request.tag = index;
        m_backend.submit(std::move(request), [this, index](const backend::ModelReply& reply) {
            ++m_outcomes[static_cast<std::size_t>(index)];
            ++(std::holds_alternative<backend::Completion>(reply) ? m_replies : m_errors);
            next();
            const std::lock_guard lock(m_mutex);
            if (++m_done == m_awaited) m_changed.notify_all();
        });
    }

    backend::ModelBackend& m_backend;
    std::vector<std::atomic<int>> m_outcomes;
    const int m_inFlight;
    std::atomic<std::int64_t> m_next{0};
    std::atomic<std::int64_t> m_replies{0};
    std::atomic<std::int64_t> m_errors{0};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::int64_t m_done = 0;
    std::int64_t m_awaited = 0;
};

Result<std::shared_ptr<backend::HttpBackend>> open(const backend::Network& network, const LoopbackServer& server,
                                                   int concurrency, bool hurried) {
    const auto uri = backend::BackendUri::parse(
        fmt::format("openai:{}?model=loopback&concurrency={}", server.baseUrl(), concurrency));
    if (!uri) return uri.error();
    auto config = backend::BackendConfig::read(*uri);
    if (!config) return config.error();
    if (hurried) { // the same rules, in less time
        config->retry.base = std::chrono::milliseconds(5);
        config->limits.idle = kHurriedIdle;
    }
    return network.open(*config, nullptr);
}

Status measureRate(const backend::Network& network, bool quick, HttpFigures& figures) {
    const auto server = LoopbackServer::start({});
    if (!server) return server.error();
    const auto backend = open(network, **server, 64, false);
    if (!backend) return backend.error();
    Load(**backend, 2'000, 128).run(); // connections are made
    const std::int64_t total = quick ? 10'000 : 60'000;
    Load load(**backend, total, 128);
    const auto start = Clock::now();
    load.run();
    figures.requestsPerSecond = static_cast<double>(total) / elapsedSince(start);
    if (load.errors() > 0 || load.lost() + load.twice() > 0)
        return Error{ErrorCode::Backend, "the loopback server was not answered rightly", {}};
    return {};
}

Status measureLatency(const backend::Network& network, bool quick, HttpFigures& figures) {
    LoopbackServer::Options options;
    options.latency = std::chrono::seconds(2);
    const auto server = LoopbackServer::start(options);
    if (!server) return server.error();
    const auto backend = open(network, **server, 256, false);
    if (!backend) return backend.error();
    const std::int64_t total = quick ? 512 : 2560;
    Load load(**backend, total, 384);
    const double cpu = cpuSeconds();
    const auto start = Clock::now();
    load.run();
    const double seconds = elapsedSince(start);
    figures.atLatencyPerSecond = static_cast<double>(total) / seconds;
    figures.atLatencyCpuPercent = 100 * (cpuSeconds() - cpu) / seconds;
    return {};
}

Status measureFaults(const backend::Network& network, bool quick, HttpFigures& figures, const BenchNote& note) {
    LoopbackServer::Options options;
    options.faults = 0.2;
    const auto server = LoopbackServer::start(options);
    if (!server) return server.error();
    const auto backend = open(network, **server, 64, true);
    if (!backend) return backend.error();
    figures.faultyRequests = quick ? 1'000 : 10'000;
    Load load(**backend, figures.faultyRequests, 128);
    const auto start = Clock::now();
    load.run();
    figures.faultySeconds = elapsedSince(start);
    figures.faultyReplies = load.replies();
    figures.faultyErrors = load.errors();
    figures.faultyLost = load.lost() + load.twice();
    const auto met = (*server)->counts();
    note(fmt::format("HTTP: {} requests: {} replies, {} typed errors, {} lost, {} twice, in {:.1f} s; the server gave "
                     "{} 429, {} 500, "
                     "{} resets, {} stalls",
                     load.total(), load.replies(), load.errors(), load.lost(), load.twice(), figures.faultySeconds,
                     met.rateLimited, met.serverErrors, met.resets, met.stalls));
    return {};
}

/// The server goes away in mid-load and comes back after `outage`; the load is left to itself.
Status measureOutage(const backend::Network& network, std::chrono::seconds outage, HttpFigures& figures,
                     const BenchNote& note) {
    LoopbackServer::Options options;
    options.latency = std::chrono::milliseconds(20);
    const auto server = LoopbackServer::start(options);
    if (!server) return server.error();
    const auto backend = open(network, **server, 32, false);
    if (!backend) return backend.error();
    Load load(**backend, 20'000, 128);
    load.start();
    const auto patience = std::chrono::minutes(5);
    OutageFigures found;
    if (!load.waitFor(load.total() / 3, Clock::now() + patience))
        return Error{ErrorCode::Backend, "the loopback server is too slow", {}};
    if (const Status gone = (*server)->goAway(); !gone) return gone;
    const auto since = Clock::now();
    found.before = load.done();
    if (load.waitFor(load.total(), since + outage))
        return Error{ErrorCode::Backend, "the load ended while its server was away", {}};
    found.seconds = elapsedSince(since);
    const std::int64_t settled = load.done();
    found.during = settled - found.before;
    if (const Status back = (*server)->comeBack(); !back) return back;
    const auto returned = Clock::now();
    if (!load.waitFor(settled + 1, returned + patience))
        return Error{ErrorCode::Backend, "the load does not go on after an outage", {}};
    found.secondsToFirstReply = elapsedSince(returned);
    load.finish();
    found.after = load.done() - settled;
    found.errors = load.errors();
    found.lost = load.lost() + load.twice();
    note(fmt::format("HTTP: server away for {:.1f} s: {} requests before, {} while it was away, {} after, {} errors, "
                     "{} lost or twice, "
                     "{:.2f} s from its return to the first reply",
                     found.seconds, found.before, found.during, found.after, found.errors, found.lost,
                     found.secondsToFirstReply));
    figures.outage = found;
    return {};
}

/// wrk with 64 connections and one thread on a server like that of measureRate().
std::optional<double> measureWrk(bool quick) {
    const QString wrk = QStandardPaths::findExecutable(QStringLiteral("wrk"));
    const auto server = LoopbackServer::start({});
    QTemporaryFile script;
    if (wrk.isEmpty() || !server || !script.open()) return std::nullopt;
    script.write(
        "wrk.method = 'POST'\nwrk.path = '/v1/chat/completions'\nwrk.headers['Content-Type'] = 'application/json'\n"
        "wrk.body = '{\"model\":\"loopback\",\"messages\":[{\"role\":\"user\",\"content\":\"Q. In 2019, a subject, "
        "holds the "
        "office of, [Object]\"}],\"max_tokens\":50}'\n");
    script.flush();
    QProcess process;
    process.start(wrk, {QStringLiteral("-t1"), QStringLiteral("-c64"),
                        quick ? QStringLiteral("-d2s") : QStringLiteral("-d8s"), QStringLiteral("-s"),
                        script.fileName(), QString::fromStdString((*server)->baseUrl())});
    if (!process.waitForFinished(60'000)) return std::nullopt;
    static const QRegularExpression rate(QStringLiteral("Requests/sec:\\s+([0-9.]+)"));
    const auto match = rate.match(QString::fromUtf8(process.readAllStandardOutput()));
    if (!match.hasMatch()) return std::nullopt;
    return match.captured(1).toDouble();
}
} // namespace

Result<HttpFigures> measureHttp(bool quick, const BenchNote& note) {
    HttpFigures figures;
    const backend::Network network(backend::Network::Options{});
    note("HTTP: 64 connections at zero latency");
    if (const Status done = measureRate(network, quick, figures); !done) return done.error();
    figures.wrkRequestsPerSecond = measureWrk(quick);
    note("HTTP: 256 in flight at 2 s");
    if (const Status done = measureLatency(network, quick, figures); !done) return done.error();
    note("HTTP: a server that fails 20 % of the calls");
    if (const Status done = measureFaults(network, quick, figures, note); !done) return done.error();
    if (quick) return figures;
    note(fmt::format("HTTP: a server that is away for {} s in mid-load", kOutage.count()));
    if (const Status done = measureOutage(network, kOutage, figures, note); !done) return done.error();
    return figures;
}

} // namespace chronoscope::app
