// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"
#include "tests/support/FaultServer.h"
#include "tests/support/RunBench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <mutex>

using namespace chronoscope;
using namespace chronoscope::test;
using run::EngineState;
using run::StopReason;

// What a run costs at a server that keeps a bill: it counts what it likes, tells what it likes, and breaks connections
// off.
namespace {
struct Teller {
    const char* what;
    bool tellsPrompt, tellsCompletion;
};
constexpr Teller kTellers[] = {
    {"both", true, true}, {"prompt", true, false}, {"completion", false, true}, {"none", false, false}};

class BillingServer {
public:
    /// Each body is answered at its `attempts`th attempt; the connections of those before are closed. All are billed.
    BillingServer(int promptTokens, int completionTokens, Teller teller, int attempts)
        : m_prompt(promptTokens), m_completion(completionTokens), m_teller(teller), m_attempts(attempts),
          m_server([this](const Received& request) { return serve(request); }) {}

    std::string uri(const std::string& more) const {
        return "openai:" + m_server.url("/v1") + "?model=m&cache=off&" + more;
    }
    double bill(const backend::Price& price) const {
        const auto requests = static_cast<std::int64_t>(m_server.count());
        return price.of(requests * m_prompt, requests * m_completion);
    }
    std::size_t requests() const { return m_server.count(); }

private:
    Answer serve(const Received& request) {
        int attempt = 0;
        {
            const std::lock_guard lock(m_mutex);
            attempt = ++m_seen[request.body];
        }
        if (attempt % m_attempts != 0) {
            Answer lost;
            lost.closeWithoutAnswer = true;
            return lost;
        }
        std::string usage;
        if (m_teller.tellsPrompt) usage += fmt::format(R"("prompt_tokens":{})", m_prompt);
        if (m_teller.tellsCompletion)
            usage += fmt::format(R"({}"completion_tokens":{})", usage.empty() ? "" : ",", m_completion);
        return bodyOf(
            R"({"choices":[{"index":0,"message":{"role":"assistant","content":"A. x"},"finish_reason":"stop"}],"usage":{)" +
            usage + "}}");
    }

    const int m_prompt;
    const int m_completion;
    const Teller m_teller;
    const int m_attempts;
    std::mutex m_mutex;
    std::map<std::string, int> m_seen;
    FaultServer m_server; ///< last: its threads use the rest
};

class SpendingRunTest : public RunBench {
protected:
    SpendingRunTest() : RunBench("calibration:?cutoff=2018") {}

    std::int64_t runAt(const BillingServer& server, std::optional<double> budget,
                       const std::string& more = "attempts=3") {
        run::BackendChoice choice(server.uri(more));
        choice.price = kPrice;
        choice.budget = budget;
        run::RunSpec spec = smallSpec(1);
        spec.sets = 1;
        return must(run::createRun(*workspace, spec, "run", choice, loadPack())).id;
    }
    run::RunProgress drive(std::int64_t id) {
        const auto engine = must(run::openRun(workspace, id, {}, 8, &m_network));
        engine->start();
        return engine->wait();
    }
    /// The sums that people see: of the record, of the manifest and of the progress.
    void expectOneSum(std::int64_t id, const run::RunProgress& end, const std::string& what) {
        const auto record = recordOf(workspace, id);
        EXPECT_DOUBLE_EQ(record.counts.spent, *record.cost()) << what;
        EXPECT_DOUBLE_EQ(*end.cost, *record.cost()) << what;
    }

