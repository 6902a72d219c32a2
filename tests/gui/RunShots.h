// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunRepeat.h"
#include "core/store/RunMarkStore.h"
#include "tests/gui/Stage.h"
#include "tests/support/Files.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/RunsPage.h"

#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <functional>
#include <string>

namespace chronoscope::test {

/// A run that is noted and tagged, one that repeats it with a model that forgot something, and a deleted one.
inline void keepRuns(Stage& stage) {
    const store::RunRecord first = stage.session->runs().front();
    const auto again = run::repeatRun(*stage.session->workspace(), first.id, "the same, some weeks later",
                                      run::BackendChoice("calibration:?cutoff=2016&recall=0.7&seed=1"));
    if (!again) qFatal("not repeated: %s", again.error().text().c_str());
    const auto marked = stage.session->workspace()->write([&](store::Database& database) {
        store::RunMarkStore marks(database);
        (void)marks.setNote(*again, "Has the provider changed the model?");
        (void)marks.setTags(*again, {"watched"});
        return marks.setTags(first.id, {"paper", "table 2"});
    });
    if (!marked) qFatal("not marked: %s", marked.error().text().c_str());
    stage.session->refreshRuns();
    (void)QTest::qWaitFor([&] { return stage.session->run(*again) != nullptr; }, 20'000);
    stage.session->continueRun(*again);
    stage.waitForEnd(*again);
}

/// The Runs page with such runs, and the Backends page with a model's file that nothing serves.
inline void runShots(Stage& stage, const std::function<void(const QString& name)>& shot) {
    stage.window->showPage(QStringLiteral("runs"));
    auto* table = stage.window->runsPage()->table();
    int row = 0;
    for (int at = 0; at < table->model()->rowCount(); ++at)
        if (table->model()->index(at, 0).data().toString().startsWith(QLatin1String("the same"))) row = at;
    table->selectRow(row);
    QTest::qWait(500);
    shot(QStringLiteral("runs-kept"));
    stage.window->showPage(QStringLiteral("backends"));
    stage.window->backendsPage()->addModelFile(QString::fromStdString(source("resources/models/chronotiny-v1.gguf")));
    shot(QStringLiteral("model-file"));
    if (auto* cancel = stage.find<QPushButton>("ggufCancelButton"); cancel && cancel->isVisible()) cancel->click();
}

/// The New run dialog with several models, and the menu of a run; `path` names a file.
inline void runDialogShots(Stage& stage, const std::function<QString(const QString& name)>& path) {
    stage.window->showPage(QStringLiteral("runs"));
    stage.window->activateWindow();
    (void)QTest::qWaitForWindowActive(stage.window.get());
    auto* menu = stage.window->runsPage()->findChild<QMenu*>(QStringLiteral("runMenu"));
    menu->popup(stage.window->mapToGlobal(QPoint(300, 200)));
    QTest::qWait(300);
    menu->grab().save(path(QStringLiteral("run-menu.png")));
    menu->close();
    QTest::keyClick(stage.window.get(), Qt::Key_N, Qt::ControlModifier);
    auto* dialog = stage.window->findChild<QDialog*>(QStringLiteral("newRunDialog"));
    auto* models = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
    models->item(1)->setCheckState(Qt::Checked);
    tickPipeline(*dialog);
    QTest::qWait(600);
    dialog->grab().save(path(QStringLiteral("new-run-several.png")));
    dialog->close();
}

} // namespace chronoscope::test
