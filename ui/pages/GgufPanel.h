// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"
#include "ui/bridge/ServerInstaller.h"
#include "ui/dialogs/Dialogs.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace chronoscope::ui {

class LogView;

/// From a model's file to a saved backend that serves it and is being tested. Where no llama.cpp server is found it
/// shows itself and says what can be had: what to install, or the Python package that brings one, with the commands
/// before they run. Above the list of the Backends page; GUI thread.
class GgufPanel : public QFrame {
    Q_OBJECT
public:
    GgufPanel(BackendHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);

    /// Asks for a file.
    void choose();
    void add(const QString& file);
    bool hasOwnServer() const { return m_installer.isInstalled(); }
    void removeOwnServer() { m_installer.remove(); }

signals:
    void added(const QString& name); ///< saved, and being tested
    void ownServerChanged();

private:
    void addServed(const QString& file, const backend::GgufServer& server);
    void follow();
    void ended(const QString& problem);
    QString offlineReason() const; ///< empty = the network may be used

    BackendHub& m_hub;
    Dialogs& m_dialogs;
    const backend::GgufPlaces m_places;
    ServerInstaller m_installer;
    QString m_file; ///< waits for a server
    QLabel* m_text;
    QLabel* m_commands;
    QLabel* m_problem;
    QProgressBar* m_progress;
    LogView* m_log;
    QPushButton* m_install;
    QPushButton* m_again;
    QPushButton* m_cancel;
};

} // namespace chronoscope::ui
