// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/store/Database.h"
#include "core/studies/robustness/DatedFact.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::robustness {

/// A fact and its place in the workspace.
struct StoredFact {
    std::int64_t row = 0; ///< in import order
    DatedFact fact;
    ContentId content{}; ///< as it was stored: factContent() of the fact …
    ContentId triple{};  ///< … and tripleOf()
};

/// The dated facts of a workspace. A view over a connection: make one where it is needed. What is asked about a stored
/// fact is never changed, but it is read with all periods of its subject, relation and object that any source told,
/// before it or after; what a run asks, and as what, is fixed when it is made.
class FactStore {
public:
    explicit FactStore(store::Database& database) : m_sql(database.sql()) {}

    struct Stored {
        std::size_t added = 0;
        std::size_t already = 0;          ///< the same content is there, under whatever id
        std::vector<std::size_t> refused; ///< places in the batch: another fact has the id
        /// Places in the batch of facts that are there already under another id, which they keep.
        std::vector<std::pair<std::size_t, std::string>> otherIds;
        std::vector<std::int64_t> rows; ///< of the batch's facts, those of refused ones 0
    };
    /// One transaction, in order, each as FactInsertion has it. A fact without an id gets that of its content.
    Result<Stored> insert(const std::vector<DatedFact>& batch);

    /// Their periods alone, in one transaction: of what is no fact to be asked, for it has no end.
    Status keepPeriods(const std::vector<DatedFact>& batch);

    /// Every fact in import order; `take` returns false to stop.
    Status forEach(const std::function<bool(StoredFact)>& take, std::int64_t upToRow = kNoLimit);
    Result<StoredFact> load(std::int64_t row);
    /// Rows of the facts meant by an id; or by the id of a line that gave several, ID#1 and so on; or by a subject.
    /// NotFound where there is none.
    Result<std::vector<std::int64_t>> find(const std::string& idOrSubject);
    Result<std::int64_t> count();
    /// Whether facts are told apart by ids alone, for others have their names: any, or those of a run.
    Result<bool> hasNamesakes(std::optional<std::int64_t> run = {});
    /// Whether a run asks about facts of whose first or last date only the year is known.
    Result<bool> hasYearBounds(std::int64_t run);
    /// Facts per relation, most first.
    Result<std::vector<std::pair<std::string, std::int64_t>>> relations();

    static constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::robustness
