// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Calibration.h"

#include "core/analysis/TableText.h"
#include "core/prompt/PromptBuilder.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"

namespace chronoscope::results {

using analysis::CellCategory;
using analysis::CellCounts;
using backend::Planted;

namespace {
bool isComplete(const CellCounts& counts, const run::RunLayout& layout) {
    return counts.greedyAnswered + counts.sampledAnswered + counts.errors == layout.samplesPerCell();
}

void addCell(CalibrationLine& line, CellCategory planted, CellCategory measured) {
    ++line.cells;
    line.agree += planted == measured ? 1 : 0;
    ++line.planted[static_cast<std::size_t>(planted)];
    ++line.measured[static_cast<std::size_t>(measured)];
}

void addElement(CalibrationReport& report, const RunSelection& selection, const store::BenchmarkStore::Loaded& loaded,
                const backend::FactBook::Fact& fact, const backend::CalibrationModel& model) {
    const RunColumns& run = *selection.columns;
    const auto ordinal = static_cast<std::size_t>(loaded.ordinal);
    if (selection.elements[ordinal] == 0) return;
    for (const Block block : selection.blocks) {
        const prompt::Template form = run.layout.templates[block.form];
        auto& line = report[{loaded.element.domain, loaded.element.state, form}];
        const std::size_t cell = run.cellAt(ordinal, block.year, block.form);
        if (run.category[cell] == kNotAsked || !selection.wants(cell, run.elementAt(ordinal, block.form)) ||
            !isComplete(run.counts(cell), run.layout))
            continue;
        if (fact.ambiguous[static_cast<std::size_t>(form)]) {
            ++line.ambiguous;
            continue;
        }
        // The model knows the year only as it is asked.
        const int asked = std::stoi(prompt::PromptBuilder::shownYear(loaded.element, run.layout.years[block.year]));
        addCell(line, plantedCategory(model, fact, run.layout, asked, form),
                static_cast<CellCategory>(run.category[cell]));
    }
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
    return analysis::categorise(counts);
}

Result<CalibrationReport> calibrationReport(store::Database& database, const run::RunContext& context,
                                            const ResultSet& set, const ResultFilter& filter, std::size_t run) {
    const auto uri = backend::BackendUri::parse(context.record.backend);
    if (!uri) return uri.error();
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params)
        return Error{ErrorCode::InvalidArgument, "only a run of a calibration model can be checked",
                     context.record.name};
    auto facts = run::factBookOf(database, context.record);
    if (!facts) return facts.error();
    const backend::CalibrationModel model(*params, *facts);
    const RunSelection selection = select(set, filter, run, chosenElements(*set.elements, filter));
    CalibrationReport report;
    store::BenchmarkStore benchmark(database);
    constexpr std::int64_t kChunk = 500;
    for (std::int64_t first = 0; first < context.layout.elements; first += kChunk) {
        const auto chunk = benchmark.loadOfRun(context.record.id, first, kChunk);
        if (!chunk) return chunk.error();
        for (const auto& loaded : *chunk)
            if (const auto* fact = (*facts)->find(loaded.element)) addElement(report, selection, loaded, *fact, model);
    }
    return report;
}

analysis::Table calibrationTable(const RunColumns& run, const CalibrationReport& report) {
    analysis::Table table;
    for (const char* key : {"run", "model", "domain", "state", "template"})
        table.addColumn(key);
    for (const char* key : {"cells", "agree", "agree_percent"})
        table.addColumn(key, true);
    for (const char* side : {"planted_", "measured_"})
        for (int category = 0; category < analysis::kCellCategories; ++category)
            table.addColumn(side + std::string(name(static_cast<CellCategory>(category))), true);
    for (const auto& [key, line] : report) {
        auto& row = table.rows.emplace_back(std::vector<std::string>{
            run.title(), run.model, std::string(name(std::get<0>(key))), std::string(name(std::get<1>(key))),
            std::string(name(std::get<2>(key))), std::to_string(line.cells), std::to_string(line.agree)});
        row.push_back(line.cells > 0 ? analysis::number(
                                           100.0 * static_cast<double>(line.agree) / static_cast<double>(line.cells), 2)
                                     : "");
        for (const auto* side : {&line.planted, &line.measured})
            for (const std::int64_t count : *side)
                row.push_back(std::to_string(count));
    }
    return table;
}

} // namespace chronoscope::results
