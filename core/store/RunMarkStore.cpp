// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunMarkStore.h"

#include "core/base/Text.h"
#include "core/base/Time.h"
#include "core/store/RowWriter.h"
#include "core/store/RunRemoval.h"

#include <algorithm>
#include <set>

namespace chronoscope::store {

namespace {
/// `text` as a name or tag; an error where it cannot be one.
Result<std::string> oneLine(const std::string& text, const char* what) {
    const std::string line(text::trim(text));
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    if (line.empty()) return Error{ErrorCode::InvalidArgument, std::string(what) + " is empty", {}};
    if (line.size() > RunMarkStore::kNameMost)
        return Error{ErrorCode::InvalidArgument,
                     std::string(what) + " is longer than " + std::to_string(RunMarkStore::kNameMost) + " bytes",
                     {}};
    if (!text::isUtf8(line) || std::any_of(line.begin(), line.end(), isControl))
        return Error{ErrorCode::InvalidArgument, std::string(what) + " is not one line of UTF-8 text", {}};
    return line;
}

/// The name with something behind it, cut where both are longer than a name may be.
std::string withEnd(const std::string& name, const std::string& end) {
    constexpr std::string_view kCut = "…";
    const std::size_t most = RunMarkStore::kNameMost - end.size();
    return (name.size() <= most ? name : text::shortened(name, most - kCut.size())) + end;
}
} // namespace

Status RunMarkStore::requireRun(std::int64_t run) {
    return guarded([&]() -> Status {
        SQLite::Statement row(m_sql, "SELECT 1 FROM run WHERE id = ?");
        row.bind(1, run);
        if (!row.executeStep()) return Error{ErrorCode::NotFound, "no such run", std::to_string(run)};
        return {};
    });
}

Result<std::map<std::int64_t, RunMarks>> RunMarkStore::all() {
    return guarded([&] {
        std::map<std::int64_t, RunMarks> marks;
        SQLite::Statement notes(m_sql, "SELECT run, note FROM run_note");
        while (notes.executeStep())
            marks[notes.getColumn(0).getInt64()].note = notes.getColumn(1).getString();
        SQLite::Statement tags(m_sql, "SELECT run, tag FROM run_tag ORDER BY run, tag");
        while (tags.executeStep())
            marks[tags.getColumn(0).getInt64()].tags.push_back(tags.getColumn(1).getString());
        SQLite::Statement repeats(m_sql, "SELECT run, first FROM run_repeat");
        while (repeats.executeStep())
            marks[repeats.getColumn(0).getInt64()].repeats = repeats.getColumn(1).getInt64();
        return marks;
    });
}

Result<RunMarks> RunMarkStore::of(std::int64_t run) {
    auto marks = all();
    if (!marks) return marks.error();
    return std::move((*marks)[run]);
}

Status RunMarkStore::rename(std::int64_t run, const std::string& name) {
    const auto line = nameOf(name);
    if (!line) return line.error();
    if (const Status is = requireRun(run); !is) return is.error();
    return guarded([&] {
        SQLite::Statement update(m_sql, "UPDATE run SET made_as = CASE made_as WHEN '' THEN name ELSE made_as END, "
                                        "name = ? WHERE id = ?");
        execute(update, *line, run);
    });
}

Result<std::string> RunMarkStore::nameOf(const std::string& text) { return oneLine(text, "the name"); }

Result<std::map<std::int64_t, std::string>> RunMarkStore::nameApart(const std::vector<std::int64_t>& runs,
                                                                    Apart apart) {
    std::map<std::int64_t, std::string> names;
    const Status read = guarded([&] {
        SQLite::Statement rows(m_sql, "SELECT id, name FROM run WHERE id NOT IN (SELECT run FROM run_deleted)");
        while (rows.executeStep())
            names[rows.getColumn(0).getInt64()] = rows.getColumn(1).getString();
    });
    if (!read) return read.error();
    std::set<std::string> older, taken;
    for (const auto& [id, name] : names)
        if (std::find(runs.begin(), runs.end(), id) == runs.end()) older.insert(name);
    std::map<std::int64_t, std::string> changed;
    for (const std::int64_t run : runs) {
        const std::string& name = names[run];
        std::string own = withEnd(name, "");
        bool isFree = taken.insert(own).second && (apart == Apart::FromEachOther || !older.contains(own));
        for (int number = 2; !isFree; ++number) {
            own = withEnd(name, " (" + std::to_string(number) + ")");
            isFree = taken.insert(own).second && !older.contains(own);
        }
        if (own == name) continue;
        if (const Status renamed = rename(run, own); !renamed) return renamed.error();
        changed[run] = std::move(own);
    }
    return changed;
}

Result<std::vector<std::int64_t>> RunMarkStore::idsNamed(const std::string& name) {
    return guarded([&] {
        std::vector<std::int64_t> ids;
        SQLite::Statement rows(m_sql, "SELECT id FROM run WHERE name = ? AND id NOT IN (SELECT run FROM run_deleted) "
                                      "ORDER BY id");
        rows.bind(1, name);
        while (rows.executeStep())
            ids.push_back(rows.getColumn(0).getInt64());
        return ids;
    });
}

Status RunMarkStore::setNote(std::int64_t run, const std::string& note) {
    if (note.size() > kNoteMost || !text::isUtf8(note) || note.find('\0') != std::string::npos)
        return Error{
            ErrorCode::InvalidArgument, "a note is UTF-8 text of " + std::to_string(kNoteMost) + " bytes at most", {}};
    if (const Status is = requireRun(run); !is) return is.error();
    return guarded([&] {
        SQLite::Statement change(m_sql, note.empty() ? "DELETE FROM run_note WHERE run = ?"
                                                     : "INSERT INTO run_note(run, note) VALUES(?, ?) ON CONFLICT(run) "
                                                       "DO UPDATE SET note = excluded.note");
        if (note.empty())
            execute(change, run);
        else
            execute(change, run, note);
    });
}

Status RunMarkStore::setTags(std::int64_t run, const std::vector<std::string>& tags) {
    std::set<std::string> wanted;
    for (const std::string& tag : tags) {
        auto line = oneLine(tag, "a tag");
        if (!line) return line.error();
        if (line->find(',') != std::string::npos)
            return Error{ErrorCode::InvalidArgument, "a tag holds no comma", *line};
        wanted.insert(std::move(line).value());
    }
    if (const Status is = requireRun(run); !is) return is.error();
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement drop(m_sql, "DELETE FROM run_tag WHERE run = ?");
        execute(drop, run);
        SQLite::Statement add(m_sql, "INSERT INTO run_tag(run, tag) VALUES(?, ?)");
        for (const std::string& tag : wanted)
            execute(add, run, tag);
        transaction.commit();
    });
}

