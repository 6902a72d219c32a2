// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/TemplateErrors.h"

#include "core/analysis/Category.h"
#include "core/run/RunLayout.h"

#include <algorithm>
#include <array>
#include <string>

namespace chronoscope::run {

namespace {
using analysis::CellCategory;
using analysis::ChronoCategory;

struct LostCell {
    RunLayout::Place place;
    std::int64_t errors = 0;
    CellCategory category = CellCategory::Missing;
};

constexpr std::array<const char*, analysis::kCellCategories> kTallyColumns{"", "correct", "partial_greedy",
                                                                           "partial_sampled", "incorrect"};
constexpr std::array<const char*, analysis::kChronoCategories> kChronoColumns{
    "", "known", "partial_known", "cutoff_after", "cutoff_before", "unknown"};

/// Takes the errors of one run back, inside the caller's transaction. Throws SQLite errors.
class Forgetting {
public:
    Forgetting(SQLite::Database& sql, const store::RunRecord& record)
        : m_sql(sql), m_record(record), m_run(record.id), m_layout(record.layout()),
          m_element(sql, "SELECT e.domain, e.state, e.relation FROM run_element r JOIN element e ON e.row = r.row "
                         "WHERE r.run = ? AND r.ordinal = ?") {}

    Status all(std::span<const std::int64_t> indices) {
        for (auto at = indices.begin(); at != indices.end();) {
            LostCell cell{m_layout.placeOfReply(*at), 0, CellCategory::Missing};
            const std::int64_t behind = *at - cell.place.sampleIndex + m_layout.samplesPerCell();
            const auto next = std::lower_bound(at, indices.end(), behind);
            cell.errors = next - at;
            if (const Status forgotten = forget(cell); !forgotten) return forgotten;
            at = next;
        }
        SQLite::Statement left(m_sql, "SELECT 1 FROM cell WHERE key >= ? AND key < ? AND errors != 0");
        left.bind(1, runKey(m_run, 0));
        left.bind(2, runKey(m_run + 1, 0));
        return left.executeStep() ? miscounted() : Status();
    }

private:
    Status damaged(const char* what) const {
        return Error{ErrorCode::Corrupt, std::string("the errors of the run are damaged: ") + what, m_record.name};
    }
    Status miscounted() const { return damaged("a cell counts others than are stored"); }

    Status forget(LostCell& cell) {
        const std::int64_t key =
            runKey(m_run, m_layout.cellIndex(cell.place.ordinal, cell.place.year, cell.place.form));
        SQLite::Statement find(m_sql, "SELECT errors, category FROM cell WHERE key = ?");
        find.bind(1, key);
        if (!find.executeStep()) return damaged("no cell counts one");
        if (find.getColumn(0).getInt64() != cell.errors) return miscounted();
        const std::int64_t category = find.getColumn(1).getInt64();
        if (category < 0 || category >= analysis::kCellCategories) return damaged("a cell of no category");
        cell.category = static_cast<CellCategory>(category);
        m_element.reset();
        m_element.bind(1, m_run);
        m_element.bind(2, cell.place.ordinal);
        if (!m_element.executeStep()) return damaged("an element is missing in the workspace");
        if (const Status taken = takeFromTally(cell); !taken) return taken;
        SQLite::Statement reset(m_sql, "UPDATE cell SET errors = 0, category = 0 WHERE key = ?");
        reset.bind(1, key);
        reset.exec();
        return takeElementCategory(cell);
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
        return tally.exec() == 1 ? Status() : damaged("no tally counts a cell");
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
        if (category < 0 || category >= analysis::kChronoCategories) return damaged("an element of no category");
        SQLite::Statement drop(m_sql, "DELETE FROM element_category WHERE key = ?");
        drop.bind(1, key);
        drop.exec();
        SQLite::Statement chrono(m_sql,
                                 "UPDATE chrono_tally SET run = run" +
                                     oneLess(kChronoColumns, static_cast<ChronoCategory>(category)) +
                                     " WHERE run = ? AND template = ? AND domain = ? AND state = ? AND relation = ?");
        bindGroup(chrono, 1, cell);
        return chrono.exec() == 1 ? Status() : damaged("no tally counts an element");
    }

    SQLite::Database& m_sql;
    const store::RunRecord& m_record;
    const std::int64_t m_run;
    const RunLayout m_layout;
    SQLite::Statement m_element;
};
} // namespace

Status forgetTemplateErrors(SQLite::Database& sql, const store::RunRecord& run, std::span<const std::int64_t> indices) {
    return Forgetting(sql, run).all(indices);
}

} // namespace chronoscope::run
