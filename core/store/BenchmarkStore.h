// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/benchmark/Slice.h"
#include "core/store/Database.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace chronoscope::store {

/// Elements and few-shots in a workspace. A view over a connection: make one where it is needed.
class BenchmarkStore {
public:
    explicit BenchmarkStore(Database& database) : m_sql(database.sql()) {}

    /// One transaction; content that is there already is counted, not stored again, and as repeated where its row comes
    /// after `before`.
    Result<benchmark::ElementSink::Stored> insert(const std::vector<benchmark::Element>& batch, bool fewShots,
                                                  std::int64_t before = kNoLimit);

    /// Every benchmark element, in import order, without its objects. About 0.3 kB each.
    Result<std::vector<benchmark::ElementMeta>> elements(std::int64_t upToRow = kNoLimit);
    /// Few-shot elements with their objects, in import order. One that was edited by then stands as it was edited, in
    /// the place of the first version: what a run draws from is told by the rows there were.
    Result<std::vector<benchmark::Element>> fewShots(std::int64_t upToRow = kNoLimit);
    Result<benchmark::Element> load(std::int64_t row);
    /// Row by content id (32 hex digits) or, when there is exactly one, by subject. NotFound otherwise.
    Result<std::int64_t> find(const std::string& idOrSubject);
    /// Elements of a run in order of its ordinals, from `first`, at most `count`.
    struct Loaded {
        std::int64_t ordinal = 0;
        std::int64_t row = 0;
        benchmark::Element element;
    };
    Result<std::vector<Loaded>> loadOfRun(std::int64_t run, std::int64_t first, std::int64_t count);
    /// The same as fewShots(), with their rows.
    Result<std::vector<Loaded>> exemplars(std::int64_t upToRow = kNoLimit);
    /// Whether this row is shown before others, and not asked.
    Result<bool> isFewShot(std::int64_t row);
    Result<std::int64_t> largestRow();

    struct Count {
        benchmark::Domain domain = benchmark::Domain::General;
        benchmark::State state = benchmark::State::Dynamic;
        std::string relation;
        std::int64_t elements = 0;
        std::int64_t withChoices = 0; ///< with exactly three distractors
    };
    Result<std::vector<Count>> counts();
    /// Few-shot elements per domain.
    Result<std::vector<std::pair<benchmark::Domain, std::int64_t>>> fewShotCounts();

    static constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
