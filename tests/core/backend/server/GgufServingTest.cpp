// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/GgufServing.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
void makeProgram(const fs::path& path, bool runs = true) {
    fs::create_directories(path.parent_path());
    writeFile(path.string(), "#!/bin/sh\n");
    fs::permissions(path, runs ? fs::perms::owner_all : fs::perms::owner_read);
}

TEST(GgufServingTest, TheFirstProgramThatCanBeRunServes) {
    const TempDir folder;
    const GgufPlaces places{{folder.file("none"), folder.file("plain"), folder.file("good"), folder.file("later")}, {}};
    EXPECT_FALSE(findGgufServer(places));
    makeProgram(folder.file("plain/llama-server"), false);
    EXPECT_FALSE(findGgufServer(places)) << "it cannot be run";
    makeProgram(folder.file("good/llama-server"));
    makeProgram(folder.file("later/llama-server"));
    const auto found = findGgufServer(places);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->program, folder.file("good/llama-server"));
    const auto valueOf = [&](const char* option) {
        const auto at = std::find(found->arguments.begin(), found->arguments.end(), option);
        return at == found->arguments.end() || at + 1 == found->arguments.end() ? std::string() : *(at + 1);
    };
    EXPECT_EQ(valueOf("-m"), "{model}");
    EXPECT_EQ(valueOf("-t"), "{threads}");
    EXPECT_EQ(valueOf("--port"), "{port}");
    EXPECT_EQ(valueOf("--cache-ram"), "0");
    EXPECT_FALSE(found->isOwn);
    EXPECT_EQ(valueOf("--host"), "127.0.0.1");
}

TEST(GgufServingTest, OurOwnEnvironmentServesOnceItIsWhole) {
    const TempDir folder;
    const GgufPlaces places{{}, folder.file("own")};
    const OwnServer own = ownServer(places.own);
    EXPECT_FALSE(findGgufServer(places));
    makeProgram(own.python);
    EXPECT_FALSE(findGgufServer(places)) << "the package is not there";
    const fs::path package = fs::path(own.environment) / "lib/python3.11/site-packages/xllamacpp-1.2.dist-info";
    fs::create_directories(package);
    writeFile(own.script, "");
    EXPECT_FALSE(findGgufServer(places)) << "the package is half installed";
    writeFile((package / "RECORD").string(), "");
    const auto found = findGgufServer(places);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->isOwn);
    EXPECT_EQ(found->program, own.python);
    EXPECT_EQ(found->arguments.front(), own.script);
    fs::remove(own.script);
    EXPECT_FALSE(findGgufServer(places));
}

TEST(GgufServingTest, OnlyGgufFilesAreTaken) {
    const TempDir folder;
    using namespace std::string_literals;
    const struct {
        const char* name;
        std::string bytes;
        bool is;
    } kCases[] = {
        {"version 3", "GGUF\3\0\0\0rest"s, true},
        {"version 2", "GGUF\2\0\0\0"s, true},
        {"version 1", "GGUF\1\0\0\0"s, false},
        {"later", "GGUF\4\0\0\0"s, false},
        {"other order", "GGUF\0\0\0\3"s, false},
        {"cut off", "GGUF\3\0"s, false},
        {"empty", ""s, false},
        {"older format", "ggml\3\0\0\0"s, false},
        {"a picture", "\x89PNG\r\n\x1a\n...."s, false},
    };
    for (const auto& one : kCases) {
        const std::string path = folder.file(std::string(one.name) + ".gguf");
        writeFile(path, one.bytes);
        const Status checked = checkGguf(path);
        EXPECT_EQ(checked.ok(), one.is) << one.name;
        if (!checked) {
            EXPECT_EQ(checked.error().code, ErrorCode::BadInput) << one.name;
        }
    }
    EXPECT_EQ(checkGguf(folder.file("nowhere.gguf")).error().code, ErrorCode::Io);
    EXPECT_EQ(checkGguf(folder.file("")).error().code, ErrorCode::Io); // a folder
}

TEST(GgufServingTest, ABackendIsCalledAsItsFileAndServesIt) {
    EXPECT_EQ(ggufName("/models/llama-3.1-8b.Q4.gguf"), "llama-3.1-8b.Q4");
    EXPECT_EQ(ggufName("a:b.gguf"), "a-b");
    EXPECT_EQ(ggufName("/models/\xff.gguf"), "model");
    EXPECT_EQ(ggufName(""), "model");
    const auto backend = ggufBackend("tiny", "/models/tiny one.gguf", {"/bin/llama-server", {"-m", "{model}"}, false});
    EXPECT_EQ(backend.name, "tiny");
    ASSERT_TRUE(backend.managed);
    EXPECT_EQ(backend.managed->modelFile, "/models/tiny one.gguf");
    EXPECT_NE(backend.uri.find("{port}"), std::string::npos);
    EXPECT_EQ(backend.managed->healthPath, "/health");
}
} // namespace
