// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/bridge/Results.h"
#include "ui/models/ListedElementsModel.h"
#include "ui/pages/CategoriesPage.h"
#include "widgets/plots/BarsPlot.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

namespace chronoscope::test::categoriesStory {

/// From the bar of a run down to the elements it knows, half knows or has lost.
class CategoriesStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_results = std::make_unique<ui::Results>(*m_stage->session);
        m_page = std::make_unique<ui::CategoriesPage>(*m_results, *m_stage->session, m_stage->dialogs);
        m_page->resize(1100, 720);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QTRY_COMPARE_WITH_TIMEOUT(m_page->bars()->data().rowCount(), 1, 10'000);
    }
    void cleanup() {
        m_page.reset();
        m_results.reset();
        m_stage.reset();
    }

    void aBarHoldsEveryElementOnce() {
        const auto& data = m_page->bars()->data();
        QCOMPARE(data.total(0), data.rows.first().n);
        QCOMPARE(m_page->numbers().rows.front()[2], std::to_string(data.total(0)));
    }

    void clickingASegmentListsItsElements() {
        const int segment = largestSegment();
        click(segment, 0);
        QTRY_VERIFY(m_page->list()->isVisible());
        QCOMPARE(qint64{m_page->list()->model()->rowCount()}, m_page->bars()->data().count(0, segment));
    }

    void enterOnAListedElementSelectsIt() {
        click(largestSegment(), 0);
        QTRY_VERIFY(m_page->list()->isVisible());
        m_page->list()->setCurrentIndex(m_page->list()->model()->index(1, 0));
        QTest::keyClick(m_page->list(), Qt::Key_Return);
        const ui::Selection& selection = m_stage->session->selection();
        QCOMPARE(selection.run, m_results->choices().front().run);
        QVERIFY(selection.elementRow > 0);
        QVERIFY(selection.year >= 2010);
    }

    void aDoubleClickNarrowsTheFilterToTheSegment() {
        const int segment = largestSegment();
        QTest::mouseDClick(m_page->bars(), Qt::LeftButton, {},
                           m_page->bars()->itemRect({segment, 0}).center().toPoint());
        QTRY_COMPARE(m_results->filter().chrono, std::vector{ui::kSegments[static_cast<std::size_t>(segment)]});
        QCOMPARE(m_results->filter().runs, m_results->choices());
    }

    void theListFollowsTheFilter() {
        const int segment = largestSegment();
        click(segment, 0);
        QTRY_VERIFY(m_page->list()->isVisible());
        const int before = m_page->list()->model()->rowCount();
        results::ResultFilter filter;
        filter.templates = {prompt::Template::Generation};
        m_results->setFilter(filter);
        QTRY_VERIFY(m_page->list()->model()->rowCount() < before);
        QTRY_COMPARE(qint64{m_page->list()->model()->rowCount()}, m_page->bars()->data().count(0, segment));
    }

    void barsSplitByWhatIsChosen_data() {
        QTest::addColumn<int>("rowsBy");
        QTest::addColumn<int>("bars");
        QTest::newRow("runs") << static_cast<int>(results::RowsBy::Run) << 1;
        QTest::newRow("domains") << static_cast<int>(results::RowsBy::Domain) << 1;
        QTest::newRow("states") << static_cast<int>(results::RowsBy::State) << 2;
        QTest::newRow("templates") << static_cast<int>(results::RowsBy::Template) << 3;
    }

    void barsSplitByWhatIsChosen() {
        QFETCH(int, rowsBy);
        QFETCH(int, bars);
        auto* box = m_page->findChild<QComboBox*>(QStringLiteral("rowsSwitch"));
        const qint64 all = m_page->bars()->data().total(0);
        choose(box, box->count() - 1); // relations, so that runs have to be chosen, too
        QTRY_VERIFY(m_page->bars()->data().rowCount() > 3);
        choose(box, box->findData(rowsBy));
        const auto& data = m_page->bars()->data();
        QTRY_COMPARE(data.rowCount(), bars);
        qint64 sum = 0;
        for (int row = 0; row < data.rowCount(); ++row)
            sum += data.total(row);
        QCOMPARE(sum, all);
    }

    void changesCountEachElementOnce() {
        showChanges();
        const auto& data = m_page->bars()->data();
        qint64 sum = 0;
        for (int row = 0; row < data.rowCount(); ++row)
            sum += data.total(row);
        QCOMPARE(sum, static_cast<qint64>(m_results->set()->elements->size()));
        const int still = data.segmentCount() - 1;    // static elements come last
        QCOMPARE(data.count(0, still), sumOf(still)); // and never change
    }

    void changesNarrowToTheirElements() {
        showChanges();
        const int segment = 0;
        const int row = 1;
        QVERIFY(m_page->bars()->data().count(row, segment) > 0);
        const qint64 wanted = m_page->bars()->data().count(row, segment);
        auto* button = m_page->findChild<QPushButton*>(QStringLiteral("narrowButton"));
        const auto narrowed = [&] { return static_cast<qint64>(m_results->filter().elements.size()) == wanted; };
        const auto push = [&] { // results that come in late close the list: a person opens it again
            if (!button->isVisible())
                click(segment, row);
            else if (m_page->list()->model()->rowCount() == wanted)
                QTest::mouseClick(button, Qt::LeftButton);
            return narrowed();
        };
        QTRY_VERIFY(narrowed() || push());
    }

    void nothingThatPassesOffersToClearTheFilter() {
        results::ResultFilter filter;
        filter.domains = {benchmark::Domain::Math}; // the run does not ask about it
        m_results->setFilter(filter);
        auto* button = m_page->findChild<QWidget*>(QStringLiteral("emptyState"))->findChild<QPushButton*>();
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(m_results->filter().empty());
    }

    void theListKeepsTheContractOfItemModels() {
        ui::ListedElementsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setList(m_results->set(), {{0, 0, prompt::Template::Generation, 2012, analysis::ChronoCategory::Known},
                                         {0, 1, prompt::Template::Mcqa, 2012, std::nullopt}});
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.index(1, 0).data().toString().endsWith(QLatin1String("MCQA")));
        model.setList(nullptr, {});
        QCOMPARE(model.rowCount(), 0);
    }

private:
    int largestSegment() {
        const auto& data = m_page->bars()->data();
        int largest = 0;
        for (int i = 1; i < data.segmentCount(); ++i)
            if (data.count(0, i) > data.count(0, largest)) largest = i;
        return largest;
    }
    void click(int segment, int row) {
        QTest::mouseClick(m_page->bars(), Qt::LeftButton, {},
                          m_page->bars()->itemRect({segment, row}).center().toPoint());
    }
    qint64 sumOf(int segment) {
        qint64 sum = 0;
        for (int row = 0; row < m_page->bars()->data().rowCount(); ++row)
            sum += m_page->bars()->data().count(row, segment);
        return sum;
    }
    void showChanges() {
        QSignalSpy drawn(m_page.get(), &ui::ResultPage::drawn);
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("changesSwitch")), Qt::LeftButton);
        QTRY_VERIFY(!drawn.isEmpty());
    }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::Results> m_results;
    std::unique_ptr<ui::CategoriesPage> m_page;
};

} // namespace chronoscope::test::categoriesStory

CHRONOSCOPE_STORY(categoriesStory, CategoriesStory)
#include "CategoriesStory.moc"
