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
    int errors = 0;
    CellCategory category = CellCategory::Missing;
};

constexpr std::array<const char*, analysis::kCellCategories> kTallyColumns{"", "correct", "partial_greedy", "partial_sampled",
                                                                           "incorrect"};
constexpr std::array<const char*, analysis::kChronoCategories> kChronoColumns{"",           "known",         "partial_known",
                                                                              "cutoff_after", "cutoff_before", "unknown"};

/// Takes the errors of one run back, inside the caller's transaction. Throws SQLite errors.
class Forgetting {
public:
    Forgetting(SQLite::Database& sql, const store::RunRecord& record)
        : m_sql(sql), m_run(record.id), m_layout(record.layout()),
          m_element(sql, "SELECT e.domain, e.state, e.relation FROM run_element r JOIN element e ON e.row = r.row "
                         "WHERE r.run = ? AND r.ordinal = ?") {}

    /// Returns the smallest reply index that was taken back.
    std::int64_t all() {
        std::int64_t smallest = std::numeric_limits<std::int64_t>::max();
        for (const LostCell& cell : lostCells())
            smallest = std::min(smallest, forget(cell));
        return smallest;
    }
    std::int64_t count() const { return m_count; }

private:
    std::vector<LostCell> lostCells() {
        std::vector<LostCell> cells;
        SQLite::Statement rows(m_sql, "SELECT key, errors, category FROM cell WHERE key >= ? AND key < ? AND errors > 0");
        rows.bind(1, runKey(m_run, 0));
        rows.bind(2, runKey(m_run + 1, 0));
        const auto years = static_cast<std::int64_t>(m_layout.years.size());
        while (rows.executeStep()) {
            const std::int64_t index = keyIndex(rows.getColumn(0).getInt64());
            LostCell cell;
            cell.place.ordinal = index % m_layout.elements;
            cell.place.year = static_cast<int>(index / m_layout.elements % years);
            cell.place.form = static_cast<int>(index / m_layout.elements / years);
            cell.errors = rows.getColumn(1).getInt();
            cell.category = static_cast<CellCategory>(rows.getColumn(2).getInt());
            cells.push_back(cell);
        }
        return cells;
    }

    std::int64_t forget(const LostCell& cell) {
        m_element.bind(1, m_run);
        m_element.bind(2, cell.place.ordinal);
        m_element.executeStep();
        const int domain = m_element.getColumn(0).getInt();
        const int state = m_element.getColumn(1).getInt();
        const std::string relation = m_element.getColumn(2).getString();
        m_element.reset();
        const auto form = static_cast<int>(m_layout.templates[static_cast<std::size_t>(cell.place.form)]);
        const auto bindGroup = [&](SQLite::Statement& update, int at) {
            update.bind(at, m_run);
            update.bind(at + 1, form);
            update.bind(at + 2, domain);
            update.bind(at + 3, state);
            update.bind(at + 4, relation);
        };
        SQLite::Statement tally(m_sql, "UPDATE tally SET lost_samples = lost_samples - ?" + oneLess(kTallyColumns, cell.category) +
                                           " WHERE run = ? AND template = ? AND domain = ? AND state = ? AND relation = ? AND year = ?");
        tally.bind(1, cell.errors);
        bindGroup(tally, 2);
        tally.bind(7, m_layout.years[static_cast<std::size_t>(cell.place.year)]);
        tally.exec();
        const auto category = takeElementCategory(cell);
        if (category != ChronoCategory::Missing) {
            SQLite::Statement chrono(m_sql, "UPDATE chrono_tally SET run = run" + oneLess(kChronoColumns, category) +
                                                " WHERE run = ? AND template = ? AND domain = ? AND state = ? AND relation = ?");
            bindGroup(chrono, 1);
            chrono.exec();
        }
        SQLite::Statement reset(m_sql, "UPDATE cell SET errors = 0, category = 0 WHERE key = ?");
        reset.bind(1, runKey(m_run, m_layout.cellIndex(cell.place.ordinal, cell.place.year, cell.place.form)));
        reset.exec();
        return dropReplies(cell);
    }

    template <typename Columns, typename Category> static std::string oneLess(const Columns& columns, Category category) {
        const std::string column = columns[static_cast<std::size_t>(category)];
        return column.empty() ? std::string() : ", " + column + " = " + column + " - 1";
    }

