// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/MinedImported.h"

#include "core/studies/mined/EditRun.h"
#include "ui/dialogs/ModelForm.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/MinedPage.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <nlohmann/json.hpp>

#include <future>

namespace chronoscope::test::editingStory {

using ui::MinedPage;

/// Runs of knowledge editing beside what was answered before, and the paper's.
class EditingStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<MinedStage>();
        importSmallMined(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        m_page = m_stage->window->findChild<MinedPage*>();
    }
    void cleanupTestCase() { m_stage.reset(); }

    void withoutARunTheViewSaysHowThereWillBeOne() {
        choose(m_stage->find<QComboBox>("minedView"), QStringLiteral("Editing"));
        auto* nothing = m_page->findChild<QWidget*>(QStringLiteral("emptyState"));
        QTRY_VERIFY(nothing->isVisible());
        const auto words = [&] {
            QStringList all;
            for (const QLabel* label : nothing->findChildren<QLabel*>())
                all << label->text();
            return all.join(u'|');
        };
        QTRY_VERIFY2(words().contains(QStringLiteral("a finished run of MINED comes first")), qPrintable(words()));
        const auto buttons = nothing->findChildren<QPushButton*>();
        QVERIFY(!buttons.isEmpty() && buttons.front()->text() == QStringLiteral("New MINED run…"));
    }

    void aRunOfEditingStandsByTaskWithTheScoreBefore() {
        make([](store::Workspace& workspace) -> Result<std::int64_t> {
            const auto made = mined::createMined(workspace, {}, {}, "before", {"calibration:?recall=0&noise=0"});
            return made ? Result<std::int64_t>(made->id) : Result<std::int64_t>(made.error());
        });
        make([base = m_stage->session->studyRuns().front().id](store::Workspace& workspace) -> Result<std::int64_t> {
            const auto embedding = mined::ngramEmbedding();
            const auto made =
                mined::createEdit(workspace, base, {}, *embedding, "told", {"calibration:?recall=0&noise=0&refusal=0"});
            return made ? Result<std::int64_t>(made->id) : Result<std::int64_t>(made.error());
        });
        choose(m_stage->find<QComboBox>("minedView"), QStringLiteral("Tasks"));
        choose(m_stage->find<QComboBox>("minedView"), QStringLiteral("Editing"));
        QTRY_COMPARE(map()->data().cell(0, 0).value, 100.0);
        QCOMPARE(map()->data().rowCount(), 1);
        const auto& data = map()->data();
        QCOMPARE(data.rows.first().label, QStringLiteral("told"));
        QCOMPARE(data.rows.first().detail, QStringLiteral("IKE, single"));
        QCOMPARE(data.columnCount(), 10);
        QCOMPARE(data.cell(0, 0).elements, 4);
        QVERIFY2(data.cell(0, 0).note.startsWith(QStringLiteral("Before: 0")), qPrintable(data.cell(0, 0).note));
        QVERIFY(!data.cell(0, 1).planned); // T.I.A is not asked
        QCOMPARE(data.cell(0, 9).value, 100.0);
        QVERIFY(!m_stage->find<QComboBox>("minedRun")->isVisible());
    }

