// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/BackendUri.h"
#include "core/base/Result.h"

#include <cstdint>
#include <map>
#include <string>

namespace chronoscope::backend {

/// What is planted in a calibration model. Shares are 0 to 1; every default is a clean, all-knowing respondent but
/// for the cut-off and recall. Value type.
struct CalibrationParams {
    int cutoff = 2021;    ///< last year known; nothing later is
    double recall = 0.75; ///< share of cells up to the cut-off that are known
    double partial = 0.2; ///< share of known cells answered right only in some samples
    double stale = 0.6;   ///< share of wrong answers that repeat an earlier holder, where there is one
    double noise = 0.0;   ///< share of untidy replies: sentences, markdown, no "A."
    double refusal = 0.0; ///< share of requests refused
    double error = 0.0;   ///< share of requests that fail
    /// Share of cells not recalled that are answered rightly where the prompt shows a right neighbouring year.
    double recovers = 0.0;
    int latencyMs = 0; ///< mean time to answer; 0 = at once
    std::uint64_t seed = 1;
    /// Temporal robustness: shares of facts, at each precision for itself, that are robust, robust but for dates just
    /// outside their periods, and scored alike at every date. The rest is scored at random.
    double robust = 0.4;
    double nearly = 0.3;
    double blind = 0.1;
    /// MINED: "recall.NAME" in a URI, the share for a task ("TA") instead of `recall`, or for a configuration ("q-gi")
    /// of what is known of the task.
    std::map<std::string, double> recallOf{};
    double mistaken = 0.0; ///< share of generalisation images taken for another's
    double swayed = 0.0;   ///< share of misaligned contexts whose holder is repeated

    static Result<CalibrationParams> fromUri(const BackendUri& uri);
    BackendUri uri() const;
};

} // namespace chronoscope::backend
