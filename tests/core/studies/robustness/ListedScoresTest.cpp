// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/study/Study.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/BackendClient.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <mutex>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// What the server says of a word: nothing but the text decides.
double scoreOfWord(const std::string& word, const std::string& prompt) {
    return -0.25 - static_cast<double>(mix(hash64(word), hash64(prompt)) % 64) / 8;
}

/// The echo of a prompt, its tokens cut before each blank.
json echoed(const std::string& prompt, int index) {
    json tokens = json::array(), values = json::array();
    std::string token;
    const auto end = [&] {
        tokens.push_back(token);
        values.push_back(values.empty() ? json() : json(scoreOfWord(token, prompt)));
        token.clear();
    };
    for (const char c : prompt) {
        if (c == ' ' && !token.empty()) end();
        token += c;
    }
    end();
    tokens.push_back(".");
    values.push_back(-1);
    return {{"index", index},
            {"text", prompt + "."},
            {"finish_reason", "length"},
            {"logprobs", {{"tokens", tokens}, {"token_logprobs", values}}}};
}

/// Answers every prompt of a list; `spoil` may change the choice of one.
Answer scored(const Received& request, const std::function<void(json&, const std::string&)>& spoil = {}) {
    const json body = json::parse(request.body);
    const json prompts = body["prompt"].is_array() ? body["prompt"] : json::array({body["prompt"]});
    json choices = json::array();
    for (const json& prompt : prompts) {
        json choice = echoed(prompt.get<std::string>(), static_cast<int>(choices.size()));
        if (spoil) spoil(choice, prompt.get<std::string>());
        choices.insert(choices.begin(), choice); // in any order: their numbers count
    }
    const auto count = static_cast<int>(prompts.size());
    return bodyOf(
        json{{"choices", choices}, {"usage", {{"prompt_tokens", 10 * count + 3}, {"completion_tokens", count}}}}
            .dump());
}

backend::ModelRequest scoring(int number) {
    backend::ModelRequest request;
    request.task = backend::Task::ScoreContinuation;
    request.mode = backend::Mode::Completion;
    request.prompt = "Who was number " + std::to_string(number) + "? ";
    request.continuation = "Person " + std::to_string(number);
    request.tag = number;
    return request;
}

double sumOf(const backend::Completion& completion) {
    double sum = 0;
    for (const auto& token : completion.logProbs)
        sum += token.logProb;
    return sum;
}

/// All replies to requests that are handed over at once, in the order of the requests.
std::vector<backend::ModelReply> askAll(backend::ModelBackend& backend, std::vector<backend::ModelRequest> requests) {
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t open = requests.size();
    std::vector<backend::ModelReply> replies(requests.size());
    std::vector<backend::ModelBackend::Question> questions;
    for (std::size_t i = 0; i < requests.size(); ++i)
        questions.push_back({std::move(requests[i]), [&, i](backend::ModelReply reply) {
                                 const std::lock_guard lock(mutex);
                                 replies[i] = std::move(reply);
                                 if (--open == 0) changed.notify_all();
                             }});
    backend.submitAll(std::move(questions));
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return open == 0; });
    return replies;
}

std::vector<backend::ModelRequest> scorings(int count) {
    std::vector<backend::ModelRequest> requests;
    for (int i = 0; i < count; ++i)
        requests.push_back(scoring(i));
    return requests;
}

void expectScores(const std::vector<backend::ModelReply>& replies) {
    for (std::size_t i = 0; i < replies.size(); ++i) {
        const auto* completion = std::get_if<backend::Completion>(&replies[i]);
        ASSERT_NE(completion, nullptr) << i << std::get<backend::BackendError>(replies[i]).message;
        const backend::ModelRequest asked = scoring(static_cast<int>(i));
        const std::string text = asked.prompt + asked.continuation;
        EXPECT_DOUBLE_EQ(sumOf(*completion), scoreOfWord(" Person", text) + scoreOfWord(" " + std::to_string(i), text));
    }
}

TEST(ListedScores, PromptsOfOneRunGoInOneCallAndAreScoredAsAlone) {
    const FaultServer server([](const Received& request) { return scored(request); });
    BackendClient client(uriOf(server, "concurrency=1&list=16"));
    const auto replies = askAll(client.backend(), scorings(64));
    expectScores(replies);
    EXPECT_EQ(server.count(), 4U);
    std::int64_t promptTokens = 0, completionTokens = 0;
    for (const auto& reply : replies) {
        promptTokens += std::get<backend::Completion>(reply).usage.promptTokens.value();
        completionTokens += std::get<backend::Completion>(reply).usage.completionTokens.value();
    }
    EXPECT_EQ(promptTokens, 4 * (16 * 10 + 3)) << "as many as the server counted, however they are shared out";
    EXPECT_EQ(completionTokens, 64);
}

TEST(ListedScores, WithoutBeingAskedForNoListIsSent) {
    const FaultServer server([](const Received& request) { return scored(request); });
    BackendClient client(uriOf(server, "concurrency=2"));
    expectScores(askAll(client.backend(), scorings(10)));
    EXPECT_EQ(server.count(), 10U);
}

TEST(ListedScores, RequestsOfAnotherKindAreNeverInAList) {
    const FaultServer server([](const Received& request) {
        return request.body.find("echo") == std::string::npos ? completionReply("text") : scored(request);
    });
    BackendClient client(uriOf(server, "concurrency=1&list=16&mode=completion"));
    auto requests = scorings(6);
    for (const std::size_t i : {1U, 3U}) { // one that writes, and one of another run
        requests[i].group = i;
        if (i == 1) requests[i].task = backend::Task::Generate;
    }
    const auto replies = askAll(client.backend(), std::move(requests));
    EXPECT_EQ(std::get<backend::Completion>(replies[1]).text, "text");
    for (const auto& request : server.requests()) {
        const json prompt = json::parse(request.body)["prompt"];
        EXPECT_LE(prompt.is_array() ? prompt.size() : 1U, 2U);
    }
}

