// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/annotation/ItemView.h"
#include "ui/annotation/LabelPanel.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/annotation/QueueBar.h"
#include "ui/pages/AnnotatePage.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <time.h>

#include <algorithm>

namespace chronoscope::test::annotateStory {

namespace {
constexpr int kLong = 30'000;
constexpr int kLabelled = 20;
constexpr std::size_t kBulk = 10'000;
constexpr std::int64_t kLongQueue = 100'000;
constexpr double kBulkMs = 1'000;
constexpr double kNextMs = 30;

/// Time that this thread took: it waits for nothing, so on an idle machine that is the time that passes.
double spentMs() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// What nobody has annotated: items of a run that is in no workspace.
std::vector<ui::AnnotationTarget> inventedTargets(std::size_t count) {
    std::vector<ui::AnnotationTarget> targets;
    for (std::size_t i = 0; i < count; ++i)
        targets.push_back(
            {{contentId("a run"), contentId(std::to_string(i)), 2020, prompt::Template::Generation}, "model"});
    return targets;
}
} // namespace

/// A researcher reads wrong answers and says why each is wrong, with the keyboard alone.
class AnnotateStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        QTest::keyClick(m_stage->window.get(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(page().isVisible());
        QVERIFY(find<QWidget>("annotateEmpty")->isVisible()); // no workspace
        m_stage->openSample();
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->window->results().set() != nullptr, kLong);
        QTRY_VERIFY(hub().isReady());
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        if (m_isBroken) QSKIP("an earlier step of the story failed");
        m_stage->window->showPage(QStringLiteral("annotate"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        page().setFocus();
    }

    void cleanup() { m_isBroken = m_isBroken || QTest::currentTestFailed(); }

    void aQueueIsMadeFromTheFilterAndTheFirstLabelAsksForAName() {
        auto* button = find<QWidget>("annotateEmpty")->findChild<QPushButton*>();
        QVERIFY(button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        auto* dialog = page().findChild<ui::NewQueueDialog*>();
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog)); // till then its keys are the page's
        auto* make = dialog->findChild<QPushButton*>(QStringLiteral("makeQueue"));
        QTRY_VERIFY_WITH_TIMEOUT(make->isEnabled(), kLong);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("queueName"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("First pass"));
        QTRY_VERIFY_WITH_TIMEOUT(make->isEnabled(), kLong);
        QTest::mouseClick(make, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page().annotating().queueId() != 0, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kLong);
        QVERIFY(!page().findChild<QInputDialog*>(QStringLiteral("authorDialog"))); // reading needs no name
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        page().setFocus();
        press(Qt::Key_2);
        auto* author = page().findChild<QInputDialog*>(QStringLiteral("authorDialog"));
        QVERIFY(author);
        QTRY_VERIFY(!page().findChild<ui::NewQueueDialog*>());
        QVERIFY(QTest::qWaitForWindowActive(author));
        auto* line = author->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("Anna"));
        // By mouse: the window manager may give the keys to the window once more, when the dialog before is gone.
        QTest::mouseClick(author->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QTRY_COMPARE(hub().author(), std::string("Anna"));
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kLong);
        QCOMPARE(hub().queues().front().name, std::string("First pass"));
        QVERIFY(page().annotating().state().size() > kLabelled + 10);
        QCOMPARE(page().annotating().place(), 0);
        QTRY_COMPARE(page().annotating().mine().labels.size(), std::size_t{1}); // what was meant is said
        press(Qt::Key_2);
        QVERIFY(page().annotating().mine().empty());
        QTRY_VERIFY(!page().findChild<QInputDialog*>(QStringLiteral("authorDialog")));
    }

    void theItemShowsWhatThereIsToJudge() {
        const auto& cell = page().annotating().item()->cell;
        QVERIFY(find<QLabel>("itemSubject")->text().contains(QString::fromStdString(cell.element.subject)));
        QVERIFY(find<QLabel>("itemGold")->text().contains(QString::fromStdString(cell.gold().front().front())));
        const auto* answer = page().itemView()->answer();
        QVERIFY(answer && !answer->hit);
        QCOMPARE(page().itemView()->reply()->toPlainText(), QString::fromStdString(answer->example));
        if (answer->said) { // the answer itself is what is marked
            const auto marks = page().itemView()->reply()->extraSelections();
            const QString said = QString::fromStdString(
                answer->example.substr(answer->said->from, answer->said->to - answer->said->from));
            QCOMPARE(marks.first().cursor.selectedText(), said);
        }
    }

