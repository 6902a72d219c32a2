// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Verification.h"

#include "core/results/ResultSet.h"
#include "core/results/RunReader.h"
#include "core/run/CellFold.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/store/RowReader.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

namespace chronoscope::results {

using store::RunCounts;
using store::RunRecord;

namespace {
constexpr std::int64_t kRowsBetweenLooks = 8192; ///< rows between looks at the stop token

Error interrupted() { return {ErrorCode::Cancelled, "stopped", {}}; }

/// One run: what its replies amount to, beside what is stored of it.
class Recount {
public:
    Recount(store::Database& database, const RunRecord& record, const MetaByRow& metas, const std::stop_token& stop,
            Verification& report)
        : m_database(database), m_record(record), m_layout(record.layout()), m_metas(metas), m_stop(stop),
          m_report(report) {}

    Status run() {
        if (isOfTemplates())
            m_cells.assign(static_cast<std::size_t>(m_layout.elements * m_layout.cellsPerElement()),
                           run::emptyCell(m_layout));
        if (const Status read = countReplies(); !read) return read;
        compareCounts();
        if (!isOfTemplates()) return {};
        if (const Status read = compareCells(); !read) return read;
        const auto columns = this->columns();
        if (!columns && columns.error().code != ErrorCode::Corrupt) return columns.error();
        if (!columns) tell(columns.error().message);
        return {};
    }

private:
    bool isOfTemplates() const { return m_record.is(store::kTemplateRuns); }
    void tell(const std::string& problem) {
        m_report.problems.push_back(fmt::format("run {} \"{}\": {}", m_record.id, m_record.name, problem));
    }

    Status countReplies() {
        bool stopped = false;
        const Status read = store::guarded([&] {
            store::RowReader rows(m_database.sql(),
                                  "SELECT key, kind, hit, coalesce(prompt_tokens, 0), coalesce(completion_tokens, 0), "
                                  "left_out FROM reply WHERE key >= ? AND key < ?");
            rows.bind(1, run::runKey(m_record.id, 0));
            rows.bind(2, run::runKey(m_record.id + 1, 0));
            while (!stopped && rows.next()) {
                count(run::keyIndex(rows.value(0)), rows.value(1), rows.value(2) != 0, rows.value(5) != 0);
                m_counts.promptTokens += rows.value(3);
                m_counts.completionTokens += rows.value(4);
                stopped = ++m_report.replies % kRowsBetweenLooks == 0 && m_stop.stop_requested();
            }
        });
        if (m_strangers > 0) tell(fmt::format("{} replies are such as none of its requests can have", m_strangers));
        return stopped ? Status(interrupted()) : read;
    }

    void count(std::int64_t index, std::int64_t kind, bool hit, bool leftOut) {
        if (kind >= matching::kReplyKinds) {
            ++m_strangers;
            return;
        }
        if (kind < 0)
            ++m_counts
                  .errors[static_cast<backend::ErrorKind>(std::clamp<std::int64_t>(-kind, 0, backend::kErrorKinds))];
        else
            ++m_counts.of(static_cast<matching::ReplyKind>(kind));
        m_counts.leftOut += leftOut ? 1 : 0;
        if (!isOfTemplates()) return;
        if (index >= m_layout.elements * m_layout.repliesPerElement()) {
            ++m_strangers;
            return;
        }
        const auto place = m_layout.placeOfReply(index);
        const bool sampled = m_layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0;
        run::countOutcome(m_cells[static_cast<std::size_t>(m_layout.cellIndex(place.ordinal, place.year, place.form))],
                          {sampled, kind < 0, hit, leftOut});
    }

    void compareCounts() {
        const RunCounts& stored = m_record.counts;
        auto errors = stored.errors;
        std::erase_if(errors, [](const auto& kind) { return kind.second == 0; });
        const auto outcomes = [](const RunCounts& of) {
            return std::tie(of.answered, of.refused, of.empty, of.contradictory, of.unreadable, of.leftOut);
        };
        if (outcomes(stored) != outcomes(m_counts) || errors != m_counts.errors)
            tell(fmt::format("it counts {} outcomes of its requests, and {} are stored, or others", stored.done(),
                             m_counts.done()));
        if (std::tie(stored.promptTokens, stored.completionTokens) !=
            std::tie(m_counts.promptTokens, m_counts.completionTokens))
            tell(fmt::format("it counts {} tokens, and those of its replies are {}",
                             stored.promptTokens + stored.completionTokens,
                             m_counts.promptTokens + m_counts.completionTokens));
    }

