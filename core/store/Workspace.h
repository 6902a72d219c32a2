// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/store/Database.h"
#include "core/store/WorkspaceLock.h"
#include "core/store/Writer.h"

#include <memory>
#include <optional>
#include <string>

namespace chronoscope::store {

/// A workspace file: who may write it, and where connections come from. Shared by everything that works on it;
/// any thread. It outlives its readers' use of the file, and closes the file when the last owner lets go.
class Workspace {
public:
    enum class Open {
        Reading,          ///< must exist; takes no lock, so that others may write
        Existing,         ///< must exist; read-only when another process writes
        ExistingToWrite,  ///< must exist and be free
        CreateIfMissing,  ///< made when missing, and must be free
    };
    static Result<std::shared_ptr<Workspace>> open(const std::string& path, Open how);

    const std::string& path() const { return m_path; }
    bool readOnly() const { return !m_writer; }
    /// A reading connection of the caller's own.
    Result<Database> reader() const { return Database::open(m_path, Database::Access::ReadOnly); }
    /// Runs a job on the writer thread; ReadOnly when this workspace may not be written.
    template <typename Job> auto write(Job&& job) -> std::invoke_result_t<Job, Database&> {
        if (!m_writer) return Error{ErrorCode::ReadOnly, "another process is writing to this workspace", m_path};
        return m_writer->run(std::forward<Job>(job));
    }

private:
    explicit Workspace(std::string path) : m_path(std::move(path)) {}

    std::string m_path;
    std::optional<WorkspaceLock> m_lock; ///< released after the writer has closed the file
    std::unique_ptr<Writer> m_writer;
};

/// Stores imported elements in a workspace.
class WorkspaceSink final : public benchmark::ElementSink {
public:
    explicit WorkspaceSink(std::shared_ptr<Workspace> workspace) : m_workspace(std::move(workspace)) {}
    Result<Stored> store(const std::vector<benchmark::Element>& batch, bool fewShots) override;

private:
    std::shared_ptr<Workspace> m_workspace;
};

} // namespace chronoscope::store
