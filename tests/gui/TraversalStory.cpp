// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/studies/chroknow/BranchPanel.h"
#include "ui/studies/chroknow/ElementPicker.h"
#include "ui/studies/chroknow/StepView.h"
#include "ui/studies/chroknow/TraversalPage.h"
#include "ui/studies/chroknow/WhatIfPanel.h"
#include "ui/views/NoticeBar.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QTextDocument>
#include <QTreeWidget>

namespace chronoscope::test::traversalStory {

namespace {
constexpr int kLong = 30'000;

std::shared_ptr<const traversal::TraversalWords> shippedWords() {
    QFile file(QStringLiteral(":/packs/traversal.json"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("the words of ChroKnowPrompt are not in the program");
    auto words = traversal::TraversalWords::parse(file.readAll().toStdString());
    if (!words) qFatal("%s", words.error().text().c_str());
    return std::make_shared<const traversal::TraversalWords>(std::move(words).value());
}
} // namespace

/// A researcher steps through ChroKnowPrompt for one year, changes what is shown, and accepts what came out of it.
class TraversalStory : public QObject {
    Q_OBJECT
private slots:
    void namesOfManyYearsDoNotTouch_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("least"); // that are named
        QTest::newRow("wide") << 2000 << 50;
        QTest::newRow("beside the Inspector") << 500 << 10;
        QTest::newRow("narrowest") << 360 << 8;
    }
    void namesOfManyYearsDoNotTouch() {
        QFETCH(const int, width);
        ui::StripData data;
        for (int year = 1971; year <= 2020; ++year)
            data.years.append({year, widgets::Mark::Correct, year % 2 == 0, true, QStringLiteral("Ada"), {}});
        data.target = 2003;
        ui::YearStrip strip;
        strip.setData(data);
        strip.resize(width, strip.sizeHint().height());
        QVector<QRectF> names;
        for (const ui::StripYear& year : data.years)
            if (const QRectF name = strip.nameRect(year.year); !name.isEmpty()) {
                for (const QRectF& other : names)
                    QVERIFY(!other.intersects(name));
                QVERIFY(name.left() >= 0 && name.right() <= width);
                names << name;
            }
        QVERIFY(!strip.nameRect(2003).isEmpty());
        QFETCH(const int, least);
        QVERIFY2(names.size() >= least, qPrintable(QString::number(names.size())));
    }

    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->backends->add({"gone", "llama:http://127.0.0.1:1?timeout=2", std::nullopt, {}});
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        m_page = std::make_unique<ui::TraversalPage>(*m_stage->session, shippedWords(), m_stage->settings);
        m_page->resize(1120, 720);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->walk().hasSubject(), kLong);
    }
    void cleanup() { m_page.reset(); }

