// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/SavedView.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"
#include "tests/gui/LongNames.h"
#include "tests/gui/Story.h"
#include "ui/pages/LabelsPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/pages/StalePage.h"
#include "ui/views/ChipWidget.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/FilterBar.h"
#include "ui/views/PageArea.h"
#include "ui/views/TableColumns.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeView>

#include <array>

namespace chronoscope::test::readingStory {

namespace {
constexpr std::array<std::pair<const char*, int>, 11> kPages{{{"benchmark", 10},
                                                              {"runs", 3},
                                                              {"heatmap", 0},
                                                              {"profile", 0},
                                                              {"categories", 0},
                                                              {"stale", 3},
                                                              {"compare", 4},
                                                              {"elements", 5},
                                                              {"traversal", 0},
                                                              {"annotate", 1},
                                                              {"backends", 2}}};
constexpr int kNameLetters = 30;
constexpr int kTextMargins = 6;

/// Whose columns are no names of what is worked with, or follow a rule of their own.
bool isOwnKind(const QWidget& view) {
    return QStringList{"stepsTable", "sampleTable", "tokenTable"}.contains(view.objectName());
}

QHeaderView* headerOf(QAbstractItemView& view) {
    if (auto* table = qobject_cast<QTableView*>(&view)) return table->horizontalHeader();
    auto* tree = qobject_cast<QTreeView*>(&view);
    return tree && !tree->isHeaderHidden() ? tree->header() : nullptr;
}

/// The names in a table or list that have not the room they need.
QStringList cutNames(QAbstractItemView& view) {
    QStringList cut;
    const auto* columns = view.findChild<ui::TableColumns*>(QString(), Qt::FindDirectChildrenOnly);
    QHeaderView* header = headerOf(view);
    if (header && !columns && !isOwnKind(view))
        cut << QStringLiteral("%1 does not share its columns").arg(view.objectName());
    for (int column = 0; columns && header && column < header->count(); ++column)
        if (!header->isSectionHidden(column) && header->sectionSize(column) < header->sectionSizeHint(column))
            cut << QStringLiteral("head %1 of %2").arg(column).arg(view.objectName());
    if (!view.model() || isOwnKind(view)) return cut;
    for (int row = 0; row < std::min(view.model()->rowCount(view.rootIndex()), 50); ++row) {
        for (int column = 0; column < view.model()->columnCount(view.rootIndex()); ++column) {
            if (columns ? !columns->isName(column) : column > 0) continue;
            const QModelIndex index = view.model()->index(row, column, view.rootIndex());
            const QString text = index.data().toString();
            const QRect place = view.visualRect(index);
            if (text.size() > kNameLetters || !place.isValid()) continue;
            const int needed = std::max(view.fontMetrics().horizontalAdvance(text) + kTextMargins,
                                        view.sizeHintForIndex(index).width());
            const int room = columns ? place.width() : std::min(place.width(), view.viewport()->width() - place.left());
            if (needed > room)
                cut << QStringLiteral("“%1” in %2: %3 of %4").arg(text, view.objectName()).arg(room).arg(needed);
        }
    }
    return cut;
}
} // namespace

/// What is on the screen can be read: names in every table and list, words in tables, and widths that stay.
class ReadingStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openLongNames(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        window().resize(1280, 800);
        QTRY_COMPARE(window().width(), 1280);
        QVERIFY(m_stage->find<QDockWidget>("inspectorDock"));
    }

