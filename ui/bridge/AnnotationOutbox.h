// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Workspace.h"

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// What waits to be stored in one workspace, in the order it was done, and the way to the workspace's writer for it.
/// add() and size() from any thread, at once. The others wait for the writer: for background threads, and for the end
/// of the program. Shared by the hub and by what it has in the background.
class AnnotationOutbox {
public:
    using Job = std::function<Status(store::Database&)>; ///< one transaction

    /// `workspace`: one that may be written.
    explicit AnnotationOutbox(std::shared_ptr<store::Workspace> workspace) : m_workspace(std::move(workspace)) {}

    void add(Job job);
    std::size_t size() const;

    struct Outcome {
        std::vector<Error> refused;   ///< jobs that will never be possible: they are dropped
        std::optional<Error> stopped; ///< why the rest still waits: the disk is full, the file is locked …
    };
    /// Stores from the front until nothing waits or one fails for a reason that may pass.
    Outcome store();
    /// Runs `job(store::Database&)` (returning a Result) behind what is being stored; NotFound after close().
    template <typename Work> auto write(Work work) -> std::invoke_result_t<Work, store::Database&> {
        const std::lock_guard one(m_writing);
        if (!m_workspace) return Error{ErrorCode::NotFound, "the workspace was closed", {}};
        return m_workspace->write(std::move(work));
    }
    /// Lets go of the workspace. After it nobody who was storing holds the file any more, so that it can be opened
    /// again.
    void close();

private:
    Outcome drain(store::Database& database);

    mutable std::mutex m_mutex;
    std::deque<Job> m_jobs;
    std::mutex m_writing;                          ///< held as long as the workspace is used
    std::shared_ptr<store::Workspace> m_workspace; ///< null after close()
};

} // namespace chronoscope::ui
