// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/AnnotateSetup.h"
#include "ui/annotation/LabelSetsDialog.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/annotation/QueueBar.h"
#include "ui/views/SavedBar.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

namespace chronoscope::test::labelEditorStory {

using Column = ui::LabelSetModel::Column;

/// Label sets are made and edited, a queue is shared out, and its items are found by text and by likeness.
class LabelEditorStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openAnnotating(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() {
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        page().setFocus();
    }
    void cleanup() {
        if (auto* open = page().findChild<ui::LabelSetsDialog*>()) delete open;
    }

    void theBuiltInSetIsLookedAtAndDuplicatedNotEdited() {
        openSets();
        QVERIFY(!button("saveLabelSet")->isEnabled());
        QVERIFY(!(model().flags(model().index(0, Column::Name)) & Qt::ItemIsEditable));
        QVERIFY(state().contains(QStringLiteral("Duplicate")));
        QTest::mouseClick(button("duplicateLabelSet"), Qt::LeftButton);
        QVERIFY(button("saveLabelSet")->isEnabled());
        QCOMPARE(model().rowCount(), 12);
    }

    void aLabelIsTypedColouredMovedTakenBackAndSaved() {
        openSets();
        QTest::mouseClick(button("newLabelSet"), Qt::LeftButton);
        auto* name = sets().findChild<QLineEdit*>(QStringLiteral("labelSetName"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Topics"));
        type(0, Column::Name, QStringLiteral("About sport"));
        type(0, Column::Key, QStringLiteral("sport"));
        QTest::mouseClick(tool("addLabel"), Qt::LeftButton);
        QVERIFY(table().indexWidget(table().currentIndex()) || table().currentIndex().row() == 1);
        commit(QStringLiteral("About law"));
        chooseCell(1, Column::Color, 3); // rose
        QCOMPARE(model().set().labels[1].color, 2);
        QTest::mouseClick(tool("labelUp"), Qt::LeftButton);
        QCOMPARE(model().set().labels[0].name, std::string("About law"));
        QTest::keyClick(&sets(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model().set().labels[0].key, std::string("sport"));
        QTest::keyClick(&sets(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(model().set().labels[0].name, std::string("About law"));
        QTest::mouseClick(button("saveLabelSet"), Qt::LeftButton);
        QTRY_VERIFY(hub().labelSet("Topics"));
        QCOMPARE(*hub().labelSet("Topics"), model().set());
        QTRY_VERIFY(!button("saveLabelSet")->isEnabled());
    }

    void whatCannotBeIsRefusedWithTheReason() {
        openSets("Topics");
        type(1, Column::Key, QStringLiteral("Not a key!"));
        QCOMPARE(model().set().labels[1].key, std::string("sport"));
        QVERIFY2(state().contains(QStringLiteral("a-z")), qPrintable(state()));
        type(1, Column::Name, QStringLiteral("About law"));
        QVERIFY2(state().contains(QStringLiteral("About law")), qPrintable(state()));
    }

    void aLabelThatWasGivenKeepsItsKeyAndANewVersionIsAnotherSet() {
        const auto target = page().annotating().targets(false).at(1);
        hub().label(QStringLiteral("x"), {target}, *hub().labelSet("Topics"), {"sport"});
        QTRY_COMPARE(hub().unsaved(), 0);
        openSets("Topics");
        QCOMPARE(model().uses(1), std::size_t{1});
        QVERIFY(!(model().flags(model().index(1, Column::Key)) & Qt::ItemIsEditable));
        QVERIFY(sets().findChild<QLineEdit*>(QStringLiteral("labelSetName"))->isReadOnly());
        QVERIFY(!button("removeLabelSet")->isEnabled());
        table().setCurrentIndex(model().index(1, Column::Name));
        QTest::mouseClick(tool("removeLabel"), Qt::LeftButton);
        QCOMPARE(model().rowCount(), 2);
        QVERIFY2(state().contains(QStringLiteral("new version")), qPrintable(state()));
        type(1, Column::Description, QStringLiteral("Games and matches"));
        QTest::mouseClick(button("saveLabelSetVersion"), Qt::LeftButton);
        QTRY_VERIFY(hub().labelSet("Topics (2)"));
        QCOMPARE(hub().labelSet("Topics")->labels[1].description, std::string());
        QCOMPARE(hub().labelSet("Topics (2)")->labels[1].description, std::string("Games and matches"));
    }

    void aSetThatNothingUsesIsRenamedAndRemoved() {
        openSets("Topics (2)");
        auto* name = sets().findChild<QLineEdit*>(QStringLiteral("labelSetName"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Matters"));
        QTest::mouseClick(button("saveLabelSet"), Qt::LeftButton);
        QTRY_VERIFY(hub().labelSet("Matters") && !hub().labelSet("Topics (2)"));
        QTRY_VERIFY(button("removeLabelSet")->isEnabled());
        m_stage->dialogs.verbs << QStringLiteral("Remove");
        QTest::mouseClick(button("removeLabelSet"), Qt::LeftButton);
        QTRY_VERIFY(!hub().labelSet("Matters"));
        QVERIFY(hub().labelSet("Topics"));
    }

    void aSetIsWrittenToAFileAndTakenInFromIt() {
        openSets("Topics");
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("topics.json")));
        QTest::mouseClick(button("exportLabelSet"), Qt::LeftButton);
        auto* saved = ui::SavedBar::of(sets()); // in the dialog: the window's is behind it
        QVERIFY(saved && saved->isVisible() && saved->text().contains(m_stage->path(QStringLiteral("topics.json"))));
        for (const char* name : {"noticeButton", "showInFolderButton"})
            QVERIFY2(saved->findChild<QPushButton*>(QLatin1String(name))->isVisible(), name);
        m_stage->dialogs.answers.enqueue(m_stage->path(QStringLiteral("topics.json")));
        QTest::mouseClick(button("importLabelSet"), Qt::LeftButton);
        QCOMPARE(model().set().name, std::string("Topics (2)")); // there is one of its name
        QCOMPARE(model().set().labels, hub().labelSet("Topics")->labels);
    }

    void whatIsNotSavedIsAskedAboutBeforeItGoes() {
        openSets("Topics");
        type(0, Column::Description, QStringLiteral("Courts"));
        m_stage->dialogs.questions.clear();
        QTest::keyClick(&sets(), Qt::Key_Escape);
        QCOMPARE(m_stage->dialogs.questions.size(), 1);
        QVERIFY(sets().isVisible()); // nobody answered
        m_stage->dialogs.verbs << QStringLiteral("Discard");
        QTest::keyClick(&sets(), Qt::Key_Escape);
        QTRY_VERIFY(!page().findChild<ui::LabelSetsDialog*>());
        QCOMPARE(hub().labelSet("Topics")->labels[0].description, std::string());
    }

    void itemsWithATextAreFoundAndGoneTo() {
        QTest::keyClick(&page(), Qt::Key_Slash);
        auto* text = m_stage->find<QLineEdit>("finderText");
        QTRY_VERIFY(text->hasFocus());
        const QString subject = QString::fromStdString(page().annotating().item()->cell.element.subject);
        QTest::keyClicks(text, subject);
        QTest::keyClick(text, Qt::Key_Return);
        auto* list = m_stage->find<QListWidget>("finderList");
        QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, kAnnotateMs);
        QVERIFY(list->item(0)->text().contains(subject));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        const int wanted = list->currentItem()->data(Qt::UserRole).toInt();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(page().annotating().place(), wanted);
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QVERIFY(page().hasFocus());
    }

    void itemsLikeTheOneInHandGetItsLabelsInOneStep() {
        QTRY_VERIFY_WITH_TIMEOUT(page().annotating().item(), kAnnotateMs);
        QTest::keyClick(&page(), Qt::Key_1);
        QCOMPARE(page().annotating().mine().labels.size(), std::size_t{1});
        QTest::keyClick(&page(), Qt::Key_M);
        auto* list = m_stage->find<QListWidget>("finderList");
        QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, kAnnotateMs);
        const auto before = page().annotating().state().done();
        const int like = list->item(0)->data(Qt::UserRole).toInt();
        QTest::mouseClick(m_stage->find<QToolButton>("labelSimilar"), Qt::LeftButton);
        QVERIFY(page().annotating().state().done() >= before + 1);
        const auto target = page().annotating().targetAt(static_cast<std::size_t>(like));
        QCOMPARE(hub().mine(target.item).labels, page().annotating().mine().labels);
        hub().undoStack().undo();
        QVERIFY(hub().mine(target.item).labels.empty());
        QTest::keyClick(list, Qt::Key_Escape);
    }

    void aQueueIsSharedOutAndEachGetsTheirItems() {
        page().makeQueue();
        auto* dialog = page().findChild<ui::NewQueueDialog*>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* make = dialog->findChild<QPushButton*>(QStringLiteral("makeQueue"));
        QTRY_VERIFY_WITH_TIMEOUT(make->isEnabled(), kAnnotateMs);
        auto* overlap = dialog->findChild<QSpinBox*>(QStringLiteral("queueOverlap"));
        overlap->setFocus();
        overlap->selectAll();
        QTest::keyClicks(overlap, QStringLiteral("20"));
        QVERIFY(!make->isEnabled()); // with whom?
        auto* names = dialog->findChild<QLineEdit*>(QStringLiteral("queueAnnotators"));
        names->setFocus();
        QTest::keyClicks(names, QStringLiteral("Anna, Ben"));
        QTRY_VERIFY(make->isEnabled());
        QTest::mouseClick(make, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(hub().queues().size() == 2 && page().annotating().item(), kAnnotateMs);
        const auto& state = page().annotating().state();
        const std::size_t all = state.size();
        QVERIFY(state.assigned() < all);
        QVERIFY(state.isAssigned(static_cast<std::size_t>(page().annotating().place())));
        const QString progress = m_stage->find<QLabel>("queueProgress")->text();
        QVERIFY2(progress.contains(QStringLiteral("of your %1").arg(state.assigned())), qPrintable(progress));
        const std::size_t ofAnna = state.assigned();
        hub().setAuthor(QStringLiteral("Ben"));
        QTRY_VERIFY(page().annotating().state().assigned() + ofAnna == all + all * 20 / 100);
        hub().setAuthor(QStringLiteral("Cleo")); // nobody shared anything out to her
        QTRY_COMPARE(page().annotating().state().assigned(), all);
        hub().setAuthor(QStringLiteral("Anna"));
    }

private:
    ui::AnnotatePage& page() { return *m_stage->window->annotatePage(); }
    ui::AnnotationHub& hub() { return m_stage->window->annotations(); }
    ui::LabelSetsDialog& sets() { return *page().findChild<ui::LabelSetsDialog*>(); }
    ui::LabelSetModel& model() { return *sets().model(); }
    QTableView& table() { return *sets().findChild<QTableView*>(QStringLiteral("labelTable")); }
    QPushButton* button(const char* name) { return sets().findChild<QPushButton*>(QLatin1String(name)); }
    QToolButton* tool(const char* name) { return sets().findChild<QToolButton*>(QLatin1String(name)); }
    QString state() { return sets().findChild<QLabel*>(QStringLiteral("labelSetState"))->text(); }

    void openSets(const char* name = nullptr) {
        QTRY_VERIFY(hub().isReady());
        chooseInMenu(page().queueBar()->findChild<QToolButton*>(QStringLiteral("queueMenu")),
                     {QStringLiteral("Label sets…")});
        QTRY_VERIFY(page().findChild<ui::LabelSetsDialog*>());
        QVERIFY(QTest::qWaitForWindowActive(&sets()));
        if (name) choose(sets().findChild<QComboBox*>(QStringLiteral("labelSetChoice")), QLatin1String(name));
    }
    /// Into the editor that is open in the table.
    void commit(const QString& text) {
        const auto inHand = [] { return qobject_cast<QLineEdit*>(QApplication::focusWidget()); };
        QTRY_VERIFY(inHand() && table().isAncestorOf(inHand()));
        QLineEdit* editor = inHand();
        editor->selectAll();
        QTest::keyClicks(editor, text);
        table().setFocus(); // which takes it over
    }
    void type(int row, int column, const QString& text) {
        sets().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&sets()));
        table().setCurrentIndex(model().index(row, column));
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_F2);
        commit(text);
    }
    void chooseCell(int row, int column, int place) {
        table().setCurrentIndex(model().index(row, column));
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* box = table().findChild<QComboBox*>();
        QVERIFY(box);
        box->showPopup();
        QTest::keyClick(box->view(), Qt::Key_Home);
        for (int step = 0; step < place; ++step)
            QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_VERIFY(!table().findChild<QComboBox*>());
        sets().activateWindow(); // the list of the box was in front
        QVERIFY(QTest::qWaitForWindowActive(&sets()));
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::labelEditorStory

CHRONOSCOPE_STORY(labelEditorStory, LabelEditorStory)
#include "LabelEditorStory.moc"
