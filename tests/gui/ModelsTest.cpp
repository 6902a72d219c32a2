// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/models/BackendTableModel.h"
#include "ui/models/CellElementsModel.h"
#include "ui/models/ElementTableModel.h"
#include "ui/models/NumbersModel.h"
#include "ui/models/PriceTableModel.h"
#include "ui/models/RunTableModel.h"
#include "ui/models/SliceTreeModel.h"

#include <QAbstractItemModelTester>

namespace chronoscope::test {

/// Every item model keeps the contract of item models, with data that changes under it.
class ModelsTest : public QObject {
    Q_OBJECT
private slots:
    void cellElementsArriveInPages() {
        ui::CellElementsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy wanted(&model, &ui::CellElementsModel::pageWanted);
        std::vector<store::CellRow> page(ui::CellElementsModel::kPage);
        model.append(page);
        QVERIFY(model.canFetchMore({}));
        model.fetchMore({});
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toLongLong(), qint64{ui::CellElementsModel::kPage});
        QVERIFY(!model.canFetchMore({})); // asked already
        page.resize(3);
        model.append(page);
        QCOMPARE(model.rowCount(), ui::CellElementsModel::kPage + 3);
        QVERIFY(!model.canFetchMore({}));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void tooltipsOfCellElementsTakeNamesLiterally() {
        ui::CellElementsModel model;
        store::CellRow row;
        row.subject = "<b>%1</b>";
        row.relation = "%2";
        row.counts.greedyHits = 3;
        row.counts.greedyAnswered = 5;
        model.append({row});
        const QString tip = model.index(0).data(Qt::ToolTipRole).toString().replace(QChar::Nbsp, QLatin1Char(' '));
        QVERIFY2(!tip.contains(QLatin1String("<b>")) && tip.contains(QLatin1String("%1")) && tip.contains(QLatin1String("3 of 5")), qPrintable(tip));
    }

    void runsFollowTheWorkspace() {
        Stage stage;
        ui::RunTableModel model(*stage.session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        stage.openSample();
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, ui::RunTableModel::Name).data().toString(), QStringLiteral("known"));
        QCOMPARE(model.index(0, ui::RunTableModel::Progress).data(ui::RunTableModel::ShareRole).toDouble(), 1.0);
        stage.session->closeWorkspace();
        QTRY_COMPARE(model.rowCount(), 0);
    }

    void backendsFollowTheHub() {
        Stage stage;
        ui::BackendTableModel model(*stage.backends);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        stage.backends->add({"first", "openai:http://127.0.0.1:9?model=m", std::nullopt, {}});
        stage.backends->add({"second", "ollama:http://127.0.0.1:9", std::nullopt, {}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ui::BackendTableModel::Model).data().toString(), QStringLiteral("m"));
        stage.backends->replace(QStringLiteral("second"), {"renamed", "ollama:http://127.0.0.1:9", std::nullopt, {}});
        QCOMPARE(model.nameAt(1), QStringLiteral("renamed"));
        stage.backends->remove(QStringLiteral("first"));
        QCOMPARE(model.rowCount(), 1);
    }

    void pricesThatCannotBeAreRefused_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("taken");
        QTest::newRow("a number") << int{ui::PriceTableModel::Input} << "0.25" << true;
        QTest::newRow("negative") << int{ui::PriceTableModel::Input} << "-1" << false;
        QTest::newRow("words") << int{ui::PriceTableModel::Output} << "cheap" << false;
        QTest::newRow("infinite") << int{ui::PriceTableModel::Output} << "inf" << false;
        QTest::newRow("no model") << int{ui::PriceTableModel::Model} << "" << false;
        QTest::newRow("listed already") << int{ui::PriceTableModel::Model} << "other" << false;
    }

    void pricesThatCannotBeAreRefused() {
        QFETCH(int, column);
        QFETCH(QString, typed);
        QFETCH(bool, taken);
        ui::PriceTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy refused(&model, &ui::PriceTableModel::refused);
        QVERIFY(model.insert({{}, "one", {1, 2}, {}}));
        QVERIFY(model.insert({{}, "other", {3, 4}, {}}));
        const QModelIndex index = model.index(0, column);
        const QString before = index.data(Qt::EditRole).toString();
        QCOMPARE(model.setData(index, typed, Qt::EditRole), taken);
        QCOMPARE(refused.isEmpty(), taken);
        QCOMPARE(index.data(Qt::EditRole).toString(), taken ? typed : before);
    }

    void elementsAreShown() {
        ui::ElementTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto elements = std::make_shared<std::vector<benchmark::ElementMeta>>(2);
        (*elements)[0].subject = "Someone";
        (*elements)[0].years = {2010, 2011};
        model.setElements(elements);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Someone"));
    }

    void smallNumbersAreShownShortAndToldWhole() {
        analysis::Table table;
        table.addColumn("p", true);
        table.rows = {{"8.12258e-45"}, {"0.0390625"}, {"<1e-300"}, {""}};
        ui::NumbersModel model;
        QAbstractItemModelTester tester(&model);
        model.setTable(table);
        const auto at = [&](int row, int role) { return model.index(row, 0).data(role); };
        QCOMPARE(at(0, Qt::DisplayRole).toString(), QStringLiteral("8.1e-45"));
        QVERIFY(at(0, Qt::ToolTipRole).toString().contains(QLatin1String("8.12258e-45")));
        QCOMPARE(at(1, Qt::DisplayRole).toString(), QStringLiteral("0.0390625"));
        QVERIFY(!at(1, Qt::ToolTipRole).isValid());
        QCOMPARE(at(2, Qt::DisplayRole).toString(), QStringLiteral("<1e-300"));
        QCOMPARE(at(2, ui::NumbersModel::kSortRole).toDouble(), 0.0);
        QVERIFY(at(0, ui::NumbersModel::kSortRole).toDouble() > 0);
        QVERIFY(!at(3, ui::NumbersModel::kSortRole).isValid());
    }

    void sliceTreeChecksGiveTheSlice() {
        ui::SliceTreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCounts({{benchmark::Domain::General, benchmark::State::Dynamic, "officeholder", 12, 12},
                         {benchmark::Domain::General, benchmark::State::Static, "officeholder", 3, 3},
                         {benchmark::Domain::Math, benchmark::State::Invariant, "Synonym", 5, 4}});
        QCOMPARE(model.rowCount(), 2);
        benchmark::SliceSpec spec;
        model.fill(spec);
        QVERIFY(spec.domains.empty()); // all checked: no restriction
        QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        model.fill(spec);
        QCOMPARE(spec.domains, std::vector{benchmark::Domain::General});
    }
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::ModelsTest)
#include "ModelsTest.moc"
