// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunRepeat.h"

#include "core/layout/RunLayout.h"
#include "core/store/RunMarkStore.h"
#include "core/study/Study.h"

#include <algorithm>
#include <optional>
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

/// Which replies are compared: of each cell those at temperature 0, which lie side by side; see RunLayout.
struct GreedyPart {
    std::int64_t perCell = 1;
    std::int64_t perTemperature = 1;
    std::int64_t place = 0; ///< of temperature 0
};

/// Nothing where none is asked at temperature 0. A study that samples nothing has that temperature and one set alone.
std::optional<GreedyPart> greedyPart(const store::RunRecord& run) {
    const auto& temperatures = run.spec.temperatures;
    const auto at = std::find(temperatures.begin(), temperatures.end(), 0.0);
    if (at == temperatures.end()) return std::nullopt;
    return GreedyPart{run.layout().samplesPerCell(), run.spec.sets, at - temperatures.begin()};
}

bool askTheSame(const store::RunRecord& one, const store::RunRecord& other) {
    return one.study == other.study && one.plan == other.plan && one.sliceHash == other.sliceHash &&
           one.years == other.years && one.elements == other.elements && one.base == other.base &&
           one.spec.templates == other.spec.templates && one.spec.sets == other.spec.sets &&
           one.spec.temperatures == other.spec.temperatures && study::builtInStudies().canCopy(one);
}

/// How many requests there are of what is compared.
std::int64_t askedBy(const store::RunRecord& run) {
    return run.total / static_cast<std::int64_t>(run.spec.temperatures.size());
}
} // namespace

Status canRepeat(const store::RunRecord& run) {
    if (!study::builtInStudies().canCopy(run))
        return Error{ErrorCode::InvalidArgument, "what such a run asks follows from replies: it cannot be repeated",
                     run.name};
    if (store::wasImported(run))
        return Error{ErrorCode::InvalidArgument,
                     "the replies of this run were imported: there is no model to ask again", run.name};
    return {};
}

Result<std::int64_t> repeatRun(store::Workspace& workspace, std::int64_t first, const std::string& name,
                               BackendChoice backend) {
    if (const auto problem = backend.problem()) return Error{ErrorCode::InvalidArgument, *problem, backend.model};
    auto uri = withoutCache(backend.uri);
    if (!uri) return uri.error();
    backend.uri = std::move(uri).value();
    auto model = backend.modelName();
    if (!model) return model.error();
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(first);
    if (!record) return record.error();
    if (const Status can = canRepeat(*record); !can) return can.error();
    store::NewRun fresh{*record, {}};
    fresh.record.name = name;
    // The name of a calibration model is its study's: what is planted is the same.
    const auto before = withoutCache(record->backend);
    const bool isPlanted = backend.uri.starts_with("calibration:") && before && *before == backend.uri;
    if (!isPlanted) fresh.record.model = std::move(model).value();
    backend.nameIn(fresh.record);
    return workspace.write([&](store::Database& database) {
        return store::guarded([&]() -> Result<std::int64_t> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const std::int64_t id = store::RunStore(database).insert(fresh);
            study::builtInStudies().copy(*record, id, database);
            if (const Status marked = store::RunMarkStore(database).setRepeats(id, first); !marked)
                return marked.error();
            transaction.commit();
            return id;
        });
    });
}

Result<RepeatDifference> repeatDifference(store::Database& database, std::int64_t first, std::int64_t second) {
    const auto one = store::RunStore(database).get(first);
    if (!one) return one.error();
    const auto other = store::RunStore(database).get(second);
    if (!other) return other.error();
    if (!askTheSame(*one, *other))
        return Error{ErrorCode::InvalidArgument, "the two runs do not ask the same", other->name};
    const auto greedy = greedyPart(*one);
    if (!greedy)
        return Error{ErrorCode::InvalidArgument,
                     "nothing is asked at temperature 0, and sampled replies differ by themselves", one->name};
    return store::guarded([&] {
        SQLite::Statement pairs(database.sql(),
                                "SELECT count(*), sum(a.text != b.text), sum(a.hit AND NOT b.hit), "
                                "sum(b.hit AND NOT a.hit), sum(a.hit != 0), sum(b.hit != 0), count(b.value - a.value), "
                                "sum(b.value <> a.value), avg(b.value - a.value), max(abs(b.value - a.value)) "
                                "FROM reply a JOIN reply b ON b.key = a.key - ? + ? WHERE a.key >= ? AND a.key < ? "
                                "AND a.kind >= 0 AND b.kind >= 0 AND ((a.key - ?) % ?) / ? = ?");
        const std::int64_t from = runKey(first, 0);
        pairs.bind(1, from);
        pairs.bind(2, runKey(second, 0));
        pairs.bind(3, from);
        pairs.bind(4, runKey(first + 1, 0));
        pairs.bind(5, from);
        pairs.bind(6, greedy->perCell);
        pairs.bind(7, greedy->perTemperature);
        pairs.bind(8, greedy->place);
        RepeatDifference found;
        if (!pairs.executeStep()) return found;
        const auto counted = [&](int at) { return pairs.getColumn(at).getInt64(); }; // a sum of nothing reads as 0
        found.compared = counted(0);
        found.otherWords = counted(1);
        found.lost = counted(2);
        found.gained = counted(3);
        found.hitsFirst = counted(4);
        found.hitsSecond = counted(5);
        found.notCompared = askedBy(*one) - found.compared;
        found.measured = counted(6);
        found.otherValues = counted(7);
        found.meanShift = pairs.getColumn(8).getDouble();
        found.largestShift = pairs.getColumn(9).getDouble();
        return found;
    });
}

} // namespace chronoscope::run
