// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/LlmJudge.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <charconv>
#include <system_error>

namespace chronoscope::mined {

namespace {
constexpr std::string_view kJudgeSystem = "You are a professional evaluation assistant. Compare a prediction with the "
                                          "standard answer and return only a floating-point number between 0 and 1.";
constexpr std::string_view kCriteria = "Score how well the prediction agrees with the standard answer:\n"
                                       "1.0: it names the same thing, also in other words.\n"
                                       "0.8-0.9: nearly the same; what is missing or added is small.\n"
                                       "0.6-0.7: largely right, with a part that is missing or wrong.\n"
                                       "0.4-0.5: partly right, as where only a surname is shared.\n"
                                       "0.0-0.3: something else, or no answer.\n"
                                       "Return the number alone, rounded to 2 decimal places.\n";

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// End of the number that begins at `at`: digits with a fraction, or a fraction alone; `at` where none does.
std::size_t endOfNumber(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    if (end + 1 < text.size() && text[end] == '.' && isDigit(text[end + 1])) {
        ++end;
        while (end < text.size() && isDigit(text[end]))
            ++end;
    }
    return end;
}

std::optional<double> numberOf(std::string text) {
    if (text.starts_with('.')) text.insert(0, 1, '0');
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}
} // namespace

JudgePrompt judgePrompt(const std::vector<std::string>& golds, std::string_view reply) {
    std::string right;
    for (const std::string& gold : golds)
        right += (right.empty() ? "" : " or ") + gold;
    return {std::string(kJudgeSystem),
            fmt::format("{}\nStandard Answer: {}\nPrediction: {}\nYour Answer:", kCriteria, right, reply)};
}

std::optional<double> judgedScore(std::string_view answer) {
    const std::string_view text = text::trim(answer);
    std::optional<std::string> only;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = endOfNumber(text, at);
        if (end == at) {
            ++at;
            continue;
        }
        if (only) return std::nullopt;
        const std::string_view before = text.substr(0, at);
        const bool negative = before.ends_with('-') || before.ends_with("\u2212");
        only = (negative ? "-" : "") + std::string(text.substr(at, end - at));
        at = end;
    }
    const auto value = only ? numberOf(*only) : std::nullopt;
    if (!value || *value < 0 || *value > 1) return std::nullopt;
    return numberOf(fmt::format("{:.2f}", *value)); // of the number itself, halves to even: as Python's round(v, 2)
}

void JudgeAgreement::add(std::optional<double> score, bool cem) {
    if (!score) {
        ++unparsable;
        return;
    }
    ++replies;
    const bool right = *score >= kRight;
    ++(right ? (cem ? bothRight : onlyJudge) : (cem ? onlyCem : bothWrong));
    (cem ? sumWhereRight : sumWhereWrong) += *score;
}

std::optional<double> JudgeAgreement::agreed() const {
    if (replies == 0) return std::nullopt;
    return static_cast<double>(bothRight + bothWrong) / static_cast<double>(replies);
}

std::optional<double> JudgeAgreement::kappa() const {
    if (replies == 0) return std::nullopt;
    const auto all = static_cast<double>(replies);
    const double judgeRight = static_cast<double>(bothRight + onlyJudge) / all;
    const double cemRight = static_cast<double>(bothRight + onlyCem) / all;
    const double chance = judgeRight * cemRight + (1 - judgeRight) * (1 - cemRight);
    if (chance >= 1) return std::nullopt;
    return (*agreed() - chance) / (1 - chance);
}

} // namespace chronoscope::mined
