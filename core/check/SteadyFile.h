// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/base/SqliteFile.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace chronoscope::check {

/// What shows that a file was written.
struct FileState {
    bool isWritten = false; ///< it has a log
    std::uintmax_t size = 0;
    std::filesystem::file_time_type time;
    bool operator==(const FileState&) const = default;

    static FileState of(const std::string& path) {
        std::error_code problem;
        const auto size = std::filesystem::file_size(path, problem);
        return {hasLog(path), size, std::filesystem::last_write_time(path, problem)};
    }
};

/// Reads the file `path` by `read`, which gives a Result: a file without a log is read as it lies, so what somebody
/// then begins to write is read again, with its log. Locked where that goes on.
template <typename Read> auto readSteadily(const std::string& path, const Read& read) -> decltype(read()) {
    constexpr int kMostTimes = 3;
    for (int times = 0; times < kMostTimes; ++times) {
        const FileState before = FileState::of(path);
        auto all = read();
        const bool mayBeTorn = !before.isWritten && FileState::of(path) != before;
        if (!mayBeTorn || (!all.ok() && all.error().code == ErrorCode::Cancelled)) return all;
    }
    return Error{ErrorCode::Locked, "another process is writing the workspace", path};
}

} // namespace chronoscope::check
