// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendTest.h"
#include "tests/support/ModelServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <atomic>

using namespace chronoscope::backend;
using namespace chronoscope::test;
using namespace std::chrono_literals;

// The eight lights of a backend's test, each over a server that is honest but for one thing.
namespace {
using Flag = bool Capabilities::*;

BackendConfig configOf(const std::string& uri) {
    auto config = must(BackendConfig::read(must(BackendUri::parse(uri))));
    config.retry.base = 1ms;
    config.retry.longest = 2ms;
    return config;
}

CapabilityReport reportOf(const std::string& uri) {
    const Network network({});
    return must(testBackend(network, configOf(uri), uri, {}));
}

CapabilityReport reportOf(const FaultServer& server, const std::string& query) {
    return reportOf("openai:" + server.url() + "?" + query);
}

const CheckResult& of(const CapabilityReport& report, Check check) {
    return report.checks.at(static_cast<std::size_t>(check));
}

/// What only requests of this kind are answered.
Lie to(Wants wants, const Answer& answer) {
    return [=](const Wanted& wanted) { return wanted.wants == wants ? std::optional(answer) : std::nullopt; };
}
Lie toAllQuestions(const Answer& answer) {
    return [=](const Wanted& wanted) { return wanted.wants == Wants::Models ? std::nullopt : std::optional(answer); };
}
/// What questions with log-probabilities are answered, as a chat.
Lie toLogProbs(const std::string& text, const std::string& logProbs) {
    return [answer = chatWith(text, logProbs)](const Wanted& wanted) {
        return wanted.wants == Wants::Chat && wanted.logProbs ? std::optional(answer) : std::nullopt;
    };
}
Lie toHot(const Answer& answer) {
    return [=](const Wanted& wanted) { return wanted.greedy ? std::nullopt : std::optional(answer); };
}
/// Values, JSON, of an echo's three tokens: the prompt, the continuation, and what was generated behind it.
Lie toScores(const std::string& values) {
    return [=](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants != Wants::Score) return std::nullopt;
        const std::string start = "The capital of France is";
        return echoOf({start, wanted.prompt.substr(start.size()), "."}, values);
    };
}
Lie both(const Lie& first, const Lie& second) {
    return [=](const Wanted& wanted) {
        auto answer = first(wanted);
        return answer ? answer : second(wanted);
    };
}
/// Xylophone is likelier than Paris; `own` is what the model's own next token gets when it is given.
Lie musical(const std::string& own) {
    return [=](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants != Wants::Score) return std::nullopt;
        const bool xylophone = wanted.prompt.ends_with("xylophone");
        return toScores("[null," + (xylophone ? std::string("-0.01") : own) + ",-1]")(wanted);
    };
}
/// One log-probability for every second request, another for those between.
Lie flickering(const std::string& one, const std::string& other) {
    return [=](const Wanted& wanted) -> std::optional<Answer> {
        if (wanted.wants != Wants::Chat || !wanted.logProbs) return std::nullopt;
        return chatWith("Paris",
                        R"({"content":[{"token":"Paris","logprob":)" + (wanted.number % 2 == 0 ? one : other) + "}]}");
    };
}

Answer html() { return bodyOf("<html><body>Welcome</body></html>", "text/html"); }
Answer uncounted(const std::string& text) {
    return bodyOf(R"({"choices":[{"message":{"content":")" + text + R"("},"text":")" + text + "\"}]}");
}
Answer talkative() {
    return bodyOf(R"({"choices":[{"message":{"content":"x"}}],"usage":{"prompt_tokens":7,"completion_tokens":40}})");
}

struct Case {
    std::string name;
    Lie lie;
    Check check;
    Light light;
    std::string sentence; ///< part of it
    Flag off = nullptr;   ///< what the report must not allow
    std::string query = "model=m";
};

void PrintTo(const Case& row, std::ostream* out) { *out << row.name; }

constexpr const char* kMissing = "The model `m` does not exist";
constexpr const char* kUnknown = "Unsupported parameter: 'seed' is not supported";
constexpr const char* kTooLong = "This model's maximum context length is 8 tokens";

