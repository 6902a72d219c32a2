// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Text.h"

#include <string>
#include <utility>

namespace chronoscope::backend {

/// The URI with the port of a managed server in the place of "{port}".
inline std::string uriAtPort(const std::string& uri, int port) {
    return text::replaceAll(uri, "{port}", std::to_string(port));
}

/// A backend and where it is now. The port of a server that this program started is of the day and no part of what the
/// backend is: `uri` keeps "{port}" then, and that is what a run stores. Value type.
struct ServedUri {
    ServedUri() = default;
    ServedUri(std::string backendUri) : uri(std::move(backendUri)) {}
    ServedUri(std::string backendUri, std::string savedBackend, int portNow, std::string whatWasStarted = {})
        : uri(std::move(backendUri)), server(std::move(savedBackend)), port(portNow),
          identity(std::move(whatWasStarted)) {}

    std::string uri;
    std::string server;   ///< name of the saved backend whose managed server it is; empty = none of this program's
    int port = 0;         ///< of that server
    std::string identity; ///< identityOf() the command it was started with; empty = not known

    std::string now() const { return server.empty() ? uri : uriAtPort(uri, port); }
};

} // namespace chronoscope::backend
