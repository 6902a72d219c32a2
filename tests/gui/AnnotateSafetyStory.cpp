// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationExchange.h"
#include "core/study/Study.h"
#include "tests/gui/AnnotateSetup.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/views/SavedBar.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace chronoscope::test::annotateSafetyStory {

namespace {
constexpr int kMoreThanReadAhead = 10;

/// A queue in front of somebody who has given no name yet.
void openUnnamed(Stage& stage) {
    stage.window->showPage(QStringLiteral("annotate"));
    openQueueOfAll(stage);
    stage.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    stage.window->annotatePage()->setFocus();
}

QPlainTextEdit* typeNote(Stage& stage, const QString& text) {
    QTest::keyClick(stage.window->annotatePage(), Qt::Key_N);
    QPlainTextEdit* note = stage.window->annotatePage()->labelPanel()->note();
    QTest::keyClicks(note, text);
    return note;
}

QInputDialog* nameAsked(Stage& stage) {
    return stage.window->annotatePage()->findChild<QInputDialog*>(QStringLiteral("authorDialog"));
}

/// What the workspace holds of an item, and of whom.
QStringList storedNotes(const QString& path, const std::string& item) {
    QStringList notes;
    auto reader = store::Database::open(path.toStdString(), store::Database::Access::ReadOnly);
    const auto all = store::AnnotationStore(*reader).annotations();
    if (!all) return {QString::fromStdString(all.error().text())};
    for (const annotation::Annotation& one : *all)
        if (describe(one.item) == item) notes << QString::fromStdString(one.voice.author + ": " + one.body.note);
    return notes;
}
} // namespace

