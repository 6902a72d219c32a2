// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/scoring/ScoringPass.h"
#include "core/store/BenchmarkStore.h"
#include "tests/gui/AnnotateSetup.h"
#include "ui/annotation/CellLabelBar.h"
#include "ui/annotation/ItemView.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/views/NoticeBar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace chronoscope::test::annotateTermsStory {

namespace {
constexpr int kMoreThanReadAhead = 10;
}

/// An item is shown as it was asked and judged, and labelled in the terms of its queue.
class AnnotateTermsStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        openAnnotating(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        m_first = page().annotating().queueId();
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        if (m_isBroken) QSKIP("an earlier step of the story failed");
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        if (page().annotating().queueId() != m_first) page().openQueue(m_first);
        page().setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kAnnotateMs);
        m_stage->dialogs.problems.clear();
    }
    void cleanup() { m_isBroken = m_isBroken || QTest::currentTestFailed(); }

    void aLabelOfAnotherSetGivesWayToOneOfThisQueue() {
        const auto item = page().annotating().item()->cell.item;
        const std::string set = page().annotating().labels().name;
        const std::string key = page().annotating().labels().labels.front().key;
        press(Qt::Key_1);
        QTRY_COMPARE(hub().unsaved(), 0);
        putSet({"Topics", true, {{"sport", "Sport", "", {}}, {key, "Of that key too", "", {}}}});
        openCopy("second", "Topics");
        QCOMPARE(page().annotating().state().done(), std::size_t{0});
        page().annotating().goToItem(item);
        QTRY_VERIFY(hasItem());
        auto* elsewhere = page().findChild<QLabel*>(QStringLiteral("saidElsewhere"));
        QVERIFY(elsewhere->isVisible() && elsewhere->text().contains(QString::fromStdString(set)));
        QVERIFY(!page().labelPanel()->label(1)->isChecked());
        press(Qt::Key_2);
        const annotation::Annotation* said = hub().book().find(item, hub().voice());
        QCOMPARE(said->labelSet, std::string("Topics"));
        QCOMPARE(said->body.labels, std::vector<std::string>{key});
        QVERIFY(page().labelPanel()->label(1)->isChecked());
        QVERIFY(!elsewhere->isVisible());
        press(Qt::Key_2);
        QVERIFY(!hub().book().find(item, hub().voice()));
        press(Qt::Key_U);
        press(Qt::Key_U);
        QCOMPARE(hub().book().find(item, hub().voice())->labelSet, set);
    }

    void aFlagLeavesLabelsOfAnotherSetAsTheyAre() {
        const auto item = page().annotating().item()->cell.item;
        const std::string set = page().annotating().labels().name;
        press(Qt::Key_1);
        openCopy("third", "Topics");
        page().annotating().goToItem(item);
        QTRY_VERIFY(hasItem());
        press(Qt::Key_F);
        const annotation::Annotation* said = hub().book().find(item, hub().voice());
        QVERIFY(said->body.flag);
        QCOMPARE(said->labelSet, set);
        QCOMPARE(said->body.labels.size(), std::size_t{1});
    }

    void itemsThatHoldATextAreFoundAndGoneTo() {
        const auto item = page().annotating().item()->cell.item;
        const std::string subject = page().annotating().item()->cell.element.subject;
        press(Qt::Key_Slash);
        auto* text = page().findChild<QLineEdit*>(QStringLiteral("finderText"));
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, QString::fromStdString(subject));
        QTest::keyClick(text, Qt::Key_Return);
        auto* list = page().findChild<QListWidget*>(QStringLiteral("finderList"));
        QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, kAnnotateMs);
        QVERIFY(list->count() < static_cast<int>(page().annotating().state().size()));
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, list->count() > 1 ? Qt::Key_Down : Qt::Key_Up);
        const int place = list->currentItem()->data(Qt::UserRole).toInt();
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(page().annotating().place(), place);
        QTRY_VERIFY(hasItem()); // it is read meanwhile
        QCOMPARE(page().annotating().item()->cell.element.subject, subject);
        QTest::keyClick(list, Qt::Key_Escape);
        QTRY_VERIFY(!text->isVisible());
        page().annotating().goToItem(item);
        QTRY_VERIFY(hasItem());
    }

    void itemsThatAreAlikeGetTheSameLabelInOneStep() {
        const auto all = page().annotating().targets(false);
        page().annotating().goToItem(all.back().item); // nobody has labelled it
        QTRY_VERIFY(hasItem());
        press(Qt::Key_1);
        QVERIFY(!page().annotating().mine().labels.empty());
        press(Qt::Key_M);
        auto* list = page().findChild<QListWidget*>(QStringLiteral("finderList"));
        auto* give = page().findChild<QToolButton*>(QStringLiteral("labelSimilar"));
        QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, kAnnotateMs);
        QTRY_VERIFY(give->isVisible() && give->isEnabled());
        const auto labelled = [this, &all] {
            return std::count_if(all.begin(), all.end(), [this](const auto& one) {
                const annotation::Annotation* said = hub().book().find(one.item, hub().voice());
                return said && !said->body.labels.empty();
            });
        };
        const auto before = labelled();
        QTest::mouseClick(give, Qt::LeftButton);
        QTRY_VERIFY(labelled() > before);
        QTest::mouseClick(page().findChild<QToolButton*>(QStringLiteral("closeFinder")), Qt::LeftButton);
        page().setFocus();
        press(Qt::Key_U);
        QTRY_COMPARE(labelled(), before);
        press(Qt::Key_U);
    }

    void theQuestionIsThatOfTheChosenReply() {
        for (const auto& answer : page().annotating().item()->cell.answers) {
            auto* rows = page().itemView()->answers();
            rows->setCurrentItem(
                rows->topLevelItem(static_cast<int>(&answer - page().annotating().item()->cell.answers.data())));
            QCOMPARE(page().itemView()->reply()->toPlainText(), QString::fromStdString(answer.example));
            QCOMPARE(page().findChild<QLabel*>(QStringLiteral("itemQuestion"))->text(),
                     QString::fromStdString(answer.question));
        }
    }

    void aTruthValueIsNotOfferedToBeAccepted() {
        const auto all = page().annotating().targets(false);
        const auto at = std::find_if(all.begin(), all.end(),
                                     [](const auto& one) { return one.item.form == prompt::Template::TrueFalse; });
        QVERIFY(at != all.end());
        page().annotating().goToItem(at->item);
        QTRY_VERIFY(hasItem());
        QVERIFY(page().itemView()->answer() && !page().itemView()->answer()->hit);
        press(Qt::Key_A);
        QVERIFY(!page().labelPanel()->isAskingReason());
        QVERIFY(notice().isVisible() && notice().text().contains(QStringLiteral("truth value")));
    }

    void aNoteWaitsForItsItem() {
        QTRY_VERIFY(page().annotating().isNextRead());
        Gate gate;
        blockReading(*m_stage, gate);
        for (int i = 0; i < kMoreThanReadAhead && hasItem(); ++i)
            press(Qt::Key_Return);
        QVERIFY(!hasItem());
        QVERIFY(page().labelPanel()->note()->isReadOnly());
        gate.open();
        QTRY_VERIFY(hasItem());
        QVERIFY(!page().labelPanel()->note()->isReadOnly());
    }

    void anOrderByWhatNobodyKnowsIsNotMade() {
        auto* make = openDialog();
        auto* order = dialog()->findChild<QComboBox*>(QStringLiteral("queueOrder"));
        order->setCurrentIndex(order->findData(static_cast<int>(annotation::QueueOrder::Staleness)));
        QVERIFY(!make->isEnabled());
        QVERIFY(
            dialog()->findChild<QLabel*>(QStringLiteral("queueCount"))->text().contains(QStringLiteral("diagnose")));
        order->setCurrentIndex(order->findData(static_cast<int>(annotation::QueueOrder::Random)));
        QVERIFY(make->isEnabled());
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }

    void aLabelSetNamedLikeTheBuiltInOneIsRefused() {
        annotation::LabelSet set = hub().labelSets().front();
        set.labels.resize(1);
        QFile file(m_stage->path(QStringLiteral("set.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(annotation::toJson(set)));
        file.close();
        openDialog();
        m_stage->dialogs.answers << file.fileName();
        const auto buttons = dialog()->findChildren<QPushButton*>();
        (*std::find_if(buttons.begin(), buttons.end(), [](auto* button) {
            return button->text().startsWith(QLatin1String("Import"));
        }))->click();
        QTRY_COMPARE(m_stage->dialogs.problems.size(), 1);
        QVERIFY(m_stage->dialogs.problems.first().startsWith(QLatin1String("The label set was not imported")));
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }

    void aQueueMadeUnderAScoringShowsWhatTheScoringFoundWrong() {
        run::RunSpec mild;
        mild.slice.domains = {benchmark::Domain::General};
        mild.templates = {prompt::Template::Generation};
        mild.judge.threshold = 40;
        const qint64 run = m_stage->startRun(QStringLiteral("mild"),
                                             QStringLiteral("calibration:?cutoff=2014&recall=0.5&seed=5"), mild);
        m_stage->waitForEnd(run);
        const auto made = scoring::score(*m_stage->session->workspace(), {run, "severe", {}}, [](const auto&) {}, {});
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
        results().choose({{run, made->id}});
        QTRY_VERIFY_WITH_TIMEOUT(results().set() && results().set()->run(0).choice.scoring == made->id, kAnnotateMs);
        openDialog()->click();
        QTRY_VERIFY_WITH_TIMEOUT(page().annotating().queueId() != m_first && hasItem(), kAnnotateMs);
        const auto filter = results::filterFromJson(page().annotating().queue()->filter);
        QCOMPARE(filter->runs, (std::vector<results::RunChoice>{{run, made->id}}));
        bool isOtherwise = false; // the run itself held one of them to be right
        for (int place = 0; place < static_cast<int>(page().annotating().state().size()) && !isOtherwise; ++place) {
            page().annotating().goTo(place);
            QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kAnnotateMs);
            const auto& cell = page().annotating().item()->cell;
            QVERIFY(analysis::isWrong(cell.category));
            const auto year = std::find(cell.years.begin(), cell.years.end(), cell.item.year) - cell.years.begin();
            isOtherwise = cell.categories[static_cast<std::size_t>(year)] == analysis::CellCategory::Correct;
        }
        QVERIFY(isOtherwise);
        QVERIFY(page().findChild<QLabel*>(QStringLiteral("itemFacts"))->text().contains(QStringLiteral("severe")));
        results().chooseNewest();
    }

    void aQueueIsRemovedOnlyAfterAQuestion() {
        openCopy("gone", hub().labelSets().front().name);
        const qint64 queue = page().annotating().queueId();
        page().findChild<QAction*>(QStringLiteral("removeQueue"))->trigger();
        QVERIFY(hub().queue(queue));
        QVERIFY(notice().isVisible() && notice().text().contains(QStringLiteral("gone")));
        notice().findChild<QPushButton*>(QStringLiteral("noticeButton"))->click();
        QVERIFY(!hub().queue(queue));
    }

    void answersLabelledOneAfterTheOtherAreAllLabelled() {
        const auto set = results().set();
        results::CellUnits units;
        units.parts.resize(1);
        for (std::size_t cell = 0; cell < set->run(0).category.size() && units.units.size() < 2; ++cell) {
            const auto item = results::itemOf(*set, 0, cell);
            if (set->run(0).category[cell] != static_cast<int>(analysis::CellCategory::Incorrect)) continue;
            const auto ordinal = cell % set->run(0).rows.size();
            units.units.push_back(
                {set->runs[0].elementOf[ordinal], item.year, item.form, cell, analysis::CellCategory::Incorrect, {}});
        }
        QCOMPARE(units.units.size(), std::size_t{2});
        ui::CellElementsModel model;
        QListView list;
        list.setModel(&model);
        QWidget parent;
        ui::CellLabelBar bar(hub(), *m_stage->session, list, model, &parent);
        bar.resize(400, 60);
        parent.resize(bar.size());
        parent.show();
        QVERIFY(QTest::qWaitForWindowExposed(&parent));
        units.parts.front().form = units.units.front().form;
        units.units.back().form = units.units.front().form;
        model.show(set, units);
        const std::size_t before = hub().book().size();
        auto* button = bar.findChild<QToolButton*>(QStringLiteral("labelCellsButton"));
        Gate gate;
        blockReading(*m_stage, gate);
        for (int row = 0; row < 2; ++row) {
            list.selectionModel()->select(model.index(row, 0), QItemSelectionModel::ClearAndSelect);
            giveFirstLabel(button);
        }
        gate.open();
        QTRY_COMPARE(hub().book().size(), before + 2);
    }

private:
    ui::AnnotatePage& page() const { return *m_stage->window->annotatePage(); }
    ui::AnnotationHub& hub() const { return m_stage->window->annotations(); }
    ui::Results& results() const { return m_stage->window->results(); }
    ui::NoticeBar& notice() const { return *page().findChild<ui::NoticeBar*>(); }
    ui::NewQueueDialog* dialog() const { return page().findChild<ui::NewQueueDialog*>(); }
    bool hasItem() const { return page().annotating().item() != nullptr; }
    void press(Qt::Key key) { QTest::keyClick(&page(), key); }
    void putSet(const annotation::LabelSet& set) {
        hub().putLabelSet(set, [](const Status&) {});
        QTRY_VERIFY(hub().labelSet(set.name));
    }
    /// A queue of the items of the first one.
    void openCopy(const std::string& name, const std::string& labelSet) {
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        const auto items = store::AnnotationStore(*reader).items(m_first);
        store::QueueRecord record = *hub().queue(m_first);
        record.name = name;
        record.labelSet = labelSet;
        qint64 made = 0;
        hub().createQueue(record, *items, [&made](const Result<std::int64_t>& id) { made = id ? *id : -1; });
        QTRY_VERIFY(made > 0);
        page().openQueue(made);
        QTRY_VERIFY_WITH_TIMEOUT(hasItem(), kAnnotateMs);
    }
    /// The button that makes the queue, once it can be pressed.
    QPushButton* openDialog() {
        page().makeQueue();
        auto* make = dialog()->findChild<QPushButton*>(QStringLiteral("makeQueue"));
        (void)QTest::qWaitFor([make] { return make->isEnabled(); }, kAnnotateMs);
        return make;
    }
    void giveFirstLabel(QToolButton* button) {
        const auto& sets = hub().labelSets();
        QStringList path;
        if (sets.size() > 1) path << QString::fromStdString(sets.front().name);
        path << QString::fromStdString(sets.front().labels.front().name);
        chooseInMenu(button, path);
    }

    std::unique_ptr<Stage> m_stage;
    qint64 m_first = 0; ///< queue
    bool m_isBroken = false;
};

} // namespace chronoscope::test::annotateTermsStory

CHRONOSCOPE_STORY(annotateTermsStory, AnnotateTermsStory)
#include "AnnotateTermsStory.moc"
