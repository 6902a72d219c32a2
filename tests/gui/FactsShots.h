// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"
#include "ui/dialogs/FactsDialog.h"
#include "ui/pages/BenchmarkPage.h"

#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <functional>

namespace chronoscope::test {

/// A pasted table, the words of its relation, and what an import left out; `shot` takes the window, `path` names a
/// file.
inline void factsShots(Stage& stage, const std::function<void(const QString& name)>& shot,
                       const std::function<QString(const QString& name)>& path) {
    stage.window->showPage(QStringLiteral("benchmark"));
    QGuiApplication::clipboard()->setText(
        QStringLiteral("subject\trelation\tobject\tfrom\tto\nHam\tmayor\tAnn Ash\t2011\t2014\nHam\tmayor\tBen "
                       "Birch\t2015\t2020\nEgg\tmayor\tCy Cole\t2012\t2018\nOat\tmayor\tDi Dale\tsoon\t2013\nFig\t"
                       "mayor\tFay Fox\t2010\t2016\nRye\tmayor\tEd Elm\t2011\t2019\n"));
    stage.find<QPushButton>("pasteFactsButton")->click();
    auto* dialog = stage.window->findChild<ui::FactsDialog*>();
    auto* import = dialog->findChild<QPushButton*>(QStringLiteral("factsImportButton"));
    (void)QTest::qWaitFor([&] { return import->isEnabled(); }, 20'000);
    QTest::qWait(400);
    dialog->grab().save(path(QStringLiteral("facts-rows")));
    import->click();
    auto* question = dialog->findChild<QLineEdit*>(QStringLiteral("wordsQuestion"));
    if (question->isVisible()) question->setText(QStringLiteral("who is the mayor of {s}?"));
    QTest::qWait(800);
    dialog->grab().save(path(QStringLiteral("facts-words")));
    dialog->close();
    QFile file(stage.path(QStringLiteral("TimeInvariant_Math.jsonl")));
    if (file.open(QIODevice::WriteOnly)) file.write("{broken\n\n{\"subject\": 7}\n");
    file.close();
    QSignalSpy imported(stage.session.get(), &ui::Session::importFinished);
    stage.session->importPaths({file.fileName(), stage.path(QStringLiteral("not there.jsonl"))});
    (void)QTest::qWaitFor([&] { return !imported.isEmpty(); }, 20'000);
    auto* panel = stage.window->benchmarkPage();
    panel->findChild<QToolButton*>(QStringLiteral("importShowButton"))->click();
    shot(QStringLiteral("import-left-out"));
    panel->findChild<QToolButton*>(QStringLiteral("importCloseButton"))->click();
    stage.window->showPage(QStringLiteral("answers"));
    QTest::qWait(400);
    shot(QStringLiteral("answers-grid"));
}

} // namespace chronoscope::test
