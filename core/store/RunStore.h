// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/Price.h"
#include "core/layout/RunLayout.h"
#include "core/layout/RunSpec.h"
#include "core/store/Database.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// Ready: made, not started. Running: a process is at it. Stopped: by the user or an error; resumable. Interrupted: the
/// program was quit, or the process that was at it is gone, which a reader sees as soon as nobody writes the workspace;
/// resumable. HalfImported: an import that has not come to its end, no run of anything; never stored, and removed when
/// the workspace is next opened for writing. The numbers are stored.
enum class RunState : int { Ready = 0, Running, Stopped, Finished, Interrupted, HalfImported };
std::string_view name(RunState state);

/// What became of the requests of a run so far.
struct RunCounts {
    std::int64_t answered = 0;
    std::int64_t refused = 0;
    std::int64_t empty = 0;
    std::int64_t contradictory = 0;
    std::int64_t unreadable = 0;
    std::int64_t leftOut = 0; ///< of all these: replies that strict extraction does not count
    std::map<backend::ErrorKind, std::int64_t> errors;
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;
    std::int64_t cached = 0; ///< replies that came from the cache, and cost nothing
    std::int64_t cachedPromptTokens = 0;
    std::int64_t cachedCompletionTokens = 0;
    /// Replies whose tokens the server did not count, and attempts that it may have answered unseen: with any, the bill
    /// may be higher than cost().
    std::int64_t untold = 0;
    double spent = 0;   ///< US dollars, see run::Spending
    double seconds = 0; ///< spent running, over all sittings

    std::int64_t errorCount() const;
    /// US dollars: the one sum that counts against the budget and is shown. Runs from elsewhere may have tokens alone.
    double cost(const backend::Price& price) const {
        return std::max(spent, price.of(promptTokens - cachedPromptTokens, completionTokens - cachedCompletionTokens));
    }
    /// Replies that arrived, of whatever outcome.
    std::int64_t replies() const { return answered + refused + empty + contradictory + unreadable; }
    std::int64_t done() const { return replies() + errorCount(); }
    std::int64_t& of(matching::ReplyKind kind);
};

/// What a run is: the study it is of (see study::Study) and which of that study's ways of asking it goes by. Stored.
struct RunKind {
    std::string_view study;
    std::string_view plan;
};
inline constexpr std::string_view kChroKnowledge = "chroknow";
inline constexpr RunKind kTemplateRuns{kChroKnowledge, "templates"};
inline constexpr RunKind kTraversalRuns{kChroKnowledge, "traversal"};

/// One run as stored.
struct RunRecord {
    std::int64_t id = 0;
    std::string study{kTemplateRuns.study};
    std::string plan{kTemplateRuns.plan};
    std::string name;
    std::string model;
    std::string backend; ///< URI, never with a key; "{port}" in it where `server` is named
    std::string server;  ///< saved backend whose managed server it asks; empty = a server of others
    run::RunSpec spec;
    std::vector<int> years;
    std::int64_t elements = 0;
    std::string sliceHash;
    std::string templatePack; ///< JSON
    std::string relationPack; ///< JSON
    std::int64_t elementLimit = 0;
    RunState state = RunState::Ready;
    std::string message;
    std::string created;
    std::string updated;
    std::int64_t total = 0;
    RunCounts counts;
    std::int64_t lowWater = 0;
    std::int64_t failedTo = 0;           ///< above what ended sittings with too many errors in a row; 0: none did
    std::string report;                  ///< JSON of the backend's test, see CapabilityReport; empty = not tested
    std::optional<backend::Price> price; ///< none = unknown, which is not free
    std::optional<double> budget;        ///< US dollars
    std::int64_t base = 0;               ///< the run that it starts from or is about; 0: none
    std::string traversal;               ///< JSON of the TraversalSpec of a traversal run, else empty
    std::string nonce;  ///< random, of its making; empty in a run of a schema before 11. See annotation::runIdentity()
    std::string madeAs; ///< the name it was made with, which a later name leaves as it is; empty: `name`

    bool is(const RunKind& kind) const { return study == kind.study && plan == kind.plan; }
    /// What it cost so far; nothing where the price is unknown.
    std::optional<double> cost() const { return price ? std::optional(counts.cost(*price)) : std::nullopt; }
    run::RunLayout layout() const { return {elements, years, spec.templates, spec.temperatures, spec.sets}; }
};

/// True if the replies came from files: who was asked and how is what these say.
bool wasImported(const RunRecord& run);

struct NewRun {
    RunRecord record;               ///< id, state, counts and times are set by create()
    std::vector<std::int64_t> rows; ///< element rows in run order
};

/// The run table and what hangs on it. A view over a connection.
class RunStore {
public:
    explicit RunStore(Database& database) : m_sql(database.sql()), m_path(database.path()) {}

    /// One transaction. Returns the id, from 1 in order of creation.
    Result<std::int64_t> create(const NewRun& run);
    /// The same inside the caller's transaction. Throws SQLite errors.
    std::int64_t insert(const NewRun& run);
    /// The runs of one kind but for half imports, by id.
    Result<std::vector<RunRecord>> list(const RunKind& kind = kTemplateRuns);
    /// Every run of whatever study and state, by id.
    Result<std::vector<RunRecord>> all();
    Result<RunRecord> get(std::int64_t id);
    /// By id or by name (the newest of that name). NotFound also for a half import.
    Result<RunRecord> find(const std::string& idOrName);
    /// Sets or lifts the cap on what the run may cost.
    Status setBudget(std::int64_t id, std::optional<double> dollars);
    Status setState(std::int64_t id, RunState state, const std::string& message = {});
    /// Never lowers it, see RunRecord.
    Status setFailedTo(std::int64_t id, std::int64_t index);
    /// Counts and low-water mark; to be called inside the transaction that stores the replies. Throws SQLite errors.
    void updateProgress(std::int64_t id, const RunCounts& counts, std::int64_t lowWater);
    /// Marks runs that a dead process left as running.
    Status markInterrupted();

private:
    Result<RunRecord> any(const std::string& idOrName);
    Result<std::vector<RunRecord>> read(const std::string& where, std::int64_t id = 0);

    SQLite::Database& m_sql;
    const std::string m_path;
};

} // namespace chronoscope::store
