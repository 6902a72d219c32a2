// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandTree.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <functional>

namespace chronoscope::app {

namespace {
void eachCommand(const CommandNode& node, const std::function<void(const CommandNode&)>& visit) {
    visit(node);
    for (const CommandNode& command : node.commands)
        eachCommand(command, visit);
}

/// In single quotes, which bash and zsh read as it is.
std::string shellText(const std::string& text) {
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

/// The paths below the root, as patterns of a case.
std::string paths(const CommandNode& root) {
    std::string out;
    for (const CommandNode& first : root.commands)
        eachCommand(first, [&](const CommandNode& node) { out += (out.empty() ? "" : "|") + shellText(node.path); });
    return out;
}

/// Which command the words before the last are of; the same in bash and zsh but for how words are counted.
std::string findPath(const CommandNode& root, int firstWord, const char* last, const char* word) {
    return fmt::format("    local path=chronoscope i\n"
                       "    for ((i = {}; i < {}; i++)); do\n"
                       "        case \"$path {}\" in\n"
                       "            {}) path=\"$path {}\" ;;\n"
                       "        esac\n"
                       "    done\n",
                       firstWord, last, word, paths(root), word);
}

std::string bash(const CommandNode& root) {
    std::string values, words;
    eachCommand(root, [&](const CommandNode& node) {
        std::string all;
        for (const CommandNode& command : node.commands)
            all += command.name + " ";
        for (const CommandOption& option : node.options) {
            if (option.isPlace) continue;
            all += listed(option.names, " ") + " ";
            if (option.value.empty()) continue;
            std::string patterns;
            for (const std::string& name : option.names)
                patterns += (patterns.empty() ? "" : "|") + shellText(node.path + ":" + name);
            values +=
                fmt::format("        {}) choices={} isValue=1 ;;\n", patterns, shellText(listed(option.choices, " ")));
        }
        words += fmt::format("        {}) choices={} ;;\n", shellText(node.path), shellText(all));
    });
    return "# Completion of chronoscope for bash, made of its own commands by `chronoscope completions bash`.\n"
           "_chronoscope() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} choices='' isValue=''\n" +
           findPath(root, 1, "COMP_CWORD", "${COMP_WORDS[i]}") + "    case \"$path:$before\" in\n" + values +
           "    esac\n"
           "    [ -n \"$isValue\" ] || case \"$path\" in\n" +
           words +
           "    esac\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$word\")\n"
           "    # A file may stand wherever no option begins and no list of values is complete.\n"
           "    if [[ $word != -* ]] && [ -z \"$isValue\" -o -z \"$choices\" ]; then\n"
           "        local files\n"
           "        mapfile -t files < <(compgen -f -- \"$word\")\n"
           "        COMPREPLY+=(\"${files[@]}\")\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _chronoscope chronoscope\n";
}

/// For a specification of _arguments: its own characters are escaped.
std::string zshText(const std::string& text) {
    std::string out;
    for (const char c : text)
        out += std::string_view("[]:\\").find(c) == std::string_view::npos ? std::string(1, c) : std::string("\\") + c;
    return out;
}

std::string zshOption(const CommandOption& option) {
    std::string action;
    if (!option.value.empty() || option.isPlace)
        action = ":" + zshText(option.isPlace ? option.names[0] : option.value) + ":" +
                 (option.choices.empty() ? "_files" : "(" + listed(option.choices, " ") + ")");
    if (option.isPlace) return "            " + shellText("*" + action) + " \\\n";
    std::string out;
    for (const std::string& name : option.names)
        out += "            " + shellText("*" + name + "[" + zshText(option.description) + "]" + action) + " \\\n";
    return out;
}

std::string zsh(const CommandNode& root) {
    std::string cases;
    eachCommand(root, [&](const CommandNode& node) {
        cases += fmt::format("        {})\n", shellText(node.path));
        if (!node.commands.empty()) {
            cases += "            local -a commands=(\n";
            for (const CommandNode& command : node.commands)
                cases += "                " + shellText(command.name + ":" + zshText(command.description)) + "\n";
            cases += "            )\n            _describe -t commands command commands\n";
        }
        cases += "            _arguments -S \\\n";
        bool hasPlace = false;
        for (const CommandOption& option : node.options) {
            if (option.isPlace && hasPlace) continue; // one says what stands in every place
            hasPlace = hasPlace || option.isPlace;
            cases += zshOption(option);
        }
        cases += "            && return 0\n            ;;\n";
    });
    return "#compdef chronoscope\n"
           "# Completion of chronoscope for zsh, made of its own commands by `chronoscope completions zsh`.\n"
           "_chronoscope() {\n" +
           findPath(root, 2, "CURRENT", "${words[i]}") +
           "    local -a parts=(${(s: :)path})\n"
           "    words=(\"${(@)words[${#parts},-1]}\")\n"
           "    (( CURRENT -= ${#parts} - 1 ))\n"
           "    case \"$path\" in\n" +
           cases +
           "    esac\n"
           "}\n"
           "_chronoscope \"$@\"\n";
}

/// In single quotes as fish reads them.
std::string fishText(const std::string& text) {
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    return out + "'";
}

std::string fish(const CommandNode& root) {
    std::string known, lines;
    eachCommand(root, [&](const CommandNode& node) {
        if (&node != &root) known += " " + fishText(node.path);
        const std::string at = "complete -c chronoscope -n \"__chronoscope_at " + fishText(node.path) + "\"";
        for (const CommandNode& command : node.commands)
            lines += fmt::format("{} -a {} -d {}\n", at, command.name, fishText(command.description));
        for (const CommandOption& option : node.options) {
            if (option.isPlace) continue;
            std::string line = at;
            for (const std::string& name : option.names)
                line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (!option.value.empty())
                line += option.choices.empty() ? " -r" : " -x -a " + fishText(listed(option.choices, " "));
            lines += line + " -d " + fishText(option.description) + "\n";
        }
    });
    return "# Completion of chronoscope for fish, made of its own commands by `chronoscope completions fish`.\n"
           "function __chronoscope_at\n"
           "    set -l path chronoscope\n"
           "    for word in (commandline -opc)[2..-1]\n"
           "        if contains -- \"$path $word\"" +
           known +
           "\n"
           "            set path \"$path $word\"\n"
           "        end\n"
           "    end\n"
           "    test \"$path\" = \"$argv\"\n"
           "end\n" +
           lines;
}
} // namespace

std::string completions(const CommandNode& root, const std::string& shell) {
    if (shell == "bash") return bash(root);
    if (shell == "zsh") return zsh(root);
    return shell == "fish" ? fish(root) : std::string();
}

} // namespace chronoscope::app
