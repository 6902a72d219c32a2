// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/bridge/Results.h"
#include "ui/pages/ComparePage.h"
#include "ui/views/ComparabilityText.h"
#include "ui/views/EmptyState.h"
#include "ui/views/NoticeBar.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QScopeGuard>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>

namespace chronoscope::test::compareStory {

/// Two runs of the sample, one of which knows less: from the difference per year down to a question only one of them
/// answers.
class CompareStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample(); // "known", general, cut-off 2018
        m_results = std::make_unique<ui::Results>(*m_stage->session);
        m_page = std::make_unique<ui::ComparePage>(*m_results, *m_stage->session, m_stage->dialogs);
        m_page->resize(1000, 760);
        m_page->show();
        (void)QTest::qWaitForWindowExposed(m_page.get());
    }
    void cleanup() {
        m_page.reset();
        m_results.reset();
        m_stage.reset();
    }

    void oneRunIsToldToNeedAnother() {
        QTRY_VERIFY(words(m_page->findChild<ui::EmptyState*>(QStringLiteral("emptyState")))
                        .contains(QStringLiteral("Two runs are needed")));
        addSecond();
        QTRY_VERIFY(m_page->plot()->isVisible());
        QVERIFY(!m_page->plot()->data().isEmpty());
    }

    void aPlantedDifferenceHasItsStarsAndItsFlips() {
        addSecond();
        QTRY_VERIFY(!m_page->plot()->data().isEmpty());
        const auto points = m_page->plot()->data().series.at(0).points; // a copy: the bootstrap brings new data
        int stars = 0;
        for (const widgets::CurvePoint& point : points) {
            const bool isPlanted = point.year > 2014 && point.year <= 2018; // the second run's cut-off is 2014
            QVERIFY2(isPlanted || !point.starred, qPrintable(QString::number(point.year)));
            stars += point.starred ? 1 : 0;
        }
        QVERIFY(stars > 0);
        QTRY_VERIFY(m_page->findChild<QLabel*>(QStringLiteral("compareSummary"))
                        ->text()
                        .contains(QLatin1Char('['))); // the bootstrap came
        QCOMPARE(static_cast<int>(m_page->numbers().rows.size()), static_cast<int>(points.size()) + 1);
    }

    void aYearOfTheCurveIsTheYearOfTheList() {
        addSecond();
        QTRY_VERIFY(m_page->flips()->model()->rowCount() > 0);
        const int all = m_page->flips()->model()->rowCount();
        m_page->plot()->setFocus();
        QTest::keyClick(m_page->plot(), Qt::Key_Home);
        QTest::keyClick(m_page->plot(), Qt::Key_Right);
        auto* year = m_page->findChild<QComboBox*>(QStringLiteral("flipYear"));
        QCOMPARE(year->currentText(), QString::number(m_page->plot()->data().series.at(0).points.at(1).year));
        QTRY_VERIFY(m_page->flips()->model()->rowCount() < all);
        for (int row = 0; row < m_page->flips()->model()->rowCount(); ++row)
            QCOMPARE(QString::number(m_page->flips()->model()->at(row).year), year->currentText());
    }

    void aFlippedQuestionIsShownAsTheRunThatIsWrongSawIt() {
        addSecond();
        QTRY_VERIFY(m_page->flips()->model()->rowCount() > 0);
        auto* side = m_page->findChild<QComboBox*>(QStringLiteral("flipSide"));
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Down); // only the first run is right
        auto* table = m_page->flips()->table();
        QTRY_VERIFY(m_page->flips()->model()->rows().wish.side == ui::FlipWish::Side::OnlyFirst);
        QVERIFY(table->model()->rowCount() > 0);
        const results::Flip flip = m_page->flips()->model()->at(0);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, 0)).center());
        const ui::Selection& selection = m_stage->session->selection();
        QCOMPARE(selection.run, m_second);
        QCOMPARE(selection.year, flip.year);
        QCOMPARE(selection.elementRow, m_results->set()->elements->rows[flip.element]);
        QVERIFY(flip.first == analysis::CellCategory::Correct && flip.second != analysis::CellCategory::Correct);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, ui::FlipModel::First)).center());
        QVERIFY(m_stage->session->selection().run != m_second); // in its own column the run that is right
        QCOMPARE(m_stage->session->selection().elementRow, m_results->set()->elements->rows[flip.element]);
    }

    void swappingTurnsTheDifferenceRound() {
        addSecond();
        QTRY_VERIFY(!m_page->plot()->data().isEmpty());
        const double before = m_page->plot()->data().series.at(0).points.at(6).value.value;
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("compareSwap")), Qt::LeftButton);
        QTRY_COMPARE(m_page->plot()->data().series.at(0).points.at(6).value.value, -before);
        QCOMPARE(m_page->findChild<QComboBox*>(QStringLiteral("compareSecond"))->currentText(),
                 QStringLiteral("known"));
    }

    void allTemplatesTogetherHaveNoTest() {
        addSecond();
        QTRY_VERIFY(!m_page->plot()->data().isEmpty());
        auto* form = m_page->findChild<QComboBox*>(QStringLiteral("compareTemplate"));
        QCOMPARE(form->currentIndex(), 0);
        form->setFocus();
        QTest::keyClick(form, Qt::Key_End);
        QTRY_VERIFY(m_page->plot()->data().intervalName.contains(QStringLiteral("bootstrap")));
        for (const widgets::CurvePoint& point : m_page->plot()->data().series.at(0).points)
            QVERIFY(!point.starred);
        QTRY_VERIFY(m_page->plot()->data().series.at(0).points.at(0).value.hasInterval());
    }

    void anotherProtocolIsWarnedOf() {
        run::RunSpec spec = smallSpec();
        spec.protocol = prompt::Protocol::Debiased;
        addSecond(spec);
        auto* notice = m_page->findChild<ui::NoticeBar*>(QStringLiteral("compareNotice"));
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QStringLiteral("different protocols")), qPrintable(notice->text()));
        QTest::mouseClick(notice->findChild<QToolButton*>(QStringLiteral("noticeCloseButton")), Qt::LeftButton);
        QVERIFY(!notice->isVisible());
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("compareSwap")), Qt::LeftButton);
        QTRY_VERIFY(notice->isVisible()); // not for good
    }

    /// No word of a warning is core's: a translator that knows every word of the window leaves none of it as it is.
    void warningsAreSaidInTheWindowsLanguage() {
        class Marks final : public QTranslator {
        public:
            QString translate(const char*, const char* text, const char*, int) const override {
                return QLatin1Char('~') + QString::fromUtf8(text);
            }
            bool isEmpty() const override { return false; }
        } marks;
        QCoreApplication::installTranslator(&marks);
        const auto back = qScopeGuard([&] { QCoreApplication::removeTranslator(&marks); });
        for (int what = 1; what <= static_cast<int>(results::RunDifference::Unfinished); ++what) {
            results::Warning warning;
            warning.what = static_cast<results::RunDifference>(what);
            warning.text = "core's own";
            warning.values = {{"mine", "1"}, {"yours", "2"}};
            const QString text = ui::comparabilityText(warning);
            const bool isOfOne = warning.what == results::RunDifference::Unfinished;
            QVERIFY2(text.startsWith(QLatin1Char('~')) && !text.contains(QLatin1String("core's")), qPrintable(text));
            QVERIFY2(isOfOne || text.contains(QLatin1String("~The ")) || text.contains(QLatin1String("~Different ")),
                     qPrintable(text));
            QVERIFY2(text.contains(QLatin1String("mine")) && text.contains(QLatin1String("yours: 2")) != isOfOne,
                     qPrintable(text));
        }
        const std::vector<std::pair<results::RunDifference, std::string>> named{
            {results::RunDifference::Sampler, "seeded"},
            {results::RunDifference::Extraction, "strict"},
            {results::RunDifference::Matching, "paper"},
            {results::RunDifference::Rules, "version 3"}};
        for (const auto& [what, value] : named) {
            results::Warning warning;
            warning.what = what;
            warning.values = {{"mine", value}};
            const QString text = ui::comparabilityText(warning);
            QVERIFY2(text.contains(QLatin1String("mine: ~") + QString::fromStdString(value)), qPrintable(text));
        }
    }

    void aBrushOverYearsNarrowsTheFilter() {
        addSecond();
        QTRY_VERIFY(!m_page->plot()->data().isEmpty());
        const int first = m_page->plot()->data().series.at(0).points.front().year;
        const auto pointOf = [&](int year) { return m_page->plot()->itemRect({0, year - first}).center().toPoint(); };
        drag(m_page->plot(), pointOf(2013), pointOf(2016));
        QTRY_COMPARE(m_page->plot()->data().series.at(0).points.size(), 4);
        QVERIFY(m_results->filter().years == std::vector({results::YearRange{2013, 2016}}));
    }

    void whatNoRunSharesSaysSo() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::Legal};
        addSecond(spec);
        auto* empty = m_page->findChild<ui::EmptyState*>(QStringLiteral("emptyState"));
        QTRY_VERIFY(words(empty).contains(QStringLiteral("No question that both runs have judged")));
        QVERIFY(words(empty).contains(QStringLiteral("different slices")));
    }

    /// The filter is blamed only where it is what leaves nothing.
    void whatExcludesEveryPairIsNamed() {
        run::RunSpec later = smallSpec();
        later.slice.years = {2016, 2017};
        run::RunSpec earlier = smallSpec();
        earlier.slice.years = {2010, 2011};
        const qint64 one = addRun(QStringLiteral("later"), later);
        const qint64 other = addRun(QStringLiteral("earlier"), earlier);
        m_results->choose({{one, 0}, {other, 0}});
        auto* empty = m_page->findChild<ui::EmptyState*>(QStringLiteral("emptyState"));
        const auto says = [&](const char* text) { return words(empty).contains(QString::fromUtf8(text)); };
        QTRY_VERIFY2(says("no year in common (earlier: 2010–2011; later: 2016–2017)"), qPrintable(words(empty)));
        results::ResultFilter filter;
        filter.years = {{2016, 2017}};
        m_results->setFilter(filter);
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("compareSwap")), Qt::LeftButton);
        QTRY_VERIFY2(says("no year in common (later: 2016–2017; earlier: 2010–2011)"), qPrintable(words(empty)));
        QVERIFY(!empty->button()->isVisible());
        m_results->choose({{m_stage->session->runs().front().id, 0}, {other, 0}}); // which asks 2010 and 2011, too
        QTRY_VERIFY2(says("none of them passes the filter: 2016–2017"), qPrintable(words(empty)));
        QTRY_VERIFY(empty->button()->isVisible());
        QTest::mouseClick(empty->button(), Qt::LeftButton);
        QTRY_VERIFY(!m_page->plot()->data().isEmpty());
    }

    void moreRunsAreHeldAgainstTheFirst() {
        addSecond();
        addRun(QStringLiteral("third"), smallSpec());
        auto* others = m_page->findChild<QTableView*>(QStringLiteral("pooledTable"));
        auto* lists = m_page->findChild<QTabWidget*>(QStringLiteral("compareLists"));
        QTRY_VERIFY(lists->isTabVisible(1));
        lists->setCurrentIndex(1);
        QVERIFY(others->isVisible());
        QTRY_COMPARE(others->model()->rowCount(), 2);
        others->setFocus();
        others->setCurrentIndex(others->model()->index(1, 1));
        QTest::keyClick(others, Qt::Key_Return);
        QTRY_COMPARE(m_page->findChild<QComboBox*>(QStringLiteral("compareSecond"))->currentText(),
                     QStringLiteral("third"));
    }

    void theFigureIsExported() {
        addSecond();
        QTRY_VERIFY(!m_page->plot()->data().isEmpty());
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("compare.svg")));
        QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(QStringLiteral("compare.svg")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("<?xml"));
    }

private:
    static run::RunSpec smallSpec() {
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        return spec;
    }
    static QString words(QWidget* widget) {
        QStringList texts;
        for (const QLabel* label : widget->findChildren<QLabel*>())
            texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    qint64 addRun(const QString& name, const run::RunSpec& spec) {
        const qint64 run = m_stage->startRun(name, QStringLiteral("calibration:?cutoff=2014&recall=0.8&seed=3"), spec);
        m_stage->waitForEnd(run);
        m_results->choose({});
        m_results->chooseNewest();
        return run;
    }
    void addSecond(const run::RunSpec& spec = smallSpec()) { m_second = addRun(QStringLiteral("older"), spec); }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::Results> m_results;
    std::unique_ptr<ui::ComparePage> m_page;
    qint64 m_second = 0;
};

} // namespace chronoscope::test::compareStory

CHRONOSCOPE_STORY(compareStory, CompareStory)
#include "CompareStory.moc"
