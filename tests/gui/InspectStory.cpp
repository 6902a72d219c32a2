// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/dialogs/ElementEditor.h"
#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/views/NoticeBar.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableWidget>
#include <QToolButton>

#include <sys/stat.h>

#include <atomic>
#include <semaphore>

namespace chronoscope::test::inspectStory {

/// What the window gives to the desktop to be opened, while it lives.
class Opened : public QObject {
    Q_OBJECT
public:
    Opened() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QList<QUrl> urls;

public slots:
    void take(const QUrl& url) { urls << url; }
};

/// From a heatmap cell down to one reply, and the figure out into files.
class InspectStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        m_plot = m_stage->window->heatmapPage()->plot();
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        results::ResultFilter generation;
        generation.templates = {prompt::Template::Generation};
        m_stage->window->results().setFilter(generation);
        QTRY_VERIFY(m_plot->data().title.endsWith(QStringLiteral("· Generation")));
    }
    void cleanup() { m_stage.reset(); }

    void clickingACellLeadsDownToAReply() {
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right); // 2011
        QTRY_COMPARE(m_stage->session->selection().year, 2011);
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        const int elements = m_plot->data().cell(0, 1).elements;
        QCOMPARE(list->model()->rowCount(), elements);
        list->setCurrentIndex(list->model()->index(0, 0));
        auto* samples = m_stage->window->inspector()->sampleTable();
        QTRY_COMPARE(samples->rowCount(), 10); // five greedy, five sampled
        const QString prompt = m_stage->find<QPlainTextEdit>("promptText")->toPlainText();
        QVERIFY2(prompt.contains(QLatin1String("Q. In 2011, ")), qPrintable(prompt));
        QVERIFY(prompt.contains(list->model()->index(0, 0).data().toString()));
        samples->setCurrentCell(7, 0);
        QTRY_VERIFY(!m_stage->find<QPlainTextEdit>("replyText")->toPlainText().isEmpty());
        QCOMPARE(samples->item(7, 2)->text(), QStringLiteral("answered"));
        QVERIFY(samples->isColumnHidden(2)); // every row says so
    }

    void anElementIsEditedFromHereAndThenAsItIsNow() {
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right); // 2011
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        list->setCurrentIndex(list->model()->index(0, 0));
        auto* edit = m_stage->find<QToolButton>("inspectorEditButton");
        QTRY_VERIFY(edit->isVisibleTo(m_stage->window->inspector()));
        const auto editor = [&] {
            edit->setFocus();
            QTest::keyClick(edit, Qt::Key_Space);
            return m_stage->window->findChild<ui::ElementEditor*>();
        };
        auto* first = editor();
        QVERIFY(first);
        QTRY_VERIFY_WITH_TIMEOUT(first->isLoaded(), 20'000);
        const QString subject = QString::fromStdString(first->draft().subject);
        QCOMPARE(subject, list->model()->index(0, 0).data().toString());
        auto* name = first->findChild<QLineEdit*>(QStringLiteral("editSubject"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_End);
        QTest::keyClicks(name, QStringLiteral(" II"));
        auto* save = first->findChild<QPushButton*>(QStringLiteral("saveElement"));
        QVERIFY(save->isEnabled()); // while the text is still being typed
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_stage->window->findChild<ui::ElementEditor*>(), 20'000);
        // The run keeps what it asked, and what is edited from it is the newest.
        QCOMPARE(list->model()->index(0, 0).data().toString(), subject);
        auto* second = editor();
        QVERIFY(second);
        QTRY_VERIFY_WITH_TIMEOUT(second->isLoaded(), 20'000);
        QCOMPARE(QString::fromStdString(second->draft().subject), subject + QStringLiteral(" II"));
        QVERIFY(
            second->findChild<QLabel*>(QStringLiteral("editNote"))->text().startsWith(QLatin1String("It was edited")));
    }

    void whatStrictExtractionLeavesOutIsNeitherRightNorWrong() {
        run::RunSpec spec;
        spec.templates = {prompt::Template::Generation};
        spec.judge.extraction = matching::Extraction::Strict;
        const qint64 run =
            m_stage->startRun(QStringLiteral("strict"), QStringLiteral("calibration:?cutoff=2030&noise=1"), spec);
        m_stage->waitForEnd(run);
        m_stage->window->results().choose({{run, 0}});
        QTRY_VERIFY(m_plot->data().rowCount() == 1 &&
                    m_plot->data().rows.front().label.contains(QLatin1String("strict")));
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right); // 2011
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(m_stage->session->selection().run == run && list->model()->rowCount() > 0);
        auto* samples = m_stage->window->inspector()->sampleTable();
        int leftOut = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            list->setCurrentIndex(list->model()->index(row, 0));
            const QString subject = list->model()->index(row, 0).data().toString();
            QTRY_VERIFY(samples->rowCount() == 10 &&
                        m_stage->find<QPlainTextEdit>("promptText")->toPlainText().contains(subject));
            for (int sample = 0; sample < samples->rowCount(); ++sample) {
                if (!samples->item(sample, 2)->text().contains(QLatin1String("left out"))) continue;
                ++leftOut;
                QVERIFY(samples->item(sample, 2)->toolTip().contains(QLatin1String("neither as right nor as wrong")));
                QVERIFY(samples->item(sample, 4)->text().isEmpty()); // no score
            }
        }
        QVERIFY(leftOut > 0);
    }

    void chipsNarrowTheListToACategory() {
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 1);
        QTest::keyClick(m_plot, Qt::Key_Left); // 2010
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_COMPARE(list->model()->rowCount(), m_plot->data().cell(0, 0).elements);
        auto* correct = m_stage->find<QToolButton>("chip1");
        QTRY_VERIFY(correct->isEnabled());
        const int expected =
            static_cast<int>(std::lround(m_plot->data().cell(0, 0).value / 100 * m_plot->data().cell(0, 0).counted()));
        QTest::mouseClick(correct, Qt::LeftButton);
        QTRY_COMPARE(list->model()->rowCount(), expected);
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
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        const auto place = [&] { return exportButton()->mapTo(m_stage->window.get(), QPoint()); };
        const QPoint before = place();
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QFile file(m_stage->path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
        auto* saved = m_stage->find<ui::NoticeBar>("savedBar");
        QVERIFY(saved->isVisible() && saved->text().contains(m_stage->path(name)));
        QTRY_VERIFY(saved->width() > m_stage->window->width() / 2); // it has its place
        QCOMPARE(place(), before);
        Opened opened;
        QTest::mouseClick(saved->findChild<QPushButton*>(QStringLiteral("showInFolderButton")), Qt::LeftButton);
        QTest::mouseClick(saved->findChild<QPushButton*>(QStringLiteral("noticeButton")), Qt::LeftButton);
        QCOMPARE(opened.urls,
                 (QList<QUrl>{QUrl::fromLocalFile(m_stage->folder.path()), QUrl::fromLocalFile(m_stage->path(name))}));
    }

    void aFigureIsNeverWrittenOverAWorkspace() {
        const QString workspace = m_stage->path(QStringLiteral("precious.png")); // whatever it is called
        QVERIFY(QFile::copy(m_stage->session->path(), workspace));
        QFile file(workspace);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        m_stage->dialogs.answers.enqueue(workspace);
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY2(m_stage->dialogs.problems.first().contains(QLatin1String("workspace")),
                 qPrintable(m_stage->dialogs.problems.first()));
        m_stage->dialogs.problems.clear();
        QFile after(workspace);
        QVERIFY(after.open(QIODevice::ReadOnly) && after.readAll() == before);
    }

    void ofATableItsNumbersAreProposed() {
        auto* twin = m_stage->window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        twin->setChecked(true);
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QCOMPARE(m_stage->dialogs.asked.last().suggestion, QStringLiteral("new heat map.csv"));
        QVERIFY(m_stage->dialogs.asked.last().filter.startsWith(QLatin1String("Numbers as CSV")));
        twin->setChecked(false);
    }

    void whatIsWrittenIsAsThePageIsWhenTheNameIsChosen() {
        m_stage->dialogs.waits = true;
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("late.png")));
        QTest::mouseClick(exportButton(), Qt::LeftButton); // returns while the dialog is open
        QCOMPARE(m_stage->dialogs.asked.last().suggestion, QStringLiteral("new heat map.png"));
        results::ResultFilter nothing;
        nothing.subject = "no subject is called so";
        const results::ResultFilter before = m_stage->window->results().filter();
        m_stage->window->results().setFilter(nothing);
        QTRY_VERIFY(m_stage->window->heatmapPage()->isEmpty());
        m_stage->dialogs.waits = false;
        m_stage->dialogs.answer();
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(!QFile::exists(m_stage->path(QStringLiteral("late.png"))));
        m_stage->dialogs.problems.clear();
        m_stage->window->results().setFilter(before);
        QTRY_VERIFY(!m_stage->window->heatmapPage()->isEmpty());
    }

    void whatIsExportedHasTheUsualPermissions() {
        const auto before = ::umask(022);
        for (const char* name : {"open.svg", "open.csv"}) {
            m_stage->dialogs.answers.enqueue(m_stage->path(QLatin1String(name)));
            QTest::mouseClick(exportButton(), Qt::LeftButton);
            QVERIFY(QFileInfo(m_stage->path(QLatin1String(name)))
                        .permission(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        }
        ::umask(before);
    }

    void whatAScoringSaysIsWhatTheInspectorShows() {
        const qint64 run = m_stage->session->runs().front().id;
        qint64 scoring = 0;
        connect(&m_stage->session->scorings(), &ui::ScoringHub::finished, this,
                [&](const store::ScoringRecord& made) { scoring = made.id; });
        m_stage->session->scorings().score(
            {run, "strict", {matching::Extraction::Strict, matching::Preprocess::Paper, 100}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(scoring != 0, 30'000);
        m_stage->window->results().choose({{run, scoring}});
        QTRY_VERIFY(m_stage->window->results().showsChoices());
        QTRY_VERIFY(m_plot->data().rows.first().label.contains(QLatin1String("strict")));
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        QTRY_VERIFY(m_stage->find<QLabel>("numberTitle")->text().contains(QLatin1String("strict")));
        const auto& cell = m_plot->data().cell(0, 1);
        QTRY_VERIFY(m_stage->find<QLabel>("numberCaption")
                        ->text()
                        .contains(QStringLiteral("%1 % correct").arg(QLocale().toString(cell.value, 'f', 1))));
        QCOMPARE(m_stage->window->inspector()->elementList()->model()->rowCount(), cell.elements);
    }

    void nothingOfAClosedWorkspaceStays() {
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("other.chronoscope")), true);
        QTRY_COMPARE(m_stage->session->path(), m_stage->path(QStringLiteral("other.chronoscope")));
        QCOMPARE(list->model()->rowCount(), 0);
        QCOMPARE(m_plot->currentCell(), QPoint(-1, -1));
        QVERIFY(!list->isVisible());
    }

    void filterAndRowsAreThoseOfTheWorkspace() {
        const QString first = m_stage->session->path();
        auto* rows = m_stage->find<QComboBox>("rowsCombo");
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Down);
        QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("domain"));
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("other.chronoscope")), true);
        QTRY_VERIFY(m_stage->session->path().endsWith(QLatin1String("other.chronoscope")));
        QVERIFY(m_stage->window->results().filter().empty());
        QCOMPARE(rows->currentText(), QStringLiteral("Runs"));
        m_stage->session->openWorkspace(first, false);
        QTRY_COMPARE(m_stage->session->path(), first);
        QVERIFY(m_stage->window->results().filter().templates ==
                std::vector{prompt::Template::Generation}); // as it was left
    }

    /// Reading a large run takes seconds, and happens once a second while it goes.
    void aClickIsAnsweredWhileRunsAreBeingRead() {
        struct Gate {
            std::atomic<int> calls = 0;
            std::atomic<bool> shut = false;
            std::counting_semaphore<8> opened{0};
        };
        const auto gate = std::make_shared<Gate>();
        const auto openAtTheEnd = qScopeGuard([gate] { gate->opened.release(); });
        auto& shown = m_stage->window->results();
        shown.setLabeller([gate](const results::ResultSet&) -> std::shared_ptr<const results::CellLabels> {
            ++gate->calls; // the last step of reading
            if (gate->shut.exchange(false)) gate->opened.acquire();
            return nullptr;
        });
        QTRY_COMPARE(gate->calls, 1); // for what is shown already
        gate->shut = true;
        shown.reload();
        QTRY_COMPARE(gate->calls, 2);
        QVERIFY(!gate->shut);
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTRY_COMPARE(m_stage->window->inspector()->sampleTable()->rowCount(), 10);
        QTRY_VERIFY(!m_stage->find<QPlainTextEdit>("replyText")->toPlainText().isEmpty());
        QVERIFY(shown.isLoading());
        gate->opened.release();
        QTRY_VERIFY(!shown.isLoading());
    }

    void anElementThatCannotBeReadShowsNoOthersReplies() {
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        list->setCurrentIndex(list->model()->index(0, 0));
        auto* samples = m_stage->window->inspector()->sampleTable();
        QTRY_VERIFY(samples->isVisible());
        ui::Selection selection = m_stage->session->selection();
        selection.elementRow = 1'000'000;
        m_stage->session->select(selection);
        QTRY_VERIFY(!samples->isVisible());
        QVERIFY(
            m_stage->find<QLabel>("inspectorSubject")->text().startsWith(QLatin1String("This element cannot be read")));
    }

    void exportIntoAMissingFolderSaysSo() {
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("no/such/folder/map.png")));
        QTest::mouseClick(exportButton(), Qt::LeftButton);
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
    }

private:
    QToolButton* exportButton() {
        return m_stage->window->heatmapPage()->findChild<QToolButton*>(QStringLiteral("exportButton"));
    }

    std::unique_ptr<Stage> m_stage;
    widgets::HeatmapPlot* m_plot = nullptr; ///< with one run in it
};

} // namespace chronoscope::test::inspectStory

CHRONOSCOPE_STORY(inspectStory, InspectStory)
#include "InspectStory.moc"
