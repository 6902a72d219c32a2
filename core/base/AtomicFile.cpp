// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/AtomicFile.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
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

constexpr mode_t kPermissions = 0777;
constexpr mode_t kOwners = 0600;
constexpr mode_t kUsual = 0666;
constexpr int kNames = 1000; ///< tried: others may be left from processes that were killed

/// A new, empty file beside `target`, whose name becomes `name`. The umask holds, which mkstemp() would pass over.
int openBeside(const std::string& target, mode_t mode, std::string& name) {
    for (int i = 0; i < kNames; ++i) {
        name = target + '.' + std::to_string(::getpid()) + '-' + std::to_string(i) + ".new";
        const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

/// Gives the file that comes the permissions of the one that goes, if there is one.
bool keepPermissions(const std::string& target, int file) {
    struct stat before {};
    return ::stat(target.c_str(), &before) != 0 || ::fchmod(file, before.st_mode & kPermissions) == 0;
}

/// Makes the new name in the folder last. Some file systems cannot; the file itself is safe by then.
void syncFolder(const std::string& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return;
    (void)::fsync(opened);
    ::close(opened);
}

/// Devices and pipes are written to, never replaced.
Status writeThrough(const std::string& path, std::string_view bytes) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (file < 0) return failed(path);
    const Status written = writeAll(file, bytes) ? Status() : Status(failed(path));
    return ::close(file) == 0 || !written ? written : Status(failed(path));
}

bool isDeviceOrPipe(const std::string& path) {
    struct stat there {};
    return ::stat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode);
}

bool beginsAsDatabase(const std::string& path) {
    constexpr std::string_view kBegin("SQLite format 3\0", 16);
    char begin[kBegin.size()] = {};
    std::FILE* const file = std::fopen(path.c_str(), "rbe");
    if (!file) return false;
    const std::size_t read = std::fread(begin, 1, sizeof begin, file);
    (void)std::fclose(file);
    return std::string_view(begin, read) == kBegin;
}
} // namespace

bool isDatabase(const std::string& path) {
    if (isDeviceOrPipe(path)) return false; // reading could wait for ever
    if (beginsAsDatabase(path)) return true;
    for (const std::string_view beside : {"-wal", "-shm", "-journal", "-lock"})
        if (path.ends_with(beside) && isDatabase(path.substr(0, path.size() - beside.size()))) return true;
    return false;
}

Status replaceFile(const std::string& path, std::string_view bytes, FileAccess access) {
    if (isDeviceOrPipe(path)) return writeThrough(path, bytes);
    std::error_code problem;
    fs::path target = path;
    if (fs::is_symlink(fs::symlink_status(target, problem))) target = fs::weakly_canonical(target, problem);
    if (target.empty()) return Error{ErrorCode::Io, "the file cannot be written", path};
    if (isDatabase(target.string()))
        return Error{ErrorCode::InvalidArgument, "this is a workspace, or another database: it is not written over",
                     path};
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    fs::create_directories(folder, problem); // what cannot be made shows below
    const bool isOwners = access == FileAccess::Owner;
    std::string temporary;
    const int file = openBeside(target.string(), isOwners ? kOwners : kUsual, temporary);
    if (file < 0) return failed(path);
    const bool written =
        (isOwners || keepPermissions(target.string(), file)) && writeAll(file, bytes) && ::fsync(file) == 0;
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
