// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/NetworkSettings.h"

#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using chronoscope::test::TempDir;

namespace {
TEST(NetworkSettings, WhatIsSavedIsReadAgain) {
    const TempDir folder;
    const std::string path = folder.file("network.json");
    const NetworkSettings settings{true, "socks5h://proxy.example:1080", "/etc/own.pem", 50'000'000};
    ASSERT_TRUE(settings.save(path));
    const auto read = NetworkSettings::load(path);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, settings);
}

TEST(NetworkSettings, WithoutAFileTheyAreTheUsualOnes) {
    const TempDir folder;
    const auto read = NetworkSettings::load(folder.file("none.json"));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, NetworkSettings());
    EXPECT_FALSE(read->offline);
}

TEST(NetworkSettings, WhatCannotBeMeantIsRefused) {
    for (const char* text :
         {"", "[]", "{", R"({"offline":1})", R"({"offlin":true})", R"({"proxy":"ftp://x"})", R"({"cache_bytes":-1})",
          R"({"cache_bytes":1e30})", R"({"cache_bytes":99999999999999})", R"({"ca_file":null})"})
        EXPECT_FALSE(NetworkSettings::parse(text)) << text;
    EXPECT_TRUE(NetworkSettings::parse("{}"));
}

TEST(NetworkSettings, AProxyHasASchemeAHostAndNoPassword) {
    for (const char* good : {"", "http://proxy:3128", "https://[::1]:8080", "socks5://10.0.0.1:1080"})
        EXPECT_EQ(proxyProblem(good), "") << good;
    for (const char* bad : {"proxy", "ftp://proxy:21", "http://", "http://name:secret@proxy:3128", "http://name@proxy",
                            "http://pro xy", "file:///etc/passwd"})
        EXPECT_NE(proxyProblem(bad), "") << bad;
}
} // namespace
