// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellLabels.h"

#include <string>
#include <vector>

namespace chronoscope::results {

/// Gives each label a sign and a style that no other one of the list has; unknown labels have no style. The first ten
/// labels of the set `digits` have the keys that give them, 1 to 9 and 0 (those of places 10 to 19, given with Shift
/// and a digit, have letters as all others): the first letter of the name that is free, else two letters, else a letter
/// and a number. A style is the colour that the set chose, in another
/// round where an earlier label has it, else the first that is free. Letters go to that set first, then as the list is.
/// Pure.
void assignSigns(std::vector<CellLabels::Label>& labels, const std::string& digits);

} // namespace chronoscope::results
