// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/WorkspaceCommands.h"
#include "ui/settings/Settings.h"

#include <QWidget>

#include <functional>
#include <string>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace chronoscope::ui {

/// What a first start shows: the ways in, and the workspaces that were open before. Owned by the window; GUI thread.
/// Its destructor waits for a sample that is being made, a second or two.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    WelcomePage(WorkspaceCommands& commands, Dialogs& dialogs, Settings& settings, QWidget* parent = nullptr);

    /// Makes the workspace of the sample at a path, or leaves it as it is there; called in the background.
    using MakeSample = std::function<Status(const std::string& path)>;
    /// Where it is to be; until then there is no sample to try.
    void setSample(MakeSample make, const QString& path);

signals:
    void askWanted();
    void factsWanted(); ///< the user's own, to be taken in

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPushButton* addWay(QVBoxLayout* layout, const char* name, const QString& text, const QString& what);
    void addDropZone(QVBoxLayout* layout);
    void addRecent(QVBoxLayout* layout);
    void setMaking(bool making);
    void fill();
    void trySample();
    void removeCurrent();

    WorkspaceCommands& m_commands;
    Dialogs& m_dialogs;
    Settings& m_settings;
    MakeSample m_makeSample;
    QString m_samplePath;
    QPushButton* m_sample;
    QLabel* m_recentTitle;
    QListWidget* m_recent;
    QPushButton* m_remove;
    QLabel* m_making; ///< said while the sample is made
    QProgressBar* m_busy;
    QList<QPushButton*> m_ways;
    BackgroundQueue m_jobs;
};

} // namespace chronoscope::ui
