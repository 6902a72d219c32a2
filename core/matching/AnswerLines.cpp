// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/AnswerLines.h"

#include "core/base/Text.h"
#include "core/matching/AnswerExtractor.h"
#include "core/matching/Words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace chronoscope::matching {

using text::startsWithIgnoringCase;
using text::trim;

namespace {
enum class Mark { None, LetterA, Words, Said }; ///< Said: "the answer is", without a colon

/// More of a reply than that, without its thoughts, is not searched for an answer; nor more lines behind the answer.
constexpr std::size_t kMostSaid = 65'536;
constexpr std::size_t kMostBelow = 64;

constexpr std::array<std::string_view, 6> kBeforeAnswer{"the ", "my ", "final ", "correct ", "right ", "best "};
constexpr std::array<std::string_view, 6> kTalk{"sure", "certainly", "of course", "okay", "ok", "understood"};

std::string_view trimmed(std::string_view text, std::string_view ornaments) {
    while (!text.empty() && (ornaments.find(text.front()) != std::string_view::npos || text.front() == ' '))
        text.remove_prefix(1);
    return text;
}

/// Skips "answer:" and "the answer is" in their forms.
Mark skipAnswerWords(std::string_view& line) {
    std::string_view rest = line;
    for (bool again = true; again;) {
        const auto word = std::find_if(kBeforeAnswer.begin(), kBeforeAnswer.end(),
                                       [&](std::string_view one) { return startsWithIgnoringCase(rest, one); });
        again = word != kBeforeAnswer.end();
        if (again) rest.remove_prefix(word->size());
    }
    if (!startsWithIgnoringCase(rest, "answer")) return Mark::None;
    rest.remove_prefix(std::string_view("answer").size());
    rest = trimmed(rest, "*_");
    for (const std::string_view verb : {std::string_view("is"), std::string_view("was")}) {
        if (!startsWithIgnoringCase(rest, verb) || opensInWord(rest.substr(verb.size()))) continue;
        rest.remove_prefix(verb.size());
        line = trimmed(rest, ":");
        return rest.starts_with(':') ? Mark::Words : Mark::Said;
    }
    if (!rest.starts_with(':')) return Mark::None;
    line = trimmed(rest.substr(1), "");
    return Mark::Words;
}

/// Skips an answer mark: "A." and "A:" are none before a word byte ("A.C. Milan").
Mark skipMark(std::string_view& line) {
    if (line.size() >= 2 && (line[0] == 'A' || line[0] == 'a') && (line[1] == '.' || line[1] == ':')) {
        if (opensInWord(line.substr(2))) return Mark::None;
        const Mark mark = line[1] == '.' ? Mark::LetterA : Mark::Words;
        line = trim(line.substr(2));
        return mark;
    }
    return skipAnswerWords(line);
}

/// The same where emphasis stands around the line or its mark: "**A. x**", "**A.** x", "*A.*".
Mark skipMarkInEmphasis(std::string_view& line) {
    std::string_view rest = line;
    while (unwrapOnce(rest)) {
    }
    Mark mark = skipMark(rest);
    if (mark == Mark::None && rest.starts_with("**") && rest.find("**", 2) != std::string_view::npos) {
        const std::size_t close = rest.find("**", 2);
        std::string_view inside = rest.substr(2, close - 2);
        mark = skipMark(inside);
        if (mark != Mark::None && inside.empty())
            rest = trim(rest.substr(close + 2));
        else
            mark = Mark::None;
    }
    if (mark != Mark::None) line = rest;
    return mark;
}

bool isQuestion(std::string_view line) {
    line = trimmed(line, "*_`#> ");
    return startsWithIgnoringCase(line, "q.") || startsWithIgnoringCase(line, "q:") ||
           startsWithIgnoringCase(line, "question:") || line.ends_with('?');
}

/// "The object is:", "Sure!": what follows is the answer.
bool announces(std::string_view line) {
    if (line.ends_with(':')) return true;
    while (!line.empty() && std::ispunct(static_cast<unsigned char>(line.back())) != 0)
        line.remove_suffix(1);
    return std::any_of(kTalk.begin(), kTalk.end(), [&](std::string_view talk) {
        return line.size() == talk.size() && startsWithIgnoringCase(line, talk);
    });
}

/// A name, a number or something in brackets: what "not" before it denies.
bool isNamed(std::string_view text) {
    for (const std::string_view article : {std::string_view("the "), std::string_view("a "), std::string_view("an ")})
        if (text.starts_with(article)) text.remove_prefix(article.size());
    if (text.empty()) return false;
    const auto first = static_cast<unsigned char>(text.front());
    return std::isupper(first) != 0 || std::isdigit(first) != 0 || first >= 0x80 ||
           std::string_view("([\"$").find(text.front()) != std::string_view::npos;
}

bool endsSentence(std::string_view line) {
    return line.ends_with('.') || line.ends_with('!') || line.ends_with("…") || line.ends_with("。");
}

/// "Let me think of Joe Biden.": long enough to be talk about the answer, and no option with its letter.
bool isSentence(std::string_view line) {
    constexpr std::ptrdiff_t kFewestBlanks = 4;
    const bool opensWithWord =
        line.starts_with("I ") || (opensInWord(line) && line.size() > 1 && opensInWord(line.substr(1)));
    return opensWithWord && endsSentence(line) && std::count(line.begin(), line.end(), ' ') >= kFewestBlanks;
}

/// "Sure!", "Let me think.": announces an answer, or is a sentence that names nothing behind its first word.
bool isTalk(std::string_view line) {
    if (announces(line)) return true;
    if (!endsSentence(line) || !opensInWord(line)) return false;
    std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) return false;
    for (; blank != std::string_view::npos; blank = line.find(' ', blank + 1)) {
        const std::string_view word = line.substr(blank + 1);
        const bool isI = word.starts_with('I') && !opensInWord(word.substr(1));
        if (isNamed(word) && !isI) return false;
    }
    return true;
}

