// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/BenchmarkExport.h"

#include "core/base/Hash.h"
#include "core/exchange/FactTwins.h"
#include "core/facts/FactImport.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/Workspace.h"
#include "tests/support/BatchAnswers.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

/// Whatever somebody's own table made: what is exported comes back as the same elements, and no more is left out
/// than is said.
namespace chronoscope::test {
namespace {
using exchange::BenchmarkLayout;

const std::vector<std::string> kNames{"Ann",
                                      "Ben, \"B\" Birch",
                                      "O'Hara; the elder",
                                      "=1+1",
                                      "-7",
                                      "@home",
                                      "\xD7\x90\xD7\x91",
                                      "S\xC3\xA3o \xF0\x9F\x8F\x9B",
                                      "two\nlines",
                                      "{year} %1",
                                      "2014",
                                      "Ann Ash",
                                      "true",
                                      "\\d+"};

std::string quoted(const std::string& text) {
    std::string cell = "\"";
    for (const char sign : text)
        cell += sign == '"' ? std::string("\"\"") : std::string(1, sign);
    return cell + '"';
}

std::string tableOf(SeedStream& random) {
    const auto any = [&](const std::vector<std::string>& of) { return of[random.below(of.size())]; };
    std::string table = "subject,relation,object,from,to,at,aliases,distractors,domain,note\n";
    for (auto rows = 3 + random.below(30); rows > 0; --rows) {
        const auto first = 2008 + static_cast<int>(random.below(14));
        const auto last = first + static_cast<int>(random.below(6));
        std::string from = std::to_string(first), to = std::to_string(last), at;
        switch (random.below(6)) {
        case 0: from += "-03-15"; break;
        case 1: to.clear(); break;
        case 2:
            at = from;
            from.clear();
            to.clear();
            break;
        case 3:
            from.clear();
            to.clear();
            break;
        default: break;
        }
        const bool hasChoices = random.below(3) == 0;
        const std::string cells[]{"Town " + std::to_string(random.below(5)) + any({"", " \"x\"", ", the 2nd"}),
                                  any({"mayor", "capital", "head of, state"}),
                                  any(kNames),
                                  from,
                                  to,
                                  at,
                                  random.below(4) == 0 ? any(kNames) + "|" + any(kNames) : "",
                                  hasChoices             ? "Sue|Tom|Una"
                                  : random.below(5) == 0 ? any(kNames)
                                                         : "",
                                  any({"", "", "general", "sports", "biomedical"}),
                                  random.below(6) == 0 ? any(kNames) : ""};
        std::string line;
        for (const std::string& cell : cells)
            line += (line.empty() ? "" : ",") + quoted(cell);
        table += line + "\n";
    }
    return table;
}

facts::FactOptions optionsOf(std::optional<std::pair<int, int>> frame) {
    facts::FactOptions options;
    options.asOf = 2023;
    options.frame = frame;
    return options;
}

void take(const WorkspacePtr& workspace, const facts::FactIntake& intake) {
    auto reader = must(workspace->reader());
    store::WorkspaceSink sink(workspace);
    must(facts::storeFacts(intake, sink, {}, must(exchange::knownFacts(reader))));
}

std::set<std::string> exemplarsIn(const WorkspacePtr& workspace) {
    auto reader = must(workspace->reader());
    std::set<std::string> ids;
    for (const auto& fewShot : must(store::BenchmarkStore(reader).fewShots()))
        ids.insert(toHex(fewShot.id));
    return ids;
}

/// Of elements and of those that are held out.
std::set<std::string> idsIn(const WorkspacePtr& workspace) {
    auto reader = must(workspace->reader());
    std::set<std::string> ids = exemplarsIn(workspace);
    for (const auto& meta : must(store::BenchmarkStore(reader).elements()))
        ids.insert(toHex(meta.id));
    return ids;
}

class BenchmarkRoundTrip : public testing::TestWithParam<BenchmarkLayout> {};

/// Each line of a benchmark's files, by the file's name below its folder.
std::map<std::string, std::vector<nlohmann::json>> linesBelow(const std::string& folder) {
    std::map<std::string, std::vector<nlohmann::json>> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            for (const std::string& line : linesOf(readFile(entry.path().string())))
                files[std::filesystem::relative(entry.path(), folder).string()].push_back(nlohmann::json::parse(line));
    return files;
}

TEST_P(BenchmarkRoundTrip, WhatIsHeldOutComesBackAsExemplars) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    std::string table = "subject,relation,object,from,to,aliases,held_out\n";
    for (int i = 0; i < 9; ++i) // another four than the program would take
        table += "Town " + std::to_string(i) + ",mayor,Mayor " + std::to_string(i) + ",2010,2014,M" +
                 std::to_string(i) + (i < 3 ? ",yes\n" : ",\n");
    take(workspace, must(facts::FactIntake::read(table, "t", optionsOf({}))));
    EXPECT_EQ(exemplarsIn(workspace).size(), 3U);
    const auto made = must(exchange::exportBenchmark(*workspace, {}, GetParam(), folder.file("out"), {}));
    EXPECT_EQ(made.leftOut, 0);
    const auto copy = emptyWorkspace(folder, "copy.chronoscope");
    if (GetParam() == BenchmarkLayout::Published)
        importInto(copy, {folder.file("out")});
    else
        take(copy, must(facts::readFactFile(made.files.at(0), optionsOf(made.years))));
    EXPECT_EQ(idsIn(copy), idsIn(workspace));
    EXPECT_EQ(exemplarsIn(copy), exemplarsIn(workspace));
}

TEST_P(BenchmarkRoundTrip, ANameWithTheSignBetweenNamesComesBack) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    const std::string table = R"({"subject":"A|B","relation":"r|s","object":"x|y","aliases":["p|q","|","a\\","b"],)"
                              R"("distractors":["u|v","w","z|"],"from":2010,"to":2012,"note":"n|m"})"
                              "\n";
    take(workspace, must(facts::FactIntake::read(table, "t", optionsOf({}))));
    ASSERT_EQ(idsIn(workspace).size(), 1U);
    const auto made = must(exchange::exportBenchmark(*workspace, {}, GetParam(), folder.file("out"), {}));
    if (GetParam() == BenchmarkLayout::TableCsv) { // an entry that ends in a backslash is the one that it cannot hold
        EXPECT_EQ(made.leftOut, 1);
        return;
    }
    EXPECT_EQ(made.leftOut, 0);
}

