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
#include "ui/views/ElidedBox.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QTreeWidget>

#include <atomic>

namespace chronoscope::test::buildModelStory {

using ui::BuildDialog;

/// The steps of a build that a model does, and what the windows of the sources say where there is nothing to show.
class BuildModelStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_stage->window->showPage(QStringLiteral("benchmark"));
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
    }
    void cleanup() { m_stage.reset(); }

    void aModelJudgesTheChangesOfTheLaw() {
        const FaultServer server(lawyer("No."));
        openLaw();
        QVERIFY(push("buildAskModel")->isVisible());
        QVERIFY2(text("buildModelWhat").contains(QLatin1String("meaning: unchecked")),
                 qPrintable(text("buildModelWhat")));
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 dynamic")),
                     qPrintable(text("buildTaken")));
        QCOMPARE(push("buildAskModel")->text(), QStringLiteral("Ask the model: 2 requests"));
        QVERIFY(!push("buildAskModel")->isEnabled());
        QCOMPARE(push("buildAskModel")->toolTip(), QStringLiteral("Type the URI of a backend"));
        typeUri(server);
        QTRY_VERIFY(push("buildAskModel")->isEnabled());
        click("buildAskModel");
        QTRY_VERIFY2_WITH_TIMEOUT(text("buildTaken").startsWith(QStringLiteral("1 element: 1 dynamic")),
                                  qPrintable(text("buildTaken") + text("buildState")), 60'000);
        QVERIFY2(abouts().contains(QLatin1String("meaning: altered, says m")), qPrintable(abouts()));
        QVERIFY(!push("buildAskModel")->isEnabled());
        QCOMPARE(push("buildAskModel")->toolTip(), QStringLiteral("It has been asked"));
        QVERIFY2(reasons().contains(QStringLiteral("Changes that a model called trivial")),
                 qPrintable(reasons().join(QLatin1Char('|'))));
        click("buildStore");
        QTRY_COMPARE(text("buildState"), QStringLiteral("1 elements and 0 few-shots stored"));
        QVERIFY(m_stage->dialogs.problems.isEmpty());
    }

    void whatWasReadStaysWhereTheModelFails() {
        const ClosedPort closed;
        openLaw();
        QTRY_VERIFY(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 dynamic")));
        typeUri(QString::fromStdString("openai:" + closed.url() + "/v1?model=m"));
        QTRY_VERIFY(push("buildAskModel")->isEnabled());
        click("buildAskModel");
        QTRY_VERIFY_WITH_TIMEOUT(push("buildAskModel")->isEnabled(), 60'000);
        QVERIFY2(!text("buildState").startsWith(QLatin1String("Nothing")), qPrintable(text("buildState")));
        QVERIFY(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 dynamic")));
        QVERIFY(push("buildStore")->isEnabled());
    }

    void askingIsCancelledAndBegunAgain() {
        std::atomic<bool> isSilent = true;
        const FaultServer server([&](const Received& request) {
            Answer answer = lawyer("No.")(request);
            answer.stall = isSilent && request.body.find("alter what the rule says") != std::string::npos;
            return answer;
        });
        openLaw();
        QTRY_VERIFY(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 dynamic")));
        typeUri(server);
        QTRY_VERIFY(push("buildAskModel")->isEnabled());
        click("buildAskModel");
        QTRY_VERIFY_WITH_TIMEOUT(asked(server) >= 1, 60'000);
        QCOMPARE(push("buildRead")->text(), QStringLiteral("Cancel"));
        click("buildRead");
        QCOMPARE(text("buildState"), QStringLiteral("Cancelled; nothing was stored"));
        QVERIFY(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 dynamic")));
        QVERIFY(push("buildStore")->isEnabled());
        isSilent = false;
        click("buildAskModel");
        QTRY_VERIFY_WITH_TIMEOUT(text("buildTaken").startsWith(QStringLiteral("1 element: 1 dynamic")), 60'000);
    }

    void aModelTranslatesTermsThatNoGlossaryHas() {
        const FaultServer server([](const Received& request) {
            if (request.body.find("Translate each line") == std::string::npos) return modelServer()(request);
            return chatReply("Stack\nLinear list\nQueue");
        });
        openBuild(QStringLiteral("Math-KG: mathematics"));
        m_stage->dialogs.answers << write("triples.tsv",
                                          "head\trelation\ttail\n栈\tBelong_to\t线性表\n队列\tBelong_to\t线性表\n");
        click("buildAddFiles");
        type("buildFewShots", 0);
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 timeless")),
                     qPrintable(text("buildTaken") + text("buildState")));
        QCOMPARE(push("buildAskModel")->text(), QStringLiteral("Ask the model: 1 request"));
        typeUri(server);
        QTRY_VERIFY(push("buildAskModel")->isEnabled());
        click("buildAskModel");
        QTRY_VERIFY2_WITH_TIMEOUT(subjects() == (QStringList{QStringLiteral("Queue"), QStringLiteral("Stack")}),
                                  qPrintable(subjects().join(QLatin1Char('|')) + text("buildState")), 60'000);
    }

    void otherSourcesHaveNoSuchStep() {
        openBuild(QStringLiteral("CSKG: common sense"));
        QVERIFY(!push("buildAskModel")->isVisible());
    }

    void whereNothingIsTakenTheWayToTheReportIsALink() {
        openBuild({});
        std::vector<std::string> world{entityLine(3001, "Nameless holder", {{77, 2005, 0}}),
                                       entityLine(3002, "Another", {{78, 2005, 0}})};
        type("buildAsOf", 2025);
        m_stage->dialogs.answers << write("dump.json", dumpOf(world));
        click("buildAddFiles");
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("0 elements · 2 wait for names")),
                     qPrintable(text("buildTaken")));
        QVERIFY2(text("buildGapsText").contains(QLatin1String("As chosen: 2 whole elements")),
                 qPrintable(text("buildGapsText")));
        QVERIFY2(text("buildPreviewWhy").contains(QLatin1String("2 are whole")), qPrintable(text("buildPreviewWhy")));
        auto* link = m_dialog->findChild<QLabel*>(QStringLiteral("buildToReport"));
        QVERIFY(link->isVisible());
        QTest::mouseClick(link, Qt::LeftButton, {}, QPoint(12, link->height() / 2));
        auto* tabs = m_dialog->findChild<QTabWidget*>(QStringLiteral("buildTabs"));
        QTRY_COMPARE(tabs->currentIndex(), 1);
        QCOMPARE(m_dialog->findChild<QComboBox*>(QStringLiteral("buildReportPart"))->currentText(),
                 QStringLiteral("Left out, and why"));
        tabs->setCurrentIndex(0);
        QTRY_VERIFY(link->isVisible());
        link->setFocus(); // the way to take them stands beside it
        QTest::keyClick(link, Qt::Key_Tab);
        QTest::keyClick(link, Qt::Key_Tab);
        QTest::keyClick(link, Qt::Key_Return);
        QTRY_VERIFY(m_dialog->findChild<QCheckBox*>(QStringLiteral("buildKeepUnlabelled"))->isChecked());
        QTRY_VERIFY2(text("buildTaken").startsWith(QStringLiteral("2 elements: 2 static")),
                     qPrintable(text("buildTaken")));
        QVERIFY(!link->isVisible());
    }

    void anExtensionSaysWhatToAdd() {
        m_stage->session->importPaths(
            {write("TimeVariant_General_Static.jsonl",
                   R"({"subject": "Ann", "relation": "employer", "objects_2015": ["X"]})" + std::string("\n"))});
        QTRY_COMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 1);
        openFromMenu("extendAction", 2);
        m_dialog = m_stage->window->findChild<BuildDialog*>();
        QVERIFY(m_dialog);
        auto* hint = m_dialog->findChild<QLabel*>(QStringLiteral("changeListHint"));
        QVERIFY(hint->isVisible());
        QVERIFY2(hint->text().startsWith(QLatin1String("Add a newer source")), qPrintable(hint->text()));
        QVERIFY(hint->heightForWidth(hint->width()) <= hint->height());
        m_stage->dialogs.answers << write("newer.json", dumpOf(smallWorld(2)));
        click("buildAddFiles");
        QTRY_VERIFY(!hint->isVisible());
    }

    void theWindowOfDistractorsShowsWhatLacksSomeAndWhatToDo() {
        m_stage->session->importPaths(
            {write("TimeInvariant_Math.jsonl",
                   "{\"subject\": \"Stack\", \"relation\": \"Belong_to\", \"objects\": [\"Linear structure\"]}\n")});
        QTRY_COMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 1);
        openFromMenu("distractAction", 3);
        m_distractors = m_stage->window->findChild<ui::DistractorsDialog*>();
        QVERIFY(m_distractors);
        const auto box = [&](benchmark::Domain domain) {
            return m_distractors->findChild<QCheckBox*>(
                QStringLiteral("distractDomain%1").arg(static_cast<int>(domain)));
        };
        QTRY_VERIFY2(box(benchmark::Domain::Math)->text().endsWith(QLatin1String("1 lack some")),
                     qPrintable(box(benchmark::Domain::Math)->text()));
        QVERIFY(box(benchmark::Domain::Math)->isVisible());
        QVERIFY(!box(benchmark::Domain::General)->isVisible());
        for (const char* hint : {"distractSharesHint", "distractListHint"}) {
            const auto* words = m_distractors->findChild<QLabel*>(QLatin1String(hint));
            QTRY_VERIFY(words->isVisible()); // the dialog has read what lacks some before it lays itself out
            QVERIFY(!words->text().isEmpty());
            QVERIFY2(words->heightForWidth(words->width()) <= words->height(), hint);
        }
        auto* models =
            dynamic_cast<ui::ElidedBox*>(m_distractors->findChild<QComboBox*>(QStringLiteral("backendCombo")));
        QVERIFY(models);
        QCOMPARE(models->findText(QStringLiteral("Check the pipeline"), Qt::MatchStartsWith), -1);
        QCOMPARE(models->shownText(), models->currentText());
        choose(m_distractors->findChild<QComboBox*>(QStringLiteral("distractWriter")),
               QStringLiteral("Without a model, unverified"));
        QTRY_VERIFY(m_distractors->findChild<QPushButton*>(QStringLiteral("distractStart"))->isEnabled());
        QTest::mouseClick(m_distractors->findChild<QPushButton*>(QStringLiteral("distractStart")), Qt::LeftButton);
        m_distractors->close();
    }

private:
    /// A server whose model says of the change of days what `ofDays` is, and that the change of the fee alters the
    /// rule.
    static FaultServer::Script lawyer(const std::string& ofDays) {
        return [ofDays](const Received& request) {
            if (request.body.find("alter what the rule says") == std::string::npos) return modelServer()(request);
            return chatReply(request.body.find("45 days") == std::string::npos ? "Yes." : ofDays);
        };
    }
    static std::size_t asked(const FaultServer& server) {
        std::size_t count = 0;
        for (const Received& request : server.requests())
            count += request.body.find("alter what the rule says") != std::string::npos ? 1U : 0U;
        return count;
    }
    static std::string edition(int year, const std::string& fee, const std::string& days) {
        return "<?xml version=\"1.0\"?>\n<CFRGRANULE><FDSYS><CFRTITLE>12</CFRTITLE><DATE>" + std::to_string(year) +
               "-01-01</DATE><COVERONLY>false</COVERONLY><GRANULENUM>7</GRANULENUM></FDSYS><PART><SECTION><SECTNO>§ "
               "7.1</SECTNO><SUBJECT>S.</SUBJECT><P>(a) The fee for every copy that is asked for in writing is " +
               fee + ".</P><P>(b) A bank must send the notice to its customers within " + days +
               " of the end of the year.</P></SECTION></PART></CFRGRANULE>";
    }

    void openBuild(const QString& source) {
        QTest::keyClick(m_stage->window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_stage->window->findChild<BuildDialog*>());
        m_dialog = m_stage->window->findChild<BuildDialog*>();
        if (!source.isEmpty()) choose(m_dialog->findChild<QComboBox*>(QStringLiteral("buildSource")), source);
    }
    void openLaw() {
        openBuild(QStringLiteral("CFR: United States law by editions"));
        QCOMPARE(push("buildAskModel")->toolTip(), QStringLiteral("Nothing is read yet"));
        for (const auto& [name, text] :
             {std::pair("1.xml", edition(2012, "$5", "30 days")), std::pair("2.xml", edition(2013, "$7", "45 days"))}) {
            m_stage->dialogs.answers << write(name, text);
            click("buildAddFiles");
        }
        type("buildFewShots", 0);
    }
    /// By the keyboard, in the menu of the button.
    void openFromMenu(const char* action, int place) {
        auto* button = m_stage->find<QPushButton>("sourcesButton");
        QTimer::singleShot(0, button->menu(), [=] { // the click returns when the menu is closed
            QMenu* menu = button->menu();
            for (int i = 0; i < place; ++i)
                QTest::keyClick(menu, Qt::Key_Down);
            QCOMPARE(menu->activeAction()->objectName(), QLatin1String(action));
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void typeUri(const FaultServer& server) { typeUri(QString::fromStdString("openai:" + server.url("/v1?model=m"))); }
    void typeUri(const QString& uri) {
        auto* edit = m_dialog->findChild<QLineEdit*>(QStringLiteral("backendUriEdit"));
        edit->setFocus();
        QTest::keyClicks(edit, uri);
    }
    /// What is under the subjects of the preview.
    QString abouts() const {
        QStringList list;
        for (const auto* label : m_dialog->findChildren<QLabel*>(QStringLiteral("buildPreviewAbout")))
            list << label->text();
        return list.join(QLatin1Char('\n'));
    }
    /// Of the preview, in the order of the alphabet.
    QStringList subjects() const {
        QStringList list;
        for (const auto* label : m_dialog->findChildren<QLabel*>(QStringLiteral("buildPreviewSubject")))
            if (label->isVisibleTo(m_dialog)) list << label->text();
        list.sort();
        return list;
    }
    QStringList reasons() const {
        const auto* model = m_dialog->findChild<QTableView*>(QStringLiteral("buildReportTable"))->model();
        QStringList list;
        for (int row = 0; row < model->rowCount(); ++row)
            list << model->index(row, 0).data().toString();
        return list;
    }
    QString write(const char* name, const std::string& bytes) const {
        QFile file(m_stage->path(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            qFatal("cannot write %s", name);
        return file.fileName();
    }
    QString text(const char* name) const { return m_dialog->findChild<QLabel*>(QLatin1String(name))->text(); }
    QPushButton* push(const char* name) const { return m_dialog->findChild<QPushButton*>(QLatin1String(name)); }
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
    BuildDialog* m_dialog = nullptr;
    ui::DistractorsDialog* m_distractors = nullptr;
};

} // namespace chronoscope::test::buildModelStory

CHRONOSCOPE_STORY(buildModelStory, BuildModelStory)
#include "BuildModelStory.moc"
