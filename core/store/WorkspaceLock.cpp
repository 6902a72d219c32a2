// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/WorkspaceLock.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace chronoscope::store {

namespace fs = std::filesystem;

namespace {
/// False if `path` no longer names the file that was locked: its former holder removed it in between.
bool stillNamed(int descriptor, const std::string& path) {
    struct stat held {};
    struct stat named {};
    return fstat(descriptor, &held) == 0 && stat(path.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}
/// Where `path` leads, in its one form, also through a link to a file that is not there yet.
Result<std::string> realPath(const std::string& path) {
    constexpr int kMostLinks = 40; // as Linux has it
    std::error_code problem;
    fs::path file = fs::absolute(path, problem);
    for (int links = 0; !problem && links < kMostLinks && fs::is_symlink(fs::symlink_status(file, problem)); ++links)
        file = file.parent_path() / fs::read_symlink(file, problem);
    if (problem && problem != std::errc::no_such_file_or_directory)
        return Error{ErrorCode::Io, problem.message(), path};
    problem.clear();
    file = fs::weakly_canonical(file, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    return file.string();
}
/// The whole file, for F_OFD_SETLK and F_OFD_GETLK: unlike flock(), a lock of an open file description can be asked for
/// without being taken, and unlike other fcntl() locks it is not lost when the process closes another descriptor.
struct flock wholeFile() {
    struct flock whole {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return whole;
}

/// Takes both kinds of lock: earlier versions know flock() alone, and the two do not see each other on a local file
/// system. Elsewhere flock() may be missing, or may be the other kind by another name, and then one is both. 0 or
/// errno.
int takeBoth(int descriptor) {
    const bool flocked = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    if (!flocked && errno == EWOULDBLOCK) return EWOULDBLOCK;
    struct flock whole = wholeFile();
    if (::fcntl(descriptor, F_OFD_SETLK, &whole) == 0) return 0;
    if (!flocked || (errno != EAGAIN && errno != EACCES)) return errno;
    ::flock(descriptor, LOCK_UN); // was it our own?
    if (::fcntl(descriptor, F_OFD_SETLK, &whole) != 0) return errno;
    (void)::flock(descriptor, LOCK_EX | LOCK_NB);
    return 0;
}

/// True if a process holds the file with flock(), which cannot be asked but by taking it: the kernel's list tells. It
/// names a device that is none (of btrfs, of a network) as stat() does not.
bool isFlocked(int descriptor) {
    struct stat there {};
    if (fstat(descriptor, &there) != 0) return true;
    std::ifstream locks("/proc/locks");
    for (std::string line; std::getline(locks, line);) {
        std::istringstream words(line); // "7: FLOCK  ADVISORY  WRITE 4711 08:02:1234 0 EOF"
        std::string number, kind, advisory, access, process;
        unsigned major = 0, minor = 0;
        ino_t inode = 0;
        char colon = 0;
        words >> number >> kind >> advisory >> access >> process >> std::hex >> major >> colon >> minor >> colon >>
            std::dec >> inode;
        if (!words || kind != "FLOCK" || inode != there.st_ino || major != gnu_dev_major(there.st_dev)) continue;
        if (major == 0 || minor == gnu_dev_minor(there.st_dev)) return true;
    }
    return false;
}

/// The file of the lock, made where it is missing. A workspace comes from anywhere, and so does what lies beside it: no
/// link is followed.
Result<int> openLockFile(const std::string& path) {
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, S_IRUSR | S_IWUSR);
    if (descriptor < 0 && errno == ELOOP) return Error{ErrorCode::Io, "is a link, not the lock of a workspace", path};
    if (descriptor < 0) return Error{ErrorCode::Io, std::strerror(errno), path};
    struct stat there {};
    if (fstat(descriptor, &there) == 0 && S_ISREG(there.st_mode)) return descriptor;
    ::close(descriptor);
    return Error{ErrorCode::Io, "is not a regular file, and so not the lock of a workspace", path};
}
} // namespace

Result<WorkspaceLock> WorkspaceLock::acquire(const std::string& workspacePath) {
    const auto file = realPath(workspacePath);
    if (!file) return file.error();
    struct stat there {};
    if (stat(file->c_str(), &there) == 0 && S_ISREG(there.st_mode) && there.st_nlink > 1)
        return Error{ErrorCode::Locked,
                     "the file has several names (hard links), each of which could be written at once; "
                     "make it a copy of its own to write it",
                     workspacePath};
    const std::string path = *file + "-lock";
    constexpr int kTries = 5;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const auto descriptor = openLockFile(path);
        if (!descriptor) return descriptor.error();
        if (const int problem = takeBoth(*descriptor); problem != 0) {
            ::close(*descriptor);
            if (problem == EAGAIN || problem == EACCES)
                return Error{ErrorCode::Locked, "another process is writing to this workspace", workspacePath};
            return Error{ErrorCode::Io, std::strerror(problem), path};
        }
        if (stillNamed(*descriptor, path)) return WorkspaceLock(*descriptor, path);
        ::close(*descriptor);
    }
    return Error{ErrorCode::Locked, "another process is opening this workspace", workspacePath};
}

bool WorkspaceLock::isHeld(const std::string& workspacePath) {
    const auto file = realPath(workspacePath);
    if (!file) return true;
    const int descriptor = ::open((*file + "-lock").c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0) return errno != ENOENT && errno != ELOOP;
    struct flock whole = wholeFile();
    const bool told = ::fcntl(descriptor, F_OFD_GETLK, &whole) == 0;
    const bool held = !told || whole.l_type != F_UNLCK || isFlocked(descriptor);
    ::close(descriptor);
    return held;
}

bool WorkspaceLock::isBeside(const std::string& workspacePath) const {
    const auto file = realPath(workspacePath);
    return file && stillNamed(m_descriptor, *file + "-lock");
}

WorkspaceLock::WorkspaceLock(WorkspaceLock&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_path(std::move(other.m_path)) {}

WorkspaceLock& WorkspaceLock::operator=(WorkspaceLock&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_path, other.m_path);
    return *this;
}

WorkspaceLock::~WorkspaceLock() {
    if (m_descriptor < 0) return;
    // Still held: nobody else can take it for theirs. Where the folder was moved, the path may name another's.
    if (stillNamed(m_descriptor, m_path)) ::unlink(m_path.c_str());
    ::close(m_descriptor);
}

} // namespace chronoscope::store
