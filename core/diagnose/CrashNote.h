// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <memory>
#include <string>
#include <vector>

namespace chronoscope::diagnose {

/// What a process left that ended by a fatal signal.
struct Crash {
    std::string path; ///< of the note
    std::string text; ///< all of it: signal, version, what was open, where it was
    std::string file; ///< workspace that was open; empty: none
    std::string page;
};

/// Writes a note when this process dies of a fatal signal, by calls alone that are safe then; the process ends as it
/// would have. The note's file is open and empty while all is well, locked so that others can tell whether its process
/// lives, and goes with this object. One in a process; made by main() before other threads, described on one thread.
class CrashNote {
public:
    /// Errors: Io, where the folder cannot be written; the program goes on without.
    static Result<std::unique_ptr<CrashNote>> install(const std::string& folder, const std::string& version);
    ~CrashNote();
    CrashNote(const CrashNote&) = delete;
    CrashNote& operator=(const CrashNote&) = delete;

    /// What is open now. Longer texts are cut after some thousand bytes.
    void describe(const std::string& file, const std::string& page);

private:
    explicit CrashNote(std::string path) : m_path(std::move(path)) {}
    const std::string m_path;
};

enum class Told { No, Also };
/// Notes in `folder` of processes that are gone, newest first: those that nobody was told of yet, or all. Those that
/// are empty, of processes that were killed, are removed. Blocks for a moment.
std::vector<Crash> crashesIn(const std::string& folder, Told told = Told::No);
/// The person knows of it; the note is kept for a bundle, with the last two of its kind.
void setTold(const Crash& crash);
void forget(const Crash& crash);

} // namespace chronoscope::diagnose
