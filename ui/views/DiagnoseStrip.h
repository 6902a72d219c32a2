// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/ScoringHub.h"
#include "ui/bridge/Session.h"

#include <QWidget>

#include <map>
#include <set>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace chronoscope::ui {

/// A line that offers to diagnose runs (or begins by itself), shows how far the scoring in hand is and stops it.
/// Hidden when there is nothing to do and nothing is going. GUI thread.
class DiagnoseStrip : public QWidget {
    Q_OBJECT
public:
    struct Run {
        qint64 id = 0;
        matching::JudgeSettings judge;
        bool operator==(const Run&) const = default;
    };

    DiagnoseStrip(Session& session, ScoringHub& hub, QWidget* parent = nullptr);

    /// The runs that are not diagnosed, of `shown` that are looked at.
    void setRuns(std::vector<Run> runs, int shown);
    /// Diagnoses those runs without being pressed, but for what somebody stopped or what failed before: that waits for
    /// the button.
    void diagnoseUnasked();
    QPushButton* button() const { return m_button; }

private:
    void follow();
    void showOffer();
    void showProgress();
    void diagnose();
    std::vector<Run> ready() const; ///< those that nobody is asking any more
    QString obstacle() const;       ///< why nothing can be diagnosed now; empty when it can

    Session& m_session;
    ScoringHub& m_hub;
    std::vector<Run> m_runs;
    int m_shown = 0;
    QString m_problem;                      ///< of the last attempt
    bool m_isUnasked = false;               ///< diagnoseUnasked() is wanted of what ends later, too
    std::map<qint64, std::int64_t> m_begun; ///< runs whose diagnosis was begun here, with their replies then
    std::set<qint64> m_declined;            ///< runs whose diagnosis was stopped or failed
    QLabel* m_words;
    QProgressBar* m_bar;
    QPushButton* m_button;
    QPushButton* m_cancel;
};

} // namespace chronoscope::ui