TEST(ListedScores, AServerThatTakesNoListIsAskedForEachAlone) {
    const std::vector<FaultServer::Script> servers{
        [](const Received&) { return status(400, {}, "the prompt must be a string"); },
        [](const Received& request) { // takes the first and says nothing of the others
            json body = json::parse(scored(request).body);
            body["choices"] = json::array({body["choices"].back()});
            return bodyOf(body.dump());
        },
        [](const Received& request) { // all have the same number
            json body = json::parse(scored(request).body);
            for (json& choice : body["choices"])
                choice["index"] = 0;
            return bodyOf(body.dump());
        },
        [](const Received&) { return bodyOf("{\"choices\":[]}"); }};
    for (std::size_t i = 0; i < servers.size(); ++i) {
        const FaultServer server([&](const Received& request) {
            return json::parse(request.body)["prompt"].is_array() ? servers[i](request) : scored(request);
        });
        BackendClient client(uriOf(server, "concurrency=1&list=4"));
        expectScores(askAll(client.backend(), scorings(40)));
        const auto requests = server.requests();
        const auto lists = std::count_if(requests.begin(), requests.end(), [](const Received& request) {
            return json::parse(request.body)["prompt"].is_array();
        });
        EXPECT_EQ(lists, 3) << "then it is known to take none";
    }
}

TEST(ListedScores, AListThatAServerIsTooBusyForIsAskedAgain) {
    std::atomic<int> left{3};
    const FaultServer server(
        [&](const Received& request) { return left-- > 0 ? status(503, {}, "busy") : scored(request); });
    BackendClient client(uriOf(server, "concurrency=1&list=8"));
    expectScores(askAll(client.backend(), scorings(8)));
}

/// What a server may spoil of a choice.
void spoilOne(json& choice, const std::string& prompt) {
    json& values = choice["logprobs"]["token_logprobs"];
    json& last = values[values.size() - 2];
    switch (hash64(prompt) % 9) {
    case 0: last = -9999.0; break;
    case 1: last = json(); break;
    case 2: values.erase(values.size() - 1); break; // fewer than tokens
    case 3: last = "NaN"; break;
    case 4: last = 0.5; break; // a probability above 1
    case 5: choice.erase("logprobs"); break;
    default: break;
    }
}

TEST(ListedScores, ARunOverAServerThatSpoilsScoresCountsThemAsMissing) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    addFacts(workspace, someFacts(6));
    for (const char* list : {"1", "8"}) {
        std::atomic<int> calls{0};
        const FaultServer server([&](const Received& request) {
            Answer answer = scored(request, spoilOne);
            if (++calls % 11 == 0) answer.resetAfter = 20; // dropped on the way
            return answer;
        });
        BackendClient client(uriOf(server, std::string("concurrency=4&attempts=1&list=") + list));
        const auto id = makeStress(workspace, {}, "openai:http://localhost:1?model=m");
        const auto record = recordOf(workspace, id);
        run::RunEngine::Options options;
        options.errorsInARow = 0;
        run::RunEngine engine(workspace, record,
                              must(study::builtInStudies().planOf(record, must(workspace->reader()))),
                              {std::shared_ptr<void>(), &client.backend()}, options, {});
        engine.start();
        ASSERT_EQ(engine.wait().state, run::EngineState::Finished);
        auto reader = must(workspace->reader());
        std::int64_t missing = 0, scores = 0;
        const auto context = stressOf(workspace, id);
        for (const RunFact& fact : context->facts) {
            const auto stored = must(FactStore(reader).load(fact.row)).fact;
            const auto dates = must(StressStore(reader).dates(id, fact));
            const auto read = must(StressStore(reader).scores(id, fact));
            for (std::size_t i = 0; i < read.size(); ++i) {
                const auto text = must(context->request(stored, dates[i], 0));
                const std::string whole = text.prompt + text.continuation;
                if (!read[i]) {
                    ++missing;
                    continue;
                }
                ++scores;
                EXPECT_GE(hash64(whole) % 9, 6U) << "a spoilt score was taken for a number: " << *read[i];
                double expected = 0;
                for (std::size_t at = text.prompt.size() - 1; at < whole.size();) {
                    const std::size_t next = std::min(whole.find(' ', at + 1), whole.size());
                    expected += scoreOfWord(whole.substr(at, next - at), whole);
                    at = next;
                }
                EXPECT_NEAR(*read[i], expected, 1e-9);
            }
        }
        EXPECT_GT(scores, record.total / 5);
        EXPECT_GT(missing, record.total / 2);
        EXPECT_EQ(recordOf(workspace, id).counts.errorCount(), missing);
        std::int64_t inUnits = 0, scoredInUnits = 0;
        must(StressStore(reader).units(id, [&](std::int64_t, int, const FactUnits& units) {
            for (const UnitScore& unit : units) {
                inUnits += unit.missing();
                scoredInUnits += unit.correct + unit.incorrect;
                EXPECT_EQ(unit.flagged, 0);
            }
            return true;
        }));
        EXPECT_GT(inUnits, 0);
        EXPECT_LE(inUnits, missing);
        EXPECT_LE(scoredInUnits, scores);
    }
}
} // namespace
