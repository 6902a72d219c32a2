// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace chronoscope::ui {

/// Where the key of a backend is, and buttons to set or forget it. Never shows a key. GUI thread.
class KeyRow : public QWidget {
    Q_OBJECT
public:
    explicit KeyRow(BackendHub& hub, QWidget* parent = nullptr);
    void setUri(const QString& uri);

signals:
    /// The backend is to read its key from the environment variable of this name; empty = no longer.
    void variableChosen(const QString& name);

private:
    void refresh();
    void ask();
    void forget();
    QString stateText(const KeyState& state) const;

    BackendHub& m_hub;
    QString m_uri;
    QLabel* m_state;
    QPushButton* m_set;
    QPushButton* m_forget;
};

} // namespace chronoscope::ui
