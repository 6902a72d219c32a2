// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/views/FormDrafts.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace chronoscope::ui {

class LogView;

/// The server that Chronoscope starts for a backend: its command, its state, its output. Folded away for backends
/// whose server somebody else runs. GUI thread.
class ManagedPanel : public QWidget {
    Q_OBJECT
public:
    ManagedPanel(BackendHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);

    /// What cannot be saved of a command is kept while other backends are shown.
    void setBackend(const QString& name, const std::optional<backend::ManagedCommand>& command);
    /// Backends that hold what cannot be saved.
    QStringList unsaved() const;
    void forgetDraft(const QString& name) { m_drafts.forget(name); }

signals:
    /// A command that can be started, or none any more.
    void edited(const std::optional<chronoscope::backend::ManagedCommand>& command);

private:
    QWidget* makeFields();
    QWidget* makeServer();
    QLineEdit* addRow(QFormLayout* form, const char* name, const QString& label, const QString& tip, bool isFile);
    QPushButton* addButton(QWidget* parent, const char* name, const QString& text, const QString& tip);
    void load(const backend::ManagedCommand& command);
    backend::ManagedCommand typed() const;
    QString problem(const backend::ManagedCommand& command) const;
    void commit();
    void refreshServer();
    void refreshLog();

    BackendHub& m_hub;
    Dialogs& m_dialogs;
    QString m_name;
    std::optional<backend::ManagedCommand> m_command; ///< as saved
    QCheckBox* m_managed;
    QWidget* m_body;
    QLineEdit* m_program = nullptr;
    QLineEdit* m_arguments = nullptr;
    QLineEdit* m_model = nullptr;
    QLineEdit* m_health = nullptr;
    QLabel* m_problem;
    QLabel* m_state;
    QPushButton* m_start;
    QPushButton* m_stop;
    QPushButton* m_restart;
    LogView* m_log;
    FormDrafts m_drafts;
    bool m_isWrong = false; ///< what is typed cannot be saved
};

} // namespace chronoscope::ui
