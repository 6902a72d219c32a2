// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"

#include "ui/views/CheckList.h"
#include "ui/views/ChipWidget.h"

#include <QToolButton>
#include <QTreeWidget>

namespace chronoscope::test {

/// A person at the filter bar of a study, with mouse and keys.
class FilterHands {
public:
    explicit FilterHands(QWidget& bar) : m_bar(bar) {}

    ui::CheckList* part() const { return m_bar.findChild<ui::CheckList*>(QStringLiteral("filterPart")); }
    QList<ui::ChipWidget*> chips() const {
        QList<ui::ChipWidget*> shown;
        for (auto* chip : m_bar.findChildren<ui::ChipWidget*>())
            if (chip->isVisible()) shown << chip;
        return shown;
    }
    QStringList ticked() const {
        QStringList texts;
        for (const int place : part()->ticked())
            texts << part()->list()->topLevelItem(place)->text(0);
        return texts;
    }
    void pressItem(const QString& text) const {
        auto* list = part()->list();
        const auto items = list->findItems(text, Qt::MatchExactly);
        QVERIFY2(items.size() == 1, qPrintable(text));
        list->setFocus();
        list->setCurrentItem(items.first());
        QTest::keyClick(list, Qt::Key_Space);
    }
    /// From the menu, with keys.
    void tick(const char* name, const QStringList& texts) const {
        chooseInMenu(m_bar.findChild<QToolButton*>(QStringLiteral("addFilterButton")), {QLatin1String(name)});
        QTRY_VERIFY(part()->isVisible());
        for (const QString& text : texts)
            pressItem(text);
        QTest::keyClick(part(), Qt::Key_Escape);
        QTRY_VERIFY(!part()->isVisible());
    }
    void clear() const {
        auto* button = m_bar.findChild<QToolButton*>(QStringLiteral("clearFilterButton"));
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(chips().isEmpty());
    }

private:
    QWidget& m_bar;
};

} // namespace chronoscope::test
