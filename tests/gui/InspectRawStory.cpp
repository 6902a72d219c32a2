// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/backend/check/BackendTest.h"
#include "tests/support/FaultServer.h"
#include "ui/inspector/Inspector.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTextDocument>
#include <QToolButton>

#include <atomic>

namespace chronoscope::test::inspectRawStory {

namespace {
constexpr int kLong = 30'000;
} // namespace

/// How the model server behaves at present.
enum class Mood { Answers, Fails, Silent };

/// A chat model that thinks, tells log-probabilities, and says something else each time.
class TalkingServer {
public:
    std::string uri() const { return "openai:" + m_server.url() + "/v1?model=m&attempts=1"; }
    std::vector<Received> chats() const {
        auto all = m_server.requests();
        std::erase_if(all, [](const Received& request) { return request.path != "/v1/chat/completions"; });
        return all;
    }
    void become(Mood mood) { m_mood = mood; }
    const FaultServer& server() const { return m_server; }

private:
    Answer answer(const Received& request) const {
        if (request.path.starts_with("/v1/models")) return bodyOf(R"({"object":"list","data":[{"id":"m"}]})");
        if (m_mood == Mood::Fails) return status(500, {}, "out of memory");
        Answer reply = bodyOf(
            R"({"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant",)"
            R"("content":"A. nobody )" +
            std::to_string(request.number) +
            R"(","reasoning_content":"Who was it then?"},"logprobs":{"content":[)"
            R"({"token":"A.","logprob":-0.1,"top_logprobs":[{"token":"A.","logprob":-0.1},{"token":"<b>B","logprob":-2.5}]},)"
            R"({"token":" nobody","logprob":-7.8,"top_logprobs":[]}]}}],"usage":{"prompt_tokens":9,"completion_tokens":2}})");
        reply.stall = m_mood == Mood::Silent;
        return reply;
    }
    std::atomic<Mood> m_mood = Mood::Answers;
    const FaultServer m_server{[this](const Received& request) { return answer(request); }};
};

/// Down to what went over the wire, and asking once more.
class InspectRawStory : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_server = std::make_unique<TalkingServer>();
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
        inspectRun(askedRun());
    }
    void cleanup() {
        m_stage.reset();
        m_server.reset();
    }

    void theRequestIsTheOneThatTheServerGot() {
        click("requestChip");
        auto* text = m_stage->find<QPlainTextEdit>("requestText");
        QTRY_VERIFY(text->isVisible());
        const auto chats = m_server->chats();
        QVERIFY(std::any_of(chats.begin(), chats.end(),
                            [&](const Received& r) { return r.body == text->toPlainText().toStdString(); }));
        QVERIFY(note("requestNote").contains(QString::fromStdString(m_server->server().url("/v1/chat/completions"))));
    }

    void theResponseIsTheOneOfTheReply() {
        click("responseChip");
        auto* text = m_stage->find<QPlainTextEdit>("responseText");
        QTRY_VERIFY(text->isVisible());
        QVERIFY(text->toPlainText().contains(QStringLiteral("\"%1\"").arg(shownReply())));
        QVERIFY2(note("responseNote").contains(QLatin1String("says what is stored")), qPrintable(note("responseNote")));
    }

    void tokensComeWithTheirProbabilities() {
        click("tokensChip");
        auto* table = m_stage->find<QTableWidget>("tokenTable");
        QTRY_COMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(1, 0)->text(), QStringLiteral("\u00B7nobody"));
        QCOMPARE(table->item(1, 1)->text(), QLocale().toString(-7.8, 'f', 3));
        QCOMPARE(table->item(1, 2)->text(), QStringLiteral("< 0.1 %"));
        const QString alternatives = table->item(0, 0)->toolTip();
        QVERIFY2(alternatives.contains(QLatin1String("<b>B")), qPrintable(alternatives));
        QVERIFY(!Qt::mightBeRichText(alternatives)); // a server's text is no markup
    }

    void thinkingIsFoldedUntilWanted() {
        auto* fold = m_stage->find<QToolButton>("thinkingFold");
        QTRY_VERIFY(fold->isVisible());
        auto* thinking = m_stage->find<QPlainTextEdit>("thinkingText");
        QVERIFY(!thinking->isVisible());
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        QTRY_VERIFY(thinking->isVisible());
        QCOMPARE(thinking->toPlainText(), QStringLiteral("Who was it then?"));
    }

    void allOfItIsCopiedAsJson() {
        auto* copy = m_stage->find<QPushButton>("copyJsonButton");
        QTRY_VERIFY(copy->isEnabled());
        QGuiApplication::clipboard()->clear();
        copy->click();
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const auto json = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).object();
        QCOMPARE(json.value(QLatin1String("reply")).toString(), shownReply());
        QCOMPARE(json.value(QLatin1String("year")).toInt(), 2015);
        QVERIFY(json.value(QLatin1String("verdict")).toObject().value(QLatin1String("matched")).isNull());
    }

    void aPromptAskedNowStandsBesideAndCountsNowhere() {
        const auto before = m_stage->session->run(m_run)->counts.done();
        const auto chats = m_server->chats().size();
        const QString stored = shownReply();
        ask();
        auto* now = m_stage->find<QPlainTextEdit>("askedText");
        QTRY_VERIFY_WITH_TIMEOUT(now->isVisible(), kLong);
        QVERIFY(now->toPlainText() != stored); // the model was asked, not the cache
        QCOMPARE(m_server->chats().size(), chats + 1);
        QCOMPARE(m_server->chats().back().body, requestBody());
        QCOMPARE(shownReply(), stored);
        QVERIFY(m_stage->find<QLabel>("askedTitle")->text().contains(QLatin1String("outside the run")));
        QVERIFY2(note("askedNote").contains(QLatin1String("differs from stored")), qPrintable(note("askedNote")));
        m_stage->session->refreshRuns();
        QSignalSpy listed(m_stage->session.get(), &ui::Session::runsChanged);
        QVERIFY(listed.wait());
        QCOMPARE(m_stage->session->run(m_run)->counts.done(), before);
    }

    void itsAnswerIsShownForItsOwnSampleOnly() {
        ask();
        auto* part = m_stage->find<QLabel>("askedTitle");
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->find<QPlainTextEdit>("askedText")->isVisible(), kLong);
        auto* samples = m_stage->window->inspector()->sampleTable();
        samples->setCurrentCell(1, 0);
        QVERIFY(!part->isVisible());
        samples->setCurrentCell(0, 0);
        QVERIFY(part->isVisible());
    }

    void aFailureIsAnErrorAndNoReply() {
        m_server->become(Mood::Fails);
        ask();
        QTRY_VERIFY_WITH_TIMEOUT(note("askedNote").contains(QLatin1String("Error, no reply")), kLong);
        QVERIFY2(note("askedNote").contains(QLatin1String("out of memory")), qPrintable(note("askedNote")));
        QVERIFY(!m_stage->find<QPlainTextEdit>("askedText")->isVisible());
    }

    void waitingCanBeGivenUp() {
        m_server->become(Mood::Silent);
        const auto chats = m_server->chats().size();
        ask();
        auto* button = m_stage->find<QPushButton>("askNowButton");
        QCOMPARE(button->text(), QStringLiteral("Cancel"));
        QTRY_COMPARE_WITH_TIMEOUT(m_server->chats().size(), chats + 1, kLong);
        button->click();
        QCOMPARE(button->text(), QStringLiteral("Ask again now"));
        QVERIFY(!m_stage->find<QLabel>("askedTitle")->isVisible());
        m_server->become(Mood::Answers);
        ask(); // and the next one is not held up
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->find<QPlainTextEdit>("askedText")->isVisible(), kLong);
    }

    void aCalibrationModelSaysThatNothingWasSent() {
        inspectRun(m_stage->session->runs().front().id);
        click("requestChip");
        QTRY_VERIFY2(note("requestNote").contains(QLatin1String("Nothing was sent")), qPrintable(note("requestNote")));
        QVERIFY(!m_stage->find<QPlainTextEdit>("requestText")->isVisible());
        ask();
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->find<QPlainTextEdit>("askedText")->isVisible(), kLong);
    }

