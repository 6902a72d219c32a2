// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>

namespace chronoscope::backend {

/// US dollars per million tokens.
struct Price {
    double input = 0;
    double output = 0;

    double of(std::int64_t promptTokens, std::int64_t completionTokens) const {
        return (input * static_cast<double>(promptTokens) + output * static_cast<double>(completionTokens)) / 1e6;
    }
};

} // namespace chronoscope::backend
