// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/KnownHosts.h"

#include "core/base/AtomicFile.h"

#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace chronoscope::backend {

namespace fs = std::filesystem;

namespace {
std::set<std::string> originsIn(const std::string& path) {
    std::set<std::string> origins;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        if (!line.empty()) origins.insert(line);
    return origins;
}

/// Until it ends, no other that wants it gets past its constructor, in this process or another. The folder's own lock,
/// as the file is replaced and no other should be left beside it. A file system without locks gives none.
class FolderLock {
public:
    explicit FolderLock(const fs::path& folder) : m_folder(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
        if (m_folder >= 0) (void)::flock(m_folder, LOCK_EX);
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock() {
        if (m_folder >= 0) ::close(m_folder);
    }

private:
    const int m_folder;
};
} // namespace

KnownHosts::KnownHosts(std::string path) : m_path(std::move(path)) {
    if (!m_path.empty()) m_origins = originsIn(m_path);
}

void KnownHosts::add(const std::string& origin) {
    const std::lock_guard lock(m_mutex);
    if (origin.empty() || !m_origins.insert(origin).second || m_path.empty()) return;
    const fs::path folder = fs::path(m_path).has_parent_path() ? fs::path(m_path).parent_path() : fs::path(".");
    std::error_code ignored; // where it cannot be kept, it holds for this process
    fs::create_directories(folder, ignored);
    const FolderLock others(folder);
    std::set<std::string> origins = originsIn(m_path); // as it is now: another process may have written meanwhile
    origins.insert(origin);
    std::string text;
    for (const std::string& known : origins)
        text += known + "\n";
    (void)replaceFile(m_path, text);
}

bool KnownHosts::contains(const std::string& origin) const {
    const std::lock_guard lock(m_mutex);
    return m_origins.contains(origin);
}

} // namespace chronoscope::backend
