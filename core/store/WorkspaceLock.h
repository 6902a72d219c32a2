// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>

namespace chronoscope::store {

/// The right to write a workspace: an advisory lock on a regular file beside it, given back by the kernel however the
/// process ends, and seen by earlier versions too. Movable; released by the destructor, which also removes the file.
/// Static functions: any thread.
class WorkspaceLock {
public:
    /// Takes the lock at once or fails with Locked. It goes by the file that `workspacePath` leads to, whatever links
    /// it passes; a file with several names has several logs and is refused. The file need not be there yet.
    static Result<WorkspaceLock> acquire(const std::string& workspacePath);
    /// True if a process writes the workspace, this one counted; it is asked without taking the lock. True also where
    /// the file of the lock cannot be looked at.
    static bool isHeld(const std::string& workspacePath);

    /// True if this is the lock of `workspacePath` too: its folder was moved since.
    bool isBeside(const std::string& workspacePath) const;

    WorkspaceLock(WorkspaceLock&& other) noexcept;
    WorkspaceLock& operator=(WorkspaceLock&& other) noexcept;
    ~WorkspaceLock();

private:
    WorkspaceLock(int descriptor, std::string path) : m_descriptor(descriptor), m_path(std::move(path)) {}

    int m_descriptor = -1;
    std::string m_path;
};

} // namespace chronoscope::store
