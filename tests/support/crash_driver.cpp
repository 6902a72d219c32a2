// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// crash_driver WORKSPACE RUN: runs or resumes a run to its end, to be killed on the way.
#include "core/run/RunFactory.h"

#include <cstdlib>
#include <iostream>

using namespace chronoscope;

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    auto workspace = store::Workspace::open(argv[1], store::Workspace::Open::ExistingToWrite);
    if (!workspace) {
        std::cerr << workspace.error().text() << '\n';
        return 3;
    }
    auto engine = run::openRun(*workspace, std::atoll(argv[2]), {}, 16);
    if (!engine) {
        std::cerr << engine.error().text() << '\n';
        return 4;
    }
    (*engine)->start();
    const auto end = (*engine)->wait();
    if (end.state == run::EngineState::Finished) return 0;
    std::cerr << "stopped: " << end.message << '\n';
    return 5;
}
