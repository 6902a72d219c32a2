// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/pages/ElementsPage.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>

namespace chronoscope::test::elementsStory {

namespace {
constexpr int kLong = 30'000;
} // namespace

/// A researcher looks at one element: what was right in each year, and what two models said.
class ElementsStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->session->select({});
        m_results = std::make_unique<ui::Results>(*m_stage->session);
        m_page = std::make_unique<ui::ElementsPage>(*m_results, *m_stage->session, m_stage->dialogs);
        m_page->resize(1100, 760);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->grid()->data().isEmpty(), kLong);
    }
    void cleanup() {
        m_page.reset();
        m_results.reset();
    }

    void theWorstElementIsShownFirst() {
        QVERIFY(m_page->list()->model()->rowCount() > 5);
        QCOMPARE(m_page->list()->currentIndex().row(), 0);
        QCOMPARE(m_page->findChild<QLabel*>(QStringLiteral("timelineSubject"))->text(),
                 m_page->list()->model()->index(0, 0).data().toString());
        const auto& groups = m_page->grid()->data().groups;
        QCOMPARE(groups.size(), 1);
        QVERIFY(!groups.first().rows.isEmpty());
        QAbstractItemModelTester(m_page->list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void aSearchNarrowsTheListAlone() {
        const QString name = m_page->list()->model()->index(3, 0).data().toString();
        auto* search = m_page->findChild<QLineEdit*>(QStringLiteral("elementSearch"));
        search->setFocus();
        QTest::keyClicks(search, name.toUpper());
        QTRY_COMPARE(m_page->list()->model()->index(0, 0).data().toString(), name);
        QVERIFY(m_results->filter().empty());
        QTest::keyClicks(search, QStringLiteral(" and nobody else"));
        QTRY_COMPARE(m_page->list()->model()->rowCount(), 0);
        QVERIFY(m_page->findChild<QLabel*>(QStringLiteral("elementsCount"))
                    ->text()
                    .startsWith(QLatin1String("No subject")));
    }

    void theListIsOrderedByName() {
        auto* order = m_page->findChild<QComboBox*>(QStringLiteral("elementOrder"));
        order->setFocus();
        QTest::keyClick(order, Qt::Key_End);
        const auto name = [&](int row) { return m_page->list()->model()->index(row, 0).data().toString().toLower(); };
        QTRY_VERIFY(name(0) <= name(1) && name(1) <= name(2) && name(2) <= name(3));
    }

    void clickingAnAnswerSelectsItsCell() {
        const widgets::AnswerPlace place{0, 0, 2014};
        QTest::mouseClick(m_page->grid(), Qt::LeftButton, {}, m_page->grid()->cellRect(place).center().toPoint());
        ui::Selection selection = m_stage->session->selection();
        QCOMPARE(selection.year, 2014);
        QCOMPARE(selection.elementRow, m_page->elementRow());
        QCOMPARE(selection.run, m_results->set()->run(0).choice.run);
        QCOMPARE(static_cast<qint64>(selection.form), m_page->grid()->data().groups.first().rows.first().key);
        QCOMPARE(m_page->ribbon()->currentYear(), std::optional(2014));
        QTest::keyClick(m_page->grid(), Qt::Key_Right);
        QCOMPARE(m_stage->session->selection().year, 2015);
        QTest::keyClick(m_page->grid(), Qt::Key_Down);
        QVERIFY(m_stage->session->selection().form != selection.form);
    }

    void everyAnswerSaysHowManySayIt() {
        for (const auto& row : m_page->grid()->data().groups.first().rows)
            for (const auto& cell : row.cells) {
                if (cell.mark == widgets::Mark::None) continue;
                QVERIFY(!cell.answer.isEmpty());
                QVERIFY2(cell.silent || cell.tooltip.contains(QLatin1String("said by")), qPrintable(cell.tooltip));
            }
    }

    void whatIsSelectedElsewhereIsShown() {
        const qint64 other = m_results->set()->elements->rows.back();
        QVERIFY(other != m_page->elementRow());
        ui::Selection selection;
        selection.elementRow = other;
        m_stage->session->select(selection);
        QCOMPARE(m_page->elementRow(), other);
        const std::string_view subject =
            m_results->set()->elements->subjects.at(m_results->set()->elements->size() - 1);
        QTRY_COMPARE(m_page->findChild<QLabel*>(QStringLiteral("timelineSubject"))->text(),
                     QString::fromStdString(std::string(subject)));
    }

    void theFilterChoosesTemplatesAndYears() {
        results::ResultFilter filter;
        filter.templates = {prompt::Template::TrueFalse};
        filter.years = {{2012, 2015}};
        m_results->setFilter(filter);
        QTRY_COMPARE(m_page->grid()->data().groups.first().rows.size(), 1);
        QCOMPARE(m_page->grid()->data().firstYear, 2012);
        QCOMPARE(m_page->grid()->data().lastYear, 2015);
    }

    void aFilterThatNothingPassesSaysSo() {
        results::ResultFilter filter;
        filter.subject = "no subject is called so";
        m_results->setFilter(filter);
        QTRY_VERIFY(m_page->findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
    }

    void theTimelineIsExported_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("png") << "timeline.png" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "timeline.svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "timeline.pdf" << QByteArray("%PDF");
        QTest::newRow("csv") << "timeline.csv" << QByteArray("run,model,template,year,category,answer,saying");
    }

    void theTimelineIsExported() {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void modelsAreStacked() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.templates = {prompt::Template::Generation};
        m_stage->waitForEnd(
            m_stage->startRun(QStringLiteral("second"), QStringLiteral("calibration:?cutoff=2012&seed=8"), spec));
        QTRY_COMPARE_WITH_TIMEOUT(m_page->grid()->data().groups.size(), 2, kLong);
        QTRY_COMPARE_WITH_TIMEOUT(m_page->grid()->data().groups.last().rows.size(), 1, kLong);
    }

private:
    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::Results> m_results;
    std::unique_ptr<ui::ElementsPage> m_page;
};

} // namespace chronoscope::test::elementsStory

CHRONOSCOPE_STORY(elementsStory, ElementsStory)
#include "ElementsStory.moc"
