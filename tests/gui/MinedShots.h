// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/MinedFixture.h"
#include "tests/gui/Stage.h"

#include "core/studies/mined/MinedImport.h"
#include "core/studies/mined/MinedRun.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedPage.h"

#include <QCheckBox>
#include <QDialog>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

#include <functional>
#include <string>

namespace chronoscope::test {

/// Calibration models that see answer about the shared pictures, or a small benchmark where these are absent.
inline void addMinedRuns(Stage& stage) {
    const auto shared = sharedFolder();
    QString folder = stage.path(QStringLiteral("small"));
    writeSmallBenchmark(folder);
    if (shared && QDir(QString::fromStdString(*shared + "/data/MINED")).exists())
        folder = QString::fromStdString(*shared + "/data/MINED");
    stage.window->showPage(QStringLiteral("mined"));
    stage.dialogs.answers.enqueue(folder);
    stage.window->findChild<ui::MinedPage*>()->importItems(ui::MinedSource::Folder);
    (void)QTest::qWaitFor([&] { return !stage.session->isImporting(); }, 20'000);
    const auto before = stage.session->studyRuns().size();
    for (const auto& [name, uri] :
         {std::pair("a small model that sees", "calibration:?recall=0.35&cutoff=2012&mistaken=0.3&swayed=0.6&seed=4"),
          std::pair("a larger one, with a long name",
                    "calibration:?recall=0.8&cutoff=2022&swayed=0.2&error=0.01&seed=5")})
        stage.session->createRun(
            [name = std::string(name), uri = std::string(uri)](store::Workspace& workspace) -> Result<std::int64_t> {
                const auto made = mined::createMined(workspace, {}, {}, name, run::BackendChoice(uri));
                if (!made) return made.error();
                return made->id;
            },
            run::BackendChoice(uri));
    (void)QTest::qWaitFor([&] { return stage.session->studyRuns().size() == before + 2; }, 20'000);
    for (const auto& run : stage.session->studyRuns())
        stage.waitForEnd(run.id);
}

/// Every view of the page; `shot` takes a picture of the window.
inline void minedShots(Stage& stage, const std::function<void(const QString& name)>& shot) {
    using View = ui::MinedPage::View;
    stage.window->showPage(QStringLiteral("mined"));
    auto* page = stage.window->findChild<ui::MinedPage*>();
    for (const auto& [view, name] :
         {std::pair(View::Types, "types"), std::pair(View::Dimensions, "dimensions"), std::pair(View::Named, "named"),
          std::pair(View::Asked, "asked"), std::pair(View::Latest, "latest"), std::pair(View::Context, "context"),
          std::pair(View::Agreement, "agreement"), std::pair(View::Planted, "planted"),
          std::pair(View::Compare, "compare"), std::pair(View::Audit, "audit"), std::pair(View::Rating, "rating"),
          std::pair(View::Editing, "editing")}) {
        page->show(view);
        shot(QStringLiteral("mined-%1").arg(QLatin1String(name)));
    }
    page->show(View::Editing);
    auto* papers = page->findChild<QCheckBox*>(QStringLiteral("editingPublished"));
    papers->click();
    shot(QStringLiteral("mined-editing-published"));
    papers->click();
    page->show(View::Items);
    auto* list = page->items()->list();
    (void)QTest::qWaitFor([&] { return list->model()->rowCount() > 0; }, 10'000);
    list->selectRow(std::min(200, list->model()->rowCount() - 1));
    list->scrollTo(list->currentIndex());
    QTest::qWait(400);
    shot(QStringLiteral("mined-items"));
    page->show(View::Tasks);
    auto* published = page->findChild<QCheckBox*>(QStringLiteral("minedPublished"));
    published->click();
    shot(QStringLiteral("mined-published"));
    published->click();
}

/// The dialogs of items that are made here, into files.
inline void minedMakingShots(Stage& stage, const std::function<QString(const QString& name)>& path) {
    auto* page = stage.window->findChild<ui::MinedPage*>();
    page->requestConstruction();
    auto* dialog = stage.window->findChild<QDialog*>(QStringLiteral("constructDialog"));
    if (const auto shared = sharedFolder()) {
        stage.dialogs.answers.enqueue(QString::fromStdString(*shared + "/data/MINED"));
        dialog->findChild<QPushButton*>(QStringLiteral("constructFolderChoose"))->click();
        auto* store = dialog->findChild<QPushButton*>(QStringLiteral("constructStore"));
        (void)QTest::qWaitFor([&] { return store->isEnabled(); }, 10'000);
    }
    auto* tabs = dialog->findChild<QTabWidget*>(QStringLiteral("constructTabs"));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QTest::qWait(300);
        dialog->grab().save(path(QStringLiteral("mined-construct-%1.png").arg(tab)));
    }
    dialog->close();
    page->requestClaims();
    QTest::qWait(800);
    auto* claims = stage.window->findChild<QDialog*>(QStringLiteral("claimsDialog"));
    claims->grab().save(path(QStringLiteral("mined-claims.png")));
    claims->close();
    page->requestElsewhere();
    QTest::qWait(300);
    auto* elsewhere = stage.window->findChild<QDialog*>(QStringLiteral("elsewhereDialog"));
    elsewhere->grab().save(path(QStringLiteral("mined-elsewhere.png")));
    elsewhere->close();
}

/// The dialog of a new run into a file.
inline void minedDialogShot(Stage& stage, const QString& path) {
    stage.window->findChild<ui::MinedPage*>()->requestRun();
    QTest::qWait(800);
    auto* dialog = stage.window->findChild<QDialog*>(QStringLiteral("minedRunDialog"));
    dialog->grab().save(path);
    dialog->close();
}

} // namespace chronoscope::test
