// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FolderFiles.h"
#include "tests/support/AsNobody.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

using namespace chronoscope;
using namespace chronoscope::exchange;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
constexpr const char* kBenchmark = "TimeVariant_General_Dynamic.jsonl";
constexpr const char* kTable = "subject,relation,object\nHam,mayor,Ann\n";
constexpr const char* kOwnColumns = "entity,property,value,start\nItaly,head,Ann,2010\n";
using Claim = std::optional<StudyFiles::Claim>;

/// A study whose files begin with "task" and whose folders are those with a file "whole.txt", which tells of itself and
/// of all that is called "beside", where it cannot be read of JSON alone. Files that begin with "known" are tables in a
/// layout of its own.
StudyFiles taskStudy() {
    const auto begins = [](const std::string& path, const char* word) {
        return fs::is_regular_file(path) && readFile(path).starts_with(word);
    };
    return {[begins](const std::string& path) {
                if (!fs::is_directory(path)) return begins(path, "task") ? Claim(std::in_place) : Claim();
                if (std::error_code denied; !fs::exists(path + "/whole.txt", denied)) return Claim();
                return Claim(StudyFiles::Claim{
                    [path](const std::string& file) {
                        return file == path + "/whole.txt" || fs::path(file).stem() == "beside";
                    },
                    [](const std::string& file) { return fs::path(file).filename() == "beside.json"; }});
            },
            [begins](const std::string& file) { return begins(file, "known"); }, true};
}

/// A study whose files begin with "dated"; they are no benchmark.
StudyFiles datedStudy() {
    return {[](const std::string& path) {
        return fs::is_regular_file(path) && readFile(path).starts_with("dated") ? Claim(std::in_place) : Claim();
    }};
}

std::string word(const FolderFiles::Left& left) {
    switch (left.why) {
    case FolderFiles::Why::Nothing: return "nothing";
    case FolderFiles::Why::Likely: return "likely";
    case FolderFiles::Why::Apart: return "apart of " + std::to_string(left.study);
    case FolderFiles::Why::Special: return "special";
    }
    return {};
}

std::string word(const FolderFiles::Unread& one) {
    using What = FolderFiles::Unread::What;
    if (one.what == What::LinkedFolder) return "linked folder";
    return one.what == What::Special ? "special data" : one.problem.message();
}

/// What became of each, by its path below the folder. Of `given` each is read by its name.
std::map<std::string, std::string> sorted(const std::string& folder, const facts::ColumnMap& map = {},
                                          const std::vector<std::string>& given = {}) {
    std::map<std::string, std::string> all;
    const auto put = [&](const std::string& path, const std::string& what) {
        EXPECT_TRUE(all.emplace(fs::path(path).lexically_relative(folder).string(), what).second)
            << path << " comes twice";
    };
    const FolderFiles found = filesBelow(folder, {taskStudy(), datedStudy()}, map, {}, given);
    for (const std::string& path : found.benchmark)
        put(path, "benchmark");
    for (const std::string& path : found.lost)
        put(path, "lost");
    for (const FolderFiles::Part& part : found.parts)
        put(part.path, part.study == FolderFiles::kNoStudy
                           ? "table"
                           : (part.isFolder ? "folder of " : "file of ") + std::to_string(part.study));
    for (const std::string& path : found.told)
        if (std::find(found.named.begin(), found.named.end(), path) == found.named.end()) put(path, "told");
    for (const std::string& path : found.named)
        put(path, "named");
    for (const std::string& path : found.pictures)
        put(path, "picture");
    for (const FolderFiles::Left& left : found.left)
        put(left.path, word(left));
    for (const FolderFiles::Unread& one : found.unread)
        put(one.path, (one.isFolder ? "folder: " : "") + word(one));
    return all;
}

struct FolderCase {
    const char* name;
    std::map<std::string, std::string> files;   ///< and what they hold
    std::map<std::string, std::string> becomes; ///< of each that is told
};

