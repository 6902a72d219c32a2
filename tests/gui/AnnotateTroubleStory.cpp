// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AnnotateSetup.h"
#include "ui/bridge/AnnotationOutbox.h"
#include "ui/views/NoticeBar.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace chronoscope::test::annotateTroubleStory {

/// What cannot be read, stored or taken back is told as it is, and what is told is so.
class AnnotateTroubleStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openAnnotating(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        if (m_isBroken) QSKIP("an earlier step of the story failed");
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        page().setFocus();
        QTRY_VERIFY(hasItem());
        QTRY_COMPARE(hub().unsaved(), 0);
        m_stage->dialogs.problems.clear();
    }
    void cleanup() { m_isBroken = m_isBroken || QTest::currentTestFailed(); }

    void whatNeverCanBeStoredDoesNotKeepBackWhatComesAfterIt() {
        ui::AnnotationOutbox outbox(m_stage->session->workspace());
        bool isStored = false;
        outbox.add([](store::Database&) -> Status { return Error{ErrorCode::Corrupt, "damaged", {}}; });
        outbox.add([&isStored](store::Database&) -> Status {
            isStored = true;
            return {};
        });
        const auto outcome = outbox.store();
        QCOMPARE(outcome.refused.size(), std::size_t{1});
        QVERIFY(!outcome.stopped);
        QVERIFY(isStored);
    }

    void aReasonThatIsTooLongIsRefusedAtOnce() {
        const auto item = page().annotating().item()->cell.item;
        page().annotating().acceptAnswer("somebody", QString(25'000, QLatin1Char('x')));
        QVERIFY(hub().mine(item).empty());
        QVERIFY(notice().isVisible() && notice().text().contains(QStringLiteral("not kept")));
        QVERIFY(page().labelPanel()->reason()->maxLength() <= 20'000 / 4); // it cannot be typed either
    }

    void aNoteThatIsTooLongIsCutAndSaysSo() {
        const auto item = page().annotating().item()->cell.item;
        page().annotating().setNote(QString(19'999, QLatin1Char('x')) + QStringLiteral("ää"));
        QCOMPARE(hub().mine(item).note.size(), std::size_t{19'999}); // half a letter is none
        QVERIFY(notice().isVisible() && notice().text().contains(QStringLiteral("too long")));
        press(Qt::Key_U);
        QTRY_COMPARE(hub().unsaved(), 0);
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void aNameIsCutToWhatTheWorkspaceTakes() {
        hub().setAuthor(QString(150, QChar(0xE4)) + QStringLiteral("\n\tx"));
        QCOMPARE(hub().author().size(), std::size_t{200});
        QTRY_VERIFY(hasItem());
        const auto item = page().annotating().item()->cell.item;
        press(Qt::Key_1);
        QTRY_COMPARE(hub().unsaved(), 0);
        QVERIFY(storedLabels(m_stage->session->path()).count(describe(item)) > 0);
        press(Qt::Key_U);
        QTRY_COMPARE(hub().unsaved(), 0);
        hub().setAuthor(QStringLiteral("a\nb"));
        QCOMPARE(hub().author(), std::string("ab"));
        hub().setAuthor(QStringLiteral("Anna"));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void aRefusedUndoIsNotCalledDone() {
        const ui::AnnotationTarget target{page().annotating().item()->cell.item,
                                          page().annotating().item()->cell.model};
        press(Qt::Key_1);
        QTRY_COMPARE(hub().unsaved(), 0);
        QStringList said;
        {
            ui::AnnotationHub other(*m_stage->session, m_stage->settings, hub().labelSets().front());
            QTRY_VERIFY(other.isReady());
            QSignalSpy tried(&other, &ui::AnnotationHub::tried);
            auto body = other.mine(target.item);
            body.note = "from elsewhere";
            other.say(QStringLiteral("Note"), target, hub().labelSets().front().name, body, 0);
            QTRY_COMPARE(tried.size(), 1);
        }
        QSignalSpy tried(&hub(), &ui::AnnotationHub::tried);
        const auto heard = connect(&hub(), &ui::AnnotationHub::savingChanged, this, [&] { said << noticed(); });
        press(Qt::Key_U);
        said << noticed();
        QTRY_COMPARE(tried.size(), 1);
        disconnect(heard);
        QCOMPARE(tried.first().first().toBool(), false);
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
        said << noticed();
        QVERIFY2(said.filter(QStringLiteral("Undone")).isEmpty(), qPrintable(said.join(QLatin1Char('|'))));
        QTRY_COMPARE(hub().mine(target.item).note, std::string("from elsewhere")); // read anew
    }

    void anUndoThatIsStoredIsCalledDone() {
        press(Qt::Key_F);
        press(Qt::Key_U);
        QTRY_VERIFY(notice().isVisible() && notice().text().contains(QStringLiteral("Undone: ")));
    }

    void aReloadUnderWayDoesNotBringBackARemovedQueue() {
        store::QueueRecord record = *hub().queue(page().annotating().queueId());
        record.name = "short";
        qint64 made = 0;
        hub().createQueue(record, storedItems(page().annotating().queueId()),
                          [&made](const Result<std::int64_t>& id) { made = id ? *id : -1; });
        QTRY_VERIFY(made > 0);
        hub().reload();
        waitForReading(); // what was read waits to be taken over
        hub().removeQueue(made);
        hub().setGuideline(page().annotating().queueId(), QStringLiteral("Be kind"));
        bool isBack = false;
        QSignalSpy changed(&hub(), &ui::AnnotationHub::changed);
        const auto heard =
            connect(&hub(), &ui::AnnotationHub::changed, this, [&] { isBack = isBack || hub().queue(made); });
        QTRY_VERIFY(changed.size() > 0);
        disconnect(heard);
        QVERIFY(!isBack);
        QCOMPARE(hub().queue(page().annotating().queueId())->guideline, std::string("Be kind"));
    }

    void annotationsThatCannotBeReadAreToldAndReadAgain() {
        press(Qt::Key_2);
        QTRY_COMPARE(hub().unsaved(), 0);
        const QString path = m_stage->session->path();
        m_stage->session->closeWorkspace();
        alter(path, "UPDATE annotation SET body = '{' || body");
        m_stage->session->openWorkspace(path, false);
        QTRY_VERIFY_WITH_TIMEOUT(!hub().unread().isEmpty(), kAnnotateMs);
        QVERIFY(!hub().canWrite());
        QVERIFY(hub().whyNot().contains(hub().unread()));
        auto* empty = page().findChild<QWidget*>(QStringLiteral("annotateEmpty"));
        auto* again = empty->findChild<QPushButton*>();
        QTRY_VERIFY(empty->isVisible() && again->isVisible());
        QCOMPARE(again->text(), QStringLiteral("Try again"));
        alter(path, "UPDATE annotation SET body = substr(body, 2)");
        again->click();
        QTRY_VERIFY_WITH_TIMEOUT(hub().isReady() && hasItem(), kAnnotateMs);
        QVERIFY(hub().unread().isEmpty());
        QVERIFY(hub().canWrite());
    }

private:
    ui::AnnotatePage& page() const { return *m_stage->window->annotatePage(); }
    ui::AnnotationHub& hub() const { return m_stage->window->annotations(); }
    ui::NoticeBar& notice() const { return *page().findChild<ui::NoticeBar*>(); }
    QString noticed() const { return notice().isVisible() ? notice().text() : QString(); }
    bool hasItem() const { return page().annotating().item() != nullptr; }
    void press(Qt::Key key) { QTest::keyClick(&page(), key); }
    std::vector<store::QueueItem> storedItems(qint64 queue) const {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        auto items = store::AnnotationStore(*reader).items(queue);
        return items ? std::move(items).value() : std::vector<store::QueueItem>();
    }
    /// Until the query thread has done what it was asked, while its outcomes wait for this thread.
    void waitForReading() {
        auto done = std::make_shared<std::promise<void>>();
        auto isDone = done->get_future();
        m_stage->session->query(
            m_stage->session.get(), nullptr,
            [done](store::Database&) -> Result<bool> {
                done->set_value();
                return true;
            },
            [](const Result<bool>&) {});
        isDone.wait();
    }
    static void alter(const QString& path, const char* sql) {
        auto database = store::Database::open(path.toStdString(), store::Database::Access::ReadWrite);
        QVERIFY(database.ok());
        QVERIFY(database->sql().exec(sql) > 0);
    }

    std::unique_ptr<Stage> m_stage;
    bool m_isBroken = false;
};

} // namespace chronoscope::test::annotateTroubleStory

CHRONOSCOPE_STORY(annotateTroubleStory, AnnotateTroubleStory)
#include "AnnotateTroubleStory.moc"
