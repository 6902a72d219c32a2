// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/BackendBook.h"
#include "core/base/AtomicFile.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <thread>

#include <sys/resource.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
constexpr const char* kSecret = "sk-very-secret-123";

SavedBackend saved(const std::string& name, const std::string& uri = "openai:http://127.0.0.1:8000?model=m") {
    return {name, uri, std::nullopt, ""};
}

SavedBackend managed() {
    SavedBackend backend = saved("mine", "llama:http://127.0.0.1:{port}");
    backend.managed = ManagedCommand{
        "llama-server", {"-m", "{model}", "--port", "{port}", "--ctx size ü"}, "/m/o del.gguf", "/v1/models"};
    backend.report = R"({"version":1,"sentence":"the \"key\""})";
    return backend;
}

std::size_t filesIn(const std::string& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(BackendBook, GivesBackWhatWasSaved) {
    const TempDir folder;
    const std::string path = folder.file("new/config/backends.json");
    BackendBook book;
    book.put(managed());
    book.put(saved("lab"));
    ASSERT_TRUE(book.save(path));
    const auto back = BackendBook::load(path).value();
    ASSERT_EQ(back.entries().size(), 2U);
    const SavedBackend& first = back.entries()[0];
    EXPECT_EQ(first.name, "mine");
    EXPECT_EQ(first.uri, managed().uri);
    EXPECT_EQ(first.report, managed().report);
    ASSERT_TRUE(first.managed);
    EXPECT_EQ(first.managed->program, "llama-server");
    EXPECT_EQ(first.managed->arguments, managed().managed->arguments);
    EXPECT_EQ(first.managed->modelFile, "/m/o del.gguf");
    EXPECT_EQ(first.managed->healthPath, "/v1/models");
    EXPECT_FALSE(back.entries()[1].managed);
}

TEST(BackendBook, AnAbsentFileIsAnEmptyBook) {
    const TempDir folder;
    EXPECT_TRUE(BackendBook::load(folder.file("none")).value().entries().empty());
    EXPECT_FALSE(fs::exists(folder.file("none")));
}

TEST(BackendBook, FindsReplacesAndRemovesByName) {
    BackendBook book;
    book.put(saved("a"));
    book.put(saved("b"));
    book.put(saved("a", "ollama:http://127.0.0.1:11434?model=x"));
    ASSERT_EQ(book.entries().size(), 2U);
    EXPECT_EQ(book.find("a")->uri, "ollama:http://127.0.0.1:11434?model=x");
    EXPECT_EQ(book.entries()[0].name, "a") << "it stays in its place";
    EXPECT_EQ(book.find("c"), nullptr);
    EXPECT_TRUE(book.remove("a"));
    EXPECT_FALSE(book.remove("a"));
    EXPECT_EQ(book.entries().size(), 1U);
}

TEST(BackendBook, IsForItsOwnerOnly) {
    const TempDir folder;
    const std::string path = folder.file("book");
    writeFile(path, "old");
    fs::permissions(path, fs::perms(0644));
    ASSERT_TRUE(BackendBook().save(path));
    EXPECT_EQ(fs::status(path).permissions(), fs::perms(0600));
    EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST(BackendBook, KeepsALinkALink) {
    const TempDir folder;
    writeFile(folder.file("there/book"), "old");
    fs::create_symlink("there/book", folder.file("book"));
    ASSERT_TRUE(BackendBook().save(folder.file("book")));
    EXPECT_TRUE(fs::is_symlink(folder.file("book")));
    EXPECT_NE(readFile(folder.file("there/book")), "old");
}

TEST(BackendBook, ASaveThatFailsLeavesTheOldFile) {
    const TempDir folder;
    const std::string path = folder.file("book");
    BackendBook book;
    book.put(saved("old"));
    ASSERT_TRUE(book.save(path));
    const std::string before = readFile(path);
    for (int i = 0; i < 200; ++i)
        book.put(saved("new" + std::to_string(i)));
    const auto handler = std::signal(SIGXFSZ, SIG_IGN); // a full disk: no file may grow beyond a page
    rlimit limit{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit small{4'096, limit.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    const Status status = book.save(path);
    setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, handler);
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::DiskFull);
    EXPECT_EQ(readFile(path), before);
    EXPECT_EQ(filesIn(folder.path()), 1U) << "nothing half-written is left";
    EXPECT_FALSE(book.save(folder.file("book/below/a/file")));
}

TEST(BackendBook, WhoReadsWhileItIsSavedSeesOneWholeBook) {
    const TempDir folder;
    const std::string path = folder.file("book");
    BackendBook small;
    small.put(saved("x"));
    BackendBook large = small;
    for (int i = 0; i < 300; ++i)
        large.put(saved("n" + std::to_string(i)));
    ASSERT_TRUE(small.save(path));
    const std::jthread writer([&](const std::stop_token& stop) {
        while (!stop.stop_requested())
            for (const BackendBook* book : {&large, &small})
                if (!book->save(path)) return;
    });
    for (int i = 0; i < 200; ++i) {
        const auto book = BackendBook::load(path);
        ASSERT_TRUE(book) << book.error().text();
        EXPECT_TRUE(book->entries().size() == 1 || book->entries().size() == 301) << book->entries().size();
    }
}

TEST(BackendBook, RefusesWhatIsNoBook) {
    const TempDir folder;
    const std::string entry = R"({"name":"a","uri":"openai:http://h:1"})";
    const std::vector<std::string> files{
        "",
        "x",
        "{",
        "[]",
        "{}",
        "null",
        R"({"version":1})",
        R"({"backends":[]})",
        R"({"version":2,"backends":[]})",
        R"({"version":"1","backends":[]})",
        R"({"version":1,"backends":{}})",
        R"({"version":1,"backends":[7]})",
        R"({"version":1,"backends":[{}]})",
        R"({"version":1,"backends":[{"name":"a","uri":7}]})",
        R"({"version":1,"backends":[{"name":"a","uri":"no uri"}]})",
        R"({"version":1,"backends":[{"name":"","uri":"a:"}]})",
        R"({"version":1,"backends":[{"name":" ","uri":"a:"}]})",
        R"({"version":1,"backends":[{"name":"a:b","uri":"a:"}]})",
        R"({"version":1,"backends":[)" + entry + "," + entry + "]}",
        R"({"version":1,"backends":[{"name":"a","uri":"a:","managed":7}]})",
        R"({"version":1,"backends":[{"name":"a","uri":"a:","managed":{}}]})",
        R"({"version":1,"backends":[{"name":"a","uri":"a:","managed":{"program":"p","arguments":"x"}}]})",
        R"({"version":1,"backends":[{"name":"a","uri":"a:","managed":{"program":"p","arguments":[1]}}]})",
        "{\"version\":1,\"backends\":[],\"x\":\"\xff\"}",
        std::string(100'000, '['),
        R"({"version":1,"backends":[]})" + std::string("\0rubbish", 8)};
    for (const std::string& file : files) {
        writeFile(folder.file("book"), file);
        const auto book = BackendBook::load(folder.file("book"));
        ASSERT_FALSE(book) << file.substr(0, 100);
        EXPECT_EQ(book.error().code, ErrorCode::BadInput) << file.substr(0, 100);
        EXPECT_EQ(book.error().context, folder.file("book"));
        EXPECT_EQ(readFile(folder.file("book")), file);
    }
    EXPECT_EQ(BackendBook::load(folder.path()).error().code, ErrorCode::BadInput) << "a folder";
}

void expectKeyRefused(const Error& error) {
    EXPECT_NE(error.text().find("key"), std::string::npos) << error.text();
    EXPECT_EQ(error.text().find(kSecret), std::string::npos) << error.text();
}

TEST(BackendBook, RefusesAFileWithAKeyInItAndDoesNotRepeatIt) {
    const TempDir folder;
    const std::string key = kSecret;
    for (const std::string& file :
         {R"({"version":1,"backends":[],"key":")" + key + "\"}",
          R"({"version":1,"backends":[{"name":"a","uri":"a:","api_key":")" + key + "\"}]}",
          R"({"version":1,"backends":[{"name":"a","uri":"a:","managed":{"program":"p","Token":")" + key + "\"}}]}",
          R"({"version":1,"backends":[],"deep":[[{"x":{"API-Key":")" + key + "\"}}]]}",
          R"({"version":1,"backends":[{"name":"a","uri":"openai:http://u:)" + key + "@h\"}]}"}) {
        writeFile(folder.file("book"), file);
        const auto book = BackendBook::load(folder.file("book"));
        ASSERT_FALSE(book) << file;
        EXPECT_EQ(book.error().code, ErrorCode::BadInput);
        EXPECT_NE(book.error().text().find("keychain"), std::string::npos);
        expectKeyRefused(book.error());
    }
}

TEST(BackendBook, NeverSavesAKey) {
    const TempDir folder;
    const std::string key = kSecret;
    std::vector<SavedBackend> bad{saved("a", "openai:http://h?key=" + key),
                                  saved("a", "openai:http://h?api-key=" + key),
                                  saved("a", "openai:http://" + key + "@h"),
                                  saved("a", "openai:http://h?extra=%7B%22token%22%3A%22" + key + "%22%7D")};
    for (const std::string& argument : {"--api-key=" + key, std::string("--api-key"), std::string("--hf_token")}) {
        bad.push_back(managed());
        bad.back().managed->arguments.push_back(argument);
    }
    bad.push_back(managed());
    bad.back().report = R"({"token":")" + key + "\"}";
    for (const SavedBackend& backend : bad) {
        BackendBook book;
        book.put(backend);
        const Status status = book.save(folder.file("book"));
        ASSERT_FALSE(status) << backend.uri;
        EXPECT_EQ(status.error().code, ErrorCode::InvalidArgument);
        expectKeyRefused(status.error());
        EXPECT_FALSE(fs::exists(folder.file("book")));
    }
}

TEST(BackendBook, NeverSavesANameThatCannotBeLoaded) {
    const TempDir folder;
    for (const char* name : {"", "  ", "openai:x", "\xff"}) {
        BackendBook book;
        book.put(saved(name));
        EXPECT_EQ(book.save(folder.file("book")).error().code, ErrorCode::InvalidArgument) << name;
    }
}

TEST(AtomicFile, WritesBesideTheCurrentFolderToo) {
    const TempDir folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    const Status status = replaceFile("plain", std::string("a\0b", 3));
    fs::current_path(before);
    ASSERT_TRUE(status);
    EXPECT_EQ(readFile(folder.file("plain")), std::string("a\0b", 3));
}
} // namespace
