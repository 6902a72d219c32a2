// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/KeyVariables.h"

#include "core/base/AtomicFile.h"

#include <fstream>
#include <sstream>

namespace chronoscope::backend {

KeyVariables::KeyVariables(std::string path) : m_path(std::move(path)) {
    if (m_path.empty()) return;
    std::ifstream file(m_path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string origin, variable;
        if (words >> origin >> variable) m_allowed.emplace(origin, variable);
    }
}

void KeyVariables::allow(const std::string& origin, const std::string& variable) {
    const std::lock_guard lock(m_mutex);
    if (!m_allowed.emplace(origin, variable).second || m_path.empty()) return;
    std::string text;
    for (const auto& [host, name] : m_allowed)
        text += host + " " + name + "\n";
    (void)replaceFile(m_path, text); // where it cannot be kept, it holds for this process
}

bool KeyVariables::allows(const std::string& origin, const std::string& variable) const {
    const std::lock_guard lock(m_mutex);
    return m_allowed.contains({origin, variable});
}

} // namespace chronoscope::backend
