// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "tests/gui/Stage.h"

#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"
#include "core/results/CellLabels.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/pages/LabelsPage.h"
#include "ui/views/EmptyState.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace chronoscope::test::labelSetStory {

using analysis::CellCategory;
using View = ui::LabelsPage::View;

namespace {
constexpr int kLong = 60'000;
const annotation::LabelSet kTopics{
    "Topics", true, {{"sport", "About sport", "", {}}, {"other", "About something else", "", {}}}};
} // namespace

/// The numbers of the Labels tab: of one label set, readable where nothing can be written, in files and in the report.
class LabelSetStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY_WITH_TIMEOUT(results().set() && results().set()->labels && results().set()->run(0).finished, kLong);
        hub().setAuthor(QStringLiteral("Anna"));
        QTRY_VERIFY(hub().isReady());
        m_wrong = wrongCells();
        QVERIFY(m_wrong.size() > 10);
    }
    void cleanup() { m_stage.reset(); }

    void withoutAnAnnotationTheTabLeadsToTheFirst() {
        open(*m_stage, View::Counts);
        auto* nothing = page().findChild<ui::EmptyState*>();
        QVERIFY(page().isEmpty() && nothing->isVisible());
        QVERIFY(!page().findChild<QToolButton*>(QStringLiteral("exportButton"))->isEnabled());
        QVERIFY(!page().findChild<QLabel*>(QStringLiteral("labelsSource"))->isVisible());
        nothing->button()->setFocus();
        QTest::keyClick(nothing->button(), Qt::Key_Space);
        QTRY_VERIFY(m_stage->window->findChild<ui::NewQueueDialog*>());
    }

    void whereNothingCanBeWrittenNothingIsOffered() {
        const auto other = reader();
        QVERIFY(page(*other).isEmpty());
        QVERIFY(!page(*other).findChild<ui::EmptyState*>()->button()->isVisible());
    }

    void theNumbersAreReadWhereNothingCanBeWritten() {
        label({m_wrong[0], m_wrong[1]}, "outdated");
        QTRY_COMPARE(hub().unsaved(), 0);
        const auto other = reader();
        QTRY_COMPARE(page(*other).plot()->data().rowCount(), 1);
        page(*other).show(View::Audit);
        QTRY_COMPARE_WITH_TIMEOUT(cell(page(*other).numbers(), "labelled"), QStringLiteral("2"), kLong);
        const auto* make = page(*other).findChild<QPushButton*>(QStringLiteral("makeScoringButton"));
        QVERIFY(make->isVisible() && !make->isEnabled());
        QVERIFY(make->toolTip().contains(QStringLiteral("another process")));
    }

    void theNumbersAreExportedWithTheirLabelSet_data() {
        QTest::addColumn<int>("view");
        QTest::newRow("counts") << static_cast<int>(View::Counts);
        QTest::newRow("agreement") << static_cast<int>(View::Agreement);
        QTest::newRow("audit") << static_cast<int>(View::Audit);
    }

    void theNumbersAreExportedWithTheirLabelSet() {
        QFETCH(int, view);
        labelByTwo();
        open(*m_stage, static_cast<View>(view));
        QTRY_VERIFY_WITH_TIMEOUT(!page().isEmpty(), kLong);
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("numbers.csv")));
        QTest::mouseClick(page().findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(QStringLiteral("numbers.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), analysis::toText(page().numbers(), analysis::TableFormat::Csv));
        QCOMPARE(cell(page().numbers(), "label_set"), QString::fromStdString(hub().labelSets().front().name));
    }

    void theCommandOfItsNotePrintsItsNumbers_data() {
        QTest::addColumn<int>("view");
        QTest::addColumn<QString>("column");
        QTest::newRow("counts") << static_cast<int>(View::Counts) << "given";
        QTest::newRow("agreement") << static_cast<int>(View::Agreement) << "disputed";
        QTest::newRow("audit") << static_cast<int>(View::Audit) << "labelled";
    }
    void theCommandOfItsNotePrintsItsNumbers() {
        QFETCH(const int, view);
        QFETCH(const QString, column);
        labelByTwo();
        QTRY_COMPARE(hub().unsaved(), 0);
        results().setFilter({}); // agreement is printed of all items alone
        open(*m_stage, static_cast<View>(view));
        QTRY_VERIFY_WITH_TIMEOUT(!page().isEmpty(), kLong);
        QVERIFY(!page().command().isEmpty());
        const QString file = m_stage->path(QStringLiteral("stats.csv"));
        std::vector<std::string> words;
        for (const QString& word : page().command().split(QLatin1Char(' ')))
            words.push_back(word.toStdString());
        if (const auto set = std::find(words.begin(), words.end(), "--label-set"); set != words.end()) {
            words.erase(set + 1, std::find_if(set + 1, words.end(), [](const auto& word) { return word[0] == '-'; }));
            words.insert(std::find(words.begin(), words.end(), "--label-set") + 1, hub().labelSets().front().name);
        }
        words.insert(words.end(), {"-o", file.toStdString()});
        std::vector<const char*> argv;
        for (const std::string& word : words)
            argv.push_back(word.c_str());
        QCOMPARE(app::runCommandLine(static_cast<int>(argv.size()), argv.data()), 0);
        QFile printed(file);
        QVERIFY(printed.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(printed.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        const auto at = lines.first().split(QLatin1Char(',')).indexOf(column);
        QVERIFY(at >= 0 && lines.size() > 1);
        double sum = 0, shown = 0;
        for (const QString& line : lines.mid(1))
            sum += line.split(QLatin1Char(',')).value(at).toDouble();
        const auto& numbers = page().numbers();
        const auto place = std::find(numbers.columns.begin(), numbers.columns.end(), column.toStdString());
        QVERIFY(place != numbers.columns.end());
        for (const auto& row : numbers.rows)
            shown +=
                QString::fromStdString(row.at(static_cast<std::size_t>(place - numbers.columns.begin()))).toDouble();
        QCOMPARE(sum, shown);
        results::ResultFilter narrowed; // by what the command cannot be told
        narrowed.categories = {analysis::CellCategory::Incorrect};
        results().setFilter(narrowed);
        QVERIFY(page().command().isEmpty());
        results().setFilter({});
    }

    void numbersWithoutAFigureSayHowTheyAreExported() {
        labelByTwo();
        open(*m_stage, View::Agreement);
        QTRY_VERIFY_WITH_TIMEOUT(!page().isEmpty(), kLong);
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("numbers.png")));
        QTest::mouseClick(page().findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(m_stage->dialogs.problems.first().contains(QStringLiteral("CSV")));
    }

    void theSetMostUsedIsCountedAndWhatIsLeftOutIsSaid() {
        putTopics();
        label({m_wrong[0]}, "other");
        label({m_wrong[1], m_wrong[2]}, "sport", "Topics");
        open(*m_stage, View::Counts);
        QTRY_COMPARE(cell(page().numbers(), "label_set"), QStringLiteral("Topics"));
        QCOMPARE(cell(page().numbers(), "label"), QStringLiteral("About sport"));
        QVERIFY(sets()->isVisible());
        QCOMPARE(sets()->currentData().toString(), QStringLiteral("Topics"));
        const QString said = page().findChild<QLabel*>(QStringLiteral("labelsSource"))->text();
        QVERIFY2(said.contains(QStringLiteral("1 with “Reasons of failure”")), qPrintable(said));
        QVERIFY(page().plot()->data().title.contains(QStringLiteral("Topics")));
    }

    void anotherSetIsChosenForAllViews() {
        putTopics();
        label({m_wrong[0], m_wrong[3]}, "outdated");
        label({m_wrong[1]}, "sport", "Topics");
        open(*m_stage, View::Counts);
        QTRY_COMPARE(cell(page().numbers(), "label"), QStringLiteral("Outdated"));
        sets()->setFocus();
        QTest::keyClick(sets(), Qt::Key_Down);
        QTRY_COMPARE(cell(page().numbers(), "label"), QStringLiteral("About sport"));
        page().show(View::Audit);
        QTRY_COMPARE_WITH_TIMEOUT(cell(page().numbers(), "labelled"), QStringLiteral("1"), kLong);
        QCOMPARE(cell(page().numbers(), "label_set"), QStringLiteral("Topics"));
    }

    void theCellsBehindAShareAreThoseItCounts_data() {
        QTest::addColumn<int>("columns");
        for (const int columns : {0, 1, 2, 3, 4})
            QTest::addRow("columns %d", columns) << columns;
    }

    void theCellsBehindAShareAreThoseItCounts() {
        QFETCH(int, columns);
        label({m_wrong[0], m_wrong[1], m_wrong[2]}, "outdated");
        label({rightCell()}, "outdated"); // no wrong answer: no part of a share
        open(*m_stage, View::Counts);
        auto* choice = page().findChild<QComboBox*>(QStringLiteral("labelsColumns"));
        choose(choice, columns);
        QTRY_VERIFY(!page().isEmpty() && cell(page().numbers(), "given") != QString() &&
                    page().plot()->data().rowCount() == 1);
        const QStringList kinds{QStringLiteral("year"), QStringLiteral("label"), QStringLiteral("relation"),
                                QStringLiteral("domain"), QStringLiteral("template")};
        QTRY_COMPARE(QString::fromStdString(page().numbers().columns[2]), kinds[columns]);
        const auto& map = page().plot()->data();
        int column = 0;
        while (map.cell(0, column).elements == 0)
            ++column;
        const int labelled = map.cell(0, column).elements;
        page().plot()->setFocus();
        page().plot()->setCurrentCell(0, column);
        QTest::keyClick(page().plot(), Qt::Key_Return);
        QTRY_COMPARE(static_cast<int>(results::cellsOf(*results().set(), results().filter(), {}).all), labelled);
        QCOMPARE(results().filter().runs.size(), std::size_t{1});
    }

    void whatIsSaidOfAWorkspaceGoesWithIt() {
        label({m_wrong[0]}, "outdated");
        QTRY_COMPARE(hub().unsaved(), 0);
        open(*m_stage, View::Counts);
        auto* source = page().findChild<QLabel*>(QStringLiteral("labelsSource"));
        QTRY_VERIFY(source->isVisible());
        results().choose({});
        QTRY_VERIFY(!results().set());
        QVERIFY(!source->isVisible());
    }

    void noNumberIsHiddenWhateverViewWasBefore() {
        labelByTwo();
        open(*m_stage, View::Agreement);
        QTRY_VERIFY_WITH_TIMEOUT(shows(View::Agreement), kLong);
        page().show(View::Audit);
        QTRY_VERIFY_WITH_TIMEOUT(shows(View::Audit), kLong);
        const auto* below = page().findChild<QTableView*>(QStringLiteral("labelsNumbers"));
        const int columns = static_cast<int>(page().numbers().columns.size());
        for (int column = 0; column < columns - 1; ++column) // the last one is the label set, which is said above
            QVERIFY2(below->columnWidth(column) > 0,
                     page().numbers().columns[static_cast<std::size_t>(column)].c_str());
    }

    void withOneSetThereIsNothingToChoose() {
        label({m_wrong[0]}, "outdated");
        open(*m_stage, View::Counts);
        QTRY_VERIFY(!page().isEmpty());
        QVERIFY(!sets()->isVisible());
    }

    /// Though the tab was never opened.
    void theReportHoldsAllViews() {
        labelByTwo();
        const QString html = QString::fromUtf8(report(QStringLiteral("labels.html")));
        for (const char* title : {"Labels", "Labels: agreement of annotators", "Labels: matcher audit"})
            QVERIFY2(html.contains(QStringLiteral(">%1</h2>").arg(QLatin1String(title))), title);
        QVERIFY(html.contains(QStringLiteral("Annotations of these runs made with it: 5.")));
        const QString section = html.mid(html.indexOf(QStringLiteral(">Labels</h2>")));
        QVERIFY(section.left(section.indexOf(QStringLiteral("</section>"))).contains(QStringLiteral("<svg")));
        open(*m_stage, View::Counts);
        for (const View view : {View::Counts, View::Agreement, View::Audit}) {
            page().show(view);
            QTRY_VERIFY_WITH_TIMEOUT(shows(view), kLong);
            for (const auto& row : page().numbers().rows)
                for (const std::string& cell : row)
                    QVERIFY2(
                        html.contains(QStringLiteral(">%1</td>").arg(QString::fromStdString(cell).toHtmlEscaped())),
                        cell.c_str());
        }
    }

    void withoutAnAnnotationTheReportHasNoLabels() {
        const QByteArray html = report(QStringLiteral("none.html"));
        QVERIFY(html.contains("</html>"));
        QVERIFY(!html.contains(">Labels</h2>"));
    }

    void theReportOnPaperHoldsTheHeatMapOfLabels() {
        const auto figures = [this](const char* name) { return report(QLatin1String(name)).count("/Subtype /Image"); };
        const auto before = figures("before.pdf");
        labelByTwo();
        QVERIFY(figures("after.pdf") > before);
    }

private:
    ui::Results& results() { return m_stage->window->results(); }
    ui::AnnotationHub& hub() { return m_stage->window->annotations(); }
    static ui::LabelsPage& page(Stage& stage) { return *stage.window->labelsPage(); }
    ui::LabelsPage& page() { return page(*m_stage); }
    QComboBox* sets() { return page().findChild<QComboBox*>(QStringLiteral("labelsSets")); }

    /// Of the first row.
    static QString cell(const analysis::Table& table, const char* column) {
        const auto at = std::find(table.columns.begin(), table.columns.end(), column);
        if (at == table.columns.end() || table.rows.empty()) return {};
        return QString::fromStdString(table.rows.front()[static_cast<std::size_t>(at - table.columns.begin())]);
    }
    bool shows(View view) {
        const char* const columns[]{"wrong", "measure", "judged"};
        return !cell(page().numbers(), columns[static_cast<int>(view)]).isEmpty();
    }

    static void open(Stage& stage, View view) {
        stage.window->showPage(QStringLiteral("annotate"));
        stage.find<QTabWidget>("annotateTabs")->setCurrentWidget(&page(stage));
        page(stage).show(view);
        QVERIFY(page(stage).isVisible());
    }
    /// The same workspace in a second window, which cannot write to it, on the counts.
    std::unique_ptr<Stage> reader() {
        auto other = std::make_unique<Stage>();
        other->session->openWorkspace(m_stage->session->path(), false);
        (void)QTest::qWaitFor(
            [&] {
                return other->session->isReadOnly() && other->window->results().set() &&
                       other->window->annotations().isReady();
            },
            kLong);
        open(*other, View::Counts);
        return other;
    }

    /// Incorrect ones of Generation, one per element.
    std::vector<std::size_t> wrongCells() {
        const results::RunColumns& run = results().set()->run(0);
        const auto form = static_cast<std::size_t>(run.layout.formIndex(prompt::Template::Generation));
        std::vector<std::size_t> cells;
        for (std::size_t ordinal = 0; ordinal < run.rows.size(); ++ordinal)
            for (std::size_t year = 0; year < run.layout.years.size(); ++year) {
                const std::size_t cell = run.cellAt(ordinal, year, form);
                if (run.category[cell] != static_cast<std::uint8_t>(CellCategory::Incorrect)) continue;
                cells.push_back(cell);
                break;
            }
        return cells;
    }
    std::size_t rightCell() {
        const auto& category = results().set()->run(0).category;
        return static_cast<std::size_t>(
            std::find(category.begin(), category.end(), static_cast<std::uint8_t>(CellCategory::Correct)) -
            category.begin());
    }
    void label(const std::vector<std::size_t>& cells, const char* key, const char* labelSet = "Reasons of failure") {
        std::vector<ui::AnnotationTarget> targets;
        for (const std::size_t cell : cells)
            targets.push_back({results::itemOf(*results().set(), 0, cell), results().set()->run(0).model});
        const annotation::LabelSet* set = hub().labelSet(labelSet);
        QVERIFY(set);
        hub().label(QStringLiteral("Label"), targets, *set, {key});
    }
    /// Three items, two of them labelled by both: five annotations.
    void labelByTwo() {
        label({m_wrong[0], m_wrong[1], m_wrong[2]}, "outdated");
        hub().setAuthor(QStringLiteral("Ben"));
        QTRY_VERIFY(hub().isReady() && hub().unsaved() == 0);
        label({m_wrong[0]}, "boundary");
        label({m_wrong[1]}, "outdated");
        QTRY_COMPARE(hub().unsaved(), 0);
    }
    void putTopics() {
        hub().putLabelSet(kTopics, [](const Status& done) { QVERIFY(done); });
        QTRY_VERIFY(hub().labelSet("Topics"));
    }
    QByteArray report(const QString& name) {
        m_stage->window->activateWindow();
        (void)QTest::qWaitForWindowActive(m_stage->window.get());
        QTest::keyClick(m_stage->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_stage->window->findChild<ui::ReportDialog*>();
        if (!dialog || !QTest::qWaitFor([&] { return dialog->isReady(); }, kLong)) return {};
        QSignalSpy finished(&dialog->writer(), &ui::ReportWriter::finished);
        m_stage->dialogs.answers.enqueue(m_stage->path(name));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("reportSave")), Qt::LeftButton);
        (void)QTest::qWaitFor([&] { return !finished.isEmpty(); }, kLong);
        QFile file(m_stage->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<Stage> m_stage;
    std::vector<std::size_t> m_wrong;
};

} // namespace chronoscope::test::labelSetStory

CHRONOSCOPE_STORY(labelSetStory, LabelSetStory)
#include "LabelSetStory.moc"
