// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <utility>
#include <vector>

namespace chronoscope::benchmark {

/// A JSON object put together from the events of a JSON parser: for the keys of a line that nobody asked for. Of two
/// equal keys the last counts. One thread. The calls must come in the order of well-formed JSON.
class JsonTree {
public:
    /// The next value belongs to this key of the object that is open (of the whole tree when none is).
    void key(std::string name) { m_key = std::move(name); }
    void scalar(nlohmann::json value) { place(std::move(value)); }
    void open(nlohmann::json emptyContainer) { m_open.push_back(&place(std::move(emptyContainer))); }
    void close() { m_open.pop_back(); }
    /// Forgets a key of the whole tree.
    void erase(const std::string& name) { m_root.erase(name); }

    /// The whole as compact JSON with its keys sorted, or "" when there are none.
    std::string text() const { return m_root.empty() ? std::string() : m_root.dump(); }

private:
    // A container grows only while it is the innermost one, so pointers to those around it stay good.
    nlohmann::json& place(nlohmann::json value) {
        nlohmann::json& parent = m_open.empty() ? m_root : *m_open.back();
        if (parent.is_array()) return parent.emplace_back(std::move(value));
        return parent[m_key] = std::move(value);
    }

    nlohmann::json m_root = nlohmann::json::object();
    std::vector<nlohmann::json*> m_open;
    std::string m_key;
};

} // namespace chronoscope::benchmark