std::vector<Case> reaching() {
    constexpr Check kCheck = Check::Reachable;
    return {
        {"Honest", {}, kCheck, Light::Green, "answers, build unknown, 1 model"},
        {"KeyRefused", to(Wants::Models, status(401, {}, "Incorrect API key")), kCheck, Light::Red,
         "Incorrect API key (HTTP 401)"},
        {"KeyForbidden", to(Wants::Models, status(403)), kCheck, Light::Red, "planned failure (HTTP 403)"},
        {"NotPaid", to(Wants::Models, status(402)), kCheck, Light::Red, "planned failure (HTTP 402)"},
        {"NoList", to(Wants::Models, status(404)), kCheck, Light::Amber,
         "the list of models cannot be had: planned failure (HTTP 404)"},
        {"ListIsHtml", to(Wants::Models, html()), kCheck, Light::Amber, "answers, build unknown; "},
        {"NotListed", to(Wants::Models, modelsReply({"a", "b"})), kCheck, Light::Amber, "does not list m; it lists 2"},
        {"NoneNamed", to(Wants::Models, modelsReply({"a", "b"})), kCheck, Light::Red,
         "2 models are served: name one with model=…, e.g. a", nullptr, "cache=off"},
        {"OnlyOneToName", {}, kCheck, Light::Green, "answers", nullptr, "cache=off"},
    };
}

std::vector<Case> generating() {
    constexpr Check kCheck = Check::Generation;
    constexpr Flag kChat = &Capabilities::chat;
    return {
        {"Honest", {}, kCheck, Light::Green, "chat answers “Paris”; completion answers “Paris”"},
        {"ModelMissing", toAllQuestions(status(404, {}, kMissing)), kCheck, Light::Red,
         "chat: The model `m` does not exist (HTTP 404); completion: ", kChat},
        {"KeyRefused", toAllQuestions(status(401)), kCheck, Light::Red, "chat: planned failure (HTTP 401)", kChat},
        {"Html", toAllQuestions(html()), kCheck, Light::Red, "chat: ", kChat},
        {"ContextTooSmall", toAllQuestions(status(400, {}, kTooLong)), kCheck, Light::Red,
         "maximum context length is 8 tokens (HTTP 400)", kChat},
        {"ParameterRejected", toAllQuestions(status(400, {}, kUnknown)), kCheck, Light::Red,
         "to leave a field out, add drop=seed", kChat},
        {"ChatFailsForNow", to(Wants::Chat, status(503)), kCheck, Light::Red,
         "try again, or say mode=completion if that is meant", kChat},
        {"ChatFailsForNowButIsNotMeant", to(Wants::Chat, status(503)), kCheck, Light::Green,
         "completion answers “Paris”", kChat, "model=m&mode=completion"},
        {"NoChat", to(Wants::Chat, status(404)), kCheck, Light::Green, "completion answers “Paris”", kChat},
        {"NoCompletion", to(Wants::Text, status(404)), kCheck, Light::Green,
         "chat answers “Paris”; completion: planned failure (HTTP 404)", &Capabilities::completion},
        {"TokensUncounted", toAllQuestions(uncounted("Paris")), kCheck, Light::Amber,
         "tokens are not counted, so costs stay unknown"},
    };
}

std::vector<Case> repeating() {
    constexpr Check kCheck = Check::Determinism;
    return {
        {"Honest",
         {},
         kCheck,
         Light::Green,
         "3 equal greedy requests gave 1 text, largest log-probability difference 0"},
        {"TextsDiffer",
         [](const Wanted& wanted) {
             return wanted.wants == Wants::Chat ? std::optional(chatReply("text " + std::to_string(wanted.number)))
                                                : std::nullopt;
         },
         kCheck, Light::Amber, "gave 3 texts, log-probabilities unknown"},
        {"ValuesDiffer", flickering("-0.25", "-0.75"), kCheck, Light::Amber,
         "gave 1 text, largest log-probability difference 0.5"},
        {"ValuesDifferALittle", flickering("-0.25", "-0.255"), kCheck, Light::Green, "difference 0.005"},
        {"ValuesUnknown", toLogProbs("Paris", "null"), kCheck, Light::Green, "gave 1 text, log-probabilities unknown"},
        {"LogProbsRefused",
         [](const Wanted& wanted) { return wanted.logProbs ? std::optional(status(400)) : std::nullopt; }, kCheck,
         Light::Green, "gave 1 text, log-probabilities unknown"},
        {"FailsTheSecondTime",
         [](const Wanted& wanted) {
             return wanted.wants == Wants::Chat && wanted.number > 4 ? std::optional(status(400)) : std::nullopt;
         },
         kCheck, Light::Amber, "planned failure (HTTP 400)"},
    };
}

