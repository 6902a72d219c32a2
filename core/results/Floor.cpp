// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Floor.h"

#include <cmath>

namespace chronoscope::results {

std::optional<double> alwaysSamePercent(prompt::Protocol protocol, prompt::Template form, int sets) {
    constexpr double kAll = 100;
    if (form == prompt::Template::Generation) return std::nullopt;
    if (protocol == prompt::Protocol::Reference) return kAll;
    if (form == prompt::Template::Mcqa) return kAll * std::pow(0.25, sets); // (d) is right in one of four orders
    return sets == 1 ? kAll / 2 : 0; // of an element's statements every other one is false, set by set
}

} // namespace chronoscope::results
