// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/CacheKey.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

using namespace chronoscope::backend;

namespace {
CacheKey key() {
    return {"openai", "https://host/v1", "m", "build 7", "/v1/chat/completions", R"({"a":1,"b":[1,2]})", 3};
}

std::string digestOf(const std::string& body) {
    CacheKey changed = key();
    changed.body = body;
    return changed.digest();
}

std::string hex(const std::string& bytes) {
    std::string out;
    for (const char c : bytes)
        for (const int shift : {4, 0})
            out += "0123456789abcdef"[(static_cast<unsigned char>(c) >> shift) & 15];
    return out;
}

// A cache file outlives the version that wrote it: the digest must never change.
TEST(CacheKey, HasTheDigestItAlwaysHad) {
    EXPECT_EQ(hex(CacheKey().digest()), "835f596a04affd9ea4bac16eee95c6bb08642aa7541087074be503e755e60e5f");
    EXPECT_EQ(hex(key().digest()), "5df3f13e0107716135b9d816ba17c81cccba97e6a7a75d7ddfc2c766ad9c98e7");
}

TEST(CacheKey, EveryFieldDecides) {
    const std::vector<std::function<void(CacheKey&)>> changes{
        [](CacheKey& k) { k.protocol = "ollama"; },   [](CacheKey& k) { k.baseUrl = "https://other/v1"; },
        [](CacheKey& k) { k.model = "n"; },           [](CacheKey& k) { k.fingerprint = "build 8"; },
        [](CacheKey& k) { k.path = "/v1/complete"; }, [](CacheKey& k) { k.body = R"({"a":1,"b":[2,1]})"; },
        [](CacheKey& k) { k.sampleIndex = 4; },       [](CacheKey& k) { k.sampleIndex = -3; },
        [](CacheKey& k) { k.body.clear(); },          [](CacheKey& k) { k.fingerprint.clear(); }};
    std::set<std::string> digests{key().digest()};
    for (const auto& change : changes) {
        CacheKey changed = key();
        change(changed);
        digests.insert(changed.digest());
    }
    EXPECT_EQ(digests.size(), changes.size() + 1);
}

TEST(CacheKey, FieldsDoNotRunTogether) {
    CacheKey one;
    one.protocol = "ab";
    one.baseUrl = "c";
    CacheKey two;
    two.protocol = "a";
    two.baseUrl = "bc";
    CacheKey three;
    three.protocol = "abc";
    EXPECT_NE(one.digest(), two.digest());
    EXPECT_NE(one.digest(), three.digest());
}

TEST(CacheKey, TheBodyCountsByteByByte) {
    for (const char* other : {R"({"b":[1,2],"a":1})", R"({"a": 1,"b":[1,2]})", R"({"\u0061":1,"b":[1,2]})"})
        EXPECT_NE(digestOf(other), key().digest()) << other;
}

TEST(CacheKey, ValuesAndTheirTypesMatter) {
    std::set<std::string> digests;
    const std::vector<std::string> bodies{R"({"a":1})",
                                          R"({"a":1.5})",
                                          R"({"a":"1"})",
                                          R"({"a":true})",
                                          R"({"a":null})",
                                          R"({"a":[1]})",
                                          R"({"A":1})",
                                          R"({"a":"1 "})",
                                          R"(["a",1])",
                                          R"({})",
                                          R"([])",
                                          R"("")",
                                          "",
                                          " ",
                                          R"({"a":1,"b":0})",
                                          R"({"a":42000000000000001})",
                                          R"({"a":42000000000000002})"};
    for (const std::string& body : bodies)
        digests.insert(digestOf(body));
    EXPECT_EQ(digests.size(), bodies.size());
}

TEST(CacheKey, WhatIsNotJsonCountsByteByByte) {
    const std::string deep(500, '[');
    const std::vector<std::string> bodies{"not json",
                                          "not  json",
                                          "{\"a\":1",
                                          "{\"a\":1}}",
                                          "{\"a\":\"\xff\"}",
                                          "{\"a\":\"\xfe\"}",
                                          "{\"a\":\"\\ud800\"}",
                                          deep,
                                          deep + "[",
                                          "1e999",
                                          "2e999"};
    std::set<std::string> digests;
    for (const std::string& body : bodies) {
        EXPECT_EQ(digestOf(body).size(), 32U);
        digests.insert(digestOf(body));
    }
    EXPECT_EQ(digests.size(), bodies.size());
}
} // namespace
