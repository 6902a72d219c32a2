// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"

#include "app/Studies.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"

#include "core/backend/Price.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <limits>
#include <sstream>
#include <string_view>

namespace chronoscope::app {

CLI::Validator dollars() {
    return CLI::Validator(
        [](const std::string& text) {
            double amount = 0;
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), amount);
            const bool is = problem == std::errc() && end == text.data() + text.size() && amount > 0 &&
                            amount <= backend::kLargestBudget;
            return is ? std::string() : "not a number of US dollars above 0: " + text;
        },
        "DOLLARS");
}

namespace {
/// What a number that is typed has to be. CLI11 would take 0x10 for 16, 010 for 8, "inf", and the largest number for
/// one that is larger still.
enum class Number { Signed, Unsigned, Fraction };

template <typename Value> bool isWhole(const std::string& text) {
    Value value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size();
}

bool isFraction(const std::string& text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size() && std::isfinite(value);
}

/// Why the text is no such number; empty where it is one.
std::string numberFault(const std::string& text, Number number) {
    const std::string_view digits = std::string_view(text).substr(text.starts_with('-') ? 1 : 0);
    const bool isDecimal = digits.size() < 2 || digits[0] != '0' || digits[1] < '0' || digits[1] > '9';
    if (number == Number::Fraction)
        return isDecimal && isFraction(text) ? std::string() : "not a decimal number: " + text;
    if (number == Number::Unsigned)
        return isDecimal && isWhole<std::uint64_t>(text) ? std::string()
                                                         : fmt::format("not a whole number from 0 to {}: {}",
                                                                       std::numeric_limits<std::uint64_t>::max(), text);
    return isDecimal && isWhole<std::int64_t>(text)
               ? std::string()
               : fmt::format("not a whole number from {} to {}: {}", std::numeric_limits<std::int64_t>::min(),
                             std::numeric_limits<std::int64_t>::max(), text);
}

/// Every option of `command` and below that takes a number takes a decimal one that it can hold.
void wantDecimals(CLI::App& command) {
    for (CLI::Option* option : command.get_options()) {
        const std::string type = option->get_type_name();
        const bool isNumber = type.starts_with("FLOAT") || type.starts_with("INT") || type.starts_with("UINT");
        if (!isNumber) continue;
        const Number number = type.starts_with("FLOAT")  ? Number::Fraction
                              : type.starts_with("UINT") ? Number::Unsigned
                                                         : Number::Signed;
        option->check(
            CLI::Validator([number](const std::string& text) { return numberFault(text, number); }, std::string()));
    }
    for (CLI::App* below : command.get_subcommands({}))
        wantDecimals(*below);
}
} // namespace

namespace {
/// Everything that can be typed; the sub-command chosen sets `action`.
void addCommands(CLI::App& root, Action& action, MoreCommands more) {
    root.set_version_flag("--version", CHRONOSCOPE_VERSION);
    root.set_help_all_flag("--help-all", "Help on every sub-command");
    root.require_subcommand(1);
    root.option_defaults()->always_capture_default(); // shown in the help
    // Taken by main() before all else, since the window has it too; here it is for the help alone.
    root.add_option("--log-level",
                    "How much the program's own log tells: off, error, warning, info or debug; before all "
                    "else (default: info)")
        ->type_name("LEVEL");
    root.footer("Without a sub-command: chronoscope [FILE.chronoscope] opens the window.");
    addImportCommand(root, action);
    addBuildCommand(root, action);
    addDistractCommand(root, action);
    addSampleCommand(root, action);
    addAskCommand(root, action);
    addRunCommands(root, action);
    addScoringCommands(root, action);
    addInspectCommands(root, action);
    addBackendCommands(root, action);
    addBatchCommands(root, action);
    addTraverseCommand(root, action);
    addAnnotateCommand(root, action);
    addFactCommands(root, action);
    addStressCommand(root, action);
    addMinedCommands(root, action);
    addConstructCommands(root, action);
    addEditCommand(root, action);
    addEditsCommand(root, action);
    addRateCommand(root, action);
    addJudgeRunCommand(root, action);
    addReportCommand(root, action);
    addExchangeCommands(root, action);
    addCheckCommands(root, action);
    addDiagnoseCommand(root, action);
    addDescribeCommands(root, action);
    addJudgeCommand(root, action);
    for (const AddCommand add : studyCommands())
        add(root, action);
    for (const AddCommand add : more)
        add(root, action);
    wantDecimals(root);
}

constexpr const char* kAbout = "Chronoscope: which facts of which year a language model recalls";
} // namespace

bool isCommand(int argc, const char* const* argv, MoreCommands more) {
    if (argc < 2) return false;
    CLI::App root(kAbout);
    Action action;
    addCommands(root, action, more);
    const std::string_view first = argv[1];
    const auto commands = root.get_subcommands({});
    return first == "help" || root.get_option_no_throw(std::string(first)) != nullptr ||
           std::any_of(commands.begin(), commands.end(), [&](const CLI::App* one) { return one->get_name() == first; });
}

int runCommandLine(int argc, const char* const* argv, MoreCommands more) {
    CLI::App root(kAbout, "chronoscope");
    Action action;
    addCommands(root, action, more);
    try {
        root.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        const bool wanted = problem.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
        std::ostringstream out, problems;
        root.exit(problem, out, problems);
        printOut(out.str());
        printLines(problems.str());
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
