// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Dropping.h"
#include "tests/gui/NewRunHands.h"
#include "tests/gui/SmallServer.h"
#include "tests/support/Files.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <set>

namespace chronoscope::test::newRunStory {

/// A researcher asks several models the same at once, and the next time goes on from there.
class NewRunStory : public QObject {
    Q_OBJECT
private slots:
    void severalModelsAreAskedTheSameInOneGo() {
        FaultServer first(smallServer), second(smallServer);
        Stage stage;
        stage.openSample();
        add(stage, "first", uri(first, "tiny-1"));
        add(stage, "second", uri(second, "tiny-2"));
        auto* dialog = openDialog(stage);
        QVERIFY(dialog);
        QCOMPARE(dialog->models().ticked(), QStringList{QStringLiteral("first")});
        tick(*dialog, 1);
        auto* start = button(*dialog, "startRunButton");
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        QCOMPARE(start->text(), QStringLiteral("Start 2 runs"));
        auto* cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        QTRY_VERIFY2(cost->text().startsWith(QLatin1String("Each of 2 models")), qPrintable(cost->text()));
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{3}, kLong);
        std::set<std::string> names, slices, models;
        for (std::size_t i = 1; i < 3; ++i) {
            stage.waitForEnd(stage.session->runs()[i].id);
            const auto& run = stage.session->runs()[i];
            QCOMPARE(run.state, store::RunState::Finished);
            names.insert(run.name);
            slices.insert(run.sliceHash);
            models.insert(run.model);
        }
        QVERIFY(names == (std::set<std::string>{"first", "second"}));
        QVERIFY(models == (std::set<std::string>{"tiny-1", "tiny-2"}));
        QCOMPARE(slices.size(), std::size_t{1});
        QTRY_VERIFY(!stage.window->findChild<ui::NewRunDialog*>());
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void aTableOfFactsBecomesAHeatMapInSevenInteractions_data() {
        QTest::addColumn<int>("most");
        QTest::newRow("dropped") << 4;
        QTest::newRow("copied") << 4;
        QTest::newRow("chosen in the dialog of files") << 6;
        QTest::newRow("chosen with no workspace open, on the page Benchmark") << 5;
        QTest::newRow("chosen in the dialog of files, with no model but those that check the pipeline") << 7;
    }

