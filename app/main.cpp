// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Window.h"
#include "app/cli/CommandLine.h"
#include "core/backend/server/Supervisor.h"

#include <csignal>
#include <string>
#include <string_view>
#include <vector>

int main(int argc, char** argv) {
    using namespace chronoscope;
    // Before anything else: the supervisor of a model server must be a process with one thread.
    if (argc > 1 && std::string_view(argv[1]) == backend::kSuperviseArgument)
        return backend::superviseAsTold(std::vector<std::string>(argv + 2, argv + argc));
    std::signal(SIGXFSZ, SIG_IGN); // a file size limit is then an error like a full disk, not the end
    return app::isCommand(argc, argv) ? app::runCommandLine(argc, argv) : app::runWindow(argc, argv);
}