/// True if the answer is rather behind a mark further down than on that line. "A.", "A:" and "Answer:" are marks
/// whatever follows; "the answer is based on data up to 2023" names none.
bool leavesToMark(std::string_view plain, std::string_view marked, bool isSaid) {
    while (unwrapOnce(plain)) {
    }
    return isTalk(plain) || (isSentence(plain) && (!isSaid || isNamed(marked)));
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    text = opening(text, kMostSaid);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trim(opening(text.substr(0, end), kMostOfLine));
        if (!line.empty()) lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// What stands inside "```" lines.
std::string_view withoutFence(std::string_view text) {
    constexpr std::string_view kFence = "```";
    if (!text.starts_with(kFence)) return text;
    const std::size_t from = text.find('\n');
    if (from == std::string_view::npos) return text;
    text.remove_prefix(from + 1);
    return trim(text.substr(0, text.find(kFence)));
}

/// The value of a flat JSON object's "answer"; nothing where there is none.
std::optional<std::string> answerOfJson(std::string_view text) {
    if (!text.starts_with('{')) return std::nullopt;
    const std::size_t end = text.find('}');
    if (end == std::string_view::npos || text::nestsDeeperThan(text.substr(0, end + 1), 2)) return std::nullopt;
    const auto object = nlohmann::json::parse(text.substr(0, end + 1), nullptr, false);
    if (!object.is_object()) return std::nullopt;
    for (const auto& [key, value] : object.items()) {
        constexpr std::string_view kKey = "answer";
        if (key.size() < kKey.size() ||
            !startsWithIgnoringCase(std::string_view(key).substr(key.size() - kKey.size()), kKey))
            continue; // "final_answer" too
        if (value.is_string()) return value.get<std::string>();
        if (value.is_boolean() || value.is_number()) return value.dump();
    }
    return std::nullopt;
}

/// What stands in the last "\boxed{…}", without "\text{…}" around it; nothing where there is none.
std::optional<std::string> answerOfBox(std::string_view text) {
    constexpr std::string_view kBox = "\\boxed{";
    const std::size_t at = text.rfind(kBox);
    if (at == std::string_view::npos) return std::nullopt;
    text.remove_prefix(at + kBox.size());
    int depth = 1;
    std::size_t end = 0;
    for (; end < text.size() && depth > 0; ++end)
        depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
    if (depth != 0) return std::nullopt;
    text = trim(text.substr(0, end - 1));
    if (text.starts_with('\\') && text.ends_with('}'))
        if (const std::size_t open = text.find('{'); open != std::string_view::npos)
            text = trim(text.substr(open + 1, text.size() - open - 2));
    return std::string(text);
}

/// What was said aloud, taken out of whatever it is wrapped in.
std::string unpacked(std::string_view reply) {
    std::string thinking;
    std::string said = withoutThinking(reply, thinking);
    for (const char* space : {"\xC2\xA0", "\xE2\x80\xAF"}) // no-break spaces
        if (said.find(space) != std::string::npos) said = text::replaceAll(std::move(said), space, " ");
    const std::string_view inside = withoutFence(trim(said));
    if (auto answer = answerOfJson(inside)) return std::move(*answer);
    if (auto answer = answerOfBox(inside)) return std::move(*answer);
    return inside.size() == said.size() ? said : std::string(inside);
}

std::size_t findDenial(std::string_view answer, std::string_view words) {
    for (std::size_t at = answer.find(words); at != std::string_view::npos; at = answer.find(words, at + 1))
        if (isNamed(answer.substr(at + words.size()))) return at;
    return std::string_view::npos;
}

/// What "but" puts in the place of what "not" denies: a name too, "not x but he is old" puts nothing.
std::optional<std::string_view> putInstead(std::string_view denied) {
    constexpr std::string_view kBut = " but ";
    constexpr std::array<std::string_view, 6> kBefore{"rather ", "actually ", "instead ", "it is ", "it was ", "is "};
    const std::size_t but = denied.find(kBut);
    if (but == std::string_view::npos) return std::nullopt;
    const std::string_view behind = trim(denied.substr(but + kBut.size()));
    std::string_view name = behind;
    for (const std::string_view word : kBefore)
        if (name.starts_with(word)) name.remove_prefix(word.size());
    return isNamed(name) ? std::optional(behind) : std::nullopt;
}
} // namespace

