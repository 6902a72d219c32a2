// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/ManagedServer.h"

#include "core/backend/server/FreeCores.h"
#include "core/backend/server/FreePort.h"
#include "core/backend/server/HealthProbe.h"
#include "core/backend/server/LogTail.h"
#include "core/backend/server/ServerProcess.h"
#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <optional>
#include <thread>

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/wait.h>

namespace chronoscope::backend {

namespace {
using Clock = std::chrono::steady_clock;
using ServerStatus = ManagedServer::Status; // of a server, not chronoscope::Status
using State = ManagedServer::State;

constexpr std::size_t kLastLines = 8;
constexpr std::chrono::seconds kSupervisorGrace{5}; ///< beyond stopGrace, before the supervisor itself is killed

std::string signalText(int signal) {
    const char* description = sigdescr_np(signal);
    return fmt::format("signal {} ({})", signal, description ? description : "unknown");
}

/// Why a server that was not asked to end is gone. `wait` is the supervisor's status as of waitpid.
std::string describeEnd(int wait, const std::string& lastLines) {
    std::string what;
    if (WIFSIGNALED(wait)) {
        what = "the supervisor was ended by " + signalText(WTERMSIG(wait));
    } else if (const int status = WEXITSTATUS(wait); status == kSuperviseCannotStart) {
        what = "the server could not be started";
    } else if (status > 128 && status < 128 + NSIG) {
        what = "the server was ended by " + signalText(status - 128);
    } else {
        what = fmt::format("the server ended with exit status {}", status);
    }
    return lastLines.empty() ? what : what + ":\n" + lastLines;
}

/// True if a server's last words are that its port belongs to another program.
bool saysPortIsTaken(const std::string& lastLines) {
    const std::string words = text::toUtf8(text::lower(lastLines));
    return std::ranges::any_of(std::array{"address already in use", "address in use", "eaddrinuse", "couldn't bind"},
                               [&](const char* phrase) { return words.find(phrase) != std::string::npos; });
}

bool isPath(const std::string& path) {
    return path.starts_with('/') &&
           std::ranges::all_of(path, [](char c) { return static_cast<unsigned char>(c) > ' ' && c != '\x7f'; });
}
} // namespace

class ManagedServer::Impl {
public:
    Impl(ManagedCommand command, Options options, Changed changed)
        : m_command(std::move(command)), m_options(std::move(options)), m_changed(std::move(changed)),
          m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)), m_log(m_options.logBytes), m_thread([this] { run(); }) {}
    ~Impl() {
        tell([](Wish& wish) { wish.closing = true; });
        m_thread.join();
    }

    void start() {
        tell([](Wish& wish) { wish.running = true; });
    }
    void stop() {
        tell([](Wish& wish) {
            wish.running = false;
            ++wish.incarnation;
        });
    }
    void restart() {
        tell([](Wish& wish) {
            wish.running = true;
            ++wish.incarnation;
        });
    }
    ServerStatus status() const {
        const std::lock_guard lock(m_mutex);
        return m_status;
    }
    std::string log() const {
        const std::lock_guard lock(m_mutex);
        return m_log.text();
    }
    ServerStatus waitUntilSettled() {
        std::unique_lock lock(m_mutex);
        m_settled.wait(lock, [this] { return settled(); });
        return m_status;
    }

