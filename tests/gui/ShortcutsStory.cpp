// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/actions/ActionBook.h"
#include "ui/help/HelpWindow.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/settings/Language.h"
#include "ui/settings/SettingsWindow.h"
#include "ui/settings/ShortcutsEditor.h"
#include "ui/views/FilterBar.h"
#include "ui/views/SavedBar.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QShortcut>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

namespace chronoscope::test::shortcutsStory {

/// The keys of every action: found, changed, refused where another has them, kept, written to a file and read again.
class ShortcutsStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
    }
    void cleanup() { m_stage.reset(); }

    void everyKeyOfThePagesIsInTheTable() {
        QStringList missing;
        for (auto* page : m_stage->window->findChildren<QWidget*>()) {
            const QString name = page->property("page").toString();
            if (!page->property("isPage").toBool() || name == QLatin1String("annotate"))
                continue; // has a list of its own
            for (const QObject* object : page->findChildren<QObject*>())
                if (hasKeys(*object) && !isListed(name, *object))
                    missing << name + QLatin1Char('/') + object->objectName() +
                                   QLatin1String(object->metaObject()->className());
        }
        QCOMPARE(missing.join(u'\n'), QString());
    }

    void everyRowOfTheTableIsThere() {
        QStringList missing;
        for (const ui::ActionRow& row : ui::actionTable())
            if (!book().find(row.id())) missing << row.id();
        QCOMPARE(missing.join(u'\n'), QString());
    }

    void noTwoActionsHaveTheSameKeys() {
        QStringList clashes;
        for (const auto& entry : book().entries())
            if (const auto* other = book().clash(entry.row.id(), entry.keys))
                clashes << entry.row.id() + QLatin1String(" and ") + other->row.id();
        QCOMPARE(clashes.join(u'\n'), QString());
    }

    void noMenuHasALetterTwice_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "ko"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void noMenuHasALetterTwice() {
        QFETCH(const QString, language);
        m_stage.reset();
        const ui::Language words(language); // before the first widget
        const auto closed = qScopeGuard([this] { m_stage.reset(); });
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QStringList twice;
        int letters = 0;
        const auto look = [&](QMenu& menu) { letters += lettersOf(menu, twice); };
        m_stage->window->showPage(QStringLiteral("heatmap"));
        QTRY_VERIFY(m_stage->window->heatmapPage()->plot()->data().columnCount() > 3);
        inMenu(m_stage->find<QToolButton>("workspaceMenu"), look);
        inMenu(m_stage->window->filterBar()->findChild<QToolButton*>(QStringLiteral("addFilterButton")), look);
        QWidget* plot = m_stage->window->heatmapPage()->plot();
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Home);
        inListMenu(*plot, "figureMenu", look);
        m_stage->window->showPage(QStringLiteral("benchmark"));
        QTableView* elements = m_stage->window->benchmarkPage()->table();
        QTRY_VERIFY(elements->model()->rowCount() > 0);
        elements->selectRow(0);
        inListMenu(*elements, "listMenu", look);
        m_stage->window->showPage(QStringLiteral("runs"));
        inMenu(m_stage->find<QToolButton>("runMenuButton"), look);
        inListMenu(*m_stage->window->runsPage()->table(), "listMenu", look);
        QCOMPARE(twice.join(u'\n'), QString());
        constexpr int kSome = 40;
        QVERIFY2(letters > kSome, qPrintable(QString::number(letters)));
    }

    void newKeysActAndTheOldOnesDoNot() {
        openEditor("Show or hide the Inspector");
        press(Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Y));
        auto* action = m_stage->find<QAction>("inspectorAction");
        QSignalSpy done(action, &QAction::triggered);
        m_settings->close();
        front();
        QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(done.size(), 0);
        QTest::keyClick(m_stage->window.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(done.size(), 1);
    }

    void keysThatAnotherHasAreRefusedWithItsName() {
        openEditor("Show or hide the Inspector");
        press(Qt::Key_K, Qt::ControlModifier);
        auto* note = m_settings->findChild<QLabel*>(QStringLiteral("shortcutNote"));
        QVERIFY2(note->isVisible() && note->text().contains(QStringLiteral("Go to or do")), qPrintable(note->text()));
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::Key_J));
        QCOMPARE(m_settings->findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKeys"))->keySequence(),
                 QKeySequence(Qt::CTRL | Qt::Key_J));
    }

    void escapeLeavesTheFieldAndIsNeverTakenForKeys() {
        openEditor("Show or hide the Inspector");
        auto* keys = m_settings->findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKeys"));
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_Escape);
        QCOMPARE(m_settings->focusWidget(), m_settings->findChild<QWidget*>(QStringLiteral("shortcutList")));
        QVERIFY(m_settings->isVisible());
        QCOMPARE(keys->keySequence(), QKeySequence(Qt::CTRL | Qt::Key_J));
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::Key_J));
        QVERIFY(m_stage->settings.shortcuts().isEmpty());
        keys->setFocus(); // nor does it take what was pressed before it, while more is waited for
        QTest::keyClick(keys, Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClick(keys, Qt::Key_Escape);
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::Key_J));
    }

    void keysGoToAnActionThatIsSeen() {
        openEditor("Show or hide the Inspector");
        auto* list = m_settings->findChild<QTreeWidget*>(QStringLiteral("shortcutList"));
        auto* editor = m_settings->findChild<ui::ShortcutsEditor*>();
        QVERIFY(editor->search(QStringLiteral("page runs")));
        QCOMPARE(list->currentItem()->text(0), QStringLiteral("Page Runs"));
        QVERIFY(!list->currentItem()->isHidden());
        QVERIFY(!editor->search(QStringLiteral("no such action")));
        QVERIFY(!m_settings->findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKeys"))->isEnabled());
    }

    void chosenKeysAreThereAtTheNextStartUntilTheyAreReset() {
        openEditor("Show or hide the Inspector");
        press(Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        m_stage->startAgain();
        QCOMPARE(m_stage->find<QAction>("inspectorAction")->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Y));
        openEditor("Show or hide the Inspector");
        QTest::mouseClick(button("shortcutReset"), Qt::LeftButton);
        QCOMPARE(m_stage->find<QAction>("inspectorAction")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
        QVERIFY(m_stage->settings.shortcuts().isEmpty());
    }

    void chosenKeysStandWhereANewVersionGivesThemToAnotherAction() {
        m_stage->settings.setShortcut(QStringLiteral("askRail"), QString());
        m_stage->settings.setShortcut(QStringLiteral("inspectorAction"),
                                      QStringLiteral("Ctrl+K")); // was that of askRail
        m_stage->startAgain();
        front();
        QSignalSpy done(m_stage->find<QAction>("inspectorAction"), &QAction::triggered);
        QTest::keyClick(m_stage->window.get(), Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(done.size(), 1);
        QCOMPARE(book().find(QStringLiteral("paletteAction"))->keys, QKeySequence());
        QVERIFY(!m_stage->settings.shortcuts().contains(QStringLiteral("paletteAction")));
        openEditor("Show or hide the Inspector");
        QTest::mouseClick(button("shortcutResetAll"), Qt::LeftButton);
        QCOMPARE(m_stage->find<QAction>("paletteAction")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_K));
    }

    void theTipAndTheHelpSayTheKeysThatActNow() {
        openEditor("Page Runs");
        press(Qt::Key_F9, Qt::NoModifier);
        QVERIFY(m_stage->find<QToolButton>("runsRail")->toolTip().contains(QStringLiteral("(F9)")));
        m_settings->close();
        front();
        QTest::keyClick(m_stage->window.get(), Qt::Key_F1, Qt::ControlModifier);
        auto* help = m_stage->window->findChild<ui::HelpWindow*>();
        QVERIFY(help);
        const QString text = help->findChild<QTextBrowser*>(QStringLiteral("helpText"))->toPlainText();
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("F9\\s+Page Runs"))));
        QVERIFY(!text.contains(QRegularExpression(QStringLiteral("Ctrl\\+2\\s+Page Runs"))));
    }

    void theHelpHasItsKeyInOtherWindowsToo() {
        openEditor("Help on this page"); // of the main window, where F1 has always worked
        m_settings->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), m_settings);
        QTest::keyClick(m_settings->findChild<QTreeWidget*>(QStringLiteral("shortcutList")), Qt::Key_F1);
        auto& help = ui::HelpWindow::of(*m_stage->window);
        QVERIFY(QTest::qWaitForWindowActive(&help));
        QCOMPARE(sectionIn(help), QStringLiteral("Settings"));
        help.close();
        press(Qt::Key_F1, Qt::NoModifier); // in this field it is typed
        QVERIFY(!help.isVisible());
        press(Qt::Key_F9, Qt::NoModifier);
        QTest::keyClick(m_settings->findChild<QTreeWidget*>(QStringLiteral("shortcutList")), Qt::Key_F9);
        QTRY_VERIFY(help.isVisible());
        help.close();
        m_settings->close();
    }

    /// It keeps the main window, and all that is of it, from being used.
    void aDialogHasAHelpOfItsOwn() {
        front();
        QTest::keyClick(m_stage->window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_stage->find<QDialog>("newRunDialog"));
        auto* dialog = m_stage->find<QDialog>("newRunDialog");
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QVERIFY(dialog->isModal() && dialog->focusWidget());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_F1);
        auto* help = dialog->findChild<ui::HelpWindow*>();
        QVERIFY(help && QTest::qWaitForWindowActive(help));
        QCOMPARE(sectionIn(*help), QStringLiteral("A new run"));
        QVERIFY(help->findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("Page Runs"))); // the keys
        help->close();
        dialog->close();
    }

    void theHelpOfADialogGoesWithIt() {
        front();
        QDialog kept(m_stage->window.get()); // it is hidden, and may be shown again
        kept.setFocusPolicy(Qt::StrongFocus);
        kept.open();
        QVERIFY(QTest::qWaitForWindowActive(&kept));
        QTest::keyClick(&kept, Qt::Key_F1);
        auto* help = kept.findChild<ui::HelpWindow*>();
        QVERIFY(help && QTest::qWaitForWindowActive(help));
        kept.hide();
        QVERIFY(!help->isVisible());
    }

    void keysGoOutIntoAFileAndComeBack() {
        openEditor("Show or hide the Inspector");
        press(Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        const QString file = m_stage->path(QStringLiteral("keys.json"));
        m_stage->dialogs.answers << file;
        QTest::mouseClick(button("shortcutExport"), Qt::LeftButton);
        auto* saved = ui::SavedBar::of(*button("shortcutExport")->window()); // the main window's may be behind it
        QVERIFY(saved && saved != ui::SavedBar::of(*m_stage->window));
        QVERIFY(saved->isVisible() && saved->text().contains(file));
        for (const char* name : {"noticeButton", "showInFolderButton"})
            QVERIFY2(saved->findChild<QPushButton*>(QLatin1String(name))->isVisible(), name);
        QTest::mouseClick(button("shortcutResetAll"), Qt::LeftButton);
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::Key_J));
        m_stage->dialogs.answers << file;
        QTest::mouseClick(button("shortcutImport"), Qt::LeftButton);
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Y));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void aFileThatIsNoneOfKeysChangesNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        const auto keys = [](const char* pairs) {
            return QByteArray(R"({"chronoscope":"keys","keys":{)") + pairs + "}}";
        };
        QTest::newRow("no JSON") << QByteArray("{\"a\"") << "no JSON";
        QTest::newRow("something else") << QByteArray("{}") << "no keys of Chronoscope";
        QTest::newRow("not keys") << keys(R"("inspectorAction":"Ctrl+Nonsense")") << "are no keys";
        QTest::newRow("a number") << keys(R"("inspectorAction":7)") << "are no keys";
        QTest::newRow("two alike") << keys(R"("inspectorAction":"Ctrl+Alt+Y","reportAction":"Ctrl+Alt+Y")")
                                   << "would both be";
    }
    void aFileThatIsNoneOfKeysChangesNothing() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, why);
        QFile file(m_stage->path(QStringLiteral("odd.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        openEditor("Show or hide the Inspector");
        m_stage->dialogs.answers << file.fileName();
        QTest::mouseClick(button("shortcutImport"), Qt::LeftButton);
        QCOMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY2(m_stage->dialogs.problems.first().contains(why), qPrintable(m_stage->dialogs.problems.first()));
        QVERIFY(m_stage->settings.shortcuts().isEmpty());
    }

    /// As exported by a version in which they were free.
    void keysOfAFileGoBeforeWhatIsUsual() {
        QFile file(m_stage->path(QStringLiteral("keys.json")));
        const QByteArray bytes = R"({"chronoscope":"keys","keys":{"inspectorAction":"Ctrl+K"}})";
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        openEditor("Show or hide the Inspector");
        m_stage->dialogs.answers << file.fileName();
        QTest::mouseClick(button("shortcutImport"), Qt::LeftButton);
        QVERIFY2(m_stage->dialogs.problems.isEmpty(), qPrintable(m_stage->dialogs.problems.join(u'\n')));
        QCOMPARE(book().find(QStringLiteral("inspectorAction"))->keys, QKeySequence(Qt::CTRL | Qt::Key_K));
        QCOMPARE(book().find(QStringLiteral("paletteAction"))->keys, QKeySequence());
    }

    void keysOfAFileLeaveWhatAnotherWindowHasChosenMeanwhile() {
        ui::Settings another(m_stage->path(QStringLiteral("settings.ini"))); // as its process has it
        another.setShortcut(QStringLiteral("reportAction"), QStringLiteral("Ctrl+Alt+R"));
        QFile file(m_stage->path(QStringLiteral("keys.json")));
        const QByteArray bytes = R"({"chronoscope":"keys","keys":{"inspectorAction":"Ctrl+Alt+Y"}})";
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        openEditor("Show or hide the Inspector");
        m_stage->dialogs.answers << file.fileName();
        QTest::mouseClick(button("shortcutImport"), Qt::LeftButton);
        QVERIFY2(m_stage->dialogs.problems.isEmpty(), qPrintable(m_stage->dialogs.problems.join(u'\n')));
        const QVariantMap both{{QStringLiteral("inspectorAction"), QStringLiteral("Ctrl+Alt+Y")},
                               {QStringLiteral("reportAction"), QStringLiteral("Ctrl+Alt+R")}};
        QCOMPARE(ui::Settings(m_stage->path(QStringLiteral("settings.ini"))).shortcuts(), both);
    }

private:
    /// How many entries have a letter, those of its submenus too; what has one that another has is added to `twice`.
    static int lettersOf(const QMenu& menu, QStringList& twice) {
        int count = 0;
        QMap<QString, QString> seen;
        for (const QAction* action : menu.actions()) {
            if (action->menu()) count += lettersOf(*action->menu(), twice);
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (letter.isEmpty()) continue;
            ++count;
            if (seen.contains(letter))
                twice << menu.objectName() + QStringLiteral(": “%1” and “%2”").arg(seen[letter], action->text());
            seen[letter] = action->text();
        }
        return count;
    }
    /// Opens the menu of a list or a plot with its key.
    void inListMenu(QWidget& list, const char* name, const std::function<void(QMenu&)>& act) {
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_F10, Qt::ShiftModifier);
        QMenu* menu = nullptr;
        const auto isShown = [&] {
            for (auto* one : m_stage->window->findChildren<QMenu*>(QLatin1String(name)))
                if (one->isVisible()) menu = one;
            return menu != nullptr;
        };
        QVERIFY(QTest::qWaitFor(isShown));
        act(*menu);
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    ui::ActionBook& book() { return *m_stage->window->findChild<ui::ActionBook*>(); }
    void front() { // what is asked for while it is there already is done later, over a window that came meanwhile
        if (!m_stage->window->isActiveWindow()) m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
    }
    void openEditor(const char* title) {
        front();
        QTest::keyClick(m_stage->window.get(), Qt::Key_Comma, Qt::ControlModifier);
        m_settings = m_stage->window->findChild<ui::SettingsWindow*>();
        QVERIFY(m_settings && QTest::qWaitForWindowActive(m_settings));
        auto* list = m_settings->findChild<QTreeWidget*>(QStringLiteral("shortcutList"));
        const auto found = list->findItems(QLatin1String(title), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.first());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        auto* keys = m_settings->findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKeys"));
        keys->setFocus();
        QSignalSpy finished(keys, &QKeySequenceEdit::editingFinished); // it waits whether more is pressed
        QTest::keyClick(keys, key, modifiers);
        QTRY_COMPARE(finished.size(), 1);
    }
    static QString sectionIn(const ui::HelpWindow& help) {
        const auto* sections = help.findChild<QListWidget*>(QStringLiteral("helpSections"));
        return sections->currentItem() ? sections->currentItem()->text() : QString();
    }
    QPushButton* button(const char* name) { return m_settings->findChild<QPushButton*>(QLatin1String(name)); }

    static bool hasKeys(const QObject& object) {
        if (object.objectName().startsWith(QLatin1String("qt_"))) return false;
        if (const auto* action = qobject_cast<const QAction*>(&object))
            return !action->shortcut().isEmpty() && !isOfList(action->shortcut());
        if (const auto* shortcut = qobject_cast<const QShortcut*>(&object))
            return !shortcut->key().isEmpty() &&
                   shortcut->context() == Qt::WindowShortcut; // else of one part of a page
        const auto* button = qobject_cast<const QAbstractButton*>(&object);
        return button && !button->shortcut().isEmpty() && button->shortcut() != QKeySequence::mnemonic(button->text());
    }
    /// What every list and plot has, and the help says once.
    static bool isOfList(const QKeySequence& keys) {
        for (const QKeySequence& fixed : {QKeySequence(QKeySequence::Copy), QKeySequence(Qt::Key_Delete),
                                          QKeySequence(Qt::Key_P), QKeySequence(Qt::SHIFT | Qt::Key_P)})
            if (keys == fixed) return true;
        return false;
    }
    bool isListed(const QString& page, const QObject& object) {
        return book().find(object.objectName()) || book().find(page + QLatin1Char('/') + object.objectName());
    }

    std::unique_ptr<Stage> m_stage;
    ui::SettingsWindow* m_settings = nullptr;
};

} // namespace chronoscope::test::shortcutsStory

CHRONOSCOPE_STORY(shortcutsStory, ShortcutsStory)
#include "ShortcutsStory.moc"
