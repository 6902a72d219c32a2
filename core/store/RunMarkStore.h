// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace chronoscope::store {

/// What a person says of a run.
struct RunMarks {
    std::string note;
    std::vector<std::string> tags; ///< ascending
    std::int64_t repeats = 0;      ///< the run whose questions this one asks again; 0 = none
};

/// A run that was deleted and can be brought back.
struct DeletedRun {
    std::int64_t id = 0;
    std::string name;
    std::string at; ///< UTC
};

/// The names, notes and tags of runs, which of them repeat others, and which are deleted. A deleted run is out of
/// RunStore's lists, and is removed with all it has when the workspace is opened for writing some weeks later. A view
/// over a connection; each call is one transaction.
///
/// Errors: InvalidArgument (a name or tag that cannot be one, a run that others start from), NotFound (no such run),
/// and those of the database.
class RunMarkStore {
public:
    static constexpr int kDaysKept = 30;          ///< of deleted runs
    static constexpr std::size_t kNameMost = 200; ///< bytes of a name or a tag
    static constexpr std::size_t kNoteMost = 10'000;

    explicit RunMarkStore(Database& database) : m_database(database), m_sql(database.sql()) {}

    /// Of the runs that have any, by id.
    Result<std::map<std::int64_t, RunMarks>> all();
    Result<RunMarks> of(std::int64_t run);
    /// Line ends and blanks around a name or tag are left out; a name need not be unlike others.
    Status rename(std::int64_t run, const std::string& name);
    /// What the names of new runs are to be unlike. A name that a person types again means the newest run of that name,
    /// so it need not be unlike those of older runs.
    enum class Apart { FromEachOther, FromAll };
    /// Gives each of these runs, in their order, a name that none before it has, or no other run that is not deleted:
    /// "name (2)" and so on, which no run has, cut to what a name may be. Returns the names of those that got another.
    Result<std::map<std::int64_t, std::string>> nameApart(const std::vector<std::int64_t>& runs,
                                                          Apart apart = Apart::FromEachOther);
    /// What rename() would call a run by that text; InvalidArgument with the reason where it would not.
    static Result<std::string> nameOf(const std::string& text);
    /// The runs of that name that are not deleted, by age.
    Result<std::vector<std::int64_t>> idsNamed(const std::string& name);
    Status setNote(std::int64_t run, const std::string& note);
    /// Takes the place of those it had.
    Status setTags(std::int64_t run, const std::vector<std::string>& tags);
    Status setRepeats(std::int64_t run, std::int64_t first);

    Status putAway(std::int64_t run);
    Status bringBack(std::int64_t run);
    /// By id.
    Result<std::vector<DeletedRun>> deleted();
    /// Removes runs that were deleted so many days ago or earlier. Returns how many.
    Result<int> removeDeleted(int days = kDaysKept);

private:
    Status requireRun(std::int64_t run);

    Database& m_database;
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
