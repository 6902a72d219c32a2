// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/gui/Stage.h"

#include "core/backend/check/BackendTest.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultServer.h"
#include "ui/bridge/PromptAsker.h"

#include <atomic>

namespace chronoscope::test::promptAskerStory {

namespace {
constexpr int kLong = 30'000;
}

/// Prompts that follow each other are asked through one opened backend, which finds out only once who answers there.
class PromptAskerStory : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_stage = std::make_unique<Stage>();
        m_stage->openSample();
    }
    void cleanupTestCase() { m_stage.reset(); }

    void init() {
        m_fails = false;
        m_context = contextOf(m_server);
        m_asker = std::make_unique<ui::PromptAsker>(*m_stage->session);
        QVERIFY(ask(m_context));
        m_found = identified();
    }
    void cleanup() { m_asker.reset(); }

    void theNextPromptFindsTheBackendOpen() {
        QVERIFY(ask(m_context));
        QVERIFY(ask(m_context));
        QCOMPARE(identified(), m_found);
    }

    void anotherModelIsAnotherBackend() {
        const FaultServer other([this](const Received& request) { return answer(request); });
        QVERIFY(ask(contextOf(other)));
        QVERIFY(other.count() > 0);
        QVERIFY(ask(m_context));
        QVERIFY(identified() > m_found);
    }

    void whatThePersonChangedIsHeeded() {
        m_stage->backends->add({"changed", "calibration:", std::nullopt, {}});
        QVERIFY(ask(m_context));
        QVERIFY(identified() > m_found);
        m_stage->backends->remove(QStringLiteral("changed"));
    }

    void afterAnErrorItIsFoundOutAnewWhoAnswers() {
        m_fails = true;
        QVERIFY(!ask(m_context));
        m_fails = false;
        QVERIFY(ask(m_context));
        QVERIFY(identified() > m_found);
    }

private:
    Answer answer(const Received& request) const {
        Answer reply;
        if (m_fails)
            reply.status = 500;
        else if (request.path.starts_with("/v1/models"))
            reply.body = R"({"object":"list","data":[{"id":"m"}]})";
        else
            reply.body =
                R"({"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"A. nobody"}}]})";
        return reply;
    }
    /// The sample's run as if the server's model had been its own.
    std::shared_ptr<const run::RunContext> contextOf(const FaultServer& server) {
        const std::string uri = "openai:" + server.url() + "/v1?model=m&attempts=1";
        const auto config = backend::BackendConfig::read(backend::BackendUri::parse(uri).value());
        auto report = backend::identifyBackend(*m_stage->backends->network(), config.value(), {});
        report->capabilities.chat = true;
        auto reader = store::Database::open(m_stage->session->path().toStdString(), store::Database::Access::ReadOnly);
        auto context =
            std::make_shared<run::RunContext>(*run::loadRun(*reader, m_stage->session->runs().front().id).value());
        context->record.backend = uri;
        context->record.report = report->json();
        return context;
    }
    std::size_t identified() const {
        const auto all = m_server.requests();
        return static_cast<std::size_t>(std::count_if(
            all.begin(), all.end(), [](const Received& request) { return !request.path.ends_with("/completions"); }));
    }
    /// Whether there was an answer.
    bool ask(const std::shared_ptr<const run::RunContext>& context) {
        prompt::Prompt prompt;
        prompt.text = "Q. Who?\n";
        m_asker->ask(context, context->request(prompt, 0, 0));
        (void)QTest::qWaitFor([this] { return !m_asker->isAsking(); }, kLong);
        return m_asker->answer() && m_asker->answer()->ok();
    }

    std::atomic<bool> m_fails = false;
    const FaultServer m_server{[this](const Received& request) { return answer(request); }};
    std::unique_ptr<Stage> m_stage;
    std::shared_ptr<const run::RunContext> m_context;
    std::unique_ptr<ui::PromptAsker> m_asker;
    std::size_t m_found = 0;
};

} // namespace chronoscope::test::promptAskerStory

CHRONOSCOPE_STORY(promptAskerStory, PromptAskerStory)
#include "PromptAskerStory.moc"
