// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/TokenLogProbs.h"

#include "core/backend/protocol/ReplyJson.h"

namespace chronoscope::backend::protocol {

std::optional<TokenLogProb> readTokenLogProb(const nlohmann::json& entry) {
    auto token = stringAt(entry, "token");
    const auto logProb = logProbAt(entry, "logprob");
    if (!token || !logProb) return std::nullopt;
    TokenLogProb read{std::move(*token), *logProb, {}};
    const nlohmann::json* top = member(entry, "top_logprobs");
    if (!top || !top->is_array()) return read;
    for (const auto& other : *top) {
        auto text = stringAt(other, "token");
        const auto value = logProbAt(other, "logprob");
        if (text && value) read.top.emplace_back(std::move(*text), *value);
    }
    return read;
}

std::optional<std::vector<TokenLogProb>> readTokenLogProbs(const nlohmann::json& list) {
    if (!list.is_array()) return std::nullopt;
    std::vector<TokenLogProb> all;
    for (const auto& entry : list) {
        auto read = readTokenLogProb(entry);
        if (!read) return std::nullopt;
        all.push_back(std::move(*read));
    }
    return all;
}

} // namespace chronoscope::backend::protocol
