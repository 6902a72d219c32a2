// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <span>

namespace chronoscope::ui {

/// What core says of each study, as coreSentencesOfStudies() joins it: a table a study, of constant texts. Any thread.
std::span<const char* const> coreSentencesOfChroknow();
std::span<const char* const> coreSentencesOfRobustness();
std::span<const char* const> coreSentencesOfMined();

} // namespace chronoscope::ui
