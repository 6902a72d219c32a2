// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>

namespace chronoscope::app {

/// Figures of runs that score dated facts.
struct StressFigures {
    std::int64_t scored = 0;            ///< by the calibration model, durable
    double scoredPerSecond = 0;         ///< … from the first request to the last commit
    double peakMbAtTenth = 0;           ///< resident memory once a tenth was stored
    double peakMb = 0;                  ///< … at the end: flat where it is no more
    double unitsMs = 0;                 ///< what came of all facts, read back
    std::int64_t scoredOverHttp = 0;    ///< by the loopback server, which shares the machine's cores
    double scoredOverHttpPerSecond = 0; ///< with lists of prompts
    double alonePerSecond = 0;          ///< … with one prompt a call
};

/// Works in `folder`. `facts` are asked by the calibration model, some 160 dates each; a fiftieth of them over HTTP.
Result<StressFigures> measureStress(const std::string& folder, int facts);

} // namespace chronoscope::app
