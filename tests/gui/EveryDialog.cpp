// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/EveryDialog.h"

#include "core/benchmark/ElementDraft.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "tests/gui/AnnotateSetup.h"
#include "ui/dialogs/AcceptedScoringDialog.h"
#include "ui/dialogs/BudgetDialog.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/dialogs/KeyDialog.h"
#include "ui/help/DiagnosticsDialog.h"
#include "ui/help/NumberNote.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/studies/mined/MinedPage.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QTabWidget>

#include <algorithm>

namespace chronoscope::test {

namespace {
constexpr int kComesMs = 10'000;
constexpr qint64 kAnyElement = 1; ///< row

QWidget* shownWindow(const QString& object) {
    const auto all = QApplication::topLevelWidgets();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const QWidget* top) { return top->isVisible() && top->objectName() == object; });
    return found == all.end() ? nullptr : *found;
}

void activate(Stage& stage) {
    stage.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
}

void pressKeys(Stage& stage, const char* page, Qt::Key key, Qt::KeyboardModifiers with) {
    stage.window->showPage(QLatin1String(page));
    activate(stage);
    QTest::keyClick(stage.window.get(), key, with);
}

void press(Stage& stage, const char* page, const char* button) {
    stage.window->showPage(QLatin1String(page));
    activate(stage);
    auto* found = stage.find<QAbstractButton>(button);
    QVERIFY2(found, button);
    QTRY_VERIFY2_WITH_TIMEOUT(found->isVisible() && found->isEnabled(), qPrintable(found->toolTip()), kComesMs);
    QTest::mouseClick(found, Qt::LeftButton);
}

/// An entry of a menu, whatever language it is in.
void trigger(Stage& stage, const char* page, const char* action) {
    stage.window->showPage(QLatin1String(page));
    activate(stage);
    auto* found = stage.find<QAction>(action);
    QVERIFY2(found, action);
    QTRY_VERIFY2_WITH_TIMEOUT(found->isEnabled(), qPrintable(found->toolTip()), kComesMs);
    found->trigger();
}

void annotate(Stage& stage) {
    stage.window->showPage(QStringLiteral("annotate"));
    stage.find<QTabWidget>("annotateTabs")->setCurrentIndex(0);
    QTRY_VERIFY_WITH_TIMEOUT(stage.window->annotations().isReady(), kComesMs);
}

void pressOfEditing(Stage& stage, const char* button) {
    auto* page = stage.window->findChild<ui::MinedPage*>();
    stage.window->showPage(QStringLiteral("mined"));
    page->show(ui::MinedPage::View::Editing);
    press(stage, "mined", button);
    page->show(ui::MinedPage::View::Tasks);
}

