// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Window.h"
#include "app/cli/CommandLine.h"

#include <csignal>

int main(int argc, char** argv) {
    using namespace chronoscope::app;
    std::signal(SIGXFSZ, SIG_IGN); // a file size limit is then an error like a full disk, not the end
    return isCommand(argc, argv) ? runCommandLine(argc, argv) : runWindow(argc, argv);
}
