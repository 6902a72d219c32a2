// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "app/SampleWorkspace.h"
#include "core/store/WorkspaceLock.h"
#include "ui/dialogs/FactsDialog.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/WelcomePage.h"
#include "ui/views/PageArea.h"
#include "ui/views/SavedBar.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

namespace chronoscope::test::welcomeStory {

namespace {
constexpr int kLong = 30'000;
} // namespace

/// What the first page of the window leads to.
class WelcomeStory : public QObject {
    Q_OBJECT
private slots:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void theWelcomeLeadsToTheSampleInOneAction() {
        const QString file = m_stage->path(QStringLiteral("sample.chronoscope"));
        m_stage->window->findChild<ui::WelcomePage*>()->setSample(
            [](const std::string& path) { return app::makeSampleWorkspace(path); }, file);
        m_stage->window->showPage(QStringLiteral("welcome"));
        auto* busy = m_stage->find<QProgressBar>("welcomeBusy");
        QVERIFY(!busy->isVisible());
        click(m_stage->find<QPushButton>("welcomeSample")); // the one action
        QVERIFY(busy->isVisible());
        QVERIFY(m_stage->find<QLabel>("welcomeMaking")->text().startsWith(QLatin1String("Making the sample")));
        for (const char* way : {"welcomeSample", "welcomeAsk", "welcomeFacts", "welcomeOpen", "welcomeNew"})
            QVERIFY2(!m_stage->find<QPushButton>(way)->isEnabled(), way); // no key begins another
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->session->path(), file, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->window->heatmapPage()->isVisible(), kLong);
        QTRY_COMPARE(m_stage->session->runs().size(), std::size_t{4});
        const store::RunRecord& real = m_stage->session->runs().front();
        QCOMPARE(real.model, std::string("chronotiny-v1.gguf"));
        QCOMPARE(real.state, store::RunState::Finished);
        const auto* plot = m_stage->window->heatmapPage()->plot();
        QTRY_COMPARE_WITH_TIMEOUT(plot->data().rowCount(), 4, kLong);
        QVERIFY(plot->data().rows.front().label.startsWith(QStringLiteral("ChronoTiny v1")));
    }

    void theWelcomeSaysWhyThereIsNoSample() {
        m_stage->window->findChild<ui::WelcomePage*>()->setSample(
            [](const std::string&) {
                return Status(Error{ErrorCode::Io, "no room", {}});
            },
            m_stage->path(QStringLiteral("sample.chronoscope")));
        m_stage->window->showPage(QStringLiteral("welcome"));
        click(m_stage->find<QPushButton>("welcomeSample"));
        QTRY_COMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(m_stage->dialogs.problems.first().contains(QStringLiteral("no room")));
        QVERIFY(m_stage->find<QPushButton>("welcomeSample")->isEnabled());
        QVERIFY(!m_stage->find<QProgressBar>("welcomeBusy")->isVisible());
    }

    void theWelcomeListsWhatWasOpenAndForgetsWhatIsGone() {
        m_stage->openNew();
        const QString kept = m_stage->session->path();
        m_stage->session->closeWorkspace();
        const QString gone = m_stage->path(QStringLiteral("gone.chronoscope"));
        m_stage->settings.addRecent(gone);
        m_stage->window->showPage(QStringLiteral("welcome"));
        auto* recent = m_stage->find<QListWidget>("welcomeRecent");
        QTRY_COMPARE(recent->count(), 2);
        QVERIFY(recent->item(0)->text().contains(QStringLiteral("not there any more")));
        QVERIFY(recent->item(0)->foreground() != recent->item(1)->foreground());
        QVERIFY2(recent->item(1)->text().contains(QLatin1String("0 runs")), qPrintable(recent->item(1)->text()));
        recent->setFocus();
        QTest::keyClick(recent, Qt::Key_Home);
        QTest::keyClick(recent, Qt::Key_Delete);
        QCOMPARE(recent->count(), 1);
        QCOMPARE(m_stage->settings.recent(), QStringList{kept});
        QTest::keyClick(recent, Qt::Key_Home);
        QTest::keyClick(recent, Qt::Key_Return);
        QTRY_COMPARE(m_stage->session->path(), kept);
        QTRY_VERIFY(!recent->isVisible()); // the page that was left is back
    }