    Status compareCells() {
        std::int64_t wrong = 0;
        std::size_t next = 0;
        const auto skipTo = [&](std::size_t end) { // cells without a row are cells without a reply
            for (; next < end; ++next)
                if (m_cells[next].counts != run::emptyCell(m_layout).counts) ++wrong;
        };
        const Status read =
            store::CellStore(m_database).cells({m_record.id, 0}, [&](const store::CellStore::Cell& stored) {
                const auto at = static_cast<std::size_t>(stored.index);
                if (at >= m_cells.size()) {
                    ++wrong;
                    return true;
                }
                skipTo(at);
                const run::FoldCell& cell = m_cells[next++];
                const analysis::CellCounts& said = cell.counts;
                const std::array<std::int64_t, 7> counts{said.greedyAnswered, said.greedyHits, said.sampledAnswered,
                                                         said.sampledHits,    said.errors,     said.greedyLeftOut,
                                                         said.sampledLeftOut};
                const bool follows =
                    said.greedyPlanned == 0 || // earlier versions gave these a category, which is not read
                    stored.category == static_cast<int>(cell.category);
                if (stored.counts != counts || !follows) ++wrong;
                return true;
            });
        skipTo(m_cells.size());
        if (wrong > 0) tell(fmt::format("{} cells are not those of its replies", wrong));
        return read;
    }

    Result<std::shared_ptr<const RunColumns>> columns() const {
        const auto head = readHead(m_database, {m_record.id, 0});
        if (!head) return head.error();
        return readRun(m_database, *head, m_metas, [&](std::int64_t) { return !m_stop.stop_requested(); });
    }

    store::Database& m_database;
    const RunRecord& m_record;
    const run::RunLayout m_layout;
    const MetaByRow& m_metas;
    const std::stop_token& m_stop;
    Verification& m_report;
    std::vector<run::FoldCell> m_cells; ///< by RunLayout::cellIndex
    RunCounts m_counts;
    std::int64_t m_strangers = 0;
};

/// The file itself, as SQLite sees it.
void checkFile(SQLite::Database& sql, Verification& report) {
    SQLite::Statement pages(sql, "PRAGMA integrity_check");
    while (pages.executeStep())
        if (const std::string said = pages.getColumn(0).getString(); said != "ok") report.problems.push_back(said);
    SQLite::Statement orphans(sql,
                              "SELECT \"table\", \"parent\", count(*) FROM pragma_foreign_key_check GROUP BY 1, 2");
    while (orphans.executeStep())
        report.problems.push_back(fmt::format("{} rows of {} are of no row of {}", orphans.getColumn(2).getInt64(),
                                              orphans.getColumn(0).getString(), orphans.getColumn(1).getString()));
}
} // namespace

Result<Verification> verify(store::Database& database, const std::stop_token& stop) {
    Verification report;
    const std::stop_callback interrupt(stop, [&] { database.interrupt(); });
    std::optional<SQLite::Transaction> snapshot;
    const Status begun = store::guarded([&] {
        snapshot.emplace(database.sql());
        checkFile(database.sql(), report);
    });
    if (!begun) return begun.error();
    const auto elements = store::BenchmarkStore(database).elements();
    if (!elements) return elements.error();
    MetaByRow metas;
    for (const benchmark::ElementMeta& meta : *elements)
        metas.emplace(meta.row, &meta);
    auto runs = store::RunStore(database).all();
    if (!runs) return runs.error();
    std::erase_if(*runs, [](const RunRecord& run) { return run.state == store::RunState::HalfImported; });
    for (const RunRecord& record : *runs) {
        if (const Status read = Recount(database, record, metas, stop, report).run(); !read) return read.error();
        ++report.runs;
    }
    return report;
}

} // namespace chronoscope::results
