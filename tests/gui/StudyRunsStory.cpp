// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"
#include "ui/dialogs/RunDialog.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/views/NoticeBar.h"

#include <QAbstractSpinBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::studyRunsStory {

namespace {
constexpr int kLong = 60'000;
constexpr const char* kDated =
    R"({"subject":"Ardania","relation":"head of state","relation_id":"P35","object":"Mira Olt","start":"1981-03-04","end":"1989-11-20"}
{"subject":"Belmar","relation":"head of state","relation_id":"P35","object":"Ines Dole","start":"1990-01-01","end":"2001-12-31"}
)";
} // namespace

/// Runs of the other studies are asked for as those of ChroKnowledge are: several models at once, like a run that is
/// there, and the same again.
class StudyRunsStory : public QObject {
    Q_OBJECT
private slots:
    void severalModelsAreTickedAndARunIsAskedAgain_data() {
        QTest::addColumn<bool>("isMined");
        QTest::newRow("robustness") << false;
        QTest::newRow("MINED") << true;
    }
    void severalModelsAreTickedAndARunIsAskedAgain() {
        QFETCH(bool, isMined);
        m_stage = std::make_unique<MinedStage>();
        isMined ? bringItems() : bringFacts();
        QVERIFY(!QTest::currentTestFailed());
        auto* dialog = open(isMined ? "newMinedRunButton" : "newStressRunButton");
        QVERIFY(dialog);
        // Who answers is the first choice, and stands above the fold.
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("runModels"));
        QVERIFY(list->visibleRegion().boundingRect().height() == list->height());
        plantTwo(*dialog);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_COMPARE_WITH_TIMEOUT(start->text(), QStringLiteral("Start 2 runs"), kLong);
        auto* cost = dialog->findChild<QLabel*>(QStringLiteral("estimateCost"));
        QTRY_VERIFY2_WITH_TIMEOUT(cost->text().startsWith(QLatin1String("Each of 2 models")), qPrintable(cost->text()),
                                  kLong);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(runs().size(), std::size_t{2}, kLong);
        for (const auto& run : runs())
            m_stage->waitForEnd(run.id);
        QVERIFY(runs()[0].backend != runs()[1].backend && runs()[0].name != runs()[1].name);
        for (const auto& run : runs()) // the usual one is as much told from others as these
            QVERIFY2(isMined ||
                         QString::fromStdString(run.name).startsWith(QLatin1String("calibration model robust 0.")),
                     run.name.c_str());
        QCOMPARE(runs()[0].total, runs()[1].total);

        // Like the second: its model is ticked, and what it asks is asked.
        auto* table = m_stage->window->runsPage()->table();
        QTRY_VERIFY(table->isVisible());
        m_stage->window->activateWindow(); // after the dialog
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        table->selectRow(1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_L, Qt::AltModifier);
        auto* like = shownDialog();
        QVERIFY(like);
        QVERIFY2(like->windowTitle().endsWith(QStringLiteral("like “%1”").arg(QString::fromStdString(runs()[1].name))),
                 qPrintable(like->windowTitle()));
        QCOMPARE(like->models().choices().size(), std::size_t{1});
        QCOMPARE(like->models().choices().front().uri().toStdString(), runs()[1].backend);
        start = like->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(runs().size(), std::size_t{3}, kLong);
        m_stage->waitForEnd(runs()[2].id);
        QCOMPARE(runs()[2].total, runs()[1].total);

        // Watched: the same model says the same.
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        table->selectRow(2);
        table->setFocus();
        m_stage->dialogs.verbs << QStringLiteral("Ask again"); // where it costs
        QTest::keyClick(table, Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(runs().size(), std::size_t{4}, kLong);
        m_stage->waitForEnd(runs()[3].id);
        table->selectRow(3);
        auto* detail = m_stage->find<QLabel>("runDetail");
        QTRY_VERIFY2_WITH_TIMEOUT(
            detail->text().startsWith(QStringLiteral("Repeats “%1”").arg(QString::fromStdString(runs()[2].name))),
            qPrintable(detail->text()), kLong);
        QVERIFY(m_stage->dialogs.problems.isEmpty());

        // Whoever waits on the Runs page is led to what was found.
        auto* notice = m_stage->window->runsPage()->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"));
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->text().endsWith(QLatin1String("has finished")), qPrintable(notice->text()));
        QTest::mouseClick(notice->findChild<QPushButton*>(QStringLiteral("noticeButton")), Qt::LeftButton);
        auto* rail = m_stage->find<QWidget>(isMined ? "minedRail" : "robustnessRail");
        QTRY_VERIFY(rail->property("checked").toBool());
        m_stage.reset();
    }

    void aWorkspaceOfOneStudyOpensOnItsPage() {
        m_stage = std::make_unique<MinedStage>();
        bringItems();
        QVERIFY(!QTest::currentTestFailed());
        makeMinedRun(*m_stage, "planted");
        const QString file = m_stage->session->path();
        const auto openAgain = [&] {
            m_stage->session->openWorkspace(file, false);
            QTRY_COMPARE_WITH_TIMEOUT(runs().size(), std::size_t{1}, kLong);
        };
        m_stage->window->showPage(QStringLiteral("heatmap"));
        m_stage->session->closeWorkspace();
        m_stage->settings.setView(file, {}); // as if it came from elsewhere
        openAgain();
        QTRY_VERIFY(m_stage->page->isVisible());
        m_stage->window->showPage(QStringLiteral("heatmap")); // left there, it opens there
        m_stage->session->closeWorkspace();
        openAgain();
        QVERIFY(m_stage->window->heatmapPage()->isVisible());
        m_stage.reset();
    }

private:
    void bringItems() { importSmallMined(*m_stage); }
    void bringFacts() {
        m_stage->openNew();
        QFile file(m_stage->path(QStringLiteral("facts.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kDated) > 0);
        file.close();
        m_stage->window->showPage(QStringLiteral("robustness"));
        m_stage->dialogs.answers << file.fileName();
        QTest::mouseClick(m_stage->find<QPushButton>("importDatedButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->find<QPushButton>("newStressRunButton")->isEnabled(), kLong);
    }
    const std::vector<store::RunRecord>& runs() const { return m_stage->session->studyRuns(); }
    ui::RunDialog* shownDialog() const {
        for (auto* dialog : m_stage->window->findChildren<ui::RunDialog*>())
            if (dialog->isVisible()) return dialog;
        return nullptr;
    }
    ui::RunDialog* open(const char* button) const {
        auto* press = m_stage->find<QPushButton>(button);
        (void)QTest::qWaitFor([&] { return press->isEnabled() && press->isVisible(); }, kLong);
        QTest::mouseClick(press, Qt::LeftButton);
        return shownDialog();
    }
    /// The calibration model twice, with other numbers the second time.
    static void plantTwo(QDialog& dialog) {
        tickPipeline(dialog);
        auto* another = dialog.findChild<QPushButton*>(QStringLiteral("plantAnotherButton"));
        QTRY_VERIFY(another->isVisible());
        QTest::mouseClick(another, Qt::LeftButton);
        QTRY_VERIFY(dialog.findChild<QAbstractSpinBox*>(QStringLiteral("calibrationSeedSpin"))->isVisible());
    }

    std::unique_ptr<MinedStage> m_stage;
};

} // namespace chronoscope::test::studyRunsStory

CHRONOSCOPE_STORY(studyRunsStory, StudyRunsStory)
#include "StudyRunsStory.moc"
