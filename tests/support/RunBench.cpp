// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/RunBench.h"

namespace chronoscope::test {

Dump RunBench::undisturbed(const run::RunSpec& spec) const {
    const auto id = makeRun(workspace, spec, m_model, "undisturbed");
    EXPECT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    return dumpOf(workspace, id);
}

FaultyBackend::Script RunBench::answers(std::int64_t run) const {
    return [answer = calibrationAnswer(workspace, run)](const auto& request) { return std::optional(answer(request)); };
}

std::unique_ptr<run::RunEngine> RunBench::startedWith(std::int64_t run, const std::shared_ptr<FaultyBackend>& backend,
                                                      run::RunEngine::Options options, std::size_t held) const {
    auto engine = engineWith(workspace, run, backend, options);
    engine->start();
    backend->waitForHeld(held);
    return engine;
}

std::shared_ptr<FaultyBackend> silentBackend() {
    return std::make_shared<FaultyBackend>([](const backend::ModelRequest&) { return std::nullopt; });
}

} // namespace chronoscope::test
