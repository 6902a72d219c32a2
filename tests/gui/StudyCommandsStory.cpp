// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "app/cli/CommandLine.h"
#include "tests/gui/DatedScores.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/views/StudyFilter.h"

#include <QCheckBox>

#include <array>

namespace chronoscope::test::studyCommandsStory {

using ui::MinedPage;
using ui::RobustnessPage;

namespace {
QByteArray scoresOf(const char* lost) {
    return datedScores({{"Ardania", "head of state"}, {"Belmar", "head of state"}, {"Lena", "employer"}}, lost);
}

/// The words of a command line as a shell takes them, whose quotes are single ones.
QStringList shellWords(const QString& command) {
    QStringList words{QString()};
    bool isQuoted = false;
    for (const QChar letter : command) {
        if (letter == u'\'')
            isQuoted = !isQuoted;
        else if (letter == u' ' && !isQuoted)
            words << QString();
        else
            words.last() += letter;
    }
    return words;
}
} // namespace

/// The command that "What is this number?" tells of every figure of the studies runs as it is printed, under a filter,
/// too, and prints what is shown.
class StudyCommandsStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        makeMinedRun(*m_stage, "wrong", "calibration:?recall=0&noise=0&refusal=0");
        makeMinedRun(*m_stage, "right, mostly", "calibration:?recall=0.7&cutoff=2030&noise=0&refusal=0");
        makeToldRun(*m_stage);
        QVERIFY(importScores(*m_stage, "Testo-1B", scoresOf("Belmar")));
        QVERIFY(importScores(*m_stage, "Testo-70B", scoresOf("Lena")));
    }
    void cleanupTestCase() { m_stage.reset(); }

    void everyFigureOfMined_data() { narrowings({{"type", {"company"}}, {"subject", {"vel"}}, {"model", {}}}); }
    void everyFigureOfMined() {
        m_stage->window->showPage(QStringLiteral("mined"));
        narrow(*m_stage->page);
        auto* views = m_stage->combo("minedView");
        int printed = 0;
        for (int view = 0; view < views->count(); ++view) {
            choose(views, view);
            printed += prints(*m_stage->page, views->currentText()) ? 1 : 0;
            if (QTest::currentTestFailed()) return;
        }
        // Not the lists of what is wrong with items, and of what persons say; and one run is compared with none.
        QCOMPARE(printed, m_stage->page->filter().narrowing().contains("model") ? 11 : 12);
    }

    void publishedRowsOfEditingArePrintedToo() {
        m_stage->window->showPage(QStringLiteral("mined"));
        m_stage->page->filter().set({});
        m_stage->page->show(MinedPage::View::Editing);
        QTest::mouseClick(m_stage->find<QCheckBox>("editingPublished"), Qt::LeftButton, {}, QPoint(6, 8));
        QTRY_VERIFY(m_stage->page->numbers().rows.size() > 20);
        QVERIFY(prints(*m_stage->page, QStringLiteral("Editing")));
    }

    void everyFigureOfRobustness_data() {
        narrowings({{"relation", {"head of state"}}, {"subject", {"ar"}}, {"precision", {"month", "global"}}});
    }
    void everyFigureOfRobustness() {
        m_stage->window->showPage(QStringLiteral("robustness"));
        auto* page = m_stage->window->findChild<RobustnessPage*>();
        narrow(*page);
        for (const ui::StressView view : ui::kStressViews) {
            page->show(view);
            const bool isOfBoth = view == ui::StressView::Across; // it needs runs over elements, too
            QVERIFY2(prints(*page, ui::viewName(view)) || isOfBoth, qPrintable(ui::viewName(view)));
            if (QTest::currentTestFailed()) return;
        }
    }

private:
    /// Nothing, and then one of these after the other.
    static void narrowings(const study::Narrowing& parts) {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("everything") << QString() << QStringList();
        for (const auto& [key, values] : parts) {
            QStringList words;
            for (const std::string& value : values)
                words << QString::fromStdString(value);
            QTest::newRow(key.c_str()) << QString::fromStdString(key) << words;
        }
    }
    void narrow(ui::StudyResultPage& page) {
        QFETCH(const QString, key);
        QFETCH(const QStringList, values);
        study::Narrowing narrowing;
        for (const QString& value : values)
            narrowing[key.toStdString()].push_back(value.toStdString());
        if (key == u"model") narrowing["model"] = {m_stage->session->studyRuns().front().model};
        page.filter().set(narrowing);
    }
    /// Whether the page tells a command of `report`; fails the test where that does not print the rows that are shown,
    /// or where another command fails.
    bool prints(ui::StudyResultPage& page, const QString& view) {
        QSignalSpy drawn(&page, &ui::FigurePage::drawn);
        page.prepare();
        if (!QTest::qWaitFor([&] { return !drawn.isEmpty(); }, 10'000)) QTest::qFail("not drawn", __FILE__, __LINE__);
        const QString command = page.command();
        if (command.isEmpty() || page.isEmpty()) return false;
        const QString file = m_stage->path(QStringLiteral("printed.csv"));
        QStringList words = shellWords(command);
        const bool isReport = words.value(1) == QLatin1String("report");
        if (isReport) words << QStringLiteral("-o") << file;
        std::vector<QByteArray> kept;
        for (const QString& word : words)
            kept.push_back(word.toUtf8());
        std::vector<const char*> argv;
        for (const QByteArray& word : kept)
            argv.push_back(word.constData());
        QFile::remove(file);
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        if (status != 0) QTest::qFail(qPrintable(view + QLatin1String(": ") + command), __FILE__, __LINE__);
        if (!isReport) return false; // it lists what the page shows in columns of its own
        QFile printed(file);
        if (!printed.open(QIODevice::ReadOnly)) return false;
        const QList<QByteArray> lines = printed.readAll().split('\n');
        for (const QByteArray& row : shown(page, lines.first()))
            if (!lines.contains(row))
                QTest::qFail(qPrintable(view + QLatin1String(": not printed by ") + command + QLatin1String(": ") +
                                        QString::fromUtf8(row)),
                             __FILE__, __LINE__);
        return true;
    }
    /// The rows of the table twin, of the columns that the command line prints.
    static QList<QByteArray> shown(const ui::StudyResultPage& page, const QByteArray& head) {
        analysis::Table table;
        std::vector<std::size_t> places;
        const analysis::Table& numbers = page.numbers();
        for (const QByteArray& column : head.split(',')) {
            const auto at = std::find(numbers.columns.begin(), numbers.columns.end(), column.toStdString());
            if (at == numbers.columns.end()) {
                QTest::qFail(qPrintable(QStringLiteral("no column ") + QString::fromUtf8(column)), __FILE__, __LINE__);
                return {};
            }
            places.push_back(static_cast<std::size_t>(at - numbers.columns.begin()));
            table.addColumn(*at, numbers.numeric[places.back()]);
        }
        for (const auto& row : numbers.rows) {
            table.rows.emplace_back();
            for (const std::size_t place : places)
                table.rows.back().push_back(row[place]);
        }
        QList<QByteArray> rows =
            QByteArray::fromStdString(analysis::toText(table, analysis::TableFormat::Csv)).split('\n');
        rows.removeFirst();
        return rows;
    }

    std::unique_ptr<MinedStage> m_stage;
};

} // namespace chronoscope::test::studyCommandsStory

CHRONOSCOPE_STORY(studyCommandsStory, StudyCommandsStory)
#include "StudyCommandsStory.moc"
