// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/ServerProcess.h"

#include "core/backend/server/Supervisor.h"
#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

extern "C" { // glibc 2.36 forgets to say so in this header
#include <sys/pidfd.h>
}

namespace chronoscope::backend {

namespace {
constexpr const char* kThisExecutable = "/proc/self/exe"; ///< right even after an update has replaced the file
constexpr int kChunksAtOnce = 16;

struct Pipe {
    FileDescriptor reading;
    FileDescriptor writing;
};

/// Both ends above the standard streams: the streams are made from them, which must not overwrite one.
Result<Pipe> makePipe() {
    int ends[2] = {-1, -1};
    if (pipe2(ends, O_CLOEXEC) != 0)
        return Error{ErrorCode::Io, "no pipe can be made", std::generic_category().message(errno)};
    Pipe pipe{FileDescriptor(ends[0]), FileDescriptor(ends[1])};
    for (FileDescriptor* end : {&pipe.reading, &pipe.writing})
        if (end->get() <= STDERR_FILENO) *end = FileDescriptor(fcntl(end->get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    return pipe;
}

/// True for the name of an environment variable that says its value is a secret: API keys, tokens, passwords.
bool namesSecret(std::string_view name) {
    constexpr std::array<std::string_view, 11> kEnds{"KEY",        "KEYS",       "TOKEN",      "TOKENS",
                                                     "SECRET",     "SECRETS",    "PASSWORD",   "PASSWD",
                                                     "PASSPHRASE", "CREDENTIAL", "CREDENTIALS"};
    std::string upper(name);
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    const auto words = text::split(upper, '_'); // TOKENIZERS_PARALLELISM is none
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return std::any_of(kEnds.begin(), kEnds.end(), [&](std::string_view end) { return word.ends_with(end); });
    });
}

/// This program's environment without secrets: what a server needs of it are paths and settings.
std::vector<char*> environmentForServer() {
    std::vector<char*> kept;
    for (char** at = environ; *at; ++at)
        if (const std::string_view entry = *at; !namesSecret(entry.substr(0, entry.find('=')))) kept.push_back(*at);
    kept.push_back(nullptr);
    return kept;
}

/// How the supervisor starts: the streams given, a session of its own, all signals as in a fresh process.
class SpawnSettings {
public:
    SpawnSettings(int input, int output) {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_adddup2(&m_actions, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, output, STDERR_FILENO);
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_init(&m_attributes);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnSettings() {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;

    int spawn(pid_t& pid, const std::string& program, std::vector<std::string>& words) const {
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        auto environment = environmentForServer();
        return posix_spawn(&pid, program.c_str(), &m_actions, &m_attributes, arguments.data(), environment.data());
    }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};
} // namespace

Result<ServerProcess> ServerProcess::start(const std::string& supervisor, const std::vector<std::string>& command,
                                           std::chrono::milliseconds stopGrace) {
    auto life = makePipe();
    auto output = makePipe();
    if (!life) return life.error();
    if (!output) return output.error();
    std::error_code ignored;
    const std::string program = supervisor.empty() ? kThisExecutable : supervisor;
    std::vector<std::string> words{supervisor.empty() ? std::filesystem::read_symlink(program, ignored).string()
                                                      : program};
    for (std::string& word : superviseWords(command, stopGrace))
        words.push_back(std::move(word));

    ServerProcess process;
    const SpawnSettings settings(life->reading.get(), output->writing.get());
    if (const int error = settings.spawn(process.m_pid, program, words); error != 0)
        return Error{ErrorCode::Io, "the supervisor cannot be started: " + std::generic_category().message(error),
                     program};
    process.m_end = FileDescriptor(pidfd_open(process.m_pid, 0));
    process.m_log = std::move(output->reading);
    process.m_life = std::move(life->writing);
    if (!process.m_end.valid()) {
        const int error = errno;
        process.askToEnd();
        waitpid(process.m_pid, nullptr, 0);
        return Error{ErrorCode::Io, "the supervisor cannot be watched: " + std::generic_category().message(error),
                     program};
    }
    fcntl(process.m_log.get(), F_SETFL, O_NONBLOCK);
    return process;
}

std::optional<std::string> ServerProcess::read() {
    std::string all;
    std::array<char, 65536> bytes{};
    for (int chunk = 0; chunk < kChunksAtOnce && m_log.valid(); ++chunk) {
        const auto got = ::read(m_log.get(), bytes.data(), bytes.size());
        if (got > 0) {
            all.append(bytes.data(), static_cast<std::size_t>(got));
        } else {
            if (got == 0 || (errno != EAGAIN && errno != EINTR)) m_log.close();
            break;
        }
    }
    return all.empty() ? std::nullopt : std::optional(std::move(all));
}

void ServerProcess::kill() const { pidfd_send_signal(m_end.get(), SIGKILL, nullptr, 0); }

std::optional<int> ServerProcess::ended() {
    int status = 0;
    const pid_t ended = waitpid(m_pid, &status, WNOHANG);
    if (ended == 0 || (ended < 0 && errno == EINTR)) return std::nullopt;
    return status; // 0 if someone else in this program has taken leave of it
}

} // namespace chronoscope::backend