    /// From the first page, with two models saved, or with none: what is pressed, dropped or chosen counts, each once.
    void aTableOfFactsBecomesAHeatMapInSevenInteractions() {
        QFETCH(int, most);
        const QString way = QString::fromLatin1(QTest::currentDataTag());
        const bool isBare = way.endsWith(u"check the pipeline");
        FaultServer first(smallServer), second(smallServer);
        Stage stage;
        if (!isBare) {
            add(stage, "first", uri(first, "tiny-1"));
            add(stage, "second", uri(second, "tiny-2"));
        }
        stage.window->workspaces().setHome(stage.path(QStringLiteral("home")));
        stage.window->showPage(QStringLiteral("welcome"));
        const QString table = stage.path(QStringLiteral("my facts.csv"));
        const std::string rows =
            "subject,relation,object,from,to\nFrance,capital,Paris,2015,2019\nItaly,capital,Rome,2015,2019\n"
            "Spain,capital,Madrid,2015,2019\nNorway,capital,Oslo,2015,2019\nPeru,capital,Lima,2015,2019\n";
        writeFile(table.toStdString(), rows);
        int interactions = 0;
        const auto press = [&](QAbstractButton* button) {
            ++interactions;
            click(button);
        };
        if (way == u"dropped") {
            ++interactions;
            dropOn(*stage.window, {table}, stage.window->rect().center());
        } else if (way == u"copied") {
            QGuiApplication::clipboard()->setText(QString::fromStdString(rows));
            press(stage.find<QPushButton>("welcomeFacts"));
        } else if (way.startsWith(u"chosen in")) {
            QGuiApplication::clipboard()->clear();
            press(stage.find<QPushButton>("welcomeFacts"));
            QTRY_VERIFY(stage.find<QPushButton>("factsOpenButton"));
            stage.dialogs.answers << table;
            ++interactions; // a double click on the file
            press(stage.find<QPushButton>("factsOpenButton"));
        } else {
            QGuiApplication::clipboard()->setText(QString::fromStdString(rows));
            press(stage.find<QToolButton>("benchmarkRail"));
            press(stage.find<QPushButton>("pasteFactsButton"));
        }
        QTRY_VERIFY_WITH_TIMEOUT(stage.find<QPushButton>("factsImportButton"), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(stage.find<QPushButton>("factsImportButton")->isEnabled(), kLong);
        QVERIFY(stage.find<QLineEdit>("wordsQuestion")->isVisible()); // the words of the new relation are shown
        press(stage.find<QPushButton>("factsRunButton"));
        ui::NewRunDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = stage.window->findChild<ui::NewRunDialog*>()), kLong);
        ++interactions;
        if (isBare) {
            tickPipeline(*dialog);
            press(button(*dialog, "plantAnotherButton"));
        } else {
            QCOMPARE(dialog->models().ticked(), QStringList{QStringLiteral("first")});
            tick(*dialog, 1);
        }
        press(button(*dialog, "startRunButton"));
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        QTRY_VERIFY(stage.window->heatmapPage()->isVisible()); // where facts that just came in lead to
        const auto shown = [&] { return stage.window->heatmapPage()->plot()->data().rowCount(); };
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 2, kLong);
        QVERIFY2(interactions <= most, qPrintable(QString::number(interactions)));
        for (const auto& run : stage.session->runs()) {
            stage.waitForEnd(run.id);
            QCOMPARE(run.elements, 5);
        }
    }

    void whatIsImportedBesideOthersIsAskedAlone() {
        Stage stage;
        stage.openSample();
        const QString table = stage.path(QStringLiteral("mayors.csv"));
        writeFile(table.toStdString(), "subject,relation,object,from,to\nHam,mayor,Ann,2015,2019\n");
        dropOn(*stage.window, {table}, stage.window->rect().center());
        QTRY_VERIFY_WITH_TIMEOUT(stage.find<QPushButton>("factsRunButton"), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(stage.find<QPushButton>("factsRunButton")->isEnabled(), kLong);
        click(stage.find<QPushButton>("factsRunButton"));
        ui::NewRunDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = stage.window->findChild<ui::NewRunDialog*>()), kLong);
        QVERIFY(dialog->spec().slice.relations == std::vector<std::string>{"mayor"});
        auto* counts = dialog->findChild<QLabel*>(QStringLiteral("estimateText"));
        QTRY_VERIFY2_WITH_TIMEOUT(counts->text().startsWith(QLatin1String("1 element ")), qPrintable(counts->text()),
                                  kLong);
    }

    void whereOneModelFailsTheOthersAreAskedAndItAloneComesBack() {
        FaultServer good(smallServer);
        const ClosedPort closed;
        Stage stage;
        stage.openSample();
        add(stage, "good", uri(good, "tiny-1"));
        add(stage, "gone", "openai:" + closed.url() + "?model=tiny-1");
        stage.dialogs.verbs << QStringLiteral("Back to the run");
        auto* dialog = openDialog(stage);
        tick(*dialog, 1);
        auto* start = button(*dialog, "startRunButton");
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.dialogs.questions.size(), 1, kLong);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        QTRY_VERIFY(dialog->isVisible());
        QCOMPARE(dialog->models().ticked(), QStringList{QStringLiteral("gone")});
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("setsSpin"))->value(), 1);
    }

    void theWordsOfTheRelationsComeWithTheProtocolAndCanBeChosen() {
        Stage stage;
        stage.openSample();
        auto* dialog = openDialog(stage);
        QVERIFY(dialog);
        auto* more = dialog->findChild<QToolButton*>(QStringLiteral("moreButton"));
        more->setFocus();
        QTest::keyClick(more, Qt::Key_Space);
        auto* protocol = dialog->findChild<QComboBox*>(QStringLiteral("protocolCombo"));
        auto* words = dialog->findChild<QComboBox*>(QStringLiteral("wordsCombo"));
        QTRY_VERIFY(words->isVisible());
        QCOMPARE(words->currentText(), QStringLiteral("Reference"));
        choose(protocol, QStringLiteral("Debiased"));
        QCOMPARE(words->currentText(), QStringLiteral("Clean"));
        QVERIFY(dialog->spec().words == prompt::WordSet::Clean);
        choose(words, QStringLiteral("Reference"));
        QVERIFY(dialog->spec().words == prompt::WordSet::Reference);
        QVERIFY(dialog->spec().protocol == prompt::Protocol::Debiased);
        run::RunSpec last; // as the next run begins
        last.words = prompt::WordSet::Clean;
        dialog->setSpec(last);
        QCOMPARE(protocol->currentText(), QStringLiteral("Reference"));
        QCOMPARE(words->currentText(), QStringLiteral("Clean"));
    }

    void severalCalibrationModelsArePlantedInOneDialog() {
        Stage stage;
        stage.openSample();
        auto* dialog = openDialog(stage);
        tickPipeline(*dialog);
        auto* cutoff = dialog->findChild<QSpinBox*>(QStringLiteral("cutoffSpin"));
        QVERIFY(!cutoff->isVisible()); // folded
        const int first = cutoff->value();
        click(button(*dialog, "plantAnotherButton")); // one more, of other numbers at once, which are shown
        QCOMPARE(dialog->models().choices().size(), std::size_t{2});
        QTRY_VERIFY(cutoff->isVisible());
        QVERIFY(cutoff->value() != first);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        const int added = list->count() - 2; // a URI that is typed comes last
        QCOMPARE(list->item(added + 1)->text(), QStringLiteral("Another, by its URI"));
        QCOMPARE(list->item(added)->checkState(), Qt::Checked);
        QCOMPARE(list->item(added)->text(), QStringLiteral("Calibration model %1").arg(cutoff->value()));
        QCOMPARE(asked(*dialog).size(), 2);
        QVERIFY(asked(*dialog).front().contains(QStringLiteral("cutoff=%1&").arg(first))); // which keeps its own
        auto* start = button(*dialog, "startRunButton");
        auto* reason = dialog->findChild<QLabel*>(QStringLiteral("startReason"));
        type(cutoff, QByteArray::number(first).constData());
        QTRY_VERIFY2(reason->text().startsWith(QLatin1String("Two ticked models are the same")),
                     qPrintable(reason->text()));
        type(cutoff, "2020");
        QCOMPARE(list->item(added)->text(), QStringLiteral("Calibration model 2020"));
        QCOMPARE(list->item(added - 1)->text(), QStringLiteral("Calibration model %1 (a check)").arg(first));
        QCOMPARE(list->item(added)->checkState(), Qt::Checked);
        auto* which = dialog->findChild<QComboBox*>(QStringLiteral("plantedCombo"));
        choose(which, 0);
        QCOMPARE(cutoff->value(), first);
        choose(which, 1);
        QCOMPARE(cutoff->value(), 2020);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        QCOMPARE(start->text(), QStringLiteral("Start 2 runs"));
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{3}, kLong);
        QVERIFY(stage.session->runs()[1].backend != stage.session->runs()[2].backend);
        for (std::size_t i = 1; i < 3; ++i) // the row, the model and the run have one name
            QCOMPARE(stage.session->runs()[i].name, stage.session->runs()[i].model);
        QVERIFY(std::any_of(stage.session->runs().begin(), stage.session->runs().end(),
                            [&](const auto& run) { return run.name == "calibration model " + std::to_string(first); }));
        for (std::size_t i = 1; i < 3; ++i)
            stage.waitForEnd(stage.session->runs()[i].id);
    }

    /// Each with the numbers that it was planted with, in the program that is started anew, too.
    void calibrationModelsOfTheLastRunComeBackAsTheyWerePlanted() {
        Stage stage;
        stage.openSample();
        auto* dialog = openDialog(stage);
        tickPipeline(*dialog);
        click(button(*dialog, "plantAnotherButton"));
        type(dialog->findChild<QSpinBox*>(QStringLiteral("cutoffSpin")), "2016");
        type(dialog->findChild<QDoubleSpinBox*>(QStringLiteral("recallSpin")), "0.5");
        const QStringList planted = asked(*dialog);
        QCOMPARE(planted.size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "startRunButton")->isEnabled(), kLong);
        click(button(*dialog, "startRunButton"));
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{3}, kLong);
        for (const auto& run : stage.session->runs())
            stage.waitForEnd(run.id);
        const QString path = stage.session->path();
        stage.startAgain();
        stage.session->openWorkspace(path, false);
        QTRY_VERIFY(stage.session->isOpen());
        dialog = open(stage);
        QVERIFY(dialog);
        QCOMPARE(asked(*dialog), planted);
        click(button(*dialog, "plantedButton"));
        choose(dialog->findChild<QComboBox*>(QStringLiteral("plantedCombo")), 1);
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("cutoffSpin"))->value(), 2016);
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "startRunButton")->isEnabled(), kLong);
        // Where the other one was asked alone the last time, the first one's numbers are still told from its.
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        tick(*dialog, list->count() - 3);
        QCOMPARE(asked(*dialog), QStringList{planted.last()});
        click(button(*dialog, "startRunButton"));
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{4}, kLong);
        stage.waitForEnd(stage.session->runs().back().id);
        dialog = open(stage);
        list = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        tick(*dialog, list->count() - 3);
        QCOMPARE(asked(*dialog).size(), 2);
        QVERIFY(asked(*dialog).first() != planted.last());
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "startRunButton")->isEnabled(), kLong);
    }

    void aNameIsWithinItsBounds() {
        Stage stage;
        stage.openSample();
        auto* dialog = openDialog(stage);
        tickPipeline(*dialog);
        auto* start = button(*dialog, "startRunButton");
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        auto* name = line(*dialog, "runNameEdit");
        name->setText(QString(100, QChar(0xE9))); // of two bytes each
        QTRY_VERIFY(start->isEnabled());
        name->setText(QString(101, QChar(0xE9)));
        auto* reason = dialog->findChild<QLabel*>(QStringLiteral("startReason"));
        QTRY_COMPARE(reason->text(), QStringLiteral("the name is longer than 200 bytes"));
        QVERIFY(!start->isEnabled());
    }

    void oneBudgetIsSharedAmongThoseThatCost() {
        Stage stage;
        stage.openSample();
        const std::string closed = "http://198.51.100.7"; // nobody's
        add(stage, "dear", "openai:" + closed + "?model=gpt-4o");
        add(stage, "cheap", "openai:" + closed + "?model=gpt-4o-mini");
        auto* dialog = openDialog(stage);
        tick(*dialog, 1);
        tickPipeline(*dialog);
        QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, "startRunButton")->isEnabled(), kLong);
        auto* budget = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("budgetSpin"));
        QVERIFY(budget->isEnabled());
        budget->setFocus();
        budget->selectAll();
        QTest::keyClicks(budget, QStringLiteral("10"));
        QTest::keyClick(budget, Qt::Key_Tab);
        const auto wishes = dialog->wishes();
        QCOMPARE(wishes.size(), std::size_t{3});
        QVERIFY(wishes[0].budget && wishes[1].budget && !wishes[2].budget);
        QVERIFY(*wishes[0].budget > *wishes[1].budget && *wishes[1].budget > 0);
        QVERIFY(qFuzzyCompare(*wishes[0].budget + *wishes[1].budget, 10.0));
        // How far it reaches, of all that both would cost.
        const auto estimate = estimateOf(stage, dialog->spec());
        double expected = 0;
        for (std::size_t model = 0; model < 2; ++model) {
            const auto price = dialog->models().choices()[model].price();
            QVERIFY(price);
            expected += price->of(estimate.promptTokens.expected, estimate.completionTokens.expected);
        }
        QVERIFY2(expected > 0.01, qPrintable(QString::number(expected)));
        type(budget, "0.01");
        const auto* cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        const QString reach = QLocale().toString(1 / expected, 'f', 1); // %
        QTRY_VERIFY2(cost->text().endsWith(QStringLiteral("is spent at about %1 % of it").arg(reach)),
                     qPrintable(cost->text()));
        type(budget, "1000");
        QTRY_VERIFY2(!cost->text().contains(QLatin1String("is spent at")), qPrintable(cost->text()));
        // A model whose price nobody knows could spend without end.
        add(stage, "unknown", "openai:" + closed + "?model=nobody-knows-it");
        tick(*dialog, 2);
        QVERIFY(!budget->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("budgetReason"))->text().contains(QLatin1String("unknown")));
        for (const ui::StudyWish& wish : dialog->wishes())
            QVERIFY(!wish.budget);
    }

    void withoutAModelNothingStarts() {
        Stage stage;
        stage.openSample();
        auto* dialog = openDialog(stage);
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        const int real = list->count() - 2; // servers that this machine happens to have
        if (real > 0) QSKIP("a model server answers on a usual port of this machine, and is ticked");
        auto* start = button(*dialog, "startRunButton");
        auto* reason = dialog->findChild<QLabel*>(QStringLiteral("startReason"));
        QTRY_COMPARE(reason->text(), QStringLiteral("Tick a model"));
        QVERIFY(!start->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        auto* planted = dialog->findChild<QSpinBox*>(QStringLiteral("cutoffSpin"));
        tickPipeline(*dialog);
        QVERIFY(!planted->isVisible()); // folded
        click(button(*dialog, "plantedButton"));
        QVERIFY(planted->isVisible());
        QTRY_VERIFY(start->isEnabled());
    }

    void theNextRunBeginsWhereTheLastWasAsked() {
        FaultServer server(smallServer);
        Stage stage;
        stage.openSample();
        add(stage, "first", uri(server, "tiny-1"));
        add(stage, "second", uri(server, "tiny-2"));
        auto* dialog = openDialog(stage);
        tick(*dialog, 0);
        tick(*dialog, 1);
        QCOMPARE(dialog->models().ticked(), QStringList{QStringLiteral("second")});
        auto* start = button(*dialog, "startRunButton");
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, kLong);
        stage.waitForEnd(stage.session->runs().back().id);
        const QString path = stage.session->path();
        stage.startAgain();
        stage.session->openWorkspace(path, false);
        QTRY_VERIFY(stage.session->isOpen());
        dialog = open(stage);
        QCOMPARE(dialog->models().ticked(), QStringList{QStringLiteral("second")});
        QCOMPARE(line(*dialog, "subjectFilterEdit")->text(), QStringLiteral("president"));
        QCOMPARE(line(*dialog, "temperaturesEdit")->text(), QStringLiteral("0"));
        auto* whole = button(*dialog, "wholeBenchmarkButton");
        click(whole);
        QCOMPARE(line(*dialog, "subjectFilterEdit")->text(), QString());
        QVERIFY(!whole->isVisible());
        click(button(*dialog, "paperButton"));
        QCOMPARE(dialog->spec().sets, 5);
        QVERIFY(dialog->spec().temperatures == (std::vector<double>{0, 0.7}));
        click(button(*dialog, "quickLookButton"));
        QCOMPARE(dialog->spec().sets, 1);
        QVERIFY(dialog->spec().temperatures == (std::vector<double>{0}));
        dialog->reject();
        // A slice of another benchmark would mean nothing.
        stage.session->openWorkspace(stage.path(QStringLiteral("other.chronoscope")), true);
        QTRY_VERIFY(stage.session->path() != path);
        dialog = open(stage);
        QVERIFY(dialog);
        QCOMPARE(line(*dialog, "subjectFilterEdit")->text(), QString());
        QCOMPARE(dialog->spec().sets, 1);
    }

    /// The run names the server that it asked; its backend is called otherwise by now.
    void aRunLikeAnotherFindsItsModelByItsAddress() {
        FaultServer server(smallServer), other(smallServer);
        Stage stage;
        stage.openSample();
        add(stage, "other", uri(other, "tiny-1"));
        run::RunSpec few;
        few.slice.subjectText = "president of france";
        few.sets = 1;
        few.temperatures = {0};
        const qint64 run =
            stage.startRun(QStringLiteral("of tiny-2"), QString::fromStdString(uri(server, "tiny-2")), few);
        stage.waitForEnd(run);
        const auto like = [&] {
            for (auto* old : stage.window->findChildren<ui::NewRunDialog*>())
                delete old;
            stage.window->showPage(QStringLiteral("runs"));
            stage.window->activateWindow();
            (void)QTest::qWaitForWindowActive(stage.window.get());
            auto* table = stage.window->runsPage()->table();
            table->selectRow(table->model()->rowCount() - 1);
            table->setFocus();
            QTest::keyClick(table, Qt::Key_L, Qt::AltModifier);
            auto* dialog = stage.window->findChild<ui::NewRunDialog*>();
            return dialog ? dialog->models().ticked() : QStringList();
        };
        const QString address = QString::fromStdString(uri(server, "tiny-2"));
        QCOMPARE(like(), QStringList{QStringLiteral("other:") + address}); // saved nowhere: by its URI
        add(stage, "tiny-1 there", uri(server, "tiny-1"));
        QCOMPARE(like(), QStringList{QStringLiteral("other:") + address}); // the server is, its model is not
        add(stage, "any there", "openai:" + server.url());
        QCOMPARE(like(), QStringList{QStringLiteral("any there")}); // which the server names itself
        add(stage, "mine", uri(server, "tiny-2"));
        QVERIFY(stage.backends->remove(QStringLiteral("any there")));
        QCOMPARE(like(), QStringList{QStringLiteral("mine")});
    }
};

} // namespace chronoscope::test::newRunStory

CHRONOSCOPE_STORY(newRunStory, NewRunStory)
#include "NewRunStory.moc"
