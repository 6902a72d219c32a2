// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/MinedFixture.h"
#include "tests/gui/StudyStage.h"

#include "core/studies/mined/EditRun.h"
#include "core/studies/mined/MinedRun.h"
#include "ui/studies/mined/MinedPage.h"

#include <QMenu>
#include <QTimer>

namespace chronoscope::test {

using MinedStage = StudyStage<ui::MinedPage>;

/// A new workspace with the small benchmark of MINED imported as a person does it; its page is seen, with the audit.
inline void importSmallMined(MinedStage& stage) {
    stage.begin(Qt::Key_M);
    const QString folder = stage.path(QStringLiteral("small"));
    writeSmallBenchmark(folder);
    stage.dialogs.answers << folder;
    QTRY_COMPARE(stage.emptyButton()->text(), QStringLiteral("Import a folder…"));
    QTest::mouseClick(stage.emptyButton(), Qt::LeftButton);
    QTRY_COMPARE(stage.page->view(), ui::MinedPage::View::Audit);
}

/// A run of all items, brought to its end; its id.
inline qint64 makeMinedRun(Stage& stage, const std::string& name, const std::string& backend = "calibration:") {
    const auto before = stage.session->studyRuns().size();
    const run::BackendChoice choice(backend);
    stage.session->createRun(
        [name, choice](store::Workspace& workspace) -> Result<std::int64_t> {
            const auto made = mined::createMined(workspace, {}, {}, name, choice);
            return made ? Result<std::int64_t>(made->id) : Result<std::int64_t>(made.error());
        },
        choice);
    (void)QTest::qWaitFor([&] { return stage.session->studyRuns().size() == before + 1; }, 20'000);
    const qint64 run = stage.session->studyRuns().back().id;
    stage.waitForEnd(run);
    return run;
}

/// What run 1 got wrong, told by demonstrations to a model that knows nothing; brought to its end.
inline void makeToldRun(Stage& stage) {
    const auto before = stage.session->studyRuns().size();
    stage.session->createRun(
        [](store::Workspace& workspace) -> Result<std::int64_t> {
            const auto embedding = mined::ngramEmbedding();
            const auto made = mined::createEdit(workspace, 1, {}, *embedding, "told", {"calibration:?recall=0"});
            return made ? Result<std::int64_t>(made->id) : Result<std::int64_t>(made.error());
        },
        run::BackendChoice("calibration:"));
    QTRY_COMPARE(stage.session->studyRuns().size(), before + 1);
    stage.waitForEnd(stage.session->studyRuns().back().id);
}

/// Opens the menu of one of the page's buttons with the mouse and chooses an entry with keys.
inline void chooseOfMenu(MinedStage& stage, const char* name, const QString& text) {
    auto* button = stage.page->findChild<QPushButton*>(QLatin1String(name));
    QVERIFY(button && button->isEnabled());
    QMenu* menu = button->menu();
    bool wasChosen = false;
    QTimer::singleShot(0, menu, [&] { // the click returns when the menu is closed
        for (qsizetype step = 0; step < menu->actions().size() && !wasChosen; ++step) {
            QTest::keyClick(menu, Qt::Key_Down);
            wasChosen = menu->activeAction() && menu->activeAction()->text() == text;
        }
        QTest::keyClick(menu, wasChosen ? Qt::Key_Return : Qt::Key_Escape);
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY2(wasChosen, qPrintable(text));
}
inline void chooseImport(MinedStage& stage, const QString& text) { chooseOfMenu(stage, "importMinedButton", text); }
inline void chooseMaking(MinedStage& stage, const QString& text) { chooseOfMenu(stage, "makeMinedButton", text); }

} // namespace chronoscope::test
