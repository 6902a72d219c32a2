// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>

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

std::vector<std::string> includes(const SourceFile& file) {
    static const std::regex pattern(R"re(^\s*#\s*include\s*([<"][^>"]+[>"]))re", std::regex::multiline);
    std::vector<std::string> list;
    for (auto at = std::sregex_iterator(file.text.begin(), file.text.end(), pattern); at != std::sregex_iterator();
         ++at)
        list.push_back((*at)[1]);
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
    static const std::regex qt("^[<\"](Q[A-Z]|Qt|q[a-z]+plot)");
    for (const SourceFile& file : sources())
        if (file.folder == "core") {
            for (const std::string& include : includes(file))
                EXPECT_FALSE(std::regex_search(include, qt)) << file.path << " includes " << include;
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
    constexpr std::string_view kHead = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
                                       "// SPDX-FileCopyrightText: 2026 The Chronoscope authors\n";
    for (const SourceFile& file : sources())
        EXPECT_TRUE(file.text.starts_with(kHead)) << file.path;
}

TEST(Architecture, FilesStaySmall) {
    for (const SourceFile& file : sources())
        EXPECT_LE(std::count(file.text.begin(), file.text.end(), '\n'), 450) << file.path;
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
