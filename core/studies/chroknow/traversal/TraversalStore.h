// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/chroknow/traversal/Traversal.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// One target year of a traversal run, and what became of it. Targets are numbered element by element in the order of
/// the protocol; the reply to step k of target n has index n * TraversalSpec::span() + k.
struct TargetRow {
    std::int64_t number = 0;
    std::int64_t ordinal = 0; ///< of the element in the run (run_element)
    int year = 0;
    analysis::CellCategory before = analysis::CellCategory::Missing;
    int previousSteps = 0; ///< examples planned before the target
    int nextSteps = 0;
    std::optional<bool> changed;         ///< traversal::objectChanged
    traversal::TraversalVerdict verdict; ///< Open until all its steps are answered
    int calls = 0;                       ///< replies taken so far
    std::int64_t promptTokens = 0;       ///< of the replies that were counted: see TraversalStore::tokens()
    std::int64_t completionTokens = 0;
    bool failed = false; ///< a step ended in an error: the element's other steps are not asked until errors are again
};

/// What the server counted for one reply of a traversal run; nothing where it did not.
struct CallTokens {
    std::int64_t index = 0; ///< of the reply
    std::optional<std::int64_t> prompt;
    std::optional<std::int64_t> completion;
};

/// How many of the base run's elements of one kind were drawn for measuring: the denominators of every share.
struct Stratum {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;
    analysis::ChronoCategory category = analysis::ChronoCategory::Missing;
    std::int64_t all = 0;     ///< in the base run
    std::int64_t sampled = 0; ///< of them, measured
};

/// A traversal that a person stepped through and accepted.
struct AcceptedTraversal {
    std::int64_t id = 0;
    std::int64_t run = 0; ///< the base run
    std::int64_t row = 0; ///< element row
    int year = 0;
    traversal::Outcome outcome = traversal::Outcome::Open;
    std::string model; ///< who was asked; the base run's model unless the person chose another
    std::string trace; ///< JSON, see traversal::encodeTrace
    std::string created;
};

/// What a traversal run has beyond a run: frozen evidence, targets, strata; and accepted traversals. A view over a
/// connection. Reading functions return Corrupt for values that cannot be.
class TraversalStore {
public:
    explicit TraversalStore(Database& database) : m_sql(database.sql()) {}
    explicit TraversalStore(SQLite::Database& sql) : m_sql(sql) {} ///< for who writes

    /// Evidence of element `ordinal` of run `run`.
    Result<traversal::Evidence> evidence(std::int64_t run, std::int64_t ordinal);
    /// In order of number; `sink` returns false to stop.
    Status targets(std::int64_t run, const std::function<bool(const TargetRow&)>& sink);
    Result<std::vector<TargetRow>> targetsOf(std::int64_t run, std::int64_t ordinal);
    /// Of the run's replies that are no errors, in order of index; `sink` returns false to stop. Reads no text.
    Status tokens(std::int64_t run, const std::function<bool(const CallTokens&)>& sink);
    Result<std::vector<Stratum>> strata(std::int64_t run);
    /// Where the run's work begins: the smallest ordinal with a target that is open; nothing if none is.
    Result<std::optional<std::int64_t>> firstOpen(std::int64_t run);
    /// Targets of the run.
    Result<std::int64_t> targetCount(std::int64_t run);

    /// What is written: inside the caller's transaction, on the writer thread; throw SQLite errors.
    void writeStrata(std::int64_t run, const std::vector<Stratum>& strata);
    void writeEvidence(std::int64_t run, std::int64_t ordinal, const traversal::Evidence& evidence);
    void writeTarget(std::int64_t run, const TargetRow& target); ///< inserts or replaces
    void forgetFailures(std::int64_t run);                       ///< no target is failed any more
    void forgetOutcomes(std::int64_t run);                       ///< every target is as before its first step

    /// One transaction. Returns the id.
    Result<std::int64_t> accept(const AcceptedTraversal& traversal);
    Status withdraw(std::int64_t id); ///< undo of accept()
    Result<std::vector<AcceptedTraversal>> accepted(std::int64_t run);

private:
    SQLite::Database& m_sql;
    std::optional<SQLite::Statement> m_putTarget; ///< writeTarget() is called for every reply
};

} // namespace chronoscope::store
