// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandTree.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"

#include <memory>

namespace chronoscope::app {

/// For whoever packs the program; not in the help.
void addDescribeCommands(CLI::App& root, Action& action) {
    constexpr const char* kHidden = "";
    const CLI::App* all = &root;
    CLI::App* man = root.add_subcommand("man", "Print the manual page")->group(kHidden);
    man->callback([all, &action] {
        action = [all] {
            printOut(manPage(commandTree(*all, "chronoscope"), CHRONOSCOPE_VERSION));
            return kDone;
        };
    });
    auto shell = std::make_shared<std::string>();
    CLI::App* complete = root.add_subcommand("completions", "Print a shell's completion file")->group(kHidden);
    complete->add_option("SHELL", *shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    complete->callback([all, shell, &action] {
        action = [all, shell] {
            printOut(completions(commandTree(*all, "chronoscope"), *shell));
            return kDone;
        };
    });
}

} // namespace chronoscope::app
