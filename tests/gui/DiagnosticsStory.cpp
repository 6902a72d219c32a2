// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"
#include "ui/help/DiagnosticsDialog.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include <future>

namespace chronoscope::test {

namespace {
constexpr int kGatherMs = 30'000;

std::vector<diagnose::BundlePart> partsOf(bool withReplies) {
    std::vector<diagnose::BundlePart> parts{{"versions.txt", "which program this is", "chronoscope 1\n"},
                                            {"log.txt", "what it did", "opened a workspace\n"}};
    if (withReplies) parts.push_back({"replies.txt", "the newest replies", "A. Anna\n"});
    return parts;
}
} // namespace

/// What is sent to others is looked at first: every file of it, word for word, and replies only where they are ticked.
class DiagnosticsStory : public QObject {
    Q_OBJECT
private slots:
    void everyFileIsShownBeforeItIsSaved() {
        open(true);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 2, kGatherMs);
        QTRY_COMPARE(text()->toPlainText(), QStringLiteral("chronoscope 1\n"));
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down);
        QCOMPARE(text()->toPlainText(), QStringLiteral("opened a workspace\n"));
        QVERIFY(text()->isReadOnly());
        QCOMPARE(list()->currentItem()->toolTip(), QStringLiteral("what it did"));
    }

    void repliesAreInItOnlyWhereTheyAreTicked() {
        open(true);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 2, kGatherMs);
        QVERIFY(!replies()->isChecked());
        QTest::keyClick(replies(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 3, kGatherMs);
        QTest::keyClick(replies(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(list()->count(), 2, kGatherMs);
    }

    void withoutAWorkspaceThereAreNoRepliesToTick() {
        open(false);
        QVERIFY(!replies()->isEnabled());
        QVERIFY(replies()->toolTip().contains(QStringLiteral("No workspace")));
    }

    void whatIsSavedIsAZipFileAndTheWindowCloses() {
        open(true);
        QTRY_VERIFY_WITH_TIMEOUT(save()->isEnabled(), kGatherMs);
        const QString path = m_stage.path(QStringLiteral("bundle.zip"));
        m_stage.dialogs.answers.enqueue(path);
        QSignalSpy saved(m_dialog, &ui::DiagnosticsDialog::saved);
        QTest::mouseClick(save(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kGatherMs);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("PK"));
        QTRY_VERIFY(!m_dialog);
    }

    void aFileThatCannotBeWrittenIsSaidAndTheWindowStays() {
        open(true);
        QTRY_VERIFY_WITH_TIMEOUT(save()->isEnabled(), kGatherMs);
        m_stage.dialogs.problems.clear();
        m_stage.dialogs.answers.enqueue(m_stage.path(QStringLiteral("no/such/folder/bundle.zip")));
        QTest::mouseClick(save(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_stage.dialogs.problems.size(), 1, kGatherMs);
        QVERIFY(m_dialog && m_dialog->isVisible());
    }

    void whileItIsGatheredNothingCanBeSaved() {
        std::promise<void> opened;
        auto* dialog = new ui::DiagnosticsDialog(
            [wait = opened.get_future().share()](bool withReplies) {
                wait.wait();
                return partsOf(withReplies);
            },
            true, m_stage.dialogs, m_stage.window.get());
        m_dialog = dialog;
        dialog->open();
        QVERIFY(!save()->isEnabled());
        opened.set_value();
        QTRY_VERIFY_WITH_TIMEOUT(save()->isEnabled(), kGatherMs);
    }

    void cleanup() { delete m_dialog; }

private:
    void open(bool hasWorkspace) {
        m_dialog = new ui::DiagnosticsDialog(partsOf, hasWorkspace, m_stage.dialogs, m_stage.window.get());
        m_dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }
    QListWidget* list() { return m_dialog->findChild<QListWidget*>(QStringLiteral("diagnosticsList")); }
    QPlainTextEdit* text() { return m_dialog->findChild<QPlainTextEdit*>(QStringLiteral("diagnosticsText")); }
    QCheckBox* replies() { return m_dialog->findChild<QCheckBox*>(QStringLiteral("diagnosticsReplies")); }
    QPushButton* save() { return m_dialog->findChild<QPushButton*>(QStringLiteral("diagnosticsSave")); }

    Stage m_stage;
    QPointer<ui::DiagnosticsDialog> m_dialog;
};

} // namespace chronoscope::test

QTEST_MAIN(chronoscope::test::DiagnosticsStory)
#include "DiagnosticsStory.moc"