private:
    /// What the public functions ask for; the thread makes it so.
    struct Wish {
        bool running = false;
        bool closing = false;
        std::uint64_t incarnation = 0; ///< a process started for an earlier one has to go
    };

    template <typename Change> void tell(Change change) {
        {
            const std::lock_guard lock(m_mutex);
            change(m_wish);
            if (m_wish.running && !settled()) m_status = {State::Starting, m_status.port, {}};
        }
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = write(m_wake.get(), &one, sizeof one);
    }
    bool settled() const {
        if (m_status.state == State::Ready) return m_wish.running && m_wish.incarnation == m_incarnation;
        return m_status.state != State::Starting && !m_wish.running;
    }
    Wish wish() const {
        const std::lock_guard lock(m_mutex);
        return m_wish;
    }

    void run();
    void launch(std::uint64_t incarnation, bool again);
    std::vector<std::string> commandFor(int port) const;
    void await() const;
    void step(Clock::time_point now);
    bool readLog();
    void probe(Clock::time_point now);
    void beginStop(Clock::time_point now, std::string failure);
    void ended(int wait);
    void publish(ServerStatus status);
    void fail(std::string message);
    std::string lastLines() const {
        const std::lock_guard lock(m_mutex);
        return m_log.lastLines(kLastLines);
    }

    const ManagedCommand m_command;
    const Options m_options;
    const Changed m_changed;
    const FileDescriptor m_wake;

    mutable std::mutex m_mutex; ///< guards the next five
    std::condition_variable m_settled;
    Wish m_wish;
    std::uint64_t m_incarnation = 0; ///< of the process last started
    ServerStatus m_status;
    LogTail m_log;

    // Of the thread alone:
    std::optional<ServerProcess> m_process;
    std::optional<HealthProbe> m_probe; ///< while starting
    int m_port = 0;
    int m_lastHealth = 0;
    bool m_stopping = false;
    bool m_triedAgain = false;
    std::string m_failure; ///< why we stop it, if not by request
    Clock::time_point m_startDeadline{};
    Clock::time_point m_killAt{};

    std::jthread m_thread; ///< last: everything it uses is there before and after it
};

void ManagedServer::Impl::run() {
    for (;;) {
        const Wish now = wish();
        if (!m_process) {
            if (now.closing) return;
            if (now.running) {
                launch(now.incarnation, false);
                continue;
            }
            const State state = status().state;
            if (state == State::Starting || state == State::Ready) publish({State::Stopped, 0, {}});
        } else if (!m_stopping && (now.closing || !now.running || now.incarnation != m_incarnation)) {
            beginStop(Clock::now(), {});
        }
        await();
        step(Clock::now());
    }
}

std::vector<std::string> ManagedServer::Impl::commandFor(int port) const {
    std::vector<std::string> words{m_command.program};
    const std::string threads = std::to_string(freeCores());
    for (const std::string& argument : m_command.arguments) {
        // The model's path comes last: braces in it are the path's own.
        std::string word = text::replaceAll(argument, "{port}", std::to_string(port));
        word = text::replaceAll(std::move(word), "{threads}", threads);
        words.push_back(text::replaceAll(std::move(word), "{model}", m_command.modelFile));
    }
    return words;
}

void ManagedServer::Impl::launch(std::uint64_t incarnation, bool again) {
    {
        const std::lock_guard lock(m_mutex);
        m_incarnation = incarnation;
        if (!again) m_log.clear();
    }
    m_stopping = false;
    m_triedAgain = again;
    m_lastHealth = 0;
    m_failure.clear();
    if (!isPath(m_command.healthPath)) return fail("the health path has to begin with '/' and hold no blanks");
    const auto port = freePort();
    if (!port) return fail(port.error().text());
    m_port = *port;
    publish({State::Starting, m_port, {}});
    auto process = ServerProcess::start(m_options.supervisor, commandFor(m_port), m_options.stopGrace);
    if (!process) return fail(process.error().text());
    m_process.emplace(std::move(*process));
    m_probe.emplace(m_port, m_command.healthPath);
    m_startDeadline = Clock::now() + m_options.startLimit;
}

