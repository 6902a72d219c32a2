// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/app/ImportDesk.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope import` of folders into a workspace of its own.
class FolderImport : public ImportDesk {
protected:
    CommandRun import(Words words) const {
        words.insert(words.begin(), {"import", "-w", m_workspace});
        return runCommand(words);
    }
};

TEST_F(FolderImport, ALinkToAFolderIsToldOnceWhateverLiesBesideIt) {
    std::filesystem::create_directories(m_folder.file("all/.git"));
    std::filesystem::create_directory(m_folder.file("elsewhere"));
    for (const char* at : {"all/more", "all/.git/hooks"})
        std::filesystem::create_directory_symlink(m_folder.file("elsewhere"), m_folder.file(at));
    const std::vector<std::pair<const char*, const char*>> files{
        {"", ""},
        {"all/facts.csv", "subject,relation,object,from\nHam,mayor,Ann,2010\n"},
        {"all/TimeVariant_General_Dynamic.jsonl",
         R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})"}};
    for (const auto& [name, bytes] : files) {
        if (*name != '\0') put(name, bytes);
        const CommandRun done = import({m_folder.file("all")});
        EXPECT_EQ(done.status, app::kBadInput) << done.problem;
        const auto at = done.problem.find("a link to a folder, which is not followed");
        EXPECT_NE(at, std::string::npos) << "beside " << name << ": " << done.problem;
        EXPECT_EQ(done.problem.find("a link to a folder", at + 1), std::string::npos) << done.problem;
        EXPECT_EQ(done.problem.find("hooks"), std::string::npos) << done.problem;
    }
    EXPECT_EQ(elements().size(), 2U);
}

TEST_F(FolderImport, AFileThatIsNamedBesideItsFolderIsReadOnceAndNotToldAsLeftAlone) {
    std::filesystem::create_directory(m_folder.file("all"));
    put("all/TimeVariant_General_Dynamic.jsonl",
        R"({"subject":"X","relation":"employer","objects_2010":["A"],"distractor":["x","y","z"]})");
    const std::string own =
        put("all/own.csv", "property,entity,value,start\nhead,Italy,Ann,2010\nhead,France,Ben,2010\n");
    EXPECT_NE(import({m_folder.file("all")}).problem.find("own.csv: may be a table of facts"), std::string::npos);
    std::filesystem::create_symlink(own, m_folder.file("link.csv"));
    for (const std::string& file : {own, m_folder.file("link.csv")}) {
        const CommandRun done = import({file, m_folder.file("all"), "--json"});
        EXPECT_EQ(done.status, app::kDone) << done.problem;
        EXPECT_EQ(json::parse(done.out).at("tables").size(), 1U) << done.out;
        EXPECT_EQ(done.problem.find("own.csv: may be a table"), std::string::npos) << done.problem;
        EXPECT_EQ(done.problem.find("own.csv: not a benchmark file"), std::string::npos) << done.problem;
    }
    EXPECT_EQ(elements().size(), 3U);
    std::filesystem::remove(m_folder.file("all/TimeVariant_General_Dynamic.jsonl"));
    const CommandRun alone = import({own, m_folder.file("all")});
    EXPECT_EQ(alone.status, app::kDone) << "the folder holds nothing else: " << alone.problem;
}
} // namespace
