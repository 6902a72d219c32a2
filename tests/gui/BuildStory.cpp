// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/core/sources/WikidataDump.h"
#include "tests/gui/Stage.h"
#include "tests/support/FaultServer.h"
#include "tests/support/ModelServer.h"

#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/sources/BuildDialog.h"
#include "ui/sources/DistractorsDialog.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

namespace chronoscope::test::buildStory {

using ui::BuildDialog;

/// A benchmark made from a small dump, looked at before it is stored, and extended by a newer one.
class BuildStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_stage->window->showPage(QStringLiteral("benchmark"));
        std::vector<std::string> world = smallWorld(10);
        world.push_back(entityLine(3000, "Gap", {{1, 2005, 2011}, {2, 2013, 0}}));
        world.push_back(entityLine(3001, "Nameless holder", {{77, 2005, 0}}));
        world.push_back(entityLine(3002, "Patient", {{1, 2001, 0}}, "P9999"));
        m_dump = write(QStringLiteral("dump.json"), dumpOf(world));
    }
    void cleanupTestCase() { m_stage.reset(); }

    void anEmptyBenchmarkOffersToBuildOne() {
        auto* button = m_stage->find<QPushButton>("emptyBuildButton");
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        m_dialog = m_stage->window->findChild<BuildDialog*>();
        QVERIFY(m_dialog && m_dialog->isVisible() && !m_dialog->isModal());
        QCOMPARE(text("buildState"), QStringLiteral("Add the files of the source"));
        QVERIFY(!push("buildStore")->isEnabled() && !push("buildRead")->isEnabled());
    }

    void filesAreReadAtOnceAndShownAsRibbons() {
        m_stage->dialogs.answers << m_dump;
        click("buildAddFiles");
        QCOMPARE(m_dialog->findChild<QListWidget*>(QStringLiteral("buildFileList"))->count(), 1);
        QTest::mouseClick(m_dialog->findChild<QCheckBox*>(QStringLiteral("buildUsualYears")), Qt::LeftButton);
        type("buildFirstYear", 2010);
        type("buildLastYear", 2014);
        type("buildAsOf", 2014);
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("16 elements: 8 dynamic, 8 static · 4 few-shots")),
                     qPrintable(text("buildTaken")));
        QVERIFY(text("buildTaken").contains(QLatin1String("licence: CC0-1.0")));
        QVERIFY(text("buildTaken").contains(QLatin1String("as of 2014")));
        int ribbons = 0;
        for (const auto* ribbon : m_dialog->findChildren<widgets::ObjectRibbon*>())
            ribbons += ribbon->isVisibleTo(m_dialog) ? 1 : 0;
        QCOMPARE(ribbons, 10);
        QVERIFY(push("buildStore")->isEnabled());
        QCOMPARE(text("buildState"), QStringLiteral("Nothing is stored yet"));
    }

    void theRuleForTheYearsBetweenSaysWhatItChanges() {
        const QString gaps = text("buildGapsText");
        QVERIFY2(gaps.contains(QLatin1String("As chosen: 21 whole elements")) &&
                     gaps.contains(QLatin1String("Carry on in any case (paper): 22 whole elements")) &&
                     gaps.contains(QLatin1String("Leave them empty (none): the same here")),
                 qPrintable(gaps));
        auto* rule = m_dialog->findChild<QComboBox*>(QStringLiteral("buildGaps"));
        rule->setFocus();
        QTest::keyClick(rule, Qt::Key_Down); // the paper's
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("17 elements: 9 dynamic")),
                     qPrintable(text("buildTaken")));
        QTest::keyClick(rule, Qt::Key_Up);
        QTRY_VERIFY(text("buildTaken").startsWith(QStringLiteral("16 elements")));
    }

    void theReportSaysWhatWasLeftOutAndWhy() {
        auto* tabs = m_dialog->findChild<QTabWidget*>(QStringLiteral("buildTabs"));
        QTest::keyClick(m_dialog, Qt::Key_R, Qt::AltModifier);
        QTRY_COMPARE(tabs->currentIndex(), 1);
        auto* table = m_dialog->findChild<QTableView*>(QStringLiteral("buildReportTable"));
        QStringList reasons;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            reasons << table->model()->index(row, 0).data().toString();
        QVERIFY2(reasons.contains(QStringLiteral("Elements that wait for names")), qPrintable(reasons.join('|')));
        QVERIFY2(reasons.contains(QStringLiteral("Not of every year or edition")), qPrintable(reasons.join('|')));
        choose(m_dialog->findChild<QComboBox*>(QStringLiteral("buildReportPart")),
               QStringLiteral("Files that were read"));
        QTRY_COMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("dump.json"));
        const QString csv = m_stage->path(QStringLiteral("files.csv"));
        m_stage->dialogs.answers << csv;
        click("buildSaveTable");
        QTRY_VERIFY(QFile::exists(csv));
        QVERIFY(read(csv).startsWith("file,date,bytes,sha256\ndump.json,2014,"));
        const QString report = m_stage->path(QStringLiteral("build.json"));
        m_stage->dialogs.answers << report;
        click("buildSaveReport");
        QTRY_VERIFY(QFile::exists(report));
        QCOMPARE(QJsonDocument::fromJson(read(report)).object().value(QLatin1String("source")).toString(),
                 QStringLiteral("wikidata"));
        const QString sample = m_stage->path(QStringLiteral("check.csv"));
        m_stage->dialogs.answers << sample;
        click("buildSaveSample");
        QTRY_VERIFY(QFile::exists(sample));
        QVERIFY(read(sample).contains("https://www.wikidata.org/wiki/Q10"));
    }

    void anyPropertyIsFoundInTheFiles() {
        click("buildFind");
        auto* list = m_dialog->findChild<QTreeWidget*>(QStringLiteral("buildFoundList"));
        QTRY_VERIFY(list->topLevelItemCount() == 2);
        QVERIFY2(list->topLevelItem(0)->text(0).contains(QLatin1String("position held (P39)")),
                 qPrintable(list->topLevelItem(0)->text(0)));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QTest::keyClick(list, Qt::Key_Space);
        QTRY_COMPARE(edit("buildRelationsEdit")->text(), QStringLiteral("P9999"));
        QTest::keyClick(list, Qt::Key_Escape);
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("0 elements")), qPrintable(text("buildTaken")));
        QVERIFY(!push("buildStore")->isEnabled());
        edit("buildRelationsEdit")->setFocus();
        edit("buildRelationsEdit")->selectAll();
        QTest::keyClick(edit("buildRelationsEdit"), Qt::Key_Delete);
        QTRY_VERIFY(text("buildTaken").startsWith(QStringLiteral("16 elements")));
    }

    void theSizeIsChosenWithoutReadingAgain() {
        type("buildPerRelation", 3);
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("6 elements: 3 dynamic, 3 static")),
                     qPrintable(text("buildTaken")));
        type("buildPerRelation", 0);
        QTRY_VERIFY(text("buildTaken").startsWith(QStringLiteral("16 elements")));
    }

    void wikidataIsAskedOnlyWithAnAddressToWriteTo() {
        auto* from = m_dialog->findChild<QComboBox*>(QStringLiteral("buildFrom"));
        choose(from, QStringLiteral("Wikidata, by ids"));
        QCOMPARE(text("buildState"), QStringLiteral("Name the entities to ask for"));
        QTest::keyClicks(edit("buildIds"), QStringLiteral("Q76"));
        QCOMPARE(text("buildState"), QStringLiteral("Choose a folder for the answers"));
        QVERIFY(!push("buildRead")->isEnabled());
        choose(from, QStringLiteral("Files"));
        QTRY_VERIFY(text("buildTaken").startsWith(QStringLiteral("16 elements")));
    }

    void whatIsTakenLandsInTheWorkspace() {
        QTRY_VERIFY(push("buildStore")->isEnabled());
        click("buildStore");
        QTRY_COMPARE(text("buildState"), QStringLiteral("16 elements and 4 few-shots stored"));
        QTRY_COMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 16);
        QVERIFY(!push("buildStore")->isEnabled());
        click("buildClose");
        QTRY_VERIFY(!m_stage->window->findChild<BuildDialog*>());
    }

    void aNewerSourceExtendsTheBenchmarkElementByElement() {
        auto* button = m_stage->find<QPushButton>("sourcesButton");
        QTimer::singleShot(0, button->menu(), [button] { // the click returns when the menu is closed
            QMenu* menu = button->menu();
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Down);
            QCOMPARE(menu->activeAction()->objectName(), QStringLiteral("extendAction"));
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(m_stage->window->findChild<BuildDialog*>());
        m_dialog = m_stage->window->findChild<BuildDialog*>();
        QTRY_COMPARE(m_dialog->findChild<QSpinBox*>(QStringLiteral("buildLastYear"))->value(), 2015);
        std::vector<std::string> world = smallWorld(9); // two people are not there any more
        world.push_back(entityLine(5000, "Newcomer", {{3, 2001, 0}}));
        m_stage->dialogs.answers << write(QStringLiteral("newer.json"), dumpOf(world));
        type("buildAsOf", 2015);
        click("buildAddFiles");
        auto* list = m_dialog->findChild<QTreeWidget*>(QStringLiteral("changeList"));
        QTRY_COMPARE(list->topLevelItemCount(), 21); // with the few-shots
        QVERIFY2(text("changeCounts").contains(QLatin1String("New: 1")), qPrintable(text("changeCounts")));
        QVERIFY2(text("changeCounts").contains(QLatin1String("Longer, nothing changed:")),
                 qPrintable(text("changeCounts")));
        const auto* last = list->topLevelItem(20);
        QCOMPARE(last->text(0), QStringLiteral("Newcomer"));
        QCOMPARE(last->checkState(0), Qt::Checked);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QVERIFY2(text("changeDetail").contains(QLatin1String("2015: Q3")), qPrintable(text("changeDetail")));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(last->checkState(0), Qt::Unchecked);
    }

    void theNewEditionIsAWorkspaceOfItsOwn() {
        const QString path = m_stage->path(QStringLiteral("next.chronoscope"));
        const QString before = m_stage->session->path();
        m_stage->dialogs.answers << path;
        QTRY_VERIFY(push("buildStore")->isEnabled());
        click("buildStore");
        QTRY_COMPARE(text("buildState"), QStringLiteral("16 elements and 4 few-shots stored in next.chronoscope"));
        QCOMPARE(m_stage->session->path(), before);
        QCOMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 16);
        click("buildClose");
        m_stage->session->openWorkspace(path, false);
        QTRY_COMPARE(m_stage->session->path(), path);
        QTRY_COMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 16);
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void aSourceWithoutYearsIsBuiltToo() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_stage->window->showPage(QStringLiteral("benchmark"));
        std::string edges = "node1\trelation\tnode2\n";
        for (int i = 0; i < 6; ++i)
            edges += "/c/en/thing_" + std::to_string(i) + "\t/r/Desires\t/c/en/object_" + std::to_string(i) + "\n";
        QTest::keyClick(m_stage->window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_stage->window->findChild<BuildDialog*>());
        m_dialog = m_stage->window->findChild<BuildDialog*>();
        choose(m_dialog->findChild<QComboBox*>(QStringLiteral("buildSource")), QStringLiteral("CSKG: common sense"));
        QVERIFY(!m_dialog->findChild<QSpinBox*>(QStringLiteral("buildFirstYear"))->isVisible());
        m_stage->dialogs.answers << write(QStringLiteral("edges.tsv"), edges);
        click("buildAddFiles");
        type("buildFewShots", 0);
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("6 elements: 6 timeless")),
                     qPrintable(text("buildTaken")));
        QVERIFY2(text("buildTaken").contains(QLatin1String("CC-BY-SA")), qPrintable(text("buildTaken")));
        QTRY_VERIFY(push("buildStore")->isEnabled());
        click("buildStore");
        QTRY_COMPARE(text("buildState"), QStringLiteral("6 elements and 0 few-shots stored"));
        click("buildClose");
    }

    void aLargeDumpIsReadWhenAskedAndGoesOnAfterACancel() {
        const QTemporaryDir cache; // of this process alone: the story runs on two platforms at once
        qputenv("XDG_CACHE_HOME", cache.path().toLocal8Bit());
        QDir notes(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/dumps"));
        m_stage->window->activateWindow(); // after the dialog of before
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_stage->window->findChild<BuildDialog*>());
        m_dialog = m_stage->window->findChild<BuildDialog*>();
        std::vector<std::string> world = smallWorld(10);
        const std::string filler(600, 'x');
        for (int i = 0; i < 60'000; ++i)
            world.push_back(entityLine(100'000 + i, filler, {}));
        m_stage->dialogs.answers << write(QStringLiteral("large.json"), dumpOf(world));
        type("buildAsOf", 2025);
        click("buildAddFiles");
        QTRY_VERIFY2(text("buildState").startsWith(QLatin1String("Press Read: there are 4")),
                     qPrintable(text("buildState")));
        QVERIFY(!push("buildStore")->isEnabled());
        click("buildRead");
        QCOMPARE(push("buildRead")->text(), QStringLiteral("Cancel"));
        QVERIFY(m_dialog->findChild<QProgressBar*>(QStringLiteral("buildProgress"))->isVisible());
        click("buildRead");
        QCOMPARE(text("buildState"), QStringLiteral("Cancelled; nothing was stored"));
        QCOMPARE(push("buildRead")->text(), QStringLiteral("Read"));
        click("buildRead");
        QTRY_VERIFY2_WITH_TIMEOUT(text("buildTaken").startsWith(QLatin1String("16 elements")),
                                  qPrintable(text("buildTaken")), 30'000);
        QVERIFY(notes.exists(QStringLiteral("large.json.statements")));
        click("buildClose");
    }

    void aModelWritesDistractorsInRounds() {
        openDistractors();
        QTRY_VERIFY(!push("distractStart")->toolTip().isEmpty());
        auto* domain = m_distractors->findChild<QCheckBox*>(
            QStringLiteral("distractDomain%1").arg(static_cast<int>(benchmark::Domain::CommonSense)));
        QTRY_VERIFY2(domain->text().endsWith(QLatin1String("6 lack some")), qPrintable(domain->text()));
        const FaultServer server([](const Received& request) {
            if (request.body.find("distractors") == std::string::npos &&
                request.body.find("Which options are correct") == std::string::npos)
                return modelServer()(request);
            return chatReply(told(request.body));
        });
        choose(m_distractors->findChild<QComboBox*>(QStringLiteral("backendCombo")), QStringLiteral("Other…"));
        auto* uri = m_distractors->findChild<QLineEdit*>(QStringLiteral("backendUriEdit"));
        uri->setFocus();
        QTest::keyClicks(uri, QString::fromStdString("openai:" + server.url("/v1?model=m")));
        QTRY_VERIFY(push("distractStart")->isEnabled());
        click("distractStart");
        auto* state = m_distractors->findChild<QLabel*>(QStringLiteral("distractState"));
        QTRY_VERIFY2_WITH_TIMEOUT(state->text().startsWith(QLatin1String("6 elements have new options")),
                                  qPrintable(state->text()), 60'000);
        auto* shares = m_distractors->findChild<QTableView*>(QStringLiteral("distractShares"))->model();
        QTRY_COMPARE(shares->rowCount(), 1);
        QCOMPARE(shares->index(0, 3).data().toString(), QStringLiteral("6"));    // verified
        QCOMPARE(shares->index(0, 4).data().toString(), QStringLiteral("33.3")); // called right
        QCOMPARE(shares->index(0, 6).data().toString(), QStringLiteral("100.0"));
        QCOMPARE(shares->index(0, 7).data().toString(), QStringLiteral("20.0")); // the paper's
        auto* list = m_distractors->findChild<QTreeWidget*>(QStringLiteral("distractList"));
        QTRY_COMPARE(list->topLevelItemCount(), 6);
        QCOMPARE(list->topLevelItem(0)->text(2), QStringLiteral("first · late option · third"));
        QCOMPARE(list->topLevelItem(0)->text(3), QStringLiteral("2"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        auto* calls = m_distractors->findChild<QPlainTextEdit*>(QStringLiteral("distractCalls"));
        QTRY_VERIFY(calls->toPlainText().contains(QLatin1String("4. Check them")));
        QVERIFY(calls->toPlainText().contains(QLatin1String("thing 5")));
        QVERIFY(calls->toPlainText().contains(QLatin1String("Create 1 other")));
        QVERIFY(!push("distractStart")->isEnabled()); // nothing lacks any
        click("distractClose");
        QVERIFY2(m_stage->dialogs.problems.isEmpty(), qPrintable(m_stage->dialogs.problems.join('|')));
    }

    void theRoundsAreReadInTheInspector() {
        auto* table = m_stage->window->benchmarkPage()->table();
        QTRY_COMPARE(table->model()->rowCount(), 6);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, 0)).center());
        m_stage->window->activateWindow(); // after the dialog of before
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        if (!m_stage->find<QDockWidget>("inspectorDock")->isVisible())
            QTest::keyClick(m_stage->window.get(), Qt::Key_J, Qt::ControlModifier);
        auto* options = m_stage->find<QLabel>("inspectorOptions");
        QTRY_VERIFY(options->isVisible());
        QCOMPARE(options->text(), QStringLiteral("Distractors: first · late option · third"));
        auto* open = m_stage->find<QToolButton>("inspectorRoundsButton");
        QVERIFY(open->isVisible());
        auto* rounds = m_stage->find<QPlainTextEdit>("inspectorRounds");
        QVERIFY(!rounds->isVisible());
        QTest::mouseClick(open, Qt::LeftButton);
        QTRY_VERIFY2(rounds->toPlainText().contains(QLatin1String("4. Check them")), qPrintable(rounds->toPlainText()));
        QVERIFY(rounds->toPlainText().contains(QLatin1String("Create 1 other")));
        open->setFocus();
        QTest::keyClick(open, Qt::Key_Space);
        QVERIFY(!rounds->isVisible());
    }

    void withoutAModelTheyAreDrawnAndMarkedAsUnchecked() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample(); // its elements have distractors
        openDistractors();
        QTRY_COMPARE(push("distractStart")->toolTip(), QStringLiteral("Every element has three distractors"));
        click("distractClose");
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_stage->session->importPaths(
            {write(QStringLiteral("TimeInvariant_Math.jsonl"),
                   "{\"subject\": \"Stack\", \"relation\": \"Belong_to\", \"objects\": [\"Linear structure\"]}\n"
                   "{\"subject\": \"Heap\", \"relation\": \"Belong_to\", \"objects\": [\"Tree structure\"]}\n")});
        QTRY_COMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 2);
        openDistractors();
        choose(m_distractors->findChild<QComboBox*>(QStringLiteral("distractWriter")),
               QStringLiteral("Without a model, unverified"));
        QTRY_VERIFY(push("distractStart")->isEnabled());
        QCOMPARE(push("distractStart")->text(), QStringLiteral("Draw distractors"));
        click("distractStart");
        auto* state = m_distractors->findChild<QLabel*>(QStringLiteral("distractState"));
        QTRY_VERIFY2(state->text().contains(QLatin1String("2 have fewer than three")), qPrintable(state->text()));
        auto* list = m_distractors->findChild<QTreeWidget*>(QStringLiteral("distractList"));
        QTRY_COMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->text(2), QStringLiteral("Tree structure ≈ ?"));
        click("distractClose");
    }

private:
    /// What the model of the story says to a conversation: it finds one of its options right, and mends it.
    static std::string told(const std::string& body) {
        const QString prompt = QJsonDocument::fromJson(QByteArray::fromStdString(body))
                                   .object()
                                   .value(QLatin1String("messages"))
                                   .toArray()
                                   .last()
                                   .toObject()
                                   .value(QLatin1String("content"))
                                   .toString();
        if (prompt.contains(QLatin1String("Create 1 other"))) return "1. late option";
        if (prompt.contains(QLatin1String("Create three"))) return "1. first\n2. maybe\n3. third";
        const auto at = prompt.indexOf(QLatin1String(") maybe\n"));
        return at < 1 ? "None" : prompt.mid(at - 1, 1).toStdString();
    }
    void openDistractors() {
        m_stage->window->showPage(QStringLiteral("benchmark"));
        m_stage->find<QAction>("distractAction")->trigger();
        QTRY_VERIFY(m_stage->window->findChild<ui::DistractorsDialog*>());
        m_distractors = m_stage->window->findChild<ui::DistractorsDialog*>();
    }
    QString write(const QString& name, const std::string& bytes) const {
        QFile file(m_stage->path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString text(const char* name) const { return m_dialog->findChild<QLabel*>(QLatin1String(name))->text(); }
    QPushButton* push(const char* name) const {
        QWidget* dialog = *name == 'd' ? static_cast<QWidget*>(m_distractors) : m_dialog;
        return dialog->findChild<QPushButton*>(QLatin1String(name));
    }
    QLineEdit* edit(const char* name) const { return m_dialog->findChild<QLineEdit*>(QLatin1String(name)); }
    void click(const char* name) const { QTest::mouseClick(push(name), Qt::LeftButton); }
    void type(const char* name, int value) const {
        auto* box = m_dialog->findChild<QSpinBox*>(QLatin1String(name));
        QVERIFY(box && box->isEnabled());
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(value) + QLatin1Char('\t'));
        QCOMPARE(box->value(), value);
    }

    std::unique_ptr<Stage> m_stage;
    QString m_dump;
    BuildDialog* m_dialog = nullptr;
    ui::DistractorsDialog* m_distractors = nullptr;
};

} // namespace chronoscope::test::buildStory

CHRONOSCOPE_STORY(buildStory, BuildStory)
#include "BuildStory.moc"
