// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chronoscope::ui {

class ModelForm;

/// Which model is to judge the stored replies of which run. Shown with open(). GUI thread.
class JudgeDialog : public QDialog {
    Q_OBJECT
public:
    /// `judged`: the run that is chosen first, if it is finished.
    JudgeDialog(Session& session, qint64 judged, QWidget* parent = nullptr);

    StudyWish wish() const;

private:
    qint64 judged() const;
    void suggestName();
    QString problem() const;
    void updateStart();

    Session& m_session;
    QComboBox* m_runs;
    ModelForm* m_model;
    QLineEdit* m_name;
    bool m_nameEdited = false;
    QLabel* m_counts;
    QLabel* m_reason;
    QPushButton* m_start;
};

} // namespace chronoscope::ui
