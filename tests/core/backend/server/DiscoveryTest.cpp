// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Discovery.h"

#include "core/backend/BackendUri.h"
#include "tests/support/FaultServer.h"

#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <thread>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;
using namespace std::chrono_literals;
using Bodies = std::map<std::string, std::string>; ///< by path; what is not there is answered with 404

namespace {
const std::string kLlamaProperties = R"({"default_generation_settings":{"n_ctx":4096},"total_slots":4,)"
                                     R"("model_path":"/m.gguf","build_info":"b6123-abc"})";

std::string modelList(const std::string& id, const std::string& owner) {
    return R"({"object":"list","data":[{"id":")" + id + R"(","object":"model","owned_by":")" + owner + R"("}]})";
}

ServerAnswers answers(const Bodies& bodies) {
    ServerAnswers list;
    for (const auto& [path, body] : bodies)
        list[path] = http::HttpResponse{200, {}, body, {}};
    return list;
}

FaultServer::Script serving(Bodies bodies) {
    return [bodies = std::move(bodies)](const Received& request) {
        const auto at = bodies.find(request.path);
        return at == bodies.end() ? status(404) : bodyOf(at->second);
    };
}

Bodies ollama() {
    return {{"/api/version", R"({"version":"0.12.11"})"},
            {"/api/tags", R"({"models":[{"name":"qwen3:8b","details":{"parameter_size":"8B"}}]})"},
            {"/v1/models", modelList("qwen3:8b", "vllm")}}; // a user of that name
}

struct Known {
    const char* name;
    int port;
    Bodies bodies;
    const char* kind;
    const char* protocol;
    const char* build;
    std::vector<std::string> models;
};

class Recognition : public testing::TestWithParam<Known> {};

TEST_P(Recognition, TellsTheKind) {
    const Known& known = GetParam();
    const auto server = recogniseServer(known.port, answers(known.bodies));
    ASSERT_TRUE(server);
    EXPECT_EQ(server->kind, known.kind);
    EXPECT_EQ(server->protocol, known.protocol);
    EXPECT_EQ(server->build, known.build);
    EXPECT_EQ(server->baseUrl, "http://127.0.0.1:" + std::to_string(known.port));
    std::vector<std::string> models;
    for (const auto& model : server->models)
        models.push_back(model.id);
    EXPECT_EQ(models, known.models);
}

INSTANTIATE_TEST_SUITE_P(
    Servers, Recognition,
    testing::Values(
        Known{"Ollama", 11434, ollama(), "Ollama", "ollama", "0.12.11", {"qwen3:8b"}},
        Known{"OllamaWithoutModels",
              5000,
              {{"/api/version", R"({"version":"1"})"}, {"/api/tags", R"({"models":[]})"}},
              "Ollama",
              "ollama",
              "1",
              {}},
        Known{"LlamaServer",
              8080,
              {{"/props", kLlamaProperties}, {"/v1/models", modelList("m.gguf", "llamacpp")}},
              "llama-server",
              "llama",
              "b6123-abc",
              {"m.gguf"}},
        Known{"LlamaServerThatSpeaksOllamaToo",
              8080,
              {{"/props", kLlamaProperties},
               {"/api/version", R"({"version":"1"})"},
               {"/api/tags", R"({"models":[]})"},
               {"/v1/models", modelList("m", "llamacpp")}},
              "llama-server",
              "llama",
              "b6123-abc",
              {"m"}},
        Known{"LlamaServerWithHiddenProperties",
              8080,
              {{"/v1/models", modelList("m", "llamacpp")}},
              "llama-server",
              "llama",
              "",
              {"m"}},
        Known{"Vllm",
              8000,
              {{"/version", R"({"version":"0.11.0"})"}, {"/v1/models", modelList("Qwen/Qwen3-8B", "vllm")}},
              "vLLM",
              "vllm",
              "0.11.0",
              {"Qwen/Qwen3-8B"}},
        Known{"SGLang", 5000, {{"/v1/models", modelList("m", "sglang")}}, "SGLang", "openai", "", {"m"}},
        Known{"LlamaCppPython", 8000, {{"/v1/models", modelList("m", "me")}}, "llama-cpp-python", "openai", "", {"m"}},
        Known{"LmStudio",
              5000,
              {{"/v1/models", modelList("m", "organization_owner")},
               {"/api/version", R"({"error":"Unexpected endpoint or method"})"}},
              "LM Studio",
              "openai",
              "",
              {"m"}},
        Known{"LmStudioWithoutModels", 1234, {{"/v1/models", R"({"data":[]})"}}, "LM Studio", "openai", "", {}},
        Known{"AnotherServerOnAKnownPort",
              1234,
              {{"/v1/models", modelList("m", "acme")}},
              "OpenAI-compatible",
              "openai",
              "",
              {"m"}},
        Known{"AnyOther", 5000, {{"/v1/models", modelList("m", "")}}, "OpenAI-compatible", "openai", "", {"m"}}),
    [](const auto& test) { return test.param.name; });

struct Odd {
    const char* name;
    Bodies bodies;
};

class Strangers : public testing::TestWithParam<Odd> {};

TEST_P(Strangers, AreNotFound) { EXPECT_FALSE(recogniseServer(8080, answers(GetParam().bodies))); }

INSTANTIATE_TEST_SUITE_P(
    Servers, Strangers,
    testing::Values(Odd{"Silent", {}}, Odd{"AWebPage", {{"/v1/models", "<html>hello</html>"}, {"/props", "<html>"}}},
                    Odd{"OnlyAVersion", {{"/version", R"({"version":"1"})"}, {"/api/version", R"({"version":"1"})"}}},
                    Odd{"NoList", {{"/v1/models", R"({"data":7})"}}},
                    Odd{"AListOfNumbers", {{"/v1/models", R"({"data":[1,2]})"}}},
                    Odd{"TooDeep", {{"/v1/models", R"({"data":)" + std::string(100'000, '[')}}},
                    Odd{"NotUtf8", {{"/v1/models", modelList("\xff\xfe", "vllm")}}}),
    [](const auto& test) { return test.param.name; });

TEST(Discovery, LeavesOutModelsWhoseNamesCouldSpoilATerminal) {
    const auto server =
        recogniseServer(8000, answers({{"/v1/models", R"({"data":[{"id":"a\u001b[2Jb"},{"id":"good"}]})"}}));
    ASSERT_TRUE(server);
    ASSERT_EQ(server->models.size(), 1U);
    EXPECT_EQ(server->models[0].id, "good");
}

TEST(Discovery, ShowsAModelThatIsAFileByItsNameAlone) {
    EXPECT_EQ(shownModel("/home/ada/models/chronotiny-v1.gguf"), "chronotiny-v1.gguf");
    EXPECT_EQ(shownModel("models/chronotiny-v1.gguf"), "chronotiny-v1.gguf");
    EXPECT_EQ(shownModel("C:\\models\\chronotiny-v1.gguf"), "chronotiny-v1.gguf");
    EXPECT_EQ(shownModel("an-organisation/a-model"), "an-organisation/a-model"); // which is its name
    EXPECT_EQ(shownModel("/"), "/");
    EXPECT_EQ(shownModel(""), "");
}

TEST(Discovery, BoundsTheNumberOfModels) {
    std::string list = R"({"data":[{"id":"m"})";
    for (int i = 0; i < 5000; ++i)
        list += R"(,{"id":"m"})";
    const auto server = recogniseServer(8000, answers({{"/v1/models", list + "]}"}}));
    ASSERT_TRUE(server);
    EXPECT_EQ(server->models.size(), 1000U);
}

struct Link {
    const char* name;
    std::vector<std::string> models;
    const char* wanted;
    std::map<std::string, std::string> query;
};

class FoundServerUri : public testing::TestWithParam<Link> {};

TEST_P(FoundServerUri, NamesServerAndModel) {
    FoundServer server{"vLLM", "vllm", "http://127.0.0.1:8000", {}, {}};
    for (const auto& model : GetParam().models)
        server.models.push_back({model, {}});
    const auto uri = BackendUri::parse(server.uri(GetParam().wanted));
    ASSERT_TRUE(uri);
    EXPECT_EQ(uri->protocol, "vllm");
    EXPECT_EQ(uri->base, "http://127.0.0.1:8000");
    EXPECT_EQ(uri->query, GetParam().query);
}

INSTANTIATE_TEST_SUITE_P(Models, FoundServerUri,
                         testing::Values(Link{"Named", {"a", "b&c=d"}, "b&c=d", {{"model", "b&c=d"}}},
                                         Link{"TheOnlyOne", {"Qwen/Qwen3"}, "", {{"model", "Qwen/Qwen3"}}},
                                         Link{"NoneOfSeveral", {"a", "b"}, "", {}}, Link{"NoneOfNone", {}, "", {}}),
                         [](const auto& test) { return test.param.name; });

TEST(Discovery, FindsServersAmongClosedPortsInTheOrderOfPorts) {
    http::HttpLoop loop;
    const FaultServer first(serving({{"/props", kLlamaProperties}, {"/v1/models", modelList("m", "llamacpp")}}));
    FaultServer closed(serving({}));
    closed.pause();
    const FaultServer second(serving(ollama()));
    const auto found = discoverServers(loop, {}, {first.port(), closed.port(), second.port()});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].kind, "llama-server");
    EXPECT_EQ(found[0].baseUrl, first.url());
    EXPECT_EQ(found[1].kind, "Ollama");
    EXPECT_EQ(found[1].models.at(0).id, "qwen3:8b");
}

TEST(Discovery, IsNotHeldUpByAServerThatDrips) {
    http::HttpLoop loop;
    Answer drip = bodyOf(modelList("m", "vllm"));
    drip.dripBytes = 1;
    drip.dripEvery = 500ms;
    const FaultServer slow(always(drip));
    const FaultServer good(serving(ollama()));
    const auto begun = std::chrono::steady_clock::now();
    const auto found = discoverServers(loop, {}, {slow.port(), good.port()});
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 10s); // the whole drip takes half a minute
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, "Ollama");
}

struct Fault {
    const char* name;
    Answer answer;
};

Answer made(void (*change)(Answer&)) {
    Answer answer = bodyOf(modelList("m", "vllm"));
    change(answer);
    return answer;
}

class Hostile : public testing::TestWithParam<Fault> {};

TEST_P(Hostile, ServersAreNotFound) {
    http::HttpLoop loop;
    const FaultServer server(always(GetParam().answer));
    EXPECT_TRUE(discoverServers(loop, {}, {server.port()}).empty());
}

INSTANTIATE_TEST_SUITE_P(Servers, Hostile,
                         testing::Values(Fault{"NoHttp", made([](Answer& a) { a.raw = "SSH-2.0-OpenSSH_9.2\r\n"; })},
                                         Fault{"ClosesAtOnce", made([](Answer& a) { a.closeWithoutAnswer = true; })},
                                         Fault{"CutsOff", made([](Answer& a) { a.claimedLength = 10'000; })},
                                         Fault{"TooLarge", made([](Answer& a) {
                                                   a.body += std::string(std::size_t{2} << 20, ' ');
                                               })},
                                         Fault{"Busy", made([](Answer& a) { a.status = 503; })}),
                         [](const auto& test) { return test.param.name; });

TEST(Discovery, EndsWhenItIsStopped) {
    http::HttpLoop loop;
    Answer never;
    never.stall = true;
    const FaultServer server(always(never));
    std::stop_source source;
    const std::jthread stopper([&] {
        server.waitForRequests(1);
        source.request_stop();
    });
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_TRUE(discoverServers(loop, source.get_token(), {server.port()}).empty());
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 1500ms); // the limit of a question is 2 s
}
} // namespace
