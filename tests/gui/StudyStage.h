// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"

#include <QComboBox>
#include <QPushButton>

namespace chronoscope::test {

/// A window with a new workspace, in which the page of a study is seen.
template <typename Page> class StudyStage : public Stage {
public:
    /// Goes to the page by its shortcut, Ctrl+Shift and a key.
    void begin(Qt::Key key) {
        openNew();
        QTest::keyClick(window.get(), key, Qt::ControlModifier | Qt::ShiftModifier);
        page = window->findChild<Page*>();
        QVERIFY(page);
        QTRY_VERIFY(page->isVisible());
    }

    /// What the empty page offers to do.
    QPushButton* emptyButton() const {
        return page->template findChild<QWidget*>(QStringLiteral("emptyState"))->template findChild<QPushButton*>();
    }
    QComboBox* combo(const char* name) const { return page->template findChild<QComboBox*>(QLatin1String(name)); }

    Page* page = nullptr;
};

} // namespace chronoscope::test