    void anEmptyPageLeadsToTheWaysIn_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("robustness") << QStringLiteral("robustness") << false;
        QTest::newRow("MINED") << QStringLiteral("mined") << false;
        QTest::newRow("heat map") << QStringLiteral("heatmap") << false;
        QTest::newRow("heat map of an empty workspace") << QStringLiteral("heatmap") << true;
    }
    void anEmptyPageLeadsToTheWaysIn() {
        QFETCH(const QString, page);
        QFETCH(const bool, isOpen);
        if (isOpen) m_stage->openNew();
        m_stage->window->showPage(page);
        QPushButton* seen = nullptr;
        const auto isOffered = [&] {
            for (auto* button : m_stage->window->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QLatin1String("Show the ways in")) seen = button;
            return seen != nullptr;
        };
        QTRY_VERIFY(isOffered());
        click(seen);
        QTRY_VERIFY(m_stage->find<QPushButton>("welcomeSample")->isVisible());
    }

    void anEmptyPageHasNoBlankChoices_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"answers", "stale", "compare", "heatmap"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void anEmptyPageHasNoBlankChoices() {
        QFETCH(const QString, page);
        m_stage->openNew();
        m_stage->window->showPage(page);
        QWidget* shown = nullptr;
        for (auto* area : m_stage->window->findChildren<ui::PageArea*>())
            if (area->isVisible()) shown = area->widget();
        QVERIFY(shown);
        QTRY_VERIFY(shown->findChild<QWidget*>(QStringLiteral("emptyState"))->isVisible());
        const auto seen = [&] {
            QStringList names;
            for (const auto* box : shown->findChildren<QComboBox*>())
                if (box->isVisible()) names << box->objectName();
            return names.join(u' ');
        };
        QTRY_COMPARE(seen(), QString());
        m_stage->openSample();
        QTRY_VERIFY_WITH_TIMEOUT(!seen().isEmpty(), kLong);
    }

    void helpBesideTheWelcomeBeginsAtTheBeginning() {
        m_stage->window->showPage(QStringLiteral("robustness")); // the page before
        m_stage->window->showPage(QStringLiteral("welcome"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_F1);
        auto* sections = m_stage->find<QListWidget>("helpSections");
        QTRY_VERIFY(sections && sections->isVisible());
        QVERIFY(sections->currentItem());
        QCOMPARE(sections->currentItem()->text(), QStringLiteral("Getting started"));
        sections->window()->close();
    }

    void theWelcomeIsAsNarrowAsTheWindow() { // 200 % of 1280 × 800
        m_stage->window->resize(624, 360);
        QTRY_COMPARE(m_stage->window->size(), QSize(624, 360));
        m_stage->window->showPage(QStringLiteral("welcome"));
        auto* way = m_stage->find<QPushButton>("welcomeSample");
        QTRY_VERIFY(way->isVisible());
        for (auto* area : m_stage->window->findChildren<ui::PageArea*>())
            if (area->isVisible()) QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        m_stage->window->resize(1280, 800);
        QTRY_COMPARE(m_stage->window->size(), QSize(1280, 800));
        QTRY_COMPARE(way->parentWidget()->width(), 640); // as wide as it likes to be
    }

    void pagesDoNotSayThatThereIsNoWorkspaceWhileOneIsOpened() {
        m_stage->window->showPage(QStringLiteral("heatmap"));
        auto* cover = m_stage->find<QWidget>("openingCover");
        QVERIFY(cover && !cover->isVisible());
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("soon.chronoscope")), true);
        QVERIFY(cover->isVisible());
        QCOMPARE(cover->findChild<QLabel*>()->text(), QStringLiteral("Opening soon.chronoscope…"));
        QCOMPARE(cover->size(), cover->parentWidget()->size());
        QTRY_VERIFY(m_stage->session->isOpen());
        QTRY_VERIFY(!cover->isVisible());
        m_stage->session->closeWorkspace();
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("nowhere/at all.chronoscope")), false);
        QVERIFY(cover->isVisible());
        QTRY_COMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(!cover->isVisible());
    }

    void theMenuOfTheWorkspaceImports() {
        m_stage->openNew();
        m_stage->window->showPage(QStringLiteral("runs"));
        chooseInMenu(m_stage->find<QToolButton>("workspaceMenu"), {QStringLiteral("Im&port…")});
        QTRY_COMPARE(m_stage->dialogs.asked.size(), 1);
        QCOMPARE(m_stage->dialogs.asked.last().wants, ui::FileQuestion::Wants::Files);
        QTRY_VERIFY(m_stage->find<QWidget>("benchmarkRail")->property("checked").toBool());
    }

    void theWelcomeLeadsToAsking() {
        m_stage->window->showPage(QStringLiteral("welcome"));
        click(m_stage->find<QPushButton>("welcomeAsk"));
        QTRY_VERIFY(m_stage->find<QLineEdit>("askQuestion")->isVisible());
    }

    void aWorkspaceThatIsClosedLeavesTheWelcomeAndIsNotOpenedAtTheNextStart() {
        const QString file = m_stage->path(QStringLiteral("closing.chronoscope"));
        m_stage->session->openWorkspace(file, true);
        QTRY_COMPARE(m_stage->session->path(), file);
        QCOMPARE(m_stage->settings.lastWorkspace(), file);
        m_stage->window->workspaces().close();
        QTRY_VERIFY(m_stage->find<QPushButton>("welcomeSample")->isVisible());
        QCOMPARE(m_stage->settings.lastWorkspace(), QString());
        m_stage->window->workspaces().open(m_stage->settings.recent().value(0));
        QTRY_VERIFY(m_stage->session->isOpen());
        QCOMPARE(m_stage->settings.lastWorkspace(), m_stage->session->path());
    }

    void theWelcomeLeadsToOnesOwnFactsOverANewWorkspace() {
        m_stage->session->closeWorkspace();
        QTRY_VERIFY(!m_stage->session->isOpen());
        m_stage->window->showPage(QStringLiteral("welcome"));
        auto* facts = m_stage->find<QPushButton>("welcomeFacts");
        click(facts); // the question for a place is left alone
        QVERIFY(!m_stage->session->isOpen());
        m_stage->dialogs.answers << m_stage->path(QStringLiteral("facts.chronoscope"));
        click(facts);
        QTRY_VERIFY(m_stage->window->findChild<ui::FactsDialog*>());
        QVERIFY(m_stage->session->isOpen());
        m_stage->window->findChild<ui::FactsDialog*>()->close();
    }

    void onesOwnFactsNeedNoQuestionForAPlaceWhereWorkspacesHaveAHome() {
        int times = 0;
        m_stage->window->workspaces().setHome(m_stage->path(QStringLiteral("home")));
        // Where no facts came the next ones take the same place.
        const std::string first = m_stage->path(QStringLiteral("home/Own facts.chronoscope")).toStdString();
        for (const char* expected : {"Own facts.chronoscope", "Own facts.chronoscope", "Own facts 2.chronoscope"}) {
            m_stage->session->closeWorkspace();
            QTRY_VERIFY(!m_stage->session->isOpen() && !store::WorkspaceLock::isHeld(first));
            m_stage->window->showPage(QStringLiteral("welcome"));
            click(m_stage->find<QPushButton>("welcomeFacts"));
            QTRY_VERIFY(m_stage->window->findChild<ui::FactsDialog*>());
            QCOMPARE(QFileInfo(m_stage->session->path()).fileName(), QLatin1String(expected));
            auto* bar = ui::SavedBar::of(*m_stage->window);
            QTRY_VERIFY(bar->text().contains(QLatin1String(expected))); // where it is
            m_stage->window->findChild<ui::FactsDialog*>()->close();
            QTRY_VERIFY(!m_stage->window->findChild<ui::FactsDialog*>());
            if (++times == 2) bringSomething();
        }
        QVERIFY(m_stage->dialogs.asked.isEmpty());
    }

private:
    void bringSomething() {
        QSignalSpy imported(m_stage->session.get(), &ui::Session::importFinished);
        m_stage->session->importPaths({m_stage->sampleFolder()});
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, kLong);
    }
    static void click(QAbstractButton* button) {
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton, {}, {12, button->height() / 2});
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::welcomeStory

CHRONOSCOPE_STORY(welcomeStory, WelcomeStory)
#include "WelcomeStory.moc"
