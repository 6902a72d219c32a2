// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "app/SampleWorkspace.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QListView>
#include <QTextStream>
#include <QToolButton>

namespace {

using namespace chronoscope;

/// Writes a picture of every page, light and dark, small and large, to look at: screenshots FOLDER.
int take(const QString& folder) {
    test::Stage stage;
    const QString path = stage.path(QStringLiteral("sample.chronoscope"));
    const auto shot = [&](const QString& name) {
        QTest::qWait(400); // queries come back and are painted
        stage.window->grab().save(folder + QLatin1Char('/') + name + QLatin1String(".png"));
    };
    shot(QStringLiteral("no-workspace"));
    stage.openNew();
    for (const char* page : {"benchmark", "runs", "heatmap"}) {
        stage.window->showPage(QLatin1String(page));
        shot(QStringLiteral("empty-%1").arg(QLatin1String(page)));
    }
    if (!app::makeSampleWorkspace(path.toStdString())) return 1;
    stage.session->openWorkspace(path, false);
    if (!QTest::qWaitFor([&] { return stage.session->runs().size() == 3; }, 20'000)) return 1;
    const auto choose = [&] {
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* plot = stage.window->heatmapPage()->plot();
        (void)QTest::qWaitFor([&] { return plot->data().rowCount() == 3; }, 5'000);
        plot->setCurrentCell(1, 5);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Right);
        auto* list = stage.window->inspector()->elementList();
        (void)QTest::qWaitFor([&] { return list->model()->rowCount() > 3; }, 5'000);
        list->setCurrentIndex(list->model()->index(3, 0));
    };
    choose();
    for (const ui::Scheme scheme : {ui::Scheme::Light, ui::Scheme::Dark}) {
        ui::Theme::apply(*qApp, scheme);
        const QString look = scheme == ui::Scheme::Light ? QStringLiteral("light") : QStringLiteral("dark");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1024, 700)}) {
            stage.window->resize(size);
            for (const char* page : {"benchmark", "runs", "heatmap"}) {
                stage.window->showPage(QLatin1String(page));
                shot(QStringLiteral("%1-%2-%3").arg(QLatin1String(page), look).arg(size.width()));
            }
        }
    }
    ui::Theme::apply(*qApp, ui::Scheme::Light);
    stage.window->resize(1280, 800);
    stage.find<QToolButton>("tableSwitch")->click();
    shot(QStringLiteral("heatmap-table"));
    stage.find<QToolButton>("tableSwitch")->click();
    QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
    QTest::qWait(600);
    for (QWidget* top : QApplication::topLevelWidgets())
        if (top->inherits("QDialog") && top->isVisible()) top->grab().save(folder + QLatin1String("/new-run.png"));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc != 2) {
        QTextStream(stderr) << "usage: screenshots FOLDER\n";
        return 2;
    }
    return take(QString::fromLocal8Bit(argv[1]));
}
