// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/base/Result.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::backend {

/// The eight questions of a backend test, in order.
enum class Check : int {
    Reachable = 0, ///< reachable, key accepted, model listed, build
    Generation,    ///< answers, and counts tokens
    Determinism,   ///< the same greedy request three times
    GeneratedLogProbs,
    ContinuationLogProbs,
    Images,
    Parallel,
    Parameters, ///< rejected or ignored sampling fields
};
inline constexpr int kChecks = 8;
std::string_view name(Check check); ///< "reachable", "generation", …

enum class Light : int { Green = 0, Amber, Red, Skipped };
std::string_view name(Light light);

struct CheckResult {
    Check check = Check::Reachable;
    Light light = Light::Skipped;
    std::string sentence; ///< what was found, with its numbers; the reason where something is disabled
};

/// What a backend test found. Stored as JSON with every run. Value type.
struct CapabilityReport {
    std::string backend; ///< URI
    std::string model;
    std::string build;             ///< as the server told; may be empty
    std::string systemFingerprint; ///< what the test's replies carried, several with commas between them; may be empty
    std::string fingerprint;       ///< build, model and systemFingerprint
    std::string when;              ///< UTC, ISO 8601
    int slotCount = 0;
    std::array<CheckResult, kChecks> checks;
    Capabilities capabilities; ///< measured; what failed here is not used
    std::vector<std::string> rejectedFields;
    int requests =
        0; ///< for replies that the test made, all of which a server may bill; and their tokens, as far as told:
    int promptTokens = 0;
    int completionTokens = 0;
    double determinismGap = -1; ///< largest difference of a log-probability over three equal requests; −1 unknown

    /// A run can be made: reachable and generating.
    bool usable() const;
    std::string json() const;
    static Result<CapabilityReport> parse(std::string_view json);
};

} // namespace chronoscope::backend
