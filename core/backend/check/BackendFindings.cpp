// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/BackendFindings.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace chronoscope::backend {

namespace {
constexpr double kCertain = 1.001; // sums of probabilities are rounded

/// Sampling fields whose names may turn up in a server's refusal.
constexpr const char* kFields[] = {"temperature",
                                   "top_p",
                                   "top_k",
                                   "min_p",
                                   "seed",
                                   "max_tokens",
                                   "frequency_penalty",
                                   "presence_penalty",
                                   "repetition_penalty",
                                   "logprobs",
                                   "top_logprobs",
                                   "stop"};

/// A sure token may well have 0, but then its alternatives lie below.
bool allZero(const std::vector<TokenLogProb>& tokens) {
    const bool chosen =
        std::all_of(tokens.begin(), tokens.end(), [](const TokenLogProb& one) { return one.logProb == 0; });
    if (tokens.size() > 1) return chosen;
    const auto below = [](const auto& other) { return other.second < 0; };
    return chosen && std::none_of(tokens.front().top.begin(), tokens.front().top.end(), below);
}
} // namespace

std::pair<Light, std::string> judgeGenerated(const std::vector<TokenLogProb>& tokens) {
    if (tokens.empty()) return {Light::Amber, "the server sends none, or such as cannot be true (0, −9999, null)"};
    if (allZero(tokens)) return {Light::Amber, "all log-probabilities are 0: the server makes them up"};
    double largestSum = 0;
    for (const TokenLogProb& token : tokens) {
        double total = 0;
        for (const auto& [text, logProb] : token.top)
            total += std::exp(logProb);
        largestSum = std::max(largestSum, total);
    }
    if (largestSum > kCertain)
        return {Light::Amber, fmt::format("the alternatives' probabilities add up to {:.3f}", largestSum)};
    return {Light::Green, fmt::format("{}, finite and at most 0, alternatives add up to at most {:.3f}",
                                      counted(tokens.size(), "token"), largestSum)};
}

std::set<std::string> rejectedFields(const BackendError& error) {
    std::set<std::string> fields;
    if (error.kind != ErrorKind::BadRequest) return fields;
    const std::string said = error.message + error.body;
    for (const std::string field : kFields)
        if (said.find("'" + field + "'") != std::string::npos || said.find("`" + field + "`") != std::string::npos)
            fields.insert(field);
    return fields;
}

void noteConfiguration(const ModelReply& reply, std::set<std::string>& configurations) {
    constexpr std::size_t kMost = 8;
    constexpr std::size_t kLongest = 100;
    const auto* said = std::get_if<Completion>(&reply);
    if (!said || said->systemFingerprint.empty() || said->systemFingerprint.size() > kLongest) return;
    if (configurations.size() < kMost) configurations.insert(said->systemFingerprint);
}

bool namesRed(std::string_view text) {
    return (U' ' + text::lowerAlphanumeric(text) + U' ').find(U" red ") != std::u32string::npos;
}

double sum(const std::vector<TokenLogProb>& tokens) {
    double total = 0;
    for (const TokenLogProb& token : tokens)
        total += token.logProb;
    return total;
}

std::string inQuotes(std::string_view text) {
    constexpr std::size_t kShown = 60;
    text = text::trim(text);
    std::string shown(text.substr(0, kShown));
    while (!shown.empty() && !text::isUtf8(shown))
        shown.pop_back();
    return "“" + text::replaceAll(std::move(shown), "\n", " ") + (text.size() > kShown ? "…”" : "”");
}

std::string why(const BackendError& error) {
    return fmt::format("{}{}", error.message, error.httpStatus ? fmt::format(" (HTTP {})", error.httpStatus) : "");
}

std::string counted(std::size_t number, std::string_view thing) {
    return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

} // namespace chronoscope::backend
