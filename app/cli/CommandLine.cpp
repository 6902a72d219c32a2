// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"

#include "app/cli/Commands.h"
#include "app/cli/Console.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <string_view>

namespace chronoscope::app {

namespace {
constexpr std::array<std::string_view, 22> kCommands{
    "annotate", "backend", "batch", "import",    "sample",     "run",    "resume",   "runs",
    "prompt",   "replies", "score", "scorings",  "traverse",   "report", "exchange", "bench",
    "verify",   "--help",  "-h",    "--version", "--help-all", "help"};
}

bool isCommand(int argc, const char* const* argv) {
    if (argc < 2) return false;
    for (const std::string_view command : kCommands)
        if (command == argv[1]) return true;
    return false;
}

CLI::Validator dollars() {
    return CLI::Validator(
        [](const std::string& text) {
            double amount = 0;
            const bool is = CLI::detail::lexical_cast(text, amount) && std::isfinite(amount) && amount > 0;
            return is ? std::string() : "not a number of US dollars above 0: " + text;
        },
        "DOLLARS");
}

int runCommandLine(int argc, const char* const* argv) {
    CLI::App root("Chronoscope: which facts of which year a language model recalls", "chronoscope");
    root.set_version_flag("--version", CHRONOSCOPE_VERSION);
    root.set_help_all_flag("--help-all", "Help on every sub-command");
    root.require_subcommand(1);
    root.option_defaults()->always_capture_default(); // shown in the help
    root.footer("Without a sub-command: chronoscope [FILE.chronoscope] opens the window.");
    Action action;
    addImportCommand(root, action);
    addSampleCommand(root, action);
    addRunCommands(root, action);
    addScoringCommands(root, action);
    addInspectCommands(root, action);
    addBackendCommands(root, action);
    addBatchCommands(root, action);
    addTraverseCommand(root, action);
    addAnnotateCommand(root, action);
    addReportCommand(root, action);
    addExchangeCommands(root, action);
    addVerifyCommand(root, action);
    addBenchCommand(root, action);
    try {
        root.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        const bool wanted = problem.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
        root.exit(problem);
        return wanted ? kDone : kWrongUsage;
    }
    try {
        const int status = action ? action() : static_cast<int>(kWrongUsage);
        if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) // a full disk behind a redirection, a closed pipe
            return printError({ErrorCode::Io, "the output could not be written", "standard output"});
        return status;
    } catch (const std::exception& problem) {
        return printError({ErrorCode::Io, problem.what(), "unexpected"});
    }
}

} // namespace chronoscope::app
