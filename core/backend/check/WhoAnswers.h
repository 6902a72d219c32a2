// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"
#include "core/backend/client/Network.h"

#include <stop_token>
#include <string>

namespace chronoscope::backend {

/// What a server says of itself; the first check of a backend's test.
struct Answering {
    CheckResult check{Check::Reachable, Light::Skipped, "not tried"};
    std::string asked;  ///< the model that requests name: the config's, or the only one there is; may be empty
    std::string model;  ///< `asked`, else what the server says it serves
    std::string build;  ///< as the server tells; may be empty
    std::string served; ///< what the server itself names its model; may be empty
    std::string detail; ///< of the model, as the server lists it: what tells it from others of its name
    int slotCount = 0;  ///< 0 = it does not say
};

/// Asks for the list of models and for the build. Red where nobody answers, the key is refused or several models are
/// served and none is named. Blocks until answered or `stop`: for worker threads.
Answering whoAnswers(const Network& network, const BackendConfig& config, const std::string& key,
                     const std::stop_token& stop);

} // namespace chronoscope::backend