    void theMostPromisingElementIsShownFirst() {
        auto* model = m_page->picker()->list()->model();
        QVERIFY(model->rowCount() > 1);
        QCOMPARE(m_page->picker()->list()->currentIndex().row(), 0);
        QCOMPARE(find<QLabel>("traversalSubject")->text(), model->index(0, 0).data().toString());
        QVERIFY(m_page->walk().current().traversal.applicable());
        QCOMPARE(m_page->strip()->data().target, m_page->walk().subject().target);
        QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void aSearchNarrowsTheList() {
        auto* model = m_page->picker()->list()->model();
        const QString name = model->index(model->rowCount() - 1, 0).data().toString();
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(m_page->picker()->filter()->hasFocus());
        QTest::keyClicks(m_page->picker()->filter(), name.toUpper());
        QCOMPARE(model->index(0, 0).data().toString(), name);
        QTest::keyClicks(m_page->picker()->filter(), QStringLiteral(" and nobody else"));
        QCOMPARE(model->rowCount(), 0);
        QVERIFY(m_page->walk().hasSubject()); // what is being stepped stays
    }

    void arrowsAndEnterChooseTheTargetYear() {
        const int before = m_page->walk().subject().target;
        const auto targets = traversal::targetsOf(*m_page->walk().subject().evidence, traversal::Protocol::Paper);
        QVERIFY(targets.size() > 1);
        const int other = targets.front() == before ? targets.back() : targets.front();
        m_page->strip()->setFocus();
        for (int tries = 0; m_page->strip()->cursorYear() != other && tries < 40; ++tries)
            QTest::keyClick(m_page->strip(), other > before ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(m_page->walk().subject().target, before); // moving alone chooses nothing
        QTest::keyClick(m_page->strip(), Qt::Key_Return);
        QCOMPARE(m_page->walk().subject().target, other);
    }

    void aCorrectYearIsNoTarget() {
        const auto& years = m_page->walk().subject().evidence->years;
        const auto right = std::find_if(years.begin(), years.end(), [](const auto& one) {
            return one.category == analysis::CellCategory::Correct;
        });
        QVERIFY(right != years.end());
        const int before = m_page->walk().subject().target;
        QTest::mouseClick(m_page->strip(), Qt::LeftButton, {},
                          m_page->strip()->yearRect(right->year).center().toPoint());
        QCOMPARE(m_page->walk().subject().target, before);
        QVERIFY(m_page->findChild<ui::NoticeBar*>()->text().contains(QLatin1String("no target")));
    }

    void aStepShowsItsPromptWithWhatItAdded() {
        const traversal::StepPrompt next = m_page->walk().current().traversal.prompt();
        stepOnce();
        QCOMPARE(m_page->stepView()->promptView()->toPlainText(), QString::fromStdString(next.text));
        const auto marked = m_page->stepView()->promptView()->extraSelections();
        QCOMPARE(marked.size(), 1);
        QString block = QString::fromStdString(next.text.substr(next.addedFrom, next.addedTo - next.addedFrom));
        QCOMPARE(marked.first().cursor.selectedText(), block.replace(QLatin1Char('\n'), QChar::ParagraphSeparator));
        QVERIFY(!m_page->stepView()->replyView()->toPlainText().isEmpty());
    }

    void backTakesTheStepAwayAndStepBringsItsReplyAgain() {
        stepOnce();
        const std::string reply = m_page->walk().current().traversal.steps().front().reply.text;
        press(Qt::Key_F7);
        QCOMPARE(taken(), 0);
        press(Qt::Key_F8);
        QCOMPARE(taken(), 1); // at once: nobody is asked
        QCOMPARE(m_page->walk().current().traversal.steps().front().reply.text, reply);
        press(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(taken(), 0);
        QVERIFY(m_page->walk().current().ahead.empty());
    }

    void keysStepOnAndOn_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("Space") << int(Qt::Key_Space);
        QTest::newRow("Enter") << int(Qt::Key_Return);
    }
    void keysStepOnAndOn() {
        QFETCH(const int, key);
        auto* step = find<QPushButton>("stepButton");
        step->setFocus();
        const auto all = static_cast<int>(m_page->walk().current().traversal.plan().examples.size());
        QVERIFY(all > 1);
        for (int i = 0; i < all; ++i) {
            QVERIFY(step->hasFocus());
            QTest::keyClick(m_page->focusWidget(), static_cast<Qt::Key>(key));
            QTest::keyClick(m_page->focusWidget(), static_cast<Qt::Key>(key)); // while the model is asked: nothing more
            QTRY_COMPARE_WITH_TIMEOUT(taken(), i + 1, kLong);
        }
        QVERIFY(m_page->walk().current().traversal.done());
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Space); // there is no step left
        QCOMPARE(taken(), all);
        QCOMPARE(m_page->stepView()->shownStep(), all - 1); // the last, which the heading is of
        QVERIFY(m_page->acceptance().list().empty());
    }

    void aRestartIsTakenBack_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by key") << true;
        QTest::newRow("by the notice") << false;
    }
    void aRestartIsTakenBack() {
        QFETCH(bool, byKey);
        runToEnd();
        const int all = taken();
        const int shown = all - 2; // neither the first nor the last
        QVERIFY(shown > 0);
        m_page->stepsTable()->table()->setCurrentCell(shown, 0);
        QCOMPARE(m_page->stepView()->shownStep(), shown);
        auto* restart = find<QPushButton>("restartButton");
        restart->setFocus();
        QTest::keyClick(restart, Qt::Key_Space);
        QCOMPARE(taken(), 0);
        QVERIFY(find<QPushButton>("stepButton")->hasFocus());
        if (byKey)
            press(Qt::Key_Z, Qt::ControlModifier);
        else
            QTest::mouseClick(
                m_page->findChild<ui::NoticeBar*>()->findChild<QPushButton*>(QStringLiteral("noticeButton")),
                Qt::LeftButton);
        QCOMPARE(taken(), all);
        QCOMPARE(m_page->stepView()->shownStep(), shown);
    }

