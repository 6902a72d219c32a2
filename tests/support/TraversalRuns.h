// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/TraversalSpec.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <memory>
#include <string>
#include <vector>

namespace chronoscope::test {

/// Whole traversal runs for tests, over the sample benchmark.

/// The paper's settings over every element; `protocol` chooses another.
traversal::TraversalSpec runSpecOf(traversal::Protocol protocol = traversal::Protocol::Paper);

/// The same of every protocol and edition that a stored run may have.
std::vector<traversal::TraversalSpec> everyProtocol();

/// A finished run under Generation over the first `elements` general facts of the sample, most of them Partial Known.
std::int64_t finishedBase(const WorkspacePtr& workspace, int elements, const std::string& model);
std::int64_t makeTraversals(const WorkspacePtr& workspace, std::int64_t base, const traversal::TraversalSpec& spec);

/// The traversal run with `backend`, started by the caller.
std::unique_ptr<run::RunEngine> traversalEngine(const WorkspacePtr& workspace, std::int64_t run,
                                                std::shared_ptr<backend::ModelBackend> backend,
                                                run::RunEngine::Options options = {});

/// A respondent of moods that depend on nothing but the prompt: it repeats an answer it is shown, makes one up,
/// refuses, says nothing, or talks.
backend::ModelReply moodyReply(const backend::ModelRequest& request);

/// dumpOf() with the targets and strata.
Dump traversalDump(const WorkspacePtr& workspace, std::int64_t run);
std::vector<store::TargetRow> targetsIn(const WorkspacePtr& workspace, std::int64_t run);

} // namespace chronoscope::test
