// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/KnownHosts.h"

#include "core/base/AtomicFile.h"

#include <fstream>

namespace chronoscope::backend {

KnownHosts::KnownHosts(std::string path) : m_path(std::move(path)) {
    if (m_path.empty()) return;
    std::ifstream file(m_path);
    for (std::string line; std::getline(file, line);)
        if (!line.empty()) m_origins.insert(line);
}

void KnownHosts::add(const std::string& origin) {
    const std::lock_guard lock(m_mutex);
    if (origin.empty() || !m_origins.insert(origin).second || m_path.empty()) return;
    std::string text;
    for (const std::string& known : m_origins)
        text += known + "\n";
    (void)replaceFile(m_path, text); // where it cannot be kept, it holds for this process
}

bool KnownHosts::contains(const std::string& origin) const {
    const std::lock_guard lock(m_mutex);
    return m_origins.contains(origin);
}

} // namespace chronoscope::backend
