// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AskHands.h"
#include "tests/gui/Story.h"
#include "ui/help/NumberNote.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace chronoscope::test::askPartsStory {

/// The parts of the Ask page around the answers: what is behind one of them, and the form that stays as it is.
class AskPartsStory : public AskHands {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { m_stage.reset(); }

    void theButtonStaysWhereItIsWhateverIsSaidAndAnswered() {
        addServer("first");
        open();
        const auto* button = m_stage->find<QPushButton>("askButton");
        click(m_stage->find<QRadioButton>("askAsFact"));
        click(m_stage->find<QAbstractButton>("askForm1")); // has no distractors
        setYears(QStringLiteral("2014"));
        const auto place = [&] {
            QCoreApplication::processEvents(); // laid out
            return button->mapTo(m_stage->window.get(), QPoint(0, 0));
        };
        const QPoint before = place();
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_VERIFY(m_stage->find<QLabel>("askWords")->isVisible()); // that nothing is typed
        QCOMPARE(place(), before);
        QTest::keyClicks(line("askSubject"), QStringLiteral("Ham"));
        QTest::keyClicks(line("askRelation"), QStringLiteral("mayor"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2014), QStringLiteral("Lyon"), kLong);
        QTRY_VERIFY(said().contains(QLatin1String("Not asked"))); // what was left out
        QCOMPARE(place(), before);
    }

    void theMenuOfAnAnswerCopiesAsksAgainAndSaysWhatItIs() {
        addServer("first");
        open();
        setYears(QStringLiteral("2014-2015"));
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Lyon"), kLong);
        choose(2015);
        QVERIFY(pick("copyValue"));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("Lyon")));
        QVERIFY(pick("askGridCopy"));
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines.at(0).endsWith(QLatin1String("2014\t2015")), qPrintable(lines.at(0)));
        QVERIFY2(lines.at(1).endsWith(QLatin1String("Lyon\tLyon")), qPrintable(lines.at(1)));
        QVERIFY(pick("whatIsThis"));
        auto* note = m_stage->window->findChild<ui::NumberNote*>();
        QVERIFY(note);
        QCOMPARE(note->findChild<QLabel*>(QStringLiteral("noteCommand"))->text(),
                 QStringLiteral("chronoscope ask --backend first --question 'who?' --years 2014,2015 --template "
                                "generation"));
        note->close();
        const std::size_t before = m_server->count();
        m_says = "A. Nice";
        QVERIFY(pick("askGridAgain"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Nice"), kLong);
        QCOMPARE(m_server->count(), before + 1);
        QCOMPARE(answerAt(0, 2014), QStringLiteral("Lyon"));
    }

    void whatAddsAModelStandsAtTheListAndStaysThere() {
        open();
        auto* list = m_stage->find<QListWidget>("askModels");
        tick(list->count() - 1); // the calibration model
        auto* another = m_stage->find<QPushButton>("plantAnotherButton");
        QTRY_VERIFY(another->isVisible());
        const auto placeOf = [&](const QWidget* part) {
            QCoreApplication::processEvents(); // laid out
            return QRect(part->mapTo(m_stage->window.get(), QPoint(0, 0)), part->size());
        };
        const QRect before = placeOf(another), listed = placeOf(list);
        constexpr int kNear = 12;
        QVERIFY(before.bottom() < listed.top() && before.bottom() + kNear >= listed.top());
        QVERIFY(before.left() >= listed.left() && before.right() <= listed.right());
        for (int more = 1; more <= 4; ++more) { // the list grows by some, and the numbers unfold
            const int rows = list->count();
            click(another);
            QCOMPARE(list->count(), rows + 1);
            QCOMPARE(placeOf(another), before);
            QCOMPARE(placeOf(list).topLeft(), listed.topLeft());
        }
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QVERIFY(another->isVisible()); // others are ticked still
    }

    void theUsualYearsNeedNoScrollBar() {
        m_stage->window->resize(1280, 800);
        open();
        click(m_stage->find<QToolButton>("askExample"));
        tick(m_stage->find<QListWidget>("askModels")->count() - 1);
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(cellAt(0, 2023).mark, widgets::Mark::Incorrect, kLong); // after its cut-off
        QWidget* area = grid();
        while (!qobject_cast<QScrollArea*>(area))
            area = area->parentWidget();
        const auto* bar = qobject_cast<QScrollArea*>(area)->horizontalScrollBar();
        QTRY_COMPARE(bar->maximum(), 0);
        QVERIFY(!bar->isVisible());
    }

    void theExampleIsOfWhatIsChosen() {
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        click(m_stage->find<QToolButton>("askExample"));
        QVERIFY(m_stage->find<QRadioButton>("askAsFact")->isChecked());
        QCOMPARE(line("askSubject")->text(), QStringLiteral("France"));
        QCOMPARE(line("askRelation")->text(), QStringLiteral("head of state"));
        QVERIFY(line("askQuestion")->text().isEmpty() && line("askSubject")->hasFocus());
    }

    /// As of a stored reply: what was sent and what came, and nothing where nothing did.
    void anAnswerShowsItsRawRequestAndResponse() {
        addServer("first");
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        setYears(QStringLiteral("2014-2016"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2016), QStringLiteral("Lyon"), kLong);
        choose(2016);
        QVERIFY(text("askPrompt")->isVisible());
        QVERIFY(m_stage->find<QLabel>("askSystem")->text().contains(QLatin1String("one line")));
        click(m_stage->find<QToolButton>("askRequestChip"));
        QVERIFY(!text("askPrompt")->isVisible());
        QVERIFY(text("askRequestText")->isVisible());
        const auto sent = m_server->requests();
        const std::string shown = text("askRequestText")->toPlainText().toStdString();
        QVERIFY(shown.find("In 2016, who?") != std::string::npos);
        QVERIFY(std::any_of(sent.begin(), sent.end(), [&](const Received& one) { return one.body == shown; }));
        const QString note = m_stage->find<QLabel>("askRequestNote")->text().remove(QChar(0x200B));
        QVERIFY2(note.endsWith(QLatin1String("/v1/chat/completions")), qPrintable(note));
        click(m_stage->find<QToolButton>("askResponseChip"));
        QCOMPARE(text("askResponseText")->toPlainText().toStdString(), answer().body);
        click(m_stage->find<QToolButton>("askTokensChip"));
        QVERIFY(m_stage->find<QLabel>("askTokensNote")->text().contains(QLatin1String("log-probabilities")));
        choose(2014); // the view stays, of another answer
        click(m_stage->find<QToolButton>("askRequestChip"));
        QVERIFY(text("askRequestText")->toPlainText().contains(QLatin1String("In 2014, who?")));
        QVERIFY(m_stage->session->runs().empty()); // nothing is stored
    }

private:
    /// In the menu of the answers, which Shift+F10 opens.
    bool pick(const char* name) {
        m_stage->window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_stage->window.get())) return false;
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_F10, Qt::ShiftModifier);
        QMenu* menu = nullptr;
        const auto isShown = [&] {
            for (auto* one : m_stage->window->findChildren<QMenu*>(QStringLiteral("listMenu")))
                if (one->isVisible()) menu = one;
            return menu != nullptr;
        };
        if (!QTest::qWaitFor(isShown)) return false;
        for (QAction* action : menu->actions()) {
            if (action->objectName() != QLatin1String(name)) continue;
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            return true;
        }
        menu->close();
        return false;
    }
};

} // namespace chronoscope::test::askPartsStory

CHRONOSCOPE_STORY(askPartsStory, AskPartsStory)
#include "AskPartsStory.moc"
