// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/Protocol.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;

namespace {
TEST(Protocol, JoinTellsTheVersionOnce) {
    struct Case {
        const char* base;
        const char* path;
        const char* url;
    };
    for (const Case& c : {
             Case{"http://localhost:8080", "/v1/models", "http://localhost:8080/v1/models"},
             Case{"http://localhost:8080/", "/v1/models", "http://localhost:8080/v1/models"},
             Case{"http://localhost:8080/v1", "/v1/models", "http://localhost:8080/v1/models"},
             Case{"http://localhost:8080/v1//", "/v1/models", "http://localhost:8080/v1/models"},
             Case{"https://router.test/api", "/v1/models", "https://router.test/api/v1/models"},
             Case{"https://router.test/api/v1", "/v1/models", "https://router.test/api/v1/models"},
             Case{"https://g.test/v1beta/openai", "/v1/models", "https://g.test/v1beta/openai/models"},
             Case{"https://g.test/v1beta", "/v1beta/models", "https://g.test/v1beta/models"},
             Case{"https://g.test", "/v1beta/models", "https://g.test/v1beta/models"},
             Case{"https://z.test/api/paas/v4", "/v1/models", "https://z.test/api/paas/v4/models"},
             Case{"https://v1.test", "/v1/models", "https://v1.test/v1/models"},
             Case{"https://x.test/video", "/v1/models", "https://x.test/video/v1/models"},
             Case{"http://localhost:8000/v1", "/tokenize", "http://localhost:8000/tokenize"},
             Case{"http://localhost:8000", "/tokenize", "http://localhost:8000/tokenize"},
             Case{"http://localhost:11434/v1", "/api/chat", "http://localhost:11434/api/chat"},
             Case{"http://localhost:11434/api", "/api/chat", "http://localhost:11434/api/chat"},
             Case{"http://localhost:8080/v1", "", "http://localhost:8080/v1"},
         })
        EXPECT_EQ(join(c.base, c.path), c.url) << c.base << " + " << c.path;
}

TEST(Protocol, EveryNameFindsItsProtocol) {
    const std::vector<std::string_view> expected{"openai", "responses", "vllm",  "llama",
                                                 "ollama", "anthropic", "gemini"};
    EXPECT_EQ(names(), expected);
    for (const auto name : expected) {
        ASSERT_NE(find(name), nullptr) << name;
        EXPECT_EQ(find(name)->name(), name);
    }
}

TEST(Protocol, AnUnknownNameFindsNothing) {
    for (const char* name : {"", "OpenAI", "openai ", "calibration", "telepathy"})
        EXPECT_EQ(find(name), nullptr) << name;
}

TEST(Protocol, AServerWithoutACallForItsBuildTellsNone) {
    EXPECT_FALSE(find("openai")->describe());
    EXPECT_EQ(find("openai")->readBuild({}).error().code, ErrorCode::Unsupported);
}
} // namespace
