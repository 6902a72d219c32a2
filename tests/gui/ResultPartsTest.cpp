// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "ui/help/HelpWindow.h"
#include "ui/models/NumbersModel.h"
#include "ui/pages/ElementDetail.h"
#include "ui/settings/Language.h"
#include "ui/settings/Settings.h"
#include "ui/studies/mined/ScoreUnits.h"
#include "ui/studies/robustness/ReportFigures.h"
#include "ui/views/ChoiceBox.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/FilterParts.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/FoldingRow.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTableView>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFragment>
#include <QVBoxLayout>

#include <memory>

namespace chronoscope::test::resultPartsTest {

using results::FilterPart;
using results::ResultFilter;
using results::YearRange;

namespace {
/// A table with the chooser of its columns below it, as pages have them.
struct ChosenTable {
    ChosenTable(ui::NumbersModel& model, ui::Settings& settings) : table(new QTableView(&page)) {
        table->setObjectName(QStringLiteral("someTable"));
        table->setModel(&model);
        chooser = new ui::ColumnChooser(table, &page);
        chooser->keepIn(settings);
        auto* lines = new QVBoxLayout(&page);
        lines->addWidget(table);
        lines->addWidget(chooser);
        page.show();
    }

    QWidget page;
    QTableView* table;
    ui::ColumnChooser* chooser;
};

/// 120 wide, or down to 60.
class Giving : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {120, 20}; }
    QSize minimumSizeHint() const override { return {60, 20}; }
};
} // namespace

/// What the result pages and their filter bar are made of, each by itself.
class ResultPartsTest : public QObject {
    Q_OBJECT
private slots:
    void controlsStayWhereAKeyInThemShowsMoreOfThem() {
        QWidget window;
        auto* lines = new QVBoxLayout(&window);
        auto* row = new ui::FoldingRow("someControls", 8, &window);
        auto* elsewhere = new QPushButton(QStringLiteral("Elsewhere"), &window);
        lines->addWidget(row);
        lines->addWidget(elsewhere);
        lines->addStretch();
        auto* flow = new ui::FlowLayout(8, row->content());
        QList<QComboBox*> boxes;
        for (int i = 0; i < 4; ++i) {
            boxes << new QComboBox(row->content());
            boxes.last()->setFixedSize(120, 30);
            flow->addWidget(boxes.last());
        }
        QComboBox* view = boxes.first();
        QComboBox* fourth = boxes.last(); // in a second line, for which the window is too low
        fourth->hide();
        view->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
        connect(view, &QComboBox::currentIndexChanged, fourth, [fourth](int index) { fourth->setVisible(index == 1); });
        window.resize(420, 400);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        view->setFocus();
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClick(view, Qt::Key_Down);
        QTRY_VERIFY(row->height() > 60);
        QVERIFY(!row->isFolded() && view->hasFocus());
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(view->currentIndex(), 2);
        elsewhere->setFocus();
        QTRY_VERIFY(elsewhere->hasFocus() && row->height() < 60);
        view->setCurrentIndex(1);
        QTRY_VERIFY(row->isFolded() && row->button()->isVisible());
    }

    void runsThatWereAskedAtOtherDatesAreToldWithTheDates() {
        ui::RobustRuns runs;
        runs.runs.resize(3);
        for (std::size_t i = 0; i < runs.runs.size(); ++i) {
            runs.runs[i].run.id = static_cast<std::int64_t>(i) + 1;
            runs.runs[i].run.backend = "calibration:";
        }
        QVERIFY(ui::readingNotes(runs, {}).isEmpty());
        runs.runs[1].spec.dates.clip = {2024, 6, 30};
        const QStringList notes = ui::readingNotes(runs, {});
        QCOMPARE(notes.size(), 1);
        QVERIFY(notes.front().contains(QLatin1String("dates to: 2020-12-31 or 2024-06-30")));
        QVERIFY2(!notes.front().contains(QLatin1String("sampler")), qPrintable(notes.front()));
        QVERIFY(ui::readingNotes(runs, {1, 3}).isEmpty()); // two that are alike are all that is shown
        runs.runs[1].run.backend = "imported:log-probs?from=a.csv";
        QVERIFY(ui::readingNotes(runs, {}).isEmpty()); // its file does not say how
    }

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

