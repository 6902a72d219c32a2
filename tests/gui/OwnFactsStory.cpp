// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementDraft.h"
#include "core/run/RunFactory.h"
#include "tests/gui/Stage.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/dialogs/FactsDialog.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/views/SavedBar.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

namespace chronoscope::test::ownFactsStory {

namespace {
constexpr int kLong = 20'000;
const QString kMayors = QStringLiteral("subject\trelation\tobject\tfrom\tto\n"
                                       "Ham\tmayor\tAnn\t2011\t2014\nHam\tmayor\tBen\t2015\t2020\n"
                                       "Egg\tmayor\tCy\t2012\t2018\nOat\tmayor\tDi\t2010\t2013\n"
                                       "Fig\tmayor\tFay\t2010\t2016\n");
} // namespace

/// A researcher brings facts of a relation that the program has no words for, says them once, and edits what came of
/// the table.
class OwnFactsStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openNew();
        m_stage->window->showPage(QStringLiteral("benchmark"));
    }
    void cleanup() { m_stage.reset(); }

    void theWordsOfANewRelationAreAskedOnceAndUsed() {
        paste(kMayors);
        auto* import = button("factsImportButton");
        QTRY_VERIFY2_WITH_TIMEOUT(summary().contains(QLatin1String("5 dated facts")), qPrintable(summary()), kLong);
        QCOMPARE(m_stage->find<QTabWidget>("factsParts")->currentIndex(), 1); // of the rows there is nothing to say
        QCOMPARE(import->text(), QStringLiteral("Import"));
        QCOMPARE(m_stage->find<QComboBox>("wordsRelation")->currentText(), QStringLiteral("mayor (new)"));
        auto* question = line("wordsQuestion");
        QTRY_VERIFY(question->hasFocus());
        write("wordsQuestion", QStringLiteral("who is the mayor of {s}?"));
        auto* preview = m_stage->find<QPlainTextEdit>("wordsPreview");
        QTRY_VERIFY2_WITH_TIMEOUT(preview->toPlainText().contains(QLatin1String("In 2011, who is the mayor of Ham?")),
                                  qPrintable(preview->toPlainText()), kLong);
        write("wordsStatement", QStringLiteral("{o} is the mayor of {s}."));
        choose(m_stage->find<QComboBox>("wordsAsked"), QStringLiteral("At a date"));
        write("wordsOf_chronoscope-dated-questions", QStringLiteral("who was the mayor of {s}?"));
        QTRY_COMPARE(preview->toPlainText(), QStringLiteral("In 2011, who was the mayor of Ham? Ann"));
        QSignalSpy imported(m_stage->session.get(), &ui::Session::importFinished);
        QVERIFY2(import->isEnabled(), qPrintable(import->toolTip()));
        click(import);
        QTRY_VERIFY2_WITH_TIMEOUT(imported.size() == 1, qPrintable(m_stage->dialogs.problems.join(u'|')), kLong);
        auto* result = m_stage->window->benchmarkPage()->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_COMPARE(result->text(), QStringLiteral("4 elements imported, 5 dated facts"));
        expectAsked();
        m_stage->window->showPage(QStringLiteral("robustness"));
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("Dated facts that are here: 5.")), kLong);

        m_stage->window->showPage(QStringLiteral("benchmark"));
        paste(QStringLiteral("subject\trelation\tobject\tfrom\tto\nRye\tmayor\tEd\t2011\t2015\n"));
        import = button("factsImportButton");
        QTRY_COMPARE_WITH_TIMEOUT(import->text(), QStringLiteral("Import"), kLong);
        QTRY_VERIFY(import->isEnabled());
        click(import);
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 2, kLong);
    }

    void wordsWithoutTheirPlacesCannotBeKept() {
        paste(kMayors);
        auto* import = button("factsImportButton");
        QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), kLong);
        write("wordsStatement", QStringLiteral("somebody is the mayor of {s}."));
        QTRY_VERIFY(!import->isEnabled());
        auto* problem = m_stage->find<QLabel>("wordsProblem");
        QCOMPARE(problem->text(), QStringLiteral("“mayor”, the statement: {o} is missing"));
        QVERIFY(problem->isVisible());
        write("wordsStatement", QStringLiteral("{o} is the mayor of {s}."));
        QTRY_VERIFY(import->isEnabled());
        QVERIFY(!problem->isVisible());
    }

    void whatWasTypedStaysWhenTheTableIsReadAgain() {
        paste(kMayors);
        auto* import = button("factsImportButton");
        QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), kLong);
        write("wordsQuestion", QStringLiteral("who runs {s}?"));
        auto* text = m_stage->find<QPlainTextEdit>("factsText");
        text->setFocus();
        text->moveCursor(QTextCursor::End);
        QGuiApplication::clipboard()->setText(QStringLiteral("Rye\tmayor\tEd\t2011\t2015"));
        QTest::keySequence(text, QKeySequence::Paste);
        QTRY_VERIFY_WITH_TIMEOUT(summary().startsWith(QLatin1String("5 elements")), kLong);
        QCOMPARE(line("wordsQuestion")->text(), QStringLiteral("who runs {s}?"));
    }

    void aTableThatIsTypedInIsToldByAName() {
        QGuiApplication::clipboard()->clear();
        click(m_stage->find<QPushButton>("pasteFactsButton"));
        QTRY_VERIFY(m_stage->find<QPlainTextEdit>("factsText"));
        QGuiApplication::clipboard()->setText(QStringLiteral("subject,relation,object,from,to\nEgg,mayor,Cy,soon,\n"
                                                             "Ham,mayor,Ann,2012,2015\n"));
        QTest::keySequence(m_stage->find<QPlainTextEdit>("factsText"), QKeySequence::Paste);
        QTRY_VERIFY_WITH_TIMEOUT(summary().startsWith(QLatin1String("1 element")), kLong);
        QTRY_VERIFY(button("factsImportButton")->text().startsWith(QLatin1String("Next")));
        click(button("factsImportButton")); // the words of the relation are shown
        QTRY_COMPARE(button("factsImportButton")->text(), QStringLiteral("Import the good rows"));
        QTRY_VERIFY(button("factsImportButton")->isEnabled());
        click(button("factsImportButton"));
        auto* result = m_stage->window->benchmarkPage()->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY2_WITH_TIMEOUT(result->text().contains(QStringLiteral("pasted table, line 2: “soon”")),
                                  qPrintable(result->text()), kLong);
    }

    void relationsThatCameInOtherwiseAreWordedLater() {
        QFile file(m_stage->path(QStringLiteral("TimeInvariant_Math.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"subject\": \"Stack\", \"relation\": \"has_smell\", \"objects\": [\"none\"]}\n");
        file.close();
        QSignalSpy imported(m_stage->session.get(), &ui::Session::importFinished);
        m_stage->session->importPaths({file.fileName()});
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, kLong);
        auto* words = m_stage->find<QAction>("wordsAction");
        QVERIFY(words->isEnabled());
        words->trigger();
        auto* keep = button("keepWordsButton");
        QVERIFY(keep);
        QTRY_VERIFY_WITH_TIMEOUT(keep->isEnabled(), kLong);
        QVERIFY(m_stage->find<QLabel>("wordsAbout")->text().startsWith(QLatin1String("1 relation")));
        write("wordsQuestion", QStringLiteral("how does {s} smell?"));
        click(keep);
        QTRY_VERIFY_WITH_TIMEOUT(!m_stage->find<QDialog>("wordsDialog"), kLong);
        QVERIFY(m_stage->session->pack()->hasRelation(benchmark::Domain::Math, "has_smell"));
        QCOMPARE(m_stage->session->ownPacks().size(), std::size_t{1});
    }

    void whatCameOfATableIsExportedAsOneAndIsTheSameAgain() {
        paste(kMayors);
        QTRY_VERIFY_WITH_TIMEOUT(button("factsImportButton")->isEnabled(), kLong);
        click(button("factsImportButton"));
        auto* table = m_stage->window->benchmarkPage()->table();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 4, kLong);
        const QString folder = m_stage->path(QStringLiteral("out"));
        const auto exportTable = [&] {
            m_stage->dialogs.answers << folder;
            auto* exporting = m_stage->find<QPushButton>("exportElementsButton");
            QTRY_VERIFY_WITH_TIMEOUT(exporting->isEnabled(), kLong);
            m_stage->find<QAction>("exportTable")->trigger();
        };
        exportTable();
        const QString file = folder + QStringLiteral("/facts.csv");
        auto* bar = ui::SavedBar::of(*m_stage->window);
        QTRY_VERIFY_WITH_TIMEOUT(bar->text().startsWith(QLatin1String("4 elements in facts.csv")), kLong);
        QVERIFY(bar->text().contains(QStringLiteral("2010–2020")));
        exportTable(); // nothing is written over
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->dialogs.problems.size(), 1, kLong);
        QVERIFY(m_stage->dialogs.problems.first().contains(QLatin1String("facts.csv")));

        QSignalSpy imported(m_stage->session.get(), &ui::Session::importFinished);
        m_stage->window->benchmarkPage()->importPaths({file});
        auto* dialog = m_stage->window->findChild<ui::FactsDialog*>();
        QVERIFY(dialog);
        m_stage->find<QSpinBox>("factsFirstYear")->setValue(2010);
        m_stage->find<QSpinBox>("factsLastYear")->setValue(2020);
        QTRY_VERIFY_WITH_TIMEOUT(button("factsImportButton")->isEnabled(), kLong);
        click(button("factsImportButton"));
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, kLong);
        const auto report = imported.first().first().value<benchmark::ImportReport>();
        QCOMPARE(report.elements, std::size_t{0}); // all are here already
        QCOMPARE(report.already, std::size_t{4});
    }

    /// What is held out is asked nowhere, and no list of elements has it.
    void aFactThatIsHeldOutIsEditedToo() {
        QString table = kMayors;
        for (const char* town : {"Rye", "Ely", "Ayr"})
            table += QStringLiteral("%1\tmayor\tMayor of %1\t2010\t2016\n").arg(QLatin1String(town));
        paste(table);
        QTRY_VERIFY_WITH_TIMEOUT(button("factsImportButton")->isEnabled(), kLong);
        click(button("factsImportButton"));
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 3, kLong);
        m_stage->find<QAction>("exemplarsAction")->trigger();
        auto* list = m_stage->find<QListWidget>("exemplarsList");
        QTRY_COMPARE_WITH_TIMEOUT(list->count(), 4, kLong);
        click(button("editExemplarButton"));
        ui::ElementEditor* editor = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((editor = m_stage->window->findChild<ui::ElementEditor*>()), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(editor->isLoaded(), kLong);
        QVERIFY(m_stage->find<QLabel>("editNote")->text().startsWith(QLatin1String("An exemplar")));
        write("editSubject", QStringLiteral("Old Sarum"));
        click(button("saveElement"));
        QTRY_COMPARE_WITH_TIMEOUT(list->findItems(QStringLiteral("Old Sarum · mayor"), Qt::MatchStartsWith).size(), 1,
                                  kLong);
        QCOMPARE(list->count(), 4);
        QCOMPARE(m_stage->window->benchmarkPage()->table()->model()->rowCount(), 3); // it is still not asked
    }

    void whatCameOfTheTableIsEdited() {
        paste(kMayors);
        QTRY_VERIFY_WITH_TIMEOUT(button("factsImportButton")->isEnabled(), kLong);
        click(button("factsImportButton"));
        auto* table = m_stage->window->benchmarkPage()->table();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 4, kLong);
        m_stage->window->activateWindow();
        const QPoint at = table->visualRect(table->model()->index(1, 0)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
        ui::ElementEditor* editor = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((editor = m_stage->window->findChild<ui::ElementEditor*>()), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(editor->isLoaded(), kLong);
        QCOMPARE(QString::fromStdString(editor->draft().subject), table->model()->index(1, 0).data().toString());
    }

private:
    void paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        QTRY_VERIFY(m_stage->find<QPushButton>("pasteFactsButton")->isEnabled());
        QTRY_VERIFY(!m_stage->window->findChild<ui::FactsDialog*>());
        click(m_stage->find<QPushButton>("pasteFactsButton"));
        QTRY_VERIFY(m_stage->window->findChild<ui::FactsDialog*>());
    }
    QPushButton* button(const char* name) const { return m_stage->find<QPushButton>(name); }
    QLineEdit* line(const char* name) const { return m_stage->find<QLineEdit>(name); }
    QString summary() const { return m_stage->find<QLabel>("factsSummary")->text(); }
    static void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    void write(const char* name, const QString& text) const {
        auto* edit = line(name);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    bool says(const QString& text) const {
        const auto labels = m_stage->window->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
    /// A new run sends these words.
    void expectAsked() {
        run::RunSpec spec;
        spec.templates = {prompt::Template::Mcqa};
        const qint64 id = m_stage->startRun(QStringLiteral("asked"), QStringLiteral("calibration:?cutoff=2018"), spec);
        m_stage->waitForEnd(id);
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        QVERIFY(reader);
        const auto context = run::loadRun(*reader, id);
        QVERIFY(context);
        const auto asked = store::BenchmarkStore(*reader).loadOfRun(id, 0, 1);
        QVERIFY(asked && !asked->empty());
        const auto& first = asked->front();
        const int year = first.element.askableYears().front();
        const auto text = (*context)->request(first.element, first.row, year, prompt::Template::Mcqa, 0, 0).prompt;
        const std::string wanted = "who is the mayor of " + first.element.subject + "?";
        QVERIFY2(text.find(wanted) != std::string::npos, text.c_str());
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::ownFactsStory

CHRONOSCOPE_STORY(ownFactsStory, OwnFactsStory)
#include "OwnFactsStory.moc"
