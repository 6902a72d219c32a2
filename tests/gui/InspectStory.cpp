// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QToolButton>

namespace chronoscope::test {

/// From a heatmap cell down to one reply, and the figure out into files.
class InspectStory : public QObject {
    Q_OBJECT
private slots:
    void clickingACellLeadsDownToAReply() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* plot = stage.window->heatmapPage()->plot();
        QTRY_COMPARE(plot->data().rowCount(), 1);
        plot->setFocus();
        plot->setCurrentCell(0, 0);
        QTest::keyClick(plot, Qt::Key_Right); // 2011
        QTRY_COMPARE(stage.session->selection().year, 2011);
        auto* list = stage.window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        const int elements = plot->data().cell(0, 1).elements;
        QCOMPARE(list->model()->rowCount(), elements);
        list->setCurrentIndex(list->model()->index(0, 0));
        auto* samples = stage.window->inspector()->sampleTable();
        QTRY_COMPARE(samples->rowCount(), 10); // five greedy, five sampled
        const QString prompt = stage.find<QPlainTextEdit>("promptText")->toPlainText();
        QVERIFY2(prompt.contains(QLatin1String("Q. In 2011, ")), qPrintable(prompt));
        QVERIFY(prompt.contains(list->model()->index(0, 0).data().toString()));
        samples->setCurrentCell(7, 0);
        QTRY_VERIFY(!stage.find<QPlainTextEdit>("replyText")->toPlainText().isEmpty());
        QCOMPARE(samples->item(7, 2)->text(), QStringLiteral("answered"));
    }

    void chipsNarrowTheListToACategory() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* plot = stage.window->heatmapPage()->plot();
        QTRY_COMPARE(plot->data().rowCount(), 1);
        plot->setFocus();
        plot->setCurrentCell(0, 1);
        QTest::keyClick(plot, Qt::Key_Left); // 2010
        auto* list = stage.window->inspector()->elementList();
        QTRY_COMPARE(list->model()->rowCount(), plot->data().cell(0, 0).elements);
        auto* correct = stage.find<QToolButton>("chip1");
        QTRY_VERIFY(correct->isEnabled());
        const int expected = static_cast<int>(std::lround(plot->data().cell(0, 0).value / 100 * plot->data().cell(0, 0).counted()));
        QTest::mouseClick(correct, Qt::LeftButton);
        QTRY_COMPARE(list->model()->rowCount(), expected);
    }

    void switchesChangeWhatIsCounted() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        auto* plot = stage.window->heatmapPage()->plot();
        QTRY_COMPARE(plot->data().rowCount(), 1);
        const int all = plot->data().cell(0, 0).elements;
        auto* state = stage.find<QComboBox>("stateSwitch");
        state->setFocus();
        QTest::keyClick(state, Qt::Key_Down); // dynamic only
        QTRY_VERIFY(plot->data().cell(0, 0).elements < all);
        auto* domain = stage.find<QComboBox>("domainSwitch");
        domain->setFocus();
        QTest::keyClick(domain, Qt::Key_End); // mathematics: the run does not ask about it
        QTRY_COMPARE(plot->data().rowCount(), 0);
        QVERIFY(!plot->data().emptyText.isEmpty());
    }

    void figureAndNumbersAreExported_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("png") << "map.png" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "map.svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "map.pdf" << QByteArray("%PDF");
        QTest::newRow("csv") << "map.csv" << QByteArray("run,model,domain,state,template,year,elements");
    }

    void figureAndNumbersAreExported() {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        QTRY_COMPARE(stage.window->heatmapPage()->plot()->data().rowCount(), 1);
        stage.dialogs.answers.enqueue(stage.path(name));
        QTest::mouseClick(stage.find<QToolButton>("exportButton"), Qt::LeftButton);
        QFile file(stage.path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void exportIntoAMissingFolderSaysSo() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("heatmap"));
        QTRY_COMPARE(stage.window->heatmapPage()->plot()->data().rowCount(), 1);
        stage.dialogs.answers.enqueue(stage.path(QStringLiteral("no/such/folder/map.png")));
        QTest::mouseClick(stage.find<QToolButton>("exportButton"), Qt::LeftButton);
        QCOMPARE(stage.dialogs.problems.size(), 1);
    }
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::InspectStory)
#include "InspectStory.moc"
