// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/LogProbExport.h"

#include "core/exchange/ExportFiles.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/LogProbFile.h"
#include "core/studies/robustness/StressStore.h"

#include <filesystem>
#include <utility>

namespace chronoscope::robustness {

namespace {
Result<std::string> linesOf(store::Database& database, std::int64_t run, const RunFact& fact, bool withIds,
                            LogProbExport& report) {
    const auto stored = FactStore(database).load(fact.row);
    if (!stored) return stored.error();
    const auto dates = StressStore(database).dates(run, fact);
    if (!dates) return dates.error();
    const auto scores = StressStore(database).scores(run, fact);
    if (!scores) return scores.error();
    std::string lines;
    for (std::size_t i = 0; i < dates->size(); ++i) {
        lines += logProbLine(stored->fact, dates->at(i), scores->at(i), withIds);
        report.missing += scores->at(i) ? 0 : 1;
        ++report.dates;
    }
    return lines;
}
} // namespace

Result<LogProbExport> exportLogProbs(store::Database& database, const store::RunRecord& run, const std::string& path,
                                     const std::stop_token& stop) {
    if (!run.is(kStressRuns))
        return Error{ErrorCode::InvalidArgument, "the run is of another study: it has no scored dates", run.name};
    const std::filesystem::path file(path);
    if (file.filename().empty()) return Error{ErrorCode::InvalidArgument, "a file needs a name", path};
    exchange::ExportFiles files(file.has_parent_path() ? file.parent_path().string() : ".");
    const auto at = files.add(file.filename().string());
    if (!at) return at.error();
    LogProbExport report;
    const auto withIds = FactStore(database).hasNamesakes(run.id);
    if (!withIds) return withIds.error();
    if (const Status written = files.write(*at, logProbHeader(*withIds)); !written) return written.error();
    const auto facts = StressStore(database).facts(run.id);
    if (!facts) return facts.error();
    for (const RunFact& fact : *facts) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped; nothing was exported", path};
        const auto lines = linesOf(database, run.id, fact, *withIds, report);
        if (!lines) return lines.error();
        if (const Status written = files.write(*at, *lines); !written) return written.error();
    }
    const auto named = files.finish();
    if (!named) return named.error();
    report.path = named->front();
    return report;
}

} // namespace chronoscope::robustness
