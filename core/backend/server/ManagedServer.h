// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/book/BackendBook.h"
#include "core/backend/server/Supervisor.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// A model server that this program starts on a free loopback port, watches and ends with all its processes. Between
/// it and us stands a supervisor (Supervisor.h; this same program unless told otherwise), which holds one end of a
/// pipe: when we end, in whatever way, it ends the server's process group and everything that was orphaned to it.
/// Owned by whoever started it. Public functions: any thread; not from `changed`, but for status() and log().
class ManagedServer {
public:
    enum class State { Starting, Ready, Stopped, Failed };
    struct Status {
        State state = State::Stopped;
        int port = 0;        ///< while starting and ready
        std::string message; ///< why it failed: what happened, then the last lines of its output
    };
    struct Options {
        std::string supervisor; ///< path of the program that understands kSuperviseArgument; empty = this executable
        std::chrono::milliseconds startLimit{120'000}; ///< to become healthy
        std::chrono::milliseconds stopGrace{5'000};    ///< from SIGTERM to SIGKILL
        std::size_t logBytes = std::size_t{256} << 10; ///< newest output kept
    };
    using Changed = std::function<void(const Status&)>; ///< on the server's own thread; may be empty

    ManagedServer(ManagedCommand command, Options options, Changed changed);
    /// Stops the server and waits until it has ended: at once for most, `stopGrace` for one that ignores SIGTERM.
    /// `changed` is not called once this has begun.
    ~ManagedServer();

    void start();   ///< returns at once; `changed` tells the rest. Does nothing while it runs
    void stop();    ///< returns at once; Stopped once all its processes have ended
    void restart(); ///< stops, then starts on a free port
    Status status() const;
    std::string log() const; ///< output since the last start, newest last; bytes, not always UTF-8
    /// Blocks until it is ready, or has failed or stopped. Not for the GUI thread.
    Status waitUntilSettled();

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace chronoscope::backend
