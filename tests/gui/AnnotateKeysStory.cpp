// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/annotation/KeyList.h"
#include "ui/pages/AnnotatePage.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QShortcut>

#include <map>
#include <set>

namespace chronoscope::test::annotateKeysStory {

/// The keys of the Annotate page: none is another's, and the list says what they do.
class AnnotateKeysStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->window->showPage(QStringLiteral("annotate"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        page().setFocus();
    }
    void cleanupTestCase() { m_stage.reset(); }

    void noKeyIsTakenTwice() {
        std::map<QKeySequence, QString> global; // pages that are never shown together may share keys
        const auto isEverywhere = [](Qt::ShortcutContext context) {
            return context == Qt::WindowShortcut || context == Qt::ApplicationShortcut;
        };
        QWidget* window = m_stage->window.get();
        for (const QAction* action : window->findChildren<QAction*>())
            for (const QKeySequence& keys :
                 isEverywhere(action->shortcutContext()) ? action->shortcuts() : QList<QKeySequence>())
                global.emplace(keys, action->text());
        for (const QShortcut* shortcut : window->findChildren<QShortcut*>())
            if (shortcut->isEnabled() && isEverywhere(shortcut->context()))
                global.emplace(shortcut->key(), shortcut->parent()->objectName());
        for (const QAbstractButton* button : window->findChildren<QAbstractButton*>())
            if (button->isVisible() && !button->shortcut().isEmpty())
                global.emplace(button->shortcut(), button->text());
        QVERIFY(global.size() > 20);
        std::set<QKeySequence> mine;
        QVERIFY(page().commands().size() > 20);
        for (const QAction* action : page().commands()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString what = QStringLiteral("%1 of “%2”").arg(keys.toString(), action->text());
                QVERIFY2(global.count(keys) == 0,
                         qPrintable(QStringLiteral("%1 is that of “%2”").arg(what, global[keys])));
                QVERIFY2(mine.insert(keys).second, qPrintable(what));
            }
        }
    }

    void theListOfKeysIsThatOfTheActions() {
        QTest::keyClick(&page(), Qt::Key_Question);
        auto* list = page().findChild<ui::KeyList*>();
        QVERIFY(list);
        QStringList texts;
        for (const QLabel* label : list->findChildren<QLabel*>())
            texts << label->text();
        for (const QAction* action : page().commands()) {
            if (action->shortcuts().isEmpty()) continue;
            QVERIFY(texts.contains(action->text()));
            QVERIFY(texts.filter(action->shortcut().toString(QKeySequence::NativeText)).size() > 0);
        }
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(list));
        QTest::keyClick(list, Qt::Key_Escape);
        QTRY_VERIFY(!page().findChild<ui::KeyList*>());
    }

    void everyLabelUpToTheTwentiethHasAKey() {
        annotation::LabelSet set;
        set.labels.resize(21);
        QStringList keys;
        for (const ui::KeyBinding& binding : ui::keyBindings(set))
            if (binding.command == ui::AnnotateCommand::Label)
                keys << (binding.keys.isEmpty() ? QString() : binding.keys.first().toString());
        QCOMPARE(keys.mid(0, 2), (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
        QCOMPARE(keys.mid(9, 2), (QStringList{QStringLiteral("0"), QStringLiteral("Shift+1")}));
        QCOMPARE(keys.mid(19), (QStringList{QStringLiteral("Shift+0"), QString()}));
    }

private:
    ui::AnnotatePage& page() const { return *m_stage->window->annotatePage(); }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::annotateKeysStory

CHRONOSCOPE_STORY(annotateKeysStory, AnnotateKeysStory)
#include "AnnotateKeysStory.moc"
