// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/BackendConfig.h"
#include "core/backend/client/Network.h"
#include "core/backend/protocol/Protocol.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// Single calls to the first server of a backend, waited for; for worker threads.

/// Any call of its protocol, with `key`; the key is taken out of what a server says.
http::HttpResult fetchCall(const Network& network, const BackendConfig& config, const std::string& key,
                           const protocol::Call& call, const std::stop_token& stop);
/// The models a server lists.
Result<std::vector<protocol::ServedModel>> listModels(const Network& network, const BackendConfig& config,
                                                      const std::stop_token& stop);

} // namespace chronoscope::backend
