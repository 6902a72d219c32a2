// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/exchange/ExportedRun.h"
#include "core/prompt/Template.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::exchange {

/// What an export wrote. Value type.
struct ExportReport {
    std::vector<std::string> files; ///< paths
    std::int64_t replies = 0;       ///< written
    std::int64_t missing = 0;       ///< requests of the run that have no reply (yet), or ended in an error
    std::int64_t leftOut = 0;       ///< elements of the run that the layout has no place for
};

/// Writes the replies of a run under one template in the layout of the reference code (spec 7), as
/// `folder`/Results/MODEL/Result_…_temp….json: one file per domain, state and temperature, an array with one object
/// per element of the benchmark in the order of its import. A reply that is missing is left out of its list, which
/// is shorter then, as the reference code wants it; of a debiased run under MCQA or TF, where the place tells what was
/// asked (isJudgedByPlace()), it is null, since the reference code does not read those. An element the run did not ask
/// is {}. MODEL is `model`, or else the run's. Replies are the stored texts; what a server keeps apart as thinking is
/// not among them. Memory is bounded. Errors: InvalidArgument where the run does not use the template or a file is
/// there already, Cancelled, those of the store and of the disk; then no file is left. Blocks; any thread.
Result<ExportReport> exportReference(store::Workspace& workspace, std::int64_t run, prompt::Template form,
                                     const std::string& folder, const std::stop_token& stop,
                                     const ExportProgress& progress = {}, const std::string& model = {});

} // namespace chronoscope::exchange
