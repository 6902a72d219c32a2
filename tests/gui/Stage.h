// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Resources.h"
#include "tests/gui/Story.h"
#include "ui/bridge/BackendHub.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"

#include <QQueue>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <memory>
#include <utility>

#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
// Qt's own looks every 50 ms whether what is waited for has come: over hundreds of waits that is most of a story's
// time.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    const int qt_test_step = 5;                                                                                        \
    const int qt_test_timeoutValue = timeout;                                                                          \
    {QTRY_LOOP_IMPL(expr, qt_test_timeoutValue, qt_test_step)} QTRY_TIMEOUT_DEBUG_IMPL(expr, qt_test_timeoutValue,     \
                                                                                       qt_test_step)
#endif

class QComboBox;
class QMenu;
class QToolButton;

namespace chronoscope::test {

/// Answers dialogs with what the test queued, and keeps the questions and problems it was shown. An empty answer, and
/// none, cancel the question; while it `waits`, the answer comes when the test calls answer().
class ScriptedDialogs final : public ui::Dialogs {
public:
    QQueue<QString> answers; ///< paths
    QQueue<QString> verbs;   ///< what is pressed
    QStringList problems;
    QStringList questions; ///< "text|more|verb|…"
    QList<ui::FileQuestion> asked;
    bool waits = false;
    QString last; ///< folder of every kind

    QString lastFolder(const char*) const override { return last; }
    void chooseFiles(QWidget*, const ui::FileQuestion& question, ChosenAll then) override {
        asked << question;
        waiting = [this, then = std::move(then)] {
            const QString path = answers.isEmpty() ? QString() : answers.dequeue();
            if (!path.isEmpty()) then({path});
        };
        if (!waits) answer();
    }
    void ask(QWidget*, const ui::Question& question, Answered then) override {
        questions << (QStringList{question.text, question.more} + question.verbs + QStringList{question.otherwise})
                         .join(QLatin1Char('|'));
        const QString verb = verbs.isEmpty() ? QString() : verbs.dequeue();
        if (const auto place = question.verbs.indexOf(verb); place >= 0) then(static_cast<int>(place));
    }
    void showProblem(QWidget*, const QString& what, const QString& details) override {
        problems << what + ": " + details;
    }
    void answer() {
        if (const auto now = std::exchange(waiting, nullptr)) now();
    }

private:
    std::function<void()> waiting;
};

/// A real window over a real workspace in a folder of its own, with fresh settings, no saved backends, the shipped
/// prices, and files of its own for both.
class Stage {
public:
    /// `change` may alter what the window's backends are made of.
    explicit Stage(const std::function<void(ui::BackendHub::Parts&)>& change = {});

    /// The program is ended, and started again over the same settings and backends; no workspace is open then.
    void startAgain();
    /// A new, empty workspace, open in the window.
    void openNew();
    /// A workspace with the sample imported and a finished run called "known". Where one is open already, both are made
    /// in it.
    void openSample();
    /// The folder the sample benchmark lies in.
    QString sampleFolder();
    QString path(const QString& name) const { return folder.filePath(name); }
    /// Creates and starts a run of the calibration model, and returns its id once it is listed.
    qint64 startRun(const QString& name, const QString& backend, const run::RunSpec& spec = {});
    void waitForEnd(qint64 run, int timeoutMs = 60'000);
    template <typename Widget> Widget* find(const char* name) {
        return window->findChild<Widget*>(QLatin1String(name));
    }

private:
    std::unique_ptr<ui::Session> makeSession();
    void openWindow();
    void makeSample(ui::Session& session);
    QString keptSample();

public:
    QTemporaryDir folder;
    ui::Settings settings;
    ScriptedDialogs dialogs;
    ui::KeyRing keys;
    std::unique_ptr<ui::BackendHub> backends;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;
};

/// Chooses with the arrow keys, from where the box stands, so that each entry on the way is chosen for a moment. An
/// entry that is chosen already stays so, and nothing is told then.
void choose(QComboBox* box, int index);
/// The same, once there is such an entry.
void choose(QComboBox* box, const QString& text);

/// Ticks the calibration model in the New run dialog, with keys.
void tickPipeline(QWidget& dialog);

/// Drags with the left button held.
void drag(QWidget* widget, QPoint from, QPoint to);

/// Opens the menu of a button with the mouse, calls `act` while it is open, and closes it.
void inMenu(QToolButton* button, const std::function<void(QMenu&)>& act);
/// Chooses an entry of a button's menu with keys; `path` goes through the submenus it lies in.
void chooseInMenu(QToolButton* button, const QStringList& path);

} // namespace chronoscope::test
