// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/NumbersModel.h"
#include "ui/views/FilterParts.h"
#include "ui/views/FlowLayout.h"

#include <QAbstractItemModelTester>
#include <QtTest>

namespace chronoscope::test {

using results::FilterPart;
using results::ResultFilter;
using results::YearRange;

/// What the result pages and their filter bar are made of, each by itself.
class ResultPartsTest : public QObject {
    Q_OBJECT
private slots:
    void yearsAreReadAsTheyAreWritten_data() {
        using Years = std::vector<YearRange>;
        QTest::addColumn<QString>("text");
        QTest::addColumn<Years>("years");
        QTest::newRow("nothing") << QStringLiteral("  ") << Years{};
        QTest::newRow("one") << QStringLiteral("2010") << Years{{2010, 2010}};
        QTest::newRow("range") << QStringLiteral("2010–2015") << Years{{2010, 2015}};
        QTest::newRow("hyphen and blanks") << QStringLiteral(" 2010 - 2015 ,2020") << Years{{2010, 2015}, {2020, 2020}};
    }

    void yearsAreReadAsTheyAreWritten() {
        QFETCH(QString, text);
        QFETCH(std::vector<YearRange>, years);
        const auto read = ui::yearsFrom(text);
        QVERIFY(read.has_value());
        QVERIFY(*read == years);
        QVERIFY(*ui::yearsFrom(ui::yearsText(years)) == years);
    }

    void whatNamesNoYearsIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"2010,", "201o", "2015-2010", "0", "20100", "2010-", "-2010", "2010–2012–2014"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void whatNamesNoYearsIsRefused() {
        QFETCH(QString, text);
        QVERIFY(!ui::yearsFrom(text));
    }

    void tickingAPartNarrowsIt_data() {
        QTest::addColumn<int>("part");
        for (const FilterPart part : ui::listedParts())
            QTest::newRow(qPrintable(ui::partName(part))) << static_cast<int>(part);
    }

    void tickingAPartNarrowsIt() {
        QFETCH(int, part);
        ResultFilter filter;
        filter.runs = {{1, 0}, {2, 3}};
        filter.relations = {"capital", "chair"};
        const auto which = static_cast<FilterPart>(part);
        const auto items = ui::partItems(which, filter, nullptr);
        QVERIFY(items.size() >= 2);
        const ResultFilter narrowed = ui::withTicked(which, filter, nullptr, {1});
        QVERIFY(narrowed.narrows(which));
        const auto after = ui::partItems(which, narrowed, nullptr);
        QCOMPARE(std::count_if(after.begin(), after.end(), [](const auto& item) { return item.ticked; }), 1);
        QVERIFY(!ui::withTicked(which, filter, nullptr, {}).narrows(which));
    }

    void numbersAreAnItemModelSortedAsNumbers() {
        ui::NumbersModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        analysis::Table table;
        table.addColumn("run_name");
        table.addColumn("correct_percent", true);
        table.rows = {{"a", "9.5"}, {"b", "10.25"}, {"c", ""}};
        model.setTable(table);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("correct percent"));
        QVERIFY(model.index(0, 1).data(ui::NumbersModel::kSortRole).toDouble() < model.index(1, 1).data(ui::NumbersModel::kSortRole).toDouble());
        QVERIFY(!model.index(2, 1).data(ui::NumbersModel::kSortRole).isValid());
        model.setTable({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aFlowTakesAsManyLinesAsItNeeds() {
        QWidget area;
        auto* flow = new ui::FlowLayout(4, &area);
        QList<QWidget*> boxes;
        for (int i = 0; i < 3; ++i) {
            boxes << new QWidget(&area);
            boxes.last()->setFixedSize(50, 20);
            flow->addWidget(boxes.last());
        }
        QCOMPARE(flow->heightForWidth(158), 20);
        QCOMPARE(flow->heightForWidth(157), 44);
        QCOMPARE(flow->heightForWidth(60), 68);
        boxes[1]->hide();
        QCOMPARE(flow->heightForWidth(104), 20);
    }
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::ResultPartsTest)
#include "ResultPartsTest.moc"
