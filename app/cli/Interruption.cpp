// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Interruption.h"

#include "app/cli/CommandLine.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace chronoscope::app {

Interruption::Interruption() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    m_signals = signalfd(-1, &set, SFD_CLOEXEC);
    m_end = eventfd(0, EFD_CLOEXEC);
    m_thread = std::jthread([this] { watch(); });
}

Interruption::~Interruption() {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = write(m_end, &one, sizeof one);
    m_thread.join();
    close(m_signals);
    close(m_end);
}

void Interruption::watch() {
    for (;;) {
        std::array<pollfd, 2> wanted{{{m_signals, POLLIN, 0}, {m_end, POLLIN, 0}}};
        if (poll(wanted.data(), wanted.size(), -1) < 0) continue;
        if (wanted[1].revents != 0) return;
        signalfd_siginfo info{};
        if (read(m_signals, &info, sizeof info) != sizeof info) continue;
        if (!m_source.request_stop()) std::_Exit(kInterrupted); // asked twice
    }
}

} // namespace chronoscope::app
