// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/MinedFixture.h"
#include "tests/gui/Stage.h"
#include "ui/studies/mined/MinedPage.h"

#include <QPushButton>

namespace chronoscope::test {

/// A new workspace with the small benchmark of MINED imported as a person does it; its page is seen, with the audit.
inline void importSmallMined(Stage& stage) {
    stage.openNew();
    QTest::keyClick(stage.window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    auto* page = stage.window->findChild<ui::MinedPage*>();
    QVERIFY(page);
    QTRY_VERIFY(page->isVisible());
    const QString folder = stage.path(QStringLiteral("small"));
    writeSmallBenchmark(folder);
    stage.dialogs.answers << folder;
    auto* import = page->findChild<QWidget*>(QStringLiteral("emptyState"))->findChild<QPushButton*>();
    QTRY_COMPARE(import->text(), QStringLiteral("Import a folder…"));
    QTest::mouseClick(import, Qt::LeftButton);
    QTRY_COMPARE(page->view(), ui::MinedPage::View::Audit);
}

} // namespace chronoscope::test
