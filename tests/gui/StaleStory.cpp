// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Judge.h"
#include "tests/gui/Stage.h"
#include "ui/dialogs/ScoringDialog.h"
#include "ui/pages/StalePage.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/EmptyState.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTableWidget>
#include <QToolButton>

#include <cmath>
#include <optional>

namespace chronoscope::test::staleStory {

namespace {
constexpr int kLong = 30'000;
constexpr int kRules = 5; ///< column of the list of judgements
using results::ResultFilter;
using ui::StalePage;
} // namespace

/// A researcher has a run diagnosed, sees by how many years its wrong answers are out of time, goes down to the worst
/// element, and asks what another threshold would make of the same replies.
class StaleStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_results = std::make_unique<ui::Results>(*m_stage->session);
        m_page =
            std::make_unique<StalePage>(*m_results, *m_stage->session, m_stage->session->scorings(), m_stage->dialogs);
        m_page->resize(1100, 760);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTRY_COMPARE_WITH_TIMEOUT(m_page->shares()->rowCount(), 1, kLong);
    }
    void cleanup() {
        m_page.reset();
        m_results.reset();
        removeScorings();
    }

    void whatIsNotDiagnosedIsNotCalledZero() {
        stopDiagnosing();
        QCOMPARE(m_page->shares()->item(0, 2)->text(), QStringLiteral("—"));
        QVERIFY(m_page->strip()->isVisible());
        QVERIFY2(m_page->strip()->button()->text().contains(QLatin1String("replies")),
                 qPrintable(m_page->strip()->button()->text()));
        m_page->setFigure(StalePage::Matrix);
        QVERIFY(m_page->matrix()->data().isEmpty());
        QVERIFY(m_page->matrix()->data().emptyHint.contains(QLatin1String("Diagnose")));
    }

    void repliesThatNameNoObjectAreNotCalledNothing() {
        ResultFilter trueFalse;
        trueFalse.templates = {prompt::Template::TrueFalse};
        m_results->setFilter(trueFalse);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->isEmpty(), kLong);
        auto* reason = m_page->findChild<ui::EmptyState*>();
        QStringList said;
        for (const QLabel* label : reason->findChildren<QLabel*>())
            said << label->text();
        QVERIFY2(said.join(u' ').contains(QLatin1String("TF replies cannot be stale")), qPrintable(said.join(u' ')));
        QTest::mouseClick(reason->button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isEmpty(), kLong);
        QVERIFY(m_results->filter().templates.empty());
    }

    void diagnosingNeedsNoButton() {
        diagnose();
        QVERIFY(!m_page->strip()->isVisible());
        QVERIFY(m_page->shares()->item(0, 2)->text() != QStringLiteral("—"));
    }

    void diagnosingTellsStaleFromInvented() {
        diagnose();
        QVERIFY(!m_page->strip()->isVisible());
        QVERIFY(number(m_page->shares()->item(0, 2)) > 10);  // it repeats an earlier holder where there is one
        QCOMPARE(number(m_page->shares()->item(0, 3)), 0.0); // and never knows what is to come
        double sum = 0;
        for (int column = 2; column < m_page->shares()->columnCount(); ++column)
            sum += number(m_page->shares()->item(0, column));
        QVERIFY(std::abs(sum - 100) < 0.4); // six shares, each rounded
        m_page->setFigure(StalePage::Shift);
        const auto& bars = m_page->bars()->data();
        QVERIFY(bars.rowCount() > 2);
        for (const auto& row : bars.rows)
            QVERIFY(row.key > 0);
        m_page->setFigure(StalePage::Matrix);
        const auto& matrix = m_page->matrix()->data();
        QVERIFY(matrix.markDiagonal);
        const auto right = matrix.find(2012, QStringLiteral("2012"));
        QVERIFY(matrix.cell(right.y(), right.x()).value > 0);
        const auto ahead = matrix.find(2012, QStringLiteral("2013"));
        QCOMPARE(matrix.cell(ahead.y(), ahead.x()).value, 0.0);
        m_page->findChild<QToolButton*>(QStringLiteral("diagonalSwitch"))->click();
        QVERIFY(!m_page->matrix()->data().cell(right.y(), right.x()).planned);
    }

    void theTableTwinHoldsTheNumbersOfTheFigure() {
        diagnose();
        m_page->setFigure(StalePage::Shift);
        qint64 drawn = 0;
        for (const auto& row : m_page->bars()->data().rows)
            drawn += row.counts.at(0) + row.counts.at(1);
        qint64 told = 0;
        for (const auto& row : m_page->numbers().rows)
            told += std::stoll(row.at(3));
        QVERIFY(drawn > 0);
        QCOMPARE(told, drawn);
    }

    void aKindNarrowsTheFilter() {
        diagnose();
        m_page->bars()->setFocus();
        QTest::keyClick(m_page->bars(), Qt::Key_Home);
        QTest::keyClick(m_page->bars(), Qt::Key_Return);
        QCOMPARE(m_results->filter().answers, std::vector{matching::AnswerKind::Stale});
        QCOMPARE(m_results->filter().runs.size(), std::size_t{1});
    }

    void aCellOfTheMatrixNarrowsTheYears() {
        diagnose();
        m_page->setFigure(StalePage::Matrix);
        const auto at = m_page->matrix()->data().find(2019, QStringLiteral("2018"));
        m_page->matrix()->setFocus();
        m_page->matrix()->setCurrentCell(at.y(), at.x());
        QTest::keyClick(m_page->matrix(), Qt::Key_Return);
        QCOMPARE(m_results->filter().years, (std::vector<results::YearRange>{{2019, 2019}}));
        QCOMPARE(m_results->filter().answers, std::vector{matching::AnswerKind::Stale});
    }

    void theTablesFitBesideTheInspector() {
        diagnose();
        m_page->resize(700, 700); // what is left of 1280 pixels
        for (const char* chip : {"sharesChip", "worstChip"}) {
            QTest::mouseClick(m_page->findChild<QToolButton*>(QLatin1String(chip)), Qt::LeftButton);
            QTableWidget* table = QByteArray(chip) == "sharesChip" ? m_page->shares() : m_page->worst();
            QTRY_VERIFY(table->isVisible());
            QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        }
    }

    void theColumnsOfATableAreChosen() {
        diagnose();
        auto* chooser = m_page->findChild<ui::ColumnChooser*>(QStringLiteral("staleSharesColumns"));
        QVERIFY(chooser->isVisible());
        chooseInMenu(chooser, {QStringLiteral("Ahead")});
        QVERIFY(m_page->shares()->isColumnHidden(3));
        QVERIFY(!m_page->findChild<ui::ColumnChooser*>(QStringLiteral("staleWorstColumns"))->isVisible());
    }

    void theWorstElementIsLookedInto() {
        diagnose();
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("worstChip")), Qt::LeftButton);
        QVERIFY(m_page->worst()->rowCount() > 1);
        QSignalSpy wanted(m_page.get(), &StalePage::elementRequested);
        const QRect first = m_page->worst()->visualItemRect(m_page->worst()->item(0, 0));
        QTest::mouseClick(m_page->worst()->viewport(), Qt::LeftButton, {}, first.center());
        const ui::Selection selection = m_stage->session->selection();
        QCOMPARE(m_results->set()->elements->subjects.at(*m_results->set()->elements->indexOfRow(selection.elementRow)),
                 std::string_view(m_page->worst()->item(0, 0)->text().toStdString()));
        QVERIFY(selection.year > 2000);
        QTest::keyClick(m_page->worst(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toLongLong(), selection.elementRow);
    }

    void aDiagnosisThatIsStoppedLeavesNothing() {
        stopDiagnosing();
        QVERIFY(!m_stage->session->scorings().isBusy());
        QVERIFY(m_page->strip()->button()->isVisible()); // and it does not begin again by itself
        QTest::mouseClick(m_page->strip()->button(), Qt::LeftButton);
        diagnose();
    }

    void aThresholdSaysBeforehandWhatItWouldMake() {
        diagnose();
        auto* dialog = openDialog();
        QTRY_COMPARE(dialog->scorings().list.size(), std::size_t{1});
        auto* slider = dialog->findChild<QSlider*>(QStringLiteral("thresholdSlider"));
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(dialog->judge().threshold, 100.0);
        const auto scores = ui::fuzzyScores(dialog->scorings(), dialog->judge());
        QVERIFY(scores.has_value());
        const qint64 told = scores->hits(100);
        QVERIFY(told > 0 && told < scores->replies);
        const QString words = dialog->findChild<QLabel*>(QStringLiteral("hitsText"))->text();
        QVERIFY2(words.contains(QLocale().toString(told)), qPrintable(words));
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startScoring"));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->scorings().list.size(), std::size_t{2}, kLong);
        const auto& made = dialog->scorings().list.back();
        QCOMPARE(made.judge.threshold, 100.0);
        QCOMPARE(hitsOf({made.run, made.id}), told);
    }

    void aNameThatIsTakenIsRefused() {
        diagnose();
        auto* dialog = openDialog();
        QTRY_COMPARE(dialog->scorings().list.size(), std::size_t{1});
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("scoringName"));
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startScoring"));
        QVERIFY(start->isEnabled()); // it proposes a free one
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("as run"));
        QVERIFY(!start->isEnabled());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("scoringReason"))->text().isEmpty());
    }

    void aRunOfAnOlderProgramIsScoredByTheRulesOfToday() {
        diagnose();
        changeSpec("json_remove(spec, '$.rules')"); // the page diagnoses it again by its own rules
        auto* dialog = openDialog();
        auto* list = dialog->findChild<QTableWidget*>(QStringLiteral("scoringList"));
        QCOMPARE(list->item(0, kRules)->text(), QStringLiteral("1")); // the run's own
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startScoring"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        QTest::mouseClick(start, Qt::LeftButton);
        const auto rowOf = [&](const char* name) {
            const auto found = list->findItems(QLatin1String(name), Qt::MatchExactly);
            return found.isEmpty() ? -1 : found.front()->row();
        };
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("lenient paper 70") > 0, kLong);
        QCOMPARE(list->item(rowOf("lenient paper 70"), kRules)->text(), QString::number(matching::kJudgeRules));
        changeSpec(QStringLiteral("json_set(spec, '$.rules', %1)").arg(matching::kJudgeRules).toLatin1());
    }

    void removingAScoringCanBeUndone() {
        diagnose();
        auto* dialog = openDialog();
        QTRY_COMPARE(dialog->scorings().list.size(), std::size_t{1});
        auto* list = dialog->findChild<QTableWidget*>(QStringLiteral("scoringList"));
        auto* remove = dialog->findChild<QPushButton*>(QStringLiteral("removeScoring"));
        list->setCurrentCell(0, 0);
        QVERIFY(!remove->isEnabled()); // the run's own judgement stays
        list->setCurrentCell(1, 0);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(dialog->scorings().list.size(), std::size_t{0});
        QPushButton* undo = nullptr;
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Undo")) undo = button;
        QVERIFY(undo && undo->isVisible());
        QTest::mouseClick(undo, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->scorings().list.size(), std::size_t{1}, kLong);
        QCOMPARE(dialog->scorings().list.front().name, std::string("as run"));
    }

    void everyFigureIsExported_data() {
        QTest::addColumn<int>("figure");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("kinds") << int{StalePage::Kinds} << "kinds.svg" << QByteArray("<?xml");
        QTest::newRow("shift") << int{StalePage::Shift} << "shift.png" << QByteArray("\x89PNG");
        QTest::newRow("matrix") << int{StalePage::Matrix} << "matrix.pdf" << QByteArray("%PDF");
        QTest::newRow("numbers") << int{StalePage::Matrix} << "matrix.csv"
                                 << QByteArray("run,model,asked_year,answered_year,replies");
    }

    void everyFigureIsExported() {
        QFETCH(int, figure);
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        diagnose();
        m_page->setFigure(static_cast<StalePage::View>(figure));
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
    }

