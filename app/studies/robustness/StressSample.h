// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/store/Workspace.h"
#include "core/studies/robustness/FactImport.h"
#include "core/studies/robustness/Wording.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::app {

/// The sample's part of temporal robustness: its dynamic elements are dated facts too, and calibration models are asked
/// for their dates. One thread.
class StressSample {
public:
    static Result<std::unique_ptr<StressSample>> make();

    /// What stands before `next` while the sample is imported, and stores the facts; lives as long as this.
    benchmark::ElementSink& before(benchmark::ElementSink& next, std::shared_ptr<store::Workspace> workspace);
    /// Makes the runs that are not there yet; those that are not finished.
    Result<std::vector<std::int64_t>> makeRuns(store::Workspace& workspace) const;

private:
    explicit StressSample(robustness::Wording wording) : m_wording(std::move(wording)) {}

    robustness::Wording m_wording;
    std::optional<robustness::FactSink> m_sink; ///< looks at m_wording
};

} // namespace chronoscope::app
