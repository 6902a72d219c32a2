// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Window.h"
#include "app/cli/CommandLine.h"

int main(int argc, char** argv) {
    using namespace chronoscope::app;
    return isCommand(argc, argv) ? runCommandLine(argc, argv) : runWindow(argc, argv);
}
