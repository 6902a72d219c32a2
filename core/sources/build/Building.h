// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"
#include "core/sources/wikidata/online/OnlineBuild.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// One build as a person wants it, whether typed or clicked together. Value type.
struct BuildWish {
    std::string source; ///< one of sourceNames()
    BuildOptions options;
    wikidata::OnlineWish online; ///< of Wikidata alone
    std::string version;         ///< of this program
};

/// Exemplars of a relation, as in the paper: eight in medicine and law, four elsewhere.
std::size_t usualFewShots(std::string_view source);

/// Files or answers to reports: reads what the wish names, asking the network first where it says so. Chooses nothing
/// yet, see sample(). `network` may be null where nothing is asked. Errors of the builder and of the service;
/// InvalidArgument for an unknown source. Blocks; any thread.
Result<BuildReport> readSources(const BuildWish& wish, const backend::Network* network, const std::stop_token& stop,
                                const BuildProgressSink& progress, const wikidata::Download::Told& told = {});

/// The rules of a build, as they are kept with it.
nlohmann::ordered_json rulesJson(const BuildWish& wish, const BuildReport& report);

/// Places of `count` elements among those that are taken, drawn by the seed alone: the same build draws the same ones,
/// and a larger draw holds the smaller. To look at, and to check by hand. Pure.
std::vector<std::size_t> drawnFrom(const BuildReport& report, std::size_t count, std::uint64_t seed);

} // namespace chronoscope::sources
