// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// owner_driver SUPERVISOR PROGRAM ARGUMENTS…: owns a managed server, says "ready" or why not, and waits to be killed.
#include "core/backend/server/ManagedServer.h"

#include <iostream>

#include <unistd.h>

using namespace chronoscope::backend;

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    ManagedServer::Options options;
    options.supervisor = argv[1];
    ManagedServer server({argv[2], {argv + 3, argv + argc}, {}, "/health"}, options, {});
    server.start();
    const auto status = server.waitUntilSettled();
    if (status.state != ManagedServer::State::Ready) {
        std::cout << status.message << std::endl;
        return 1;
    }
    std::cout << "ready" << std::endl;
    for (;;)
        pause();
}
