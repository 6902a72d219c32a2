// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/WindowBench.h"

#include "app/Resources.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/theme/Theme.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
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

/// Opens the tasks, then scrolls the items, then ends the event loop.
class MinedWalk : public QObject {
public:
    MinedWalk(ui::Session& session, ui::MainWindow& window)
        : m_window(window), m_page(*window.findChild<ui::MinedPage*>()) {
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
            return m_page.show(ui::MinedPage::View::Items);
        }
        const bool areListed = m_page.items()->list()->model()->rowCount() > 0;
        if (m_page.view() != ui::MinedPage::View::Items || !areListed || m_frame.isActive()) return;
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
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char program[] = "chronoscope";
    char* argv[] = {program, nullptr};
    QApplication application(argc, argv);
    ui::Theme::apply(application, ui::Scheme::Light);
    const QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ui::SystemDialogs dialogs(settings);
    auto pack = loadPack();
    if (!pack) return pack.error();
    auto words = traversal::TraversalWords::parse(traversalWords());
    if (!words) return words.error();
    auto labels = annotation::labelSetFromJson(builtinLabels());
    if (!labels) return labels.error();
    ui::KeyRing keys;
    ui::BackendHub backends({}, keys);
    ui::Session session(std::make_shared<const prompt::PromptPack>(std::move(pack).value()), backends);
    ui::MainWindow window(session, dialogs, settings,
                          std::make_shared<const traversal::TraversalWords>(std::move(words).value()),
                          std::move(labels).value());
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
