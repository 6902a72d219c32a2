// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::diagnose {

enum class LogLevel : int { Off = 0, Error, Warning, Info, Debug };
/// "off", "error", "warning", "info", "debug".
std::optional<LogLevel> logLevelFrom(std::string_view name);

/// What the program did and what failed in it, for whoever has to find a mistake: one line each, with the time (UTC),
/// level and process. Lines name what happened and never what was said: no prompt, no reply. Whatever is written is
/// redacted besides (see redacted()). The file is for this user's eyes alone, and begins anew at 1 MB; three older ones
/// are kept. A log that cannot be written is silent: the program goes on. Owned by main(); any thread.
class Log {
public:
    static constexpr std::size_t kMostBytes = 1'000'000;
    static constexpr std::size_t kOlderFiles = 3;

    /// `path` is made where it is missing, with its folder. Errors: Io.
    static Result<std::unique_ptr<Log>> open(const std::string& path, LogLevel level,
                                             std::size_t mostBytes = kMostBytes);
    ~Log();
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;

    void write(LogLevel level, std::string_view what);
    const std::string& path() const { return m_path; }
    /// The file and the older ones beside it that are there, newest first.
    static std::vector<std::string> files(const std::string& path);

private:
    struct Sink;
    Log(std::string path, std::unique_ptr<Sink> sink);

    const std::string m_path;
    const std::string m_home;
    const std::unique_ptr<Sink> m_sink;
};

} // namespace chronoscope::diagnose
