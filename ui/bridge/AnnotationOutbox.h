// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// What waits to be stored in one workspace, in the order it was done. add() and size() from any thread; drain() on the
/// workspace's writer thread.
class AnnotationOutbox {
public:
    using Job = std::function<Status(store::Database&)>; ///< one transaction

    void add(Job job);
    std::size_t size() const;

    struct Outcome {
        std::vector<Error> refused;   ///< jobs that will never be possible: they are dropped
        std::optional<Error> stopped; ///< why the rest still waits: the disk is full, the file is locked …
    };
    /// Stores from the front until nothing waits or one fails for a reason that may pass.
    Outcome drain(store::Database& database);

private:
    mutable std::mutex m_mutex;
    std::deque<Job> m_jobs;
};

} // namespace chronoscope::ui
