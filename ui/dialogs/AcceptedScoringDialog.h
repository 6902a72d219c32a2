// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/Overrides.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chronoscope::ui {

/// Judges a run again as it was judged, but for the answers that annotators accepted: a named scoring beside the run's
/// own judgement, which stays as it is. Stays open until the scoring is made. Shown with open(); GUI thread.
class AcceptedScoringDialog : public QDialog {
    Q_OBJECT
public:
    /// `run` is shown first; of `runs`, which are not empty.
    AcceptedScoringDialog(Session& session, AnnotationHub& hub, const std::vector<store::RunRecord>& runs, qint64 run,
                          QWidget* parent = nullptr);

signals:
    void made(const chronoscope::store::ScoringRecord& scoring);

private:
    const store::RunRecord& run() const;
    void count();
    void showState();
    void start();
    void finished(const store::ScoringRecord& scoring);
    void failed(qint64 run, const QString& why);

    Session& m_session;
    AnnotationHub& m_hub;
    std::vector<store::RunRecord> m_runs;
    std::vector<store::ScoringOverride> m_accepted; ///< of the run and scope that are chosen
    QString m_counts;                               ///< the same in numbers
    QString m_asked;                                ///< the name of the scoring that is being made; empty: none
    QComboBox* m_run;
    QComboBox* m_scope;
    QLineEdit* m_name;
    QLabel* m_words;
    QPushButton* m_start;
};

} // namespace chronoscope::ui
