// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressSample.h"

#include "app/Resources.h"
#include "core/store/RunStore.h"
#include "core/studies/robustness/StressRun.h"

#include <array>

namespace chronoscope::app {

namespace {
struct PlantedRun {
    const char* name;
    const char* backend;
};
constexpr std::array<PlantedRun, 2> kPlantedRuns{{
    {"calibration, right dates preferred", "calibration:?robust=0.6&nearly=0.3&seed=1"},
    {"calibration, dates by chance", "calibration:?robust=0.05&nearly=0.15&blind=0.2&seed=2"},
}};
} // namespace

Result<std::unique_ptr<StressSample>> StressSample::make() {
    auto wording = robustness::Wording::parse(questionPack());
    if (!wording) return wording.error();
    return std::unique_ptr<StressSample>(new StressSample(std::move(wording).value()));
}

benchmark::ElementSink& StressSample::before(benchmark::ElementSink& next,
                                             std::shared_ptr<store::Workspace> workspace) {
    return m_sink.emplace(next, std::move(workspace), m_wording);
}

Result<std::vector<std::int64_t>> StressSample::makeRuns(store::Workspace& workspace) const {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    std::vector<std::int64_t> open;
    for (const PlantedRun& planted : kPlantedRuns) {
        const auto known = store::RunStore(*reader).find(planted.name);
        if (known && known->state == store::RunState::Finished) continue;
        std::int64_t id = known ? known->id : 0;
        if (!known) {
            const auto made = robustness::createStress(workspace, {}, planted.name, {planted.backend}, m_wording);
            if (!made) return made.error();
            id = made->id;
        }
        open.push_back(id);
    }
    return open;
}

} // namespace chronoscope::app
