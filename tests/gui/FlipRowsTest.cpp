// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "tests/gui/Story.h"
#include "ui/models/FlipModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace chronoscope::test::flipRowsTest {

using results::Flip;
using ui::FlipWish;

namespace {
struct Planned {
    const char* subject;
    std::uint32_t relation;
};
constexpr Planned kElements[]{{"Zoe", 1}, {"adam", 0}, {"Berta", 1}, {"Ädam", 0}};

std::shared_ptr<const results::ResultSet> makeSet() {
    auto facts = std::make_shared<results::ElementFacts>();
    facts->relationNames = {"lives in", "plays for"};
    for (const Planned& one : kElements) {
        facts->rows.push_back(static_cast<std::int64_t>(facts->rows.size()) + 1);
        facts->relations.push_back(one.relation);
        facts->subjects.add(one.subject);
        facts->searchTexts.add(text::toUtf8(text::lower(one.subject)));
    }
    auto set = std::make_shared<results::ResultSet>();
    set->elements = std::move(facts);
    return set;
}

std::shared_ptr<const results::Flips> makeFlips() {
    using enum analysis::CellCategory;
    const auto flip = [](std::uint32_t element, int year) {
        return Flip{element, year, prompt::Template::Generation, Correct, Incorrect};
    };
    return std::make_shared<const results::Flips>(
        results::Flips{{flip(0, 2010), flip(1, 2011), flip(2, 2010)}, {flip(3, 2011), flip(0, 2012)}});
}
} // namespace

/// The questions on which two runs differ: which are listed, and in which order.
class FlipRowsTest : public QObject {
    Q_OBJECT
private slots:
    void rowsAreThoseChosenInTheOrderChosen_data() {
        using Column = FlipWish::Column;
        using Side = FlipWish::Side;
        QTest::addColumn<ui::FlipWish>("wish");
        QTest::addColumn<QString>("subjects");
        QTest::newRow("as they come") << FlipWish{} << "Zoe adam Berta Ädam Zoe";
        QTest::newRow("of a year") << FlipWish{2011, Side::Both, {}, false} << "adam Ädam";
        QTest::newRow("one side") << FlipWish{{}, Side::OnlySecond, {}, false} << "Ädam Zoe";
        QTest::newRow("a year of a side") << FlipWish{2010, Side::OnlyFirst, {}, false} << "Zoe Berta";
        QTest::newRow("by subject, not by bytes")
            << FlipWish{{}, Side::Both, Column::Subject, false} << "adam Berta Zoe Zoe Ädam";
        QTest::newRow("by subject, down")
            << FlipWish{{}, Side::Both, Column::Subject, true} << "Ädam Zoe Zoe Berta adam";
        QTest::newRow("by relation, stably")
            << FlipWish{{}, Side::Both, Column::Relation, false} << "adam Ädam Zoe Berta Zoe";
        QTest::newRow("by year, down") << FlipWish{{}, Side::Both, Column::Year, true} << "Zoe adam Ädam Zoe Berta";
    }
    void rowsAreThoseChosenInTheOrderChosen() {
        QFETCH(ui::FlipWish, wish);
        QFETCH(QString, subjects);
        const auto set = makeSet();
        const auto list = ui::flipRows(set, makeFlips(), 0, 1, wish);
        QStringList found;
        for (const ui::FlipRow& row : list.rows)
            found << QString::fromUtf8(kElements[row.flip->element].subject);
        QCOMPARE(found.join(QLatin1Char(' ')), subjects);
        QVERIFY(list.wish == wish);
    }

    void theModelAsksForAnotherOrderAndKeepsItsRows() {
        ui::FlipModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(ui::flipRows(makeSet(), makeFlips(), 0, 1, {}));
        QSignalSpy asked(&model, &ui::FlipModel::sortWanted);
        model.sort(ui::FlipModel::Subject, Qt::DescendingOrder);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Zoe"));
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void otherLabelsChangeNoRow() {
        ui::FlipModel model;
        model.setRows(ui::flipRows(makeSet(), makeFlips(), 0, 1, {}));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const QPersistentModelIndex row(model.index(3, 0));
        model.relabel(makeSet());
        QCOMPARE(reset.size(), 0);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(row.row(), 3);
    }
};

} // namespace chronoscope::test::flipRowsTest

CHRONOSCOPE_STORY(flipRowsTest, FlipRowsTest)
#include "FlipRowsTest.moc"
