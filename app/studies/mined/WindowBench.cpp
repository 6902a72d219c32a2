// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/WindowBench.h"

#include "app/bench/BenchSession.h"
#include "ui/bridge/Session.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedPage.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <sys/resource.h>

#include <algorithm>
#include <memory>

namespace chronoscope::app {

namespace {
constexpr int kMostMs = 120'000;
constexpr int kTickMs = 2, kFrameMs = 16;
constexpr int kFrames = 400, kRowsOfFrame = 25;

double msOf(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

/// Opens the tasks, then scrolls the items of the run that asks most, then ends the event loop.
class MinedWalk : public QObject {
public:
    MinedWalk(ui::Session& session, ui::MainWindow& window)
        : m_session(session), m_window(window), m_page(*window.findChild<ui::MinedPage*>()) {
        connect(&session, &ui::Session::problem, this,
                [this](const QString& what, const QString& details) { end(what + QLatin1String(": ") + details); });
        connect(&m_page, &ui::MinedPage::drawn, this, &MinedWalk::drawn);
        connect(&m_tick, &QTimer::timeout, this, [this] {
            figures.longestFrameMs = std::max(figures.longestFrameMs, msOf(m_clock) - kTickMs);
            m_clock.restart();
        });
        connect(&m_frame, &QTimer::timeout, this, &MinedWalk::scroll);
        QTimer::singleShot(kMostMs, this, [this] { end(QStringLiteral("it took too long")); });
    }

    void start() { m_clock.start(); }

    MinedWindowFigures figures;
    QString problem;

private:
    void drawn() {
        if (figures.openToTasksMs < 0 && m_page.plots()->map()->data().rowCount() > 0) {
            m_window.grab(); // paints now
            figures.openToTasksMs = msOf(m_clock);
            figures.peakAtTasksMb = peakMb();
            const auto& runs = m_session.studyRuns();
            const auto largest = std::max_element(runs.begin(), runs.end(),
                                                  [](const auto& a, const auto& b) { return a.elements < b.elements; });
            return m_page.showRun(largest->id);
        }
        if (m_page.view() == ui::MinedPage::View::Tasks) return m_page.show(ui::MinedPage::View::Items);
        const bool areListed = m_page.items()->list()->model()->rowCount() > 0;
        if (m_page.view() != ui::MinedPage::View::Items || !areListed || m_frame.isActive()) return;
        figures.listed = m_page.items()->list()->model()->rowCount();
        m_clock.restart();
        m_tick.start(kTickMs);
        m_frame.start(kFrameMs);
    }
    void scroll() {
        auto* bar = m_page.items()->list()->verticalScrollBar();
        bar->setValue((bar->value() + kRowsOfFrame * bar->singleStep()) % std::max(1, bar->maximum()));
        if (++figures.frames == kFrames) end({});
    }
    void end(const QString& why) {
        problem = why;
        m_tick.stop();
        m_frame.stop();
        QApplication::exit(0);
    }

    ui::Session& m_session;
    ui::MainWindow& m_window;
    ui::MinedPage& m_page;
    QElapsedTimer m_clock;
    QTimer m_tick, m_frame;
};
} // namespace

double peakMb() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024;
}

Result<MinedWindowFigures> measureMinedWindow(const std::string& workspace) {
    auto bench = BenchSession::make();
    if (!bench) return bench.error();
    auto made = (*bench)->makeWindow();
    if (!made) return made.error();
    ui::Session& session = (*bench)->session();
    ui::MainWindow& window = **made;
    window.resize(1280, 800);
    window.show();
    window.showPage(QStringLiteral("mined"));
    MinedWalk walk(session, window);
    QTimer::singleShot(0, &walk, [&] {
        walk.start();
        session.openWorkspace(QString::fromStdString(workspace), false);
    });
    QApplication::exec();
    if (!walk.problem.isEmpty())
        return Error{ErrorCode::Unsupported, walk.problem.toStdString(), "the window benchmark"};
    return walk.figures;
}

} // namespace chronoscope::app
