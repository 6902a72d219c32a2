// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"

#include <chrono>
#include <stop_token>
#include <string>

namespace chronoscope::app {

/// How long a command waits for a keychain that is locked: for its user, that is.
struct KeychainPatience {
    std::chrono::milliseconds silent{2'000}; ///< then a line on standard error says what is waited for
    std::chrono::milliseconds longest{30'000};
};

/// The services for one command. For `backend` (a URI or saved name; may be empty) the key of its host is read from the
/// system's keychain first, unless it names an environment variable or is on this machine; a keychain that is not there
/// is no key. Backend when one that is there does not answer, Cancelled on `stop`: the command has to end then, as the
/// answer may still come and nobody is there for it. Main thread, before any other use of Qt's event loop.
Result<Services> commandServices(const std::string& backend, const std::stop_token& stop,
                                 KeychainPatience patience = {});

} // namespace chronoscope::app