    void afterABranchTheNextStepHasTheFocus() {
        stepOnce();
        edit(0, QStringLiteral("Nobody At All"));
        auto* branch = m_page->whatIf()->branchButton();
        branch->setFocus();
        QTest::keyClick(branch, Qt::Key_Space);
        QCOMPARE(m_page->walk().branches().size(), std::size_t{2});
        QVERIFY(find<QPushButton>("stepButton")->hasFocus());
    }

    void aStopLeavesTheTraversalWhereItWas() {
        press(Qt::Key_F5);
        QVERIFY(m_page->walk().isBusy());
        press(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(!m_page->walk().isBusy());
        QVERIFY(!m_page->walk().current().traversal.done());
        QVERIFY(!m_page->walk().error());
    }

    void anEditedObjectBranchesWhereThePromptsDiffer() {
        runToEnd();
        const std::size_t steps = m_page->walk().current().traversal.steps().size();
        QVERIFY(steps > 1);
        edit(static_cast<int>(steps) - 1, QStringLiteral("Nobody At All"));
        press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(m_page->walk().branches().size(), std::size_t{2});
        QCOMPARE(m_page->walk().currentIndex(), 1);
        QCOMPARE(m_page->walk().current().parent, 0);
        QCOMPARE(m_page->walk().current().shared, steps - 1);
        QCOMPARE(static_cast<std::size_t>(taken()), steps - 1);
        QVERIFY(m_page->walk().current().traversal.prompt().text.find("Nobody At All") != std::string::npos);
    }

    void twoBranchesStandSideBySide() {
        runToEnd();
        edit(0, QStringLiteral("Nobody At All"));
        press(Qt::Key_B, Qt::ControlModifier);
        runToEnd();
        QTableWidget* table = m_page->stepsTable()->table();
        QCOMPARE(table->columnCount(), 3);
        QComboBox* compare = m_page->branchPanel()->compareBox();
        compare->setFocus();
        QTest::keyClick(compare, Qt::Key_Down);
        QCOMPARE(table->columnCount(), 6);
        QVERIFY(table->item(0, 0)->text().contains(QLatin1String("Nobody At All")));
        QVERIFY(!table->item(0, 3)->text().contains(QLatin1String("Nobody At All")));
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0); // what both came to is in sight
        for (const int candidate : {2, 5})
            QVERIFY(!table->isColumnHidden(candidate));
        QTreeWidget* tree = m_page->branchPanel()->tree();
        tree->setCurrentItem(tree->topLevelItem(0));
        QTRY_COMPARE(m_page->walk().currentIndex(), 0);
    }

    void aYearThatIsLeftOutIsNotShown() {
        const int year = m_page->walk().current().traversal.plan().examples.front().year;
        m_page->whatIf()->examples()->item(0, 0)->setCheckState(Qt::Unchecked);
        press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(m_page->walk().branches().size(), std::size_t{1}); // nothing was asked yet: no branch is needed
        for (const auto& example : m_page->walk().current().traversal.plan().examples)
            QVERIFY(example.year != year);
    }

