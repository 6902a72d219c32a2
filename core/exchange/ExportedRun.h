// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/run/ElementReplies.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace chronoscope::exchange {

/// Told now and then: elements done, of how many.
using ExportProgress = std::function<void(std::int64_t, std::int64_t)>;

/// A run of templates that an export reads, with a connection of its own. Owned by the export; one thread.
struct ExportedRun {
    static Result<ExportedRun> open(store::Workspace& workspace, std::int64_t run);

    /// run::readElements() over the whole run. Cancelled on request.
    Status elements(const std::stop_token& stop, const ExportProgress& progress,
                    const std::function<Status(const run::ElementOfRun&)>& visit);

    store::Database reader;
    std::shared_ptr<const run::RunContext> context;
};

} // namespace chronoscope::exchange
