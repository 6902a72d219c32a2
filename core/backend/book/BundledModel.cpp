// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/BundledModel.h"

#include <utility>

namespace chronoscope::backend {

SavedBackend bundledBackend(std::string name, std::string modelFile) {
    ManagedCommand command;
    command.program = "llama-server";
    command.arguments = {"-m",          "{model}", "-c",      "4096",   "-np",       "4",      "-t",    "{threads}",
                         "--cache-ram", "0",       "--jinja", "--host", "127.0.0.1", "--port", "{port}"};
    command.modelFile = std::move(modelFile);
    return {std::move(name), "llama:http://127.0.0.1:{port}", std::move(command), {}};
}

} // namespace chronoscope::backend
