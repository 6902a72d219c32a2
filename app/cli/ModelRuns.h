// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/Driving.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::app {

/// One run of each of several models, as every command that makes runs does it. All of them are stored before the first
/// asks anything, so that a kill leaves runs that can be resumed; one budget is shared among them. Main thread.

/// Options as they are typed; `backend` is set for one model after the other.
struct ModelOptions : BackendOptions {
    std::vector<std::string> backends;
    int concurrency = 0;
    bool noStart = false; ///< make the runs, ask nothing
    bool json = false;
};
/// --backend, which may be repeated.
void addBackendsOption(CLI::App& command, ModelOptions& options);

struct MadeRun {
    std::int64_t id = 0;
    nlohmann::ordered_json document; ///< what `--json` says of it
};

/// What a command knows of its runs.
struct RunMaking {
    /// Whether servers of the kind can be asked this; before anything is. May be empty.
    std::function<Status(const std::string& uri)> suits;
    /// US dollars that a run is expected to cost; asked of several models that share a budget, whose prices are known.
    std::function<Result<double>(const run::BackendChoice& model)> expectedCost;
    std::function<Result<MadeRun>(const run::BackendChoice& model)> make;
    /// What follows a run that is finished; returns the exit status. May be empty.
    std::function<int(std::int64_t run)> then;
    backend::Mode untested = backend::Mode::Chat; ///< see findUntested()
};

/// The worse of two exit statuses, whichever came first: done, stopped and resumable, what a model failed at, bad
/// input, wrong usage, interrupted.
int worseOf(int one, int other);

/// Drives the run of this number once; `rest` is what it gets beyond its own budget in US dollars, 0 the first time.
using DriveOne = std::function<int(std::size_t number, double rest)>;
/// Drives runs one after the other; one that its budget stopped goes on with what the others of its party left over.
/// The status is of how they stand in the end: the worst.
int driveSharing(store::Workspace& workspace, const std::vector<std::int64_t>& runs, const DriveOne& driveOne);

/// Finds and tests the models, makes their runs and drives them one after the other. A model that fails holds up none
/// of the others; what is wrong with the options of any is said before the first is tested. Returns the worst exit
/// status; what is wrong has been printed by then.
int runModels(const std::shared_ptr<store::Workspace>& workspace, const ModelOptions& options, const RunMaking& making,
              const Interruption& interruption);

/// What a run of one model would ask and cost.
struct ModelEstimate {
    std::string backend;             ///< as typed
    nlohmann::ordered_json document; ///< with "cost_usd": null, or low, expected, high
    std::string text;
};
/// One model as it is; of several each, and what all cost.
void printEstimates(const std::vector<ModelEstimate>& estimates, bool json);

} // namespace chronoscope::app
