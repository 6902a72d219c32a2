// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandTree.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <string_view>

namespace chronoscope::app {

namespace {
/// "csv" and "json" of a type name like "TEXT:{csv,json}".
std::vector<std::string> choicesIn(const std::string& type) {
    const auto open = type.find('{'), close = type.find('}', open == std::string::npos ? 0 : open);
    if (open == std::string::npos || close == std::string::npos) return {};
    return text::split(type.substr(open + 1, close - open - 1), ',');
}

CommandOption optionOf(const CLI::Option& option) {
    CommandOption out;
    out.isPlace = option.nonpositional() ? false : option.get_positional();
    if (out.isPlace)
        out.names = {option.get_single_name()};
    else {
        for (const std::string& name : option.get_snames())
            out.names.push_back("-" + name);
        for (const std::string& name : option.get_lnames())
            out.names.push_back("--" + name);
    }
    out.description = option.get_description();
    out.isRequired = option.get_required();
    if (option.get_type_size_max() == 0) return out; // a flag
    const std::string type = option.get_type_name();
    out.choices = choicesIn(type);
    out.value = type.substr(0, type.find(':'));
    if (const std::string usual = option.get_default_str(); usual != "[]" && usual != "\"\"") out.usual = usual;
    return out;
}

/// For troff: no character of the text is one of its own.
std::string troff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n'))
            (out += "\\&") += c;
        else
            out += c;
    }
    return out;
}

std::string bold(const std::string& text) { return "\\fB" + troff(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + troff(text) + "\\fR"; }

std::string manOption(const CommandOption& option) {
    std::string head;
    for (const std::string& name : option.names)
        head += (head.empty() ? "" : ", ") + (option.isPlace ? italic(name) : bold(name));
    if (!option.value.empty() && !option.isPlace) head += " " + italic(option.value);
    std::string text = troff(option.description);
    if (!option.choices.empty()) text += " (" + troff(listed(option.choices, ", ")) + ")";
    if (!option.usual.empty()) text += "; usually " + troff(option.usual);
    if (option.isRequired) text += "; required";
    return ".TP\n" + head + "\n" + text + "\n";
}

std::string manUsage(const CommandNode& node) {
    std::string out = bold(node.path);
    if (!node.commands.empty()) out += " " + italic("COMMAND");
    out += " [" + italic("OPTIONS") + "]";
    for (const CommandOption& option : node.options)
        if (option.isPlace)
            out += " " + (option.isRequired ? italic(option.names[0]) : "[" + italic(option.names[0]) + "]");
    return out;
}

void manCommands(const CommandNode& node, std::string& out) {
    for (const CommandNode& command : node.commands) {
        out +=
            fmt::format(".SS {}\n{}\n.PP\n{}.\n", troff(command.path), manUsage(command), troff(command.description));
        for (const CommandOption& option : command.options)
            out += manOption(option);
        manCommands(command, out);
    }
}
} // namespace

CommandNode commandTree(const CLI::App& app, const std::string& path) {
    CommandNode node{path, app.get_name(), app.get_description(), {}, {}};
    for (const CLI::Option* option : app.get_options())
        if (!option->get_group().empty()) node.options.push_back(optionOf(*option));
    for (const CLI::App* command : app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
        node.commands.push_back(commandTree(*command, path + " " + command->get_name()));
    return node;
}

std::string manPage(const CommandNode& root, const std::string& version) {
    std::string out = fmt::format(".TH CHRONOSCOPE 1 \"\" \"Chronoscope {}\" \"User Commands\"\n", troff(version));
    out += ".SH NAME\nchronoscope \\- find out which facts of which year a language model recalls\n";
    out += ".SH SYNOPSIS\n" + bold(root.path) + " [" + italic("FILE.chronoscope") + "]\n.br\n" + manUsage(root) + "\n";
    out +=
        ".SH DESCRIPTION\nWithout a command the window opens, on the workspace file if one is named. Every job of the "
        "window is a command too, which needs no display. Data goes to standard output, words to standard error.\n";
    out += ".SH OPTIONS\n";
    for (const CommandOption& option : root.options)
        out += manOption(option);
    out += ".SH COMMANDS\n";
    manCommands(root, out);
    out += ".SH EXIT STATUS\n";
    for (const auto& [status, meaning] : std::vector<std::pair<const char*, const char*>>{
             {"0", "done"},
             {"2", "wrong usage"},
             {"3", "bad input: file, line and reason are on standard error"},
             {"4", "the model's server failed or refused"},
             {"5", "stopped by a budget or by too many errors; can be resumed"},
             {"130", "interrupted; can be resumed"}})
        out += fmt::format(".TP\n{}\n{}\n", status, troff(meaning));
    return out;
}

} // namespace chronoscope::app
