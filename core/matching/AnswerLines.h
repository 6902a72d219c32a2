// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::matching {

/// Where the answer stands in a reply that is read leniently: behind thoughts, inside "```", a JSON object or
/// "\boxed{…}"; on the first line that does not merely announce one. Where that line is talk or a whole sentence, on
/// the first line with an answer mark ("A.", "A:", "Answer:", "The answer is", in emphasis or not). A reply that runs
/// on into a new question ends there, and of one that runs on for ever no more is read than an answer could stand in.
/// Lives on the stack of one call; the views point into it.
class AnswerLines {
public:
    explicit AnswerLines(std::string_view reply);
    AnswerLines(const AnswerLines&) = delete;
    AnswerLines& operator=(const AnswerLines&) = delete;

    std::string_view first;               ///< tidied, without its mark; empty: the reply holds no answer
    std::vector<std::string_view> others; ///< where else a letter or a truth value may stand: below it, then before
    bool marked = false;                  ///< `first` stood behind "A.", which may be an option's letter too
    bool bareLetterA = false;             ///< nothing stood behind "A."

private:
    void choose(std::vector<std::string_view> lines);

    std::string m_said;
};

/// What is left of an answer without what it denies: "x, not y" is x, "not y but x" is x; nothing where it only denies.
/// Only names, numbers and what stands in brackets are denied: "not later than 30 days" is an answer.
std::optional<std::string_view> withoutDenied(std::string_view answer);

} // namespace chronoscope::matching