    void aNameTooLongForItsBoxIsCutInItsMiddle() {
        ui::ElidedBox box;
        box.addItem(QStringLiteral("meta-llama/Llama-3.1-8B-Instruct, second try"));
        box.addItem(QStringLiteral("short"));
        box.resize(160, 28);
        const QString shown = box.shownText();
        QVERIFY(shown.startsWith(QLatin1String("meta")) && shown.endsWith(QLatin1String("try")) &&
                shown.contains(QChar(0x2026)));
        QVERIFY(box.fontMetrics().horizontalAdvance(shown) < 160);
        box.setCurrentIndex(1);
        QCOMPARE(box.shownText(), QStringLiteral("short"));
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
        filter.labels = {"alias", "outdated"};
        const auto which = static_cast<FilterPart>(part);
        const auto items = ui::partItems(which, filter, nullptr);
        QVERIFY(items.size() >= 2);
        const ResultFilter narrowed = ui::withTicked(which, filter, nullptr, {1});
        QVERIFY(narrowed.narrows(which));
        const auto after = ui::partItems(which, narrowed, nullptr);
        QCOMPARE(std::count_if(after.begin(), after.end(), [](const auto& item) { return item.ticked; }), 1);
        QVERIFY(!ui::withTicked(which, filter, nullptr, {}).narrows(which));
    }

