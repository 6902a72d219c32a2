// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunRepeat.h"

#include "core/store/RunMarkStore.h"
#include "core/store/RunStore.h"

#include <algorithm>
#include <utility>

namespace chronoscope::run {

namespace {
/// The URI with the cache off: a kept reply says nothing of today's model.
Result<std::string> withoutCache(const std::string& uri) {
    auto parsed = backend::BackendUri::parse(uri);
    if (!parsed) return parsed.error();
    if (parsed->protocol != "calibration") parsed->query["cache"] = "off";
    return parsed->text();
}

Result<std::vector<std::int64_t>> rowsOf(store::Database& database, std::int64_t run) {
    return store::guarded([&] {
        std::vector<std::int64_t> rows;
        SQLite::Statement query(database.sql(), "SELECT row FROM run_element WHERE run = ? ORDER BY ordinal");
        query.bind(1, run);
        while (query.executeStep())
            rows.push_back(query.getColumn(0).getInt64());
        return rows;
    });
}

/// Place of temperature 0 in the run's list; -1 = it is not asked.
int greedyPlace(const RunSpec& spec) {
    const auto at = std::find(spec.temperatures.begin(), spec.temperatures.end(), 0.0);
    return at == spec.temperatures.end() ? -1 : static_cast<int>(at - spec.temperatures.begin());
}
} // namespace

Status canRepeat(const store::RunRecord& run) {
    if (!run.is(store::kTemplateRuns))
        return Error{ErrorCode::InvalidArgument, "only runs that ask templates can be repeated", run.name};
    if (run.backend.starts_with(std::string(backend::kImportedProtocol) + ":"))
        return Error{ErrorCode::InvalidArgument,
                     "the replies of this run were imported: there is no model to ask again", run.name};
    return {};
}

Result<std::int64_t> repeatRun(store::Workspace& workspace, std::int64_t first, const std::string& name,
                               BackendChoice backend) {
    if (const auto problem = backend.problem()) return Error{ErrorCode::InvalidArgument, *problem, backend.model};
    auto uri = withoutCache(backend.uri);
    if (!uri) return uri.error();
    auto model = backend.model.empty() ? modelOf(*uri) : Result<std::string>(backend.model);
    if (!model) return model.error();
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(first);
    if (!record) return record.error();
    if (const Status can = canRepeat(*record); !can) return can.error();
    auto rows = rowsOf(*reader, first);
    if (!rows) return rows.error();
    store::NewRun fresh{std::move(record).value(), std::move(rows).value()};
    fresh.record.name = name;
    fresh.record.model = std::move(model).value();
    fresh.record.backend = std::move(uri).value();
    fresh.record.server = backend.server;
    fresh.record.report = backend.report;
    fresh.record.price = backend.price;
    fresh.record.budget = backend.budget;
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        const auto id = store::RunStore(database).create(fresh);
        if (!id) return id.error();
        if (const Status marked = store::RunMarkStore(database).setRepeats(*id, first); !marked) return marked.error();
        return *id;
    });
}

Result<RepeatDifference> repeatDifference(store::Database& database, std::int64_t first, std::int64_t second) {
    const auto one = store::RunStore(database).get(first);
    if (!one) return one.error();
    const auto other = store::RunStore(database).get(second);
    if (!other) return other.error();
    const RunSpec& spec = one->spec;
    const bool same = one->is(store::kTemplateRuns) && other->is(store::kTemplateRuns) &&
                      one->sliceHash == other->sliceHash && one->years == other->years &&
                      one->elements == other->elements && spec.templates == other->spec.templates &&
                      spec.sets == other->spec.sets && spec.temperatures == other->spec.temperatures;
    if (!same) return Error{ErrorCode::InvalidArgument, "the two runs do not ask the same", other->name};
    const int greedy = greedyPlace(spec);
    if (greedy < 0)
        return Error{ErrorCode::InvalidArgument,
                     "nothing is asked at temperature 0, and sampled replies differ by themselves", one->name};
    const std::int64_t asked = one->total / static_cast<std::int64_t>(spec.temperatures.size());
    return store::guarded([&] {
        // Samples of a cell lie side by side, those of a temperature together: see RunLayout.
        SQLite::Statement pairs(database.sql(),
                                "SELECT count(*), sum(a.text != b.text), sum(a.hit AND NOT b.hit), "
                                "sum(b.hit AND NOT a.hit), sum(a.hit != 0), sum(b.hit != 0) FROM reply a JOIN reply b "
                                "ON b.key = a.key - ? + ? WHERE a.key >= ? AND a.key < ? AND a.kind >= 0 AND b.kind "
                                ">= 0 AND ((a.key - ?) % ?) / ? = ?");
        const std::int64_t from = runKey(first, 0);
        pairs.bind(1, from);
        pairs.bind(2, runKey(second, 0));
        pairs.bind(3, from);
        pairs.bind(4, runKey(first + 1, 0));
        pairs.bind(5, from);
        pairs.bind(6, one->layout().samplesPerCell());
        pairs.bind(7, spec.sets);
        pairs.bind(8, greedy);
        RepeatDifference found;
        if (!pairs.executeStep()) return found;
        found.compared = pairs.getColumn(0).getInt64();
        found.otherWords = pairs.getColumn(1).getInt64(); // the sum over no rows is null, which reads as 0
        found.lost = pairs.getColumn(2).getInt64();
        found.gained = pairs.getColumn(3).getInt64();
        found.hitsFirst = pairs.getColumn(4).getInt64();
        found.hitsSecond = pairs.getColumn(5).getInt64();
        found.notCompared = asked - found.compared;
        return found;
    });
}

} // namespace chronoscope::run
