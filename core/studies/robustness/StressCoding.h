// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/studies/robustness/UnitScore.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

using Bytes = std::vector<std::uint8_t>;
/// By precision; one that was not asked has no dates.
using FactUnits = std::array<UnitScore, kPrecisions>;

/// How dates and units are stored: rows of fixed length, since ten million of them are written and read. Numbers have
/// their lowest byte first. Pure; any thread. What is read is hostile until it was read: Corrupt.

inline constexpr int kMostDates = 65'535; ///< of one fact

/// A date: its year (4 bytes), its position (2), day, month, precision, class and what there is of it (2), alpha (8).
Bytes encodeDates(std::span<const SampledDate> dates);
Result<std::vector<SampledDate>> decodeDates(std::string_view bytes);

/// A unit: its ten counts, 4 bytes each.
Bytes encodeUnits(const FactUnits& units);
Result<FactUnits> decodeUnits(std::string_view bytes);

} // namespace chronoscope::robustness
