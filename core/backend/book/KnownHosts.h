// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <mutex>
#include <set>
#include <string>

namespace chronoscope::backend {

/// The origins ("https://host:443") that the person who sits here has named for a backend. A workspace may come from
/// anybody: a run in it must not have requests sent to hosts nobody here chose, those of this machine least of all.
/// Any thread.
class KnownHosts {
public:
    /// `path`: one origin a line, for the owner's eyes only; empty = for this process only.
    explicit KnownHosts(std::string path);

    void add(const std::string& origin);
    bool contains(const std::string& origin) const;

private:
    const std::string m_path;
    mutable std::mutex m_mutex;
    std::set<std::string> m_origins;
};

} // namespace chronoscope::backend