    void twentyItemsAreLabelledByTheirDigits() {
        for (int i = 0; i < kLabelled; ++i) {
            const auto item = page().annotating().item()->cell.item;
            const int label = i % 10;
            press(static_cast<Qt::Key>(label == 9 ? Qt::Key_0 : Qt::Key_1 + label));
            QCOMPARE(
                hub().mine(item).labels,
                std::vector<std::string>{page().annotating().labels().labels[static_cast<std::size_t>(label)].key});
            QVERIFY(page().labelPanel()->label(label)->isChecked());
            next();
            QVERIFY(page().annotating().item()->cell.item != item);
        }
        QCOMPARE(page().annotating().state().done(), static_cast<std::size_t>(kLabelled));
        QCOMPARE(page().annotating().state().given(0), std::size_t{2});
        QVERIFY(find<QLabel>("queueProgress")->text().contains(QStringLiteral("20 of")));
    }

    void whatIsTypedInTheNoteIsNoCommand() {
        const auto item = page().annotating().item()->cell.item;
        press(Qt::Key_N);
        QPlainTextEdit* note = page().labelPanel()->note();
        QVERIFY(note->hasFocus());
        QTest::keyClicks(note, QStringLiteral("since 12 us"));
        QVERIFY(hub().mine(item).labels.empty());
        QTest::keyClick(note, Qt::Key_2, Qt::AltModifier);
        QTest::keyClick(note, Qt::Key_F, Qt::AltModifier);
        QTest::keyClick(note, Qt::Key_V, Qt::AltModifier);
        QCOMPARE(note->toPlainText(), QStringLiteral("since 12 us"));
        QTest::keyClick(note, Qt::Key_Return, Qt::ControlModifier);
        const auto said = hub().mine(item);
        QCOMPARE(said.note, std::string("since 12 us"));
        QCOMPARE(said.labels.size(), std::size_t{1});
        QCOMPARE(said.severity, 1);
        QVERIFY(said.flag);
        QTRY_VERIFY(hasItem());
        QVERIFY(page().annotating().item()->cell.item != item);
        QVERIFY(!note->hasFocus());
    }

    void escapeLeavesTheNoteAndKeepsIt() {
        const auto item = page().annotating().item()->cell.item;
        press(Qt::Key_N);
        QTest::keyClicks(page().labelPanel()->note(), QStringLiteral("later"));
        QTest::keyClick(page().labelPanel()->note(), Qt::Key_Escape);
        QCOMPARE(hub().mine(item).note, std::string("later"));
        QVERIFY(!page().labelPanel()->note()->hasFocus());
        next();
    }

    void aSkippedItemComesBackLast() {
        const int place = page().annotating().place();
        press(Qt::Key_S);
        QTRY_VERIFY(hasItem());
        QVERIFY(page().annotating().place() != place);
        QVERIFY(page().annotating().state().isSkipped(static_cast<std::size_t>(place)));
        QCOMPARE(page().annotating().state().skipped(), std::size_t{1});
        press(Qt::Key_Backspace);
        QCOMPARE(page().annotating().place(), place);
        next();
    }

