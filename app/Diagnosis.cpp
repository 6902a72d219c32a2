// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Diagnosis.h"

#include "app/Services.h"

#include <QtGlobal>

#include <string_view>
#include <utility>

namespace chronoscope::app {

namespace {
std::string logFile(bool isWindow) { return stateFile(isWindow ? "log/window.log" : "log/commands.log"); }
} // namespace

Result<diagnose::LogLevel> takeLogLevel(std::vector<char*>& words) {
    constexpr std::string_view kOption = "--log-level";
    if (words.size() < 2 || !std::string_view(words[1]).starts_with(kOption)) return diagnose::LogLevel::Info;
    const std::string_view word = words[1];
    const bool isJoined = word.size() > kOption.size() && word[kOption.size()] == '=';
    if (!isJoined && word != kOption) return diagnose::LogLevel::Info; // the command line says what it is not
    const std::string_view name = isJoined ? word.substr(kOption.size() + 1) : words.size() > 2 ? words[2] : "";
    const auto level = diagnose::logLevelFrom(name);
    if (!level)
        return Error{ErrorCode::InvalidArgument, "--log-level is off, error, warning, info or debug",
                     std::string(name)};
    words.erase(words.begin() + 1, words.begin() + (isJoined ? 2 : 3));
    return *level;
}

Diagnosis beginDiagnosis(bool isWindow, diagnose::LogLevel level) {
    Diagnosis diagnosis;
    const std::string file = logFile(isWindow);
    if (file.empty()) return diagnosis; // nobody's home
    if (level != diagnose::LogLevel::Off)
        if (auto log = diagnose::Log::open(file, level)) diagnosis.log = std::move(log).value();
    if (auto note = diagnose::CrashNote::install(crashFolder(), CHRONOSCOPE_VERSION))
        diagnosis.note = std::move(note).value();
    return diagnosis;
}

std::string crashFolder() { return stateFile("crashes"); }

diagnose::BundleSources bundleSources(const std::string& workspace, bool withReplies) {
    diagnose::BundleSources sources;
    sources.about = {CHRONOSCOPE_VERSION, {{"qt", qVersion()}}};
    sources.logs = {logFile(true), logFile(false)};
    sources.crashes = crashFolder();
    sources.workspace = workspace;
    sources.withReplies = withReplies;
    return sources;
}

} // namespace chronoscope::app
