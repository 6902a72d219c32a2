// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"

#include <QStatusBar>

class QLabel;

namespace chronoscope::ui {

/// The status bar: what runs, how far it is, and the last notice. GUI thread.
class JobsBar : public QStatusBar {
    Q_OBJECT
public:
    explicit JobsBar(Session& session, QWidget* parent = nullptr);
    QString text() const;

private:
    void update();
    QString moneyOf(const std::vector<run::RunProgress>& active) const;

    Session& m_session;
    QLabel* m_label;
};

} // namespace chronoscope::ui
