// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// supervise_driver supervise MILLISECONDS -- PROGRAM ARGUMENTS…: the supervisor as the application runs it.
#include "core/backend/server/Supervisor.h"

#include <string>
#include <vector>

int main(int argc, char** argv) {
    namespace backend = chronoscope::backend;
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty() || words.front() != backend::kSuperviseArgument) return backend::kSuperviseUsage;
    return backend::superviseAsTold(std::span(words).subspan(1));
}
