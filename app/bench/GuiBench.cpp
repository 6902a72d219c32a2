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
} // namespace

Result<GuiFigures> measureWindow(const std::string& workspace, const run::RunSpec& spec) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    auto bench = BenchSession::make();
    if (!bench) return bench.error();
    auto made = (*bench)->makeWindow();
    if (!made) return made.error();
    QApplication& application = (*bench)->application();
    ui::Session& session = (*bench)->session();
    ui::MainWindow& window = **made;
    window.show();
    window.grab(); // paints now
    GuiFigures figures;
    figures.firstPaintMs = static_cast<double>(sinceStart.nsecsElapsed()) / 1e6;
    QString problem;

    QElapsedTimer clock;
    QElapsedTimer sinceTick;
    QTimer tick;
    QTimer click;
    Clicker clicker(window, figures);
    QObject::connect(&click, &QTimer::timeout, &clicker, &Clicker::clickCell);
    bool running = false;
    QObject::connect(&session, &ui::Session::problem, &application, [&](const QString& what, const QString& details) {
        problem = what + QLatin1String(": ") + details;
        QApplication::exit(1);
    });
    QObject::connect(window.heatmapPage(), &ui::HeatmapPage::drawn, &application, [&] {
        if (figures.openToHeatmapMs >= 0 || window.heatmapPage()->plot()->data().isEmpty()) return;
        window.heatmapPage()->plot()->grab(); // paints now
        figures.openToHeatmapMs = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        figures.startToHeatmapMs = static_cast<double>(sinceStart.nsecsElapsed()) / 1e6;
        session.createRun(spec, QStringLiteral("window benchmark"), "calibration:?cutoff=2018&seed=7");
    });
    QObject::connect(&session.hub(), &ui::RunHub::progressed, &application, [&] {
        if (running) return;
        running = true;
        sinceTick.start();
        tick.start(kTickMs);
        click.start(kClickMs);
    });
    QObject::connect(&tick, &QTimer::timeout, &application, [&] {
        figures.longestFrameMs =
            std::max(figures.longestFrameMs, static_cast<double>(sinceTick.nsecsElapsed()) / 1e6 - kTickMs);
        sinceTick.restart();
    });
    QObject::connect(&session.hub(), &ui::RunHub::ended, &application, [] { QApplication::exit(0); });
    QTimer::singleShot(kLimitMs, &application, [&] {
        problem = QStringLiteral("it took too long");
        QApplication::exit(1);
    });
    QTimer::singleShot(0, &application, [&] {
        clock.start();
        session.openWorkspace(QString::fromStdString(workspace), false);
    });
    QApplication::exec();
    clicker.end();
    if (!problem.isEmpty()) return Error{ErrorCode::Io, problem.toStdString(), "window benchmark"};
    figures.themeSwitchMs =
        std::max(switchTo(application, window, ui::Scheme::Dark), switchTo(application, window, ui::Scheme::Light));
    return figures;
}

} // namespace chronoscope::app
