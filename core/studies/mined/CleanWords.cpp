// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/CleanWords.h"

#include "core/base/Text.h"
#include "core/studies/mined/QuestionText.h"

#include <algorithm>
#include <string_view>

namespace chronoscope::mined {

namespace {
constexpr int kEraRules = 3; ///< the first version that writes years so

/// `text` with `from`, where it begins so, replaced.
void replaceStart(std::string& text, std::string_view from, std::string_view to) {
    if (text.starts_with(from)) text.replace(0, from.size(), to);
}
void replaceEnd(std::string& text, std::string_view from, std::string_view to) {
    if (text.ends_with(from)) text.replace(text.size() - from.size(), from.size(), to);
}
void replaceOnce(std::string& text, std::string_view from, std::string_view to) {
    if (const std::size_t at = text.find(from); at != std::string::npos) text.replace(at, from.size(), to);
}

/// "…in the image? in 2007" asks its year behind the mark.
void moveMark(std::string& text) {
    const std::size_t mark = text.find('?');
    if (mark == std::string::npos || mark + 1 == text.size()) return;
    text.erase(mark, 1);
    text += '?';
}

/// A club was played for in the past, and will be in the future.
void fitTense(std::string& text, const Item& item) {
    switch (item.task) {
    case Task::TIA:
    case Task::TSA:
    case Task::FMC:
    case Task::PMC:
    case Task::PUD:
        replaceStart(text, "Which club does ", "Which club did ");
        replaceEnd(text, " plays for", " played for");
        return;
    case Task::ITC:
        replaceStart(text, "Which club does ", "Which club did ");
        replaceStart(text, "Who is ", "Who was ");
        replaceEnd(text, " plays for", " played for");
        replaceEnd(text, " is", " was");
        return;
    case Task::FUD:
        replaceStart(text, "Who is ", "Who will be ");
        replaceStart(text, "Which club does ", "Which club will ");
        replaceEnd(text, " is", " will be");
        replaceEnd(text, " plays for", " will play for");
        return;
    default: return;
    }
}

/// "Where is the host country of X in 2075?"
void fitTenseOfPlaces(std::string& text, const Item& item) {
    constexpr std::string_view kIs = "Where is ";
    if (!text.starts_with(kIs)) return;
    if (item.task == Task::ITC) replaceStart(text, kIs, "Where was ");
    const std::size_t year = text.rfind(" in ");
    if (item.task != Task::FUD || year == std::string::npos) return;
    text.insert(year, " be");
    replaceStart(text, kIs, "Where will ");
}

/// "A and B all were CEO of X, respectively. Can you identify which one the former CEO of was?"
void rewriteRanking(std::string& text, Configuration configuration) {
    const std::size_t end = text.find(", respectively. ");
    if (end == std::string::npos) return;
    text.resize(end);
    replaceOnce(text, " all were ", " were both ");
    text += completes(configuration) ? ". The one who was so first was" : ". Which of them was so first?";
}

/// "A served as the CEO of X in 1996. Can you identify who occupied this position after 15 years?"
void rewriteCalculation(std::string& text, Configuration configuration) {
    const auto sum = calculationOf(text);
    const std::size_t end = text.rfind(completes(configuration) ? ". Please identify" : ". Can you identify");
    if (!sum || end == std::string::npos) return;
    text.resize(end);
    if (sum->unit == DistanceUnit::Days) replaceEnd(text, "in " + sum->date, "on " + sum->date);
    const int distance = sum->distance < 0 ? -sum->distance : sum->distance;
    std::string unit(name(sum->unit));
    if (distance == 1) unit.pop_back();
    const std::string when = std::to_string(distance) + " " + unit + (sum->distance < 0 ? " earlier" : " later");
    text += completes(configuration) ? ". The person in this position " + when + " was"
                                     : ". Who was in this position " + when + "?";
}

/// "Does A the current CEO of X?" lacks its verb, and so does "Was the footballer in the image  A from …?"
void rewriteAssertion(std::string& text, const Item& item, bool takesYears) {
    std::string name = assertedName(item, Holders::of(item.attributes));
    if (name.empty()) name = extraText(item, "current_answer_original"); // one who is not in the list
    if (name.empty()) return;
    for (const auto& [start, verb] : {std::pair("Does ", " is "), std::pair("Did ", " was ")})
        replaceOnce(text, start + name + " the ", "Is it true that " + name + verb + "the ");
    for (const char* start : {"Was ", "Did "})
        for (const char* time : {" from ", " in "}) {
            const std::size_t at = text.find("  " + name + time);
            if (at == std::string::npos || (time == std::string_view(" in ") && !takesYears)) continue;
            text.replace(at, 2, " play for ");
            replaceOnce(text, std::string(". ") + start, ". Did ");
        }
    if (text.find(" play for ") != std::string::npos) replaceOnce(text, ". Is the ", ". Does the ");
    replaceOnce(text, "medalist the competition", "medalist in the competition");
}
/// Years after “in”, “from” and “to” with their era: "In 42 BCE" for "In -42".
std::string withEra(std::string_view text) {
    const auto digitAt = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    const auto isBehindWord = [&](std::size_t at) {
        for (const std::string_view word : {"in ", "In ", "from ", "From ", "to "}) {
            const std::string_view before = text.substr(0, at);
            const std::size_t begin = before.size() - std::min(before.size(), word.size());
            if (before.ends_with(word) && (begin == 0 || text[begin - 1] == ' ')) return true;
        }
        return false;
    };
    std::string said;
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::size_t end = at + 1;
        while (digitAt(end))
            ++end;
        const bool isYear = text[at] == '-' && end > at + 1 && isBehindWord(at) && !text.substr(end).starts_with('-');
        if (!isYear) {
            said += text[at];
            continue;
        }
        said += std::string(text.substr(at + 1, end - at - 1)) + " BCE";
        at = end - 1;
    }
    return said;
}
} // namespace

std::string cleanContext(const std::string& context, int rules) {
    return rules < kEraRules ? context : withEra(context);
}

std::string cleanWords(const Item& item, Configuration configuration, int rules) {
    const bool isFirst = rules == 1;
    std::string text = publicWords(item, configuration);
    if (item.task == Task::ATE) rewriteAssertion(text, item, !isFirst);
    text = text::replaceAll(std::move(text), "in the image in the image", "in the image");
    while (text.find("  ") != std::string::npos)
        text = text::replaceAll(std::move(text), "  ", " ");
    if (item.task == Task::RK) rewriteRanking(text, configuration);
    if (item.task == Task::CA) rewriteCalculation(text, configuration);
    moveMark(text);
    fitTense(text, item);
    if (!isFirst) fitTenseOfPlaces(text, item);
    return rules < kEraRules ? text : withEra(text);
}

} // namespace chronoscope::mined
