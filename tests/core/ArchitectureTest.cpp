// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <sstream>

using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
struct SourceFile {
    std::string path;   ///< relative to the repository
    std::string folder; ///< top level
    std::string text;
};

/// Every C++ file of the project.
const std::vector<SourceFile>& sources() {
    static const std::vector<SourceFile> files = [] {
        std::vector<SourceFile> list;
        for (const char* folder : {"core", "widgets", "ui", "app", "tests"}) {
            if (!fs::is_directory(source(folder))) continue;
            for (const auto& entry : fs::recursive_directory_iterator(source(folder))) {
                const auto extension = entry.path().extension();
                if (extension == ".h" || extension == ".cpp")
                    list.push_back(
                        {fs::relative(entry.path(), source("")).string(), folder, readFile(entry.path().string())});
            }
        }
        return list;
    }();
    return files;
}

/// What the file includes, with the quotes or angle brackets.
std::vector<std::string> includes(const SourceFile& file) {
    std::vector<std::string> list;
    std::istringstream lines(file.text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string directive;
        std::string name;
        if (words >> directive >> name && directive == "#include") list.push_back(name);
    }
    return list;
}

TEST(Architecture, LayersPointDownwardsOnly) {
    const std::map<std::string, std::vector<std::string>> forbidden{{"core", {"ui/", "widgets/", "app/", "tests/"}},
                                                                    {"widgets", {"core/", "ui/", "app/", "tests/"}},
                                                                    {"ui", {"app/", "tests/"}},
                                                                    {"app", {"tests/"}}};
    ASSERT_GT(sources().size(), 100U);
    for (const SourceFile& file : sources()) {
        if (!forbidden.contains(file.folder)) continue;
        for (const std::string& include : includes(file))
            for (const std::string& layer : forbidden.at(file.folder))
                EXPECT_NE(include.substr(1, layer.size()), layer) << file.path << " includes " << include;
    }
}

TEST(Architecture, CoreKnowsNoQt) {
    const auto isQt = [](std::string_view include) { // <QString>, <QtCore/…>, "qcustomplot.h"
        include.remove_prefix(1);
        return include.starts_with("Qt") || include.starts_with("qcustomplot") ||
               (include.size() > 1 && include[0] == 'Q' && include[1] >= 'A' && include[1] <= 'Z');
    };
    for (const SourceFile& file : sources()) {
        if (file.folder != "core") continue;
        for (const std::string& include : includes(file))
            EXPECT_FALSE(isQt(include)) << file.path << " includes " << include;
    }
}

/// "core/studies/robustness/Calendar.h" → "robustness"; empty for a file of no study.
std::string studyOf(const std::string& path) {
    constexpr std::string_view kFolder = "/studies/";
    const std::size_t at = path.find(kFolder);
    if (at == std::string::npos) return {};
    const std::size_t from = at + kFolder.size();
    const std::size_t end = path.find('/', from);
    return end == std::string::npos ? std::string() : path.substr(from, end - from);
}

/// The text without what stands behind //.
std::string withoutComments(const SourceFile& file) {
    std::string code;
    std::istringstream lines(file.text);
    for (std::string line; std::getline(lines, line);)
        code += line.substr(0, line.find("//")) + '\n';
    return code;
}

/// A system of evaluation can be taken out without touching another: only the lists of them name one, and the two
/// commands that tell by content whose files they are given.
TEST(Architecture, AStudyIsKnownToNobodyButItselfAndTheLists) {
    const std::set<std::string> kLists{
        "core/studies/BuiltIn.cpp",  "ui/studies/Pages.cpp",    "app/Studies.cpp",       "app/bench/StudyBench.cpp",
        "app/cli/ImportCommand.cpp", "app/cli/ImportFiles.cpp", "app/cli/ImportFiles.h", "app/cli/ExchangeCommands.cpp",
        "app/SampleWorkspace.cpp",   "ui/studies/RunLine.cpp"};
    for (const SourceFile& file : sources()) {
        if (file.folder == "tests" || kLists.contains(file.path)) continue;
        for (const std::string& include : includes(file)) {
            const std::string study = studyOf(include);
            EXPECT_TRUE(study.empty() || study == studyOf(file.path)) << file.path << " includes " << include;
        }
    }
}