    void undoTakesASkipBackAndGoesThere() {
        const int place = page().annotating().place();
        const auto isSkipped = [this, place] {
            return page().annotating().state().isSkipped(static_cast<std::size_t>(place));
        };
        press(Qt::Key_S);
        QVERIFY(page().annotating().place() != place);
        QTRY_VERIFY(hasItem());
        press(Qt::Key_U);
        QCOMPARE(page().annotating().place(), place);
        QVERIFY(!isSkipped());
        press(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(isSkipped());
        press(Qt::Key_U);
        QTRY_COMPARE(hub().unsaved(), 0);
        QVERIFY(!storedItems(page().annotating().queueId())[static_cast<std::size_t>(place)].skipped);
        QCOMPARE(page().annotating().place(), place);
    }

    void undoGoesToWhatItTakesBack() {
        const auto item = page().annotating().item()->cell.item;
        const int place = page().annotating().place();
        press(Qt::Key_3);
        next();
        press(Qt::Key_U);
        QCOMPARE(page().annotating().place(), place);
        QVERIFY(hub().mine(item).empty());
        press(Qt::Key_U, Qt::ShiftModifier);
        QCOMPARE(hub().mine(item).labels.size(), std::size_t{1});
        QTRY_VERIFY(hasItem());
        next();
    }

    void theSuggestionIsALabelOnlyWhenItIsTaken() {
        const auto item = page().annotating().item()->cell.item;
        const int label = page().annotating().suggestedLabel();
        QVERIFY(label >= 0);
        QVERIFY(hub().mine(item).empty());
        press(Qt::Key_Y);
        QCOMPARE(hub().mine(item).labels,
                 std::vector<std::string>{page().annotating().labels().labels[static_cast<std::size_t>(label)].key});
        next();
    }

    void theHistoryFollowsWhatIsDone() {
        auto* fold = find<QAbstractButton>("historyFold");
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        auto* history = find<QLabel>("annotationHistory");
        QTRY_VERIFY(history->text().contains(QStringLiteral("Nothing was done")));
        press(Qt::Key_V);
        QTRY_VERIFY(history->text().contains(QStringLiteral("Anna · Severity 1")));
        press(Qt::Key_U);
        QTRY_VERIFY(history->text().contains(QStringLiteral("Severity 1 (undone)")));
        QTest::keyClick(fold, Qt::Key_Space);
        page().setFocus();
    }

    void anAnswerIsAcceptedWithItsReason() {
        while (page().itemView()->answer()->answer.empty())
            next();
        const auto item = page().annotating().item()->cell.item;
        const std::string answer = page().itemView()->answer()->answer;
        press(Qt::Key_A);
        QLineEdit* reason = page().labelPanel()->reason();
        QVERIFY(reason->hasFocus());
        QTest::keyClicks(reason, QStringLiteral("another name of it"));
        QTest::keyClick(reason, Qt::Key_Return);
        const auto said = hub().mine(item);
        QCOMPARE(said.accepted, (std::vector<annotation::AcceptedAnswer>{{answer, "another name of it"}}));
        QVERIFY(said.has("alias"));
        QCOMPARE(page().annotating().item()->cell.item, item); // Enter kept the reason, and no more
        press(Qt::Key_A);
        QVERIFY(hub().mine(item).accepted.empty());
        press(Qt::Key_U);
        QCOMPARE(hub().mine(item).accepted.size(), std::size_t{1});
        next();
    }

    void theWorkGoesOnWhereItStoppedAndCanStillBeUndone() {
        const int place = page().annotating().place();
        const std::size_t done = page().annotating().state().done();
        const std::size_t skipped = page().annotating().state().skipped();
        const int steps = annotationSteps();
        const QString path = m_stage->session->path();
        press(Qt::Key_N);
        QTest::keyClicks(page().labelPanel()->note(), QStringLiteral("half a sent"));
        m_stage->session->closeWorkspace();
        QVERIFY(find<QWidget>("annotateEmpty")->isVisible());
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY_WITH_TIMEOUT(hub().isReady() && hasItem(), kLong);
        QVERIFY(hub().canWrite());
        QCOMPARE(page().annotating().state().done(), done + 1); // what was being typed was kept
        QCOMPARE(page().annotating().state().skipped(), skipped);
        QCOMPARE(annotationSteps(), steps + 1);
        page().setFocus();
        press(Qt::Key_U);
        QCOMPARE(page().annotating().state().done(), done);
        QCOMPARE(page().annotating().place(), place);
        QTRY_COMPARE(hub().unsaved(), 0);
        QTRY_VERIFY(hasItem());
    }

    void whatCannotBeSavedIsKeptAndTriedAgain() {
        const auto item = page().annotating().item()->cell.item;
        letFileGrow(false);
        page().annotating().setNote(QString(15'000, QLatin1Char('x')));
        press(Qt::Key_1);
        QTRY_VERIFY(!hub().problem().isEmpty());
        QCOMPARE(hub().unsaved(), 2);
        QCOMPARE(hub().mine(item).labels.size(), std::size_t{1}); // the work goes on
        auto* again = find<QPushButton>("saveAgain");
        QVERIFY(again->isVisible());
        letFileGrow(true);
        again->setFocus();
        QTest::keyClick(again, Qt::Key_Space);
        QTRY_COMPARE(hub().unsaved(), 0);
        QTRY_VERIFY(hub().problem().isEmpty()); // said a moment after the disk has it
        QVERIFY(!again->isVisible());
        page().setFocus();
        press(Qt::Key_U);
        press(Qt::Key_U);
        QVERIFY(hub().mine(item).empty());
        QTRY_COMPARE(hub().unsaved(), 0);
    }

    void tenThousandLabelsAreOneStep() {
        const auto targets = inventedTargets(kBulk);
        const std::size_t before = hub().book().size();
        const int steps = hub().undoStack().index();
        const annotation::LabelSet set = page().annotating().labels();
        QElapsedTimer clock;
        clock.start();
        double begun = spentMs();
        hub().label(QStringLiteral("Label 10,000 items: outdated"), targets, set, {set.labels.front().key});
        const double given = spentMs() - begun;
        QTRY_COMPARE_WITH_TIMEOUT(hub().unsaved(), 0, kLong);
        const auto stored = clock.elapsed();
        QCOMPARE(hub().book().size(), before + kBulk);
        QCOMPARE(hub().undoStack().index(), steps + 1);
        clock.restart();
        begun = spentMs();
        hub().undoStack().undo();
        const double undone = spentMs() - begun;
        QTRY_COMPARE_WITH_TIMEOUT(hub().unsaved(), 0, kLong);
        const auto undoStored = clock.elapsed();
        QCOMPARE(hub().book().size(), before);
        qInfo("10,000 labels: given in %.0f ms, stored after %lld ms; taken back in %.0f ms, stored after %lld ms",
              given, stored, undone, undoStored);
        QVERIFY(given < kBulkMs && undone < kBulkMs);
    }

    void theNextItemIsThereAtOnceInALongQueue() {
        const qint64 before = page().annotating().queueId();
        std::vector<store::QueueItem> items = storedItems(before);
        const std::size_t real = items.size();
        for (std::size_t i = real; i < static_cast<std::size_t>(kLongQueue); ++i)
            items.push_back(items[i % real]);
        store::QueueRecord record = hub().queues().front();
        record.name = "Long";
        record.items = kLongQueue;
        qint64 made = 0;
        hub().createQueue(record, items, [&](const Result<std::int64_t>& id) { made = id ? *id : -1; });
        QTRY_VERIFY_WITH_TIMEOUT(made > 0, kLong);
        page().openQueue(made);
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kLong);
        QCOMPARE(page().annotating().state().size(), static_cast<std::size_t>(kLongQueue));
        std::vector<double> taken;
        for (int i = 0; i < 40; ++i) {
            QTRY_VERIFY(page().annotating().isNextRead());
            const double begun = spentMs();
            press(Qt::Key_Return);
            QVERIFY(hasItem());
            m_stage->window->repaint();
            taken.push_back(spentMs() - begun);
        }
        std::sort(taken.begin(), taken.end());
        qInfo("next item of 100,000 drawn: median %.1f ms, slowest %.1f ms", taken[taken.size() / 2], taken.back());
        QVERIFY(taken[taken.size() / 2] < kNextMs);
        page().openQueue(before);
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kLong);
    }

    void whatAnotherProcessWritesToCanBeReadOnly() {
        Stage other;
        other.session->openWorkspace(m_stage->session->path(), false);
        QTRY_VERIFY(other.session->isReadOnly());
        other.window->showPage(QStringLiteral("annotate"));
        ui::AnnotatePage& reading = *other.window->annotatePage();
        QTRY_VERIFY_WITH_TIMEOUT(reading.annotating().item() != nullptr, kLong);
        QVERIFY(!reading.hub().canWrite());
        auto* why = reading.findChild<QLabel*>(QStringLiteral("annotateReadOnly"));
        QVERIFY(why->isVisible() && why->text().contains(QStringLiteral("another process")));
        const auto before = reading.annotating().mine();
        other.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(other.window.get()));
        QTest::keyClick(&reading, Qt::Key_1);
        QVERIFY(reading.annotating().mine() == before);
    }

private:
    ui::AnnotatePage& page() const { return *m_stage->window->annotatePage(); }
    ui::AnnotationHub& hub() const { return m_stage->window->annotations(); }
    bool hasItem() const { return page().annotating().item() != nullptr; }
    template <typename Widget> Widget* find(const char* name) { return page().findChild<Widget*>(QLatin1String(name)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&page(), key, modifiers); }
    /// Done and not taken back; skips are steps too, but of this opening alone.
    int annotationSteps() const {
        const QUndoStack& stack = hub().undoStack();
        int steps = 0;
        for (int i = 0; i < stack.index(); ++i)
            steps += stack.text(i) == QLatin1String("Skip") ? 0 : 1;
        return steps;
    }
    void next() {
        press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kLong);
    }
    /// As on a full disk, or not.
    void letFileGrow(bool may) {
        bool done = false;
        m_stage->session->change(
            &page(),
            [may](store::Database& database) -> Status {
                const std::string most =
                    may ? "1000000000" : database.sql().execAndGet("PRAGMA page_count").getString();
                (void)database.sql().execAndGet("PRAGMA max_page_count = " + most);
                return {};
            },
            [&done](const Status&) { done = true; });
        QTRY_VERIFY(done);
    }
    std::vector<store::QueueItem> storedItems(qint64 queue) const {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        auto items = store::AnnotationStore(*reader).items(queue);
        return items ? std::move(items).value() : std::vector<store::QueueItem>();
    }

    std::unique_ptr<Stage> m_stage;
    bool m_isBroken = false;
};

} // namespace chronoscope::test::annotateStory

CHRONOSCOPE_STORY(annotateStory, AnnotateStory)
#include "AnnotateStory.moc"