Status RunMarkStore::setRepeats(std::int64_t run, std::int64_t first) {
    for (const std::int64_t one : {run, first})
        if (const Status is = requireRun(one); !is) return is.error();
    return guarded([&] {
        SQLite::Statement add(m_sql, "INSERT INTO run_repeat(run, first) VALUES(?, ?)");
        execute(add, run, first);
    });
}

Status RunMarkStore::putAway(std::int64_t run) {
    if (const Status is = requireRun(run); !is) return is.error();
    return guarded([&]() -> Status {
        SQLite::Statement based(m_sql, "SELECT min(id) FROM run WHERE base = ? AND id NOT IN (SELECT run FROM "
                                       "run_deleted)");
        based.bind(1, run);
        if (based.executeStep() && based.getColumn(0).getInt64() != 0)
            return Error{ErrorCode::InvalidArgument, "another run starts from this one; delete that one first",
                         "run " + std::to_string(based.getColumn(0).getInt64())};
        SQLite::Statement add(m_sql, "INSERT OR IGNORE INTO run_deleted(run, at) VALUES(?, ?)");
        execute(add, run, utcNow());
        return {};
    });
}

Status RunMarkStore::bringBack(std::int64_t run) {
    return guarded([&]() -> Status {
        SQLite::Statement based(m_sql, "SELECT base FROM run WHERE id = ? AND base IN (SELECT run FROM run_deleted)");
        based.bind(1, run);
        if (based.executeStep())
            return Error{ErrorCode::InvalidArgument,
                         "the run that this one starts from is deleted; bring it back first",
                         "run " + std::to_string(based.getColumn(0).getInt64())};
        SQLite::Statement drop(m_sql, "DELETE FROM run_deleted WHERE run = ?");
        if (execute(drop, run) == 0) return Error{ErrorCode::NotFound, "no such deleted run", std::to_string(run)};
        return {};
    });
}

Result<std::vector<DeletedRun>> RunMarkStore::deleted() {
    return guarded([&] {
        std::vector<DeletedRun> runs;
        SQLite::Statement rows(m_sql, "SELECT r.id, r.name, d.at FROM run_deleted d JOIN run r ON r.id = d.run "
                                      "ORDER BY r.id");
        while (rows.executeStep())
            runs.push_back(
                {rows.getColumn(0).getInt64(), rows.getColumn(1).getString(), rows.getColumn(2).getString()});
        return runs;
    });
}

Result<int> RunMarkStore::removeDeleted(int days) {
    const auto due = guarded([&] {
        std::vector<std::int64_t> ids; // what starts from another comes before it
        SQLite::Statement rows(m_sql, "SELECT d.run FROM run_deleted d JOIN run r ON r.id = d.run WHERE d.at <= "
                                      "strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?) ORDER BY d.run DESC");
        rows.bind(1, "-" + std::to_string(days) + " days");
        while (rows.executeStep())
            ids.push_back(rows.getColumn(0).getInt64());
        return ids;
    });
    if (!due) return due.error();
    for (const std::int64_t run : *due)
        if (const Status removed = removeRun(m_database, run); !removed) return removed.error();
    return static_cast<int>(due->size());
}

} // namespace chronoscope::store
