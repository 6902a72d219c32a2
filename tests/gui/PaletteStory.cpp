// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/SavedView.h"
#include "core/store/ViewStore.h"
#include "tests/gui/DatedScores.h"
#include "tests/gui/Stage.h"
#include "ui/actions/ActionBook.h"
#include "ui/help/HelpWindow.h"
#include "ui/mainwindow/Palette.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QToolButton>

namespace chronoscope::test::paletteStory {

/// "Go to or do": found by typing, done with Enter, from anywhere in the window.
class PaletteStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        m_stage->window->showPage(QStringLiteral("benchmark"));
    }

    void whatFitsBestComesFirst_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("nothing typed: as they came")
            << QString() << QStringList{"Heat map", "Theme: Dark", "São Paulo 2019"};
        QTest::newRow("begins so") << QStringLiteral("heat") << QStringList{"Heat map"};
        QTest::newRow("a word begins so") << QStringLiteral("dark th") << QStringList{"Theme: Dark"};
        QTest::newRow("accents and case") << QStringLiteral("SAO pau") << QStringList{"São Paulo 2019"};
        QTest::newRow("by its kind") << QStringLiteral("run") << QStringList{"São Paulo 2019"};
        QTest::newRow("inside a word") << QStringLiteral("eme") << QStringList{"Theme: Dark"};
        QTest::newRow("none") << QStringLiteral("heat zebra") << QStringList{};
    }
    void whatFitsBestComesFirst() {
        QFETCH(const QString, typed);
        QFETCH(const QStringList, found);
        const std::vector<ui::PaletteEntry> entries{{"Page", "Heat map", {}, {}},
                                                    {"Command", "Theme: Dark", {}, {}},
                                                    {"Run", QStringLiteral("São Paulo 2019"), {}, {}}};
        QStringList titles;
        for (const auto* entry : ui::fitting(entries, typed))
            titles << entry->title;
        QCOMPARE(titles, found);
    }

    void aPageIsGoneToByTypingIt() {
        type(QStringLiteral("categ"));
        QTest::keyClick(typed(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QWidget>("categoriesRail")->property("checked").toBool());
        QVERIFY(!palette()->isVisible());
    }

    void aRunIsFoundByItsNameAndShown() {
        type(QStringLiteral("known run"));
        QVERIFY(list()->count() > 0);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualItemRect(list()->item(0)).center());
        QTRY_VERIFY(m_stage->find<QWidget>("heatmapRail")->property("checked").toBool());
    }

    void whatAPageCanDoIsDoneFromAnotherPage_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("opened");
        QTest::newRow("paste a table") << QStringLiteral("my own facts") << "benchmark"
                                       << "factsDialog";
        QTest::newRow("distractors") << QStringLiteral("make wrong options") << "benchmark"
                                     << "distractorsDialog";
        QTest::newRow("build") << QStringLiteral("build a benchmark") << "benchmark"
                               << "buildDialog";
    }
    void whatAPageCanDoIsDoneFromAnotherPage() {
        QFETCH(const QString, typed);
        QFETCH(const QString, page);
        QFETCH(const QString, opened);
        m_stage->window->showPage(QStringLiteral("backends"));
        type(typed);
        QTest::keyClick(this->typed(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QWidget>((page + QLatin1String("Rail")).toLatin1().constData())
                        ->property("checked")
                        .toBool());
        QTRY_VERIFY(m_stage->find<QWidget>(opened.toLatin1().constData()));
        auto* dialog = m_stage->find<QWidget>(opened.toLatin1().constData());
        QTRY_VERIFY(dialog->isVisible());
        dialog->close();
    }

    /// The page is shown for the first time, and has not read yet what there is.
    void whatAPageCanDoIsDoneBeforeItHasRead() {
        QVERIFY(importScores(*m_stage, "m-1", datedScores({{"Ada", "mayor"}}, "Ada")) > 0);
        QSignalSpy notices(m_stage->session.get(), &ui::Session::notice);
        type(QStringLiteral("new robustness run"));
        QTest::keyClick(typed(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QWidget>("stressRunDialog") &&
                    m_stage->find<QWidget>("stressRunDialog")->isVisible());
        m_stage->find<QWidget>("stressRunDialog")->close();
        QVERIFY(notices.isEmpty());
    }

    void aViewOfAPageIsGoneTo() {
        type(QStringLiteral("annotate: labels"));
        QTest::keyClick(typed(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QWidget>("annotateRail")->property("checked").toBool());
        QTRY_COMPARE(m_stage->find<QTabWidget>("annotateTabs")->currentIndex(), 1);
    }

    void anElementIsFoundByItsSubjectAndShownWithItsAnswers() {
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY(m_stage->window->results().set());
        const auto elements = m_stage->window->results().set()->elements;
        const std::string_view text = elements->subjects.at(0);
        const QString subject = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        type(subject);
        const auto found = [&] {
            for (int row = 0; row < list()->count(); ++row)
                if (list()->item(row)->text().contains(QStringLiteral("Element")) &&
                    list()->item(row)->text().startsWith(subject))
                    return row;
            return -1;
        };
        QTRY_VERIFY(found() >= 0);
        while (list()->currentRow() < found())
            QTest::keyClick(typed(), Qt::Key_Down);
        QTest::keyClick(typed(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QWidget>("elementsRail")->property("checked").toBool());
    }

    void aSavedViewIsFoundByItsNameAndShown() {
        results::ResultFilter filter;
        filter.templates = {prompt::Template::Mcqa};
        const store::ViewRecord view{0,
                                     "only choices",
                                     results::runsJson({m_stage->window->results().choices(), {}, {}}),
                                     results::toJson(filter),
                                     {}};
        bool isSaved = false;
        m_stage->session->change(
            m_stage->session.get(), [view](store::Database& database) { return store::ViewStore(database).add(view); },
            [&isSaved](const Result<std::int64_t>& id) { isSaved = id.ok(); });
        QTRY_VERIFY(isSaved);
        type(QStringLiteral("only choi"));
        QTRY_VERIFY(list()->count() == 1 && list()->item(0)->text().contains(QStringLiteral("Saved view")));
        QTest::keyClick(typed(), Qt::Key_Return);
        QTRY_VERIFY(m_stage->find<QWidget>("heatmapRail")->property("checked").toBool());
        QTRY_VERIFY(m_stage->window->results().filter() == filter);
        m_stage->window->results().setFilter({});
    }

    void whatCannotBeDoneNowIsSaid() {
        QSignalSpy notices(m_stage->session.get(), &ui::Session::notice);
        type(QStringLiteral("replies of a mined run"));
        QVERIFY(list()->count() > 0);
        QTest::keyClick(typed(), Qt::Key_Return);
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY(notices.first().first().toString().contains(QStringLiteral("cannot be done now")));
    }

    void aHelpChapterOpensAtItsHeading_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("heading");
        QTest::newRow("of statistics") << QStringLiteral("mcnemar") << QStringLiteral("McNemar");
        QTest::newRow("of the reference")
            << QStringLiteral("commands: real") << QStringLiteral("Commands: real models");
    }
    void aHelpChapterOpensAtItsHeading() {
        QFETCH(QString, words);
        QFETCH(QString, heading);
        type(words);
        QTest::keyClick(typed(), Qt::Key_Return);
        auto* help = m_stage->window->findChild<ui::HelpWindow*>();
        QVERIFY(help && QTest::qWaitForWindowActive(help));
        auto* sections = help->findChild<QListWidget*>(QStringLiteral("helpSections"));
        QVERIFY(sections->currentItem()->text().contains(heading));
        help->close();
    }

    void sectionsOfTheHelpStandAsFarApartAsEachOther() {
        ui::HelpWindow& help = ui::HelpWindow::of(*m_stage->window);
        help.showSection(QStringLiteral("What ChroKnowPrompt changed"));
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        const auto* sections = help.findChild<QListWidget*>(QStringLiteral("helpSections"));
        const auto rect = [&](int row) { return sections->visualItemRect(sections->item(row)); };
        const auto isEven = [&] { // measured in another width than drawn, names leave a line empty, or lack one
            for (int row = 2; row < sections->count(); ++row)
                if (rect(row).top() - rect(row - 1).bottom() != rect(1).top() - rect(0).bottom()) return false;
            return true;
        };
        QTRY_VERIFY(isEven());
        QVERIFY(rect(0).width() <= sections->viewport()->width());
        help.close();
    }

    void aSettingOpensWithWhatWasFound() {
        type(QStringLiteral("offline"));
        QTest::keyClick(typed(), Qt::Key_Return);
        auto* settings = m_stage->find<QWidget>("settingsWindow");
        QVERIFY(settings && QTest::qWaitForWindowActive(settings));
        QVERIFY(settings->findChild<QWidget*>(QStringLiteral("setting.network/offline"))->isVisible());
        QVERIFY(!settings->findChild<QWidget*>(QStringLiteral("setting.look/scheme"))->isVisible());
        settings->close();
    }

    void aButtonOfTheWindowOpensItAndSaysItsKeys_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(624, 360)})
            QTest::addRow("%d × %d", size.width(), size.height()) << size;
    }
    void aButtonOfTheWindowOpensItAndSaysItsKeys() {
        QFETCH(const QSize, size);
        m_stage->window->resize(size);
        QTRY_COMPARE(m_stage->window->size(), size);
        auto* button = m_stage->find<QToolButton>("paletteButton");
        QTRY_VERIFY(button->isVisible() && button->visibleRegion().boundingRect() == button->rect());
        QVERIFY2(button->toolTip().endsWith(QLatin1String("(Ctrl+K)")), qPrintable(button->toolTip()));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(palette() && palette()->isVisible());
        QTest::keyClick(typed(), Qt::Key_Escape);
        QVERIFY(!palette()->isVisible());
        auto* keys = m_stage->window->findChild<ui::ActionBook*>();
        QVERIFY(keys->setKeys(QStringLiteral("paletteAction"), QKeySequence(QStringLiteral("Ctrl+Alt+Shift+P"))));
        QVERIFY2(button->toolTip().contains(QLatin1String("P)")), qPrintable(button->toolTip()));
        keys->reset(QStringLiteral("paletteAction"));
        QVERIFY(button->toolTip().endsWith(QLatin1String("(Ctrl+K)")));
    }

    void arrowsGoThroughWhatWasFoundAndEscapeCloses() {
        type(QStringLiteral("theme"));
        QVERIFY(list()->count() > 2);
        QTest::keyClick(typed(), Qt::Key_Down);
        QCOMPARE(list()->currentRow(), 1);
        QTest::keyClick(typed(), Qt::Key_Up);
        QTest::keyClick(typed(), Qt::Key_Up);
        QCOMPARE(list()->currentRow(), 0);
        QTest::keyClick(typed(), Qt::Key_Escape);
        QVERIFY(!palette()->isVisible());
    }

private:
    void type(const QString& text) {
        QTest::keyClick(m_stage->window.get(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(palette() && palette()->isVisible());
        QTest::keyClicks(typed(), text);
    }
    ui::Palette* palette() { return m_stage->window->findChild<ui::Palette*>(); }
    QLineEdit* typed() { return palette()->findChild<QLineEdit*>(QStringLiteral("paletteTyped")); }
    QListWidget* list() { return palette()->findChild<QListWidget*>(QStringLiteral("paletteList")); }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::paletteStory

CHRONOSCOPE_STORY(paletteStory, PaletteStory)
#include "PaletteStory.moc"
