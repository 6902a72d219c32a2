// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/GgufServing.h"
#include "ui/bridge/BackgroundQueue.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <vector>

namespace chronoscope::ui {

/// Puts a llama.cpp server into a Python environment of this program's own, through the machine's package index, and
/// takes it out again. What is run is known before and never given to a shell. One at a time; GUI thread. Its
/// destructor gives up what is going on.
class ServerInstaller : public QObject {
    Q_OBJECT
public:
    struct Step {
        QString program;
        QStringList arguments;
        QString text() const; ///< as it would be typed
    };

    /// `folder`: the program's own, made if need be. `script`: text of what serves.
    ServerInstaller(QString folder, std::string script, QObject* parent = nullptr);
    ~ServerInstaller() override;

    /// What install() runs; empty where there is no Python on this machine.
    const std::vector<Step>& steps() const { return m_steps; }
    bool isInstalled() const;
    bool isBusy() const { return m_running >= 0 || m_removing; }
    int running() const { return m_running; } ///< place of the step; -1 = none
    QString log() const { return m_log; }     ///< of the last installation, newest last

    void install();
    void cancel(); ///< what was installed so far is removed
    void remove();

signals:
    void changed();                     ///< another step, or nothing any more
    void logged();                      ///< log() grew
    void ended(const QString& problem); ///< of install(); empty = the server is there. Not after cancel()

private:
    void run(int step);
    void stepEnded(bool well);
    void fail(const QString& problem);
    void endProcess();
    void clear(std::function<void(const Status&)> then);
    Status writeScript() const;

    const QString m_folder;
    const std::string m_script;
    const backend::OwnServer m_own;
    std::vector<Step> m_steps;
    int m_running = -1;
    bool m_removing = false;
    QString m_log;
    QProcess m_process;
    BackgroundQueue m_files;
};

} // namespace chronoscope::ui
