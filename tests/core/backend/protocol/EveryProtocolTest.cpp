// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using protocol::Protocol;

// What holds of every protocol, with the few texts in which their APIs differ.
namespace {
using Headers = std::vector<std::pair<std::string, std::string>>;

struct Dialogue {
    std::string protocol;
    std::vector<std::pair<Mode, std::string>> answers; ///< of each mode, the briefest that is an answer
    std::string modelsPath;
    std::string modelsMember; ///< of the object that lists models
    std::string modelsList;   ///< of which only "m" has a name
    bool bareList;            ///< the list alone does as well
    Headers own;              ///< sent with every request
    Headers keyed;            ///< … and with the key "k"
};

void PrintTo(const Dialogue& dialogue, std::ostream* out) { *out << dialogue.protocol; }

const std::string kOpenAiChat = R"({"choices":[{"message":{"content":"x"}}]})";
const std::string kOpenAiText = R"({"choices":[{"text":"x"}]})";
const std::string kIds = R"([7,{"id":7},{"id":"m"}])";
const Headers kBearer{{"Authorization", "Bearer k"}};

Dialogue openAiLike(const std::string& protocol) {
    return {
        protocol, {{Mode::Chat, kOpenAiChat}, {Mode::Completion, kOpenAiText}}, "/v1/models", "data", kIds, true, {},
        kBearer};
}

Dialogue llama() {
    Dialogue dialogue = openAiLike("llama");
    dialogue.answers[1].second = R"({"content":"x"})";
    dialogue.bareList = false;
    return dialogue;
}

std::vector<Dialogue> dialogues() {
    return {
        openAiLike("openai"),
        {"responses",
         {{Mode::Chat,
           R"({"status":"completed","output":[{"type":"message","content":[{"type":"output_text","text":"x"}]}]})"}},
         "/v1/models",
         "data",
         kIds,
         true,
         {},
         kBearer},
        openAiLike("vllm"),
        llama(),
        {"ollama",
         {{Mode::Chat, R"({"message":{"content":"x"},"done":true})"},
          {Mode::Completion, R"({"response":"x","done":true})"}},
         "/api/tags",
         "models",
         R"([7,{"name":7},{"name":"m"}])",
         false,
         {},
         kBearer},
        {"anthropic",
         {{Mode::Chat, R"({"content":[{"type":"text","text":"x"}],"stop_reason":"end_turn"})"}},
         "/v1/models?limit=1000",
         "data",
         kIds,
         false,
         {{"anthropic-version", "2023-06-01"}},
         {{"anthropic-version", "2023-06-01"}, {"x-api-key", "k"}}},
        {"gemini",
         {{Mode::Chat, R"({"candidates":[{"content":{"parts":[{"text":"x"}]},"finishReason":"STOP"}]})"}},
         "/v1beta/models?pageSize=1000",
         "models",
         R"([7,{"name":7},{"name":"models/m"}])",
         false,
         {},
         {{"x-goog-api-key", "k"}}},
    };
}

class EveryProtocol : public testing::TestWithParam<Dialogue> {
protected:
    const Protocol& spoken = *protocol::find(GetParam().protocol);

    static ModelRequest asked(Mode mode) { return asking("Where does the king live?", mode); }
    Headers headersWith(const std::string& key) const {
        Headers list;
        for (const auto& header : spoken.headers(key))
            list.emplace_back(header.name, header.value);
        return list;
    }
};

TEST_P(EveryProtocol, ReadsTheBriefestAnswerAndKeepsItsTime) {
    for (const auto& [mode, body] : GetParam().answers) {
        auto response = answer(body);
        response.latency = std::chrono::microseconds(1'500);
        const Completion completion = completionOf(spoken.readReply(asked(mode), response));
        EXPECT_EQ(completion.text, "x");
        EXPECT_EQ(completion.latency, std::chrono::microseconds(1'500)) << body;
    }
}

TEST_P(EveryProtocol, AnErrorWithinAGoodAnswerIsAnError) {
    for (const auto& [mode, body] : GetParam().answers) {
        const std::string error = R"({"error":{"message":"no slot is free"},)" + body.substr(1);
        for (const std::string& said : {std::string(R"({"error":{"message":"no slot is free"}})"), error}) {
            const BackendError read = errorOf(replyTo(spoken, asked(mode), said));
            EXPECT_EQ(read.kind, ErrorKind::Server) << said;
            EXPECT_EQ(read.message, "no slot is free") << said;
        }
    }
}

TEST_P(EveryProtocol, WhatIsNoAnswerAtAllIsATypedError) {
    for (const auto& [mode, body] : GetParam().answers)
        expectUnreadable(spoken, asked(mode),
                         {"", "<html>busy</html>", "[]", "{}", "null", body.substr(0, body.size() - 1)});
}

TEST_P(EveryProtocol, AFailedCallOfABatchIsItsError) {
    auto response = answer("{}");
    response.status = 429;
    for (const auto& [mode, body] : GetParam().answers)
        EXPECT_EQ(errorOf(spoken.readReply(asked(mode), response)).kind, ErrorKind::RateLimited);
    EXPECT_FALSE(spoken.readModels(response).ok());
}

TEST_P(EveryProtocol, WhatWasSaidBeforeStandsBeforeThePromptAndOnlyInAChat) {
    ModelRequest request = asked(Mode::Chat);
    request.system = "be brief";
    request.prompt = "third";
    request.turns = {{"first", "an answer"}, {"second", "another"}};
    const std::string body = bodySent(spoken, request, theModel()).dump();
    std::size_t at = 0;
    for (const char* text : {R"("first")", R"("an answer")", R"("second")", R"("another")", R"("third")"}) {
        const std::size_t next = body.find(text, at);
        ASSERT_NE(next, std::string::npos) << text << " in " << body;
        at = next;
    }
    EXPECT_NE(body.find("be brief"), std::string::npos);
    request.mode = Mode::Completion;
    const auto refused = spoken.begin(request, theModel());
    ASSERT_TRUE(std::holds_alternative<BackendError>(refused));
    EXPECT_EQ(std::get<BackendError>(refused).kind, ErrorKind::Unsupported);
}

TEST_P(EveryProtocol, TheKeyTravelsInOneHeaderOfItsOwn) {
    EXPECT_EQ(headersWith(""), GetParam().own);
    EXPECT_EQ(headersWith("k"), GetParam().keyed);
}

TEST_P(EveryProtocol, ModelsAreAskedForAndThoseWithoutANameLeftOut) {
    EXPECT_EQ(spoken.listModels().method, "GET");
    EXPECT_EQ(spoken.listModels().path, GetParam().modelsPath);
    EXPECT_EQ(spoken.listModels().body, "");
    expectModels(spoken, R"({")" + GetParam().modelsMember + R"(":)" + GetParam().modelsList + "}", {{"m", ""}});
}

TEST_P(EveryProtocol, UnreadableListsOfModelsAreErrors) {
    const std::string member = R"(")" + GetParam().modelsMember + R"(":)";
    for (const std::string& body :
         {std::string(), std::string("{}"), "{" + member + "7}", R"({"error":"x",)" + member + "[]}"})
        EXPECT_FALSE(spoken.readModels(answer(body)).ok()) << body;
    EXPECT_EQ(spoken.readModels(answer("[]")).ok(), GetParam().bareList);
}

INSTANTIATE_TEST_SUITE_P(All, EveryProtocol, testing::ValuesIn(dialogues()),
                         [](const auto& row) { return row.param.protocol; });
} // namespace