    void aJudgesNumberIsOverTheItemsThatItScored() {
        mined::ScoreMean mean;
        mean.add(mined::ItemScore{100, 100, 80});
        mean.add(mined::ItemScore{0, 0, std::nullopt});
        mean.add(std::nullopt);
        QCOMPARE(ui::scoreLine(mean, "judge"), QStringLiteral("Judge 80.0 %, n = 1 items, 1 not judged, 1 missing"));
        QVERIFY(ui::scoreLine(mean, "cem").endsWith(QStringLiteral("n = 2 items, 1 missing")));
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
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Correct, %"));
        QVERIFY(model.index(0, 1).data(ui::NumbersModel::kSortRole).toDouble() <
                model.index(1, 1).data(ui::NumbersModel::kSortRole).toDouble());
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

    void whatCanGiveWayDoesSoBeforeAFlowTakesAnotherLine() {
        QWidget area;
        auto* flow = new ui::FlowLayout(4, &area);
        auto* stiff = new QWidget(&area);
        stiff->setFixedSize(50, 20);
        flow->addWidget(stiff);
        QList<Giving*> boxes{new Giving(&area), new Giving(&area)};
        for (Giving* box : boxes)
            flow->addWidget(box);
        QCOMPARE(flow->heightForWidth(298), 20); // 50 + 4 + 120 + 4 + 120
        QCOMPARE(flow->heightForWidth(178), 20); // 60 each
        QCOMPARE(flow->heightForWidth(177), 44);
        flow->setGeometry({0, 0, 215, 20});
        QCOMPARE(stiff->width(), 50);
        QCOMPARE(boxes[0]->width() + boxes[1]->width(), 215 - 58);
        QCOMPARE(boxes[1]->geometry().right(), 214);
    }

    void columnsAreHiddenByTitleAndRemembered() {
        const QTemporaryDir folder;
        ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        ui::NumbersModel model;
        model.setTable(threeColumns());
        ChosenTable one(model, settings);
        QVERIFY(QTest::qWaitForWindowExposed(&one.page));
        chooseInMenu(one.chooser, {QStringLiteral("Correct, %")});
        QVERIFY(one.table->isColumnHidden(2));
        QVERIFY(!one.table->isColumnHidden(1));
        model.setTable({});
        model.setTable(threeColumns());
        QVERIFY(one.table->isColumnHidden(2));

        ChosenTable later(model, settings);
        QVERIFY(QTest::qWaitForWindowExposed(&later.page));
        QVERIFY(later.table->isColumnHidden(2));
        chooseInMenu(later.chooser, {QStringLiteral("Correct, %")});
        QVERIFY(!later.table->isColumnHidden(2));
        QVERIFY(settings.columns(QStringLiteral("someTable")).isEmpty());
    }

    void whatNamesARowIsNeverHidden() {
        const QTemporaryDir folder;
        ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setColumns(QStringLiteral("someTable"), "Run\nSubject\nCorrect, %");
        ui::NumbersModel model;
        model.setTable(threeColumns());
        ChosenTable one(model, settings);
        QVERIFY(!one.table->isColumnHidden(0));
        QVERIFY(!one.table->isColumnHidden(1));
        QVERIFY(one.table->isColumnHidden(2));
        QVERIFY(QTest::qWaitForWindowExposed(&one.page));
        inMenu(one.chooser, [](const QMenu& menu) {
            QVERIFY(!menu.actions().at(0)->isEnabled());
            QVERIFY(!menu.actions().at(1)->isEnabled());
            QVERIFY(menu.actions().at(2)->isEnabled());
        });
    }

    void headingsOfTheHelpAreFoundInEveryLanguage() {
        for (const char* language : {"fr", "ko"}) {
            ui::Translation words;
            QVERIFY(words.load(QStringLiteral(":/translations/chronoscope_") + QLatin1String(language)));
            for (const QString& heading : ui::HelpWindow::headings())
                QVERIFY2(!words.translate("chronoscope::ui::HelpWindow", heading.toUtf8().constData()).isEmpty(),
                         qPrintable(QLatin1String(language) + QLatin1String(": ") + heading));
        }
        const ui::Language french(QStringLiteral("fr"));
        ui::HelpWindow help;
        help.showSection(QStringLiteral("Getting started"));
        const auto* sections = help.findChild<QListWidget*>(QStringLiteral("helpSections"));
        QCOMPARE(sections->currentItem()->text(), QStringLiteral("Premiers pas"));
        auto* search = help.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        QTest::keyClicks(search, QStringLiteral("trousseau"));
        QVERIFY(!sections->currentItem()->isHidden());
        QCOMPARE(sections->currentItem()->text(), QStringLiteral("Modèles et clés"));
        search->clear();
        QTest::keyClicks(search, QStringLiteral("l'audit")); // printed with the other apostrophe
        QVERIFY(!sections->currentItem()->isHidden());
        QVERIFY(sections->currentItem()->text() != QStringLiteral("Modèles et clés"));
    }

    /// One text for the help and for who reads it in docs.
    void theReferenceOfAllCommandsIsAChapter() {
        QFile file(QFINDTESTDATA("../../docs/reference.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QFile shipped(QStringLiteral(":/help/reference.md"));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == shipped.readAll());
        const QStringList headings = ui::HelpWindow::headings();
        QVERIFY(headings.contains(QStringLiteral("Reference of all commands")));
        QCOMPARE(QSet<QString>(headings.begin(), headings.end()).size(), headings.size()); // each is found by its own
        ui::HelpWindow help;
        help.showSection(QStringLiteral("Commands: reading results"));
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        auto* text = help.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        QTextCursor link = text->document()->find(QStringLiteral("in the chapter Statistics"));
        QVERIFY(!link.isNull());
        link.setPosition(link.selectionEnd() - 2);
        text->setTextCursor(link);
        QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, text->cursorRect(link).center());
        const auto* sections = help.findChild<QListWidget*>(QStringLiteral("helpSections"));
        QCOMPARE(sections->currentItem()->text(), QStringLiteral("Statistics"));
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("Statistics"));
    }

    /// Tables, commands and pictures of every chapter wrap or get smaller.
    void theHelpIsReadInAWindowOf640By400() {
        ui::HelpWindow help;
        help.show();
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        auto* text = help.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        const double full = picturesHeight(*text);
        help.resize(640, 400);
        QTRY_COMPARE(help.size(), QSize(640, 400));
        QTRY_VERIFY(picturesHeight(*text) < full);
        QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
        QVERIFY(text->viewport()->width() > 380);
        auto* search = help.findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("chronoscope judge --scoring"));
        const auto* sections = help.findChild<QListWidget*>(QStringLiteral("helpSections"));
        QCOMPARE(sections->currentItem()->text(), QStringLiteral("Commands: pictures and time"));
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("Commands: pictures and time"));
        const auto onTop = [&] { return text->cursorForPosition({40, 12}).block().text(); };
        QCOMPARE(onTop(), QStringLiteral("Commands: pictures and time"));
        const double before = picturesHeight(*text);
        help.resize(640, 500);
        help.resize(800, 500);
        QTRY_VERIFY(picturesHeight(*text) > before);
        QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
    }

    void everyPictureOfTheHelpIsThereAndFitsTheText() {
        ui::HelpWindow help;
        const auto* text = help.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        int pictures = 0;
        for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                if (!at.fragment().charFormat().isImageFormat()) continue;
                const QTextImageFormat picture = at.fragment().charFormat().toImageFormat();
                QVERIFY2(!QImage(QStringLiteral(":/help/") + picture.name()).isNull(), qPrintable(picture.name()));
                QVERIFY2(picture.width() > 0 && picture.width() < help.width() - 230, qPrintable(picture.name()));
                ++pictures;
            }
        }
        QVERIFY(pictures >= 8);
    }

    void everyPageHasASectionOfTheHelp_data() {
        QTest::addColumn<QString>("page");
        const Stage stage;
        for (const auto* page : stage.window->findChildren<QWidget*>())
            if (const QString name = page->property("page").toString();
                page->property("isPage").toBool() || name == QLatin1String("welcome"))
                QTest::newRow(qPrintable(name)) << name;
        for (const char* window : {"newRunDialog", "factsDialog", "newQueueDialog", "settingsWindow"})
            QTest::newRow(window) << QString::fromLatin1(window);
    }

    void everyPageHasASectionOfTheHelp() {
        QFETCH(QString, page);
        QVERIFY(!ui::HelpWindow::sectionOf(page).isEmpty());
        ui::HelpWindow help;
        help.showSection(ui::HelpWindow::sectionOf(page));
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        const auto* sections = help.findChild<QListWidget*>(QStringLiteral("helpSections"));
        QVERIFY(sections->currentItem());
        QCOMPARE(sections->currentItem()->text(), ui::HelpWindow::sectionOf(page));
        auto* text = help.findChild<QTextBrowser*>(QStringLiteral("helpText"));
        QCOMPARE(text->textCursor().block().text(), ui::HelpWindow::sectionOf(page));
        QVERIFY(text->viewport()->rect().intersects(text->cursorRect()));
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!help.isVisible());
    }

    void otherKeysOfAnElementAreWordsAndNoJson_data() {
        QTest::addColumn<QString>("extra");
        QTest::addColumn<QString>("shown");
        QTest::newRow("of every kind")
            << QStringLiteral(R"({"checked":true,"notes":["one","two"],"page":{"id":7,"title":"Ada"},"score":0.5})")
            << QStringLiteral("checked: yes\nnotes: one, two\npage: id: 7, title: Ada\nscore: 0.5");
        QTest::newRow("no object") << QStringLiteral("[1") << QStringLiteral("[1");
    }
    void otherKeysOfAnElementAreWordsAndNoJson() {
        QFETCH(const QString, extra);
        benchmark::Element element;
        element.subject = "Ada";
        element.extra = extra.toStdString();
        ui::ElementDetail detail;
        detail.setElement(element);
        QTEST(detail.findChild<QLabel*>(QStringLiteral("elementExtra"))->text(), "shown");
    }

    void aBoxTakesTheRoomOfWhatIsChosenWhereThereIsSome() {
        std::unique_ptr<QComboBox> box(ui::choiceBox(nullptr, "box", {}, {}, 10));
        box->addItems({QStringLiteral("short"), QStringLiteral("A run with a longer name no. 2")});
        const int little = box->sizeHint().width();
        box->setCurrentIndex(1);
        QVERIFY(box->sizeHint().width() > little);
        QVERIFY(box->minimumSizeHint().width() <= little); // and gives way
        box->resize(box->sizeHint());
        QCOMPARE(static_cast<ui::ElidedBox*>(box.get())->shownText(), box->currentText());
    }

private:
    static double picturesHeight(const QTextBrowser& text) {
        double height = 0;
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                if (at.fragment().charFormat().isImageFormat())
                    height += at.fragment().charFormat().toImageFormat().height();
        return height;
    }
    static analysis::Table threeColumns() {
        analysis::Table table;
        table.addColumn("run");
        table.addColumn("subject");
        table.addColumn("correct_percent", true);
        table.rows = {{"a", "b", "9.5"}};
        return table;
    }
};

} // namespace chronoscope::test::resultPartsTest

CHRONOSCOPE_STORY(resultPartsTest, ResultPartsTest)
#include "ResultPartsTest.moc"