    void aRunIsEditedInTheWindow() {
        QTest::mouseClick(m_stage->find<QPushButton>("editMinedButton"), Qt::LeftButton);
        auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("editDialog"));
        QVERIFY(dialog);
        auto* start = dialog->findChild<QPushButton*>(QStringLiteral("startEditing"));
        const auto* reason = dialog->findChild<QLabel*>(QStringLiteral("editReason"));
        QTRY_VERIFY2(start->isEnabled(), qPrintable(reason->text()));
        const QString counts = dialog->findChild<QLabel*>(QStringLiteral("editCounts"))->text();
        QVERIFY2(counts.startsWith(QLatin1String("7 items to edit in 28 requests; 0 ")), qPrintable(counts));
        auto* finder = dialog->findChild<QLineEdit*>(QStringLiteral("editEmbedding"));
        finder->setFocus();
        QTest::keyClicks(finder, QStringLiteral("calibration:"));
        QVERIFY(!start->isEnabled() && !reason->text().isEmpty()); // no server of embeddings
        finder->clear();
        auto* setting = dialog->findChild<QComboBox*>(QStringLiteral("editSetting"));
        choose(setting, 1);
        QTRY_VERIFY(start->isEnabled());
        QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("editName"))->text(),
                 QStringLiteral("before edited, lifelong"));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{3});
        const qint64 made = m_stage->session->studyRuns().back().id;
        m_stage->waitForEnd(made);
        QCOMPARE(m_stage->session->run(made)->state, store::RunState::Finished);
        m_stage->window->activateWindow(); // after the dialog
        m_stage->window->showPage(QStringLiteral("mined"));
        QTRY_COMPARE(map()->data().rowCount(), 2);
        QCOMPARE(map()->data().rows.last().label, QStringLiteral("before edited, lifelong"));
        QCOMPARE(map()->data().rows.last().detail, QStringLiteral("IKE, lifelong"));
    }

    void theSettingsStandAgainstEachOther() {
        auto* box = m_stage->find<QCheckBox>("editingBySetting");
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(6, box->height() / 2));
        QTRY_COMPARE(map()->data().rowCount(), 1);
        QCOMPARE(map()->data().rows.first().label, QStringLiteral("IKE"));
        const auto& rows = m_page->numbers().rows;
        QCOMPARE(m_page->numbers().columns.at(5), std::string("single_minus_lifelong"));
        QCOMPARE(map()->data().cell(0, 0).value, std::stod(rows.front().at(5)));
        QCOMPARE(map()->data().cell(0, 0).elements, 4);
        QCOMPARE(map()->data().rows.first().detail, QStringLiteral("calibration model 2021, before: before"));
        const QString ofBoth = map()->data().cell(0, 9).note;
        QVERIFY2(ofBoth.startsWith(QStringLiteral("Single: 100.0 % of n = 7\nLifelong: ")), qPrintable(ofBoth));
        QVERIFY2(ofBoth.endsWith(QStringLiteral(" of n = 7")), qPrintable(ofBoth));
        QVERIFY2(m_page->command().contains(QStringLiteral("--table settings")), qPrintable(m_page->command()));
        QVERIFY(!m_stage->find<QCheckBox>("editingPublished")->isEnabled());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(6, box->height() / 2));
        QTRY_COMPARE(map()->data().rowCount(), 2);
    }

    void whatIsEditedElsewhereGoesThereAndComesBack() {
        QTest::mouseClick(m_stage->find<QPushButton>("elsewhereMinedButton"), Qt::LeftButton);
        auto* dialog = m_stage->window->findChild<QDialog*>(QStringLiteral("elsewhereDialog"));
        QVERIFY(dialog);
        const auto button = [&](const char* name) { return dialog->findChild<QPushButton*>(QLatin1String(name)); };
        const auto* state = dialog->findChild<QLabel*>(QStringLiteral("elsewhereState"));
        QVERIFY(!button("elsewhereBring")->isEnabled());
        const QString folder = m_stage->path(QStringLiteral("there"));
        m_stage->dialogs.answers << folder;
        QTest::mouseClick(button("elsewhereSave"), Qt::LeftButton);
        QTRY_VERIFY2(state->text().startsWith(QStringLiteral("7 items with 6 pictures are in ")),
                     qPrintable(state->text()));
        QFile edits(folder + QStringLiteral("/edits.json"));
        QVERIFY(edits.open(QIODevice::ReadOnly));
        nlohmann::json answers = nlohmann::json::array();
        for (const auto& edit : nlohmann::json::parse(edits.readAll().toStdString()))
            answers.push_back({{"element_id", edit.at("element_id")},
                               {"image_mm_questions_prediction", edit.at("alt")},
                               {"paraphrase_image_mm_questions_prediction", edit.at("alt")},
                               {"image_mm_paraphrase_completion_prediction", edit.at("alt")},
                               {"paraphrase_image_mm_paraphrase_completion_prediction", "nobody"}});
        const QString file = folder + QStringLiteral("/answers.json");
        QFile back(file);
        QVERIFY(back.open(QIODevice::WriteOnly) && back.write(QByteArray::fromStdString(answers.dump())) > 0);
        back.close();
        m_stage->dialogs.answers << file;
        QTest::mouseClick(button("elsewhereFileChoose"), Qt::LeftButton);
        choose(dialog->findChild<QComboBox*>(QStringLiteral("elsewhereMethod")), QStringLiteral("MEND"));
        QTRY_VERIFY(button("elsewhereBring")->isEnabled());
        QTest::mouseClick(button("elsewhereBring"), Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{4});
        QTRY_COMPARE(state->text(), QStringLiteral("A run of 7 items was made"));
        QTest::mouseClick(button("elsewhereClose"), Qt::LeftButton);
        m_stage->window->activateWindow();
        QTRY_COMPARE(map()->data().rowCount(), 3);
        QCOMPARE(map()->data().rows.last().label, QStringLiteral("MEND, single"));
        QCOMPARE(map()->data().rows.last().detail, QStringLiteral("MEND, single"));
        QCOMPARE(map()->data().cell(2, 0).value, 75.0); // one of the four ways
    }

    void whatIsBroughtInIsListedThoughTheDialogIsClosed() {
        const QString file = m_stage->path(QStringLiteral("there/answers.json"));
        auto* dialog = bringing(file, QStringLiteral("SERAC"));
        auto* bring = dialog->findChild<QPushButton*>(QStringLiteral("elsewhereBring"));
        QTRY_VERIFY(bring->isEnabled());
        QTest::mouseClick(bring, Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("elsewhereClose")), Qt::LeftButton);
        QTRY_COMPARE(m_stage->session->studyRuns().size(), std::size_t{5});
        QCOMPARE(QString::fromStdString(m_stage->session->studyRuns().back().name), QStringLiteral("SERAC, single"));
    }

    void whatCannotBeBroughtInIsToldThoughTheDialogIsClosed() {
        const QString file = m_stage->path(QStringLiteral("none.json"));
        QFile none(file);
        QVERIFY(none.open(QIODevice::WriteOnly) && none.write("[]") > 0);
        none.close();
        auto* dialog = bringing(file, QStringLiteral("SERAC"));
        auto* bring = dialog->findChild<QPushButton*>(QStringLiteral("elsewhereBring"));
        QTRY_VERIFY(bring->isEnabled());
        m_stage->dialogs.problems.clear();
        QTest::mouseClick(bring, Qt::LeftButton);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false); // it ends while the dialog is closed and not yet deleted
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("elsewhereClose")), Qt::LeftButton);
        QTRY_COMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY2(m_stage->dialogs.problems.first().startsWith(QStringLiteral("SERAC, single (2) was not brought in")),
                 qPrintable(m_stage->dialogs.problems.first()));
        dialog->deleteLater();
    }

    void anImportThatWasBegunElsewhereIsWaitedFor() {
        auto* dialog = bringing(m_stage->path(QStringLiteral("none.json")), QStringLiteral("SERAC"));
        auto* bring = dialog->findChild<QPushButton*>(QStringLiteral("elsewhereBring"));
        QTRY_VERIFY(bring->isEnabled());
        std::promise<void> go;
        m_stage->session->importBy(
            m_page, QStringLiteral("another"),
            [gone = go.get_future().share()](store::Workspace&, const std::stop_token&) -> Result<bool> {
                gone.wait();
                return true;
            },
            [](const Result<bool>&) {});
        QTest::mouseClick(bring, Qt::LeftButton);
        QVERIFY(!bring->isEnabled());
        QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("elsewhereSave"))->isEnabled());
        go.set_value();
        QTRY_VERIFY(bring->isEnabled());
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("elsewhereClose")), Qt::LeftButton);
        m_stage->window->activateWindow();
    }

    void thePapersRowsStandBelow() {
        QTest::mouseClick(m_stage->find<QCheckBox>("editingPublished"), Qt::LeftButton, {}, QPoint(6, 8));
        QTRY_COMPARE(map()->data().rowCount(), 4 + 13);
        QCOMPARE(map()->data().rows.at(4).label, QStringLiteral("FT-LLM · LLaVA-v1.5 (7B)"));
        QCOMPARE(map()->data().cell(4, 0).value, 97.99);
        QCOMPARE(map()->data().rows.at(16).label, QStringLiteral("SERAC lifelong · LLaVA-v1.5 (7B)"));
        QCOMPARE(map()->data().cell(16, 9).value, 51.24);
    }

    void thePapersRowsAloneLeaveTheWayBackFromTheSettings() {
        m_page->filter().set({{study::kModelFacet, {"nobody's"}}});
        QTRY_COMPARE(map()->data().rowCount(), 13);
        auto* box = m_stage->find<QCheckBox>("editingBySetting");
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(6, box->height() / 2));
        QTRY_COMPARE(map()->data().rowCount(), 0);
        QVERIFY(box->isVisible() && !m_page->isEmpty());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(6, box->height() / 2));
        QTRY_COMPARE(map()->data().rowCount(), 13);
    }

    void theDialogBeginsWithTheModelWhoseAnswersAreEdited() {
        m_page->filter().set(study::Narrowing());
        makeMinedRun(*m_stage, "of 2018", "calibration:?cutoff=2018&recall=0.5");
        QTest::mouseClick(m_stage->find<QPushButton>("editMinedButton"), Qt::LeftButton);
        auto* dialog = shown(QStringLiteral("editDialog"));
        QVERIFY(dialog);
        const auto* model = dialog->findChild<ui::ModelForm*>();
        auto* runs = dialog->findChild<QComboBox*>(QStringLiteral("editedRun"));
        choose(runs, QStringLiteral("of 2018"));
        QVERIFY2(model->uri().contains(QStringLiteral("cutoff=2018")), qPrintable(model->uri()));
        QVERIFY2(model->uri().contains(QStringLiteral("recall=0.5")), qPrintable(model->uri()));
        QCOMPARE(dialog->findChild<QLineEdit*>(QStringLiteral("editName"))->text(),
                 QStringLiteral("of 2018 edited, single"));
        choose(runs, QStringLiteral("before"));
        QVERIFY2(!model->uri().contains(QStringLiteral("cutoff=2018")), qPrintable(model->uri()));
        dialog->reject();
    }

