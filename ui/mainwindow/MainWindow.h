// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/settings/Settings.h"

#include <QMainWindow>

class QButtonGroup;
class QDockWidget;
class QStackedWidget;
class QToolButton;

namespace chronoscope::ui {

class BackendsPage;
class BenchmarkPage;
class HeatmapPage;
class Inspector;
class RunsPage;

/// The frame: rail on the left, pages in the middle, Inspector on the right, jobs below. It only arranges. Owned by
/// the application; GUI thread.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Session& session, Dialogs& dialogs, Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    BenchmarkPage* benchmarkPage() const { return m_benchmark; }
    RunsPage* runsPage() const { return m_runs; }
    HeatmapPage* heatmapPage() const { return m_heatmap; }
    BackendsPage* backendsPage() const { return m_backends; }
    Inspector* inspector() const { return m_inspector; }
    void showPage(const QString& name);

signals:
    void schemeWanted(Scheme scheme);

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeRail();
    QToolButton* addRailButton(QWidget* rail, const char* page, const char* icon, const QString& text, int key);
    void makeMenu();
    void makeInspector();
    void connectPages();
    void updateTitle();
    void updateIcons();
    void restoreFilter();
    void setCompact(bool compact);
    void giveRoomTo(const QString& page);
    void newWorkspace();
    void openWorkspace();
    void requestRun(const benchmark::SliceSpec& slice);
    void notifyEnd(qint64 run);

    Session& m_session;
    Dialogs& m_dialogs;
    Settings& m_settings;
    RunStarter m_starter;
    QToolButton* m_menuButton = nullptr;
    QButtonGroup* m_rail;
    QStackedWidget* m_pages;
    BenchmarkPage* m_benchmark;
    RunsPage* m_runs;
    HeatmapPage* m_heatmap;
    BackendsPage* m_backends;
    Inspector* m_inspector = nullptr;
    QDockWidget* m_dock = nullptr;
    bool m_compact = false;
    bool m_dockHiddenByWidth = false;
    bool m_dockHiddenByPage = false; ///< a page on which there is nothing to inspect
};

} // namespace chronoscope::ui
