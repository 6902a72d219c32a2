// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/TaskFiles.h"

#include "core/exchange/FolderFiles.h"
#include "core/studies/mined/ImageFiles.h"
#include "core/studies/mined/MinedImport.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "tests/support/AsNobody.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace chronoscope::mined {
namespace {
using nlohmann::json;

TEST(MinedFolder, SaysOfWhichFilesAnImportTells) {
    const test::TempDir folder;
    test::writeMined(folder, json::array({test::currentHead()}));
    std::filesystem::create_directories(folder.file("more/imgs"));
    const std::vector<std::pair<const char*, bool>> cases{{"inference_data/Dimension1.json", true},
                                                          {"inference_data/notes.json", true},
                                                          {"faulty.json", true},
                                                          {"imgs/Apple/Apple_1.png", true},
                                                          {"imgs/list", true},
                                                          {"more/imgs/one.webp", true},
                                                          {"notes.txt", false},
                                                          {"more/tasks.json", false}};
    for (const auto& [file, isTold] : cases)
        if (const std::string path = folder.file(file); !std::filesystem::exists(path)) test::writeFile(path, "{}");
    const TaskFiles files = findTaskFiles(folder.path());
    for (const auto& [file, isTold] : cases) {
        EXPECT_EQ(tellsOf(files, folder.file(file)), isTold) << file;
        const bool isAmongTasks = isTold && std::string(file).ends_with(".json");
        EXPECT_EQ(tellsWhyNot(files, folder.file(file)), isAmongTasks) << file;
    }
}

TEST(MinedFolder, WhatLiesAmongThePicturesAndCannotBeReadIsTold) {
    const test::TempDir folder;
    test::writeMined(folder, json::array({test::currentHead()}));
    test::writeFile(folder.file("imgs/list.csv"), "file,licence\n");
    std::filesystem::create_symlink("gone", folder.file("imgs/lost.csv"));
    std::filesystem::create_symlink("gone", folder.file("inference_data/lost.json"));
    const auto below = exchange::filesBelow(folder.path(), {filesOfMined()}, {});
    ASSERT_EQ(below.unread.size(), 2U);
    EXPECT_EQ(below.unread[0].path, folder.file("imgs/lost.csv"));
    EXPECT_EQ(below.unread[1].path, folder.file("inference_data/lost.json"));
}

TEST(MinedFolder, APictureInAFolderThatMayNotBeReadIsToldAsSuch) {
    const test::TempDir benchmark;
    test::writeMined(benchmark, json::array({test::currentHead()}));
    const ImageFiles pictures({benchmark.file("imgs")});
    std::filesystem::permissions(benchmark.file("imgs/Apple"), std::filesystem::perms::none);
    {
        const test::AsNobody reader(benchmark.path());
        const auto read = pictures.read("Apple/Apple_1.png");
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().message, "the picture cannot be read: Permission denied");
    }
    std::filesystem::permissions(benchmark.file("imgs/Apple"), std::filesystem::perms::owner_all);
    EXPECT_TRUE(pictures.read("Apple/Apple_1.png"));
    EXPECT_EQ(pictures.read("Apple/Apple_9.png").error().code, ErrorCode::NotFound);
}

TEST(MinedFolder, FoldersOfTasksAndPicturesMayBeLinks) {
    const test::TempDir folder, elsewhere;
    test::writeMined(elsewhere, json::array({test::currentHead()}));
    for (const char* part : {"inference_data", "imgs"})
        std::filesystem::create_directory_symlink(elsewhere.file(part), folder.file(part));
    std::filesystem::create_directory_symlink(elsewhere.path(), folder.file("more"));
    const auto below = exchange::filesBelow(folder.path(), {filesOfMined()}, {});
    ASSERT_EQ(below.parts.size(), 1U);
    ASSERT_EQ(below.unread.size(), 1U) << "those two are followed";
    EXPECT_EQ(below.unread[0].path, folder.file("more"));
    const auto workspace = test::makeWorkspace(folder);
    const MinedReport report = test::must(importMined(*workspace, findTaskFiles(folder.path())));
    EXPECT_EQ(report.images, 2U);
    EXPECT_EQ(report.unnamedPictures, 0U);
}

TEST(MinedFolder, ALinkInItIsNamedByItsPlaceAndNotByWhereItLeads) {
    const test::TempDir folder, elsewhere;
    test::writeFile(elsewhere.file("then.json"), R"([{"eval_type": "openqa", "mm_questions": "?"}])");
    test::writeFile(elsewhere.file("facts.json"), "{}");
    test::writeFile(elsewhere.file("one.png"), "");
    for (const char* file : {"then.json", "facts.json", "one.png"})
        std::filesystem::create_symlink(elsewhere.file(file), folder.file(file));
    TaskFiles files = findTaskFiles(folder.path());
    ASSERT_EQ(files.files.size(), 1U);
    for (const char* file : {"then.json", "facts.json", "one.png"})
        EXPECT_TRUE(tellsOf(files, folder.file(file))) << file;
    EXPECT_FALSE(tellsOf(files, elsewhere.file("facts.json")));
    EXPECT_EQ(files.ignored.size(), 1U);
    leave(files, folder.file("facts.json"));
    EXPECT_TRUE(files.ignored.empty()) << "it is read as something else";
    const auto below = exchange::filesBelow(folder.path(), {filesOfMined()}, {});
    EXPECT_TRUE(below.left.empty()) << "no task file is told as not read that is";
    EXPECT_EQ(below.told.size(), 3U);
}

TEST(MinedFolder, WhatIsNoPlainFileIsNotOpened) {
    const test::TempDir folder;
    test::writeFile(folder.file("tasks.json"), R"([{"eval_type": "openqa", "mm_questions": "?"}])");
    std::filesystem::create_directories(folder.file("folder.json"));
    ASSERT_EQ(::mkfifo(folder.file("pipe.json").c_str(), 0600), 0);
    const TaskFiles found = findTaskFiles(folder.path());
    EXPECT_EQ(found.files.size(), 1U);
    EXPECT_TRUE(found.ignored.empty() && found.broken.empty());
}

TEST(MinedFolder, ListsOfDatedAnswersAreKnownByTheirBeginning) {
    const test::TempDir folder;
    const std::vector<std::pair<const char*, bool>> cases{
        {R"({"countries": {"Italy": {"head": {"answers": ["Ann |S: +2010-01-01T00:00:00Z"]}}}})", true},
        {R"({"countries": {"answers": 3}})", false},
        {R"([{"answers": ["Ann |S: +2010-01-01T00:00:00Z"]}])", false},
        {"", false}};
    for (const auto& [text, isKnown] : cases) {
        test::writeFile(folder.file("lists.json"), text);
        EXPECT_EQ(holdsDatedLists(folder.file("lists.json")), isKnown) << text;
    }
    EXPECT_FALSE(holdsDatedLists(folder.path()));
}
} // namespace
} // namespace chronoscope::mined
