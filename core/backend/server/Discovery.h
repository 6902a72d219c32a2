// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/http/HttpLoop.h"
#include "core/backend/protocol/Protocol.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// A model server found on this machine.
struct FoundServer {
    /// "Ollama", "LM Studio", "vLLM", "llama-cpp-python", "llama-server", "SGLang" or "OpenAI-compatible"
    std::string kind;
    std::string protocol; ///< to speak to it with
    std::string baseUrl;
    std::string build; ///< may be empty
    std::vector<protocol::ServedModel> models;

    /// URI of a backend for `model` (empty = the server's only one).
    std::string uri(const std::string& model) const;
};

/// What a served model is called: servers of a single file name it by the file's path, of which the last part is shown.
std::string shownModel(const std::string& id);

/// What a server answered with status 200, by the path asked for.
using ServerAnswers = std::map<std::string, http::HttpResponse, std::less<>>;

/// Which server answers so; nothing if it is no model server, or one that cannot be read. The port only decides
/// between servers that say the same. Pure; any thread.
std::optional<FoundServer> recogniseServer(int port, const ServerAnswers& answers);

/// Looks at the usual ports of 127.0.0.1 (11434, 1234, 8000, 8080, 30000), all at once, 2 s each. `ports` is for tests.
/// Sends no key. Nothing is found once `stop` is requested. Blocks; not for the GUI thread nor the loop's.
std::vector<FoundServer> discoverServers(http::HttpLoop& loop, const std::stop_token& stop,
                                         const std::vector<int>& ports = {11434, 1234, 8000, 8080, 30000});

} // namespace chronoscope::backend