    static constexpr backend::Price kPrice{1, 1};
    const backend::Network m_network{backend::Network::Options{}};
};

TEST_F(SpendingRunTest, WhatIsKnownIsNeverAboveTheBudgetAndBrokenAttemptsCount) {
    for (const Teller& teller : kTellers)
        for (const int attempts : {1, 2, 3}) {
            if (attempts == 3 && !(teller.tellsPrompt && teller.tellsCompletion)) continue; // each waits for seconds
            const std::string what = fmt::format("tells {}, answers at attempt {}", teller.what, attempts);
            BillingServer server(300, 50, teller, attempts);
            constexpr double kBudget = 0.02;
            const auto id = runAt(server, kBudget);
            const auto end = drive(id);
            EXPECT_EQ(end.reason, StopReason::Budget) << what << ": " << end.message;
            EXPECT_GT(end.counts.done(), 0) << what;
            const auto record = recordOf(workspace, id);
            EXPECT_LE(record.counts.spent, kBudget) << what;
            EXPECT_GE(record.counts.spent, server.bill(kPrice) * 0.999) << what << ": no request is for nothing";
            EXPECT_EQ(record.counts.untold > 0, attempts > 1 || !(teller.tellsPrompt && teller.tellsCompletion))
                << what;
            expectOneSum(id, end, what);
        }
}

TEST_F(SpendingRunTest, AServerThatCountsDearlyIsFoundOutByOneRequest) {
    for (const Teller& teller : kTellers) {
        if (!teller.tellsPrompt) continue; // nobody can know
        BillingServer server(100'000, 50, teller, 1);
        const auto id = runAt(server, 0.25);
        const auto end = drive(id);
        EXPECT_EQ(end.reason, StopReason::Budget);
        EXPECT_EQ(server.requests(), 2U) << teller.what << ": two fit, a third would not";
        EXPECT_LE(recordOf(workspace, id).counts.spent, 0.25) << teller.what;
        EXPECT_GE(recordOf(workspace, id).counts.spent, 0.2) << teller.what;
        expectOneSum(id, end, teller.what);
    }
}

TEST_F(SpendingRunTest, ARequestThatBreaksOffEachTimePaysForEachTime) {
    BillingServer server(300, 50, kTellers[0], 1'000);
    const auto id = runAt(server, {}, "attempts=4");
    const auto engine = must(run::openRun(workspace, id, {}, 1, &m_network));
    engine->start();
    const auto end = engine->wait();
    EXPECT_EQ(end.reason, StopReason::Breaker);
    const auto record = recordOf(workspace, id);
    EXPECT_GE(record.counts.untold, static_cast<std::int64_t>(server.requests()))
        << "also where nothing became an outcome";
    EXPECT_GT(record.counts.spent, 0.0);
    EXPECT_LE(server.bill(kPrice), record.counts.spent * 1.1);
}

TEST_F(SpendingRunTest, WhatIsCalledBackMayHaveBeenAnswered) {
    const FaultServer silent(always([] {
        Answer answer;
        answer.stall = true;
        return answer;
    }()));
    run::BackendChoice choice("openai:" + silent.url("/v1") + "?model=m&cache=off");
    choice.price = kPrice;
    run::RunSpec spec = smallSpec(1);
    spec.sets = 1;
    const auto id = must(run::createRun(*workspace, spec, "run", choice, loadPack())).id;
    const auto engine = must(run::openRun(workspace, id, {}, 2, &m_network));
    engine->start();
    ASSERT_TRUE(silent.waitForRequests(2));
    engine->cancel();
    engine->wait();
    const auto record = recordOf(workspace, id);
    EXPECT_EQ(record.counts.untold, 2);
    EXPECT_GT(record.counts.spent, 0.0);
    EXPECT_EQ(record.counts.done(), 0);
}

TEST_F(SpendingRunTest, AnAnswerThatAFilterTookAwayIsARefusal) {
    const auto filtered = [](const backend::ModelRequest&) {
        backend::Completion completion;
        completion.finish = backend::Finish::ContentFilter;
        return std::optional<backend::ModelReply>(completion);
    };
    const auto id = newRun(smallSpec(1));
    const auto engine = engineWith(workspace, id, std::make_shared<FaultyBackend>(filtered, 2));
    engine->start();
    const auto end = engine->wait();
    EXPECT_EQ(end.counts.refused, end.total);
    EXPECT_EQ(end.counts.empty, 0);
}
} // namespace
