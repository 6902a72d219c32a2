// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/pages/AnswersPage.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::answersStory {

namespace {
constexpr int kLong = 30'000;
using Model = ui::AnswersModel;
} // namespace

/// A researcher reads what two models answer, side by side.
class AnswersStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.templates = {prompt::Template::Generation};
        m_stage->waitForEnd(
            m_stage->startRun(QStringLiteral("second"), QStringLiteral("calibration:?cutoff=2012&seed=8"), spec));
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->session->select({});
        m_results = std::make_unique<ui::Results>(*m_stage->session);
        m_page = std::make_unique<ui::AnswersPage>(*m_results, *m_stage->session, m_stage->dialogs);
        m_page->resize(1100, 760);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->columnCount(), Model::FirstRun + 2, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(text(0, Model::FirstRun) != QStringLiteral("…"), kLong);
    }
    void cleanup() {
        m_page.reset();
        m_results.reset();
    }

    void aRowHasTheAnswerOfEveryRun() {
        QAbstractItemModelTester(m_page->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(m_page->model()->rowCount() > 50);
        QVERIFY(!text(0, Model::Subject).isEmpty());
        QVERIFY(text(0, Model::Right) != QStringLiteral("…"));
        int judged = 0;
        for (int row = 0; row < 10; ++row)
            for (int column = Model::FirstRun; column < m_page->model()->columnCount(); ++column) {
                const QModelIndex cell = m_page->model()->index(row, column);
                if (cell.data(Qt::DecorationRole).isNull()) continue;
                QVERIFY(!cell.data().toString().isEmpty());
                QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QLatin1String("right")));
                ++judged;
            }
        QVERIFY(judged > 10);
    }

    void rowsOnWhichTheRunsDifferAreKept() {
        const int all = m_page->model()->rowCount();
        choose(m_page->findChild<QComboBox*>(QStringLiteral("answersWanted")), 1);
        QTRY_VERIFY(m_page->model()->rowCount() < all);
        QVERIFY(m_page->model()->rowCount() > 0);
        for (int row = 0; row < m_page->model()->rowCount(); ++row)
            QVERIFY(categoryOf(row, 0) != categoryOf(row, 1));
        QTRY_VERIFY(m_page->findChild<QLabel*>(QStringLiteral("answersCount"))->text().contains(QLatin1String(" of ")));
        choose(m_page->findChild<QComboBox*>(QStringLiteral("answersWanted")), 2);
        QTRY_VERIFY(m_page->model()->rowCount() > 0 &&
                    categoryOf(0, 0) == static_cast<int>(analysis::CellCategory::Incorrect) &&
                    categoryOf(0, 1) == static_cast<int>(analysis::CellCategory::Incorrect));
    }

    void aSearchGoesThroughTheReplies() {
        const int all = m_page->model()->rowCount();
        const QString answer = m_page->model()->index(0, Model::FirstRun).data(Model::kAnswerRole).toString();
        auto* search = m_page->findChild<QLineEdit*>(QStringLiteral("answersSearch"));
        search->setFocus();
        QTest::keyClicks(search, answer.toUpper());
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isSearching() && m_page->model()->rowCount() < all, kLong);
        QCOMPARE(text(0, Model::Year), QString::number(m_page->model()->rows()->rows.front().year));
        QTRY_VERIFY(text(0, Model::FirstRun).contains(answer, Qt::CaseInsensitive) || m_page->model()->rowCount() > 1);
        QTest::keyClicks(search, QStringLiteral(" said by nobody at all"));
        QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->rowCount(), 0, kLong);
        QVERIFY(!m_page->isEmpty());
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->rowCount(), all, kLong);
    }

    void aHeadSortsByYearAndByMark() {
        press(Model::Year);
        QTRY_VERIFY(text(0, Model::Year) < text(m_page->model()->rowCount() - 1, Model::Year));
        press(Model::Year);
        QTRY_VERIFY(text(0, Model::Year) > text(m_page->model()->rowCount() - 1, Model::Year));
        press(Model::FirstRun + 1);
        QTRY_COMPARE(categoryOf(0, 1), static_cast<int>(analysis::CellCategory::Incorrect));
    }

    void whereRepliesDifferHowManySayTheAnswerStandsBesideIt() {
        const QRegularExpression share(QStringLiteral("^(\\d+)/(\\d+) "));
        int some = 0;
        for (int row = 0; row < 30; ++row)
            for (int run = 0; run < 2; ++run) {
                const QModelIndex cell = m_page->model()->index(row, Model::FirstRun + run);
                const auto match = share.match(cell.data().toString());
                const QString alone = cell.data(Model::kAnswerRole).toString();
                if (!match.hasMatch()) {
                    QCOMPARE(cell.data().toString(), alone);
                    continue;
                }
                ++some;
                QVERIFY(match.captured(1).toInt() < match.captured(2).toInt());
                QCOMPARE(cell.data().toString(), match.captured(0) + alone);
                QVERIFY2(
                    cell.data(Qt::ToolTipRole)
                        .toString()
                        .contains(QStringLiteral("said by %1 of n = %2").arg(match.captured(1), match.captured(2))),
                    qPrintable(cell.data(Qt::ToolTipRole).toString()));
            }
        QVERIFY(some > 0);
    }

    void aClickSelectsTheCell() {
        QSignalSpy wanted(m_page.get(), &ui::AnswersPage::inspectorWanted);
        const QModelIndex cell = m_page->model()->index(2, Model::FirstRun + 1);
        QTest::mouseClick(m_page->grid()->viewport(), Qt::LeftButton, {}, m_page->grid()->visualRect(cell).center());
        const ui::Selection selection = m_stage->session->selection();
        QCOMPARE(wanted.size(), 1);
        const results::AnswerRow row = m_page->model()->rows()->rows.at(2);
        QCOMPARE(selection.run, m_results->set()->run(1).choice.run);
        QCOMPARE(selection.year, static_cast<int>(row.year));
        QCOMPARE(selection.elementRow, m_results->set()->elements->rows[row.element]);
        QTest::keyClick(m_page->grid(), Qt::Key_Left);
        QCOMPARE(m_stage->session->selection().run, m_results->set()->run(0).choice.run);
    }

    void anElementIsEditedFromItsRow() {
        m_page->grid()->setFocus();
        m_page->grid()->setCurrentIndex(m_page->model()->index(0, Model::Subject));
        QTest::keyClick(m_page->grid(), Qt::Key_F2);
        auto* editor = m_page->findChild<ui::ElementEditor*>();
        QVERIFY(editor);
        QTRY_VERIFY_WITH_TIMEOUT(editor->isLoaded(), kLong);
        QCOMPARE(QString::fromStdString(editor->draft().subject), text(0, Model::Subject));
        editor->close();
    }

    void whatIsScrolledToIsReadAndTheRestForgotten() {
        auto* bar = m_page->grid()->verticalScrollBar();
        m_page->grid()->setFocus();
        m_page->grid()->setCurrentIndex(m_page->model()->index(0, Model::Subject));
        QTest::keyClick(m_page->grid(), Qt::Key_End, Qt::ControlModifier);
        QTRY_COMPARE(bar->value(), bar->maximum());
        QTRY_VERIFY(text(m_page->model()->rowCount() - 1, Model::Right) != QStringLiteral("…"));
        QVERIFY(m_page->model()->heldRows() <= Model::kMostPages * Model::kPageRows);
    }

    void theFilterNarrowsTheRows() {
        results::ResultFilter filter;
        filter.templates = {prompt::Template::TrueFalse};
        filter.years = {{2012, 2013}};
        m_results->setFilter(filter);
        QTRY_COMPARE(m_page->model()->columnCount(), Model::FirstRun + 1);
        for (int row = 0; row < m_page->model()->rowCount(); ++row)
            QVERIFY(text(row, Model::Year) == QStringLiteral("2012") ||
                    text(row, Model::Year) == QStringLiteral("2013"));
        filter.subject = "no subject is called so";
        m_results->setFilter(filter);
        QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
    }

    void allRowsAreExported() {
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("answers.csv")));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(QStringLiteral("answers.csv")));
        QTRY_VERIFY_WITH_TIMEOUT(file.exists(), kLong);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray all = file.readAll();
        QCOMPARE(all.count('\n'), m_page->model()->rowCount() + 1);
        QVERIFY(all.startsWith("element_id,subject,relation,year,template,right,category: known,answer: known"));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    /// Last: the others are of two runs. As wide as the page is in a window of 1280 pixels.
    void sixRunsStandBesideEachOther() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.years = {2012, 2013};
        spec.templates = {prompt::Template::Generation};
        spec.sets = 1;
        spec.temperatures = {0};
        for (int more = 3; more <= 6; ++more)
            m_stage->waitForEnd(m_stage->startRun(QStringLiteral("A run with a name of some length %1").arg(more),
                                                  QStringLiteral("calibration:?cutoff=2014&seed=%1").arg(more), spec));
        m_results->chooseNewest();
        QTRY_COMPARE_WITH_TIMEOUT(m_page->model()->columnCount(), Model::FirstRun + 6, kLong);
        auto* grid = m_page->findChild<QTableView*>(QStringLiteral("answersGrid"));
        QTRY_VERIFY(grid->columnWidth(Model::FirstRun) > 0);
        QTRY_COMPARE(grid->horizontalScrollBar()->maximum(), 0);
    }

private:
    QString text(int row, int column) const { return m_page->model()->index(row, column).data().toString(); }
    int categoryOf(int row, std::size_t run) const {
        const auto& rows = *m_page->model()->rows();
        const results::AnswerRow of = rows.rows.at(static_cast<std::size_t>(row));
        const auto& set = *m_page->model()->set();
        const auto cell = results::cellOf(set.runs[run], of.element, rows.form, of.year);
        return cell ? set.run(run).category[*cell] : -1;
    }
    void press(int column) {
        auto* head = m_page->grid()->horizontalHeader();
        const QPoint at(head->sectionViewportPosition(column) + head->sectionSize(column) / 2, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
    }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::Results> m_results;
    std::unique_ptr<ui::AnswersPage> m_page;
};

} // namespace chronoscope::test::answersStory

CHRONOSCOPE_STORY(answersStory, AnswersStory)
#include "AnswersStory.moc"
