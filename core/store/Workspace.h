// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/store/Database.h"
#include "core/store/FileWatch.h"
#include "core/store/WorkspaceLock.h"
#include "core/store/Writer.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace chronoscope::store {

/// A workspace file: who may write it, and where connections come from. Shared by everything that works on it;
/// any thread. Closes the file when the last owner lets go; what was written stands in the file itself then, even where
/// a reader is still open, which only leaves SQLite's own files beside it. Where the file is moved, removed or replaced
/// while it is written here, every call says so with Io and where all of it is kept, see FileWatch.
class Workspace {
public:
    enum class Open {
        Reading,         ///< must exist; takes no lock, so that others may write
        Existing,        ///< must exist; read-only when another process writes
        ExistingToWrite, ///< must exist and be free
        CreateIfMissing, ///< made when missing, and must be free
    };
    static Result<std::shared_ptr<Workspace>> open(const std::string& path, Open how);
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    const std::string& path() const { return m_path; }
    bool readOnly() const { return !m_writer; }
    /// A reading connection of the caller's own.
    Result<Database> reader() const;
    bool hasReaders() const; ///< of those handed out
    /// Until none of them is open, or `most` has passed. Blocks.
    void awaitReaders(std::chrono::milliseconds most) const;
    /// Runs a job on the writer thread; ReadOnly when this workspace may not be written. Once the file is lost no job
    /// is begun, and one that was under way is kept and fails.
    template <typename Job> auto write(Job&& job) -> std::invoke_result_t<Job, Database&> {
        using Outcome = std::invoke_result_t<Job, Database&>;
        if (!m_writer) return readOnlyError();
        return m_writer->run([&](Database& database) -> Outcome {
            if (const Status there = m_watch->check(database); !there) return there.error();
            Outcome outcome = job(database);
            const Status there = m_watch->check(database);
            if (outcome && !there) return there.error();
            return outcome;
        });
    }
    /// The same for what was paid for already: it is stored where the rest is kept even when the file is lost, and the
    /// outcome is the job's own. Followed by check().
    template <typename Job> auto writeRest(Job&& job) -> std::invoke_result_t<Job, Database&> {
        using Outcome = std::invoke_result_t<Job, Database&>;
        if (!m_writer) return readOnlyError();
        return m_writer->run([&](Database& database) -> Outcome {
            Outcome outcome = job(database);
            m_watch->keep(database);
            return outcome;
        });
    }
    /// Whether the file is still in its place. Blocks for the writer thread.
    Status check();

private:
    explicit Workspace(std::string path) : m_path(std::move(path)) {}

    Error readOnlyError() const {
        return {ErrorCode::ReadOnly, "another process is writing to this workspace", m_path};
    }

    std::string m_path;
    struct Readers {
        std::mutex mutex;
        std::condition_variable closed;
        int open = 0;
    };
    std::shared_ptr<Readers> m_readers = std::make_shared<Readers>(); ///< of which each has a share
    std::optional<WorkspaceLock> m_lock;                              ///< released after the writer has closed the file
    std::unique_ptr<FileWatch> m_watch;                               ///< with a writer
    std::unique_ptr<Writer> m_writer;
};

/// Stores imported elements in a workspace.
class WorkspaceSink final : public benchmark::ElementSink {
public:
    explicit WorkspaceSink(std::shared_ptr<Workspace> workspace) : m_workspace(std::move(workspace)) {}
    Result<Stored> store(const std::vector<benchmark::Element>& batch, bool fewShots) override;

private:
    std::shared_ptr<Workspace> m_workspace;
    std::optional<std::int64_t> m_before; ///< the last row that was there; none: nothing came yet
};

} // namespace chronoscope::store
