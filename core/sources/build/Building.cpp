// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/Building.h"

#include "core/base/Hash.h"
#include "core/sources/build/Builders.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::sources {

using nlohmann::ordered_json;

namespace {
std::string_view gapsName(const std::optional<facts::GapMode>& mode) {
    if (!mode) return "";
    switch (*mode) {
    case facts::GapMode::Open: return "open";
    case facts::GapMode::Paper: return "paper";
    case facts::GapMode::None: break;
    }
    return "none";
}
} // namespace

std::size_t usualFewShots(std::string_view source) { return source == "umls" || source == "cfr" ? 8 : 4; }

Result<BuildReport> readSources(const BuildWish& wish, const backend::Network* network, const std::stop_token& stop,
                                const BuildProgressSink& progress, const wikidata::Download::Told& told) {
    const Builder builder = builderFor(wish.source);
    if (!builder) return Error{ErrorCode::InvalidArgument, "there is no such source", wish.source};
    if (!wish.online.isWanted()) return builder(wish.options, stop, progress);
    if (wish.source != "wikidata")
        return Error{ErrorCode::InvalidArgument, "only Wikidata is asked over the network", wish.source};
    if (!network) return Error{ErrorCode::InvalidArgument, "there is no network to ask Wikidata with", {}};
    return wikidata::buildOnline(*network, wish.online, wish.options, wish.version, stop, progress, told);
}

ordered_json rulesJson(const BuildWish& wish, const BuildReport& report) {
    const BuildOptions& options = wish.options;
    return {{"frame", report.first == 0 ? ordered_json() : ordered_json{report.first, report.last}},
            {"as_of", report.asOf ? ordered_json(*report.asOf) : ordered_json()},
            {"year_rule", options.years == facts::YearRule::YearEnd ? "year_end" : "overlap"},
            {"gaps", gapsName(options.gaps)},
            {"relations", options.relations},
            {"language", options.language},
            {"unlabelled", options.keepUnlabelled ? "keep" : "hold"},
            {"per_relation", options.perRelation},
            {"few_shots", options.fewShots},
            {"seed", options.seed},
            {"model", report.model.empty() ? ordered_json() : ordered_json(report.model)},
            {"version", wish.version}};
}

std::vector<std::size_t> drawnFrom(const BuildReport& report, std::size_t count, std::uint64_t seed) {
    std::vector<std::pair<std::uint64_t, std::size_t>> order;
    for (std::size_t i = 0; i < report.elements.size(); ++i) {
        const BuiltElement& built = report.elements[i];
        if (built.isTaken)
            order.emplace_back(mix(seed, hash64(built.sourceId + ' ' + built.relationId + ' ' + built.element.subject)),
                               i);
    }
    count = std::min(count, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end());
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < count; ++i)
        places.push_back(order[i].second);
    return places;
}

} // namespace chronoscope::sources