std::vector<Case> weighing() {
    constexpr Check kCheck = Check::GeneratedLogProbs;
    constexpr Flag kOff = &Capabilities::generatedLogProbs;
    const auto list = [](const std::string& entries) { return R"({"content":[)" + entries + "]}"; };
    return {
        {"Honest", {}, kCheck, Light::Green, "1 token, finite and at most 0, alternatives add up to at most 0.861"},
        {"Absent", to(Wants::Chat, chatReply("Paris")), kCheck, Light::Amber, "the server sends none", kOff},
        {"Null", toLogProbs("Paris", list(R"({"token":"Paris","logprob":null})")), kCheck, Light::Amber,
         "the server sends none", kOff},
        {"Placeholder", toLogProbs("Paris", list(R"({"token":"Paris","logprob":-9999.0})")), kCheck, Light::Amber,
         "such as cannot be true", kOff},
        {"AboveZero", toLogProbs("Paris", list(R"({"token":"Paris","logprob":0.5})")), kCheck, Light::Amber,
         "such as cannot be true", kOff},
        {"AllZero", toLogProbs("Paris", list(R"({"token":"Par","logprob":0},{"token":"is","logprob":0.0})")), kCheck,
         Light::Amber, "all log-probabilities are 0", kOff},
        {"OneZeroAndNoAlternative",
         toLogProbs("Paris", list(R"({"token":"Paris","logprob":0,"top_logprobs":[{"token":"Paris","logprob":0}]})")),
         kCheck, Light::Amber, "all log-probabilities are 0", kOff},
        {"OneZeroButOthersBelow",
         toLogProbs(
             "Paris",
             list(
                 R"({"token":"Paris","logprob":0,"top_logprobs":[{"token":"Paris","logprob":0},{"token":"Lyon","logprob":-21.5}]})")),
         kCheck, Light::Green, "1 token, "},
        {"TooMuchInAll",
         toLogProbs(
             "Paris",
             list(
                 R"({"token":"Paris","logprob":-0.1,"top_logprobs":[{"token":"Paris","logprob":-0.1},{"token":"Lyon","logprob":-0.2}]})")),
         kCheck, Light::Amber, "the alternatives' probabilities add up to 1.724", kOff},
        {"Refused",
         [](const Wanted& wanted) {
             return wanted.logProbs ? std::optional(status(400, {}, "'logprobs' is not supported")) : std::nullopt;
         },
         kCheck, Light::Amber, "not available: 'logprobs' is not supported (HTTP 400)", kOff},
    };
}

std::vector<Case> scoringGiven() {
    constexpr Check kCheck = Check::ContinuationLogProbs;
    constexpr Flag kOff = &Capabilities::continuationLogProbs;
    return {
        {"Honest", {}, kCheck, Light::Green, "“Paris” -0.25, “xylophone” -9.50; its own next token agrees to 0.0000"},
        {"EchoIgnored", to(Wants::Score, textWith(" Lyon", R"({"tokens":[" Lyon"],"token_logprobs":[-0.5]})")), kCheck,
         Light::Amber, "not available: the server does not echo the prompt", kOff},
        {"EchoWithoutValues",
         [](const Wanted& wanted) {
             return wanted.wants == Wants::Score ? std::optional(completionReply(wanted.prompt)) : std::nullopt;
         },
         kCheck, Light::Amber, "tells no log-probabilities of the echoed prompt", kOff},
        {"EchoRefused", to(Wants::Score, status(400, {}, "echo is not supported")), kCheck, Light::Amber,
         "not available: echo is not supported (HTTP 400)", kOff},
        {"Null", toScores("[null,null,-1]"), kCheck, Light::Amber, "not available: ", kOff},
        {"Placeholder", toScores("[null,-9999,-1]"), kCheck, Light::Amber, "not available: ", kOff},
        {"AboveZero", toScores("[null,0.5,-1]"), kCheck, Light::Amber, "not available: ", kOff},
        {"FirstTokenToo", toScores("[-1,-0.25,-1]"), kCheck, Light::Amber,
         "the first echoed token should have no log-probability", kOff},
        {"AllZero", toScores("[null,0,0]"), kCheck, Light::Amber,
         "get the same log-probability (0.000): the server makes it up", kOff},
        {"AllTheSame", toScores("[null,-1.5,-1]"), kCheck, Light::Amber,
         "get the same log-probability (-1.500): the server makes it up", kOff},
        {"OwnWordsDiffer", musical("-1.5"), kCheck, Light::Amber,
         "own next token gets a log-probability that is 1.250 off", kOff},
        {"KnowsNoCapital", musical("-0.25"), kCheck, Light::Amber,
         "usable, but this model does not know the capital of France"},
        {"KnowsNoCapitalAndNothingToCompare", both(musical("-0.25"), toLogProbs("Paris", "null")), kCheck, Light::Amber,
         "xylophone should not win, and nothing else could be compared", kOff},
    };
}