/// … nor does anything ask which study a run is of: what it wants to know it asks of study::Study, of app::StudyViews
/// or of ui::StudyPage, which have an answer for a study that does not say.
TEST(Architecture, NamesOfStudiesStandInTheirFoldersAndLists) {
    const std::vector<std::string> names{
        "\"chroknow",  "kChroKnowledge", "kTemplateRuns", "kTraversalRuns", "\"robustness", "\"stress", "kRobustness",
        "kStressRuns", "\"mined",        "mined::kStudy", "kMinedRuns",     "kJudgeRuns",   "kEditRuns"};
    const std::set<std::string> allowed{
        // The store refuses a record that no program of ours made before any study is asked: what its columns `base`,
        // `traversal` and `years` hold goes by the kind of run.
        "core/store/RunStore.h", "core/store/RunStore.cpp",
        // Stored annotations of cells name no study; a file in which they do is refused.
        "core/labels/Annotation.cpp",
        // Tables of the schema, of whatever age: they are mended before any study could read them.
        "core/check/ForeignRows.cpp", "core/check/StandIns.cpp",
        // The list of the pages of studies.
        "ui/studies/Pages.cpp",
        // Help is one text about all of them, and a list of what its headings explain.
        "ui/help/HelpWindow.cpp", "ui/help/NumberBook.cpp", "ui/help/ColumnTable.cpp",
        // A document that other programs read has a part for each.
        "app/cli/ImportCommand.cpp",
        // Files of the reference code, which is one study's: where no run is named, the only one of its kind is meant.
        "app/cli/ExchangeCommands.cpp"};
    std::set<std::string> found;
    for (const SourceFile& file : sources()) {
        if (file.folder == "tests" || !studyOf(file.path).empty()) continue;
        const std::string code = withoutComments(file);
        for (const std::string& name : names) {
            if (code.find(name) == std::string::npos) continue;
            found.insert(file.path);
            EXPECT_TRUE(allowed.contains(file.path)) << file.path << " names " << name;
        }
    }
    for (const std::string& path : allowed)
        EXPECT_TRUE(found.contains(path)) << path << " names no study any more: take it off the list";
}

/// … and each has its folder in every layer, traversals in that of the study they belong to.
TEST(Architecture, AStudyIsAFolderOfEachLayer) {
    for (const char* layer : {"core", "ui", "app", "tests/core"})
        for (const char* study : {"chroknow", "robustness", "mined"}) {
            const std::string folder = std::string(layer) + "/studies/" + study + "/";
            EXPECT_TRUE(std::any_of(sources().begin(), sources().end(), [&](const SourceFile& file) {
                return file.path.starts_with(folder);
            })) << folder;
        }
    for (const SourceFile& file : sources()) {
        if (file.folder == "tests" || file.path == "app/bench/TraversalBench.h")
            continue; // its figures are the bench's
        const bool isOfTraversals = file.path.find("ravers") != std::string::npos ||
                                    file.path.find("ChronoGap") != std::string::npos ||
                                    file.text.find("namespace chronoscope::traversal {\n\n") != std::string::npos;
        EXPECT_TRUE(!isOfTraversals || file.path.find("/studies/chroknow/") != std::string::npos) << file.path;
    }
}

