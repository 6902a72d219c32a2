// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/FileDescriptor.h"

#include <chrono>
#include <string>
#include <vector>

#include <sys/types.h>

namespace chronoscope::test {

constexpr std::chrono::milliseconds kPatience{30'000}; ///< far more than anything here takes

/// A process of which the test wants to know when it ends, whosever child it is. Taken while it lives, so that its id
/// cannot have passed to another one. Throws std::runtime_error if it is gone already.
class Watched {
public:
    explicit Watched(pid_t pid);
    pid_t pid() const { return m_pid; }
    /// True once it has ended; waits up to `limit` for that.
    bool ended(std::chrono::milliseconds limit = kPatience) const;

private:
    pid_t m_pid;
    backend::FileDescriptor m_end;
};

/// The process whose id is in a file.
Watched watchedFrom(const std::string& pidFile);

/// A child of the test with pipes for input and for output (both output streams together). The destructor kills it.
class Child {
public:
    explicit Child(std::vector<std::string> words);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    pid_t pid() const { return m_pid; }
    void closeInput() { m_input.close(); }
    /// Reads until `text` has been said, everything is said or kPatience is over; returns all that was said so far.
    std::string readUntil(const std::string& text);
    std::string readAll() { return readUntil({}); }
    /// Exit status, 128 + signal, or -1 if it does not end within kPatience.
    int wait();

private:
    pid_t m_pid = 0;
    bool m_reaped = false;
    std::string m_said;
    backend::FileDescriptor m_input;
    backend::FileDescriptor m_output;
    backend::FileDescriptor m_end;
};

} // namespace chronoscope::test
