// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactText.h"
#include "tests/support/Workbench.h"

#include <string>

namespace chronoscope::test {

inline facts::Date iso(const std::string& text) { return must(facts::readIsoDate(text)); }

/// A fact with this period; `others` as periodsText() writes them.
inline robustness::DatedFact factOf(const std::string& start, const std::string& end, const std::string& others = {}) {
    robustness::DatedFact fact;
    fact.subject = "Wisconsin";
    fact.relation = "head of government";
    fact.relationId = "P6";
    fact.object = "Scott Walker";
    fact.period = {iso(start), iso(end)};
    fact.others = must(robustness::readPeriods(others));
    return fact;
}

inline robustness::DatedFact withIds(robustness::DatedFact fact, const std::string& subject,
                                     const std::string& object) {
    fact.subjectId = subject;
    fact.objectId = object;
    return fact;
}

} // namespace chronoscope::test
