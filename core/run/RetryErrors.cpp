// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RetryErrors.h"

#include "core/analysis/Category.h"
#include "core/backend/BackendUri.h"
#include "core/run/RunLayout.h"
#include "core/store/RunStore.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

namespace chronoscope::run {

namespace {
using analysis::CellCategory;
using analysis::ChronoCategory;

struct LostCell {
    RunLayout::Place place;
    std::int64_t errors = 0;
    CellCategory category = CellCategory::Missing;
};

struct Forgotten {
    std::int64_t count = 0;
    std::int64_t smallest = std::numeric_limits<std::int64_t>::max(); ///< reply index
};

constexpr std::array<const char*, analysis::kCellCategories> kTallyColumns{"", "correct", "partial_greedy",
                                                                           "partial_sampled", "incorrect"};
constexpr std::array<const char*, analysis::kChronoCategories> kChronoColumns{
    "", "known", "partial_known", "cutoff_after", "cutoff_before", "unknown"};

Error damaged(const store::RunRecord& record, const std::string& what) {
    return {ErrorCode::Corrupt, "the errors of the run are damaged: " + what, record.name};
}

/// Drops the rows of the errors with from <= key < to.
Forgotten dropErrors(SQLite::Database& sql, std::int64_t from, std::int64_t to) {
    Forgotten dropped;
    SQLite::Statement least(sql, "SELECT min(key) FROM reply WHERE key >= ? AND key < ? AND kind < 0");
    SQLite::Statement drop(sql, "DELETE FROM reply WHERE key >= ? AND key < ? AND kind < 0");
    for (SQLite::Statement* statement : {&least, &drop}) {
        statement->bind(1, from);
        statement->bind(2, to);
    }
    if (least.executeStep() && !least.getColumn(0).isNull()) dropped.smallest = keyIndex(least.getColumn(0).getInt64());
    least.reset();
    dropped.count = drop.exec();
    return dropped;
}

/// Takes the errors of one run back, inside the caller's transaction. Throws SQLite errors.
class Forgetting {
public:
    Forgetting(SQLite::Database& sql, const store::RunRecord& record)
        : m_sql(sql), m_record(record), m_run(record.id), m_layout(record.layout()),
          m_element(sql, "SELECT e.domain, e.state, e.relation FROM run_element r JOIN element e ON e.row = r.row "
                         "WHERE r.run = ? AND r.ordinal = ?") {}

    /// Corrupt where the rows do not fit each other; the caller then leaves all as it was.
    Result<Forgotten> all() {
        const auto cells = lostCells();
        if (!cells) return cells.error();
        for (const LostCell& cell : *cells)
            if (const Status forgotten = forget(cell); !forgotten) return forgotten.error();
        return m_forgotten;
    }

private:
    Result<std::vector<LostCell>> lostCells() {
        std::vector<LostCell> cells;
        SQLite::Statement rows(m_sql,
                               "SELECT key, errors, category FROM cell WHERE key >= ? AND key < ? AND errors > 0");
        rows.bind(1, runKey(m_run, 0));
        rows.bind(2, runKey(m_run + 1, 0));
        const auto years = static_cast<std::int64_t>(m_layout.years.size());
        while (rows.executeStep()) {
            const std::int64_t index = keyIndex(rows.getColumn(0).getInt64());
            const std::int64_t category = rows.getColumn(2).getInt64();
            if (index >= m_layout.elements * m_layout.cellsPerElement())
                return damaged(m_record, "a cell that the run does not ask");
            if (category < 0 || category >= analysis::kCellCategories)
                return damaged(m_record, "a cell of no category");
            LostCell cell;
            cell.place.ordinal = index % m_layout.elements;
            cell.place.year = static_cast<int>(index / m_layout.elements % years);
            cell.place.form = static_cast<int>(index / m_layout.elements / years);
            cell.errors = rows.getColumn(1).getInt64();
            cell.category = static_cast<CellCategory>(category);
            cells.push_back(cell);
        }
        return cells;
    }

    Status forget(const LostCell& cell) {
        m_element.reset();
        m_element.bind(1, m_run);
        m_element.bind(2, cell.place.ordinal);
        if (!m_element.executeStep()) return damaged(m_record, "an element is missing in the workspace");
        if (const Status taken = takeFromTally(cell); !taken) return taken;
        if (const Status taken = takeElementCategory(cell); !taken) return taken;
        SQLite::Statement reset(m_sql, "UPDATE cell SET errors = 0, category = 0 WHERE key = ?");
        reset.bind(1, runKey(m_run, m_layout.cellIndex(cell.place.ordinal, cell.place.year, cell.place.form)));
        reset.exec();
        return dropReplies(cell);
    }

    /// Binds the line of the tallies that the cell counts in, from `at`; m_element stands at its element.
    void bindGroup(SQLite::Statement& update, int at, const LostCell& cell) {
        update.bind(at, m_run);
        update.bind(at + 1, static_cast<int>(m_layout.templates[static_cast<std::size_t>(cell.place.form)]));
        update.bind(at + 2, m_element.getColumn(0).getInt());
        update.bind(at + 3, m_element.getColumn(1).getInt());
        update.bind(at + 4, m_element.getColumn(2).getString());
    }

