// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::app {

/// What can be typed, as the manual page and the shells' completions tell it. Values.

struct CommandOption {
    std::vector<std::string> names; ///< "-w", "--workspace"; of a place without one: its title alone
    std::string description;
    std::string value;                ///< what it takes, e.g. "TEXT"; empty: nothing
    std::string usual;                ///< taken where it is not given; empty: none
    std::vector<std::string> choices; ///< all that it takes; empty: anything
    bool isRequired = false;
    bool isPlace = false; ///< known by where it stands, not by a name
};

struct CommandNode {
    std::string path; ///< "chronoscope annotate export"
    std::string name; ///< "export"
    std::string description;
    std::vector<CommandOption> options;
    std::vector<CommandNode> commands;
};

/// The words with `between` between them.
inline std::string listed(const std::vector<std::string>& words, std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

/// `app` under `path`, without what is hidden from its help.
CommandNode commandTree(const CLI::App& app, const std::string& path);

/// The tree as a page for man, in troff. `version` stands in its foot.
std::string manPage(const CommandNode& root, const std::string& version);
/// The tree as a completion file of that shell: bash, zsh or fish. Empty for any other name.
std::string completions(const CommandNode& root, const std::string& shell);

} // namespace chronoscope::app
