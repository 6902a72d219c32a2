// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/Driving.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace chronoscope::app {

/// Makes the run of a judge over a finished run, tells its id with `tell`, and drives it. Returns the exit status.
int driveJudge(const std::shared_ptr<store::Workspace>& workspace, std::int64_t judged, const RunModel& judge,
               const std::string& name, int concurrency, const Interruption& interruption,
               const std::function<void(std::int64_t)>& tell);

} // namespace chronoscope::app