private:
    static double number(const QTableWidgetItem* item) { return QLocale().toDouble(item->text()); }

    /// Waits for what the page begins by itself.
    void diagnose() { QTRY_VERIFY_WITH_TIMEOUT(m_page->worst()->rowCount() > 0, kLong); }

    /// Opens the page anew and stops the diagnosis as soon as it has begun.
    void stopDiagnosing() {
        cleanup();
        auto& hub = m_stage->session->scorings();
        const auto stopping = connect(&hub, &ui::ScoringHub::progressed, &hub, [&hub] {
            if (hub.isBusy()) hub.cancel();
        });
        init();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->strip()->button()->isVisible(), kLong);
        disconnect(stopping);
    }

    /// Sets what is stored of the run's settings.
    void changeSpec(const char* spec) {
        const auto changed = m_stage->session->workspace()->write([&](store::Database& database) {
            return store::guarded([&] { database.sql().exec(std::string("UPDATE run SET spec = ") + spec); });
        });
        QVERIFY(changed.ok());
        QSignalSpy listed(m_stage->session.get(), &ui::Session::runsChanged);
        m_stage->session->refreshRuns();
        QTRY_VERIFY_WITH_TIMEOUT(!listed.isEmpty(), kLong);
    }

    /// So that the next test begins with a run that is not diagnosed.
    void removeScorings() {
        auto& hub = m_stage->session->scorings();
        QTRY_VERIFY_WITH_TIMEOUT(!hub.isBusy(), kLong); // what the page has begun is whole before it is removed
        QSignalSpy removed(&hub, &ui::ScoringHub::removed);
        std::optional<qsizetype> wanted;
        m_stage->session->query(
            &hub, "story", [](store::Database& database) { return store::ScoringStore(database).list(); },
            [&](const Result<std::vector<store::ScoringRecord>>& list) {
                for (const auto& scoring : *list)
                    hub.remove(scoring);
                wanted = static_cast<qsizetype>(list->size());
            });
        QTRY_VERIFY_WITH_TIMEOUT(wanted && removed.size() == *wanted, kLong);
        QSignalSpy listed(m_stage->session.get(), &ui::Session::runsChanged);
        m_stage->session->refreshRuns(); // what the removals have asked for comes before it
        QTRY_VERIFY_WITH_TIMEOUT(!listed.isEmpty(), kLong);
    }

    ui::ScoringDialog* openDialog() {
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("rescoreButton")), Qt::LeftButton);
        auto* dialog = m_page->findChild<ui::ScoringDialog*>();
        if (!dialog || !QTest::qWaitForWindowExposed(dialog)) QTest::qFail("no dialog", __FILE__, __LINE__);
        return dialog;
    }

    /// Right replies under Generation, as the scoring stored them.
    qint64 hitsOf(results::RunChoice choice) {
        m_results->choose({choice});
        const auto isShown = [&] { return m_results->set() && m_results->set()->find(choice); };
        if (!QTest::qWaitFor(isShown, kLong)) return -1;
        const results::RunColumns& run = m_results->set()->run(0);
        const auto form = static_cast<std::size_t>(run.layout.formIndex(prompt::Template::Generation));
        qint64 hits = 0;
        for (std::size_t cell = run.cellAt(0, 0, form); cell < run.cellAt(0, 0, form + 1); ++cell)
            hits += run.greedyHits[cell] + run.sampledHits[cell];
        return hits;
    }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::Results> m_results;
    std::unique_ptr<StalePage> m_page;
};

} // namespace chronoscope::test::staleStory

CHRONOSCOPE_STORY(staleStory, StaleStory)
#include "StaleStory.moc"
