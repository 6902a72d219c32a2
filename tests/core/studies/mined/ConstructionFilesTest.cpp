// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ConstructionFiles.h"
#include "tests/core/studies/mined/Pictures.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace chronoscope::mined {
namespace {
using test::must;

constexpr const char* kEntities = "entity,type,hypernym,image,paraphrase_image\n"
                                  "One,company,company,One/1.png,One/2.png\n"
                                  "Two,company,company,Two/1.png,Two/2.png\n";
constexpr const char* kAttributes = "entity,property,value,start,end\n"
                                    "One,the CEO of,A B,1990,2000\n"
                                    "One,the CEO of,C D,2000,2010\n"
                                    "One,the CEO of,E F,2010,\n"
                                    "Two,the CEO of,G H,1985,2003\n"
                                    "Two,the CEO of,I J,2003,\n"
                                    "Three,the CEO of,K L,2003,\n";

/// Two companies with the three files that a construction is made of.
class ConstructionFiles : public testing::Test {
protected:
    ConstructionFiles() {
        test::writeFile(folder.file("entities.csv"), kEntities);
        test::writeFile(folder.file("attributes.csv"), kAttributes);
        for (const std::string entity : {"One", "Two"}) {
            std::filesystem::create_directories(folder.file("imgs/" + entity));
            for (const std::string which : {"1", "2"})
                test::writeFile(folder.file("imgs/" + entity + "/" + which + ".png"),
                                test::png(40, 30, entity + which));
        }
    }
    ConstructionInput input() const {
        const auto sources = sourcesIn(folder.file(""));
        return must(readConstructionFiles(sources.entities, sources.attributes));
    }

    const test::TempDir folder;
};

TEST_F(ConstructionFiles, AreFoundInAFolder) {
    const auto sources = sourcesIn(folder.file(""));
    EXPECT_TRUE(std::filesystem::equivalent(sources.entities, folder.file("entities.csv")));
    EXPECT_TRUE(std::filesystem::equivalent(sources.attributes, folder.file("attributes.csv")));
    EXPECT_TRUE(std::filesystem::equivalent(sources.pictures, folder.file("imgs")));
    std::filesystem::remove_all(folder.file("imgs"));
    std::filesystem::remove(folder.file("attributes.csv"));
    const auto fewer = sourcesIn(folder.file(""));
    EXPECT_EQ(fewer.attributes, "");
    EXPECT_EQ(fewer.pictures, folder.file("")) << "pictures beside the tables";
}

TEST_F(ConstructionFiles, ATableThatIsNotThereIsAnError) {
    const auto missing = readConstructionFiles(folder.file("none.csv"), folder.file("attributes.csv"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::Io);
    EXPECT_NE(missing.error().text().find("none.csv"), std::string::npos);
}

TEST_F(ConstructionFiles, PicturesThatCannotBeTakenAreToldOnce) {
    EXPECT_TRUE(pictureProblems(input().entities, folder.file("imgs")).empty());
    test::writeFile(folder.file("imgs/Two/2.png"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    std::filesystem::remove(folder.file("imgs/One/1.png"));
    const auto problems = pictureProblems(input().entities, folder.file("imgs"));
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_TRUE(problems[0].starts_with("One: ") && problems[0].find("One/1.png") != std::string::npos) << problems[0];
    EXPECT_TRUE(problems[1].starts_with("Two: ") && problems[1].find("Two/2.png") != std::string::npos) << problems[1];
}

TEST_F(ConstructionFiles, WhatIsMadeIsStoredAsTheFilesWouldBe) {
    const ConstructionInput tables = input();
    EXPECT_EQ(tables.attributeProblems.size(), 1U) << "there is no entity Three";
    const Construction built = construct(tables.entities, {});
    ASSERT_GT(built.controls.size(), 0U);
    std::size_t items = 0;
    for (const auto& task : built.items)
        items += task.size();

    const auto direct = test::emptyWorkspace(folder);
    std::size_t told = 0;
    const auto stored = must(importTaskTexts(*direct, taskTexts(built, true), {folder.file("imgs")}, {},
                                             [&](std::size_t count) { told = count; }));
    EXPECT_EQ(stored.items, items + built.controls.size());
    EXPECT_EQ(stored.images, 4U);
    EXPECT_EQ(stored.withoutImages, 0U);
    EXPECT_EQ(told, stored.items);
    for (int code = 0; code < kAuditCodes; ++code)
        EXPECT_TRUE(stored.byCode[static_cast<std::size_t>(code)] == 0 || !isFault(static_cast<AuditCode>(code)))
            << key(static_cast<AuditCode>(code));

    ASSERT_TRUE(writeConstruction(built, folder.file("")));
    const auto again = must(importMined(*direct, findTaskFiles(folder.file(""))));
    EXPECT_EQ(again.items, 0U) << "the files hold the same items";
    EXPECT_EQ(again.already, items) << "the controls lie beside, and are not read with the folder";
}

TEST_F(ConstructionFiles, AStoppedConstructionIsAPart) {
    std::stop_source stop;
    std::size_t heard = 0;
    const Construction part = construct(input().entities, {}, stop.get_token(), [&](std::size_t done, std::size_t all) {
        EXPECT_EQ(all, 2U);
        heard = done;
        stop.request_stop();
    });
    EXPECT_EQ(heard, 1U);
    EXPECT_EQ(part.items[static_cast<std::size_t>(Task::TA)].size(), 1U);
}
} // namespace
} // namespace chronoscope::mined
