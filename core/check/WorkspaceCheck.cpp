// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/WorkspaceCheck.h"

#include "core/base/SqliteFile.h"
#include "core/check/ForeignRows.h"
#include "core/check/RunRecount.h"
#include "core/check/SteadyFile.h"
#include "core/check/TextCheck.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <filesystem>
#include <optional>
#include <utility>

namespace chronoscope::check {

namespace {
namespace fs = std::filesystem;
using Stage = CheckProgress::Stage;

void tell(const CheckSink& sink, CheckProgress progress) {
    if (sink) sink(progress);
}

/// Each line in which SQLite says what is wrong with the pages; it ends after a hundred.
void checkPages(SQLite::Database& sql, CheckReport& report) {
    SQLite::Statement rows(sql, "PRAGMA integrity_check");
    while (rows.executeStep())
        if (std::string said = rows.getColumn(0).getString(); said != "ok") report.problems.push_back(std::move(said));
}

/// One whose schema cannot be trusted, or read: pages alone are looked at.
void checkClosed(const std::string& path, CheckReport& report) {
    const Status looked = store::guarded([&] {
        const std::string file = fs::absolute(path).string();
        SQLite::Database sql(hasLog(path) ? file : asItLies(file), SQLite::OPEN_READONLY | SQLITE_OPEN_URI);
        distrust(sql);
        checkPages(sql, report);
    });
    if (!looked) report.problems.push_back(looked.error().text());
}

class Checking {
public:
    Checking(store::Database& database, const CheckSink& sink, const std::stop_token& stop, CheckReport& report)
        : m_database(database), m_sink(sink), m_stop(stop), m_report(report) {}

    Status file() {
        return store::guarded([&] {
            SQLite::Database& sql = m_database.sql();
            tell(m_sink, {Stage::Pages, 0, 0, {}, 0});
            checkPages(sql, m_report);
            tell(m_sink, {Stage::References, 0, 0, {}, 0});
            for (std::string& line : danglingRows(sql))
                m_report.problems.push_back(std::move(line));
            tell(m_sink, {Stage::Rows, 0, 0, {}, 0});
            for (std::string& line : foreignRows(sql))
                m_report.problems.push_back(std::move(line));
        });
    }

    /// What is stored by its content hash.
    Status contents() {
        tell(m_sink, {Stage::Texts, 0, 0, {}, 0});
        for (auto checked : {checkTexts(m_database, m_stop), study::builtInStudies().checkItems(m_database, m_stop)}) {
            if (!checked) return checked.error();
            m_report.items += checked->items;
            for (std::string& line : checked->problems)
                m_report.problems.push_back(std::move(line));
        }
        return {};
    }

    Status runs() {
        auto runs = store::RunStore(m_database).all();
        if (!runs) return runs.error();
        std::erase_if(*runs, [](const auto& run) { return run.state == store::RunState::HalfImported; });
        CheckProgress now{Stage::Runs, 0, static_cast<std::int64_t>(runs->size()), {}, 0};
        RunRecount recount(m_database, study::builtInStudies(), m_stop, [&](std::int64_t replies) {
            now.replies = replies;
            tell(m_sink, now);
        });
        if (const Status begun = store::guarded([&] { recount.begin(); }); !begun) return begun;
        for (const store::RunRecord& run : *runs) {
            now = {Stage::Runs, m_report.runs, now.parts, run.name, 0};
            tell(m_sink, now);
            auto counted = recount.count(run);
            if (!counted) return counted.error();
            ++m_report.runs;
            m_report.replies += counted->replies;
            m_report.judged += counted->judged;
            m_report.measured += counted->measured;
            for (std::string& line : counted->problems)
                m_report.problems.push_back(std::move(line));
            for (std::string& line : counted->notes)
                m_report.notes.push_back(std::move(line));
        }
        m_report.wasCounted = true;
        return {};
    }

private:
    store::Database& m_database;
    const CheckSink& m_sink;
    const std::stop_token& m_stop;
    CheckReport& m_report;
};

/// Damage that keeps a part from being looked at is a line; what else does ends the check.
Status told(const Status& status, CheckReport& report) {
    if (status || status.error().code != ErrorCode::Corrupt) return status;
    report.problems.push_back(status.error().text());
    return {};
}

Result<CheckReport> checkOnce(const std::string& path, const CheckSink& sink, const std::stop_token& stop) {
    CheckReport report;
    auto database = store::Database::open(path, store::Database::Access::ReadOlder);
    if (!database) {
        if (database.error().code != ErrorCode::Corrupt) return database.error();
        report.problems.push_back(database.error().message);
        checkClosed(path, report);
        return report;
    }
    const std::stop_callback interrupt(stop, [&] { database->interrupt(); });
    std::optional<SQLite::Transaction> snapshot;
    const Status begun = store::guarded([&] {
        report.schema = database->sql().execAndGet("PRAGMA user_version").getInt();
        snapshot.emplace(database->sql());
    });
    if (!begun) return begun.error();
    Checking checking(*database, sink, stop, report);
    if (const Status file = told(checking.file(), report); !file) return file.error();
    if (report.schema < store::Database::schemaVersion()) {
        report.notes.push_back(fmt::format("its numbers were not counted: it is of schema {}, an older one than this "
                                           "version's {}; open it once, or check the copy that a repair makes",
                                           report.schema, store::Database::schemaVersion()));
        return report;
    }
    if (const Status contents = told(checking.contents(), report); !contents) return contents.error();
    if (const Status runs = told(checking.runs(), report); !runs) return runs.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", path};
    return report;
}
} // namespace

Result<CheckReport> checkWorkspace(const std::string& path, const CheckSink& sink, const std::stop_token& stop) {
    return readSteadily(path, [&] { return checkOnce(path, sink, stop); });
}

} // namespace chronoscope::check
