// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"

#include <string>
#include <vector>

namespace chronoscope::app {

/// The services for one command. For `backend` (a URI or saved name; may be empty) the key of its host is read from the
/// system's keychain first, unless it names an environment variable or is on this machine; a keychain that is not there
/// is no key. Main thread, before any other use of Qt's event loop.
Result<Services> commandServices(const std::string& backend);

} // namespace chronoscope::app