    ChronoCategory takeElementCategory(const LostCell& cell) {
        const std::int64_t key = runKey(m_run, m_layout.elementIndex(cell.place.ordinal, cell.place.form));
        SQLite::Statement find(m_sql, "SELECT category FROM element_category WHERE key = ?");
        find.bind(1, key);
        if (!find.executeStep()) return ChronoCategory::Missing; // taken with another year's errors
        const auto category = static_cast<ChronoCategory>(find.getColumn(0).getInt());
        SQLite::Statement drop(m_sql, "DELETE FROM element_category WHERE key = ?");
        drop.bind(1, key);
        drop.exec();
        return category;
    }

    std::int64_t dropReplies(const LostCell& cell) {
        const std::int64_t first = m_layout.replyIndex(cell.place.ordinal, cell.place.year, cell.place.form, 0);
        SQLite::Statement least(m_sql, "SELECT min(key) FROM reply WHERE key >= ? AND key < ? AND kind < 0");
        SQLite::Statement drop(m_sql, "DELETE FROM reply WHERE key >= ? AND key < ? AND kind < 0");
        for (SQLite::Statement* statement : {&least, &drop}) {
            statement->bind(1, runKey(m_run, first));
            statement->bind(2, runKey(m_run, first + m_layout.samplesPerCell()));
        }
        const std::int64_t smallest = least.executeStep() ? keyIndex(least.getColumn(0).getInt64()) : first;
        m_count += drop.exec();
        return smallest;
    }

    SQLite::Database& m_sql;
    const std::int64_t m_run;
    const RunLayout m_layout;
    SQLite::Statement m_element;
    std::int64_t m_count = 0;
};

struct Forgotten {
    std::int64_t count = 0;
    std::int64_t smallest = 0; ///< reply index
};

/// The same of a traversal run: it has no cells, and what comes after an error was never asked.
Forgotten forgetInTraversal(SQLite::Database& sql, std::int64_t run) {
    SQLite::Statement least(sql, "SELECT min(key) FROM reply WHERE key >= ? AND key < ? AND kind < 0");
    SQLite::Statement drop(sql, "DELETE FROM reply WHERE key >= ? AND key < ? AND kind < 0");
    for (SQLite::Statement* statement : {&least, &drop}) {
        statement->bind(1, runKey(run, 0));
        statement->bind(2, runKey(run + 1, 0));
    }
    least.executeStep();
    const std::int64_t smallest = keyIndex(least.getColumn(0).getInt64());
    SQLite::Statement targets(sql, "UPDATE traversal_target SET failed = 0 WHERE run = ? AND failed = 1");
    targets.bind(1, run);
    targets.exec();
    return {drop.exec(), smallest};
}

Forgotten forgetIn(SQLite::Database& sql, const store::RunRecord& record) {
    if (record.base != 0) return forgetInTraversal(sql, record.id);
    Forgetting forgetting(sql, record);
    const std::int64_t smallest = forgetting.all();
    return {forgetting.count(), smallest};
}
} // namespace

Result<std::int64_t> forgetErrors(store::Workspace& workspace, std::int64_t id) {
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        auto record = store::RunStore(database).get(id);
        if (!record) return record.error();
        if (record->counts.errorCount() == 0) return std::int64_t{0};
        if (const auto uri = backend::BackendUri::parse(record->backend); uri && uri->protocol == backend::kImportedProtocol)
            return Error{ErrorCode::Unsupported, "the run was imported from files: what is missing there cannot be asked", record->backend};
        return store::guarded([&] {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const Forgotten forgotten = forgetIn(database.sql(), *record);
            SQLite::Statement errors(database.sql(), "DELETE FROM run_error WHERE run = ?");
            errors.bind(1, id);
            errors.exec();
            SQLite::Statement state(database.sql(), "UPDATE run SET low_water = min(low_water, ?), state = ?, message = ? WHERE id = ?");
            state.bind(1, forgotten.smallest);
            state.bind(2, static_cast<int>(store::RunState::Stopped));
            state.bind(3, std::to_string(forgotten.count) + " errors are to be asked again");
            state.bind(4, id);
            state.exec();
            transaction.commit();
            return forgotten.count;
        });
    });
}

} // namespace chronoscope::run