    void stepsThatWereGoneBackOverAreNotLostToABranch() {
        stepOnce();
        press(Qt::Key_F7);
        m_page->whatIf()->examples()->item(0, 0)->setCheckState(Qt::Unchecked);
        press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(m_page->walk().branches().size(), std::size_t{2});
        QCOMPARE(m_page->walk().branches().front().ahead.size(), std::size_t{1});
    }

    void aBranchThatOthersBeganFromStaysWhatItWas() {
        stepOnce();
        edit(0, QStringLiteral("Nobody At All"));
        press(Qt::Key_B, Qt::ControlModifier);
        QTreeWidget* tree = m_page->branchPanel()->tree();
        tree->setCurrentItem(tree->topLevelItem(0));
        QTRY_COMPARE(m_page->walk().currentIndex(), 0);
        press(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier); // no steps any more
        edit(0, QStringLiteral("Somebody Else"));
        press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(m_page->walk().branches().size(), std::size_t{3});
        QVERIFY(m_page->walk().branches().front().options.objects.empty());
    }

    void anAmpersandIsOneInAToolTip() {
        edit(0, QStringLiteral("Smith & <b>Sons</b>"));
        press(Qt::Key_B, Qt::ControlModifier);
        const QString tip = m_page->stepsTable()->table()->item(0, 0)->toolTip();
        QTextDocument shown;
        if (Qt::mightBeRichText(tip))
            shown.setHtml(tip);
        else
            shown.setPlainText(tip);
        QVERIFY2(shown.toPlainText().contains(QLatin1String("Smith & <b>Sons</b>")), qPrintable(tip));
        edit(0, QStringLiteral("Smith & Sons"));
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(m_page->stepsTable()->table()->item(0, 0)->toolTip().contains(QLatin1String("Smith & Sons")));
    }

