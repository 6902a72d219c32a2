// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string_view>

namespace chronoscope::matching {

/// Unsaid: no word of the line is a truth value. Undecided: it says both, or neither.
enum class Truth { True, False, Unsaid, Undecided };

/// The first truth value of a line as a word (true, false, yes, no, correct, incorrect, right, wrong, accurate …),
/// turned round by a negation before it in the same clause: "not false" is true. "true or false", "neither" and
/// "whether it is true" are undecided. Pure; any thread.
Truth readTruth(std::string_view line);

} // namespace chronoscope::matching
