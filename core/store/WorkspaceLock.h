// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>

namespace chronoscope::store {

/// The right to write a workspace: an advisory lock on a file beside it, given back by the kernel however the
/// process ends. Movable; released by the destructor, which also removes the file.
class WorkspaceLock {
public:
    /// Takes the lock at once or fails with Locked. It goes by the file that `workspacePath` leads to, whatever links it
    /// passes; a file with several names has several logs and is refused. The file need not be there yet.
    static Result<WorkspaceLock> acquire(const std::string& workspacePath);

    WorkspaceLock(WorkspaceLock&& other) noexcept;
    WorkspaceLock& operator=(WorkspaceLock&& other) noexcept;
    ~WorkspaceLock();

private:
    WorkspaceLock(int descriptor, std::string path) : m_descriptor(descriptor), m_path(std::move(path)) {}

    int m_descriptor = -1;
    std::string m_path;
};

} // namespace chronoscope::store