private:
    QDialog* shown(const QString& name) const {
        for (QDialog* dialog : m_stage->window->findChildren<QDialog*>(name))
            if (dialog->isVisible()) return dialog;
        return nullptr;
    }
    /// The dialog, filled in to bring a file in.
    QDialog* bringing(const QString& file, const QString& method) {
        m_stage->window->activateWindow();
        QTest::mouseClick(m_stage->find<QPushButton>("elsewhereMinedButton"), Qt::LeftButton);
        QDialog* dialog = shown(QStringLiteral("elsewhereDialog"));
        m_stage->dialogs.answers << file;
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("elsewhereFileChoose")), Qt::LeftButton);
        choose(dialog->findChild<QComboBox*>(QStringLiteral("elsewhereMethod")), method);
        return dialog;
    }
    widgets::HeatmapPlot* map() const { return m_page->editing()->map(); }
    void make(const ui::Session::RunMaker& maker) const {
        const auto before = m_stage->session->studyRuns().size();
        m_stage->session->createRun(maker, run::BackendChoice("calibration:"));
        QTRY_COMPARE(m_stage->session->studyRuns().size(), before + 1);
        m_stage->waitForEnd(m_stage->session->studyRuns().back().id);
    }

    std::unique_ptr<MinedStage> m_stage;
    MinedPage* m_page = nullptr;
};

} // namespace chronoscope::test::editingStory

CHRONOSCOPE_STORY(editingStory, EditingStory)
#include "EditingStory.moc"
