// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Processes.h"

#include "tests/support/Files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>

extern "C" { // glibc 2.36 forgets to say so in this header
#include <sys/pidfd.h>
}

namespace chronoscope::test {

namespace {
using Clock = std::chrono::steady_clock;

/// True once `fd` is readable or closed at its other end.
bool readable(int fd, Clock::time_point deadline) {
    pollfd event{fd, POLLIN, 0};
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        const int found = poll(&event, 1, static_cast<int>(std::max<long>(0, left)));
        if (found > 0) return true;
        if (found == 0 && left <= 0) return false;
    }
}
} // namespace

Watched::Watched(pid_t pid) : m_pid(pid), m_end(pidfd_open(pid, 0)) {
    if (!m_end.valid()) throw std::runtime_error("no process " + std::to_string(pid));
}

bool Watched::ended(std::chrono::milliseconds limit) const { return readable(m_end.get(), Clock::now() + limit); }

Watched watchedFrom(const std::string& pidFile) { return Watched(std::stoi(readFile(pidFile))); }

Child::Child(std::vector<std::string> words) {
    int input[2];
    int output[2];
    if (pipe2(input, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    m_input = backend::FileDescriptor(input[1]);
    m_output = backend::FileDescriptor(output[0]);
    const backend::FileDescriptor theirInput(input[0]);
    const backend::FileDescriptor theirOutput(output[1]);
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, theirInput.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, theirOutput.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, theirOutput.get(), STDERR_FILENO);
    const int error = posix_spawn(&m_pid, arguments.front(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw std::runtime_error(words.front() + " cannot be started");
    m_end = backend::FileDescriptor(pidfd_open(m_pid, 0));
}

Child::~Child() {
    if (m_reaped) return;
    kill(m_pid, SIGKILL);
    waitpid(m_pid, nullptr, 0);
}

std::string Child::readUntil(const std::string& text) {
    const auto deadline = Clock::now() + kPatience;
    while (text.empty() || m_said.find(text) == std::string::npos) {
        std::array<char, 4096> bytes{};
        if (!readable(m_output.get(), deadline)) break;
        const auto got = read(m_output.get(), bytes.data(), bytes.size());
        if (got <= 0) break;
        m_said.append(bytes.data(), static_cast<std::size_t>(got));
    }
    return m_said;
}

int Child::wait() {
    int status = 0;
    if (!readable(m_end.get(), Clock::now() + kPatience) || waitpid(m_pid, &status, 0) != m_pid) return -1;
    m_reaped = true;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace chronoscope::test