    Status takeFromTally(const LostCell& cell) {
        SQLite::Statement tally(
            m_sql, "UPDATE tally SET lost_samples = lost_samples - ?" + oneLess(kTallyColumns, cell.category) +
                       " WHERE run = ? AND template = ? AND domain = ? AND state = ? AND relation = ? AND year = ?");
        tally.bind(1, cell.errors);
        bindGroup(tally, 2, cell);
        tally.bind(7, m_layout.years[static_cast<std::size_t>(cell.place.year)]);
        return tally.exec() == 1 ? Status() : damaged(m_record, "no tally counts a cell");
    }

    template <typename Columns, typename Category>
    static std::string oneLess(const Columns& columns, Category category) {
        const std::string column = columns[static_cast<std::size_t>(category)];
        return column.empty() ? std::string() : ", " + column + " = " + column + " - 1";
    }

    Status takeElementCategory(const LostCell& cell) {
        const std::int64_t key = runKey(m_run, m_layout.elementIndex(cell.place.ordinal, cell.place.form));
        SQLite::Statement find(m_sql, "SELECT category FROM element_category WHERE key = ?");
        find.bind(1, key);
        if (!find.executeStep()) return {}; // taken with another year's errors
        const std::int64_t category = find.getColumn(0).getInt64();
        if (category < 0 || category >= analysis::kChronoCategories)
            return damaged(m_record, "an element of no category");
        SQLite::Statement drop(m_sql, "DELETE FROM element_category WHERE key = ?");
        drop.bind(1, key);
        drop.exec();
        SQLite::Statement chrono(m_sql,
                                 "UPDATE chrono_tally SET run = run" +
                                     oneLess(kChronoColumns, static_cast<ChronoCategory>(category)) +
                                     " WHERE run = ? AND template = ? AND domain = ? AND state = ? AND relation = ?");
        bindGroup(chrono, 1, cell);
        return chrono.exec() == 1 ? Status() : damaged(m_record, "no tally counts an element");
    }

    Status dropReplies(const LostCell& cell) {
        const std::int64_t first = m_layout.replyIndex(cell.place.ordinal, cell.place.year, cell.place.form, 0);
        const Forgotten dropped =
            dropErrors(m_sql, runKey(m_run, first), runKey(m_run, first + m_layout.samplesPerCell()));
        if (dropped.count != cell.errors) return damaged(m_record, "a cell counts others than are stored");
        m_forgotten.count += dropped.count;
        m_forgotten.smallest = std::min(m_forgotten.smallest, dropped.smallest);
        return {};
    }

    SQLite::Database& m_sql;
    const store::RunRecord& m_record;
    const std::int64_t m_run;
    const RunLayout m_layout;
    SQLite::Statement m_element;
    Forgotten m_forgotten;
};

/// The same of a traversal run: it has no cells, and what comes after an error was never asked.
Forgotten forgetInTraversal(SQLite::Database& sql, std::int64_t run) {
    SQLite::Statement targets(sql, "UPDATE traversal_target SET failed = 0 WHERE run = ? AND failed = 1");
    targets.bind(1, run);
    targets.exec();
    return dropErrors(sql, runKey(run, 0), runKey(run + 1, 0));
}

Result<Forgotten> forgetIn(SQLite::Database& sql, const store::RunRecord& record) {
    auto forgotten = record.base != 0 ? Result(forgetInTraversal(sql, record.id)) : Forgetting(sql, record).all();
    if (forgotten && forgotten->count != record.counts.errorCount())
        return damaged(record, std::to_string(forgotten->count) + " are stored where the run counts " +
                                   std::to_string(record.counts.errorCount()));
    return forgotten;
}

/// The run itself, of which `forgotten` are unasked now. Throws SQLite errors.
void reopen(SQLite::Database& sql, std::int64_t id, const Forgotten& forgotten) {
    SQLite::Statement errors(sql, "DELETE FROM run_error WHERE run = ?");
    errors.bind(1, id);
    errors.exec();
    SQLite::Statement state(sql, "UPDATE run SET low_water = min(low_water, ?), state = ?, message = ? WHERE id = ?");
    state.bind(1, forgotten.smallest);
    state.bind(2, static_cast<int>(store::RunState::Stopped));
    state.bind(3, std::to_string(forgotten.count) + " errors are to be asked again");
    state.bind(4, id);
    state.exec();
    // A scoring of these errors too is one of fewer replies than the run will have: no longer of all of them.
    SQLite::Statement scorings(sql, "UPDATE scoring SET replies = max(replies - ?, 0) WHERE run = ?");
    scorings.bind(1, forgotten.count);
    scorings.bind(2, id);
    scorings.exec();
}
} // namespace

Result<std::int64_t> forgetErrors(store::Workspace& workspace, std::int64_t id) {
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        auto record = store::RunStore(database).get(id);
        if (!record) return record.error();
        if (record->counts.errorCount() == 0) return std::int64_t{0};
        if (const auto uri = backend::BackendUri::parse(record->backend);
            uri && uri->protocol == backend::kImportedProtocol)
            return Error{ErrorCode::Unsupported,
                         "the run was imported from files: what is missing there cannot be asked", record->backend};
        const auto done = store::guarded([&]() -> Result<std::int64_t> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const auto forgotten = forgetIn(database.sql(), *record);
            if (!forgotten) return forgotten.error();
            reopen(database.sql(), id, *forgotten);
            transaction.commit();
            return forgotten->count;
        });
        return done ? *done : done.error();
    });
}

} // namespace chronoscope::run
