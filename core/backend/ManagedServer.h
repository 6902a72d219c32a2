// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/BackendBook.h"
#include "core/base/Result.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// A model server that this program starts on a free loopback port, watches and ends with all its processes. Between
/// it and us stands a supervisor (this same program, started with kSuperviseArgument), which holds one end of a pipe:
/// when we end, in whatever way, it ends the server's process group and everything that was orphaned to it.
/// Owned by whoever started it; the destructor stops the server. Public functions: any thread.
class ManagedServer {
public:
    enum class State { Starting, Ready, Stopped, Failed };
    struct Status {
        State state = State::Stopped;
        int port = 0;
        std::string message; ///< why it stopped or failed, if not by request
    };
    struct Options {
        std::string supervisor; ///< path of the program that understands kSuperviseArgument; empty = this executable
        std::chrono::milliseconds startLimit{120'000}; ///< to become healthy
        std::chrono::milliseconds stopGrace{5'000};    ///< from SIGTERM to SIGKILL
        std::size_t logBytes = std::size_t{256} << 10; ///< newest output kept
    };
    using Changed = std::function<void(const Status&)>; ///< on the server's own thread

    ManagedServer(ManagedCommand command, Options options, Changed changed);
    ~ManagedServer();

    void start();   ///< returns at once; `changed` tells the rest
    void stop();    ///< returns at once
    void restart(); ///< stops, then starts on a free port
    Status status() const;
    std::string log() const; ///< output of the server, newest last
    /// Blocks until it is ready, or has failed or stopped. Not for the GUI thread.
    Status waitUntilSettled();

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

inline constexpr const char* kSuperviseArgument = "supervise";

/// The supervisor's main: `arguments` are the server's program and arguments. Standard input is the pipe from the
/// program that asked for it; returns when the server has ended. Async-signal-safe where it must be; no threads.
int supervise(const std::vector<std::string>& arguments, std::chrono::milliseconds stopGrace);

/// A TCP port on 127.0.0.1 that is free at present.
Result<int> freePort();

} // namespace chronoscope::backend
