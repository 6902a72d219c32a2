// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/AtomicFile.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

namespace chronoscope {

namespace fs = std::filesystem;

namespace {
Error failed(const std::string& path) {
    const int problem = errno;
    const bool full = problem == ENOSPC || problem == EDQUOT || problem == EFBIG;
    return {full ? ErrorCode::DiskFull : ErrorCode::Io, std::strerror(problem), path};
}

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Makes the new name in the folder last. Some file systems cannot; the file itself is safe by then.
void syncFolder(const std::string& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return;
    (void)::fsync(opened);
    ::close(opened);
}
} // namespace

Status replaceFile(const std::string& path, std::string_view bytes) {
    std::error_code problem;
    fs::path target = path;
    if (fs::is_symlink(fs::symlink_status(target, problem))) target = fs::weakly_canonical(target, problem);
    if (target.empty()) return Error{ErrorCode::Io, "the file cannot be written", path};
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    fs::create_directories(folder, problem); // what cannot be made shows below
    std::string temporary = target.string() + ".XXXXXX";
    const int file = ::mkostemp(temporary.data(), O_CLOEXEC); // with permissions 0600
    if (file < 0) return failed(path);
    const bool written = writeAll(file, bytes) && ::fsync(file) == 0;
    Error error = written ? Error{} : failed(path);
    const bool closed = ::close(file) == 0;
    if (written && !closed) error = failed(path);
    if (written && closed) {
        if (::rename(temporary.c_str(), target.c_str()) == 0) {
            syncFolder(folder.string());
            return {};
        }
        error = failed(path);
    }
    ::unlink(temporary.c_str());
    return error;
}

} // namespace chronoscope
