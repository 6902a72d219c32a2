// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/diagnose/Bundle.h"
#include "core/diagnose/CrashNote.h"
#include "core/diagnose/Log.h"

#include <memory>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The program's own log and its note of a crash; either may be missing where it cannot be kept. Made by main().
struct Diagnosis {
    std::unique_ptr<diagnose::Log> log;
    std::unique_ptr<diagnose::CrashNote> note;

    void write(diagnose::LogLevel level, std::string_view what) const {
        if (log) log->write(level, what);
    }
};

/// Takes "--log-level LEVEL" from in front of all else that was typed. InvalidArgument: there is no such level.
Result<diagnose::LogLevel> takeLogLevel(std::vector<char*>& words);

/// Begins the log, of the window or of commands, which may run beside it, and the note.
Diagnosis beginDiagnosis(bool isWindow, diagnose::LogLevel level);

std::string crashFolder();
/// Where the log and the notes lie, and which versions this is. `workspace` may be empty.
diagnose::BundleSources bundleSources(const std::string& workspace, bool withReplies);

} // namespace chronoscope::app
