// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendTest.h"
#include "core/base/Error.h"
#include "core/benchmark/ElementDraft.h"
#include "tests/gui/CoreSayings.h"
#include "tests/gui/EveryDialog.h"
#include "tests/gui/MinedShots.h"
#include "tests/gui/RobustnessShots.h"
#include "tests/gui/Stage.h"
#include "tests/support/ModelServer.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Workbench.h"
#include "ui/settings/Language.h"
#include "ui/views/CoreSentences.h"
#include "ui/views/CoreWords.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace chronoscope::test::languageStory {

namespace {
constexpr std::array kPages{"welcome",  "ask",        "benchmark",  "runs",    "heatmap",  "answers",
                            "profile",  "categories", "stale",      "compare", "elements", "traversal",
                            "annotate", "backends",   "robustness", "mined"};
constexpr QChar kOpens(0x27e6);  // ⟦
constexpr QChar kCloses(0x27e7); // ⟧
} // namespace

/// A language of brackets around the words that the files of translations have, 40 % longer than English.
class Brackets : public ui::Translation {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* note, int n) const override {
        if (Translation::translate(context, source, note, n).isNull()) return {};
        const QString words = QString::fromUtf8(source);
        QString more;
        for (qsizetype i = 0; i < words.size() * 2 / 5; ++i)
            more += i % 8 == 7 ? QLatin1Char(' ') : QChar(0xb7);
        return kOpens + words + more + kCloses;
    }
};

namespace {
/// What of a text is in no bracket.
QString bare(const QString& text) {
    QString left;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == kOpens) ++depth;
        if (depth == 0) left += letter;
        if (letter == kCloses) --depth;
    }
    return left;
}

/// Words that no language changes: names of the program, of models, of files and keys, of the sample's run "known".
bool isName(const QString& text) {
    static const QRegularExpression words(QStringLiteral("\\p{L}{3,}"));
    static const QRegularExpression names(QStringLiteral(
        "Chronoscope|ChronoTiny|ChroKnow\\w*|MINED|Wikidata|UMLS|CSKG|Math-KG|CFR|MCQA|SPARQL|Ctrl|Shift|Alt|Enter|Esc|"
        "Del|\\bknown\\b|[\\w./-]+\\.chronoscope|https?://\\S+|[a-z]+:\\S+|English|Français|한국어|CSV|JSON|UTC"));
    QString rest = text;
    rest.remove(names);
    return !words.match(rest).hasMatch();
}

/// Whether a sentence of core is known, and what stands at its gaps is too, as far as it has words.
bool isKnownThroughout(const QString& said) {
    static const QRegularExpression words(QStringLiteral("\\p{L}{2,}"));
    const auto known = ui::knownWords(said);
    if (!known) return !words.match(said).hasMatch();
    return std::all_of(known->gaps.begin(), known->gaps.end(), isKnownThroughout);
}

QString plainOf(const QString& text) {
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

/// Names of runs, subjects and models stand in these alone, and what a model is asked, whose prompts are English. Those
/// are no words of the program.
bool showsData(const QWidget& widget) {
    static const QStringList names{QStringLiteral("staleRun"),         QStringLiteral("compareFirst"),
                                   QStringLiteral("compareSecond"),    QStringLiteral("timelineSubject"),
                                   QStringLiteral("traversalSubject"), QStringLiteral("traversalRun"),
                                   QStringLiteral("timelineRibbon"),   QStringLiteral("qt_keysequenceedit_lineedit"),
                                   QStringLiteral("askQuestion"),      QStringLiteral("judgedRun"),
                                   QStringLiteral("editedRun"),        QStringLiteral("elsewhereRun"),
                                   QStringLiteral("elsewhereMethod"),  QStringLiteral("scoringRun"),
                                   QStringLiteral("variableEdit"),     QStringLiteral("editRibbon"),
                                   QStringLiteral("estimateExample"),  QStringLiteral("keys")};
    const bool isLabel =
        qobject_cast<const QComboBox*>(&widget) && qobject_cast<const QInputDialog*>(widget.parentWidget());
    return names.contains(widget.objectName()) || isLabel ||
           widget.parentWidget()->objectName() == QLatin1String("answersGrid");
}

/// What a widget itself says, seen or heard.
QStringList textsOf(const QWidget& widget) {
    QStringList all{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) all << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) all << button->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) all << group->title();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) all << line->placeholderText();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) all << text->placeholderText();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            all << tabs->tabText(i) << tabs->tabToolTip(i);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) all << box->currentText();
    if (const auto* head = qobject_cast<const QHeaderView*>(&widget);
        head && head->orientation() == Qt::Horizontal && head->model() && head->isVisible())
        for (int i = 0; i < head->count(); ++i)
            all << head->model()->headerData(i, Qt::Horizontal).toString();
    for (QString& text : all)
        text = plainOf(text);
    return all;
}

