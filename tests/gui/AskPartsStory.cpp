// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AskHands.h"
#include "ui/help/NumberNote.h"
#include "ui/settings/Language.h"

#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QMenu>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringListModel>

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
        grid()->setCurrent({});
        QCOMPARE(offered(), QStringList()); // of no answer
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
        const QString source = note->findChild<QLabel*>(QStringLiteral("noteSource"))->text();
        QVERIFY2(!source.isEmpty() && !source.contains(QLatin1String("interval")), qPrintable(source)); // it has none
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

    void theUsualYearsNeedNoScrollBar_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "ko"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void theUsualYearsNeedNoScrollBar() {
        QFETCH(const QString, language);
        m_stage.reset();
        const ui::Language words(language); // before the first widget
        const auto closed = qScopeGuard([this] { m_stage.reset(); });
        m_stage = std::make_unique<Stage>();
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

    /// Example, model, Ask, Make a run: what is asked is an element of the workspace.
    void theExampleIsOfTheWorkspaceAndCanBeRun() {
        m_stage->openSample();
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        QTRY_VERIFY(line("askSubject")->completer()->model()->rowCount() > 0); // the names are read
        click(m_stage->find<QToolButton>("askExample"));
        const auto names = [&](const benchmark::ElementMeta& meta) {
            return QString::fromStdString(meta.subject) == line("askSubject")->text() &&
                   QString::fromStdString(meta.relation) == line("askRelation")->text();
        };
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        const auto elements = store::BenchmarkStore(*reader).elements().value();
        const auto found = std::find_if(elements.begin(), elements.end(), names);
        QVERIFY2(found != elements.end(), qPrintable(line("askSubject")->text()));
        QVERIFY(found->years.size() > 1);
        QVERIFY(text("askTruth")->toPlainText().isEmpty()); // the workspace knows it
        askCalibration();
        QTRY_VERIFY(cellAt(0, grid()->data().firstYear).mark != widgets::Mark::Missing); // judged by what it knows
        click(button("askRun"));
        QTRY_VERIFY(m_stage->window->findChild<QDialog*>(QStringLiteral("newRunDialog")));
        auto* estimate = m_stage->find<QLabel>("estimateText");
        QTRY_VERIFY2(estimate->text().startsWith(QLatin1String("1 element")), qPrintable(estimate->text()));
    }

    void theExampleLeavesYearsThatWereTypedAndIsTakenBack() {
        open();
        setYears(QStringLiteral("1999,2001"));
        type("askTruth", QStringLiteral("Lyon"));
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        click(m_stage->find<QToolButton>("askExample"));
        QVERIFY(line("askQuestion")->text() != QLatin1String("who?"));
        QCOMPARE(line("askYears")->text(), QStringLiteral("1999,2001"));
        QVERIFY(text("askTruth")->toPlainText() != QLatin1String("Lyon"));
        click(m_stage->find<QToolButton>("askExample"));
        QCOMPARE(line("askQuestion")->text(), QStringLiteral("who?"));
        QCOMPARE(text("askTruth")->toPlainText(), QStringLiteral("Lyon"));
        click(m_stage->find<QToolButton>("askExample")); // or by the key of each field
        line("askQuestion")->setFocus();
        QTest::keyClick(line("askQuestion"), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(line("askQuestion")->text(), QStringLiteral("who?"));
        setYears({});
        click(m_stage->find<QToolButton>("askExample"));
        QVERIFY(!line("askYears")->text().isEmpty());
    }

    void answersToAFormerQuestionSaySoAndAreNotKept() {
        m_stage->openNew();
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        const auto* former = m_stage->find<QLabel>("askFormer");
        for (const char* name : {"askKeep", "askRun"}) { // nothing is asked yet
            QVERIFY(!button(name)->isEnabled());
            QCOMPARE(button(name)->toolTip(), saidOfKeeping());
        }
        QVERIFY(saidOfKeeping().contains(QLatin1String("ask it first")));
        QTest::keyClicks(line("askSubject"), QStringLiteral("Ham"));
        QTest::keyClicks(line("askRelation"), QStringLiteral("mayor"));
        setYears(QStringLiteral("2001-2003"));
        QVERIFY(!button("askKeep")->isEnabled());
        askCalibration();
        QVERIFY(button("askKeep")->isEnabled() && button("askRun")->isEnabled());
        QVERIFY(!grid()->isFaded() && !former->isVisible() && saidOfKeeping().isEmpty());
        QTest::keyClick(line("askSubject"), Qt::Key_End);
        QTest::keyClicks(line("askSubject"), QStringLiteral("burg"));
        QVERIFY(grid()->isFaded() && former->isVisible());
        QVERIFY2(former->text().contains(QStringLiteral("Ham · mayor")), qPrintable(former->text()));
        QCOMPARE(grid()->accessibleName(), former->text());
        QVERIFY(!button("askKeep")->isEnabled() && !button("askRun")->isEnabled());
        QVERIFY(!saidOfKeeping().isEmpty());
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(line("askSubject"), Qt::Key_Backspace);
        QVERIFY(!grid()->isFaded() && !former->isVisible() && button("askKeep")->isEnabled());
        click(m_stage->find<QRadioButton>("askAsQuestion"));
        QVERIFY(grid()->isFaded() && !button("askKeep")->isEnabled());
    }

    /// At a restart, and where another workspace was open in between.
    void whatWasTypedAndTickedIsThereAgainInItsWorkspace() {
        m_stage->openNew();
        const QString file = m_stage->session->path();
        addServer("first");
        addServer("second");
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        QTest::keyClicks(line("askSubject"), QStringLiteral("Ham"));
        QTest::keyClicks(line("askRelation"), QStringLiteral("mayor"));
        setYears(QStringLiteral("2001-2003"));
        type("askTruth", QStringLiteral("2001=Ann Ash\n2002=Ben Birch"));
        click(m_stage->find<QAbstractButton>("askForm2"));
        tick(1);
        const auto ticked = [this] {
            const auto* list = m_stage->find<QListWidget>("askModels");
            QStringList names;
            for (int row = 0; row < list->count(); ++row)
                if (list->item(row)->checkState() == Qt::Checked) names << list->item(row)->text();
            return names;
        };
        const QStringList models = ticked();
        QVERIFY(models.contains(QStringLiteral("second")));
        const auto isThere = [&] {
            return m_stage->find<QRadioButton>("askAsFact")->isChecked() &&
                   line("askSubject")->text() == QLatin1String("Ham") &&
                   line("askRelation")->text() == QLatin1String("mayor") &&
                   line("askYears")->text() == QLatin1String("2001-2003") &&
                   text("askTruth")->toPlainText() == QLatin1String("2001=Ann Ash\n2002=Ben Birch") &&
                   m_stage->find<QAbstractButton>("askForm2")->isChecked() && ticked() == models;
        };
        QVERIFY(isThere());
        const QString other = m_stage->path(QStringLiteral("other.chronoscope"));
        m_stage->session->openWorkspace(other, true);
        QTRY_COMPARE(m_stage->session->path(), other);
        click(m_stage->find<QToolButton>("askRail"));
        line("askSubject")->selectAll();
        QTest::keyClicks(line("askSubject"), QStringLiteral("Elsewhere"));
        m_stage->session->openWorkspace(file, false);
        QTRY_VERIFY(isThere());
        m_stage->window->close();
        m_stage->startAgain();
        QVERIFY(line("askSubject")->text().isEmpty());
        m_stage->session->openWorkspace(file, false);
        QTRY_VERIFY(isThere());
        m_stage->session->openWorkspace(other, false);
        QTRY_COMPARE(line("askSubject")->text(), QStringLiteral("Elsewhere"));
    }

    void oneAnswerOverSeveralYearsSaysWhichOnes() {
        addServer("first");
        open();
        setYears(QStringLiteral("2014-2016"));
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        click(button("askButton"));
        for (const int year : {2014, 2015, 2016})
            QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, year), QStringLiteral("Lyon"), kLong);
        choose(2015);
        const QString range = QStringLiteral("from 2014 to 2016");
        QTRY_VERIFY2(cellAt(0, 2015).tooltip.contains(range), qPrintable(cellAt(0, 2015).tooltip));
        QVERIFY2(grid()->accessibleDescription().contains(range), qPrintable(grid()->accessibleDescription()));
        m_says = "A. Nice";
        click(button("askAgain"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Nice"), kLong);
        for (const int year : {2014, 2015, 2016}) // each stands alone now
            QVERIFY2(!cellAt(0, year).tooltip.contains(QLatin1String(" to ")), qPrintable(cellAt(0, year).tooltip));
    }

    void subjectsAreThoseOfTheRelation() {
        m_stage->openSample();
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        const auto offered = [this] { return line("askSubject")->completer()->model()->rowCount(); };
        QTRY_VERIFY(offered() > 0);
        const int all = offered();
        const auto meta = firstElement();
        QTest::keyClicks(line("askRelation"), QString::fromStdString(meta.relation));
        QTest::keyClick(line("askRelation"), Qt::Key_Escape);
        QVERIFY2(offered() > 0 && offered() < all, qPrintable(QString::number(offered())));
        const auto* names = qobject_cast<QStringListModel*>(line("askSubject")->completer()->model());
        QVERIFY(names && names->stringList().contains(QString::fromStdString(meta.subject)));
        line("askRelation")->selectAll();
        QTest::keyClick(line("askRelation"), Qt::Key_Delete);
        QCOMPARE(offered(), all);
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
    QMenu* openMenu() {
        m_stage->window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_stage->window.get())) return nullptr;
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_F10, Qt::ShiftModifier);
        QMenu* menu = nullptr;
        const auto isShown = [&] {
            for (auto* one : m_stage->window->findChildren<QMenu*>(QStringLiteral("listMenu")))
                if (one->isVisible()) menu = one;
            return menu != nullptr;
        };
        (void)QTest::qWaitFor(isShown);
        return menu;
    }
    /// Those of the menu that can be picked now.
    QStringList offered() {
        QStringList names;
        QMenu* menu = openMenu();
        if (!menu) return {QStringLiteral("no menu")};
        for (const QAction* action : menu->actions())
            if (action->isEnabled() && !action->isSeparator()) names << action->objectName();
        menu->close();
        return names;
    }
    bool pick(const char* name) {
        QMenu* menu = openMenu();
        if (!menu) return false;
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
