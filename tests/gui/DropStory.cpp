// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationExchange.h"
#include "core/store/BenchmarkStore.h"
#include "tests/gui/Dropping.h"
#include "tests/gui/Stage.h"
#include "ui/dialogs/FactsDialog.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/DropHint.h"
#include "ui/pages/ElementTable.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

namespace chronoscope::test::dropStory {

namespace {
constexpr int kLong = 30'000;
}

/// A researcher drops files on the window, wherever the pointer is: each goes where its kind belongs.
class DropStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        m_stage->window->showPage(QStringLiteral("heatmap"));
        m_stage->window->annotations().setAuthor(QStringLiteral("Anna"));
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->window->annotations().canWrite(), kLong);
    }
    void cleanup() { m_stage.reset(); }

    void aWorkspaceIsOpened() {
        const QString other = m_stage->path(QStringLiteral("other.chronoscope"));
        { QVERIFY(store::Workspace::open(other.toStdString(), store::Workspace::Open::CreateIfMissing)); }
        drop({other});
        QTRY_COMPARE(m_stage->session->path(), other);
    }

    void theMenuImportsNothingIntoWhatAnotherProcessWritesToAndSaysSo() {
        auto* import = m_stage->find<QAction>("importAction");
        QVERIFY2(import->isEnabled(), qPrintable(import->toolTip()));
        Stage other;
        import = other.find<QAction>("importAction");
        QVERIFY(!import->isEnabled());
        QCOMPARE(import->toolTip(), QStringLiteral("No workspace is open"));
        other.session->openWorkspace(m_stage->session->path(), false);
        QTRY_VERIFY(other.session->isReadOnly());
        QVERIFY(!import->isEnabled());
        QCOMPARE(import->toolTip(), QStringLiteral("Read only: another process is writing to this workspace"));
    }

    void theWindowSaysWhatItTakesWhileSomethingIsDragged() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file("facts.csv", kFacts))});
        const auto* hint = m_stage->window->findChild<ui::DropHint*>();
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(under(), &enter);
        QVERIFY(enter.isAccepted() && hint->isVisible());
        QDragLeaveEvent leave;
        QApplication::sendEvent(under(), &leave);
        QVERIFY(!hint->isVisible());
        QMimeData words;
        words.setText(QStringLiteral("no file"));
        QDragEnterEvent other({5, 5}, Qt::CopyAction, &words, Qt::LeftButton, {});
        QApplication::sendEvent(m_stage->window.get(), &other);
        QVERIFY(!hint->isVisible());
    }

    void severalTablesAreShownOneAfterTheOther() {
        const QString first = file("first.csv", kFacts);
        const QString second = file("second.csv", "subject,relation,object,from,to\nRye,capital,Ed,2011,2015\n");
        const QString third = file("third.csv", "nothing,of,this\n");
        drop({first, second, third});
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import first.csv (1 of 3)"), kLong);
        QCOMPARE(button("factsCancelButton")->text(), QStringLiteral("Skip this table"));
        press("factsCancelButton");
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import second.csv (2 of 3)"), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(button("factsImportButton")->isEnabled(), kLong);
        if (button("factsImportButton")->text().startsWith(QLatin1String("Next"))) press("factsImportButton");
        QTRY_VERIFY_WITH_TIMEOUT(button("factsImportButton")->isEnabled(), kLong);
        press("factsImportButton");
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import third.csv (3 of 3)"), kLong);
        QCOMPARE(button("factsCancelButton")->text(), QStringLiteral("Cancel"));
        press("factsCancelButton");
        QTRY_VERIFY(title().isEmpty());
        QVERIFY(holds("Rye"));
        QVERIFY(!holds("Ham"));
    }

    void aFactThatIsHereAlreadyIsSaidBeforeItComesInOnceMore() {
        const auto known = firstElement();
        QByteArray table = "subject,relation,object,from,to\n";
        table += QByteArray::fromStdString('"' + known.subject + "\",\"" + known.relation + "\",Nobody,2011,2012\n");
        drop({file("again.csv", table)});
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->find<QLabel>("factsSummary") &&
                                     m_stage->find<QLabel>("factsSummary")
                                         ->text()
                                         .contains(QStringLiteral("Here already, but not the same: %1")
                                                       .arg(QString::fromStdString(known.subject))),
                                 kLong);
        QVERIFY(m_stage->find<QLabel>("factsSummary")
                    ->text()
                    .contains(QLatin1String("Those here are of 2010 to 2023: choose these years")));
        press("factsCancelButton");
    }

    void annotationsComeInAndGoAsOneStep() {
        const annotation::Annotation said = annotationOf(firstElement());
        const QString path = file("said.jsonl", QByteArray::fromStdString(annotation::exportAnnotations(
                                                    {said}, {}, annotation::ExchangeFormat::Jsonl)));
        drop({path});
        auto& hub = m_stage->window->annotations();
        QTRY_VERIFY_WITH_TIMEOUT(told().startsWith(QLatin1String("1 annotation came in")), kLong);
        QCOMPARE(hub.book().size(), std::size_t{1});
        hub.undoStack().undo();
        QCOMPARE(hub.book().size(), std::size_t{0});
        hub.undoStack().redo();
        drop({path});
        QTRY_VERIFY2_WITH_TIMEOUT(told().contains(QLatin1String("1 annotation already there")), qPrintable(told()),
                                  kLong);
        QCOMPARE(hub.book().size(), std::size_t{1});
        // A line that says nothing is told with its line.
        drop({file("bad.jsonl", "{\"element_id\":\"no\",\"run_id\":\"id\"}\n")});
        QTRY_VERIFY2_WITH_TIMEOUT(told().contains(QLatin1String("bad.jsonl, line 1")), qPrintable(told()), kLong);
        QTRY_COMPARE_WITH_TIMEOUT(hub.unsaved(), 0, kLong);
    }

    void wordsAndLabelSetsAreKept() {
        drop({file("words.json",
                   R"({"format":"chronoscope-relations","version":1,"name":"mine","relations":{"general":)"
                   R"({"has smell":{"question":"how does {s} smell?","statement":"{s} smells of {o}."}}}})"),
              file("labels.json", R"({"name":"my labels","labels":[{"key":"a","name":"A"}]})")});
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->session->pack()->hasRelation(benchmark::Domain::General, "has smell"), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->window->annotations().labelSet("my labels"), kLong);
        QTRY_VERIFY2_WITH_TIMEOUT(told().contains(QLatin1String("words.json")) &&
                                      told().contains(QLatin1String("my labels")),
                                  qPrintable(told()), kLong);
        drop({file("templates.json", R"({"format":"chronoscope-templates","version":1})")});
        QTRY_VERIFY2_WITH_TIMEOUT(told().contains(QLatin1String("templates.json: words of this kind")),
                                  qPrintable(told()), kLong);
    }

    void filesOfAStudyGoToItsPage() {
        m_stage->window->showPage(QStringLiteral("robustness"));
        drop({file("dated.jsonl", R"({"subject":"Ardania","relation":"head of state","relation_id":"P35",)"
                                  R"("object":"Mira Olt","start":"1981-03-04","end":"1989-11-20"})"
                                  "\n")});
        auto* page = m_stage->window->findChild<QWidget*>(QStringLiteral("robustnessPage"));
        const auto says = [&] {
            const auto labels = (page ? page : m_stage->window.get())->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(QLatin1String("1 dated fact imported"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(), kLong);
    }

    void aFolderIsTakenFileByFile() {
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("all/more"))));
        file("all/TimeVariant_General_Dynamic.jsonl",
             R"({"subject":"Xanadu","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"
             "\n");
        file("all/more/dated.jsonl", R"({"subject":"Ardania","relation":"head of state","relation_id":"P35",)"
                                     R"("object":"Mira Olt","start":"1981-03-04","end":"1989-11-20"})"
                                     "\n");
        file("all/facts.csv", kFacts);
        file("all/attributes.csv", "entity,property,value,start\nItaly,head,Ann,2010\n");
        drop({m_stage->path(QStringLiteral("all"))});
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import facts.csv"), kLong);
        press("factsCancelButton");
        QTRY_VERIFY(title().isEmpty());
        QVERIFY(holds("Xanadu"));
        const auto labels = m_stage->window->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().startsWith(QLatin1String("1 dated fact imported"));
        }));
        QVERIFY(std::none_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QLatin1String("other file")); // what was imported was not left out
        }));
    }

    void listsOfDatedAttributesAreReadAsATableOfFacts() {
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("lists"))));
        const QString lists = file("lists/grc.json", R"({"countries": {"Utopia": {"Head of Utopia": {"questions":
            {"generic": "is"}, "answers": ["Ann |S: +2010-01-01T00:00:00Z|E: +2014-01-01T00:00:00Z",
            "Ben |S: +2014-01-01T00:00:00Z|E: +2018-01-01T00:00:00Z", "Nobody"]}}}})");
        const QString broken = file("broken.json", R"({"a": {"b": {"answers": ["Ann |S: +2010"]})");
        for (const QString& dropped : {lists, m_stage->path(QStringLiteral("lists"))}) { // by itself, and its folder
            drop({dropped});
            QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import grc.json"), kLong);
            const auto summary = [this] { return m_stage->find<QLabel>("factsSummary")->text(); };
            QTRY_VERIFY2_WITH_TIMEOUT(summary().contains(QLatin1String("1 element")), qPrintable(summary()), kLong);
            QVERIFY2(summary().startsWith(QLatin1String("Read in the layout of DyKnow: lists: 1, values: ")),
                     qPrintable(summary()));
            QVERIFY2(summary().contains(QLatin1String("left out: 1 (countries, Utopia, Head of Utopia: ")),
                     qPrintable(summary()));
            press("factsCancelButton");
            QTRY_VERIFY(title().isEmpty());
        }
        drop({broken});
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import broken.json"), kLong);
        QVERIFY(!button("factsImportButton")->isEnabled());
        press("factsCancelButton");
    }

    void whatOfAFolderIsLeftAloneSaysWhy() {
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("tasks/older"))));
        const QByteArray task = R"([{"eval_type": "openqa", "mm_questions": "?"}])";
        file("tasks/now.json", task);
        file("tasks/older/then.json", task);
        file("tasks/one.png", "");
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("all"))));
        file("all/attributes.csv", "entity,property,value,start\nItaly,head,Ann,2010\n");
        file("all/TimeVariant_General_Dynamic.jsonl", "{}\n");
        file("all/facts.jsonl", R"({"subject":"Ardania","relation":"head of state","object":"Mira Olt",)"
                                R"("start":"1981","end":"1989"})"
                                "\n");
        file("all/two.png", "");
        drop({m_stage->path(QStringLiteral("tasks"))});
        QTRY_VERIFY_WITH_TIMEOUT(
            says("No new items, 1 left out, 1 picture that nothing names; 1 file was left alone. "),
            kLong); // MINED's page
        QVERIFY(says("then.json: a task file of MINED that is not read with the folder around it: import it, or its "
                     "own folder, by itself"));
        const auto bars = m_stage->window->findChildren<QLabel*>(QStringLiteral("importResultText"));
        QCOMPARE(std::count_if(bars.begin(), bars.end(), [](const auto* bar) { return bar->isVisible(); }), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!m_stage->session->isImporting(), kLong);
        drop({m_stage->path(QStringLiteral("all"))});
        QTRY_VERIFY_WITH_TIMEOUT(says("1 file was left alone, 1 picture that nothing names. attributes.csv: may be a "
                                      "table of facts, but beside a benchmark only one with the columns subject"),
                                 kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!m_stage->session->isImporting(), kLong);
    }

    void whatIsReadOfAFolderByAnotherPageIsNotToldAsLeftOut() {
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("mined/inference_data"))));
        file("mined/inference_data/tasks.json", R"([{"eval_type": "openqa", "mm_questions": "?"}])");
        file("mined/inference_data/dated.json", R"({"subject":"Ardania","relation":"head of state",)"
                                                R"("relation_id":"P35","object":"Mira Olt",)"
                                                R"("start":"1981-03-04","end":"1989-11-20"})");
        file("mined/inference_data/notes.json", "{}");
        drop({m_stage->path(QStringLiteral("mined"))});
        QTRY_VERIFY_WITH_TIMEOUT(says("No new items, 1 left out"), kLong); // MINED's page comes after
        QTRY_VERIFY_WITH_TIMEOUT(!m_stage->session->isImporting(), kLong);
        const auto labels = m_stage->window->findChildren<QLabel*>(QStringLiteral("importResultText"));
        const auto isSaid = [&](const char* words) {
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(QLatin1String(words)); });
        };
        QVERIFY(isSaid("1 dated fact imported"));
        QVERIFY(isSaid("notes.json: not read with this folder"));
        QVERIFY(!isSaid("dated.json: not read with this folder"));
    }

    void whatIsCancelledWhileAFolderIsLookedThroughSaysSo() {
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("many"))));
        file("many/tasks.json", R"([{"eval_type": "openqa", "mm_questions": "?"}])");
        for (const char* large : {"many/large.json", "many/larger.json"}) // which are read whole, and are no JSON
            file(large, QByteArray(60 << 20, ' '));
        file("many/facts.csv", kFacts);
        drop({m_stage->path(QStringLiteral("many"))});
        const auto cancel = [this]() -> QPushButton* {
            for (auto* button : m_stage->window->findChildren<QPushButton*>(QStringLiteral("importCancelButton")))
                if (button->isVisible()) return button;
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(cancel(), kLong);
        QTest::mouseClick(cancel(), Qt::LeftButton);
        QTRY_VERIFY2_WITH_TIMEOUT(told() == QLatin1String("Looking through many was cancelled; nothing was imported"),
                                  qPrintable(told()), kLong);
        QVERIFY(title().isEmpty() && !holds("Ham") && !m_stage->session->isImporting());
    }

    void whatOfAFolderCannotBeReadSaysWhy() {
        QVERIFY(QDir().mkpath(m_stage->path(QStringLiteral("all"))));
        QVERIFY(QFile::link(QStringLiteral("gone"), m_stage->path(QStringLiteral("all/lost.csv"))));
        drop({m_stage->path(QStringLiteral("all"))});
        QTRY_VERIFY_WITH_TIMEOUT(says("1 file or folder cannot be read. lost.csv: a link to nothing."), kLong);
        file("all/facts.csv", kFacts);
        QVERIFY(QFile::link(QStringLiteral("more.csv"), m_stage->path(QStringLiteral("all/more.csv"))));
        drop({m_stage->path(QStringLiteral("all"))});
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import facts.csv"), kLong);
        press("factsCancelButton");
        QVERIFY(says("2 files or folders cannot be read. lost.csv: a link to nothing; more.csv: it cannot be read: "));
    }

    void whatIsNothingOfThisSaysSo() {
        drop({file("picture.png", "\x89PNG\r\n"), file("notes.doc", "words")});
        auto* result = m_stage->window->benchmarkPage()->findChild<QLabel*>(QStringLiteral("importResultText"));
        QTRY_VERIFY2_WITH_TIMEOUT(result->text().contains(QLatin1String("picture.png")), qPrintable(result->text()),
                                  kLong);
        QVERIFY(result->isVisible());
    }

    void withoutAWorkspaceOneIsMadeForFactsAndAskedForByTheRest() {
        const annotation::Annotation said = annotationOf(firstElement());
        const QString annotations =
            file("said.csv",
                 QByteArray::fromStdString(annotation::exportAnnotations({said}, {}, annotation::ExchangeFormat::Csv)));
        m_stage->session->closeWorkspace();
        QTRY_VERIFY(!m_stage->session->isOpen());
        drop({annotations});
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->dialogs.problems.size(), 1, kLong);
        QVERIFY(m_stage->dialogs.problems.first().contains(QLatin1String("open it first")));
        m_stage->window->workspaces().setHome(m_stage->path(QStringLiteral("home")));
        drop({file("facts.csv", kFacts)});
        QTRY_COMPARE_WITH_TIMEOUT(title(), QStringLiteral("Import facts.csv"), kLong);
        QCOMPARE(QFileInfo(m_stage->session->path()).fileName(), QStringLiteral("Own facts.chronoscope"));
        press("factsCancelButton");
    }

