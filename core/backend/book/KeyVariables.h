// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <utility>

namespace chronoscope::backend {

/// Which environment variable a person has named as the key of which origin. A workspace may come from anybody: a run
/// in it must not be able to send any variable to any host. Names only, never values. Any thread.
class KeyVariables {
public:
    /// `path`: one "ORIGIN VARIABLE" a line; empty = for this process only.
    explicit KeyVariables(std::string path);

    /// The person said so, on the command line or in the window.
    void allow(const std::string& origin, const std::string& variable);
    bool allows(const std::string& origin, const std::string& variable) const;

private:
    const std::string m_path;
    mutable std::mutex m_mutex;
    std::set<std::pair<std::string, std::string>> m_allowed;
};

} // namespace chronoscope::backend
