// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/ScoringRecount.h"

#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/scoring/ElementScorer.h"
#include "core/store/CellStore.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <vector>

namespace chronoscope::check {

namespace {
using Numbers = std::vector<std::int64_t>; ///< of one row, its index first

Numbers rowOf(std::int64_t index, const std::array<std::int64_t, 7>& counts, std::int64_t category) {
    Numbers row{index};
    row.insert(row.end(), counts.begin(), counts.end());
    row.push_back(category);
    return row;
}

/// What a scoring says of one element, in no order.
struct Said {
    std::set<Numbers> cells, elements, diagnoses;
    bool operator==(const Said&) const = default;
};

Said said(const store::ScoringBatch& batch) {
    Said said;
    for (const store::ScoredCell& cell : batch.cells) {
        const auto& counts = cell.counts;
        said.cells.insert(rowOf(cell.index,
                                {counts.greedyAnswered, counts.greedyHits, counts.sampledAnswered, counts.sampledHits,
                                 counts.errors, counts.greedyLeftOut, counts.sampledLeftOut},
                                static_cast<std::int64_t>(cell.category)));
    }
    for (const store::ScoredElement& element : batch.elements)
        said.elements.insert({element.index, static_cast<std::int64_t>(element.category)});
    for (const store::DiagnosisRow& row : batch.diagnoses)
        said.diagnoses.insert(
            {row.cell, static_cast<std::int64_t>(row.what.kind), row.what.shift, row.greedy, row.sampled});
    return said;
}

Result<Said> stored(store::Database& database, const run::RunLayout& layout, const store::ScoringRecord& scoring,
                    std::int64_t ordinal) {
    Said said;
    store::CellStore cells(database);
    const store::CellStore::Source source{scoring.run, scoring.id};
    for (int form = 0; form < static_cast<int>(layout.templates.size()); ++form) {
        for (int year = 0; year < static_cast<int>(layout.years.size()); ++year) {
            const std::int64_t index = layout.cellIndex(ordinal, year, form);
            const Status read = cells.cells(source,
                                            [&](const auto& cell) {
                                                said.cells.insert(rowOf(cell.index, cell.counts, cell.category));
                                                return true;
                                            },
                                            {index, index + 1});
            if (!read) return read.error();
        }
        const std::int64_t index = layout.elementIndex(ordinal, form);
        const Status read = cells.elements(source,
                                           [&](std::int64_t at, int category) {
                                               said.elements.insert({at, category});
                                               return true;
                                           },
                                           {index, index + 1});
        if (!read) return read.error();
    }
    const auto diagnoses = store::ScoringStore(database).diagnosesOfElement(scoring.id, layout, ordinal);
    if (!diagnoses) return diagnoses.error();
    store::ScoringBatch batch;
    batch.diagnoses = *diagnoses;
    said.diagnoses = check::said(batch).diagnoses;
    return said;
}
} // namespace

Result<std::int64_t> recountScoring(store::Database& database, const store::RunRecord& run,
                                    const store::ScoringRecord& scoring, const std::stop_token& stop) {
    const auto context = run::contextOf(database, run);
    if (!context) return context.error();
    const auto overrides = store::ScoringStore(database).overrides(scoring.id);
    if (!overrides) return overrides.error();
    const run::AcceptedAnswers accepted(*overrides, scoring.judge.preprocess);
    std::int64_t wrong = 0;
    const auto look = [&](const run::ElementOfRun& element) -> Status {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        scoring::ElementScorer scorer(**context, element, scoring.judge);
        run::ElementReplies replies(**context, element, scoring.judge, &accepted);
        const Status read = replies.read(database, [&](const run::StoredReply& reply) {
            scorer.add(reply);
            return Status();
        });
        if (!read) return read;
        store::ScoringBatch batch;
        scorer.writeTo(batch);
        const auto there = stored(database, (*context)->layout, scoring, element.asked.ordinal);
        if (!there) return there.error();
        wrong += said(batch) == *there ? 0 : 1;
        return {};
    };
    const Status read = run::readElements(database, **context, 0, (*context)->layout.elements, look);
    return read ? Result<std::int64_t>(wrong) : read.error();
}

} // namespace chronoscope::check