QString placeOf(const QWidget& widget) {
    QString place = QLatin1String(widget.metaObject()->className()) + u' ' + widget.objectName();
    for (const QWidget* around = widget.parentWidget(); widget.objectName().isEmpty() && around;
         around = around->parentWidget())
        if (!around->objectName().isEmpty()) return place + u'<' + around->objectName();
    return place;
}

/// Whether what it says does not fit into it. A label that wraps may be as high as it likes.
bool isClipped(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty() || !label->pixmap(Qt::ReturnByValue).isNull()) return false;
        if (label->wordWrap()) return label->heightForWidth(label->width()) > label->height() + 1;
        return label->sizeHint().width() > label->width() + 1;
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return !button->text().isEmpty() && button->sizeHint().width() > button->width() + 1;
    return false;
}
} // namespace

/// The languages of the window: that all words of all pages come from the files of translations, that longer ones fit,
/// and that numbers outside of the window stay as they are.
class LanguageStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QVERIFY(m_brackets.load(QStringLiteral(":/translations/chronoscope_fr")));
        QCoreApplication::installTranslator(&m_brackets);
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        addRobustnessRuns(*m_stage);
        addMinedRuns(*m_stage);
        QVERIFY(!QTest::currentTestFailed());
        window().resize(1280, 800);
    }
    void cleanupTestCase() {
        m_stage.reset();
        QCoreApplication::removeTranslator(&m_brackets);
    }

    void everyWordIsTranslated_data() { pages(); }
    void everyWordIsTranslated() {
        QFETCH(const QString, page);
        show(page);
        QCOMPARE(foreignIn(window()).join(u'\n'), QString());
    }

    void longerWordsFit_data() { pages(); }
    void longerWordsFit() {
        QFETCH(const QString, page);
        show(page);
        QCOMPARE(window().size(), QSize(1280, 800)); // which it would outgrow
        QCOMPARE(clippedIn(window()).join(u'\n'), QString());
    }

    void whatIsWrongWithAnEditedElementIsSaidInTheLanguage() {
        const auto closed = qScopeGuard([this] { closeDialogs(*m_stage); });
        QWidget* editor = openDialog(*m_stage, QStringLiteral("element"));
        QVERIFY(editor);
        auto* subject = editor->findChild<QLineEdit*>(QStringLiteral("editSubject"));
        const auto* problem = editor->findChild<QLabel*>(QStringLiteral("editProblem"));
        QTRY_VERIFY(!subject->text().isEmpty()); // the element is read
        editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(editor));
        subject->setFocus();
        subject->selectAll();
        QTest::keyClick(subject, Qt::Key_Delete);
        QTest::keyClick(subject, Qt::Key_Return); // which ends typing wherever the focus would go
        QTRY_VERIFY2(problem->text().startsWith(kOpens), qPrintable(problem->text()));
    }

    void dialogsAreTranslatedAndFit_data() { dialogRows(DialogWay::Needs::Studies); }
    void dialogsAreTranslatedAndFit() {
        QFETCH(const QString, dialog);
        const auto closed = qScopeGuard([this] { closeDialogs(*m_stage); });
        QWidget* opened = openDialog(*m_stage, dialog);
        QVERIFY(opened);
        const auto faults = [&] { return inDialog(dialog, foreignIn(*opened) + clippedIn(*opened)); };
        QTRY_COMPARE(faults(), QString());
        QTest::qWait(100); // what is asked comes, and is laid out
        QTRY_COMPARE(faults(), QString());
    }

    void everyProblemOfAnEditedElementIsKnown() {
        benchmark::ElementDraft draft;
        auto problems = benchmark::problemsOf(draft);
        const auto add = [&] {
            const auto more = benchmark::problemsOf(draft);
            problems.insert(problems.end(), more.begin(), more.end());
        };
        draft.subject = "\xff";
        draft.rows = {{{}, {}}, {{"Belmar"}, {2012, 2010}}};
        draft.distractors = {"", "Belmar", "Belmar"};
        add();
        draft.isInvariant = true;
        add();
        QStringList unknown;
        for (const std::string& problem : problems) // brackets stand around what is translated
            if (!ui::coreWords(problem).startsWith(kOpens)) unknown << QString::fromStdString(problem);
        QCOMPARE(unknown.join(u'\n'), QString());
    }

    void everyEntryOfTheMenusIsTranslated() {
        QStringList foreign;
        for (const auto* action : window().findChildren<QAction*>())
            for (const QString& text : {action->text(), action->toolTip()})
                if (!isName(bare(plainOf(text)))) foreign << action->objectName() + QStringLiteral(": ") + text;
        foreign.removeDuplicates();
        QCOMPARE(foreign.join(u'\n'), QString());
    }

    void exportedNumbersAreThoseOfEveryLanguage_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"heatmap", "profile", "categories", "stale", "robustness", "mined"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void exportedNumbersAreThoseOfEveryLanguage() {
        QFETCH(const QString, page);
        show(page);
        const QByteArray bracketed = exported(page);
        QVERIFY2(!bracketed.isEmpty(), "nothing was written");
        QVERIFY2(!bracketed.contains(QString(kOpens).toUtf8()), bracketed.constData());
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::French));
        show(QStringLiteral("runs"));
        show(page);
        const QByteArray french = exported(page);
        QLocale::setDefault(before);
        QCOMPARE(french, bracketed);
    }

    void aLanguageBringsWordsAndNumbersAndTakesThemAway_data() {
        QTest::addColumn<QString>("runs");
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("number");
        QTest::newRow("fr") << "Exécutions"
                            << "tâche" << QStringLiteral("1\u202f234,5");
        QTest::newRow("ko") << "실행"
                            << "과제"
                            << "1,234.5";
        QTest::newRow("en") << "Runs"
                            << "task"
                            << "1,234.5";
    }
    void aLanguageBringsWordsAndNumbersAndTakesThemAway() {
        QFETCH(const QString, runs);
        QFETCH(const QString, task);
        QFETCH(const QString, number);
        QCoreApplication::removeTranslator(&m_brackets);
        const QLocale before;
        {
            const ui::Language language(QLatin1String(QTest::currentDataTag()));
            QCOMPARE(QCoreApplication::translate("chronoscope::ui", "Runs"), runs);
            // A class that the files know by the last part of its name alone.
            QCOMPARE(QCoreApplication::translate("chronoscope::ui::EditingView", "task"), task);
            QCOMPARE(QLocale().toString(1234.5, 'f', 1), number);
            QCOMPARE(language.isTranslated(), runs != QLatin1String("Runs"));
        }
        QCOMPARE(QCoreApplication::translate("chronoscope::ui", "Runs"), QStringLiteral("Runs"));
        QCOMPARE(QLocale(), before);
        QCoreApplication::installTranslator(&m_brackets);
    }

    void numbersMayBeThoseOfAnotherLanguageThanTheWords() {
        const auto words = qScopeGuard([this] { QCoreApplication::installTranslator(&m_brackets); });
        QCoreApplication::removeTranslator(&m_brackets);
        const ui::Language language(QStringLiteral("fr"), QStringLiteral("de"));
        QCOMPARE(QCoreApplication::translate("chronoscope::ui", "Runs"), QStringLiteral("Exécutions"));
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1.234,5"));
        QCOMPARE(language.locale().language(), QLocale::French); // dates go with the words
    }

    void whatCoreSaysIsSaidInTheLanguage_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("words");
        QTest::newRow("whole") << "stopped by the user"
                               << "arrêtée par l’utilisateur";
        QTest::newRow("with numbers") << "73 of 1,040 are answered"
                                      << "73 sur 1,040 ont une réponse";
        QTest::newRow("one within another")
            << "not available: no byte for 30 s (after 3 attempts)"
            << QStringLiteral("non disponible\u00a0: aucun octet depuis 30 s (après 3 essais)");
        QTest::newRow("a server's own words stay")
            << "not available: that is %1 of mine" << QStringLiteral("non disponible\u00a0: that is %1 of mine");
        QTest::newRow("what is not known stays") << "a sentence of somebody else"
                                                 << "a sentence of somebody else";
        QTest::newRow("of two that fit, the one with more words of its own")
            << "annotation: element ab, year 2012, by me: it says nothing"
            << QStringLiteral("annotation\u00a0: élément ab, année 2012, par me\u00a0: elle ne dit rien");
        QTest::newRow("with what it is about behind it")
            << "this is not a Chronoscope workspace; it has not been changed (/home/me/a (1).txt)"
            << QStringLiteral("ce n’est pas un espace de travail Chronoscope\u00a0; il n’a pas été modifié "
                              "(/home/me/a (1).txt)");
        QTest::newRow("a name in it that looks like a gap")
            << "a name is used twice: %2" << QStringLiteral("un nom est utilisé deux fois\u00a0: %2");
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void whatCoreSaysIsSaidInTheLanguage() {
        QFETCH(const QString, said);
        QFETCH(const QString, words);
        QCoreApplication::removeTranslator(&m_brackets);
        QCOMPARE(ui::coreWords(said.toStdString()), said);
        {
            const ui::Language french(QStringLiteral("fr"));
            QCOMPARE(ui::coreWords(said.toStdString()), words);
        }
        QCoreApplication::installTranslator(&m_brackets);
    }

    void anErrorKeepsItsContextAsItStands() {
        QCoreApplication::removeTranslator(&m_brackets);
        {
            const ui::Language french(QStringLiteral("fr"));
            QCOMPARE(ui::coreWords(Error{ErrorCode::NotFound, "no such run", "stopped by the user"}),
                     QStringLiteral("aucune exécution de ce nom (stopped by the user)"));
            QCOMPARE(ui::coreWords(Error{ErrorCode::NotFound, "no such run", {}}),
                     QStringLiteral("aucune exécution de ce nom"));
            QVERIFY(ui::coreWords("there is no 'images'").contains(QLatin1String("images"))); // a name, as it stands
            QCOMPARE(ui::coreWords("answers, \uE002, 5 models"), QStringLiteral("répond, \uE002, 5 modèles"));
            std::string endless; // of a file that means ill
            for (int i = 0; i < 100'000; ++i)
                endless += "a; ";
            QCOMPARE(ui::coreWords(endless), QString::fromStdString(endless));
        }
        QCoreApplication::installTranslator(&m_brackets);
    }

    void everyErrorThatIsMadeOfWordsIsKnown() {
        const CoreSayings sayings = coreSayings();
        QVERIFY2(sayings.read.size() > 600, qPrintable(QString::number(sayings.read.size())));
        QVERIFY2(sayings.unread.size() < 175, qPrintable(QString::number(sayings.unread.size())));
        QStringList unknown;
        for (const CoreSaying& saying : sayings.read)
            if (const QString said = QString::fromStdString(saying.example); !isKnownThroughout(said))
                unknown << QString::fromStdString(saying.place) + QStringLiteral(": ") + said;
        QCOMPARE(unknown.join(u'\n'), QString());
    }

    void everySentenceIsKnownAsItselfAndTranslated() {
        QStringList wrong;
        for (const auto& sentences :
             {ui::coreSentencesOfBase(), ui::coreSentencesOfStore(), ui::coreSentencesOfRun(),
              ui::coreSentencesOfBackend(), ui::coreSentencesOfServers(), ui::coreSentencesOfAnnotation(),
              ui::coreSentencesOfFiles(), ui::coreSentencesOfStudies(), ui::coreSentencesOfSources()})
            for (const char* sentence : sentences) {
                QString said = QString::fromUtf8(sentence);
                for (int gap = 1; gap < 10; ++gap)
                    said.replace(u'%' + QString::number(gap), QString::number(40 + gap));
                const auto known = ui::knownWords(said);
                const bool isItself = known && QByteArrayView(known->sentence) == QByteArrayView(sentence);
                if (!isItself || !ui::coreWords(said.toStdString()).startsWith(kOpens))
                    wrong << QString::fromUtf8(sentence);
            }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void everythingThatATestOfABackendSaysIsKnown() {
        const backend::Network network{backend::Network::Options{}};
        const auto saysOf = [&](const Lie& lie) {
            const FaultServer server(modelServer(lie));
            const std::string uri = "openai:" + server.url();
            return must(backend::testBackend(
                network, must(backend::BackendConfig::read(must(backend::BackendUri::parse(uri)))), uri, {}));
        };
        const backend::CapabilityReport reports[] = {
            saysOf({}), saysOf([](const Wanted& wanted) {
                return wanted.wants == Wants::Models ? std::nullopt : std::optional(status(404));
            }),
            saysOf([](const Wanted& wanted) {
                return wanted.wants == Wants::Chat ? std::optional(chatWith("Paris", "null")) : std::nullopt;
            }),
            saysOf([](const Wanted&) { return std::optional(status(401)); })};
        QStringList unknown;
        for (const auto& report : reports)
            for (const auto& check : report.checks) // brackets stand around what is translated
                if (!ui::coreWords(check.sentence).startsWith(kOpens))
                    unknown << QString::fromStdString(check.sentence);
        QCOMPARE(unknown.join(u'\n'), QString());
    }

private:
    ui::MainWindow& window() { return *m_stage->window; }

    /// What the page that is shown writes as CSV.
    QByteArray exported(const QString& page) {
        const QString path = m_stage->path(page + QStringLiteral(".csv"));
        QFile::remove(path);
        const auto buttons = window().findChildren<QToolButton*>(QStringLiteral("exportButton"));
        for (auto* button : buttons) {
            if (!button->isVisible()) continue;
            if (!QTest::qWaitFor([&] { return button->isEnabled(); }, 10'000)) break;
            m_stage->dialogs.answers.enqueue(path);
            QTest::mouseClick(button, Qt::LeftButton);
            (void)QTest::qWaitFor([&] { return QFile::exists(path); }, 5'000);
        }
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void pages() {
        QTest::addColumn<QString>("page");
        for (const char* page : kPages)
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void show(const QString& page) {
        window().showPage(page);
        QTest::qWait(300); // what is asked comes, and is laid out
    }

    static QStringList clippedIn(const QWidget& top) {
        QStringList clipped;
        for (const auto* widget : top.findChildren<QWidget*>())
            if (widget->isVisible() && isClipped(*widget))
                clipped << placeOf(*widget) + QStringLiteral(": ") + textsOf(*widget).join(u'|');
        return clipped;
    }

    static QStringList foreignIn(const QWidget& top) {
        QStringList foreign;
        for (const auto* widget : top.findChildren<QWidget*>()) {
            if (!widget->isVisible() || showsData(*widget)) continue;
            for (const QString& text : textsOf(*widget))
                if (!isName(bare(text))) foreign << placeOf(*widget) + QStringLiteral(": ") + text;
        }
        foreign.removeDuplicates();
        return foreign;
    }

    Brackets m_brackets;
    std::unique_ptr<Stage> m_stage;
};

} // namespace chronoscope::test::languageStory

CHRONOSCOPE_STORY(languageStory, LanguageStory)
#include "LanguageStory.moc"