    void noNameIsCutAtTheSizeTheWindowOpensWith_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<bool>("asTable");
        QTest::addColumn<int>("names"); // that are to be seen at least
        for (const auto& [page, names] : kPages)
            QTest::newRow(page) << QString::fromLatin1(page) << false << names;
        for (const char* page : {"heatmap", "profile", "categories", "compare", "elements"})
            QTest::addRow("%s as a table", page) << QString::fromLatin1(page) << true << 1;
    }

    void noNameIsCutAtTheSizeTheWindowOpensWith() {
        QFETCH(QString, page);
        QFETCH(bool, asTable);
        QFETCH(int, names);
        window().showPage(page);
        auto* asTableSwitch = shown()->findChild<QToolButton*>(QStringLiteral("tableSwitch"));
        if (asTable) QTest::mouseClick(asTableSwitch, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(namesIn(*shown()) >= names, kAnnotateMs);
        QTRY_COMPARE(cut(*shown()).join(u'\n'), QString());
        if (asTable) QTest::mouseClick(asTableSwitch, Qt::LeftButton);
    }

    void noNameIsCutWhereListsOpen() {
        window().showPage(QStringLiteral("stale"));
        auto* stale = window().findChild<ui::StalePage*>();
        QTRY_VERIFY_WITH_TIMEOUT(stale->worst()->rowCount() > 0 && !m_stage->session->scorings().isBusy(), kAnnotateMs);
        QTest::mouseClick(m_stage->find<QToolButton>("worstChip"), Qt::LeftButton);
        QTRY_COMPARE(cutNames(*stale->worst()).join(u'\n'), QString());
        QTest::mouseClick(window().filterBar()->findChild<QToolButton*>(QStringLiteral("viewsButton")), Qt::LeftButton);
        auto* views = window().filterBar()->findChild<QListWidget*>(QStringLiteral("viewsList"));
        QTRY_COMPARE(views->count(), 1);
        QTRY_COMPARE(cutNames(*views).join(u'\n'), QString());
        views->window()->hide();
        QTest::mouseClick(m_stage->find<QToolButton>("runsButton"), Qt::LeftButton);
        auto* runs = m_stage->find<QTreeView>("runsListList");
        QTRY_COMPARE(runs->model()->rowCount(), 3);
        QTRY_COMPARE(cutNames(*runs).join(u'\n'), QString());
        runs->window()->hide();
    }

    void noNameIsCutAmongTheLabels() {
        window().showPage(QStringLiteral("annotate"));
        auto* tabs = m_stage->find<QTabWidget>("annotateTabs");
        tabs->setCurrentIndex(1);
        for (const auto view : {ui::LabelsPage::View::Agreement, ui::LabelsPage::View::Audit}) {
            window().labelsPage()->show(view);
            QTRY_VERIFY_WITH_TIMEOUT(!window().labelsPage()->isEmpty(), kAnnotateMs);
            QTRY_VERIFY(namesIn(*window().labelsPage()) > 0);
            QTRY_COMPARE(cut(*window().labelsPage()).join(u'\n'), QString());
        }
        tabs->setCurrentIndex(0);
    }

    void theTabsOfAnnotatingStayWhereTheyAre() {
        window().showPage(QStringLiteral("annotate"));
        auto* tabs = m_stage->find<QTabWidget>("annotateTabs");
        QTRY_VERIFY(tabs->isVisible() && !window().filterBar()->isVisible());
        const QPoint before = tabs->tabBar()->mapTo(&window(), QPoint());
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
        QTRY_VERIFY(window().filterBar()->isVisible() && window().filterBar()->height() > 20);
        QCOMPARE(tabs->tabBar()->mapTo(&window(), QPoint()), before);
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(0).center());
        QCOMPARE(tabs->currentIndex(), 0);
        window().showPage(QStringLiteral("heatmap"));
        QVERIFY(window().filterBar()->isVisible());
    }

    void aSecondChipDoesNotMoveThePage() {
        window().showPage(QStringLiteral("heatmap"));
        results::ResultFilter filter;
        filter.domains = {benchmark::Domain::General};
        window().results().setFilter(filter);
        QTRY_COMPARE(window().filterBar()->findChildren<ui::ChipWidget*>().size(), 1);
        QTRY_VERIFY(window().filterBar()->findChild<QToolButton*>(QStringLiteral("clearFilterButton"))->isVisible());
        const int before = window().filterBar()->height();
        filter.states = {benchmark::State::Dynamic};
        filter.years = {{2012, 2020}};
        filter.templates = {prompt::Template::Generation};
        window().results().setFilter(filter);
        QTRY_COMPARE(window().filterBar()->findChildren<ui::ChipWidget*>().size(), 4);
        QTRY_VERIFY(window().filterBar()->findChildren<ui::ChipWidget*>().last()->width() > 20);
        QCOMPARE(window().filterBar()->height(), before);
        const auto* clear = window().filterBar()->findChild<QToolButton*>(QStringLiteral("clearFilterButton"));
        QVERIFY(clear->isVisible() && clear->width() >= clear->sizeHint().width());
        window().results().setFilter({});
    }

    void shortWordsAreWholeBesideTheInspector() {
        window().showPage(QStringLiteral("heatmap"));
        results::ResultFilter filter;
        filter.domains = {benchmark::Domain::General};
        filter.templates = {prompt::Template::Generation};
        window().results().setFilter(filter);
        auto* dock = m_stage->find<QDockWidget>("inspectorDock");
        const bool wasShown = dock->isVisible();
        if (!wasShown) QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(dock->isVisible() && window().filterBar()->width() < 800);
        const auto faces = [&] {
            QStringList words;
            for (auto* chip : window().filterBar()->findChildren<ui::ChipWidget*>())
                words << chip->face()->text();
            return words;
        };
        QTRY_COMPARE(faces(), (QStringList{QStringLiteral("General"), QStringLiteral("Generation")}));
        const auto* sort = static_cast<ui::ElidedBox*>(m_stage->find<QComboBox>("sortCombo"));
        QTRY_COMPARE(sort->shownText(), QStringLiteral("Sort: Original order"));
        if (!wasShown) QTest::keyClick(&window(), Qt::Key_J, Qt::ControlModifier);
        window().results().setFilter({});
    }

    void aColumnThatIsKeptWholeGivesWayToNone() {
        const QString period = QStringLiteral("1973-09-18 – 1990-10-02");
        QTableWidget table(1, 3);
        auto* columns = new ui::TableColumns(&table, ui::TableColumns::are({0}));
        columns->keepWhole(1);
        const QStringList texts{QString(80, u'n'), period, QString(60, u'w')};
        for (int column = 0; column < 3; ++column)
            table.setItem(0, column, new QTableWidgetItem(texts[column]));
        table.resize(300, 200);
        table.show();
        const QFontMetrics metrics = table.fontMetrics();
        QTRY_VERIFY(table.columnWidth(1) >= metrics.horizontalAdvance(period));
        QVERIFY(table.columnWidth(2) < metrics.horizontalAdvance(texts[2])); // there is no room for all
    }

    void aColumnIsDraggedFittedByDoubleClickAndKept() {
        window().showPage(QStringLiteral("runs"));
        auto* table = window().runsPage()->table();
        QHeaderView* header = table->horizontalHeader();
        QTRY_VERIFY(header->sectionSize(0) >=
                    table->fontMetrics().horizontalAdvance(longName(QStringLiteral("run 1"))));
        // The Inspector goes with the page that it was beside, and the columns take its room.
        QTRY_VERIFY(!m_stage->find<QDockWidget>("inspectorDock")->isVisible());
        int last = 0, same = 0;
        QTRY_VERIFY([&] {
            const int now = header->sectionSize(0);
            same = now == last ? same + 1 : 0;
            last = now;
            return same > 2;
        }());
        const int edge = header->sectionViewportPosition(1) - 1;
        const int before = header->sectionSize(0);
        QWidget* strip = header->viewport();
        QTest::mouseMove(strip, QPoint(edge, 8));
        QTest::mousePress(strip, Qt::LeftButton, {}, QPoint(edge, 8));
        QTest::mouseMove(strip, QPoint(edge - 20, 8));
        QTest::mouseMove(strip, QPoint(edge - 40, 8));
        QTest::mouseRelease(strip, Qt::LeftButton, {}, QPoint(edge - 40, 8));
        QCOMPARE(header->sectionSize(0), before - 40);
        window().resize(1300, 800);
        QTRY_COMPARE(window().width(), 1300);
        QCOMPARE(header->sectionSize(0), before - 40); // a person's width stays
        QTest::mouseDClick(strip, Qt::LeftButton, {}, QPoint(header->sectionViewportPosition(1) - 1, 8));
        const int fitted = header->sectionSize(0);
        QVERIFY(fitted >= table->fontMetrics().horizontalAdvance(longName(QStringLiteral("run 1"))));
        QVERIFY(fitted != before - 40);
        auto words = traversal::TraversalWords::parse(app::traversalWords());
        auto labels = annotation::labelSetFromJson(app::builtinLabels());
        QVERIFY(words.ok() && labels.ok());
        ui::MainWindow next(*m_stage->session, m_stage->dialogs, m_stage->settings,
                            std::make_shared<const traversal::TraversalWords>(std::move(words).value()),
                            std::move(labels).value());
        next.showPage(QStringLiteral("runs"));
        next.show();
        QTRY_COMPARE(next.runsPage()->table()->horizontalHeader()->sectionSize(0), fitted);
        next.hide();
        window().activateWindow();
    }

    void aTableTwinSpeaksInWordsAndItsFileInNames() {
        window().showPage(QStringLiteral("heatmap"));
        auto* page = shown();
        QTest::mouseClick(page->findChild<QToolButton*>(QStringLiteral("tableSwitch")), Qt::LeftButton);
        auto* table = page->findChild<QTableView*>(QStringLiteral("heatmapTable"));
        QTRY_VERIFY(table->model()->rowCount() > 0);
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(!head.contains(u'_') && (head == u"p" || head.front().isUpper()), qPrintable(head));
        }
        QTest::mouseClick(page->findChild<QToolButton*>(QStringLiteral("tableSwitch")), Qt::LeftButton);
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("numbers.csv")));
        QTest::mouseClick(page->findChild<QToolButton*>(QStringLiteral("exportButton")), Qt::LeftButton);
        QFile file(m_stage->path(QStringLiteral("numbers.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readLine().contains("correct_percent"));
    }

    void aQueueTakesNoMoreThanIsWanted() {
        window().showPage(QStringLiteral("heatmap"));
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::keyClick(&window(), Qt::Key_L, Qt::ControlModifier);
        auto* most = m_stage->find<QSpinBox>("queueMost");
        QVERIFY(most);
        auto* make = m_stage->find<QPushButton>("makeQueue");
        QTRY_VERIFY(make->isEnabled());
        most->setFocus();
        most->selectAll();
        QTest::keyClicks(most, QStringLiteral("5"));
        QVERIFY(m_stage->find<QLabel>("queueCount")->text().startsWith(QLatin1String("5 of ")));
        QTest::mouseClick(make, Qt::LeftButton);
        const auto& annotating = window().annotatePage()->annotating();
        QTRY_VERIFY_WITH_TIMEOUT(annotating.item() && annotating.state().size() == 5, kAnnotateMs);
    }

private:
    ui::MainWindow& window() { return *m_stage->window; }
    QWidget* shown() {
        for (auto* area : window().findChildren<ui::PageArea*>())
            if (area->isVisible()) return area->widget();
        return &window();
    }
    /// How many names are in the tables and lists of a part.
    static int namesIn(QWidget& part) {
        int names = 0;
        for (auto* view : part.findChildren<QAbstractItemView*>())
            if (view->isVisible() && view->model()) names += view->model()->rowCount(view->rootIndex());
        return names;
    }
    static QStringList cut(QWidget& part) {
        QStringList all;
        for (auto* view : part.findChildren<QAbstractItemView*>())
            if (view->isVisible()) all << cutNames(*view);
        return all;
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::readingStory

CHRONOSCOPE_STORY(readingStory, ReadingStory)
#include "ReadingStory.moc"