private:
    static constexpr const char* kLists =
        R"({"countries": {"Italy": {"head": {"answers": ["Ann |S: +2010-01-01T00:00:00Z"]}}}})";
    static constexpr const char* kFacts = "subject,relation,object,from,to\nHam,capital,Ann,2011,2014\n";

    QString file(const char* name, const QByteArray& bytes) const {
        QFile out(m_stage->path(QLatin1String(name)));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("a file cannot be written");
        return out.fileName();
    }
    QWidget* under() const { return m_stage->window->findChild<QWidget*>(QStringLiteral("pages")); }
    void drop(const QStringList& paths) const { dropOn(*under(), paths, {5, 5}); }
    QString title() const {
        const auto dialogs = m_stage->window->findChildren<ui::FactsDialog*>();
        const auto shown =
            std::find_if(dialogs.begin(), dialogs.end(), [](const auto* dialog) { return dialog->isVisible(); });
        return shown == dialogs.end() ? QString() : (*shown)->windowTitle();
    }
    QPushButton* button(const char* name) const {
        for (auto* dialog : m_stage->window->findChildren<ui::FactsDialog*>())
            if (dialog->isVisible()) return dialog->findChild<QPushButton*>(QLatin1String(name));
        return nullptr;
    }
    void press(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }
    /// What the window itself says of files that it took in.
    QString told() const {
        for (const auto* label : m_stage->window->findChildren<QLabel*>(QStringLiteral("importResultText")))
            if (label->isVisible() && !m_stage->window->benchmarkPage()->isAncestorOf(label)) return label->text();
        return {};
    }
    bool says(const char* words) const {
        const auto labels = m_stage->window->findChildren<QLabel*>(QStringLiteral("importResultText"));
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QLatin1String(words));
        });
    }
    store::Database reader() const {
        return store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly).value();
    }
    benchmark::ElementMeta firstElement() const {
        auto database = reader();
        const auto all = store::BenchmarkStore(database).elements().value();
        return *std::find_if(all.begin(), all.end(),
                             [](const auto& meta) { return meta.domain == benchmark::Domain::General; });
    }
    bool holds(const std::string& subject) const {
        auto database = reader();
        const auto all = store::BenchmarkStore(database).elements().value();
        return std::any_of(all.begin(), all.end(), [&](const auto& meta) { return meta.subject == subject; });
    }
    annotation::Annotation annotationOf(const benchmark::ElementMeta& element) const {
        annotation::Annotation said;
        said.item.run = annotation::runIdentity(m_stage->session->runs().front());
        said.item.element = element.id;
        said.item.year = element.years.front();
        said.voice.author = "Berta";
        said.created = said.changed = "2026-01-02T00:00:00Z";
        said.labelSet = m_stage->window->annotations().labelSets().front().name;
        said.body.labels = {m_stage->window->annotations().labelSets().front().labels.front().key};
        return said;
    }

    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::dropStory

CHRONOSCOPE_STORY(dropStory, DropStory)
#include "DropStory.moc"
