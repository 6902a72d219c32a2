// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/BackendConfig.h"
#include "core/backend/KeyRefusal.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::backend;
using std::chrono::milliseconds;

namespace {
constexpr const char* kSecret = "sk-very-secret-123";

Result<BackendConfig> read(const std::string& uri) {
    const auto parsed = BackendUri::parse(uri);
    return parsed ? BackendConfig::read(*parsed) : Result<BackendConfig>(parsed.error());
}

Error refusal(const std::string& uri) {
    const auto config = read(uri);
    return config ? Error{ErrorCode::NotFound, "was taken", uri} : config.error();
}

TEST(BackendConfig, ReadsEveryParameter) {
    const auto config =
        read("openai:http://127.0.0.1:8000/v1/?model=org/m%201&mode=completion&key-env=MY_KEY&concurrency=64&rpm=500&"
             "tpm=30000.5&connect-s=0.5&idle-s=60&total-s=86400&attempts=3&drop=seed,top_k,&"
             "extra=%7B%22top_k%22%3A1%7D&tokens-field=max_completion_tokens&cache=off")
            .value();
    EXPECT_EQ(config.protocol->name(), "openai");
    EXPECT_EQ(config.baseUrls, std::vector<std::string>{"http://127.0.0.1:8000/v1"});
    EXPECT_EQ(config.dialect.model, "org/m 1");
    EXPECT_EQ(config.modeOrDefault(), Mode::Completion);
    EXPECT_EQ(config.keyEnv, "MY_KEY");
    EXPECT_EQ(config.concurrency, 64);
    EXPECT_EQ(config.requestsPerMinute, 500);
    EXPECT_EQ(config.tokensPerMinute, 30'000.5);
    EXPECT_EQ(config.limits.connect, milliseconds(500));
    EXPECT_EQ(config.limits.idle, milliseconds(60'000));
    EXPECT_EQ(config.limits.total, milliseconds(86'400'000));
    EXPECT_EQ(config.retry.attempts, 3);
    EXPECT_EQ(config.dialect.dropped, (std::set<std::string>{"seed", "top_k"}));
    EXPECT_EQ(config.dialect.extraJson, R"({"top_k":1})");
    EXPECT_EQ(config.dialect.maxTokensField, "max_completion_tokens");
    EXPECT_FALSE(config.cache);
}

TEST(BackendConfig, WhatIsNotSaidIsByDefault) {
    const auto config = read("llama:http://127.0.0.1:8080").value();
    EXPECT_EQ(config.dialect.model, "") << "the only model of a server need not be named";
    EXPECT_EQ(config.concurrency, 0);
    EXPECT_EQ(config.requestsPerMinute, 0);
    EXPECT_EQ(config.limits.connect, http::TransferLimits().connect);
    EXPECT_EQ(config.retry.attempts, RetryPolicy().attempts);
    EXPECT_EQ(config.dialect.maxTokensField, "max_tokens");
    EXPECT_FALSE(config.mode);
    EXPECT_TRUE(config.cache);
}

TEST(BackendConfig, ReadsSeveralServersAndCutsTheirSlashes) {
    EXPECT_EQ(read("vllm:http://a:1/, https://b/v1// ,HTTP://[::1]:3,").value().baseUrls,
              (std::vector<std::string>{"http://a:1", "https://b/v1", "HTTP://[::1]:3"}));
}

TEST(BackendConfig, ProvidersHaveTheirOwnServer) {
    for (const auto& [uri, base] : {std::pair("anthropic:?model=x", "https://api.anthropic.com"),
                                    std::pair("gemini:?model=x", "https://generativelanguage.googleapis.com")})
        EXPECT_EQ(read(uri).value().baseUrls, std::vector<std::string>{base});
    EXPECT_EQ(refusal("llama:").code, ErrorCode::InvalidArgument);
    EXPECT_NE(refusal("llama:").message.find("llama:http://"), std::string::npos);
}

TEST(BackendConfig, RefusesValuesOutOfRange) {
    for (const char* bad : {"concurrency=0",   "concurrency=4097",
                            "concurrency=-1",  "concurrency=2.5",
                            "concurrency=x",   "concurrency=",
                            "rpm=0",           "rpm=-1",
                            "rpm=nan",         "rpm=inf",
                            "rpm=1e10",        "rpm=",
                            "tpm=0",           "tpm=x",
                            "connect-s=0",     "connect-s=0.05",
                            "connect-s=86401", "idle-s=nan",
                            "idle-s=1s",       "total-s=-1",
                            "total-s=",        "attempts=0",
                            "attempts=21",     "attempts=1e1",
                            "mode=",           "mode=Chat",
                            "key-env=",        "key-env=1A",
                            "key-env=A-B",     "key-env=A%20B",
                            "drop=",           "drop=,",
                            "drop=a%20b",      "drop=a;b",
                            "extra=",          "extra=7",
                            "extra=[]",        "extra=%7B",
                            "tokens-field=",   "tokens-field=a%22b",
                            "cache=",          "cache=yes",
                            "cache=ON"}) {
        const Error error = refusal(std::string("openai:http://h?model=m&") + bad);
        const std::string name = std::string(bad).substr(0, std::string(bad).find('='));
        EXPECT_EQ(error.code, ErrorCode::InvalidArgument) << bad;
        EXPECT_EQ(error.context, name) << bad;
    }
    for (const char* edge :
         {"concurrency=1", "concurrency=4096", "connect-s=0.1", "connect-s=86400", "attempts=1", "attempts=20",
          "rpm=0.001", "rpm=1e9", "cache=on", "mode=chat", "extra=%7B%7D", "key-env=_a1", "drop=options.top_k"})
        EXPECT_TRUE(read(std::string("openai:http://h?") + edge)) << edge;
    EXPECT_FALSE(read("openai:http://h?extra=" + std::string(1'000, '[') + std::string(1'000, ']')));
}

TEST(BackendConfig, NamesAnUnknownParameterAndTheKnownOnes) {
    for (const char* name : {"modle", "Model", "timeout", "latency_ms", "idle_s"}) {
        const Error error = refusal(std::string("openai:http://h?model=m&") + name + "=1");
        EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
        EXPECT_EQ(error.context, name);
        for (const char* known : {"model", "mode", "key-env", "concurrency", "rpm", "tpm", "connect-s", "idle-s",
                                  "total-s", "test-s", "attempts", "drop", "extra", "tokens-field", "cache"})
            EXPECT_NE(error.message.find(known), std::string::npos) << known;
    }
}

TEST(BackendConfig, NeverTakesNorRepeatsAKey) {
    const std::string key = kSecret;
    for (const std::string& uri :
         {"openai:http://h?key=" + key, "openai:http://h?api-key=" + key, "openai:http://h?API_KEY=" + key,
          "openai:http://h?token=" + key, "openai:http://h?password=" + key, "openai:http://h?Authorization=" + key,
          "openai:http://h?key-env=" + key,
          "openai:http://h?extra=%7B%22a%22%3A%5B%7B%22api_key%22%3A%22" + key + "%22%7D%5D%7D",
          "openai:http://user:" + key + "@h/v1", "openai:http://" + key + "@h",
          "openai:http://a," + std::string("http://u:") + key + "@h", "openai:user:" + key + "@h",
          "openai:http://u:" + key + "/x@h", "openai:http://u:" + key + ",x@h", "openai:ftp://u:" + key + "@h",
          "openai:http:\\\\u:" + key + "@h", "openai:http:u:" + key + "@h:1"}) {
        const Error error = refusal(uri);
        EXPECT_EQ(error.code, ErrorCode::InvalidArgument) << uri;
        EXPECT_EQ(error.text().find(key), std::string::npos) << error.text();
    }
    for (const char* uri : {"openai:http://h?key=x", "openai:http://x@h"}) {
        EXPECT_NE(refusal(uri).message.find("key-env=NAME"), std::string::npos) << uri;
        EXPECT_NE(refusal(uri).message.find("keychain"), std::string::npos) << uri;
    }
    EXPECT_TRUE(read("openai:http://h/accounts/@me/v1")) << "an '@' in a path is no user";
}

TEST(BackendConfig, RefusesWhatIsNoUrl) {
    for (const char* bad :
         {"127.0.0.1:8000", "localhost", "h/v1", "ftp://h", "file:///etc", "http://", "http:///v1", "http://h:99999",
          "http://h:x", "http://h h", "http://[::1", "http://h/#top", "http://127.0.0.1:{port}", "http//h"})
        EXPECT_EQ(refusal(std::string("openai:") + bad).code, ErrorCode::InvalidArgument) << bad;
    EXPECT_NE(refusal("openai:127.0.0.1:8000").message.find("http://127.0.0.1:8000"), std::string::npos);
}

TEST(BackendConfig, AnUnknownProtocolIsWrongUsage) {
    const Error error = refusal("telepathy:http://h");
    EXPECT_EQ(error.code, ErrorCode::InvalidArgument);
    EXPECT_EQ(error.context, "telepathy");
    EXPECT_NE(error.message.find("openai"), std::string::npos);
    EXPECT_EQ(refusal("calibration:?cutoff=2019").code, ErrorCode::Unsupported);
}

TEST(BackendConfig, AModeThatAProtocolLacksIsUnsupported) {
    EXPECT_EQ(refusal("anthropic:?model=m&mode=completion").code, ErrorCode::Unsupported);
    EXPECT_TRUE(read("anthropic:?model=m&mode=chat"));
}

TEST(BackendConfig, BasesAndValuesSurviveTheUrisText) {
    for (const char* base : {"http://127.0.0.1:8000", "https://[2001:db8::1]:8443/a+b/v1",
                             "http://a:1,http://b:2/x%20y", "http://h/a:b//c"}) {
        BackendUri uri{"openai", base, {{"model", "org/m+x &=?%:1"}, {"extra", R"({"a":"b c&d=+"})"}}};
        const auto back = BackendUri::parse(uri.text()).value();
        EXPECT_EQ(back.base, base);
        EXPECT_EQ(back.query, uri.query);
        EXPECT_EQ(back.text(), uri.text());
        EXPECT_EQ(BackendConfig::read(back).value().dialect.extraJson, uri.query.at("extra"));
    }
}

TEST(Origin, SpellsSchemeHostAndPortOut) {
    for (const auto& [url, origin] : std::vector<std::pair<std::string, std::string>>{
             {"http://h", "http://h:80"},
             {"https://h", "https://h:443"},
             {"HTTPS://Api.Example.COM/V1/x", "https://api.example.com:443"},
             {"http://h:80/", "http://h:80"},
             {"http://h:8080?x=1#y", "http://h:8080"},
             {"http://u:p@h:1/@x", "http://h:1"},
             {"http://[::1]:8000/v1", "http://[::1]:8000"},
             {"https://[2001:DB8::A]", "https://[2001:db8::a]:443"},
             {"http://127.0.0.1:00080", "http://127.0.0.1:80"},
             {"", ""},
             {"h", ""},
             {"h:80", ""},
             {"//h", ""},
             {"ftp://h", ""},
             {"file:///x", ""},
             {"http://", ""},
             {"http://h:0x50", ""},
             {"http://h:65536", ""},
             {"http://a b", ""},
             {" http://h", ""}})
        EXPECT_EQ(originOf(url), origin) << url;
}

TEST(Origin, OnlyThisMachineIsLoopback) {
    for (const char* here : {"http://localhost", "https://LOCALHOST:8000/v1", "http://127.0.0.1",
                             "http://127.255.3.4:1", "http://[::1]:80", "http://[0:0:0:0:0:0:0:1]"})
        EXPECT_TRUE(isLoopback(here)) << here;
    for (const char* away : {"http://localhost.example.org",
                             "http://127.0.0.1.example.org",
                             "http://128.0.0.1",
                             "http://[::2]",
                             "http://[::]",
                             "http://0.0.0.0",
                             "http://10.0.0.1",
                             "http://localhost@example.org",
                             "localhost",
                             "127.0.0.1",
                             "",
                             "http://notlocalhost",
                             "http://[::ffff:10.0.0.1]",
                             "http://model.localhost",
                             "http://.localhost",
                             "http://localhost.localhost",
                             "http://localhost.",
                             "http://127.0.0.1.localhost",
                             "http://127.0.0.1.2",
                             "http://127..1",
                             "http://127.0.0.999",
                             "http://[::1:0]",
                             "http://[1::1]"})
        EXPECT_FALSE(isLoopback(away)) << away;
}

TEST(KeyRefusal, KnowsNamesOfKeysFromOthers) {
    for (const char* name : {"key", "KEY", "api-key", "api_key", "apiKey", "--api-key", "x-api-key", "token",
                             "access_token", "--hf-token", "password", "secret", "Authorization", "bearer"})
        EXPECT_TRUE(namesKey(name)) << name;
    for (const char* name : {"", "-", "key-env", "tokens-field", "max_tokens", "tpm", "tokenizer", "stop_token_ids",
                             "keyboard", "monkey", "api-key-file", "model"})
        EXPECT_FALSE(namesKey(name)) << name;
}
} // namespace
