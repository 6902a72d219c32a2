// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Diagnosis.h"
#include "ui/mainwindow/MainWindow.h"

#include <QObject>

#include <functional>

namespace chronoscope::app {

/// Tells the log what the window does and the crash note what is open in it; shows the diagnostic bundle; and asks,
/// after a crash, whether what was open is to be opened again. Everything outlives it; GUI thread.
class WindowDiagnosis : public QObject {
    Q_OBJECT
public:
    WindowDiagnosis(ui::MainWindow& window, ui::Session& session, ui::Settings& settings, ui::Dialogs& dialogs,
                    const Diagnosis& diagnosis);

    /// True where the program ended unexpectedly before: the person is asked, and `reopen` is called with the workspace
    /// if that is the answer. What was open then is not opened again by itself: it may be what the program died of.
    bool offersReopening(const std::function<void(const QString& path)>& reopen);
    void showBundle();

private:
    void follow();
    std::string settingsText() const;

    ui::MainWindow& m_window;
    ui::Session& m_session;
    ui::Settings& m_settings;
    ui::Dialogs& m_dialogs;
    const Diagnosis& m_diagnosis;
};

} // namespace chronoscope::app
