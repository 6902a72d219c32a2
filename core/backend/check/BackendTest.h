// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"
#include "core/backend/check/ServerCalls.h"
#include "core/backend/client/Network.h"

#include <functional>
#include <stop_token>

namespace chronoscope::backend {

/// The eight checks of a backend, one after the other, some twenty small calls, none of them cached. Measures; what a
/// check cannot find out is said to be unknown, never assumed. Blocks: for a worker thread; `checked` is called on it
/// after each check. All of it takes at most the config's testLimit: then the check under way found no answer, and the
/// rest is not tried. Where `config` names no model and the server has just one, that one is taken. Error only when the
/// configuration cannot be used at all (no key, wrong URL); an unreachable server is a report with a red light. What is
/// found is remembered by the network, unless it may be of the moment.
Result<CapabilityReport> testBackend(const Network& network, BackendConfig config, const std::string& uri,
                                     const std::stop_token& stop,
                                     const std::function<void(const CheckResult&)>& checked = {});

/// The first check alone: who answers there now, as model, build and fingerprint of a report. Backend when nobody does;
/// Cancelled within 100 ms of `stop`.
Result<CapabilityReport> identifyBackend(const Network& network, BackendConfig config, const std::stop_token& stop);

} // namespace chronoscope::backend
