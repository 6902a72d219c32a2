// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/book/BackendBook.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// From a GGUF file to a backend: which program of this machine can serve it. Looks at the file system; any thread.

/// Where such programs may be.
struct GgufPlaces {
    std::vector<std::string> folders; ///< looked through for llama-server, in this order
    std::string own;                  ///< folder of this program's Python environment, see ownServer(); empty = none

    /// PATH, then where llama.cpp is put by those who build it; `own` as given.
    static GgufPlaces usual(std::string own);
};

/// A program that serves the file "{model}" on the port "{port}" of this machine, by llama.cpp's protocol.
struct GgufServer {
    std::string program; ///< path
    std::vector<std::string> arguments;
    bool isOwn = false; ///< out of the Python environment
};
/// llama-server, else this program's own Python environment; nothing where neither is there.
std::optional<GgufServer> findGgufServer(const GgufPlaces& places);

/// What the Python environment in folder `own` is made of.
struct OwnServer {
    static constexpr const char* kPackage = "xllamacpp"; ///< llama.cpp's server as a ready-made wheel
    std::string environment;                             ///< made by python3 -m venv
    std::string python;                                  ///< the environment's own
    std::string script;                                  ///< what is run by it
};
OwnServer ownServer(const std::string& own);

/// BadInput, with the reason, for a file that is no GGUF of a version that can be served; Io where it cannot be read.
Status checkGguf(const std::string& path);
/// "llama-3-8b" of "/models/llama-3-8b.gguf": without a colon, and never empty.
std::string ggufName(const std::string& path);
/// The saved backend that serves the file.
SavedBackend ggufBackend(std::string name, std::string modelFile, const GgufServer& server);

} // namespace chronoscope::backend
