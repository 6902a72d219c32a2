// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/Calibration.h"

#include "core/analysis/ReportTables.h"
#include "core/run/RunFactory.h"
#include "core/store/TallyStore.h"

namespace chronoscope::analysis {

using backend::Planted;

namespace {
bool isComplete(const CellCounts& counts, const run::RunLayout& layout) {
    return counts.greedyAnswered + counts.sampledAnswered + counts.errors == layout.samplesPerCell();
}
} // namespace

CellCategory plantedCategory(const backend::CalibrationModel& model, const backend::FactBook::Fact& fact,
                             const run::RunLayout& layout, int year, prompt::Template form) {
    CellCounts counts;
    for (const double temperature : layout.temperatures) {
        const bool sampled = temperature > 0;
        for (int set = 0; set < layout.sets; ++set) {
            ++(sampled ? counts.sampledPlanned : counts.greedyPlanned);
            const Planted planted = model.planted(fact, year, form, sampled, set);
            if (planted == Planted::Failed) {
                ++counts.errors;
                continue;
            }
            ++(sampled ? counts.sampledAnswered : counts.greedyAnswered);
            if (planted == Planted::Right) ++(sampled ? counts.sampledHits : counts.greedyHits);
        }
    }
    return categorise(counts);
}

Result<CalibrationReport> calibrationReport(store::Database& database, const run::RunContext& context) {
    const auto uri = backend::BackendUri::parse(context.record.backend);
    if (!uri) return uri.error();
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params)
        return Error{ErrorCode::InvalidArgument, "only a run of a calibration model can be checked",
                     context.record.name};
    auto facts = run::factBookOf(database, context.record);
    if (!facts) return facts.error();
    const backend::CalibrationModel model(*params, *facts);
    CalibrationReport report;
    const run::RunLayout& layout = context.layout;
    store::BenchmarkStore benchmark(database);
    store::TallyStore tallies(database);
    constexpr std::int64_t kChunk = 500;
    for (std::int64_t first = 0; first < layout.elements; first += kChunk) {
        const auto chunk = benchmark.loadOfRun(context.record.id, first, kChunk);
        if (!chunk) return chunk.error();
        for (const auto& loaded : *chunk) {
            const auto cells = tallies.elementCells(context.record.id, layout, loaded.ordinal);
            if (!cells) return cells.error();
            const auto* fact = (*facts)->find(loaded.element);
            for (std::size_t form = 0; fact && form < layout.templates.size(); ++form) {
                auto& line = report[{loaded.element.domain, loaded.element.state, layout.templates[form]}];
                for (std::size_t year = 0; year < layout.years.size(); ++year) {
                    const auto& cell = (*cells)[form][year];
                    if (!cell || !isComplete(cell->counts, layout)) continue;
                    if (fact->ambiguous[static_cast<std::size_t>(layout.templates[form])]) {
                        ++line.ambiguous;
                        continue;
                    }
                    const auto planted =
                        plantedCategory(model, *fact, layout, layout.years[year], layout.templates[form]);
                    ++line.cells;
                    line.agree += planted == cell->category ? 1 : 0;
                    ++line.planted[static_cast<std::size_t>(planted)];
                    ++line.measured[static_cast<std::size_t>(cell->category)];
                }
            }
        }
    }
    return report;
}

Table calibrationTable(const store::RunRecord& run, const CalibrationReport& report) {
    Table table;
    for (const char* key : {"run", "model", "domain", "state", "template"})
        table.addColumn(key);
    for (const char* key : {"cells", "agree", "agree_percent"})
        table.addColumn(key, true);
    for (const char* side : {"planted_", "measured_"})
        for (int category = 0; category < kCellCategories; ++category)
            table.addColumn(side + std::string(name(static_cast<CellCategory>(category))), true);
    for (const auto& [key, line] : report) {
        auto& row = table.rows.emplace_back(std::vector<std::string>{
            run.name, run.model, std::string(name(std::get<0>(key))), std::string(name(std::get<1>(key))),
            std::string(name(std::get<2>(key))), std::to_string(line.cells), std::to_string(line.agree)});
        row.push_back(
            line.cells > 0 ? number(100.0 * static_cast<double>(line.agree) / static_cast<double>(line.cells), 2) : "");
        for (const auto* side : {&line.planted, &line.measured})
            for (const std::int64_t count : *side)
                row.push_back(std::to_string(count));
    }
    return table;
}

} // namespace chronoscope::analysis
