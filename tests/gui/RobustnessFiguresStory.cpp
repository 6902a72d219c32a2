// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/DatedScores.h"

#include "core/facts/IsoDate.h"
#include "core/results/ResultLoader.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/robustness/AcrossStudies.h"
#include "core/studies/robustness/FactSources.h"
#include "core/studies/robustness/ModelSizeStore.h"
#include "core/studies/robustness/StressRun.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/studies/robustness/SizesPanel.h"
#include "ui/views/LabelTagDelegate.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/HeatmapPlot.h"
#include "widgets/plots/HeatmapText.h"
#include "widgets/plots/PointsPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

#include <cmath>

namespace chronoscope::test::robustnessFiguresStory {

using robustness::DatedFact;
using robustness::StressResults;
using robustness::TableStyle;
using ui::RobustnessPage;
using View = ui::StressView;

namespace {
constexpr TableStyle kShown{true, true};
constexpr std::size_t kMostFacts = 12;

/// Whether a model prefers the right date of that fact at that precision: the larger one more often.
bool isWon(std::size_t fact, int precision, bool large) {
    return (fact + static_cast<std::size_t>(precision)) % (large ? 4 : 2) != 0;
}

/// A correct and two incorrect dates of every fact at every precision; the first fact has no incorrect day.
QByteArray scoresOf(const std::vector<DatedFact>& facts, bool large) {
    std::string text = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n";
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const DatedFact& fact = facts[i];
        const std::string head = fact.subject + "," + fact.relation + "," + fact.object + "," +
                                 facts::isoText(fact.period.start) + "," + facts::isoText(*fact.period.end) + ",";
        const std::string inside = facts::isoText({fact.period.start.year, 0, 0});
        constexpr std::pair<const char*, const char*> kPrecisions[]{{"year", ""}, {"month", "-06"}, {"day", "-06-15"}};
        for (int p = 0; p < robustness::kPrecisions; ++p) {
            const auto& [precision, rest] = kPrecisions[p];
            text += head + precision + "," + inside + rest + ",Correct,,-2\n";
            if (i == 0 && p == 2) continue;
            text += head + precision + ",1900" + rest + ",Incorrect,," + (isWon(i, p, large) ? "-3\n" : "-1\n");
            text += head + precision + ",1950" + rest + ",Incorrect,,-4\n";
        }
    }
    return QByteArray::fromStdString(text);
}
} // namespace

