// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/base/Result.h"
#include "core/studies/mined/Task.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// The human study (paper, Figs 22 to 24): persons rate items from 0 to 10. Values and pure functions; any thread.

/// Of most items the data are rated: its attributes and its pictures. Of F.M.C and P.M.C the context is: two texts of a
/// person's own are rated by how far they mean what it says.
struct RatedQuality {
    std::string_view key;
    bool hasText = false; ///< a text is written with it
};
std::span<const RatedQuality> ratedQualities(Task task);
bool isRatedQuality(std::string_view key);

inline constexpr double kBestRating = 10;
inline constexpr double kRatingStep = 0.5; ///< of the sliders

/// What one person says of one item.
struct Rating {
    static constexpr std::size_t kMostText = 20'000; ///< bytes
    static constexpr double kMostSeconds = 1e9;

    ContentId item{};
    std::string annotator;
    std::map<std::string, double, std::less<>> scores;     ///< by key; not all need be given yet
    std::map<std::string, std::string, std::less<>> texts; ///< written ones
    double seconds = 0;                                    ///< spent on it, over all visits
    std::string changed;                                   ///< UTC, ISO 8601

    bool operator==(const Rating&) const = default;
    /// Whether all is said that its task asks.
    bool isWhole(Task task) const;
    /// Why the workspace would not take it, if so.
    std::optional<std::string> problem() const;
};

/// {"scores": {"textual": 9.5}, "texts": {}}, as it is stored.
std::string ratingBody(const Rating& rating);
/// Reads scores and texts into `rating`; Corrupt with the reason.
Status readRatingBody(std::string_view json, Rating& rating);

} // namespace chronoscope::mined