TEST(FolderFiles, EachIsWhatItHoldsAndWhatLiesAroundIt) {
    const std::vector<FolderCase> cases{
        {"own tables",
         {{"a.csv", kOwnColumns}, {"b", kTable}, {"c.md", "milk"}, {"p.png", kTable}},
         {{"a.csv", "table"}, {"b", "table"}, {"c.md", "nothing"}, {"p.png", "picture"}}},
        {"beside a benchmark",
         {{kBenchmark, "{}"}, {"a.csv", kOwnColumns}, {"b.csv", kTable}, {"b", kTable}, {"p.JPG", ""}},
         {{kBenchmark, "benchmark"}, {"a.csv", "likely"}, {"b.csv", "table"}, {"b", "nothing"}, {"p.JPG", "picture"}}},
        {"beside a task file",
         {{"more/t.json", "task"}, {"a.csv", kOwnColumns}, {"d.txt", "dated"}},
         {{"more/t.json", "file of 0"}, {"a.csv", "likely"}, {"d.txt", "file of 1"}}},
        {"beside dated facts", // which are no benchmark
         {{"d.txt", "dated"}, {"a.csv", kOwnColumns}},
         {{"d.txt", "file of 1"}, {"a.csv", "table"}}},
        {"a task file of any name", {{"tasks", "task"}}, {{"tasks", "file of 0"}}},
        {"a folder that is read as one",
         {{"w/whole.txt", "task"},
          {"w/beside.json", "[]"},
          {"w/beside.png", ""},
          {"w/other.png", ""},
          {"w/in/t.json", "task"},
          {"w/in/whole.txt", "task"},
          {"w/d.txt", "dated"},
          {"w/f.csv", kTable},
          {"t.json", "task"}},
         {{"w", "folder of 0"},
          {"w/whole.txt", "told"},
          {"w/beside.json", "told"},
          {"w/beside.png", "told"},
          {"w/other.png", "picture"},
          {"w/in/t.json", "apart of 0"},
          {"w/in/whole.txt", "apart of 0"},
          {"w/d.txt", "file of 1"},
          {"w/f.csv", "table"},
          {"t.json", "file of 0"}}},
        {"the folder itself", {{"whole.txt", "task"}}, {{".", "folder of 0"}, {"whole.txt", "told"}}},
        {"a table in the layout of a study, beside a benchmark too",
         {{"k.json", "known"}, {"n.json", "{}"}, {kBenchmark, "{}"}},
         {{"k.json", "table"}, {"n.json", "nothing"}, {kBenchmark, "benchmark"}}},
        {"nothing", {}, {}}};
    for (const FolderCase& one : cases) {
        const TempDir folder;
        for (const auto& [file, bytes] : one.files) {
            fs::create_directories(fs::path(folder.file(file)).parent_path());
            writeFile(folder.file(file), bytes);
        }
        EXPECT_EQ(sorted(folder.path()), one.becomes) << one.name;
    }
}

TEST(FolderFiles, NothingMoreIsLookedAtOnceItIsToStop) {
    const TempDir folder;
    writeFile(folder.file("a.csv"), kTable);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(filesBelow(folder.path(), {taskStudy()}, {}, stop.get_token()).parts.empty());
}

TEST(FolderFiles, ColumnsThatSomebodyNamedMakeATableAnywhere) {
    const TempDir folder;
    writeFile(folder.file(kBenchmark), "{}");
    writeFile(folder.file("a.csv"), kOwnColumns);
    const auto map = facts::parseColumnMap("subject=entity,relation=property,object=value").value();
    EXPECT_EQ(sorted(folder.path(), map).at("a.csv"), "table");
}

TEST(FolderFiles, LinksToFoldersAreNotFollowedAndWhatIsOnlyNamedLikeABenchmarkFileIsLost) {
    const TempDir folder, elsewhere;
    writeFile(elsewhere.file("a.csv"), kTable);
    fs::create_directories(folder.file(kBenchmark));
    fs::create_symlink(elsewhere.file("a.csv"), folder.file("a.csv"));
    fs::create_directory_symlink(elsewhere.path(), folder.file("more"));
    EXPECT_EQ(sorted(folder.path()), (std::map<std::string, std::string>{
                                         {kBenchmark, "lost"}, {"a.csv", "table"}, {"more", "folder: linked folder"}}));
    EXPECT_TRUE(sorted(folder.file("absent")).empty());
    EXPECT_TRUE(sorted(elsewhere.file("a.csv")).empty()) << "no folder";
}

TEST(FolderFiles, LinksToFoldersAndSpecialFilesAreToldWhateverLiesBesideThemUnlessTheyAreHidden) {
    for (const char* beside : {"", "a.csv", "whole.txt", kBenchmark}) {
        const TempDir folder, elsewhere;
        if (*beside != '\0') writeFile(folder.file(beside), kTable);
        fs::create_directories(folder.file(".git/in"));
        for (const char* at : {"", ".", ".git/", ".git/in/"}) {
            fs::create_directory_symlink(elsewhere.path(), folder.file(at + std::string("more")));
            for (const char* name : {"pipe", "pipe.csv"})
                ASSERT_EQ(::mkfifo(folder.file(at + std::string(name)).c_str(), 0600), 0);
        }
        const auto all = sorted(folder.path());
        std::map<std::string, std::string> special;
        for (const auto& [path, what] : all)
            if (path.find("more") != std::string::npos || path.find("pipe") != std::string::npos) special[path] = what;
        EXPECT_EQ(special, (std::map<std::string, std::string>{
                               {"more", "folder: linked folder"}, {"pipe", "special"}, {"pipe.csv", "special data"}}))
            << "beside " << beside;
    }
}

