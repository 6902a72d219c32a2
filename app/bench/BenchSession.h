// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "ui/bridge/BackendHub.h"
#include "ui/bridge/KeyRing.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/settings/Settings.h"

#include <QApplication>
#include <QTemporaryDir>

#include <memory>

namespace chronoscope::app {

/// What a bench of windows needs: an application on a platform without a display, fresh settings, a session without
/// saved backends. One at a time, on the main thread, where no other application is.
class BenchSession {
public:
    static Result<std::unique_ptr<BenchSession>> make();
    /// The whole window, of the size that settings give it; not shown.
    Result<std::unique_ptr<ui::MainWindow>> makeWindow();

    QApplication& application() { return *m_application; }
    ui::Session& session() { return *m_session; }
    ui::Dialogs& dialogs() { return *m_dialogs; }

private:
    BenchSession();

    int m_argc = 1;
    char m_program[12] = "chronoscope";
    char* m_argv[2] = {m_program, nullptr};
    QTemporaryDir m_folder;
    std::unique_ptr<QApplication> m_application;
    std::unique_ptr<ui::Settings> m_settings;
    std::unique_ptr<ui::Dialogs> m_dialogs;
    ui::KeyRing m_keys;
    std::unique_ptr<ui::BackendHub> m_backends;
    std::unique_ptr<ui::Session> m_session;
};

} // namespace chronoscope::app
