// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/benchmark/Importer.h"
#include "core/run/RunContext.h"
#include "core/run/RunEngine.h"
#include "core/store/Workspace.h"
#include "tests/support/TempDir.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::test {

/// Real workspaces and real runs for tests. All functions throw std::runtime_error where core reports an error, so
/// that a test stops there.

/// The value of a result that must have one.
template <typename T> T must(Result<T> result) {
    if (!result) throw std::runtime_error(result.error().text());
    return std::move(result).value();
}
void must(const Status& status);

/// The packs that the program ships.
prompt::PromptPack loadPack();

using WorkspacePtr = std::shared_ptr<store::Workspace>;

benchmark::ImportReport importInto(const WorkspacePtr& workspace, const std::vector<std::string>& paths);
WorkspacePtr emptyWorkspace(const TempDir& folder, const std::string& name = "test.chronoscope");
/// A new workspace holding the sample benchmark.
WorkspacePtr makeWorkspace(const TempDir& folder, const std::string& name = "test.chronoscope");

/// Gives an empty workspace the runs 1 to `count`, of which nothing but their rows is there: for rows that refer to
/// them.
void makeBareRuns(const WorkspacePtr& workspace, int count);
std::int64_t makeRun(const WorkspacePtr& workspace, const run::RunSpec& spec, const std::string& backendUri,
                     const std::string& name = "run");
std::shared_ptr<const run::RunContext> contextOf(const WorkspacePtr& workspace, std::int64_t run);
store::RunRecord recordOf(const WorkspacePtr& workspace, std::int64_t run);

/// Runs or resumes the run with the backend its URI names, until it stops.
run::RunProgress runToEnd(const WorkspacePtr& workspace, std::int64_t run, int concurrency = 0);
/// The same run with another backend, started by the caller.
std::unique_ptr<run::RunEngine> engineWith(const WorkspacePtr& workspace, std::int64_t run,
                                           std::shared_ptr<backend::ModelBackend> backend,
                                           run::RunEngine::Options options = {}, run::RunEngine::Sink sink = {});

/// All that a run left in the workspace, table by table, but for its number and times: equal dumps are equal results.
using Dump = std::map<std::string, std::vector<std::string>>;
Dump dumpOf(const WorkspacePtr& workspace, std::int64_t run);

/// The answer of the calibration model that the run's URI names, without threads or waiting.
using ModelAnswer = std::function<backend::ModelReply(const backend::ModelRequest&)>;
ModelAnswer calibrationAnswer(const WorkspacePtr& workspace, std::int64_t run);

/// The first few dynamic elements of the sample: a quick run.
run::RunSpec smallSpec(int firstElements = 4);

} // namespace chronoscope::test
