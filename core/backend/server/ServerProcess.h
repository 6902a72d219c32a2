// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/FileDescriptor.h"
#include "core/base/Result.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace chronoscope::backend {

/// A supervisor process with a server below it (Supervisor.h): its end, its output and the pipe that keeps it alive.
/// Owned by one thread and used there only. The destructor lets go of the pipe, so that the server ends; it waits for
/// nothing.
class ServerProcess {
public:
    /// Starts `supervisor` (empty = this executable) for `command`. Io if it cannot be started.
    static Result<ServerProcess> start(const std::string& supervisor, const std::vector<std::string>& command,
                                       std::chrono::milliseconds stopGrace);

    int endFd() const { return m_end.get(); } ///< readable once the supervisor has ended
    int logFd() const { return m_log.get(); } ///< the server's output; non-blocking; -1 once it is closed
    /// What is there of the output, up to about 1 MiB; nothing when nothing is.
    std::optional<std::string> read();
    void askToEnd() { m_life.close(); }
    /// Ends a supervisor that does not answer; the kernel then ends the server with it.
    void kill() const;
    /// Status as of waitpid if it has ended; to be asked no more after that.
    std::optional<int> ended();

private:
    ServerProcess() = default;

    pid_t m_pid = 0;
    FileDescriptor m_end;
    FileDescriptor m_log;
    FileDescriptor m_life; ///< end of the supervisor's standard input
};

} // namespace chronoscope::backend
