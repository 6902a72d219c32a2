// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QString>

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// API keys by the origin they are bound to ("https://host:443"). Kept in the system's keychain, or for this session
/// only; never in a file in clear. Lives in the GUI thread (the main thread of a command); key() may be called from any
/// thread and never blocks.
class KeyRing : public QObject {
    Q_OBJECT
public:
    explicit KeyRing(QObject* parent = nullptr);

    /// Reads the keys of these origins; loaded() follows, also when there is no keychain. What the user has put or
    /// forgotten in this session stays so, whenever the keychain answers.
    void load(const std::vector<std::string>& origins);
    /// The key of an origin as far as it is known here; empty if there is none.
    std::string key(const std::string& origin) const;
    /// Uses `key` from now on and, when `keep`, stores it in the keychain: stored() follows.
    void put(const std::string& origin, const std::string& key, bool keep);
    /// Removes it here and from the keychain.
    void forget(const std::string& origin);

signals:
    void loaded();
    /// `problem` is empty when the keychain took it; else why not: the key then lasts for this session.
    void stored(const QString& origin, const QString& problem);

private:
    void remember(const std::string& origin, const std::string& key);

    mutable std::mutex m_mutex;
    std::map<std::string, std::string> m_keys;
    std::set<std::string> m_decided; ///< origins whose key the user has put or forgotten; GUI thread
    int m_reading = 0;
};

} // namespace chronoscope::ui
