// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/GuiBench.h"

#include "app/bench/BenchSession.h"
#include "ui/inspector/Inspector.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QListView>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace chronoscope::app {

namespace {
constexpr int kTickMs = 2;
constexpr int kClickMs = 120;
constexpr int kLimitMs = 300'000;
/// Goes from cell to cell of the heat map while a run writes, as keys and clicks do, and takes the time until the
/// Inspector shows what is behind it: first the units of the cell, then the replies of the first of them.
class Clicker : public QObject {
public:
    Clicker(ui::MainWindow& window, GuiFigures& figures)
        : m_plot(*window.heatmapPage()->plot()), m_list(*window.inspector()->elementList()),
          m_samples(*window.inspector()->sampleTable()), m_figures(figures) {
        connect(
            m_list.model(), &QAbstractItemModel::modelReset, this,
            [this] {
                if (m_awaited == Awaited::Units && m_list.model()->rowCount() > 0) chooseUnit();
            },
            Qt::QueuedConnection); // as a person's click comes: when all is shown
        connect(&m_samples, &QTableWidget::currentCellChanged, this, [this](int row) {
            if (m_awaited == Awaited::Replies && row >= 0) answered(Awaited::Nothing);
        });
    }

    void clickCell() {
        if (m_awaited != Awaited::Nothing || m_plot.data().columnCount() < 2) return;
        if (m_plot.currentCell().x() < 0) m_plot.setCurrentCell(0, 0);
        const int last = m_plot.data().columnCount() - 1;
        if (m_plot.currentCell().x() == last || m_plot.currentCell().x() == 0)
            m_isForward = m_plot.currentCell().x() == 0;
        begin(Awaited::Units);
        QKeyEvent key(QEvent::KeyPress, m_isForward ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier);
        QApplication::sendEvent(&m_plot, &key);
    }
    /// What is not answered yet counts as long as it has waited.
    void end() {
        if (m_awaited != Awaited::Nothing) answered(Awaited::Nothing);
    }

private:
    enum class Awaited { Nothing, Units, Replies };

    void begin(Awaited awaited) {
        m_awaited = awaited;
        m_clock.start();
    }
    void answered(Awaited next) {
        m_figures.longestAnswerMs =
            std::max(m_figures.longestAnswerMs, static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        ++m_figures.clicks;
        m_awaited = next;
    }
    void chooseUnit() {
        answered(Awaited::Replies);
        int row = 0;
        while (row + 1 < m_list.model()->rowCount() && !(m_list.model()->index(row, 0).flags() & Qt::ItemIsSelectable))
            ++row; // heads of templates
        begin(Awaited::Replies);
        m_list.setCurrentIndex(m_list.model()->index(row, 0));
    }

    widgets::HeatmapPlot& m_plot;
    QListView& m_list;
    QTableWidget& m_samples;
    GuiFigures& m_figures;
    QElapsedTimer m_clock;
    Awaited m_awaited = Awaited::Nothing;
    bool m_isForward = true;
};

double switchTo(QApplication& application, QWidget& window, ui::Scheme scheme) {
    QElapsedTimer clock;
    clock.start();
    ui::Theme::apply(application, scheme);
    window.grab(); // paints now
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Watches the window from the opening of a workspace to the end of the run that is then made.
class WindowWatch : public QObject {
public:
    WindowWatch(ui::Session& session, ui::MainWindow& window, GuiFigures& figures)
        : m_session(session), m_window(window), m_figures(figures), m_clicker(window, figures) {
        connect(&m_click, &QTimer::timeout, &m_clicker, &Clicker::clickCell);
        connect(&m_tick, &QTimer::timeout, this, &WindowWatch::takeFrame);
        connect(&session, &ui::Session::problem, this,
                [this](const QString& what, const QString& details) { giveUp(what + QLatin1String(": ") + details); });
        connect(window.heatmapPage(), &ui::HeatmapPage::drawn, this, &WindowWatch::takeHeatmap);
        connect(&session.hub(), &ui::RunHub::progressed, this, &WindowWatch::beginClicking);
        connect(&session.hub(), &ui::RunHub::ended, this, [] { QApplication::exit(0); });
    }

    /// Until the run has ended; what went wrong, empty if nothing did. `sinceStart` runs since the program began.
    QString watch(const std::string& workspace, const run::RunSpec& spec, const QElapsedTimer& sinceStart) {
        m_spec = spec;
        m_sinceStart = sinceStart;
        QTimer::singleShot(kLimitMs, this, [this] { giveUp(QStringLiteral("it took too long")); });
        QTimer::singleShot(0, this, [this, workspace] {
            m_sinceOpening.start();
            m_session.openWorkspace(QString::fromStdString(workspace), false);
        });
        QApplication::exec();
        m_clicker.end();
        return m_problem;
    }

private:
    void giveUp(const QString& why) {
        m_problem = why;
        QApplication::exit(1);
    }
    void takeHeatmap() {
        widgets::HeatmapPlot* plot = m_window.heatmapPage()->plot();
        if (m_figures.openToHeatmapMs >= 0 || plot->data().isEmpty()) return;
        plot->grab(); // paints now
        m_figures.openToHeatmapMs = static_cast<double>(m_sinceOpening.nsecsElapsed()) / 1e6;
        m_figures.startToHeatmapMs = static_cast<double>(m_sinceStart.nsecsElapsed()) / 1e6;
        m_session.createRun(m_spec, QStringLiteral("window benchmark"), "calibration:?cutoff=2018&seed=7");
    }
    void beginClicking() {
        if (m_tick.isActive()) return;
        m_sinceTick.start();
        m_tick.start(kTickMs);
        m_click.start(kClickMs);
    }
    void takeFrame() {
        m_figures.longestFrameMs =
            std::max(m_figures.longestFrameMs, static_cast<double>(m_sinceTick.nsecsElapsed()) / 1e6 - kTickMs);
        m_sinceTick.restart();
    }

    ui::Session& m_session;
    ui::MainWindow& m_window;
    GuiFigures& m_figures;
    Clicker m_clicker;
    run::RunSpec m_spec;
    QElapsedTimer m_sinceStart, m_sinceOpening, m_sinceTick;
    QTimer m_tick, m_click;
    QString m_problem;
};
} // namespace

Result<GuiFigures> measureWindow(const std::string& workspace, const run::RunSpec& spec) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    auto bench = BenchSession::make();
    if (!bench) return bench.error();
    auto made = (*bench)->makeWindow();
    if (!made) return made.error();
    ui::MainWindow& window = **made;
    window.show();
    window.grab(); // paints now
    GuiFigures figures;
    figures.firstPaintMs = static_cast<double>(sinceStart.nsecsElapsed()) / 1e6;
    WindowWatch watch((*bench)->session(), window, figures);
    const QString problem = watch.watch(workspace, spec, sinceStart);
    if (!problem.isEmpty()) return Error{ErrorCode::Io, problem.toStdString(), "window benchmark"};
    QApplication& application = (*bench)->application();
    figures.themeSwitchMs =
        std::max(switchTo(application, window, ui::Scheme::Dark), switchTo(application, window, ui::Scheme::Light));
    return figures;
}

} // namespace chronoscope::app
