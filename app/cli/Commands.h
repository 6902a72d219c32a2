// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/layout/RunSpec.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::app {

/// Each adds one sub-command to `root`. When it is the one chosen, `action` is set to what it does; the action
/// returns an exit status.
using Action = std::function<int()>;

/// Checks an option that is an amount of US dollars above 0: "nan" is no amount, though it is a number to CLI11.
CLI::Validator dollars();

void addImportCommand(CLI::App& root, Action& action);
void addBuildCommand(CLI::App& root, Action& action); ///< of benchmarks from their sources
void addDistractCommand(CLI::App& root, Action& action);
void addAskCommand(CLI::App& root, Action& action);
void addSampleCommand(CLI::App& root, Action& action);
void addRunCommands(CLI::App& root, Action& action);     ///< run, resume
void addInspectCommands(CLI::App& root, Action& action); ///< runs, prompt, replies
void addBackendCommands(CLI::App& root, Action& action);
void addBatchCommands(CLI::App& root, Action& action);
void addScoringCommands(CLI::App& root, Action& action); ///< score, scorings
void addTraverseCommand(CLI::App& root, Action& action);
void addAnnotateCommand(CLI::App& root, Action& action);
void addFactCommands(CLI::App& root, Action& action); ///< facts, dates
void addStressCommand(CLI::App& root, Action& action);
void addMinedCommands(CLI::App& root, Action& action); ///< mined, audit
void addJudgeRunCommand(CLI::App& root, Action& action);
void addConstructCommands(CLI::App& root, Action& action); ///< construct, claims
void addEditCommand(CLI::App& root, Action& action);       ///< of knowledge: IKE as a run
void addEditsCommand(CLI::App& root, Action& action);      ///< to editors of weights and back
void addRateCommand(CLI::App& root, Action& action);       ///< the human study of MINED
void addReportCommand(CLI::App& root, Action& action);
void addExchangeCommands(CLI::App& root, Action& action);
void addDiagnoseCommand(CLI::App& root, Action& action);
void addDescribeCommands(CLI::App& root, Action& action); ///< man, completions
void addCheckCommands(CLI::App& root, Action& action);    ///< check, verify
void addJudgeCommand(CLI::App& root, Action& action);     ///< of lines from anywhere

} // namespace chronoscope::app