/// Folders of core, that is: each can be read, and tested, without those above it. They are without cycles one by one,
/// and with what lies below each taken as its own, which is what a reader sees first.
TEST(Architecture, FoldersOfCoreHaveNoCycle) {
    const auto leaf = [](const std::string& path) { return fs::path(path).parent_path().string(); };
    const auto first = [](const std::string& path) { return path.substr(0, path.find('/', sizeof("core"))); };
    for (const auto& folderOf : std::vector<std::function<std::string(const std::string&)>>{leaf, first}) {
        std::map<std::string, std::set<std::string>> uses;
        for (const SourceFile& file : sources()) {
            if (file.folder != "core") continue;
            const std::string folder = folderOf(file.path);
            for (const std::string& include : includes(file)) {
                const std::string name = include.substr(1);
                if (!name.starts_with("core/") || folderOf(name) == folder) continue;
                uses[folder].insert(folderOf(name));
            }
        }
        ASSERT_GT(uses.size(), 10U);
        while (true) { // a folder that uses none of those left is no part of a cycle
            const auto done = std::find_if(uses.begin(), uses.end(), [&](const auto& folder) {
                return std::none_of(folder.second.begin(), folder.second.end(),
                                    [&](const std::string& other) { return uses.contains(other); });
            });
            if (done == uses.end()) break;
            uses.erase(done);
        }
        for (const auto& [folder, others] : uses)
            for (const std::string& other : others)
                EXPECT_FALSE(uses.contains(other)) << folder << " includes from " << other;
    }
}

TEST(Architecture, IncludesAreRootedAtTheRepository) {
    for (const SourceFile& file : sources())
        for (const std::string& include : includes(file)) {
            EXPECT_EQ(include.find(".."), std::string::npos) << file.path << " includes " << include;
            if (include.front() == '"' && !include.ends_with(".moc\"")) {
                EXPECT_TRUE(fs::exists(source(include.substr(1, include.size() - 2))))
                    << file.path << " includes " << include;
            }
        }
}

TEST(Architecture, EveryFileNamesItsLicence) {
    // REUSE-IgnoreStart
    constexpr std::string_view kHead = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
                                       "// SPDX-FileCopyrightText: 2026 The Chronoscope authors\n";
    // REUSE-IgnoreEnd
    for (const SourceFile& file : sources())
        EXPECT_TRUE(file.text.starts_with(kHead)) << file.path;
}

/// A test that no list names is never built, and nobody misses it.
TEST(Architecture, EveryTestIsBuilt) {
    std::string lists;
    for (const auto& entry : fs::recursive_directory_iterator(source("tests")))
        if (entry.path().filename() == "CMakeLists.txt") lists += readFile(entry.path().string());
    for (const SourceFile& file : sources()) {
        const fs::path path(file.path);
        const std::string stem = path.stem().string();
        const bool isTest =
            file.folder == "tests" && path.extension() == ".cpp" && (stem.ends_with("Test") || stem.ends_with("Story"));
        EXPECT_TRUE(!isTest || lists.find(stem) != std::string::npos) << file.path;
    }
}

TEST(Architecture, FilesStaySmall) {
    for (const SourceFile& file : sources())
        EXPECT_LE(std::count(file.text.begin(), file.text.end(), '\n'), 480) << file.path;
}

TEST(Architecture, NoClassIsAManagerHelperOrUtil) {
    for (const SourceFile& file : sources()) {
        const std::string name = fs::path(file.path).filename().string();
        for (const char* word : {"Manager", "Helper", "Util"})
            EXPECT_EQ(name.find(word), std::string::npos) << file.path;
    }
}

TEST(Architecture, NothingWaitsBySleepingOrBlocksTheEventLoop) {
    for (const SourceFile& file : sources()) {
        if (file.folder == "tests") continue;
        for (const char* word :
             {"processEvents", "BlockingQueuedConnection", ".detach()", "sleep_for", "QThread::sleep"})
            EXPECT_EQ(file.text.find(word), std::string::npos) << file.path << ": " << word;
    }
}

TEST(Architecture, HeadersAreGuarded) {
    for (const SourceFile& file : sources())
        if (file.path.ends_with(".h")) {
            EXPECT_NE(file.text.find("#pragma once"), std::string::npos) << file.path;
        }
}
} // namespace