/// The figures of the Robustness page, each compared with what the command line's report would print.
class RobustnessFiguresStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        gatherFacts();
        QVERIFY(m_facts.size() > 4);
        QTest::keyClick(m_stage->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        m_page = m_stage->window->findChild<RobustnessPage*>();
        QVERIFY(m_page);
        QTRY_VERIFY(m_page->isVisible());
    }
    void cleanupTestCase() { m_stage.reset(); }

    void oneRunAloneSaysWhatAComparisonNeeds() {
        QVERIFY(importScores(*m_stage, "Testo-1B", scoresOf(m_facts, false)));
        showView(View::Duel);
        QTRY_COMPARE(emptyTitle(), QStringLiteral("One run of another model is needed"));
        showView(View::Variance);
        QTRY_COMPARE(emptyTitle(), QStringLiteral("One run more is needed"));
        QVERIFY(importScores(*m_stage, "Testo-70B", scoresOf(m_facts, true)));
        showView(View::Lost);
        QTRY_COMPARE(m_page->reports()->heat()->data().rowCount(), 2);
    }

    void lostTestsByDistance() {
        showView(View::Lost);
        choose(combo("robustPrecision"), QStringLiteral("Month"));
        robustness::StressFilter month;
        month.levels = {robustness::Level::ByMonth};
        const auto runs = results();
        const analysis::Table expected = robustness::lostTable(runs, month, kShown);
        QTRY_VERIFY(sameTable(expected));
        const auto& heat = m_page->reports()->heat()->data();
        QCOMPARE(heat.columnCount(), robustness::kLostDistances);
        const auto means = robustness::meansOf(runs[0], {}).all[1];
        QCOMPARE(heat.cell(0, 0).elements, static_cast<int>(means.tests - means.wins));
        QVERIFY(std::abs(heat.cell(0, 3).value - 100 * *means.lostShare(4)) < 1e-9);
        choose(combo("robustPrecision"), QStringLiteral("Global"));
        QTRY_COMPARE(m_page->numbers().rows.front().at(2), std::string("global"));
    }

    void aRelationNarrowsWhatIsShown() {
        m_page->filter().set({{study::kRelationFacet, {m_facts.front().relation}}});
        robustness::StressFilter filter;
        filter.relations = {m_facts.front().relation};
        filter.levels = {robustness::Level::Global};
        QTRY_VERIFY(sameTable(robustness::lostTable(results(), filter, kShown)));
        m_page->filter().clear();
    }

    void transferBetweenPrecisions() {
        showView(View::Transfer);
        choose(combo("robustRun"), QStringLiteral("Testo-1B"));
        const auto runs = results();
        const std::span<const StressResults> one(runs.data(), 1);
        QTRY_VERIFY(sameTable(robustness::transferTable(one, {}, false, kShown)));
        const auto& heat = m_page->reports()->heat()->data();
        QCOMPARE(heat.rowCount(), 3);
        QCOMPARE(heat.columnCount(), 3);
        QVERIFY(std::abs(heat.cell(0, 0).value - 100) < 1e-9); // known where it is known
        QVERIFY(heat.cell(0, 1).hasInterval());
        QVERIFY(heat.cell(0, 1).note.contains(QLatin1String("defined at both")));
        choose(combo("robustForm"), QStringLiteral("Combinations"));
        QTRY_VERIFY(sameTable(robustness::transferTable(one, {}, true, kShown)));
        QTRY_COMPARE(m_page->reports()->heat()->data().rowCount(), 7);
        QVERIFY2(note().contains(QLatin1String("1 no incorrect date")), qPrintable(note()));
    }

    void popularityWithItsCurve() {
        showView(View::Popularity);
        choose(combo("robustRun"), QStringLiteral("Testo-70B"));
        const auto runs = results();
        auto database = reader();
        const std::span<const StressResults> one(&runs[1], 1);
        QTRY_VERIFY(sameTable(*robustness::popularityTable(database, one, {}, kShown)));
        const auto& points = m_page->reports()->points()->data();
        QCOMPARE(points.series.size(), 3);
        QVERIFY(!points.series.front().lines.isEmpty());
        const auto exact = *robustness::popularityTable(database, one, {}, {true, true});
        const auto& first = points.series.front();
        QCOMPARE(first.points.front().value.n, QString::fromStdString(exact.rows.front().at(4)).toLongLong());
        QVERIFY(std::abs(first.points.front().value.value - std::stod(exact.rows.front().at(6))) < 1e-9);
        QVERIFY(std::abs(first.lines.front().through.front().y() - std::stod(exact.rows.front().at(9))) < 1e-6);
        QVERIFY2(note().contains(QLatin1String("popularity is not known, in no point: 1")), qPrintable(note()));
        const auto& last = first.points.back();
        QCOMPARE(last.x, 1'200'000.0);
        const QString above = QStringLiteral("more than %1 visits").arg(QLocale().toString(1'150'000));
        QCOMPARE(last.label, above);
        QVERIFY2(note().contains(QStringLiteral("holds all that have ") + above), qPrintable(note()));
        choose(combo("robustForm"), QStringLiteral("Table: curves"));
        QTRY_VERIFY(sameTable(*robustness::popularityFitTable(database, one, {}, kShown)));
    }

    void aSizeIsTypedOnceAndKept() {
        showView(View::Size);
        auto* sizes = m_page->reports()->sizes()->table();
        QTRY_VERIFY(sizes->isVisible() && sizes->rowCount() == 2);
        QVERIFY(m_page->reports()->points()->data().isEmpty());
        type(sizes, 0, QStringLiteral("many"));
        QTRY_VERIFY(m_page->findChild<QLabel*>(QStringLiteral("sizesHint"))->text().contains(QLatin1String("many")));
        type(sizes, 0, QStringLiteral("1B"));
        QTRY_COMPARE(kept().size(), std::size_t{1});
        type(sizes, 1, QStringLiteral("70e9"));
        QTRY_COMPARE(kept().size(), std::size_t{2});
        QTRY_COMPARE(sizes->item(1, 1)->text(), QStringLiteral("70B"));
        QCOMPARE(kept().at("Testo-1B").parameters, 1e9);
        QCOMPARE(kept().at("Testo-70B").family, std::string("Testo"));
        const auto& points = m_page->reports()->points()->data();
        QTRY_COMPARE(points.series.size(), 1);
        QTRY_COMPARE(points.series.front().points.size(), 2);
    }

    void theLineThroughAFamilySaysThatItGoesBeyond() {
        const auto runs = results();
        QTRY_VERIFY(sameTable(robustness::sizeTable(runs, {}, kept(), kShown)));
        const auto& series = m_page->reports()->points()->data().series.front();
        QCOMPARE(series.lines.size(), 2);
        QVERIFY(!series.lines.front().extrapolated && series.lines.back().extrapolated);
        for (const widgets::PointsPoint& point : series.points) { // two models: the line goes through both
            const QPointF end =
                point.x < 2e9 ? series.lines.front().through.front() : series.lines.front().through.back();
            QVERIFY(std::abs(end.y() - point.value.value) < 1e-6);
        }
        QVERIFY2(note().contains(QLatin1String("an extrapolation: no model supports it")), qPrintable(note()));
        choose(combo("robustForm"), QStringLiteral("Table: lines"));
        QTRY_VERIFY(sameTable(robustness::sizeFitTable(runs, {}, kept(), kShown)));
        auto* plot = m_page->reports()->points();
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_End);
        QCOMPARE(plot->currentItem(), (widgets::PlotItem{0, 1}));
        QVERIFY(plot->itemLines(plot->currentItem()).first().contains(QLatin1String("Testo-70B")));
    }

    void varianceWithBothVariances() {
        showView(View::Variance);
        choose(combo("robustRun"), QStringLiteral("Testo-1B"));
        const auto runs = results();
        const analysis::Table expected = robustness::varianceTable(runs, {}, kShown);
        QTRY_VERIFY(sameTable(expected));
        const auto exact = robustness::varianceTable(runs, {}, {true, true}).rows.front();
        const auto& points = m_page->reports()->points()->data();
        QTRY_COMPARE(points.series.size(), 1);
        QVERIFY(std::abs(points.series.front().points.front().x - std::stod(exact.at(3))) < 1e-12);
        QVERIFY(std::abs(points.series.front().points.front().value.value - std::stod(exact.at(4))) < 1e-12);
        const QString mark = points.series.front().points.front().mark; // the ratio itself, at its point
        QVERIFY2(mark.startsWith(QLatin1String("ratio ")), qPrintable(mark));
        auto* withPublished = m_page->findChild<QCheckBox*>(QStringLiteral("robustPublished"));
        QTest::mouseClick(withPublished, Qt::LeftButton, {}, {8, withPublished->height() / 2});
        QTRY_COMPARE(m_page->numbers().rows.size(), expected.rows.size() + 1);
        QVERIFY(note().contains(QLatin1String("published (text)")));
        showView(View::Overview); // it holds there, too
        QTRY_COMPARE(m_page->map()->data().rowCount(), 3);
        choose(combo("robustMeasure"), QStringLiteral("Robustness R"));
        QTRY_COMPARE(m_page->map()->data().rowCount(), 6);
        const auto& published = m_page->map()->data();
        for (int column = 0; column < published.columnCount(); ++column) {
            const bool isGlobal = published.columns.at(column) == QStringLiteral("Global");
            const auto& cell = published.cell(3, column);
            QCOMPARE(cell.hasValue(), isGlobal);
            QVERIFY(!published.isSmall(cell)); // its n is not told
            if (!isGlobal)
                QVERIFY(
                    widgets::HeatmapText::cellLines(published, 3, column).contains(QStringLiteral("Not published")));
        }
        QTest::mouseClick(withPublished, Qt::LeftButton, {}, {8, withPublished->height() / 2});
        QTRY_COMPARE(m_page->map()->data().rowCount(), 2);
    }

    void pretrainedAgainstInstruct() {
        showView(View::Duel);
        choose(combo("robustRun"), QStringLiteral("Testo-1B"));
        const analysis::Table expected = robustness::duelTable(results(), {});
        QTRY_VERIFY(sameTable(expected));
        const auto& bars = m_page->reports()->bars()->data();
        QTRY_COMPARE(bars.rowCount(), 2);
        for (int row = 0; row < 2; ++row)
            for (int segment = 0; segment < 3; ++segment)
                QCOMPARE(bars.count(row, segment), std::stoll(expected.rows[static_cast<std::size_t>(row)].at(
                                                       5 + static_cast<std::size_t>(segment))));
        choose(combo("robustRun"), QStringLiteral("Testo-70B")); // the other way round
        QTRY_COMPARE(m_page->numbers().rows.front().front(), std::string("Testo-70B"));
    }

    void aBarOfTheViewAcrossListsItsFacts() {
        showView(View::Across);
        choose(combo("robustRun"), QStringLiteral("Testo-1B"));
        auto database = reader();
        const auto set = chronoscope::results::loadResults(database, {{m_stage->session->runs().front().id, 0}}, {});
        QVERIFY(set);
        const auto runs = results();
        const auto shared = robustness::factsAcross(database, **set, runs[0], {}, {});
        QVERIFY(shared);
        QTRY_VERIFY(sameTable(robustness::acrossTable((*set)->run(0), runs[0], *shared, kShown)));
        auto* bars = m_page->reports()->bars();
        const auto& data = bars->data();
        int row = -1;
        for (int i = 0; i < data.rowCount(); ++i)
            if (data.count(i, 1) > 0) row = i;
        QVERIFY(row >= 0);
        QTest::mouseClick(bars, Qt::LeftButton, {}, bars->itemRect({1, row}).center().toPoint());
        auto* list = m_page->reports()->list();
        QTRY_COMPARE(static_cast<qint64>(list->model()->rowCount()), data.count(row, 1));
        QVERIFY(m_page->findChild<QLabel*>(QStringLiteral("acrossListTitle"))
                    ->text()
                    .contains(QLatin1String("Not robust")));
        const QString subject = list->model()->index(0, 0).data().toString();
        list->setFocus();
        list->selectRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(m_page->view(), View::Facts);
        QTRY_VERIFY2(m_page->facts()->strip()->data().title.startsWith(subject),
                     qPrintable(m_page->facts()->strip()->data().title));
    }

    void aLabelledFactIsMarkedInTheList() {
        auto& hub = m_stage->window->annotations();
        QTRY_VERIFY(hub.canWrite());
        const auto& runs = m_stage->session->studyRuns();
        const auto run = std::find_if(runs.begin(), runs.end(), [](const auto& one) { return one.name == "Testo-1B"; });
        QVERIFY(run != runs.end());
        const auto fact = m_page->facts()->facts().front();
        const auto& set = hub.labelSets().front();
        hub.say(QStringLiteral("Label"),
                {{annotation::runIdentity(*run), fact.identity, 0, {}, run->study, "precision=month"}, run->model},
                set.name, {{set.labels.front().key}, 0, {}, false, {}}, 0);
        const auto* model = m_page->facts()->list()->model();
        QStringList tagged;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex cell = model->index(row, ui::FactListModel::Subject);
            if (!cell.data(ui::kLabelTagRole).value<widgets::LabelTag>().isEmpty()) tagged << cell.data().toString();
        }
        QCOMPARE(tagged, QStringList{QString::fromStdString(fact.subject)});
    }

    void everyFigureAndItsTableAreSaved() {
        auto* save = m_page->findChild<QToolButton*>(QStringLiteral("exportButton"));
        for (const View view :
             {View::Lost, View::Transfer, View::Popularity, View::Size, View::Variance, View::Duel, View::Across}) {
            showView(view);
            QTRY_VERIFY(!m_page->isEmpty() && save->isEnabled());
            for (const char* suffix : {"svg", "png", "csv"}) {
                const QString path =
                    m_stage->path(QStringLiteral("%1.%2").arg(static_cast<int>(view)).arg(QLatin1String(suffix)));
                m_stage->dialogs.answers << path;
                QTest::mouseClick(save, Qt::LeftButton);
                QVERIFY2(QFile(path).size() > 0, qPrintable(path));
            }
        }
        QVERIFY2(m_stage->dialogs.problems.isEmpty(), qPrintable(m_stage->dialogs.problems.join(u'\n')));
    }

    void aRunWithoutAScoreSaysSo() {
        DatedFact fact = m_facts.front();
        fact.subject = "Ardania";
        fact.relation = "head of state";
        fact.relationId = "P35";
        fact.source.clear();
        fact.id.clear();
        const auto& workspace = m_stage->session->workspace();
        QVERIFY(
            workspace->write([&](store::Database& writer) { return robustness::FactStore(writer).insert({fact}); }));
        robustness::StressSpec spec;
        spec.facts.relations = {"head of state"};
        const auto made = robustness::createStress(*workspace, spec, "waiting", run::BackendChoice("calibration:"),
                                                   *ui::shippedWording());
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        m_stage->session->refreshRuns();
        showView(View::Facts);
        choose(combo("robustRun"), QStringLiteral("waiting"));
        QTRY_COMPARE(emptyTitle(), QStringLiteral("No fact is scored yet"));
        showView(View::Overview); // the others have their numbers
        QTRY_COMPARE(m_page->map()->data().rowCount(), 3);
        QVERIFY(!m_page->map()->data().cell(2, 0).planned);
    }

    void runsWithoutAFactInCommonSaySo() {
        QVERIFY(importScores(*m_stage, "Elsewhere", datedScores({{"Nobody", "employer"}}, "Nobody")));
        showView(View::Compare);
        choose(combo("robustRun"), QStringLiteral("Elsewhere"));
        choose(combo("robustOther"), QStringLiteral("Testo-1B"));
        QTRY_COMPARE(emptyTitle(), QStringLiteral("The runs have no fact in common"));
        showView(View::Duel);
        choose(combo("robustOther"), QStringLiteral("Testo-1B"));
        QTRY_COMPARE(emptyTitle(), QStringLiteral("The runs have no fact in common"));
        choose(combo("robustRun"), QStringLiteral("Testo-70B"));
        QTRY_VERIFY(!m_page->isEmpty());
        showView(View::Compare); // of several other runs those without a common fact say so in their cells
        choose(combo("robustOther"), QStringLiteral("every other run"));
        const auto& heat = m_page->reports()->heat()->data();
        const auto says = [&] {
            for (int row = 0; row < heat.rowCount(); ++row)
                if (heat.rows.at(row).label.contains(QLatin1String("Elsewhere")))
                    return widgets::HeatmapText::cellLines(heat, row, 0).value(1);
            return QString();
        };
        QTRY_COMPARE(says(), QStringLiteral("Both runs asked about no fact in common"));
        QVERIFY2(note().contains(QLatin1String("waiting: ")), qPrintable(note()));
        choose(combo("robustOther"), QStringLiteral("Testo-1B")); // notes are of the runs that are compared alone
        QTRY_VERIFY2(note().contains(QLatin1String("Testo-1B: ")) && !note().contains(QLatin1String("waiting: ")),
                     qPrintable(note()));
        QVERIFY(
            !m_page->findChild<QLabel*>(QStringLiteral("robustNote"))->toolTip().contains(QLatin1String("waiting")));
    }

    void aShareOfNoFactsSaysWhy() {
        showView(View::Transfer);
        choose(combo("robustRun"), QStringLiteral("Elsewhere"));
        const auto& heat = m_page->reports()->heat()->data();
        QTRY_VERIFY(heat.title.contains(QLatin1String("Elsewhere")));
        QCOMPARE(widgets::HeatmapText::cellLines(heat, 1, 0).value(1),
                 QStringLiteral("n = 0: no fact is robust at Year, so there is nothing to take a share of"));
    }

    void whereNothingIsTestedNothingIsSaidToBeWon() {
        QVERIFY(importScores(*m_stage, "Rightful",
                             "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n"
                             "Nobody,employer,Somebody,1980,1990,month,1985-06,Correct,,-2\n"));
        showView(View::Lost);
        choose(combo("robustPrecision"), QStringLiteral("Month"));
        const auto& heat = m_page->reports()->heat()->data();
        QTRY_VERIFY(heat.rowCount() > 0 && heat.rows.last().label == QStringLiteral("Rightful"));
        const auto& cell = heat.cell(heat.rowCount() - 1, 0);
        QVERIFY2(cell.absence.startsWith(QStringLiteral("There was no test")), qPrintable(cell.absence));
        QVERIFY(!cell.planned); // in the legend, too, it is not what the runs are that lost none
    }

    void noFigureStandsUnderTheNameOfAnotherView() {
        auto* save = m_page->findChild<QToolButton*>(QStringLiteral("exportButton"));
        QTRY_VERIFY(save->isEnabled());
        QTest::keyClick(combo("robustView"), Qt::Key_T); // Transfer, which is still to be read
        QCOMPARE(m_page->view(), View::Transfer);
        QVERIFY(!save->isEnabled() && !m_page->reports()->isVisible());
        QTRY_VERIFY(save->isEnabled() && m_page->reports()->isVisible());
        QVERIFY(m_page->reports()->heat()->data().title.startsWith(QLatin1String("Transfer")));
    }

