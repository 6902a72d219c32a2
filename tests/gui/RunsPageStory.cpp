// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/SmallServer.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/models/RunTableModel.h"
#include "ui/pages/ComparePage.h"
#include "ui/pages/RunReplies.h"
#include "ui/pages/RunsPage.h"
#include "ui/views/NoticeBar.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

#include <atomic>

namespace chronoscope::test::runsPageStory {

/// A researcher keeps order among runs: names, notes, tags, deletes, repeats.
class RunsPageStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.sample = {benchmark::Sample::Kind::First, 4, 1};
        spec.sets = 2;
        m_second = m_stage->startRun(QStringLiteral("second"), QStringLiteral("calibration:?cutoff=2015"), spec);
        m_stage->waitForEnd(m_second);
        m_stage->window->showPage(QStringLiteral("runs"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        table()->selectRow(1);
        table()->setFocus();
    }
    void cleanup() {
        QVERIFY2(m_stage->dialogs.problems.isEmpty(), qPrintable(m_stage->dialogs.problems.join(u'\n')));
        m_stage.reset();
    }

    void aRunIsRenamedInItsPlace() {
        table()->setCurrentIndex(table()->model()->index(1, ui::RunTableModel::Name));
        QTest::keyClick(table(), Qt::Key_F2);
        auto* editor = table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("for table 2"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(QString::fromStdString(m_stage->session->run(m_second)->name), QStringLiteral("for table 2"));
        QTRY_COMPARE(nameAt(1), QStringLiteral("for table 2"));
        // An empty name is none.
        QTest::keyClick(table(), Qt::Key_F2);
        editor = table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->clear();
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(nameAt(1), QStringLiteral("for table 2"));
    }

    void notesAndTagsAreKeptAndTheListIsFilteredByThem() {
        auto* filter = m_stage->find<QComboBox>("runTagFilter");
        QVERIFY(!filter->isVisible());
        QVERIFY(table()->isColumnHidden(ui::RunTableModel::Tags));
        type(line("runNote"), QStringLiteral("before the prompt was changed"));
        type(line("runTags"), QStringLiteral("paper, draft , paper"));
        QTRY_VERIFY(filter->isVisible());
        QCOMPARE(filter->count(), 3); // all, draft, paper
        QTRY_COMPARE(table()->model()->index(1, ui::RunTableModel::Tags).data().toString(),
                     QStringLiteral("draft, paper"));
        table()->selectRow(0);
        QTRY_COMPARE(line("runNote")->text(), QString());
        choose(filter, QStringLiteral("paper"));
        QVERIFY(table()->isRowHidden(0) && !table()->isRowHidden(1));
        QCOMPARE(table()->currentIndex().row(), 1);
        QTRY_COMPARE(line("runNote")->text(), QStringLiteral("before the prompt was changed"));
        const QString path = m_stage->session->path();
        m_stage->startAgain();
        m_stage->session->openWorkspace(path, false);
        m_stage->window->showPage(QStringLiteral("runs"));
        QTRY_VERIFY(m_stage->find<QComboBox>("runTagFilter")->isVisible());
        QVERIFY(!table()->isRowHidden(0));
        table()->selectRow(1);
        QTRY_COMPARE(line("runTags")->text(), QStringLiteral("draft, paper"));
    }

    void aNarrowWindowKeepsWhatTellsRunsApartAndSaysWhatItLeavesOut() {
        using Model = ui::RunTableModel;
        auto* left = m_stage->find<QLabel>("runColumnsGaveWay");
        m_stage->window->resize(1600, 800);
        QTRY_VERIFY(!table()->isColumnHidden(Model::Started));
        QVERIFY(!left->isVisible()); // there are no tags to be shown
        m_stage->window->resize(1024, 640);
        QTRY_VERIFY(table()->isColumnHidden(Model::Started) && left->isVisible());
        for (const int column : {Model::Name, Model::Model, Model::State, Model::Progress})
            QVERIFY(!table()->isColumnHidden(column));
        const QString started = table()->model()->headerData(Model::Started, Qt::Horizontal).toString();
        QVERIFY2(left->text().contains(started), qPrintable(left->text()));
        m_stage->window->resize(1600, 800);
        QTRY_VERIFY(!left->isVisible());
    }

    void columnsAreHiddenAndRunsSortedByTheirHeads() {
        using Model = ui::RunTableModel;
        m_stage->window->resize(1600, 800);
        QTRY_VERIFY(!table()->isColumnHidden(Model::Started));
        QVERIFY(chooseInHead(QStringLiteral("Created")));
        QTRY_VERIFY(table()->isColumnHidden(Model::Started));
        QVERIFY(!m_stage->find<QLabel>("runColumnsGaveWay")->isVisible()); // it is not for lack of room
        clickHead(Model::Name);
        QTRY_COMPARE(nameAt(0), QStringLiteral("known"));
        clickHead(Model::Name);
        QTRY_COMPARE(nameAt(0), QStringLiteral("second"));
        QCOMPARE(chosenName(), QStringLiteral("second"));
        clickHead(Model::Progress); // numbers as numbers: the fewest replies first
        QTRY_COMPARE(nameAt(0), QStringLiteral("second"));
        clickHead(Model::Progress);
        QTRY_COMPARE(nameAt(0), QStringLiteral("known"));
        const QString path = m_stage->session->path();
        m_stage->startAgain();
        m_stage->session->openWorkspace(path, false);
        m_stage->window->resize(1600, 800);
        m_stage->window->showPage(QStringLiteral("runs"));
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(table()->isColumnHidden(Model::Started));
        QVERIFY(chooseInHead(QStringLiteral("Show all columns")));
        QTRY_VERIFY(!table()->isColumnHidden(Model::Started));
    }

    void aDeletedRunComesBackWithOneKey() {
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QVERIFY(!m_stage->session->run(m_second));
        auto* notice = m_stage->window->runsPage()->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"));
        QTRY_VERIFY(notice->isVisible());
        click(notice->findChild<QPushButton*>(QStringLiteral("noticeButton")));
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        // And later from the list of the deleted ones.
        table()->selectRow(1);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        auto* deleted = m_stage->find<QToolButton>("deletedRunsButton");
        QTRY_VERIFY(deleted->isVisible());
        chooseInMenu(deleted, {QStringLiteral("Bring back “second”")});
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTRY_VERIFY(!deleted->isVisible());
        QTRY_COMPARE(m_stage->session->run(m_second)->state, store::RunState::Finished);
    }

    void afterADeletionTheNextRunIsChosenAndTheRestoredOneAfterUndo() {
        QTest::keyClick(table(), Qt::Key_Up); // the first of the two
        const qint64 first = m_stage->session->everyRun().front()->id;
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QTRY_COMPARE(chosenName(), QStringLiteral("second"));
        auto* notice = m_stage->window->runsPage()->findChild<ui::NoticeBar*>(QStringLiteral("noticeBar"));
        QTRY_VERIFY(notice->isVisible());
        click(notice->findChild<QPushButton*>(QStringLiteral("noticeButton")));
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTRY_COMPARE(chosenName(), QString::fromStdString(m_stage->session->run(first)->name));
        QVERIFY(table()->selectionModel()->isRowSelected(table()->currentIndex().row(), {}));
    }

    void theNewestRepliesLeadToTheInspector() {
        auto* replies = m_stage->window->runsPage()->findChild<QTableWidget*>(QStringLiteral("newestReplies"));
        QTRY_VERIFY(replies->isVisible() && replies->rowCount() > 0);
        QVERIFY(replies->rowCount() <= ui::RunReplies::kMost);
        for (int column = 0; column < replies->columnCount(); ++column)
            QVERIFY2(!replies->item(0, column)->text().isEmpty(), qPrintable(QString::number(column)));
        const QRect cell = replies->visualItemRect(replies->item(0, 0));
        QTest::mouseClick(replies->viewport(), Qt::LeftButton, {}, cell.center());
        QTRY_COMPARE(m_stage->session->selection().run, m_second);
        QVERIFY(m_stage->session->selection().elementRow != 0 && m_stage->session->selection().year != 0);
        auto* prompt = m_stage->window->findChild<QWidget*>(QStringLiteral("inspector"));
        QVERIFY(!prompt || prompt->isVisible());
    }

    void repliesOfAGoingRunAreSeenAsTheyCome() {
        run::RunSpec spec = m_stage->session->run(m_second)->spec;
        const qint64 slow =
            m_stage->startRun(QStringLiteral("slow"), QStringLiteral("calibration:?cutoff=2015&latency_ms=400"), spec);
        auto* replies = m_stage->window->runsPage()->findChild<QTableWidget*>(QStringLiteral("newestReplies"));
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->session->hub().isActive(slow), kLong);
        QTRY_COMPARE(chosenName(), QStringLiteral("slow"));
        QTRY_VERIFY_WITH_TIMEOUT(replies->isVisible() && replies->rowCount() > 0, kLong); // the run need not have ended
        m_stage->waitForEnd(slow);
        QTRY_COMPARE_WITH_TIMEOUT(replies->rowCount(), ui::RunReplies::kMost, kLong);
    }

    void theMenuUnderTheMouseSaysWhatCanBeDone() {
        const QRect row = table()->visualRect(table()->model()->index(1, 0));
        QContextMenuEvent click(QContextMenuEvent::Mouse, row.center(), table()->viewport()->mapToGlobal(row.center()));
        QApplication::sendEvent(table()->viewport(), &click);
        auto* menu = m_stage->find<QMenu>("listMenu");
        QTRY_VERIFY(menu && menu->isVisible());
        QStringList can;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator() && action->isEnabled()) can << action->text().section(QLatin1Char('\t'), 0, 0);
        menu->close();
        QVERIFY(can.contains(QStringLiteral("D&elete")));
        QVERIFY(!can.contains(QStringLiteral("&Compare with the run it repeats"))); // it repeats none
    }

