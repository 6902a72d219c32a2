// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Services.h"
#include "app/cli/Interruption.h"
#include "core/backend/ModelRequest.h"
#include "core/run/BackendOpening.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace chronoscope::app {

/// The backend of a new run, as every command that makes one takes it. Main thread; what blocks ends with the
/// interruption.

/// The options as they are typed.
struct BackendOptions {
    std::string backend;
    double budget = 0; ///< US dollars; 0 = none
    std::string price; ///< "INPUT,OUTPUT", US dollars per million tokens
};
void addBackendOption(CLI::App& command, BackendOptions& options);
void addCostOptions(CLI::App& command, BackendOptions& options);

/// Tests the backend, with a line of its report on standard error for each check that is not green.
Result<run::BackendChoice> chooseBackend(const Services& services, const backend::ServedUri& served,
                                         const BackendOptions& options, const Interruption& interruption);
/// US dollars that the test of a model cost, as far as tokens were told and the price is known.
double testCost(const run::BackendChoice& model);
/// The choice as the URI alone makes it: for a run whose requests are answered elsewhere.
Result<run::BackendChoice> chooseUntested(const Services& services, const BackendOptions& options,
                                          backend::Mode otherwise);
/// How prompts travel, as far as it is known without asking the server anything.
backend::Mode modeOf(const std::string& uri, backend::Mode otherwise);
/// The price, as far as it is known without asking the server anything.
Result<std::optional<backend::Price>> knownPrice(const BackendOptions& options);

} // namespace chronoscope::app