    void anErrorIsNoStepAndIsAskedAgain() {
        QComboBox* model = m_page->whatIf()->findChild<QComboBox*>(QStringLiteral("walkModel"));
        model->setFocus();
        QTest::keyClick(model, Qt::Key_End);
        QCOMPARE(m_page->whatIf()->options().backend, QStringLiteral("gone"));
        press(Qt::Key_B, Qt::ControlModifier);
        press(Qt::Key_F8);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->walk().error(), kLong);
        QCOMPARE(taken(), 0);
        QVERIFY(m_page->stepView()->askAgain()->isVisible());
        m_stage->backends->replace(QStringLiteral("gone"),
                                   {"gone", "calibration:?cutoff=2018&recall=0.8&seed=3", std::nullopt, {}});
        m_page->stepView()->askAgain()->setFocus();
        QTest::keyClick(m_page->stepView()->askAgain(), Qt::Key_Space);
        QTRY_COMPARE(taken(), 1);
        QVERIFY(!m_page->walk().error());
        QVERIFY(!m_page->stepView()->askAgain()->isVisible());
    }

    void whatIsAcceptedIsWrittenWithItsTraceAndCanBeTakenBack() {
        QVERIFY(!find<QPushButton>("acceptButton")->isEnabled());
        runToEnd();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_page->acceptance().list().size(), std::size_t{1});
        const store::AcceptedTraversal taken = m_page->acceptance().list().front();
        QCOMPARE(taken.row, m_page->walk().subject().row);
        QCOMPARE(taken.year, m_page->walk().subject().target);
        QCOMPARE(taken.outcome, m_page->walk().current().verdict.total);
        QCOMPARE(stored(), 1);
        QVERIFY(!find<QPushButton>("acceptButton")->isEnabled()); // not twice
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_page->acceptance().list().empty());
        QCOMPARE(stored(), 0);
    }

    void whatWasAcceptedIsSaidWhereItsRingIs() {
        // The calibration model comes round to the right object where its own hits are shown.
        auto* model = m_page->picker()->list()->model();
        for (int row = 0; !isChronoCorrect() && row < model->rowCount(); ++row) {
            m_page->picker()->list()->setCurrentIndex(model->index(row, 0));
            QTRY_COMPARE(m_page->walk().subject().row, m_page->picker()->current());
            runToEnd();
        }
        QVERIFY(isChronoCorrect());
        const int year = m_page->walk().subject().target;
        const std::string candidate = m_page->walk().current().verdict.candidate;
        QVERIFY(m_page->strip()->data().legend.isEmpty());
        const int height = m_page->strip()->sizeHint().height();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_page->acceptance().list().size(), std::size_t{1});
        const QString day = QString::fromStdString(m_page->acceptance().list().front().created).left(10);
        QCOMPARE(m_page->strip()->data().legend,
                 QStringLiteral("accepted as Chrono-Correct: %1 (%2)").arg(year).arg(day));
        QVERIFY(m_page->strip()->sizeHint().height() > height);
        for (const auto& shown : m_page->strip()->data().years) {
            QTextDocument tip;
            tip.setHtml(shown.tooltip);
            QCOMPARE(tip.toPlainText().contains(QLatin1String("Accepted ")), shown.year == year);
            if (shown.year == year)
                QVERIFY2(tip.toPlainText().contains(QString::fromStdString(candidate)), qPrintable(shown.tooltip));
        }
        const QModelIndex picked = m_page->picker()->list()->currentIndex();
        QVERIFY(picked.data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Accepted as Chrono-Correct: %1").arg(year)));
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_page->strip()->data().legend.isEmpty());
    }

    void aRunWithoutGenerationSaysSo() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.templates = {prompt::Template::TrueFalse};
        const qint64 id =
            m_stage->startRun(QStringLiteral("true or false"), QStringLiteral("calibration:?cutoff=2018"), spec);
        m_stage->waitForEnd(id);
        QTRY_VERIFY(find<QComboBox>("traversalRun")->findData(id) >= 0);
        auto* runs = find<QComboBox>("traversalRun");
        QCOMPARE(m_page->walk().subject().base->record.name, std::string("known")); // the new one cannot be traversed
        runs->setFocus();
        QTest::keyClick(runs, Qt::Key_Home);
        QTRY_VERIFY(find<QWidget>("traversalEmpty")->isVisible());
        QVERIFY(!find<QPushButton>("newTraversalRun")->isEnabled());
    }

private:
    template <typename Widget> Widget* find(const char* name) {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_page.get(), key, modifiers); }
    int taken() const { return static_cast<int>(m_page->walk().current().traversal.steps().size()); }
    bool isChronoCorrect() const { return m_page->walk().current().verdict.total == traversal::Outcome::ChronoCorrect; }
    QString problem() const {
        return m_page->walk().error() ? QString::fromStdString(m_page->walk().error()->text()) : QString();
    }
    void stepOnce() {
        const int before = taken();
        press(Qt::Key_F8);
        QTRY_VERIFY_WITH_TIMEOUT(taken() == before + 1 || m_page->walk().error(), kLong);
        QCOMPARE(problem(), QString());
    }
    void runToEnd() {
        press(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->walk().current().traversal.done() || m_page->walk().error(), kLong);
        QCOMPARE(problem(), QString());
    }
    void edit(int row, const QString& object) { m_page->whatIf()->examples()->item(row, 2)->setText(object); }
    /// Accepted traversals in the workspace's file.
    int stored() {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        auto list = store::TraversalStore(*reader).accepted(m_page->walk().subject().base->record.id);
        return list ? static_cast<int>(list->size()) : -1;
    }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::TraversalPage> m_page;
};

} // namespace chronoscope::test::traversalStory

CHRONOSCOPE_STORY(traversalStory, TraversalStory)
#include "TraversalStory.moc"
