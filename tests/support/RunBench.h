// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace chronoscope::test {

/// Fixture of the run engine's tests: a workspace with the sample benchmark, and runs in it of the calibration model
/// that a test file chooses by its URI.
class RunBench : public testing::Test {
protected:
    explicit RunBench(std::string model) : m_model(std::move(model)) {}

    std::int64_t newRun(const run::RunSpec& spec) const { return makeRun(workspace, spec, m_model); }
    /// What the same run leaves when nothing disturbs it.
    Dump undisturbed(const run::RunSpec& spec) const;
    /// What the model says to a request of `run`, as a script.
    FaultyBackend::Script answers(std::int64_t run) const;
    /// A running engine, once `backend` holds `held` of its requests.
    std::unique_ptr<run::RunEngine> startedWith(std::int64_t run, const std::shared_ptr<FaultyBackend>& backend,
                                                run::RunEngine::Options options, std::size_t held) const;

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);

private:
    const std::string m_model;
};

/// A backend that answers nothing by itself: every request is held.
std::shared_ptr<FaultyBackend> silentBackend();

} // namespace chronoscope::test
