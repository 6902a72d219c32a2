// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"
#include "core/backend/ServedUri.h"
#include "core/backend/server/ManagedServer.h"

#include <memory>
#include <stop_token>
#include <string>

namespace chronoscope::app {

/// A backend that a command can ask, and its server where that is a managed one: started for the command, ended with
/// this.
struct Serving {
    backend::ServedUri served;
    std::unique_ptr<backend::ManagedServer> server; ///< null = the server is of others
};

/// The backend that `text` stands for: a URI, or the name of a saved one. Starts its managed server, if it has one, and
/// blocks until that is ready; Backend with the end of its output when it fails, Cancelled on `stop`.
Result<Serving> serve(const Services& services, const std::string& text, const std::stop_token& stop);

} // namespace chronoscope::app
