// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/ReplyReader.h"

#include "core/base/Text.h"
#include "core/matching/AnswerExtractor.h"
#include "core/studies/chroknow/traversal/PlainText.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace chronoscope::traversal {

using text::startsWithIgnoringCase;
using text::trim;

namespace {
constexpr std::size_t kRead = 4096;      // bytes of a reply
constexpr std::size_t kMaxAnswer = 1000; // bytes of an answer
constexpr std::string_view kThink = "<think>";
constexpr std::string_view kThought = "</think>";

/// What was said aloud: behind the last thought, or before the first where nothing follows.
std::string_view aloud(std::string_view reply) {
    const std::size_t closed = reply.rfind(kThought);
    std::string_view rest = closed == std::string_view::npos ? reply : reply.substr(closed + kThought.size());
    rest = trim(rest.substr(0, rest.find(kThink)));
    const std::size_t opened = reply.find(kThink);
    if (!rest.empty() || opened > reply.find(kThought)) return rest; // opened in the chat template: all was thought
    return trim(reply.substr(0, opened));
}

bool skip(std::string_view& text, std::string_view opening) {
    if (!startsWithIgnoringCase(text, opening)) return false;
    text = trim(text.substr(opening.size()));
    return true;
}

/// Emphasis and list dots before a mark: "**A. x**", "- A. x".
std::string_view withoutOrnament(std::string_view line) {
    const std::size_t from = line.find_first_not_of("*_`#>- \t");
    return from == std::string_view::npos ? std::string_view() : line.substr(from);
}

/// Emphasis that the mark took one end of: "** x" of "**A.** x", "x**" of "**A. x**".
std::string_view withoutLooseEnds(std::string_view text) {
    for (const std::string_view emphasis : {std::string_view("**"), std::string_view("*")}) {
        const std::size_t first = text.find(emphasis);
        if (first == std::string_view::npos || text.find(emphasis, first + emphasis.size()) != std::string_view::npos)
            continue;
        if (first == 0)
            text.remove_prefix(emphasis.size());
        else if (first + emphasis.size() == text.size())
            text.remove_suffix(emphasis.size());
    }
    return trim(text);
}

/// The year of a line that asks a question, "Q. In 2012, …".
std::optional<int> askedYear(std::string_view line) {
    line = withoutOrnament(line);
    const bool asks = skip(line, "Q.") || skip(line, "Q:");
    if (!asks || !skip(line, "In") || line.size() < 5 || line[4] != ',') return std::nullopt;
    int year = 0;
    const auto [end, problem] = std::from_chars(line.data(), line.data() + 4, year);
    return problem == std::errc() && end == line.data() + 4 ? std::optional(year) : std::nullopt;
}

bool sameIgnoringCase(std::string_view a, std::string_view b) {
    return a.size() == b.size() && startsWithIgnoringCase(a, b);
}

std::size_t findIgnoringCase(std::string_view line, std::string_view phrase, std::size_t from) {
    for (std::size_t at = from; at + phrase.size() <= line.size(); ++at)
        if (startsWithIgnoringCase(line.substr(at), phrase)) return at;
    return std::string_view::npos;
}

/// "not X" and "no longer X" only say what is wrong. "not later than 30 days" is an answer, and "Not" may open a title.
bool denies(std::string_view said) {
    said = withoutOrnament(said);
    for (const std::string_view denial :
         {std::string_view("not"), std::string_view("NOT"), std::string_view("no longer")}) {
        if (!said.starts_with(denial) || (said.size() > denial.size() && isWordByte(said[denial.size()]))) continue;
        const std::string_view first = trim(said.substr(denial.size()));
        const std::string_view second = trim(first.substr(std::min(first.find(' '), first.size())));
        return !first.starts_with("than ") && !second.starts_with("than ");
    }
    return false;
}
} // namespace

ReplyReader::ReplyReader(std::string_view reply, int target, std::string_view subject, std::string_view relation,
                         std::string_view noCandidate)
    : m_noCandidate(noCandidate), m_statement(std::to_string(target)) {
    m_statement.append(", ").append(subject).append(", ").append(relation).append(",");
    std::string_view rest = aloud(reply).substr(0, kRead);
    bool ofTarget = true;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trim(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (const auto year = askedYear(line))
            ofTarget = *year == target;
        else if (ofTarget && !line.empty())
            m_lines.push_back(line);
    }
}

bool ReplyReader::refused() const {
    return !m_lines.empty() && matching::extractAnswer(m_lines.front(), matching::Extraction::Lenient).refusal;
}

std::string_view ReplyReader::withoutStatement(std::string_view line) const {
    std::string_view rest = line;
    skip(rest, "In ");
    return skip(rest, m_statement) ? rest : line;
}

std::string ReplyReader::tidied(std::string_view answer) const {
    // Behind a mark of its own, so that "A. Milne" stays whole: only the first mark is taken for one.
    std::string marked("A. ");
    marked += withoutLooseEnds(answer);
    auto extracted = matching::extractAnswer(marked, matching::Extraction::Lenient);
    std::string said = std::move(extracted.answer);
    if (extracted.refusal || sameIgnoringCase(said, m_noCandidate)) return {};
    if (said.size() > 2 && said.front() == '[' && said.find(']') == said.size() - 1)
        said = said.substr(1, said.size() - 2);
    said = plainText(said, kMaxAnswer);
    return std::any_of(said.begin(), said.end(), isWordByte) ? said : std::string();
}

std::string ReplyReader::afterMark(std::string_view mark) const {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        std::string_view line = withoutOrnament(m_lines[i]);
        if (!startsWithIgnoringCase(line, mark)) continue;
        line.remove_prefix(mark.size());
        // "A.C. Milan" is a name and no answer mark.
        if (mark.ends_with('.') && !line.empty() && isWordByte(line.front())) continue;
        line = trim(line);
        if (withoutOrnament(line).empty() && i + 1 < m_lines.size()) line = m_lines[i + 1];
        if (auto answer = tidied(withoutStatement(line)); !answer.empty()) return answer;
    }
    return {};
}

std::string ReplyReader::afterStatement() const {
    for (const std::string_view line : m_lines) {
        const std::string_view plain = withoutOrnament(line);
        const std::string_view rest = withoutStatement(plain);
        if (rest.size() == plain.size()) continue;
        if (auto answer = tidied(rest); !answer.empty()) return answer;
    }
    return {};
}

std::string ReplyReader::afterPhrase(std::string_view phrase) const {
    for (const std::string_view line : m_lines) {
        for (std::size_t at = findIgnoringCase(line, phrase, 0); at != std::string_view::npos;) {
            at += phrase.size();
            std::string_view rest = line.substr(at);
            at = findIgnoringCase(line, phrase, at);
            if (!rest.empty() && isWordByte(rest.front())) continue;
            while (!rest.empty() && (rest.front() == ':' || rest.front() == ' '))
                rest.remove_prefix(1);
            if (denies(rest)) continue;
            if (auto answer = tidied(withoutStatement(rest)); !answer.empty()) return answer;
        }
    }
    return {};
}

std::string ReplyReader::whole() const {
    std::string text;
    for (const std::string_view line : m_lines)
        text.append(text.empty() ? "" : " ").append(line);
    return tidied(text);
}

} // namespace chronoscope::traversal