private:
    /// Facts of elements of the sample, all but the last one with popularity.
    void gatherFacts() {
        auto database = reader();
        const auto run = m_stage->session->runs().front();
        const auto loaded = store::BenchmarkStore(database).loadOfRun(run.id, 0, run.elements);
        QVERIFY(loaded);
        for (const auto& one : *loaded)
            for (const DatedFact& fact : robustness::factsOfElement(one.element))
                if (m_facts.size() < kMostFacts &&
                    (fact.subject + fact.object).find_first_of(",\"") == std::string::npos)
                    m_facts.push_back(fact);
        for (std::size_t i = 0; i + 1 < m_facts.size(); ++i) {
            m_facts[i].subjectVisits = 100'000.0 * static_cast<double>(i % 5);
            m_facts[i].objectVisits = 50'000.0 * static_cast<double>(i % 7);
        }
        m_facts[1].subjectVisits = 2'400'000.0; // beyond the last point
        const auto stored = m_stage->session->workspace()->write(
            [this](store::Database& writer) { return robustness::FactStore(writer).insert(m_facts); });
        QVERIFY(stored);
    }

    /// A run that was scored elsewhere.
    store::Database reader() {
        return std::move(
                   store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly))
            .value();
    }
    std::vector<StressResults> results() {
        auto database = reader();
        return (*ui::RobustReader().read(database, {}))->runs;
    }
    std::map<std::string, robustness::ModelSize> kept() {
        auto database = reader();
        return *robustness::ModelSizeStore(database).all();
    }

    void showView(View view) { choose(combo("robustView"), ui::viewName(view)); }
    bool sameTable(const analysis::Table& expected) const {
        return m_page->numbers().columns == expected.columns && m_page->numbers().rows == expected.rows;
    }
    void type(QTableWidget* table, int row, const QString& text) {
        table->setFocus();
        table->setCurrentCell(row, 1);
        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }
    QComboBox* combo(const char* name) { return m_page->findChild<QComboBox*>(QLatin1String(name)); }
    QString note() { return m_page->findChild<QLabel*>(QStringLiteral("robustNote"))->text(); }
    QString emptyTitle() {
        auto* empty = m_page->findChild<QWidget*>(QStringLiteral("emptyState"));
        return m_page->isEmpty() ? empty->findChild<QLabel*>()->text() : QString();
    }

    std::unique_ptr<Stage> m_stage;
    RobustnessPage* m_page = nullptr;
    std::vector<DatedFact> m_facts;
};

} // namespace chronoscope::test::robustnessFiguresStory

CHRONOSCOPE_STORY(robustnessFiguresStory, RobustnessFiguresStory)
#include "RobustnessFiguresStory.moc"
