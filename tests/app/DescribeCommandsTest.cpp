// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/support/Files.h"
#include "tests/support/Processes.h"
#include "tests/support/TempDir.h"

#include <regex>
#include <set>
#include <sstream>
#include <tuple>

#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// What the help of a command lists, told from its own text.
struct Help {
    Words commands;
    std::set<std::string> options;
};

Help helpOf(Words path) {
    path.emplace_back("--help");
    const std::string text = runCommand(path).out;
    Help help;
    std::istringstream lines(text);
    bool areCommands = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with("commands:")) areCommands = true;
        std::smatch found;
        if (areCommands && std::regex_search(line, found, std::regex("^  ([a-z][a-z-]*) ")))
            help.commands.push_back(found[1]);
        if (!areCommands && std::regex_search(line, found, std::regex("^  (-[a-z],)?(--[a-z-]+)")))
            help.options.insert(found[2]);
    }
    return help;
}

/// The words that bash would offer behind `typed`, the last of which is being typed.
std::set<std::string> offered(const std::string& file, const std::string& typed) {
    Child bash({"/bin/bash", "-c",
                "source \"$0\"; read -ra COMP_WORDS <<< \"$1\"; [[ $1 == *' ' ]] && COMP_WORDS+=(''); "
                "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); cd /; _chronoscope; printf '%s\\n' \"${COMPREPLY[@]}\"",
                file, typed});
    std::istringstream lines(bash.readAll());
    std::set<std::string> words;
    for (std::string line; std::getline(lines, line);)
        words.insert(line);
    EXPECT_EQ(bash.wait(), 0) << typed;
    return words;
}

class DescribedCommands : public testing::Test {
protected:
    void SetUp() override { writeFile(file, runCommand({"completions", "bash"}).out); }
    const TempDir folder;
    const std::string file = folder.file("chronoscope.bash");
};

TEST_F(DescribedCommands, BashOffersWhatTheHelpOfEveryCommandLists) {
    const Help root = helpOf({});
    ASSERT_GT(root.commands.size(), 30U);
    const auto first = offered(file, "chronoscope ");
    const std::string man = runCommand({"man"}).out;
    for (const std::string& command : root.commands) {
        EXPECT_TRUE(first.contains(command)) << command;
        const Help help = helpOf({command});
        const auto words = offered(file, "chronoscope " + command + " -");
        for (const std::string& option : help.options)
            EXPECT_TRUE(words.contains(option)) << command << " " << option;
        EXPECT_NE(man.find(".SS chronoscope " + std::regex_replace(command, std::regex("-"), "\\-")), std::string::npos)
            << command;
        for (const std::string& below : help.commands)
            EXPECT_TRUE(offered(file, "chronoscope " + command + " ").contains(below)) << command << " " << below;
    }
}

TEST_F(DescribedCommands, ValuesAreOfferedBehindTheirOptionAndHiddenCommandsNowhere) {
    const auto formats = offered(file, "chronoscope dates --format ");
    EXPECT_TRUE(formats.contains("csv") && formats.contains("json"));
    EXPECT_FALSE(formats.contains("--format"));
    EXPECT_EQ(offered(file, "chronoscope dates --format c"), std::set<std::string>{"csv"});
    EXPECT_FALSE(offered(file, "chronoscope ").contains("completions"));
    EXPECT_EQ(runCommand({"--help"}).out.find("completions"), std::string::npos);
    EXPECT_EQ(runCommand({"completions", "tcsh"}).status, app::kWrongUsage);
}

TEST_F(DescribedCommands, TheOtherShellsAndManCanReadTheirs) {
    for (const auto& [program, shell, arguments] : std::vector<std::tuple<std::string, std::string, Words>>{
             {"/usr/bin/zsh", "zsh", {"-n"}}, {"/usr/bin/fish", "fish", {"-n"}}, {"/bin/bash", "bash", {"-n"}}}) {
        if (::access(program.c_str(), X_OK) != 0) continue;
        const std::string path = folder.file(shell);
        writeFile(path, runCommand({"completions", shell}).out);
        Words words{program};
        words.insert(words.end(), arguments.begin(), arguments.end());
        words.push_back(path);
        Child child(words);
        EXPECT_EQ(child.readAll(), "") << shell;
        EXPECT_EQ(child.wait(), 0) << shell;
    }
    const std::string page = runCommand({"man"}).out;
    EXPECT_TRUE(page.starts_with(".TH CHRONOSCOPE 1 "));
    for (const char* section : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS"})
        EXPECT_NE(page.find(std::string("\n.SH ") + section + "\n"), std::string::npos) << section;
}
} // namespace
