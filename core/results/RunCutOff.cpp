// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/RunCutOff.h"

#include <utility>

namespace chronoscope::results {

std::optional<double> RunCutOff::drawsWithout() const {
    if (!found() || interval.draws == 0) return std::nullopt;
    return 100.0 * interval.without / interval.draws;
}

Result<RunCutOff> runCutOff(const ResultSet& set, const ResultFilter& filter, std::size_t run,
                            const std::stop_token& stop) {
    RunCutOff out;
    analysis::CutOffPanel panel = cutOffPanel(set, filter, run);
    out.judged = panel.elements();
    analysis::CutOffPanel same = analysis::everyYearOnly(panel);
    if (same.elements() > 1)
        panel = std::move(same);
    else
        out.isMixed = same.elements() != panel.elements();
    out.elements = panel.elements();
    const auto estimate = analysis::estimateCutOff(panel);
    if (!estimate) return estimate.error();
    out.estimate = *estimate;
    if (!out.found()) return out;
    const auto interval = analysis::cutOffInterval95(panel, {}, stop);
    if (!interval) return interval.error();
    out.interval = *interval;
    return out;
}

} // namespace chronoscope::results
