// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/dialogs/NewRunDialog.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/RunsPage.h"

#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test {

/// A researcher drops a folder of benchmark files on the window, narrows a slice down, and starts a run on it.
class ImportStory : public QObject {
    Q_OBJECT

    static void drop(QWidget* target, const QString& path) {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = target->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &event);
    }

private slots:
    void droppingAFolderImportsIt() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        QSignalSpy imported(stage.session.get(), &ui::Session::importFinished);
        drop(stage.window->benchmarkPage(), stage.sampleFolder());
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 20'000);
        auto* table = stage.window->benchmarkPage()->table();
        QTRY_COMPARE(table->model()->rowCount(), 136);
        QTRY_VERIFY(stage.find<QLabel>("sliceCounts")->text().contains(QLatin1String("136")));
        QVERIFY(stage.dialogs.problems.isEmpty());
    }

    void badLinesAreToldAndTheRestIsKept() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        QFile file(stage.path(QStringLiteral("TimeInvariant_Math.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "{\"subject\": \"Stack\", \"relation\": \"Belong_to\", \"objects\": [\"Linear structure\"]}\n{broken\n");
        file.close();
        QSignalSpy imported(stage.session.get(), &ui::Session::importFinished);
        stage.session->importPaths({file.fileName()});
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 20'000);
        auto* show = stage.find<QAbstractButton>("importShowButton");
        QTRY_VERIFY(show->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        auto* details = stage.find<QPlainTextEdit>("importDetails");
        QTRY_VERIFY(details->isVisible());
        QVERIFY2(details->toPlainText().contains(QLatin1String("TimeInvariant_Math.jsonl:2")),
                 qPrintable(details->toPlainText()));
        QTRY_COMPARE(stage.window->benchmarkPage()->table()->model()->rowCount(), 1);
    }

    void theTableShowsTheSliceAndTheRunAsksIt() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("benchmark"));
        auto* table = stage.window->benchmarkPage()->table();
        QTRY_COMPARE(table->model()->rowCount(), 136);
        auto* subject = stage.find<QLineEdit>("subjectFilterEdit");
        subject->setFocus();
        QTest::keyClicks(subject, QStringLiteral("president"));
        QTRY_VERIFY(table->model()->rowCount() > 0 && table->model()->rowCount() < 20);
        const int elements = table->model()->rowCount();
        auto* newRun = stage.find<QPushButton>("newRunOnSliceButton");
        QTRY_VERIFY(newRun->isEnabled());
        QTest::mouseClick(newRun, Qt::LeftButton);
        auto* dialog = stage.window->findChild<ui::NewRunDialog*>();
        QVERIFY(dialog != nullptr);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QVERIFY(start != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 10'000);
        QTest::mouseClick(dialog->findChild<QToolButton*>(QStringLiteral("moreButton")), Qt::LeftButton);
        auto* stop = dialog->findChild<QLineEdit*>(QStringLiteral("stopEdit"));
        QVERIFY(stop != nullptr);
        QTRY_VERIFY(stop->isVisible());
        QVERIFY(!stop->toolTip().isEmpty());
        stop->setFocus();
        QTest::keyClicks(stop, QStringLiteral("\\n, \\"));
        QTRY_VERIFY(!start->isEnabled());
        QVERIFY2(start->toolTip().startsWith(QLatin1String("Stop:")), qPrintable(start->toolTip()));
        QTest::keyClicks(stop, QStringLiteral("\\END"));
        QTRY_VERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{2}, 20'000);
        const auto run = stage.session->runs().back(); // the list is made anew as the run goes on
        QCOMPARE(run.elements, elements);
        stage.waitForEnd(run.id);
        QCOMPARE(stage.session->run(run.id)->state, store::RunState::Finished);
        QVERIFY(run.spec.decoding.stop == (std::vector<std::string>{"\n", "\\END"}));
        stage.window->showPage(QStringLiteral("runs"));
        stage.window->runsPage()->table()->selectRow(1);
        auto* detail = stage.find<QLabel>("runDetail");
        QTRY_VERIFY2(detail->text().contains(QLatin1String("stop at \\n, \\\\END")), qPrintable(detail->text()));
    }

    void importingNonsenseLeavesTheWorkspaceAsItWas() {
        Stage stage;
        stage.openSample();
        stage.window->showPage(QStringLiteral("benchmark"));
        QSignalSpy imported(stage.session.get(), &ui::Session::importFinished);
        stage.session->importPaths({stage.path(QStringLiteral("no such file.jsonl"))});
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 20'000);
        QCOMPARE(imported.first().first().value<benchmark::ImportReport>().skippedCount, std::size_t{1});
        QTRY_COMPARE(stage.window->benchmarkPage()->table()->model()->rowCount(), 136);
    }

    void aDamagedWorkspaceIsReportedAndNotTouched() {
        Stage stage;
        const QString path = stage.path(QStringLiteral("text.chronoscope"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is a text, not a workspace");
        file.close();
        stage.session->openWorkspace(path, false);
        QTRY_COMPARE(stage.dialogs.problems.size(), 1);
        QVERIFY(!stage.session->isOpen());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("this is a text, not a workspace"));
    }
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::ImportStory)
#include "ImportStory.moc"
