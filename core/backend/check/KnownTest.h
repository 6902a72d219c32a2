// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/check/BackendTest.h"

namespace chronoscope::backend {

/// What the last whole test of `uri` found, if the same model and build answer there still: only the first check is
/// made then, and one small question where replies carry a fingerprint of their own; its calls stand in the report in
/// place of those of the test. Else the test. Blocks and fails as testBackend() does.
Result<CapabilityReport> testUnlessKnown(const Network& network, const BackendConfig& config, const std::string& uri,
                                         const std::stop_token& stop,
                                         const std::function<void(const CheckResult&)>& checked = {});

} // namespace chronoscope::backend
