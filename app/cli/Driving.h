// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"
#include "app/cli/BackendChoosing.h"
#include "app/cli/Interruption.h"
#include "app/cli/Serving.h"
#include "core/run/RunFactory.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace chronoscope::app {

/// From a backend as it was typed to a run that has come to its end: the way of every command that makes a run. Main
/// thread.

/// A model that a new run asks.
struct RunModel {
    Services services;
    Serving serving;
    run::BackendChoice choice;
};
/// Finds the model and tests it, before anything is stored. `suits` refuses before the test what servers of its kind
/// never can. Blocks; errors of serve() and chooseBackend().
Result<RunModel> findModel(const BackendOptions& options, const Interruption& interruption,
                           const std::function<Status(const std::string& uri)>& suits = {});
/// The model as its URI alone makes it: for a run that is answered elsewhere.
Result<RunModel> findUntested(const BackendOptions& options, backend::Mode otherwise);

/// Prints the id of a run that was made, or with `json` what it was made of.
void tellMade(std::int64_t id, const nlohmann::ordered_json& document, bool json);
/// Runs or continues run `id` in the foreground, with a line of progress on standard error. Returns the exit status;
/// what is wrong has been printed by then.
int driveRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency,
             const RunModel& model, const Interruption& interruption);
/// The same with a server that no new choice was made of.
int driveRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency,
             const backend::Network* network, const run::RunningServer& server, const Interruption& interruption);

} // namespace chronoscope::app
