// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/FreeCores.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <thread>

namespace chronoscope::backend {

int freeCores(int cores, double load) {
    const double busy =
        std::isnan(load) ? 0 : std::clamp(std::round(load), 0.0, static_cast<double>(std::max(cores, 1)));
    return std::max(1, cores - static_cast<int>(busy));
}

int freeCores() {
    double load = 0;
    if (getloadavg(&load, 1) != 1) load = 0;
    return freeCores(static_cast<int>(std::thread::hardware_concurrency()), load);
}

} // namespace chronoscope::backend
