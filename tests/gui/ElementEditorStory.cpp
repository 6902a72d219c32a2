// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "tests/gui/Stage.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/views/SavedBar.h"
#include "widgets/plots/RibbonEditor.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace chronoscope::test::elementEditorStory {

namespace {
constexpr int kLong = 30'000;
}

/// A researcher corrects an element that a run has asked already.
class ElementEditorStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        QVERIFY(reader);
        store::BenchmarkStore store(*reader);
        const auto all = store.elements();
        QVERIFY(all);
        for (const auto& meta : *all) {
            const auto element = store.load(meta.row);
            QVERIFY2(element, element ? "" : element.error().text().c_str());
            const auto draft = benchmark::draftOf(*element);
            const bool fits = draft.rows.size() == 2 && draft.rows[0].years.size() > 4 &&
                              draft.rows[0].years.back() - draft.rows[0].years.front() + 1 ==
                                  static_cast<int>(draft.rows[0].years.size());
            if (!fits) continue;
            m_row = meta.row;
            m_before = draft;
            break;
        }
        QVERIFY(m_row != 0);
        m_editor = std::make_unique<ui::ElementEditor>(*m_stage->session, m_row);
        m_editor->show();
        m_editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_editor->isLoaded(), kLong);
    }
    void cleanup() {
        m_editor.reset();
        m_stage.reset();
    }

    void aNarrowListOfElementsSaysWhichColumnsItLeavesOut() {
        m_editor->close();
        m_stage->window->showPage(QStringLiteral("benchmark"));
        auto* table = m_stage->window->benchmarkPage()->table();
        const auto* note = m_stage->find<QLabel>("elementTableLeftOut");
        const QHeaderView& head = *table->horizontalHeader();
        const QString last = table->model()->headerData(head.logicalIndex(head.count() - 1), Qt::Horizontal).toString();
        m_stage->window->resize(700, 640);
        QTRY_VERIFY(table->horizontalScrollBar()->maximum() > 0);
        QTRY_VERIFY(note->isVisible() && note->text().contains(last));
        table->horizontalScrollBar()->setValue(table->horizontalScrollBar()->maximum());
        QTRY_VERIFY2(!note->text().contains(last), qPrintable(note->text()));
        m_stage->window->resize(1900, 800);
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(!note->isVisible());
    }

    void itSaysWhichRunsKeepTheElement() {
        QVERIFY(m_editor->findChild<QLabel*>(QStringLiteral("editNote"))->text().contains(QLatin1String("known")));
        QVERIFY(!save()->isEnabled()); // nothing is changed
    }

    void anEndIsDraggedAndUndone() {
        auto* ribbon = m_editor->ribbon();
        const int last = m_before.rows[0].years.back();
        const QRectF span = ribbon->spanRect(0);
        drag(ribbon, QPointF(span.right() - 2, span.center().y()).toPoint(),
             QPointF(ribbon->yearColumn(last - 2).center().x(), span.center().y()).toPoint());
        QCOMPARE(m_editor->draft().rows[0].years.back(), last - 2);
        QVERIFY(save()->isEnabled());
        QTest::keySequence(m_editor.get(), QKeySequence::Undo);
        QTRY_COMPARE(m_editor->draft(), m_before);
        QTest::keySequence(m_editor.get(), QKeySequence::Redo);
        QTRY_COMPARE(m_editor->draft().rows[0].years.back(), last - 2);
    }

    void aWholeRibbonMovesWithinTheAxis() {
        auto* ribbon = m_editor->ribbon();
        const QRectF span = ribbon->spanRect(0);
        const std::size_t held = m_before.rows[0].years.size();
        drag(ribbon, span.center().toPoint(),
             QPointF(ribbon->yearColumn(m_before.lastYear()).right() + 400, span.center().y()).toPoint());
        QCOMPARE(m_editor->draft().rows[0].years.size(), held);
        QCOMPARE(m_editor->draft().rows[0].years.back(), m_before.lastYear());
    }

    void namesYearsAndDistractorsAreTyped() {
        type(0, 1, QStringLiteral("one alias | another"));
        QTRY_COMPARE(m_editor->draft().rows[0].names.size(), std::size_t{3});
        type(1, 2, QStringLiteral("2010-2012, 2015"));
        QTRY_COMPARE(m_editor->draft().rows[1].years, (std::vector{2010, 2011, 2012, 2015}));
        type(1, 2, QStringLiteral("last spring"));
        QTRY_VERIFY(problem()->text().contains(QLatin1String("last spring")));
        QCOMPARE(m_editor->draft().rows[1].years, (std::vector{2010, 2011, 2012, 2015}));
        auto* distractors = m_editor->findChild<QLineEdit*>(QStringLiteral("editDistractors"));
        distractors->setFocus();
        distractors->selectAll();
        QTest::keyClicks(distractors, QString::fromStdString(m_before.rows[0].names.front()));
        QTest::keyClick(distractors, Qt::Key_Return);
        QTRY_VERIFY(problem()->text().contains(QLatin1String("right in some year")));
        QVERIFY(!save()->isEnabled());
    }

    void itIsOpenedFromTheBenchmarksList() {
        m_editor.reset();
        m_stage->window->showPage(QStringLiteral("benchmark"));
        auto* table = m_stage->window->benchmarkPage()->table();
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 0, kLong);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(1, 0)).center());
        auto* button = m_stage->find<QToolButton>("editElementButton");
        QTRY_VERIFY_WITH_TIMEOUT(button->isVisible(), kLong);
        QTest::mouseClick(button, Qt::LeftButton);
        auto* editor = m_stage->window->findChild<ui::ElementEditor*>();
        QVERIFY(editor);
        QTRY_VERIFY_WITH_TIMEOUT(editor->isLoaded(), kLong);
        QCOMPARE(QString::fromStdString(editor->draft().subject), table->model()->index(1, 0).data().toString());
        editor->close();
        QTRY_VERIFY(!m_stage->window->findChild<ui::ElementEditor*>());
        m_stage->window->activateWindow();
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(m_stage->window->findChild<ui::ElementEditor*>());
    }

    void whatIsSavedStandsInForTheElement() {
        type(0, 0, QStringLiteral("Somebody Else"));
        QTRY_VERIFY(save()->isEnabled());
        QTest::mouseClick(save(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_editor->isVisible(), kLong);
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        QVERIFY(reader);
        const auto now = store::ElementVersions(*reader).current();
        QVERIFY(now);
        const auto has = [&](qint64 row) {
            return std::any_of(now->begin(), now->end(), [&](const auto& meta) { return meta.row == row; });
        };
        QVERIFY(!has(m_row));
        const auto version = store::BenchmarkStore(*reader).load(now->back().row);
        QVERIFY(version);
        QCOMPARE(version->years.front().objects.front().front(), std::string("Somebody Else"));
        QCOMPARE(benchmark::draftOf(*store::BenchmarkStore(*reader).load(m_row)), m_before);
    }

    void whatWasSavedIsSaidAndTakenBackByItsButtonOrAKey_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("button") << false;
        QTest::newRow("key") << true;
    }
    void whatWasSavedIsSaidAndTakenBackByItsButtonOrAKey() {
        QFETCH(bool, byKey);
        m_stage->window->showPage(QStringLiteral("benchmark"));
        m_editor.reset(ui::ElementEditor::present(*m_stage->session, m_row, m_stage->window->benchmarkPage()));
        m_editor->setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_editor->isLoaded(), kLong);
        type(0, 0, QStringLiteral("Somebody Else"));
        QTRY_VERIFY2(save()->isEnabled(), qPrintable(problem()->text()));
        QTest::mouseClick(save(), Qt::LeftButton);
        QTRY_VERIFY2_WITH_TIMEOUT(!m_editor->isVisible(), qPrintable(problem()->text()), kLong);
        auto* bar = ui::SavedBar::of(*m_stage->window);
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), kLong);
        QVERIFY2(bar->text().contains(QLatin1String("was saved as version 2")), qPrintable(bar->text()));
        QVERIFY(!bar->findChild<QPushButton*>(QStringLiteral("showInFolderButton"))->isVisible());
        QVERIFY(!isCurrent(m_row));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        if (byKey)
            QTest::keySequence(m_stage->window.get(), QKeySequence::Undo);
        else
            QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("noticeButton")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(isCurrent(m_row), kLong);
        QTRY_VERIFY2(bar->text().contains(QLatin1String("as it was before")), qPrintable(bar->text()));
    }

    /// Whatever is said comes where there is room for it: what the mouse points at stays.
    void nothingMovesWhenSomethingIsSaid() {
        auto* distractors = m_editor->findChild<QLineEdit*>(QStringLiteral("editDistractors"));
        auto* table = m_editor->findChild<QTableWidget*>(QStringLiteral("editObjects"));
        const auto places = [&] {
            QStringList all;
            for (const QWidget* part : {static_cast<const QWidget*>(m_editor->ribbon()),
                                        static_cast<const QWidget*>(table), static_cast<const QWidget*>(distractors)})
                all << QStringLiteral("%1 %2").arg(part->mapTo(m_editor.get(), QPoint()).y()).arg(part->height());
            return all.join(QStringLiteral(", "));
        };
        const auto write = [&](const QString& text) {
            distractors->setFocus();
            distractors->selectAll();
            QTest::keyClick(distractors, Qt::Key_Delete);
            QTest::keyClicks(distractors, text);
            QTest::keyClick(distractors, Qt::Key_Return);
        };
        for (const QSize size : {m_editor->size(), m_editor->minimumSizeHint()}) {
            m_editor->resize(size);
            QCoreApplication::sendPostedEvents();
            const QString before = places();
            write({});
            QTRY_COMPARE(places(), before);
            write(QStringLiteral("Ann | Ben | Cy"));
            QTRY_COMPARE(places(), before);
            write(QString::fromStdString(m_before.rows[0].names.front()));
            QTRY_VERIFY(!problem()->text().isEmpty());
            QTRY_COMPARE(places(), before);
            type(1, 2, QStringLiteral("last spring"));
            QTRY_VERIFY(problem()->text().contains(QLatin1String("last spring")));
            QTRY_COMPARE(places(), before);
        }
    }

    void itIsSaidHowDistractorsAreRead() {
        auto* distractors = m_editor->findChild<QLineEdit*>(QStringLiteral("editDistractors"));
        auto* read = m_editor->findChild<QLabel*>(QStringLiteral("editDistractorsRead"));
        distractors->setFocus();
        distractors->selectAll();
        QTest::keyClicks(distractors, QStringLiteral("Ann, Ben, Cy"));
        QVERIFY2(read->text().startsWith(QLatin1String("Reads as 1 distractor.")), qPrintable(read->text()));
        distractors->selectAll();
        QTest::keyClicks(distractors, QStringLiteral("Ann | Ben | Cy"));
        QCOMPARE(read->text(), QStringLiteral("Reads as 3 distractors"));
    }

private:
    bool isCurrent(qint64 row) const {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        const auto now = store::ElementVersions(*reader).current();
        return now && std::any_of(now->begin(), now->end(), [&](const auto& meta) { return meta.row == row; });
    }
    QPushButton* save() const { return m_editor->findChild<QPushButton*>(QStringLiteral("saveElement")); }
    QLabel* problem() const { return m_editor->findChild<QLabel*>(QStringLiteral("editProblem")); }
    void type(int row, int column, const QString& text) {
        auto* table = m_editor->findChild<QTableWidget*>(QStringLiteral("editObjects"));
        const QPoint at = table->visualItemRect(table->item(row, column)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
        auto* edit = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<ui::ElementEditor> m_editor;
    qint64 m_row = 0;
    benchmark::ElementDraft m_before;
};

} // namespace chronoscope::test::elementEditorStory

CHRONOSCOPE_STORY(elementEditorStory, ElementEditorStory)
#include "ElementEditorStory.moc"
