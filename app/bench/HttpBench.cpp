// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/HttpBench.h"

#include "app/bench/LoopbackServer.h"
#include "core/backend/Network.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <condition_variable>
#include <ctime>
#include <memory>
#include <mutex>
#include <vector>

namespace chronoscope::app {

namespace {
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }
double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Sends requests so that `inFlight` are always with the backend, and counts what becomes of each.
class Load {
public:
    Load(backend::ModelBackend& backend, std::int64_t total, int inFlight)
        : m_backend(backend), m_outcomes(static_cast<std::size_t>(total)), m_inFlight(inFlight) {}

    void run() {
        for (int i = 0; i < m_inFlight && m_next < total(); ++i)
            next();
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_done == total(); });
    }
    std::int64_t replies() const { return m_replies; }
    std::int64_t errors() const { return m_errors; }
    /// Requests whose `done` was not called exactly once.
    std::int64_t lost() const {
        std::int64_t count = 0;
        for (const auto& outcome : m_outcomes)
            count += outcome != 1;
        return count;
    }

private:
    std::int64_t total() const { return static_cast<std::int64_t>(m_outcomes.size()); }

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
            if (++m_done == total()) m_changed.notify_all();
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
};

Result<std::shared_ptr<backend::HttpBackend>> open(const backend::Network& network, const LoopbackServer& server, int concurrency,
                                                   bool hurried) {
    const auto uri = backend::BackendUri::parse(fmt::format("openai:{}?model=loopback&concurrency={}", server.baseUrl(), concurrency));
    if (!uri) return uri.error();
    auto config = backend::BackendConfig::read(*uri);
    if (!config) return config.error();
    if (hurried) { // the same rules, in less time
        config->retry.base = std::chrono::milliseconds(5);
        config->limits.idle = std::chrono::milliseconds(500);
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
    figures.requestsPerSecond = static_cast<double>(total) / secondsSince(start);
    if (load.errors() > 0 || load.lost() > 0) return Error{ErrorCode::Backend, "the loopback server was not answered rightly", {}};
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
    const double seconds = secondsSince(start);
    figures.atLatencyPerSecond = static_cast<double>(total) / seconds;
    figures.atLatencyCpuPercent = 100 * (cpuSeconds() - cpu) / seconds;
    return {};
}

Status measureFaults(const backend::Network& network, bool quick, HttpFigures& figures) {
    LoopbackServer::Options options;
    options.faults = 0.2;
    const auto server = LoopbackServer::start(options);
    if (!server) return server.error();
    const auto backend = open(network, **server, 64, true);
    if (!backend) return backend.error();
    figures.faultyRequests = quick ? 1'000 : 10'000;
    Load load(**backend, figures.faultyRequests, 128);
    load.run();
    figures.faultyReplies = load.replies();
    figures.faultyErrors = load.errors();
    figures.faultyLost = load.lost();
    return {};
}

/// wrk with 64 connections and one thread on a server like that of measureRate().
std::optional<double> measureWrk(bool quick) {
    const QString wrk = QStandardPaths::findExecutable(QStringLiteral("wrk"));
    const auto server = LoopbackServer::start({});
    QTemporaryFile script;
    if (wrk.isEmpty() || !server || !script.open()) return std::nullopt;
    script.write("wrk.method = 'POST'\nwrk.path = '/v1/chat/completions'\nwrk.headers['Content-Type'] = 'application/json'\n"
                 "wrk.body = '{\"model\":\"loopback\",\"messages\":[{\"role\":\"user\",\"content\":\"Q. In 2019, a subject, holds the "
                 "office of, [Object]\"}],\"max_tokens\":50}'\n");
    script.flush();
    QProcess process;
    process.start(wrk, {QStringLiteral("-t1"), QStringLiteral("-c64"), quick ? QStringLiteral("-d2s") : QStringLiteral("-d8s"),
                        QStringLiteral("-s"), script.fileName(), QString::fromStdString((*server)->baseUrl())});
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
    if (const Status done = measureFaults(network, quick, figures); !done) return done.error();
    return figures;
}

} // namespace chronoscope::app