std::vector<Case> seeing() {
    constexpr Check kCheck = Check::Images;
    constexpr Flag kOff = &Capabilities::images;
    return {
        {"Honest", {}, kCheck, Light::Green, "a red picture is called “It is RED.”"},
        {"Refused", to(Wants::Picture, status(400, {}, "image_url is not supported")), kCheck, Light::Amber,
         "not available: image_url is not supported (HTTP 400)", kOff},
        {"Quoted", to(Wants::Picture, chatReply("I would say: “Red”!")), kCheck, Light::Green,
         "a red picture is called"},
        {"AnotherColour", to(Wants::Picture, chatReply("Blue")), kCheck, Light::Amber, "a red picture is called “Blue”",
         kOff},
        {"SeesNoPicture", to(Wants::Picture, chatReply("No picture was shared.")), kCheck, Light::Amber,
         "“No picture was shared.”", kOff},
        {"CannotRender", to(Wants::Picture, chatReply("It cannot be rendered; a description is required.")), kCheck,
         Light::Amber, "a red picture is called", kOff},
        {"NoChat", to(Wants::Chat, status(404)), kCheck, Light::Skipped, "no images in this protocol or mode", kOff},
    };
}

std::vector<Case> crowding() {
    const auto plain = [](const Wanted& wanted) {
        return wanted.wants == Wants::Chat && wanted.greedy && !wanted.logProbs;
    };
    auto seen = std::make_shared<std::atomic<int>>(0);
    return {
        {"Honest", {}, Check::Parallel, Light::Green, "8 requests took "},
        {"HalfFail",
         [=](const Wanted& wanted) {
             if (!plain(wanted)) return std::optional<Answer>();
             const int number = ++*seen; // the first is the question itself, the second the one asked alone
             return number > 2 && number % 2 == 0 ? std::optional(status(400, {}, "too many")) : std::nullopt;
         },
         Check::Parallel, Light::Amber, "4 of 8 failed: too many (HTTP 400)"},
    };
}

std::vector<Case> sampling() {
    constexpr Check kCheck = Check::Parameters;
    return {
        {"Honest", {}, kCheck, Light::Green, "no field rejected; 3 samples gave 3 texts"},
        {"TemperatureIgnored", toHot(chatReply("the same")), kCheck, Light::Amber, "temperature or seed is ignored"},
        {"TemperatureRefused", toHot(status(400, {}, "Unsupported value: 'temperature' has to be 1")), kCheck,
         Light::Amber, "'temperature' has to be 1 (HTTP 400); rejected: temperature; to leave them out, add drop="},
        {"LimitIgnored", toHot(talkative()), kCheck, Light::Amber, "40 tokens came although 16 is the limit"},
        {"RejectedEarlier",
         [](const Wanted& wanted) {
             return wanted.logProbs ? std::optional(status(400, {}, "'logprobs' is not supported")) : std::nullopt;
         },
         kCheck, Light::Amber, "rejected: logprobs"},
    };
}

class BackendLights : public testing::TestWithParam<Case> {};

TEST_P(BackendLights, ShineAsTheServerDeserves) {
    const Case& row = GetParam();
    const FaultServer server(modelServer(row.lie));
    const CapabilityReport report = reportOf(server, row.query);
    const CheckResult& result = of(report, row.check);
    EXPECT_EQ(name(result.light), name(row.light)) << result.sentence;
    EXPECT_NE(result.sentence.find(row.sentence), std::string::npos) << result.sentence;
    EXPECT_FALSE(row.off && report.capabilities.*row.off) << report.json();
}

std::string nameOfCase(const testing::TestParamInfo<Case>& row) { return row.param.name; }
INSTANTIATE_TEST_SUITE_P(Reachable, BackendLights, testing::ValuesIn(reaching()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Generation, BackendLights, testing::ValuesIn(generating()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Determinism, BackendLights, testing::ValuesIn(repeating()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(GeneratedLogProbs, BackendLights, testing::ValuesIn(weighing()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(ContinuationLogProbs, BackendLights, testing::ValuesIn(scoringGiven()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Images, BackendLights, testing::ValuesIn(seeing()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Parallel, BackendLights, testing::ValuesIn(crowding()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Parameters, BackendLights, testing::ValuesIn(sampling()), nameOfCase);
} // namespace
