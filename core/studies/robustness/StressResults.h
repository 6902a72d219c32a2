// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/FactPatterns.h"
#include "core/studies/robustness/ScoreMeans.h"
#include "core/studies/robustness/StressSpec.h"
#include "core/studies/robustness/StressStore.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// What came of a run, fact by fact: what every view of the study is an aggregate of. Some 200 bytes a fact, however
/// many dates it has. Values; immutable once read; any thread.

struct FactResult {
    std::int64_t row = 0; ///< in FactStore
    int relation = 0;     ///< place in StressResults::relations
    FactUnits units;
};

struct StressResults {
    store::RunRecord run;
    StressSpec spec;
    std::vector<std::string> relations;
    std::vector<FactResult> facts; ///< those all of whose dates have an outcome, by ordinal
    std::int64_t pending = 0;      ///< the other facts of the run

    bool asks(Precision precision) const { return spec.dates.precisions.at(static_cast<std::size_t>(precision)); }
};

/// InvalidArgument for a run of another study, Cancelled, and those of the store.
Result<StressResults> readStressResults(store::Database& database, const store::RunRecord& run,
                                        const std::stop_token& stop = {});

/// The facts that a filter by text or by labels takes, by run: a bit a fact. Immutable; any thread.
class FactChoice {
public:
    void take(std::int64_t run, std::int64_t row);
    bool takes(std::int64_t run, std::int64_t row) const;

private:
    std::map<std::int64_t, std::vector<bool>> m_rows; ///< by run, then by row in FactStore
};

/// What a view is narrowed to; empty lists restrict nothing. See StressNarrowing.h for the filter that it is made of.
struct StressFilter {
    std::vector<std::string> relations;
    std::vector<Level> levels;
    std::shared_ptr<const FactChoice> facts = {};     ///< null: any
    GlobalMode global = GlobalMode::MeanOfPrecisions; ///< restricts nothing: how global win rates are taken

    bool takesRelation(const std::string& relation) const;
    bool takes(Level level) const;
    bool takes(const StressResults& run, const FactResult& fact) const;
};

/// The facts of two runs that both have settled, in the order of the first.
std::vector<UnitsOfTwo> factsOfBoth(const StressResults& first, const StressResults& second,
                                    const StressFilter& filter);

} // namespace chronoscope::robustness
