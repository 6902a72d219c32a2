// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"

#include "core/backend/server/FileDescriptor.h"
#include "core/base/Result.h"
#include "core/base/Text.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <system_error>

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace chronoscope::backend {

namespace {
using Clock = std::chrono::steady_clock;

/// Orphans of our descendants come to us without a signal, so while ending we look for them this often.
constexpr std::chrono::milliseconds kLookAgain{50};
constexpr std::chrono::milliseconds kLongestGrace{3'600'000};

std::string reason(int error) { return std::generic_category().message(error); }

template <typename Number> std::optional<Number> number(std::string_view text) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

bool canRun(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored) && access(path.c_str(), X_OK) == 0;
}

/// The file of `program`, looked up in PATH as execvp does, but never handed to a shell when it is a script without
/// an interpreter line.
Result<std::string> findProgram(const std::string& program) {
    if (program.empty()) return Error{ErrorCode::NotFound, "no program is named", {}};
    if (program.find('/') != std::string::npos) {
        std::error_code ignored;
        if (!std::filesystem::exists(program, ignored)) return Error{ErrorCode::NotFound, "there is no such file", {}};
        if (!canRun(program)) return Error{ErrorCode::NotFound, "the file is not a program", {}};
        return program;
    }
    const char* path = std::getenv("PATH");
    for (const std::string& folder : text::split(path ? path : "/usr/local/bin:/usr/bin:/bin", ':')) {
        std::string file = (folder.empty() ? "." : folder) + "/" + program;
        if (canRun(file)) return file;
    }
    return Error{ErrorCode::NotFound, "there is no such program in PATH", {}};
}

/// Parent of process `pid` as /proc tells; nothing once it is gone.
std::optional<pid_t> parentOf(const std::filesystem::path& process) {
    std::ifstream file(process / "stat");
    std::string line;
    std::getline(file, line, '\0');
    const auto name = line.rfind(')'); // the name before it may hold anything
    if (name == std::string::npos || name + 4 >= line.size()) return std::nullopt;
    const std::string_view rest = std::string_view(line).substr(name + 4); // ") S 123 …"
    return number<pid_t>(rest.substr(0, rest.find(' ')));
}

/// Our children, zombies too, adopted orphans among them. As only we reap them, their ids stay theirs meanwhile.
std::vector<pid_t> children() {
    std::vector<pid_t> found;
    std::error_code error;
    const pid_t self = getpid();
    for (std::filesystem::directory_iterator entry("/proc", error), end; !error && entry != end;
         entry.increment(error)) {
        const auto pid = number<pid_t>(entry->path().filename().string());
        if (pid && parentOf(entry->path()) == self) found.push_back(*pid);
    }
    return found;
}

/// One server from start to end.
class Supervision {
public:
    Supervision(std::vector<std::string> command, std::chrono::milliseconds grace)
        : m_command(std::move(command)), m_grace(grace) {}

    int run();

private:
    enum class Phase { Serving, Asking, Killing };

    void settleIn();
    Result<void> startServer();
    [[noreturn]] void becomeServer(const char* file, char* const* arguments, int null, int failure) const;
    bool reap();
    void ask();
    void askAdopted();
    void killAll() const;
    void await();
    bool askedToEnd(const std::array<pollfd, 2>& events);

    std::vector<std::string> m_command;
    std::chrono::milliseconds m_grace;
    FileDescriptor m_signals;
    pid_t m_self = getpid();
    pid_t m_server = 0; ///< also its process group
    int m_status = 0;
    Phase m_phase = Phase::Serving;
    Clock::time_point m_killAt{};
    std::set<pid_t> m_asked; ///< children told to end; each is told once: a second SIGTERM means haste to some servers
};

void Supervision::settleIn() {
    setsid(); // a Ctrl+C in the terminal then reaches the program, not us; fails only if that is so already
    prctl(PR_SET_NAME, "chronoscope-sup");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC); // nothing the program has open goes to the server
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t wanted;
    sigemptyset(&wanted);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP, SIGCHLD}) {
        std::signal(signal, SIG_DFL); // an inherited SIG_IGN would hide the signal, and for SIGCHLD the exit status
        sigaddset(&wanted, signal);
    }
    sigprocmask(SIG_SETMASK, &wanted, nullptr);
    m_signals = FileDescriptor(signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK));
}

/// In the new process, between fork and exec: system calls only.
void Supervision::becomeServer(const char* file, char* const* arguments, int null, int failure) const {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != m_self) _exit(kSuperviseCannotStart); // we ended before the line above
    dup2(null, STDIN_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execv(file, arguments);
    const int error = errno;
    [[maybe_unused]] const auto written = write(failure, &error, sizeof error);
    _exit(kSuperviseCannotStart);
}

