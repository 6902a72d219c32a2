// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

namespace chronoscope::sources {

/// Chooses what of a report is stored: BuiltElement::isTaken and isFewShot. Elements that lack a year or wait for
/// names are never. First the few-shots are set aside, `fewShots` of each relation, dynamic and static in turn; none
/// in relations that would keep fewer than two elements. Of the rest equally many of both states are taken in each
/// relation, min(dynamic, static, perRelation), and of the timeless at most perRelation; all where that is 0. The
/// choice hangs on the seed and the ids alone, not on the order of the source. Adds the steps few_shots and taken, and
/// what is there and taken of every relation. Pure.
void sample(BuildReport& report, const BuildOptions& options);

/// Makes an exemplar of an element. A pool has no states: whoever reads its file takes all for dynamic, and so are they
/// stored.
void setAside(BuiltElement& built);

} // namespace chronoscope::sources
