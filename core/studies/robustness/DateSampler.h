// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Classification.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

/// How years are chosen over the horizon of a fact.
enum class Sampler : int {
    TimeStress = 0, ///< 201 points at equal distances, as the published code computes them; each year once
    Paper           ///< every g-th year, g so that about nine of them are correct
};
std::string_view name(Sampler sampler); ///< "timestress", "paper"
std::optional<Sampler> samplerFromName(std::string_view text);

struct SamplerOptions {
    Sampler sampler = Sampler::TimeStress;
    double horizon = 10;            ///< durations of the fact around its middle; above 0, kMaxHorizon at the most
    facts::Date clip{2020, 12, 31}; ///< dates that end later are dropped, each by itself: of a year that ends later its
                                    ///< earlier months and days stay
    std::array<bool, kPrecisions> precisions{true, true, true};
    std::uint64_t seed = 123;
    /// Whether months and days in a transitional year are discarded, so that all precisions have as many dates of each
    /// class. None: as is usual with the sampler, so with TimeStress' and not with the paper's.
    std::optional<bool> equalize = std::nullopt;

    bool equalizes() const { return equalize.value_or(sampler == Sampler::TimeStress); }

    static constexpr double kMaxHorizon = 100;
};

/// No date is sampled further from year 0, on either side: kMaxHorizon around the longest fact.
inline constexpr int kMaxSampledYear = 1'000'000;

/// The dates a fact is asked about, by precision and position, each precision with the question without a date at its
/// end. Months and days are of the sampled years, position by position, and depend on nothing but the seed, the year
/// and what the fact says: another fact, another horizon or another clip changes none of them. Pure; any thread.
///
/// Sources: TimeStress (arXiv 2502.01220) for its sampler, and for `Discarded`: months and days in a transitional year,
/// which keeps the numbers of all precisions equal. The paper's own sampler is not published; it has no Discarded.
std::vector<SampledDate> sampleDates(const DatedFact& fact, const SamplerOptions& options);

/// Whether the fact still holds when the last dates are asked, so that later ones of its own are not.
bool isCut(const DatedFact& fact, const SamplerOptions& options);
/// Years between the sampled ones of the paper's sampler.
int yearStep(const DatedFact& fact);

} // namespace chronoscope::robustness