TEST(BenchmarkExport, ACsvEscapesTheSignBetweenNames) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    const std::string table = R"({"subject":"A|B","relation":"r|s","object":"x|y","aliases":["p|q","|","b"],)"
                              R"("distractors":["u|v","w","z|"],"from":2010,"to":2012,"note":"n|m"})"
                              "\n";
    take(workspace, must(facts::FactIntake::read(table, "t", optionsOf({}))));
    const auto made =
        must(exchange::exportBenchmark(*workspace, {}, BenchmarkLayout::TableCsv, folder.file("out"), {}));
    EXPECT_EQ(made.leftOut, 0);
    EXPECT_NE(readFile(made.files.at(0)).find("p\\|q|\\||b"), std::string::npos) << readFile(made.files.at(0));
    const auto copy = emptyWorkspace(folder, "copy.chronoscope");
    take(copy, must(facts::readFactFile(made.files.at(0), optionsOf(made.years))));
    EXPECT_EQ(idsIn(copy), idsIn(workspace));
}

// Keys, nesting, file names and folders are those that the authors' programs read.
TEST(BenchmarkExport, AnImportedBenchmarkComesOutAsItWasPublished) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    importInto(workspace, {sampleBenchmark()});
    must(exchange::exportBenchmark(*workspace, std::nullopt, BenchmarkLayout::Published, folder.file("out"), {}));
    const auto published = linesBelow(sampleBenchmark());
    const auto written = linesBelow(folder.file("out"));
    ASSERT_EQ(written.size(), published.size());
    for (const auto& [name, lines] : published) {
        SCOPED_TRACE(name);
        ASSERT_TRUE(written.contains(name));
        EXPECT_EQ(written.at(name), lines);
    }
}

TEST_P(BenchmarkRoundTrip, GivesTheSameElementsAndSaysWhatItLeavesOut) {
    std::size_t written = 0, leftOut = 0;
    for (std::uint64_t seed = 16; seed < 26; ++seed) {
        SCOPED_TRACE(seed);
        SeedStream random(seed);
        const TempDir folder;
        const auto workspace = emptyWorkspace(folder);
        for (auto tables = 1 + random.below(2); tables > 0; --tables) { // the second knows nothing of the first
            const auto frame = random.below(2) == 0 ? std::optional<std::pair<int, int>>()
                                                    : std::pair(2009, 2020 + static_cast<int>(random.below(5)));
            const auto intake = facts::FactIntake::read(tableOf(random), "t", optionsOf(frame));
            ASSERT_TRUE(intake.ok()) << intake.error().text();
            take(workspace, *intake);
        }
        const auto before = idsIn(workspace);
        const auto made = must(exchange::exportBenchmark(*workspace, std::nullopt, GetParam(), folder.file("out"), {}));
        EXPECT_EQ(static_cast<std::size_t>(made.elements + made.leftOut), before.size());
        const auto copy = emptyWorkspace(folder, "copy.chronoscope");
        if (GetParam() == BenchmarkLayout::Published)
            importInto(copy, {folder.file("out")});
        else
            for (const std::string& file : made.files)
                take(copy, must(facts::readFactFile(file, optionsOf(made.years))));
        const auto after = idsIn(copy);
        EXPECT_EQ(after.size(), static_cast<std::size_t>(made.elements));
        EXPECT_TRUE(std::includes(before.begin(), before.end(), after.begin(), after.end()))
            << "an element came back changed";
        written += static_cast<std::size_t>(made.elements);
        leftOut += static_cast<std::size_t>(made.leftOut);
    }
    EXPECT_GT(written, std::size_t{50});
    if (GetParam() == BenchmarkLayout::Published)
        EXPECT_EQ(leftOut, 0U);
    else
        EXPECT_LT(leftOut * 5, written) << "only what a table cannot hold: a second version, years that overlap";
}

INSTANTIATE_TEST_SUITE_P(Layouts, BenchmarkRoundTrip,
                         testing::Values(BenchmarkLayout::Published, BenchmarkLayout::TableCsv,
                                         BenchmarkLayout::TableJsonLines));
} // namespace
} // namespace chronoscope::test
