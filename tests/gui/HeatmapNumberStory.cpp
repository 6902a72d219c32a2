// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/HeatmapStage.h"

#include "core/analysis/CategoryCounts.h"

#include <QDockWidget>
#include <QLabel>

namespace chronoscope::test::heatmapNumberStory {

/// The number of a cell of the heat map, and the Inspector, which shows what it is made of.
class HeatmapNumberStory : public QObject, private HeatmapStage {
    Q_OBJECT
private slots:
    void initTestCase() { open(); }
    void cleanupTestCase() { m_stage.reset(); }
    void init() { begin(); }

    void theInspectorFollowsFromRelationToRelation() {
        showRows("Relations", "relation");
        auto* list = m_stage->window->inspector()->elementList();
        for (int row = 0; row < m_plot->data().rowCount(); ++row) { // one year, one template, one run
            click({1, row});
            QTRY_COMPARE(list->model()->rowCount(), m_plot->data().cell(row, 1).elements);
        }
    }

    void theInspectorShowsTheNumberOfTheCell_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("less");
        const auto add = [](const char* rows, const char* of, const char* less) {
            QTest::addRow("%s of %s less %s", rows, of, less)
                << QString::fromLatin1(rows) << QString::fromLatin1(of) << QString::fromLatin1(less);
        };
        for (const char* rows : {"Runs", "Domains", "States", "Templates", "Relations"})
            add(rows, "All runs", "None");
        add("Elements", "later", "None");
        for (const char* rows : {"Runs", "States", "Templates", "Relations", "Elements"})
            add(rows, "later", "known");
    }

    /// With all templates: what one of them says is not what the cell says.
    void theInspectorShowsTheNumberOfTheCell() {
        QFETCH(QString, rows);
        QFETCH(QString, of);
        QFETCH(QString, less);
        results().setFilter({});
        set("rowsCombo", rows);
        if (rows == u"Elements") QTRY_COMPARE(m_plot->data().rowAxis, QStringLiteral("element"));
        set("runCombo", of);
        if (less != u"None") set("againstCombo", less);
        const auto scale = less == u"None" ? HeatmapScale::Percent : HeatmapScale::Difference;
        QTRY_COMPARE(m_plot->data().scale, scale);
        QTRY_COMPARE(m_plot->data().rowAxis, rows.toLower().chopped(1));
        if (of == u"later") QTRY_VERIFY(m_plot->data().title.contains(of)); // not those of another run any more
        QTRY_VERIFY(!m_plot->data().title.contains(QLatin1String("Generation")));
        for (const QPoint cell : {QPoint(0, 0), QPoint(5, m_plot->data().rowCount() / 2), QPoint(9, 0)}) {
            const widgets::HeatmapCell shown = m_plot->data().cell(cell.y(), cell.x());
            if (!shown.planned) continue;
            click(cell);
            const QLocale locale;
            QTRY_COMPARE(chip("chip100")->text(), QStringLiteral("All %1").arg(locale.toString(shown.elements)));
            QTRY_COMPARE(units(), shown.elements);
            const QString caption = m_stage->find<QLabel>("numberCaption")->text();
            if (!shown.hasValue()) continue;
            const QString number = locale.toString(shown.value, 'f', 1);
            const QString n = locale.toString(shown.counted());
            const QString expected = scale == HeatmapScale::Percent ? QStringLiteral("%1 % correct [").arg(number)
                                                                    : QStringLiteral("%1 points [").arg(number);
            QVERIFY2(caption.contains(expected) && caption.contains(QStringLiteral("n = %1").arg(n)),
                     qPrintable(caption + expected + n));
        }
    }

    void eachTemplateOfACellHasAHeadWithItsOwnShare() {
        results().setFilter({});
        QTRY_VERIFY(!m_plot->data().title.contains(QLatin1String("Generation")));
        click({3, 1});
        const auto* list = m_stage->window->inspector()->elementList();
        QTRY_COMPARE(units(), m_plot->data().cell(1, 3).elements);
        QStringList heads;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (const QModelIndex index = list->model()->index(row, 0); !(index.flags() & Qt::ItemIsSelectable))
                heads << index.data().toString();
        const auto grid = results::heat(*results().set(), {}, RowsBy::Template);
        QStringList expected;
        for (std::size_t row = 0; row < grid.rows.size(); ++row) {
            if (grid.rows[row].run != 1) continue;
            const auto share = analysis::correctShare(grid.at(row, 3));
            expected << QStringLiteral("%1 % of %2 correct")
                            .arg(QLocale().toString(share.percent, 'f', 1))
                            .arg(grid.at(row, 3).judged());
        }
        QCOMPARE(heads.size(), 3);
        for (int i = 0; i < 3; ++i)
            QVERIFY2(heads[i].endsWith(expected[i]), qPrintable(heads[i]));
    }

    void anotherFilterMakesAnotherNumberOfTheCellThatIsSelected() {
        click({4, 0});
        QTRY_COMPARE(units(), m_plot->data().cell(0, 4).elements);
        QTest::mouseClick(m_stage->find<QToolButton>("clearFilterButton"), Qt::LeftButton);
        QTRY_VERIFY(!m_plot->data().title.contains(QLatin1String("Generation")));
        QTRY_COMPARE(units(), m_plot->data().cell(0, 4).elements);
        results::ResultFilter later;
        later.years = {{2020, 2023}};
        results().setFilter(later);
        QTRY_COMPARE(m_plot->data().columnCount(), 4);
        QCOMPARE(m_stage->session->selection().run, qint64{0}); // the cell is gone
        QCOMPARE(m_plot->currentCell(), QPoint(-1, -1));
    }

    void aClosedInspectorIsOpenedByADoubleClickAndByEnterAlone() {
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        for (const bool byKey : {false, true}) {
            click({2, 0});
            QTRY_VERIFY(dock->isVisible());
            dock->close();
            click({3, 0});
            QVERIFY(!dock->isVisible());
            if (byKey)
                QTest::keyClick(m_plot, Qt::Key_Return);
            else
                QTest::mouseDClick(m_plot->viewport(), Qt::LeftButton, {}, centre({3, 0}));
            QVERIFY(dock->isVisible());
            QTRY_COMPARE(units(), m_plot->data().cell(0, 3).elements);
        }
    }
};

} // namespace chronoscope::test::heatmapNumberStory

CHRONOSCOPE_STORY(heatmapNumberStory, HeatmapNumberStory)
#include "HeatmapNumberStory.moc"
