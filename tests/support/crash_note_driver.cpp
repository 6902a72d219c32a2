// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/diagnose/CrashNote.h"

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <thread>

#include <unistd.h>

/// A process to be looked at after its end: crash_note_driver FOLDER END.

namespace {
volatile std::uintptr_t g_nowhere = 8; // of which the compiler knows nothing

void fault() { *reinterpret_cast<volatile int*>(g_nowhere) = 1; }

int deeper(int depth) { // NOLINT: until the stack is used up
    volatile char room[4096];
    room[0] = static_cast<char>(depth);
    if (depth < 0) return 0; // it never is
    return deeper(depth + 1) + room[0];
}
} // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    auto note = chronoscope::diagnose::CrashNote::install(argv[1], "9.8.7");
    if (!note) return 2;
    (*note)->describe("/data/other.chronoscope", "runs");
    (*note)->describe("/data/my workspace.chronoscope", "heatmap");
    const std::string end = argv[2];
    if (end == "segv") fault();
    if (end == "abort") std::abort();
    if (end == "overflow") return deeper(0);
    if (end == "thread") std::jthread(fault).join();
    if (end == "terminate") std::terminate();
    if (end == "kill") raise(SIGKILL);
    if (end == "wait") {
        std::puts("ready");
        std::fflush(stdout);
        char one = 0;
        while (read(STDIN_FILENO, &one, 1) > 0) {
        }
    }
    return 0;
}