Result<void> Supervision::startServer() {
    const auto file = findProgram(m_command.front());
    if (!file) return file.error();
    std::vector<char*> arguments;
    for (std::string& argument : m_command)
        arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    const FileDescriptor null(open("/dev/null", O_RDWR | O_CLOEXEC));
    int ends[2] = {-1, -1};
    if (!null.valid() || pipe2(ends, O_CLOEXEC) != 0) return Error{ErrorCode::Io, reason(errno), {}};
    const FileDescriptor failure(ends[0]);
    FileDescriptor tell(ends[1]);
    m_server = fork();
    if (m_server < 0) return Error{ErrorCode::Io, reason(errno), {}};
    if (m_server == 0) becomeServer(file->c_str(), arguments.data(), null.get(), tell.get());
    setpgid(m_server, m_server); // whichever of the two comes first; the group must exist before it is signalled
    tell.close();
    int error = 0;
    if (read(failure.get(), &error, sizeof error) != sizeof error) return {}; // closed by exec
    waitpid(m_server, nullptr, 0);
    return Error{ErrorCode::Io, reason(error), {}};
}

/// Takes leave of what has ended; false when nothing is left.
bool Supervision::reap() {
    for (;;) {
        int status = 0;
        const pid_t ended = waitpid(-1, &status, WNOHANG);
        if (ended == 0) return true;
        if (ended < 0) return errno == EINTR;
        m_asked.erase(ended);
        if (ended != m_server) continue;
        m_status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
        if (m_phase == Phase::Serving) m_phase = Phase::Killing;
    }
}

void Supervision::ask() {
    m_phase = Phase::Asking;
    m_killAt = Clock::now() + m_grace;
    kill(-m_server, SIGTERM); // not reaped yet, so the group is the server's
}

void Supervision::askAdopted() {
    for (const pid_t child : children()) {
        if (getpgid(child) == m_server || !m_asked.insert(child).second) continue;
        kill(child, SIGTERM);
    }
}

void Supervision::killAll() const {
    for (const pid_t child : children()) {
        if (getpgid(child) == m_server) kill(-m_server, SIGKILL);
        kill(child, SIGKILL);
    }
}

/// True if the input ended or a signal to end came.
bool Supervision::askedToEnd(const std::array<pollfd, 2>& events) {
    bool asked = false;
    signalfd_siginfo signal{};
    while (read(m_signals.get(), &signal, sizeof signal) == sizeof signal)
        asked |= signal.ssi_signo != SIGCHLD;
    if (events[1].revents == 0) return asked;
    std::array<char, 256> ignored{};
    const auto got = read(STDIN_FILENO, ignored.data(), ignored.size());
    return asked || got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN);
}

void Supervision::await() {
    std::array<pollfd, 2> events{pollfd{m_signals.get(), POLLIN, 0},
                                 pollfd{m_phase == Phase::Serving ? STDIN_FILENO : -1, POLLIN, 0}};
    const int limit = m_phase == Phase::Serving ? -1 : static_cast<int>(kLookAgain.count());
    poll(events.data(), events.size(), limit);
    if (askedToEnd(events) && m_phase == Phase::Serving) ask();
}

int Supervision::run() {
    settleIn();
    if (!m_signals.valid()) return kSuperviseCannotStart;
    if (const auto started = startServer(); !started) {
        std::fprintf(stderr, "cannot start %s: %s\n", m_command.front().c_str(), started.error().message.c_str());
        return kSuperviseCannotStart;
    }
    while (reap()) {
        if (m_phase == Phase::Asking && Clock::now() >= m_killAt) m_phase = Phase::Killing;
        if (m_phase == Phase::Asking) askAdopted();
        if (m_phase == Phase::Killing) killAll();
        await();
    }
    return m_status;
}
} // namespace

std::vector<std::string> superviseWords(const std::vector<std::string>& command, std::chrono::milliseconds stopGrace) {
    std::vector<std::string> words{kSuperviseArgument, std::to_string(stopGrace.count()), "--"};
    words.insert(words.end(), command.begin(), command.end());
    return words;
}

int superviseAsTold(std::span<const std::string> words) {
    const auto grace = words.size() < 3 ? std::nullopt : number<long>(words[0]);
    if (!grace || *grace < 0 || *grace > kLongestGrace.count() || words[1] != "--") {
        std::fprintf(stderr, "usage: %s MILLISECONDS -- PROGRAM [ARGUMENT…]\n", kSuperviseArgument);
        return kSuperviseUsage;
    }
    return supervise({words.begin() + 2, words.end()}, std::chrono::milliseconds(*grace));
}

int supervise(const std::vector<std::string>& command, std::chrono::milliseconds stopGrace) {
    if (command.empty()) return kSuperviseUsage;
    return Supervision(command, stopGrace).run();
}

} // namespace chronoscope::backend