    void againWithAnotherModelAsksWhoAndNothingElse() {
        QTest::keyClick(table(), Qt::Key_M, Qt::ControlModifier);
        auto* dialog = m_stage->window->findChild<ui::NewRunDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->models().ticked().isEmpty());
        QCOMPARE(dialog->spec().sets, 2);
        dialog->activateWindow();
        QTRY_VERIFY(dialog->isActiveWindow()); // else the keys of the table are still awake
        tickPipeline(*dialog);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startRunButton"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), kLong);
        click(start);
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->session->runs().size(), std::size_t{3}, kLong);
        QCOMPARE(m_stage->session->runs().back().sliceHash, m_stage->session->run(m_second)->sliceHash);
    }

    /// The provider serves another model under the same name; the cache knows the old one's replies.
    void aWatchedModelThatChangedIsFoundOut() {
        std::atomic<const char*> says = "A. Paris";
        const FaultServer server([&](const Received& request) {
            return request.path.starts_with("/v1/chat/completions") ? chatReply(says.load()) : smallServer(request);
        });
        run::RunSpec spec = m_stage->session->run(m_second)->spec;
        const std::string uri = "openai:" + server.url() + "?model=tiny-1";
        const qint64 first = m_stage->startRun(QStringLiteral("watched"), QString::fromStdString(uri), spec);
        m_stage->waitForEnd(first);
        for (const auto& [words, expected] : {std::pair("A. Paris", "are the same, word for word"),
                                              std::pair("A. Lyon", "(100.0 %) have other words")}) {
            says = words;
            const auto runs = m_stage->session->runs().size();
            table()->selectRow(static_cast<int>(runs) - 1);
            if (runs > 3) table()->selectRow(2); // the first, again
            table()->setFocus();
            const auto asked = server.count();
            m_stage->dialogs.verbs.clear();
            m_stage->dialogs.verbs << QStringLiteral("Ask again");
            QTest::keyClick(table(), Qt::Key_R, Qt::ControlModifier);
            QTRY_VERIFY2_WITH_TIMEOUT(m_stage->session->runs().size() == runs + 1,
                                      qPrintable(m_stage->dialogs.questions.join(u'\n')), kLong);
            const qint64 again = m_stage->session->runs().back().id;
            m_stage->waitForEnd(again);
            QVERIFY(server.count() >= asked + static_cast<std::size_t>(m_stage->session->run(again)->total));
            table()->selectRow(static_cast<int>(runs));
            auto* detail = m_stage->find<QLabel>("runDetail");
            QTRY_VERIFY2(detail->text().contains(QLatin1String(expected)), qPrintable(detail->text()));
            QVERIFY2(detail->text().startsWith(QStringLiteral("Repeats “watched”")), qPrintable(detail->text()));
        }
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->window->findChild<ui::ComparePage*>()->isVisible());
    }