/// Blocks until something happens that step() or run() has to look at.
void ManagedServer::Impl::await() const {
    auto due = Clock::time_point::max();
    if (m_process && m_stopping) due = m_killAt;
    if (m_probe) due = std::min(m_startDeadline, m_probe->due());
    int limit = -1;
    if (due != Clock::time_point::max()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(due - Clock::now()).count();
        limit = static_cast<int>(std::clamp<std::int64_t>(left, 0, 60'000));
    }
    // poll() skips what is -1.
    std::array<pollfd, 4> events{pollfd{m_wake.get(), POLLIN, 0},
                                 pollfd{m_process ? m_process->endFd() : -1, POLLIN, 0},
                                 pollfd{m_process ? m_process->logFd() : -1, POLLIN, 0},
                                 pollfd{m_probe ? m_probe->fd() : -1, m_probe ? m_probe->events() : short{0}, 0}};
    poll(events.data(), events.size(), limit);
}

void ManagedServer::Impl::step(Clock::time_point now) {
    std::uint64_t told = 0;
    [[maybe_unused]] const auto got = read(m_wake.get(), &told, sizeof told);
    if (!m_process) return;
    readLog();
    if (const auto wait = m_process->ended()) return ended(*wait);
    if (m_probe) probe(now);
    if (m_probe && now >= m_startDeadline) {
        const std::string lines = lastLines();
        beginStop(now, fmt::format("the server was not ready within {:g} s ({}){}{}",
                                   std::chrono::duration<double>(m_options.startLimit).count(),
                                   m_lastHealth == 0 ? "no answer from " + m_command.healthPath
                                                     : fmt::format("{} answers {}", m_command.healthPath, m_lastHealth),
                                   lines.empty() ? "" : ":\n", lines));
    }
    if (m_stopping && now >= m_killAt) {
        m_process->kill();
        m_killAt = Clock::time_point::max();
    }
}

/// Takes a share of what is there, so that a server that talks without end does not keep us from the rest.
bool ManagedServer::Impl::readLog() {
    const auto bytes = m_process->read();
    if (!bytes) return false;
    const std::lock_guard lock(m_mutex);
    m_log.append(*bytes);
    return true;
}

void ManagedServer::Impl::probe(Clock::time_point now) {
    const auto health = m_probe->step(now);
    if (!health) return;
    m_lastHealth = *health;
    if (*health != 200) return;
    m_probe.reset();
    publish({State::Ready, m_port, {}});
}

void ManagedServer::Impl::beginStop(Clock::time_point now, std::string failure) {
    m_stopping = true;
    m_failure = std::move(failure);
    m_probe.reset();
    m_process->askToEnd();
    m_killAt = now + m_options.stopGrace + kSupervisorGrace;
}

/// All its processes have ended, so its output has an end too.
void ManagedServer::Impl::ended(int wait) {
    while (readLog()) {
    }
    m_process.reset();
    m_probe.reset();
    if (!m_failure.empty()) return fail(m_failure);
    if (m_stopping) return; // as was wished; run() sees to what comes next
    const std::string lines = lastLines();
    const Wish now = wish();
    if (!m_triedAgain && now.running && !now.closing && now.incarnation == m_incarnation && saysPortIsTaken(lines))
        return launch(m_incarnation, true);
    fail(describeEnd(wait, lines));
}

void ManagedServer::Impl::publish(ServerStatus status) {
    bool closing = false;
    {
        const std::lock_guard lock(m_mutex);
        m_status = status;
        closing = m_wish.closing;
    }
    m_settled.notify_all();
    if (m_changed && !closing) m_changed(status);
}

void ManagedServer::Impl::fail(std::string message) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_wish.incarnation == m_incarnation) m_wish.running = false; // else another start was asked for meanwhile
    }
    publish({State::Failed, 0, std::move(message)});
}

ManagedServer::ManagedServer(ManagedCommand command, Options options, Changed changed)
    : m_impl(std::make_unique<Impl>(std::move(command), std::move(options), std::move(changed))) {}
ManagedServer::~ManagedServer() = default;
void ManagedServer::start() { m_impl->start(); }
void ManagedServer::stop() { m_impl->stop(); }
void ManagedServer::restart() { m_impl->restart(); }
ManagedServer::Status ManagedServer::status() const { return m_impl->status(); }
std::string ManagedServer::log() const { return m_impl->log(); }
ManagedServer::Status ManagedServer::waitUntilSettled() { return m_impl->waitUntilSettled(); }

} // namespace chronoscope::backend