private:
    /// A finished run of the server, as its test lets it be made.
    qint64 askedRun() {
        const auto uri = backend::BackendUri::parse(m_server->uri());
        auto report =
            backend::identifyBackend(*m_stage->backends->network(), backend::BackendConfig::read(*uri).value(), {});
        report->capabilities.chat = true;
        run::BackendChoice choice(m_server->uri());
        choice.report = report->json();
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.subjectText = "president";
        spec.templates = {prompt::Template::Generation};
        spec.sets = 2;
        spec.temperatures = {0};
        m_stage->session->createRun(spec, QStringLiteral("asked"), choice);
        (void)QTest::qWaitFor([&] { return m_stage->session->runs().size() == 2; }, kLong);
        const qint64 id = m_stage->session->runs().back().id;
        m_stage->waitForEnd(id);
        return id;
    }

    /// Selects the first element of the run in 2015, and its first sample.
    void inspectRun(qint64 run) {
        m_run = run;
        ui::Selection selection;
        selection.run = run;
        selection.year = 2015;
        m_stage->session->select(selection);
        auto* list = m_stage->window->inspector()->elementList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTRY_VERIFY(m_stage->session->selection().elementRow != 0);
        QTRY_VERIFY(m_stage->find<QPushButton>("copyJsonButton")->isEnabled());
    }

    void ask() {
        auto* button = m_stage->find<QPushButton>("askNowButton");
        QTRY_COMPARE(button->text(), QStringLiteral("Ask again now"));
        QTRY_VERIFY(button->isEnabled());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    void click(const char* chip) { m_stage->find<QToolButton>(chip)->click(); }
    QString note(const char* name) {
        return m_stage->find<QLabel>(name)->text().remove(QChar(0x200B)); // where long words may be broken
    }
    QString shownReply() { return m_stage->find<QPlainTextEdit>("replyText")->toPlainText(); }
    std::string requestBody() { return m_stage->find<QPlainTextEdit>("requestText")->toPlainText().toStdString(); }

    std::unique_ptr<TalkingServer> m_server;
    std::unique_ptr<Stage> m_stage;
    qint64 m_run = 0;
};

} // namespace chronoscope::test::inspectRawStory

CHRONOSCOPE_STORY(inspectRawStory, InspectRawStory)
#include "InspectRawStory.moc"
