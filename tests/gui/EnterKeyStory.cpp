// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AnnotateSetup.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::test::enterKeyStory {

/// What Enter does, in all windows alike.
class EnterKeyStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openAnnotating(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }

    /// Enter and Space press the button that has the focus, on every page; in a field Enter is the field's.
    void enterPressesTheButtonThatHasTheFocus_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("button");
        QTest::newRow("a switch of a figure") << QStringLiteral("heatmap") << QStringLiteral("tableSwitch");
        QTest::newRow("a push button") << QStringLiteral("runs") << QStringLiteral("newRunButton");
        QTest::newRow("a tool of the rail") << QStringLiteral("backends") << QStringLiteral("backendsRail");
        QTest::newRow("one of a page whose own key is Enter")
            << QStringLiteral("annotate") << QStringLiteral("newQueueButton");
    }
    void enterPressesTheButtonThatHasTheFocus() {
        QFETCH(const QString, page);
        QFETCH(const QString, button);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().showPage(page);
        QAbstractButton* pressed = nullptr; // several pages have one of this name
        for (auto* one : window().findChildren<QAbstractButton*>(button))
            if (one->isVisible()) pressed = one;
        QVERIFY2(pressed && pressed->isEnabled(), qPrintable(button));
        pressed->setFocus(Qt::TabFocusReason);
        QSignalSpy clicks(pressed, &QAbstractButton::clicked);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            const auto before = clicks.size();
            QTest::keyClick(pressed, key);
            QCOMPARE(clicks.size(), before + 1);
            for (auto* dialog : window().findChildren<QDialog*>())
                dialog->reject();
            window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window()));
        }
    }

    void inAFieldOfADialogItIsTheDefaultButtonAndOnAnotherButtonThatOne_data() {
        QTest::addColumn<QString>("focus");
        QTest::addColumn<QString>("pressed");
        QTest::newRow("a field") << QStringLiteral("field") << QStringLiteral("default");
        QTest::newRow("a check box") << QStringLiteral("box") << QStringLiteral("default");
        QTest::newRow("a tool") << QStringLiteral("tool") << QStringLiteral("tool");
        QTest::newRow("another button") << QStringLiteral("other") << QStringLiteral("other");
    }
    void inAFieldOfADialogItIsTheDefaultButtonAndOnAnotherButtonThatOne() {
        QFETCH(const QString, focus);
        QFETCH(const QString, pressed);
        QDialog dialog(&window());
        auto* column = new QVBoxLayout(&dialog);
        const auto add = [&](QWidget* part, const char* name) {
            part->setObjectName(QLatin1String(name));
            column->addWidget(part);
        };
        auto* first = new QPushButton(QStringLiteral("Go"), &dialog);
        auto* other = new QPushButton(QStringLiteral("More"), &dialog);
        auto* box = new QCheckBox(QStringLiteral("Well"), &dialog);
        add(new QLineEdit(&dialog), "field");
        add(box, "box");
        add(new QToolButton(&dialog), "tool");
        add(other, "other");
        add(first, "default");
        first->setDefault(true);
        other->setAutoDefault(false);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QStringList heard;
        for (auto* button : dialog.findChildren<QAbstractButton*>())
            connect(button, &QAbstractButton::clicked, this, [&heard, button] { heard << button->objectName(); });
        auto* at = dialog.findChild<QWidget*>(focus);
        at->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(at->hasFocus());
        QTest::keyClick(at, Qt::Key_Return);
        QCOMPARE(heard, QStringList{pressed});
        QVERIFY(!box->isChecked()); // Space ticks it
    }

private:
    ui::MainWindow& window() { return *m_stage->window; }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::enterKeyStory

CHRONOSCOPE_STORY(enterKeyStory, EnterKeyStory)
#include "EnterKeyStory.moc"
