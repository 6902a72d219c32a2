// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "widgets/plots/AnswerGrid.h"
#include "tests/gui/Story.h"

#include <QSignalSpy>
#include <QTest>

namespace chronoscope::test::answerGridTest {

using namespace chronoscope::widgets;

namespace {
AnswerRow rowOf(qint64 key, const QVector<bool>& asked) {
    AnswerRow row;
    row.key = key;
    row.label = QStringLiteral("Generation %1");
    for (const bool isAsked : asked) {
        AnswerCell cell;
        cell.mark = isAsked ? Mark::Correct : Mark::None;
        cell.answer = QStringLiteral("Anna %2");
        row.cells.append(cell);
    }
    return row;
}

AnswerGridData gridOf(const QVector<QVector<AnswerRow>>& groups) {
    AnswerGridData data;
    data.firstYear = 2010;
    data.lastYear = 2012;
    for (const auto& rows : groups) {
        AnswerGroup group;
        group.key = data.groups.size();
        group.name = QStringLiteral("run %3");
        group.rows = rows;
        data.groups.append(group);
    }
    return data;
}
} // namespace

/// Answers are reached and read out with the keyboard alone.
class AnswerGridTest : public QObject {
    Q_OBJECT
private slots:
    void anyArrowEntersAtTheFirstAnswerThatIsThere_data() {
        QTest::addColumn<AnswerGridData>("data");
        QTest::addColumn<QVector<int>>("place");
        const AnswerRow full = rowOf(0, {true, true, true}), late = rowOf(0, {false, true, true}),
                        none = rowOf(0, {false, false, false});
        QTest::newRow("the first of all") << gridOf({{full}, {full}}) << QVector<int>{0, 0, 2010};
        QTest::newRow("a later year") << gridOf({{late}}) << QVector<int>{0, 0, 2011};
        QTest::newRow("a run without rows first") << gridOf({{}, {full}}) << QVector<int>{1, 0, 2010};
        QTest::newRow("a row without answers first") << gridOf({{none, late}}) << QVector<int>{0, 1, 2011};
        QTest::newRow("nothing to enter") << gridOf({{}, {none}}) << QVector<int>{-1, -1, 0};
    }
    void anyArrowEntersAtTheFirstAnswerThatIsThere() {
        QFETCH(AnswerGridData, data);
        QFETCH(QVector<int>, place);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_Left, Qt::Key_Up}) {
            AnswerGrid grid;
            grid.setData(data);
            QTest::keyClick(&grid, key);
            const AnswerPlace now = grid.current();
            QCOMPARE((QVector<int>{now.group, now.row, now.isValid() ? now.year : 0}), place);
        }
    }

    void anAnswerTakesTheLinesThatItMay() {
        for (const int lines : {1, 2}) {
            AnswerRow row = rowOf(0, {true});
            row.cells.front().answer = QStringLiteral("Angela Merkel");
            AnswerGridData data = gridOf({{row}});
            data.lastYear = data.firstYear;
            data.lines = lines;
            data.leastYear = 64; // room for one of the words
            AnswerGrid grid;
            grid.setData(data);
            grid.resize(AnswerGridLayout(data, 0).size());
            QCOMPARE(linesOfText(grid, {0, 0, data.firstYear}), lines);
        }
    }

    void aWordThatIsTooLongIsCutAndNotBroken() {
        for (const auto& [answer, lines] :
             {std::pair("Featherstonehaugh", 1), std::pair("Anna Featherstonehaugh", 2)}) {
            AnswerRow row = rowOf(0, {true});
            row.cells.front().answer = QLatin1String(answer);
            AnswerGridData data = gridOf({{row}});
            data.lastYear = data.firstYear;
            data.lines = 3;
            data.leastYear = 42;
            AnswerGrid grid;
            grid.setData(data);
            grid.resize(AnswerGridLayout(data, 0).size());
            QCOMPARE(linesOfText(grid, {0, 0, data.firstYear}), lines);
        }
    }

    void namesAreReadOutAsTheyAre() {
        AnswerGrid grid;
        grid.setData(gridOf({{rowOf(0, {true, true, true})}}));
        grid.setCurrent({0, 0, 2011});
        const QString words = grid.accessibleDescription();
        QVERIFY2(words.startsWith(QStringLiteral("run %3, Generation %1, 2011: Anna %2, ")), qPrintable(words));
    }

private:
    /// Bands of ink below the mark.
    static int linesOfText(AnswerGrid& grid, AnswerPlace of) {
        constexpr int kBelowMark = 17, kInk = 90;
        const QImage image = grid.grab().toImage(); // laid out by now
        const QRect place = grid.cellRect(of).toRect().adjusted(3, kBelowMark, -3, -2);
        const int paper = qGray(image.pixel(place.left(), place.bottom()));
        int bands = 0;
        bool wasInk = false;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            bool isInk = false;
            for (int x = place.left(); x <= place.right(); ++x)
                isInk |= std::abs(qGray(image.pixel(x, y)) - paper) > kInk;
            bands += isInk && !wasInk ? 1 : 0;
            wasInk = isInk;
        }
        return bands;
    }
};

} // namespace chronoscope::test::answerGridTest

CHRONOSCOPE_STORY(answerGridTest, AnswerGridTest)
#include "AnswerGridTest.moc"