void show(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// What asks about a queue, which is there as long as that is open.
void openOfQueue(Stage& stage, const char* action, const char* dialog) {
    ui::AnnotationHub& hub = stage.window->annotations();
    annotate(stage);
    if (!hub.isAuthorChosen()) hub.setAuthor(QStringLiteral("Anna"));
    qint64 queue = 0;
    makeQueueOfAll(stage, "Read the whole answer. What is right in another year is outdated.", queue);
    if (QTest::currentTestFailed()) return;
    trigger(stage, "annotate", action);
    auto* opened = stage.find<QDialog>(dialog);
    QVERIFY2(opened, dialog);
    QObject::connect(opened, &QDialog::finished, &hub, [&hub, queue] { hub.removeQueue(queue); });
}

/// One element has no wrong options any more.
void openDistractors(Stage& stage) {
    bool isEdited = false;
    stage.session->change(
        stage.session.get(),
        [](store::Database& database) -> Result<std::int64_t> {
            const auto current = store::ElementVersions(database).current();
            if (!current) return current.error();
            const std::int64_t last = current->back().row;
            const auto element = store::BenchmarkStore(database).load(last);
            if (!element) return element.error();
            benchmark::ElementDraft draft = benchmark::draftOf(*element);
            draft.distractors.clear();
            const auto edited = benchmark::elementOf(draft);
            if (!edited) return edited.error();
            return store::ElementVersions(database).replace(last, *edited);
        },
        [&isEdited](const Result<std::int64_t>& row) { isEdited = row.ok(); });
    QTRY_VERIFY_WITH_TIMEOUT(isEdited, kComesMs);
    trigger(stage, "benchmark", "distractAction");
    const auto lacks = [&] {
        auto* dialog = stage.find<QWidget>("distractorsDialog");
        const auto boxes = dialog ? dialog->findChildren<QCheckBox*>() : QList<QCheckBox*>();
        return std::any_of(boxes.begin(), boxes.end(),
                           [](const QCheckBox* box) { return box->isVisible() && box->isEnabled(); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(lacks(), kComesMs);
}

void openKeys(Stage& stage) {
    annotate(stage);
    activate(stage);
    auto* page = stage.window->annotatePage();
    page->setFocus();
    QTest::keyClick(page, Qt::Key_Question);
}

void openBudget(Stage& stage) {
    store::RunRecord run = stage.session->runs().front();
    run.budget = 2;
    store::RunCounts counts = run.counts;
    counts.spent = 1.5;
    show(new ui::BudgetDialog(run, counts, stage.window.get()));
}

void openAcceptedScoring(Stage& stage) {
    QTRY_VERIFY_WITH_TIMEOUT(stage.window->annotations().isReady(), kComesMs);
    const auto& runs = stage.session->runs();
    show(new ui::AcceptedScoringDialog(*stage.session, stage.window->annotations(), runs, runs.front().id,
                                       stage.window.get()));
}

void openKey(Stage& stage) {
    ui::KeyState state;
    state.place = ui::KeyPlace::Missing;
    state.origin = QStringLiteral("https://models.with-a-long-name.example.org:8443");
    show(new ui::KeyDialog(state, stage.window.get()));
}

void openDiagnostics(Stage& stage) {
    show(new ui::DiagnosticsDialog(
        [](bool) {
            return std::vector<diagnose::BundlePart>{{"log.txt", "what it did", "opened a workspace\n"}};
        },
        true, stage.dialogs, stage.window.get()));
}

void openNumberNote(Stage& stage) {
    ui::NumberNote::present(QStringLiteral("heatmap"), QStringLiteral("51.8 %"), {}, stage.window.get());
}

void openPrompts(Stage& stage) {
    pressKeys(stage, "heatmap", Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(shownWindow(QStringLiteral("newRunDialog")), kComesMs);
    auto* see = stage.find<QAbstractButton>("seePromptsButton");
    QTRY_VERIFY_WITH_TIMEOUT(see->isEnabled(), kComesMs);
    QTest::mouseClick(see, Qt::LeftButton);
}

using Needs = DialogWay::Needs;

const std::vector<DialogWay>& dialogsOfRuns() {
    static const std::vector<DialogWay> all{
        {"settings", "settingsWindow", Needs::Runs,
         [](Stage& stage) { pressKeys(stage, "heatmap", Qt::Key_Comma, Qt::ControlModifier); }},
        {"help", "helpWindow", Needs::Runs, [](Stage& stage) { pressKeys(stage, "heatmap", Qt::Key_F1, {}); }},
        {"about", "aboutBox", Needs::Runs, [](Stage& stage) { trigger(stage, "heatmap", "aboutAction"); }},
        {"diagnostics", "diagnosticsDialog", Needs::Runs, openDiagnostics},
        {"number note", "numberNote", Needs::Runs, openNumberNote},
        {"report", "reportDialog", Needs::Runs,
         [](Stage& stage) { pressKeys(stage, "heatmap", Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); }},
        {"new run", "newRunDialog", Needs::Runs,
         [](Stage& stage) { pressKeys(stage, "heatmap", Qt::Key_N, Qt::ControlModifier); }},
        {"prompts", "promptPreview", Needs::Runs, openPrompts},
        {"budget", "budgetDialog", Needs::Runs, openBudget},
        {"key", "keyDialog", Needs::Runs, openKey},
        {"scoring", "scoringDialog", Needs::Runs, [](Stage& stage) { press(stage, "stale", "rescoreButton"); }},
        {"accepted answers", "acceptedScoringDialog", Needs::Runs, openAcceptedScoring},
        {"traversal run", "traversalRunDialog", Needs::Runs,
         [](Stage& stage) { press(stage, "traversal", "newTraversalRun"); }},
        {"facts", "factsDialog", Needs::Runs, [](Stage& stage) { press(stage, "welcome", "welcomeFacts"); }},
        {"words", "wordsDialog", Needs::Runs, [](Stage& stage) { trigger(stage, "benchmark", "wordsAction"); }},
        {"exemplars", "exemplarsDialog", Needs::Runs,
         [](Stage& stage) { trigger(stage, "benchmark", "exemplarsAction"); }},
        {"build", "buildDialog", Needs::Runs, [](Stage& stage) { trigger(stage, "benchmark", "buildAction"); }},
        {"extend", "buildDialog", Needs::Runs, [](Stage& stage) { trigger(stage, "benchmark", "extendAction"); }},
        {"distractors", "distractorsDialog", Needs::Runs, openDistractors},
        {"element", "elementEditor", Needs::Runs,
         [](Stage& stage) { ui::ElementEditor::present(*stage.session, kAnyElement, stage.window.get()); }},
        {"new queue", "newQueueDialog", Needs::Runs,
         [](Stage& stage) {
             annotate(stage); // its list of items is read
             pressKeys(stage, "heatmap", Qt::Key_L, Qt::ControlModifier);
         }},
        {"label sets", "labelSetsDialog", Needs::Runs,
         [](Stage& stage) {
             annotate(stage);
             trigger(stage, "annotate", "labelSetsAction");
         }},
        {"guideline", "guidelineDialog", Needs::Runs,
         [](Stage& stage) { openOfQueue(stage, "guidelineAction", "guidelineDialog"); }},
        {"label all open items", "labelAllDialog", Needs::Runs,
         [](Stage& stage) { openOfQueue(stage, "labelAllShown", "labelAllDialog"); }},
        {"annotator", "authorDialog", Needs::Runs,
         [](Stage& stage) {
             annotate(stage);
             press(stage, "annotate", "annotationAuthor");
         }},
        {"keys of annotation", "keyList", Needs::Runs, openKeys}};
    return all;
}

const std::vector<DialogWay>& dialogsOfStudies() {
    static const std::vector<DialogWay> all{
        {"run of dates", "stressRunDialog", Needs::Studies,
         [](Stage& stage) { press(stage, "robustness", "newStressRunButton"); }},
        {"dates", "datesDialog", Needs::Studies, [](Stage& stage) { press(stage, "robustness", "showDatesButton"); }},
        {"run of pictures", "minedRunDialog", Needs::Studies,
         [](Stage& stage) { press(stage, "mined", "newMinedRunButton"); }},
        {"judge", "judgeDialog", Needs::Studies, [](Stage& stage) { press(stage, "mined", "judgeMinedButton"); }},
        {"construct", "constructDialog", Needs::Studies,
         [](Stage& stage) { trigger(stage, "mined", "constructMined"); }},
        {"claims", "claimsDialog", Needs::Studies, [](Stage& stage) { trigger(stage, "mined", "claimMined"); }},
        {"edit", "editDialog", Needs::Studies, [](Stage& stage) { pressOfEditing(stage, "editMinedButton"); }},
        {"elsewhere", "elsewhereDialog", Needs::Studies,
         [](Stage& stage) { pressOfEditing(stage, "elsewhereMinedButton"); }}};
    return all;
}
} // namespace

const std::vector<DialogWay>& everyDialog() {
    static const std::vector<DialogWay> all = [] {
        std::vector<DialogWay> both = dialogsOfRuns();
        both.insert(both.end(), dialogsOfStudies().begin(), dialogsOfStudies().end());
        return both;
    }();
    return all;
}

void dialogRows(DialogWay::Needs most) {
    QTest::addColumn<QString>("dialog");
    for (const DialogWay& way : everyDialog())
        if (way.needs <= most) QTest::newRow(way.name) << QString::fromLatin1(way.name);
}

QWidget* openDialog(Stage& stage, const QString& name) {
    const auto& all = everyDialog();
    const auto way = std::find_if(all.begin(), all.end(), [&](const auto& one) { return name == one.name; });
    if (way == all.end()) qFatal("no way to %s", qPrintable(name));
    way->open(stage);
    if (QTest::currentTestFailed()) return nullptr;
    QWidget* shown = nullptr;
    const auto isThere = [&] { // it is disabled while it reads
        shown = shownWindow(QLatin1String(way->object));
        return shown && shown->isEnabled();
    };
    if (QTest::qWaitFor(isThere, kComesMs)) return shown;
    QTest::qFail(qPrintable(name + QStringLiteral(" did not open")), __FILE__, __LINE__);
    return nullptr;
}

QString inDialog(const QString& name, const QStringList& faults) {
    return faults.isEmpty() ? QString() : name + QStringLiteral(":\n") + faults.join(QLatin1Char('\n'));
}

void closeDialogs(const Stage& stage) {
    for (QWidget* top : QApplication::topLevelWidgets())
        if (top != stage.window.get() && top->isVisible()) top->close();
}

} // namespace chronoscope::test
