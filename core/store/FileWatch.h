// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"
#include "core/store/WorkspaceLock.h"

#include <ctime>
#include <optional>
#include <string>

#include <sys/types.h>

namespace chronoscope::store {

/// Watches that a workspace that is written is still the file its path names. SQLite goes on writing a file that was
/// moved, removed or replaced, into a log that nobody will find beside it again. Where that has happened, what is
/// stored is brought to safety at once: the log is folded into the moved file, or, where there is no file any more,
/// everything is copied to NAME.rescued beside the old path (or into the folder for temporary files), over nothing. The
/// connection then writes there. The log is folded into the file here and not by SQLite, so that it is done only while
/// the file is in its place. Owned by the workspace, outlives the connection; writer thread, but for isAtPath().
class FileWatch {
public:
    /// Of a file that was just opened for writing under `lock`, which outlives this.
    FileWatch(Database& database, const WorkspaceLock& lock);
    ~FileWatch(); ///< the connection is closed by now
    FileWatch(const FileWatch&) = delete;
    FileWatch& operator=(const FileWatch&) = delete;

    /// True if the path still names the file that was opened. Any thread.
    bool isAtPath() const;
    /// To be called after every job: Io, once the file is lost, with what happened and where all of it is kept.
    Status check(Database& database);
    /// Brings what was stored after the loss to safety too.
    void keep(Database& database);
    /// The last of it, when nobody is left to be told: a copy is made only of what the file alone does not hold, and
    /// only beside its old place.
    void leave(Database& database);

private:
    struct OpenFile;

    void remember();
    void foldLongLog(Database& database);
    void foldIn(Database& database);
    std::optional<OpenFile> openFile() const;
    Error rescue(Database& database);
    bool foldInto(Database& database, const OpenFile& moved);
    Result<std::string> copy(Database& database);
    void emptyLog(Database& database) const;
    void removeEmptyLog() const;

    const WorkspaceLock& m_ours;
    int m_logPages = 0;    ///< in the log after the last commit, until they are folded in
    bool m_isHeard = true; ///< somebody will be told what became of the file
    std::string m_path;    ///< as SQLite knows it: absolute, through no link
    dev_t m_device = 0;
    ino_t m_inode = 0;
    timespec m_written{};                ///< when we wrote the file last: a later time is somebody else's
    std::optional<WorkspaceLock> m_lock; ///< of the file that is written since the loss
    std::optional<Error> m_loss;
    bool m_isDoubtful = false; ///< somebody else may have written the file that was copied
    bool m_isMoved = false;    ///< lost, and the log has to be folded in after every job
};

} // namespace chronoscope::store
