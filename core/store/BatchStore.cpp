// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/BatchStore.h"

#include "core/base/Hash.h"
#include "core/store/RowWriter.h"

#include <fmt/format.h>

namespace chronoscope::store {

namespace {
constexpr std::size_t kIdentityDigits = 12;

/// Binds what may change of a row; returns the next place.
BatchRow readRow(SQLite::Statement& from) {
    int at = 0;
    const auto number = [&] { return from.getColumn(at++).getInt64(); };
    const auto text = [&] { return from.getColumn(at++).getString(); };
    BatchRow row;
    row.id = number();
    row.run = number();
    row.file = text();
    row.content = text();
    row.firstIndex = number();
    row.lastIndex = number();
    row.requests = number();
    row.remoteFile = text();
    row.remoteBatch = text();
    row.status = text();
    row.completed = number();
    row.failed = number();
    row.outputFile = text();
    row.errorFile = text();
    row.problem = text();
    row.submitted = text();
    row.imported = text();
    return row;
}
} // namespace

Result<std::string> BatchStore::identityOf(std::int64_t run) {
    constexpr int kNonce = 7; // its column
    const auto identity = guarded([&]() -> std::string {
        SQLite::Statement row(m_sql, "SELECT model, spec, years, slice_hash, hex(template_pack), "
                                     "hex(relation_pack), created, nonce FROM run WHERE id = ?");
        row.bind(1, run);
        if (!row.executeStep()) return {};
        std::string all = std::to_string(run);
        for (int i = 0; i < row.getColumnCount(); ++i) { // with its length, so that no two runs read alike
            const std::string part = row.getColumn(i).getString();
            if (i == kNonce && part.empty()) continue; // a run of an older schema is named as it was
            all += fmt::format("\n{}:{}", part.size(), part);
        }
        return toHex(contentId(all)).substr(0, kIdentityDigits);
    });
    if (identity && identity->empty()) return Error{ErrorCode::NotFound, "no such run", std::to_string(run)};
    return identity;
}

Result<std::int64_t> BatchStore::add(const BatchRow& row) {
    return guarded([&]() -> std::int64_t {
        SQLite::Statement insert(
            m_sql, "INSERT INTO batch(run, file, content, first_index, last_index, requests, remote_file, "
                   "remote_batch, status, completed, failed, output_file, error_file, problem, submitted, "
                   "imported) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
        execute(insert, row.run, row.file, row.content, row.firstIndex, row.lastIndex, row.requests, row.remoteFile,
                row.remoteBatch, row.status, row.completed, row.failed, row.outputFile, row.errorFile, row.problem,
                row.submitted, row.imported);
        return m_sql.getLastInsertRowid();
    });
}

Status BatchStore::update(const BatchRow& row) {
    return guarded([&] {
        SQLite::Statement update(
            m_sql, "UPDATE batch SET remote_file = ?, remote_batch = ?, status = ?, completed = ?, failed = ?, "
                   "output_file = ?, error_file = ?, problem = ?, submitted = ?, imported = ? WHERE id = ?");
        execute(update, row.remoteFile, row.remoteBatch, row.status, row.completed, row.failed, row.outputFile,
                row.errorFile, row.problem, row.submitted, row.imported, row.id);
    });
}

Result<std::vector<BatchRow>> BatchStore::list(std::int64_t run) {
    return guarded([&] {
        std::vector<BatchRow> all;
        SQLite::Statement rows(
            m_sql, "SELECT id, run, file, content, first_index, last_index, requests, remote_file, remote_batch, "
                   "status, completed, failed, output_file, error_file, problem, submitted, imported "
                   "FROM batch WHERE ? IN (0, run) ORDER BY id");
        rows.bind(1, run);
        while (rows.executeStep())
            all.push_back(readRow(rows));
        return all;
    });
}

} // namespace chronoscope::store
