// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/studies/robustness/DatedFact.h"

#include <cmath>

namespace chronoscope::robustness {

/// Bounds of what a file may say of a fact, the same for all kinds of files. Pure; any thread.

inline constexpr std::size_t kMaxFactText = 16 << 10; ///< bytes
inline constexpr double kMaxVisits = 1e15;

inline Result<double> checkVisits(double visits) {
    if (std::isfinite(visits) && visits >= 0 && visits <= kMaxVisits) return visits;
    return Error{ErrorCode::BadInput, "no number of visits", {}};
}

/// BadInput where the subject, the relation or the object is missing.
inline Status checkNames(const DatedFact& fact) {
    if (text::trim(fact.subject).empty()) return Error{ErrorCode::BadInput, "the subject is missing", {}};
    if (text::trim(fact.relation).empty()) return Error{ErrorCode::BadInput, "the relation is missing", {}};
    if (text::trim(fact.object).empty()) return Error{ErrorCode::BadInput, "the object is missing", {}};
    return {};
}

} // namespace chronoscope::robustness
