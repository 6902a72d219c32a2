// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QString>

namespace chronoscope::ui {

/// Finds out whether the system has a keychain, by asking it for an entry. The system may ask the user to unlock it,
/// so this is for the moment when a key is to be given, not for the start. GUI thread.
class KeychainProbe : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// answered() follows.
    void ask(const QString& origin);

signals:
    /// Why there is no keychain that can be used; empty if there is one.
    void answered(const QString& problem);
};

} // namespace chronoscope::ui
