// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/Interruption.h"
#include "core/run/RunFactory.h"

#include <cstdint>
#include <memory>

namespace chronoscope::app {

/// Runs or continues run `id` in the foreground, with a line of progress on standard error. Returns the exit status;
/// what is wrong has been printed by then.
int driveRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency,
             const backend::Network* network, const run::ServerNow& server, const Interruption& interruption);

} // namespace chronoscope::app