private:
    /// In the menu under the right button.
    bool chooseInHead(const QString& entry) {
        QWidget* head = table()->horizontalHeader()->viewport();
        const QPoint at(8, head->height() / 2);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, head->mapToGlobal(at));
        QApplication::sendEvent(head, &asked);
        auto* menu = m_stage->window->findChild<QMenu*>(QStringLiteral("runColumnsMenu"));
        if (!menu || !QTest::qWaitFor([menu] { return menu->isVisible(); })) return false;
        for (QAction* action : menu->actions()) {
            if (action->text() != entry) continue;
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return true;
        }
        return false;
    }
    void clickHead(int column) {
        const auto* head = table()->horizontalHeader();
        const QPoint at(head->sectionViewportPosition(column) + head->sectionSize(column) / 2, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
    }
    QTableView* table() { return m_stage->window->runsPage()->table(); }
    QLineEdit* line(const char* name) { return m_stage->find<QLineEdit>(name); }
    QString chosenName() { return table()->currentIndex().siblingAtColumn(ui::RunTableModel::Name).data().toString(); }
    QString nameAt(int row) { return table()->model()->index(row, ui::RunTableModel::Name).data().toString(); }

    std::unique_ptr<Stage> m_stage;
    qint64 m_second = 0;
};

} // namespace chronoscope::test::runsPageStory

CHRONOSCOPE_STORY(runsPageStory, RunsPageStory)
#include "RunsPageStory.moc"
