// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AskHands.h"
#include "ui/views/SavedBar.h"
#include "widgets/plots/AnswerGrid.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QListWidget>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>

namespace chronoscope::test::askStory {

using widgets::Mark;

/// A researcher asks models a question now: the answers come in by year, and nothing is stored.
class AskStory : public AskHands {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { m_stage.reset(); }

    void fromAnEmptyStartToTheFirstAnswerTakesThreeActions() {
        addServer("first");
        int actions = 0;
        ++actions;
        click(m_stage->find<QToolButton>("askRail"));
        QVERIFY(grid()->data().isEmpty());
        ++actions; // typing, where the cursor stands already
        QTRY_COMPARE(QApplication::focusWidget(), line("askQuestion"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("who leads the city?"));
        ++actions;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Lyon"), kLong);
        QVERIFY(actions <= 3);
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2023), QStringLiteral("Lyon"), kLong);
        QVERIFY(!cellAt(0, 2015).isJudged); // nobody said what is right
        QCOMPARE(m_server->count(), std::size_t{9});
    }

    void aClickOnTheNameOfAModelTicksItAsOneOnItsBoxDoes() {
        addServer("first");
        open();
        auto* list = m_stage->find<QListWidget>("askModels");
        const QRect row = list->visualItemRect(list->item(0));
        const Qt::CheckState before = list->item(0)->checkState();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.left() + 60, row.center().y()});
        QVERIFY(list->item(0)->checkState() != before);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.left() + 60, row.center().y()});
        QCOMPARE(list->item(0)->checkState(), before);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.left() + 10, row.center().y()});
        QVERIFY(list->item(0)->checkState() != before); // once
    }

    void theUsualYearsAreAllInSightAndMoreAreScrolledToByKeys() {
        m_says = "A. Bartholomew Featherstonehaugh";
        addServer("first");
        m_stage->window->resize(1280, 800);
        open();
        const auto isInSight = [&](int year) {
            return QRectF(grid()->visibleRegion().boundingRect()).contains(grid()->cellRect({0, 0, year}));
        };
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2023), QStringLiteral("Bartholomew Featherstonehaugh"), kLong);
        QTRY_VERIFY2(isInSight(2015) && isInSight(2023), qPrintable(QString::number(grid()->width())));
        setYears(QStringLiteral("2015-2016"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2016), QStringLiteral("Bartholomew Featherstonehaugh"), kLong);
        QTRY_VERIFY(isInSight(2016) && grid()->cellRect({0, 0, 2016}).width() > 110); // the longest word
        setYears(QStringLiteral("2000-2023"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2023), QStringLiteral("Bartholomew Featherstonehaugh"), kLong);
        QTRY_VERIFY(!isInSight(2023));
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_End);
        QCOMPARE(grid()->current().year, 2023);
        QTRY_VERIFY(isInSight(2023));
    }

    void aFactThatWasAskedIsKeptAndRun() {
        m_stage->openNew();
        open();
        m_stage->find<QRadioButton>("askAsFact")->click();
        line("askSubject")->setText(QStringLiteral("Ham, \"the\" town"));
        line("askRelation")->setText(QStringLiteral("mayor"));
        setYears(QStringLiteral("2001-2003"));
        askCalibration();
        click(m_stage->find<QPushButton>("askRun"));
        QTRY_VERIFY(saidOfKeeping().contains(QLatin1String("keep this one first")));
        click(m_stage->find<QPushButton>("askKeep"));
        QTRY_VERIFY(saidOfKeeping().contains(QLatin1String("what is right")));
        QVERIFY(said().isEmpty()); // it is told beside the button that was pressed
        type("askTruth", QStringLiteral("2001-2002=Ann Ash\n2003=Ben Birch"));
        click(m_stage->find<QPushButton>("askKeep"));
        QSignalSpy imported(m_stage->session.get(), &ui::Session::importFinished);
        auto* import = m_stage->find<QPushButton>("factsImportButton");
        QVERIFY(import);
        QTRY_VERIFY(import->isEnabled());
        if (import->text().startsWith(QLatin1String("Next"))) click(import); // the relation is new: its words are shown
        QTRY_VERIFY(import->isEnabled());
        click(import);
        QTRY_COMPARE(imported.size(), 1);
        const auto* told = ui::SavedBar::of(*m_stage->window); // here, where it was asked for
        QTRY_VERIFY(told->isVisible());
        QCOMPARE(told->text(), QStringLiteral("Kept as elements of the workspace: 1"));
        QVERIFY(told->findChild<QPushButton*>(QStringLiteral("noticeButton"))->isVisible());
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        const auto kept = store::BenchmarkStore(*reader).load(1).value();
        QCOMPARE(QString::fromStdString(kept.subject), line("askSubject")->text());
        QVERIFY(kept.askableYears() == (std::vector<int>{2001, 2002, 2003}));
        QCOMPARE(QString::fromStdString(kept.at(2003)->objects.front().front()), QStringLiteral("Ben Birch"));
        const auto* asked = m_stage->find<QListWidget>("askModels");
        setYears(QStringLiteral("2002-2003"));
        click(m_stage->find<QPushButton>("askRun"));
        QTRY_VERIFY(m_stage->window->findChild<QDialog*>(QStringLiteral("newRunDialog")));
        const auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("newRunDialog"));
        QTRY_COMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("yearFromSpin"))->value(), 2002);
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("yearToSpin"))->value(), 2003);
        auto* offered = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        QVERIFY(offered);
        const auto ticked = [](const QListWidget& list) {
            QStringList names;
            for (int row = 0; row < list.count(); ++row)
                if (list.item(row)->checkState() == Qt::Checked) names << list.item(row)->text();
            return names;
        };
        QCOMPARE(ticked(*offered), ticked(*asked));
        auto* estimate = m_stage->find<QLabel>("estimateText");
        QTRY_VERIFY2(estimate->text().startsWith(QLatin1String("1 element")), qPrintable(estimate->text()));
    }

    void aRunOfAFactIsOfTheTemplatesThatAreTicked_data() {
        QTest::addColumn<QList<bool>>("wanted"); // generation, MCQA, TF
        QTest::newRow("as it comes") << QList<bool>{true, false, false};
        QTest::newRow("TF too") << QList<bool>{true, false, true};
        QTest::newRow("all but generation") << QList<bool>{false, true, true};
    }
    void aRunOfAFactIsOfTheTemplatesThatAreTicked() {
        QFETCH(const QList<bool>, wanted);
        m_stage->openSample();
        const auto meta = firstElement();
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        line("askSubject")->setText(QString::fromStdString(meta.subject));
        line("askRelation")->setText(QString::fromStdString(meta.relation));
        for (int form = 0; form < 3; ++form) {
            auto* box = m_stage->find<QAbstractButton>(qPrintable(QStringLiteral("askForm%1").arg(form)));
            if (box->isChecked() != wanted.at(form)) click(box);
            QCOMPARE(box->isChecked(), wanted.at(form));
        }
        askCalibration();
        click(m_stage->find<QPushButton>("askRun"));
        QTRY_VERIFY(m_stage->window->findChild<QDialog*>(QStringLiteral("newRunDialog")));
        const auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("newRunDialog"));
        QList<bool> ticked;
        for (const char* form : {"generation", "mcqa", "tf"})
            ticked << dialog->findChild<QAbstractButton*>(QLatin1String("templateBox_") + QLatin1String(form))
                          ->isChecked();
        QCOMPARE(ticked, wanted);
    }

    /// From an empty start there is no workspace yet: one is made.
    void aFactThatWasAskedIsKeptInAWorkspaceOfItsOwn() {
        m_stage->window->workspaces().setHome(m_stage->path(QStringLiteral("home")));
        open();
        QVERIFY(!m_stage->find<QPushButton>("askRun")->isEnabled());
        m_stage->find<QRadioButton>("askAsFact")->click();
        line("askSubject")->setText(QStringLiteral("Ham"));
        line("askRelation")->setText(QStringLiteral("mayor"));
        setYears(QStringLiteral("2001-2003"));
        type("askTruth", QStringLiteral("2001-2003=Ann Ash"));
        askCalibration();
        QVERIFY(!button("askRun")->isEnabled());
        QCOMPARE(button("askRun")->toolTip(), QStringLiteral("No workspace is open"));
        click(m_stage->find<QPushButton>("askKeep"));
        QTRY_VERIFY(m_stage->find<QPushButton>("factsImportButton"));
        QVERIFY(m_stage->session->isOpen());
        QCOMPARE(m_stage->session->path(), m_stage->path(QStringLiteral("home/Own facts.chronoscope")));
        QTRY_VERIFY(
            m_stage->find<QLabel>("factsSummary")->text().startsWith(QLatin1String("1 element, 3 element-years")));
        QVERIFY(m_stage->find<QPushButton>("askRun")->isEnabled());
        m_stage->find<QDialog>("factsDialog")->close();
    }

    /// The box that goes anywhere: Ctrl+K, the question, Enter.
    void aQuestionIsAskedFromTheBoxOverAnyPage() {
        addServer("first");
        m_stage->window->showPage(QStringLiteral("runs"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->find<QLineEdit>("paletteTyped"));
        auto* typed = m_stage->find<QLineEdit>("paletteTyped");
        QTRY_VERIFY(typed->isVisible());
        QTest::keyClicks(typed, QStringLiteral("who leads the city?"));
        auto* list = m_stage->find<QListWidget>("paletteList");
        QTRY_VERIFY(list->count() == 1 && list->item(0)->text().contains(QLatin1String("Ask the models")));
        QTest::keyClick(typed, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Lyon"), kLong);
        QCOMPARE(line("askQuestion")->text(), QStringLiteral("who leads the city?"));
    }

    void theKeyOfThePageGoesBackToTheQuestion() {
        open();
        line("askYears")->setFocus();
        QTRY_VERIFY(line("askYears")->hasFocus());
        QTest::keyClick(m_stage->window.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(line("askQuestion")->hasFocus());
    }

    void theKeyOfThePageAsksToo() {
        addServer("first");
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        line("askYears")->clear();
        QTest::keyClick(line("askYears"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 0), QStringLiteral("Lyon"), kLong);
        QVERIFY(m_server->requests().back().body.find("who?") != std::string::npos);
    }

    void aKnownTruthColoursWhatTwoModelsSay() {
        const FaultServer other(always(chatReply("A. Nice")));
        addServer("first");
        m_stage->backends->add({"second", uri(other), std::nullopt, {}});
        open();
        tick(1);
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        setYears(QStringLiteral("2014-2016"));
        type("askTruth", QStringLiteral("2014=Lyon\n2015=Nice"));
        click(m_stage->find<QPushButton>("askButton"));
        for (const auto& [model, year, mark] :
             {std::tuple(0, 2014, Mark::Correct), std::tuple(0, 2015, Mark::Incorrect),
              std::tuple(1, 2014, Mark::Incorrect), std::tuple(1, 2015, Mark::Correct)})
            QTRY_COMPARE_WITH_TIMEOUT(cellAt(model, year).mark, mark, kLong);
        QTRY_VERIFY(!cellAt(1, 2016).silent);
        QVERIFY(!cellAt(1, 2016).isJudged);
    }

    void anAnswerIsReadInFullAndAskedAgainWithAnotherPrompt() {
        addServer("first");
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        setYears(QStringLiteral("2014-2016"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Lyon"), kLong);
        choose(2015);
        QTRY_COMPARE(text("askPrompt")->toPlainText(), QStringLiteral("Q. In 2015, who?\n"));
        QCOMPARE(text("askReply")->toPlainText(), QStringLiteral("A. Lyon"));
        m_says = "A. Nice";
        text("askPrompt")->setFocus();
        text("askPrompt")->moveCursor(QTextCursor::End);
        QTest::keyClicks(text("askPrompt"), QStringLiteral("Say one name."));
        QTest::keyClick(text("askPrompt"), Qt::Key_F5);
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Nice"), kLong);
        QVERIFY(m_server->requests().back().body.find("Say one name.") != std::string::npos);
        QCOMPARE(answerAt(0, 2014), QStringLiteral("Lyon"));
        QCOMPARE(text("askReply")->toPlainText(), QStringLiteral("A. Nice"));
        QVERIFY(text("askPrompt")->toPlainText().endsWith(QStringLiteral("Say one name.")));
    }

    void aServerThatFailsIsAnErrorAndNoAnswer() {
        const FaultServer down(always(status(401)));
        m_stage->backends->add({"down", uri(down), std::nullopt, {}});
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        setYears(QStringLiteral("2014"));
        type("askTruth", QStringLiteral("Lyon"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_VERIFY_WITH_TIMEOUT(cellAt(0, 2014).tooltip.contains(QStringLiteral("401")), kLong);
        QCOMPARE(cellAt(0, 2014).mark, Mark::Missing);
        QVERIFY(cellAt(0, 2014).silent);
    }

    void nonsenseFromAServerIsAnErrorAndNoAnswer_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("kind");
        const QByteArray json("application/json");
        QTest::newRow("a web page") << QByteArray("<html><body>Lyon</body></html>") << QByteArray("text/html");
        QTest::newRow("half of the JSON") << QByteArray("{\"choices\":[{\"message\":{\"content\":\"A. Lyon") << json;
        QTest::newRow("a broken stream")
            << QByteArray("data: {\"choices\":[{\"delta\":{\"content\":\"A. Lyon\"}}]}\n\ndata: {not JSON\n\n")
            << QByteArray("text/event-stream");
        QTest::newRow("an error that calls itself a success")
            << QByteArray("{\"error\":{\"message\":\"out of memory\"}}") << json;
        QTest::newRow("nothing") << QByteArray() << json;
    }
    void nonsenseFromAServerIsAnErrorAndNoAnswer() {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, kind);
        const FaultServer babbles(always(bodyOf(body.toStdString(), kind.toStdString())));
        m_stage->backends->add({"babbles", uri(babbles), std::nullopt, {}});
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        setYears(QStringLiteral("2014"));
        type("askTruth", QStringLiteral("Lyon"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_VERIFY_WITH_TIMEOUT(cellAt(0, 2014).silent, kLong);
        QCOMPARE(cellAt(0, 2014).mark, Mark::Missing);
        QVERIFY2(!cellAt(0, 2014).answer.contains(QLatin1String("Lyon")), qPrintable(cellAt(0, 2014).answer));
        QVERIFY(!cellAt(0, 2014).tooltip.isEmpty());
    }

    void aServerThatIsSilentIsCancelled() {
        m_stalls = true;
        addServer("first");
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("who?"));
        QVERIFY(!m_stage->find<QPushButton>("askCancel")->isEnabled());
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_VERIFY(m_server->count() > 0);
        QVERIFY(m_stage->find<QPushButton>("askCancel")->isEnabled());
        click(m_stage->find<QPushButton>("askCancel"));
        QTRY_VERIFY(!m_stage->find<QPushButton>("askCancel")->isEnabled());
        QTRY_COMPARE(answerAt(0, 2015), QStringLiteral("not asked"));
        m_stalls = false;
        click(m_stage->find<QPushButton>("askButton")); // and asked again
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2015), QStringLiteral("Lyon"), kLong);
    }

    void aFactOfTheWorkspaceIsCompletedAndBringsItsTruth() {
        m_stage->openSample();
        const auto runs = m_stage->session->runs().size();
        const auto meta = firstElement();
        open();
        click(m_stage->find<QRadioButton>("askAsFact"));
        QTest::keyClicks(line("askSubject"), QString::fromStdString(meta.subject).left(6).toLower());
        QAbstractItemView* names = line("askSubject")->completer()->popup();
        QTRY_VERIFY(names->isVisible());
        QTest::keyClick(names, Qt::Key_Down);
        QTest::keyClick(names, Qt::Key_Return);
        QVERIFY(!line("askSubject")->text().isEmpty());
        QVERIFY2(m_stage->find<QLabel>("askWords")->text().isEmpty(), "a name that is taken asks nothing");
        line("askSubject")->setText(QString::fromStdString(meta.subject));
        QTest::keyClicks(line("askRelation"), QString::fromStdString(meta.relation));
        QTest::keyClick(line("askRelation"), Qt::Key_Escape);
        setYears(QString::number(meta.years.front()));
        for (const char* form : {"askForm1", "askForm2"})
            click(m_stage->find<QAbstractButton>(form));
        tick(m_stage->find<QListWidget>("askModels")->count() - 1); // the calibration model
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(grid()->data().groups.size(), 1, kLong);
        QCOMPARE(grid()->data().groups.at(0).rows.size(), 3);
        for (int row = 0; row < 3; ++row)
            QTRY_VERIFY_WITH_TIMEOUT(grid()->data().groups.at(0).rows.at(row).cells.at(0).mark != Mark::Missing, kLong);
        QCOMPARE(m_stage->session->runs().size(), runs); // nothing is stored
    }

    /// The only model that is there answers what it is told; the page says so before it is asked, and has an example.
    void calibrationModelsAnswerTheExample() {
        open();
        auto* words = m_stage->find<QLabel>("askWords");
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_VERIFY(words->isVisible()); // what is lacking
        tick(m_stage->find<QListWidget>("askModels")->count() - 1);
        QVERIFY(!words->isVisible());
        auto* about = m_stage->find<QLabel>("askAboutModels");
        QTRY_VERIFY(about->isVisible());
        click(m_stage->find<QToolButton>("askExample"));
        QVERIFY(!about->isVisible());
        click(m_stage->find<QPushButton>("plantAnotherButton"));
        click(m_stage->find<QPushButton>("askButton"));
        for (const int cutoff : {2018, 2021}) {
            const QString name = QStringLiteral("Calibration model %1").arg(cutoff);
            int model = -1;
            for (int i = 0; i < grid()->data().groups.size(); ++i)
                if (grid()->data().groups.at(i).name == name) model = i;
            QVERIFY2(model >= 0, qPrintable(name));
            for (int year = 2015; year <= 2023; ++year)
                QTRY_VERIFY_WITH_TIMEOUT(cellAt(model, year).mark != Mark::Missing, kLong);
            QCOMPARE(cellAt(model, 2023).mark, Mark::Incorrect); // after its cut-off
        }
    }

    void aQuestionWordStandsSmallBehindItsYear() {
        addServer("first");
        open();
        QTest::keyClicks(line("askQuestion"), QStringLiteral("Who leads the city?"));
        setYears(QStringLiteral("2014"));
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_COMPARE_WITH_TIMEOUT(answerAt(0, 2014), QStringLiteral("Lyon"), kLong);
        QCOMPARE(text("askPrompt")->toPlainText(), QStringLiteral("Q. In 2014, who leads the city?\n"));
    }

    void whatCannotBeAskedIsSaidBesideTheButton_data() {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("years");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing typed") << QString() << QStringLiteral("2014") << QStringLiteral("question");
        QTest::newRow("no years") << QStringLiteral("who in {year}?") << QString() << QStringLiteral("years");
        QTest::newRow("another year in the question")
            << QStringLiteral("In 2015, who?") << QStringLiteral("2015-2016") << QStringLiteral("write {year} there");
        QTest::newRow("no such years") << QStringLiteral("who?") << QStringLiteral("soon") << QStringLiteral("years");
    }
    void whatCannotBeAskedIsSaidBesideTheButton() {
        QFETCH(QString, question);
        QFETCH(QString, years);
        QFETCH(QString, says);
        addServer("first");
        open();
        QTest::keyClicks(line("askQuestion"), question);
        setYears(years);
        click(m_stage->find<QPushButton>("askButton"));
        QTRY_VERIFY(m_stage->find<QLabel>("askWords")->isVisible());
        QVERIFY2(m_stage->find<QLabel>("askWords")->text().contains(says),
                 qPrintable(m_stage->find<QLabel>("askWords")->text()));
        QCOMPARE(m_server->count(), std::size_t{0});
    }
};

} // namespace chronoscope::test::askStory

CHRONOSCOPE_STORY(askStory, AskStory)
#include "AskStory.moc"
