// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressCalibration.h"

#include "core/backend/BackendUri.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/PlantedScores.h"
#include "core/studies/robustness/TableNumbers.h"

#include <array>
#include <utility>

namespace chronoscope::robustness {

namespace {
struct PlantedLine {
    ScoreMeans means;
    std::int64_t agree = 0;
};
using PlantedLines = std::array<std::array<PlantedLine, kPlantedKinds>, kPrecisions>;

bool agrees(Planted kind, const UnitScore& unit) {
    if (!unit.isDefined()) return false;
    return (kind == Planted::Robust && *unit.robust()) || (kind == Planted::Blind && unit.wins == 0);
}

Result<PlantedLines> plantedLines(store::Database& database, const StressResults& run, const StressFilter& filter) {
    const auto uri = backend::BackendUri::parse(run.run.backend);
    if (!uri) return uri.error();
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params)
        return Error{ErrorCode::InvalidArgument, "only a run of a calibration model can be checked", run.run.name};
    PlantedLines lines{};
    FactStore facts(database);
    for (const FactResult& result : run.facts) {
        if (!filter.takes(run, result)) continue;
        const auto stored = facts.load(result.row);
        if (!stored) return stored.error();
        for (int p = 0; p < kPrecisions; ++p) {
            const Planted kind = plantedFor(*params, stored->fact, static_cast<Precision>(p));
            PlantedLine& line = lines.at(static_cast<std::size_t>(p)).at(static_cast<std::size_t>(kind));
            line.means.add(result.units, static_cast<Level>(p));
            line.agree += agrees(kind, result.units.at(static_cast<std::size_t>(p))) ? 1 : 0;
        }
    }
    return lines;
}

std::optional<double> expectedOf(Planted kind, const ScoreMeans& means) {
    if (kind == Planted::Robust) return 1;
    if (kind == Planted::Blind) return 0;
    return kind == Planted::Random ? means.randomRobustness() : std::nullopt;
}
} // namespace

Result<analysis::Table> stressCalibrationTable(store::Database& database, std::span<const StressResults> runs,
                                               const StressFilter& filter, TableStyle style) {
    analysis::Table table;
    addTexts(table, {"run", "model", "precision", "planted"});
    addNumeric(table, {"facts", "undefined", "win_rate", "robust", "robust_percent", "expected_percent", "agree"});
    for (const StressResults& run : runs) {
        const auto lines = plantedLines(database, run, filter);
        if (!lines) return lines.error();
        for (int p = 0; p < kPrecisions; ++p) {
            if (!run.asks(static_cast<Precision>(p)) || !filter.takes(static_cast<Level>(p))) continue;
            for (int k = 0; k < kPlantedKinds; ++k) {
                const auto kind = static_cast<Planted>(k);
                const auto& [means, agree] = lines->at(static_cast<std::size_t>(p)).at(static_cast<std::size_t>(k));
                if (means.facts == 0) continue;
                const bool isCertain = kind == Planted::Robust || kind == Planted::Blind;
                table.rows.push_back({run.run.name, run.run.model, std::string(name(static_cast<Level>(p))),
                                      std::string(name(kind)), std::to_string(means.facts),
                                      std::to_string(means.undefined()), percentText(means.winRate(), style),
                                      std::to_string(means.robust), percentText(means.robustness(), style),
                                      smallPercentText(expectedOf(kind, means), style),
                                      isCertain ? std::to_string(agree) : std::string()});
            }
        }
    }
    return table;
}

} // namespace chronoscope::robustness
