// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/dialogs/FactsDialog.h"
#include "ui/dialogs/NewRunDialog.h"
#include "ui/help/HelpWindow.h"
#include "ui/models/FactRowsModel.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/RunsPage.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

namespace chronoscope::test::importStory {

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

    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    static QByteArray readAll(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The dialog that shows a table, once it has read it.
    static ui::FactsDialog* factsDialog(Stage& stage, const QString& summary) {
        ui::FactsDialog* dialog = nullptr;
        const auto says = [&] {
            dialog = stage.window->findChild<ui::FactsDialog*>();
            return dialog && dialog->findChild<QLabel*>(QStringLiteral("factsSummary"))
                                     ->text()
                                     .section(QLatin1Char('\n'), 0, 0) == summary;
        };
        if (QTest::qWaitFor(says)) return dialog;
        QTest::qFail(dialog ? qPrintable(dialog->findChild<QLabel*>(QStringLiteral("factsSummary"))->text())
                            : "no dialog",
                     __FILE__, __LINE__);
        return dialog;
    }

    static int yearsSince(int year) { return QDate::currentDate().year() - year + 1; }

    static QString remarkAt(const ui::FactsDialog& dialog, int row) {
        const QAbstractItemModel* model = dialog.findChild<QTableView*>(QStringLiteral("factsTable"))->model();
        return model->index(row, ui::FactRowsModel::Remark).data().toString();
    }

private slots:
    void aDroppedTableShowsItsFaultsAndItsGoodRowsAreImported() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        const QString table = stage.path(QStringLiteral("my facts.csv"));
        write(table, "Subject;Relation;Object;Start date;End date\n"
                     "Ham;mayor;Ann;2010;2014\nHam;mayor;Ben;2014;\nEgg;mayor;;2010;\nOat;mayor;Di;soon;\n"
                     "Rye;mayor;Ed;2009;\n");
        drop(stage.window->benchmarkPage(), table);
        auto* dialog = factsDialog(
            stage,
            QStringLiteral("2 elements, %1 element-years, 1 dated fact, 2 periods without an end are no dated facts, "
                           "2 need distractors, 2 rows left out")
                .arg(yearsSince(2010) + yearsSince(2009))); // the years of the rows, of which two are still open
        QVERIFY(dialog && dialog->isVisible());
        const QString summary = dialog->findChild<QLabel*>(QStringLiteral("factsSummary"))->text();
        QVERIFY2(summary.contains(QLatin1String("other holders")), qPrintable(summary)); // who brings distractors
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("factsFirstYear"))->value(), 2009);
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("factsLastYear"))->value(), QDate::currentDate().year());
        QCOMPARE(remarkAt(*dialog, 2), QStringLiteral("Left out: the object is empty"));
        QVERIFY2(remarkAt(*dialog, 3).contains(QStringLiteral("is not a date")), qPrintable(remarkAt(*dialog, 3)));
        // The first that is left out is chosen, and all that there is to know of it can be read without a mouse.
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("factsRemark"))->text(),
                 QStringLiteral("Line 4: Left out: the object is empty"));
        const QAbstractItemModel* rows = dialog->findChild<QTableView*>(QStringLiteral("factsTable"))->model();
        for (int column = 0; column < rows->columnCount(); ++column)
            QCOMPARE(rows->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
                     rows->index(0, column).data(Qt::TextAlignmentRole).toInt());
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("factsColumn_from"))->currentText(),
                 QStringLiteral("Start date"));
        const QString others = stage.path(QStringLiteral("others.csv"));
        stage.dialogs.answers << others;
        auto* save = dialog->findChild<QPushButton*>(QStringLiteral("factsSaveButton"));
        QTRY_VERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(others));
        QFile saved(others);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray("Subject;Relation;Object;Start date;End date\n"
                                             "Egg;mayor;;2010;\nOat;mayor;Di;soon;\n"));
        auto* import = dialog->findChild<QPushButton*>(QStringLiteral("factsImportButton"));
        QVERIFY(import->property("primary").toBool());
        QCOMPARE(import->text(), QStringLiteral("Next: words of a new relation"));
        QTest::mouseClick(import, Qt::LeftButton);
        QCOMPARE(import->text(), QStringLiteral("Import the good rows"));
        QTest::mouseClick(import, Qt::LeftButton);
        QTRY_COMPARE(stage.window->benchmarkPage()->table()->model()->rowCount(), 2);
        auto* result = stage.window->benchmarkPage()->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY2(result->text().contains(QLatin1String("2 elements imported, 2 lines skipped")),
                     qPrintable(result->text()));
        // What was saved is a table again, once it is mended.
        QByteArray mended = readAll(others);
        mended.replace("mayor;;2010", "mayor;Cy;2010").replace("soon", "2012");
        write(others, mended);
        drop(stage.window->benchmarkPage(), others);
        QTRY_VERIFY(!stage.window->findChild<ui::FactsDialog*>() ||
                    stage.window->findChild<ui::FactsDialog*>() != dialog);
        dialog =
            factsDialog(stage, QStringLiteral("2 elements, %1 element-years, 2 periods without an end are no dated "
                                              "facts, 2 need distractors")
                                   .arg(yearsSince(2010) + yearsSince(2012)));
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("factsImportButton")), Qt::LeftButton);
        QTRY_COMPARE(stage.window->benchmarkPage()->table()->model()->rowCount(), 4);
    }

    void fourOfSixElementsAreHeldOutAndItSaysSo() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        const QString table = stage.path(QStringLiteral("towns.csv"));
        QByteArray rows("subject,relation,object,from,to,distractors\n");
        for (int i = 0; i < 10; ++i)
            rows +=
                QByteArrayLiteral("Town %1,employer,Mayor %1,2010,2014,a|b|c\n").replace("%1", QByteArray::number(i));
        write(table, rows);
        drop(stage.window->benchmarkPage(), table);
        auto* dialog = factsDialog(stage, QStringLiteral("10 elements, 4 held out as exemplars, 30 element-years to "
                                                         "ask and 20 held out, 10 dated facts"));
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("factsImportButton")), Qt::LeftButton);
        QTRY_COMPARE(stage.window->benchmarkPage()->table()->model()->rowCount(), 6);
        auto* result = stage.window->benchmarkPage()->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY2(result->text().startsWith(QLatin1String("10 elements imported, 4 of them held out as exemplars")),
                     qPrintable(result->text()));
    }

    void aRowInNoYearSaysSo() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        const QString table = stage.path(QStringLiteral("old.csv"));
        write(table, "subject,relation,object,from,to\nHam,mayor,Ann,1930,1939\nHam,mayor,Ben,2004,2008\n");
        drop(stage.window->benchmarkPage(), table);
        auto* dialog =
            factsDialog(stage, QStringLiteral("1 element, 5 element-years, 2 dated facts, 1 needs distractors"));
        QVERIFY(dialog);
        auto* rows = dialog->findChild<QTableView*>(QStringLiteral("factsTable"))->model();
        const QModelIndex remark = rows->index(0, ui::FactRowsModel::Remark);
        QVERIFY2(remark.data().toString().startsWith(QLatin1String("no year of it is asked about; ")),
                 qPrintable(remark.data().toString()));
        QVERIFY(!remark.data(Qt::DecorationRole).isNull());
        const auto* shown = dialog->findChild<QTableView*>(QStringLiteral("factsTable"));
        QVERIFY(!shown->isColumnHidden(remark.column()));
        dialog->resize(1024, 640); // all of it can be read there
        const auto neededLines = [&] {
            const QRect room(0, 0, shown->columnWidth(remark.column()), shown->height());
            const QFontMetrics metrics(shown->font());
            return metrics.boundingRect(room, Qt::TextWordWrap, remark.data().toString()).height();
        };
        QTRY_VERIFY(dialog->width() <= 1024 && neededLines() > shown->fontMetrics().lineSpacing());
        QTRY_VERIFY(shown->rowHeight(0) >= neededLines());
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("factsFirstYear"))->value(), 1959); // fifty at most
        const QString told = dialog->findChild<QLabel*>(QStringLiteral("factsSummary"))->text();
        QVERIFY2(told.contains(QLatin1String("The rows tell of 1930 to 2008; the last 50 years are asked, unless you "
                                             "choose others: 1959 to 2008.")),
                 qPrintable(told));
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("factsLastYear"))->value(), 2008);
        dialog->close();
    }

    void aTableFromASpreadsheetIsPastedAndItsColumnsAreMapped() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Town\tOffice\tWho\tSince\tNobody\r\nHam\tmayor\t\"Ann\r\nAsh\"\t03.05.2015\tx\r\n"));
        QTest::mouseClick(stage.find<QPushButton>("pasteFactsButton"), Qt::LeftButton);
        auto* dialog =
            factsDialog(stage, QStringLiteral("no table of facts: it needs columns for subject, relation and "
                                              "object; it has Town, Office, Who, Since, Nobody"));
        QVERIFY(dialog);
        auto* import = dialog->findChild<QPushButton*>(QStringLiteral("factsImportButton"));
        QVERIFY(!import->isEnabled());
        const auto* table = dialog->findChild<QTableView*>(QStringLiteral("factsTable"));
        QVERIFY(table->isColumnHidden(ui::FactRowsModel::Remark)); // there is nothing to know
        int column = 0;
        for (const char* role : {"factsColumn_subject", "factsColumn_relation", "factsColumn_object"}) {
            auto* box = dialog->findChild<QComboBox*>(QLatin1String(role));
            QTRY_COMPARE(box->count(), 6);
            box->setFocus();
            for (++column; box->currentIndex() < column;)
                QTest::keyClick(box, Qt::Key_Down);
        }
        dialog = factsDialog(
            stage,
            QStringLiteral("1 element, %1 element-years, 1 period without an end is no dated fact, 1 needs distractors")
                .arg(yearsSince(2015)));
        auto* last = dialog->findChild<QSpinBox*>(QStringLiteral("factsLastYear"));
        last->setFocus();
        last->selectAll();
        QTest::keyClicks(last, QStringLiteral("2016\t"));
        dialog = factsDialog(
            stage, QStringLiteral(
                       "1 element, 2 element-years, 1 period without an end is no dated fact, 1 needs distractors"));
        QTRY_VERIFY(import->isEnabled());
        QCOMPARE(import->text(), QStringLiteral("Next: words of a new relation"));
        QTest::keyClick(import, Qt::Key_Return);
        QCOMPARE(import->text(), QStringLiteral("Import"));
        QTest::keyClick(import, Qt::Key_Return);
        QTRY_COMPARE(stage.window->benchmarkPage()->table()->model()->rowCount(), 1);
    }

    void aFileThatIsNoTableSaysSoAndImportsNothing() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        const QString path = stage.path(QStringLiteral("picture.csv"));
        write(path, QByteArray("\x89PNG\0\0", 6));
        drop(stage.window->benchmarkPage(), path);
        auto* dialog = factsDialog(stage, QStringLiteral("not a table: it holds zero bytes"));
        QVERIFY(dialog && !dialog->findChild<QPushButton*>(QStringLiteral("factsImportButton"))->isEnabled());
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("factsCancelButton")), Qt::LeftButton);
        QTRY_VERIFY(!stage.window->findChild<ui::FactsDialog*>());
    }

    void droppingAFolderImportsIt() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        QSignalSpy imported(stage.session.get(), &ui::Session::importFinished);
        drop(stage.window->benchmarkPage(), stage.sampleFolder());
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 20'000);
        auto* table = stage.window->benchmarkPage()->table();
        QTRY_COMPARE(table->model()->rowCount(), 136);
        const auto* counts = stage.find<QLabel>("sliceCounts");
        QTRY_VERIFY2(counts->text().startsWith(QStringLiteral("136 elements · ")), qPrintable(counts->text()));
        QVERIFY(!counts->text().contains(QLatin1String("requests"))); // how often is the run's own
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
        auto* page = stage.window->benchmarkPage();
        auto* show = page->findChild<QAbstractButton*>(QStringLiteral("importShowButton"));
        QTRY_VERIFY(show->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        auto* details = page->findChild<QTableWidget*>(QStringLiteral("importDetails"));
        QTRY_VERIFY(details->isVisible());
        QCOMPARE(details->rowCount(), 1);
        QCOMPARE(details->item(0, 0)->text(), QStringLiteral("TimeInvariant_Math.jsonl"));
        QCOMPARE(details->item(0, 1)->text(), QStringLiteral("2"));
        QVERIFY(!details->item(0, 2)->text().isEmpty());
        const QString sentence = page->findChild<QLabel*>(QStringLiteral("importResultText"))->text();
        QVERIFY2(sentence.startsWith(
                     QStringLiteral("1 element imported, 1 line skipped. TimeInvariant_Math.jsonl, line 2: ")),
                 qPrintable(sentence));
        QCOMPARE(page->findChild<QLabel*>(QStringLiteral("importSign"))->accessibleName(),
                 QStringLiteral("Some of it was left out"));
        QTest::mouseClick(page->findChild<QAbstractButton*>(QStringLiteral("importHelpButton")), Qt::LeftButton);
        auto* help = stage.window->findChild<ui::HelpWindow*>();
        QVERIFY(help);
        QTRY_VERIFY(help->isVisible());
        QTRY_COMPARE(help->findChild<QListWidget*>()->currentItem()->text().trimmed(),
                     QStringLiteral("Importing, and facts of your own"));
        help->close();
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
        tickPipeline(*dialog);
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

    void aRunLikeAnotherAsksTheSame() {
        Stage stage;
        stage.openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.years = {2015, 2016};
        spec.slice.sample = {benchmark::Sample::Kind::First, 4, 1};
        spec.templates = {prompt::Template::Generation};
        spec.sets = 2;
        spec.temperatures = {0};
        spec.seed = 99;
        const qint64 first = stage.startRun(QStringLiteral("first"), QStringLiteral("calibration:?cutoff=2018"), spec);
        stage.waitForEnd(first);
        stage.window->showPage(QStringLiteral("runs"));
        stage.window->runsPage()->table()->selectRow(1);
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        stage.window->runsPage()->table()->setFocus();
        QTest::keyClick(stage.window->runsPage()->table(), Qt::Key_L, Qt::AltModifier);
        auto* dialog = stage.window->findChild<QDialog*>(QStringLiteral("newRunDialog"));
        QVERIFY(dialog);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_VERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stage.session->runs().size(), std::size_t{3}, 20'000);
        const store::RunRecord before = *stage.session->run(first);
        const store::RunRecord& like = stage.session->runs().back();
        QCOMPARE(like.sliceHash, before.sliceHash);
        QCOMPARE(like.total, before.total);
        QVERIFY(like.spec.templates == before.spec.templates && like.spec.temperatures == before.spec.temperatures);
        QCOMPARE(like.spec.seed, before.spec.seed);
        QCOMPARE(like.spec.sets, before.spec.sets);
        stage.waitForEnd(like.id);
    }

    void aResultWithNothingLeftOutGoesByItself() {
        Stage stage;
        stage.openNew();
        stage.window->showPage(QStringLiteral("benchmark"));
        drop(stage.window->benchmarkPage(), stage.sampleFolder());
        auto* result = stage.window->benchmarkPage()->findChild<QLabel*>(QStringLiteral("importResultText"));
        auto* leaves = stage.window->benchmarkPage()->findChild<QTimer*>(QStringLiteral("importLeaves"));
        QTRY_VERIFY(result->isVisible());
        QVERIFY(leaves->isActive());
        leaves->start(0); // its time has come
        QTRY_VERIFY(!result->isVisible());
    }

    void aRunOfOneElementSaysSo() {
        Stage stage;
        stage.openSample();
        run::RunSpec spec;
        spec.slice.sample = {benchmark::Sample::Kind::First, 1, 1};
        stage.waitForEnd(stage.startRun(QStringLiteral("one"), QStringLiteral("calibration:?cutoff=2018"), spec));
        stage.window->showPage(QStringLiteral("runs"));
        stage.window->runsPage()->table()->selectRow(1);
        auto* detail = stage.find<QLabel>("runDetail");
        QTRY_VERIFY2(detail->text().startsWith(QStringLiteral("1 element · ")), qPrintable(detail->text()));
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

} // namespace chronoscope::test::importStory

CHRONOSCOPE_STORY(importStory, ImportStory)
#include "ImportStory.moc"