AnswerLines::AnswerLines(std::string_view reply) : m_said(unpacked(reply)) { choose(linesOf(m_said)); }

void AnswerLines::choose(std::vector<std::string_view> lines) {
    std::optional<std::size_t> plain; // the first line that could be the answer
    bool isAnnounced = false;         // that line merely announces it
    std::size_t end = 0;              // of what belongs to this question
    Mark mark = Mark::None;
    std::size_t at = lines.size();
    for (; end < lines.size() && mark == Mark::None; ++end) {
        std::string_view line = lines[end];
        if (isQuestion(line)) {
            if (plain) break;
            continue;
        }
        mark = skipMarkInEmphasis(line);
        if (mark != Mark::None) {
            at = end;
            lines[at] = line;
        } else if (!plain || isAnnounced) {
            plain = end;
            isAnnounced = announces(line);
        }
    }
    if (mark != Mark::None && plain && !leavesToMark(lines[*plain], lines[at], mark == Mark::Said)) mark = Mark::None;
    if (mark == Mark::None && !lines.empty()) at = plain.value_or(0);
    if (at >= lines.size()) return;
    const bool isBareMark = mark != Mark::None && lines[at].empty();
    if (isBareMark && at + 1 < lines.size() && !isQuestion(lines[at + 1])) ++at; // the answer stands further down
    bareLetterA = isBareMark && lines[at].empty() && mark == Mark::LetterA;
    marked = mark == Mark::LetterA;
    first = tidied(lines[at]);
    for (const std::string_view bullet : {std::string_view("- "), std::string_view("• ")})
        if (first.starts_with(bullet)) first = tidied(trim(first.substr(bullet.size())));
    for (std::size_t i = at + 1; i < lines.size() && others.size() < kMostBelow && !isQuestion(lines[i]); ++i)
        others.push_back(lines[i]);
    if (plain && *plain < at) others.push_back(lines[*plain]);
}

std::optional<std::string_view> withoutDenied(std::string_view answer) {
    constexpr std::array<std::string_view, 5> kVerbs{" is", " was", " are", " were", " be"};
    for (const std::string_view denial : {std::string_view(" not "), std::string_view(" no longer ")}) {
        const std::string_view opening = denial.substr(1);
        const bool opens = startsWithIgnoringCase(answer, opening) && isNamed(answer.substr(opening.size()));
        const std::size_t at = opens ? 0 : findDenial(answer, denial);
        if (at == std::string_view::npos) continue;
        if (const auto instead = putInstead(answer.substr(at))) return instead;
        const std::string_view before = trim(answer.substr(0, at));
        if (before.empty()) return std::nullopt;
        if (std::any_of(kVerbs.begin(), kVerbs.end(), [&](std::string_view verb) { return before.ends_with(verb); }))
            return std::nullopt;
    }
    for (const std::string_view denial :
         {std::string_view(", not "), std::string_view(" and not "), std::string_view(" not "),
          std::string_view(" rather than "), std::string_view(" instead of ")})
        if (const std::size_t at = findDenial(answer, denial); at != std::string_view::npos)
            return trim(answer.substr(0, at));
    return answer;
}

} // namespace chronoscope::matching
