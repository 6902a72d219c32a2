// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/diagnose/Log.h"

#include "core/base/SqliteFile.h"
#include "core/diagnose/Redaction.h"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace chronoscope::diagnose {

namespace {
namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, spdlog::level::level_enum>, 5> kLevels{
    {{"off", spdlog::level::off},
     {"error", spdlog::level::err},
     {"warning", spdlog::level::warn},
     {"info", spdlog::level::info},
     {"debug", spdlog::level::debug}}};

spdlog::level::level_enum levelOf(LogLevel level) { return kLevels[static_cast<std::size_t>(level)].second; }
} // namespace

struct Log::Sink {
    spdlog::logger logger;
};

std::optional<LogLevel> logLevelFrom(std::string_view name) {
    for (std::size_t i = 0; i < kLevels.size(); ++i)
        if (kLevels[i].first == name) return static_cast<LogLevel>(i);
    return std::nullopt;
}

Result<std::unique_ptr<Log>> Log::open(const std::string& path, LogLevel level, std::size_t mostBytes) {
    try {
        fs::create_directories(fs::path(path).parent_path());
        makePrivate(path);
        spdlog::file_event_handlers handlers;
        handlers.after_open = [](const spdlog::filename_t& name, std::FILE*) { // also of the next one, when it rotates
            std::error_code ignored;
            fs::permissions(name, fs::perms::owner_read | fs::perms::owner_write, ignored);
        };
        auto file =
            std::make_shared<spdlog::sinks::rotating_file_sink_mt>(path, mostBytes, kOlderFiles, false, handlers);
        file->set_formatter(std::make_unique<spdlog::pattern_formatter>("%Y-%m-%dT%H:%M:%S.%eZ %P %l %v",
                                                                        spdlog::pattern_time_type::utc));
        auto sink = std::make_unique<Sink>(Sink{spdlog::logger("chronoscope", std::move(file))});
        sink->logger.set_level(levelOf(level));
        sink->logger.flush_on(spdlog::level::debug); // the last line counts most where the program then dies
        sink->logger.set_error_handler([](const std::string&) {});
        return std::unique_ptr<Log>(new Log(path, std::move(sink)));
    } catch (const std::exception& problem) {
        return Error{ErrorCode::Io, problem.what(), path};
    }
}

Log::Log(std::string path, std::unique_ptr<Sink> sink)
    : m_path(std::move(path)), m_home(std::getenv("HOME") ? std::getenv("HOME") : ""), m_sink(std::move(sink)) {}

Log::~Log() = default;

void Log::write(LogLevel level, std::string_view what) {
    if (level != LogLevel::Off) m_sink->logger.log(levelOf(level), "{}", redacted(what, m_home));
}

std::vector<std::string> Log::files(const std::string& path) {
    std::vector<std::string> all;
    std::error_code ignored;
    const fs::path file(path);
    for (std::size_t i = 0; i <= kOlderFiles; ++i) {
        const fs::path one =
            i == 0 ? file
                   : file.parent_path() / (file.stem().string() + "." + std::to_string(i) + file.extension().string());
        if (fs::is_regular_file(one, ignored)) all.push_back(one.string());
    }
    return all;
}

} // namespace chronoscope::diagnose
