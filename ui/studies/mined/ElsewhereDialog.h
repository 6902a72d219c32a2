// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

#include <QDialog>

#include <stop_token>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chronoscope::ui {

/// Editing by another program: what a run got wrong goes there as a file, and what the edited model answers comes back
/// as a run. Deletes itself when it is closed. GUI thread; reads and writes in the background.
class ElsewhereDialog : public QDialog {
    Q_OBJECT
public:
    /// `base`: the run that is chosen first.
    ElsewhereDialog(Session& session, Dialogs& dialogs, qint64 base, QWidget* parent);
    /// What is being written is given up; what is being brought in is not: the session tells of it.
    ~ElsewhereDialog() override;

private:
    QWidget* makeFields();
    void addFile(QFormLayout* form);
    QLayout* makeFoot();
    void save(const QString& folder);
    void bringIn();
    void showBrought(const QString& text);
    void updateButtons();
    QString problem() const;
    qint64 base() const;

    Session& m_session;
    Dialogs& m_dialogs;
    QComboBox* m_runs;
    QPushButton* m_save;
    QLineEdit* m_file;
    QComboBox* m_method;
    QComboBox* m_setting;
    QLabel* m_state;
    QPushButton* m_bring;
    bool m_isBusy = false;
    std::stop_source m_stop;
    BackgroundQueue m_saving; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
