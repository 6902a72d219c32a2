// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"
#include "app/cli/BackendChoosing.h"
#include "app/cli/Interruption.h"
#include "app/cli/Serving.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace chronoscope::app {

/// A model that is to judge replies, found and tested before anything is asked.
struct JudgeModel {
    Services services;
    Serving serving;
    run::BackendChoice choice;
};
/// Blocks; errors of chooseBackend().
Result<JudgeModel> findJudge(const BackendOptions& options, const Interruption& interruption);
/// Makes the run of a judge over a finished run, tells its id with `tell`, and drives it. Returns the exit status.
int driveJudge(const std::shared_ptr<store::Workspace>& workspace, std::int64_t judged, const JudgeModel& judge,
               const std::string& name, int concurrency, const Interruption& interruption,
               const std::function<void(std::int64_t)>& tell);

} // namespace chronoscope::app