/// What is annotated is kept, and is said of the item that was seen, whatever else goes on.
class AnnotateSafetyStory : public QObject {
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
    }
    void cleanup() { m_isBroken = m_isBroken || QTest::currentTestFailed(); }

    void labelsAreDurableWhileALongJobOfTheSessionRuns() {
        Gate gate;
        bool hasEnded = false;
        m_stage->session->afterChanges(
            &page(),
            [opened = gate.opened()] {
                opened.wait();
                return true;
            },
            [&hasEnded](bool) { hasEnded = true; });
        const std::string item = describe(page().annotating().item()->cell.item);
        press(Qt::Key_1);
        QTRY_COMPARE_WITH_TIMEOUT(hub().unsaved(), 0, kAnnotateMs);
        QCOMPARE(storedLabels(m_stage->session->path())[item], key(0) + " ");
        QVERIFY(!hasEnded);
        gate.open();
        QTRY_VERIFY(hasEnded);
        press(Qt::Key_Return);
        QTRY_VERIFY(hasItem());
    }

    void whatIsAnnotatedIsExported_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("format");
        QTest::newRow("csv") << "all.csv" << static_cast<int>(annotation::ExchangeFormat::Csv);
        QTest::newRow("jsonl") << "all.jsonl" << static_cast<int>(annotation::ExchangeFormat::Jsonl);
        QTest::newRow("labelstudio") << "all.json" << static_cast<int>(annotation::ExchangeFormat::LabelStudio);
    }
    /// All of it, so that the file gives it back.
    void whatIsAnnotatedIsExported() {
        QFETCH(const QString, file);
        QFETCH(const int, format);
        QVERIFY(hub().book().size() > 0);
        const QString path = m_stage->path(file);
        m_stage->dialogs.answers << path;
        auto* action = m_stage->find<QAction>("exportAnnotations");
        QVERIFY(action->isEnabled());
        action->trigger();
        auto* bar = ui::SavedBar::of(*m_stage->window);
        QTRY_VERIFY2(bar->text().endsWith(QStringLiteral("in ") + file), qPrintable(bar->text()));
        for (const char* button : {"noticeButton", "showInFolderButton"})
            QVERIFY2(bar->findChild<QPushButton*>(QLatin1String(button))->isVisible(), button);
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        const auto names = annotation::elementNames(*reader, study::builtInStudies());
        QVERIFY(names);
        const auto read = annotation::importAnnotations(written.readAll().toStdString(),
                                                        static_cast<annotation::ExchangeFormat>(format), *names);
        QVERIFY(read);
        QCOMPARE(read->annotations().size(), hub().book().size());
    }

    void keysSayNothingOfAnItemThatIsNotThereYet() {
        Gate gate;
        blockReading(*m_stage, gate);
        for (int i = 0; i < kMoreThanReadAhead && hasItem(); ++i)
            press(Qt::Key_Return);
        QVERIFY(!hasItem());
        const int place = page().annotating().place();
        const std::size_t said = hub().book().size();
        const int steps = hub().undoStack().index();
        for (const Qt::Key one :
             {Qt::Key_1, Qt::Key_F, Qt::Key_V, Qt::Key_Y, Qt::Key_A, Qt::Key_N, Qt::Key_S, Qt::Key_Return})
            press(one);
        QCheckBox* box = page().labelPanel()->label(0);
        box->click();
        QVERIFY(!box->isChecked());
        QCOMPARE(page().annotating().place(), place);
        QCOMPARE(hub().book().size(), said);
        QCOMPARE(hub().undoStack().index(), steps);
        QCOMPARE(page().annotating().state().skipped(), std::size_t{0});
        QVERIFY(!page().labelPanel()->note()->hasFocus());
        gate.open();
        QTRY_VERIFY(hasItem());
        QCOMPARE(page().annotating().place(), place);
        press(Qt::Key_2);
        QCOMPARE(hub().mine(page().annotating().item()->cell.item).labels, std::vector<std::string>{key(1)});
        QVERIFY(page().annotating().state().isDone(static_cast<std::size_t>(place)));
        QCOMPARE(hub().book().size(), said + 1);
    }

    void whatAnotherWindowSaidIsNotOverwritten() {
        auto labels = annotation::labelSetFromJson(app::builtinLabels());
        QVERIFY(labels.ok());
        ui::AnnotationHub other(*m_stage->session, m_stage->settings, std::move(labels).value());
        QTRY_VERIFY(other.isReady());
        const annotation::AnnotationBook& theirs = other.book();
        const ui::AnnotationTarget target{page().annotating().item()->cell.item,
                                          page().annotating().item()->cell.model};
        press(Qt::Key_3);
        QTRY_COMPARE(hub().unsaved(), 0);
        const auto mine = hub().mine(target.item);
        QVERIFY(other.mine(target.item) != mine); // it knows nothing of it yet
        const qsizetype told = m_stage->dialogs.problems.size();
        annotation::AnnotationBody body;
        body.labels = {key(4)};
        other.say(QStringLiteral("Label"), target, page().annotating().labels().name, body, 0);
        QTRY_COMPARE(m_stage->dialogs.problems.size(), told + 1);
        QTRY_VERIFY(&other.book() != &theirs); // read again
        QCOMPARE(other.mine(target.item), mine);
        QCOMPARE(hub().mine(target.item), mine);
    }

    void aQueueIsNotMadeInAnotherWorkspaceThanItWasAskedIn() {
        const QString first = m_stage->session->path();
        page().makeQueue();
        auto* make = page().findChild<QPushButton*>(QStringLiteral("makeQueue"));
        QVERIFY(make);
        QTRY_VERIFY_WITH_TIMEOUT(make->isEnabled(), kAnnotateMs);
        Gate gate;
        blockReading(*m_stage, gate);
        make->click();
        m_stage->session->openWorkspace(m_stage->path(QStringLiteral("other.chronoscope")), true);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->session->isOpen() && m_stage->session->path() != first, kAnnotateMs);
        gate.open();
        QTRY_VERIFY(!page().findChild<ui::NewQueueDialog*>());
        QTRY_VERIFY_WITH_TIMEOUT(hub().isReady(), kAnnotateMs); // read behind what the dialog asked for
        QVERIFY(hub().queues().empty());
        m_stage->session->openWorkspace(first, false);
        QTRY_VERIFY_WITH_TIMEOUT(hub().isReady() && hasItem(), kAnnotateMs);
        QVERIFY(hub().canWrite());
        QCOMPARE(hub().queues().size(), std::size_t{1});
    }

    void aNoteTypedBeforeANameIsKeptWhenTheProgramIsQuit() {
        Stage stage;
        openUnnamed(stage);
        const std::string item = describe(stage.window->annotatePage()->annotating().item()->cell.item);
        const std::string login = stage.window->annotations().author();
        const QString path = stage.session->path();
        QPlainTextEdit* note = typeNote(stage, QStringLiteral("half a sent"));
        QTest::keyClick(note, Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!stage.window->isVisible());
        stage.window.reset();
        QCOMPARE(storedNotes(path, item), QStringList{QString::fromStdString(login) + QStringLiteral(": half a sent")});
    }

    void whatWaitsForANameIsKeptWhenTheWorkspaceIsClosedMeanwhile() {
        Stage stage;
        openUnnamed(stage);
        const std::string item = describe(stage.window->annotatePage()->annotating().item()->cell.item);
        const std::string login = stage.window->annotations().author();
        const QString path = stage.session->path();
        QPlainTextEdit* note = typeNote(stage, QStringLiteral("half a sent"));
        QTest::keyClick(note, Qt::Key_2, Qt::AltModifier); // a label, with the note still being typed
        QTRY_VERIFY(nameAsked(stage) && nameAsked(stage)->isVisible());
        stage.session->closeWorkspace();
        QTRY_VERIFY(!stage.session->isOpen());
        QTRY_COMPARE(storedNotes(path, item),
                     QStringList{QString::fromStdString(login) + QStringLiteral(": half a sent")});
        QCOMPARE(storedLabels(path)[item], key(1) + " [half a sent]");
        stage.session->openWorkspace(path, false);
        ui::AnnotationHub& hub = stage.window->annotations();
        QTRY_VERIFY_WITH_TIMEOUT(hub.isReady() && stage.window->annotatePage()->annotating().item(), kAnnotateMs);
        nameAuthor(stage, QStringLiteral("Anna"));
        QTRY_COMPARE(hub.author(), std::string("Anna"));
        QTRY_VERIFY(stage.window->annotatePage()->annotating().item());
        QTest::qWait(50);
        QCOMPARE(storedNotes(path, item).size(), 1); // it was said, and is not said again
    }

    void anEmptyNameIsThatOfTheLogin() {
        Stage stage;
        openUnnamed(stage);
        ui::AnnotationHub& hub = stage.window->annotations();
        const auto item = stage.window->annotatePage()->annotating().item()->cell.item;
        const std::string login = hub.author();
        QTest::keyClick(stage.window->annotatePage(), Qt::Key_2);
        nameAuthor(stage, QStringLiteral(" "));
        QTRY_COMPARE(hub.mine(item).labels, std::vector<std::string>{key(1)});
        QCOMPARE(hub.author(), login);
        QVERIFY(hub.isAuthorChosen());
    }

    void aWindowClosedWhileItemsAreReadKeepsWhatWasTyped() {
        QTRY_VERIFY(page().annotating().isNextRead());
        Gate gate;
        blockReading(*m_stage, gate);
        press(Qt::Key_Return); // more is asked to be read, which has nobody to come to
        QVERIFY(hasItem());
        const std::string item = describe(page().annotating().item()->cell.item);
        const QString path = m_stage->session->path();
        press(Qt::Key_N);
        QTest::keyClicks(page().labelPanel()->note(), QStringLiteral("half a sent"));
        m_stage->window.reset();
        gate.open();
        bool isRead = false;
        m_stage->session->query(
            m_stage->session.get(), nullptr, [](store::Database&) -> Result<bool> { return true; },
            [&isRead](const Result<bool>&) { isRead = true; });
        QTRY_VERIFY(isRead);
        QVERIFY(storedLabels(path)[item].find("[half a sent]") != std::string::npos);
        m_isBroken = true; // there is no window for another step
    }

private:
    ui::AnnotatePage& page() const { return *m_stage->window->annotatePage(); }
    ui::AnnotationHub& hub() const { return m_stage->window->annotations(); }
    bool hasItem() const { return page().annotating().item() != nullptr; }
    static void nameAuthor(Stage& stage, const QString& name) {
        QTRY_VERIFY(nameAsked(stage));
        QInputDialog* dialog = nameAsked(stage);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* line = dialog->findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }
    std::string key(std::size_t label) const { return page().annotating().labels().labels[label].key; }
    void press(Qt::Key key) { QTest::keyClick(&page(), key); }

    std::unique_ptr<Stage> m_stage;
    bool m_isBroken = false;
};

} // namespace chronoscope::test::annotateSafetyStory

CHRONOSCOPE_STORY(annotateSafetyStory, AnnotateSafetyStory)
#include "AnnotateSafetyStory.moc"
