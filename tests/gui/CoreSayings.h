// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/support/Files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the sources say when something fails: an example of the message of every Error that they make of literals. What
/// is put into a message is a 7 in its example. Any thread.
namespace chronoscope::test {

struct CoreSaying {
    std::string place; ///< file:line
    std::string example;
};

struct CoreSayings {
    std::vector<CoreSaying> read;
    std::vector<std::string> unread; ///< places of messages that begin with no literal
};

/// Reads C++ as far as the messages of errors need it.
class SayingReader {
public:
    explicit SayingReader(std::string_view text) : m_text(text) {}

    /// Where the expression ends that begins at `at`: before a comma or a closing bracket.
    std::size_t endOf(std::size_t at) const {
        int depth = 0;
        for (; at < m_text.size(); ++at) {
            const char c = m_text[at];
            if (c == '"' || (c == '\'' && !isWord(at - 1))) {
                at = closing(at);
            } else if (c == '(' || c == '{' || c == '[') {
                ++depth;
            } else if (c == ')' || c == '}' || c == ']') {
                if (depth-- == 0) return at;
            } else if ((c == ',' || c == ';') && depth == 0) {
                return at;
            }
        }
        return m_text.size();
    }

    /// An example of the text that the expression from `at` to `end` makes: literals side by side, also within
    /// std::string() and fmt::format(), and terms added to them. None where it does not begin with such a literal.
    std::optional<std::string> example(std::size_t at, std::size_t end) const {
        std::string made;
        bool isFirst = true;
        while (true) {
            const std::size_t plus = termEnd(at, end);
            const auto term = literal(at, plus);
            if (!term && isFirst) return std::nullopt;
            made += term.value_or("7");
            isFirst = false;
            if (plus >= end) return made;
            at = plus + 1;
        }
    }

private:
    bool isWord(std::size_t at) const {
        return at < m_text.size() && (std::isalnum(static_cast<unsigned char>(m_text[at])) != 0 || m_text[at] == '_');
    }

    /// The quotation mark that ends what begins with one at `at`.
    std::size_t closing(std::size_t at) const {
        const char mark = m_text[at];
        for (++at; at < m_text.size() && m_text[at] != mark; ++at)
            if (m_text[at] == '\\') ++at;
        return at;
    }

    /// The next + that stands in no brackets, or `end`.
    std::size_t termEnd(std::size_t at, std::size_t end) const {
        int depth = 0;
        for (; at < end; ++at) {
            const char c = m_text[at];
            if (c == '"' || (c == '\'' && !isWord(at - 1)))
                at = closing(at);
            else if (c == '(' || c == '{' || c == '[')
                ++depth;
            else if (c == ')' || c == '}' || c == ']')
                --depth;
            else if (c == '+' && depth == 0)
                return at;
        }
        return end;
    }

    std::size_t skipSpace(std::size_t at, std::size_t end) const {
        while (at < end && std::isspace(static_cast<unsigned char>(m_text[at])) != 0)
            ++at;
        return at;
    }

    /// The text of a term that is literals, or std::string or fmt::format of them.
    std::optional<std::string> literal(std::size_t at, std::size_t end) const {
        at = skipSpace(at, end);
        constexpr std::string_view kFormat = "fmt::format(", kString = "std::string(";
        const bool isFormat = m_text.substr(at, kFormat.size()) == kFormat;
        const bool isString = m_text.substr(at, kString.size()) == kString;
        if (isFormat || isString) {
            at += isFormat ? kFormat.size() : kString.size();
            const auto inner = literals(at, endOf(at));
            return inner && isFormat ? withGaps(*inner) : inner;
        }
        return literals(at, end);
    }

    /// Literals that stand side by side, and nothing else.
    std::optional<std::string> literals(std::size_t at, std::size_t end) const {
        std::string made;
        bool isAny = false;
        for (at = skipSpace(at, end); at < end; at = skipSpace(at, end)) {
            if (m_text[at] != '"') return std::nullopt;
            const std::size_t close = closing(at);
            made += plain(m_text.substr(at + 1, close - at - 1));
            isAny = true;
            at = close + 1;
        }
        return isAny ? std::optional(made) : std::nullopt;
    }

    /// A literal's text as the program has it.
    static std::string plain(std::string_view written) {
        std::string made;
        for (std::size_t i = 0; i < written.size(); ++i) {
            const bool escapes = written[i] == '\\' && i + 1 < written.size();
            if (!escapes) {
                made += written[i];
                continue;
            }
            const char letter = written[++i];
            made += letter == 'n' ? '\n' : letter == 't' ? '\t' : letter;
        }
        return made;
    }

    /// {} and {:.2f} are gaps, {{ and }} are braces.
    static std::string withGaps(std::string_view format) {
        std::string made;
        for (std::size_t i = 0; i < format.size(); ++i) {
            const char c = format[i];
            const bool isDouble = i + 1 < format.size() && format[i + 1] == c && (c == '{' || c == '}');
            if (isDouble) {
                made += c;
                ++i;
            } else if (c == '{') {
                i = std::min(format.find('}', i), format.size() - 1);
                made += '7';
            } else {
                made += c;
            }
        }
        return made;
    }

    std::string_view m_text;
};

/// Functions of core's folders, outside of studies and sources, whose first argument is a message.
constexpr std::array<std::string_view, 15> kSayers{"badBook(",     "badPrice(", "invalid(", "badFigures(", "badReply(",
                                                   "unsupported(", "ignored(",  "unfit(",   "refusal(",    "badLine(",
                                                   "badElement(",  "noText(",   "broken(",  "unreadable(", "wrong("};

inline CoreSayings coreSayings() {
    CoreSayings all;
    for (const char* folder : {"core", "ui"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source(folder))) {
            const auto extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".h") continue;
            const std::string text = readFile(entry.path().string());
            const std::string name = std::filesystem::relative(entry.path(), source("")).string();
            const SayingReader reader(text);
            const auto take = [&](std::size_t at, bool mayBeOther) {
                const std::string place =
                    name + ":" +
                    std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
                if (auto example = reader.example(at, reader.endOf(at)))
                    all.read.push_back({place, std::move(*example)});
                else if (!mayBeOther)
                    all.unread.push_back(place);
            };
            constexpr std::string_view kCode = "{ErrorCode::";
            for (std::size_t at = text.find(kCode); at != std::string::npos; at = text.find(kCode, at + 1)) {
                const std::size_t comma =
                    text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", at + kCode.size());
                if (comma != std::string::npos && text[comma] == ',') take(comma + 1, false);
            }
            if (!name.starts_with("core/") || name.starts_with("core/studies") || name.starts_with("core/sources"))
                continue;
            for (const std::string_view sayer : kSayers)
                for (std::size_t at = text.find(sayer); at != std::string::npos; at = text.find(sayer, at + 1))
                    if (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '(')) take(at + sayer.size(), true);
        }
    return all;
}

} // namespace chronoscope::test
