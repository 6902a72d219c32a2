// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/GuiBench.h"

#include "app/Resources.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

namespace chronoscope::app {

namespace {
constexpr int kTickMs = 2;
constexpr int kLimitMs = 300'000;
} // namespace

GuiFigures measureWindow(const std::string& workspace, const run::RunSpec& spec) {
    GuiFigures figures;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char program[] = "chronoscope";
    char* argv[] = {program, nullptr};
    QApplication application(argc, argv);
    ui::Theme::apply(application, ui::Scheme::Light);
    const QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ui::SystemDialogs dialogs;
    auto pack = loadPack();
    if (!pack) {
        figures.problem = pack.error().text();
        return figures;
    }
    auto words = traversal::TraversalWords::parse(traversalWords());
    if (!words) {
        figures.problem = words.error().text();
        return figures;
    }
    auto labels = annotation::labelSetFromJson(builtinLabels());
    if (!labels) {
        figures.problem = labels.error().text();
        return figures;
    }
    ui::KeyRing keys;
    ui::BackendHub backends({}, keys);
    ui::Session session(std::make_shared<const prompt::PromptPack>(std::move(pack).value()), backends);
    ui::MainWindow window(session, dialogs, settings, std::make_shared<const traversal::TraversalWords>(std::move(words).value()),
                          std::move(labels).value());
    window.show();

    QElapsedTimer clock;
    QElapsedTimer sinceTick;
    QTimer tick;
    bool running = false;
    QObject::connect(&session, &ui::Session::problem, &application, [&](const QString& what, const QString& details) {
        figures.problem = (what + QLatin1String(": ") + details).toStdString();
        QApplication::exit(1);
    });
    QObject::connect(window.heatmapPage(), &ui::HeatmapPage::drawn, &application, [&] {
        if (figures.openToHeatmapMs >= 0 || window.heatmapPage()->plot()->data().isEmpty()) return;
        window.heatmapPage()->plot()->grab(); // paints now
        figures.openToHeatmapMs = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        session.createRun(spec, QStringLiteral("window benchmark"), "calibration:?cutoff=2018&seed=7");
    });
    QObject::connect(&session.hub(), &ui::RunHub::progressed, &application, [&] {
        if (running) return;
        running = true;
        sinceTick.start();
        tick.start(kTickMs);
    });
    QObject::connect(&tick, &QTimer::timeout, &application, [&] {
        figures.longestFrameMs = std::max(figures.longestFrameMs, static_cast<double>(sinceTick.nsecsElapsed()) / 1e6 - kTickMs);
        sinceTick.restart();
    });
    QObject::connect(&session.hub(), &ui::RunHub::ended, &application, [] { QApplication::exit(0); });
    QTimer::singleShot(kLimitMs, &application, [&] {
        figures.problem = "the window benchmark took too long";
        QApplication::exit(1);
    });
    QTimer::singleShot(0, &application, [&] {
        clock.start();
        session.openWorkspace(QString::fromStdString(workspace), false);
    });
    QApplication::exec();
    return figures;
}

} // namespace chronoscope::app
