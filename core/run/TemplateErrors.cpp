// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/TemplateErrors.h"

#include "core/layout/RunLayout.h"

#include <algorithm>
#include <string>

namespace chronoscope::run {

Status forgetTemplateErrors(SQLite::Database& sql, const store::RunRecord& run, std::span<const std::int64_t> indices) {
    const auto damaged = [&run](const char* what) {
        return Error{ErrorCode::Corrupt, std::string("the errors of the run are damaged: ") + what, run.name};
    };
    constexpr const char* kMiscounted = "a cell counts others than are stored";
    const RunLayout layout = run.layout();
    SQLite::Statement count(sql, "SELECT errors FROM cell WHERE key = ?");
    SQLite::Statement reset(sql, "UPDATE cell SET errors = 0, category = 0 WHERE key = ?");
    SQLite::Statement drop(sql, "DELETE FROM element_category WHERE key = ?");
    const auto exec = [](SQLite::Statement& statement, std::int64_t key) {
        statement.bind(1, key);
        statement.exec();
        statement.reset();
    };
    for (auto at = indices.begin(); at != indices.end();) {
        const RunLayout::Place place = layout.placeOfReply(*at);
        const auto next = std::lower_bound(at, indices.end(), *at - place.sampleIndex + layout.samplesPerCell());
        const std::int64_t cell = runKey(run.id, layout.cellIndex(place.ordinal, place.year, place.form));
        count.bind(1, cell);
        if (!count.executeStep()) return damaged("no cell counts one");
        if (count.getColumn(0).getInt64() != next - at) return damaged(kMiscounted);
        count.reset();
        exec(reset, cell);
        exec(drop, runKey(run.id, layout.elementIndex(place.ordinal, place.form)));
        at = next;
    }
    SQLite::Statement left(sql, "SELECT 1 FROM cell WHERE key >= ? AND key < ? AND errors != 0");
    left.bind(1, runKey(run.id, 0));
    left.bind(2, runKey(run.id + 1, 0));
    return left.executeStep() ? Status(damaged(kMiscounted)) : Status();
}

} // namespace chronoscope::run
