// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Resources.h"
#include "ui/bridge/BackendHub.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"

#include <QQueue>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <memory>

namespace chronoscope::test {

/// Answers dialogs with what the test queued, and keeps the problems it was shown.
class ScriptedDialogs final : public ui::Dialogs {
public:
    QQueue<QString> answers;
    QStringList problems;
    QStringList questions; ///< each answered with the next of the answers: "yes", or anything else

    QStringList openFiles(QWidget*, const QString&, const QString&) override { return {next()}; }
    QString openFile(QWidget*, const QString&, const QString&) override { return next(); }
    QString openFolder(QWidget*, const QString&) override { return next(); }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return next(); }
    void showProblem(QWidget*, const QString& what, const QString& details) override { problems << what + ": " + details; }
    void ask(QWidget*, const QString& question, const QString&, const QString&, std::function<void()> wanted) override {
        questions << question;
        if (next() == QLatin1String("yes")) wanted();
    }

private:
    QString next() { return answers.isEmpty() ? QString() : answers.dequeue(); }
};

/// A real window over a real workspace in a folder of its own, with fresh settings, no saved backends, the shipped
/// prices, and files of its own for both.
class Stage {
public:
    /// `change` may alter what the window's backends are made of.
    explicit Stage(const std::function<void(ui::BackendHub::Parts&)>& change = {});

    /// A new, empty workspace, open in the window.
    void openNew();
    /// A workspace with the sample imported and a finished run called "known".
    void openSample();
    /// The folder the sample benchmark lies in.
    QString sampleFolder();
    QString path(const QString& name) const { return folder.filePath(name); }
    /// Creates and starts a run of the calibration model, and returns its id once it is listed.
    qint64 startRun(const QString& name, const QString& backend, const run::RunSpec& spec = {});
    void waitForEnd(qint64 run, int timeoutMs = 60'000);
    template <typename Widget> Widget* find(const char* name) { return window->findChild<Widget*>(QLatin1String(name)); }

    QTemporaryDir folder;
    ui::Settings settings;
    ScriptedDialogs dialogs;
    ui::KeyRing keys;
    std::unique_ptr<ui::BackendHub> backends;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace chronoscope::test