TEST(FolderFiles, ALinkToAFolderThatAStudyFollowsIsItsOwn) {
    const TempDir folder, elsewhere;
    writeFile(folder.file("whole.txt"), "task");
    fs::create_directory_symlink(elsewhere.path(), folder.file("beside"));
    EXPECT_EQ(sorted(folder.path()),
              (std::map<std::string, std::string>{{".", "folder of 0"}, {"whole.txt", "told"}, {"beside", "told"}}));
}

TEST(FolderFiles, WhatIsReadByItsNameIsNotReadOrToldWithTheFolderAroundIt) {
    const TempDir folder, elsewhere;
    fs::create_directories(folder.file("w/in"));
    fs::create_directories(folder.file("w/sub"));
    writeFile(folder.file("w/whole.txt"), "task");
    writeFile(folder.file("w/in/t.json"), "task");
    writeFile(folder.file("w/in/u.json"), "task");
    writeFile(folder.file("w/sub/v.json"), "task");
    writeFile(folder.file("w/a.csv"), kTable);
    writeFile(elsewhere.file("b.csv"), kTable);
    fs::create_symlink(elsewhere.file("b.csv"), folder.file("b.csv"));
    fs::create_symlink(folder.file("w/in/t.json"), elsewhere.file("link.json"));
    const std::map<std::string, std::string> alone{{"w", "folder of 0"},
                                                   {"w/whole.txt", "told"},
                                                   {"w/in/t.json", "apart of 0"},
                                                   {"w/in/u.json", "apart of 0"},
                                                   {"w/a.csv", "table"},
                                                   {"w/sub/v.json", "apart of 0"},
                                                   {"b.csv", "table"}};
    EXPECT_EQ(sorted(folder.path(), {}, {folder.path(), elsewhere.file("gone"), folder.path() + "/.."}), alone);
    auto named = alone;
    for (const char* one : {"w/in/t.json", "w/a.csv", "w/sub/v.json", "b.csv"})
        named[one] = "named";
    EXPECT_EQ(sorted(folder.path(), {},
                     {elsewhere.file("link.json"), folder.path(), folder.file("w/in/../a.csv"), folder.file("w/sub"),
                      elsewhere.file("b.csv")}),
              named);
}

TEST(FolderFiles, WhatCannotBeReadIsToldAndTheOthersAreReadAllTheSame) {
    const TempDir folder;
    writeFile(folder.file("a.csv"), kTable);
    writeFile(folder.file("z.csv"), kTable);
    fs::create_symlink("gone", folder.file("b.csv"));
    fs::create_symlink("c.csv", folder.file("c.csv"));
    fs::create_directory(folder.file("w"));
    writeFile(folder.file("w/whole.txt"), "task");
    fs::create_symlink("gone", folder.file("w/beside.json"));
    fs::create_symlink("gone", folder.file("w/beside.csv")); // of which the study does not say why
    EXPECT_EQ(sorted(folder.path()), (std::map<std::string, std::string>{{"a.csv", "table"},
                                                                         {"b.csv", "No such file or directory"},
                                                                         {"c.csv", "Too many levels of symbolic links"},
                                                                         {"w", "folder of 0"},
                                                                         {"w/whole.txt", "told"},
                                                                         {"w/beside.json", "told"},
                                                                         {"w/beside.csv", "No such file or directory"},
                                                                         {"z.csv", "table"}}));
}

TEST(FolderFiles, AFolderThatNoPathReachesDoesNotEndTheWalk) {
    const TempDir folder;
    writeFile(folder.file("z.csv"), kTable);
    const std::string name(250, 'd');
    int at = ::open(folder.path().c_str(), O_DIRECTORY);
    for (int depth = 0; depth < 18; ++depth) { // 4,500 bytes: no path is longer than 4,096
        ASSERT_EQ(::mkdirat(at, name.c_str(), 0700), 0);
        const int below = ::openat(at, name.c_str(), O_DIRECTORY);
        ::close(std::exchange(at, below));
    }
    ::close(at);
    const FolderFiles found = filesBelow(folder.path(), {}, {});
    ASSERT_EQ(found.unread.size(), 1U);
    EXPECT_TRUE(found.unread[0].isFolder);
    EXPECT_EQ(found.unread[0].problem, std::errc::filename_too_long);
    EXPECT_EQ(found.parts.size(), 1U);
}

TEST(FolderFiles, WhatMayNotBeReadIsToldAsSuch) {
    const TempDir folder;
    writeFile(folder.file("a.csv"), kTable);
    writeFile(folder.file("p.png"), "");
    fs::create_directory(folder.file("more"));
    for (const char* denied : {"a.csv", "p.png", "more"})
        fs::permissions(folder.file(denied), fs::perms::none);
    {
        const test::AsNobody reader(folder.path());
        EXPECT_EQ(sorted(folder.path()),
                  (std::map<std::string, std::string>{
                      {"a.csv", "Permission denied"}, {"more", "folder: Permission denied"}, {"p.png", "picture"}}));
    }
    fs::permissions(folder.file("more"), fs::perms::owner_all);
}
} // namespace
