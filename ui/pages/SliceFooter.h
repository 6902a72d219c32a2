// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"
#include "ui/bridge/Session.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace chronoscope::ui {

/// Foot of the benchmark page: what a run with the usual settings on the slice would ask, and the button to make one.
/// Counting is done by the session's worker. Owned by its page; GUI thread.
class SliceFooter : public QWidget {
    Q_OBJECT
public:
    SliceFooter(Session& session, QWidget* parent);

    /// Counts anew; without a slice nothing is checked and there is nothing to ask.
    void count(const std::optional<benchmark::SliceSpec>& slice);
    /// The slice is about to change: what was counted no longer holds.
    void expectChange();
    void clear();

signals:
    void newRunWished();

private:
    void showEstimate(const Result<run::RunEstimate>& estimate);
    void updateButton();

    Session& m_session;
    QLabel* m_counts;
    QPushButton* m_newRun;
    QTimer m_slow;                          ///< runs out when counting takes long enough to say so
    std::optional<std::int64_t> m_requests; ///< empty while unknown
};

} // namespace chronoscope::ui
