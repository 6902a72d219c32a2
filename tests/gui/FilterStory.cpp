// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/inspector/Inspector.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/views/CheckList.h"
#include "ui/views/ChipWidget.h"
#include "ui/views/FilterBar.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <functional>
#include <future>
#include <memory>
#include <mutex>

namespace chronoscope::test::filterStory {

using results::FilterPart;

/// One filter for all result pages: narrowed, taken back, saved under a name.
class FilterStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        m_plot = m_stage->window->heatmapPage()->plot();
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        m_first = filter();
        m_stage->window->results().amendFilter({});
        QTRY_VERIFY(m_plot->data().cell(0, 0).note.contains(QLatin1String("3 templates added up")));
        m_all = m_plot->data().cell(0, 0).elements;
    }
    void cleanup() { m_stage.reset(); }

    void aFirstOpeningShowsGenerationAlone() {
        QVERIFY(m_first.templates == std::vector{prompt::Template::Generation});
        QVERIFY(!results().canGoBack());
    }

    void aFilterOfTheUserIsNotReplacedByTheFirstOne() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_stage->window->results().setFilter(dynamicOnly());
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY(results().set());
        QVERIFY(filter() == dynamicOnly());
    }

    void aChipSaysWhatIsNarrowedAndTakesItBack() {
        openPart("State");
        tick("filterPart", QStringLiteral("Dynamic"));
        QTRY_VERIFY(shown() < m_all);
        QTRY_VERIFY(chip(FilterPart::States));
        QVERIFY(filter().states == std::vector{benchmark::State::Dynamic});
        QTest::keyClick(m_stage->find<QWidget>("filterPart"), Qt::Key_Escape);
        QTest::keyClick(chip(FilterPart::States)->findChild<QToolButton*>(), Qt::Key_Delete);
        QVERIFY(filter().empty());
        QTRY_COMPARE(shown(), m_all);
        QTRY_VERIFY(!chip(FilterPart::States));
    }

    void whatIsTickedTogetherIsOneStepBack() {
        openPart("Template");
        tick("filterPart", QStringLiteral("Generation"));
        tick("filterPart", QStringLiteral("MCQA"));
        QCOMPARE(filter().templates.size(), std::size_t{2});
        QTest::keyClick(m_stage->find<QWidget>("filterPart"), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(filter().empty());
        QVERIFY(!results().canGoBack());
        const auto said = [this] { return m_stage->window->statusBar()->currentMessage(); };
        QTest::keyClick(m_stage->window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(said(), QStringLiteral("Nothing was shown here before this"));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(filter().templates.size(), std::size_t{2});
        QTest::keyClick(m_stage->window.get(), Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(said(), QStringLiteral("Nothing was shown here after this"));
    }

    void yearsAreWrittenAsRanges() {
        openPart("Years");
        auto* edit = m_stage->find<QLineEdit>("yearsEdit");
        QTest::keyClicks(edit, QStringLiteral("2011-2012, 2015"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(m_plot->data().columns,
                     QStringList({QStringLiteral("2011"), QStringLiteral("2012"), QStringLiteral("2015")}));
        QVERIFY(!edit->isVisible());
    }

    void aSubjectIsFoundFromTheKeyboard() {
        const QString subject =
            QString::fromUtf8(results().set()->elements->subjects.at(0).data(),
                              static_cast<qsizetype>(results().set()->elements->subjects.at(0).size()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* search = m_stage->find<QLineEdit>("subjectSearch");
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, subject.toUpper());
        QTRY_VERIFY(shown() > 0 && shown() < m_all);
        search->clear();
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(shown(), m_all);
    }

    void everythingIsClearedAtOnce() {
        results::ResultFilter both = dynamicOnly();
        both.subject = "a";
        results().setFilter(both);
        auto* clear = m_stage->find<QToolButton>("clearFilterButton");
        QTRY_VERIFY(clear->isVisible());
        QTest::mouseClick(clear, Qt::LeftButton);
        QVERIFY(filter().empty());
        QVERIFY(m_stage->find<QLineEdit>("subjectSearch")->text().isEmpty());
    }

    void whereNothingIsShownTheToolsAreOffAndSayWhy() {
        const auto* page = m_stage->window->heatmapPage();
        const auto* annotate = page->findChild<QToolButton*>(QStringLiteral("annotateTheseButton"));
        const auto* table = page->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        const auto* queue = page->findChild<QAction*>(QStringLiteral("annotateTheseAction"));
        const QString usual = table->toolTip();
        QVERIFY(annotate->isEnabled() && table->isEnabled() && queue->isEnabled());
        results::ResultFilter none;
        none.subject = "there is no such subject";
        results().setFilter(none);
        QTRY_VERIFY(!annotate->isEnabled() && !table->isEnabled() && !queue->isEnabled());
        QCOMPARE(table->toolTip(), QStringLiteral("Nothing passes the filter"));
        QCOMPARE(annotate->toolTip(), table->toolTip());
        results().setFilter({});
        QTRY_VERIFY(annotate->isEnabled() && table->isEnabled() && queue->isEnabled());
        QCOMPARE(table->toolTip(), usual);
    }

    void theMenuOfTheFilterStandsBesideTheLastChipHoweverNarrow() {
        results::ResultFilter some = dynamicOnly();
        some.domains = {benchmark::Domain::General, benchmark::Domain::Biomedical};
        some.templates = {prompt::Template::Generation, prompt::Template::Mcqa};
        some.years = {{2012, 2014}, {2016, 2020}};
        results().setFilter(some);
        QTRY_VERIFY(chip(FilterPart::Years));
        auto* add = m_stage->window->filterBar()->findChild<QToolButton*>(QStringLiteral("addFilterButton"));
        int lines = 0;
        for (int width = 1400; width >= 700; width -= 20) {
            m_stage->window->resize(width, 900);
            QTRY_COMPARE(m_stage->window->width(), width);
            QCoreApplication::processEvents(); // laid out
            if (!add->isVisible()) continue;   // folded
            int lowest = 0, highest = 10'000;
            for (const auto* one : m_stage->window->filterBar()->findChildren<ui::ChipWidget*>())
                if (one->isVisible()) {
                    lowest = std::max(lowest, one->geometry().center().y());
                    highest = std::min(highest, one->geometry().center().y());
                }
            QVERIFY2(std::abs(add->geometry().center().y() - lowest) <= 2, qPrintable(QString::number(width)));
            lines += lowest > highest + 10 ? 1 : 0;
        }
        QVERIFY(lines > 0); // there were widths in which the chips need a second line
    }

    void runsAreChosenFromTheList() {
        addSecondRun();
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        QTest::mouseClick(m_stage->find<QToolButton>("runsButton"), Qt::LeftButton);
        QCOMPARE(listed("runsList"), QStringList({QStringLiteral("second"), QStringLiteral("known")})); // newest first
        tick("runsList", QStringLiteral("known"));
        QTRY_COMPARE(m_plot->data().rowCount(), 1);
        QCOMPARE(m_plot->data().rows.first().label, QStringLiteral("second"));
        tick("runsList", QStringLiteral("second"));
        QTRY_VERIFY(!results().set());
        auto* empty = m_stage->window->heatmapPage()->findChild<QWidget*>(QStringLiteral("emptyState"));
        QTRY_VERIFY(empty->isVisible());
        QTest::mouseClick(m_stage->find<QPushButton>("newestRunsButton"), Qt::LeftButton);
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
    }

    void readingCanBeStoppedAndWhatIsShownStays() {
        addSecondRun();
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        QTRY_VERIFY(!results().isLoading());
        const auto before = results().choices();
        std::promise<void> gate; // a long reading waits for it
        atEndOfReading([wait = gate.get_future().share()] { wait.wait(); });
        results().choose({{before.front().run, 0}});
        auto* strip = m_stage->find<QWidget>("loadStrip");
        QTRY_VERIFY(strip->isVisible());
        QTest::mouseClick(strip->findChild<QToolButton*>(QStringLiteral("loadStripStop")), Qt::LeftButton);
        QVERIFY(results().choices() == before);
        results().reload(); // as when a run has new replies just now
        gate.set_value();
        QTRY_VERIFY(!results().isLoading());
        QVERIFY(results().choices() == before);
        QVERIFY(!strip->isVisible());
        QCOMPARE(m_plot->data().rowCount(), 2);
    }

    void whatWasReadBeforeTheStopIsNotShown() {
        addSecondRun();
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        QTRY_VERIFY(!results().isLoading());
        const auto before = results().choices();
        const auto set = results().set();
        std::promise<void> read; // all is read, and its delivery is still to come in the event loop
        atEndOfReading(
            [&, once = std::make_shared<std::once_flag>()] { std::call_once(*once, [&] { read.set_value(); }); });
        results().choose({{before.front().run, 0}});
        read.get_future().wait();
        QVERIFY(results().isLoading());
        results().cancelLoading();
        QTRY_VERIFY(!results().isLoading());
        QVERIFY(results().choices() == before);
        QCOMPARE(results().set()->runs.size(), set->runs.size());
        QVERIFY(results().set()->runs.front().columns == set->runs.front().columns);
    }

    void aClickIsAnsweredWhileRunsAreRead() {
        addSecondRun();
        QTRY_COMPARE(m_plot->data().rowCount(), 2);
        QTRY_VERIFY(!results().isLoading());
        const auto before = results().choices();
        std::promise<void> gate;
        atEndOfReading([wait = gate.get_future().share()] { wait.wait(); });
        results().choose({{before.front().run, 0}});
        m_plot->setFocus();
        m_plot->setCurrentCell(0, 0);
        QTest::keyClick(m_plot, Qt::Key_Right);
        auto* list = m_stage->window->inspector()->elementList();
        auto* samples = m_stage->window->inspector()->sampleTable();
        QTRY_VERIFY(list->model()->rowCount() > 1);
        list->setCurrentIndex(list->model()->index(1, 0)); // under the head of its template
        QTRY_COMPARE(samples->rowCount(), 10);
        QVERIFY(results().isLoading());
        gate.set_value();
        QTRY_VERIFY(!results().isLoading());
    }

    void pinnedRowsComeWithTheView() {
        results::ResultFilter general;
        general.domains = {benchmark::Domain::General};
        results().setPinned(general);
        saveView(QStringLiteral("changing"));
        results().setPinned({});
        openViews();
        QTRY_COMPARE(viewNames(), QStringList{QStringLiteral("changing")});
        QVERIFY(views()->item(0)->toolTip().contains(QLatin1String("pinned: General")));
        QTest::keyClick(views(), Qt::Key_Return);
        QTRY_VERIFY(results().pinned() == general);
    }

    void aViewIsSavedAndOpened() {
        results().setFilter(dynamicOnly());
        saveView(QStringLiteral("changing"));
        results().setFilter({});
        openViews();
        QTRY_COMPARE(viewNames(), QStringList{QStringLiteral("changing")});
        QTest::keyClick(views(), Qt::Key_Return);
        QTRY_VERIFY(filter().states == std::vector{benchmark::State::Dynamic});
        QVERIFY(!views()->isVisible());
        QTRY_VERIFY(shown() < m_all);
    }

    void aViewIsRenamed() {
        saveView(QStringLiteral("one"));
        views()->setFocus();
        QTest::keyClick(views(), Qt::Key_F2);
        auto* edit = views()->findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("two"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(viewNames(), QStringList{QStringLiteral("two")});
    }

    void aDeletedViewIsHadBack() {
        saveView(QStringLiteral("kept after all"));
        views()->setFocus();
        QTest::keyClick(views(), Qt::Key_Delete);
        QTRY_COMPARE(viewNames(), QStringList());
        auto* undo = m_stage->find<QWidget>("viewsFrame")->findChild<QPushButton*>(QStringLiteral("noticeButton"));
        QTRY_VERIFY(undo->isVisible());
        QTest::mouseClick(undo, Qt::LeftButton);
        QTRY_COMPARE(viewNames(), QStringList{QStringLiteral("kept after all")});
    }

    void anotherWorkspaceBeginsWithoutTheFilterOfThisOne() {
        results::ResultFilter both = dynamicOnly();
        both.runs = results().choices();
        results().setFilter(both);
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("other.chronoscope")), true);
        QTRY_VERIFY(results().choices().empty());
        QVERIFY(!results().set());
        QVERIFY(filter().empty());
        QVERIFY(!results().canGoBack());
    }

private:
    static results::ResultFilter dynamicOnly() {
        results::ResultFilter filter;
        filter.states = {benchmark::State::Dynamic};
        return filter;
    }

    /// Has `work` done whenever runs were read, on the thread that reads them: what labels them is asked there last.
    void atEndOfReading(std::function<void()> work) {
        results().setLabeller([work = std::move(work), shown = results().set()](const results::ResultSet& set) {
            if (&set != shown.get()) work();
            return std::shared_ptr<const results::CellLabels>();
        });
    }

    ui::Results& results() { return m_stage->window->results(); }
    const results::ResultFilter& filter() { return results().filter(); }
    int shown() { return m_plot->data().cell(0, 0).elements; }
    QWidget* chip(FilterPart part) {
        return m_stage->find<QWidget>(qPrintable(QStringLiteral("filterChip%1").arg(static_cast<int>(part))));
    }

    void addSecondRun() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        m_stage->waitForEnd(m_stage->startRun(QStringLiteral("second"),
                                              QStringLiteral("calibration:?cutoff=2015&recall=0.9&seed=5"), spec));
    }

    void openPart(const char* name) {
        const auto actions = m_stage->find<QToolButton>("addFilterButton")->menu()->actions();
        for (QAction* action : actions)
            if (action->text().remove(QLatin1Char('&')) == QLatin1String(name)) return action->trigger();
        QFAIL("no such part");
    }

    QStringList listed(const char* name) {
        QStringList texts;
        const auto* list = m_stage->find<ui::CheckList>(name)->list();
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            texts << list->topLevelItem(i)->text(0);
        return texts;
    }

    void tick(const char* name, const QString& text) {
        auto* list = m_stage->find<ui::CheckList>(name)->list();
        const auto items = list->findItems(text, Qt::MatchExactly);
        QCOMPARE(items.size(), 1);
        list->setFocus();
        list->setCurrentItem(items.first());
        QTest::keyClick(list, Qt::Key_Space);
    }

    QListWidget* views() { return m_stage->find<QListWidget>("viewsList"); }
    QStringList viewNames() {
        QStringList names;
        for (int i = 0; i < views()->count(); ++i)
            names << views()->item(i)->text();
        return names;
    }
    void openViews() {
        if (!views()->isVisible()) QTest::mouseClick(m_stage->find<QToolButton>("viewsButton"), Qt::LeftButton);
    }
    void saveView(const QString& name) {
        openViews();
        auto* edit = m_stage->find<QLineEdit>("viewNameEdit");
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(viewNames(), QStringList{name});
        if (name == QLatin1String("changing")) QTest::keyClick(m_stage->find<QWidget>("viewsFrame"), Qt::Key_Escape);
    }

    std::unique_ptr<Stage> m_stage;
    widgets::HeatmapPlot* m_plot = nullptr; ///< with one run in it
    results::ResultFilter m_first;          ///< when the first run came
    int m_all = 0;                          ///< elements of its first cell, without a filter
};

} // namespace chronoscope::test::filterStory

CHRONOSCOPE_STORY(filterStory, FilterStory)
#include "FilterStory.moc"
